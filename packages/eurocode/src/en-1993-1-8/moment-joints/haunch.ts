import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import { formula, requirement } from "../formula.ts";
import { omega1, plateBuckling, plateSlenderness, webCompression, webTension } from "./components.ts";
import type { EndPlate } from "./end-plate-geometry.ts";
import type { Haunch } from "./haunch-geometry.ts";
import { says } from "./says.ts";

// 6.2.6.7: the flange of a haunch, and the beam's web where the flange ends and turns its force into the beam (6.2.6.7(4)).

/** The moment about the other flange, and N_Ed on the beam's axis where it acts in the same sense; along the inclined flange. */
const forceOfHaunch = formula(
  "6.2.6.7, equilibrium",
  "(M_j_Ed * 1000 + max(0, N_h) * a) / z / cos(angle + slope)",
  (M_j_Ed, N_h, a, z, angle, slope) => (M_j_Ed * 1000 + Math.max(0, N_h) * a) / z / Math.cos(angle + slope),
  { angle: [0.1, 0.7], slope: [0, 0.7] },
);
const flangeOfHaunch = formula(
  "EN 1993-1-1 6.2.4, 6.2.3",
  "b * t_f * f_y / gamma_M0 / 1000",
  (b, t_f, f_y, gamma_M0) => (b * t_f * f_y) / gamma_M0 / 1000,
);

const deviation = formula("6.2.6.7(4)", "F_h_Ed * sin(angle)", (F_h_Ed, angle) => F_h_Ed * Math.sin(angle));

/** The stiff length is the haunch's flange measured along the beam, spread through the beam's flange and root. */
const spread = formula(
  "6.2.6.7(3)",
  "t_f / sin(angle) + 5 * (t_fb + r_b)",
  (t_f, angle, t_fb, r_b) => t_f / Math.sin(angle) + 5 * (t_fb + r_b),
  { angle: [0.1, 0.8] },
);

const haunchFlange = requirement("haunch-flange", "6.2.6.7", "F_h_Ed / F_h_Rd <= 1", "flange of the haunch");
const haunchWeb = requirement(
  "haunch-web",
  "6.2.6.7(4)",
  "F_h_w_Ed / F_h_w_Rd <= 1",
  "beam web at the end of the haunch",
);

/** Positive moments press the haunch, negative ones pull it. */
export function verifyHaunch(
  sheet: Sheet,
  joint: EndPlate,
  { M_j_Ed = 0, N_Ed = 0 }: { readonly M_j_Ed?: number | undefined; readonly N_Ed?: number | undefined },
): void {
  const { beam, end } = joint;
  const { haunch, haunchPulled } = end;
  const N = haunchPulled ? -N_Ed : N_Ed;
  if (!haunch || (M_j_Ed === 0 && N <= 0)) return;
  const z = end.h - (end.t_ft + end.t_fc) / 2;
  const F = sheet.put("F_h_Ed_kN", forceOfHaunch, M_j_Ed, N, (beam.h - beam.t_f) / 2, z, haunch.angle, haunch.slope);
  const F_Rd = sheet.put("F_h_Rd_kN", flangeOfHaunch, beam.b, haunch.t_f_mm, beam.steel.f_y, end.gamma_M0);
  sheet.verify(haunchFlange, F, F_Rd, "kN");
  if (haunchPulled && haunch.angle > Math.PI / 6) sheet.warn(says.acuteFillet);
  const web = haunchPulled ? webPulled(sheet, joint, haunch) : webPressed(sheet, joint, haunch);
  sheet.verify(haunchWeb, sheet.put("F_h_w_Ed_kN", deviation, F, haunch.angle), web, "kN");
}

/** Far from the plate the beam is as it is, not as the plate cuts it. */
const asItIs = ({ beam }: EndPlate, { slope }: Haunch) => ({
  ...beam,
  h: beam.h * Math.cos(slope),
  t_f: beam.t_f * Math.cos(slope),
});

function webPressed(sheet: Sheet, joint: EndPlate, haunch: Haunch): number {
  const { t_w, t_f, r, h, steel: grade } = asItIs(joint, haunch);
  const b_eff = sheet.put("b_eff_c_wb_mm", spread, haunch.t_f_mm, haunch.angle, t_f, r);
  const omega = sheet.step("omega_1", omega1, b_eff, t_w, joint.beam.section.properties.A_v_z_mm2);
  const lambda_p = sheet.step("lambda_p", plateSlenderness, b_eff, h - 2 * (t_f + r), grade.f_y, steel.E_MPa, t_w);
  const rho = lambda_p > 0.72 ? sheet.step("rho", plateBuckling, lambda_p) : 1;
  const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
  const { gamma_M0 } = joint.end;
  return sheet.put("F_h_w_Rd_kN", webCompression, omega, 1, b_eff, t_w, grade.f_y, gamma_M0, rho, gamma_M1);
}

/** 6.2.6.3: a web that is pulled does not buckle. */
function webPulled(sheet: Sheet, joint: EndPlate, haunch: Haunch): number {
  const { t_w, t_f, r, steel: grade } = asItIs(joint, haunch);
  const b_eff = sheet.put("b_eff_t_wb_mm", spread, haunch.t_f_mm, haunch.angle, t_f, r);
  const omega = sheet.step("omega_1", omega1, b_eff, t_w, joint.beam.section.properties.A_v_z_mm2);
  return sheet.put("F_h_w_Rd_kN", webTension, omega, b_eff, t_w, grade.f_y, joint.end.gamma_M0);
}
