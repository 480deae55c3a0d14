import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import { formula, requirement } from "../formula.ts";
import type { Haunch } from "./beam.ts";
import { omega1, plateBuckling, plateSlenderness, webCompression } from "./components.ts";
import type { EndPlate } from "./end-plate-geometry.ts";

// 6.2.6.7(4): where the haunch ends its flange turns its force into the beam, and presses on the beam's web.

/** The moment about the upper flange: compression on the beam's axis is on both flanges. */
const deviation = formula(
  "6.2.6.7(4)",
  "(M_j_Ed * 1000 + max(0, N_Ed) * a) / z * depth / length",
  (M_j_Ed, N_Ed, a, z, depth, length) => (((M_j_Ed * 1000 + Math.max(0, N_Ed) * a) / z) * depth) / length,
);

/** The stiff length is the haunch's flange measured along the beam, spread through the beam's flange and root. */
const spread = formula(
  "6.2.6.7(3)",
  "t_f * sqrt(1 + (length / depth)^2) + 5 * (t_fb + r_b)",
  (t_f, length, depth, t_fb, r_b) => t_f * Math.sqrt(1 + (length / depth) ** 2) + 5 * (t_fb + r_b),
);

const haunchWeb = requirement(
  "haunch-web-compression",
  "6.2.6.7(4)",
  "F_h_Ed / F_c_wb_Rd <= 1",
  "beam web in compression at the end of the haunch",
);

export function verifyHaunchWeb(sheet: Sheet, { beam, end, item }: EndPlate, haunch: Haunch): void {
  const [M, N] = [item.M_j_Ed ?? 0, item.N_Ed ?? 0];
  if (M === 0 && N <= 0) return;
  const { t_w, t_f, r, h, steel: grade } = beam;
  const { depth_mm, length_mm, t_f_mm } = haunch;
  const F = sheet.put("F_h_Ed_kN", deviation, M, N, (h - t_f) / 2, end.h - (t_f + end.t_fc) / 2, depth_mm, length_mm);
  const b_eff = sheet.put("b_eff_c_wb_mm", spread, t_f_mm, length_mm, depth_mm, t_f, r);
  const omega = sheet.step("omega_1", omega1, b_eff, t_w, beam.section.properties.A_v_z_mm2);
  const lambda_p = sheet.step("lambda_p", plateSlenderness, b_eff, h - 2 * (t_f + r), grade.f_y, steel.E_MPa, t_w);
  const rho = lambda_p > 0.72 ? sheet.step("rho", plateBuckling, lambda_p) : 1;
  const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
  const F_Rd = sheet.put("F_c_wb_Rd_kN", webCompression, omega, 1, b_eff, t_w, grade.f_y, end.gamma_M0, rho, gamma_M1);
  sheet.verify(haunchWeb, F, F_Rd, "kN");
}
