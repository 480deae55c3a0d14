import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { bucklingCurve, imperfection } from "../flexural-buckling.ts";
import type { CurveOf, Next, OfMembers, Strength } from "../model.ts";
import type { Profile } from "../profile.ts";
import { rules } from "./rules.ts";

export function nextOf({ request }: Sheet, of: OfMembers): Next | undefined {
  const { edition } = request;
  if (!edition.second && !edition.alone) return undefined;
  return {
    whole: edition.second,
    classes: takes(edition, rules.classLimits),
    elastoplastic: takes(edition, rules.elastoplastic) && edition.uncertain !== "safe",
    ltb: takes(edition, rules.ltbCurve),
    safe: edition.uncertain === "safe",
    of,
    use: (page, rule) => {
      if (edition.second) page.rule(rules[rule]);
    },
  };
}

/** Table 8.3: above S420 it has curves of its own. */
export function curvesOf(sheet: Sheet, profile: Profile, { isAbove420, is460 }: Strength): CurveOf {
  const former: CurveOf = (p, axis) => bucklingCurve(p, axis, is460);
  const { edition } = sheet.request;
  if (!isAbove420 || !takes(edition, rules.curves)) return former;
  sheet.rule(profile.hollow && profile.fabrication !== "hot-finished" ? rules.curvesColdFormed : rules.curves);
  if (edition.uncertain !== "safe") return curveAbove420;
  return (p, axis) => {
    const [one, other] = [former(p, axis), curveAbove420(p, axis)];
    return imperfection[one] > imperfection[other] ? one : other;
  };
}

/** The column above S420; welded sections as in the others. */
export const curveAbove420: CurveOf = (p, axis) => {
  if (p.shape === "angle") return "a";
  if (p.shape !== "I" || p.fabrication === "welded") return bucklingCurve(p, axis, true);
  if (p.t_f > 100) return "c";
  if (p.h > 1.2 * p.b && p.t_f <= 40) return axis === "y" ? "a0" : "a";
  return axis === "y" ? "a" : "b";
};
