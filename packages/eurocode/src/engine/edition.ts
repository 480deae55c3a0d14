import type { Rule } from "../basis/rule.ts";

/** What is done with a rule that two sources do not confirm: calculate and say so, take the severer of it and the old one, refuse. */
export const ways = ["warn", "safe", "refuse"] as const;

/** By which generation of the Eurocodes a request is calculated. */
export interface Edition {
  readonly second: boolean;
  /** Of the first generation: the one rule of the second that stands in the place of an old one. */
  readonly alone?: Rule;
  readonly uncertain: (typeof ways)[number];
}

export const firstGeneration: Edition = { second: false, uncertain: "warn" };

export const takes = ({ second, alone }: Edition, rule: Rule): boolean => second || alone === rule;
