import { formulasOf } from "../basis/formula.ts";
import { Memory } from "../basis/memory.ts";

/** Concrete: EN 1992-1-1:2004 Table 3.1, by the formulas of its last column. Strains are numbers, not per mille. */

export interface Concrete {
  readonly strengthClass: string;
  readonly f_ck_MPa: number;
  readonly f_ck_cube_MPa: number;
  readonly f_cm_MPa: number;
  readonly f_ctm_MPa: number;
  readonly f_ctk_005_MPa: number;
  readonly f_ctk_095_MPa: number;
  readonly E_cm_MPa: number;
  /** Figure 3.2, schematic stress-strain relation */
  readonly epsilon_c1: number;
  readonly epsilon_cu1: number;
  /** Figure 3.3, parabola-rectangle */
  readonly epsilon_c2: number;
  readonly epsilon_cu2: number;
  readonly n: number;
  /** Figure 3.4, bilinear */
  readonly epsilon_c3: number;
  readonly epsilon_cu3: number;
  /** 3.1.7(3), rectangular block: (3.19) to (3.22) */
  readonly lambda: number;
  readonly eta: number;
  readonly standard: string;
  readonly clause: string;
}

const table = formulasOf("EN 1992-1-1");
const above50 = { f_ck: [50.1, 90] } as const;

export const meanStrength = table("Table 3.1", "f_ck + 8", (f_ck) => f_ck + 8);
export const meanTension = table("Table 3.1", "0.3 * f_ck^(2 / 3)", (f_ck) => 0.3 * f_ck ** (2 / 3));
export const meanTensionAbove50 = table(
  "Table 3.1",
  "2.12 * log(1 + f_cm / 10)",
  (f_cm) => 2.12 * Math.log(1 + f_cm / 10),
);
export const lowerTension = table("Table 3.1", "0.7 * f_ctm", (f_ctm) => 0.7 * f_ctm);
export const upperTension = table("Table 3.1", "1.3 * f_ctm", (f_ctm) => 1.3 * f_ctm);
export const secantModulus = table("Table 3.1", "22000 * (f_cm / 10)^0.3", (f_cm) => 22_000 * (f_cm / 10) ** 0.3);
// strains in per mille
export const strainAtPeak = table("Table 3.1", "min(0.7 * f_cm^0.31, 2.8)", (f_cm) =>
  Math.min(0.7 * f_cm ** 0.31, 2.8),
);
export const ultimateStrainAbove50 = table(
  "Table 3.1",
  "2.8 + 27 * ((98 - f_cm) / 100)^4",
  (f_cm) => 2.8 + 27 * ((98 - f_cm) / 100) ** 4,
);
export const strainAtPlateauAbove50 = table(
  "Table 3.1",
  "2 + 0.085 * (f_ck - 50)^0.53",
  (f_ck) => 2 + 0.085 * (f_ck - 50) ** 0.53,
  above50,
);
export const designStrainAbove50 = table(
  "Table 3.1",
  "2.6 + 35 * ((90 - f_ck) / 100)^4",
  (f_ck) => 2.6 + 35 * ((90 - f_ck) / 100) ** 4,
  above50,
);
export const exponentAbove50 = table(
  "Table 3.1",
  "1.4 + 23.4 * ((90 - f_ck) / 100)^4",
  (f_ck) => 1.4 + 23.4 * ((90 - f_ck) / 100) ** 4,
  above50,
);
export const bilinearStrainAbove50 = table(
  "Table 3.1",
  "1.75 + 0.55 * (f_ck - 50) / 40",
  (f_ck) => 1.75 + (0.55 * (f_ck - 50)) / 40,
  above50,
);
export const blockDepthAbove50 = table("3.1.7(3) (3.20)", "0.8 - (f_ck - 50) / 400", (f_ck) => 0.8 - (f_ck - 50) / 400);
export const blockStrengthAbove50 = table("3.1.7(3) (3.22)", "1 - (f_ck - 50) / 200", (f_ck) => 1 - (f_ck - 50) / 200);

/** The formulas of Table 3.1 for any cylinder strength up to 90 MPa; the table rounds its strains to 0.1 per mille */
export function concreteOfStrength(f_ck: number, strengthClass = `f_ck ${f_ck}`, f_ck_cube_MPa = Number.NaN): Concrete {
  const f_cm = meanStrength(f_ck);
  const f_ctm = f_ck <= 50 ? meanTension(f_ck) : meanTensionAbove50(f_cm);
  const high = f_ck > 50;
  const perMille = 1e-3;
  return Object.freeze({
    strengthClass,
    f_ck_MPa: f_ck,
    f_ck_cube_MPa,
    f_cm_MPa: f_cm,
    f_ctm_MPa: f_ctm,
    f_ctk_005_MPa: lowerTension(f_ctm),
    f_ctk_095_MPa: upperTension(f_ctm),
    E_cm_MPa: secantModulus(f_cm),
    epsilon_c1: strainAtPeak(f_cm) * perMille,
    epsilon_cu1: (high ? ultimateStrainAbove50(f_cm) : 3.5) * perMille,
    epsilon_c2: (high ? strainAtPlateauAbove50(f_ck) : 2) * perMille,
    epsilon_cu2: (high ? designStrainAbove50(f_ck) : 3.5) * perMille,
    n: high ? exponentAbove50(f_ck) : 2,
    epsilon_c3: (high ? bilinearStrainAbove50(f_ck) : 1.75) * perMille,
    epsilon_cu3: (high ? designStrainAbove50(f_ck) : 3.5) * perMille,
    lambda: high ? blockDepthAbove50(f_ck) : 0.8,
    eta: high ? blockStrengthAbove50(f_ck) : 1,
    standard: "EN 206",
    clause: "EN 1992-1-1 Table 3.1",
  });
}

/** Cylinder and cube strength of the classes */
const strengths = "12/15 16/20 20/25 25/30 30/37 35/45 40/50 45/55 50/60 55/67 60/75 70/85 80/95 90/105";

/** Made when it is first asked for: a check needs one of them. */
const made = new Memory<Concrete>(strengths.length);

const concreteOfClass = (pair: string): Concrete =>
  made.of(`C${pair}`, (name) => {
    const [cylinder = 0, cube = 0] = pair.split("/").map(Number);
    return concreteOfStrength(cylinder, name, cube);
  });

export const allConcretes = (): readonly Concrete[] => strengths.split(" ").map(concreteOfClass);

/** EN 1991-1-1 Table A.1, normal weight: +1 for reinforcement, +1 while fresh */
export const concreteWeights = Object.freeze({ plain_kN_m3: 24, reinforced_kN_m3: 25, fresh_kN_m3: 26 });

/** `C30/37`, `C 30 / 37`, `C30`, `30/37` -> the class; a cube strength that does not belong to the cylinder is refused */
export function concrete(text: string): Concrete | undefined {
  const known = made.get(text);
  if (known) return known;
  const parts = /^\s*C?\s*(\d{2})(?:\s*\/\s*(\d{2,3}))?\s*$/i.exec(text);
  if (!parts || (parts[2] === undefined && !/c/i.test(text))) return undefined;
  const pair = strengths.split(" ").find((one) => one.startsWith(`${parts[1]}/`));
  if (pair === undefined || (parts[2] !== undefined && pair !== `${parts[1]}/${parts[2]}`)) return undefined;
  return concreteOfClass(pair);
}
