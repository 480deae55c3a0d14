/** How a member or a joint went, in words and colour: what nobody gave an action for has a tone of its own. */
import type { FabricatedMember, Joint, State } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import type { Words } from "./words.ts";

export const toneOf: Readonly<Record<State, string>> = {
  passed: "#0a6b2d",
  failed: "#b00020",
  "not designed": "#9a5b00",
};

export interface Verdict {
  readonly text: string;
  readonly colour: string;
}

/** Where nothing is left to carry it, its size says nothing. */
const percent = (fraction: number) => (fraction > 100 ? "> 10000 %" : `${(fraction * 100).toFixed(1)} %`);

const stateWord = { passed: "passed", failed: "failed", "not designed": "notDesigned" } as const satisfies Record<
  State,
  string
>;

const stateText = (state: State, words: Words): string => words(stateWord[state]);

export function memberVerdict(member: FabricatedMember | undefined, words: Words): Verdict {
  const { check, unchecked, state = "not designed" } = member ?? {};
  if (!check)
    return {
      text: `${words("unchecked")}${unchecked ? `: ${printable(words.say(unchecked), 600)}` : ""}`,
      colour: toneOf["not designed"],
    };
  const only = member?.actions.from === "self-weight" ? `${words("ownWeight")}, ` : "";
  return {
    text: `${percent(check.utilization)}  ${check.clause}  ${only}${stateText(state, words)}`,
    colour: toneOf[state],
  };
}

export function jointVerdict({ utilization, clause, state, actions }: Joint, words: Words): Verdict {
  const only = actions.from === "none" ? `${words("forAssumed")}, ` : "";
  return { text: `${percent(utilization)}  ${clause}  ${only}${stateText(state, words)}`, colour: toneOf[state] };
}

const rank: Readonly<Record<State, number>> = { failed: 2, "not designed": 1, passed: 0 };

/** The worst first; of equal ones the most used. */
export const worstFirst = <T extends { readonly state: State; readonly utilization: number }>(
  list: readonly T[],
): readonly T[] => [...list].sort((a, b) => rank[b.state] - rank[a.state] || b.utilization - a.utilization);
