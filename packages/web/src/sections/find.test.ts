import { expect, test } from "vitest";
import { familiesOf, foundSections } from "./find.ts";

const names = (wanted: string, family?: string) => foundSections(wanted, family).map(({ designation }) => designation);

test("a section is found by any usual spelling, by parts of its name, within its family", () => {
  expect(names("HEB 200")[0]).toBe("HE 200 B");
  expect(names("ipe300")[0]).toBe("IPE 300");
  expect(names("200 b")).toContain("HE 200 B");
  expect(names("300", "IPE")).toContain("IPE 300");
  expect(names("300", "IPE").every((name) => name.startsWith("IPE"))).toBe(true);
  expect(names("nothing like it")).toEqual([]);
  expect(familiesOf()).toContain("IPE");
});
