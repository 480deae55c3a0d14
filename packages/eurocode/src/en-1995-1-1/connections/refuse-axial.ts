import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, below, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import type { AxialItem, InclinedItem } from "./axial-schema.ts";
import { says } from "./says.ts";

export function rejectAxial(sheet: Sheet, item: AxialItem): void {
  if (item.fastener === "screw") rejectScrew(sheet, item);
  else rejectNail(sheet, item);
  if (item.F_ax_Ed === undefined) sheet.problem("F_ax_Ed", required());
  ignoreOfMembers(sheet, item.members, ofSections);
  if ((item.F_v_Ed ?? 0) === 0) ignoreOfMembers(sheet, item.members, ["alpha_deg", "pre_drilled"]);
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

/** Of members no more is verified than that they hold the fasteners. */
function ignoreOfMembers(
  sheet: Sheet,
  members: AxialItem["members"],
  fields: readonly (keyof AxialItem["members"][number])[],
): void {
  members.forEach((member, i) => {
    for (const field of fields)
      if (member[field] !== undefined) sheet.unused(`members[${i}].${field}`, says.membersHoldAlone);
  });
}

const ofSections = ["b_mm", "h_mm", "spacings", "rho_mean_kg_m3", "e_1_mm", "e_2_mm"] as const;

/** Of the core, else of the thread outside: no steel of screws is stronger. */
export const greatestTension = formula(
  "8.7.2(7)",
  "1400 * pi / 4 * d^2 / 1000",
  (d) => (1400 * Math.PI * d ** 2) / 4000,
);

function rejectTension(sheet: Sheet, { d_mm, d_core_mm: core, f_tens_k_kN }: Thread): void {
  if (core !== undefined && core >= d_mm) sheet.problem("d_core_mm", below(d_mm, core, { unit: "mm" }));
  const most = greatestTension(Math.min(d_mm, core ?? d_mm));
  if (f_tens_k_kN !== undefined && f_tens_k_kN > most)
    sheet.problem("f_tens_k_kN", atMost(decimals(most, 1), f_tens_k_kN, { unit: "kN", is: says.strongestScrew }));
}

const acrossOnly = ["f_u_k_MPa", "M_y_Rk_Nmm", "pre_drilled", "d_ef_mm"] as const;

function rejectScrew(sheet: Sheet, item: AxialItem): void {
  if (item.nail !== undefined) sheet.problem("nail", onlyWith(says.nails));
  rejectThread(sheet, item, item.alpha_deg ?? 90);
  if (!item.members[0]?.plate) rejectHead(sheet, item);
  if ((item.F_v_Ed ?? 0) === 0) {
    for (const field of acrossOnly) if (item[field] !== undefined) sheet.unused(field, says.withoutLateral);
  }
}

type Thread = Pick<AxialItem, "d_mm" | "d_core_mm" | "l_ef_mm" | "f_tens_k_kN"> & Holding;
type Holding = Pick<AxialItem, "f_ax_k_MPa" | "members" | "l_ef_head_mm">;

/** (8.25) and (8.39) are for wood. */
function holdsInPanel(sheet: Sheet, { members: [head, point], f_ax_k_MPa, l_ef_head_mm = 0 }: Holding): boolean {
  const boards = [point, l_ef_head_mm > 0 ? head : undefined].filter((one) => one?.panel !== undefined);
  if (f_ax_k_MPa !== undefined || boards.every((one) => one?.panel === "LVL")) return false;
  sheet.problem("f_ax_k_MPa", required(says.holdInPanel));
  return true;
}

function rejectThread(sheet: Sheet, item: Thread, alpha: number): void {
  const { d_mm: d, d_core_mm, l_ef_mm, f_ax_k_MPa } = item;
  rejectTension(sheet, item);
  if (l_ef_mm === undefined) sheet.problem("l_ef_mm", required(says.threadLength));
  if (alpha < 30) sheet.problem("alpha_deg", atLeast(30, alpha, { unit: "°", is: says.leastAngle }));
  if (f_ax_k_MPa !== undefined || holdsInPanel(sheet, item)) return;
  const core = d_core_mm === undefined ? undefined : d_core_mm / d;
  if (d < 6 || d > 12 || core === undefined || core < 0.6 || core > 0.75)
    sheet.problem("f_ax_k_MPa", required(says.outsideOfFormula));
}

/** In the wood under the head hold the head or a thread. */
function rejectHead(
  sheet: Sheet,
  { l_ef_head_mm = 0, f_head_k_MPa, head_d_mm }: Pick<AxialItem, "l_ef_head_mm" | "f_head_k_MPa" | "head_d_mm">,
): void {
  if (l_ef_head_mm > 0) {
    if (head_d_mm === undefined && f_head_k_MPa !== undefined) sheet.unused("f_head_k_MPa", says.noDiameterOfHead);
    if (f_head_k_MPa === undefined && head_d_mm !== undefined) sheet.unused("head_d_mm", says.noStrengthOfHead);
    return;
  }
  if (f_head_k_MPa === undefined) sheet.problem("f_head_k_MPa", required(says.headStrength));
  if (head_d_mm === undefined) sheet.problem("head_d_mm", required(says.headDiameter));
}

/** Closer to square with the joint a screw bends before it is pulled. */
const steepest = 75;

export function rejectInclined(sheet: Sheet, item: InclinedItem, alpha: number): void {
  const { F_Ed, members, n, rows = 1, pairs = 0, length_mm, l_ef_mm, l_ef_head_mm = 0, d_mm, d_core_mm } = item;
  rejectThread(sheet, item, alpha);
  if (F_Ed === undefined) sheet.problem("F_Ed", required());
  ignoreOfMembers(sheet, members, [...ofSections, "pre_drilled"]);
  if (alpha > steepest) sheet.problem("alpha_deg", atMost(steepest, alpha, { unit: "°", is: says.steepest }));
  if (d_core_mm !== undefined && d_core_mm >= d_mm)
    sheet.problem("d_core_mm", atMost(d_mm, d_core_mm, { unit: "mm", is: says.outerDiameter }));
  if (pairs > 0) rejectPairs(sheet, item);
  else {
    if (!members[0]?.plate) rejectHead(sheet, item);
    if (item.f_y_k_MPa !== undefined) sheet.unused("f_y_k_MPa", says.noneIsPressed);
  }
  if (pairs > 0 && pairs * 2 !== n * rows) sheet.problem("pairs", says.pairsOfScrews({ screws: n * rows, pairs }));
  const [head, point] = members;
  if (!head || !point || alpha < 30) return;
  if (point.plate) sheet.problem("members[1]", says.pointInPlate);
  const along = (t: number) => t / Math.sin((alpha * Math.PI) / 180);
  const inHead = along(head.t_mm);
  if (length_mm <= inHead)
    sheet.problem("length_mm", says.tooShortAtSlant({ length: length_mm, before: Math.ceil(inHead) }));
  else if (l_ef_mm !== undefined && l_ef_mm > Math.min(length_mm - inHead, along(point.t_mm))) {
    const most = decimals(Math.min(length_mm - inHead, along(point.t_mm)), 1);
    sheet.problem("l_ef_mm", atMost(most, l_ef_mm, { unit: "mm", is: says.lengthLeaves }));
  }
  const thread = head.plate ? 0 : inHead;
  if (l_ef_head_mm > thread)
    sheet.problem("l_ef_head_mm", atMost(decimals(thread, 1), l_ef_head_mm, { unit: "mm", is: says.headSide }));
}

/** A pressed screw holds by its thread in both members; no head and no plate helps it. */
function rejectPairs(sheet: Sheet, { members, l_ef_head_mm = 0, mu, f_head_k_MPa, head_d_mm }: InclinedItem): void {
  if (members[0]?.plate) sheet.problem("members[0]", says.pairsInWood);
  else if (l_ef_head_mm === 0) sheet.problem("l_ef_head_mm", required(says.threadOfPairs));
  if (mu !== undefined) sheet.unused("mu", says.nothingPressed);
  if (f_head_k_MPa !== undefined) sheet.unused("f_head_k_MPa", says.byThreadAlone);
  if (head_d_mm !== undefined) sheet.unused("head_d_mm", says.byThreadAlone);
}

function rejectNail(sheet: Sheet, item: AxialItem): void {
  holdsInPanel(sheet, item);
  for (const field of [
    "d_core_mm",
    "d_ef_mm",
    "l_ef_head_mm",
    "f_tens_k_kN",
    "rho_a_kg_m3",
    "K_ser_ax_1_N_mm",
    "K_ser_ax_rule",
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
