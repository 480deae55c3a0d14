import { atLeast, atMost, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { AxialItem } from "./axial-schema.ts";
import { says } from "./says.ts";

export function rejectAxial(sheet: Sheet, item: AxialItem): void {
  if (item.fastener === "screw") rejectScrew(sheet, item);
  else rejectNail(sheet, item);
  if (item.F_ax_Ed === undefined) sheet.problem("F_ax_Ed", required());
  const [head, point] = item.members;
  if (!head || !point) return;
  if (point.plate) sheet.problem("members[1]", says.pointInPlate);
  const left = item.length_mm - head.t_mm;
  if (left > 0 && item.l_ef_mm !== undefined && item.l_ef_mm > Math.min(left, point.t_mm)) {
    sheet.problem("l_ef_mm", atMost(Math.min(left, point.t_mm), item.l_ef_mm, { unit: "mm", is: says.lengthLeaves }));
  }
  const { l_ef_head_mm = 0 } = item;
  const inHead = head.plate ? 0 : head.t_mm;
  if (l_ef_head_mm > inHead) {
    sheet.problem("l_ef_head_mm", atMost(inHead, l_ef_head_mm, { unit: "mm", is: says.headSide }));
  }
}

const acrossOnly = ["f_u_k_MPa", "M_y_Rk_Nmm", "pre_drilled", "d_ef_mm"] as const;

function rejectScrew(sheet: Sheet, item: AxialItem): void {
  const { d_mm: d, d_core_mm, alpha_deg = 90, members } = item;
  if (item.nail !== undefined) sheet.problem("nail", onlyWith(says.nails));
  if (item.l_ef_mm === undefined) sheet.problem("l_ef_mm", required(says.threadLength));
  if (alpha_deg < 30) sheet.problem("alpha_deg", atLeast(30, alpha_deg, { unit: "°", is: says.leastAngle }));
  if (item.f_ax_k_MPa === undefined) {
    const core = d_core_mm === undefined ? undefined : d_core_mm / d;
    if (d < 6 || d > 12 || core === undefined || core < 0.6 || core > 0.75) {
      sheet.problem("f_ax_k_MPa", required(says.outsideOfFormula));
    }
  }
  if (!members[0]?.plate && (item.l_ef_head_mm ?? 0) === 0) {
    if (item.f_head_k_MPa === undefined) sheet.problem("f_head_k_MPa", required(says.headStrength));
    if (item.head_d_mm === undefined) sheet.problem("head_d_mm", required(says.headDiameter));
  }
  if ((item.F_v_Ed ?? 0) === 0) {
    for (const field of acrossOnly) if (item[field] !== undefined) sheet.unused(field, says.withoutLateral);
  }
}

function rejectNail(sheet: Sheet, item: AxialItem): void {
  for (const field of [
    "d_core_mm",
    "d_ef_mm",
    "l_ef_head_mm",
    "f_tens_k_kN",
    "rho_a_kg_m3",
    "a_2_mm",
    "a_1_CG_mm",
    "a_2_CG_mm",
  ] as const) {
    if (item[field] !== undefined) sheet.problem(field, onlyWith(says.screws));
  }
  if (item.alpha_deg !== undefined && item.alpha_deg !== 90) sheet.problem("alpha_deg", says.endGrain);
  const lasting = item.load_duration === "permanent" || item.load_duration === "long-term";
  if (lasting && (item.F_ax_Ed ?? 0) > 0 && item.nail?.surface !== "profiled")
    sheet.problem("nail", says.smoothNailsLasting);
  if ((item.F_v_Ed ?? 0) === 0) {
    for (const field of ["f_u_k_MPa", "M_y_Rk_Nmm", "pre_drilled", "a_1_mm"] as const) {
      if (item[field] !== undefined) sheet.unused(field, says.withoutLateral);
    }
  }
}
