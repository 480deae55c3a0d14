import { annexCodes, annexes } from "@x/eurocode/annexes";
import { suggestions } from "@x/eurocode/text";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { figure, paint, table } from "../print/text.ts";

export function addAnnexes(program: Command): void {
  program
    .command("annexes")
    .summary("show nationally determined parameters side by side")
    .description(
      "Nationally determined parameters of all annexes side by side; with a symbol, each value with its source.",
    )
    .argument("[parameter]", "a symbol, such as gamma_M2")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExamples:\n  x annexes\n  x annexes gamma_M2")
    .action((symbol: string | undefined, { json }: { json?: true }) => {
      const rows = symbol === undefined ? annexes : annexes.filter((row) => row.symbol === symbol);
      if (rows.length === 0) {
        const [near] = suggestions(symbol ?? "", [...new Set(annexes.map((row) => row.symbol))]);
        throw new Stop(`no parameter "${symbol}"${near ? `; did you mean ${near}?` : ""}`);
      }
      if (json)
        process.stdout.write(
          `${JSON.stringify(rows, (_, v: unknown) => (typeof v === "function" ? undefined : v), 2)}\n`,
        );
      else process.stdout.write(symbol === undefined ? sideBySide(rows) : inDetail(rows));
    });
}

type Rows = typeof annexes;

const shown = (value: unknown, reads: string | undefined): string =>
  reads ??
  (value === null
    ? "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : typeof value === "function"
        ? "rule"
        : figure(value));

const short = (text: string) => (text.length > 18 ? `${text.slice(0, 17)}…` : text);

function sideBySide(rows: Rows): string {
  const body = rows.map((row) => [
    row.standard,
    row.symbol,
    ...annexCodes.map((code) => {
      const { value, reads, confidence } = row.under[code];
      const text = short(shown(value, reads));
      return confidence === "unconfirmed"
        ? paint.yellow(`${text}?`)
        : confidence === "inherits EN"
          ? paint.dim(text)
          : text;
    }),
    row.clause,
  ]);
  const head = ["", "", ...annexCodes, "clause"].map((text) => paint.bold(text));
  const note = "? not confirmed; x annexes <symbol> shows sources and rules.";
  return `${table([head, ...body], [{}, {}, ...annexCodes.map(() => ({ align: "right" as const })), {}])}\n\n${paint.dim(note)}\n`;
}

function inDetail(rows: Rows): string {
  return rows
    .map((row) => {
      const body = annexCodes.map((code) => {
        const { value, reads, confidence, edition, source } = row.under[code];
        return [`${code}`, shown(value, reads), confidence, edition, source];
      });
      return `${paint.bold(`${row.symbol}  ${row.standard} ${row.clause}`)}\n${row.text}\n${table(body, [{}, {}, {}, {}, {}])}\n`;
    })
    .join("\n");
}
