import { checks } from "@x/eurocode";
import { expect, test } from "vitest";
import { type PublishedExample, verificationOverview, verificationPage } from "../src/index.ts";

const known = checks.find(({ endpoint }) => endpoint === "en-1993-1-1");
if (!known) throw new Error("no such check");

const published = (value: number, tol: number): PublishedExample => ({
  ...{ id: "ipe-300", title: "A column", source: "A book" },
  request: { members: [{ mark: "C1", profile: "IPE 300", steel_grade: "S355", length_mm: 4000, N_Ed: 100 }] },
  expect: [{ path: "members[0].values.A_mm2", value, tol }],
});

test("the manual shows a figure within its tolerance", () => {
  expect(verificationPage(known, [published(5400, 0.01)], [])).toMatch(
    /\| 5400 \| 53\d\d\.?\d* \| -0\.\d\d % \| 1\.00 %/,
  );
});

test("no page is made with a figure outside its tolerance, so that -u writes none", () => {
  const examples = [published(5400, 0.0001)];
  const why = /outside the tolerance:\nipe-300 members\[0\]\.values\.A_mm2: published 5400, ours 53/;
  expect(() => verificationPage(known, examples, [])).toThrow(why);
  expect(() => verificationOverview([{ known, examples, laws: [] }])).toThrow(why);
});
