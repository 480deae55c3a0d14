import { actionFormula, formula } from "./formula.ts";

// EN 1993-1-2 section 3 and 4.2.5, EN 1991-1-2 section 3: temperatures in °C, times in minutes and seconds, J, W, m, kg, K.

export const externalFire = actionFormula(
  "3.2.2(1)",
  "660 * (1 - 0.687 * exp(-0.32 * t) - 0.313 * exp(-3.8 * t)) + 20",
  (t) => 660 * (1 - 0.687 * Math.exp(-0.32 * t) - 0.313 * Math.exp(-3.8 * t)) + 20,
);
export const hydrocarbonFire = actionFormula(
  "3.2.3(1)",
  "1080 * (1 - 0.325 * exp(-0.167 * t) - 0.675 * exp(-2.5 * t)) + 20",
  (t) => 1080 * (1 - 0.325 * Math.exp(-0.167 * t) - 0.675 * Math.exp(-2.5 * t)) + 20,
);
/** Emissivity of steel 0.7 (EN 1993-1-2 2.2(2)), of the fire 1, configuration factor 1. */
export const netFlux = actionFormula(
  "3.1(2), (3.1)",
  "alpha_c * (theta_g - theta_a) + 0.7 * 5.67e-8 * ((theta_g + 273)^4 - (theta_a + 273)^4)",
  (alpha_c, theta_g, theta_a) =>
    alpha_c * (theta_g - theta_a) + 0.7 * 5.67e-8 * ((theta_g + 273) ** 4 - (theta_a + 273) ** 4),
);

/** 3.4.1.2: J/(kgK), from 20 to 600 °C, to 735, to 900, to 1200. */
const heat600 = formula(
  "3.4.1.2(1), (3.2a)",
  "425 + 0.773 * theta - 1.69e-3 * theta^2 + 2.22e-6 * theta^3",
  (theta) => 425 + 0.773 * theta - 1.69e-3 * theta ** 2 + 2.22e-6 * theta ** 3,
);
const heat735 = formula("3.4.1.2(1), (3.2b)", "666 + 13002 / (738 - theta)", (theta) => 666 + 13002 / (738 - theta));
const heat900 = formula("3.4.1.2(1), (3.2c)", "545 + 17820 / (theta - 731)", (theta) => 545 + 17820 / (theta - 731), {
  theta: [735, 900],
});
const heatBeyond = 650;

export const specificHeat = (theta: number): number =>
  theta < 600 ? heat600(theta) : theta < 735 ? heat735(theta) : theta < 900 ? heat900(theta) : heatBeyond;

/** 4.2.5.1, (4.25): rise of bare steel in dt seconds. */
export const riseOfBare = formula(
  "4.2.5.1(1), (4.25)",
  "k_sh * A_m_V / (c_a * 7850) * h_net * dt",
  (k_sh, A_m_V, c_a, h_net, dt) => ((k_sh * A_m_V) / (c_a * 7850)) * h_net * dt,
);
/** 4.2.5.1(2) */
export const shadowOfI = formula(
  "4.2.5.1(2), (4.26a)",
  "0.9 * A_m_V_b / A_m_V",
  (A_m_V_b, A_m_V) => (0.9 * A_m_V_b) / A_m_V,
);
export const shadow = formula("4.2.5.1(2), (4.26b)", "min(1, A_m_V_b / A_m_V)", (A_m_V_b, A_m_V) =>
  Math.min(1, A_m_V_b / A_m_V),
);

/** 4.2.5.2(1): heat of the protection beside that of the steel; d in m. */
export const heatOfProtection = formula(
  "4.2.5.2(1)",
  "c_p * rho_p / (c_a * 7850) * d_p * A_p_V",
  (c_p, rho_p, c_a, d_p, A_p_V) => ((c_p * rho_p) / (c_a * 7850)) * d_p * A_p_V,
);
export const riseOfProtected = formula(
  "4.2.5.2(1), (4.27)",
  "lambda_p * A_p_V * (theta_g - theta_a) / (d_p * c_a * 7850 * (1 + phi / 3)) * dt - (exp(phi / 10) - 1) * dtheta_g",
  (lambda_p, A_p_V, theta_g, theta_a, d_p, c_a, phi, dt, dtheta_g) =>
    ((lambda_p * A_p_V * (theta_g - theta_a)) / (d_p * c_a * 7850 * (1 + phi / 3))) * dt -
    (Math.exp(phi / 10) - 1) * dtheta_g,
);
/** Minutes at 100 °C while p per cent of water leave the protection; 4.2.5.2(4) asks for a delay and gives no formula. */
export const delayOfMoisture = formula(
  "4.2.5.2(4), ECCS No 30",
  "p * rho_p * d_p^2 / (5 * lambda_p)",
  (p, rho_p, d_p, lambda_p) => (p * rho_p * d_p ** 2) / (5 * lambda_p),
);

/** Tables 4.2, 4.3: 1/m of mm. */
export const sectionFactor = formula("Table 4.2, Table 4.3", "1000 * P / A", (P, A) => (1000 * P) / A);
export const boxOfFour = formula("Table 4.2, Table 4.3", "2 * (h + b)", (h, b) => 2 * (h + b));
export const boxOfThree = formula("Table 4.2, Table 4.3", "2 * h + b", (h, b) => 2 * h + b);
export const withoutTop = formula("Table 4.2, Table 4.3", "P - b", (P, b) => P - b);

/** Table 3.1: k_y, k_p, k_E from 0 °C to 1200 °C in steps of 100; up to 100 °C as cold. */
const table31 = {
  k_y: [1, 1, 1, 1, 1, 0.78, 0.47, 0.23, 0.11, 0.06, 0.04, 0.02, 0],
  k_p: [1, 1, 0.807, 0.613, 0.42, 0.36, 0.18, 0.075, 0.05, 0.0375, 0.025, 0.0125, 0],
  k_E: [1, 1, 0.9, 0.8, 0.7, 0.6, 0.31, 0.13, 0.09, 0.0675, 0.045, 0.0225, 0],
} as const;

/** Straight between the rows. */
export function reductionAt(name: keyof typeof table31, theta: number): number {
  const rows = table31[name];
  const at = Math.max(0, Math.min(theta / 100, rows.length - 1));
  const low = Math.min(Math.floor(at), rows.length - 2);
  const [a = 0, b = 0] = [rows[low], rows[low + 1]];
  return a + (b - a) * (at - low);
}
