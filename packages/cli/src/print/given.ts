/** What was given, in words and units, and the table of load cases, for the terminal. */
import type { Check, CheckResult } from "@x/eurocode/engine";
import { percent } from "@x/eurocode/text";
import { casesOf, type Echo, type EchoColumn, echoLines, givenOf, type LoadCases } from "@x/report/given";
import { paint, table } from "./text.ts";

/** Blocks of text; an empty one where there is nothing to show. */
export interface PrintedGiven {
  readonly common: string;
  readonly items: readonly { readonly input: string; readonly loadCases: string }[];
}

export function printedGiven(known: Check, result: CheckResult, request: unknown): PrintedGiven {
  const { common, items } = givenOf(known, result, request);
  const cases = printedCases(known, result, request, 40);
  return {
    common: echoText("Input for all items", common),
    items: items.map((input, i) => ({ input: echoText("Input", input), loadCases: cases[i] ?? "" })),
  };
}

/** Of each item the load cases that are used most. */
export const printedCases = (known: Check, result: CheckResult, request: unknown, most: number): string[] =>
  casesOf(known, result, request).map((cases) => (cases ? casesText(cases, most) : ""));

const head = ({ symbol, word, unit }: EchoColumn): string =>
  `${symbol === "" ? word : plain(symbol)}${unit === "" ? "" : ` ${unit}`}`;

const plain = (symbol: string): string => symbol.replace(/_(?:mm|kN|kNm|MPa)$/, "");

function echoText(title: string, echo: Echo): string {
  const lines = echoLines(echo).map(({ symbol, meaning, value }) => [plain(symbol), meaning, value]);
  const tables = echo.tables.map(({ title: name, columns, rows, more }) => {
    const names = columns.map((column) => paint.dim(head(column)));
    const rest = more > 0 ? `\n  … ${more} more` : "";
    return `  ${paint.dim(name)}\n${table(
      [names, ...rows],
      columns.map(() => ({ align: "right" as const })),
    )}${rest}`;
  });
  const blocks = [lines.length > 0 ? table(lines, [{}, {}, {}]) : "", ...tables].filter((block) => block !== "");
  return blocks.length === 0 ? "" : `${title}\n${blocks.join("\n")}`;
}

function casesText({ governing, columns, rows: all, more: hidden }: LoadCases, most: number): string {
  const isGoverning = (one: { readonly id: string }) => Number(one.id === governing);
  const byUse = [...all].sort((a, b) => isGoverning(b) - isGoverning(a) || b.utilization - a.utilization);
  const shown = new Set(byUse.slice(0, most));
  const rows = all.filter((one) => shown.has(one));
  const more = hidden + all.length - rows.length;
  const names = ["", "load case", ...columns.map(head), "use", "", "governed by"].map((text) => paint.dim(text));
  const lines = rows.map(({ id, actions, utilization, passed, verification }) => [
    id === governing ? "▸" : " ",
    id === governing ? paint.bold(id) : id,
    ...actions,
    percent(utilization),
    passed ? paint.green("✓") : paint.red("✗"),
    verification.replaceAll("-", " "),
  ]);
  const right = { align: "right" } as const;
  const rest = more > 0 ? `\n  … ${more} more, less used` : "";
  return `Load cases\n${table([names, ...lines], [{}, {}, ...columns.map(() => right), right, {}, {}])}${rest}`;
}
