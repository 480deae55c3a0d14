/** x bars: the bars of a beam of concrete as a list, for bending machines, and drawn, on this machine. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { annexCodes, itemsIn } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import type { BarFormat, BarList } from "@x/fabrication";
import { languages } from "@x/words";
import type { Command } from "commander";
import { type AskedAnnex, calculated, type Done } from "../calculate.ts";
import { exitCode, Stop, unwritable } from "../exit.ts";
import { isRecord } from "../json.ts";
import { figure, paint, table } from "../print/text.ts";
import { ofOptions } from "../stops.ts";

const stops = messages("barsCommand", {
  none: "{file}: there are no bars along a concrete beam in it",
  noneFor: "{file}: there are no bars along a concrete beam in it\n  {why}",
  wrong: "{file}: these bars cannot be calculated",
});

interface Options {
  readonly output: string;
  readonly format: string;
  readonly annex?: string;
  readonly lang?: string;
  readonly project?: string;
  readonly json?: true;
}

const formats = ["csv", "bvbs", "pdf", "dxf", "svg"] as const;

export function addBars(program: Command): void {
  program
    .command("bars")
    .description(
      "Lays out and verifies the bars of a concrete beam from its loads, as x check does, and writes their list (BS 8666, CSV), their shapes for bending machines (BVBS, .abs) and the drawing (PDF, DXF, SVG). An input of en-1992-1-1 with bar_layouts does as well.",
    )
    .argument("<file>", "the beam, JSON; - for standard input")
    .requiredOption("-o, --output <folder>", "folder to write to; made if it does not exist")
    .option("--format <list>", `all, or some with commas: ${formats.join(", ")}`, "all")
    .option("--annex <code>", `national annex: ${annexCodes.join(", ")}; default that of the input, else EN`)
    .option("--lang <code>", `of the drawing: ${languages.join(", ")}; default en`)
    .option("--project <name>", "project, for the drawing and the bending schedule")
    .option("--json", "print the list as JSON")
    .addHelpText(
      "after",
      `
Examples:
  x bars beam.json -o out/
  x bars beam.json -o out/ --format csv,bvbs --project "Hall 7"
  x bars beam.json -o out/ --annex DE --lang de

Ends with 1 where the bars do not pass; the drawing then says so.`,
    )
    .action(makeBars);
}

async function makeBars(file: string, options: Options): Promise<void> {
  const wanted = formatsOf(options.format);
  if (options.annex !== undefined && !(annexCodes as readonly string[]).includes(options.annex))
    throw new Stop(ofOptions.oneOf({ option: "--annex", given: options.annex, known: listed("plain", annexCodes) }));
  const layouts = await layoutsOf(file, options.annex as AskedAnnex); // one of the codes
  const { barFiles, beamBarsOf } = await import("@x/fabrication");
  try {
    mkdirSync(options.output, { recursive: true });
  } catch (error) {
    throw unwritable(options.output, error);
  }
  const lists: BarList[] = [];
  const written: string[] = [];
  for (const { item, result } of layouts) {
    const named = options.project === undefined ? {} : { project: options.project };
    const language = options.lang === undefined ? {} : { language: options.lang };
    const { list, files } = await barFiles(beamBarsOf(item, result), wanted, { ...named, ...language });
    lists.push(list);
    for (const { path, bytes } of files) {
      const to = join(options.output, path);
      writeFileSync(to, bytes);
      written.push(to);
    }
  }
  if (options.json) process.stdout.write(`${JSON.stringify(lists.map(asJson), null, 2)}\n`);
  else for (const list of lists) process.stdout.write(listTable(list));
  process.stderr.write(`${written.map((path) => `${paint.dim("wrote")} ${path}\n`).join("")}`);
  if (lists.some(({ beam }) => !beam.passed)) process.exitCode = exitCode.notPassed;
}

function formatsOf(text: string): readonly BarFormat[] {
  if (text === "all") return formats;
  const asked = text.split(",").map((one) => one.trim());
  const unknown = asked.find((one) => !(formats as readonly string[]).includes(one));
  if (unknown !== undefined)
    throw new Stop(
      ofOptions.oneOf({ option: "--format", given: unknown, known: listed("plain", ["all", ...formats]) }),
    );
  return formats.filter((one) => asked.includes(one));
}

type Plain = Readonly<Record<string, unknown>>;

async function layoutsOf(file: string, annex: AskedAnnex) {
  const asked = {
    ...{ check: undefined, annex, derivation: false, clauses: false, messages: false, online: false },
    ...{ lenient: false, strict: true, sources: new Map() },
  };
  const found: { readonly item: Plain; readonly result: Parameters<typeof import("@x/fabrication").beamBarsOf>[1] }[] =
    [];
  const reasons: string[] = [];
  for await (const done of calculated(asked, [file])) {
    if (done.problems) throw new Stop(stops.wrong({ file }), exitCode.invalid, done.problems);
    reasons.push(...(done.one?.result.warnings ?? []).filter((one) => one.includes("bars")));
    found.push(...layoutsIn(done));
  }
  if (found.length === 0)
    throw new Stop(
      reasons.length === 0 ? stops.none({ file }) : stops.noneFor({ file, why: reasons.join("\n  ") }),
      exitCode.invalid,
    );
  return found;
}

function layoutsIn({ known, request, one }: Done) {
  if (!known || !one || !isRecord(request)) return [];
  const items = itemsIn(known, request).filter(({ list }) => list === "bar_layouts");
  const results = (one.result as Readonly<Record<string, unknown>>).bar_layouts;
  if (!Array.isArray(results)) return [];
  return items.map(({ item }, i) => ({ item: item as Plain, result: results[i] }));
}

function listTable({ beam, bars, mass_kg }: BarList): string {
  const head = ["mark", "count", "Ø", "length", "BS 8666", "A", "B", "C", "kg"].map((text) => paint.dim(text));
  const rows = bars.map((one) => [
    one.mark,
    String(one.count),
    String(one.diameter_mm),
    String(one.length_mm),
    one.code,
    ...[0, 1, 2].map((i) => String(one.dimensions[i] ?? "")),
    one.mass_kg.toFixed(1),
  ]);
  const right = { align: "right" } as const;
  const verdict = beam.passed ? paint.green("PASSED") : paint.red("NOT PASSED");
  return `${verdict}  ${paint.bold(beam.mark)}, ${figure(mass_kg)} kg\n${table([head, ...rows], [{}, right, right, right, right, right, right, right, right])}\n`;
}

const asJson = ({ beam, bars, mass_kg }: BarList) => ({
  mark: beam.mark,
  passed: beam.passed,
  utilization: beam.utilization,
  mass_kg,
  bars: bars.map(({ places: _, ...one }) => one),
});
