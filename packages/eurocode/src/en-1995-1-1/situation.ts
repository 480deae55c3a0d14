import { fireRequirement, requirement } from "./formula.ts";

// Section and member are verified twice with the same formulas: at normal temperature, and with what a fire has left.
// Only the names of values and verifications differ.

/** EN 1995-1-2 (2.9) for permanent actions alone: they lose no more than their partial factor in fire. */
export const permanentShare = 1 / 1.35;

const situation = (fire: boolean) => ({ fire, ...namesOf(fire ? "_fi" : ""), ...requirementsOf(fire) });

/** Of values; `s` ends those of fire. */
const namesOf = (s: "" | "_fi") =>
  ({
    A: `A${s}_mm2`,
    W_y: `W_y${s}_mm3`,
    W_z: `W_z${s}_mm3`,
    I_z: `I_z${s}_mm4`,
    I_tor: `I_tor${s}_mm4`,
    i_y: `i_y${s}_mm`,
    i_z: `i_z${s}_mm`,
    sigma_m_y: `sigma_m_y_d${s}_MPa`,
    sigma_m_z: `sigma_m_z_d${s}_MPa`,
    sigma_c_0: `sigma_c_0_d${s}_MPa`,
    sigma_t_0: `sigma_t_0_d${s}_MPa`,
    eta_6_11: `eta_6_11${s}`,
    eta_6_12: `eta_6_12${s}`,
    eta_6_17: `eta_6_17${s}`,
    eta_6_18: `eta_6_18${s}`,
    eta_6_19: `eta_6_19${s}`,
    eta_6_20: `eta_6_20${s}`,
    eta_6_23: `eta_6_23${s}`,
    eta_6_24: `eta_6_24${s}`,
    eta_6_35: `eta_6_35${s}`,
    lambda_y: `lambda_y${s}`,
    lambda_z: `lambda_z${s}`,
    lambda_rel_y: `lambda_rel_y${s}`,
    lambda_rel_z: `lambda_rel_z${s}`,
    k_y: `k_y${s}`,
    k_z: `k_z${s}`,
    k_c_y: `k_c_y${s}`,
    k_c_z: `k_c_z${s}`,
    l_ef: `l_ef${s}_mm`,
    sigma_m_crit: `sigma_m_crit${s}_MPa`,
    lambda_rel_m: `lambda_rel_m${s}`,
    k_crit: `k_crit${s}`,
    eta_6_35_z: `eta_6_35_z${s}`,
    l_ef_z: `l_ef_z${s}_mm`,
    sigma_m_crit_z: `sigma_m_crit_z${s}_MPa`,
    lambda_rel_m_z: `lambda_rel_m_z${s}`,
    k_crit_z: `k_crit_z${s}`,
    I_y_ltb: `I_y_ltb${s}_mm4`,
    I_tor_z: `I_tor_z${s}_mm4`,
    k_m_alpha: `k_m_alpha${s}`,
    sigma_m_alpha: `sigma_m_alpha_d${s}_MPa`,
    eta_tapered: `eta_tapered${s}`,
    eta_ap: `eta_ap${s}`,
    tau_tor: `tau_tor_d${s}_MPa`,
    k_shape: `k_shape${s}`,
    sigma_m_ap: `sigma_m_ap_d${s}_MPa`,
    sigma_t_90: `sigma_t_90_d${s}_MPa`,
  }) as const;

function requirementsOf(fire: boolean) {
  const demand = (id: string, clause: string, expression: string, title?: string) =>
    fire
      ? fireRequirement(`fire-${id}`, "4.2.2", expression, `${title ?? id.replaceAll("-", " ")} in fire`)
      : requirement(id, clause, expression, title);
  return {
    bending: demand("bending", "6.1.6", "max(eta_6_11, eta_6_12) <= 1"),
    tension: demand("tension", "6.1.2", "sigma_t_0_d / f_t_0_d <= 1"),
    compression: demand("compression", "6.1.4", "sigma_c_0_d / f_c_0_d <= 1"),
    bendingWithTension: demand(
      "combined-bending-tension",
      "6.2.3",
      "max(eta_6_17, eta_6_18) <= 1",
      "bending with tension",
    ),
    bendingWithCompression: demand(
      "combined-bending-compression",
      "6.2.4",
      "max(eta_6_19, eta_6_20) <= 1",
      "bending with compression",
    ),
    bucklingY: demand("column-buckling-y", "6.3.2", "eta_6_23 <= 1", "buckling about y"),
    bucklingZ: demand("column-buckling-z", "6.3.2", "eta_6_24 <= 1", "buckling about z"),
    lateralTorsional: demand(
      "lateral-torsional-buckling",
      "6.3.3",
      "sigma_m_y_d / (k_crit * f_m_y_d) <= 1",
      "lateral-torsional buckling",
    ),
    lateralTorsionalZ: demand(
      "lateral-torsional-buckling-z",
      "6.3.3",
      "sigma_m_z_d / (k_crit_z * f_m_z_d) <= 1",
      "lateral-torsional buckling of the section on its side",
    ),
    stabilityZ: demand(
      "bending-compression-stability-z",
      "6.3.3(6)",
      "eta_6_35_z <= 1",
      "stability of the section on its side under bending and compression",
    ),
    biaxialStability: demand(
      "biaxial-bending-stability",
      "6.3.3(6)",
      "eta_6_35 <= 1",
      "stability under bending both ways",
    ),
    biaxialStabilityZ: demand(
      "biaxial-bending-stability-z",
      "6.3.3(6)",
      "eta_6_35_z <= 1",
      "stability of the section on its side under bending both ways",
    ),
    apexBending: demand("apex-bending", "6.4.3(3)", "sigma_m_ap_d / (k_r * f_m_ap_d) <= 1", "bending at the apex"),
    apexTension: demand(
      "apex-tension-perpendicular",
      "6.4.3(6)",
      "sigma_t_90_d / (k_dis * k_vol * f_t_90_d) <= 1",
      "tension across the grain at the apex",
    ),
    taperedTogether: demand(
      "tapered-combined",
      "6.4.1(1)P",
      "eta_tapered <= 1",
      "bending at the tapered edge with the other actions",
    ),
    apexTogether: demand("apex-combined", "6.4.1(1)P", "eta_ap <= 1", "bending at the apex with the other actions"),
    torsion: demand("torsion", "6.1.8", "tau_tor_d / (k_shape * f_v_d) <= 1"),
    stability: demand(
      "bending-compression-stability",
      "6.3.3(6)",
      "eta_6_35 <= 1",
      "stability under bending and compression",
    ),
  } as const;
}

export type Situation = ReturnType<typeof situation>;

export const normal = situation(false);
export const inFire = situation(true);
