/**
 * What of a standard is covered, clause by clause, and what is not. The page docs/scope.md is made from this and from the
 * formulas; a test holds that every clause a formula cites is listed as covered.
 */
export interface ScopeEntry {
  /** The beginning of the clause numbers it speaks of: `6.3.1` speaks of 6.3.1.2 too. */
  readonly clause: string;
  readonly title: string;
  readonly covered: "yes" | "partly" | "no";
  readonly note?: string;
  /** Covered by values and choices of tables alone; any other entry that is covered needs a formula or requirement. */
  readonly tables?: true;
}

export const yes = (clause: string, title: string, note?: string): ScopeEntry => entry(clause, title, "yes", note);
export const partly = (clause: string, title: string, note: string): ScopeEntry => entry(clause, title, "partly", note);
export const no = (clause: string, title: string, note?: string): ScopeEntry => entry(clause, title, "no", note);

/** What gives values and choices and no formula. */
export const tables = (found: ScopeEntry): ScopeEntry => ({ ...found, tables: true });

const entry = (clause: string, title: string, covered: ScopeEntry["covered"], note?: string): ScopeEntry => ({
  clause,
  title,
  covered,
  ...(note === undefined ? {} : { note }),
});

/** By standard: a folder's own, and the parts that only serve its checks. */
export type Scope = Readonly<Record<string, readonly ScopeEntry[]>>;
