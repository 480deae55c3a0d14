/** `EN 1993-1-1 6.3.2.1` → `6.3.2.1`. */
export const clauseNumber = (clause: string): string => clause.replace(/^EN \d[\d-]*(?::\d{4})? /, "");

/** 6.2.10 stands after 6.2.9: numbers are compared by their size. */
export const byClause = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : 1);

const sortKeys = new Map<string, string>();

function sortKey(clause: string): string {
  let key = sortKeys.get(clause);
  if (key === undefined) {
    key = clause.replace(/\d+/g, (digits) => digits.padStart(5, "0"));
    sortKeys.set(clause, key);
  }
  return key;
}
