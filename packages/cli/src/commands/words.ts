import { readFileSync, writeFileSync } from "node:fs";
import { messages } from "@x/eurocode/message";
import { isLanguage, type Language, languages } from "@x/words";
import type { Entry, Wrong } from "@x/words/translating";
import type { Command } from "commander";
import { exitCode, Stop, unwritable } from "../exit.ts";
import { ofFiles, ofOptions } from "../stops.ts";

const stops = messages("wordsCommand", {
  language: "name a language, such as x words de --missing",
  code: "a language is a code of two letters, such as de; it is {given}",
  wrong: "{file}: this translation cannot be used",
  missing: "{file}: must be what x words <language> --missing prints, with texts filled in",
});

interface Options {
  readonly missing?: true;
  readonly read?: string;
  readonly out?: string;
}

export function addWords(program: Command): void {
  program
    .command("words")
    .description(
      "Languages of checks, drawings, reports and pages. --missing prints a file for a translator: each entry has its English and an empty text. --read checks the file that comes back and prints it as a file of packages/words/src/<language>.",
    )
    .argument("[language]", "a code of two letters, such as de; it need not be there yet")
    .option("--missing", "print what the language does not say yet, as JSON")
    .option("--read <file>", "read a translated file")
    .option("-o, --out <file>", "write to a file")
    .addHelpText(
      "after",
      "\nExamples:\n  x words\n  x words es --missing -o es.json\n  x words es --read es.json -o packages/words/src/es/translated.ts",
    )
    .action(async (language: string | undefined, options: Options) => {
      if (options.missing && options.read !== undefined)
        throw new Stop(ofOptions.together({ one: "--missing", other: "--read" }));
      if (language === undefined && (options.missing || options.read !== undefined)) throw new Stop(stops.language);
      if (language !== undefined && !/^[a-z]{2}$/.test(language)) throw new Stop(stops.code({ given: language }));
      const text = options.read === undefined ? await listed(language, options) : await read(options.read);
      if (options.out === undefined) process.stdout.write(text);
      else write(options.out, text);
    });
}

/** What the product says, in English. */
const saidInEnglish = async () => {
  const all = await Promise.all([
    import("@x/eurocode/messages"),
    import("@x/drawings/messages"),
    import("@x/fabrication/messages"),
    import("@x/report/messages"),
    import("@x/server/messages"),
    import("@x/words/en/paper"),
  ]);
  const [{ said: checks }, { said: drawings }, { said: fabrication }, { said: report }, { said: service }, paper] = all;
  return [...Object.values(checks), drawings, fabrication, report, service, paper];
};

async function missing(language: string): Promise<Entry[]> {
  const { missingIn } = await import("@x/words/translating");
  const { folders } = await import("@x/words/all");
  if (language === "en") return [];
  return missingIn(isLanguage(language) ? folders[language] : { subjects: [] }, await saidInEnglish());
}

async function listed(language: string | undefined, { missing: asFile }: Options): Promise<string> {
  if (asFile && language !== undefined) {
    const entries = await missing(language);
    return `${JSON.stringify({ language, entries }, null, 2)}\n`;
  }
  const asked: readonly (Language | string)[] = language === undefined ? languages : [language];
  const lines = await Promise.all(
    asked.map(async (one) => {
      const { length } = await missing(one);
      return `${one}  ${length === 0 ? "complete" : `${length} to translate`}\n`;
    }),
  );
  return lines.join("");
}

const reasons: Readonly<Record<Wrong["is"], string>> = {
  unknown: "is not the key of a sentence",
  twice: "is given twice",
  places: "must have the places of its English",
};

async function read(file: string): Promise<string> {
  const { readBack, fileOf } = await import("@x/words/translating");
  const { subject, wrong, empty } = readBack(entriesIn(file), await saidInEnglish());
  if (wrong.length > 0)
    throw new Stop(
      stops.wrong({ file }),
      exitCode.invalid,
      wrong.map(({ key, is, english }) => ({
        file,
        path: key,
        message: `${reasons[is]}${is === "places" ? `: ${english}` : ""}`,
      })),
    );
  if (empty > 0) process.stderr.write(`${empty} ${empty === 1 ? "entry has" : "entries have"} no text yet\n`);
  return fileOf(subject);
}

function entriesIn(file: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Stop(ofFiles.unreadable({ file, why: error instanceof Error ? error.message : String(error) }));
  }
  const entries = value !== null && typeof value === "object" && "entries" in value ? value.entries : undefined;
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Stop(stops.missing({ file }));
  return entries;
}

const isEntry = (one: unknown): one is Entry =>
  one !== null &&
  typeof one === "object" &&
  "key" in one &&
  typeof one.key === "string" &&
  "text" in one &&
  typeof one.text === "string";

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}
