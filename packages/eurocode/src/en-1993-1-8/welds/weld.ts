import * as z from "zod";
import {
  flag,
  oneOf,
  part,
  plateThickness,
  positive,
  strict,
  tensileStrength,
  text,
  whole,
  yieldStrength,
} from "../../basis/fields.ts";
import { above, atLeast, atMost, below, onlyWith, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import { says as editions } from "../../engine/says-of-editions.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { draw } from "../geometry.ts";
import { resistanceOfPlate } from "../hollow-sections/hollow-joint.ts";
import {
  betaW,
  memberFields,
  rejectThickThroat,
  rejectThinPart,
  resolveMember,
  resolveSteel,
  resolveThroat,
  type Steel,
  steelFields,
  throatField,
  weldFields,
} from "../parts/index.ts";
import { says as partSays } from "../parts/says.ts";
import { rules, standard } from "../second/rules.ts";
import { says as second } from "../second/says.ts";
import { force, gap, side, thickness, weldLength } from "../sizes.ts";
import * as formulas from "./formulas.ts";
import * as intermittentWelds from "./intermittent.ts";
import { says } from "./says.ts";

export const weldSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("weld").meta({ description: "kind of connection" }),
  type: oneOf(
    ["fillet", "butt", "butt-partial", "t-butt"],
    "fillet ({default=fillet}), butt (full penetration), butt-partial, which is verified with the depth of its penetration as throat, or t-butt (4.7.3): two partial penetration butt welds with fillets on them",
  ).optional(),
  ...weldFields,
  gap_mm: gap("t-butt: gap between the two welds that is not welded").optional(),
  length_mm: weldLength("overall length of one weld"),
  intermittent: intermittentWelds.intermittentField.optional(),
  full_size_ends: flag(
    "the weld is of full size to its ends: effective length l, not l - 2a; {default false}",
  ).optional(),
  n_welds: whole(1, 100, "number of equal welds that share the forces; {default 1}").optional(),
  ...steelFields,
  t_mm: positive("thickness of the weaker part joined", "mm", plateThickness).optional(),
  V_par_Ed: force("force along the weld, on all welds").optional(),
  N_perp_Ed: force("force across the weld in the plane of the attached plate, on all welds").optional(),
  V_perp_Ed: force("force across the weld normal to the attached plate, on all welds").optional(),
  method: oneOf(["directional", "simplified"], "4.5.3.2 ({default=directional}) or 4.5.3.3").optional(),
  long_weld: oneOf(["none", "lap", "stiffener"], "reduction of 4.11; {default none}").optional(),
  unstiffened_flange: part(
    () => ({
      b_p_mm: side("width of the plate"),
      t_p_mm: thickness("thickness of the plate"),
      f_y_p_MPa: positive("yield strength of the plate", "MPa", yieldStrength),
      f_u_p_MPa: positive("tensile strength of the plate", "MPa", tensileStrength),
      ...memberFields,
    }),
    "the plate is welded across an unstiffened flange of this member, 4.10",
  ).optional(),
}));

export type WeldItem = z.output<typeof weldSchema>;

interface Weld {
  readonly item: WeldItem;
  readonly steel: Steel;
  readonly n: number;
  readonly a: number;
  readonly l_eff: number;
  /** across an unstiffened flange */
  readonly b_eff: number | undefined;
  readonly parts: intermittentWelds.Parts | undefined;
  readonly beta_w: number;
  readonly beta_Lw: number;
  readonly gamma_M2: number;
  readonly V_par: number;
  readonly N_perp: number;
  readonly V_perp: number;
}

export const weldKind = defineKind({
  name: "weld",
  title: "Fillet and butt welds",
  schema: weldSchema,
  example: {
    connection: "weld",
    mark: "W1",
    throat_mm: 5,
    length_mm: 200,
    n_welds: 2,
    steel_grade: "S355",
    t_mm: 10,
    V_par_Ed: 120,
    N_perp_Ed: 80,
  },
  actions: ["V_par_Ed", "N_perp_Ed", "V_perp_Ed"],
  label: ({ type = "fillet", n_welds = 1, length_mm }) =>
    `${n_welds > 1 ? `${n_welds} × ` : ""}${type} weld ${length_mm} mm`,
  run(sheet, item) {
    const steel = resolveSteel(sheet, "", item, item.t_mm ?? 16);
    if (steel) judgeSecond(sheet, item, steel);
    if (item.t_mm === undefined && item.f_u_MPa === undefined) sheet.assume(says.thinStrength);
    if (item.V_par_Ed === undefined && item.N_perp_Ed === undefined && item.V_perp_Ed === undefined) {
      sheet.problem("V_par_Ed", required(says.force));
    }
    rejectThinPart(sheet, "t_mm", item.t_mm, true);
    if (item.t_mm !== undefined && item.t_mm < 4) sheet.assume(says.thinHollow);
    if (item.type !== "t-butt" && item.gap_mm !== undefined) sheet.unused("gap_mm", says.onlyTButt);
    if (item.type === "t-butt") return tButt(sheet, item, steel);
    if (item.type === "butt") return butt(sheet, item, steel);
    fillet(sheet, item, steel);
    return undefined;
  },
});

function fillet(sheet: Sheet, item: WeldItem, steel: Steel | undefined): void {
  const weld = resolveFillet(sheet, item, steel);
  if (!weld) return;
  drawWeld(sheet, item, weld.a);
  resistances(sheet, weld);
  const used = item.method === "simplified" ? simplified(sheet, weld) : directional(sheet, weld);
  requiredThroat(sheet, weld, used);
  if (item.unstiffened_flange && weld.b_eff !== undefined) flange(sheet, weld, weld.b_eff, item.unstiffened_flange);
  detailing(sheet, weld);
}

/** 4.7.3: as a full penetration butt weld where both throats make up the stem and the gap is small, else as two fillet welds. */
function tButt(sheet: Sheet, item: WeldItem, steel: Steel | undefined): undefined {
  const { gap_mm: gap, t_mm: t, n_welds, throat_mm, leg_mm, method, long_weld, ...others } = item;
  if (n_welds !== undefined && n_welds !== 2) sheet.problem("n_welds", says.twoOfTButt);
  if (t === undefined) sheet.problem("t_mm", required(says.stem));
  if (gap === undefined) sheet.problem("gap_mm", required(says.gapOfTButt));
  if (t !== undefined && gap !== undefined && gap >= t)
    sheet.problem("gap_mm", below(t, gap, { unit: "mm", is: "t_mm" }));
  if (leg_mm !== undefined) sheet.problem("leg_mm", says.legOfTButt);
  else if (throat_mm === undefined) sheet.problem("throat_mm", required(says.throatOfTButt));
  if (sheet.problems.length > 0 || t === undefined || gap === undefined || throat_mm === undefined) return undefined;
  const a_sum = sheet.put("a_sum_mm", formulas.throatsOfTButt, throat_mm);
  const c_max = sheet.put("c_max_mm", formulas.greatestGap, t);
  if (a_sum < t || gap > c_max) {
    sheet.assume(says.tButtAsFillets);
    fillet(sheet, { ...item, type: "fillet", n_welds: 2 }, steel);
    return undefined;
  }
  sheet.assume(says.tButtAsButt);
  for (const [field, given] of [
    ["method", method],
    ["long_weld", long_weld],
  ] as const)
    if (given !== undefined) sheet.unused(field, says.tButtAsButt);
  return butt(sheet, { ...others, type: "butt", t_mm: t, n_welds: 1 }, steel);
}

/** EN 1993-1-8:2024: up to S420 nothing is known to have changed. */
function judgeSecond(sheet: Sheet, { steel_grade }: WeldItem, { weldGrade }: Steel): void {
  if (!sheet.request.edition.second) return;
  sheet.rule(rules.welds);
  if (weldGrade === "S460") sheet.problem(steel_grade === undefined ? "f_u_MPa" : "steel_grade", betaModUnknown);
}

const betaModUnknown = editions.partUnknown({ what: second.betaMod, standard });

const drawWeld = (sheet: Sheet, item: WeldItem, a: number): void =>
  draw(sheet, () => ({
    kind: "weld",
    // a T-butt joint is drawn as what it counts as
    type: item.type === undefined || item.type === "t-butt" ? "fillet" : item.type,
    length: item.length_mm,
    a,
    t: item.t_mm,
    n: item.n_welds ?? 1,
    ...forces(item),
  }));

const forces = (item: WeldItem) => ({
  V_par: item.V_par_Ed ?? 0,
  N_perp: item.N_perp_Ed ?? 0,
  V_perp: item.V_perp_Ed ?? 0,
});

function resolveFillet(sheet: Sheet, item: WeldItem, steel: Steel | undefined): Weld | undefined {
  const a = resolveThroat(sheet, "", { throat: item.throat_mm, leg: item.leg_mm });
  if (a === undefined || !steel) return undefined;
  rejectThickThroat(sheet, throatField(item), a, item.t_mm, "t_mm");
  if (item.n_welds === undefined) sheet.assume(says.oneWeld);
  const l = item.length_mm;
  const { intermittent } = item;
  const craters = item.full_size_ends ? 0 : a;
  if (intermittent) {
    rejectGaps(sheet, item);
    intermittentWelds.rejectImpossible(sheet, l, intermittent, 2 * craters);
  } else if (item.full_size_ends !== true && l <= 2 * a) {
    sheet.problem("length_mm", above(2 * a, l, { unit: "mm", is: says.twoThroats }));
  }
  if (item.type === "butt-partial" && item.t_mm !== undefined && a > item.t_mm) {
    sheet.problem("throat_mm", atMost(item.t_mm, a, { unit: "mm", is: says.partialThickness }));
  }
  if (sheet.problems.length > 0) return undefined;
  const parts = intermittent && intermittentWelds.putParts(sheet, l, intermittent, craters);
  const whole = parts ? parts.l_eff : continuousLength(sheet, item, a);
  const b_eff = item.unstiffened_flange && onFlange(sheet, item.unstiffened_flange, l);
  if (sheet.problems.length > 0) return undefined;
  const l_eff = b_eff === undefined ? whole : sheet.put("l_eff_mm", formulas.onEffectiveWidth, whole, b_eff);
  if (
    item.type !== "butt-partial" &&
    (item.n_welds ?? 1) === 1 &&
    ((item.N_perp_Ed ?? 0) !== 0 || (item.V_perp_Ed ?? 0) !== 0)
  ) {
    sheet.warn(says.singleFillet);
  }
  if (!item.full_size_ends) sheet.assume(says.craters);
  if (item.type === "butt-partial") {
    sheet.assume(says.penetration);
  }
  const beta_Lw = longWeld(sheet, item, a);
  return {
    item,
    steel,
    n: item.n_welds ?? 1,
    a,
    l_eff,
    b_eff,
    parts,
    beta_w: sheet.table(
      "beta_w",
      betaW(sheet, steel),
      "EN 1993-1-8 Table 4.1",
      sheet.steps && partSays.steelName({ name: steel.name }),
    ),
    beta_Lw,
    gamma_M2: sheet.given("gamma_M2", sheet.parameter("EN 1993-1-8", "gamma_M2")),
    ...forces(item),
  };
}

const continuousLength = (sheet: Sheet, item: WeldItem, a: number): number => {
  const { full_size_ends, length_mm: l } = item;
  if (item.unstiffened_flange) return full_size_ends ? l : sheet.step("l_w_mm", formulas.effectiveLength, l, a);
  return full_size_ends ? sheet.given("l_eff_mm", l) : sheet.put("l_eff_mm", formulas.effectiveLength, l, a);
};

/** 4.10: across an unstiffened flange the weld carries over the effective width only. */
function onFlange(sheet: Sheet, spec: FlangeSpec, l: number): number | undefined {
  rejectThinPart(sheet, "unstiffened_flange.t_p_mm", spec.t_p_mm);
  if (l > spec.b_p_mm * (1 + 1e-9))
    sheet.problem("length_mm", atMost(spec.b_p_mm, l, { unit: "mm", is: says.plateWidth }));
  return effectiveWidth(sheet, spec);
}

/** 4.3.2.2 is for fillets; across an unstiffened flange the middle, which gaps would leave out, carries most. */
function rejectGaps(sheet: Sheet, item: WeldItem): void {
  if (item.type === "butt-partial") sheet.problem("intermittent", onlyWith(says.filletWelds));
  if (item.unstiffened_flange) sheet.problem("intermittent", says.continuousOnFlange);
}

function longWeld(sheet: Sheet, item: WeldItem, a: number): number {
  const l = item.length_mm;
  if (item.long_weld === "lap") return sheet.put("beta_Lw_1", formulas.longLap, l, a);
  // 4.11(3): the rule of stiffeners begins at 1.7 m, where it gives 1
  if (item.long_weld === "stiffener") return sheet.put("beta_Lw_2", formulas.longStiffener, l);
  if (item.long_weld === undefined && l > 150 * a) sheet.assume(says.longNoReduction, { weighty: true });
  return 1;
}

function resistances(sheet: Sheet, { steel, a, n, l_eff, beta_w, beta_Lw, gamma_M2 }: Weld): void {
  sheet.given("f_u_MPa", steel.f_u);
  const f_vw_d = sheet.put("f_vw_d_MPa", formulas.shearStrength, steel.f_u, beta_w, gamma_M2);
  const F_w_Rd = sheet.put("F_w_Rd_kN_mm", formulas.simplifiedPerLength, f_vw_d, a);
  sheet.put("F_w_T_Rd_kN_mm", formulas.transversePerLength, a, steel.f_u, beta_w, gamma_M2);
  sheet.put("F_w_Rd_kN", formulas.ofAllWelds, beta_Lw, n, F_w_Rd, l_eff);
}

/** 4.5.3.2. Gives what is used of the weld. */
function directional(sheet: Sheet, weld: Weld): number {
  const { steel, n, a, l_eff, beta_w, beta_Lw, gamma_M2, V_par, N_perp, V_perp } = weld;
  const partial = weld.item.type === "butt-partial";
  const sigma = partial
    ? sheet.put("sigma_perp_Ed_MPa", formulas.normalToPenetration, N_perp, n, a, l_eff)
    : sheet.put("sigma_perp_Ed_MPa", formulas.normalToThroat, N_perp, V_perp, n, a, l_eff);
  const tau = partial
    ? sheet.put("tau_perp_Ed_MPa", formulas.shearOnPenetration, N_perp, V_perp, n, a, l_eff)
    : sheet.put("tau_perp_Ed_MPa", formulas.shearAcrossThroat, N_perp, V_perp, n, a, l_eff);
  const along = sheet.put("tau_par_Ed_MPa", formulas.alongThroat, V_par, n, a, l_eff);
  const both = !partial && N_perp !== 0 && V_perp !== 0;
  if (both) sheet.assume(says.twoDirections);
  const sigma_w = sheet.put("sigma_w_Ed_MPa", formulas.equivalentStress, sigma, tau, along);
  const limit = sheet.step("f_w_Rd_MPa", formulas.directionalStrength, beta_Lw, steel.f_u, beta_w, gamma_M2);
  const first = sheet.verify(formulas.weldDirectional, sigma_w, limit, "MPa");
  const normal = sheet.step("f_w_perp_Rd_MPa", formulas.normalStrength, beta_Lw, steel.f_u, gamma_M2);
  if (tau === 0) return first;
  // the other fillet has the shear of this one as normal stress
  const second = sheet.verify(formulas.weldSigmaPerp, partial ? sigma : tau, normal, "MPa");
  return Math.max(first, second);
}

/** 4.5.3.3 */
function simplified(
  sheet: Sheet,
  { steel, n, a, l_eff, beta_w, beta_Lw, gamma_M2, V_par, N_perp, V_perp }: Weld,
): number {
  const F_w_Ed = sheet.put("F_w_Ed_kN_mm", formulas.resultantPerLength, V_par, N_perp, V_perp, n, l_eff);
  const F_w_Rd = beta_Lw * formulas.simplifiedPerLength(formulas.shearStrength(steel.f_u, beta_w, gamma_M2), a);
  return sheet.verify(formulas.weldSimplified, F_w_Ed, F_w_Rd, "kN/mm");
}

/** Least throat for the actions, before the 3 mm of 4.5.2(2). The factor of a long lap, which grows with the throat, is kept. */
function requiredThroat(sheet: Sheet, { item, a, l_eff, parts }: Weld, used: number): void {
  if (used >= 1e6) return; // no throat carries it
  const A_req = sheet.step("A_req", formulas.neededArea, used, a, l_eff);
  const [l, n] = parts ? [parts.l, parts.n] : [item.length_mm, 1];
  if (item.full_size_ends || item.unstiffened_flange) sheet.put("a_req_mm", formulas.neededThroat, A_req, l_eff);
  else if (parts && l ** 2 >= 8 * n * A_req) sheet.put("a_req_mm", intermittentWelds.neededThroatOfParts, l, n, A_req);
  else if (!parts && l ** 2 >= 8 * A_req) sheet.put("a_req_mm", formulas.neededThroatOfOpenEnds, l, A_req);
  else sheet.warn(says.noThroat);
}

type FlangeSpec = NonNullable<WeldItem["unstiffened_flange"]>;

/** (4.6a), (4.6c); undefined, with its problems, where the flange cannot be. */
function effectiveWidth(sheet: Sheet, spec: FlangeSpec): number | undefined {
  const member = resolveMember(sheet, "unstiffened_flange", spec, ["I", "RHS", "channel", "box"]);
  if (!member) return undefined;
  const { b_p_mm: b_p, t_p_mm: t_p, f_y_p_MPa: f_y_p, f_u_p_MPa: f_u_p } = spec;
  if (f_u_p < f_y_p) sheet.problem("unstiffened_flange.f_u_p_MPa", atLeast(f_y_p, f_u_p, { unit: "MPa", is: "f_y_p" }));
  if (b_p > member.b * (1 + 1e-9))
    sheet.problem("unstiffened_flange.b_p_mm", atMost(member.b, b_p, { unit: "mm", is: says.flangeWidth }));
  if (sheet.problems.length > 0) return undefined;
  const { t_w, t_f, r, steel, section } = member;
  const k = sheet.step("k", formulas.flangeFactor, t_f, t_p, steel.f_y, f_y_p);
  return section.shape === "I"
    ? sheet.put("b_eff_mm", formulas.effectiveWidthOfI, t_w, r, k, t_f)
    : sheet.put("b_eff_mm", formulas.effectiveWidthOfBox, t_w, t_f, k);
}

function flange(sheet: Sheet, weld: Weld, b_eff: number, spec: FlangeSpec): void {
  const { b_p_mm: b_p, t_p_mm: t_p, f_y_p_MPa: f_y_p, f_u_p_MPa: f_u_p } = spec;
  const least = sheet.put("b_eff_min_mm", formulas.leastEffectiveWidth, f_y_p, f_u_p, b_p);
  sheet.verify(formulas.flangeEffectiveWidth, least, b_eff, "mm");
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  if (weld.N_perp !== 0) {
    const F_p = sheet.put("F_p_Rd_kN", formulas.plateOnFlange, b_eff, b_p, t_p, f_y_p, gamma_M0);
    sheet.verify(formulas.plateAcrossFlange, Math.abs(weld.N_perp), F_p, "kN");
    const N_Rd = plateOnHollow(sheet, spec, weld.N_perp);
    if (N_Rd !== undefined) sheet.verify(formulas.plateOnFace, Math.abs(weld.N_perp), N_Rd, "kN");
  }
  const needed = sheet.step("F_p_Rd_kN_mm", formulas.plateStrengthPerLength, t_p, f_y_p, gamma_M0);
  const F_w_T = formulas.transversePerLength(weld.a, weld.steel.f_u, weld.beta_w, weld.gamma_M2);
  const had = sheet.step("F_w_p_Rd_kN_mm", formulas.perWidth, weld.n, F_w_T);
  if (had < needed * (1 - 1e-9)) sheet.verify(formulas.weldFullStrength, needed, had, "kN/mm");
}

/** A plate narrower than a hollow section bends its face: (4.6c) leaves that to Table 7.13. */
function plateOnHollow(sheet: Sheet, spec: FlangeSpec, N_Ed: number): number | undefined {
  const { b_p_mm, t_p_mm, f_y_p_MPa, f_u_p_MPa, ...chord } = spec;
  const member = resolveMember(new Tally(sheet.request, sheet.path, false), "unstiffened_flange", chord);
  if (member?.section.shape !== "RHS" || member.welded) return undefined;
  const plate = {
    b_mm: b_p_mm,
    t_mm: t_p_mm,
    f_y_MPa: f_y_p_MPa,
    f_u_MPa: f_u_p_MPa,
    orientation: "transverse" as const,
    N_Ed,
  };
  const N_Rd = resistanceOfPlate(sheet, { joint_type: "T", chord, plate });
  return N_Rd === undefined ? undefined : sheet.given("N_p_Rd_kN", N_Rd);
}

function detailing(sheet: Sheet, { item, a, l_eff, parts }: Weld): void {
  if (a < 3 * (1 - 1e-9)) sheet.verify(formulas.weldThroat, 3, a, "mm");
  const least = sheet.put("l_min_mm", formulas.leastLength, a);
  // of an intermittent weld every part has to carry
  const shortest = parts ? parts.shortest : l_eff;
  if (shortest < least * (1 - 1e-9)) sheet.verify(formulas.weldLength, least, shortest, "mm");
  if (item.intermittent) intermittentWelds.verifyGaps(sheet, item.intermittent);
}

/** 4.7.1: a full penetration butt weld is as strong as the weaker part. */
function butt(sheet: Sheet, item: WeldItem, steel: Steel | undefined): undefined {
  if (item.full_size_ends !== undefined) sheet.unused("full_size_ends", says.buttFullSize);
  for (const field of ["throat_mm", "leg_mm", "method", "long_weld", "unstiffened_flange", "intermittent"] as const) {
    if (item[field] === undefined) continue;
    if (field === "throat_mm" && item.throat_mm === item.t_mm) sheet.unused(field, says.buttFullSize);
    else sheet.problem(field, says.notForButt);
  }
  if (item.t_mm === undefined) sheet.problem("t_mm", required(says.weakerPart));
  if (sheet.problems.length > 0 || !steel || item.t_mm === undefined) return;
  drawWeld(sheet, item, item.t_mm);
  const [t, n, l] = [sheet.given("a_mm", item.t_mm), item.n_welds ?? 1, sheet.given("l_eff_mm", item.length_mm)];
  sheet.assume(says.buttWholeLength);
  sheet.given("f_y_MPa", steel.f_y);
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const { V_par, N_perp, V_perp } = forces(item);
  const F_w_Rd = sheet.put("F_w_Rd_kN_mm", formulas.buttPerLength, t, steel.f_y, gamma_M0);
  sheet.put("F_w_T_Rd_kN_mm", formulas.buttTransversePerLength, t, steel.f_y, gamma_M0);
  sheet.put("F_w_Rd_kN", formulas.ofAllWelds, 1, n, F_w_Rd, l);
  const sigma = sheet.put("sigma_perp_Ed_MPa", formulas.onSection, N_perp, n, t, l);
  const tau = sheet.put("tau_perp_Ed_MPa", formulas.onSection, V_perp, n, t, l);
  const along = sheet.put("tau_par_Ed_MPa", formulas.onSection, V_par, n, t, l);
  const sigma_w = sheet.put("sigma_w_Ed_MPa", formulas.buttStress, sigma, tau, along);
  sheet.verify(formulas.buttWeld, sigma_w, sheet.step("f_w_Rd_MPa", formulas.buttStrength, steel.f_y, gamma_M0), "MPa");
  return;
}
