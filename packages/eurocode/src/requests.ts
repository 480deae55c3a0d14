// Generated from the schemas by tests/docs.test.ts: vitest run tests/ -u writes it anew.

import type { AnnexCode } from "./annexes/index.ts";
import type { ItemResult, ResultBody } from "./basis/result.ts";

export interface En1992_1_1Top {
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  /** generation of the Eurocode */
  readonly edition?: "first" | "second";
  /** adds every step of the calculation to each item */
  readonly derivation?: boolean;
  /** nationally determined parameters in place of the annex's */
  readonly overrides?: {
    /** 3.1.6(1)P */
    readonly alpha_cc?: number;
    /** concrete; also in accidental situations unless gamma_C_accidental is given */
    readonly gamma_C?: number;
    /** concrete, accidental situations */
    readonly gamma_C_accidental?: number;
    /** reinforcing steel; also in accidental situations unless gamma_S_accidental is given */
    readonly gamma_S?: number;
    /** reinforcing steel, accidental situations */
    readonly gamma_S_accidental?: number;
    /** 5.8.6(3) */
    readonly gamma_CE?: number;
    /** 5.2(5) */
    readonly theta_0?: number;
    /** 5.2(5) */
    readonly alpha_h_min?: number;
    /** 6.2.2(1), times gamma_C */
    readonly C_Rd_c?: number;
    /** 6.2.2(1) */
    readonly k_1_shear?: number;
    /** 9.5.2(1), mm */
    readonly phi_min?: number;
    /** 9.5.2(2) */
    readonly A_s_min_N?: number;
    /** 9.5.2(2) */
    readonly A_s_min_A?: number;
    /** 9.5.2(3) */
    readonly A_s_max?: number;
    /** 9.5.2(3) */
    readonly A_s_max_laps?: number;
    /** 9.5.3(3) */
    readonly s_cl_phi?: number;
    /** 9.5.3(3), mm */
    readonly s_cl_max?: number;
    /** EN 1992-1-2 5.3.2(2) */
    readonly e_max?: number;
  };
}

/** Reinforced concrete column with axial force and bending about one or both axes (EN 1992-1-1:2004+A1:2014). */
export interface En1992_1_1Column {
  /** name of the column */
  readonly mark: string;
  /** shape of the section; default rectangular */
  readonly shape?: "rectangular" | "circular" | "polygonal";
  /** width, along y (mm) */
  readonly b?: number;
  /** depth, along z (mm) */
  readonly h?: number;
  /** diameter of a circular section (mm) */
  readonly diameter?: number;
  /** corners of a polygonal section in order, about any origin; bars in the same drawing */
  readonly outline?: readonly ({
    /** along b (mm) */
    readonly y: number;
    /** along h (mm) */
    readonly z: number;
  })[];
  /** holes in a polygonal section */
  readonly holes?: readonly (readonly ({
    /** along b (mm) */
    readonly y: number;
    /** along h (mm) */
    readonly z: number;
  })[])[];
  /** characteristic cylinder strength, 12 to 90 by 3.1.2(2)P (MPa) */
  readonly fck: number;
  /** characteristic yield strength, 400 to 600 by 3.2.2(3)P (MPa) */
  readonly fyk: number;
  /** longitudinal reinforcement in all, placed by layout; or bars (mm²) */
  readonly A_s?: number;
  /** bars by place and diameter; or, with axis_distance_mm, in words: "8Ø20" on all faces or on a circle, "2x4Ø16" or "4Ø20 + 2Ø16" in rows */
  readonly bars?: readonly ({
    /** along b (mm) */
    readonly y: number;
    /** along h (mm) */
    readonly z: number;
    /** diameter (mm) */
    readonly diameter: number;
  })[];
  /** sizes A_s: the least that passes, placed by layout; default false */
  readonly design?: boolean;
  /** where A_s lies: half at each of the faces ±z (default), evenly on all faces (circular: on a circle), or four bars */
  readonly layout?: "two-faces" | "all-faces" | "corners";
  /** concrete face to bar axis; default 50 (mm) */
  readonly axis_distance_mm?: number;
  /** bar diameter where A_s is given (mm) */
  readonly bar_diameter_mm?: number;
  /** design axial force, compression positive (kN) */
  readonly N_Ed?: number;
  /** first-order moment about y without imperfections; > 0 compresses the +z face (kNm) */
  readonly M_Ed?: number;
  /** end moment about y, the smaller; equal signs: tension on the same face; default M_02 (kNm) */
  readonly M_01?: number;
  /** end moment about y, the greater; default M_Ed (kNm) */
  readonly M_02?: number;
  /** quasi-permanent first-order moment about y, for phi_ef (kNm) */
  readonly M_0Eqp?: number;
  /** first-order moment about z; > 0 compresses the +y face; default 0 (kNm) */
  readonly M_z_Ed?: number;
  /** end moment about z, the smaller; default M_02_z (kNm) */
  readonly M_01_z?: number;
  /** end moment about z, the greater; default M_z_Ed (kNm) */
  readonly M_02_z?: number;
  /** quasi-permanent first-order moment about z; default: phi_ef as about y (kNm) */
  readonly M_0Eqp_z?: number;
  /** quasi-permanent axial force, for phi_ef of the imperfections; default N_Ed (kN) */
  readonly N_Eqp?: number;
  /** shear force along h (6.2); default: no shear verification (kN) */
  readonly V_Ed?: number;
  /** effective length for bending about y (mm) */
  readonly l0?: number;
  /** effective length for bending about z; default as about y (mm) */
  readonly l0_z?: number;
  /** clear length, for end_flexibility and for alpha_h (mm) */
  readonly length_mm?: number;
  /** k_1 and k_2 of 5.8.3.2(3) for bending about y */
  readonly end_flexibility?: readonly (number)[];
  /** k_1 and k_2 for bending about z; default as about y */
  readonly end_flexibility_z?: readonly (number)[];
  /** default true */
  readonly braced?: boolean;
  /** 5.2(9) (default when braced), 5.2(5) (default when unbraced), or contained in the moments */
  readonly imperfection?: "l0/400" | "inclination" | "none";
  /** eccentricity by imperfection for bending about y (mm) */
  readonly e_i_mm?: number;
  /** eccentricity by imperfection for bending about z (mm) */
  readonly e_i_z_mm?: number;
  /** 5.8.8 (default), (5.22), (5.26), the general method 5.8.6, or none: the moments are of second order */
  readonly second_order_method?: "nominal-curvature" | "nominal-stiffness" | "nominal-stiffness-simplified" | "general" | "none";
  /** effective creep ratio, 5.8.4 */
  readonly phi_ef?: number;
  /** creep coefficient φ(∞,t0), with M_0Eqp */
  readonly phi?: number;
  /** φ(∞,t0) by Annex B in place of phi, with M_0Eqp */
  readonly creep?: {
    /** relative humidity in % */
    readonly RH: number;
    /** age of the concrete at loading in days */
    readonly t_0_days: number;
    /** class of the cement; default N */
    readonly cement?: "S" | "N" | "R";
  };
  /** 5.8.4(4): phi_ef = 0 where phi, slenderness and eccentricity allow it; default false */
  readonly neglect_creep?: boolean;
  /** factor A of λ_lim */
  readonly A?: number;
  /** factor B of λ_lim */
  readonly B?: number;
  /** factor C of λ_lim */
  readonly C?: number;
  /** curvature distribution; default 10 */
  readonly c?: number;
  /** distribution of the first-order moment; default 8 */
  readonly c_0?: number;
  /** mean modulus of concrete; default Table 3.1 (MPa) */
  readonly E_cm_MPa?: number;
  /** stiffness for nominal-stiffness about y; default (5.21) (kNm²) */
  readonly EI_kNm2?: number;
  /** stiffness for nominal-stiffness about z; default (5.21) (kNm²) */
  readonly EI_z_kNm2?: number;
  /** law of the concrete, 3.1.7; default parabola-rectangle */
  readonly stress_block?: "parabola-rectangle" | "bilinear" | "rectangular";
  /** upper branch of the steel, 3.2.7(2); default horizontal, without strain limit */
  readonly steel_branch?: "horizontal" | "inclined";
  /** for the inclined branch, Annex C; default B */
  readonly ductility_class?: "A" | "B" | "C";
  /** a bar displaces the concrete at its place; default true */
  readonly deduct_bars?: boolean;
  /** σ_2 of 3.1.9, no more than links give: the section given is the confined core (MPa) */
  readonly confinement_MPa?: number;
  /** (5.39) (default), or 6.1 with a skew neutral axis */
  readonly biaxial_method?: "simplified" | "exact";
  /** partial factors; default persistent */
  readonly design_situation?: "persistent" | "accidental";
  /** transverse reinforcement, 9.5.3 */
  readonly links?: {
    /** diameter (mm) */
    readonly diameter_mm: number;
    /** spacing along the column (mm) */
    readonly spacing_mm: number;
    /** near beams and at laps, 9.5.3(4); default false */
    readonly reduced_spacing?: boolean;
    /** legs across the section that carry V_Ed; default 2 */
    readonly legs?: number;
    /** inclination of the struts; default the flattest that carries V_Ed */
    readonly cot_theta?: number;
  };
  /** the section lies at laps: greatest reinforcement of 9.5.2(3); default false */
  readonly at_laps?: boolean;
  /** width in shear of a circular or polygonal section, at most the least in its pulled half (mm) */
  readonly b_w_mm?: number;
  /** effective depth in shear of a circular or polygonal section, at most that of its pulled bars (mm) */
  readonly d_shear_mm?: number;
  /** EN 1992-1-2 5.3.2, method A: Table 5.2a up to l_0,fi = 3 m, (5.7) up to 6 m */
  readonly fire?: {
    /** required standard fire resistance */
    readonly R: "R30" | "R60" | "R90" | "R120" | "R180" | "R240";
    /** degree of use in fire; default 0.7 */
    readonly mu_fi?: number;
    /** effective length in fire; default half of length_mm, or l0 (R30, or without length_mm) (mm) */
    readonly l_0_fi_mm?: number;
    /** exposed on one side only; default false */
    readonly one_side?: boolean;
  };
  /** axial forces at which interaction_curve gives the moment */
  readonly curve_N?: readonly (number)[];
  /** load cases in place of single actions; the governing one is shown in full */
  readonly load_cases?: readonly ({
    /** name of the load case */
    readonly id: string;
    /** design axial force, compression positive (kN) */
    readonly N_Ed?: number;
    /** first-order moment about y without imperfections; > 0 compresses the +z face (kNm) */
    readonly M_Ed?: number;
    /** end moment about y, the smaller; equal signs: tension on the same face; default M_02 (kNm) */
    readonly M_01?: number;
    /** end moment about y, the greater; default M_Ed (kNm) */
    readonly M_02?: number;
    /** quasi-permanent first-order moment about y, for phi_ef (kNm) */
    readonly M_0Eqp?: number;
    /** first-order moment about z; > 0 compresses the +y face; default 0 (kNm) */
    readonly M_z_Ed?: number;
    /** end moment about z, the smaller; default M_02_z (kNm) */
    readonly M_01_z?: number;
    /** end moment about z, the greater; default M_z_Ed (kNm) */
    readonly M_02_z?: number;
    /** quasi-permanent first-order moment about z; default: phi_ef as about y (kNm) */
    readonly M_0Eqp_z?: number;
    /** quasi-permanent axial force, for phi_ef of the imperfections; default N_Ed (kN) */
    readonly N_Eqp?: number;
    /** shear force along h (6.2); default: no shear verification (kN) */
    readonly V_Ed?: number;
  })[];
}

/** What is calculated of: Reinforced concrete column with axial force and bending about one or both axes. A name is absent where its clause does not apply. */
export type En1992_1_1ColumnValues = {
  readonly A?: number;
  readonly A_c_mm2?: number;
  readonly A_s_max_mm2?: number;
  readonly A_s_min_mm2?: number;
  readonly A_s_mm2?: number;
  readonly A_z?: number;
  readonly B?: number;
  readonly B_z?: number;
  readonly C?: number;
  readonly C_z?: number;
  readonly EI_kNm2?: number;
  readonly EI_z_kNm2?: number;
  readonly E_cd_MPa?: number;
  readonly E_cd_eff_MPa?: number;
  readonly E_cd_eff_z_MPa?: number;
  readonly F_c_kN?: number;
  readonly F_c_z_kN?: number;
  readonly F_s_kN?: number;
  readonly F_s_z_kN?: number;
  readonly K_c?: number;
  readonly K_c_z?: number;
  readonly K_phi?: number;
  readonly K_phi_z?: number;
  readonly K_r?: number;
  readonly K_r_z?: number;
  readonly K_s?: number;
  readonly K_s_z?: number;
  readonly M_01_kNm?: number;
  readonly M_01_z_kNm?: number;
  readonly M_02_kNm?: number;
  readonly M_02_z_kNm?: number;
  readonly M_0Ed_kNm?: number;
  readonly M_0Ed_z_kNm?: number;
  readonly M_0e_kNm?: number;
  readonly M_0e_z_kNm?: number;
  readonly M_2_kNm?: number;
  readonly M_2_z_kNm?: number;
  readonly M_Ed_biaxial_kNm?: number;
  readonly M_Ed_biaxial_z_kNm?: number;
  readonly M_Ed_kNm?: number;
  readonly M_Ed_resultant_kNm?: number;
  readonly M_Ed_z_kNm?: number;
  readonly M_Rd_biaxial_kNm?: number;
  readonly M_Rd_kNm?: number;
  readonly M_Rd_z_kNm?: number;
  readonly M_bal_kNm?: number;
  readonly M_bal_z_kNm?: number;
  readonly M_c_kNm?: number;
  readonly M_c_z_kNm?: number;
  readonly M_e_max_fi_kNm?: number;
  readonly M_imp_kNm?: number;
  readonly M_imp_z_kNm?: number;
  readonly M_s_kNm?: number;
  readonly M_s_z_kNm?: number;
  readonly N_B_kN?: number;
  readonly N_B_z_kN?: number;
  readonly N_Rd_0_kN?: number;
  readonly N_Rd_kN?: number;
  readonly N_bal_kN?: number;
  readonly N_bal_z_kN?: number;
  readonly N_cr_kN?: number;
  readonly N_cr_z_kN?: number;
  readonly N_t_Rd_kN?: number;
  readonly R_a_minutes?: number;
  readonly R_b_minutes?: number;
  readonly R_eta_minutes?: number;
  readonly R_fi_minutes?: number;
  readonly R_l_minutes?: number;
  readonly R_n_minutes?: number;
  readonly a_biaxial?: number;
  readonly a_min_fi_mm?: number;
  readonly b_min_fi_mm?: number;
  readonly beta?: number;
  readonly beta_f_cm?: number;
  readonly beta_t_0?: number;
  readonly beta_z?: number;
  readonly biaxial_check_required?: boolean;
  readonly biaxial_curve?: readonly unknown[];
  readonly c_link_mm?: number;
  readonly c_min_link_mm?: number;
  readonly c_min_mm?: number;
  readonly c_mm?: number;
  readonly concrete_at_bars?: string;
  readonly curvature_1_m?: number;
  readonly curvature_z_1_m?: number;
  readonly d_mm?: number;
  readonly d_z_mm?: number;
  readonly e_0_mm?: number;
  readonly e_0_z_mm?: number;
  readonly e_2_mm?: number;
  readonly e_2_z_mm?: number;
  readonly e_i_lack_mm?: number;
  readonly e_i_lack_z_mm?: number;
  readonly e_i_mm?: number;
  readonly e_i_z_mm?: number;
  readonly e_y_mm?: number;
  readonly e_y_over_h_eq?: number;
  readonly e_z_mm?: number;
  readonly e_z_over_b_eq?: number;
  readonly epsilon_c2?: number;
  readonly epsilon_c3?: number;
  readonly epsilon_cu2?: number;
  readonly epsilon_cu3?: number;
  readonly epsilon_edge?: number;
  readonly epsilon_edge_z?: number;
  readonly epsilon_ud?: number;
  readonly eta?: number;
  readonly f_cd_MPa?: number;
  readonly f_yd_MPa?: number;
  readonly h_0_mm?: number;
  readonly i_mm?: number;
  readonly i_s_mm?: number;
  readonly i_s_z_mm?: number;
  readonly i_z_mm?: number;
  readonly interaction_curve?: readonly unknown[];
  readonly interaction_curve_opposite?: readonly unknown[];
  readonly interaction_curve_z?: readonly unknown[];
  readonly k_1?: number;
  readonly k_2?: number;
  readonly k_2_z?: number;
  readonly l_0_fi_mm?: number;
  readonly l_0_mm?: number;
  readonly l_0_z_mm?: number;
  readonly lambda?: number;
  readonly lambda_block?: number;
  readonly lambda_lim?: number;
  readonly lambda_lim_z?: number;
  readonly lambda_z?: number;
  readonly load_factor?: number;
  readonly load_factor_z?: number;
  readonly mu_fi?: number;
  readonly n?: number;
  readonly n_parabola?: number;
  readonly n_u?: number;
  readonly omega?: number;
  readonly phi_RH?: number;
  readonly phi_ef?: number;
  readonly phi_ef_z?: number;
  readonly phi_infinity?: number;
  readonly phi_link_min_mm?: number;
  readonly r_m?: number;
  readonly r_m_z?: number;
  readonly ratio_5_38a?: number;
  readonly ratio_5_38b?: number;
  readonly s_cl_tmax_mm?: number;
  readonly s_clear_mm?: number;
  readonly s_min_mm?: number;
  readonly sigma_c_MPa?: number;
  readonly sigma_s_0_MPa?: number;
  readonly sigma_s_t_MPa?: number;
  readonly sum_5_39?: number;
  readonly t_0_adjusted?: number;
  readonly x_mm?: number;
  readonly x_z_mm?: number;
};

export type En1992_1_1Request = En1992_1_1Top & (
  | { readonly columns: readonly (En1992_1_1Column)[] }
);
export type En1992_1_1Body = ResultBody & { readonly columns: (ItemResult<En1992_1_1ColumnValues>)[] };

export interface En1993_1_1Top {
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  /** generation of the Eurocode */
  readonly edition?: "first" | "second";
  /** adds every step of the calculation to each item */
  readonly derivation?: boolean;
  /** nationally determined parameters in place of the annex's */
  readonly overrides?: {
    /** resistance of cross-sections */
    readonly gamma_M0?: number;
    /** resistance to instability */
    readonly gamma_M1?: number;
    /** fracture at holes */
    readonly gamma_M2?: number;
    /** plateau of 6.3.2.3 */
    readonly lambda_LT_0?: number;
    /** beta of 6.3.2.3 */
    readonly beta_LT?: number;
    /** EN 1993-1-5 5.1, also in A_v */
    readonly eta?: number;
  };
}

/** Steel member (EN 1993-1-1:2005+A1:2014). */
export interface En1993_1_1Member {
  /** name of the member */
  readonly mark: string;
  /** profile of the catalogue, in any spelling */
  readonly profile?: string;
  /** of a hollow profile; default cold-formed */
  readonly fabrication?: "hot-finished" | "cold-formed";
  /** own section in place of profile */
  readonly section?: {
    /** shape of the section */
    readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
    /** height; angle: leg along z (mm) */
    readonly h_mm?: number;
    /** width; flat: along z; angle: leg along y (mm) */
    readonly b_mm?: number;
    /** diameter (mm) */
    readonly d_mm?: number;
    /** thickness (mm) */
    readonly t_mm?: number;
    /** thickness of web or stem (mm) */
    readonly t_w_mm?: number;
    /** thickness of the flanges (mm) */
    readonly t_f_mm?: number;
    /** root radius; default 0 (mm) */
    readonly r_mm?: number;
    /** angle: root radius; default 0 (mm) */
    readonly r_1_mm?: number;
    /** angle: toe radius; default 0 (mm) */
    readonly r_2_mm?: number;
    /** RHS: outer corner radius; default by the product standard (mm) */
    readonly r_o_mm?: number;
    /** RHS: inner corner radius; default by the product standard (mm) */
    readonly r_i_mm?: number;
    /** throat of the welds of a welded section; default 0 (mm) */
    readonly a_mm?: number;
    /** default rolled, hollow sections cold-formed */
    readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
  };
  /** own values in place of those worked out from profile or section */
  readonly properties?: {
    /** area (mm²) */
    readonly A_mm2?: number;
    /** second moment of area about y (mm⁴) */
    readonly I_y_mm4?: number;
    /** second moment of area about z (mm⁴) */
    readonly I_z_mm4?: number;
    /** elastic modulus about y (mm³) */
    readonly W_el_y_mm3?: number;
    /** elastic modulus about z (mm³) */
    readonly W_el_z_mm3?: number;
    /** plastic modulus about y (mm³) */
    readonly W_pl_y_mm3?: number;
    /** plastic modulus about z (mm³) */
    readonly W_pl_z_mm3?: number;
    /** torsion constant (mm⁴) */
    readonly I_t_mm4?: number;
    /** warping constant (mm⁶) */
    readonly I_w_mm6?: number;
    /** shear area for V_z (mm²) */
    readonly A_v_z_mm2?: number;
    /** shear area for V_y (mm²) */
    readonly A_v_y_mm2?: number;
    /** shear centre from the centroid along y (mm) */
    readonly y_0_mm?: number;
    /** shear centre from the centroid along z (mm) */
    readonly z_0_mm?: number;
    /** effective area, class 4 (mm²) */
    readonly A_eff_mm2?: number;
    /** effective modulus about y, class 4 (mm³) */
    readonly W_eff_y_mm3?: number;
    /** effective modulus about z, class 4 (mm³) */
    readonly W_eff_z_mm3?: number;
    /** shift of the centroid that gives M_y, class 4 (mm) */
    readonly e_N_y_mm?: number;
    /** shift of the centroid that gives M_z, class 4 (mm) */
    readonly e_N_z_mm?: number;
    /** modulus about y of the section with its holes, 6.2.5(4) (mm³) */
    readonly W_net_y_mm3?: number;
    /** modulus about z of the section with its holes, 6.2.5(4) (mm³) */
    readonly W_net_z_mm3?: number;
  };
  /** length of the member (mm) */
  readonly length_mm: number;
  /** axial force, compression positive; default 0 (kN) */
  readonly N_Ed?: number;
  /** greatest moment about y; tee: positive compresses the flange; default 0 (kNm) */
  readonly M_y_Ed?: number;
  /** greatest moment about z; default 0 (kNm) */
  readonly M_z_Ed?: number;
  /** shear force along z; default 0 (kN) */
  readonly V_z_Ed?: number;
  /** shear force along y; default 0 (kN) */
  readonly V_y_Ed?: number;
  /** St Venant torsional moment; default 0 (kNm) */
  readonly T_Ed?: number;
  /** bimoment of restrained warping, I-sections; default 0 (kNm²) */
  readonly B_Ed?: number;
  /** class of the section in place of the classification */
  readonly section_class?: number;
  /** S235 to S460, with the names of the product standards; default S355 */
  readonly steel_grade?: string;
  /** where f_y and f_u are from; default by annex */
  readonly strength_table?: "en-1993-1-1" | "product-standard";
  /** yield strength in place of the grade's, at most 460 (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength in place of the grade's, at least f_y (MPa) */
  readonly f_u_MPa?: number;
  /** modulus of elasticity; default 210 000 (MPa) */
  readonly E_MPa?: number;
  /** shear modulus; default 81 000 (MPa) */
  readonly G_MPa?: number;
  /** buckling length about y; default length_mm, of a cantilever twice that (mm) */
  readonly L_cr_y_mm?: number;
  /** buckling length about z; default length_mm, of a cantilever twice that (mm) */
  readonly L_cr_z_mm?: number;
  /** buckling length in torsion; default length_mm, of a cantilever twice that (mm) */
  readonly L_cr_T_mm?: number;
  /** angles: buckling length about v; default length_mm, of a cantilever twice that (mm) */
  readonly L_cr_v_mm?: number;
  /** distance of the lateral restraints of the compression flange; default length_mm (mm) */
  readonly L_LT_mm?: number;
  /** buckling curve about y; default by Tables 6.2, 6.4, 6.5 */
  readonly buckling_curve_y?: "a0" | "a" | "b" | "c" | "d";
  /** buckling curve about z; default by Tables 6.2, 6.4, 6.5 */
  readonly buckling_curve_z?: "a0" | "a" | "b" | "c" | "d";
  /** buckling curve of lateral-torsional buckling; default by Tables 6.2, 6.4, 6.5 */
  readonly buckling_curve_LT?: "a0" | "a" | "b" | "c" | "d";
  /** own elastic critical force about y (kN) */
  readonly N_cr_y_kN?: number;
  /** own elastic critical force about z (kN) */
  readonly N_cr_z_kN?: number;
  /** own elastic critical force in torsion (kN) */
  readonly N_cr_T_kN?: number;
  /** own elastic critical force in torsion with bending (kN) */
  readonly N_cr_TF_kN?: number;
  /** own elastic critical moment (kNm) */
  readonly M_cr_kNm?: number;
  /** continuous: no lateral-torsional buckling; default none */
  readonly lateral_restraint?: "none" | "continuous";
  /** susceptible to torsional deformations, 6.3.3; default false for hollow sections and with continuous restraint */
  readonly susceptible_to_torsion?: boolean;
  /** angle as web member of a lattice with at least two bolts at each end: slenderness of BB.1.2; default false */
  readonly lattice_web_member?: boolean;
  /** ratio of the end moments M_y, smaller over greater; default 1 */
  readonly psi_y?: number;
  /** ratio of the end moments M_z, smaller over greater; default 1 */
  readonly psi_z?: number;
  /** distribution of M_y; default linear, by psi */
  readonly moment_shape_y?: "linear" | "udl" | "point-load" | "udl-fixed" | "point-load-fixed";
  /** distribution of M_z; default linear, by psi */
  readonly moment_shape_z?: "linear" | "udl" | "point-load" | "udl-fixed" | "point-load-fixed";
  /** M_y from end to end, in place of psi_y and moment_shape_y: kNm at equal spacing, or points; straight in between */
  readonly M_y_diagram?: readonly (number)[] | readonly ({
    /** place as a fraction of the length */
    readonly x_fraction: number;
    /** moment (kNm) */
    readonly M: number;
  })[];
  /** M_z from end to end, in place of psi_z and moment_shape_z: kNm at equal spacing, or points; straight in between */
  readonly M_z_diagram?: readonly (number)[] | readonly ({
    /** place as a fraction of the length */
    readonly x_fraction: number;
    /** moment (kNm) */
    readonly M: number;
  })[];
  /** ratio of M_y at the lateral restraints; default psi_y, uniform where L_LT_mm is shorter than the member */
  readonly psi_LT?: number;
  /** lateral restraints along the member: each segment is verified with its own moments, the worst is shown */
  readonly restraints_mm?: readonly (number)[];
  /** distribution of M_y between lateral restraints; default linear, by psi */
  readonly moment_shape_LT?: "linear" | "udl" | "point-load" | "udl-fixed" | "point-load-fixed";
  /** M_y between lateral restraints, in place of psi_LT and moment_shape_LT: kNm at equal spacing, or points; straight in between */
  readonly M_y_diagram_LT?: readonly (number)[] | readonly ({
    /** place as a fraction of the length */
    readonly x_fraction: number;
    /** moment (kNm) */
    readonly M: number;
  })[];
  /** C_my = 0.9 of the sway mode, Table B.3; default: L_cr_y_mm above length_mm */
  readonly sway_y?: boolean;
  /** C_mz = 0.9 of the sway mode, Table B.3; default: L_cr_z_mm above length_mm */
  readonly sway_z?: boolean;
  /** fixed at one end, free at the other: M_y_diagram, psi_y or M_cr_kNm where it can buckle laterally; default false */
  readonly cantilever?: boolean;
  /** height of the load above the shear centre, z_g, which acts downwards under a positive moment; default 0 (mm) */
  readonly load_height_mm?: number;
  /** effective length factor of the end rotation in plan, in M_cr; default 1 */
  readonly k_z?: number;
  /** effective length factor of the end warping, in M_cr; default 1; of a cantilever its root, 0.5 (default) held, 1 free */
  readonly k_w?: number;
  /** factor of M_cr; default by the moment distribution */
  readonly C_1?: number;
  /** factor of the load height in M_cr; default by the moment distribution */
  readonly C_2?: number;
  /** factor of the asymmetry in M_cr; default by the moment distribution */
  readonly C_3?: number;
  /** correction factor of 6.3.2.3(2); default Table 6.6 */
  readonly k_c?: number;
  /** equivalent uniform moment factor about y */
  readonly C_my?: number;
  /** equivalent uniform moment factor about z */
  readonly C_mz?: number;
  /** equivalent uniform moment factor of lateral-torsional buckling */
  readonly C_mLT?: number;
  /** equivalent uniform moment factor of Table A.2 about y */
  readonly C_my_0?: number;
  /** equivalent uniform moment factor of Table A.2 about z */
  readonly C_mz_0?: number;
  /** rule of M_cr; annex: the national annex's own where it has one (NB.NB); default elastic, by elastic theory */
  readonly M_cr_method?: "elastic" | "annex";
  /** 6.3.2.2, 6.3.2.3, or 6.3.2.4 for beams with restraints in buildings; default by annex */
  readonly ltb_method?: "general" | "rolled" | "simplified";
  /** factor f of 6.3.2.3(2); default true with rolled, by annex with general */
  readonly apply_f?: boolean;
  /** 1: Annex A, 2: Annex B; default by annex */
  readonly interaction_method?: number;
  /** net area at holes, 6.2.2.2 (mm²) */
  readonly A_net_mm2?: number;
  /** possible lines of failure through holes, 6.2.2.2; in bending they count in the tension zone */
  readonly hole_lines?: readonly ({
    /** holes on the line */
    readonly holes: readonly ({
      /** number of holes */
      readonly n: number;
      /** diameter of the holes (mm) */
      readonly d_0_mm: number;
      /** thickness of the part (mm) */
      readonly t_mm: number;
    })[];
    /** oblique pieces of the line */
    readonly staggers?: readonly ({
      /** distance of the holes along the member (mm) */
      readonly s_mm: number;
      /** distance of the holes across the member (mm) */
      readonly p_mm: number;
      /** thickness of the part (mm) */
      readonly t_mm: number;
    })[];
  })[];
  /** net area of the tension flange at holes, 6.2.5(4) (mm²) */
  readonly A_f_net_mm2?: number;
  /** capacity design asks N_pl,Rd <= N_u,Rd at holes, 6.2.3(3); default false */
  readonly dissipative?: boolean;
  /** distance of transverse stiffeners, EN 1993-1-5 5.3; default: only at the supports (mm) */
  readonly stiffener_spacing_mm?: number;
  /** rigid end posts, EN 1993-1-5 5.3; default false */
  readonly rigid_end_post?: boolean;
  /** uniform load along z at the serviceability limit state, for the deflection (kN/m) */
  readonly q_ser_kN_m?: number;
  /** the deflection may be length over this; needs q_ser_kN_m */
  readonly deflection_limit?: number;
  /** load cases in place of single actions; the governing one is shown in full */
  readonly load_cases?: readonly ({
    /** name of the load case */
    readonly id: string;
    /** axial force, compression positive; default 0 (kN) */
    readonly N_Ed?: number;
    /** greatest moment about y; tee: positive compresses the flange; default 0 (kNm) */
    readonly M_y_Ed?: number;
    /** greatest moment about z; default 0 (kNm) */
    readonly M_z_Ed?: number;
    /** shear force along z; default 0 (kN) */
    readonly V_z_Ed?: number;
    /** shear force along y; default 0 (kN) */
    readonly V_y_Ed?: number;
    /** St Venant torsional moment; default 0 (kNm) */
    readonly T_Ed?: number;
    /** bimoment of restrained warping, I-sections; default 0 (kNm²) */
    readonly B_Ed?: number;
  })[];
}

/** What is calculated of: Steel member. A name is absent where its clause does not apply. */
export type En1993_1_1MemberValues = {
  readonly A_eff_mm2?: number;
  readonly A_mm2?: number;
  readonly A_net_mm2?: number;
  readonly A_v_y_mm2?: number;
  readonly A_v_z_mm2?: number;
  readonly C_1?: number;
  readonly C_1_z?: number;
  readonly C_2?: number;
  readonly C_2_z?: number;
  readonly C_mLT?: number;
  readonly C_my?: number;
  readonly C_my_0?: number;
  readonly C_mz?: number;
  readonly C_mz_0?: number;
  readonly C_yy?: number;
  readonly C_yz?: number;
  readonly C_zy?: number;
  readonly C_zz?: number;
  readonly F_f_u_kN?: number;
  readonly F_f_u_z_kN?: number;
  readonly F_f_y_kN?: number;
  readonly F_f_y_z_kN?: number;
  readonly I_t_mm4?: number;
  readonly I_w_mm6?: number;
  readonly I_y_mm4?: number;
  readonly I_z_mm4?: number;
  readonly M_N_y_Rd_kNm?: number;
  readonly M_N_z_Rd_kNm?: number;
  readonly M_b_Rd_kNm?: number;
  readonly M_b_z_Rd_kNm?: number;
  readonly M_c_y_Rd_kNm?: number;
  readonly M_c_z_Rd_kNm?: number;
  readonly M_cr_kNm?: number;
  readonly M_cr_z_kNm?: number;
  readonly N_b_Rd_kN?: number;
  readonly N_b_T_Rd_kN?: number;
  readonly N_b_v_Rd_kN?: number;
  readonly N_b_y_Rd_kN?: number;
  readonly N_b_z_Rd_kN?: number;
  readonly N_c_Rd_kN?: number;
  readonly N_cr_TF_kN?: number;
  readonly N_cr_T_kN?: number;
  readonly N_cr_v_kN?: number;
  readonly N_cr_y_kN?: number;
  readonly N_cr_z_kN?: number;
  readonly N_pl_Rd_kN?: number;
  readonly N_t_Rd_kN?: number;
  readonly N_u_Rd_kN?: number;
  readonly Phi_LT?: number;
  readonly Phi_LT_z?: number;
  readonly Phi_T?: number;
  readonly Phi_v?: number;
  readonly Phi_y?: number;
  readonly Phi_z?: number;
  readonly V_b_Rd_kN?: number;
  readonly V_b_y_Rd_kN?: number;
  readonly V_pl_y_Rd_kN?: number;
  readonly V_pl_z_Rd_kN?: number;
  readonly W_eff_y_mm3?: number;
  readonly W_eff_z_mm3?: number;
  readonly W_el_y_mm3?: number;
  readonly W_el_z_mm3?: number;
  readonly W_pl_y_mm3?: number;
  readonly W_pl_z_mm3?: number;
  readonly a?: number;
  readonly a_LT?: number;
  readonly a_f?: number;
  readonly a_w?: number;
  readonly alpha_LT?: number;
  readonly alpha_LT_z?: number;
  readonly alpha_biaxial?: number;
  readonly alpha_v?: number;
  readonly alpha_y?: number;
  readonly alpha_z?: number;
  readonly b_LT?: number;
  readonly beta_LT?: number;
  readonly beta_biaxial?: number;
  readonly buckling_curve_LT?: string;
  readonly buckling_curve_LT_z?: string;
  readonly buckling_curve_v?: string;
  readonly buckling_curve_y?: string;
  readonly buckling_curve_z?: string;
  readonly c_LT?: number;
  readonly chi_LT?: number;
  readonly chi_LT_mod?: number;
  readonly chi_LT_z?: number;
  readonly chi_T?: number;
  readonly chi_v?: number;
  readonly chi_w?: number;
  readonly chi_w_y?: number;
  readonly chi_y?: number;
  readonly chi_z?: number;
  readonly class_flange?: number;
  readonly class_leg?: number;
  readonly class_legs?: number;
  readonly class_wall?: number;
  readonly class_web?: number;
  readonly d_LT?: number;
  readonly e_LT?: number;
  readonly e_N_y_mm?: number;
  readonly e_N_z_mm?: number;
  readonly epsilon?: number;
  readonly f?: number;
  readonly f_u_MPa?: number;
  readonly f_y_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M1?: number;
  readonly gamma_M2?: number;
  readonly i_0_mm?: number;
  readonly k_c?: number;
  readonly k_yy?: number;
  readonly k_yz?: number;
  readonly k_zy?: number;
  readonly k_zz?: number;
  readonly lambda_0?: number;
  readonly lambda_LT?: number;
  readonly lambda_LT_0?: number;
  readonly lambda_LT_z?: number;
  readonly lambda_T?: number;
  readonly lambda_v?: number;
  readonly lambda_w?: number;
  readonly lambda_w_y?: number;
  readonly lambda_y?: number;
  readonly lambda_z?: number;
  readonly mu_y?: number;
  readonly mu_z?: number;
  readonly n?: number;
  readonly n_pl?: number;
  readonly parts?: readonly number[] | readonly unknown[];
  readonly rho?: number;
  readonly section_class?: number;
  readonly w_y?: number;
  readonly w_z?: number;
};

export type En1993_1_1Request = En1993_1_1Top & (
  | { readonly members: readonly (En1993_1_1Member)[] }
);
export type En1993_1_1Body = ResultBody & { readonly members: (ItemResult<En1993_1_1MemberValues>)[] };

export interface En1993_1_8Top {
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  /** generation of the Eurocode */
  readonly edition?: "first" | "second";
  /** adds every step of the calculation to each item */
  readonly derivation?: boolean;
  /** factors in place of the annex's */
  readonly overrides?: {
    /** resistance of cross-sections */
    readonly gamma_M0?: number;
    /** resistance of members to instability */
    readonly gamma_M1?: number;
    /** bolts, welds, plates in bearing, and net sections */
    readonly gamma_M2?: number;
    /** slip at the ultimate limit state */
    readonly gamma_M3?: number;
    /** slip at the serviceability limit state */
    readonly gamma_M3_ser?: number;
    /** joints of hollow sections */
    readonly gamma_M5?: number;
    /** pins at the serviceability limit state */
    readonly gamma_M6_ser?: number;
    /** tying resistance by the published guides */
    readonly gamma_Mu?: number;
    /** concrete of the foundation */
    readonly gamma_C?: number;
    /** long-term effects on the strength of the concrete */
    readonly alpha_cc?: number;
    /** correlation factor of fillet welds, for every grade */
    readonly beta_w?: number;
  };
  /** table of the nominal strengths: EN 1993-1-1 Table 3.1 or the product standard; default by annex */
  readonly strength_table?: "en-1993-1-1" | "product-standard";
}

/** Bolts in shear, bearing, tension and friction (EN 1993-1-8:2005). */
export interface En1993_1_8Bolt {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection?: "bolt";
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** number of shear planes; 0: tension only */
  readonly shear_planes: number;
  /** tensile strength of the governing ply (MPa) */
  readonly plate_fu: number;
  /** thickness of the governing ply (mm) */
  readonly plate_t: number;
  /** yield strength of the governing ply (MPa) */
  readonly plate_fy?: number;
  /** end distance, along the force (mm) */
  readonly e1: number;
  /** edge distance, across the force (mm) */
  readonly e2: number;
  /** pitch along the force; not needed for a single bolt (mm) */
  readonly p1?: number;
  /** gauge across the force; default: a single column of bolts (mm) */
  readonly p2?: number;
  /** true: alpha_d from the end distance; false: from the pitch; of a group (n_bolts, p1) both by default */
  readonly is_end_bolt?: boolean;
  /** true: k_1 from edge distance and gauge; false: an inner line, from the gauge; default true */
  readonly is_edge_bolt?: boolean;
  /** the ply is pressed between its bolts: they stand nearer than 9 epsilon t (Table 3.3), which needs plate_fy; default false */
  readonly in_compression?: boolean;
  /** shear force on the group (kN) */
  readonly V_Ed: number;
  /** tension on the group, prying included; default 0 (kN) */
  readonly F_t_Ed?: number;
  /** number of bolts that share the forces equally; default 1 */
  readonly n_bolts?: number;
  /** shear force at the serviceability limit state, category B; default V_Ed (kN) */
  readonly V_Ed_ser?: number;
  /** tension at the serviceability limit state, category B; default F_t_Ed (kN) */
  readonly F_t_Ed_ser?: number;
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** mean of across points and across flats of head or nut; default by the product standard (mm) */
  readonly d_m_mm?: number;
  /** category of Table 3.2; default A, D without shear */
  readonly category?: "A" | "B" | "C" | "D" | "E";
  /** class of the friction surfaces, Table 3.7 */
  readonly friction_class?: "A" | "B" | "C" | "D";
  /** slip factor in place of friction_class */
  readonly mu?: number;
  /** number of friction planes; default shear_planes */
  readonly friction_planes?: number;
  /** factor of Table 3.6; default by hole */
  readonly k_s?: number;
}

/** What is calculated of: Bolts in shear, bearing, tension and friction. A name is absent where its clause does not apply. */
export type En1993_1_8BoltValues = {
  readonly A_mm2?: number;
  readonly A_s_mm2?: number;
  readonly B_p_Rd_kN?: number;
  readonly F_Rd_group_kN?: number;
  readonly F_b_Rd_kN?: number;
  readonly F_p_C_kN?: number;
  readonly F_s_Rd_group_kN?: number;
  readonly F_s_Rd_kN?: number;
  readonly F_s_Rd_ser_kN?: number;
  readonly F_t_Ed_kN?: number;
  readonly F_t_Rd_group_kN?: number;
  readonly F_t_Rd_kN?: number;
  readonly F_v_Ed_kN?: number;
  readonly F_v_Ed_ser_kN?: number;
  readonly F_v_Rd_group_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly alpha_b?: number;
  readonly alpha_d?: number;
  readonly alpha_v?: number;
  readonly beta_Lf?: number;
  readonly beta_h?: number;
  readonly beta_p?: number;
  readonly d_0_mm?: number;
  readonly d_m_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_ub_MPa?: number;
  readonly f_yb_MPa?: number;
  readonly gamma_M2?: number;
  readonly gamma_M3?: number;
  readonly gamma_M3_ser?: number;
  readonly k_1?: number;
  readonly k_2?: number;
  readonly k_s?: number;
  readonly mu?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly t_b_mm?: number;
};
/** Bolt groups with eccentric shear in their plane, and tension (EN 1993-1-8:2005). */
export interface En1993_1_8BoltGroup {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "bolt-group";
  /** [x, y] of each bolt in mm, from any origin */
  readonly bolts?: readonly (readonly [number, number])[];
  /** bolts along y, in place of the list */
  readonly n_1?: number;
  /** their pitch (mm) */
  readonly p1?: number;
  /** bolts along x, in place of the list; default 1 */
  readonly n_2?: number;
  /** their pitch (mm) */
  readonly p2?: number;
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** category of Table 3.2; default A, D without shear */
  readonly category?: "A" | "B" | "C" | "D" | "E";
  /** class of the friction surfaces, Table 3.7 */
  readonly friction_class?: "A" | "B" | "C" | "D";
  /** slip factor in place of friction_class */
  readonly mu?: number;
  /** number of friction planes; default shear_planes */
  readonly friction_planes?: number;
  /** factor of Table 3.6; default by hole */
  readonly k_s?: number;
  /** number of shear planes */
  readonly shear_planes: number;
  /** thickness of the governing ply (mm) */
  readonly plate_t: number;
  /** tensile strength of the governing ply (MPa) */
  readonly plate_fu: number;
  /** shear force along x (kN) */
  readonly V_x_Ed?: number;
  /** shear force along y (kN) */
  readonly V_y_Ed?: number;
  /** moment, positive from x to y (kNm) */
  readonly M_Ed?: number;
  /** force out of the plane, tension negative (kN) */
  readonly N_Ed?: number;
  /** moment about x through the centroid, positive: tension at positive y (kNm) */
  readonly M_x_Ed?: number;
  /** moment about y through the centroid, positive: tension at negative x (kNm) */
  readonly M_y_Ed?: number;
  /** mean of across points and across flats of head or nut; default by the product standard (mm) */
  readonly d_m_mm?: number;
  /** where the forces act, from the centroid; default 0 (mm) */
  readonly e_x_mm?: number;
  /** where the forces act, from the centroid; default 0 (mm) */
  readonly e_y_mm?: number;
  /** from the outermost bolts to the edges of the plate along x, for bearing (mm) */
  readonly edge_x_mm?: number;
  /** from the outermost bolts to the edges of the plate along y, for bearing (mm) */
  readonly edge_y_mm?: number;
  /** elastic (default), or plastic about the instantaneous centre where 3.12 allows it */
  readonly distribution?: "elastic" | "plastic";
}

/** What is calculated of: Bolt groups with eccentric shear in their plane, and tension. A name is absent where its clause does not apply. */
export type En1993_1_8BoltGroupValues = {
  readonly A_s_mm2?: number;
  readonly F_b_x_Rd_kN?: number;
  readonly F_b_y_Rd_kN?: number;
  readonly F_v_Ed_max_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly L_min_mm?: number;
  readonly M_Ed_kNm?: number;
  readonly alpha_v?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly bolts?: readonly unknown[];
  readonly d_0_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_ub_MPa?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly sum_r2_mm2?: number;
};
/** Fillet and butt welds (EN 1993-1-8:2005). */
export interface En1993_1_8Weld {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "weld";
  /** fillet (default), butt (full penetration) or butt-partial, which is verified with the depth of its penetration as throat */
  readonly type?: "fillet" | "butt" | "butt-partial";
  /** throat thickness a of the fillet welds (mm) */
  readonly throat_mm?: number;
  /** leg length of the fillet welds, in place of the throat: a = 0.7 leg (mm) */
  readonly leg_mm?: number;
  /** overall length of one weld (mm) */
  readonly length_mm: number;
  /** the fillet weld has gaps, 4.3.2.2; length_mm of the item is the whole run */
  readonly intermittent?: {
    /** L_w: length of each weld between the ends (mm) */
    readonly length_mm: number;
    /** L_1 or L_2: gap between the ends of two welds, the smaller of those on one side and on opposite sides (mm) */
    readonly gap_mm: number;
    /** L_we: length of the weld at each end of the run; default length_mm (mm) */
    readonly end_mm?: number;
    /** b: width of the narrower plate (mm) */
    readonly joint_width_mm: number;
    /** thickness of the thinner part (mm) */
    readonly t_mm: number;
    /** force in the part that is built up; compression also for shear */
    readonly in: "tension" | "compression";
  };
  /** the weld is of full size to its ends: effective length l, not l - 2a; default false */
  readonly full_size_ends?: boolean;
  /** number of equal welds that share the forces; default 1 */
  readonly n_welds?: number;
  /** steel grade: S235 to S460 with the names of its product standard; default S355 */
  readonly steel_grade?: string;
  /** yield strength, in place of the grade's (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength, in place of the grade's (MPa) */
  readonly f_u_MPa?: number;
  /** thickness of the weaker part joined (mm) */
  readonly t_mm?: number;
  /** force along the weld, on all welds (kN) */
  readonly V_par_Ed?: number;
  /** force across the weld in the plane of the attached plate, on all welds (kN) */
  readonly N_perp_Ed?: number;
  /** force across the weld normal to the attached plate, on all welds (kN) */
  readonly V_perp_Ed?: number;
  /** 4.5.3.2 (default) or 4.5.3.3 */
  readonly method?: "directional" | "simplified";
  /** reduction of 4.11; default none */
  readonly long_weld?: "none" | "lap" | "stiffener";
  /** the plate is welded across an unstiffened flange of this member, 4.10 */
  readonly unstiffened_flange?: {
    /** width of the plate (mm) */
    readonly b_p_mm: number;
    /** thickness of the plate (mm) */
    readonly t_p_mm: number;
    /** yield strength of the plate (MPa) */
    readonly f_y_p_MPa: number;
    /** tensile strength of the plate (MPa) */
    readonly f_u_p_MPa: number;
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
}

/** What is calculated of: Fillet and butt welds. A name is absent where its clause does not apply. */
export type En1993_1_8WeldValues = {
  readonly F_w_Rd_kN?: number;
  readonly F_w_Rd_kN_mm?: number;
  readonly F_w_T_Rd_kN_mm?: number;
  readonly a_mm?: number;
  readonly a_req_mm?: number;
  readonly beta_w?: number;
  readonly f_u_MPa?: number;
  readonly f_vw_d_MPa?: number;
  readonly gamma_M2?: number;
  readonly l_eff_mm?: number;
  readonly l_min_mm?: number;
  readonly sigma_perp_Ed_MPa?: number;
  readonly sigma_w_Ed_MPa?: number;
  readonly tau_par_Ed_MPa?: number;
  readonly tau_perp_Ed_MPa?: number;
};
/** Groups of fillet welds with eccentricity (EN 1993-1-8:2005). */
export interface En1993_1_8WeldGroup {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "weld-group";
  /** effective welds: their full-size parts */
  readonly welds: readonly ({
    /** start (mm) */
    readonly x1: number;
    /** start (mm) */
    readonly y1: number;
    /** end (mm) */
    readonly x2: number;
    /** end (mm) */
    readonly y2: number;
    /** throat thickness a (mm) */
    readonly throat_mm?: number;
    /** leg length, in place of the throat: a = 0.7 leg (mm) */
    readonly leg_mm?: number;
  })[];
  /** steel grade: S235 to S460 with the names of its product standard; default S355 */
  readonly steel_grade?: string;
  /** yield strength, in place of the grade's (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength, in place of the grade's (MPa) */
  readonly f_u_MPa?: number;
  /** thickness of the weaker part joined (mm) */
  readonly t_mm?: number;
  /** shear force along x (kN) */
  readonly V_x_Ed?: number;
  /** shear force along y (kN) */
  readonly V_y_Ed?: number;
  /** normal force, compression positive (kN) */
  readonly N_Ed?: number;
  /** moment about x (kNm) */
  readonly M_x_Ed?: number;
  /** moment about y (kNm) */
  readonly M_y_Ed?: number;
  /** moment in the plane of the welds, positive from x to y (kNm) */
  readonly M_z_Ed?: number;
  /** where the forces act; default: centroid (mm) */
  readonly x_mm?: number;
  /** where the forces act; default: centroid (mm) */
  readonly y_mm?: number;
  /** 4.5.3.2 (default) or 4.5.3.3 */
  readonly method?: "directional" | "simplified";
}

/** What is calculated of: Groups of fillet welds with eccentricity. A name is absent where its clause does not apply. */
export type En1993_1_8WeldGroupValues = {
  readonly A_w_mm2?: number;
  readonly F_w_Ed_kN_mm?: number;
  readonly I_p_mm4?: number;
  readonly I_x_mm4?: number;
  readonly I_xy_mm4?: number;
  readonly I_y_mm4?: number;
  readonly M_x_Ed_kNm?: number;
  readonly M_y_Ed_kNm?: number;
  readonly M_z_Ed_kNm?: number;
  readonly beta_w?: number;
  readonly f_u_MPa?: number;
  readonly f_vw_d_MPa?: number;
  readonly f_w_Rd_MPa?: number;
  readonly f_w_perp_Rd_MPa?: number;
  readonly gamma_M2?: number;
  readonly sigma_perp_Ed_MPa?: number;
  readonly sigma_w_Ed_MPa?: number;
  readonly tau_par_Ed_MPa?: number;
  readonly tau_perp_Ed_MPa?: number;
  readonly welds?: readonly unknown[];
  readonly x_c_mm?: number;
  readonly y_c_mm?: number;
};
/** Block tearing (EN 1993-1-8:2005). */
export interface En1993_1_8BlockTearing {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "block-tearing";
  /** thickness; not needed with A_nt_mm2 and A_nv_mm2 (mm) */
  readonly t_mm?: number;
  /** steel grade: S235 to S460 with the names of its product standard; default S355 */
  readonly steel_grade?: string;
  /** yield strength, in place of the grade's (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength, in place of the grade's (MPa) */
  readonly f_u_MPa?: number;
  /** bolts along the force in each line */
  readonly n_1?: number;
  /** lines of bolts; default 1 */
  readonly n_2?: number;
  /** end distance, along the force (mm) */
  readonly e1?: number;
  /** pitch along the force (mm) */
  readonly p1?: number;
  /** edge distance, across the force (mm) */
  readonly e2?: number;
  /** gauge across the force (mm) */
  readonly p2?: number;
  /** size, coarse thread */
  readonly bolt_size?: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default by bolt_size (mm) */
  readonly d0_mm?: number;
  /** net area in tension, in place of the pattern (mm²) */
  readonly A_nt_mm2?: number;
  /** net area in shear, in place of the pattern (mm²) */
  readonly A_nv_mm2?: number;
  /** one shear line and tension to the edge; both outer lines and the two edge strips; both outer lines and tension between; default: the weakest */
  readonly pattern?: "one-edge" | "two-edges" | "between-lines";
  /** V_eff,1 (default) or V_eff,2 */
  readonly loading?: "concentric" | "eccentric";
  /** force on the group (kN) */
  readonly V_Ed?: number;
}

/** What is calculated of: Block tearing. A name is absent where its clause does not apply. */
export type En1993_1_8BlockTearingValues = {
  readonly A_nt_mm2?: number;
  readonly A_nv_mm2?: number;
  readonly V_eff_1_Rd_kN?: number;
  readonly V_eff_2_Rd_kN?: number;
  readonly V_eff_Rd_kN?: number;
  readonly d_0_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_u_MPa?: number;
  readonly f_y_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M2?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly pattern?: string;
};
/** Angles connected by one leg (EN 1993-1-8:2005). */
export interface En1993_1_8AngleOneLeg {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "angle-one-leg";
  /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
  readonly profile?: string;
  /** of a hollow profile; default by designation */
  readonly fabrication?: "hot-finished" | "cold-formed";
  /** own section in place of a profile */
  readonly section?: {
    /** shape of the section */
    readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
    /** height (mm) */
    readonly h_mm?: number;
    /** width (mm) */
    readonly b_mm?: number;
    /** diameter (mm) */
    readonly d_mm?: number;
    /** wall thickness (mm) */
    readonly t_mm?: number;
    /** web thickness (mm) */
    readonly t_w_mm?: number;
    /** flange thickness (mm) */
    readonly t_f_mm?: number;
    /** root radius; default 0 (mm) */
    readonly r_mm?: number;
    /** root radius of an angle; default 0 (mm) */
    readonly r_1_mm?: number;
    /** toe radius of an angle; default 0 (mm) */
    readonly r_2_mm?: number;
    /** outer corner radius of a hollow section; default by the product standard (mm) */
    readonly r_o_mm?: number;
    /** inner corner radius of a hollow section; default by the product standard (mm) */
    readonly r_i_mm?: number;
    /** throat of the welds of a welded section; default 0 (mm) */
    readonly a_mm?: number;
    /** default rolled; hollow sections: cold-formed */
    readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
  };
  /** steel grade: S235 to S460 with the names of its product standard; default S355 */
  readonly steel_grade?: string;
  /** yield strength, in place of the grade's (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength, in place of the grade's (MPa) */
  readonly f_u_MPa?: number;
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** bolts along the force */
  readonly n_1: number;
  /** end distance, along the force (mm) */
  readonly e1: number;
  /** pitch along the force; needed from two bolts (mm) */
  readonly p1?: number;
  /** from the bolts to the edge of the leg (mm) */
  readonly e2: number;
  /** tension in the angle, negative (kN) */
  readonly N_Ed: number;
  /** leg with the bolts; default long */
  readonly connected_leg?: "long" | "short";
  /** gusset plate; default as the angle */
  readonly gusset?: {
    /** thickness of the gusset (mm) */
    readonly t_mm: number;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** for block tearing; default eccentric */
  readonly loading?: "concentric" | "eccentric";
}

/** What is calculated of: Angles connected by one leg. A name is absent where its clause does not apply. */
export type En1993_1_8AngleOneLegValues = {
  readonly A_mm2?: number;
  readonly A_net_mm2?: number;
  readonly A_nt_mm2?: number;
  readonly A_nv_mm2?: number;
  readonly A_s_mm2?: number;
  readonly F_b_Rd_kN?: number;
  readonly F_b_angle_Rd_kN?: number;
  readonly F_b_gusset_Rd_kN?: number;
  readonly F_v_Ed_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly N_pl_Rd_kN?: number;
  readonly N_u_Rd_kN?: number;
  readonly V_eff_1_Rd_kN?: number;
  readonly V_eff_2_Rd_kN?: number;
  readonly alpha_v?: number;
  readonly beta_2?: number;
  readonly beta_3?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly d_0_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_u_MPa?: number;
  readonly f_ub_MPa?: number;
  readonly f_y_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M2?: number;
  readonly p_1_min_mm?: number;
};
/** Pins (EN 1993-1-8:2005). */
export interface En1993_1_8Pin {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "pin";
  /** diameter of the pin (mm) */
  readonly d_mm: number;
  /** bore of a hollow pin; default 0 (mm) */
  readonly d_i_mm?: number;
  /** diameter of the hole; default: that of the pin (mm) */
  readonly d0_mm?: number;
  /** force that the inner plate brings (kN) */
  readonly F_Ed: number;
  /** yield strength of the pin (MPa) */
  readonly f_yp_MPa: number;
  /** tensile strength of the pin (MPa) */
  readonly f_up_MPa: number;
  /** steel grade: S235 to S460 with the names of its product standard; default S355 */
  readonly steel_grade?: string;
  /** yield strength, in place of the grade's (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength, in place of the grade's (MPa) */
  readonly f_u_MPa?: number;
  /** thickness of an outer plate (mm) */
  readonly a_mm?: number;
  /** thickness of the inner plate (mm) */
  readonly b_mm?: number;
  /** gap between the plates (mm) */
  readonly c_mm?: number;
  /** thickness of the plate that bears F_Ed; default min(b, 2 a) (mm) */
  readonly t_mm?: number;
  /** moment in the pin; default by Figure 3.11 (kNm) */
  readonly M_Ed?: number;
  /** shear force in one plane of the pin; default F_Ed/2 (kN) */
  readonly F_v_Ed?: number;
  /** from the hole to the end of the plate, along the force: a of Table 3.9 (mm) */
  readonly edge_a_mm?: number;
  /** from the hole to the edge of the plate, across the force: c of Table 3.9 (mm) */
  readonly edge_c_mm?: number;
  /** the pin is intended to be replaceable: serviceability limits; default false */
  readonly replaceable?: boolean;
  /** force at the serviceability limit state; default F_Ed (kN) */
  readonly F_Ed_ser?: number;
}

/** What is calculated of: Pins. A name is absent where its clause does not apply. */
export type En1993_1_8PinValues = {
  readonly A_mm2?: number;
  readonly F_b_Rd_kN?: number;
  readonly F_b_Rd_ser_kN?: number;
  readonly F_v_Ed_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly M_Ed_kNm?: number;
  readonly M_Rd_kNm?: number;
  readonly M_Rd_ser_kNm?: number;
  readonly W_el_mm3?: number;
  readonly a_min_mm?: number;
  readonly c_min_mm?: number;
  readonly f_h_Rd_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M2?: number;
  readonly gamma_M6_ser?: number;
};
/** Fin plates (EN 1993-1-8:2005). */
export interface En1993_1_8FinPlate {
  /** kind of connection */
  readonly connection: "fin-plate";
  /** name of the connection */
  readonly mark?: string;
  /** the supported beam */
  readonly beam: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** reaction of the beam (kN) */
  readonly V_Ed: number;
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** rows of bolts down the web */
  readonly n_1: number;
  /** top of the plate or cleats to the first row (mm) */
  readonly e1: number;
  /** pitch of the rows (mm) */
  readonly p1: number;
  /** vertical edge of the plate or toe of the cleats to the bolts (mm) */
  readonly e2: number;
  /** the support: ply, or member whose web it is */
  readonly support?: {
    /** thickness of the ply the bolts or welds act on; default: the web of the member (mm) */
    readonly t_mm?: number;
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** reaction of a beam on the other side through the same bolts; default 0 (kN) */
    readonly V_opposite_Ed?: number;
  };
  /** notched end of the beam */
  readonly notch?: {
    /** from the end of the beam (mm) */
    readonly length_mm: number;
    /** depth of the notch at the top; default 0 (mm) */
    readonly depth_top_mm?: number;
    /** depth of the notch at the bottom; default 0 (mm) */
    readonly depth_bottom_mm?: number;
  };
  /** tying force, verified on its own (kN) */
  readonly F_tie_Ed?: number;
  /** the fin plate, welded to the support */
  readonly plate: {
    /** height (mm) */
    readonly h_mm: number;
    /** width (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** lines of bolts in the web of the beam; default 1 */
  readonly n_2?: number;
  /** distance of the lines (mm) */
  readonly p2?: number;
  /** top of the web, or the notch, to the first row; default: the plate is centred on the web (mm) */
  readonly e1_b?: number;
  /** end of the web to the first line; default e2 (mm) */
  readonly e2_b?: number;
  /** face of the support to the centroid of the bolts in the web (mm) */
  readonly z_mm?: number;
  /** throat thickness a of the fillet welds (mm) */
  readonly throat_mm?: number;
  /** leg length of the fillet welds, in place of the throat: a = 0.7 leg (mm) */
  readonly leg_mm?: number;
}

/** What is calculated of: Fin plates. A name is absent where its clause does not apply. */
export type En1993_1_8FinPlateValues = {
  readonly A_nt_mm2?: number;
  readonly A_nt_web_mm2?: number;
  readonly A_nv_mm2?: number;
  readonly A_nv_web_mm2?: number;
  readonly A_s_mm2?: number;
  readonly A_v_web_mm2?: number;
  readonly F_b_hor_Rd_kN?: number;
  readonly F_b_hor_u_Rd_kN?: number;
  readonly F_b_ver_Rd_kN?: number;
  readonly F_b_web_hor_Rd_kN?: number;
  readonly F_b_web_hor_u_Rd_kN?: number;
  readonly F_b_web_ver_Rd_kN?: number;
  readonly F_pl_AB_Rd_kN?: number;
  readonly F_pl_BC_Rd_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly F_v_u_Rd_kN?: number;
  readonly M_c_BC_Rd_kNm?: number;
  readonly M_web_Ed_kNm?: number;
  readonly M_web_Rd_kNm?: number;
  readonly N_u_Rd_bolt_shear_kN?: number;
  readonly N_u_Rd_kN?: number;
  readonly N_u_Rd_plate_bearing_kN?: number;
  readonly N_u_Rd_plate_block_1_kN?: number;
  readonly N_u_Rd_plate_block_2_kN?: number;
  readonly N_u_Rd_plate_tension_kN?: number;
  readonly N_u_Rd_support_kN?: number;
  readonly N_u_Rd_web_bearing_kN?: number;
  readonly N_u_Rd_web_block_kN?: number;
  readonly N_u_Rd_web_tension_kN?: number;
  readonly N_u_Rd_weld_kN?: number;
  readonly S_j_ini_kNm_rad?: number;
  readonly V_BC_Ed_kN?: number;
  readonly V_Rd_bolt_shear_kN?: number;
  readonly V_Rd_kN?: number;
  readonly V_Rd_plate_bearing_kN?: number;
  readonly V_Rd_plate_bending_kN?: number;
  readonly V_Rd_plate_block_kN?: number;
  readonly V_Rd_plate_buckling_kN?: number;
  readonly V_Rd_plate_gross_kN?: number;
  readonly V_Rd_plate_net_kN?: number;
  readonly V_Rd_support_shear_kN?: number;
  readonly V_Rd_web_bearing_kN?: number;
  readonly V_Rd_web_block_kN?: number;
  readonly V_Rd_web_gross_kN?: number;
  readonly V_Rd_web_net_kN?: number;
  readonly V_Rd_weld_kN?: number;
  readonly W_el_p_mm3?: number;
  readonly a_mm?: number;
  readonly alpha?: number;
  readonly alpha_v?: number;
  readonly beta?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly beta_w?: number;
  readonly classification?: string;
  readonly d_0_mm?: number;
  readonly d_clear_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_p_LT_MPa?: number;
  readonly f_u_b_MPa?: number;
  readonly f_u_p_MPa?: number;
  readonly f_ub_MPa?: number;
  readonly f_y_b_MPa?: number;
  readonly f_y_p_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M2?: number;
  readonly gamma_Mu?: number;
  readonly lambda_LT?: number;
  readonly n_b?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly t_ductile_mm?: number;
  readonly t_p_max_mm?: number;
  readonly z_long_mm?: number;
  readonly z_mm?: number;
};
/** Flexible end plates, partial or full depth (EN 1993-1-8:2005). */
export interface En1993_1_8HeaderPlate {
  /** kind of connection */
  readonly connection: "header-plate";
  /** name of the connection */
  readonly mark?: string;
  /** the supported beam */
  readonly beam: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** reaction of the beam (kN) */
  readonly V_Ed: number;
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** rows of bolts down the web */
  readonly n_1: number;
  /** top of the plate or cleats to the first row (mm) */
  readonly e1: number;
  /** pitch of the rows (mm) */
  readonly p1: number;
  /** vertical edge of the plate or toe of the cleats to the bolts (mm) */
  readonly e2: number;
  /** the support: ply, or member whose web it is */
  readonly support?: {
    /** thickness of the ply the bolts or welds act on; default: the web of the member (mm) */
    readonly t_mm?: number;
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** reaction of a beam on the other side through the same bolts; default 0 (kN) */
    readonly V_opposite_Ed?: number;
  };
  /** notched end of the beam */
  readonly notch?: {
    /** from the end of the beam (mm) */
    readonly length_mm: number;
    /** depth of the notch at the top; default 0 (mm) */
    readonly depth_top_mm?: number;
    /** depth of the notch at the bottom; default 0 (mm) */
    readonly depth_bottom_mm?: number;
  };
  /** tying force, verified on its own (kN) */
  readonly F_tie_Ed?: number;
  /** the end plate, welded to the web of the beam */
  readonly plate: {
    /** height (mm) */
    readonly h_mm: number;
    /** width (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** distance of the two lines of bolts; default b - 2 e2 (mm) */
  readonly w_mm?: number;
  /** top of the web, or the notch, to the first row; default: the plate is centred on the web (mm) */
  readonly e1_b?: number;
  /** method of Table 6.2 for mode 1 of the T-stub; default 1 */
  readonly mode_1_method?: 1 | 2;
  /** width of washer, bolt head or nut for method 2; default washer of ISO 7089 (mm) */
  readonly d_w_mm?: number;
  /** throat thickness a of the fillet welds (mm) */
  readonly throat_mm?: number;
  /** leg length of the fillet welds, in place of the throat: a = 0.7 leg (mm) */
  readonly leg_mm?: number;
}

/** What is calculated of: Flexible end plates, partial or full depth. A name is absent where its clause does not apply. */
export type En1993_1_8HeaderPlateValues = {
  readonly A_nt_mm2?: number;
  readonly A_nv_mm2?: number;
  readonly A_s_mm2?: number;
  readonly A_v_p_mm2?: number;
  readonly A_v_web_mm2?: number;
  readonly F_T_1_u_Rd_kN?: number;
  readonly F_T_2_u_Rd_kN?: number;
  readonly F_T_3_u_Rd_kN?: number;
  readonly F_T_u_Rd_kN?: number;
  readonly F_b_end_Rd_kN?: number;
  readonly F_b_inner_Rd_kN?: number;
  readonly F_b_support_Ed_kN?: number;
  readonly F_b_support_Rd_kN?: number;
  readonly F_t_u_Rd_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly M_pl_1_u_Rd_kNm?: number;
  readonly N_u_Rd_kN?: number;
  readonly N_u_Rd_support_kN?: number;
  readonly N_u_Rd_web_tension_kN?: number;
  readonly N_u_Rd_weld_kN?: number;
  readonly S_j_ini_kNm_rad?: number;
  readonly V_Rd_kN?: number;
  readonly V_Rd_long_support_kN?: number;
  readonly V_Rd_plate_bearing_kN?: number;
  readonly V_Rd_plate_bending_kN?: number;
  readonly V_Rd_plate_block_kN?: number;
  readonly V_Rd_plate_gross_kN?: number;
  readonly V_Rd_plate_net_kN?: number;
  readonly V_Rd_support_bolts_kN?: number;
  readonly V_Rd_support_shear_kN?: number;
  readonly V_Rd_web_kN?: number;
  readonly V_Rd_weld_kN?: number;
  readonly W_el_p_mm3?: number;
  readonly a_mm?: number;
  readonly alpha_v?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly beta_w?: number;
  readonly classification?: string;
  readonly d_0_mm?: number;
  readonly d_clear_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_u_b_MPa?: number;
  readonly f_u_p_MPa?: number;
  readonly f_ub_MPa?: number;
  readonly f_y_b_MPa?: number;
  readonly f_y_p_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M2?: number;
  readonly gamma_Mu?: number;
  readonly h_weld_mm?: number;
  readonly m_mm?: number;
  readonly n_mm?: number;
  readonly n_s?: number;
  readonly p_1_min_mm?: number;
  readonly sum_l_eff_mm?: number;
  readonly t_ductile_mm?: number;
  readonly w_min_mm?: number;
  readonly w_mm?: number;
};
/** Double angle web cleats (EN 1993-1-8:2005). */
export interface En1993_1_8AngleCleats {
  /** kind of connection */
  readonly connection: "angle-cleats";
  /** name of the connection */
  readonly mark?: string;
  /** the supported beam */
  readonly beam: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** reaction of the beam (kN) */
  readonly V_Ed: number;
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** rows of bolts down the web */
  readonly n_1: number;
  /** top of the plate or cleats to the first row (mm) */
  readonly e1: number;
  /** pitch of the rows (mm) */
  readonly p1: number;
  /** vertical edge of the plate or toe of the cleats to the bolts (mm) */
  readonly e2: number;
  /** the support: ply, or member whose web it is */
  readonly support?: {
    /** thickness of the ply the bolts or welds act on; default: the web of the member (mm) */
    readonly t_mm?: number;
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** reaction of a beam on the other side through the same bolts; default 0 (kN) */
    readonly V_opposite_Ed?: number;
  };
  /** notched end of the beam */
  readonly notch?: {
    /** from the end of the beam (mm) */
    readonly length_mm: number;
    /** depth of the notch at the top; default 0 (mm) */
    readonly depth_top_mm?: number;
    /** depth of the notch at the bottom; default 0 (mm) */
    readonly depth_bottom_mm?: number;
  };
  /** tying force, verified on its own (kN) */
  readonly F_tie_Ed?: number;
  /** one of the two equal angles */
  readonly cleat: {
    /** height of the cleats (mm) */
    readonly h_mm: number;
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** lines of bolts in the web of the beam; default 1 */
  readonly n_2?: number;
  /** distance of the lines (mm) */
  readonly p2?: number;
  /** top of the web, or the notch, to the first row; default: the plate is centred on the web (mm) */
  readonly e1_b?: number;
  /** end of the web to the first line; default e2 (mm) */
  readonly e2_b?: number;
  /** face of the support to the centroid of the bolts in the web (mm) */
  readonly z_mm?: number;
  /** distance of the two lines of bolts in the support; default t_w + 2 (leg - e2) (mm) */
  readonly w_mm?: number;
  /** method of Table 6.2 for mode 1 of the T-stub; default 1 */
  readonly mode_1_method?: 1 | 2;
  /** width of washer, bolt head or nut for method 2; default washer of ISO 7089 (mm) */
  readonly d_w_mm?: number;
}

/** What is calculated of: Double angle web cleats. A name is absent where its clause does not apply. */
export type En1993_1_8AngleCleatsValues = {
  readonly A_nt_leg_mm2?: number;
  readonly A_nt_mm2?: number;
  readonly A_nt_web_mm2?: number;
  readonly A_nv_leg_mm2?: number;
  readonly A_nv_mm2?: number;
  readonly A_nv_web_mm2?: number;
  readonly A_s_mm2?: number;
  readonly A_v_web_mm2?: number;
  readonly F_T_1_u_Rd_kN?: number;
  readonly F_T_2_u_Rd_kN?: number;
  readonly F_T_3_u_Rd_kN?: number;
  readonly F_T_u_Rd_kN?: number;
  readonly F_b_end_Rd_kN?: number;
  readonly F_b_hor_1_Rd_kN?: number;
  readonly F_b_hor_Rd_kN?: number;
  readonly F_b_hor_u_Rd_kN?: number;
  readonly F_b_inner_Rd_kN?: number;
  readonly F_b_support_Ed_kN?: number;
  readonly F_b_support_Rd_kN?: number;
  readonly F_b_ver_1_Rd_kN?: number;
  readonly F_b_ver_Rd_kN?: number;
  readonly F_b_web_hor_Rd_kN?: number;
  readonly F_b_web_hor_u_Rd_kN?: number;
  readonly F_b_web_ver_Rd_kN?: number;
  readonly F_t_u_Rd_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly F_v_s_Rd_kN?: number;
  readonly F_v_u_Rd_kN?: number;
  readonly M_pl_1_u_Rd_kNm?: number;
  readonly N_u_Rd_bolt_shear_kN?: number;
  readonly N_u_Rd_kN?: number;
  readonly N_u_Rd_plate_bearing_kN?: number;
  readonly N_u_Rd_plate_block_1_kN?: number;
  readonly N_u_Rd_plate_block_2_kN?: number;
  readonly N_u_Rd_plate_tension_kN?: number;
  readonly N_u_Rd_support_kN?: number;
  readonly N_u_Rd_web_bearing_kN?: number;
  readonly N_u_Rd_web_block_kN?: number;
  readonly N_u_Rd_web_tension_kN?: number;
  readonly S_j_ini_kNm_rad?: number;
  readonly V_Rd_bolt_shear_kN?: number;
  readonly V_Rd_kN?: number;
  readonly V_Rd_leg_block_kN?: number;
  readonly V_Rd_long_joint_kN?: number;
  readonly V_Rd_long_support_kN?: number;
  readonly V_Rd_plate_bearing_kN?: number;
  readonly V_Rd_plate_bending_kN?: number;
  readonly V_Rd_plate_block_kN?: number;
  readonly V_Rd_plate_gross_kN?: number;
  readonly V_Rd_plate_net_kN?: number;
  readonly V_Rd_support_bolts_kN?: number;
  readonly V_Rd_support_shear_kN?: number;
  readonly V_Rd_web_bearing_kN?: number;
  readonly V_Rd_web_block_kN?: number;
  readonly V_Rd_web_gross_kN?: number;
  readonly V_Rd_web_net_kN?: number;
  readonly W_el_p_mm3?: number;
  readonly alpha?: number;
  readonly alpha_v?: number;
  readonly beta?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly classification?: string;
  readonly d_0_mm?: number;
  readonly d_clear_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_u_b_MPa?: number;
  readonly f_u_p_MPa?: number;
  readonly f_ub_MPa?: number;
  readonly f_y_b_MPa?: number;
  readonly f_y_p_MPa?: number;
  readonly gamma_M0?: number;
  readonly gamma_M2?: number;
  readonly gamma_Mu?: number;
  readonly m_mm?: number;
  readonly n_b?: number;
  readonly n_mm?: number;
  readonly n_s?: number;
  readonly p_1_min_mm?: number;
  readonly sum_l_eff_mm?: number;
  readonly t_ductile_mm?: number;
  readonly w_min_mm?: number;
  readonly w_mm?: number;
  readonly z_long_mm?: number;
  readonly z_mm?: number;
};
/** Splices with cover plates (EN 1993-1-8:2005). */
export interface En1993_1_8Splice {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "splice";
  /** the smaller of the two members */
  readonly member: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** what is spliced; default beam */
  readonly splice_of?: "beam" | "column";
  /** column ends in full contact: they carry the compression; default false */
  readonly bearing?: boolean;
  /** normal force, compression positive (kN) */
  readonly N_Ed?: number;
  /** moment about the strong axis (kNm) */
  readonly M_Ed?: number;
  /** shear force in the plane of the web (kN) */
  readonly V_Ed?: number;
  /** least compression present with M_Ed (permanent); default N_Ed (kN) */
  readonly N_Ed_G?: number;
  /** cover plate of one flange, on one half of the splice; along the force is along the member */
  readonly flange_plate: {
    /** width (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** plates on one side or on both sides; default 1 on flanges, 2 on the web */
    readonly sides?: 1 | 2;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** property class of the bolts */
    readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
    /** size, coarse thread */
    readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
    /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
    readonly d0_mm?: number;
    /** the shear plane passes through the threads; default true */
    readonly threads_in_shear_plane?: boolean;
    /** countersunk bolts; default false */
    readonly countersunk?: boolean;
    /** depth of the countersinking; default 0.5 d (mm) */
    readonly countersink_depth_mm?: number;
    /** kind of hole; default normal */
    readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
    /** the slots lie along the force; default false: across it */
    readonly slot_parallel?: boolean;
    /** L_j between the outermost bolts along the force, 3.8 (mm) */
    readonly joint_length_mm?: number;
    /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
    readonly packing_mm?: number;
    /** single lap joint with one row of bolts, 3.6.1(10); default false */
    readonly single_lap_one_row?: boolean;
    /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
    readonly exposed?: boolean;
    /** bolts along the force in each line */
    readonly n_1: number;
    /** lines of bolts; default 1 */
    readonly n_2?: number;
    /** end distance, along the force (mm) */
    readonly e1: number;
    /** pitch along the force; not needed for a single bolt in each line (mm) */
    readonly p1?: number;
    /** edge distance, across the force (mm) */
    readonly e2: number;
    /** gauge across the force; not needed for a single line (mm) */
    readonly p2?: number;
  };
  /** cover plates of the web, on one half of the splice: b from the joint; along the force is down the web */
  readonly web_plate?: {
    /** height (mm) */
    readonly h_mm: number;
    /** width (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** plates on one side or on both sides; default 1 on flanges, 2 on the web */
    readonly sides?: 1 | 2;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** property class of the bolts */
    readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
    /** size, coarse thread */
    readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
    /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
    readonly d0_mm?: number;
    /** the shear plane passes through the threads; default true */
    readonly threads_in_shear_plane?: boolean;
    /** countersunk bolts; default false */
    readonly countersunk?: boolean;
    /** depth of the countersinking; default 0.5 d (mm) */
    readonly countersink_depth_mm?: number;
    /** kind of hole; default normal */
    readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
    /** the slots lie along the force; default false: across it */
    readonly slot_parallel?: boolean;
    /** L_j between the outermost bolts along the force, 3.8 (mm) */
    readonly joint_length_mm?: number;
    /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
    readonly packing_mm?: number;
    /** single lap joint with one row of bolts, 3.6.1(10); default false */
    readonly single_lap_one_row?: boolean;
    /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
    readonly exposed?: boolean;
    /** bolts along the force in each line */
    readonly n_1: number;
    /** lines of bolts; default 1 */
    readonly n_2?: number;
    /** end distance, along the force (mm) */
    readonly e1: number;
    /** pitch along the force; not needed for a single bolt in each line (mm) */
    readonly p1?: number;
    /** edge distance, across the force (mm) */
    readonly e2: number;
    /** gauge across the force; not needed for a single line (mm) */
    readonly p2?: number;
  };
  /** share of the moment in the web plates; default I_w/I_y */
  readonly web_moment_share?: number;
  /** share of the normal force in the web plates; default A_w/A */
  readonly web_axial_share?: number;
}

/** What is calculated of: Splices with cover plates. A name is absent where its clause does not apply. */
export type En1993_1_8SpliceValues = {
  readonly A_mm2?: number;
  readonly A_net_mm2?: number;
  readonly A_nt_mm2?: number;
  readonly A_nv_mm2?: number;
  readonly A_s_mm2?: number;
  readonly F_Rd_group_kN?: number;
  readonly F_b_Rd_kN?: number;
  readonly F_b_member_Rd_kN?: number;
  readonly F_b_plate_Rd_kN?: number;
  readonly F_f_c_Ed_kN?: number;
  readonly F_f_t_Ed_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly N_f_Rd_kN?: number;
  readonly N_min_Ed_kN?: number;
  readonly N_min_Rd_kN?: number;
  readonly N_pl_Rd_kN?: number;
  readonly N_u_Rd_kN?: number;
  readonly V_eff_1_Rd_kN?: number;
  readonly V_eff_2_Rd_kN?: number;
  readonly alpha_v?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly d_0_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_A_nt_mm2?: number;
  readonly f_A_nv_mm2?: number;
  readonly f_V_eff_1_Rd_kN?: number;
  readonly f_V_eff_2_Rd_kN?: number;
  readonly f_u_MPa?: number;
  readonly f_ub_MPa?: number;
  readonly f_y_MPa?: number;
  readonly gamma_M0?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly p_max_mm?: number;
  readonly pattern?: string;
  readonly web_A_mm2?: number;
  readonly web_A_net_mm2?: number;
  readonly web_A_nt_mm2?: number;
  readonly web_A_nv_mm2?: number;
  readonly web_A_s_mm2?: number;
  readonly web_F_Rd_group_kN?: number;
  readonly web_F_b_Rd_kN?: number;
  readonly web_F_b_x_Rd_kN?: number;
  readonly web_F_v_Rd_kN?: number;
  readonly web_M_Ed_kNm?: number;
  readonly web_M_group_Ed_kNm?: number;
  readonly web_N_Ed_kN?: number;
  readonly web_N_pl_Rd_kN?: number;
  readonly web_N_u_Rd_kN?: number;
  readonly web_V_eff_1_Rd_kN?: number;
  readonly web_V_eff_2_Rd_kN?: number;
  readonly web_V_net_Rd_kN?: number;
  readonly web_alpha_v?: number;
  readonly web_axial_share?: number;
  readonly web_beta_Lf?: number;
  readonly web_beta_p?: number;
  readonly web_d_0_mm?: number;
  readonly web_d_mm?: number;
  readonly web_f_ub_MPa?: number;
  readonly web_moment_share?: number;
  readonly web_sigma_Ed_MPa?: number;
  readonly web_sigma_c_Ed_MPa?: number;
  readonly web_sum_r2_mm2?: number;
};
/** Equivalent T-stub in tension (EN 1993-1-8:2005). */
export interface En1993_1_8TStub {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "t-stub";
  /** thickness of the flange of the T-stub (mm) */
  readonly t_mm: number;
  /** steel grade: S235 to S460 with the names of its product standard; default S355 */
  readonly steel_grade?: string;
  /** yield strength, in place of the grade's (MPa) */
  readonly f_y_MPa?: number;
  /** tensile strength, in place of the grade's (MPa) */
  readonly f_u_MPa?: number;
  /** bolt to web, less 0.8 of root radius or weld leg; m_x outside the flange (mm) */
  readonly m_mm: number;
  /** bolt to edge; e_x outside the flange (mm) */
  readonly e_mm: number;
  /** least edge distance of the parts joined; default e_mm (mm) */
  readonly e_min_mm?: number;
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** of the row, or of the first row of a group, Tables 6.4 to 6.6; default inner */
  readonly position?: "inner" | "end" | "beside-stiffener" | "outside-flange";
  /** of the last row of a group; default inner */
  readonly position_last?: "inner" | "end" | "beside-stiffener";
  /** end row: to the free end along the flange (mm) */
  readonly e_1_mm?: number;
  /** beside a stiffener: to its face, less 0.8 of the weld leg (mm) */
  readonly m_2_mm?: number;
  /** beside a stiffener: alpha of Figure 6.11, in place of m_2_mm */
  readonly alpha?: number;
  /** outside the flange: gauge of the bolts (mm) */
  readonly w_mm?: number;
  /** outside the flange: width of the plate (mm) */
  readonly b_p_mm?: number;
  /** rows of two bolts at equal pitch; default 1 */
  readonly n_rows?: number;
  /** pitch of the rows (mm) */
  readonly p_mm?: number;
  /** effective length of mode 1, of the whole T-stub, in place of the patterns (mm) */
  readonly l_eff_1_mm?: number;
  /** effective length of mode 2, of the whole T-stub, in place of the patterns (mm) */
  readonly l_eff_2_mm?: number;
  /** backing plates of the same steel (mm) */
  readonly backing_plate_t_mm?: number;
  /** elongation length of the bolts: decides about prying by L_b*; default: prying (mm) */
  readonly L_b_mm?: number;
  /** tension on the T-stub (kN) */
  readonly F_t_Ed?: number;
  /** method for mode 1 of Table 6.2; default 1 */
  readonly mode_1_method?: number;
  /** washer or width across points of head or nut, method 2; default washer ISO 7089 (mm) */
  readonly d_w_mm?: number;
}

/** What is calculated of: Equivalent T-stub in tension. A name is absent where its clause does not apply. */
export type En1993_1_8TStubValues = {
  readonly F_T_1_Rd_kN?: number;
  readonly F_T_2_Rd_kN?: number;
  readonly F_T_3_Rd_kN?: number;
  readonly F_T_Rd_kN?: number;
  readonly F_t_Rd_kN?: number;
  readonly M_pl_1_Rd_kNm?: number;
  readonly M_pl_2_Rd_kNm?: number;
  readonly alpha?: number;
  readonly e_2_min_mm?: number;
  readonly l_eff_1_mm?: number;
  readonly l_eff_2_mm?: number;
  readonly l_eff_cp_mm?: number;
  readonly l_eff_nc_mm?: number;
  readonly lambda_1?: number;
  readonly lambda_2?: number;
  readonly mode?: number;
  readonly n_mm?: number;
  readonly prying?: boolean;
};
/** Column web in a moment joint (EN 1993-1-8:2005). */
export interface En1993_1_8ColumnWeb {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "column-web";
  /** the column */
  readonly column: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** transformation parameter of Table 5.4 */
  readonly beta: number;
  /** thickness of the flange or plate that brings the force; or beam (mm) */
  readonly t_fb_mm?: number;
  /** the beam whose flange brings the force */
  readonly beam?: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** throat of the welds of that flange (mm) */
  readonly throat_mm?: number;
  /** leg of the welds of that flange, in place of the throat (mm) */
  readonly leg_mm?: number;
  /** end plate; absent: the flange is welded to the column */
  readonly end_plate?: {
    /** thickness (mm) */
    readonly t_mm: number;
    /** how far it reaches beyond the flange (mm) */
    readonly extension_mm: number;
  };
  /** effective width in tension of a bolted joint: l_eff of its T-stub (mm) */
  readonly l_eff_t_mm?: number;
  /** transverse compression (kN) */
  readonly F_c_Ed?: number;
  /** transverse tension (kN) */
  readonly F_t_Ed?: number;
  /** shear in the web panel (kN) */
  readonly V_wp_Ed?: number;
  /** largest compressive stress in the column web from its axial force and moment, 6.2.6.2(2); default 0 (MPa) */
  readonly sigma_com_Ed_MPa?: number;
  /** thicknesses of the column's stiffeners, of the column's steel */
  readonly stiffeners?: {
    /** pair of transverse stiffeners of the column at the flange that a positive M_j_Ed presses (mm) */
    readonly compression_t_mm?: number;
    /** pair of transverse stiffeners of the column at the flange that a positive M_j_Ed pulls (mm) */
    readonly tension_t_mm?: number;
    /** pair of diagonal stiffeners in the web panel (mm) */
    readonly diagonal_t_mm?: number;
    /** supplementary plate on one side of the column web (mm) */
    readonly web_plate_t_mm?: number;
    /** backing plates behind the column flange, under the bolts in tension (mm) */
    readonly backing_plate_t_mm?: number;
    /** throat of the fillet welds on both sides of transverse and diagonal stiffeners; default: as strong as they are (mm) */
    readonly throat_mm?: number;
  };
}

/** What is calculated of: Column web in a moment joint. A name is absent where its clause does not apply. */
export type En1993_1_8ColumnWebValues = {
  readonly A_vc_mm2?: number;
  readonly F_c_fb_Rd_kN?: number;
  readonly F_c_wc_Rd_kN?: number;
  readonly F_t_wc_Rd_kN?: number;
  readonly M_c_Rd_kNm?: number;
  readonly V_wp_Rd_kN?: number;
  readonly a_mm?: number;
  readonly b_eff_c_wc_mm?: number;
  readonly b_eff_t_wc_mm?: number;
  readonly k_wc?: number;
  readonly lambda_p?: number;
  readonly omega?: number;
  readonly rho?: number;
};
/** Moment joint with bolted end plate (EN 1993-1-8:2005). */
export interface En1993_1_8EndPlate {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "end-plate";
  /** the beam */
  readonly beam: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** the column; absent: splice of two equal beams */
  readonly column?: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** the end plate */
  readonly plate: {
    /** height (mm) */
    readonly h_mm: number;
    /** width (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** top of the plate above the beam's top flange; 0 or negative: flush (mm) */
    readonly top_mm: number;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** property class of the bolts */
  readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
  /** size, coarse thread */
  readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
  /** diameter of the holes; default d + 1 up to M14, d + 2 up to M24, d + 3 above (mm) */
  readonly d0_mm?: number;
  /** the shear plane passes through the threads; default true */
  readonly threads_in_shear_plane?: boolean;
  /** countersunk bolts; default false */
  readonly countersunk?: boolean;
  /** depth of the countersinking; default 0.5 d (mm) */
  readonly countersink_depth_mm?: number;
  /** kind of hole; default normal */
  readonly hole?: "normal" | "oversize" | "short-slot" | "long-slot";
  /** the slots lie along the force; default false: across it */
  readonly slot_parallel?: boolean;
  /** L_j between the outermost bolts along the force, 3.8 (mm) */
  readonly joint_length_mm?: number;
  /** total thickness of the packing, 3.6.1(12); default 0 (mm) */
  readonly packing_mm?: number;
  /** single lap joint with one row of bolts, 3.6.1(10); default false */
  readonly single_lap_one_row?: boolean;
  /** exposed to weather or corrosion: greatest distances of Table 3.3; default false */
  readonly exposed?: boolean;
  /** gauge of the bolts across the web (mm) */
  readonly w_mm: number;
  /** rows in tension under a positive M_j_Ed, from the top of the plate down */
  readonly rows_mm: readonly (number)[];
  /** rows that carry shear only under a positive M_j_Ed */
  readonly shear_rows_mm?: readonly (number)[];
  /** throat of the welds of the beam's flanges (mm) */
  readonly throat_flange_mm?: number;
  /** leg of the welds of the beam's flanges, in place of the throat (mm) */
  readonly leg_flange_mm?: number;
  /** throat of the welds of the beam's web (mm) */
  readonly throat_web_mm?: number;
  /** leg of the welds of the beam's web, in place of the throat (mm) */
  readonly leg_web_mm?: number;
  /** transformation parameter of Table 5.4; default 1: joint on one side of the column */
  readonly beta?: number;
  /** from the row nearest to the top of the plate to the end of the column there: e_1 of Table 6.4 (eaves, roof beams); default: the column goes on (mm) */
  readonly column_end_mm?: number;
  /** moment at the face of the column; positive: pulls the beam's top flange, the side of rows_mm; negative: the other side, with the rows that stand there (kNm) */
  readonly M_j_Ed?: number;
  /** shear force in the beam, default 0 (kN) */
  readonly V_Ed?: number;
  /** axial force in the beam, compression positive, up to 5 % of N_pl,Rd; default 0 (kN) */
  readonly N_Ed?: number;
  /** elongation length of a bolt; default grip, two washers, half of head and nut (mm) */
  readonly L_b_mm?: number;
  /** span of the beam, for the classification by stiffness (mm) */
  readonly span_mm?: number;
  /** bracing takes at least 80 % off the sway: k_b = 8; default false: 25 */
  readonly braced?: boolean;
  /** plastic global analysis: rotation capacity is verified, 6.4; default false */
  readonly plastic_analysis?: boolean;
  /** largest compressive stress in the column web from its axial force and moment, 6.2.6.2(2); default 0 (MPa) */
  readonly sigma_com_Ed_MPa?: number;
  /** thicknesses of the column's stiffeners, of the column's steel */
  readonly stiffeners?: {
    /** pair of transverse stiffeners of the column at the flange that a positive M_j_Ed presses (mm) */
    readonly compression_t_mm?: number;
    /** pair of transverse stiffeners of the column at the flange that a positive M_j_Ed pulls (mm) */
    readonly tension_t_mm?: number;
    /** pair of diagonal stiffeners in the web panel (mm) */
    readonly diagonal_t_mm?: number;
    /** supplementary plate on one side of the column web (mm) */
    readonly web_plate_t_mm?: number;
    /** backing plates behind the column flange, under the bolts in tension (mm) */
    readonly backing_plate_t_mm?: number;
    /** throat of the fillet welds on both sides of transverse and diagonal stiffeners; default: as strong as they are (mm) */
    readonly throat_mm?: number;
  };
  /** haunch below the beam, of the beam's width and steel */
  readonly haunch?: {
    /** below the beam, at the column (mm) */
    readonly depth_mm: number;
    /** along the beam (mm) */
    readonly length_mm: number;
    /** flange of the haunch (mm) */
    readonly t_f_mm: number;
    /** web of the haunch (mm) */
    readonly t_w_mm: number;
  };
  /** method for mode 1 of Table 6.2; default 1 */
  readonly mode_1_method?: number;
  /** washer or width across points of head or nut, method 2; default washer ISO 7089 (mm) */
  readonly d_w_mm?: number;
  /** load cases in place of single actions; the governing one is shown in full */
  readonly load_cases?: readonly ({
    /** name of the load case */
    readonly id: string;
    /** moment at the face of the column; positive: pulls the beam's top flange, the side of rows_mm; negative: the other side, with the rows that stand there (kNm) */
    readonly M_j_Ed?: number;
    /** shear force in the beam, default 0 (kN) */
    readonly V_Ed?: number;
    /** axial force in the beam, compression positive, up to 5 % of N_pl,Rd; default 0 (kN) */
    readonly N_Ed?: number;
  })[];
}

/** What is calculated of: Moment joint with bolted end plate. A name is absent where its clause does not apply. */
export type En1993_1_8EndPlateValues = {
  readonly A_s_mm2?: number;
  readonly A_vc_mm2?: number;
  readonly B_p_Rd_kN?: number;
  readonly F_b_Rd_kN?: number;
  readonly F_b_fc_Rd_kN?: number;
  readonly F_b_p_Rd_kN?: number;
  readonly F_c_Ed_kN?: number;
  readonly F_c_fb_Rd_kN?: number;
  readonly F_c_wc_Rd_kN?: number;
  readonly F_t_Rd_kN?: number;
  readonly F_t_wc_Rd_kN?: number;
  readonly F_v_Rd_kN?: number;
  readonly F_w_Ed_kN?: number;
  readonly F_w_f_Rd_kN?: number;
  readonly L_b_mm?: number;
  readonly M_b_pl_Rd_kNm?: number;
  readonly M_c_Rd_kNm?: number;
  readonly M_c_pl_Rd_kNm?: number;
  readonly M_full_strength_kNm?: number;
  readonly M_j_Rd_kNm?: number;
  readonly S_j_ini_kNm_rad?: number;
  readonly S_j_kNm_rad?: number;
  readonly S_j_pinned_kNm_rad?: number;
  readonly S_j_rigid_kNm_rad?: number;
  readonly V_Rd_kN?: number;
  readonly V_wp_Ed_kN?: number;
  readonly V_wp_Rd_kN?: number;
  readonly a_f_mm?: number;
  readonly a_w_mm?: number;
  readonly alpha?: number;
  readonly alpha_v?: number;
  readonly b_eff_c_wc_mm?: number;
  readonly beta_Lf?: number;
  readonly beta_p?: number;
  readonly beta_w?: number;
  readonly classification?: string;
  readonly classification_stiffness?: string;
  readonly classification_strength?: string;
  readonly d_0_mm?: number;
  readonly d_m_mm?: number;
  readonly d_mm?: number;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly e_c_mm?: number;
  readonly e_p_mm?: number;
  readonly f_ub_MPa?: number;
  readonly f_w_d_MPa?: number;
  readonly k_10_mm?: number;
  readonly k_1_mm?: number;
  readonly k_2_mm?: number;
  readonly k_b?: number;
  readonly k_eq_mm?: number;
  readonly k_wc?: number;
  readonly lambda_p?: number;
  readonly m_2_mm?: number;
  readonly m_c_mm?: number;
  readonly m_p_mm?: number;
  readonly m_x_mm?: number;
  readonly omega?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly pulled_side?: string;
  readonly rho?: number;
  readonly rows?: readonly unknown[];
  readonly sigma_w_Ed_MPa?: number;
  readonly t_max_fc_mm?: number;
  readonly t_max_p_mm?: number;
  readonly z_eq_mm?: number;
  readonly z_mm?: number;
};
/** Moment joint, beam welded to the column (EN 1993-1-8:2005). */
export interface En1993_1_8WeldedBeam {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "welded-beam";
  /** the beam */
  readonly beam: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** the column */
  readonly column: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** throat of the welds of the beam's flanges (mm) */
  readonly throat_flange_mm?: number;
  /** leg of the welds of the beam's flanges, in place of the throat (mm) */
  readonly leg_flange_mm?: number;
  /** throat of the welds of the beam's web (mm) */
  readonly throat_web_mm?: number;
  /** leg of the welds of the beam's web, in place of the throat (mm) */
  readonly leg_web_mm?: number;
  /** transformation parameter of Table 5.4; default 1: joint on one side of the column */
  readonly beta?: number;
  /** moment at the face of the column; positive: pulls the beam's top flange, the side of rows_mm; negative: the other side, with the rows that stand there (kNm) */
  readonly M_j_Ed?: number;
  /** shear force in the beam, default 0 (kN) */
  readonly V_Ed?: number;
  /** axial force in the beam, compression positive, up to 5 % of N_pl,Rd; default 0 (kN) */
  readonly N_Ed?: number;
  /** span of the beam, for the classification by stiffness (mm) */
  readonly span_mm?: number;
  /** bracing takes at least 80 % off the sway: k_b = 8; default false: 25 */
  readonly braced?: boolean;
  /** plastic global analysis: rotation capacity is verified, 6.4; default false */
  readonly plastic_analysis?: boolean;
  /** largest compressive stress in the column web from its axial force and moment, 6.2.6.2(2); default 0 (MPa) */
  readonly sigma_com_Ed_MPa?: number;
  /** thicknesses of the column's stiffeners, of the column's steel */
  readonly stiffeners?: {
    /** pair of transverse stiffeners of the column at the flange that a positive M_j_Ed presses (mm) */
    readonly compression_t_mm?: number;
    /** pair of transverse stiffeners of the column at the flange that a positive M_j_Ed pulls (mm) */
    readonly tension_t_mm?: number;
    /** pair of diagonal stiffeners in the web panel (mm) */
    readonly diagonal_t_mm?: number;
    /** supplementary plate on one side of the column web (mm) */
    readonly web_plate_t_mm?: number;
    /** backing plates behind the column flange, under the bolts in tension (mm) */
    readonly backing_plate_t_mm?: number;
    /** throat of the fillet welds on both sides of transverse and diagonal stiffeners; default: as strong as they are (mm) */
    readonly throat_mm?: number;
  };
  /** load cases in place of single actions; the governing one is shown in full */
  readonly load_cases?: readonly ({
    /** name of the load case */
    readonly id: string;
    /** moment at the face of the column; positive: pulls the beam's top flange, the side of rows_mm; negative: the other side, with the rows that stand there (kNm) */
    readonly M_j_Ed?: number;
    /** shear force in the beam, default 0 (kN) */
    readonly V_Ed?: number;
    /** axial force in the beam, compression positive, up to 5 % of N_pl,Rd; default 0 (kN) */
    readonly N_Ed?: number;
  })[];
}

/** What is calculated of: Moment joint, beam welded to the column. A name is absent where its clause does not apply. */
export type En1993_1_8WeldedBeamValues = {
  readonly A_vc_mm2?: number;
  readonly F_c_Ed_kN?: number;
  readonly F_c_fb_Rd_kN?: number;
  readonly F_c_wc_Rd_kN?: number;
  readonly F_fc_Rd_kN?: number;
  readonly F_t_wc_Rd_kN?: number;
  readonly F_w_Ed_kN?: number;
  readonly F_w_f_Rd_kN?: number;
  readonly M_b_pl_Rd_kNm?: number;
  readonly M_c_Rd_kNm?: number;
  readonly M_c_pl_Rd_kNm?: number;
  readonly M_full_strength_kNm?: number;
  readonly M_j_Rd_kNm?: number;
  readonly S_j_ini_kNm_rad?: number;
  readonly S_j_kNm_rad?: number;
  readonly S_j_pinned_kNm_rad?: number;
  readonly S_j_rigid_kNm_rad?: number;
  readonly V_wp_Ed_kN?: number;
  readonly V_wp_Rd_kN?: number;
  readonly a_f_mm?: number;
  readonly a_w_mm?: number;
  readonly b_eff_b_fc_mm?: number;
  readonly b_eff_c_wc_mm?: number;
  readonly b_eff_min_mm?: number;
  readonly b_eff_t_wc_mm?: number;
  readonly beta_w?: number;
  readonly classification?: string;
  readonly classification_stiffness?: string;
  readonly classification_strength?: string;
  readonly f_w_d_MPa?: number;
  readonly governing?: string;
  readonly k?: number;
  readonly k_1_mm?: number;
  readonly k_2_mm?: number;
  readonly k_3_mm?: number;
  readonly k_b?: number;
  readonly k_wc?: number;
  readonly lambda_p?: number;
  readonly omega?: number;
  readonly phi_Cd?: number;
  readonly rho?: number;
  readonly sigma_w_Ed_MPa?: number;
  readonly z_mm?: number;
};
/** Column base (EN 1993-1-8:2005). */
export interface En1993_1_8ColumnBase {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "column-base";
  /** the column: I and H sections; hollow sections without moment */
  readonly column: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** axial force, compression positive; required, here or in each load case (kN) */
  readonly N_Ed?: number;
  /** moment about the major axis; positive: tension on the side of negative rows_mm; default 0 (kNm) */
  readonly M_Ed?: number;
  /** shear force; default 0 (kN) */
  readonly V_Ed?: number;
  /** the base plate, its middle under that of the column */
  readonly plate: {
    /** along the depth of the column (mm) */
    readonly h_mm: number;
    /** along the width of the column (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** strength class of the foundation (MPa) */
  readonly f_ck_MPa: number;
  /** design bearing strength, in place of beta_j alpha f_cd (MPa) */
  readonly f_jd_MPa?: number;
  /** joint coefficient of 6.2.5(7); default 2/3 */
  readonly beta_j?: number;
  /** sqrt(A_c1/A_c0), EN 1992-1-1 6.7; default from the foundation, else 1.5 */
  readonly alpha?: number;
  /** foundation block, its middle under that of the plate */
  readonly foundation?: {
    /** along the depth of the column (mm) */
    readonly h_mm: number;
    /** along the width of the column (mm) */
    readonly b_mm: number;
    /** depth (mm) */
    readonly d_mm: number;
  };
  /** thickness of the grout; default 30 (mm) */
  readonly grout_t_mm?: number;
  /** strength of the grout (MPa) */
  readonly f_ck_grout_MPa?: number;
  /** secant modulus of the concrete; default by EN 1992-1-1 Table 3.1 (MPa) */
  readonly E_cm_MPa?: number;
  /** anchor bolts */
  readonly anchors?: {
    /** property class of the bolts */
    readonly bolt_grade: "4.6" | "4.8" | "5.6" | "5.8" | "6.8" | "8.8" | "10.9";
    /** size, coarse thread */
    readonly bolt_size: "M5" | "M6" | "M7" | "M8" | "M10" | "M12" | "M14" | "M16" | "M18" | "M20" | "M22" | "M24" | "M27" | "M30" | "M33" | "M36" | "M39" | "M42" | "M45" | "M48" | "M52" | "M56" | "M60" | "M64";
    /** anchors in each row; default 2 */
    readonly n_per_row?: number;
    /** rows along the depth of the column: -120, 120 */
    readonly rows_mm: readonly (number)[];
    /** distance of the outermost anchors of a row (mm) */
    readonly w_mm: number;
    /** elongation length; default 8 d + grout + plate + washer + half of the nut (mm) */
    readonly L_b_mm?: number;
    /** embedment; default: h_ef_req_mm, the least that the concrete needs for the tension (mm) */
    readonly h_ef_mm?: number;
    /** diameter of the head or round washer plate in the concrete; default: large enough, which near an edge is not taken for granted (mm) */
    readonly head_d_mm?: number;
    /** end of the anchor; default headed */
    readonly type?: "headed" | "hooked";
  };
  /** coefficient of friction between plate and grout; default 0.2, sand-cement mortar */
  readonly C_f_d?: number;
  /** the shear force goes into a shear lug and not into the anchors: lug, where friction alone does not carry it; default false */
  readonly shear_lug?: boolean;
  /** shear lug: a plate under the base plate, which takes the whole shear force */
  readonly lug?: {
    /** below the base plate, grout included (mm) */
    readonly h_mm: number;
    /** width, across the shear force (mm) */
    readonly b_mm: number;
    /** thickness, of the plate's steel (mm) */
    readonly t_mm: number;
    /** throat of the fillet welds on both of its sides (mm) */
    readonly throat_mm: number;
  };
  /** throat thickness a of the fillet welds (mm) */
  readonly throat_mm?: number;
  /** leg length of the fillet welds, in place of the throat: a = 0.7 leg (mm) */
  readonly leg_mm?: number;
  /** height of the column, for the classification (mm) */
  readonly length_mm?: number;
  /** bracing takes at least 80 % off the sway; default false */
  readonly braced?: boolean;
  /** load cases in place of single actions; the governing one is shown in full */
  readonly load_cases?: readonly ({
    /** name of the load case */
    readonly id: string;
    /** axial force, compression positive; required, here or in each load case (kN) */
    readonly N_Ed?: number;
    /** moment about the major axis; positive: tension on the side of negative rows_mm; default 0 (kNm) */
    readonly M_Ed?: number;
    /** shear force; default 0 (kN) */
    readonly V_Ed?: number;
  })[];
}

/** What is calculated of: Column base. A name is absent where its clause does not apply. */
export type En1993_1_8ColumnBaseValues = {
  readonly A_eff_mm2?: number;
  readonly A_req_mm2?: number;
  readonly A_s_mm2?: number;
  readonly C_f_d?: number;
  readonly E_cm_MPa?: number;
  readonly F_1_vb_Rd_kN?: number;
  readonly F_2_vb_Rd_kN?: number;
  readonly F_c_Rd_kN?: number;
  readonly F_c_fc_Rd_kN?: number;
  readonly F_c_l_Rd_kN?: number;
  readonly F_c_pl_Rd_kN?: number;
  readonly F_c_r_Rd_kN?: number;
  readonly F_f_Rd_kN?: number;
  readonly F_t_Ed_kN?: number;
  readonly F_t_Rd_kN?: number;
  readonly F_t_l_Rd_kN?: number;
  readonly F_t_r_Rd_kN?: number;
  readonly F_vb_Rd_kN?: number;
  readonly L_b_mm?: number;
  readonly M_c_Rd_kNm?: number;
  readonly M_j_Rd_kNm?: number;
  readonly N_c_Rd_kN?: number;
  readonly S_j_ini_kNm_rad?: number;
  readonly S_j_pinned_kNm_rad?: number;
  readonly S_j_rigid_kNm_rad?: number;
  readonly V_Rd_kN?: number;
  readonly a_mm?: number;
  readonly alpha?: number;
  readonly alpha_b?: number;
  readonly alpha_cc?: number;
  readonly b_f_mm?: number;
  readonly b_w_mm?: number;
  readonly beta_j?: number;
  readonly c_mm?: number;
  readonly c_req_mm?: number;
  readonly classification_stiffness?: string;
  readonly e_1_min_mm?: number;
  readonly e_2_min_mm?: number;
  readonly f_cd_MPa?: number;
  readonly f_jd_MPa?: number;
  readonly f_w_d_MPa?: number;
  readonly gamma_C?: number;
  readonly h_ef_req_mm?: number;
  readonly k_13_mm?: number;
  readonly l_f_mm?: number;
  readonly l_w_mm?: number;
  readonly p_1_min_mm?: number;
  readonly p_2_min_mm?: number;
  readonly sigma_w_Ed_MPa?: number;
  readonly z_C_mm?: number;
  readonly z_mm?: number;
};
/** Joint of hollow sections (EN 1993-1-8:2005). */
export interface En1993_1_8HollowSectionJoint {
  /** name of the connection */
  readonly mark?: string;
  /** kind of connection */
  readonly connection: "hollow-section-joint";
  /** the chord: CHS, RHS or SHS */
  readonly chord: {
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
  };
  /** braces; of K and N joints the one in compression first, of KT joints in their order along the chord */
  readonly braces?: readonly ({
    /** any spelling the catalogue knows: IPE 300, HE200B, UB 457x191x67, L 90x90x10 */
    readonly profile?: string;
    /** of a hollow profile; default by designation */
    readonly fabrication?: "hot-finished" | "cold-formed";
    /** own section in place of a profile */
    readonly section?: {
      /** shape of the section */
      readonly shape: "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round";
      /** height (mm) */
      readonly h_mm?: number;
      /** width (mm) */
      readonly b_mm?: number;
      /** diameter (mm) */
      readonly d_mm?: number;
      /** wall thickness (mm) */
      readonly t_mm?: number;
      /** web thickness (mm) */
      readonly t_w_mm?: number;
      /** flange thickness (mm) */
      readonly t_f_mm?: number;
      /** root radius; default 0 (mm) */
      readonly r_mm?: number;
      /** root radius of an angle; default 0 (mm) */
      readonly r_1_mm?: number;
      /** toe radius of an angle; default 0 (mm) */
      readonly r_2_mm?: number;
      /** outer corner radius of a hollow section; default by the product standard (mm) */
      readonly r_o_mm?: number;
      /** inner corner radius of a hollow section; default by the product standard (mm) */
      readonly r_i_mm?: number;
      /** throat of the welds of a welded section; default 0 (mm) */
      readonly a_mm?: number;
      /** default rolled; hollow sections: cold-formed */
      readonly fabrication?: "rolled" | "welded" | "hot-finished" | "cold-formed";
    };
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** angle between brace and chord (°) */
    readonly theta_deg: number;
    /** axial force, compression positive (kN) */
    readonly N_Ed?: number;
    /** moment in the plane of the joint; default 0 (kNm) */
    readonly M_ip_Ed?: number;
    /** moment out of that plane; default 0 (kNm) */
    readonly M_op_Ed?: number;
  })[];
  /** type of the joint, by the way its forces are balanced */
  readonly joint_type: "T" | "Y" | "X" | "K" | "N" | "KT";
  /** between the toes of the braces on the chord; negative: overlap (mm) */
  readonly gap_mm?: number;
  /** overlap: the hidden part of the seam is welded; default false */
  readonly hidden_seam_welded?: boolean;
  /** axial force in the chord beside the joint, compression positive; default 0 (kN) */
  readonly N_0_Ed?: number;
  /** moment in the chord beside the joint; default 0 (kNm) */
  readonly M_0_Ed?: number;
  /** plate at right angles to the chord in place of a brace; joint types T and X */
  readonly plate?: {
    /** width of a transverse plate; length along the chord of a longitudinal one (mm) */
    readonly b_mm: number;
    /** thickness (mm) */
    readonly t_mm: number;
    /** along the chord (gusset, default) or across it */
    readonly orientation?: "longitudinal" | "transverse";
    /** steel grade: S235 to S460 with the names of its product standard; default S355 */
    readonly steel_grade?: string;
    /** yield strength, in place of the grade's (MPa) */
    readonly f_y_MPa?: number;
    /** tensile strength, in place of the grade's (MPa) */
    readonly f_u_MPa?: number;
    /** axial force, compression positive (kN) */
    readonly N_Ed?: number;
    /** moment in the plane of the joint; default 0 (kNm) */
    readonly M_ip_Ed?: number;
    /** moment out of that plane; default 0 (kNm) */
    readonly M_op_Ed?: number;
  };
}

/** What is calculated of: Joint of hollow sections. A name is absent where its clause does not apply. */
export type En1993_1_8HollowSectionJointValues = {
  readonly A_v_mm2?: number;
  readonly N_0_Rd_kN?: number;
  readonly N_pl_0_Rd_kN?: number;
  readonly N_pl_1_Rd_kN?: number;
  readonly N_pl_2_Rd_kN?: number;
  readonly V_pl_0_Rd_kN?: number;
  readonly alpha?: number;
  readonly beta?: number;
  readonly brace_1_interaction?: number;
  readonly braces?: readonly unknown[];
  readonly eccentricity_mm?: number;
  readonly eta?: number;
  readonly gamma?: number;
  readonly gamma_M5?: number;
  readonly k_g?: number;
  readonly k_n?: number;
  readonly k_p?: number;
  readonly n?: number;
  readonly n_p?: number;
  readonly sigma_0_Ed_MPa?: number;
};

export type En1993_1_8Request = En1993_1_8Top & (
  | { readonly connections: readonly (En1993_1_8Bolt | En1993_1_8BoltGroup | En1993_1_8Weld | En1993_1_8WeldGroup | En1993_1_8BlockTearing | En1993_1_8AngleOneLeg | En1993_1_8Pin | En1993_1_8FinPlate | En1993_1_8HeaderPlate | En1993_1_8AngleCleats | En1993_1_8Splice | En1993_1_8TStub | En1993_1_8ColumnWeb | En1993_1_8EndPlate | En1993_1_8WeldedBeam | En1993_1_8ColumnBase | En1993_1_8HollowSectionJoint)[] }
  | En1993_1_8Bolt
  | En1993_1_8BoltGroup
  | En1993_1_8Weld
  | En1993_1_8WeldGroup
  | En1993_1_8BlockTearing
  | En1993_1_8AngleOneLeg
  | En1993_1_8Pin
  | En1993_1_8FinPlate
  | En1993_1_8HeaderPlate
  | En1993_1_8AngleCleats
  | En1993_1_8Splice
  | En1993_1_8TStub
  | En1993_1_8ColumnWeb
  | En1993_1_8EndPlate
  | En1993_1_8WeldedBeam
  | En1993_1_8ColumnBase
  | En1993_1_8HollowSectionJoint
);
export type En1993_1_8Body = ResultBody & { readonly connections?: (ItemResult<En1993_1_8BoltValues> | ItemResult<En1993_1_8BoltGroupValues> | ItemResult<En1993_1_8WeldValues> | ItemResult<En1993_1_8WeldGroupValues> | ItemResult<En1993_1_8BlockTearingValues> | ItemResult<En1993_1_8AngleOneLegValues> | ItemResult<En1993_1_8PinValues> | ItemResult<En1993_1_8FinPlateValues> | ItemResult<En1993_1_8HeaderPlateValues> | ItemResult<En1993_1_8AngleCleatsValues> | ItemResult<En1993_1_8SpliceValues> | ItemResult<En1993_1_8TStubValues> | ItemResult<En1993_1_8ColumnWebValues> | ItemResult<En1993_1_8EndPlateValues> | ItemResult<En1993_1_8WeldedBeamValues> | ItemResult<En1993_1_8ColumnBaseValues> | ItemResult<En1993_1_8HollowSectionJointValues>)[]; readonly connection?: ItemResult<En1993_1_8BoltValues> | ItemResult<En1993_1_8BoltGroupValues> | ItemResult<En1993_1_8WeldValues> | ItemResult<En1993_1_8WeldGroupValues> | ItemResult<En1993_1_8BlockTearingValues> | ItemResult<En1993_1_8AngleOneLegValues> | ItemResult<En1993_1_8PinValues> | ItemResult<En1993_1_8FinPlateValues> | ItemResult<En1993_1_8HeaderPlateValues> | ItemResult<En1993_1_8AngleCleatsValues> | ItemResult<En1993_1_8SpliceValues> | ItemResult<En1993_1_8TStubValues> | ItemResult<En1993_1_8ColumnWebValues> | ItemResult<En1993_1_8EndPlateValues> | ItemResult<En1993_1_8WeldedBeamValues> | ItemResult<En1993_1_8ColumnBaseValues> | ItemResult<En1993_1_8HollowSectionJointValues> };

/** Of these kinds: one item, or a list. */
export type En1993_1_8RequestOf<One, Listed> = En1993_1_8Top & (
  | { readonly connections: readonly (RequestItems["en-1993-1-8"] & { readonly connection?: Listed | "bolt" })[] }
  | (RequestItems["en-1993-1-8"] & { readonly connection?: One })
);
export interface En1993_1_8Values {
  readonly "bolt": En1993_1_8BoltValues;
  readonly "bolt-group": En1993_1_8BoltGroupValues;
  readonly "weld": En1993_1_8WeldValues;
  readonly "weld-group": En1993_1_8WeldGroupValues;
  readonly "block-tearing": En1993_1_8BlockTearingValues;
  readonly "angle-one-leg": En1993_1_8AngleOneLegValues;
  readonly "pin": En1993_1_8PinValues;
  readonly "fin-plate": En1993_1_8FinPlateValues;
  readonly "header-plate": En1993_1_8HeaderPlateValues;
  readonly "angle-cleats": En1993_1_8AngleCleatsValues;
  readonly "splice": En1993_1_8SpliceValues;
  readonly "t-stub": En1993_1_8TStubValues;
  readonly "column-web": En1993_1_8ColumnWebValues;
  readonly "end-plate": En1993_1_8EndPlateValues;
  readonly "welded-beam": En1993_1_8WeldedBeamValues;
  readonly "column-base": En1993_1_8ColumnBaseValues;
  readonly "hollow-section-joint": En1993_1_8HollowSectionJointValues;
}
/** With the names of the values of these kinds. */
export type En1993_1_8BodyOf<One, Listed> = ResultBody & {
  readonly connections?: ItemResult<ValuesOf<En1993_1_8Values, Listed | "bolt">>[];
  readonly connection?: ItemResult<ValuesOf<En1993_1_8Values, One>>;
};

export interface En1993_1_9Top {
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  /** generation of the Eurocode */
  readonly edition?: "first" | "second";
  /** adds every step of the calculation to each item */
  readonly derivation?: boolean;
  /** parameters in place of the annex's */
  readonly overrides?: {
    /** partial factor of the fatigue strength */
    readonly gamma_Mf?: number;
    /** partial factor of the stress ranges */
    readonly gamma_Ff?: number;
    /** cycles without assessment, EN 1993-6 9.1(2) */
    readonly C_0?: number;
  };
}

/** Fatigue of a detail (EN 1993-1-9:2005+AC:2009). */
export interface En1993_1_9Detail {
  /** detail category "71", "36*", "m5-80", "m8-90", or a row of the tables, "8.5-3" */
  readonly detail_id: string;
  /** name of the item; default detail_id */
  readonly mark?: string;
  /** category or row for the shear ranges beside direct ones */
  readonly detail_id_shear?: string;
  /** stress spectrum of the design life */
  readonly stress_history?: readonly ({
    /** range of direct stress (MPa) */
    readonly delta_sigma?: number;
    /** range of shear stress (MPa) */
    readonly delta_tau?: number;
    /** greatest stress of the cycle, tension positive; with sigma_min in place of delta_sigma (MPa) */
    readonly sigma_max?: number;
    /** least stress of the cycle (MPa) */
    readonly sigma_min?: number;
    /** cycles in the design life */
    readonly n_cycles: number;
  })[];
  /** stresses in time, counted by rainflow */
  readonly stress_signal?: readonly (number)[];
  /** repetitions of the signal in the design life; default 1 */
  readonly repetitions?: number;
  /** what rainflow does with open ranges, repeat where repeated; default by repetitions */
  readonly residue?: "half-cycles" | "repeat";
  /** assessment method of Table 3.1, damage-tolerant or safe-life */
  readonly method: string;
  /** consequence of failure, Table 3.1 */
  readonly consequence: "low" | "high";
  /** Palmgren-Miner, lambda method, or all ranges below the limit; default damage-sum */
  readonly verification?: "damage-sum" | "damage-equivalent" | "constant-amplitude";
  /** no damage when all ranges are below the limit; default true */
  readonly constant_amplitude_limit?: boolean;
  /** asterisk details by Figure 7.3; default false */
  readonly asterisk_alternative?: boolean;
  /** partial factor of the strength; default by annex */
  readonly gamma_Mf?: number;
  /** partial factor of the ranges; default by annex */
  readonly gamma_Ff?: number;
  /** size effect 7.2.2, never above 1; default by row and thickness */
  readonly k_s?: number;
  /** factor for secondary moments, Tables 4.1 and 4.2; default 1, asked for in nodes of lattice girders */
  readonly k_1?: number;
  /** joint of a lattice girder: k_1 of Table 4.1 or 4.2 in place of k_1 */
  readonly lattice?: {
    /** sections of the girder */
    readonly sections: "circular" | "rectangular";
    /** type of joint */
    readonly joint: "K-gap" | "N-gap" | "K-overlap" | "N-overlap";
    /** member that is checked */
    readonly member: "chord" | "vertical" | "diagonal";
  };
  /** stress-relieved or not welded: compression counts 60 %, 7.2.1; default false */
  readonly stress_relieved?: boolean;
  /** yield strength, for the limit (8.1); asked for where a range is above 1.5 times 235 MPa (MPa) */
  readonly f_y_MPa?: number;
  /** range of direct stress under frequent loads; default the greatest of the history (MPa) */
  readonly delta_sigma_frequent?: number;
  /** range of shear stress under frequent loads; default the greatest of the history (MPa) */
  readonly delta_tau_frequent?: number;
  /** cycles at which `curve` gives the strength */
  readonly curve_cycles?: readonly (number)[];
  /** thickness of the stressed plate or wall (mm) */
  readonly t_mm?: number;
  /** length of the attachment, along the stress, welds included (mm) */
  readonly l_mm?: number;
  /** transition radius (mm) */
  readonly r_mm?: number;
  /** thickness of the cover plate (mm) */
  readonly t_c_mm?: number;
  /** wall of the chord (mm) */
  readonly t_0_mm?: number;
  /** wall of the brace (mm) */
  readonly t_i_mm?: number;
  /** thickness of the thicker plate, 8.3-17 (mm) */
  readonly t_2_mm?: number;
  /** eccentricity of the plates, 8.3-17; default 0 (mm) */
  readonly e_mm?: number;
  /** diameter of bolt or rod; of the tube, 8.6-1 (mm) */
  readonly d_mm?: number;
  /** angle of the slope, slot or brace (°) */
  readonly angle_deg?: number;
  /** convexity of the weld, of its width; default above 10 (%) */
  readonly convexity_percent?: number;
  /** weld ground flush */
  readonly ground_flush?: boolean;
  /** weld with stop/start positions */
  readonly stop_start?: boolean;
  /** root inspected for full penetration */
  readonly inspected?: boolean;
  /** weathering steel, Table 8.1; default false */
  readonly weathering_steel?: boolean;
  /** direct stress range of the fatigue load model (MPa) */
  readonly delta_sigma_p?: number;
  /** shear stress range of the fatigue load model (MPa) */
  readonly delta_tau_p?: number;
  /** damage equivalent dynamic factor; default 1 */
  readonly phi_fat?: number;
  /** damage equivalence factor */
  readonly lambda?: number;
  /** the same for shear; default lambda */
  readonly lambda_shear?: number;
  /** factor of span or spectrum; default 1 */
  readonly lambda_1?: number;
  /** factor of traffic; default 1 */
  readonly lambda_2?: number;
  /** factor of design life; default 1 */
  readonly lambda_3?: number;
  /** factor of further lanes or tracks; default 1 */
  readonly lambda_4?: number;
  /** upper limit of their product */
  readonly lambda_max?: number;
  /** model that gives lambda */
  readonly lambda_model?: {
    /** crane runway, EN 1991-3 Table 2.12 */
    readonly type: "crane";
    /** class of fatigue actions */
    readonly S_class: "S0" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9";
    /** wheels of a passage that stress the point apart; default 1 */
    readonly wheels_per_passage?: number;
    /** cycles with more than half of the payload, EN 1993-6 9.1(2) */
    readonly cycles_above_half_load?: number;
  } | {
    /** road bridge, fatigue load model 3, EN 1993-2 9.5.2 */
    readonly type: "road-bridge";
    /** length of the critical influence line (m) */
    readonly L_m: number;
    /** where the detail is */
    readonly location: "midspan" | "support";
    /** mean weight of the lorries in the slow lane (kN) */
    readonly Q_m1_kN: number;
    /** lorries per year and slow lane */
    readonly N_obs: number;
    /** design life of the bridge; default 100 */
    readonly t_Ld_years?: number;
    /** lanes beyond the first; default none */
    readonly lanes?: readonly ({
      /** lorries per year */
      readonly N: number;
      /** their mean weight (kN) */
      readonly Q_m_kN: number;
      /** ordinate of the influence line, relative to that of the first lane */
      readonly eta: number;
    })[];
  } | {
    /** railway bridge, load model 71, EN 1993-2 9.5.3 */
    readonly type: "rail-bridge";
    /** length of the critical influence line (m) */
    readonly L_m: number;
    /** traffic of Table 9.3 */
    readonly traffic: "EC-mix" | "25t-mix";
    /** traffic per year and track in million tonnes; default 25 */
    readonly traffic_Mt_per_year?: number;
    /** design life of the bridge; default 100 */
    readonly t_Ld_years?: number;
    /** share of the range that one track brings, of both; default 1: one track */
    readonly a_track?: number;
  };
}

/** What is calculated of: Fatigue of a detail. A name is absent where its clause does not apply. */
export type En1993_1_9DetailValues = {
  readonly C_0?: number;
  readonly D?: number;
  readonly D_direct?: number;
  readonly D_shear?: number;
  readonly assessment_needed?: boolean;
  readonly blocks?: readonly unknown[];
  readonly curve?: Readonly<Record<string, unknown>>;
  readonly delta_sigma_C_MPa?: number;
  readonly delta_sigma_C_d_MPa?: number;
  readonly delta_sigma_C_red_MPa?: number;
  readonly delta_sigma_D_MPa?: number;
  readonly delta_sigma_D_d_MPa?: number;
  readonly delta_sigma_E_2_MPa?: number;
  readonly delta_sigma_L_MPa?: number;
  readonly delta_sigma_L_d_MPa?: number;
  readonly delta_tau_C_MPa?: number;
  readonly delta_tau_C_d_MPa?: number;
  readonly delta_tau_E_2_MPa?: number;
  readonly delta_tau_L_MPa?: number;
  readonly delta_tau_L_d_MPa?: number;
  readonly gamma_Ff?: number;
  readonly gamma_Mf?: number;
  readonly k_1?: number;
  readonly k_s?: number;
  readonly lambda?: number;
  readonly life_repetitions?: null | number;
  readonly m?: number;
  readonly m_shear?: number;
  readonly phi_fat?: number;
};

export type En1993_1_9Request = En1993_1_9Top & (
  | { readonly details: readonly (En1993_1_9Detail)[] }
);
export type En1993_1_9Body = ResultBody & { readonly details: (ItemResult<En1993_1_9DetailValues>)[] };

export interface En1995_1_1Top {
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  /** generation of the Eurocode */
  readonly edition?: "first" | "second";
  /** adds every step of the calculation to each item */
  readonly derivation?: boolean;
  /** values for all members, in place of the annex's and the clauses' */
  readonly overrides?: {
    /** material factor */
    readonly gamma_M?: number;
    /** material factor of accidental situations */
    readonly gamma_M_accidental?: number;
    /** crack factor of shear */
    readonly k_cr?: number;
    /** tension across the grain at an apex */
    readonly sigma_t_90_d?: "6.54" | "6.55";
    /** limit of the deflection of a floor under 1 kN (mm/kN) */
    readonly a?: number;
    /** modal damping ratio of floors */
    readonly zeta?: number;
    /** size factor of bending about y, of all members */
    readonly k_h_y?: number;
    /** size factor of bending about z, of all members */
    readonly k_h_z?: number;
    /** size factor of tension, of all members */
    readonly k_h_t?: number;
    /** modification factor, of all members */
    readonly k_mod?: number;
    /** system strength factor, of all members */
    readonly k_sys?: number;
    /** redistribution factor, of all members */
    readonly k_m?: number;
    /** straightness factor, of all members */
    readonly beta_c?: number;
    /** deformation factor, of all members */
    readonly k_def?: number;
  };
}

/** Timber members (EN 1995-1-1:2004+A1:2008+A2:2014). */
export interface En1995_1_1Member {
  /** name of the member */
  readonly mark: string;
  /** width, along y (mm) */
  readonly b: number;
  /** depth, along z: M_y_Ed has its lever arm along h (mm) */
  readonly h: number;
  /** length (mm) */
  readonly length_mm: number;
  /** strength class: C24, GL28h, LVL 48 P; or a species with its grade: spruce S10 */
  readonly species: string;
  /** material, for a species that is no class of the tables */
  readonly timber_type?: "solid-softwood" | "solid-hardwood" | "glulam" | "LVL";
  /** characteristic values in place of those of the class; a species that is no class needs all of them */
  readonly properties?: {
    /** bending (MPa) */
    readonly f_m_k_MPa?: number;
    /** tension along the grain (MPa) */
    readonly f_t_0_k_MPa?: number;
    /** tension across the grain (MPa) */
    readonly f_t_90_k_MPa?: number;
    /** compression along the grain (MPa) */
    readonly f_c_0_k_MPa?: number;
    /** compression across the grain (MPa) */
    readonly f_c_90_k_MPa?: number;
    /** shear (MPa) */
    readonly f_v_k_MPa?: number;
    /** mean modulus of elasticity along the grain (MPa) */
    readonly E_0_mean_MPa?: number;
    /** 5 % fractile of the modulus of elasticity along the grain (MPa) */
    readonly E_0_05_MPa?: number;
    /** mean shear modulus (MPa) */
    readonly G_mean_MPa?: number;
    /** 5 % fractile of the shear modulus (MPa) */
    readonly G_0_05_MPa?: number;
    /** characteristic density (kg/m³) */
    readonly rho_k_kg_m3?: number;
    /** size effect exponent of LVL, 3.4 */
    readonly s?: number;
  };
  /** of LVL; default edgewise */
  readonly orientation?: "edgewise" | "flatwise";
  /** bending about y (kNm) */
  readonly M_y_Ed?: number;
  /** shear along z (kN) */
  readonly V_z_Ed?: number;
  /** axial force, compression positive (kN) */
  readonly N_Ed?: number;
  /** bending about z (kNm) */
  readonly M_z_Ed?: number;
  /** shear along y (kN) */
  readonly V_y_Ed?: number;
  /** torsion (kNm) */
  readonly T_Ed?: number;
  /** service class of 2.3.1.3; default 1 */
  readonly service_class?: 1 | 2 | 3;
  /** of the shortest action of the combination; default medium-term */
  readonly load_duration?: "permanent" | "long-term" | "medium-term" | "short-term" | "instantaneous" | "short/instantaneous";
  /** actions of the combination, in place of load_duration: the annex gives each its duration */
  readonly acting?: readonly ("self-weight" | "storage" | "imposed" | "imposed-roof" | "imposed-stairs" | "snow" | "snow-above-1000-m" | "wind" | "accidental")[];
  /** for gamma_M; default persistent */
  readonly design_situation?: "persistent" | "accidental";
  /** modification factor; default Table 3.1 */
  readonly k_mod?: number;
  /** material factor; default by annex */
  readonly gamma_M?: number;
  /** size factor of bending about y; default 3.2 to 3.4 */
  readonly k_h_y?: number;
  /** size factor of bending about z; default 3.2 to 3.4 */
  readonly k_h_z?: number;
  /** size factor of tension; default 3.2 to 3.4 */
  readonly k_h_t?: number;
  /** system strength factor, 6.6; default 1 */
  readonly k_sys?: number;
  /** crack factor of shear; default by annex */
  readonly k_cr?: number;
  /** redistribution factor of 6.1.6; default 0.7 */
  readonly k_m?: number;
  /** straightness factor of 6.3.2; default and least 0.2, glulam and LVL 0.1 */
  readonly beta_c?: number;
  /** deformation factor; default and least Table 3.2 */
  readonly k_def?: number;
  /** installed wet and drying under load: k_def + 1, 3.2(4); default false */
  readonly drying_under_load?: boolean;
  /** buckling length for buckling along h; default length_mm, of a cantilever twice that (mm) */
  readonly L_cr_y_mm?: number;
  /** buckling length for buckling along b; default length_mm, of a cantilever twice that (mm) */
  readonly L_cr_z_mm?: number;
  /** loading for Table 6.1 of the whole length; default uniform-moment, which also counts between restraints */
  readonly ltb_case?: "uniform-moment" | "udl" | "point-load" | "cantilever-udl" | "cantilever-point-load";
  /** length between lateral restraints; default length_mm (mm) */
  readonly ltb_length_mm?: number;
  /** effective length in place of Table 6.1 (mm) */
  readonly l_ef_mm?: number;
  /** where the load acts: compression + 2h, tension - 0.5h; default centroid */
  readonly loaded_edge?: "centroid" | "compression" | "tension";
  /** continuous: k_crit = 1; default none */
  readonly lateral_restraint?: "none" | "continuous";
  /** default 6.32 for solid softwood, else 6.31 */
  readonly sigma_m_crit_formula?: "6.31" | "6.32";
  /** critical bending stress in place of both (MPa) */
  readonly sigma_m_crit_MPa?: number;
  /** notch at the support, 6.5.2, with V_z_Ed */
  readonly notch?: {
    /** depth that is left above the notch (mm) */
    readonly h_ef_mm: number;
    /** from the line of action of the support to the corner of the notch (mm) */
    readonly x_mm: number;
    /** inclination of the notch: its length over its depth; default 0, a right angle */
    readonly i?: number;
    /** side of the notch; default support; opposite: k_v = 1 */
    readonly side?: "support" | "opposite";
  };
  /** compression across or at an angle to the grain, 6.1.5 and 6.2.2 */
  readonly bearing?: {
    /** design force (kN) */
    readonly F_c_Ed: number;
    /** contact length along the grain (mm) */
    readonly length_mm: number;
    /** contact width; default and at most b (mm) */
    readonly width_mm?: number;
    /** from the contact to the end of the member; default 0 (mm) */
    readonly a_mm?: number;
    /** to the next contact; default to the farther end of the member (mm) */
    readonly l_1_mm?: number;
    /** support of the member, for k_c,90; default discrete */
    readonly support?: "discrete" | "continuous" | "none";
    /** between force and grain; default 90 (°) */
    readonly alpha_deg?: number;
    /** effective contact length in place of 6.1.5(1) (mm) */
    readonly l_ef_mm?: number;
    /** factor of 6.1.5 in place of its rules */
    readonly k_c_90?: number;
  };
  /** tapered edge at the section with depth h, 6.4.2, with M_y_Ed */
  readonly tapered?: {
    /** angle of the tapered edge to the grain (°) */
    readonly alpha_deg: number;
    /** stress along the tapered edge; default tension */
    readonly edge?: "compression" | "tension";
  };
  /** apex of a double-tapered, curved or pitched-cambered beam of glulam or LVL, 6.4.3 */
  readonly apex?: {
    /** form of the beam, Figure 6.9 */
    readonly shape: "double-tapered" | "curved" | "pitched-cambered";
    /** depth at the apex; default h (mm) */
    readonly h_ap_mm?: number;
    /** slope of the upper edge at the apex; curved beams 0 (°) */
    readonly alpha_ap_deg?: number;
    /** inner radius; not for double-tapered beams (mm) */
    readonly r_in_mm?: number;
    /** thickness of the laminations, for k_r (mm) */
    readonly t_mm?: number;
    /** half of the angle of the curved part; default alpha_ap_deg (°) */
    readonly beta_deg?: number;
    /** stressed volume of the apex zone; default and least by Figure 6.9 (m³) */
    readonly V_m3?: number;
    /** volume of the whole beam; default b h length_mm, at least half of b h_ap length_mm (m³) */
    readonly V_b_m3?: number;
    /** moment at the apex; default M_y_Ed (kNm) */
    readonly M_ap_Ed?: number;
    /** shear at the apex together with M_ap_Ed; default 0 (kN) */
    readonly V_ap_Ed?: number;
    /** load on the top over the apex, for (6.55) (kN/m) */
    readonly p_d_kN_m?: number;
    /** tension across the grain; default by annex */
    readonly sigma_t_90_formula?: "6.54" | "6.55";
  };
  /** deflection under characteristic loads, 2.2.3 and 7.2 */
  readonly serviceability?: {
    /** span; default length_mm (mm) */
    readonly span_mm?: number;
    /** default simple */
    readonly static_system?: "simple" | "cantilever";
    /** permanent load, uniform; default 0 (kN/m) */
    readonly g_kN_m?: number;
    /** permanent load at midspan or tip; default 0 (kN) */
    readonly G_kN?: number;
    /** variable loads, the leading one first */
    readonly variable?: readonly ({
      /** uniform; default 0 (kN/m) */
      readonly q_kN_m?: number;
      /** at midspan or tip; default 0 (kN) */
      readonly Q_kN?: number;
      /** combination factor; the first load leads and needs none */
      readonly psi_0?: number;
      /** quasi-permanent factor */
      readonly psi_2: number;
    })[];
    /** adds the deflection by shear; default true */
    readonly shear_deformation?: boolean;
    /** precamber; default 0 (mm) */
    readonly precamber_mm?: number;
    /** limits in place of the annex's */
    readonly limits?: {
      /** instantaneous: n of span/n */
      readonly w_inst?: number;
      /** net final: n of span/n */
      readonly w_net_fin?: number;
      /** final: n of span/n */
      readonly w_fin?: number;
      /** additional, after the permanent load: n of span/n */
      readonly w_add?: number;
    };
  };
  /** vibration of a residential floor of these joists, 7.3.3 */
  readonly vibration?: {
    /** span of the floor; default length_mm (mm) */
    readonly span_mm?: number;
    /** width of the floor (mm) */
    readonly width_mm: number;
    /** self-weight and other permanent load (kg/m²) */
    readonly mass_kg_m2: number;
    /** spacing of the joists (mm) */
    readonly spacing_mm?: number;
    /** stiffness along the joists; default E_0,mean I / spacing (Nm²/m) */
    readonly EI_l_Nm2_m?: number;
    /** stiffness across the joists; default by the deck (Nm²/m) */
    readonly EI_b_Nm2_m?: number;
    /** floor deck */
    readonly deck?: {
      /** thickness (mm) */
      readonly t_mm: number;
      /** modulus of elasticity across the joists (MPa) */
      readonly E_MPa: number;
    };
    /** modal damping ratio; default by annex, 0.01 */
    readonly zeta?: number;
    /** limit of the deflection under 1 kN; default by annex (mm/kN) */
    readonly a_mm_kN?: number;
    /** base of the limit of the impulse velocity; default by a, Figure 7.2 */
    readonly b?: number;
    /** deflection under 1 kN, no less than a fifth of that of one joist alone, which is the default (mm/kN) */
    readonly w_mm_kN?: number;
    /** lines of strutting; given: load sharing by the annex's rule (UK) */
    readonly strutting?: boolean;
    /** shear deformation in the annex's rule; default 1.05, solid joists on two supports */
    readonly k_amp?: number;
  };
  /** fire resistance by the reduced cross-section, EN 1995-1-2 4.2.2 */
  readonly fire?: {
    /** standard fire exposure (min) */
    readonly duration_min: number;
    /** sides in the fire; default all four */
    readonly exposed?: readonly ("top" | "bottom" | "left" | "right")[];
    /** actions in fire over those of the design, EN 1995-1-2 2.4.2; default 0.6, storage or long-term 0.7, permanent alone 0.74 */
    readonly eta_fi?: number;
    /** notional charring rate, of one side beta_0; default and least EN 1995-1-2 Table 3.1 (mm/min) */
    readonly beta_n_mm_min?: number;
    /** start of charring behind a protection; default 0 (min) */
    readonly t_ch_min?: number;
    /** failure of the protection; default t_ch_min (min) */
    readonly t_f_min?: number;
    /** insulation factor until the protection fails; default 1 */
    readonly k_2?: number;
    /** in fire; default as at normal temperature */
    readonly lateral_restraint?: "none" | "continuous";
    /** in fire; default as at normal temperature (mm) */
    readonly L_cr_y_mm?: number;
    /** in fire; default as at normal temperature (mm) */
    readonly L_cr_z_mm?: number;
  };
  /** load cases in place of single actions; the governing one is shown in full */
  readonly load_cases?: readonly ({
    /** name of the load case */
    readonly id: string;
    /** bending about y (kNm) */
    readonly M_y_Ed?: number;
    /** shear along z (kN) */
    readonly V_z_Ed?: number;
    /** axial force, compression positive (kN) */
    readonly N_Ed?: number;
    /** bending about z (kNm) */
    readonly M_z_Ed?: number;
    /** shear along y (kN) */
    readonly V_y_Ed?: number;
    /** torsion (kNm) */
    readonly T_Ed?: number;
    /** of the shortest action of the combination; default medium-term */
    readonly load_duration?: "permanent" | "long-term" | "medium-term" | "short-term" | "instantaneous" | "short/instantaneous";
  })[];
}

/** What is calculated of: Timber members. A name is absent where its clause does not apply. */
export type En1995_1_1MemberValues = {
  readonly A_fi_mm2?: number;
  readonly A_mm2?: number;
  readonly EI_b_Nm2_m?: number;
  readonly EI_l_Nm2_m?: number;
  readonly E_0_05_MPa?: number;
  readonly E_0_mean_MPa?: number;
  readonly E_mean_fin_MPa?: number;
  readonly G_0_05_MPa?: number;
  readonly G_mean_MPa?: number;
  readonly I_tor_fi_mm4?: number;
  readonly I_tor_mm4?: number;
  readonly I_y_mm4?: number;
  readonly I_z_fi_mm4?: number;
  readonly I_z_mm4?: number;
  readonly M_notch_Ed_kNm?: number;
  readonly M_y_Ed_fi_kNm?: number;
  readonly N_Ed_fi_kN?: number;
  readonly W_y_fi_mm3?: number;
  readonly W_y_mm3?: number;
  readonly W_z_fi_mm3?: number;
  readonly W_z_mm3?: number;
  readonly a_mm_kN?: number;
  readonly b?: number;
  readonly b_fi_mm?: number;
  readonly b_mm?: number;
  readonly beta_c?: number;
  readonly beta_n_mm_min?: number;
  readonly d_char_n_mm?: number;
  readonly d_ef_mm?: number;
  readonly eta_6_11?: number;
  readonly eta_6_11_fi?: number;
  readonly eta_6_12?: number;
  readonly eta_6_12_fi?: number;
  readonly eta_6_23?: number;
  readonly eta_6_23_fi?: number;
  readonly eta_6_24?: number;
  readonly eta_6_24_fi?: number;
  readonly eta_6_35?: number;
  readonly eta_6_35_fi?: number;
  readonly eta_6_35_z?: number;
  readonly eta_fi?: number;
  readonly eta_notch?: number;
  readonly f_1_Hz?: number;
  readonly f_c_0_d_MPa?: number;
  readonly f_c_0_d_fi_MPa?: number;
  readonly f_c_0_k_MPa?: number;
  readonly f_c_90_d_MPa?: number;
  readonly f_c_90_k_MPa?: number;
  readonly f_c_alpha_d_MPa?: number;
  readonly f_m_k_MPa?: number;
  readonly f_m_y_d_MPa?: number;
  readonly f_m_y_d_fi_MPa?: number;
  readonly f_m_z_d_MPa?: number;
  readonly f_m_z_d_fi_MPa?: number;
  readonly f_m_z_k_MPa?: number;
  readonly f_t_0_d_MPa?: number;
  readonly f_t_0_d_fi_MPa?: number;
  readonly f_t_0_k_MPa?: number;
  readonly f_t_90_k_MPa?: number;
  readonly f_v_d_MPa?: number;
  readonly f_v_k_MPa?: number;
  readonly f_v_y_d_MPa?: number;
  readonly f_v_y_k_MPa?: number;
  readonly gamma_M?: number;
  readonly h_fi_mm?: number;
  readonly h_mm?: number;
  readonly i_y_fi_mm?: number;
  readonly i_y_mm?: number;
  readonly i_z_fi_mm?: number;
  readonly i_z_mm?: number;
  readonly k_0?: number;
  readonly k_c_90?: number;
  readonly k_c_y?: number;
  readonly k_c_y_fi?: number;
  readonly k_c_z?: number;
  readonly k_c_z_fi?: number;
  readonly k_cr?: number;
  readonly k_crit?: number;
  readonly k_crit_fi?: number;
  readonly k_crit_z?: number;
  readonly k_def?: number;
  readonly k_fi?: number;
  readonly k_h_t?: number;
  readonly k_h_y?: number;
  readonly k_h_z?: number;
  readonly k_m?: number;
  readonly k_mod?: number;
  readonly k_n?: number;
  readonly k_sys?: number;
  readonly k_v?: number;
  readonly k_y?: number;
  readonly k_y_fi?: number;
  readonly k_z?: number;
  readonly k_z_fi?: number;
  readonly l_ef_c_90_mm?: number;
  readonly l_ef_fi_mm?: number;
  readonly l_ef_mm?: number;
  readonly lambda_rel_m?: number;
  readonly lambda_rel_m_fi?: number;
  readonly lambda_rel_y?: number;
  readonly lambda_rel_y_fi?: number;
  readonly lambda_rel_z?: number;
  readonly lambda_rel_z_fi?: number;
  readonly lambda_y?: number;
  readonly lambda_y_fi?: number;
  readonly lambda_z?: number;
  readonly lambda_z_fi?: number;
  readonly length_mm?: number;
  readonly n_40?: number;
  readonly rho_k_kg_m3?: number;
  readonly service_class?: number;
  readonly sigma_c_0_d_MPa?: number;
  readonly sigma_c_0_d_fi_MPa?: number;
  readonly sigma_c_90_d_MPa?: number;
  readonly sigma_c_alpha_d_MPa?: number;
  readonly sigma_m_crit_MPa?: number;
  readonly sigma_m_crit_fi_MPa?: number;
  readonly sigma_m_notch_d_MPa?: number;
  readonly sigma_m_y_d_MPa?: number;
  readonly sigma_m_y_d_fi_MPa?: number;
  readonly sigma_m_z_d_MPa?: number;
  readonly sigma_m_z_d_fi_MPa?: number;
  readonly sigma_t_0_d_MPa?: number;
  readonly sigma_t_0_d_fi_MPa?: number;
  readonly span_mm?: number;
  readonly species?: string;
  readonly static_system?: string;
  readonly t_fi_min?: number;
  readonly tau_d_MPa?: number;
  readonly tau_notch_d_MPa?: number;
  readonly timber_type?: string;
  readonly v_limit_m_Ns2?: number;
  readonly v_m_Ns2?: number;
  readonly w_creep_mm?: number;
  readonly w_fin_mm?: number;
  readonly w_inst_G_mm?: number;
  readonly w_inst_Q_mm?: number;
  readonly w_inst_mm?: number;
  readonly w_mm_kN?: number;
  readonly w_net_fin_mm?: number;
  readonly w_qp_Q_mm?: number;
  readonly zeta?: number;
};

export type En1995_1_1Request = En1995_1_1Top & (
  | { readonly members: readonly (En1995_1_1Member)[] }
);
export type En1995_1_1Body = ResultBody & { readonly members: (ItemResult<En1995_1_1MemberValues>)[] };

export interface En1998_1Top {
  /** national annex; EN: recommended values */
  readonly national_annex?: AnnexCode;
  /** generation of the Eurocode */
  readonly edition?: "first" | "second";
  /** adds every step of the calculation to each item */
  readonly derivation?: boolean;
  /** values in place of the annex's; S, T_B, T_C, T_D by soil */
  readonly overrides?: {
    /** importance factor */
    readonly gamma_I?: number;
    /** reduction factor of damage limitation */
    readonly nu?: number;
    /** behaviour factor of low-dissipative structures */
    readonly q_DCL?: number;
    /** vertical over horizontal ground acceleration */
    readonly a_vg_over_a_g?: number;
  };
}

/** Structure under earthquake (EN 1998-1:2004+A1:2013). */
export interface En1998_1Structure {
  /** name of the structure */
  readonly mark?: string;
  /** reference peak ground acceleration on ground A, in g unless agR_unit says otherwise */
  readonly agR?: number;
  /** unit of agR; default g */
  readonly agR_unit?: "g" | "m/s2";
  /** seismic zone of the national annex, in place of agR */
  readonly zone?: number;
  /** edition of the national annex, where its editions differ in kind: 2011 */
  readonly annex_edition?: number | string;
  /** ground A to E; a combination of ground and geology where the annex has them */
  readonly ground_type?: string;
  /** type of the elastic spectrum, 3.2.2.2 */
  readonly spectrum_type?: number;
  /** spectrum of a site study, in place of ground_type */
  readonly soil?: {
    /** soil factor */
    readonly S: number;
    /** lower limit of the constant acceleration branch (s) */
    readonly T_B: number;
    /** upper limit of the constant acceleration branch (s) */
    readonly T_C: number;
    /** beginning of the constant displacement range (s) */
    readonly T_D: number;
  };
  /** behaviour factor; without system at most 8 */
  readonly q?: number;
  /** structural system, from which the behaviour factor follows */
  readonly system?: {
    /** material of the seismic resistant system */
    readonly material: "concrete" | "steel" | "composite" | "timber" | "masonry";
    /** structural type of 5.2.2.1, 6.3.1, 7.3.1, Table 8.1 or Table 9.1 */
    readonly type: "frame" | "frame-equivalent-dual" | "wall-equivalent-dual" | "coupled-walls" | "uncoupled-walls" | "large-lightly-reinforced-walls" | "torsionally-flexible" | "inverted-pendulum" | "moment-frame" | "concentric-diagonal-bracing" | "concentric-v-bracing" | "eccentric-bracing" | "moment-frame-concentric-bracing" | "moment-frame-infill-unconnected" | "moment-frame-infill-isolated" | "composite-walls-type-1" | "composite-walls-type-2" | "composite-walls-type-3" | "composite-steel-plate-walls" | "cantilever" | "beam" | "two-three-pinned-arch" | "truss-connectors" | "glued-wall-panels" | "truss-doweled" | "mixed" | "hyperstatic-portal-frame" | "nailed-wall-panels-glued-diaphragms" | "truss-nailed" | "nailed-wall-panels-nailed-diaphragms" | "unreinforced" | "confined" | "reinforced";
    /** ductility class; masonry: DCL for the low-dissipative value */
    readonly ductility_class?: "DCL" | "DCM" | "DCH";
    /** overstrength ratio alpha_u/alpha_1, concrete at most 1.5; default by layout */
    readonly alpha_u_alpha_1?: number;
    /** what the default of alpha_u/alpha_1 follows from; without it 1.0 */
    readonly layout?: "one-storey" | "one-bay" | "multi-bay" | "two-walls";
    /** 4.2.3.2; default true */
    readonly regular_in_plan?: boolean;
    /** 4.2.3.3; default true */
    readonly regular_in_elevation?: boolean;
    /** failure mode of walls (5.2.2.2(11)); default from walls */
    readonly k_w?: number;
    /** the walls of the system, for alpha_0 */
    readonly walls?: readonly ({
      /** height of the wall (m) */
      readonly h_m: number;
      /** length of its section, 4 times 0.15 m at least (5.1.2) (m) */
      readonly l_m: number;
    })[];
    /** timber DCH: the joints meet 8.3(3)P (default), or only the minimum of 8.3(4) (Table 8.2) */
    readonly joints?: "ductile" | "reduced";
  };
  /** importance class I to IV, 4.2.5 */
  readonly importance_class: number;
  /** fundamental period (s) */
  readonly T1?: number;
  /** factor of (4.6): 0.085, 0.075, 0.050 by structure */
  readonly C_t?: number;
  /** height of the building for (4.6) (m) */
  readonly H_m?: number;
  /** concrete or masonry shear walls of the first storey, for C_t by (4.7) */
  readonly shear_walls?: readonly ({
    /** effective cross-section in the first storey, 0.1 m to 3 m thick (m²) */
    readonly A_i_m2: number;
    /** length along the earthquake (m) */
    readonly l_w_m: number;
  })[];
  /** top displacement under the weights applied horizontally, for (4.9) (m) */
  readonly d_top_m?: number;
  /** seismic weight; default: the sum of the storeys (kN) */
  readonly W?: number;
  /** number of storeys, for lambda; default: storeys */
  readonly n_storeys?: number;
  /** storeys from the bottom */
  readonly storeys?: readonly ({
    /** name of the storey */
    readonly mark: string;
    /** height of the mass above the foundation or the top of a rigid basement (m) */
    readonly z_m: number;
    /** seismic weight of the storey, 3.2.4 and 4.2.4 (kN) */
    readonly W_kN: number;
    /** displacement in the fundamental mode, any scale (4.10) */
    readonly s_i?: number;
    /** storey height, which agrees with the levels; default: the step in z_m (m) */
    readonly height_m?: number;
    /** displacement of the storey's top by the design analysis (mm) */
    readonly d_e_mm?: number;
    /** gravity load at and above the storey, no less than the weights; default: the weights (kN) */
    readonly P_tot_kN?: number;
    /** lateral stiffness of the storey, for a stick model (kN/m) */
    readonly k_kN_m?: number;
    /** floor dimension across the earthquake: accidental torsional moment (m) */
    readonly L_i_m?: number;
  })[];
  /** 4.3.3.2 (default) or modal response spectrum analysis 4.3.3.3 */
  readonly analysis?: "lateral-force" | "modal";
  /** modes of the structure, in place of storey stiffnesses */
  readonly modes?: readonly ({
    /** period (s) */
    readonly T_s: number;
    /** displacement of each storey, from the bottom */
    readonly shape: readonly (number)[];
  })[];
  /** combination of modes; default by 4.3.3.3.2 */
  readonly combination?: "SRSS" | "CQC";
  /** displacement behaviour factor, 4.3.4; default q */
  readonly q_d?: number;
  /** d_e_mm and V_Rd come from an analysis with second-order effects, asked for above theta = 0.2; default false */
  readonly second_order_analysis?: boolean;
  /** non-structural elements, 4.4.3.2; default brittle */
  readonly non_structural?: "brittle" | "ductile" | "not-interfering";
  /** resisting planes along the earthquake, for accidental torsion */
  readonly frames?: readonly ({
    /** name of the frame or wall */
    readonly mark: string;
    /** distance from the centre of mass in plan (m) */
    readonly x_m: number;
    /** share of F_b without torsion */
    readonly share: number;
  })[];
  /** distance of the outermost resisting planes (m) */
  readonly L_e_m?: number;
  /** model of the analysis, 4.3.3.2.4; default spatial */
  readonly model?: "spatial" | "planar";
  /** viscous damping for the elastic spectrum; default 5 (%) */
  readonly damping?: number;
  /** adds the vertical spectra; default false */
  readonly vertical?: boolean;
  /** periods at which the spectra are given; default: a grid to 4 s */
  readonly periods_s?: readonly (number)[];
  /** lower bound factor of the design spectrum; default and least by annex */
  readonly beta?: number;
  /** resistance to base shear (kN) */
  readonly V_Rd?: number;
  /** action effects to combine by 4.3.3.5 */
  readonly effects?: readonly ({
    /** name of the action effect */
    readonly mark: string;
    /** effect of the earthquake along x, in any unit */
    readonly E_x: number;
    /** effect of the earthquake along y */
    readonly E_y: number;
    /** effect of the vertical component */
    readonly E_z?: number;
  })[];
}

/** What is calculated of: Structure under earthquake. A name is absent where its clause does not apply. */
export type En1998_1StructureValues = {
  readonly F_b_kN?: number;
  readonly S?: number;
  readonly S_De_T1_mm?: number;
  readonly S_d_T1_g?: number;
  readonly S_d_T1_m_s2?: number;
  readonly S_e_T1_m_s2?: number;
  readonly T_1_s?: number;
  readonly T_B_s?: number;
  readonly T_C_s?: number;
  readonly T_D_s?: number;
  readonly V_Ed_kN?: number;
  readonly W_kN?: number;
  readonly a_gR_m_s2?: number;
  readonly a_g_m_s2?: number;
  readonly a_vg_m_s2?: number;
  readonly alpha_u_alpha_1?: number;
  readonly d_g_mm?: number;
  readonly eta?: number;
  readonly frames?: readonly unknown[];
  readonly gamma_I?: number;
  readonly k_w?: number;
  readonly lambda?: number;
  readonly modes?: readonly unknown[];
  readonly nu?: number;
  readonly q?: number;
  readonly q_0?: number;
  readonly q_d?: number;
  readonly spectrum?: Readonly<Record<string, unknown>>;
  readonly storeys?: readonly unknown[];
  readonly sum_W_eff_W?: number;
  readonly vertical_threshold_exceeded?: boolean;
};

export type En1998_1Request = En1998_1Top & (
  | En1998_1Structure
);
export type En1998_1Body = ResultBody & { readonly structure: ItemResult<En1998_1StructureValues> };

/** The request of each check. */
export interface Requests {
  readonly "en-1992-1-1": En1992_1_1Request;
  readonly "en-1993-1-1": En1993_1_1Request;
  readonly "en-1993-1-8": En1993_1_8Request;
  readonly "en-1993-1-9": En1993_1_9Request;
  readonly "en-1995-1-1": En1995_1_1Request;
  readonly "en-1998-1": En1998_1Request;
}

/** What each check says under `result`. */
export interface ResultBodies {
  readonly "en-1992-1-1": En1992_1_1Body;
  readonly "en-1993-1-1": En1993_1_1Body;
  readonly "en-1993-1-8": En1993_1_8Body;
  readonly "en-1993-1-9": En1993_1_9Body;
  readonly "en-1995-1-1": En1995_1_1Body;
  readonly "en-1998-1": En1998_1Body;
}

/** The items of each check that takes a list of them. */
export interface RequestItems {
  readonly "en-1992-1-1": En1992_1_1Column;
  readonly "en-1993-1-1": En1993_1_1Member;
  readonly "en-1993-1-8": En1993_1_8Bolt | En1993_1_8BoltGroup | En1993_1_8Weld | En1993_1_8WeldGroup | En1993_1_8BlockTearing | En1993_1_8AngleOneLeg | En1993_1_8Pin | En1993_1_8FinPlate | En1993_1_8HeaderPlate | En1993_1_8AngleCleats | En1993_1_8Splice | En1993_1_8TStub | En1993_1_8ColumnWeb | En1993_1_8EndPlate | En1993_1_8WeldedBeam | En1993_1_8ColumnBase | En1993_1_8HollowSectionJoint;
  readonly "en-1993-1-9": En1993_1_9Detail;
  readonly "en-1995-1-1": En1995_1_1Member;
}

/** What stands beside the list. */
export interface RequestTops {
  readonly "en-1992-1-1": En1992_1_1Top;
  readonly "en-1993-1-1": En1993_1_1Top;
  readonly "en-1993-1-8": En1993_1_8Top;
  readonly "en-1993-1-9": En1993_1_9Top;
  readonly "en-1995-1-1": En1995_1_1Top;
}

/** The names of the values of any of these kinds. */
type ValuesOf<All, Kind> = Merged<All[Kind & keyof All]>;
type Merged<Any> = { readonly [Name in NameOf<Any>]?: Any extends unknown ? (Name extends keyof Any ? Any[Name] : never) : never };
type NameOf<Any> = Any extends unknown ? keyof Any : never;

/** The request of a check of items of these kinds. */
export type RequestOf<E extends keyof Requests, One, Listed> = E extends "en-1993-1-8" ? En1993_1_8RequestOf<One, Listed> : Requests[E];

/** The kind of an item that says none. */
export type StandardKind<E> = E extends "en-1993-1-8" ? "bolt" : never;

/** What a check of items of these kinds says under `result`. */
export type BodyOf<E extends keyof ResultBodies, One, Listed> = E extends "en-1993-1-8" ? En1993_1_8BodyOf<One, Listed> : ResultBodies[E];
