import type { Sheet } from "../engine/sheet.ts";
import type { TimberType } from "../materials/timber.ts";
import { shearStress } from "./cross-section.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";

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

/** (6.63) */
const materialFactors: Readonly<Record<TimberType, number>> = {
  LVL: 4.5,
  "solid-softwood": 5,
  "solid-hardwood": 5,
  glulam: 6.5,
};

/** Returns the utilization: a fire may leave six tenths of what is needed here. */
export function verifyNotch(sheet: Sheet, { item, type, k_cr }: Member, f_v_d: number, V_z: number): number {
  if (!item.notch) return 0;
  const { h_ef_mm: h_ef, x_mm: x, i = 0, side = "support" } = item.notch;
  const { b, h } = item;
  const k_v = reduction(sheet, type, { h, h_ef, x, i, below: side === "support" });
  const tau = sheet.put("tau_notch_d_MPa", shearStress, V_z, k_cr, b, h_ef);
  return sheet.verify(notch, tau, k_v * f_v_d, "MPa");
}

interface Notch {
  readonly h: number;
  readonly h_ef: number;
  readonly x: number;
  readonly i: number;
  readonly below: boolean;
}

function reduction(sheet: Sheet, type: TimberType, { h, h_ef, x, i, below }: Notch): number {
  const k_n = sheet.table("k_n", materialFactors[type], "EN 1995-1-1 6.5.2(2) (6.63)", type);
  if (!below) return sheet.table("k_v", 1, "EN 1995-1-1 6.5.2(2) (6.61)", "notch on the side opposite the support");
  if (h_ef === h) return sheet.table("k_v", 1, "EN 1995-1-1 6.5.2(2)", "nothing is cut off");
  const alpha = sheet.step("alpha", depthRatio, h_ef, h);
  return sheet.put("k_v", notchFactor, k_n, i, h, alpha, x);
}
