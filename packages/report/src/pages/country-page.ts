import { annexNames, type CountryCode } from "@x/eurocode";
import { type AnnexParameter, choicesOf, isOpen, type StandardOfAnnex } from "@x/eurocode/annexes";

/** One national annex, clause by clause: what is calculated and by which value, what is not, and what happens then. */
export function countryPage(annex: CountryCode): string {
  const standards = choicesOf(annex);
  const open = standards.flatMap(({ choices, further }) =>
    [...new Set([...choices.flatMap(({ parameters }) => parameters), ...further])].filter((row) => isOpen(row, annex)),
  );
  return `${[
    `# ${annex} ${annexNames[annex]}: the national annex clause by clause`,
    "Every clause that leaves a choice to the countries: the value that is calculated with, its source and how sure it is; or, where the choice is not made, what happens in its place. *As EN* is the recommended value: no other is known here. [All annexes side by side](../annexes.md).",
    ["| Standard | Annex | Choices | Made | Not made |", "|---|---|---|---|---|", ...standards.map(countOf)].join("\n"),
    `${open.length} values are of one source or not confirmed; a result names those that it used. \`x annexes ${annex} --missing\` lists them, and what is not made.`,
    ...standards.map((one) => section(one, annex)),
  ].join("\n\n")}\n`;
}

function countOf({ standard, edition, choices }: StandardOfAnnex): string {
  const made = choices.filter(({ parameters }) => parameters.length > 0).length;
  return `| ${standard} | ${cell(edition)} | ${choices.length} | ${made} | ${choices.length - made} |`;
}

function section({ standard, edition, choices, further }: StandardOfAnnex, annex: CountryCode): string {
  const rows = choices.flatMap(({ clause, parameters, about = "", instead = "" }) =>
    parameters.length > 0
      ? parameters.map((row) => made(clause, row, annex))
      : [`| ${clause} | ${cell(about)} | not made: ${cell(instead)} | | |`],
  );
  return [
    `## ${standard}`,
    `${edition}.`,
    [
      "| Clause | About | Value | Sure | Source |",
      "|---|---|---|---|---|",
      ...rows,
      ...further.map((row) => made(row.clause, row, annex)),
    ].join("\n"),
  ].join("\n\n");
}

function made(clause: string, row: AnnexParameter, annex: CountryCode): string {
  const { value, reads, confidence, source } = row.under[annex];
  const text = confidence === "inherits EN" ? `as EN: ${reads ?? plain(value)}` : (reads ?? plain(value));
  return `| ${clause} | \`${row.symbol}\` ${cell(row.text)} | ${cell(text)} | ${confidence === "inherits EN" ? "" : confidence} | ${confidence === "inherits EN" ? "" : cell(source)} |`;
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

const plain = (value: unknown): string =>
  value === null
    ? "none"
    : typeof value === "object"
      ? JSON.stringify(value)
      : typeof value === "function"
        ? "a rule"
        : String(value);
