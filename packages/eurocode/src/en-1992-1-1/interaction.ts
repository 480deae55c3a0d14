import { listed, type Message, quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import * as axialFormulas from "./axial.ts";
import type { Axis, Column } from "./column.ts";
import { steelAtLimit } from "./materials.ts";
import { secondOrderSays as says } from "./says.ts";
import { concreteStress, steelStress } from "./section/law.ts";
import { widthAt } from "./section/profile.ts";
import type { Bending, LimitState } from "./section/resistance.ts";
import { balanced, curve, loadFactor, stateAt } from "./section/resistance.ts";

// EN 1992-1-1 6.1: axial force, bending with axial force about one axis, and the N-M curve.

export interface AxialLimits {
  readonly N_Rd_0: number;
  readonly N_t_Rd: number;
}

export function axialLimits(
  sheet: Sheet,
  { A_c, A_s, values }: Pick<Column, "A_c" | "A_s" | "values">,
  narrowing: boolean,
): AxialLimits {
  const { concrete, steel, deduct } = values.materials;
  const { f_yd, f_cd, E_s } = values;
  const sigma_c =
    concrete.block !== "rectangular"
      ? f_cd
      : narrowing
        ? sheet.put("sigma_c_MPa", axialFormulas.blockStressNarrowing, concrete.eta, f_cd)
        : sheet.put("sigma_c_MPa", axialFormulas.blockStressDesign, concrete.eta, f_cd);
  const sigma_s =
    steel.E_h > 0 && concrete.epsilon_c > steel.epsilon_yd
      ? sheet.put("sigma_s_0_MPa", axialFormulas.steelAtUniformStrainInclined, f_yd, steel.E_h, concrete.epsilon_c, E_s)
      : sheet.put("sigma_s_0_MPa", axialFormulas.steelAtUniformStrain, E_s, concrete.epsilon_c, f_yd);
  const N_Rd_0 = deduct
    ? sheet.put("N_Rd_0_kN", axialFormulas.squashLoadNet, A_c, A_s, sigma_c, sigma_s)
    : sheet.put("N_Rd_0_kN", axialFormulas.squashLoadGross, A_c, sigma_c, A_s, sigma_s);
  const sigma_t =
    steel.E_h > 0
      ? sheet.put("sigma_s_t_MPa", steelAtLimit, f_yd, values.k, steel.epsilon_ud, E_s, values.epsilon_uk)
      : f_yd;
  const N_t_Rd = sheet.put("N_t_Rd_kN", axialFormulas.tensionResistance, A_s, sigma_t);
  return { N_Rd_0, N_t_Rd };
}

export function verifyAxial(sheet: Sheet, N_Ed: number, { N_Rd_0, N_t_Rd }: AxialLimits): number {
  return N_Ed >= 0
    ? sheet.verify(axialFormulas.axialCompression, N_Ed, N_Rd_0, "kN")
    : sheet.verify(axialFormulas.axialTension, -N_Ed, N_t_Rd, "kN");
}

export const carries = (N_Ed: number, { N_Rd_0, N_t_Rd }: AxialLimits): boolean => N_Ed <= N_Rd_0 && -N_Ed <= N_t_Rd;

type Bent = Pick<Axis, "names" | "positive" | "negative">;
type OfValues = Pick<Column, "values">;

export const towards = (axis: Bent, s: number): Bending => (s >= 0 ? axis.positive : axis.negative);

interface Resistance {
  readonly M_Rd: number;
  readonly state: LimitState | undefined;
}

const lastResistance = new WeakMap<Bending, Resistance & { readonly N_Ed: number }>();

/**
 * M_Rd at N_Ed for moments of sense s, kNm; 0 where the section does not reach N_Ed by bending this way. The last of each
 * sense is kept: it is asked with and without imperfections, and for another c.
 */
export function bendingResistance(axis: Bent, s: number, N_Ed: number): Resistance {
  const bending = towards(axis, s);
  const last = lastResistance.get(bending);
  if (last?.N_Ed === N_Ed) return last;
  const state = stateAt(bending, N_Ed * 1000);
  const found = { N_Ed, M_Rd: state ? Math.max(0, state.M / 1e6) : 0, state };
  lastResistance.set(bending, found);
  return found;
}

/** Writes M_Rd as the sum of its parts, with the strains it belongs to. */
export function writeResistance(sheet: Sheet, column: OfValues, axis: Bent, s: number, N_Ed: number): number {
  const { names } = axis;
  const { state } = bendingResistance(axis, s, N_Ed);
  if (!state || state.M < 0) {
    sheet.given(names.x, null);
    return sheet.table(names.M_Rd, 0, "EN 1992-1-1 6.1(2)P", says.notCarried);
  }
  const { concrete } = column.values.materials;
  const { depth } = towards(axis, s).profile;
  if (state.x === Number.POSITIVE_INFINITY) {
    sheet.given(names.x, null);
    sheet.table(names.epsilon_edge, concrete.epsilon_c, "EN 1992-1-1 6.1(5)", says.uniformStrain);
  } else {
    const x = sheet.table(names.x, state.x, "EN 1992-1-1 6.1(3)P", says.equilibrium);
    writeEdgeStrain(sheet, column, axis, s, state, x, depth);
  }
  const bending = towards(axis, s);
  const [F_c, M_c] = writeConcrete(sheet, axis, bending, state);
  const { forces } = state;
  const rows = sheet.steps ? rowsOfBars(bending, state) : undefined;
  const isNet = bending.materials.deduct;
  const plain = isNet ? says.barsLessConcrete : says.bars;
  const F_s = sheet.table(names.F_s, forces.N_s / 1000, "EN 1992-1-1 3.2.7", plain);
  const M_s = sheet.table(
    names.M_s,
    forces.M_s / 1e6,
    "EN 1992-1-1 3.2.7",
    rows ? (isNet ? says.rowsLessConcrete : says.rowsOfBars)({ rows: listed("plain", rows) }) : plain,
  );
  sheet.step(names.F, axialFormulas.forceOfForces, F_c, F_s);
  return sheet.put(names.M_Rd, axialFormulas.momentOfForces, M_c, M_s);
}

/** Force and moment of the concrete: by hand for a rectangle whose edge is at its limit, else as they are integrated. */
function writeConcrete(sheet: Sheet, { names }: Bent, bending: Bending, state: LimitState): readonly [number, number] {
  const { profile, materials } = bending;
  const { forces, x } = state;
  const width = rectangleOf(profile);
  const { block, f_cd, epsilon_c, epsilon_cu, lambda, n: exponent } = materials.concrete;
  const isAtLimit = Math.abs(state.e0 + state.k * profile.top - epsilon_cu) < 1e-9;
  if (width !== undefined && isAtLimit && x <= profile.depth) {
    if (block === "rectangular") {
      const sigma_c = axialFormulas.blockStressDesign(materials.concrete.eta, f_cd);
      const F_c = sheet.put(names.F_c, axialFormulas.forceOfBlock, width, lambda, x, sigma_c);
      const z_c = sheet.put(names.z_c, axialFormulas.armOfBlock, profile.depth, lambda, x);
      return [F_c, sheet.put(names.M_c, axialFormulas.momentOfConcrete, F_c, z_c)];
    }
    const n = block === "bilinear" ? 1 : exponent;
    const F_c = sheet.put(names.F_c, axialFormulas.forceOfRectangle, width, x, f_cd, epsilon_c, n, epsilon_cu);
    const z_c = sheet.put(names.z_c, axialFormulas.armOfRectangle, profile.depth, x, epsilon_c, epsilon_cu, n);
    return [F_c, sheet.put(names.M_c, axialFormulas.momentOfConcrete, F_c, z_c)];
  }
  const F_c = sheet.table(names.F_c, forces.N_c / 1000, "EN 1992-1-1 3.1.7", says.integral);
  if (Math.abs(forces.N_c) < 1)
    return [F_c, sheet.table(names.M_c, forces.M_c / 1e6, "EN 1992-1-1 3.1.7", says.integral)];
  const z_c = sheet.table(names.z_c, forces.M_c / forces.N_c, "EN 1992-1-1 3.1.7", says.centroidOfStresses);
  return [F_c, sheet.put(names.M_c, axialFormulas.momentOfConcrete, F_c, z_c)];
}

/** The width of a rectangle that is bent about one of its sides; undefined for any other section. */
function rectangleOf({ edges, radius, top, bottom }: Bending["profile"]): number | undefined {
  if (radius > 0 || edges.length !== 8) return undefined;
  const isUpright = edges[1] === edges[3] && edges[5] === edges[7];
  return isUpright ? Math.abs(widthAt(edges, (top + bottom) / 2)) : undefined;
}

/** So many rows fit in a note. */
const mostRows = 6;

/** Area, place and stress of each row of bars, the most compressed first; undefined where they are spread over the depth. */
function rowsOfBars({ profile, materials }: Bending, { e0, k, x }: LimitState): Message[] | undefined {
  const { bars, lines, ringArea, top } = profile;
  const rows = new Map<number, number>();
  const add = (v: number, area: number) => {
    const near = [...rows.keys()].find((one) => Math.abs(one - v) < 0.01) ?? v;
    rows.set(near, (rows.get(near) ?? 0) + area);
  };
  for (let i = 0; i < bars.length; i += 3) add(bars[i] ?? 0, bars[i + 2] ?? 0);
  for (let i = 0; i < lines.length; i += 5) {
    if (lines[i] !== lines[i + 2]) return undefined;
    add(lines[i] ?? 0, lines[i + 4] ?? 0);
  }
  if (ringArea > 0 || rows.size === 0 || rows.size > mostRows) return undefined;
  const { concrete, steel, deduct } = materials;
  const displaced = (v: number, strain: number): number => {
    if (!deduct) return 0;
    if (concrete.block !== "rectangular") return concreteStress(concrete, strain);
    return top - v <= concrete.lambda * x ? axialFormulas.blockStressDesign(concrete.eta, concrete.f_cd) : 0;
  };
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([v, area]) => {
      const strain = e0 + k * v;
      const sigma = steelStress(steel, strain) - displaced(v, strain);
      return says.rowOfBars({
        A: quantity(significant(area, 5), "mm²"),
        z: quantity(significant(v, 4), "mm"),
        sigma: quantity(significant(sigma, 4), "MPa"),
      });
    });
}

function writeEdgeStrain(
  sheet: Sheet,
  column: OfValues,
  axis: Bent,
  s: number,
  state: LimitState,
  x: number,
  depth: number,
): void {
  const { concrete, steel } = column.values.materials;
  const { names } = axis;
  const { profile } = towards(axis, s);
  const edge = state.e0 + state.k * profile.top;
  if (x > depth) {
    sheet.put(names.epsilon_edge, axialFormulas.edgeStrainPivotC, concrete.epsilon_c, x, concrete.epsilon_cu, depth);
  } else if (steel.epsilon_ud < Number.POSITIVE_INFINITY && edge < concrete.epsilon_cu * (1 - 1e-9)) {
    sheet.put(
      names.epsilon_edge,
      axialFormulas.edgeStrainPivotA,
      steel.epsilon_ud,
      x,
      profile.top - profile.lowestSteel,
    );
  } else {
    sheet.table(names.epsilon_edge, concrete.epsilon_cu, "EN 1992-1-1 6.1(3)P", says.limitStrain);
  }
}

/** N and M grow together until the curve; where that leaves by an end of the curve, until the axial resistance. */
export function factorOnLoads(
  axis: Axis,
  s: number,
  N_Ed: number,
  M_Ed: number,
  limits: AxialLimits,
): number | undefined {
  if (N_Ed === 0 && M_Ed === 0) return undefined;
  const byForce = N_Ed > 0 ? limits.N_Rd_0 / N_Ed : N_Ed < 0 ? limits.N_t_Rd / -N_Ed : Number.POSITIVE_INFINITY;
  if (M_Ed === 0) return byForce;
  const N = N_Ed * 1000;
  const M = Math.abs(M_Ed) * 1e6;
  const found = loadFactor(towards(axis, s), N, M) ?? loadFactor(towards(axis, -s), N, -M);
  return found === undefined ? byForce : Math.min(found, byForce);
}

export type CurvePoint = readonly [N_kN: number, M_kNm: number | null];

const points = 60;

export function curvePoints(bending: Bending, limits: AxialLimits, at: readonly number[] | undefined): CurvePoint[] {
  if (!at) return curve(bending, points).map(({ N, M }) => [N / 1000, cleanMoment(M / 1e6)] as const);
  return at.map((N) => {
    if (!carries(N, limits)) return [N, null] as const;
    const state = stateAt(bending, N * 1000);
    return [N, state ? cleanMoment(state.M / 1e6) : null] as const;
  });
}

/** A moment below a micronewton metre is rounding of the sum over the bars. */
export const cleanMoment = (M_kNm: number): number => (Math.abs(M_kNm) < 1e-9 ? 0 : M_kNm);

/** The curve in the sense of the moment, in the other sense where that differs, and its greatest moment. */
export function writeCurve(sheet: Sheet, column: Column, axis: Axis, s: number, limits: AxialLimits): void {
  const { names } = axis;
  const best = balanced(towards(axis, s));
  sheet.table(names.N_bal, best.N / 1000, "EN 1992-1-1 6.1(2)P", says.atGreatestMoment);
  sheet.table(names.M_bal, best.M / 1e6, "EN 1992-1-1 6.1(2)P", says.greatestResistance);
  // made later: a request that changes until then changes no result
  const curve_N = column.item.curve_N?.slice();
  const [along, against] = [towards(axis, s), towards(axis, -s)];
  sheet.later(names.interaction_curve, () => curvePoints(along, limits, curve_N));
  if (!axis.symmetric) sheet.later(names.interaction_curve_opposite, () => curvePoints(against, limits, curve_N));
}
