import { relative } from "node:path";
import type { Command } from "commander";
import { configFields, configName, folderOf, type Setting } from "../config.ts";
import { paint, printJson, table } from "../print/text.ts";

const example = `{
  "annex": "NL",
  "language": "nl",
  "grade": "S355",
  "signs": "compression-positive",
  "units": { "length": "m", "force": "kN", "moment": "kNm" },
  "report": { "project": "Hall 3", "number": "24-017", "client": "…", "author": "A. Jansen", "checker": "B. Vos" },
  "firm": { "name": "Jansen Engineers", "address": "Dock 4, Rotterdam", "logo": "logo.png" }
}
`;

export function addConfig(program: Command): void {
  program
    .command("config")
    .description(
      `What ${configName} says for all inputs of a folder and below: ${configFields.join(", ")}. The nearest file counts; an input says it itself, or the command, before any of them.`,
    )
    .argument("[folder]", "a folder or an input in it; default: here")
    .option("--new", "print a starting file")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Examples:
  x config --new > ${configName}
  x config
  x config calculations/hall/`,
    )
    .action((place: string | undefined, options: { json?: true; new?: true }) => {
      if (options.new) return void process.stdout.write(example);
      const { settings } = folderOf(place === undefined ? "-" : /\.\w+$/.test(place) ? place : `${place}/-`);
      if (options.json) return printJson({ settings });
      process.stdout.write(settings.length === 0 ? none : shown(settings));
    });
}

const none = `nothing is set here\nhint: x config --new > ${configName}\n`;

function shown(settings: readonly Setting[]): string {
  const rows = settings.map(({ path, value, file, isUsed }) => [
    path,
    typeof value === "string" && path === "firm.logo" ? relative(".", value) : String(value),
    file,
    isUsed ? "" : "a nearer file says it",
  ]);
  const head = ["setting", "value", "from", ""].map((text) => paint.dim(text));
  const coloured = rows.map((row) => (row[3] === "" ? row : row.map((cell) => paint.dim(cell))));
  return `${table([head, ...coloured], [{}, {}, {}, {}], "")}\n`;
}
