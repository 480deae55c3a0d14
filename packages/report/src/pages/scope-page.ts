import { checks, formulaCount, scope } from "@x/eurocode";

/** What is covered, what is not, and within which limits. */
export function scopePage(): string {
  const own = new Set(checks.map((known) => known.standard.split(":")[0] ?? ""));
  const standards = [
    ...own,
    ...Object.keys(scope)
      .filter((standard) => !own.has(standard))
      .sort(),
  ];
  const sections = standards.flatMap((standard) => {
    const edition = checks.find((known) => known.standard.startsWith(`${standard}:`))?.standard ?? standard;
    const rows = (scope[standard] ?? []).map(({ clause, title, covered, tables, note = "" }) => {
      const sign = covered === "yes" ? "✓" : covered === "partly" ? "partly" : "–";
      const formulas = formulaCount(standard, clause);
      return `| ${clause} | ${title} | ${sign} | ${formulas === 0 ? (tables ? "tables" : "") : formulas} | ${note} |`;
    });
    return [
      `## ${edition}`,
      ["| Clause | | Covered | Formulas | Limits |", "|---|---|---|---|---|", ...rows].join("\n"),
    ];
  });
  const intro =
    "What of each standard is covered, clause by clause. What is not listed is not covered. The formulas are counted in the code; every one of them is held against its printed text with random numbers. The second generation of the Eurocodes is not covered.";
  return `${["# Scope", intro, ...sections].join("\n\n")}\n`;
}
