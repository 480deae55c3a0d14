import { formulasOf } from "../basis/formula.ts";

// EN 1992-1-1 Table 3.1 by its formulas; the printed table rounds them. Strains as numbers, not per mille.

const formula = formulasOf("EN 1992-1-1");
const clause = "Table 3.1";
const upToC50 = { f_ck: [12, 50] } as const;
const aboveC50 = { f_ck: [50, 90] } as const;

export const meanStrength = formula(clause, "f_ck + 8", (f_ck) => f_ck + 8);

export const meanTensileStrength = formula(clause, "0.3 * f_ck^(2 / 3)", (f_ck) => 0.3 * f_ck ** (2 / 3), upToC50);
export const meanTensileStrengthAboveC50 = formula(
  clause,
  "2.12 * log(1 + f_cm / 10)",
  (f_cm) => 2.12 * Math.log(1 + f_cm / 10),
);

/** Quartzite aggregates, 3.1.3(2). */
export const meanModulus = formula(clause, "22000 * (f_cm / 10)^0.3", (f_cm) => 22000 * (f_cm / 10) ** 0.3);

/** Strain at the peak stress of (3.14). */
export const strainAtPeak = formula(
  clause,
  "min(0.7 * f_cm^0.31, 2.8) / 1000",
  (f_cm) => Math.min(0.7 * f_cm ** 0.31, 2.8) / 1000,
);
export const ultimateStrainOfPeakLaw = formula(
  clause,
  "(2.8 + 27 * ((98 - f_cm) / 100)^4) / 1000",
  (f_cm) => (2.8 + 27 * ((98 - f_cm) / 100) ** 4) / 1000,
);

export const epsilonC2 = formula(
  clause,
  "(2 + 0.085 * (f_ck - 50)^0.53) / 1000",
  (f_ck) => (2 + 0.085 * (f_ck - 50) ** 0.53) / 1000,
  aboveC50,
);
export const epsilonCu = formula(
  clause,
  "(2.6 + 35 * ((90 - f_ck) / 100)^4) / 1000",
  (f_ck) => (2.6 + 35 * ((90 - f_ck) / 100) ** 4) / 1000,
  aboveC50,
);
export const exponent = formula(
  clause,
  "1.4 + 23.4 * ((90 - f_ck) / 100)^4",
  (f_ck) => 1.4 + 23.4 * ((90 - f_ck) / 100) ** 4,
  aboveC50,
);
export const epsilonC3 = formula(
  clause,
  "(1.75 + 0.55 * (f_ck - 50) / 40) / 1000",
  (f_ck) => (1.75 + (0.55 * (f_ck - 50)) / 40) / 1000,
  aboveC50,
);

/** (3.20) and (3.22): the rectangular block. */
export const blockDepth = formula("3.1.7(3)", "0.8 - (f_ck - 50) / 400", (f_ck) => 0.8 - (f_ck - 50) / 400, aboveC50);
export const blockStress = formula("3.1.7(3)", "1 - (f_ck - 50) / 200", (f_ck) => 1 - (f_ck - 50) / 200, aboveC50);

export interface Concrete {
  readonly f_ck_MPa: number;
  readonly f_cm_MPa: number;
  readonly f_ctm_MPa: number;
  readonly f_ctk_005_MPa: number;
  readonly f_ctk_095_MPa: number;
  readonly E_cm_MPa: number;
  readonly epsilon_c1: number;
  readonly epsilon_cu1: number;
  readonly epsilon_c2: number;
  readonly epsilon_cu2: number;
  readonly n: number;
  readonly epsilon_c3: number;
  readonly epsilon_cu3: number;
  readonly lambda: number;
  readonly eta: number;
}

/** Table 3.1 for any cylinder strength from 12 to 100 MPa; the formulas for strains and block end at 90. */
export function concrete(f_ck: number): Concrete {
  const high = f_ck > 50;
  const strength = Math.min(f_ck, 90);
  const f_cm = meanStrength(f_ck);
  const f_ctm = high ? meanTensileStrengthAboveC50(f_cm) : meanTensileStrength(f_ck);
  const epsilon_cu = high ? epsilonCu(strength) : 0.0035;
  return {
    f_ck_MPa: f_ck,
    f_cm_MPa: f_cm,
    f_ctm_MPa: f_ctm,
    f_ctk_005_MPa: 0.7 * f_ctm,
    f_ctk_095_MPa: 1.3 * f_ctm,
    E_cm_MPa: meanModulus(f_cm),
    epsilon_c1: strainAtPeak(f_cm),
    epsilon_cu1: f_ck >= 50 ? ultimateStrainOfPeakLaw(Math.min(f_cm, 98)) : 0.0035,
    epsilon_c2: high ? epsilonC2(strength) : 0.002,
    epsilon_cu2: epsilon_cu,
    n: high ? exponent(strength) : 2,
    epsilon_c3: high ? epsilonC3(strength) : 0.00175,
    epsilon_cu3: epsilon_cu,
    lambda: high ? blockDepth(strength) : 0.8,
    eta: high ? blockStress(strength) : 1,
  };
}

/** Cylinder and cube strength of the classes of Table 3.1. */
export const concreteClasses: ReadonlyMap<string, { readonly f_ck_MPa: number; readonly f_ck_cube_MPa: number }> =
  new Map(
    (
      [
        [12, 15],
        [16, 20],
        [20, 25],
        [25, 30],
        [30, 37],
        [35, 45],
        [40, 50],
        [45, 55],
        [50, 60],
        [55, 67],
        [60, 75],
        [70, 85],
        [80, 95],
        [90, 105],
      ] as const
    ).map(([f_ck_MPa, f_ck_cube_MPa]) => [`C${f_ck_MPa}/${f_ck_cube_MPa}`, { f_ck_MPa, f_ck_cube_MPa }]),
  );
