import { readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { CheckResult } from "@x/eurocode";
import type { Check } from "@x/eurocode/engine";
import { type Firm, html, itemsOf, markdown, type Project, projectFields, type Report, reportOf } from "@x/report";
import { wordsIn } from "@x/words/all";
import type { Done } from "../calculate.ts";
import { type Config, folderOf, languageNamed, titleOf } from "../config.ts";
import { unwritable } from "../exit.ts";
import type { Link } from "../links.ts";
import { reading } from "../reads.ts";
import { readShare } from "../share.ts";
import { version } from "../version.ts";

interface Options extends Project {
  readonly md?: true;
  readonly html?: string;
  readonly pdf?: string;
  readonly docx?: string;
  readonly tex?: string;
  readonly lang?: string;
  readonly brief?: true;
  readonly full?: true;
  readonly sensitivity?: string | true;
}

/** Writes a result as Markdown, HTML, Word, LaTeX and PDF, whichever are asked for. */
export async function writeReports(result: CheckResult, done: Done, options: Options): Promise<void> {
  const { input, request, known, links = [] } = done;
  const { config } = folderOf(input.file);
  const { report: own = {}, language, length } = titleOf(`${input.file}: report`, input.report);
  const lang =
    options.lang === undefined ? (language ?? config.language ?? "en") : languageNamed("--lang", options.lang);
  const asked = options.brief ? "brief" : options.full ? "full" : (length ?? "normal");
  const project = { date: new Date().toISOString().slice(0, 10), ...config.report, ...own, ...projectOf(options) };
  if (asked !== "brief" && !isDerived(known, result))
    process.stderr.write(`${input.file}: of so many items the report leaves out the steps; --full writes them\n`);
  const firm = firmOf(config);
  const share = options.sensitivity === undefined ? undefined : readShare(options.sensitivity);
  const report = reportOf(result, {
    words: wordsIn(lang),
    project,
    request,
    software: `x ${version}`,
    length: asked,
    ...(firm ? { firm } : {}),
    sources: links.map(sourceOf),
    ...(share === undefined ? {} : { sensitivity: await sensitivityIn(known, request, result, share) }),
  });
  if (options.md) process.stdout.write(markdown(report));
  if (options.html !== undefined) saved(options.html, html(report));
  if (options.docx !== undefined) {
    const { docx } = await import("@x/report/docx");
    const { drawnAsPng } = await import("../pictures.ts");
    saved(options.docx, await docx(report, drawnAsPng));
  }
  if (options.tex !== undefined) await savedAsLatex(options.tex, report);
  if (options.pdf !== undefined) {
    const { pdf } = await import("@x/report/pdf");
    const { keptWith } = await import("../kept.ts");
    const { signedOf } = await import("../signed.ts");
    const signed = signedOf(done);
    const shown = {
      language: lang,
      length: asked,
      project,
      derived: isDerived(known, result),
      ...(firm ? { firm } : {}),
      ...(share === undefined ? {} : { sensitivity: share }),
    };
    const kept = signed && keptWith({ check: known?.endpoint ?? "", request, links, result, signed, ...shown });
    saved(options.pdf, await pdf(report, kept ? [kept] : []));
  }
}

async function savedAsLatex(file: string, report: Report): Promise<void> {
  const { latex } = await import("@x/report/tex");
  const { dir, name } = parse(file);
  const { text, beside } = await latex(report, name);
  saved(file, text);
  for (const one of beside) saved(join(dir, one.name), one.bytes);
}

const isDerived = (known: Check | undefined, result: CheckResult): boolean =>
  known === undefined || itemsOf(known, result).some(({ derivation }) => derivation !== undefined);

/** Of the item that governs. */
export async function sensitivityIn(known: Check | undefined, request: unknown, result: CheckResult, share: number) {
  if (!known) throw new Error("what has a result has a check");
  const used = itemsOf(known, result).map(({ utilization }) => utilization);
  const item = used.indexOf(Math.max(...used));
  const { sensitivityOfItem } = await import("../sensitivity.ts");
  return { ...sensitivityOfItem(known, request, item, share), item };
}

export const firmOf = ({ firm }: Config): Firm | undefined => {
  if (!firm) return undefined;
  const { logo, ...words } = firm;
  return logo === undefined ? words : { ...words, logo: new Uint8Array(readFileSync(reading(logo))) };
};

export const sourceOf = ({ path, given, from, value, times }: Link) => ({ path, value: given, from, of: value, times });

/** The options of the title block that were given. */
export const projectOf = (options: Project): Project =>
  Object.fromEntries(projectFields.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])));

export function saved(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw unwritable(file, error);
  }
  process.stderr.write(`wrote ${file}\n`);
}
