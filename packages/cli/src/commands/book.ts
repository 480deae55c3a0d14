import { existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { annexCodes } from "@x/eurocode/engine";
import { languages } from "@x/words/languages";
import type { Command } from "commander";
import type { BookOptions } from "../bind.ts";
import { Stop } from "../exit.ts";
import { Output } from "../print/done.ts";
import { ofFiles, ofOptions } from "../stops.ts";
import { saved } from "./reports.ts";

interface Options extends BookOptions {
  readonly pdf?: string | true;
}

export function addBook(program: Command): void {
  program
    .command("book")
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
  // it sets pages, for which help and other commands need not wait
  const { bookIn } = await import("../book.ts");
  const { pdf, ...shown } = options;
  const { bytes, done, annex } = await bookIn(folder, shown);
  saved(typeof pdf === "string" ? pdf : `${basename(resolve(folder))}.pdf`, bytes);
  const output = new Output(annex, { brief: true }, true, undefined);
  for (const one of done) await output.add(one);
  await output.end();
}
