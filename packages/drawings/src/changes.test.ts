import { diff, diffPage, type Revision } from "@x/fabrication";
import { expect, test } from "vitest";
import { pdfOf, put } from "../test/drawings/sheet.ts";
import { diffPicture, markingsOfChanges } from "./changes.ts";

const source = {
  ...{ page: 1, method: "text" as const, confidence: 1, bbox: [10, 10, 50, 20] as const },
  also: [
    { page: 1, bbox: [10, 60, 50, 70] as const },
    { page: 2, bbox: [10, 10, 50, 20] as const },
  ],
};
const of = (length_mm: number): Revision => ({
  members: [{ mark: "", section: "IPE 300", length_mm, quantity: 3, source }],
  connections: [],
  welds: [],
});

test("each label of a member is marked, what changed stands beside the first", () => {
  const changes = diff(of(6000), of(5000));
  const label = "IPE 300, length (mm) 5000 → 6000";
  expect(markingsOfChanges(changes.members, 1).map((one) => [one.box[1], one.label])).toEqual([
    [10, label],
    [60, ""],
  ]);
  expect(markingsOfChanges(changes.members, 2).map((one) => one.label)).toEqual([label]);
  expect(diffPage(changes)).toContain("<td>without mark, IPE 300</td><td>changed</td>");
});

test("as a picture: boxes on the newer drawing", async () => {
  const pdf = await pdfOf((doc) => put(doc, 20, 20, "B1 IPE 330"), [200, 100]);
  const changes = diff(of(6000), of(5000));
  const [plain, with_] = await Promise.all([
    diffPicture(pdf, diff(of(5000), of(5000)), 1),
    diffPicture(pdf, changes, 1),
  ]);
  expect([...with_.slice(1, 4)].map((code) => String.fromCharCode(code)).join("")).toBe("PNG");
  expect(Buffer.compare(plain, with_)).not.toBe(0);
});
