import { significant } from "../../basis/numbers.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { axialLimits, bendingResistance, verifyAxial, writeResistance } from "../interaction.ts";
import { namesOf } from "../names.ts";
import { bendingTowards } from "../section/biaxial.ts";
import { steelStress } from "../section/law.ts";
import { type Bending, limitState, startOf, wholeDepth } from "../section/resistance.ts";
import { rootOf } from "../section/root.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { type Beam, type FaceName, other, widthAt } from "./section.ts";

// EN 1992-1-1 6.1 for beams and slabs.

const bendingAlone = requirement("bending", "6.1", "M_Ed / M_Rd <= 1");
const withForce = requirement("axial-bending", "6.1", "M_Ed / M_Rd <= 1", "bending with axial force");

export const relativeMoment = formula(
  "6.1",
  "M_Ed * 1e6 / (b * d^2 * f_cd)",
  (M_Ed, b, d, f_cd) => (M_Ed * 1e6) / (b * d ** 2 * f_cd),
);
export const relativeToStrength = formula(
  "6.1",
  "M_Ed * 1e6 / (b * d^2 * f_ck)",
  (M_Ed, b, d, f_ck) => (M_Ed * 1e6) / (b * d ** 2 * f_ck),
);
/** From the pulled steel to the force in the concrete, at z_c above the centroid. */
export const innerArm = formula("6.1(2)P", "d - (v_top - z_c)", (d, v_top, z_c) => d - (v_top - z_c));
export const relativeDepth = formula("5.6.3(2)", "x / d", (x, d) => x / d);
export const steelStrain = formula(
  "6.1(3)P",
  "epsilon_edge * (d - x) / x",
  (epsilon_edge, d, x) => (epsilon_edge * (d - x)) / x,
);
/** x/d at which the pulled steel just yields. */
export const balancedDepth = formula(
  "6.1(3)P",
  "epsilon_cu / (epsilon_cu + f_yd / E_s)",
  (epsilon_cu, f_yd, E_s) => epsilon_cu / (epsilon_cu + f_yd / E_s),
);

/** Of a tensile force between two layers of bars, the layer towards which the moment pulls; depths from the other face. */
export const pulledMore = formula(
  "6.1(2)P",
  "(N_t * (z_N - d_2) + M_Ed) / ((d - d_2) * f_yd)",
  (N_t, z_N, d_2, M_Ed, d, f_yd) => (N_t * (z_N - d_2) + M_Ed) / ((d - d_2) * f_yd),
  { d: [300, 600], d_2: [20, 100] },
);
export const pulledLess = formula(
  "6.1(2)P",
  "(N_t * (d - z_N) - M_Ed) / ((d - d_2) * f_yd)",
  (N_t, d, z_N, M_Ed, d_2, f_yd) => (N_t * (d - z_N) - M_Ed) / ((d - d_2) * f_yd),
  { d: [300, 600], d_2: [20, 100] },
);
/** 5.5(4), where the request gives the limit */
const depthLimit = ofForm(
  requirement("neutral-axis", "5.5(4)", "(x / d) / (x / d)_max <= 1", "depth of the neutral axis"),
);

const pulledBy = (M_Ed: number): FaceName => (M_Ed < 0 ? "top" : "bottom");
/** Without a moment the side that has bars. */
export const pulledSide = (M: number | undefined, item: BeamItem): FaceName =>
  (M ?? 0) === 0 && !hasSteel(item, "bottom") && hasSteel(item, "top") ? "top" : pulledBy(M ?? 0);
export const hasSteel = (item: BeamItem, face: FaceName): boolean =>
  item[`A_s_${face}`] !== undefined || item[`bars_${face}`] !== undefined;
export const towardsCompression = (beam: Beam, pulled: FaceName): Bending =>
  pulled === "bottom" ? beam.positive : beam.negative;

/** M_Rd on the side of M_Ed, and what it asks for. */
export function verifyBending(sheet: Sheet, beam: Beam, M_Ed: number, N_Ed: number): void {
  const pulled = pulledSide(M_Ed, beam.item);
  const face = beam[pulled];
  if (!face) return; // asked for before
  const { values, item } = beam;
  const sense = pulled === "top" ? -1 : 1;
  const d = sheet.given("d_mm", face.d);
  const b = widthAt(item, other(pulled));
  sheet.put("mu_Ed", relativeMoment, Math.abs(M_Ed), b, d, values.f_cd);
  sheet.put("K", relativeToStrength, Math.abs(M_Ed), b, d, values.f_ck);
  const required = requiredSteel(beam, M_Ed, N_Ed);
  if (required) {
    sheet.table("A_s_req_mm2", required.A_s, "EN 1992-1-1 6.1", says.leastOfEquilibrium);
    sheet.table("A_s_2_req_mm2", required.A_s_2, "EN 1992-1-1 6.1", says.leastOfEquilibrium);
  }
  sheet.given("A_s_mm2", face.A_s);
  const axis = { names: namesOf.y, positive: beam.positive, negative: beam.negative };
  const M_Rd = writeResistance(sheet, { values }, axis, sense, N_Ed);
  const { state } = bendingResistance(axis, sense, N_Ed);
  if (state && state.x < item.h && M_Rd > 0) {
    if (state.forces.N_c > 1)
      sheet.put("z_mm", innerArm, d, towardsCompression(beam, pulled).profile.top, state.forces.M_c / state.forces.N_c);
    const x_d = sheet.put("x_d", relativeDepth, state.x, d);
    const edge = state.e0 + state.k * towardsCompression(beam, pulled).profile.top;
    sheet.put("epsilon_s", steelStrain, edge, d, state.x);
    if (item.x_d_max !== undefined) sheet.verify(depthLimit, x_d, item.x_d_max, "");
    warnOfDepth(sheet, item, x_d);
    if (x_d > balancedDepth(values.materials.concrete.epsilon_cu, values.f_yd, values.E_s))
      sheet.warn(says.deepAxis({ x_d: significant(x_d, 3) }));
  }
  if (beam[other(pulled)]) {
    const opposite = bendingResistance(axis, -sense, N_Ed);
    sheet.table("M_Rd_opposite_kNm", opposite.M_Rd, "EN 1992-1-1 6.1");
  }
  if (N_Ed === 0) {
    sheet.verify(bendingAlone, Math.abs(M_Ed), M_Rd, "kNm");
    return;
  }
  const A_s = (beam.bottom?.A_s ?? 0) + (beam.top?.A_s ?? 0);
  const limits = axialLimits(sheet, { A_c: beam.shape.properties.A, A_s, values }, false);
  verifyAxial(sheet, N_Ed, limits);
  // bars on one side pull N_Ed off the centroid: with less than this moment the section is bent the other way
  const least = -(bendingResistance(axis, -sense, N_Ed).state?.M ?? Number.NEGATIVE_INFINITY) / 1e6;
  if (least > Math.abs(M_Ed) * (1 + 1e-9)) sheet.exceed(withForce, Math.abs(M_Ed), "kNm", 2);
  else sheet.verify(withForce, Math.abs(M_Ed), M_Rd, "kNm");
}

/** No annex keeps moments of linear elasticity to less. */
const leastLimit = 0.35;

/** Moments of a continuous member, not redistributed: where the concrete is to turn, an annex may limit the depth. */
function warnOfDepth(sheet: Sheet, { delta, static_system, fck }: BeamItem, x_d: number): void {
  if (x_d <= leastLimit || delta !== undefined || static_system === "simple" || static_system === "cantilever") return;
  const limit = sheet.parameter("EN 1992-1-1", "x_d_elastic")?.(fck);
  if (limit !== undefined && x_d > limit) sheet.warn(says.deepForElastic({ x_d: significant(x_d, 3), limit }));
}

/** From the pulled bars to the pressed concrete where the section resists, beside an axial force. */
export function armWith(beam: Beam, pulled: FaceName, N_Ed: number): number | undefined {
  const axis = { names: namesOf.y, positive: beam.positive, negative: beam.negative };
  const { state } = bendingResistance(axis, pulled === "top" ? -1 : 1, N_Ed);
  const d = beam[pulled]?.d;
  if (!state || d === undefined || state.forces.N_c <= 1) return undefined;
  return innerArm(d, towardsCompression(beam, pulled).profile.top, state.forces.M_c / state.forces.N_c);
}

export interface RequiredSteel {
  readonly A_s: number;
  /** Of the compressed side, beyond the limit of x/d. */
  readonly A_s_2: number;
}

/** The least reinforcement; undefined where the section does not carry the moment with any. */
export function requiredSteel(beam: Beam, M_Ed: number, N_Ed: number): RequiredSteel | undefined {
  const { item, values } = beam;
  const pulled = pulledSide(M_Ed, item);
  const d = beam[pulled]?.d;
  if (d === undefined) return undefined;
  // a trace of steel where it will lie, so that the limits of the strains are its own
  const level = (face: FaceName, depth: number) => (face === "bottom" ? item.h - depth : depth) - beam.centroid;
  const z_s = level(pulled, d);
  const trace = { bars: [{ y: 0, z: z_s, area: 1e-6 }], lines: [], ring: undefined };
  const bare = bendingTowards(
    { shape: beam.shape, steel: trace, materials: values.materials },
    pulled === "bottom" ? 0 : Math.PI,
  );
  const v_s = bare.profile.lowestSteel;
  /** About the pulled steel, in N and Nmm. */
  const M_s = Math.abs(M_Ed) * 1e6 - N_Ed * 1000 * v_s;
  if (M_s <= 0) return pulledThrough(beam, M_Ed, N_Ed);
  const carried = (t: number) => {
    const { forces } = limitState(bare, t);
    return forces.M_c - forces.N_c * v_s;
  };
  const stressAt = (t: number, v: number) => {
    const { e0, k } = limitState(bare, t);
    return -steelStress(values.materials.steel, e0 + k * v);
  };
  const limit = limitOfDepth(beam, bare, d);
  const start = startOf(bare);
  if (carried(limit) >= M_s) {
    const t = rootOf((at) => carried(at) - M_s, start, limit, carried(start) - M_s, carried(limit) - M_s, 1e-6 * M_s);
    return { A_s: Math.max(0, (limitState(bare, t).forces.N_c - N_Ed * 1000) / stressAt(t, v_s)), A_s_2: 0 };
  }
  if (item.compression_steel === "none") return undefined;
  const v_2 = bare.profile.top - (item.h - (beam[other(pulled)]?.d ?? d));
  const stress = -stressAt(limit, v_2);
  if (stress <= 0 || v_2 <= v_s) return undefined;
  const force = (M_s - carried(limit)) / (v_2 - v_s);
  // the bars stand in place of concrete that counts already
  const displaced = values.materials.deduct ? values.f_cd : 0;
  return {
    A_s: Math.max(0, (limitState(bare, limit).forces.N_c + force - N_Ed * 1000) / stressAt(limit, v_s)),
    A_s_2: force / (stress - displaced),
  };
}

/** Tension between the two layers: no concrete counts, each layer takes its share; there must be two. */
function pulledThrough({ item, values, ...beam }: Beam, M_Ed: number, N_Ed: number): RequiredSteel | undefined {
  const pulled = pulledSide(M_Ed, item);
  const d = beam[pulled]?.d ?? 0;
  const toOther = item.h - (beam[other(pulled)]?.d ?? d);
  if (M_Ed === 0 && N_Ed === 0) return { A_s: 0, A_s_2: 0 };
  if (d <= toOther) return undefined;
  // depths from the face away from the more pulled layer
  const axis = pulled === "bottom" ? item.h - beam.centroid : beam.centroid;
  const [N_t, M] = [-N_Ed * 1000, Math.abs(M_Ed) * 1e6];
  return {
    A_s: pulledMore(N_t, axis, toOther, M, d, values.f_yd),
    A_s_2: pulledLess(N_t, d, axis, M, toOther, values.f_yd),
  };
}

/** Where on the path of the limit states x/d reaches its limit. */
function limitOfDepth({ item, values }: Beam, bare: Bending, d: number): number {
  const balanced = balancedDepth(values.materials.concrete.epsilon_cu, values.f_yd, values.E_s);
  const most = Math.min(item.x_d_max ?? balanced, balanced) * d;
  const x = (t: number) => limitState(bare, t).x - most;
  const start = startOf(bare);
  if (x(start) >= 0) return start;
  return rootOf(x, start, wholeDepth, x(start), x(wholeDepth), 1e-9 * d);
}
