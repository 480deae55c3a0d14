import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

// Each package says what it is and which rooms it has: a room that is not named, or one that is gone, fails here.

const packages = join(import.meta.dirname, "../..");

const foldersOf = (name: string) =>
  readdirSync(join(packages, name, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

describe.each(readdirSync(packages))("README of %s", (name) => {
  const file = join(packages, name, "README.md");

  test("stands there, short, with an example", () => {
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, "utf8");
    expect(text.split("\n").length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/```(ts|sh)\n/);
  });

  test("names its rooms, and no other", () => {
    const text = readFileSync(file, "utf8");
    const rooms = foldersOf(name);
    const named = [...text.matchAll(/`([a-z-]+)\/`/g)].map((match) => match[1] ?? "");
    const standards = /^en-[\d-]+$/; // a folder each, all of one anatomy
    // the contract of two small libraries is their own example
    const expected = ["api", "client"].includes(name) ? [] : rooms.filter((room) => !standards.test(room));
    expect(named).toEqual(expect.arrayContaining(expected));
    // a folder of the workspace may be named too: examples/
    expect(named.filter((room) => !rooms.includes(room) && !existsSync(join(packages, "..", room)))).toEqual([]);
  });
});
