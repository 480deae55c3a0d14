import { required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import * as general from "../shear.ts";
import { says } from "./says.ts";
import type { Beam, FaceName } from "./section.ts";
import { strengthOfStruts } from "./shear.ts";
import { tensileDesign } from "./torsion.ts";

// EN 1992-1-1 6.2.5: shear at the interface between concrete cast at different times.

/** (6.24) */
export const stressOfJoint = formula(
  "6.2.5(1) (6.24)",
  "beta * V_Ed * 1000 / (z * b_i)",
  (beta, V_Ed, z, b_i) => (beta * V_Ed * 1000) / (z * b_i),
);
/** (6.25) */
export const resistanceOfJoint = formula(
  "6.2.5(1) (6.25)",
  "max(0, min(c * f_ctd + mu * sigma_n + rho * f_yd * (mu * sin(alpha) + cos(alpha)), 0.5 * nu * f_cd))",
  (c, f_ctd, mu, sigma_n, rho, f_yd, alpha, nu, f_cd) =>
    Math.max(
      0,
      Math.min(c * f_ctd + mu * sigma_n + rho * f_yd * (mu * Math.sin(alpha) + Math.cos(alpha)), 0.5 * nu * f_cd),
    ),
);
export const greatestStress = formula("6.2.5(1)", "min(sigma_n, 0.6 * f_cd)", (sigma_n, f_cd) =>
  Math.min(sigma_n, 0.6 * f_cd),
);
const joint = requirement("interface-shear", "6.2.5(1)", "v_Edi / v_Rdi <= 1", "shear at the joint between concretes");

/** 6.2.5(2) */
const surfaces = {
  "very-smooth": { c: 0.025, mu: 0.5 },
  smooth: { c: 0.2, mu: 0.6 },
  rough: { c: 0.4, mu: 0.7 },
  indented: { c: 0.5, mu: 0.9 },
} as const;

export function verifyInterface(sheet: Sheet, beam: Beam, pulled: FaceName): void {
  const { item, values } = beam;
  const asked = item.interface;
  if (!asked) return;
  if (sheet.parameter("EN 1992-1-1", "interface_rules") === null) {
    sheet.problem("interface", says.jointOfAnnex({ annex: sheet.request.annexName }));
    return;
  }
  const d = beam[pulled]?.d;
  if (item.V_Ed === undefined || d === undefined) {
    sheet.problem("V_Ed", required(undefined, "interface"));
    return;
  }
  if (item.z_mm === undefined) sheet.assume(says.leverArm);
  const z = sheet.given("z_interface_mm", item.z_mm ?? general.leverArm(d));
  if (asked.beta === undefined) sheet.assume(says.wholeForce);
  const v_Edi = sheet.put("v_Edi_MPa", stressOfJoint, asked.beta ?? 1, Math.abs(item.V_Ed), z, asked.b_i_mm ?? item.b);
  const { c, mu } = surfaces[asked.surface];
  const { sigma_n_MPa: sigma_n = 0, rho = 0, alpha_deg = 90 } = asked;
  const f_ctd = tensileDesign(sheet, item.fck, values.gamma_C);
  const f_ck = Math.min(values.f_ck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const f_cd = strengthOfStruts(sheet, beam, f_ck);
  const nu = sheet.parameter("EN 1992-1-1", "nu")(f_ck);
  // pulled apart, the surfaces do not hold together: c = 0
  const held = sheet.table("c_interface", sigma_n < 0 ? 0 : c, "EN 1992-1-1 6.2.5(2)");
  sheet.table("mu_interface", mu, "EN 1992-1-1 6.2.5(2)");
  const v_Rdi = sheet.put(
    "v_Rdi_MPa",
    resistanceOfJoint,
    held,
    f_ctd,
    mu,
    greatestStress(sigma_n, f_cd),
    rho,
    values.f_yd,
    (alpha_deg * Math.PI) / 180,
    nu,
    f_cd,
  );
  sheet.verify(joint, v_Edi, v_Rdi, "MPa");
}
