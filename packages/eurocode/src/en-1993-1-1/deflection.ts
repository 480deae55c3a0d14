import { significant } from "../basis/numbers.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";

// 7.2 Serviceability: the deflection under a uniform load on the whole length, where one is given.

export const pinnedDeflection = formula(
  "7.2.1(1), elastic theory",
  "abs(5 * q_ser * L^4 / (384 * E * I_y))",
  (q_ser, L, E, I_y) => Math.abs((5 * q_ser * L ** 4) / (384 * E * I_y)),
);
export const fixedDeflection = formula(
  "7.2.1(1), elastic theory",
  "abs(q_ser * L^4 / (384 * E * I_y))",
  (q_ser, L, E, I_y) => Math.abs((q_ser * L ** 4) / (384 * E * I_y)),
);
export const cantileverDeflection = formula(
  "7.2.1(1), elastic theory",
  "abs(q_ser * L^4 / (8 * E * I_y))",
  (q_ser, L, E, I_y) => Math.abs((q_ser * L ** 4) / (8 * E * I_y)),
);
/** Free to deflect, an angle bends about u and v: along the load as one of this second moment of area. */
export const obliqueInertia = formula(
  "6.2.1(9), elastic theory",
  "I_u * I_v / I_z",
  (I_u, I_v, I_z) => (I_u * I_v) / I_z,
);
export const limitOfDeflection = formula("7.2.1(1)", "L / ratio", (L, ratio) => L / ratio);

export const deflectionLimit = requirement("deflection", "7.2.1(1)", "w / w_limit <= 1");

/** Of a uniform load, by its moment: at midspan between pins, at fixed ends, at the root of a cantilever. */
export const loadOfMoment = formula(
  "7.2.1(1), statics",
  "c * abs(M_Ed) / (L / 1000)^2",
  (c, M_Ed, L) => (c * Math.abs(M_Ed)) / (L / 1000) ** 2,
);

/** Neither rounding nor loads beside the uniform one make more. */
const same = 1.05;
/** Partial factors end at 1.5; beyond this the serviceability load is some other one. */
const mostOfFactors = 3;

/** The load of the deflection and the design moment are of one beam: what makes it deflect makes its moment. */
export function compareServiceLoad(sheet: Sheet, item: MemberItem): void {
  const { q_ser_kN_m = 0, moment_shape_y, cantilever = false, length_mm: length } = item;
  const q_ser = Math.abs(q_ser_kN_m);
  if (q_ser === 0) return;
  const M = greatestMoment(item);
  if (M === 0) {
    if (actsOtherwise(item)) sheet.warn(says.serviceLoadWithoutMoment);
    return;
  }
  // the least moment of any supports: as much over them as between
  const most = loadOfMoment(cantilever ? 2 : 16, M, length);
  if (q_ser > same * most) {
    sheet.problem("q_ser_kN_m", input.serviceLoadBeyondMoment({ q: significant(most, 3), q_ser }));
    return;
  }
  if (item.M_y_diagram !== undefined || item.psi_y !== undefined) return;
  if (moment_shape_y !== undefined && moment_shape_y !== "udl" && moment_shape_y !== "udl-fixed") return;
  const q = loadOfMoment(cantilever ? 2 : moment_shape_y === "udl-fixed" ? 12 : 8, M, length);
  const values = { q_ser, q: significant(q, 3), times: significant(q / q_ser, 3) };
  if (q_ser > same * q) {
    if (moment_shape_y !== undefined) sheet.problem("q_ser_kN_m", input.serviceLoadAboveDesign(values));
    else sheet.warn(says.serviceLoadExceedsDesign(values));
  } else if (q > mostOfFactors * q_ser) sheet.warn(says.serviceLoadIsPart(values));
}

/** The schema of load_cases is made from the action fields. */
const casesOf = (item: MemberItem): readonly Partial<MemberItem>[] =>
  (item as MemberItem & { load_cases?: readonly Partial<MemberItem>[] }).load_cases ?? [item];

function greatestMoment(item: MemberItem): number {
  const drawn = (item.M_y_diagram ?? []).map((entry) => (typeof entry === "number" ? entry : entry.M));
  return Math.max(...[...casesOf(item).map(({ M_y_Ed = 0 }) => M_y_Ed), ...drawn].map(Math.abs));
}

const actsOtherwise = (item: MemberItem): boolean =>
  casesOf(item).some(({ N_Ed = 0, M_z_Ed = 0, V_z_Ed = 0, V_y_Ed = 0, T_Ed = 0 }) =>
    [N_Ed, M_z_Ed, V_z_Ed, V_y_Ed, T_Ed].some((action) => action !== 0),
  );

export function deflection(page: Page, { item, profile, E, shape_y }: Member): void {
  const { q_ser_kN_m, deflection_limit, length_mm } = item;
  if (q_ser_kN_m === undefined) return;
  const fixed = shape_y.name === "udl-fixed" || shape_y.name === "point-load-fixed";
  const free = profile.oblique && item.lateral_restraint !== "continuous";
  const I = free ? page.put("I_load_mm4", obliqueInertia, profile.I_u, profile.I_v, profile.I_z) : profile.I_y;
  if (free) page.assume(says.deflectionOfAngle);
  page.assume(item.cantilever ? says.deflectionOfCantilever : fixed ? says.deflectionFixed : says.deflectionPinned);
  const w = page.put(
    "w_mm",
    item.cantilever ? cantileverDeflection : fixed ? fixedDeflection : pinnedDeflection,
    q_ser_kN_m,
    length_mm,
    E,
    I,
  );
  if (deflection_limit === undefined) {
    page.warn(says.deflectionWithoutLimit);
    return;
  }
  page.verify(deflectionLimit, w, page.put("w_limit_mm", limitOfDeflection, length_mm, deflection_limit), "mm");
}
