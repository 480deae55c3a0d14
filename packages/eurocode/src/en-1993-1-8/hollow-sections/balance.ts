import type { Sheet } from "../../engine/sheet.ts";
import { chsAlone } from "./chs.ts";
import { iAlone } from "./i-chords.ts";
import { balanced, type HollowJoint } from "./model.ts";
import { farApart, rhsAlone } from "./rhs.ts";
import { says } from "./says.ts";

// Table 7.1 and its figures: K, N, KT and X joints are what balances across the chord. What is left over stands on the chord
// alone, as a Y joint; the uses of both parts are added.

export interface Share {
  /** of |N_Ed|: what the other braces balance */
  readonly balanced: number;
  readonly rest: number;
  /** resistance of the brace as a Y joint, where there is a rest */
  readonly N_rest_Rd: number;
  /** uses of all rests that act on this side of the chord in the same sense */
  readonly restUse: number;
}

const across = ({ N, theta }: { N: number; theta: number }): number => N * Math.sin(theta);

/** Below this part of a force there is no rest but rounding. */
const rounding = 1e-9;

/** Force of every brace that the others balance. */
function balancedParts(joint: HollowJoint, beta: number): number[] {
  const { type, braces } = joint;
  const all = braces.map(({ N }) => Math.abs(N));
  if (farApart(joint, beta) || type === "T" || type === "Y" || braces.length < 2) return all;
  const sum = (sign: 1 | -1) => braces.reduce((total, brace) => total + Math.max(0, sign * across(brace)), 0);
  if (balanced(type)) {
    const [pressed, pulled] = [sum(1), sum(-1)];
    const both = Math.min(pressed, pulled);
    return braces.map(({ N }) => {
      const side = N > 0 ? pressed : pulled;
      return side > 0 ? (Math.abs(N) * both) / side : 0;
    });
  }
  // X: braces on opposite sides of the chord balance where both press or both pull
  const [first, second] = braces;
  if (!first || !second) return all;
  const both = first.N * second.N > 0 ? Math.min(Math.abs(across(first)), Math.abs(across(second))) : 0;
  return braces.map(({ theta }) => both / Math.sin(theta));
}

export function sharesOf(sheet: Sheet, joint: HollowJoint, beta: number, gamma: number): Share[] {
  const parts = balancedParts(joint, beta);
  const shares = joint.braces.map((brace, i) => {
    const N = Math.abs(brace.N);
    const rest = N - (parts[i] ?? N);
    if (rest <= rounding * N) return { balanced: N, rest: 0, N_rest_Rd: 0 };
    const { N_Rd } = joint.round
      ? chsAlone(sheet, joint, brace, gamma)
      : joint.open
        ? iAlone(sheet, joint, brace)
        : rhsAlone(sheet, joint, brace, gamma);
    return { balanced: N - rest, rest, N_rest_Rd: N_Rd };
  });
  if (shares.some(({ rest }) => rest > 0)) {
    sheet.assume(says.unbalanced, { weighty: shares.some(({ rest, balanced: share }) => rest > 0.01 * share) });
  }
  const use = ({ rest, N_rest_Rd }: { rest: number; N_rest_Rd: number }) =>
    rest > 0 ? rest / Math.max(N_rest_Rd, Number.MIN_VALUE) : 0;
  // what stands on both sides of an X joint and goes the same way goes through the chord together
  const added = balanced(joint.type) || joint.type === "X";
  const together = added ? shares.reduce((sum, share) => sum + use(share), 0) : 0;
  return shares.map((share) => ({
    ...share,
    restUse: share.rest > 0 ? (added ? together : use(share)) : 0,
  }));
}
