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
    standards.map((standard) => `[${standard}](#${standard.toLowerCase().replaceAll(" ", "-")})`).join(" · "),
  ];
  const sections = standards.flatMap((standard) => [
    `## ${standard}`,
    table(formulas.filter(({ clause }) => standardOf(clause) === standard)),
  ]);
  return `${[...intro, ...sections].join("\n\n")}\n`;
}

const standardOf = (clause: string): string => /^ENV? [\d-]+/.exec(clause)?.[0] ?? "";

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
