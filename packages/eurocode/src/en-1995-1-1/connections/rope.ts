import type { Sheet } from "../../engine/sheet.ts";
import { bolt } from "../../materials/index.ts";
import * as axial from "./axial-resistance.ts";
import { type Fastener, isPanel, isPlate, isWood, type Part, type Wood } from "./model.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

/** F_ax,Rk of one fastener for the rope effect, kN: 8.2.2(2), 8.3.2, 8.5.2. */
export function axialForRope(sheet: Sheet, item: DowelTypeItem, fastener: Fastener, parts: readonly Part[]): number {
  const { type } = fastener;
  if (type === "dowel" || item.rope_effect === false) return 0;
  if (item.F_ax_Rk_kN !== undefined) return sheet.given("F_ax_Rk_kN", item.F_ax_Rk_kN);
  if (type === "bolt") return ofBolt(sheet, item, fastener, parts);
  if (type === "nail") return ofNail(sheet, item, fastener, parts);
  sheet.assume(says.noRopeGiven);
  return 0;
}

function ofBolt(sheet: Sheet, item: DowelTypeItem, { d, f_u }: Fastener, parts: readonly Part[]): number {
  const size = bolt(d);
  const ends = [
    [parts[0], parts[1]],
    [parts[parts.length - 1], parts[parts.length - 2]],
  ] as const;
  const held = ends.map(([end, next]) => {
    if (isPlate(end) && isWood(next)) {
      const d_e = sheet.step("d_e", axial.plateAsWasher, end.t, d);
      return pressed(sheet, next, d_e, item.washer?.d_i_mm ?? d);
    }
    if (!isWood(end) || item.washer === undefined) return 0;
    return pressed(sheet, end, item.washer.d_e_mm, item.washer.d_i_mm);
  });
  if (size === undefined || f_u === undefined || held.includes(0)) {
    sheet.assume(says.noWashers);
    return 0;
  }
  const tension = sheet.step("F_t_Rk", axial.boltTension, f_u, size.A_s_mm2);
  return sheet.given("F_ax_Rk_kN", Math.min(tension, ...held));
}

function pressed(sheet: Sheet, { f_c_90, material }: Wood, d_e: number, d_i: number): number {
  if (f_c_90 === undefined) return 0;
  if (material === "LVL") sheet.assume(says.faceOfLVL);
  return sheet.step("F_c_90", axial.washer, f_c_90, d_e, d_i);
}

function ofNail(sheet: Sheet, item: DowelTypeItem, { d, smooth }: Fastener, parts: readonly Part[]): number {
  const [head, point] = [parts[0], parts[parts.length - 1]];
  if (!isWood(point)) return 0;
  const t_pen = point.depth;
  if (!smooth) sheet.assume(says.profiledAsSmooth);
  if (isPanel(point) || (isWood(head) && isPanel(head))) sheet.assume(says.nailsInPanels);
  const f_ax = sheet.step("f_ax_k", axial.nailWithdrawal, point.rho_k);
  const k_pen = sheet.step("k_pen", smooth ? axial.shortSmooth : axial.shortProfiled, t_pen, d);
  const pull = sheet.step("F_ax_pull", axial.reducedPull, k_pen, sheet.step("F_ax", axial.pullOut, f_ax, d, t_pen));
  if (!isWood(head)) return sheet.given("F_ax_Rk_kN", pull);
  const d_h = item.nail?.head_d_mm ?? 2 * d;
  if (item.nail?.head_d_mm === undefined) sheet.assume(says.headOfNail);
  const f_head = sheet.step("f_head_k", axial.nailHead, head.rho_k);
  const through = smooth
    ? sheet.step("F_head", axial.headAndShank, f_ax, d, head.t, f_head, d_h)
    : sheet.step("F_head", axial.headAlone, f_head, d_h);
  return sheet.given("F_ax_Rk_kN", Math.min(pull, through));
}
