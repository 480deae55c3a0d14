import { listed, type Message } from "../basis/message.ts";
import { decimals, significant } from "../basis/numbers.ts";
import { atLeast, atMost } from "../basis/refusals.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { formulaOfC_1, rootByTip } from "./elastic-critical-moment.ts";
import { C_m } from "./equivalent-moment.ts";
import { k_c_from_C_1, k_c_linear } from "./lateral-torsional.ts";
import type { Member } from "./model.ts";
import { type MomentShape, segmentOf, shapeFactors } from "./moment-shape.ts";
import { rejectCriticalValues, warnOfCurves } from "./own-values.ts";
import { isShorter } from "./resolve-moments.ts";
import { says as member } from "./says.ts";
import { says } from "./says-of-input.ts";

// What a member says twice must agree, and own values must be possible: the favourable one never wins in silence.

export function rejectContradictions(sheet: Sheet, member: Member): void {
  rejectProperties(sheet, member);
  rejectSway(sheet, member);
  rejectHeldTip(sheet, member);
  rejectMoments(sheet, member);
  rejectFactors(sheet, member);
  rejectCriticalValues(sheet, member);
  const tip = member.shape_strong.diagram && rootByTip(member.shape_strong);
  if (member.item.cantilever && tip && member.item.root !== undefined && member.item.root !== tip)
    sheet.problem("root", says.rootWithoutMoment);
  warnOfCurves(sheet, member);
}

const elasticModulus = { y: says.elasticModulus({ axis: "y" }), z: says.elasticModulus({ axis: "z" }) };
const plasticModulus = { y: says.plasticModulus({ axis: "y" }), z: says.plasticModulus({ axis: "z" }) };

/** Reductions cannot give more than there is. */
function rejectProperties(sheet: Sheet, { item, profile: p }: Member): void {
  const own = item.properties;
  if (own === undefined) return;
  const check = (name: keyof typeof own, limit: number, is: Message, unit: string): void => {
    const value = own[name];
    if (value !== undefined && value > limit * 1.005)
      sheet.problem(`properties.${name}`, atMost(significant(limit, 5), value, { unit, is }));
  };
  check("A_eff_mm2", p.A, says.area, "mm²");
  check("W_eff_y_mm3", p.W_el_y, elasticModulus.y, "mm³");
  check("W_eff_z_mm3", p.W_el_z, elasticModulus.z, "mm³");
  check("W_net_y_mm3", p.W_pl_y, plasticModulus.y, "mm³");
  check("W_net_z_mm3", p.W_pl_z, plasticModulus.z, "mm³");
  // eta lifts the shear area of a web by 1.2 at most (EN 1993-1-5 5.1)
  check("A_v_z_mm2", 1.2 * p.A, says.timesArea, "mm²");
  check("A_v_y_mm2", 1.2 * p.A, says.timesArea, "mm²");
  if (own.W_el_y_mm3 !== undefined || own.W_pl_y_mm3 !== undefined) atMostPlastic(sheet, "y", p.W_el_y, p.W_pl_y);
  if (own.W_el_z_mm3 !== undefined || own.W_pl_z_mm3 !== undefined) atMostPlastic(sheet, "z", p.W_el_z, p.W_pl_z);
}

function atMostPlastic(sheet: Sheet, axis: "y" | "z", W_el: number, W_pl: number): void {
  if (W_el <= W_pl * 1.005) return;
  const limit = { unit: "mm³", is: plasticModulus[axis] };
  sheet.problem(`properties.W_el_${axis}_mm3`, atMost(significant(W_pl, 5), W_el, limit));
}

/** Of the length of a member that sways: haunches and the depths of beams may be left off, and no more. */
const leastSwayLength = 0.8;

/** A buckling length above the member's says that its ends sway; of one that sways it is not far below. */
function rejectSway(sheet: Sheet, { item, L_cr_y, L_cr_z, length, sway_y, sway_z }: Member): void {
  const sways = { y: L_cr_y, z: L_cr_z };
  const swaying = { y: sway_y, z: sway_z };
  for (const axis of ["y", "z"] as const) {
    const given = item[`L_cr_${axis}_mm`];
    if (item[`sway_${axis}`] && given !== undefined && isShorter(given, leastSwayLength * length)) {
      const fields = { axis, sway: `sway_${axis}`, C_m: `C_m${axis}` };
      sheet.problem(`L_cr_${axis}_mm`, says.lengthOfSway({ ...fields, least: length, given }));
    }
    if (item[`sway_${axis}`] === false && swaying[axis]) {
      sheet.unused(`sway_${axis}`, says.endsSway({ axis, L_cr: sways[axis], length }));
    }
  }
}

/** Free at one end: in the plane of bending 2 at least; along y something outside the member may hold its tip. */
function rejectHeldTip(sheet: Sheet, { item, length }: Member): void {
  // without compression nothing buckles, and the length stays unused
  if (!item.cantilever || !((item.N_Ed ?? 0) > 0 || "load_cases" in item)) return;
  const least = 2 * length;
  if (item.L_cr_y_mm !== undefined && isShorter(item.L_cr_y_mm * 1.01, least))
    sheet.problem("L_cr_y_mm", says.lengthOfCantilever({ least, given: item.L_cr_y_mm }));
  else if (item.L_cr_z_mm !== undefined && isShorter(item.L_cr_z_mm * 1.01, least))
    sheet.warn(member.heldTip({ least }));
}

export const saysShape = (item: Member["item"], axis: "y" | "z"): boolean =>
  axis === "y"
    ? (item.psi_y ?? item.moment_shape_y ?? item.M_y_diagram) !== undefined
    : (item.psi_z ?? item.moment_shape_z ?? item.M_z_diagram) !== undefined;

/** Between restraints at the ends of the member only there are the moments of the member. */
function rejectMoments(sheet: Sheet, { item, length, L_LT, shape_LT, shape_strong, strongIsZ, lying }: Member): void {
  const field = (["psi_LT", "moment_shape_LT", "M_y_diagram_LT"] as const).find((name) => item[name] !== undefined);
  const axis = strongIsZ || lying ? "z" : "y";
  if (field === undefined || !saysShape(item, axis)) return;
  const share = isShorter(L_LT, length) ? L_LT / length : 1;
  const [said, most] = [formulaOfC_1(shape_LT), mostOfC_1(shape_strong, share)];
  if (said <= 1.15 * most) return;
  sheet.problem(
    field,
    share < 1
      ? says.momentsOfPiece({ axis, given: decimals(said, 2), length: L_LT, most: decimals(most, 2) })
      : says.momentsOfMember({ axis }),
  );
}

/** Of all pieces that hold the greatest moment, wherever the restraints are. */
function mostOfC_1(shape: MomentShape, share: number): number {
  const steps = share < 1 ? 40 : 0;
  let most = 1;
  for (let i = 0; i <= steps; i++) {
    const from = steps === 0 ? 0 : ((1 - share) * i) / steps;
    const piece = segmentOf(shape, from, from + share);
    if (piece && piece.share > 0.95) most = Math.max(most, formulaOfC_1(piece.shape));
  }
  return most;
}

const silent: Page = Tally.aside();

/** Table B.3: C_m of members that buckle in a sway mode. */
const ofSway = 0.9;

/** Own factors where moments are given: no more favourable than what these give. */
function rejectFactors(sheet: Sheet, member: Member): void {
  const { item, method, shape_my, shape_mz, shape_y, shape_z, shape_LT, segments, length, L_LT } = member;
  const sways = { C_my: member.sway_y, C_mz: member.sway_z, C_mLT: false };
  const least = method === 2 ? 0.4 : undefined;
  const checkC_m = (name: "C_my" | "C_mz" | "C_mLT", shape: MomentShape | undefined): void => {
    const value = item[name];
    if (value === undefined) return;
    if (least !== undefined && value < least) {
      sheet.problem(name, atLeast(least, value, { is: says.leastOfTableB3 }));
      return;
    }
    if (method === 1 && name === "C_mLT" && value < 1) {
      sheet.problem(name, atLeast(1, value, { is: says.leastOfTableA2 }));
      return;
    }
    if (shape === undefined || method === 1) return;
    const found = sways[name] ? ofSway : C_m(silent, name, name, shape);
    if (value < 0.95 * found) sheet.problem(name, says.factorOfTableB3({ found: significant(found, 3), given: value }));
  };
  checkC_m("C_my", saysShape(item, "y") && shape_my === shape_y ? shape_my : undefined);
  checkC_m("C_mz", saysShape(item, "z") && shape_mz === shape_z ? shape_mz : undefined);
  warnOfFactors(sheet, item);
  const whole = saysShape(item, "y") && !isShorter(L_LT, length) && segments === undefined ? shape_LT : undefined;
  checkC_m("C_mLT", whole);
  if (whole === undefined || item.cantilever) return;
  if (item.k_c !== undefined) checkK_c(sheet, item.k_c, whole);
  if (item.C_1 === undefined) return;
  // other tables than ours are some 10 % higher for some shapes; rotation held at the ends as well
  const allowed = 1.15 * formulaOfC_1(whole) * ((item.k_z ?? 1) < 1 || (item.k_w ?? 1) < 1 ? 1.2 : 1);
  if (item.C_1 > allowed)
    sheet.problem("C_1", says.factorOfMoments({ found: significant(formulaOfC_1(whole), 3), given: item.C_1 }));
}

/** Without moments along the member they are as for uniform ones, and own factors that help more are alone. */
function warnOfFactors(sheet: Sheet, item: Member["item"]): void {
  const { C_1 = 1, k_c = 1, C_mLT = 1 } = item;
  const said =
    saysShape(item, "y") ||
    (item.psi_LT ?? item.moment_shape_LT ?? item.M_y_diagram_LT ?? item.restraints_mm) !== undefined;
  if (said || (C_1 <= 1 && k_c >= 1 && C_mLT >= 1)) return;
  sheet.warn(
    says.factorsAlone({
      factors: listed(
        "plain",
        ["C_1", "k_c", "C_mLT"].filter((name) => name in item),
      ),
    }),
  );
}

function checkK_c(sheet: Sheet, k_c: number, shape: MomentShape): void {
  const found =
    shape.name === "linear"
      ? k_c_linear(shape.psi)
      : shape.name === "diagram"
        ? k_c_from_C_1(formulaOfC_1(shape))
        : shapeFactors[shape.name].k_c;
  if (k_c >= 0.9 * Math.min(1, found)) return;
  sheet.problem("k_c", says.factorOfMoments({ found: significant(Math.min(1, found), 3), given: k_c }));
}
