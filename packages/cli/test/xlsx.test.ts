import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cell } from "@x/report/rows";
import { afterAll, expect, test } from "vitest";
import { sheetRows, writeSheet } from "../src/xlsx.ts";
import { startOfX } from "./support/x.ts";

const folder = mkdtempSync(join(tmpdir(), "x-xlsx-"));
afterAll(() => rmSync(folder, { recursive: true }));

const x = (...args: string[]) =>
  spawnSync(process.execPath, [...startOfX, ...args], {
    encoding: "utf8",
    cwd: folder,
  });

// made with a spreadsheet program: shared texts, numbers, an umlaut, signs that XML escapes
const members = join(import.meta.dirname, "sheets/members.xlsx");

async function rowsOf(file: string) {
  const rows: { cells: readonly string[]; line: number }[] = [];
  for await (const row of sheetRows(file)) rows.push(row);
  return rows;
}

async function* from(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

test("reads the first sheet of a workbook", async () => {
  const rows = await rowsOf(members);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(rows[1]?.cells).toEqual(["B1", "IPE 300", "6000", "20.5", "udl", "no"]);
  expect(rows[2]?.cells.slice(0, 4)).toEqual(['Dachträger "2" & <3>', "HE 200 A", "4500", "12"]);
});

test("what it writes it reads again", async () => {
  const file = join(folder, "own.xlsx");
  const many = Array.from({ length: 5000 }, (_, i): Cell[] => [`row ${i} <&> "é"`, i / 7, i % 2 === 0, ""]);
  await writeSheet(file, from([["text", "number", "switch", "nothing"], ...many]));
  const rows = await rowsOf(file);
  expect(rows).toHaveLength(5001);
  expect(rows[4999]).toEqual({ cells: ['row 4998 <&> "é"', String(4998 / 7), "true", ""], line: 5000 });
});

test.each([
  ["text", Buffer.from("mark,profile\n")],
  ["nothing", Buffer.alloc(0)],
  ["a zip that is no workbook", Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)])],
  ["a workbook cut off", readFileSync(members).subarray(0, 3000)],
])("%s is refused with a sentence", (name, bytes) => {
  const file = join(folder, `${name}.xlsx`);
  writeFileSync(file, bytes);
  const { status, stderr } = x("check", "en-1993-1-1", file);
  expect(status).toBe(2);
  expect(stderr).toMatch(/is not an \.xlsx workbook/);
});

test("a workbook is checked row by row; the result is one, too", async () => {
  const { status, stderr } = x("check", "en-1993-1-1", members, "--out", "results.xlsx", "--brief");
  expect(status).toBe(2);
  expect(stderr).toMatch(/members\.xlsx, line 4: profile IPE 333 is not in the catalogue/);
  const rows = await rowsOf(join(folder, "results.xlsx"));
  expect(rows[0]?.cells.slice(0, 4)).toEqual(["file", "mark", "passed", "utilization"]);
  expect(rows.slice(1).map(({ cells }) => [cells[1], cells[2]])).toEqual([
    ["B1", "true"],
    ['Dachträger "2" & <3>', "true"],
    ["", ""],
  ]);
  expect(rows[3]?.cells[7]).toMatch(/^line 4: profile IPE 333/);
});
