import type { Message } from "./message.ts";

/** How sure a rule of the second generation is. */
type Sureness =
  /** two independent sources agree */
  | "A"
  /** one source, recomputed */
  | "B"
  /** doubtful, or sources disagree */
  | "C";

/** A rule of the second generation that is new, or that could not be confirmed. Rules that did not change and are sure have none. */
export interface Rule {
  readonly id: string;
  /** `EN 1993-1-1:2022 8.3.2.3(3), (8.82)` */
  readonly clause: string;
  /** The clause that it takes the place of. */
  readonly was: string | null;
  readonly sureness: Sureness;
  readonly source: string;
  /** The rule in a few words. */
  readonly what: Message;
  /** Verifications that it may move, by the beginnings of their ids. */
  readonly touches: readonly string[];
  /** The values that it gives: a comparison of both generations says its share at them. */
  readonly gives: readonly string[];
  /** It reads as the rule before it: nothing of it differs. */
  readonly kept?: true;
  /** It cannot be put in the place of a rule of the first generation alone. */
  readonly together?: true;
}

const registered: Rule[] = [];

/** Every rule there is, for documents. */
export const allRules: readonly Rule[] = registered;

type Declared = Omit<Rule, "clause" | "was" | "id"> & { readonly clause: string; readonly was?: string };

/** The rules of one standard: `rulesOf("EN 1993-1-1:2022", "EN 1993-1-1:2005", { … })`; clauses are given without the standard. */
export function rulesOf<const Rules extends Readonly<Record<string, Declared>>>(
  standard: string,
  before: string,
  declared: Rules,
): { readonly [Name in keyof Rules]: Rule } {
  const made: Record<string, Rule> = {};
  for (const [id, rule] of Object.entries<Declared>(declared)) {
    const was = rule.was === undefined ? null : `${before} ${rule.was}`;
    made[id] = { ...rule, id: `${standard} ${id}`, clause: `${standard} ${rule.clause}`, was };
    registered.push(made[id]);
  }
  return made as { readonly [Name in keyof Rules]: Rule }; // one for each name
}

export const touches = (rule: Rule, verification: string): boolean =>
  rule.touches.some((beginning) => verification.startsWith(beginning));

export const isSure = ({ sureness }: Rule): boolean => sureness === "A";
