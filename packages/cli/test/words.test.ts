import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startOfX } from "./support/x.ts";

const place = mkdtempSync(join(tmpdir(), "x-words-"));
afterAll(() => rmSync(place, { recursive: true }));

const x = (...args: string[]) =>
  spawnSync(process.execPath, [...startOfX, "words", ...args], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });

interface File {
  readonly language: string;
  readonly entries: { key: string; english: string; text: string }[];
}

test("a language that is there lacks nothing", () => {
  expect(x().stdout).toMatch(/^nl {2}complete\nde {2}complete\nfr {2}complete\nsv {2}complete$/m);
  expect(JSON.parse(x("de", "--missing").stdout)).toEqual({ language: "de", entries: [] });
});

test("the file for a translator has the English of each sentence, and is read back as a file of the language", () => {
  const file = join(place, "es.json");
  expect(x("es", "--missing", "-o", file)).toMatchObject({ status: 0, stdout: "" });
  const { language, entries } = JSON.parse(readFileSync(file, "utf8")) as File;
  expect(language).toBe("es");
  const english = new Map(entries.map(({ key, english }) => [key, english]));
  expect(english.get("rooms.bolts.clearanceHole")).toBe("Hole {d_0} mm for {size} (EN 1090-2, normal clearance).");
  expect(english.get("rooms.service.noJob")).toBe("This account has no job {id}");
  expect(english.get("names.pages.Result")).toBe("Result");
  // each sentence has English of its own, not the name of its key
  expect(entries.filter(({ english }) => /^[a-z]+[A-Z]\w+$/.test(english))).toEqual([]);
  const translated = (text: string) =>
    entries.map((entry) => (entry.key === "rooms.service.noJob" ? { ...entry, text } : entry));
  writeFileSync(file, JSON.stringify({ language, entries: translated("Esta cuenta no tiene el trabajo {id}") }));
  const back = x("es", "--read", file);
  expect(back.status).toBe(0);
  expect(back.stdout).toBe(
    `export const rooms = ${JSON.stringify({ service: { noJob: "Esta cuenta no tiene el trabajo {id}" } }, null, 2)};\n`,
  );
  expect(back.stderr).toBe(`${entries.length - 1} entries have no text yet\n`);
  writeFileSync(file, JSON.stringify({ language, entries: translated("Esta cuenta no tiene ese trabajo") }));
  expect(x("es", "--read", file)).toMatchObject({
    status: 2,
    stderr: `error ${file}: rooms.service.noJob must have the places of its English: This account has no job {id}\n`,
  });
});

test("what is no language, and what is no such file", () => {
  expect(x("german", "--missing")).toMatchObject({ status: 2, stderr: expect.stringContaining("two letters") });
  expect(x("--missing")).toMatchObject({ status: 2, stderr: expect.stringContaining("name a language") });
  expect(x("es", "--read", join(place, "none.json"))).toMatchObject({ status: 2 });
});
