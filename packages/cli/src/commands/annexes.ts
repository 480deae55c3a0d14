import {
  type AnnexCode,
  type AnnexParameter,
  annexCodes,
  annexes,
  annexNames,
  type CountryCode,
  choicesOf,
  isOpen,
  type OwnAnnex,
  type StandardOfAnnex,
} from "@x/eurocode/annexes";
import { listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { figure, paint, table, wrapped } from "../print/text.ts";

const stops = messages("annexesCommand", {
  none: 'no parameter "{given}"',
  near: 'no parameter "{given}"; did you mean {near}?',
  newCountry: "--new takes a country: {known}",
  missingCountry: "--missing takes a country: {known}",
});

interface Options {
  readonly json?: true;
  readonly missing?: true;
  readonly new?: true;
}

const countries = annexCodes.filter((code): code is CountryCode => code !== "EN");

export function addAnnexes(program: Command): void {
  program
    .command("annexes")
    .description(
      "Nationally determined parameters of all annexes side by side; with a symbol, each value with its source; with a country, its annex clause by clause.",
    )
    .argument("[parameter-or-country]", `a symbol, such as gamma_M2, or a country: ${countries.join(", ")}`)
    .option(
      "--missing",
      "of a country: what is not calculated and what happens then, and values that are not confirmed",
    )
    .option("--new", "print the file of an own annex, for --annex; of a country: one that deviates from it")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  x annexes\n  x annexes gamma_M2\n  x annexes NL\n  x annexes NL --missing\n  x annexes --new > office.annex.json\n  x check members.json --annex office.annex.json",
    )
    .action((asked: string | undefined, { json, missing, new: isNew }: Options) => {
      const country = countries.find((code) => code === asked?.toUpperCase());
      if (isNew) {
        if (asked !== undefined && !country) throw new Stop(stops.newCountry({ known: listed("plain", countries) }));
        process.stdout.write(`${JSON.stringify(newAnnex(country ?? "EN"), null, 2)}\n`);
        return;
      }
      if (missing && !country) throw new Stop(stops.missingCountry({ known: listed("plain", countries) }));
      if (country) return write(choicesOf(country), json, () => (missing ? missingOf(country) : byClause(country)));
      const rows = asked === undefined ? annexes : annexes.filter((row) => row.symbol === asked);
      if (rows.length === 0) {
        const [near] = suggestions(asked ?? "", [...new Set(annexes.map((row) => row.symbol))]);
        throw new Stop(
          near === undefined ? stops.none({ given: String(asked) }) : stops.near({ given: String(asked), near }),
        );
      }
      write(rows, json, () => (asked === undefined ? sideBySide(rows) : inDetail(rows)));
    });
}

/** A rule, or a table with rules in it. */
const hasRule = (value: unknown): boolean =>
  typeof value === "function" || (value !== null && typeof value === "object" && Object.values(value).some(hasRule));

/** All that can be written down; of rules the annex that has them. */
function newAnnex(base: AnnexCode): OwnAnnex {
  const parameters: Record<string, Record<string, unknown>> = {};
  for (const { standard, symbol, under } of annexes) {
    const { value } = under[base];
    const own = hasRule(value) ? { as: base } : value;
    parameters[standard] = { ...parameters[standard], [symbol]: own };
  }
  return { name: "Office", edition: "2026", source: "own values", based_on: base, others: "refuse", parameters };
}

function write(data: unknown, json: true | undefined, text: () => string): void {
  process.stdout.write(
    json ? `${JSON.stringify(data, (_, v: unknown) => (typeof v === "function" ? undefined : v), 2)}\n` : text(),
  );
}

/** The values of an annex, clause by clause; what the standard recommends in grey. */
function byClause(country: CountryCode): string {
  const blocks = choicesOf(country).flatMap(({ standard, edition, choices, further }) => {
    const made = choices.flatMap(({ clause, parameters }) => parameters.map((row) => ({ clause, row })));
    const rows = [...made, ...further.map((row) => ({ clause: row.clause, row }))].map(({ clause, row }) =>
      valueRow(clause, row, country),
    );
    return rows.length === 0
      ? []
      : [`${paint.bold(standard)}  ${paint.dim(edition)}\n${table(rows, [{}, {}, {}, {}])}`];
  });
  return `${blocks.join("\n\n")}\n\n${paint.dim(`x annexes ${country} --missing shows what is not calculated.`)}\n`;
}

function valueRow(clause: string, row: AnnexParameter, country: CountryCode): string[] {
  const { value, reads, confidence } = row.under[country];
  const text = cut(shown(value, reads));
  return [clause, row.symbol, confidence === "inherits EN" ? paint.dim(text) : text, paint.dim(confidence)];
}

/** What of an annex is not made here, and what happens in its place; then what no second source confirms. */
function missingOf(country: CountryCode): string {
  const standards = choicesOf(country);
  const count = (list: readonly StandardOfAnnex[]) =>
    list.flatMap(({ choices }) => choices.filter(({ parameters }) => parameters.length === 0)).length;
  const all = standards.flatMap(({ choices }) => choices).length;
  const blocks = standards.map(({ standard, edition, choices }) => {
    const byReason = new Map<string, string[]>();
    for (const { clause, parameters, about, instead } of choices) {
      if (parameters.length > 0) continue;
      const reason = `${about}: ${instead}`;
      byReason.set(reason, [...(byReason.get(reason) ?? []), clause]);
    }
    const lines = [...byReason].map(([reason, clauses]) => wrapped(`${clauses.join(", ")}  ${reason}`, "  - "));
    return `${paint.bold(standard)}  ${paint.dim(edition)}\n${lines.join("\n")}`;
  });
  const open = annexes.filter((row) => isOpen(row, country));
  const rows = open.map((row) => {
    const { value, reads, confidence, source } = row.under[country];
    return [`${row.standard} ${row.clause}`, row.symbol, cut(shown(value, reads)), confidence, cut(source)];
  });
  return `${[
    `${annexNames[country]}: ${count(standards)} of ${all} choices are not made here`,
    ...blocks,
    `${paint.bold("Of one source, or not confirmed")}\n${table(rows, [{}, {}, {}, {}, {}])}`,
  ].join("\n\n")}\n`;
}

const longest = 48;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

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
