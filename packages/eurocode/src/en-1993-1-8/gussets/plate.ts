import { decimals } from "../../basis/numbers.ts";
import { chi, imperfection, Phi } from "../../en-1993-1-1/flexural-buckling.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { betaW, netSectionFactor } from "../parts/index.ts";
import * as welds from "../welds/formulas.ts";
import * as rules from "./formulas.ts";
import type { Gusset } from "./model.ts";
import { says } from "./says.ts";

// The plate: its effective width in yielding, fracture and buckling, and its weld.

const usualSpread = 30;
const twoEdgesFixed = 0.65;
const degree = Math.PI / 180;

export function verifyPlate(sheet: Sheet, g: Gusset): void {
  const { item, plate, N, L_j, w, gamma_M0, bolts } = g;
  const { t, steel } = plate;
  const spread = item.spread_deg ?? usualSpread;
  sheet.assume(says.effectiveWidth({ spread }));
  const { b_mm } = item.plate;
  if (b_mm === undefined) sheet.assume(says.plateWidth);
  const b_eff =
    b_mm === undefined
      ? sheet.put("b_eff_mm", rules.effectiveWidth, w, L_j, spread * degree)
      : sheet.put("b_eff_mm", rules.widthOfPlate, b_mm, w, L_j, spread * degree);
  const N_W_Rd = sheet.put("N_W_Rd_kN", rules.plateYield, b_eff, t, steel.f_y, gamma_M0);
  if (N > 0) sheet.verify(rules.gussetYield, N, N_W_Rd, "kN");
  if (bolts && item.N_Ed < 0) {
    const N_u = sheet.put(
      "N_W_u_Rd_kN",
      rules.plateNet,
      b_eff,
      item.n_2 ?? 1,
      bolts.d_across,
      t,
      steel.f_u,
      netSectionFactor(sheet, steel),
    );
    sheet.verify(rules.gussetNet, N, N_u, "kN");
  }
  verifyBuckling(sheet, g, b_eff);
  verifyBending(sheet, g, b_eff);
  verifyWeld(sheet, g);
  if (item.rotates_out_of_plane) sheet.warn(says.outOfPlane);
}

/** Where a free length is given, the resistance is known whatever the force. */
function verifyBuckling(sheet: Sheet, { item, plate, N, gamma_M1 }: Gusset, b_eff: number): void {
  const { edges_mm, free_length_mm, k = twoEdgesFixed, buckling_curve: curve = "c" } = item;
  const [L_1 = 0, L_2 = 0, L_3 = 0] = edges_mm ?? [];
  const L = edges_mm ? sheet.put("L_mm", rules.meanLength, L_1, L_2, L_3) : free_length_mm;
  if (L === undefined) return;
  if (item.k === undefined) sheet.assume(says.twoEdges);
  sheet.assume(says.thornton({ k, curve }));
  const { t, steel } = plate;
  const lambda = sheet.put("lambda", rules.slenderness, k, L, t, steel.f_y);
  const reduction =
    lambda <= 0.2
      ? sheet.given("chi", 1)
      : sheet.put("chi", chi, sheet.step("Phi", Phi, imperfection[curve], lambda), lambda);
  const N_b = sheet.put("N_W_b_Rd_kN", rules.plateBuckling, reduction, b_eff, t, steel.f_y, gamma_M1);
  if (item.N_Ed > 0) sheet.verify(rules.gussetBuckling, N, N_b, "kN");
}

/** Where the brace lies beside the plate: by a leg, a web or a flat on one side of it. */
function asideOf({ item, n, member, plate, end }: Gusset): number {
  if (n === 2 || item.joint === "slotted" || item.joint === "flattened") return 0;
  const { shape, properties } = member.section;
  const beside =
    shape === "angle" ? (properties.y_s_mm ?? 0) : shape === "channel" ? (properties.y_s_mm ?? 0) : end.t / 2;
  return plate.t / 2 + beside;
}

function verifyBending(sheet: Sheet, g: Gusset, b_eff: number): void {
  const { item, plate, N, gamma_M0 } = g;
  const e = item.eccentricity_mm;
  if (e === undefined || e === 0) {
    const aside = asideOf(g);
    if (aside > 0 && N > 0) sheet.warn(says.eccentricBrace({ e: decimals(aside, 1) }));
    return;
  }
  sheet.given("e_mm", e);
  if (item.N_Ed > 0) sheet.warn(says.bentAndPressed);
  const M = sheet.put("M_Ed_kNm", rules.momentOfEccentricity, N, e);
  const sigma = sheet.put("sigma_Ed_MPa", rules.plateStress, N, b_eff, plate.t, M);
  if (N > 0)
    sheet.verify(rules.gussetBending, sigma, sheet.step("f_yd_MPa", rules.strength, plate.steel.f_y, gamma_M0), "MPa");
}

/** The edge of the plate on what supports it, elastic, about the middle of its weld. */
function verifyWeld(sheet: Sheet, { item, plate }: Gusset): void {
  const { gusset_weld: weld, second_brace: second, N_Ed } = item;
  if (!weld) {
    if (second) sheet.unused("second_brace", says.weldElsewhere);
    else sheet.warn(says.weldElsewhere);
    return;
  }
  const { throat_mm: a, length_mm, sides = 2, theta_deg, offset_mm = 0 } = weld;
  if (length_mm <= 2 * a) {
    sheet.problem("gusset_weld.length_mm", says.weldLong({ least: 2 * a, given: length_mm }));
    return;
  }
  const [N_2, theta_2, o_2] = second ? [second.N_Ed, second.theta_deg, second.offset_mm ?? 0] : [0, 0, 0];
  if (second) sheet.assume(says.worstMoment);
  const V = sheet.put("V_w_Ed_kN", rules.along, N_Ed, theta_deg * degree, N_2, theta_2 * degree);
  const N = sheet.put("N_w_Ed_kN", rules.across, N_Ed, theta_deg * degree, N_2, theta_2 * degree);
  const M = sheet.put("M_w_Ed_kNm", rules.aboutMiddle, N_Ed, offset_mm, N_2, o_2);
  const l_eff = sheet.step("l_w_mm", welds.effectiveLength, length_mm, a);
  const stress = sheet.put("sigma_w_Ed_MPa", rules.throatStress, V, sides, a, l_eff, N, M);
  const { steel } = plate;
  const f_vw = sheet.step(
    "f_vw_plate_d_MPa",
    welds.shearStrength,
    steel.f_u,
    betaW(sheet, steel),
    sheet.parameter("EN 1993-1-8", "gamma_M2"),
  );
  if (stress > 0) sheet.verify(rules.gussetWeld, stress, f_vw, "MPa");
}
