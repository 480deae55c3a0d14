import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, notWith, onlyWith, required } from "../../basis/refusals.ts";
import { centred } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { leastCrown } from "./axial-resistance.ts";
import { type Fastener, isPanel, isPlate, type Part } from "./model.ts";
import { extentOf } from "./places.ts";
import { timberParts, woods } from "./resolve.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

/** What no joint can be, and what the clauses do not cover. */
export function rejectJoint(sheet: Sheet, item: DowelTypeItem): void {
  const { fastener, members, shear_planes, d_mm } = item;
  const planes = members.length - 1;
  if (item.n === undefined && item.bolts === undefined && !isForPattern(item)) sheet.problem("n", required(says.inRow));
  if (shear_planes !== undefined && shear_planes !== planes) {
    sheet.problem("shear_planes", says.planesOfMembers({ planes, given: shear_planes }));
  }
  if (members.every(({ plate }) => plate)) sheet.problem("members", says.woodSomewhere);
  if ((fastener === "bolt" || fastener === "dowel") && d_mm > 30) {
    sheet.problem("d_mm", atMost(30, d_mm, { unit: "mm", is: says.rangeOfBolts }));
  }
  if (fastener === "dowel" && d_mm < 6) sheet.problem("d_mm", atLeast(6, d_mm, { unit: "mm", is: says.rangeOfDowels }));
  if (item.M_y_Rk_Nmm !== undefined) {
    const most = greatestYieldMoment(d_mm);
    if (item.M_y_Rk_Nmm > most)
      sheet.problem("M_y_Rk_Nmm", atMost(decimals(most, 0), item.M_y_Rk_Nmm, { unit: "Nmm", is: says.strongestWire }));
  }
  members.forEach(({ alpha_deg = 0 }, i) => {
    rejectAngle(sheet, item.bolts === undefined, alpha_deg, i);
    rejectOutside(sheet, item, i, closest * d_mm, d_mm / 2);
  });
  rejectForeign(sheet, item);
  rejectStaple(sheet, item);
  if (item.washer && item.washer.d_i_mm >= item.washer.d_e_mm) {
    sheet.problem(
      "washer.d_i_mm",
      atMost(item.washer.d_e_mm, item.washer.d_i_mm, { unit: "mm", is: says.outerDiameter }),
    );
  }
  if (item.rope_effect === false && item.F_ax_Rk_kN !== undefined) sheet.problem("F_ax_Rk_kN", notWith("rope_effect"));
  if (fastener === "dowel" && item.F_ax_Rk_kN !== undefined) sheet.problem("F_ax_Rk_kN", says.dowelsSlide);
  const { splitting } = item;
  if (splitting && splitting.h_e_mm >= splitting.h_mm) {
    sheet.problem("splitting.h_e_mm", atMost(splitting.h_mm, splitting.h_e_mm, { unit: "mm", is: says.depthOfMember }));
  }
  if (item.bolts && item.alternating_kN !== undefined) sheet.problem("alternating_kN", says.alternatingOfBolts);
}

export interface Placing extends Pick<DowelTypeItem, "bolts" | "N_Ed" | "V_Ed" | "M_Ed" | "rows" | "F_Ed"> {
  readonly n?: number | undefined;
}

/** Forces of a pattern alone: its places are missing, or misnamed. */
export const isForPattern = ({ bolts, N_Ed, V_Ed, M_Ed = 0, n, F_Ed }: Placing): boolean =>
  bolts === undefined &&
  n === undefined &&
  F_Ed === undefined &&
  (N_Ed !== undefined || V_Ed !== undefined || M_Ed !== 0);

/** A force has no side of the grain; a pattern has. */
export function rejectAngle(sheet: Sheet, ofRows: boolean, alpha: number, i: number): void {
  if (ofRows && (alpha < 0 || alpha > 90))
    sheet.problem(`members[${i}].alpha_deg`, (alpha < 0 ? atLeast : atMost)(alpha < 0 ? 0 : 90, alpha, { unit: "°" }));
}

/** From the first fastener to the last across the grain of a member. */
export const extentAcross = formula(
  "8.3.1.2, Figure 8.7",
  "(n - 1) * a_1 * sin(alpha * pi / 180) + (m - 1) * a_2 * cos(alpha * pi / 180)",
  (n, a_1, alpha, m, a_2) =>
    (n - 1) * a_1 * Math.sin((alpha * Math.PI) / 180) + (m - 1) * a_2 * Math.cos((alpha * Math.PI) / 180),
);
/** Of a square nail of the strongest wire there is, 1400 MPa. */
export const greatestYieldMoment = formula("8.3.1.1(4) (8.14)", "0.45 * 1400 * d^2.6", (d) => 0.45 * 1400 * d ** 2.6);

/** The least spacing of any table, in diameters. */
const closest = 3;

/** A group lies in the depth that its members have; `least` apart and `edge` from the edges where nothing is said. */
export function rejectOutside(sheet: Sheet, item: DowelTypeItem, i: number, least: number, edge: number): void {
  const { n, rows = 1, bolts } = item;
  const { h_mm: h, alpha_deg: alpha = 0, spacings: own = {}, plate } = item.members[i] ?? {};
  if ((n === undefined && bolts === undefined) || h === undefined || plate === true) return;
  const given = (name: "a_1_mm" | "a_2_mm" | "a_4_t_mm" | "a_4_c_mm") => own[name] ?? item[name];
  const across = bolts
    ? extentOf(centred(bolts), alpha)
    : extentAcross(n ?? 1, given("a_1_mm") ?? least, alpha, rows, given("a_2_mm") ?? least);
  const edges = [given("a_4_t_mm"), given("a_4_c_mm")].filter((one) => one !== undefined);
  // one edge distance is the least of both
  const beside = edges.length === 2 ? (edges[0] ?? 0) + (edges[1] ?? 0) : 2 * (edges[0] ?? edge);
  if (across + beside > h * 1.01)
    sheet.problem(
      `members[${i}].h_mm`,
      atLeast(decimals(across + beside, 1), h, { unit: "mm", is: says.groupWithEdges }),
    );
}

/** Fields of other fasteners. */
function rejectForeign(sheet: Sheet, item: DowelTypeItem): void {
  const { fastener } = item;
  if (fastener !== "nail") {
    if (item.nail !== undefined) sheet.problem("nail", onlyWith(says.nails));
    for (const field of ["staggered", "splitting_species"] as const) {
      if (item[field] === true) sheet.problem(field, onlyWith(says.nails));
    }
  }
  if (fastener !== "bolt" && item.washer !== undefined) sheet.problem("washer", onlyWith(says.bolts));
}

function rejectStaple(sheet: Sheet, item: DowelTypeItem): void {
  if (item.fastener !== "staple") {
    for (const field of ["crown_mm", "crown_angle_deg"] as const) {
      if (item[field] !== undefined) sheet.problem(field, onlyWith(says.staples));
    }
    return;
  }
  const least = leastCrown(item.d_mm);
  if (item.crown_mm === undefined) sheet.problem("crown_mm", required(says.crown));
  else if (item.crown_mm < least)
    sheet.problem("crown_mm", atLeast(least, item.crown_mm, { unit: "mm", is: says.sixDiameters }));
}

/** 8.3.1.1(2), 8.5.1, 8.6: where holes must be drilled; 8.2.4 of an annex: which fasteners it is for. */
export function rejectParts(sheet: Sheet, item: DowelTypeItem, fastener: Fastener, parts: readonly Part[]): void {
  const { type, d } = fastener;
  for (const { index, drilled } of woods(parts)) {
    if (drilled) continue;
    const path = `members[${index}].pre_drilled`;
    if (type === "nail" && d > 6) sheet.problem(path, says.stoutNails);
  }
  for (const { index, drilled, rho_k } of timberParts(parts)) {
    if (!drilled && type === "nail" && rho_k > 500) {
      sheet.problem(`members[${index}].pre_drilled`, says.denseWood({ rho_k }));
    }
  }
  if (item.method === "simplified") {
    if (type !== "bolt" && type !== "dowel") sheet.problem("method", onlyWith(says.boltsAndDowels));
    if (parts.length > 3) sheet.problem("method", says.simplifiedPlanes);
    if (woods(parts).some(isPanel)) sheet.problem("method", says.simplifiedWood);
  }
  const [head] = parts;
  if (type === "staple" && isPlate(head)) sheet.problem("members[0]", says.staplesInPlates);
}
