import { boltDistance, positive, whole } from "../../basis/fields.ts";
import type { Inserted, Message } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type BoltGrade, type BoltSize, bolt, boltGrade } from "../../materials/bolts.ts";
import {
  type Hole,
  hasWideHole,
  kindOfHole,
  netHole,
  stressAreaOf,
  usualHole,
  verifyHole,
  verifyNormalHole,
  wideHoleFactor,
} from "../bolts/holes.ts";
import * as boltResistance from "../bolts/resistance.ts";
import { says as boltSays } from "../bolts/says.ts";
import { boltGradeField, boltOptions, boltSizeField } from "../bolts/schema.ts";
import { formula } from "../formula.ts";
import { fieldPath } from "./steel.ts";

// Bolts of a joint: grade, size and options of the kind `bolt`, and the resistances that every joint asks for.

const { d_m_mm: _d_m, ...options } = boltOptions;

/** Without d_m_mm: only kinds that verify punching shear take it. */
export const boltFields = { bolt_grade: boltGradeField, bolt_size: boltSizeField, ...options };

export const patternFields = {
  n_1: whole(1, 100, "bolts along the force in each line"),
  n_2: whole(1, 20, "lines of bolts; {default 1}").optional(),
  e1: positive("end distance, along the force", "mm", boltDistance),
  p1: positive("pitch along the force; not needed for a single bolt in each line", "mm", boltDistance).optional(),
  e2: positive("edge distance, across the force", "mm", boltDistance),
  p2: positive("gauge across the force; not needed for a single line", "mm", boltDistance).optional(),
};

export interface BoltsSpec {
  readonly bolt_grade: string;
  readonly bolt_size: string;
  readonly d0_mm?: number | undefined;
  readonly threads_in_shear_plane?: boolean | undefined;
  readonly countersunk?: boolean | undefined;
  readonly countersink_depth_mm?: number | undefined;
  readonly hole?: Hole | undefined;
  readonly slot_parallel?: boolean | undefined;
  readonly joint_length_mm?: number | undefined;
  readonly packing_mm?: number | undefined;
  readonly single_lap_one_row?: boolean | undefined;
  readonly exposed?: boolean | undefined;
}

export interface Bolts {
  readonly size: BoltSize;
  readonly grade: BoltGrade;
  readonly d: number;
  readonly d_0: number;
  readonly f_ub: number;
  readonly alpha_v: number;
  /** A_s, or A where the shank is in the shear plane */
  readonly A: number;
  readonly A_s: number;
  /** 0.9, countersunk 0.63 */
  readonly k_2: number;
  /** depth that does not bear in the ply of the heads */
  readonly sink: number;
  readonly hole: Hole;
  readonly slotted: boolean;
  /** what a hole takes from a section across and along the force the joint is described for: slots their length */
  readonly d_across: number;
  readonly d_along: number;
  /** factor of Note 1 of Table 3.4 for a force along and across the force the joint is described for */
  readonly k_h_along: number;
  readonly k_h_across: number;
  readonly beta_h: number;
  readonly beta_Lf: number;
  readonly beta_p: number;
  readonly single: boolean;
  readonly exposed: boolean;
  readonly gamma_M2: number;
}

/** Defaults the joint knows better than the bolt. */
export interface BoltContext {
  /** L_j where the request does not give it */
  readonly L_j?: number | undefined;
  /** packing where the request does not give it */
  readonly packing?: number | undefined;
  readonly tension?: boolean;
  /** one shear plane and one row of bolts across the force (3.6.1(10)) */
  readonly singleLap?: boolean;
}

export function resolveBolts(
  sheet: Sheet,
  path: string,
  spec: BoltsSpec,
  context: BoltContext = {},
): Bolts | undefined {
  const size = bolt(spec.bolt_size);
  const grade = boltGrade(spec.bolt_grade);
  if (!size || !grade) return undefined; // the schema knows only sizes and grades of the tables
  const hole = kindOfHole(sheet, path, spec, size);
  const d_0 = holeDiameter(sheet, path, spec, size);
  if (d_0 === undefined) return undefined;
  const slotted = hole.endsWith("slot");
  if (spec.slot_parallel !== undefined && !slotted) {
    sheet.problem(fieldPath(path, "slot_parallel"), onlyWith(boltSays.slottedHoles));
  }
  if (spec.countersink_depth_mm !== undefined && !spec.countersunk) {
    sheet.problem(fieldPath(path, "countersink_depth_mm"), onlyWith(boltSays.countersunkBolts));
  }
  const threads = spec.threads_in_shear_plane ?? true;
  if (spec.threads_in_shear_plane === undefined && !context.tension) {
    sheet.assume(boltSays.threadsInShear);
  }
  rejectShallowSink(sheet, path, spec, size.d_mm);
  if (spec.countersunk && spec.countersink_depth_mm === undefined) sheet.assume(boltSays.sinkDepth);
  rejectShortJoint(sheet, path, spec, context);
  const along = slotted && spec.slot_parallel === true;
  const k_h = hole === "oversize" ? 0.8 : 1;
  return {
    size,
    grade,
    d: size.d_mm,
    d_0,
    f_ub: grade.f_ub_MPa,
    alpha_v: threads ? grade.alpha_v : grade.alpha_v_shank,
    A: threads ? size.A_s_mm2 : size.A_mm2,
    A_s: size.A_s_mm2,
    k_2: spec.countersunk ? 0.63 : 0.9,
    sink: spec.countersunk ? (spec.countersink_depth_mm ?? 0.5 * size.d_mm) : 0,
    hole,
    slotted,
    d_across: netHole(size, hole, d_0, !along),
    d_along: netHole(size, hole, d_0, along),
    k_h_along: slotted && !along ? 0.6 : k_h,
    k_h_across: along ? 0.6 : k_h,
    beta_h: clearanceFactor(sheet, size, grade, d_0),
    beta_Lf: longJoint(spec.joint_length_mm ?? context.L_j, size.d_mm),
    beta_p: packing(spec.packing_mm ?? context.packing ?? 0, size.d_mm),
    single: spec.single_lap_one_row ?? singleLap(sheet, context),
    exposed: spec.exposed === true,
    gamma_M2: sheet.parameter("EN 1993-1-8", "gamma_M2"),
  };
}

function singleLap(sheet: Sheet, { singleLap: known = false }: BoltContext): boolean {
  if (known) sheet.assume(boltSays.singleLap, { weighty: true });
  return known;
}

/** Heads of EN 14399-7 and ISO 10642 are half of d deep and more: less is a slip of unit. */
const shallowest = 0.3;

export function rejectShallowSink(
  sheet: Sheet,
  path: string,
  { countersunk, countersink_depth_mm: depth }: Pick<BoltsSpec, "countersunk" | "countersink_depth_mm">,
  d: number,
): void {
  if (countersunk && depth !== undefined && depth < shallowest * d)
    sheet.problem(
      fieldPath(path, "countersink_depth_mm"),
      atLeast(round(shallowest * d), depth, { unit: "mm", because: boltSays.flattestHead }),
    );
}

/** A joint is as long as its bolts say, or longer. */
function rejectShortJoint(sheet: Sheet, path: string, { joint_length_mm }: BoltsSpec, { L_j }: BoltContext): void {
  if (joint_length_mm === undefined || L_j === undefined || joint_length_mm >= L_j * (1 - 1e-6)) return;
  sheet.problem(
    fieldPath(path, "joint_length_mm"),
    atLeast(round(L_j), joint_length_mm, { unit: "mm", is: boltSays.outermostBolts }),
  );
}

const round = (value: number): number => decimals(value, 2);

/** Writes what the bolts are; once a sheet. `prefix`: `web_` for the second group of a joint. */
export function putBolts(sheet: Sheet, bolts: Bolts, spec: BoltsSpec, context: BoltContext = {}, prefix = ""): void {
  const { size, grade, d_0, alpha_v } = bolts;
  sheet.given(`${prefix}d_mm`, size.d_mm);
  sheet.given(`${prefix}d_0_mm`, d_0);
  if (spec.threads_in_shear_plane === false) sheet.put(`${prefix}A_mm2`, boltResistance.grossArea, size.d_mm);
  const ofClass = sheet.steps && boltSays.ofClass({ grade: grade.grade });
  sheet.table(`${prefix}A_s_mm2`, size.A_s_mm2, "EN 1993-1-8 Table 3.4", stressAreaOf(size));
  sheet.table(`${prefix}f_ub_MPa`, grade.f_ub_MPa, grade.clause, ofClass);
  sheet.table(`${prefix}alpha_v`, alpha_v, "EN 1993-1-8 Table 3.4", ofClass);
  const L_j = spec.joint_length_mm ?? context.L_j;
  if (L_j === undefined) sheet.given(`${prefix}beta_Lf`, 1);
  else sheet.put(`${prefix}beta_Lf`, boltResistance.longJointFactor, L_j, size.d_mm);
  const t_p = spec.packing_mm ?? context.packing ?? 0;
  if (t_p > size.d_mm / 3) sheet.put(`${prefix}beta_p`, boltResistance.packingFactor, size.d_mm, t_p);
  else sheet.table(`${prefix}beta_p`, 1, "EN 1993-1-8 3.6.1(12)", boltSays.thinPacking);
  if (bolts.beta_h !== 1) sheet.table(`${prefix}beta_h`, bolts.beta_h, "EN 1993-1-8 3.6.1(5)");
  verifyHole(sheet, size, bolts.hole, d_0);
}

/** 3.6.1(4) of bolts that bear, for forces along and across the direction that the joint is described for. */
export function verifyNormalHoles(
  sheet: Sheet,
  { size, d_along, d_across }: Pick<Bolts, "size" | "d_along" | "d_across">,
  { along, across }: { readonly along: boolean; readonly across: boolean },
): void {
  verifyNormalHole(sheet, size, Math.max(along ? d_along : 0, across ? d_across : 0));
}

const longJoint = (L_j: number | undefined, d: number): number =>
  L_j === undefined ? 1 : boltResistance.longJointFactor(L_j, d);

/** 3.6.1(12) asks for the reduction where the packing is thicker than d/3. */
const packing = (t_p: number, d: number): number => (t_p > d / 3 ? boltResistance.packingFactor(d, t_p) : 1);

function clearanceFactor(sheet: Sheet, size: BoltSize, grade: BoltGrade, d_0: number): number {
  if (!hasWideHole(size, d_0)) return 1;
  sheet.warn(boltSays.wideClearanceOfGroup({ size: size.size, clearance: d_0 - size.d_mm }));
  return wideHoleFactor(grade);
}

function holeDiameter(sheet: Sheet, path: string, spec: BoltsSpec, size: BoltSize): number | undefined {
  if (spec.d0_mm === undefined) {
    const d_0 = usualHole(sheet, size, spec.hole ?? "normal");
    if (d_0 === undefined) {
      sheet.problem(fieldPath(path, "d0_mm"), required(boltSays.noOversize({ size: size.size })));
    }
    return d_0;
  }
  if (spec.d0_mm >= size.d_mm) return spec.d0_mm;
  sheet.problem(fieldPath(path, "d0_mm"), atLeast(size.d_mm, spec.d0_mm, { unit: "mm", is: boltSays.boltDiameter }));
  return undefined;
}

/** F_v,Rd of one bolt with n_s shear planes and all reductions; `gamma` in place of gamma_M2 for tying. */
export function putShear(sheet: Sheet, name: string, bolts: Bolts, n_s: number, gamma = bolts.gamma_M2): number {
  const { beta_h, beta_Lf, beta_p, alpha_v, f_ub, A } = bolts;
  return beta_h * beta_Lf * beta_p === 1
    ? sheet.put(name, boltResistance.shearResistance, n_s, alpha_v, f_ub, A, gamma)
    : sheet.put(name, boltResistance.reducedShearResistance, beta_h, beta_Lf, beta_p, n_s, alpha_v, f_ub, A, gamma);
}

/** Table 3.4 with the least of end and inner bolts, as the guides for simple joints take it for every bolt of a group. */
export const alphaOfGroup = formula(
  "Table 3.4",
  "max(0, min(e_1 / (3 * d_0), p_1 / (3 * d_0) - 1 / 4))",
  (e_1, d_0, p_1) => Math.max(0, Math.min(e_1 / (3 * d_0), p_1 / (3 * d_0) - 1 / 4)),
);

/** A ply a bolt presses on, in one direction of force. */
export interface Ply {
  readonly t: number;
  readonly f_u: number;
  /** along the force, to the free edge; undefined: no edge in that direction */
  readonly end?: number | undefined;
  /** along the force, to the next bolt; undefined: no bolt in that direction */
  readonly pitch?: number | undefined;
  /** across the force, to the free edge */
  readonly edge?: number | undefined;
  /** across the force, to the next line */
  readonly gauge?: number | undefined;
  readonly k_h?: number;
  /** the heads are sunk into this ply */
  readonly sunk?: boolean;
  /** 3.6.1(10) in this direction, in place of what the bolts say */
  readonly single?: boolean | undefined;
}

/** F_b,Rd of one bolt. The steps k_1 and alpha_b precede it in the derivation. */
export function putBearing(sheet: Sheet, name: string, bolts: Bolts, ply: Ply, gamma = bolts.gamma_M2): number {
  const { d, d_0, f_ub } = bolts;
  const { f_u } = ply;
  const alpha_d = stepAlphaD(sheet, bolts, ply);
  const alpha_b = sheet.step("alpha_b", boltResistance.alphaB, alpha_d, f_ub, f_u);
  const k_1 = stepK1(sheet, ply, d_0);
  const t = ply.sunk && bolts.sink > 0 ? sheet.step("t_b_mm", bearingPart, ply.t, bolts.sink) : ply.t;
  const k_h = ply.k_h ?? 1;
  if (!(ply.single ?? bolts.single)) {
    return k_h === 1
      ? sheet.put(name, boltResistance.bearingResistance, k_1, alpha_b, f_u, d, t, gamma)
      : sheet.put(name, boltResistance.bearingResistanceOfHole, k_h, k_1, alpha_b, f_u, d, t, gamma);
  }
  const F_b = sheet.step(name, boltResistance.bearingResistanceOfHole, k_h, k_1, alpha_b, f_u, d, t, gamma);
  return sheet.put(name, boltResistance.bearingOfSingleLap, F_b, f_u, d, t, gamma);
}

/** The same without a sheet, to find the weakest of many bolts. */
export function bearingOf(
  bolts: Bolts,
  { t, f_u, end, pitch, edge, gauge, k_h = 1, sunk, single }: Ply,
  gamma = bolts.gamma_M2,
): number {
  const { d, d_0, f_ub } = bolts;
  const byEnd = end === undefined ? 1 : boltResistance.alphaEnd(end, d_0);
  const byPitch = pitch === undefined ? 1 : alphaInner(pitch, d_0);
  const byEdge = edge === undefined ? 2.5 : boltResistance.k1SingleColumn(edge, d_0);
  const byGauge = gauge === undefined ? 2.5 : boltResistance.k1Inner(gauge, d_0);
  const t_b = sunk ? bearingPart(t, bolts.sink) : t;
  const alpha_b = boltResistance.alphaB(Math.min(byEnd, byPitch), f_ub, f_u);
  const F_b = boltResistance.bearingResistanceOfHole(k_h, Math.min(byEdge, byGauge), alpha_b, f_u, d, t_b, gamma);
  return (single ?? bolts.single) ? boltResistance.bearingOfSingleLap(F_b, f_u, d, t_b, gamma) : F_b;
}

function stepAlphaD(sheet: Sheet, { d_0 }: Bolts, { end, pitch }: Ply): number {
  if (end !== undefined && pitch !== undefined) return sheet.step("alpha_d", alphaOfGroup, end, d_0, pitch);
  if (end !== undefined) return sheet.step("alpha_d", boltResistance.alphaEnd, end, d_0);
  // without an edge and a further bolt nothing can tear out
  return pitch === undefined ? 1 : sheet.step("alpha_d", alphaInner, pitch, d_0);
}

/** 3.6.1(9): half of the countersinking does not bear; a ply thinner than that bears nothing. */
const bearingPart = formula("3.6.1(9)", "max(0, t - t_c / 2)", (t, t_c) => Math.max(0, t - t_c / 2));

const alphaInner = formula("Table 3.4", "max(0, p_1 / (3 * d_0) - 1 / 4)", (p_1, d_0) =>
  Math.max(0, p_1 / (3 * d_0) - 1 / 4),
);

function stepK1(sheet: Sheet, { edge, gauge }: Ply, d_0: number): number {
  if (edge !== undefined && gauge !== undefined) return sheet.step("k_1", boltResistance.k1Edge, edge, d_0, gauge);
  if (edge !== undefined) return sheet.step("k_1", boltResistance.k1SingleColumn, edge, d_0);
  return gauge === undefined ? 2.5 : sheet.step("k_1", boltResistance.k1Inner, gauge, d_0);
}

export interface Pattern {
  readonly n_1: number;
  readonly n_2?: number | undefined;
  readonly e1: number;
  readonly p1?: number | undefined;
  readonly e2: number;
  readonly p2?: number | undefined;
}

/** A hole along and across the force: slots are longer than wide. */
export interface HoleSize {
  readonly d_along: number;
  readonly d_across: number;
}

/** What no pattern can be: holes that cut each other or the edges, pitches that are missing. */
export function checkPattern(sheet: Sheet, path: string, pattern: Pattern, { d_along, d_across }: HoleSize): boolean {
  const { n_1, n_2 = 1, e1, p1, e2, p2 } = pattern;
  let fits = true;
  const wrong = (field: string, said: Message) => {
    sheet.problem(fieldPath(path, field), said);
    fits = false;
  };
  const more = (field: string, value: number, limit: number, why: Inserted) => {
    if (!(value > limit)) wrong(field, above(limit, value, { unit: "mm", is: why }));
  };
  more("e1", e1, d_along / 2, boltSays.holeRadius);
  more("e2", e2, d_across / 2, boltSays.holeRadius);
  if (n_1 > 1) {
    if (p1 === undefined) wrong("p1", required(boltSays.pitchOf({ n: n_1 })));
    else more("p1", p1, d_along, boltSays.holeDiameter);
  }
  if (n_2 > 1) {
    if (p2 === undefined) wrong("p2", required(boltSays.linesApart({ n: n_2 })));
    else more("p2", p2, d_across, boltSays.holeDiameter);
  }
  return fits;
}
