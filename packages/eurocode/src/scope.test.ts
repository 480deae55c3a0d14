import { expect, test } from "vitest";
import { allFormulas } from "./basis/formula.ts";
import { allRequirements } from "./basis/verification.ts";
import { annexes, checks } from "./index.ts";
import { scope } from "./scope.ts";

/** `EN 1993-1-1 6.3.1.2(1)` → standard and the rest. */
const parts = (clause: string) => /^(EN \d{4}(?:-\d)*)\s+(?:clause )?(.*)$/.exec(clause);

/** Whether a clause is spoken of by one that begins so: 6.2.1 speaks of 6.2.1(5), not of 6.2.10. */
const begins = (clause: string, beginning: string) =>
  clause.startsWith(beginning) && !/^\d/.test(clause.slice(beginning.length));

test("every clause that a formula cites is in the scope, and said to be covered", () => {
  const missing = new Set<string>();
  for (const { clause } of allFormulas) {
    const [, standard = "", rest = ""] = parts(clause) ?? [];
    if (standard === "") continue; // guides and other publications
    const number = rest.replace(/^EN \d{4}(?:-\d)*\s+/, "");
    const entries = scope[standard] ?? [];
    if (!entries.some((entry) => entry.covered !== "no" && begins(number, entry.clause)))
      missing.add(`${standard} ${number}`);
  }
  expect([...missing]).toEqual([]);
});

test("what is said to be covered has a formula, a requirement or a national parameter", () => {
  const cited = [
    ...[...allFormulas, ...allRequirements].map(({ clause }) => clause),
    ...annexes.map(({ standard, clause }) => `${standard} ${clause}`),
  ];
  const without = Object.entries(scope).flatMap(([standard, entries]) =>
    entries
      .filter(({ covered, tables }) => covered !== "no" && !tables)
      .map(({ clause }) => `${standard} ${clause}`)
      .filter((named) => !cited.some((clause) => begins(clause, named))),
  );
  expect(without).toEqual([]);
});

test("every check has its standard in the scope", () => {
  for (const known of checks) expect(scope[known.standard.split(":")[0] ?? ""], known.standard).toBeDefined();
});
