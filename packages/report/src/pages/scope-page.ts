import { checks, formulaCount, scope } from "@x/eurocode";
import { english } from "@x/eurocode/message";

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
    "What of each standard is covered, clause by clause. What is not listed is not covered. The formulas are counted in the code; every one of them is held against its printed text with random numbers. Of the second generation the last section says what calculates.";
  return `${["# Scope", intro, ...sections, ...secondGeneration()].join("\n\n")}\n`;
}

/** What each check calculates with `edition: second`, and with which reason it refuses the rest. */
function secondGeneration(): string[] {
  const rows = checks.map(({ endpoint, second, unknownSecond, kinds }) => {
    if (!second) return `| \`${endpoint}\` | – | ${unknownSecond ? english(unknownSecond) : "not gathered here"} |`;
    const known = Object.keys(kinds).filter((kind) => !second.unknownKinds?.[kind]);
    const refused = Object.values(second.unknownFields ?? {}).flatMap((fields) => Object.keys(fields));
    const fields = [...new Set(refused)].map((field) => `\`${field}\``).join(", ");
    return `| \`${endpoint}\` | ${second.standard}: ${known.join(", ")} | ${fields === "" ? "" : `not with ${fields}`} |`;
  });
  return [
    "## The second generation",
    "`edition: second` calculates by it, `both` by both with what differs and why. Rules of two sources calculate; rules of one source calculate and are marked; what is not known is refused. `uncertain` says what is done with rules of one source: `warn`, `safe` (the severer of it and the rule before it), `refuse`. National annexes to it are not in the product: `annex_second: recommended` takes the recommended values. [Clauses](clauses.md#from-the-first-generation-to-the-second) lists the rules.",
    ["| Check | Calculates | Refuses |", "|---|---|---|", ...rows].join("\n"),
  ];
}
