/** x btlx: pieces of timber with what their joints are made of, verified, for joinery machines. */
import { writeFileSync } from "node:fs";
import { annexCodes } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { isInvalidInput } from "@x/eurocode/problems";
import type { DrilledPieces } from "@x/fabrication";
import type { Command } from "commander";
import { exitCode, Stop, unwritable } from "../exit.ts";
import { readInput } from "../input.ts";
import { isRecord } from "../json.ts";
import { paint } from "../print/text.ts";
import { ofOptions } from "../stops.ts";

const stops = messages("btlxCommand", {
  wrong: "{file}: these pieces cannot be made",
});

interface Options {
  readonly output: string;
  readonly annex?: string;
  readonly json?: true;
}

export function addBtlx(program: Command): void {
  program
    .command("btlx")
    .description(
      "Verifies the joints of pieces of timber by EN 1995-1-1 and writes the pieces as BTLx: holes of bolts and dowels, slots for plates, cuts of ends, struts and notches of step joints, rafters over purlins.",
    )
    .argument(
      "<file>",
      "pieces with mark, species, b_mm, h_mm, length_mm, cuts, holes and joints, JSON; - for standard input",
    )
    .requiredOption("-o, --output <file>", "file to write, .btlx")
    .option("--annex <code>", `national annex: ${annexCodes.join(", ")}; default that of the input, else EN`)
    .option("--json", "print the pieces and joints as JSON")
    .addHelpText(
      "after",
      `
Examples:
  x btlx pieces.json -o pieces.btlx
  x btlx pieces.json -o pieces.btlx --annex DE

Ends with 1 where a joint does not pass; the file is written all the same.`,
    )
    .action(makeBtlx);
}

async function makeBtlx(file: string, { output, annex, json }: Options): Promise<void> {
  if (annex !== undefined && !(annexCodes as readonly string[]).includes(annex))
    throw new Stop(ofOptions.oneOf({ option: "--annex", given: annex, known: listed("plain", annexCodes) }));
  const { value } = readInput(file);
  const { btlxOf, drilledPieces } = await import("@x/fabrication");
  let made: DrilledPieces;
  try {
    made = drilledPieces(annex !== undefined && isRecord(value) ? { ...value, national_annex: annex } : value);
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(stops.wrong({ file }), exitCode.invalid, error.problems);
  }
  try {
    writeFileSync(output, btlxOf(made));
  } catch (error) {
    throw unwritable(output, error);
  }
  if (json) process.stdout.write(`${JSON.stringify(made, null, 2)}\n`);
  else process.stdout.write(textOf(made));
  process.stderr.write(`${paint.dim("wrote")} ${output}\n`);
  if (made.joints.some(({ passed }) => !passed)) process.exitCode = exitCode.notPassed;
}

function textOf({ pieces, joints }: DrilledPieces): string {
  const verdicts = joints.map(
    ({ passed, summary }) => `${passed ? paint.green("PASSED") : paint.red("NOT PASSED")}  ${summary}`,
  );
  const sizes = pieces.map(({ mark, species, b, h, length, count, cuts, drillings, slots, pockets, unverified }) => {
    const open = unverified === 0 ? "" : paint.yellow(` (${unverified} of no joint: not verified)`);
    const made = [
      ...(cuts.length === 0 ? [] : [`${cuts.length} cuts`]),
      ...(pockets.length === 0 ? [] : [`${pockets.length} notches`]),
      ...(slots.length === 0 ? [] : [`${slots.length} slots`]),
      `${drillings.length} holes${open}`,
    ];
    return `${paint.bold(mark)}  ${count} × ${species} ${b} × ${h} × ${length}, ${made.join(", ")}`;
  });
  return `${[...verdicts, ...sizes].join("\n")}\n`;
}
