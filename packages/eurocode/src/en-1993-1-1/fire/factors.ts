import { decimals } from "../../basis/numbers.ts";
import { onlyWith } from "../../basis/refusals.ts";
import * as rules from "../../en-1993-1-2/temperature.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Member } from "../model.ts";
import type { Profile } from "../profile.ts";
import type { GivenFire } from "./heat.ts";
import { says } from "./says.ts";

// Section factors, Tables 4.2 and 4.3, and the shadow of 4.2.5.1(2).

export interface SectionFactors {
  readonly contour: number;
  /** of the box around an open section */
  readonly box: number | undefined;
}

const underSlab = (p: Profile): boolean =>
  p.shape === "I" || p.shape === "channel" || p.shape === "tee" || p.shape === "RHS";
const isOpen = (p: Profile): boolean =>
  p.shape === "I" || p.shape === "channel" || p.shape === "tee" || p.shape === "angle";

export function factorsOf(sheet: Sheet, { profile: p }: Member, fire: GivenFire): SectionFactors {
  const three = fire.exposure === "three-sided";
  if (three && !underSlab(p)) sheet.problem("fire.exposure", onlyWith(says.slabOnFlange({ profile: p.label })));
  const P = three ? rules.withoutTop(p.perimeter, p.b) : p.perimeter;
  const round = (three ? rules.boxOfThree : rules.boxOfFour)(p.h, p.b);
  const own = rules.sectionFactor(P, p.A);
  // walls and slabs may cover a part of it
  if (fire.A_m_V_1_m !== undefined && fire.A_m_V_1_m < 0.95 * own)
    sheet.warn(says.smallFactor({ given: fire.A_m_V_1_m, own: decimals(own, 0) }));
  return {
    contour: fire.A_m_V_1_m ?? own,
    box: isOpen(p) ? (fire.A_m_V_box_1_m ?? rules.sectionFactor(round, p.A)) : undefined,
  };
}

/** 4.2.5.1(1): no less than this. */
const leastFactor = 10;

export function raised(sheet: Sheet, A_V: number): number {
  if (A_V >= leastFactor) return A_V;
  sheet.warn(says.sectionFactorRaised({ found: decimals(A_V, 2) }));
  return leastFactor;
}

/** Of bare steel: I-sections under nominal fires, other open sections, and none of convex ones. */
export function shadowOf({ profile: p }: Member, { contour, box }: SectionFactors, nominal: boolean): number {
  if (box === undefined) return 1;
  if (p.shape === "I" && nominal) return Math.min(1, rules.shadowOfI(box, contour));
  return rules.shadow(box, contour);
}
