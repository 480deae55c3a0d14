import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { decodedText } from "@x/api/text";
import { annexCodes } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { languages } from "@x/words/languages";
import type { Command } from "commander";
import type { Bindable } from "../bind.ts";
import { calculated, type Done } from "../calculate.ts";
import { type Detail, exitCode, Stop } from "../exit.ts";
import { chaptersIn } from "../files.ts";
import { Output } from "../print/done.ts";
import { ofFiles, ofOptions } from "../stops.ts";
import { ofOneAnnex } from "./check.ts";

const stops = messages("bookCommand", {
  oneAnnex: "a book is of one annex; --annex must be one of them",
  long: "{file}: is too long for a book; --out of x check writes any number of rows",
});

interface Options {
  readonly pdf?: string | true;
  readonly title?: string;
  readonly annex?: string;
  readonly lang?: string;
  readonly brief?: true;
  readonly full?: true;
  readonly project?: string;
  readonly number?: string;
  readonly client?: string;
  readonly part?: string;
  readonly revision?: string;
  readonly author?: string;
  readonly checker?: string;
  readonly date?: string;
}

export function addBook(program: Command): void {
  program
    .command("book")
    .summary("bind a folder of calculations into one document")
    .description(
      "Cover, contents, a register of all items with utilization and state, each calculation as a chapter, signatures. Inputs (.json, .csv, .xlsx) and texts (.md) are chapters in the order of their names: 01-loads.json, 02-beams.md, … README.md is left out.",
    )
    .argument("<folder>", "a folder with inputs and texts")
    .option("--pdf [file]", "where to write it; default: the name of the folder, with .pdf")
    .option("--title <text>", "title of the book")
    .option("--annex <code>", `national annex in place of the inputs': ${annexCodes.join(", ")}`)
    .option("--lang <language>", `language: ${languages.join(", ")}; default: that of x.config.json`)
    .option("--brief", "a page for each calculation that asks for no other length")
    .option("--full", "every step of each calculation that asks for no other length")
    .option("--project <text>", "project")
    .option("--number <text>", "project number")
    .option("--client <text>", "client")
    .option("--part <text>", "part of the structure")
    .option("--author <text>", "who made it")
    .option("--checker <text>", "who checked it")
    .option("--revision <text>", "revision")
    .option("--date <date>", "date; default today")
    .addHelpText(
      "after",
      `
A calculation asks for its length with "report": { "length": "brief" }. A text refers to a chapter or an item by its file:
[the beam](03-beam.json), [column C2](05-columns.json#C2); a picture is ![a view](view.png), a PNG or JPEG.

Examples:
  x book calculations/
  x book calculations/ --pdf hall.pdf --lang nl --title "Hall 3"`,
    )
    .action(bind);
}

async function bind(folder: string, options: Options): Promise<void> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Stop(ofFiles.notFolder({ file: folder }));
  if (options.brief && options.full) throw new Stop(ofOptions.together({ one: "--brief", other: "--full" }));
  const asked = ofOneAnnex(options.annex, stops.oneAnnex, {
    derivation: true,
    clauses: true,
    messages: true,
    lenient: true,
  });
  const files = chaptersIn(folder);
  const inputs = files.filter((file) => !/\.md$/i.test(file));
  const output = new Output(asked.annex, { brief: true }, true, undefined);
  const done = new Map<string, Done[]>();
  const problems: Detail[] = [];
  for await (const one of calculated(asked, inputs)) {
    const { input, isPart } = one;
    if (isPart) throw new Stop(stops.long({ file: input.file }));
    problems.push(...(one.problems ?? []));
    done.set(input.file, [...(done.get(input.file) ?? []), one]);
  }
  if (problems.length > 0) throw new Stop(ofFiles.problemsOfAll({ n: problems.length }), exitCode.invalid, problems);
  const chapters = files.flatMap((file): Bindable[] => {
    const own = done.get(file);
    return own ? own.map((one) => ({ file, done: one })) : [{ file, text: decodedText(readFileSync(file)) }];
  });
  const { bindInto } = await import("../bind.ts");
  const target = typeof options.pdf === "string" ? options.pdf : `${basename(resolve(folder))}.pdf`;
  const { pdf: _, ...rest } = options;
  await bindInto(target, folder, chapters, rest);
  for (const one of [...done.values()].flat()) await output.add(one);
  await output.end();
}
