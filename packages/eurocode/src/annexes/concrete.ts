import { greatIsSafe, parameter, smallIsSafe } from "../basis/parameter.ts";
import type { CrackRules, LinkRatio, LinkSpacing, PunchingRules, SpanSystem } from "./concrete-types.ts";

/** The nationally determined parameters of concrete, with the values EN 1992 recommends; they come with who calculates by it. */
export const concrete = {
  "EN 1992-1-1": {
    gamma_C: parameter("2.4.2.4(1)", "concrete, persistent and transient situations", 1.5),
    gamma_C_accidental: parameter("2.4.2.4(1)", "concrete, accidental situations", 1.2),
    gamma_S: parameter("2.4.2.4(1)", "reinforcing steel, persistent and transient situations", 1.15),
    gamma_S_accidental: parameter("2.4.2.4(1)", "reinforcing steel, accidental situations", 1),
    alpha_cc: smallIsSafe(parameter("3.1.6(1)P", "long-term and loading effects on the compressive strength", 1)),
    epsilon_ud: parameter(
      "3.2.7(2)",
      "limit of the steel strain on the inclined branch",
      (epsilon_uk: number) => 0.9 * epsilon_uk,
      "0.9 epsilon_uk",
    ),
    theta_0: greatIsSafe(parameter("5.2(5)", "basic inclination", 1 / 200, "1/200")),
    alpha_h_min: greatIsSafe(parameter("5.2(5)", "least value of alpha_h", 2 / 3, "2/3")),
    slenderness_limit: parameter(
      "5.8.3.1(1)",
      "slenderness up to which second order effects are ignored",
      "20 A B C / sqrt(n)" as "20 A B C / sqrt(n)" | "25 or 16 / sqrt(n)",
    ),
    nominal_curvature: parameter(
      "5.8.5(1)",
      "columns for which the method of nominal curvature may be used",
      "all" as "all" | "braced",
    ),
    nominal_stiffness: parameter("5.8.5(1)", "whether nominal stiffness by (5.21) to (5.26) may be used", true),
    gamma_CE: parameter("5.8.6(3)", "modulus of concrete in second order", 1.2),
    C_Rd_c: smallIsSafe(parameter("6.2.2(1)", "C_Rd,c times gamma_C: shear without links", 0.18)),
    k_1_shear: smallIsSafe(parameter("6.2.2(1)", "share of the axial stress in the shear resistance", 0.15)),
    v_min: parameter(
      "6.2.2(1)",
      "factor f_v of the least shear stress f_v k^1.5 f_ck^0.5",
      (_d_mm: number, _gamma_C: number) => 0.035,
      "0.035",
    ),
    nu_1: parameter(
      "6.2.3(3)",
      "strength of concrete cracked in shear",
      (f_ck: number) => 0.6 * (1 - f_ck / 250),
      "0.6 (1 - f_ck/250)",
    ),
    cot_theta_max: parameter(
      "6.2.3(2)",
      "flattest strut, of sigma_cd/f_cd (sigma_cd = N_Ed/A_c), V_Rd,cc/V_Ed, where V_Rd,cc = 0.24 f_ck^(1/3) (1 - 1.2 sigma_cd/f_cd) b_w z, and sigma_ct/f_ctm (negative in tension)",
      (_axial: number, _concrete: number, _tension: number) => 2.5,
      "2.5",
    ),
    alpha_cw: parameter(
      "6.2.3(3)",
      "state of stress in the struts, of sigma_ct/f_ctm (negative in tension); not prestressed",
      (_tension: number) => 1,
      "1",
    ),
    z_between_bars: parameter(
      "6.2.3(1)",
      "whether z is at most max(d - 2 c_v,l; d - c_v,l - 30 mm), c_v,l the cover of the bars of the compressed side",
      false,
    ),
    f_ck_shear_max: parameter("3.1.2(2)P", "greatest f_ck in shear", 90),
    phi_min: greatIsSafe(parameter("9.5.2(1)", "least diameter of longitudinal bars in mm", 8)),
    A_s_min_N: greatIsSafe(parameter("9.5.2(2)", "least reinforcement as a share of N_Ed/f_yd", 0.1)),
    A_s_min_A: greatIsSafe(parameter("9.5.2(2)", "least reinforcement as a share of A_c", 0.002)),
    A_s_max: smallIsSafe(parameter("9.5.2(3)", "greatest reinforcement as a share of A_c outside laps", 0.04)),
    A_s_max_laps: smallIsSafe(parameter("9.5.2(3)", "greatest reinforcement as a share of A_c at laps", 0.08)),
    bars_of_circle: parameter("9.5.2(4)", "least number of bars in a circular column", 4),
    s_l_max: parameter<LinkSpacing>(
      "9.2.2(6)",
      "greatest spacing of links that carry shear along the column, of d and h in mm, V_Ed/V_Rd,max and f_ck",
      ({ d }) => 0.75 * d,
      "0.75 d",
    ),
    s_t_max: parameter<LinkSpacing>(
      "9.2.2(8)",
      "greatest distance of their legs across the section, of the same",
      ({ d }) => Math.min(0.75 * d, 600),
      "min(0.75 d, 600 mm)",
    ),
    rho_w_min: parameter<LinkRatio>(
      "9.2.2(5)",
      "least ratio of links that carry shear, of f_ck, f_yk and f_ctm",
      ({ f_ck, f_yk }) => (0.08 * Math.sqrt(f_ck)) / f_yk,
      "0.08 sqrt(f_ck) / f_yk",
    ),
    alpha_cc_shear: smallIsSafe(
      parameter(
        "3.1.6(1)P",
        "alpha_cc of the struts in shear and of flanges, of that in bending",
        (alpha_cc: number) => alpha_cc,
        "alpha_cc",
      ),
    ),
    A_s_min_beam: parameter(
      "9.2.1.1(1)",
      "least reinforcement of beams and slabs",
      "0.26 f_ctm/f_yk" as "0.26 f_ctm/f_yk" | "cracking moment",
    ),
    A_s_max_beam: smallIsSafe(
      parameter(
        "9.2.1.1(3)",
        "greatest reinforcement of one face of a beam or slab as a share of A_c outside laps",
        0.04,
      ),
    ),
    crack_rules: parameter<CrackRules>(
      "7.3.4(3)",
      "k_3, of the cover in mm, and k_4 of the distance of cracks",
      { k_3: () => 3.4, k_4: 0.425 },
      "k_3 = 3.4, k_4 = 0.425",
    ),
    K_l_d: parameter<Readonly<Record<SpanSystem, number>>>(
      "7.4.2(2)",
      "K of the ratio of span to depth, Table 7.4N",
      { simple: 1, "end-span": 1.3, interior: 1.5, "flat-slab": 1.2, cantilever: 0.4 },
      "simple 1.0, end span 1.3, interior 1.5, flat slab 1.2, cantilever 0.4",
    ),
    alpha_ct_bond: smallIsSafe(parameter("3.1.6(2)P", "alpha_ct of the tensile strength in bond", 1)),
    lap_rules: parameter(
      "8.7.3(1)",
      "factors of anchorages and laps, Tables 8.2 and 8.3",
      "Tables 8.2, 8.3" as "Tables 8.2, 8.3" | null,
    ),
    punching_rules: parameter<PunchingRules>(
      "6.4",
      "C_Rd,c times gamma_C, k_1, the share of nu f_cd in v_Rd,max, and k_max of punching",
      { C_Rd_c: 0.18, k_1: 0.1, f_max: 0.4, k_max: 1.5 },
      "C_Rd,c = 0.18/gamma_C, k_1 = 0.1, v_Rd,max = 0.4 nu f_cd, k_max = 1.5",
    ),
    column_side_min: parameter<{ readonly standing: number; readonly lying: number } | null>(
      "9.5.1(1)",
      "least side of a column in mm, cast standing or lying",
      null,
      "none",
    ),
    bar_distance_max: parameter<{ readonly distance: number; readonly corners_alone: number } | null>(
      "9.5.2",
      "greatest distance of longitudinal bars in mm, and the side up to which those in the corners are enough",
      null,
      "none",
    ),
    s_cl_phi: smallIsSafe(parameter("9.5.3(3)", "spacing of links in diameters of the longitudinal bars", 20)),
    s_cl_max: smallIsSafe(parameter("9.5.3(3)", "greatest spacing of links in mm", 400)),
  },
  "EN 1992-1-2": {
    e_max: smallIsSafe(parameter("5.3.2(2)", "greatest eccentricity of method A as a share of h", 0.15)),
  },
};
