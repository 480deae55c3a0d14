import type { Page } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { beamCriticalMoment, type Point } from "./beam-buckling.ts";
import { formula } from "./formula.ts";
import type { Member } from "./model.ts";
import { isFixed, type MomentShape, noteOfShape, pointsOfShape, shapeFactors } from "./moment-shape.ts";
import { says } from "./says-of-buckling.ts";

// M_cr by elastic theory. The standard asks for it (6.3.2.2(2)) and gives no formula: the three-factor formula and its
// tables are those of NCCI SN003 and SN030, C_1 of any diagram that of López, Yong and Serna with the end conditions free.
// What these do not cover is compared with the beam element of beam-buckling.ts: the formula holds while it is at most
// 2 % above; where it is more, or where there is none (heights of loads with a diagram, cantilevers), the element's M_cr.

const theory = "6.3.2.2(2), elastic theory";
const tables = "EN 1993-1-1 6.3.2.2(2), NCCI SN003";

export const C_1_linear = formula(theory, "min(2.6, 1.77 - 1.04 * psi + 0.27 * psi^2)", (psi) =>
  Math.min(2.6, 1.77 - 1.04 * psi + 0.27 * psi ** 2),
);
/** M_2, M_3, M_4 at the quarter points. */
export const C_1_diagram = formula(
  theory,
  "sqrt(35 * M_max^2 / (M_max^2 + 9 * M_2^2 + 16 * M_3^2 + 9 * M_4^2))",
  (M_max, M_2, M_3, M_4) => Math.sqrt((35 * M_max ** 2) / (M_max ** 2 + 9 * M_2 ** 2 + 16 * M_3 ** 2 + 9 * M_4 ** 2)),
);
/** What asymmetry sees of moments that are straight between the ends. */
export const C_3_linear = formula(theory, "C_1 * (1 + psi) / 2", (C_1, psi) => (C_1 * (1 + psi)) / 2);
/** m_mean: integral of (M / M_max) (1 + cos 2 pi x) over the length. */
export const C_3_diagram = formula(theory, "C_1 * m_mean", (C_1, m_mean) => C_1 * m_mean);
export const loadOffset = formula(theory, "C_2 * z_g - C_3 * z_j", (C_2, z_g, C_3, z_j) => C_2 * z_g - C_3 * z_j);
export const symmetricOffset = formula(theory, "C_2 * z_g", (C_2, z_g) => C_2 * z_g);

export const criticalMoment = formula(
  theory,
  "max(1e-9, C_1 * pi^2 * E * I_z / (k_z * L_LT)^2 * (sqrt((k_z / k_w)^2 * I_w / I_z + (k_z * L_LT)^2 * G * I_t / (pi^2 * E * I_z) + d_g^2) - d_g) / 1e6)",
  (C_1, E, I_z, k_z, L_LT, k_w, I_w, G, I_t, d_g) =>
    Math.max(
      1e-9,
      (((C_1 * Math.PI ** 2 * E * I_z) / (k_z * L_LT) ** 2) *
        (Math.sqrt(
          ((k_z / k_w) ** 2 * I_w) / I_z + ((k_z * L_LT) ** 2 * G * I_t) / (Math.PI ** 2 * E * I_z) + d_g ** 2,
        ) -
          d_g)) /
        1e6,
    ),
);

/** What the formula promises over what the element carries. */
export const C_1_corrected = formula(
  theory,
  "C_1 * M_cr_exact / M_cr_formula",
  (C_1, M_cr_exact, M_cr_formula) => C_1 * (M_cr_exact / M_cr_formula),
);
export const M_cr_scaled = formula(
  theory,
  "M_cr_0 * M_cr_exact / M_cr_exact_0",
  (M_cr_0, M_cr_exact, M_cr_exact_0) => (M_cr_0 * M_cr_exact) / M_cr_exact_0,
);

export interface CriticalMoment {
  readonly M_cr: number;
  readonly C_1: number;
}

/** What M_cr asks of the moments between two restraints. */
export interface Bending {
  readonly shape: MomentShape;
  readonly L: number;
  /** tee: the stem is compressed somewhere */
  readonly stemCompressed: boolean;
  /** the greatest moment is negative */
  readonly negative: boolean;
  /** both ends are those of the member */
  readonly betweenForks: boolean;
  /** of a segment: its greatest moment over that of the member */
  readonly share?: number;
}

/** The weak axis of the section; an angle's is v. */
const weakInertia = ({ profile: p }: Member): number => (p.oblique ? p.I_v : p.I_z);

/** The formula may be this much above the element. */
const allowance = 1.02;

/** Loads act downwards under a positive moment; of fixed ends the sign may mean either, so the worse is taken. */
export const loadHeight = (z_g: number, { shape, negative }: Bending): number =>
  !negative ? z_g : isFixed(shape) ? Math.abs(z_g) : -z_g;

export function elasticCriticalMoment(page: Page, member: Member, bending: Bending): CriticalMoment {
  const { item } = member;
  const { shape } = bending;
  if (item.cantilever && item.M_cr_kNm === undefined) return { C_1: 1, M_cr: ofCantilever(page, member, bending) };
  const z_g = loadHeight(item.load_height_mm ?? 0, bending);
  sayHeightWithoutEffect(page, member, bending, z_g);
  const k_z = item.k_z ?? 1;
  const k_w = item.k_w ?? 1;
  const restrained = k_z !== 1 || k_w !== 1;
  const noHeight = shape.name === "diagram" && item.C_2 === undefined && z_g !== 0;
  const doubtful = shape.name === "diagram" || restrained || (z_g < 0 && shape.name !== "linear");
  if (item.C_1 !== undefined || item.M_cr_kNm !== undefined || !doubtful) {
    const C_1 = C_1_of(page, item.C_1, shape);
    if (item.M_cr_kNm !== undefined) return { C_1, M_cr: page.given("M_cr_kNm", item.M_cr_kNm) };
    if (!noHeight)
      return { C_1, M_cr: page.put("M_cr_kNm", criticalMoment, ...byFormula(page, member, bending, C_1, z_g)) };
  }
  return heldAgainstElement(page, member, bending, z_g, noHeight);
}

/** An own C_2 of zero takes away what a load on the compressed side does. */
export function sayHeightWithoutEffect(page: Page, { item }: Member, { shape }: Bending, z_g: number): void {
  if (item.C_2 === 0 && z_g > 0 && shape.name !== "linear" && item.M_cr_kNm === undefined)
    page.warn(says.heightWithoutEffect);
}

/** The formula, or what the element finds less. */
function heldAgainstElement(
  page: Page,
  member: Member,
  bending: Bending,
  z_g: number,
  noHeight: boolean,
): CriticalMoment {
  const { item } = member;
  const { shape, stemCompressed } = bending;
  const C_1 = item.C_1 ?? formulaOfC_1(shape);
  const at = noHeight ? 0 : z_g;
  const formulaMoment = criticalMoment(...byFormula(undefined, member, bending, C_1, at));
  const exact = exactMoment(member, bending, at);
  const holds = item.C_1 !== undefined || formulaMoment <= allowance * exact;
  if (holds && !noHeight) {
    C_1_of(page, item.C_1, shape);
    return { C_1, M_cr: page.put("M_cr_kNm", criticalMoment, ...byFormula(page, member, bending, C_1, z_g)) };
  }
  page.assume(says.fromElement);
  const used = holds
    ? C_1_of(page, item.C_1, shape)
    : page.put("C_1", C_1_corrected, C_1, page.step("M_cr_exact_kNm", given, exact), formulaMoment);
  if (!noHeight) return { C_1: used, M_cr: page.table("M_cr_kNm", exact, exactClause, says.beamElement) };
  const without = holds ? formulaMoment : exact;
  const M_cr = page.put("M_cr_kNm", M_cr_scaled, without, exactMoment(member, bending, z_g), exact);
  page.explain(stemCompressed ? says.beamElementStemCompressed : says.beamElement);
  return { C_1: used, M_cr };
}

const exactClause = "EN 1993-1-1 6.3.2.2(2), elastic theory";
const given = formula(theory, "M_cr", (M_cr) => M_cr);

function byFormula(
  page: Page | undefined,
  member: Member,
  { shape, L, stemCompressed }: Bending,
  C_1: number,
  z_g: number,
): Parameters<typeof criticalMoment> {
  const { item, profile: p, E, G } = member;
  const write = page ?? silent;
  const C_2 = C_2_of(write, item.C_2, shape);
  const d_g = offset(write, member, shape, C_1, C_2, z_g, stemCompressed);
  return [C_1, E, weakInertia(member), item.k_z ?? 1, L, item.k_w ?? 1, p.I_w, G, p.I_t, d_g];
}

const silent: Page = Tally.aside();

/** M_cr of the beam element, kNm; the least where the restraints of the ends may be distributed in several ways. */
export function exactMoment(member: Member, { shape, L, negative }: Bending, z_g: number): number {
  const { item, profile: p, E, G } = member;
  const downwards = negative && !isFixed(shape) ? -1 : 1;
  const beam = {
    E,
    G,
    I_z: weakInertia(member),
    I_t: p.I_t,
    I_w: p.I_w,
    L,
    points: pointsOfShape(shape),
    // z_g is given for loads that act downwards under the moments as drawn
    z_g,
    z_j: asymmetryUnder(p, downwards),
    k_z: item.k_z ?? 1,
    k_w: item.k_w ?? 1,
  };
  const lone = Math.min(beam.k_z, beam.k_w) >= 0.7 && Math.min(beam.k_z, beam.k_w) < 1;
  const alike = beamCriticalMoment(beam);
  if (!lone) return alike / 1e6;
  return (
    Math.min(alike, beamCriticalMoment({ ...beam, lone: "start" }), beamCriticalMoment({ ...beam, lone: "end" })) / 1e6
  );
}

/** Which side of an outline is the stiffer is not known of it: its asymmetry is against it. */
const asymmetryUnder = ({ shape, z_j }: Member["profile"], sign: number): number =>
  shape === "outline" ? -z_j : sign * z_j;

/** k_w of a root whose warping is held, as that of a beam held at both ends. */
const builtIn = 0.5;

/**
 * Fixed where its tip or the request says, else at the worse end; on which side of the shear centre its loads help is not given. A segment beyond a
 * restraint has a root that warps, but buckles no earlier than the cantilever without that restraint.
 */
function ofCantilever(page: Page, member: Member, { shape, L, negative, share = 1 }: Bending): number {
  const beyond = share < 1 - 1e-9;
  const own = cantileverMoment(member, shape, L, negative, beyond ? 1 : (member.item.k_w ?? builtIn));
  const whole = beyond
    ? share * cantileverMoment(member, member.shape_strong, member.length, negative, member.item.k_w ?? builtIn)
    : 0;
  page.table("C_1", 1, tables, says.cantilever);
  return page.table("M_cr_kNm", Math.max(own, whole) / 1e6, exactClause, says.cantileverElement);
}

function cantileverMoment(member: Member, shape: MomentShape, L: number, negative: boolean, k_w: number): number {
  const { item, profile: p, E, G } = member;
  const points = pointsOfShape(shape);
  const back = points.map(({ x, M }) => ({ x: 1 - x, M })).reverse();
  const root = rootOf(member, points);
  const z_g = item.load_height_mm ?? 0;
  const z_j = asymmetryUnder(p, negative ? -1 : 1);
  // with a root that does not twist, its rotation in plan costs nothing
  const beam = { E, G, I_z: weakInertia(member), I_t: p.I_t, I_w: p.I_w, L, z_j, k_z: 1, k_w };
  const under = (fromRoot: readonly Point[]) => {
    const at = (height: number) => beamCriticalMoment({ ...beam, points: fromRoot, z_g: height, cantilever: true });
    return z_g === 0 ? at(0) : Math.min(at(z_g), at(-z_g));
  };
  if (root === "start") return under(points);
  return root === "end" ? under(back) : Math.min(under(points), under(back));
}

/** The end of these moments that is nearer to the root; undefined where it may be either. */
function rootOf({ item, shape_strong }: Member, points: readonly Point[]): "start" | "end" | undefined {
  const greater = endOfGreater(points);
  const known = rootByTip(shape_strong);
  // moments that nobody drew from end to end have no start: the greater one is at the root
  if (!shape_strong.diagram) return known === undefined ? undefined : greater;
  return item.root ?? known;
}

const endOfGreater = (points: readonly Point[]): "start" | "end" =>
  Math.abs(points[0]?.M ?? 0) >= Math.abs(points.at(-1)?.M ?? 0) ? "start" : "end";

/** A free end without a moment is the tip. */
const noMoment = 1e-3;

/** Undefined where both ends have a moment. */
export function rootByTip(shape: MomentShape): "start" | "end" | undefined {
  const points = pointsOfShape(shape);
  const [start, end] = [Math.abs(points[0]?.M ?? 0), Math.abs(points.at(-1)?.M ?? 0)];
  if (Math.min(start, end) > noMoment * Math.max(start, end)) return undefined;
  return start >= end ? "start" : "end";
}

/** Under a uniform moment on the same length, loads at the shear centre: for lambda_0 of Annex A. */
export function uniformCriticalMoment(page: Page, member: Member, L: number): number {
  const { item, profile: p, E, G } = member;
  return page.step(
    "M_cr_0_kNm",
    criticalMoment,
    1,
    E,
    weakInertia(member),
    item.k_z ?? 1,
    L,
    item.k_w ?? 1,
    p.I_w,
    G,
    p.I_t,
    0,
  );
}

function C_1_of(page: Page, own: number | undefined, shape: MomentShape): number {
  if (own !== undefined) return page.given("C_1", own);
  if (shape.name === "linear") return page.put("C_1", C_1_linear, shape.psi);
  if (shape.name !== "diagram") return page.table("C_1", shapeFactors[shape.name].C_1, tables, noteOfShape[shape.name]);
  const { M_2 = 1, M_3 = 1, M_4 = 1 } = shape.diagram ?? {};
  return page.put("C_1", C_1_diagram, 1, M_2, M_3, M_4);
}

export const formulaOfC_1 = (shape: MomentShape): number => C_1_of(silent, undefined, shape);

function C_2_of(page: Page, own: number | undefined, shape: MomentShape): number {
  if (own !== undefined) return page.given("C_2", own);
  if (shape.name === "linear") return page.table("C_2", 0, tables, says.noLoadBetweenEnds);
  if (shape.name === "diagram") return page.table("C_2", 0, tables, says.loadAtShearCentre);
  return page.table("C_2", shapeFactors[shape.name].C_2, tables, noteOfShape[shape.name]);
}

function offset(
  page: Page,
  { item, profile }: Member,
  shape: MomentShape,
  C_1: number,
  C_2: number,
  z_g: number,
  stemCompressed: boolean,
): number {
  if (profile.z_j === 0) return z_g === 0 ? 0 : page.step("d_g_mm", symmetricOffset, C_2, z_g);
  const C_3 = C_3_of(page, item.C_3, shape, C_1, stemCompressed);
  const z_j = page.given("z_j_mm", stemCompressed ? -profile.z_j : profile.z_j);
  return page.step("d_g_mm", loadOffset, C_2, z_g, C_3, z_j);
}

/**
 * Where the stem is compressed, or flange and stem in turn, buckling gathers at the greatest moment and the tables are
 * unsafe (elastic-critical-moment.test.ts): the asymmetry then counts as under a uniform moment, C_3 = C_1.
 */
function C_3_of(page: Page, own: number | undefined, shape: MomentShape, C_1: number, stemCompressed: boolean): number {
  if (own !== undefined) return page.given("C_3", own);
  if (stemCompressed) return page.table("C_3", C_1, tables, says.stemCompressed);
  if (shape.name === "linear") return page.put("C_3", C_3_linear, C_1, shape.psi);
  if (shape.name !== "diagram") return page.table("C_3", shapeFactors[shape.name].C_3, tables, noteOfShape[shape.name]);
  return page.put("C_3", C_3_diagram, C_1, shape.diagram?.mean ?? 1);
}
