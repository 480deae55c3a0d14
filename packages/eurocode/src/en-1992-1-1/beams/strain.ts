import { formula } from "../formula.ts";

/** (7.9) */
export const strainDifference = formula(
  "7.3.4(2) (7.9)",
  "max((sigma_s - k_t * f_ct_eff / rho_p_eff * (1 + alpha_e * rho_p_eff)) / E_s, 0.6 * sigma_s / E_s)",
  (sigma_s, k_t, f_ct_eff, rho_p_eff, alpha_e, E_s) =>
    Math.max((sigma_s - ((k_t * f_ct_eff) / rho_p_eff) * (1 + alpha_e * rho_p_eff)) / E_s, (0.6 * sigma_s) / E_s),
);
