import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { notWith, required } from "../../basis/refusals.ts";
import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { rules } from "../second/rules.ts";
import * as general from "../shear.ts";
import { flangeOfSide } from "./resolve.ts";
import { says } from "./says.ts";
import { type Beam, type FaceName, hasFlange, isOneSided } from "./section.ts";
import { strengthOfStruts } from "./shear.ts";

// EN 1992-1-1 6.2.4: shear between the web and a flange.

export const forceOfSide = formula(
  "6.2.4(3)",
  "abs(delta_M) * 1000 / z * b_side / b_eff",
  (delta_M, z, b_side, b_eff) => (((Math.abs(delta_M) * 1000) / z) * b_side) / b_eff,
);
/** Of an L */
export const wholeSide = formula("6.2.4(3)", "b_eff - b_w", (b_eff, b_w) => b_eff - b_w);
export const evenSide = formula("6.2.4(3)", "(b_eff - b_w) / 2", (b_eff, b_w) => (b_eff - b_w) / 2);
export const stress = formula(
  "6.2.4(3) (6.20)",
  "abs(delta_F_d) * 1000 / (h_f * delta_x)",
  (delta_F_d, h_f, delta_x) => (Math.abs(delta_F_d) * 1000) / (h_f * delta_x),
);
/** mm² per m */
export const reinforcement = formula(
  "6.2.4(4) (6.21)",
  "v_Ed * h_f / (f_yd * cot_theta_f) * 1000",
  (v_Ed, h_f, f_yd, cot_theta_f) => ((v_Ed * h_f) / (f_yd * cot_theta_f)) * 1000,
);
/** Bars that transverse bending of the flange needs count with half of the shear's. */
export const besideBending = formula("6.2.4(5)", "max(A_sf, A_sf / 2 + A_bending)", (A_sf, A_bending) =>
  Math.max(A_sf, A_sf / 2 + A_bending),
);
export const struts = formula(
  "6.2.4(4) (6.22)",
  "nu * f_cd * cot_theta_f / (1 + cot_theta_f^2)",
  (nu, f_cd, cot_theta_f) => (nu * f_cd * cot_theta_f) / (1 + cot_theta_f ** 2),
);
const flangeShear = requirement("flange-shear", "6.2.4(4)", "A_sf_req / A_sf <= 1", "shear between web and flange");
const flangeStrut = requirement("flange-strut", "6.2.4(4)", "v_Ed / v_Rd_max <= 1", "struts in the flange");

/** Of an L, or of unequal sides, the wider one takes more. */
function widerSide(sheet: Sheet, { item }: Beam, b_eff: number): number {
  const { b_1_mm: b_1, b_2_mm: b_2, l_0_mm: l_0 } = item;
  if (b_1 !== undefined && b_2 !== undefined && l_0 !== undefined)
    return sheet.put("b_side_mm", flangeOfSide, Math.max(b_1, b_2), l_0);
  if (isOneSided(item)) return sheet.put("b_side_mm", wholeSide, b_eff, item.b);
  sheet.assume(says.evenSides, { weighty: true });
  return sheet.put("b_side_mm", evenSide, b_eff, item.b);
}

const strutsOfSecond = { compressed: 3, pulled: 1.25, nu: 0.5 } as const;

function strutsOfFirst(sheet: Sheet, beam: Beam, cot: number): number {
  const f_ck = Math.min(beam.item.fck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const nu = sheet.parameter("EN 1992-1-1", "nu_1")(f_ck, Math.PI / 2);
  return sheet.put("v_Rd_max_f_MPa", struts, nu, strengthOfStruts(sheet, beam, f_ck), cot);
}

export function verifyFlange(sheet: Sheet, beam: Beam, pulled: FaceName): void {
  const { flange_shear: asked, b, b_eff_mm: b_eff = b, h_f_mm: h_f = 0 } = beam.item;
  if (!asked) return;
  const given = asked.delta_F_d_kN;
  if (!isOneForce(sheet, asked)) return;
  const d = beam[pulled]?.d;
  const z = beam.item.z_mm ?? (d === undefined ? undefined : general.leverArm(d));
  if (b_eff <= b || (given === undefined && z === undefined)) {
    sheet.problem(b_eff <= b ? "b_eff_mm" : "z_mm", required(says.flangeThickness));
    return;
  }
  const force =
    given === undefined
      ? sheet.put("delta_F_d_kN", forceOfSide, asked.delta_M_Ed ?? 0, z ?? 0, widerSide(sheet, beam, b_eff), b_eff)
      : sheet.given("delta_F_d_kN", Math.abs(given));
  const v_Ed = sheet.put("v_Ed_f_MPa", stress, force, h_f, asked.delta_x_mm);
  // half of the distance from zero to the greatest moment, which l_0 is twice as long as
  const most_x = (beam.item.l_0_mm ?? Number.POSITIVE_INFINITY) / 4;
  if (asked.delta_x_mm > most_x * 1.01) sheet.warn(says.longPart({ most: quantity(significant(most_x, 3), "mm") }));
  // of two flanges the pulled one asks for the steeper struts
  const isPulled = hasFlange(beam.item, pulled);
  const next = takes(sheet.request.edition, rules.flange);
  if (next) sheet.rule(rules.flange);
  const limits = next ? strutsOfSecond : sheet.parameter("EN 1992-1-1", "cot_theta_f_max");
  const flattest = limits[isPulled ? "pulled" : "compressed"];
  const cot = asked.cot_theta_f ?? flattest;
  if (isPulled && given === undefined) sheet.assume(says.evenFlange);
  if (asked.cot_theta_f === undefined) sheet.assume(says.strutsOfFlange({ cot }));
  else if (cot > flattest) sheet.problem("flange_shear.cot_theta_f", says.strutsOfFlange({ cot: flattest }));
  const A_req = requiredBars(sheet, asked, { v_Ed, h_f, f_yd: beam.values.f_yd, cot });
  const most = next
    ? sheet.put("v_Rd_max_f_MPa", struts, strutsOfSecond.nu, beam.values.f_cd, cot)
    : strutsOfFirst(sheet, beam, cot);
  sheet.verify(flangeStrut, v_Ed, most, "MPa");
  if (asked.A_sf_mm2_m !== undefined) sheet.verify(flangeShear, A_req, asked.A_sf_mm2_m, "mm²/m");
  else sheet.lack("flange_shear.A_sf_mm2_m", says.flangeBars);
}

interface Shear {
  readonly v_Ed: number;
  readonly h_f: number;
  readonly f_yd: number;
  readonly cot: number;
}

function requiredBars(
  sheet: Sheet,
  { transverse_bending: across = 0 }: Asked,
  { v_Ed, h_f, f_yd, cot }: Shear,
): number {
  if (across === 0) return sheet.put("A_sf_req_mm2_m", reinforcement, v_Ed, h_f, f_yd, cot);
  const ofShear = sheet.step("A_sf_mm2_m", reinforcement, v_Ed, h_f, f_yd, cot);
  return sheet.put("A_sf_req_mm2_m", besideBending, ofShear, across);
}

type Asked = NonNullable<Beam["item"]["flange_shear"]>;

function isOneForce(sheet: Sheet, { delta_F_d_kN: given, delta_M_Ed }: Asked): boolean {
  if ((given === undefined) !== (delta_M_Ed === undefined)) return true;
  sheet.problem("flange_shear.delta_F_d_kN", given === undefined ? required(says.oneOfForces) : notWith("delta_M_Ed"));
  return false;
}
