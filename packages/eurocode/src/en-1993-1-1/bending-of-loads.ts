import { quantity } from "../basis/message.ts";
import type { Page } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import type { Actions, Member } from "./model.ts";
import { says } from "./says.ts";

// Forces that are given at places of the member bend it: a moment far below that of a simple beam was forgotten.

export const momentBetweenSupports = formula(
  "6.2.5(1), statics",
  "F * min(a * (L - x), x * (L - a)) / (1000 * L)",
  (F, a, L, x) => (F * Math.min(a * (L - x), x * (L - a))) / (1000 * L),
  { L: [20, 30] },
);
export const momentAtRoot = formula("6.2.5(1), statics", "F * a / 1000", (F, a) => (F * a) / 1000);

export interface ForceAt {
  readonly F: number;
  readonly x: number;
}

/** kNm, of forces across a member between two supports, or held at one end. */
function momentOf(forces: readonly ForceAt[], { length_mm: L, cantilever, root }: Member["item"]): number {
  if (cantilever) {
    const all = forces.reduce((sum, { F, x }) => sum + momentAtRoot(F, root === "end" ? L - x : x), 0);
    return Math.abs(all);
  }
  return forces.reduce((most, { x }) => {
    const all = forces.reduce((sum, { F, x: at }) => sum + momentBetweenSupports(F, at, L, x), 0);
    return Math.max(most, Math.abs(all));
  }, 0);
}

/** `share`: what continuity and fixed ends may leave of the moment of a simple beam. */
export function sayForgottenMoment(
  page: Page,
  { item }: Member,
  { M_y_Ed, M_z_Ed }: Actions,
  forces: readonly ForceAt[],
  share: number,
): void {
  const least = momentOf(forces, item);
  const given = Math.max(Math.abs(M_y_Ed), Math.abs(M_z_Ed));
  if (least > 0 && given < share * least)
    page.warn(says.forgottenMoment({ moment: quantity(least, "kNm"), given: quantity(given, "kNm") }));
}
