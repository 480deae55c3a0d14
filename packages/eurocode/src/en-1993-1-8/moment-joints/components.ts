import { formulasOf } from "../../basis/formula.ts";
import { ofForm } from "../../basis/verification.ts";
import { chi, imperfection, Phi } from "../../en-1993-1-1/flexural-buckling.ts";
import { shearResistance } from "../../en-1993-1-1/shear-resistance.ts";
import { formula, requirement } from "../formula.ts";

const general = formulasOf("EN 1993-1-1");
const plated = formulasOf("EN 1993-1-5");

// EN 1993-1-8 6.2.6: basic components of joints with H and I sections. Forces in kN, moments in kNm, lengths in mm.

// 6.2.6.1 column web panel in shear

export const panelShear = formula(
  "6.2.6.1(2)",
  "0.9 * f_y_wc * A_vc / (sqrt(3) * gamma_M0) / 1000",
  (f_y_wc, A_vc, gamma_M0) => (0.9 * f_y_wc * A_vc) / (Math.sqrt(3) * gamma_M0) / 1000,
);

/** One supplementary web plate; a second on the other side adds nothing. */
export const shearAreaWithPlate = formula("6.2.6.1(6)", "A_v + b_s * t_wc", (A_v, b_s, t_wc) => A_v + b_s * t_wc);

export const flangeMoment = formula(
  "6.2.6.1(4)",
  "0.25 * b_fc * t_fc^2 * f_y / gamma_M0 / 1e6",
  (b_fc, t_fc, f_y, gamma_M0) => (0.25 * b_fc * t_fc ** 2 * f_y) / gamma_M0 / 1e6,
);

export const stiffenerMoment = formula(
  "6.2.6.1(4)",
  "0.25 * (2 * b_st + t_wc) * t_st^2 * f_y / gamma_M0 / 1e6",
  (b_st, t_wc, t_st, f_y, gamma_M0) => (0.25 * (2 * b_st + t_wc) * t_st ** 2 * f_y) / gamma_M0 / 1e6,
);

/** Transverse stiffeners in both the compression and the tension zone. */
export const panelFrame = formula(
  "6.2.6.1(4)",
  "min(4 * M_pl_fc_Rd, 2 * M_pl_fc_Rd + 2 * M_pl_st_Rd) * 1000 / d_s",
  (M_pl_fc_Rd, M_pl_st_Rd, d_s) => (Math.min(4 * M_pl_fc_Rd, 2 * M_pl_fc_Rd + 2 * M_pl_st_Rd) * 1000) / d_s,
);

/** A pair of diagonal stiffeners between the flanges takes the horizontal part of its axial force (6.2.6.1(5)). */
export const diagonalShear = formula(
  "6.2.6.1(5)",
  "F_st_Rd / sqrt(1 + (z / h_s)^2)",
  (F_st_Rd, z, h_s) => F_st_Rd / Math.sqrt(1 + (z / h_s) ** 2),
);

export const panelShearTotal = formula(
  "6.2.6.1",
  "V_wp + V_wp_add + V_wp_d",
  (V_wp, V_wp_add, V_wp_d) => V_wp + V_wp_add + V_wp_d,
);

/** The panel is known up to this d_c/t_w. */
export const greatestPanelSlenderness = formula(
  "6.2.6.1(1)",
  "69 * sqrt(235 / f_y)",
  (f_y) => 69 * Math.sqrt(235 / f_y),
);

// 6.2.6.2 column web in transverse compression

export const spreadWelded = formula(
  "6.2.6.2(1)",
  "t_fb + 2 * sqrt(2) * a_b + 5 * (t_fc + s)",
  (t_fb, a_b, t_fc, s) => t_fb + 2 * Math.SQRT2 * a_b + 5 * (t_fc + s),
);

/** 45° through the end plate; below the flange as far as the plate reaches beyond the weld. */
export const spreadThroughPlate = formula(
  "6.2.6.2(1)",
  "t_p + max(0, min(t_p, u - sqrt(2) * a_p))",
  (t_p, u, a_p) => t_p + Math.max(0, Math.min(t_p, u - Math.SQRT2 * a_p)),
);

/** The fillet beyond the flange has no more room than the plate gives it. */
export const spreadBolted = formula(
  "6.2.6.2(1)",
  "t_fb + sqrt(2) * a_p + min(sqrt(2) * a_p, u) + 5 * (t_fc + s) + s_p",
  (t_fb, a_p, u, t_fc, s, s_p) => t_fb + Math.SQRT2 * a_p + Math.min(Math.SQRT2 * a_p, u) + 5 * (t_fc + s) + s_p,
);

/** Towards the end of the column there is no more web than that. */
export const spreadAtEnd = formula(
  "6.2.6.2(1)",
  "b_eff / 2 + min(b_eff / 2, u_end)",
  (b_eff, u_end) => b_eff / 2 + Math.min(b_eff / 2, u_end),
);

/** Two flanges that press z apart: what is under both spreads counts once (equilibrium, as 6.2.6.2 has no rule for both). */
export const spreadOfBoth = formula(
  "6.2.6.2(1)",
  "b_eff_c_wc + b_eff_top - max(0, b_full - z)",
  (b_eff_c_wc, b_eff_top, b_full, z) => b_eff_c_wc + b_eff_top - Math.max(0, b_full - z),
);

/** Table 6.3: interaction with shear in the web panel */
export const omega1 = formula(
  "Table 6.3",
  "1 / sqrt(1 + 1.3 * (b_eff * t_wc / A_vc)^2)",
  (b_eff, t_wc, A_vc) => 1 / Math.sqrt(1 + 1.3 * ((b_eff * t_wc) / A_vc) ** 2),
);
export const omega2 = formula(
  "Table 6.3",
  "1 / sqrt(1 + 5.2 * (b_eff * t_wc / A_vc)^2)",
  (b_eff, t_wc, A_vc) => 1 / Math.sqrt(1 + 5.2 * ((b_eff * t_wc) / A_vc) ** 2),
);
export const omegaBelow1 = formula(
  "Table 6.3",
  "omega_1 + 2 * (1 - beta) * (1 - omega_1)",
  (omega_1, beta) => omega_1 + 2 * (1 - beta) * (1 - omega_1),
);
export const omegaAbove1 = formula(
  "Table 6.3",
  "omega_1 + (beta - 1) * (omega_2 - omega_1)",
  (omega_1, beta, omega_2) => omega_1 + (beta - 1) * (omega_2 - omega_1),
);

export const plateSlenderness = formula(
  "6.2.6.2(1)",
  "0.932 * sqrt(b_eff * d_wc * f_y / (E * t_wc^2))",
  (b_eff, d_wc, f_y, E, t_wc) => 0.932 * Math.sqrt((b_eff * d_wc * f_y) / (E * t_wc ** 2)),
);

/** For lambda_p above 0.72. */
export const plateBuckling = formula(
  "6.2.6.2(1)",
  "(lambda_p - 0.2) / lambda_p^2",
  (lambda_p) => (lambda_p - 0.2) / lambda_p ** 2,
);

/** For sigma_com,Ed above 0.7 f_y,wc. */
export const stressFactor = formula("6.2.6.2(2)", "max(0, 1.7 - sigma_com_Ed / f_y)", (sigma_com_Ed, f_y) =>
  Math.max(0, 1.7 - sigma_com_Ed / f_y),
);

export const webCompression = formula(
  "6.2.6.2(1)",
  "min(omega * k_wc * b_eff * t_wc * f_y / gamma_M0, omega * k_wc * rho * b_eff * t_wc * f_y / gamma_M1) / 1000",
  (omega, k_wc, b_eff, t_wc, f_y, gamma_M0, rho, gamma_M1) =>
    Math.min((omega * k_wc * b_eff * t_wc * f_y) / gamma_M0, (omega * k_wc * rho * b_eff * t_wc * f_y) / gamma_M1) /
    1000,
);

// Transverse stiffeners in the compression zone: the cross of stiffeners and web as a strut, EN 1993-1-5 9.1 and 9.4.

export const outstand = general("Table 5.2", "min((b - t_w) / 2, 14 * sqrt(235 / f_y) * t_st)", (b, t_w, f_y, t_st) =>
  Math.min((b - t_w) / 2, 14 * Math.sqrt(235 / f_y) * t_st),
);

/** A web plate takes its thickness from the one on its side: the mean of the two. */
export const outstandBesidePlate = general(
  "Table 5.2",
  "(min((b - t_w) / 2, 14 * sqrt(235 / f_y) * t_st) + min(max(0, (b - t_w) / 2 - t_s), 14 * sqrt(235 / f_y) * t_st)) / 2",
  (b, t_w, f_y, t_st, t_s) => {
    const ofClass3 = 14 * Math.sqrt(235 / f_y) * t_st;
    return (Math.min((b - t_w) / 2, ofClass3) + Math.min(Math.max(0, (b - t_w) / 2 - t_s), ofClass3)) / 2;
  },
);

/** What has to be of class 3 so that the stiffener holds the flange: three quarters of the flange's outstand. */
export const heldOutstand = general("Table 5.2", "0.75 * (b - t_w) / 2", (b, t_w) => (0.75 * (b - t_w)) / 2);
export const leastThickness = general(
  "Table 5.2",
  "c / (14 * sqrt(235 / f_y))",
  (c, f_y) => c / (14 * Math.sqrt(235 / f_y)),
);

export const strutArea = plated(
  "9.1(2)",
  "2 * b_st * t_st + t_wc * (t_st + 30 * sqrt(235 / f_y) * t_wc)",
  (b_st, t_st, t_wc, f_y) => 2 * b_st * t_st + t_wc * (t_st + 30 * Math.sqrt(235 / f_y) * t_wc),
);

export const strutInertia = plated(
  "9.1(2)",
  "t_st * (2 * b_st + t_wc)^3 / 12",
  (t_st, b_st, t_wc) => (t_st * (2 * b_st + t_wc) ** 3) / 12,
);

/** Buckling length 0.75 h_w, EN 1993-1-5 9.4(2) with both ends restrained. */
export const strutSlenderness = plated(
  "9.4(2)",
  "0.75 * h_w / sqrt(I_st / A_st) / (93.9 * sqrt(235 / f_y))",
  (h_w, I_st, A_st, f_y) => (0.75 * h_w) / Math.sqrt(I_st / A_st) / (93.9 * Math.sqrt(235 / f_y)),
);

/** Curve c; no reduction up to 0.2. */
export const strutReduction = general(
  "6.3.1.2(1)",
  "min(1, 1 / (0.5 * (1 + 0.49 * (lambda_st - 0.2) + lambda_st^2) + sqrt((0.5 * (1 + 0.49 * (lambda_st - 0.2) + lambda_st^2))^2 - lambda_st^2)))",
  (lambda_st) => chi(Phi(imperfection.c, lambda_st), lambda_st),
  { lambda_st: [0.2, 3] },
);

export const strutResistance = plated(
  "9.4(2)",
  "min(A_st * f_y / gamma_M0, chi_st * A_st * f_y / gamma_M1) / 1000",
  (A_st, f_y, gamma_M0, chi_st, gamma_M1) => Math.min((A_st * f_y) / gamma_M0, (chi_st * A_st * f_y) / gamma_M1) / 1000,
);

/** The web alone still carries what it did without stiffeners. */
export const strongerOf = formula("6.2.6.2(4)", "max(F_c_st_Rd, F_c_wc_Rd)", (F_c_st_Rd, F_c_wc_Rd) =>
  Math.max(F_c_st_Rd, F_c_wc_Rd),
);

/** Both stiffeners beside the roots, where they meet the flange. */
export const netStiffeners = formula(
  "6.2.6.4.2",
  "2 * max(0, b_st - r) * t_st * f_y / gamma_M0 / 1000",
  (b_st, r, t_st, f_y, gamma_M0) => (2 * Math.max(0, b_st - r) * t_st * f_y) / gamma_M0 / 1000,
);
/** Fillets on both sides of both stiffeners, across the force. */
export const stiffenerWelds = formula(
  "4.5.3.2(6)",
  "min(F_st_Rd, f_u / (sqrt(2) * beta_w * gamma_M2) * a * 4 * max(0, b_st - r) / 1000)",
  (F_st_Rd, f_u, beta_w, gamma_M2, a, b_st, r) =>
    Math.min(F_st_Rd, ((f_u / (Math.SQRT2 * beta_w * gamma_M2)) * a * 4 * Math.max(0, b_st - r)) / 1000),
);
export const sameForce = formula("6.2.6.4.2", "F_st_Rd", (F_st_Rd) => F_st_Rd);
export const strutAtFlange = plated(
  "9.4(2)",
  "min(F_strut_Rd, F_st_Rd + b_eff * t_wc * f_y / gamma_M0 / 1000)",
  (F_strut_Rd, F_st_Rd, b_eff, t_wc, f_y, gamma_M0) =>
    Math.min(F_strut_Rd, F_st_Rd + (b_eff * t_wc * f_y) / gamma_M0 / 1000),
);

/** Tension stiffeners of a welded joint: the pair of them with the web spread between the roots. */
export const stiffenedTension = formula("6.2.6.3(6)", "F_t_wc + F_st_Rd", (F_t_wc, F_st_Rd) => F_t_wc + F_st_Rd);

/** 6.2.6.1(13) */
export const greatestPlateWidth = formula(
  "6.2.6.1(13)",
  "40 * sqrt(235 / f_y) * t_s",
  (f_y, t_s) => 40 * Math.sqrt(235 / f_y) * t_s,
);

export const webWithPlate = formula("6.2.6.2(6)", "1.5 * t_wc", (t_wc) => 1.5 * t_wc);
export const webWithPlateInTension = formula("6.2.6.3(8)", "k * t_wc", (k, t_wc) => k * t_wc);

// 6.2.6.3 column web in transverse tension, 6.2.6.8 beam web in tension

export const webTension = formula(
  "6.2.6.3(1)",
  "omega * b_eff_t * t_wc * f_y / gamma_M0 / 1000",
  (omega, b_eff_t, t_wc, f_y, gamma_M0) => (omega * b_eff_t * t_wc * f_y) / gamma_M0 / 1000,
);

export const beamWebTension = formula(
  "6.2.6.8(1)",
  "b_eff_t * t_wb * f_y / gamma_M0 / 1000",
  (b_eff_t, t_wb, f_y, gamma_M0) => (b_eff_t * t_wb * f_y) / gamma_M0 / 1000,
);

// 6.2.6.4.3 column flange in transverse bending, welded

export const flangeFactor = formula(
  "4.10(2)",
  "min(1, t_fc * f_y_fc / (t_fb * f_y_fb))",
  (t_fc, f_y_fc, t_fb, f_y_fb) => Math.min(1, (t_fc * f_y_fc) / (t_fb * f_y_fb)),
);

export const flangeEffectiveWidth = formula(
  "4.10(2)",
  "min(b_fb, t_wc + 2 * s + 7 * k * t_fc)",
  (b_fb, t_wc, s, k, t_fc) => Math.min(b_fb, t_wc + 2 * s + 7 * k * t_fc),
);

export const leastEffectiveWidth = formula(
  "4.10(3)",
  "f_y_fb / f_u_fb * b_fb",
  (f_y_fb, f_u_fb, b_fb) => (f_y_fb / f_u_fb) * b_fb,
);

/** With stiffeners: what the flange hands over unstiffened, and what they take beside it, at most the whole flange. */
export const flangeStiffened = formula(
  "6.2.6.4.3(1)",
  "min(b_fb * t_fb * f_y_fb / gamma_M0 / 1000, b_eff * t_fb * f_y_fb / gamma_M0 / 1000 + F_st_Rd)",
  (b_fb, t_fb, f_y_fb, gamma_M0, b_eff, F_st_Rd) =>
    Math.min((b_fb * t_fb * f_y_fb) / gamma_M0 / 1000, (b_eff * t_fb * f_y_fb) / gamma_M0 / 1000 + F_st_Rd),
);

export const flangeBending = formula(
  "6.2.6.4.3(1)",
  "b_eff * t_fb * f_y_fb / gamma_M0 / 1000",
  (b_eff, t_fb, f_y_fb, gamma_M0) => (b_eff * t_fb * f_y_fb) / gamma_M0 / 1000,
);

// 6.2.6.7 beam flange and web in compression

/** c/(t ε), which Table 5.2 limits: the flange beside web and root, and the web. */
export const relativeOutstand = general(
  "Table 5.2",
  "(b - t_w - 2 * r) / 2 / t_f / epsilon",
  (b, t_w, r, t_f, epsilon) => (b - t_w - 2 * r) / 2 / t_f / epsilon,
);
export const relativeWeb = general("Table 5.2", "h_w / t_w / epsilon", (h_w, t_w, epsilon) => h_w / t_w / epsilon);

export const momentOfBeam = general(
  "6.2.5(2)",
  "W * f_y / gamma_M0 / 1e6",
  (W, f_y, gamma_M0) => (W * f_y) / gamma_M0 / 1e6,
);

/** EN 1993-1-1 5.5.2(9): a class 4 section counts as class 3 up to the stress at which it is one. */
export const momentOfSlenderBeam = general(
  "5.5.2(9)",
  "k_4 * W * f_y / gamma_M0 / 1e6",
  (k_4, W, f_y, gamma_M0) => (k_4 * W * f_y) / gamma_M0 / 1e6,
);

export const plasticShear = general("6.2.6(2)", "A_v * f_y / sqrt(3) / gamma_M0 / 1000", (A_v, f_y, gamma_M0) =>
  shearResistance(A_v, f_y, gamma_M0),
);

export const shearReduction = general("6.2.8(3)", "min(1, (2 * V_Ed / V_pl_Rd - 1)^2)", (V_Ed, V_pl_Rd) =>
  Math.min(1, ((2 * V_Ed) / V_pl_Rd - 1) ** 2),
);

export const momentWithShear = general(
  "6.2.8(5)",
  "max(0, M_c_Rd - rho_V * (h_w * t_w)^2 / (4 * t_w) * f_y / gamma_M0 / 1e6)",
  (M_c_Rd, rho_V, h_w, t_w, f_y, gamma_M0) =>
    Math.max(0, M_c_Rd - (((rho_V * (h_w * t_w) ** 2) / (4 * t_w)) * f_y) / gamma_M0 / 1e6),
);

export const flangeCompression = formula(
  "6.2.6.7(1)",
  "M_c_Rd * 1000 / (h - t_fb)",
  (M_c_Rd, h, t_fb) => (M_c_Rd * 1000) / (h - t_fb),
  { h: [200, 600], t_fb: [5, 30] },
);

/** Deeper than 600 mm with its haunch: the web takes at most 20 %. */
export const flangeCompressionOfDeepBeam = formula(
  "6.2.6.7(1)",
  "min(M_c_Rd * 1000 / (h - t_fb), b_fb * t_fb * f_y / gamma_M0 / 1000 / 0.8)",
  (M_c_Rd, h, t_fb, b_fb, f_y, gamma_M0) =>
    Math.min((M_c_Rd * 1000) / (h - t_fb), (b_fb * t_fb * f_y) / gamma_M0 / 1000 / 0.8),
  { h: [200, 600], t_fb: [5, 30] },
);

export const webPlateWidth = ofForm(
  requirement("web-plate-width", "6.2.6.1(13)", "b_s <= 40 * epsilon * t_s", "width of the supplementary web plate"),
);
export const tensionStiffener = requirement(
  "tension-stiffener",
  "6.2.6.4.2",
  "F_st_Ed / F_st_t_Rd <= 1",
  "tension stiffener of the column",
);
export const columnWebShear = requirement(
  "column-web-shear",
  "6.2.6.1",
  "V_wp_Ed / V_wp_Rd <= 1",
  "column web panel in shear",
);
export const columnWebCompression = requirement(
  "column-web-compression",
  "6.2.6.2",
  "F_c_Ed / F_c_wc_Rd <= 1",
  "column web in transverse compression",
);
export const columnWebTension = requirement(
  "column-web-tension",
  "6.2.6.3",
  "F_t_Ed / F_t_wc_Rd <= 1",
  "column web in transverse tension",
);
export const beamFlangeCompression = requirement(
  "beam-flange-compression",
  "6.2.6.7",
  "F_c_Ed / F_c_fb_Rd <= 1",
  "beam flange and web in compression",
);

/** A plate narrower than the flange: its part of the flange presses, the web with at most 20 %. */
export const flangeOnNarrowPlate = formula(
  "6.2.6.7(1)",
  "min(F_c_fb_Rd, b_p * t_fb * f_y / gamma_M0 / 1000 / 0.8)",
  (F_c_fb_Rd, b_p, t_fb, f_y, gamma_M0) => Math.min(F_c_fb_Rd, (b_p * t_fb * f_y) / gamma_M0 / 1000 / 0.8),
);

// The haunched end of a beam: top flange, web, and the haunch's flange with the part c = cos of its slope that pushes along
// the beam; the flange between them is neglected (6.2.6.7(1)). Heights from the underside.

const plates = { h: [200, 600], t_f: [5, 20], t_fh: [5, 20], c: [0.7, 1] } as const;

export const centroidOfHaunch = formula(
  "6.2.6.7(1)",
  "(b * t_f * (h - t_f / 2) + b * t_fh^2 * c / 2 + t_w * (h - t_f - t_fh) * (h - t_f + t_fh) / 2) / (b * t_f + b * t_fh * c + t_w * (h - t_f - t_fh))",
  (b, t_f, h, t_fh, c, t_w) =>
    (b * t_f * (h - t_f / 2) + (b * t_fh ** 2 * c) / 2 + (t_w * (h - t_f - t_fh) * (h - t_f + t_fh)) / 2) /
    (b * t_f + b * t_fh * c + t_w * (h - t_f - t_fh)),
  plates,
);

export const inertiaOfHaunch = formula(
  "6.2.6.7(1)",
  "b * t_f * (h - t_f / 2 - z_s)^2 + b * t_fh * c * (z_s - t_fh / 2)^2 + t_w * (h - t_f - t_fh)^3 / 12 + t_w * (h - t_f - t_fh) * ((h - t_f + t_fh) / 2 - z_s)^2",
  (b, t_f, h, z_s, t_fh, c, t_w) =>
    b * t_f * (h - t_f / 2 - z_s) ** 2 +
    b * t_fh * c * (z_s - t_fh / 2) ** 2 +
    (t_w * (h - t_f - t_fh) ** 3) / 12 +
    t_w * (h - t_f - t_fh) * ((h - t_f + t_fh) / 2 - z_s) ** 2,
  plates,
);

export const modulusOfHaunch = formula(
  "6.2.6.7(1)",
  "I_s / max(z_s, h - z_s)",
  (I_s, z_s, h) => I_s / Math.max(z_s, h - z_s),
  { h: [20, 30] },
);
