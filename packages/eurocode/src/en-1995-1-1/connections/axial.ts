import { ofForm } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { fromActions } from "./alternating.ts";
import * as axial from "./axial-resistance.ts";
import { type AxialItem, axialSchema } from "./axial-schema.ts";
import { axialStiffness } from "./axial-slip.ts";
import { type Design, designOf } from "./design.ts";
import { fireOfScrews, rejectScrewsInFire } from "./fire-axial.ts";
import { drawAxial } from "./geometry.ts";
import * as group from "./group.ts";
import { lateral } from "./lateral.ts";
import { type Fastener, isPanel, type Part } from "./model.ts";
import { rejectAxial } from "./refuse-axial.ts";
import { resolveFastener, resolveParts } from "./resolve.ts";
import { effectiveNumber, placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import { type Held, leastOf, ofScrews, verifyApart, woodsOf } from "./screws.ts";

const both = requirement("lateral-axial", "8.3.3(1)", "eta <= 1", "axial and lateral force together");
const nailWithdrawal = requirement("withdrawal", "8.3.2(4)", "F_ax_Ed / F_ax_alpha_Rd <= 1", "withdrawal");
const nailHeadPull = requirement(
  "head-pull-through",
  "8.3.2(4)",
  "F_ax_Ed / F_ax_head_Rd <= 1",
  "hold on the head side",
);
const nailPenetration = ofForm(requirement("penetration", "8.3.2(7)", "l_ef_min / l_ef <= 1", "penetration"));

export const axialKind = defineKind({
  name: "axial",
  title: "Timber joints with screws and nails along their axis",
  list: "connections",
  schema: axialSchema,
  actions: ["F_ax_Ed", "F_v_Ed"],
  caseFields: ["load_duration"],
  fromActions,
  example: {
    mark: "S1",
    connection: "axial",
    fastener: "screw",
    d_mm: 8,
    d_core_mm: 5.3,
    length_mm: 240,
    l_ef_mm: 100,
    f_ax_k_MPa: 11,
    f_head_k_MPa: 10.5,
    f_tens_k_kN: 20,
    rho_a_kg_m3: 350,
    head_d_mm: 22,
    members: [
      { t_mm: 100, species: "GL24h" },
      { t_mm: 200, species: "GL24h" },
    ],
    n: 2,
    rows: 2,
    F_ax_Ed: 12,
    service_class: 1,
    load_duration: "medium-term",
  },
  unverified: ({ F_ax_Ed = 0, F_v_Ed = 0 }) =>
    F_ax_Ed < 0 && F_v_Ed === 0
      ? "pressed together: the force goes through the members, not through the fasteners"
      : undefined,
  label: ({ fastener, d_mm, n, rows = 1 }) => `${n * rows} × ${fastener} ${d_mm}`,
  run(sheet, item) {
    rejectAxial(sheet, item);
    rejectScrewsInFire(sheet, item);
    const across = acrossAxis(item);
    const fastener = fastenerOf(sheet, item, across);
    const parts = fastener && resolveParts(sheet, across, fastener, shearOf(item) > 0);
    if (!fastener || !parts || sheet.problems.length > 0) return;
    const design = designOf(sheet, item, parts);
    if (!design) return;
    if ((item.F_ax_Ed ?? 0) < 0) sheet.assume(says.pressureInWood);
    const held =
      item.fastener === "screw"
        ? ofScrews(sheet, item, parts, design, {
            F_ax_Ed: tensionOf(item),
            count: item.n * (item.rows ?? 1),
            angleIn: () => item.alpha_deg ?? 90,
          })
        : ofNails(sheet, item, fastener, parts, design);
    if (held === undefined || sheet.problems.length > 0) return;
    drawAxial(sheet, item, { fastener: item.fastener, slant: 90, crossed: false, F: tensionOf(item) });
    sheet.given("F_ax_Rk_kN", held.F_Rk);
    sheet.given("F_ax_Rd_kN", held.F_Rd);
    if (shearOf(item) > 0) together(sheet, item, across, fastener, parts, design, held.F_Rd);
    if (item.fastener === "screw") {
      axialStiffness(sheet, item, parts);
      verifyApart(sheet, item, parts);
      if (item.fire && shearOf(item) > 0) sheet.lack("F_v_Ed", says.shearInFire);
      fireOfScrews(sheet, item, tensionOf(item), held.F_Rk);
    }
  },
});

/** Of a joint without it there is a problem; what presses the members together goes from one to the other. */
const tensionOf = ({ F_ax_Ed = 0 }: AxialItem): number => Math.max(0, F_ax_Ed);
const shearOf = ({ F_v_Ed = 0 }: AxialItem): number => Math.abs(F_v_Ed);

/** The same fasteners across their axis. */
const acrossAxis = (item: AxialItem): DowelTypeItem => {
  const {
    mark,
    fastener,
    d_mm,
    d_ef_mm,
    d_core_mm,
    f_u_k_MPa,
    M_y_Rk_Nmm,
    members,
    n,
    rows,
    length_mm,
    nail,
    pre_drilled,
  } = item;
  return {
    mark,
    fastener,
    d_mm,
    members,
    n,
    length_mm,
    ...(rows === undefined ? {} : { rows }),
    ...(d_ef_mm === undefined ? {} : { d_ef_mm }),
    ...(d_core_mm === undefined ? {} : { d_core_mm }),
    ...(f_u_k_MPa === undefined ? {} : { f_u_k_MPa }),
    ...(M_y_Rk_Nmm === undefined ? {} : { M_y_Rk_Nmm }),
    ...(nail === undefined ? {} : { nail }),
    ...(pre_drilled === undefined ? {} : { pre_drilled }),
    ...(item.a_1_mm === undefined ? {} : { a_1_mm: item.a_1_mm }),
  };
};

/** Along the axis neither yield moment nor effective diameter counts. */
function fastenerOf(sheet: Sheet, item: AxialItem, across: DowelTypeItem): Fastener | undefined {
  if (shearOf(item) > 0) return resolveFastener(sheet, across);
  const { fastener: type, d_mm: d, nail } = item;
  return {
    type,
    d,
    d_ef: d,
    asBolt: false,
    smooth: nail?.surface !== "profiled",
    square: nail?.shape === "square",
    f_u: undefined,
    M_y: 0,
  };
}

function ofNails(
  sheet: Sheet,
  item: AxialItem,
  fastener: Fastener,
  parts: readonly Part[],
  design: Design,
): Held | undefined {
  const { head, point } = woodsOf(parts);
  if (!point) return undefined;
  const { d, smooth } = fastener;
  const count = item.n * (item.rows ?? 1);
  sheet.assume(says.acrossTheGrain);
  const byDensity = item.f_ax_k_MPa === undefined || item.f_head_k_MPa === undefined;
  if (!smooth && byDensity) sheet.assume(says.profiledAsSmooth);
  if (byDensity && (isPanel(point) || (head && isPanel(head)))) sheet.assume(says.nailsInPanels);
  if (count === 1) sheet.warn(says.twoNails);
  sheet.warn(says.nailDistances);
  const t_pen = item.l_ef_mm ?? point.depth;
  const f_ax = item.f_ax_k_MPa ?? axial.nailWithdrawal(point.rho_k);
  sheet.given("f_ax_k_MPa", f_ax);
  if (item.f_ax_k_MPa === undefined) sheet.step("f_ax_k", axial.nailWithdrawal, point.rho_k);
  const k_pen = sheet.step("k_pen", smooth ? axial.shortSmooth : axial.shortProfiled, t_pen, d);
  const one = sheet.step("F_ax", axial.pullOut, f_ax, d, t_pen);
  const F_point = sheet.put("F_ax_alpha_Rk_kN", axial.ofAll, count, k_pen, one);
  const along = (F_Rk: number): Held => ({
    F_Rk,
    F_Rd: sheet.step("F_Rd", group.design, design.k_mod, F_Rk, design.gamma_M),
  });
  const held = [along(F_point)];
  sheet.verify(nailWithdrawal, tensionOf(item), held[0]?.F_Rd ?? 0, "kN");
  sheet.verify(nailPenetration, (smooth ? axial.leastSmooth : axial.leastThread)(d), t_pen, "mm");
  if (head) {
    const d_h = item.head_d_mm ?? 2 * d;
    if (item.head_d_mm === undefined) sheet.assume(says.headOfNail);
    const f_head = item.f_head_k_MPa ?? sheet.step("f_head_k", axial.nailHead, head.rho_k);
    const through = smooth
      ? sheet.step("F_head", axial.headAndShank, f_ax, d, head.t, f_head, d_h)
      : sheet.step("F_head", axial.headAlone, f_head, d_h);
    const F_head = sheet.put("F_ax_head_Rk_kN", axial.ofAll, count, 1, through);
    const ofHead = along(F_head);
    held.push(ofHead);
    sheet.verify(nailHeadPull, tensionOf(item), ofHead.F_Rd, "kN");
  }
  return leastOf(held);
}

/** 8.3.3 */
function together(
  sheet: Sheet,
  item: AxialItem,
  across: DowelTypeItem,
  fastener: Fastener,
  parts: readonly Part[],
  design: Design,
  F_ax_Rd: number,
): void {
  sheet.assume(says.lateralWithoutRope);
  sheet.warn(says.lateralAlone);
  const one = lateral(sheet, across, fastener, parts, 0);
  const n_ef = effectiveNumber(sheet, across, fastener, placed(across, fastener, parts), parts, "n_ef_v");
  const F_row = sheet.put("F_v_ef_Rk_kN", group.rowResistance, n_ef, 1, one.F);
  const F_v_Rk = sheet.put("F_v_Rk_total_kN", group.rows, item.rows ?? 1, F_row);
  const F_v_Rd = sheet.put("F_v_Rd_kN", group.design, design.k_mod, F_v_Rk, design.gamma_M);
  const linear = item.fastener === "nail" && fastener.smooth;
  const eta = sheet.put("eta", linear ? axial.linear : axial.squared, tensionOf(item), F_ax_Rd, shearOf(item), F_v_Rd);
  sheet.verify(both, eta, 1, "");
}
