import { expect, test } from "vitest";
import { placesFor } from "./places.ts";

const places = [
  { address: "/beam", title: "Beam", of: "Page" },
  { address: "/a", title: "HE 200 B", of: "Profile", more: "HE200B" },
  { address: "/b", title: "HE 200 A", of: "Profile", more: "HE200A" },
  { address: "/c", title: "Stützen", of: "Project" },
  { address: "/d", title: "Buckling", of: "Clauses", text: "EN 1993-1-1 6.3.3(4) members in bending and compression" },
];
const found = (asked: string) => placesFor(places, asked).map(({ address }) => address);

test("names before texts, however they are written; clauses by their number", () => {
  expect(found("he200a")).toEqual(["/b"]);
  expect(found("HE 200")).toEqual(["/a", "/b"]);
  expect(found("stutzen")).toEqual(["/c"]);
  expect(found("6.3.3(4)")).toEqual(["/d"]);
  expect(found("beam")).toEqual(["/beam"]);
  expect(found("zzz")).toEqual([]);
  expect(found("")).not.toContain("/d");
});
