import { writeFileSync } from "node:fs";
import type { CheckResult } from "@x/eurocode";
import { html, type Language, languages, markdown, type Project, reportOf } from "@x/report";
import { Stop } from "../exit.ts";

interface Options extends Project {
  readonly md?: true;
  readonly html?: string;
  readonly pdf?: string;
  readonly lang?: string;
}

/** Writes a result as Markdown, HTML and PDF, whichever are asked for. */
export async function writeReports(result: CheckResult, request: unknown, options: Options): Promise<void> {
  const { project, number, author, checker, date = new Date().toISOString().slice(0, 10) } = options;
  const given = Object.entries({ project, number, author, checker, date }).filter(([, text]) => text !== undefined);
  const report = reportOf(result, {
    language: readLanguage(options.lang),
    project: Object.fromEntries(given),
    request,
  });
  if (options.md) process.stdout.write(markdown(report));
  if (options.html !== undefined) save(options.html, html(report));
  if (options.pdf !== undefined) {
    const { pdf } = await import("@x/report/pdf");
    save(options.pdf, await pdf(report));
  }
}

function readLanguage(text: string | undefined): Language {
  const found = languages.find((language) => language === (text ?? "en").toLowerCase());
  if (!found) throw new Stop(`--lang must be one of ${languages.join(", ")}; it is ${text}`);
  return found;
}

function save(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Stop(`${file}: cannot be written (${error instanceof Error && "code" in error ? error.code : error})`);
  }
  process.stderr.write(`wrote ${file}\n`);
}
