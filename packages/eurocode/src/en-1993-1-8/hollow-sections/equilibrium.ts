import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import type { Brace, JointType } from "./model.ts";
import { says } from "./says.ts";

// 1.5(5): what the braces hand to the chord along its axis is the difference of its forces on the two sides of the joint.

const component = formula("1.5(5), statics", "N_i_Ed * cos(theta_i)", (N_i_Ed, theta_i) => N_i_Ed * Math.cos(theta_i));
const otherSide = formula("1.5(5), statics", "N_0_Ed + sum_N_i_cos", (N_0_Ed, sum_N_i_cos) => N_0_Ed + sum_N_i_cos);

/** Of the chord, compression positive. */
export interface ChordForces {
  /** as given, beside the joint */
  readonly given: number;
  /** on the other side of it */
  readonly other: number;
  /** between the braces */
  readonly gap: number;
  /** before the first brace and after the last, as they are drawn */
  readonly sides: readonly [number, number];
}

/** Along the chord from the first brace to the last: a brace that comes from behind pushes forward when it is compressed. */
function components(type: JointType, braces: readonly Brace[]): readonly number[] {
  const last = braces.length - 1;
  return braces.map(({ N, theta }, i) => {
    const along = component(N, theta);
    if (i === 0) return along;
    // the middle one of a KT joint may lean either way
    return type === "KT" && i < last ? Math.abs(along) : -along;
  });
}

/** N_0_Ed is of the side where the force is greater: that which leaves the lesser one on the other, of equal ones compression. */
export function chordForces(sheet: Sheet, type: JointType, braces: readonly Brace[], N_0: number): ChordForces {
  const parts = components(type, braces);
  const sum = parts.reduce((total, part) => total + part, 0);
  if (Math.abs(sum) < 1e-6) return { given: N_0, other: N_0, gap: N_0, sides: [N_0, N_0] };
  const [after, before] = [N_0 + sum, N_0 - sum];
  const isBehind =
    Math.abs(Math.abs(after) - Math.abs(before)) < 1e-6 ? after > before : Math.abs(after) < Math.abs(before);
  const signed = isBehind ? sum : -sum;
  const other = sheet.put("N_0_other_kN", otherSide, N_0, signed);
  const first = isBehind ? (parts[0] ?? 0) : -(parts.at(-1) ?? 0);
  // which side it is of moves what a pressed chord of flat faces leaves to the braces
  sheet.assume(says.otherSide, { weighty: N_0 > 0 || Math.abs(other) > Math.abs(N_0) });
  return { given: N_0, other, gap: N_0 + first, sides: isBehind ? [N_0, other] : [other, N_0] };
}
