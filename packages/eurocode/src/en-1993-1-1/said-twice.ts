import { decimals, significant } from "../basis/numbers.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { formulaOfC_1 } from "./elastic-critical-moment.ts";
import { C_m } from "./equivalent-moment.ts";
import { k_c_from_C_1, k_c_linear } from "./lateral-torsional.ts";
import type { Member } from "./model.ts";
import { type MomentShape, segmentOf, shapeFactors } from "./moment-shape.ts";
import { rejectCriticalValues, warnOfCurves } from "./own-values.ts";
import { isShorter } from "./resolve-moments.ts";

// What a member says twice must agree, and own values must be possible: the favourable one never wins in silence.

export function rejectContradictions(sheet: Sheet, member: Member): void {
  rejectProperties(sheet, member);
  rejectSway(sheet, member);
  rejectHeldTip(sheet, member);
  rejectMoments(sheet, member);
  rejectFactors(sheet, member);
  rejectCriticalValues(sheet, member);
  warnOfCurves(sheet, member);
}

/** Reductions cannot give more than there is. */
function rejectProperties(sheet: Sheet, { item, profile: p }: Member): void {
  const own = item.properties;
  if (own === undefined) return;
  const atMost = (name: keyof typeof own, limit: number, what: string, unit: string): void => {
    const value = own[name];
    if (value !== undefined && value > limit * 1.005) {
      sheet.problem(`properties.${name}`, `must be at most ${what}, ${significant(limit, 5)} ${unit}; it is ${value}`);
    }
  };
  atMost("A_eff_mm2", p.A, "the area of the section", "mm²");
  atMost("W_eff_y_mm3", p.W_el_y, "the elastic modulus about y", "mm³");
  atMost("W_eff_z_mm3", p.W_el_z, "the elastic modulus about z", "mm³");
  atMost("W_net_y_mm3", p.W_pl_y, "the plastic modulus about y", "mm³");
  atMost("W_net_z_mm3", p.W_pl_z, "the plastic modulus about z", "mm³");
  // eta lifts the shear area of a web by 1.2 at most (EN 1993-1-5 5.1)
  atMost("A_v_z_mm2", 1.2 * p.A, "1.2 times the area of the section", "mm²");
  atMost("A_v_y_mm2", 1.2 * p.A, "1.2 times the area of the section", "mm²");
  if (own.W_el_y_mm3 !== undefined || own.W_pl_y_mm3 !== undefined) atMostPlastic(sheet, "y", p.W_el_y, p.W_pl_y);
  if (own.W_el_z_mm3 !== undefined || own.W_pl_z_mm3 !== undefined) atMostPlastic(sheet, "z", p.W_el_z, p.W_pl_z);
}

function atMostPlastic(sheet: Sheet, axis: "y" | "z", W_el: number, W_pl: number): void {
  if (W_el <= W_pl * 1.005) return;
  sheet.problem(
    `properties.W_el_${axis}_mm3`,
    `must be at most the plastic modulus about ${axis}, ${significant(W_pl, 5)} mm³; it is ${W_el}`,
  );
}

/** Of the length of a member that sways: haunches and the depths of beams may be left off, and no more. */
const leastSwayLength = 0.8;

/** A buckling length above the member's says that its ends sway; of one that sways it is not far below. */
function rejectSway(sheet: Sheet, { item, L_cr_y, L_cr_z, length }: Member): void {
  const sways = { y: L_cr_y, z: L_cr_z };
  for (const axis of ["y", "z"] as const) {
    const given = item[`L_cr_${axis}_mm`];
    if (item[`sway_${axis}`] && given !== undefined && isShorter(given, leastSwayLength * length)) {
      sheet.problem(
        `L_cr_${axis}_mm`,
        `must be at least the length of the member, ${length} mm, whose ends sway about ${axis} (sway_${axis}); it is ${given}; of several storeys give length_mm of one, and leave sway_${axis} out, or give C_m${axis}, where the ends are held`,
      );
    }
    if (item[`sway_${axis}`] === false && isShorter(length * 1.05, sways[axis])) {
      sheet.problem(
        `sway_${axis}`,
        `must not be false: the buckling length about ${axis}, ${sways[axis]} mm, is above the length of the member, ${length} mm, so that its ends sway (Table B.3)`,
      );
    }
  }
}

/** Free at one end: in the plane of bending 2 at least; along y something outside the member may hold its tip. */
function rejectHeldTip(sheet: Sheet, { item, length }: Member): void {
  // without compression nothing buckles, and the length stays unused
  if (!item.cantilever || !((item.N_Ed ?? 0) > 0 || "load_cases" in item)) return;
  const least = 2 * length;
  if (item.L_cr_y_mm !== undefined && isShorter(item.L_cr_y_mm * 1.01, least))
    sheet.problem(
      "L_cr_y_mm",
      `must be at least twice the length of the cantilever, ${least} mm, whose end is free; it is ${item.L_cr_y_mm}; leave cantilever out where the end is held`,
    );
  else if (item.L_cr_z_mm !== undefined && isShorter(item.L_cr_z_mm * 1.01, least))
    sheet.warn(
      `L_cr_z_mm is less than twice the length of the cantilever, ${least} mm: something else must hold its end along y`,
    );
}

const saysShape = (item: Member["item"], axis: "y" | "z"): boolean =>
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
      ? `must agree with the moments about ${axis} of the whole member (6.3.2.2(2)): its C_1 = ${decimals(said, 2)}, and no piece of ${L_LT} mm with the greatest moment has more than ${decimals(most, 2)}; leave it out, or give restraints_mm in its place`
      : `must agree with the moments about ${axis} of the whole member: L_LT_mm is not shorter than it; leave it out`,
  );
}

/** Of all pieces that hold the greatest moment, wherever the restraints stand. */
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

/** Own factors beside moments that are given: no more favourable than what these give. */
function rejectFactors(sheet: Sheet, member: Member): void {
  const { item, method, shape_my, shape_mz, shape_y, shape_z, shape_LT, segments, length, L_LT } = member;
  const least = method === 2 ? 0.4 : undefined;
  const checkC_m = (name: "C_my" | "C_mz" | "C_mLT", shape: MomentShape | undefined): void => {
    const value = item[name];
    if (value === undefined) return;
    if (least !== undefined && value < least) {
      sheet.problem(name, `must be at least 0.4 (Table B.3); it is ${value}`);
      return;
    }
    if (method === 1 && name === "C_mLT" && value < 1) {
      sheet.problem(name, `must be at least 1 with Annex A (Table A.2); it is ${value}`);
      return;
    }
    if (shape === undefined || method === 1) return;
    const found = C_m(silent, name, name, shape);
    if (value < 0.95 * found)
      sheet.problem(
        name,
        `must agree with the moments that are given, which have ${significant(found, 3)} (Table B.3); it is ${value}; leave out the one that does not hold`,
      );
  };
  checkC_m("C_my", saysShape(item, "y") && shape_my === shape_y ? shape_my : undefined);
  checkC_m("C_mz", saysShape(item, "z") && shape_mz === shape_z ? shape_mz : undefined);
  const whole = saysShape(item, "y") && !isShorter(L_LT, length) && segments === undefined ? shape_LT : undefined;
  checkC_m("C_mLT", whole);
  if (whole === undefined || item.cantilever) return;
  if (item.k_c !== undefined) checkK_c(sheet, item.k_c, whole);
  if (item.C_1 === undefined) return;
  // other tables than ours are some 10 % higher for some shapes; rotation held at the ends as well
  const allowed = 1.15 * formulaOfC_1(whole) * ((item.k_z ?? 1) < 1 || (item.k_w ?? 1) < 1 ? 1.2 : 1);
  if (item.C_1 > allowed) {
    sheet.problem(
      "C_1",
      `must agree with the moments that are given, which have ${significant(formulaOfC_1(whole), 3)}; it is ${item.C_1}; leave out the one that does not hold`,
    );
  }
}

function checkK_c(sheet: Sheet, k_c: number, shape: MomentShape): void {
  const found =
    shape.name === "linear"
      ? k_c_linear(shape.psi)
      : shape.name === "diagram"
        ? k_c_from_C_1(formulaOfC_1(shape))
        : shapeFactors[shape.name].k_c;
  if (k_c >= 0.9 * Math.min(1, found)) return;
  sheet.problem(
    "k_c",
    `must agree with the moments that are given, which have ${significant(Math.min(1, found), 3)}; it is ${k_c}; leave out the one that does not hold`,
  );
}
