import { inEnglish, override } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { merge } from "./merge.ts";
import type { DrawnMember } from "./model.ts";
import { drawing } from "./understanding/interpret.ts";

const member = (mark: string, section: string, more: Partial<DrawnMember> = {}): DrawnMember => ({
  mark,
  section,
  source: { page: 1, bbox: [0, 0, 1, 1], method: "text", confidence: 0.8 },
  ...more,
});
const read = (...members: DrawnMember[]) =>
  drawing({ drawing_info: {}, members, other_rows: [], unresolved: [], warnings: [], pages: [] });

test("two readers that agree make one member of more confidence", () => {
  const both = merge([read(member("B1", "IPE 300")), read(member("B1", "IPE 300", { length_mm: 6000 }))]);
  expect(both.members).toHaveLength(1);
  expect(both.members[0]).toMatchObject({ mark: "B1", length_mm: 6000, source: { confidence: 0.96 } });
  expect(both.warnings).toEqual([]);
});

test("two readers that disagree are reported, the first one stays", () => {
  const both = merge([
    read(member("B1", "IPE 300", { length_mm: 6000 })),
    read(member("B1", "IPE 300", { length_mm: 6900 })),
  ]);
  expect(both.members).toHaveLength(1);
  expect(both.members[0]?.length_mm).toBe(6000);
  expect(both.members[0]?.source.confidence).toBeLessThan(0.6);
  expect(inEnglish(both.warnings).join()).toContain("6000 mm and 6900 mm");
});

test("a correction stays when the drawing is read again", () => {
  const corrections = [
    { mark: "B1", section: "IPE 330", length_mm: 6100 },
    { mark: "X", remove: true as const },
    { mark: "N", section: "HEB 200", quantity: 2 },
  ];
  const first = override(read(member("B1", "IPE 300", { quantity: 2 }), member("X", "IPE 300")), corrections);
  expect(
    first.members.map(({ mark, profile, length_mm, source }) => [mark, profile, length_mm, source.method]),
  ).toEqual([
    ["B1", "IPE 330", 6100, "manual"],
    ["N", "HE 200 B", undefined, "manual"],
  ]);
  expect(first.members[0]?.mass_kg).toBeCloseTo(2 * 6.1 * 49.15, 0);
  expect(inEnglish(first.warnings)).toEqual(["a correction of N: the drawing has no such mark, a member is added"]);
  expect(override(first, corrections).members).toEqual(first.members);
});

test("a correction of what is not there is said", () => {
  const { warnings } = override(read(), [
    { mark: "Z", length_mm: 100 },
    { mark: "Y", remove: true },
  ]);
  expect(inEnglish(warnings)).toEqual([
    "a correction of Z: the drawing has no such mark, and the correction names no section",
    "a correction of Y: the drawing has no such mark, nothing is removed",
  ]);
});
