/** The programs that print sheets. A sheet becomes a source in the program's own language, and the program makes the PDF. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Chance } from "../../test/random/chance.ts";
import { paperOf } from "../content/paper.ts";
import type { Sheet } from "../content/sheet.ts";
import { csvOf, fodsOf, tsvOf } from "./calc.ts";
import { pageOf } from "./html.ts";
import { svgOf, svgPage } from "./svg.ts";
import { groffOf, latexOf, typewrittenOf } from "./typeset.ts";

export interface Job {
  readonly sheet: Sheet;
  readonly seed: number;
  /** without its extension, in a folder of its own */
  readonly path: string;
}

interface Program {
  /** it draws: sheets with plans too */
  readonly canvas: boolean;
  /** it draws letters as strokes: there is no text in its files */
  readonly strokes?: true;
  readonly print: (jobs: readonly Job[]) => void;
}

const python = process.env.PYTHON ?? "/usr/bin/python3";
const here = import.meta.dirname;

function run(command: string, args: readonly string[], cwd?: string): void {
  execFileSync(command, args, { stdio: ["pipe", "ignore", "ignore"], timeout: 300_000, env: { ...process.env, QT_QPA_PLATFORM: "offscreen" }, ...(cwd !== undefined && { cwd }) }); // biome-ignore format: a call
}

/** One after the other; one that fails is left out */
const each = (print: (job: Job, chance: Chance) => void) => (jobs: readonly Job[]) => {
  for (const job of jobs)
    try {
      print(job, new Chance(job.seed + 77_000_000));
    } catch (error) {
      console.error(`${basename(job.path)}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
};

/** LibreOffice starts once for many files */
const office =
  (extension: string, filter: string, sourceOf: (job: Job, chance: Chance) => string) => (jobs: readonly Job[]) => {
    const [first] = jobs;
    if (!first) return;
    const sources = jobs.map((job) => {
      const source = `${job.path}.${extension}`;
      writeFileSync(source, sourceOf(job, new Chance(job.seed + 77_000_000)));
      return source;
    });
    const infilter = extension === "csv" ? ["--infilter=Text - txt - csv (StarCalc):59,34,76,1"] : [];
    for (let i = 0; i < sources.length; i += 40)
      run("soffice", [
        "--headless",
        ...infilter,
        "--convert-to",
        filter,
        "--outdir",
        dirname(first.path),
        ...sources.slice(i, i + 40),
      ]);
  };

const shown = (how: string) => (job: Job, chance: Chance) => {
  writeFileSync(`${job.path}.json`, JSON.stringify({ ...paperOf(chance, job.sheet, 1.2), seed: job.seed }));
  run(python, [join(here, "canvas.py"), how, `${job.path}.json`, `${job.path}.pdf`]);
};

const chromium = "chromium-headless-shell";
const browse = (source: string, pdf: string) => run(chromium, ["--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", `--print-to-pdf=${pdf}`, `file://${source}`]); // biome-ignore format: a call

export const programs: Readonly<Record<string, Program>> = {
  "calc-csv": { canvas: false, print: office("csv", "pdf:calc_pdf_Export", ({ sheet }) => csvOf(sheet)) },
  calc: { canvas: false, print: office("fods", "pdf:calc_pdf_Export", ({ sheet }, chance) => fodsOf(sheet, chance)) },
  writer: {
    canvas: false,
    print: office("html", "pdf:writer_web_pdf_Export", ({ sheet }, chance) => pageOf(sheet, chance)),
  },
  draw: {
    canvas: true,
    print: office("svg", "pdf:draw_pdf_Export", ({ sheet }, chance) => svgOf(paperOf(chance, sheet), chance)),
  },
  chromium: {
    canvas: false,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.html`, pageOf(sheet, chance));
      browse(`${path}.html`, `${path}.pdf`);
    }),
  },
  "chromium-svg": {
    canvas: true,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.html`, svgPage(paperOf(chance, sheet), chance));
      browse(`${path}.html`, `${path}.pdf`);
    }),
  },
  wkhtmltopdf: {
    canvas: false,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.html`, pageOf(sheet, chance));
      run("wkhtmltopdf", ["-q", `${path}.html`, `${path}.pdf`]);
    }),
  },
  latex: {
    canvas: false,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.tex`, latexOf(sheet, chance));
      run("pdflatex", ["-interaction=nonstopmode", `${path}.tex`], dirname(path));
      for (const extension of ["aux", "log"]) rmSync(`${path}.${extension}`, { force: true });
    }),
  },
  groff: {
    canvas: false,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.roff`, groffOf(sheet, chance));
      run("sh", ["-c", `groff -k -t -Tps '${path}.roff' | ps2pdf - '${path}.pdf'`]);
    }),
  },
  typewritten: {
    canvas: false,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.txt`, Buffer.from(typewrittenOf(sheet, chance), "latin1"));
      run("sh", ["-c", `enscript -q -B -X latin1 ${chance.yes(0.5) ? "-r" : ""} -f Courier${chance.of([7, 8, 9])} -o - '${path}.txt' | ps2pdf - '${path}.pdf'`]); // biome-ignore format: a call
    }),
  },
  inkscape: {
    canvas: true,
    print: each(({ sheet, path }, chance) => {
      writeFileSync(`${path}.svg`, svgOf(paperOf(chance, sheet), chance));
      run("inkscape", [`${path}.svg`, "--export-type=pdf", `--export-filename=${path}.pdf`]);
    }),
  },
  matplotlib: { canvas: true, print: each(shown("matplotlib")) },
  "reportlab-canvas": { canvas: true, print: each(shown("reportlab")) },
  cairo: { canvas: true, print: each(shown("cairo")) },
  reportlab: {
    canvas: false,
    print: each(({ sheet, path, seed }) => {
      writeFileSync(`${path}.json`, JSON.stringify({ ...sheet, seed }));
      run(python, [join(here, "platypus.py"), `${path}.json`, `${path}.pdf`]);
    }),
  },
  gnumeric: {
    canvas: false,
    print: each(({ sheet, path }) => {
      writeFileSync(`${path}.csv`, tsvOf(sheet));
      run("ssconvert", ["--import-type=Gnumeric_stf:stf_csvtab", `${path}.csv`, `${path}.pdf`]);
    }),
  },
  librecad: {
    canvas: true,
    strokes: true,
    print: each(({ sheet, path, seed }, chance) => {
      const page = paperOf(chance, sheet, 1.25);
      writeFileSync(`${path}.json`, JSON.stringify({ ...page, seed }));
      run(python, [join(here, "canvas.py"), "dxf", `${path}.json`, `${path}.dxf`]);
      run("librecad", ["dxf2pdf", "-a", "-c", "-p", `${Math.round(page.width)}x${Math.round(page.height)}`, "-o", `${path}.pdf`, `${path}.dxf`]); // biome-ignore format: a call
    }),
  },
};

const plainTokens = (text: string) => text.replace(/[×✕]/g, "x").replace(/\s+/g, " ").split(" ");

/** Programs change what they are given: 3.450 becomes 3.45, a letter that no font has is left out. Then the truth is none. */
function saysAll(pdf: string, { parts }: Sheet): boolean {
  const words = new Set(plainTokens(execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" })));
  const cells = parts.flatMap((part) =>
    part.kind === "list" ? part.rows.flatMap((row) => ("over" in row ? [row.over] : row.cells)) : [],
  );
  return cells.flatMap(plainTokens).every((token) => !/\d/.test(token) || words.has(token));
}

/** Prints into the folder; what a program leaves besides its PDF is taken away */
export function printed(name: string, jobs: readonly Job[], folder: string): string[] {
  const program = programs[name];
  const [first] = jobs;
  if (!program || !first) return [];
  const work = dirname(first.path);
  mkdirSync(work, { recursive: true });
  program.print(jobs);
  const made = jobs.flatMap(({ path, sheet }) => {
    try {
      if (!program.strokes && !saysAll(`${path}.pdf`, sheet)) return [];
      cpSync(`${path}.pdf`, join(folder, `${basename(path)}.pdf`));
      return [basename(path)];
    } catch {
      return [];
    }
  });
  if (process.env.KEEP) renameSync(work, join(folder, `sources-${name}`));
  else rmSync(work, { recursive: true });
  return made;
}
