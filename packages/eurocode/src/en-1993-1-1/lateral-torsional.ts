import type { LtbSection } from "../annexes/lateral-torsional.ts";
import { says as editions } from "../engine/says-of-editions.ts";
import type { Page } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { annexCriticalMoment } from "./critical-moment-by-annex.ts";
import { type Bending, type CriticalMoment, elasticCriticalMoment } from "./elastic-critical-moment.ts";
import { chi, imperfection, Phi } from "./flexural-buckling.ts";
import { formula, requirement } from "./formula.ts";
import type { LtbRules, Member } from "./model.ts";
import { isFixed, type MomentShape, noteOfShape, type Segment, shapeFactors, uniform } from "./moment-shape.ts";
import { asymmetryOfChannel, type Profile } from "./profile.ts";
import { isShorter } from "./resolve-moments.ts";
import { says } from "./says-of-buckling.ts";
import { curveNotes } from "./says-of-curves.ts";
import type { Curve } from "./schema.ts";

// 6.3.2 Uniform members in bending.

export const lambda_LT = formula("6.3.2.2(1)", "sqrt(W_y * f_y / (1e6 * M_cr))", (W_y, f_y, M_cr) =>
  Math.sqrt((W_y * f_y) / (1e6 * M_cr)),
);

export const Phi_LT = formula(
  "6.3.2.2(1), (6.56)",
  "0.5 * (1 + alpha_LT * (lambda_LT - 0.2) + lambda_LT^2)",
  (alpha_LT, lambda_LT) => 0.5 * (1 + alpha_LT * (lambda_LT - 0.2) + lambda_LT ** 2),
);
export const chi_LT = formula(
  "6.3.2.2(1), (6.56)",
  "min(1, 1 / (Phi_LT + sqrt(Phi_LT^2 - lambda_LT^2)))",
  (Phi_LT, lambda_LT) => Math.min(1, 1 / (Phi_LT + Math.sqrt(Phi_LT ** 2 - lambda_LT ** 2))),
  { Phi_LT: [2, 5], lambda_LT: [0.1, 2] },
);
export const Phi_LT_rolled = formula(
  "6.3.2.3(1), (6.57)",
  "0.5 * (1 + alpha_LT * (lambda_LT - lambda_LT_0) + beta * lambda_LT^2)",
  (alpha_LT, lambda_LT, lambda_LT_0, beta) => 0.5 * (1 + alpha_LT * (lambda_LT - lambda_LT_0) + beta * lambda_LT ** 2),
);
export const chi_LT_rolled = formula(
  "6.3.2.3(1), (6.57)",
  "min(1, 1 / lambda_LT^2, 1 / (Phi_LT + sqrt(Phi_LT^2 - beta * lambda_LT^2)))",
  (lambda_LT, Phi_LT, beta) =>
    Math.min(1, 1 / lambda_LT ** 2, 1 / (Phi_LT + Math.sqrt(Phi_LT ** 2 - beta * lambda_LT ** 2))),
  { lambda_LT: [0.1, 2], Phi_LT: [2, 5], beta: [0.5, 1] },
);
/** Table 6.6, straight moments. */
export const k_c_linear = formula("Table 6.6", "1 / (1.33 - 0.33 * psi)", (psi) => 1 / (1.33 - 0.33 * psi), {
  psi: [-1, 1],
});
export const k_c_from_C_1 = formula("6.3.2.3(2)", "min(1, 1 / sqrt(C_1))", (C_1) => Math.min(1, 1 / Math.sqrt(C_1)));
export const f = formula(
  "6.3.2.3(2)",
  "min(1, 1 - 0.5 * (1 - k_c) * (1 - 2 * (lambda_LT - 0.8)^2))",
  (k_c, lambda_LT) => Math.min(1, 1 - 0.5 * (1 - k_c) * (1 - 2 * (lambda_LT - 0.8) ** 2)),
);
export const chi_LT_mod = formula("6.3.2.3(2), (6.58)", "min(1, 1 / lambda_LT^2, chi_LT / f)", (lambda_LT, chi_LT, f) =>
  Math.min(1, 1 / lambda_LT ** 2, chi_LT / f),
);
export const momentResistance = formula(
  "6.3.2.1(3), (6.55)",
  "chi_LT * W_y * f_y / gamma_M1 / 1e6",
  (chi_LT, W_y, f_y, gamma_M1) => (chi_LT * W_y * f_y) / gamma_M1 / 1e6,
);

// 6.3.2.4, beams with discrete restraint of the compression flange in buildings.

/** Compression flange with a third of the compressed web. */
export const i_f_z = formula(
  "6.3.2.4(1)B",
  "sqrt(b^3 * t_f / 12 / (b * t_f + (h - 2 * t_f) * t_w / 6))",
  (b, t_f, h, t_w) => Math.sqrt((b ** 3 * t_f) / 12 / (b * t_f + ((h - 2 * t_f) * t_w) / 6)),
  { h: [25, 30] },
);
export const lambda_f = formula(
  "6.3.2.4(1)B, (6.59)",
  "k_c * L_c / (i_f_z * 93.9 * epsilon)",
  (k_c, L_c, i_f_z, epsilon) => (k_c * L_c) / (i_f_z * 93.9 * epsilon),
);
/** (6.60); the moment up to which (6.59) asks for no more is written next to it. Neither carries more than M_cr. */
export const simplifiedFactor = formula(
  "6.3.2.4(2)B, (6.60)",
  "min(1, 1 / lambda_LT^2, max(k_fl * chi, lambda_c_0 / lambda_f))",
  (lambda_LT, k_fl, chi, lambda_c_0, lambda_f) =>
    Math.min(1, 1 / lambda_LT ** 2, Math.max(k_fl * chi, lambda_c_0 / lambda_f)),
);

export const lateralTorsionalBuckling = requirement(
  "lateral-torsional-buckling",
  "6.3.2.1(1)",
  "M_y_Ed / M_b_Rd <= 1",
  "lateral-torsional buckling",
);

export const lateralTorsionalBucklingZ = requirement(
  "lateral-torsional-buckling-z",
  "6.3.2.1(1)",
  "M_z_Ed / M_b_z_Rd <= 1",
  "lateral-torsional buckling under M_z",
);

/** Of a section that lies on its broad side, calculated as turned. */
export const lateralTorsionalBucklingLying = requirement(
  "lateral-torsional-buckling",
  "6.3.2.1(1)",
  "M_z_Ed / M_b_Rd <= 1",
  "lateral-torsional buckling",
);
export const lateralTorsionalBucklingY = requirement(
  "lateral-torsional-buckling-y",
  "6.3.2.1(1)",
  "M_y_Ed / M_b_y_Rd <= 1",
  "lateral-torsional buckling under M_y",
);

export interface LateralTorsional {
  /** 0 where nothing buckles */
  readonly lambda: number;
  readonly chi: number;
  readonly M_b_Rd: number;
  readonly C_1: number;
  /** of M_y_Ed, in the segment that is shown */
  readonly share: number;
  readonly L: number;
  readonly shape: MomentShape;
}

/** What of the forces a resistance to lateral-torsional buckling knows. */
export interface BendingState {
  /** tee: the stem is compressed somewhere */
  readonly stemCompressed: boolean;
  readonly negative: boolean;
}

/** What the annexes ask, once for a member. */
export interface LtbChoice {
  readonly section: LtbSection;
  readonly lambda_LT_0: number;
  readonly beta: number;
  readonly curve: Curve | undefined;
  readonly alpha: ((section: LtbSection, lambda_LT: number) => number) | null;
  readonly k_c_from_C_1: boolean;
  readonly M_cr_rule: string | null;
  readonly lambda_c_0: number;
  readonly k_fl: number;
}

/** 6.3.2.2 where no annex says otherwise */
export const generalCase: LtbChoice = {
  section: { shape: "other", welded: false, coldFormed: false, h_over_b: 1 },
  lambda_LT_0: 0,
  beta: 1,
  curve: undefined,
  alpha: null,
  k_c_from_C_1: false,
  M_cr_rule: null,
  lambda_c_0: 0,
  k_fl: 1,
};

export const ltbSectionOf = (p: Profile): LtbSection => ({
  shape: p.shape === "I" ? "I" : p.shape === "RHS" ? "hollow" : p.shape === "angle" ? "angle" : "other",
  welded: p.fabrication === "welded",
  coldFormed: p.fabrication === "cold-formed",
  h_over_b: p.h / p.b,
});

/** Table 6.4. */
export function generalCurve({ shape, welded, h_over_b }: LtbSection): Curve {
  if (shape !== "I") return "d";
  if (welded) return h_over_b <= 2 ? "c" : "d";
  return h_over_b <= 2 ? "a" : "b";
}

export function lateralTorsional(
  page: Page,
  member: Member,
  choice: LtbChoice,
  W_y: number,
  epsilon: number,
  state: BendingState,
  A = member.profile.A,
): LateralTorsional {
  const { f_y, gamma_M1, segments, L_LT, shape_LT } = member;
  const { stemCompressed, negative } = state;
  if (!bucklesLaterally(member, stemCompressed)) {
    const none = page.table("chi_LT", 1, "EN 1993-1-1 6.3.2.1(2)", says.none);
    const M_b_Rd = page.put("M_b_Rd_kNm", momentResistance, none, W_y, f_y, gamma_M1);
    return { lambda: 0, chi: none, C_1: 1, M_b_Rd, share: 1, L: L_LT, shape: shape_LT };
  }
  const betweenForks = !isShorter(L_LT, member.length);
  const whole = { shape: shape_LT, L: L_LT, stemCompressed, negative, betweenForks };
  if (!segments) return between(page, member, choice, W_y, epsilon, whole, 1, A);
  const pad = Tally.aside();
  let worst: { segment: Segment; bending: Bending; most: number } | undefined;
  // the annex's rule holds the whole moment against the least chi_LT (NB.NB.2(1))
  const byAnnex = member.item.M_cr_method === "annex" && choice.M_cr_rule !== null;
  const shareOf = (segment: Segment) => (byAnnex ? 1 : segment.share);
  for (const segment of segments) {
    // fixed ends are drawn as their loads bend them; the sign of M_y_Ed turns over the other shapes
    const turned = isFixed(member.shape_strong) ? segment.turned : segment.turned !== negative;
    const bending = {
      shape: segment.shape,
      L: (segment.to - segment.from) * member.length,
      stemCompressed,
      negative: turned,
      betweenForks: segment.from === 0 && segment.to === 1,
      share: segment.share,
    };
    const share = shareOf(segment);
    const most = share / between(pad, member, choice, W_y, epsilon, bending, share, A).M_b_Rd;
    if (!worst || most > worst.most) worst = { segment, bending, most };
  }
  if (!worst) return between(page, member, choice, W_y, epsilon, whole, 1, A);
  page.given("segment_from_mm", worst.segment.from * member.length);
  page.given("segment_to_mm", worst.segment.to * member.length);
  return between(page, member, choice, W_y, epsilon, worst.bending, shareOf(worst.segment), A);
}

/** Each piece between restraints as a member of its own, with its share of the moment; the member where there are none. */
export function segmentsAlone(
  member: Member,
  negative: boolean,
): { readonly member: Member; readonly share: number; readonly negative: boolean }[] {
  const { segments, length, shape_strong } = member;
  if (!segments) return [{ member, share: 1, negative }];
  return segments.map(({ shape, from, to, share, turned }) => ({
    member: { ...member, segments: undefined, shape_LT: shape, L_LT: (to - from) * length },
    share,
    negative: isFixed(shape_strong) ? turned : turned !== negative,
  }));
}

/** A tee may buckle about either axis when its stem is compressed: its edge is not held by anything. */
export const bucklesLaterally = ({ exemptFromLtb, onlyWithStem }: Member, stemCompressed: boolean): boolean =>
  !exemptFromLtb && (stemCompressed || !onlyWithStem);

function between(
  page: Page,
  member: Member,
  choice: LtbChoice,
  W_y: number,
  epsilon: number,
  bending: Bending,
  share: number,
  A: number,
): LateralTorsional {
  const { f_y, gamma_M1, ltb, next } = member;
  const { shape, L } = bending;
  const { M_cr, C_1 } = criticalMoment(page, member, choice, bending);
  const lambda = page.put("lambda_LT", lambda_LT, W_y, f_y, M_cr);
  if (next?.ltb && next.of.hasCurve(member)) {
    const found = next.of.byCurve(page, member, { lambda, A, L, shape });
    const reduction = severerOf(page, member, choice, lambda, found);
    return {
      lambda,
      chi: reduction,
      C_1,
      M_b_Rd: page.put("M_b_Rd_kNm", momentResistance, reduction, W_y, f_y, gamma_M1),
      share,
      L,
      shape,
    };
  }
  if (next?.whole) {
    next.use(page, "generalLtb");
    if (member.profile.shape === "I") page.assume(next.of.says.notFork);
  }
  if (ltb.method === "simplified") {
    const factor = simplified(page, member, choice, epsilon, bending, lambda, C_1);
    return {
      lambda,
      chi: factor,
      C_1,
      M_b_Rd: page.put("M_b_Rd_kNm", momentResistance, factor, W_y, f_y, gamma_M1),
      share,
      L,
      shape,
    };
  }
  const method = methodFor(page, member, choice);
  const reduction =
    method === "rolled" ? byRolled(page, member, choice, lambda) : byGeneral(page, member, choice, lambda);
  const modified = ltb.apply_f ? withF(page, member, shape, choice, reduction, lambda, C_1) : reduction;
  const M_b_Rd = page.put("M_b_Rd_kNm", momentResistance, modified, W_y, f_y, gamma_M1);
  return { lambda, chi: modified, C_1, M_b_Rd, share, L, shape };
}

/** Where the safe way is asked for, a curve of one source gives no more than the one before it. */
function severerOf(page: Page, member: Member, choice: LtbChoice, lambda: number, found: number): number {
  const { profile, next } = member;
  if (!next?.safe || (profile.fabrication !== "welded" && profile.h > 1.2 * profile.b)) return found;
  const former = byGeneral(Tally.aside(), member, choice, lambda);
  if (former >= found) return found;
  const { says: second, rules } = next.of;
  page.warn(editions.keptSevere({ what: second.ltbCurve, clause: rules.alphaWelded.clause }));
  return byGeneral(page, member, choice, lambda);
}

function criticalMoment(page: Page, member: Member, { M_cr_rule }: LtbChoice, bending: Bending): CriticalMoment {
  if (M_cr_rule === null || member.item.M_cr_kNm !== undefined) return elasticCriticalMoment(page, member, bending);
  if (member.item.M_cr_method === "annex") return annexCriticalMoment(page, member, bending);
  // rules of annexes are for open sections
  if (!member.profile.hollow) page.warn(says.elasticNotByRule);
  return elasticCriticalMoment(page, member, bending);
}

/** An annex may leave out sections from 6.3.2.3. */
function methodFor(page: Page, { item, ltb }: Member, choice: LtbChoice): LtbRules["method"] {
  if (ltb.method !== "rolled" || choice.alpha !== null || choice.curve !== undefined) return ltb.method;
  if (item.buckling_curve_LT !== undefined) return ltb.method;
  page.warn(says.sectionNotCovered);
  return "general";
}

function byGeneral(page: Page, { item }: Member, choice: LtbChoice, lambda: number): number {
  const table = generalCurve(choice.section);
  const curve = page.given("buckling_curve_LT", item.buckling_curve_LT ?? table);
  if (imperfection[curve] < imperfection[table]) {
    page.warn(says.curveBetterThanTable64({ given: curve, table }));
  }
  const alpha = page.table("alpha_LT", imperfection[curve], "EN 1993-1-1 Table 6.3", curveNotes[curve]);
  const phi = page.put("Phi_LT", Phi_LT, alpha, lambda);
  if (lambda <= 0.2) return page.table("chi_LT", 1, "EN 1993-1-1 6.3.2.2(4)", says.stockyGeneral);
  if (choice.section.shape === "hollow" && lambda <= choice.lambda_LT_0)
    return page.table("chi_LT", 1, "EN 1993-1-1 6.3.2.2(4)", says.stockyRolled);
  return page.put("chi_LT", chi_LT, phi, lambda);
}

function byRolled(page: Page, { item }: Member, choice: LtbChoice, lambda: number): number {
  const { lambda_LT_0, beta } = choice;
  const alpha = alphaOfRolled(page, item.buckling_curve_LT, choice, lambda);
  page.table("lambda_LT_0", lambda_LT_0, "EN 1993-1-1 6.3.2.3(1)");
  page.table("beta_LT", beta, "EN 1993-1-1 6.3.2.3(1)");
  const phi = page.put("Phi_LT", Phi_LT_rolled, alpha, lambda, lambda_LT_0, beta);
  if (lambda <= lambda_LT_0) return page.table("chi_LT", 1, "EN 1993-1-1 6.3.2.2(4)", says.stockyRolled);
  return page.put("chi_LT", chi_LT_rolled, lambda, phi, beta);
}

function alphaOfRolled(page: Page, own: Curve | undefined, choice: LtbChoice, lambda: number): number {
  if (own === undefined && choice.alpha !== null) {
    return page.table("alpha_LT", choice.alpha(choice.section, lambda), "EN 1993-1-1 6.3.2.3(1)", says.byAnnex);
  }
  const curve = page.given("buckling_curve_LT", own ?? choice.curve ?? "d");
  return page.table("alpha_LT", imperfection[curve], "EN 1993-1-1 Table 6.3", curveNotes[curve]);
}

function withF(
  page: Page,
  { item }: Member,
  shape: MomentShape,
  choice: LtbChoice,
  reduction: number,
  lambda: number,
  C_1: number,
): number {
  const k_c = item.cantilever ? cantileverHasNone(page) : k_c_of(page, item.k_c, shape, choice, C_1);
  const factor = page.put("f", f, k_c, lambda);
  return page.put("chi_LT_mod", chi_LT_mod, lambda, reduction, factor);
}

const cantileverHasNone = (page: Page): number =>
  page.table("k_c", 1, "EN 1993-1-1 Table 6.6", says.cantileverNotInTable);

function k_c_of(page: Page, own: number | undefined, shape: MomentShape, choice: LtbChoice, C_1: number): number {
  if (own !== undefined) return page.given("k_c", own);
  if (choice.k_c_from_C_1 || shape.name === "diagram") return page.put("k_c", k_c_from_C_1, C_1);
  if (shape.name === "linear") return page.put("k_c", k_c_linear, shape.psi);
  return page.table("k_c", shapeFactors[shape.name].k_c, "EN 1993-1-1 Table 6.6", noteOfShape[shape.name]);
}

/** h/t_f up to which a welded section takes curve d. */
const stockyFlange = formula("6.3.2.4(3)B", "44 * epsilon", (epsilon) => 44 * epsilon);

function simplified(
  page: Page,
  member: Member,
  choice: LtbChoice,
  epsilon: number,
  { shape, L }: Bending,
  lambda: number,
  C_1: number,
): number {
  const { item, profile: p } = member;
  const k_c = item.cantilever
    ? cantileverHasNone(page)
    : k_c_of(page, item.k_c, shape, { ...choice, k_c_from_C_1: false }, C_1);
  const radius = page.put("i_f_z_mm", i_f_z, p.b, p.t_f, p.h, p.t_w);
  const slenderness = page.put("lambda_f", lambda_f, k_c, L, radius, epsilon);
  const stocky = p.fabrication === "welded" && p.h / p.t_f <= stockyFlange(epsilon);
  const curve = page.given("buckling_curve_LT", item.buckling_curve_LT ?? (stocky ? "d" : "c"));
  const alpha = page.table("alpha_LT", imperfection[curve], "EN 1993-1-1 6.3.2.4(3)B", curveNotes[curve]);
  const phi = page.step("Phi", Phi, alpha, slenderness);
  const flange = slenderness <= 0.2 ? 1 : page.step("chi", chi, phi, slenderness);
  const least = choice.lambda_LT_0 + choice.lambda_c_0;
  return page.put("chi_LT", simplifiedFactor, lambda, choice.k_fl, flange, least, slenderness);
}

const namesOfZ: Readonly<Record<string, string>> = { M_b_Rd_kNm: "M_b_z_Rd_kNm", M_cr_kNm: "M_cr_z_kNm" };

/** Writes what belongs to M_z next to what belongs to M_y. */
const pageOfZ = (page: Page): Page => ({
  steps: page.steps,
  shows: page.shows,
  put: ((name: string, ...rest: [never]) => page.put(namesOfZ[name] ?? `${name}_z`, ...rest)) as Page["put"],
  step: ((name: string, ...rest: [never]) => page.step(namesOfZ[name] ?? `${name}_z`, ...rest)) as Page["step"],
  table: (name, value, clause, note) => page.table(`${name}_z`, value, clause, note),
  given: (name, value, clause) => page.given(namesOfZ[name] ?? `${name}_z`, value, clause),
  explain: (note) => page.explain(note),
  assume: (sentence) => page.assume(sentence),
  // what is worth a look was said of M_y
  warn: () => {},
  verify: () => 0,
  rule: (used) => page.rule(used),
});

/** M_z on an angle, or on a section whose strong axis is z: the general case with the curve of other sections. */
export function lateralTorsionalZ(page: Page, member: Member, W_z: number, epsilon: number): LateralTorsional {
  const { profile: p, item } = member;
  const sideways: Member = {
    ...(member.strongIsZ ? member : withOtherMoments(member, member.shape_z)),
    profile: { ...p, I_z: p.I_y, z_j: p.shape === "channel" ? asymmetryOfChannel(p) : 0 },
    item: { ...item, load_height_mm: 0, M_cr_kNm: undefined, cantilever: undefined },
    exemptFromLtb: false,
    onlyWithStem: false,
    ltb: { method: "general", apply_f: false },
  };
  // the worse side of a channel is the one its z_j, taken negative, represents
  return lateralTorsional(pageOfZ(page), sideways, generalCase, W_z, epsilon, {
    stemCompressed: true,
    negative: false,
  });
}

/** Own moments between restraints are those about the strong axis; about the other they are not known there. */
export const withOtherMoments = (member: Member, shape: MomentShape): Member => {
  const { segments, length, L_LT } = member;
  const longest = segments ? length * Math.max(...segments.map(({ from, to }) => to - from)) : L_LT;
  return { ...member, segments: undefined, L_LT: longest, shape_LT: isShorter(longest, length) ? uniform : shape };
};
