import { writeFileSync } from "node:fs";
import type { CheckResult } from "@x/eurocode";
import { html, markdown, type Project, projectFields, reportOf } from "@x/report";
import { wordsIn } from "@x/words/all";
import type { Done } from "../calculate.ts";
import { folderOf, languageNamed, titleOf } from "../config.ts";
import { unwritable } from "../exit.ts";
import { version } from "../version.ts";

interface Options extends Project {
  readonly md?: true;
  readonly html?: string;
  readonly pdf?: string;
  readonly lang?: string;
  readonly brief?: true;
  readonly full?: true;
}

/** Writes a result as Markdown, HTML and PDF, whichever are asked for. */
export async function writeReports(result: CheckResult, { input, request }: Done, options: Options): Promise<void> {
  const { config } = folderOf(input.file);
  const { report: own = {}, language } = titleOf(`${input.file}: report`, input.report);
  const lang =
    options.lang === undefined ? (language ?? config.language ?? "en") : languageNamed("--lang", options.lang);
  const report = reportOf(result, {
    words: wordsIn(lang),
    project: { date: new Date().toISOString().slice(0, 10), ...config.report, ...own, ...given(options) },
    request,
    software: `x ${version}`,
    length: options.brief ? "brief" : options.full ? "full" : "normal",
  });
  if (options.md) process.stdout.write(markdown(report));
  if (options.html !== undefined) save(options.html, html(report));
  if (options.pdf !== undefined) {
    const { pdf } = await import("@x/report/pdf");
    save(options.pdf, await pdf(report));
  }
}

/** The options of the title block that were given. */
const given = (options: Options): Project =>
  Object.fromEntries(projectFields.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])));

function save(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw unwritable(file, error);
  }
  process.stderr.write(`wrote ${file}\n`);
}
