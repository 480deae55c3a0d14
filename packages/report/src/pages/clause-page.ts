import { checks, secondRules } from "@x/eurocode";
import { english } from "@x/eurocode/message";

export interface LocatedFormula {
  /** With the standard: `EN 1993-1-1 6.3.1.2(1)`. */
  readonly clause: string;
  readonly text: string;
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** Clause → formula → file, standard by standard, in the order of the clauses. */
export function clausePage(formulas: readonly LocatedFormula[]): string {
  const standards = [...new Set(formulas.map(({ clause }) => standardOf(clause)))].sort();
  const intro = [
    "# Clauses and their formulas",
    `Where each formula is in the source. \`x clause "6.3.3(4)"\` prints those of a clause with symbols and line; [CONTRIBUTING.md](../CONTRIBUTING.md) says how a formula is written.`,
    standards
      .map((standard) => `[${standard}](#${standard.toLowerCase().replaceAll(" ", "-").replaceAll(":", "")})`)
      .join(" · "),
  ];
  const sections = standards.flatMap((standard) => [
    `## ${standard}`,
    table(formulas.filter(({ clause }) => standardOf(clause) === standard)),
  ]);
  return `${[...intro, ...sections, ...moves(formulas)].join("\n\n")}\n`;
}

/** Where the clauses of the first generation went, and what is new or could not be confirmed twice. */
function moves(formulas: readonly LocatedFormula[]): string[] {
  const parts = checks.flatMap(({ standard, second }) => {
    if (!second) return [];
    const former = standard.split(":")[0] ?? "";
    const cited = formulas.filter(({ clause }) => standardOf(clause) === former).map(({ clause }) => clause);
    const numbers = [
      ...new Set(
        cited.map(
          (clause) => /^(?:Table |Annex )?[A-Z]*\d*(?:\.\d+)*/.exec(clause.slice(former.length + 1))?.[0] ?? "",
        ),
      ),
    ];
    const rows = numbers
      .filter((number) => number.trim() !== "")
      .sort(numeric.compare)
      .map((number) => `| ${number} | ${second.clauseOf(`${former} ${number}`).replace(`${second.standard} `, "")} |`);
    const rules = secondRules
      .filter(({ clause }) => clause.startsWith(`${second.standard} `))
      .map(
        ({ clause, was, sureness, what, source }) =>
          `| ${clause.slice(second.standard.length + 1)} | ${was?.replace(/^\S+ \S+ /, "") ?? "–"} | ${english(what)} | ${sureness} | ${source} |`,
      );
    return [
      `### ${second.standard}`,
      ["| First generation | Second |", "|---|---|", ...rows].join("\n"),
      ["| Second | First | Rule | Sureness | Source |", "|---|---|---|---|---|", ...rules].join("\n"),
    ];
  });
  return [
    "## From the first generation to the second",
    "Formulas that did not change are the same in the source; only their sections have other numbers. Rules that are new, or that two sources do not confirm, stand below them: A two independent sources, B one source, C doubtful. What calculates by B or C is marked, and says so first among its warnings.",
    ...parts,
  ];
}

const standardOf = (clause: string): string => /^ENV? [\d-]+(?::\d{4})?/.exec(clause)?.[0] ?? "";

const numeric = new Intl.Collator("en", { numeric: true });

function table(formulas: readonly LocatedFormula[]): string {
  const rows = formulas
    .map((one) => ({ ...one, number: one.clause.slice(standardOf(one.clause).length + 1) }))
    .sort((a, b) => numeric.compare(a.number, b.number) || numeric.compare(a.file, b.file))
    .map(({ number, name, text, file }) => {
      const cell = `\`${name} = ${text}\``.replaceAll("|", "\\|");
      return `| ${number.replaceAll("|", "\\|")} | ${cell} | [${file.replace(/^packages\/eurocode\/src\//, "")}](../${file}) |`;
    });
  return ["| Clause | Formula | File |", "|---|---|---|", ...rows].join("\n");
}
