import * as rules from "../../en-1993-1-2/resistance.ts";
import { Tally } from "../../engine/tally.ts";
import { type Class, classBesideN, classify, loadingOf } from "../classification.ts";
import { generalCase, lateralTorsional, ltbSectionOf, segmentsAlone } from "../lateral-torsional.ts";
import type { Actions, Member } from "../model.ts";
import type { MomentShape } from "../moment-shape.ts";
import { type Resistances, resistances } from "../resistances.ts";

// The member as it is cold, in the class it has in fire: what no temperature changes.

/** What can buckle laterally: its slenderness, and the share of the greatest moment that acts there. */
export interface Lateral {
  readonly lambda: number;
  readonly share: number;
}

export interface Hot {
  readonly member: Member;
  readonly class: Class;
  readonly r: Resistances;
  readonly lateral: readonly Lateral[];
  readonly lateralZ: Lateral | undefined;
  readonly beta_y: number;
  readonly beta_z: number;
  readonly beta_LT: number;
}

/** The lesser of them is on the safe side: uniform loads where a diagram does not say which. */
const ofLoads = { udl: 1.3, "point-load": 1.4, "udl-fixed": 1.3, "point-load-fixed": 1.4, diagram: 1.3 } as const;

/** beta_M of Figure 4.2. */
export function betaOf({ name, psi, diagram }: MomentShape): number {
  if (!diagram) return name === "linear" || name === "diagram" ? rules.betaOfEnds(psi) : ofLoads[name];
  const { points } = diagram;
  const [first, last] = [points[0]?.M ?? 0, points.at(-1)?.M ?? 0];
  const [less, more] = Math.abs(first) < Math.abs(last) ? [first, last] : [last, first];
  const ofEnds = rules.betaOfEnds(more === 0 ? 1 : less / more);
  const M_Q = Math.max(...points.map(({ x, M }) => Math.abs(M - first - (last - first) * x)));
  const [high, low] = [Math.max(...points.map(({ M }) => M)), Math.min(...points.map(({ M }) => M))];
  const Delta_M = high * low < 0 ? high - low : Math.max(high, -low);
  return rules.betaOfLoads(ofEnds, Math.min(M_Q, Delta_M), Delta_M, ofLoads.diagram);
}

/** Class and resistances under these effects; nothing of it is shown as such. */
export function hotOf(member: Member, actions: Actions, given: Class | undefined): Hot {
  const pad = Tally.aside();
  const epsilon = rules.epsilonInFire(member.f_y);
  const loading = loadingOf(member, actions, { N_Ed: 0, y: false, z: false, stemCompressed: false, negative: false });
  const found = given ?? classify(pad, member, loading, epsilon);
  // in class 4 the temperature alone is verified
  const whole: Class = found === 4 ? 3 : found;
  const choice = { ...generalCase, section: ltbSectionOf(member.profile) };
  const state = {
    class: whole,
    classZ: given === undefined ? classBesideN(pad, member, loading, epsilon, whole) : whole,
    stemCompressed: loading.stemCompressed,
    negative: loading.negative,
    bent: actions.M_y_Ed !== 0,
  };
  const r = resistances(pad, member, state, epsilon, choice, () => 1.25);
  const { stemCompressed, negative } = loading;
  const lateral = segmentsAlone(member, negative).map(({ member: piece, share, negative: turned }) => ({
    lambda: lateralTorsional(pad, piece, choice, r.section.W_y, epsilon, { stemCompressed, negative: turned }).lambda,
    share,
  }));
  return {
    member,
    class: found,
    r,
    lateral,
    lateralZ: r.ltbZ && { lambda: r.ltbZ.lambda, share: r.ltbZ.share },
    beta_y: betaOf(member.shape_my),
    beta_z: betaOf(member.shape_mz),
    beta_LT: betaOf(member.shape_LT),
  };
}
