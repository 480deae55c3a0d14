import { decimals } from "../../basis/numbers.ts";
import { notWith, required } from "../../basis/refusals.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import type { Actions, Member } from "../model.ts";
import { resolveProfile } from "../resolve-profile.ts";
import type { Opened, Room } from "../room.ts";
import type { MemberItem } from "../schema.ts";
import * as rules from "./formulas.ts";
import { says } from "./says.ts";
import { type End, type Frame, frameFields } from "./schema.ts";

// The frame's side of a member: its buckling length between beams, alpha_cr of its storey, and imperfections as forces.

type Axis = "y" | "z";

/** Buckling lengths that follow from the ends; they stand in the item as if they were given. */
function before(sheet: Sheet, item: MemberItem): MemberItem {
  const { frame } = item;
  if (!frame || (!frame.ends_y && !frame.ends_z)) return item;
  if (item.cantilever) sheet.problem("frame", says.cantilever);
  const profile = resolveProfile(Tally.aside(), item);
  const lengths: { L_cr_y_mm?: number; L_cr_z_mm?: number } = {};
  for (const axis of ["y", "z"] as const) {
    const ends = frame[`ends_${axis}`];
    if (!ends || !profile) continue;
    const found = lengthBetween(sheet, item, axis, ends, axis === "y" ? profile.I_y : profile.I_z);
    if (found !== undefined) lengths[`L_cr_${axis}_mm`] = found;
  }
  return { ...item, ...lengths };
}

function lengthBetween(
  sheet: Sheet,
  item: MemberItem,
  axis: Axis,
  ends: readonly End[],
  I: number,
): number | undefined {
  if (item[`L_cr_${axis}_mm`] !== undefined) sheet.problem(`L_cr_${axis}_mm`, notWith(`frame.ends_${axis}`));
  const sways = item[`sway_${axis}`] === true;
  if (!sways) sheet.assume(says.noSway({ axis }), { weighty: true });
  const K_c = sheet.step("K_c", rules.columnStiffness, I, item.length_mm);
  const [eta_1, eta_2] = ends.map((end, i) => distributionAt(sheet, end, K_c, { axis, i, sways }));
  if (eta_1 === undefined || eta_2 === undefined) return undefined;
  if (sways && eta_1 > 0.999 && eta_2 > 0.999) {
    sheet.problem(`frame.ends_${axis}`, says.mechanism);
    return undefined;
  }
  const k = sheet.put(`k_cr_${axis}`, sways ? rules.swayFactor : rules.heldFactor, eta_1, eta_2);
  return rules.bucklingLength(k, item.length_mm);
}

interface Place {
  readonly axis: Axis;
  readonly i: number;
  readonly sways: boolean;
}

function distributionAt(sheet: Sheet, end: End, K_c: number, { axis, i, sways }: Place): number | undefined {
  const path = `frame.ends_${axis}[${i}]`;
  const name = `eta_${axis}_${i + 1}`;
  const { eta, beams, column } = end;
  if (eta !== undefined) {
    if (beams || column) sheet.problem(`${path}.eta`, notWith(beams ? "beams" : "column"));
    return sheet.given(name, eta);
  }
  if (!beams) {
    sheet.problem(path, required(says.etaOrBeams));
    return undefined;
  }
  sheet.assume(says.rigidJoints);
  const factors = sways ? rules.byFarEnd.sways : rules.byFarEnd.held;
  let K_b = 0;
  for (const { I_mm4, length_mm, far = "rigid" } of beams) {
    const K = sheet.step("K_b", rules.beamStiffness, factors[far], I_mm4, length_mm);
    K_b = sheet.step("K_b", rules.sum, K_b, K);
  }
  const K_1 = column ? sheet.step("K_1", rules.columnStiffness, column.I_mm4, column.length_mm) : 0;
  return sheet.put(name, rules.distribution, K_c, K_1, K_b);
}

function alphaOf(sheet: Sheet, { storey, alpha_cr }: Frame): number | undefined {
  if (alpha_cr !== undefined) {
    if (storey) sheet.problem("frame.alpha_cr", notWith("frame.storey"));
    return sheet.given("alpha_cr", alpha_cr);
  }
  if (!storey) return undefined;
  return sheet.put("alpha_cr", rules.alphaCr, storey.H_Ed, storey.V_Ed, storey.h_mm, storey.delta_H_mm);
}

function judgeAlpha(sheet: Sheet, alpha: number, { analysis = "elastic", second_order }: Frame): void {
  const limit = rules.limits[analysis];
  if (alpha >= limit) sheet.assume(says.noEffects({ limit }));
  else if (!second_order && alpha >= rules.leastAlpha) {
    const factor = sheet.put("amplification", rules.amplification, alpha);
    sheet.warn(says.amplify({ alpha: decimals(alpha, 2), limit, factor: decimals(factor, 3) }));
  }
}

function putSway(sheet: Sheet, { item }: Member, { height_mm, columns }: Frame): number {
  if (height_mm === undefined || columns === undefined) sheet.assume(says.swayDefaults);
  const alpha_h = sheet.put("alpha_h", rules.heightFactor, height_mm ?? item.length_mm);
  const alpha_m = sheet.put("alpha_m", rules.columnFactor, columns ?? 1);
  return sheet.put("phi", rules.sway, alpha_h, alpha_m);
}

function open(sheet: Sheet, member: Member): Opened | undefined {
  const { item } = member;
  const { frame } = item;
  if (!frame) return undefined;
  const alpha = alphaOf(sheet, frame);
  if (alpha !== undefined) judgeAlpha(sheet, alpha, frame);
  const phi = putSway(sheet, member, frame);
  sheet.assume(says.forces);
  const { analysis = "elastic" } = frame;
  const e_0 = (["y", "z"] as const).map((axis) => {
    const curve = item[`buckling_curve_${axis}`] ?? member.curveOf(member.profile, axis);
    return sheet.put(`e_0_${axis}_mm`, rules.bow, item.length_mm, rules.bows[analysis][curve]);
  });
  return {
    verify: (page, _, __, { N_Ed }: Actions) => {
      if (alpha !== undefined && !frame.second_order && alpha < rules.limits[analysis])
        page.verify(rules.firstOrder, rules.leastAlpha, alpha, "");
      if (N_Ed > 0) putForces(page, N_Ed, phi, e_0, item.length_mm);
    },
  };
}

function putForces(page: Page, N_Ed: number, phi: number, e_0: readonly number[], L: number): void {
  page.put("H_phi_kN", rules.swayForce, phi, N_Ed);
  page.put("q_0_y_kN_m", rules.bowLoad, N_Ed, e_0[0] ?? 0, L);
  page.put("q_0_z_kN_m", rules.bowLoad, N_Ed, e_0[1] ?? 0, L);
}

export const frameRoom: Room = { fields: frameFields, before, open };
