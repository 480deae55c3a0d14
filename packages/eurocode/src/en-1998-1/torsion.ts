import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import type { StructureItem } from "./schema.ts";
import type { Storey } from "./storeys.ts";

// 4.3.2 and 4.3.3.2.4, 4.3.3.3.3: accidental torsion.

/** (4.12) */
export const spatialAmplification = formula("4.3.3.2.4(1)", "1 + 0.6 * x / L_e", (x, L_e) => 1 + (0.6 * x) / L_e);
export const planarAmplification = formula("4.3.3.2.4(2)", "1 + 1.2 * x / L_e", (x, L_e) => 1 + (1.2 * x) / L_e);
export const frameForce = formula("4.3.3.2.4(1)", "delta * share * F_b", (delta, share, F_b) => delta * share * F_b);
/** (4.3) in (4.17) */
export const accidentalMoment = formula("4.3.3.3.3(1)", "0.05 * L_i * F_i", (L_i, F_i) => 0.05 * L_i * F_i);

export function rejectTorsion(sheet: Sheet, item: StructureItem): void {
  if (!item.frames) {
    if (item.L_e_m !== undefined) sheet.problem("L_e_m", "needs frames");
    if (item.model !== undefined) sheet.problem("model", "needs frames");
    return;
  }
  const L_e = item.L_e_m;
  if (L_e === undefined) {
    sheet.problem("L_e_m", "is required with frames: distance of the outermost resisting planes");
    return;
  }
  item.frames.forEach(({ x_m }, i) => {
    if (Math.abs(x_m) > L_e) {
      sheet.problem(`frames[${i}].x_m`, `must be within L_e_m (${L_e} m) of the centre of mass; it is ${x_m}`);
    }
  });
}

/** The share of each frame in F_b, with the simplified factor of a symmetric building. */
export function frames(sheet: Sheet, item: StructureItem, F_b: number): void {
  const { frames: given, L_e_m: L_e } = item;
  if (!given || L_e === undefined) return;
  if (item.model === undefined) sheet.assume("Torsional effects by a spatial model: delta = 1 + 0.6 x/L_e.");
  if (item.model === "planar" && item.system?.regular_in_plan === false) {
    sheet.warn("Not regular in plan: two planar models are allowed only under 4.3.3.1(8).");
  }
  sheet.assume("Stiffness and mass are symmetric in plan, as (4.12) asks for.");
  const shares = given.reduce((sum, { share }) => sum + share, 0);
  if (shares > 1 + 1e-6) sheet.warn(`The shares of the frames sum to ${Number(shares.toPrecision(4))}, more than 1.`);
  sheet.given(
    "frames",
    given.map(({ mark, x_m, share }, i) => {
      const amplification = item.model === "planar" ? planarAmplification : spatialAmplification;
      const delta = sheet.step(`delta_${i + 1}`, amplification, Math.abs(x_m), L_e);
      return { mark, delta, F_kN: sheet.step(`F_frame_${i + 1}_kN`, frameForce, delta, share, F_b) };
    }),
    spatialAmplification.clause,
  );
}

/** M_ai of a storey whose floor dimension is known. */
export const storeyMoment = (sheet: Sheet, { L }: Storey, i: number, F: number): number | undefined =>
  L === undefined ? undefined : sheet.step(`M_a_${i + 1}_kNm`, accidentalMoment, L, Math.abs(F));
