import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { type Diff, diff, diffPage, type Revision, revisionOf } from "../src/revision.ts";
import { drawingOf, type Row } from "./drawings.ts";

const revision = (rows: readonly Row[]): Revision => revisionOf(assess(drawingOf(rows)));

const before: Row[] = [
  { mark: "B1", profile: "IPE 300" },
  { mark: "B2", profile: "IPE 200" },
  { mark: "C1", profile: "HE 200 B", length_mm: 4000 },
];
const after: Row[] = [
  { mark: "B1", profile: "IPE 330" },
  { mark: "C1", profile: "HE 200 B", length_mm: 4000 },
  { mark: "B3", profile: "IPE 240" },
];

describe("the difference of two revisions", () => {
  test("members by mark, connections and welds by id", () => {
    const changes = diff(revision(after), revision(before));
    expect(changes.members.added.map(({ mark, section }) => [mark, section])).toEqual([["B3", "IPE 240"]]);
    expect(changes.members.removed.map(({ mark }) => mark)).toEqual(["B2"]);
    expect(changes.members.changed).toHaveLength(1);
    expect(changes.members.changed[0]).toMatchObject({
      mark: "B1",
      before: { section: "IPE 300", utilization: expect.any(Number) },
      after: { section: "IPE 330", utilization: expect.any(Number) },
    });
    expect(changes.connections.added.map(({ id }) => id)).toEqual(["FP-B3"]);
    expect(changes.connections.removed.map(({ id }) => id)).toEqual(["FP-B2"]);
    expect(changes.connections.changed.map(({ id }) => id)).toEqual(["FP-B1"]);
    expect(changes.welds.added.map(({ id }) => id)).toEqual(["W-FP-B3-plate"]);
  });

  test("a mark that repeats is paired by what is equal first", () => {
    const twice: Row[] = [
      { mark: "B1", profile: "IPE 300", length_mm: 5000 },
      { mark: "B1", profile: "IPE 300", length_mm: 6000 },
    ];
    const turned = [twice[1] ?? { profile: "" }, twice[0] ?? { profile: "" }];
    expect(diff(revision(turned), revision(twice)).members).toEqual({ added: [], removed: [], changed: [] });
  });

  const profiles = ["IPE 200", "IPE 300", "HE 160 A", "SHS 100x100x5"];
  const anyRows = fc.array(
    fc.record({
      mark: fc.constantFrom("A1", "A2", "a 1", "B1", ""),
      profile: fc.constantFrom(...profiles),
      length_mm: fc.constantFrom(3000, 4000),
    }),
    { maxLength: 5 },
  );

  test("diff(a, a) is empty; diff(b, a) mirrors diff(a, b)", () => {
    fc.assert(
      fc.property(anyRows, anyRows, (a, b) => {
        const [one, other] = [revision(a), revision(b)];
        for (const part of Object.values(diff(one, one))) expect(part).toEqual({ added: [], removed: [], changed: [] });
        expect(mirrored(diff(one, other))).toEqual(diff(other, one));
      }),
      { numRuns: 40 },
    );
  });

  test("as a page: readable, without scripts, whatever the marks", () => {
    const hostile = diff(
      revision([{ mark: "<script>alert(1)</script>", profile: "IPE 300" }, ...after]),
      revision(before),
    );
    const page = diffPage(hostile);
    expect(page).not.toContain("<script>");
    expect(page).toContain("&lt;script&gt;");
    expect(page).toMatch(/section <del>IPE 300<\/del> → <ins>IPE 330<\/ins>/);
    expect(page).toContain("1 removed, 1 changed");
    expect(diffPage(diff(revision(before), revision(before)))).toContain("No change.");
  });
});

function mirrored({ members, connections, welds }: Diff): Diff {
  const turn = <T, C extends { before: T; after: T }>(part: {
    added: readonly T[];
    removed: readonly T[];
    changed: readonly C[];
  }) => ({
    added: part.removed,
    removed: part.added,
    changed: part.changed.map((one) => ({ ...one, before: one.after, after: one.before })),
  });
  return { members: turn(members), connections: turn(connections), welds: turn(welds) };
}
