import { listed, type Message, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import { symbolPieces } from "@x/report/text";
import type { Command } from "commander";
import { Stop } from "../exit.ts";
import { paint, table, wrapped } from "../print/text.ts";

const stops = messages("clauseCommand", {
  none: 'no formula, requirement or parameter is listed under "{given}". What a clause takes from a table is listed under the table ("Table 7.10"); docs/scope.md says what is covered',
  near: 'no formula, requirement or parameter is listed under "{given}"; did you mean {near}? What a clause takes from a table is listed under the table ("Table 7.10"); docs/scope.md says what is covered',
});

export function addClause(program: Command): void {
  program
    .command("clause")
    .description("The formulas, verifications and national parameters of a clause, and where they are in the source.")
    .argument("<number...>", "a clause, table or equation, with the standard in front where only one is meant")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Examples:
  x clause "6.3.3(4)"
  x clause EN 1993-1-8 Table 3.4
  x clause "(6.47)" --json`,
    )
    .action(async (words: string[], { json }: { json?: true }) => {
      const query = words.join(" ");
      const { findClause, knownClauses } = await import("../clauses.ts");
      const found = findClause(query);
      if (found.formulas.length + found.requirements.length + found.parameters.length === 0)
        throw new Stop(nothing(query, knownClauses()));
      process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : shown(found));
    });
}

function nothing(query: string, known: readonly string[]): Message {
  const near = suggestions(query, [...known, ...known.map((one) => one.replace(/^ENV? [\d-]+ /, ""))]);
  return near.length === 0
    ? stops.none({ given: query })
    : stops.near({ given: query, near: listed("or", near.slice(0, 3)) });
}

function shown({ formulas, requirements, parameters }: import("../clauses.ts").Found): string {
  const printed = (name: string) =>
    symbolPieces(name)
      .map(({ head, index }) => (index === "" ? head : `${head}_${index}`))
      .join("/");
  const blocks = formulas.map(({ clause, text, name, symbols, file, line }) =>
    [
      paint.bold(clause),
      `  ${name} = ${text}`,
      ...(symbols.length > 0 ? [paint.dim(wrapped(symbols.map((one) => printed(one)).join("   "), "  with "))] : []),
      paint.dim(`  ${file}:${line}`),
    ].join("\n"),
  );
  if (requirements.length > 0) {
    const rows = requirements.map(({ clause, title, expression }) => [clause, title, expression]);
    blocks.push(`${paint.bold("Verifications")}\n${table(rows, [{}, {}, {}])}`);
  }
  if (parameters.length > 0) {
    const rows = parameters.map(({ standard, clause, symbol, text }) => [`${standard} ${clause}`, symbol, text]);
    blocks.push(`${paint.bold("Nationally determined (x annexes <symbol>)")}\n${table(rows, [{}, {}, {}])}`);
  }
  return `${blocks.join("\n\n")}\n`;
}
