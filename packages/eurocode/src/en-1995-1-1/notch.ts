import type { Sheet } from "../engine/sheet.ts";
import type { TimberType } from "../materials/timber.ts";
import {
  type Actions,
  axialStress,
  bendingStress,
  bothWays,
  compressionMostlyY,
  greaterBothWays,
  modulusLeftZ,
  type Strengths,
  shearStress,
  tensionMostlyY,
} from "./cross-section.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { typeNames } from "./names.ts";
import { heldByRow } from "./reinforcement.ts";
import { says } from "./says.ts";

// EN 1995-1-1 6.5.2: beams with a notch at the support.

/** (6.62); h and x in mm, the formula is not free of dimensions */
export const notchFactor = formula(
  "6.5.2(2) (6.62)",
  "min(1, k_n * (1 + 1.1 * i^1.5 / sqrt(h)) / (sqrt(h) * (sqrt(alpha * (1 - alpha)) + 0.8 * x / h * sqrt(1 / alpha - alpha^2))))",
  (k_n, i, h, alpha, x) =>
    Math.min(
      1,
      (k_n * (1 + (1.1 * i ** 1.5) / Math.sqrt(h))) /
        (Math.sqrt(h) * (Math.sqrt(alpha * (1 - alpha)) + ((0.8 * x) / h) * Math.sqrt(1 / alpha - alpha ** 2))),
    ),
  { alpha: [0.1, 0.9], h: [10, 1000], x: [0, 1000], i: [0, 10] },
);

export const depthRatio = formula("6.5.2(2)", "h_ef / h", (h_ef, h) => h_ef / h);

export const notch = requirement("notch", "6.5.2", "tau_notch_d / (k_v * f_v_d) <= 1", "shear at the notch");

/** The shear of the support as far as the corner: no less than what bends the member there. */
export const momentAtNotch = formula("6.5.1(1)P", "abs(V_Ed) * x / 1000", (V_Ed, x) => (Math.abs(V_Ed) * x) / 1000);
export const areaAtNotch = formula("5.2(2)P", "b * h_ef", (b, h_ef) => b * h_ef);
export const modulusAtNotch = formula("5.2(2)P", "b * h_ef^2 / 6", (b, h_ef) => (b * h_ef ** 2) / 6);

export const notchSection = requirement(
  "notch-section",
  "5.2(2)P",
  "eta_notch <= 1",
  "bending and axial force in what is left at the notch",
);

/**
 * The shear that the wood below the corner would carry, of the parabola of a whole section, and a third more: NCI NA.6.8.3 of the
 * German annex, after Blass and Bejtka, Querzugverstaerkungen, 2003.
 */
export const pulledAcross = formula(
  "NCI NA.6.8.3",
  "1.3 * abs(V_Ed) * (3 * (1 - alpha)^2 - 2 * (1 - alpha)^3)",
  (V_Ed, alpha) => 1.3 * Math.abs(V_Ed) * (3 * (1 - alpha) ** 2 - 2 * (1 - alpha) ** 3),
  { alpha: [0.1, 0.9] },
);
export const farthestReinforced = formula("NCI NA.6.8.3", "h_ef / 3", (h_ef) => h_ef / 3);
export const reinforced = requirement(
  "notch-reinforcement",
  "NCI NA.6.8.3",
  "F_t_90_d / F_ax_Rd <= 1",
  "reinforcement of the notch across the grain",
);

/** (6.63) */
const materialFactors: Readonly<Record<TimberType, number>> = {
  LVL: 4.5,
  "solid-softwood": 5,
  "solid-hardwood": 5,
  glulam: 6.5,
};

/** Returns the utilization: a fire may leave six tenths of what is needed here. */
export function verifyNotch(sheet: Sheet, member: Member, k_mod: number, f: NotchStrengths, actions: Actions): number {
  const { item, type, k_cr } = member;
  if (!item.notch) return 0;
  const { h_ef_mm: h_ef, x_mm: x, i = 0, side = "support" } = item.notch;
  const { b, h } = item;
  const { reinforcement } = item.notch;
  const k_v = reinforcement
    ? sheet.table("k_v", 1, "EN 1995-1-1 NCI NA.6.8.3", says.notchReinforced)
    : reduction(sheet, type, { h, h_ef, x, i, below: side === "support" });
  if (reinforcement)
    verifyReinforcement(sheet, reinforcement, k_mod, actions.V_z, sheet.step("alpha", depthRatio, h_ef, h));
  const tau = sheet.put("tau_notch_d_MPa", shearStress, actions.V_z, k_cr, b, h_ef);
  const sheared = sheet.verify(notch, tau, k_v * f.f_v, "MPa");
  return h_ef === h ? sheared : Math.max(sheared, verifySection(sheet, member, item.notch, f, actions));
}

type Reinforcement = NonNullable<NonNullable<Member["item"]["notch"]>["reinforcement"]>;

function verifyReinforcement(sheet: Sheet, row: Reinforcement, k_mod: number, V_z: number, alpha: number): void {
  sheet.assume(says.reinforcedNotch);
  const F_t_90 = sheet.put("F_t_90_d_kN", pulledAcross, V_z, alpha);
  sheet.verify(reinforced, F_t_90, heldByRow(sheet, "F_ax_Rd_kN", row, k_mod, "notch.reinforcement"), "kN");
}

type NotchStrengths = Strengths & { readonly f_v: number };

/** (6.17) to (6.20) with the section that is left: its reduction counts in tension and bending too. */
function verifySection(
  sheet: Sheet,
  { item: { b }, k_m }: Member,
  { h_ef_mm: h_ef, x_mm: x }: NonNullable<Member["item"]["notch"]>,
  f: NotchStrengths,
  { V_z, V_y, N }: Actions,
): number {
  if (V_z === 0 && V_y === 0 && N === 0) return 0;
  const M = sheet.put("M_notch_Ed_kNm", momentAtNotch, V_z, x);
  const m = sheet.put("sigma_m_notch_d_MPa", bendingStress, M, sheet.step("W_notch", modulusAtNotch, b, h_ef));
  if (N !== 0) sheet.assume(says.axialAtNotch);
  const n = N === 0 ? 0 : sheet.put("sigma_0_notch_d_MPa", axialStress, N, sheet.step("A_notch", areaAtNotch, b, h_ef));
  if (V_y !== 0) {
    const M_z = sheet.put("M_notch_z_Ed_kNm", momentAtNotch, V_y, x);
    const W_z = sheet.step("W_notch_z", modulusLeftZ, h_ef, b);
    const m_z = sheet.put("sigma_m_notch_z_d_MPa", bendingStress, M_z, W_z);
    const stresses = { m_y: m, m_z, c_0: N > 0 ? n : 0, t_0: N < 0 ? n : 0 };
    const both = sheet.put("eta_notch", greaterBothWays, ...bothWays(sheet, "eta_notch", stresses, f, k_m));
    return sheet.verify(notchSection, both, 1, "");
  }
  const eta =
    N > 0
      ? sheet.put("eta_notch", compressionMostlyY, n, f.f_c_0, m, f.f_m_y, 0, 0, f.f_m_y)
      : sheet.put("eta_notch", tensionMostlyY, n, f.f_t_0, m, f.f_m_y, 0, 0, f.f_m_y);
  return sheet.verify(notchSection, eta, 1, "");
}

export const notchFactorOf = (sheet: Sheet, type: TimberType): number =>
  sheet.table("k_n", materialFactors[type], "EN 1995-1-1 6.5.2(2) (6.63)", typeNames[type]);

interface Notch {
  readonly h: number;
  readonly h_ef: number;
  readonly x: number;
  readonly i: number;
  readonly below: boolean;
}

function reduction(sheet: Sheet, type: TimberType, { h, h_ef, x, i, below }: Notch): number {
  const k_n = notchFactorOf(sheet, type);
  if (!below) return sheet.table("k_v", 1, "EN 1995-1-1 6.5.2(2) (6.61)", says.notchOpposite);
  if (h_ef === h) return sheet.table("k_v", 1, "EN 1995-1-1 6.5.2(2)", says.nothingCutOff);
  const alpha = sheet.step("alpha", depthRatio, h_ef, h);
  return sheet.put("k_v", notchFactor, k_n, i, h, alpha, x);
}
