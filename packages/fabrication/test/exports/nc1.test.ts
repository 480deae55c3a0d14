import { expect, test } from "vitest";
import { nc1Files } from "../../src/exports/nc1.ts";
import { exampleFabrication } from "../example.ts";
import { readNc1 } from "./nc1-reader.ts";

const fabrication = exampleFabrication();
const files = new Map(nc1Files(fabrication).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
const read = (path: string) => readNc1(files.get(path) ?? "");

test("a file for each profile and plate", () => {
  expect([...files.keys()]).toEqual([
    "nc1/B1.nc1",
    "nc1/C1.nc1",
    "nc1/plates/P1.nc1",
    "nc1/plates/P2.nc1",
    "nc1/plates/P3.nc1",
  ]);
});

test("header of 24 lines: order, drawing, mark, grade, quantity, profile, code, length, dimensions", () => {
  const { header, ended } = read("nc1/C1.nc1");
  expect(header).toHaveLength(24);
  expect(header.slice(0, 8)).toEqual(["Hall 7", "S-101", "1", "C1", "S355", "1", "HE200B", "I"]);
  expect(header.slice(8, 14).map(Number)).toEqual([4000, 200, 200, 15, 9, 18]);
  expect(Number(header[14])).toBeCloseTo(61.3, 1);
  expect(ended).toBe(true);
});

test("contours are closed, holes lie within them, the mark is stamped", () => {
  for (const path of files.keys()) {
    const { contours, holes, marks } = read(path);
    for (const { points } of contours) expect(points.at(-1)).toEqual(points[0]);
    for (const { face, x, y, d } of holes) {
      const points = contours.find((one) => one.face === face)?.points ?? [];
      const [xs, ys] = [points.map(([u]) => u), points.map(([, v]) => v)];
      expect(x - d / 2).toBeGreaterThan(Math.min(...xs));
      expect(x + d / 2).toBeLessThan(Math.max(...xs));
      expect(y - d / 2).toBeGreaterThan(Math.min(...ys));
      expect(y + d / 2).toBeLessThan(Math.max(...ys));
    }
    expect(marks).toEqual([path.split("/").at(-1)?.replace(".nc1", "")]);
  }
});

test("holes of flanges and a slot of the web, by the middle of its first end", () => {
  expect(read("nc1/C1.nc1").holes).toEqual([
    { face: "o", x: 3500, y: 150, d: 18 },
    { face: "o", x: 3500, y: 50, d: 18 },
    { face: "v", x: 3788, y: 100, d: 26, slot: [24, 0] },
  ]);
});

test("hostile marks stay in their file, and in seven bits", () => {
  const [member, ...others] = fabrication.parts.profiles;
  if (!member) throw new Error("no profile");
  const marks = ["../../x", "=cmd|' /C calc'!A0", "a\r\nEN\r\nST", "x".repeat(10_000), "\u202Egnp.exe", "Ø"];
  const parts = {
    ...fabrication.parts,
    profiles: [...marks.map((mark, i) => ({ ...member, id: `${mark}${i}`, mark })), ...others],
  };
  const made = nc1Files({ ...fabrication, parts });
  expect(new Set(made.map(({ path }) => path.toLowerCase())).size).toBe(made.length);
  for (const { path, bytes } of made) {
    expect(path).toMatch(/^nc1\/(plates\/)?[A-Za-z0-9_-][A-Za-z0-9._-]{0,90}\.nc1$/);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(readNc1(text).header).toHaveLength(24);
  }
});
