/**
 * node --conditions=@x/source benchmark/make.ts <folder> [sheets of each program] [first seed] [programs by name]
 * Sheets printed by real programs, with their truth.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sheetOf } from "./content/make.ts";
import { type Job, printed, programs } from "./programs/programs.ts";

const [folder = "", many = "20", first = "1", names = Object.keys(programs).join(",")] = process.argv.slice(2);
if (folder === "") throw new Error("which folder?");
mkdirSync(folder, { recursive: true });
const truth: unknown[] = [];
for (const name of names.split(",")) {
  const program = programs[name];
  if (!program) throw new Error(`no program is called ${name}: ${Object.keys(programs).join(", ")}`);
  // each program prints other sheets
  const from = Number(first) + 100_000 * Object.keys(programs).indexOf(name);
  const jobs = Array.from({ length: Number(many) }, (_, i): Job => {
    const seed = from + i;
    return { sheet: sheetOf(seed, program.canvas), seed, path: join(folder, `work-${name}`, `${name}-${seed}`) };
  });
  const made = new Set(printed(name, jobs, folder));
  console.log(`${name}: ${made.size} of ${jobs.length}`);
  for (const { sheet, seed } of jobs)
    if (made.has(`${name}-${seed}`))
      truth.push({
        file: `${name}-${seed}.pdf`,
        program: name,
        sort: sheet.sort,
        language: sheet.country,
        kind: program.strokes ? "outlined" : "vector-text",
        expected: sheet.truth,
      });
}
writeFileSync(join(folder, "truth.json"), `${JSON.stringify(truth, undefined, 1)}\n`);
