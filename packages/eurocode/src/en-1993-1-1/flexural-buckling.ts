import type { Page } from "../engine/sheet.ts";
import type { CrossSection } from "./cross-section.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import type { Profile } from "./profile.ts";
import { curveNotes, says } from "./says-of-curves.ts";
import type { Curve } from "./schema.ts";

// 6.3.1 Uniform members in compression.

export const eulerForce = formula(
  "6.3.1.2(1)",
  "pi^2 * E * I / L_cr^2 / 1000",
  (E, I, L_cr) => (Math.PI ** 2 * E * I) / L_cr ** 2 / 1000,
);
export const slenderness = formula("6.3.1.3(1), (6.50)", "sqrt(A * f_y / (1000 * N_cr))", (A, f_y, N_cr) =>
  Math.sqrt((A * f_y) / (1000 * N_cr)),
);
export const slenderness4 = formula("6.3.1.3(1), (6.51)", "sqrt(A_eff * f_y / (1000 * N_cr))", (A_eff, f_y, N_cr) =>
  Math.sqrt((A_eff * f_y) / (1000 * N_cr)),
);
export const Phi = formula(
  "6.3.1.2(1)",
  "0.5 * (1 + alpha * (lambda - 0.2) + lambda^2)",
  (alpha, lambda) => 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2),
);
/** (6.49); on the plateau up to 0.2 it would exceed 1. */
export const chi = formula(
  "6.3.1.2(1), (6.49)",
  "min(1, 1 / (Phi + sqrt(Phi^2 - lambda^2)))",
  (Phi, lambda) => Math.min(1, 1 / (Phi + Math.sqrt(Phi ** 2 - lambda ** 2))),
  { Phi: [2, 5], lambda: [0.1, 2] },
);
export const bucklingResistance = formula(
  "6.3.1.1(3), (6.47)",
  "chi * A * f_y / gamma_M1 / 1000",
  (chi, A, f_y, gamma_M1) => (chi * A * f_y) / gamma_M1 / 1000,
);
export const bucklingResistance4 = formula(
  "6.3.1.1(3), (6.48)",
  "chi * A_eff * f_y / gamma_M1 / 1000",
  (chi, A_eff, f_y, gamma_M1) => (chi * A_eff * f_y) / gamma_M1 / 1000,
);
/** Angles as web members, BB.1.2(1), (BB.1). */
export const lattice_v = formula("BB.1.2(1), (BB.1)", "0.35 + 0.7 * lambda", (lambda) => 0.35 + 0.7 * lambda);
export const lattice_yz = formula("BB.1.2(1), (BB.1)", "0.5 + 0.7 * lambda", (lambda) => 0.5 + 0.7 * lambda);

const N_b = "N_Ed / N_b_Rd <= 1";
export const flexuralBuckling = {
  y: requirement("flexural-buckling-y", "6.3.1.1(1)", N_b, "flexural buckling about y"),
  z: requirement("flexural-buckling-z", "6.3.1.1(1)", N_b, "flexural buckling about z"),
  v: requirement("flexural-buckling-v", "6.3.1.1(1)", N_b, "flexural buckling about v"),
  T: requirement("torsional-buckling", "6.3.1.4(1)", N_b, "torsional or torsional-flexural buckling"),
} as const;

/** Table 6.1. */
export const imperfection: Readonly<Record<Curve, number>> = { a0: 0.13, a: 0.21, b: 0.34, c: 0.49, d: 0.76 };

/** Table 6.2. `is460`: the column of S460. */
export function bucklingCurve(p: Profile, axis: "y" | "z", is460: boolean): Curve {
  switch (p.shape) {
    case "I":
      return p.fabrication === "welded" ? weldedI(p.t_f, axis) : rolledI(p, axis, is460);
    case "RHS":
      return p.fabrication === "welded" ? weldedBox(p) : hollow(p, is460);
    case "CHS":
      return hollow(p, is460);
    case "angle":
      return "b";
    // not in the table: the least of it
    case "outline":
      return "d";
    default:
      return "c";
  }
}

const hollow = (p: Profile, is460: boolean): Curve => (p.fabrication === "hot-finished" ? (is460 ? "a0" : "a") : "c");

/** Flanges above 100 mm are in the table for h/b <= 1.2 only; deeper sections take the same, the least favourable row. */
function rolledI({ h, b, t_f }: Profile, axis: "y" | "z", is460: boolean): Curve {
  if (t_f > 100) return is460 ? "c" : "d";
  if (h > 1.2 * b && t_f <= 40) return is460 ? "a0" : axis === "y" ? "a" : "b";
  return is460 ? "a" : axis === "y" ? "b" : "c";
}

const weldedI = (t_f: number, axis: "y" | "z"): Curve =>
  t_f <= 40 ? (axis === "y" ? "b" : "c") : axis === "y" ? "c" : "d";

/** Thick welds on stocky walls take c. */
const weldedBox = ({ a, b, h, t_f, t_w }: Profile): Curve =>
  a > 0.5 * t_f && b / t_f < 30 && h / t_w < 30 ? "c" : "b";

export interface Buckling {
  readonly N_cr: number;
  readonly lambda: number;
  readonly chi: number;
  readonly N_b_Rd: number;
}

const names = {
  y: namesOf("y"),
  z: namesOf("z"),
  v: namesOf("v"),
  T: namesOf("T"),
} as const;

type Axis = keyof typeof names;

function namesOf(axis: string) {
  return {
    N_cr: `N_cr_${axis}_kN`,
    lambda: `lambda_${axis}`,
    lambda_eff: `lambda_eff_${axis}`,
    curve: `buckling_curve_${axis}`,
    alpha: `alpha_${axis}`,
    Phi: `Phi_${axis}`,
    chi: `chi_${axis}`,
    N_b: `N_b_${axis}_Rd_kN`,
  };
}

/** From a critical force to the resistance; the same for every mode. */
export function bucklingFrom(
  page: Page,
  { item, profile, f_y, gamma_M1 }: Member,
  section: CrossSection,
  axis: Axis,
  N_cr: number,
  curve: Curve,
): Buckling {
  const name = names[axis];
  const A = section.A_c;
  const class4 = section.class === 4;
  let lambda = page.put(name.lambda, class4 ? slenderness4 : slenderness, A, f_y, N_cr);
  if (item.lattice_web_member && profile.shape === "angle" && axis !== "T") {
    lambda = page.put(name.lambda_eff, axis === "v" ? lattice_v : lattice_yz, lambda);
  }
  if (axis !== "T") page.given(name.curve, curve);
  const alpha =
    axis === "T"
      ? imperfection[curve]
      : page.table(name.alpha, imperfection[curve], "EN 1993-1-1 Table 6.1", curveNotes[curve]);
  const phi = page.put(name.Phi, Phi, alpha, lambda);
  const reduction =
    lambda <= 0.2
      ? page.table(name.chi, 1, "EN 1993-1-1 6.3.1.2(4)", says.stocky)
      : page.put(name.chi, chi, phi, lambda);
  const N_b_Rd = page.put(name.N_b, class4 ? bucklingResistance4 : bucklingResistance, reduction, A, f_y, gamma_M1);
  return { N_cr, lambda, chi: reduction, N_b_Rd };
}

export function flexuralBucklingAbout(page: Page, member: Member, section: CrossSection, axis: "y" | "z"): Buckling {
  const { item, profile, E } = member;
  const own = axis === "y" ? item.N_cr_y_kN : item.N_cr_z_kN;
  const I = axis === "y" ? profile.I_y : profile.I_z;
  const L_cr = axis === "y" ? member.L_cr_y : member.L_cr_z;
  const N_cr =
    own === undefined ? page.put(names[axis].N_cr, eulerForce, E, I, L_cr) : page.given(names[axis].N_cr, own);
  const curve = (axis === "y" ? item.buckling_curve_y : item.buckling_curve_z) ?? member.curveOf(profile, axis);
  return bucklingFrom(page, member, section, axis, N_cr, curve);
}

/** Angles: the weak principal axis. */
export function flexuralBucklingAboutV(page: Page, member: Member, section: CrossSection): Buckling {
  const { curve_T, profile, E, L_cr_v } = member;
  const N_cr = page.put(names.v.N_cr, eulerForce, E, profile.I_v, L_cr_v);
  return bucklingFrom(page, member, section, "v", N_cr, curve_T ?? member.curveOf(profile, "z"));
}
