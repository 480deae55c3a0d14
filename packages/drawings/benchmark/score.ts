/**
 * node --conditions=@x/source benchmark/score.ts <folder> [part of a file's name]
 * Reads the sheets of a folder and holds what was read against its truth.json. SHOW=1 tells what is wrong, BY=sort or
 * BY=language groups by that in place of the program, READERS=text,ocr reads those without a text layer too.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPages } from "../src/process/pipeline.ts";
import { type Score, scoreOf, type Truth } from "../test/score.ts";

interface Given {
  readonly file: string;
  readonly program?: string;
  readonly sort?: string;
  readonly language?: string;
  readonly kind?: string;
  readonly expected: Truth;
}

const [folder = "", part = ""] = process.argv.slice(2);
const { SHOW, BY = "program", READERS = "text" } = process.env;
const readers = (["text", "ocr"] as const).filter((one) => READERS.split(",").includes(one));
const given: Given[] = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
const hasText = ({ kind = "" }: Given) => !["scan", "outlined", "outlines"].includes(kind);

/** What a table counts of sheets */
const sums: readonly (readonly [name: string, of: (score: Score) => number])[] = [
  ["sheets", () => 1],
  ["rows", ({ rows }) => rows[1]],
  ["found", ({ found }) => found],
  ["right", ({ rows }) => rows[0]],
  ["invented", ({ invented }) => invented.length],
  ["certain", ({ certain }) => certain[1]],
  ["sure", ({ certain }) => certain[0]],
  ["title", ({ title }) => (title ? 1 : 0)],
  ["fields right", ({ fields }) => fields[0]],
  ["fields", ({ fields }) => fields[1]],
];
const tally = new Map<string, number[]>();
function add(key: string, score: Score): void {
  const before = tally.get(key) ?? [];
  tally.set(
    key,
    sums.map(([, of], i) => (before[i] ?? 0) + of(score)),
  );
}

function show({ file, sort, language }: Given, score: Score, info: unknown): void {
  const { missing, invented, wrong, surelyWrong, wrongFields, title } = score;
  const faults = Object.entries({ missing, invented, wrong, "certain and wrong": surelyWrong, fields: wrongFields });
  if (title && faults.every(([, list]) => list.length === 0)) return;
  console.log(`\n${file} (${sort}, ${language})`);
  for (const [word, list] of faults)
    if (list.length > 0) console.log(`  ${word}: ${list.slice(0, 6).join("; ")}${list.length > 6 ? ` … ${list.length}` : ""}`); // biome-ignore format: one line
  if (!title) console.log(`  title: ${JSON.stringify(info)}`);
}

for (const one of given) {
  if (!one.file.includes(part) || !(readers.includes("ocr") || hasText(one))) continue;
  try {
    const drawing = await readPages(new Uint8Array(readFileSync(join(folder, one.file))), { readers });
    const score = scoreOf(drawing, one.expected);
    if (SHOW) show(one, score, drawing.drawing_info);
    const keys: Readonly<Record<string, string | undefined>> = { sort: one.sort, language: one.language };
    add(keys[BY] ?? one.program ?? "", score);
    add("all", score);
  } catch (error) {
    console.log(`${one.file}: ${error instanceof Error ? error.message : error}`);
  }
}

const percent = (a = 0, b = 0) => (b === 0 ? "-" : `${((100 * a) / b).toFixed(1)} %`);
const row = (cells: readonly string[]) =>
  cells.map((text, i) => (i === 0 ? text.padEnd(28) : text.padStart(9))).join("");
console.log(`\n${row(["", "sheets", "rows", "found", "right", "invented", "certain", "sure", "title", "fields"])}`);
for (const key of [...[...tally.keys()].filter((one) => one !== "all").sort(), "all"]) {
  const [sheets, rows, found, right, invented, certain, sure, title, fieldsRight, fields] = tally.get(key) ?? [];
  const shares = [
    percent(found, rows),
    percent(right, rows),
    `${invented}`,
    percent(certain, rows),
    percent(sure, certain),
  ];
  console.log(row([key, `${sheets}`, `${rows}`, ...shares, percent(title, sheets), percent(fieldsRight, fields)]));
}
