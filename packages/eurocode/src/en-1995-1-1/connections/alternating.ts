import type { LoadDuration } from "../../annexes/timber-types.ts";
import type { CombinedActions, FromActions } from "../../engine/combined.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { durationOfEach } from "../from-actions.ts";
import { says } from "./says.ts";

// What load cases and combined actions of a joint show together: their durations, and forces that turn.

interface Loaded {
  readonly forces: Readonly<Record<string, unknown>>;
  readonly duration: unknown;
}

const lasting: readonly unknown[] = ["permanent", "long-term", "medium-term"] satisfies LoadDuration[];
const turning = ["F_Ed", "N_Ed", "V_Ed", "M_Ed"] as const;

/** 8.1.5 asks for more than each force alone, where both last. */
function warnOfTurning(sheet: Sheet, cases: readonly Loaded[]): void {
  const held = cases.filter(({ duration }) => lasting.includes(duration));
  const some = (name: string, sign: 1 | -1) =>
    held.some(({ forces: { [name]: force } }) => typeof force === "number" && sign * force > 0);
  if (turning.some((name) => some(name, 1) && some(name, -1))) sheet.warn(says.alternating);
}

interface Joint {
  readonly load_duration?: LoadDuration | undefined;
}

export function ofCases(sheet: Sheet, item: Joint, cases: readonly Readonly<Record<string, unknown>>[]): void {
  const own = item.load_duration ?? "medium-term";
  warnOfTurning(
    sheet,
    cases.map((forces) => ({ forces, duration: forces.load_duration ?? own })),
  );
}

/** Each combination has a duration of its own. */
export function fromActions(sheet: Sheet, item: Joint, combined: CombinedActions): FromActions {
  const durationOf = durationOfEach(sheet, combined);
  if (item.load_duration !== undefined) sheet.unused("load_duration", says.durationOfCombination);
  warnOfTurning(
    sheet,
    combined.cases.map((one) => ({ forces: one.actions, duration: durationOf(one) })),
  );
  return {
    item: item.load_duration === undefined ? {} : { load_duration: undefined },
    ofCase: (one) => ({ load_duration: durationOf(one) }),
  };
}
