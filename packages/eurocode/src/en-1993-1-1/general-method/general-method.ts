import { significant } from "../../basis/numbers.ts";
import { notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { reducedByShearY, rho, a as shareOfWeb } from "../bending-axial.ts";
import { chi, imperfection, Phi } from "../flexural-buckling.ts";
import { bow, bows } from "../frames/formulas.ts";
import { generalCurve, ltbSectionOf } from "../lateral-torsional.ts";
import type { Actions, Member } from "../model.ts";
import type { Resistances } from "../resistances.ts";
import type { MemberWithCases, Opened, Room } from "../room.ts";
import { curveNotes } from "../says-of-curves.ts";
import type { Curve } from "../schema.ts";
import * as rules from "./formulas.ts";
import { says } from "./says.ts";
import { type Amplifiers, type GeneralMethod, generalMethodFields, generalMethodInCases } from "./schema.ts";

// 6.3.4, from the critical amplifier that an analysis gives.

const across = ["M_z_Ed", "V_y_Ed", "T_Ed", "B_Ed"] as const;

function refuse(sheet: Sheet, { profile }: Member, item: MemberWithCases, given: GeneralMethod): void {
  if (profile.shape !== "I") sheet.problem("general_method", onlyWith(says.iSections({ profile: profile.label })));
  for (const name of across) if ((item[name] ?? 0) !== 0) sheet.problem(name, says.inThePlane);
  item.load_cases?.forEach((loadCase, i) => {
    for (const name of across)
      if ((loadCase[name] ?? 0) !== 0) sheet.problem(`load_cases[${i}].${name}`, says.inThePlane);
    if (loadCase.general_method?.alpha_cr_op === undefined)
      sheet.problem(`load_cases[${i}].general_method.alpha_cr_op`, required(says.amplifierOfCase));
  });
  if (!item.load_cases && given.alpha_cr_op === undefined)
    sheet.problem("general_method.alpha_cr_op", required(says.amplifier));
  for (const name of ["torsion", "fire", "stable_lengths"] as const)
    if (item[name]) sheet.problem("general_method", notWith(name));
  if (item.lateral_restraint === "continuous") sheet.problem("general_method", notWith("lateral_restraint"));
  if (item.frame?.analysis === "plastic") sheet.problem("frame.analysis", says.noHinges);
}

interface Shares {
  readonly n: number;
  readonly m: number;
}

/** Both as parts of the characteristic resistances; `e` is the bow, and the shift of class 4. */
function sharesOf(page: Page, member: Member, { section }: Resistances, a: Actions, e: number): Shares {
  const { gamma_M0 } = member;
  const N = Math.abs(a.N_Ed);
  const V = Math.abs(a.V_z_Ed);
  const { V_pl_z_Rd } = section;
  const M_Rd =
    V > 0.5 * V_pl_z_Rd
      ? reducedByShearY(Tally.aside(), member, section, rho(V, Math.max(V_pl_z_Rd, V / 1000)), 0)
      : section.M_c_y_Rd;
  const N_Rk = page.step("N_Rk", rules.characteristic, a.N_Ed < 0 ? section.N_t_Rd : section.N_c_Rd, gamma_M0);
  const M_Rk = page.step("M_y_Rk", rules.characteristic, Math.max(M_Rd, 1e-9), gamma_M0);
  return {
    n: page.step("n", rules.shareOfForce, N, N_Rk),
    m: page.step("m", rules.shareOfMoment, Math.abs(a.M_y_Ed), Math.max(0, a.N_Ed), e, M_Rk),
  };
}

function verify(
  page: Page,
  member: Member,
  r: Resistances,
  a: Actions,
  given: GeneralMethod & { readonly alpha_cr_op: number },
): void {
  if (a.N_Ed === 0 && a.M_y_Ed === 0) return;
  const { second_order: isWhole = false, alpha_ult_k, alpha_cr_op } = given;
  const bends = a.N_Ed > 0 && !isWhole && alpha_ult_k === undefined;
  const curve = member.item.buckling_curve_y ?? member.curveOf(member.profile, "y");
  const e_0 = bends
    ? page.step("e_0", bow, member.length, bows[r.section.class <= 2 ? "plastic" : "elastic"][curve])
    : 0;
  const shift = a.N_Ed > 0 ? r.section.e_N_y : 0;
  const shares = sharesOf(page, member, r, a, e_0 + shift);
  const { n, m } = shares;
  let alpha: number;
  if (alpha_ult_k !== undefined) {
    const { A, b, t_f } = member.profile;
    const most = rules.mostAlpha(m, n, r.section.class <= 2 ? shareOfWeb(A, b, t_f) : 0);
    if (alpha_ult_k > most * 1.01) page.warn(says.beyondSection({ given: alpha_ult_k, most: significant(most, 4) }));
    page.assume(says.alphaGiven);
    alpha = page.given("alpha_ult_k", Math.min(alpha_ult_k, most));
  } else if (bends) {
    page.assume(says.bow({ e_0: significant(e_0, 3) }));
    alpha = page.put(
      "alpha_ult_k",
      rules.alphaWithBow,
      n,
      m,
      page.step("n_cr", rules.shareOfCritical, a.N_Ed, r.y.N_cr),
    );
  } else {
    if (a.N_Ed > 0) page.assume(says.secondOrder);
    alpha = page.put("alpha_ult_k", rules.alphaOfSection, n, m);
  }
  page.given("alpha_cr_op", alpha_cr_op);
  const own = ownAmplifier(member, r, a);
  if (alpha_cr_op > 2 * own) page.warn(says.farAbove({ given: significant(alpha_cr_op, 4), own: significant(own, 3) }));
  const lambda = page.put("lambda_op", rules.lambdaOp, alpha, alpha_cr_op);
  const chi_op = reduction(page, member, lambda, shares, given.chi === "interpolation");
  page.verify(rules.generalMethod, 1, page.put("alpha_Rd", rules.amplified, chi_op, alpha, member.gamma_M1), "");
}

function ownAmplifier({ f_y }: Member, { section, z, ltb }: Resistances, { N_Ed, M_y_Ed }: Actions): number {
  const M = Math.abs(M_y_Ed) * ltb.share;
  return Math.min(
    N_Ed > 0 ? rules.ownAlphaOfForce(z.N_cr, N_Ed) : Number.POSITIVE_INFINITY,
    M > 0 && ltb.lambda > 0 ? rules.ownAlphaOfMoment(section.W_y, f_y, ltb.lambda, M) : Number.POSITIVE_INFINITY,
  );
}

/** 6.3.4(4): chi of 6.3.1 about z, chi_LT of the general case of 6.3.2.2, both at lambda_op. */
function reduction(
  page: Page,
  { item, profile, curveOf }: Member,
  lambda: number,
  { n, m }: Shares,
  between: boolean,
): number {
  const byCurve = (mode: "z" | "LT", curve: Curve, table: string): number => {
    const alpha = page.table(`alpha_op_${mode}`, imperfection[curve], `EN 1993-1-1 Table ${table}`, curveNotes[curve]);
    return page.put(`chi_op_${mode}`, chi, page.step(`Phi_op_${mode}`, Phi, alpha, lambda), lambda);
  };
  const chi_z = byCurve("z", item.buckling_curve_z ?? curveOf(profile, "z"), "6.1");
  const chi_LT = byCurve("LT", item.buckling_curve_LT ?? generalCurve(ltbSectionOf(profile)), "6.3");
  if (!between) return page.put("chi_op", rules.least, chi_z, chi_LT);
  page.assume(says.interpolation);
  return page.put("chi_op", rules.interpolated, n, m, chi_z, chi_LT);
}

function open(sheet: Sheet, member: Member): Opened | undefined {
  const item: MemberWithCases = member.item;
  const given = item.general_method;
  item.load_cases?.forEach((loadCase, i) => {
    if (loadCase.general_method && !given)
      sheet.problem(`load_cases[${i}].general_method`, required(undefined, "general_method"));
  });
  if (!given) return undefined;
  refuse(sheet, member, item, given);
  sheet.assume(says.inPlaceOf);
  return {
    verify: (page, turned, r, actions, loadCase) => {
      const amplifiers: Amplifiers = loadCase?.general_method ?? given;
      verify(page, turned, r, actions, { ...given, ...amplifiers, alpha_cr_op: amplifiers.alpha_cr_op ?? 1e-3 });
    },
  };
}

export const generalMethodRoom: Room = {
  fields: generalMethodFields,
  inCases: generalMethodInCases,
  withCase: ({ general_method }, loadCase) =>
    general_method ? { general_method: { ...general_method, ...loadCase.general_method } } : {},
  open,
};
