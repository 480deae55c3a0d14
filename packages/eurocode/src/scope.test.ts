import { expect, test } from "vitest";
import { allFormulas } from "./basis/formula.ts";
import { checks } from "./index.ts";
import { scope } from "./scope.ts";

/** `EN 1993-1-1 6.3.1.2(1)` → standard and the rest. */
const parts = (clause: string) => /^(EN \d{4}(?:-\d)*)\s+(?:clause )?(.*)$/.exec(clause);

test("every clause that a formula cites is in the scope, and said to be covered", () => {
  const missing = new Set<string>();
  for (const { clause } of allFormulas) {
    const [, standard = "", rest = ""] = parts(clause) ?? [];
    if (standard === "") continue; // guides and other publications
    const number = rest.replace(/^EN \d{4}(?:-\d)*\s+/, "");
    const entries = scope[standard] ?? [];
    if (
      !entries.some(
        (entry) =>
          entry.covered !== "no" && number.startsWith(entry.clause) && !/^\d/.test(number.slice(entry.clause.length)),
      )
    )
      missing.add(`${standard} ${number}`);
  }
  expect([...missing]).toEqual([]);
});

test("every check has its standard in the scope", () => {
  for (const known of checks) expect(scope[known.standard.split(":")[0] ?? ""], known.standard).toBeDefined();
});
