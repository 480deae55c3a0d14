import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CheckResult } from "@x/eurocode";
import { html, type Language, languages, markdown, type Project, projectFields, reportOf } from "@x/report";
import { wordsIn } from "@x/words/all";
import { Stop, unwritable } from "../exit.ts";
import { version } from "../version.ts";

interface Options extends Project {
  readonly md?: true;
  readonly html?: string;
  readonly pdf?: string;
  readonly lang?: string;
  readonly brief?: true;
}

/** Writes a result as Markdown, HTML and PDF, whichever are asked for. */
export async function writeReports(
  result: CheckResult,
  request: unknown,
  file: string,
  options: Options,
  own: unknown,
): Promise<void> {
  const { lang, ...project } = { ...setFor(file), ...fieldsOf(`${file}: report`, own), ...given(options) };
  const report = reportOf(result, {
    words: wordsIn(readLanguage(lang)),
    project: { date: new Date().toISOString().slice(0, 10), ...project },
    request,
    software: `x ${version}`,
    brief: options.brief === true,
  });
  if (options.md) process.stdout.write(markdown(report));
  if (options.html !== undefined) save(options.html, html(report));
  if (options.pdf !== undefined) {
    const { pdf } = await import("@x/report/pdf");
    save(options.pdf, await pdf(report));
  }
}

const fields = [...projectFields, "lang"] as const;

type Given = { -readonly [name in (typeof fields)[number]]?: string };

/** The options of the title block that were given. */
function given(options: Options): Given {
  const found: Given = {};
  for (const name of fields) {
    const text = options[name];
    if (text !== undefined) found[name] = text;
  }
  return found;
}

/** `x.report.json` beside an input says once for a folder who made it and for whom; the input's own `report` and the options come first. */
const settings = "x.report.json";

function setFor(input: string): Given {
  const file = join(input === "stdin" ? "." : dirname(input), settings);
  if (!existsSync(file)) return {};
  return fieldsOf(file, parsed(file));
}

/** The fields of a title block, from a file of a folder or from the `report` of an input. */
function fieldsOf(where: string, value: unknown): Given {
  if (value === undefined) return {};
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new Stop(`${where}: must be an object with ${fields.join(", ")}`);
  const found: Given = {};
  for (const [name, text] of Object.entries(value)) {
    const field = fields.find((known) => known === name);
    if (field === undefined)
      throw new Stop(`${where}: ${name} is not a field of a report; known: ${fields.join(", ")}`);
    if (typeof text !== "string") throw new Stop(`${where}: ${name} must be a text; it is ${JSON.stringify(text)}`);
    found[field] = text;
  }
  return found;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Stop(`${file}: ${error instanceof SyntaxError ? "is not JSON" : "cannot be read"}`);
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
    throw unwritable(file, error);
  }
  process.stderr.write(`wrote ${file}\n`);
}
