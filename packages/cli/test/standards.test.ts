import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checks } from "@x/eurocode";
import { expect, test } from "vitest";
import { checkOf, endpoints, titles } from "../src/standards.ts";

test("every check of the library is loaded by its endpoint", async () => {
  expect(endpoints).toEqual(checks.map(({ endpoint }) => endpoint));
  expect(titles).toEqual(Object.fromEntries(checks.map(({ endpoint, title }) => [endpoint, title])));
  for (const known of checks) expect(await checkOf(known.endpoint)).toBe(known);
});

test("what a terminal prints of a result loads no other standard and no other language", () => {
  const report = join(import.meta.dirname, "../../report/src");
  const sources = new Map<string, string>();
  const visit = (path: string): void => {
    if (sources.has(path)) return;
    const text = readFileSync(path, "utf8").replace(/^(?:import|export) type [^;]*;/gm, "");
    sources.set(path, text);
    for (const [, to = ""] of text.matchAll(/ from "(\.[^"]+)"/g)) visit(join(dirname(path), to));
  };
  for (const entry of ["steps/index.ts", "given.ts"]) visit(join(report, entry));
  expect(sources.size).toBeGreaterThan(8);
  expect([...sources].filter(([, text]) => / from "@x\/eurocode"/.test(text)).map(([path]) => path)).toEqual([]);
  expect([...sources.keys()].filter((path) => /languages\/(texts|messages)/.test(path))).toEqual([]);
});

test("no source of the command takes the whole contract: one that loads it late makes the bundler load it, with every standard, at each start", () => {
  const folder = join(import.meta.dirname, "../src");
  const whole = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .filter((name) =>
      /^import (?!type )[^;]* from "@x\/api"|import\("@x\/api"\)/m.test(readFileSync(join(folder, name), "utf8")),
    );
  expect(whole).toEqual([]);
});
