import { writeFileSync } from "node:fs";
import { valueAt } from "@x/api/links";
import { annexCodes, type Check, type CheckResult, isInvalidInput, runCheck } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { percent } from "@x/eurocode/text";
import { barsFigure, curveFigure, type Figure, mostBars } from "@x/report/curves";
import { englishWords } from "@x/words/english";
import type { Command } from "commander";
import { calculated } from "../calculate.ts";
import { Stop, unwritable } from "../exit.ts";
import { isRecord } from "../json.ts";
import { figure, table } from "../print/text.ts";
import { sensitivityOf } from "../sensitivity.ts";
import { readShare } from "../share.ts";
import { type Leaf, numbersIn, withNumber } from "../vary.ts";
import { ofOneAnnex } from "./check.ts";

const stops = messages("plotCommand", {
  oneAnnex: "a plot is of one annex",
  value: "--value {path}: {why}",
  wrong: "{at}: {problems}",
  noNumber: "there is no number {name} in the input; there are {known}",
  eitherOf: "give --over or --sensitivity, one of them",
  beam: "{file}: is a beam with actions, which is several calculations; a plot is of one",
  noResult: "{file}: has no result of one input",
  over: "--over must read field=from..to, from below to; it is {given}",
  steps: "--over takes 1 to {most} steps; it asks for {given}",
  notNumber: "--value {option}: is not a number",
  severalNumbers: "{name} is there {n} times: {places}",
});

interface Options {
  readonly over?: string;
  readonly value?: string;
  readonly sensitivity?: string | true;
  readonly annex?: string;
  readonly svg?: string;
  readonly csv?: string;
}

export function addPlot(program: Command): void {
  program
    .command("plot")
    .description(
      "Calculates an input for many values of one field, or with each of its numbers changed by some per cent, and writes a picture (SVG) or a table (CSV).",
    )
    .argument("<file>", "an input")
    .option("--over <field=from..to>", "field that changes; as many steps as :n behind it says, default 20")
    .option("--value <name>", "what is shown: utilization (default), or a path into what --json prints")
    .option("--sensitivity [percent]", "what each number of the input changes of the utilization; default 10 per cent")
    .option("--annex <code>", `national annex in place of the input's: ${annexCodes.join(", ")}`)
    .option("--svg <file>", "write the picture")
    .option("--csv <file>", "write the numbers")
    .addHelpText(
      "after",
      `
A field is named alone where one item has it, else by its path: members.B1.L_cr_z_mm.

Examples:
  x plot members.json --over L_cr_z_mm=1000..8000
  x plot members.json --over members.B1.length_mm=3000..9000:60 --value result.members.B1.values.N_b_z_Rd_kN --svg n.svg
  x plot members.json --sensitivity --svg what-matters.svg`,
    )
    .action(plotted);
}

async function plotted(file: string, options: Options): Promise<void> {
  if ((options.over === undefined) === (options.sensitivity === undefined)) throw new Stop(stops.eitherOf);
  const given = await inputOf(file, options.annex);
  const made = options.over === undefined ? sensitivity(given, options) : curve(given, options.over, options.value);
  for (const [target, content] of [
    [options.svg, made.figure.svg],
    [options.csv, csvOf(made.rows)],
  ] as const) {
    if (target === undefined) continue;
    try {
      writeFileSync(target, content);
    } catch (error) {
      throw unwritable(target, error);
    }
    process.stderr.write(`wrote ${target}\n`);
  }
  if (options.svg === undefined && options.csv === undefined)
    process.stdout.write(
      `${table(
        made.rows.map((row) => row.map((cell) => (typeof cell === "number" ? figure(cell) : cell))),
        made.rows[0]?.map((_, i) => ({ align: i === 0 ? "left" : "right" })) ?? [],
      )}\n`,
    );
}

interface Given {
  readonly known: Check;
  readonly request: Record<string, unknown>;
  readonly one: CheckResult;
}

/** With what the folder and other calculations say of it. */
async function inputOf(file: string, annex: string | undefined): Promise<Given> {
  const asked = ofOneAnnex(annex, stops.oneAnnex);
  for await (const done of calculated(asked, [file])) {
    if (done.aside !== undefined) throw new Stop(stops.beam({ file }));
    if (done.known && done.one && isRecord(done.request) && !done.isPart)
      return { known: done.known, request: done.request, one: done.one };
  }
  throw new Stop(stops.noResult({ file }));
}

interface Made {
  readonly figure: Figure;
  /** The first has the names. */
  readonly rows: readonly (readonly (string | number)[])[];
}

const mostSteps = 1000;

function curve({ known, request, one }: Given, over: string, value = "utilization"): Made {
  const [, path = "", from = "", to = "", count = "20"] =
    /^([^=]+)=(-?[\d.]+)\.\.(-?[\d.]+)(?::(\d+))?$/.exec(over) ?? [];
  const [first, last, steps] = [Number(from), Number(to), Number(count)];
  if (path === "" || !(first < last)) throw new Stop(stops.over({ given: over }));
  if (steps < 1 || steps > mostSteps) throw new Stop(stops.steps({ most: mostSteps, given: steps }));
  const field = leafNamed(request, path);
  const wanted = (result: CheckResult) => numberAt(result, value);
  wanted(one);
  const points = Array.from({ length: steps + 1 }, (_, i) => first + ((last - first) * i) / steps).map(
    (x): [number, number] => [
      x,
      wanted(calculatedWith(known, withNumber(request, field, x), `${path} = ${figure(x)}`)),
    ],
  );
  const name = value.split(".").at(-1) ?? value;
  const figureMade = curveFigure(englishWords, {
    title: `${name} over ${field.path}`,
    x: field.path,
    y: name,
    points,
    ...(name === "utilization" ? { limit: 1 } : {}),
    ...(field.value !== undefined && field.value >= first && field.value <= last
      ? { now: [field.value, wanted(one)] }
      : {}),
  });
  return { figure: figureMade, rows: [[field.path, name], ...points] };
}

/** Each number smaller and greater; what cannot be calculated so is left out, and said. */
function sensitivity(
  { known, request, one }: Given,
  { sensitivity: asked = true, value = "utilization" }: Options,
): Made {
  const share = readShare(asked);
  const now = numberAt(one, value);
  const { changes, leftOut } = sensitivityOf(known, request, now, share, (result) => numberAt(result, value));
  const shown = changes.slice(0, mostBars);
  if (leftOut.length > 0)
    process.stderr.write(
      `left out, as they cannot be so much smaller or greater: ${leftOut.map(({ path }) => path).join(", ")}\n`,
    );
  if (changes.length > shown.length)
    process.stderr.write(
      `the ${shown.length} that change most are shown; ${changes.length - shown.length} more change it\n`,
    );
  const name = value.split(".").at(-1) ?? value;
  const text = (amount: number) => (name === "utilization" ? percent(amount) : figure(amount));
  const title = `${name} with each number ${figure(share * 100)} % smaller and greater`;
  return {
    figure: barsFigure(englishWords, {
      title,
      now,
      share,
      bars: shown.map(({ path, less, more }) => ({ name: path, less, more })),
      text,
    }),
    rows: [
      ["field", `-${figure(share * 100)} %`, `+${figure(share * 100)} %`],
      ...shown.map((bar) => [bar.path, bar.less, bar.more]),
    ],
  };
}

function calculatedWith(known: Check, request: unknown, at: string): CheckResult {
  try {
    return runCheck(known, request);
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(
      stops.wrong({ at, problems: error.problems.map(({ path, message }) => `${path} ${message}`).join("; ") }),
    );
  }
}

/** A fraction where it is the utilization of all. */
function numberAt(result: CheckResult, path: string): number {
  if (path === "utilization") return result.utilization / 100;
  const found = valueAt(result, path);
  if ("missing" in found) throw new Stop(stops.value({ path, why: found.missing }));
  if (typeof found.value !== "number") throw new Stop(stops.notNumber({ option: path }));
  return found.value;
}

/** The number that is meant: by its path, or by its name where there is one of it. A field that is not given belongs to the only item. */
function leafNamed(request: Readonly<Record<string, unknown>>, wanted: string): Leaf {
  const all = numbersIn(request);
  const found = all.filter(({ path }) => path === wanted || path.endsWith(`.${wanted}`));
  const [alone] = found;
  if (alone && found.length === 1) return alone;
  if (found.length > 1)
    throw new Stop(
      stops.severalNumbers({
        name: wanted,
        n: found.length,
        places: listed(
          "plain",
          found.map(({ path }) => path),
        ),
      }),
    );
  const lists = Object.entries(request).filter(([, value]) => Array.isArray(value) && value.every(isRecord));
  const [list] = lists;
  const isInList = list !== undefined && lists.length === 1 && Array.isArray(list[1]) && list[1].length === 1;
  if (wanted.includes(".") || (list !== undefined && !isInList))
    throw new Stop(
      stops.noNumber({
        name: wanted,
        known: listed(
          "plain",
          all.slice(0, 20).map(({ path }) => path),
        ),
      }),
    );
  return { path: wanted, keys: isInList ? [list[0], 0, wanted] : [wanted], value: undefined };
}

const csvOf = (rows: Made["rows"]): string => `${rows.map((row) => row.join(",")).join("\r\n")}\r\n`;
