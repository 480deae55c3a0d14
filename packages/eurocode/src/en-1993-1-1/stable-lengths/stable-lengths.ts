import { significant } from "../../basis/numbers.ts";
import { above, atMost, onlyWith, required } from "../../basis/refusals.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { M_N_y, n, a as shareOfWeb } from "../bending-axial.ts";
import type { Actions, Member } from "../model.ts";
import type { MemberWithCases, Opened, Room } from "../room.ts";
import * as rules from "./formulas.ts";
import { depthAt, type Section, sectionOf } from "./haunch-geometry.ts";
import { says } from "./says.ts";
import { type Segment, stableLengthFields } from "./schema.ts";

// BB.3: segments between a plastic hinge and the next restraint, each against the length at which nothing buckles.

interface Marked extends Segment {
  readonly mark: string;
}

/** Quarters of the segment. */
const quarters = [0, 0.25, 0.5, 0.75, 1] as const;
/** Where the section that counts most is looked for. */
const places = Array.from({ length: 11 }, (_, i) => i / 10);

function refuse(sheet: Sheet, member: Member, item: MemberWithCases, segments: readonly Marked[]): void {
  const { profile } = member;
  if (profile.shape !== "I") {
    sheet.problem("stable_lengths", onlyWith(says.iSections({ profile: profile.label })));
    return;
  }
  segments.forEach((segment, i) => {
    const at = (name: string) => `stable_lengths[${i}].${name}`;
    const { to, M_kNm, haunch, from_mm, length_mm } = segment;
    if (from_mm !== undefined && from_mm + length_mm > item.length_mm * (1 + 1e-6))
      sheet.problem(at("from_mm"), says.beyondMember({ end: from_mm + length_mm, length: item.length_mm }));
    if (haunch) refuseHaunch(sheet, member, segment, at);
    if (M_kNm && item.load_cases) sheet.problem(at("M_kNm"), says.momentsOfCases);
    if (M_kNm && M_kNm.length !== 2 && M_kNm.length !== 5)
      sheet.problem(at("M_kNm"), says.twoOrFive({ given: M_kNm.length }));
    if (to === "torsional") {
      refuseTorsional(sheet, member, segment, at);
      return;
    }
    for (const name of ["spacing_mm", "a_mm", "M_kNm", "M_max_kNm"] as const)
      if (segment[name] !== undefined) sheet.problem(at(name), onlyWith(says.needsTorsional));
  });
}

type At = (name: string) => string;

function refuseHaunch(sheet: Sheet, { profile }: Member, { haunch, length_mm, to, M_kNm }: Marked, at: At): void {
  const { h_max_mm = 0, length_mm: L_h = length_mm } = haunch ?? {};
  const ratio = profile.h / profile.t_f;
  if (h_max_mm <= profile.h)
    sheet.problem(at("haunch.h_max_mm"), above(profile.h, h_max_mm, { unit: "mm", is: says.deeper }));
  if (L_h > length_mm)
    sheet.problem(at("haunch.length_mm"), atMost(length_mm, L_h, { unit: "mm", is: says.lengthOfSegment }));
  if (to === "lateral") return;
  if (M_kNm?.length !== 5) sheet.problem(at("M_kNm"), required(says.fiveOfHaunch));
  if (ratio <= rules.leastOfTaper)
    sheet.problem(at("haunch"), onlyWith(says.taperOf({ least: rules.leastOfTaper, given: significant(ratio, 3) })));
}

function refuseTorsional(sheet: Sheet, member: Member, segment: Marked, at: At): void {
  if (segment.spacing_mm === undefined) sheet.problem(at("spacing_mm"), required(says.spacingOf));
  if (segment.a_mm === undefined) sheet.problem(at("a_mm"), required(says.arm));
  if (segment.M_max_kNm !== undefined && segment.M_kNm?.length !== 5)
    sheet.problem(at("M_kNm"), required(says.fiveMoments, "M_max_kNm"));
  refuseMoments(sheet, member, segment, at);
}

/** No section carries more than its plastic moment. */
function refuseMoments(sheet: Sheet, { profile: p, f_y }: Member, segment: Marked, at: At): void {
  const { M_kNm = [], M_max_kNm, haunch, length_mm: L } = segment;
  // plates leave the fillets of the profile out
  const W = (depth: number) => Math.max(p.W_pl_y, haunch ? sectionOf(p, haunch, depth).W_pl_y : 0);
  const most = (depth: number) => rules.plasticMoment(W(depth), f_y);
  const refuse = (field: string, M: number, depth: number) => {
    if (Math.abs(M) > most(depth) * 1.01)
      sheet.problem(
        at(field),
        atMost(significant(most(depth), 4), Math.abs(M), { unit: "kNm", is: says.plasticMoment }),
      );
  };
  const places = M_kNm.length === 5 ? quarters : [0, 1];
  M_kNm.forEach((M, i) => {
    refuse(`M_kNm[${i}]`, M, haunch ? depthAt(p, haunch, (places[i] ?? 0) * L, L) : p.h);
  });
  if (M_max_kNm !== undefined) refuse("M_max_kNm", M_max_kNm, haunch?.h_max_mm ?? p.h);
}

/** (BB.5), of a haunch (BB.9) and (BB.10) with its section that counts most. */
function lengthBetweenLateral(page: Page, { profile: p, f_y }: Member, segment: Marked, N: number): number {
  const { haunch, length_mm: L, C_1 = 1 } = segment;
  let worst: Section = p;
  let i_z = page.step("i_z", rules.radius, p.I_z, p.A);
  let X = rules.slendernessOfSection(p.W_pl_y, p.A, p.I_t);
  if (haunch)
    for (const place of places) {
      const section = sectionOf(p, haunch, depthAt(p, haunch, place * L, L));
      const found = rules.slendernessOfSection(section.W_pl_y, section.A, section.I_t);
      if (found > X) [worst, X] = [section, found];
      const radius = rules.radius(section.I_z, section.A);
      if (radius < i_z) i_z = page.step("i_z", rules.radius, section.I_z, section.A);
    }
  X = page.step("X", rules.slendernessOfSection, worst.W_pl_y, worst.A, worst.I_t);
  const L_m = page.step("L_m", rules.stableLength, i_z, N, worst.A, X, C_1, f_y);
  return haunch?.flanges === 2 ? page.step("L_m", rules.ofTwoFlanges, L_m) : L_m;
}

interface Torsional {
  readonly L_k: number;
  readonly C: number;
  readonly c: number;
  readonly L_s: number;
}

/** Between torsional restraints; undefined where no length is asked for, which is said. */
function lengthBetweenTorsional(page: Page, member: Member, segment: Marked, N: number): Torsional | undefined {
  const { profile: p, f_y, E } = member;
  const { M_kNm, mark } = segment;
  if (rules.underTheRoot(f_y, E, p.h, p.t_f) <= 0) {
    page.assume(says.anyLength({ mark, given: significant(p.h / p.t_f, 3) }));
    return undefined;
  }
  const i_z = page.step("i_z", rules.radius, p.I_z, p.A);
  const L_k = page.step("L_k", rules.lengthUnderUniformMoment, f_y, E, p.h, p.t_f, i_z);
  if (M_kNm?.length === 5) return underAnyMoment(page, member, segment, N, L_k);
  if (!M_kNm && N === 0) return { L_k, C: 1, c: 1, L_s: L_k };
  return underLinearMoment(page, member, segment, N, L_k);
}

function notCompressed(page: Page, mark: string): undefined {
  page.assume(says.notCompressed({ mark }));
}

function underLinearMoment(
  page: Page,
  { profile: p, f_y, E, G }: Member,
  { mark, length_mm: L_t, a_mm: a = 0, M_kNm: [M_1 = 1, M_2 = 1] = [] }: Marked,
  N: number,
  L_k: number,
): Torsional | undefined {
  const [small, great] = [Math.min(M_1, M_2), Math.max(M_1, M_2)];
  if (great <= 0) return notCompressed(page, mark);
  const i_s_2 = page.step("i_s_2", rules.polar, p.I_y, p.I_z, p.A, a);
  const N_cr_E = page.step("N_cr_E", rules.criticalForce, E, p.I_z, L_t);
  const N_cr_T = page.step("N_cr_T", rules.criticalForceAboutRestraint, E, p.I_z, a, L_t, p.I_w, G, p.I_t, i_s_2);
  const eta = page.step("eta", rules.eta, N_cr_E, N_cr_T);
  const [B_0, B_1, B_2] = [
    page.step("B_0", rules.B_0, eta),
    page.step("B_1", rules.B_1, eta),
    page.step("B_2", rules.B_2, eta),
  ];
  const C_m = page.step("C_m", rules.C_m, B_0, B_1, page.step("beta_t", rules.beta, small, great), B_2);
  const M_pl = page.step("M_pl_y_Rk", rules.plasticMoment, p.W_pl_y, f_y);
  const N_pl = rules.plasticForce(p.A, f_y);
  const share = page.step("a_w", shareOfWeb, p.A, p.b, p.t_f);
  // what N takes to 0 leaves no length
  const M_N = Math.max(page.step("M_N_y_Rk", M_N_y, M_pl, page.step("n", n, N, N_pl), share), 1e-9);
  return { L_k, C: C_m, c: 1, L_s: page.step("L_s", rules.underLinearMoment, C_m, L_k, M_pl, M_N, a, N) };
}

function underAnyMoment(
  page: Page,
  { profile: p, f_y }: Member,
  { mark, length_mm: L, a_mm: a = 0, M_kNm = [], M_max_kNm, haunch }: Marked,
  N: number,
  L_k: number,
): Torsional | undefined {
  const sections = quarters.map((place) => (haunch ? sectionOf(p, haunch, depthAt(p, haunch, place * L, L)) : p));
  const R = M_kNm.map((M, i) => page.step(`R_${i + 1}`, rules.R, M, a, N, f_y, (sections[i] ?? p).W_pl_y));
  const R_max = M_max_kNm === undefined ? 0 : page.step("R_S", rules.R, M_max_kNm, a, N, f_y, p.W_pl_y);
  const R_S = Math.max(R_max, ...R);
  if (R_S <= 0) return notCompressed(page, mark);
  const [R_1 = 0, R_2 = 0, R_3 = 0, R_4 = 0, R_5 = 0] = R;
  const C_n = page.step("C_n", rules.C_n, R_1, R_2, R_3, R_4, R_5, R_S);
  if (!haunch) return { L_k, C: C_n, c: 1, L_s: page.step("L_s", rules.underAnyMoment, C_n, L_k) };
  const { h_max_mm, length_mm: L_h = L, flanges = 3 } = haunch;
  const ratio = p.h / p.t_f;
  if (ratio < 20) page.warn(says.sharp({ mark, given: significant(ratio, 3) }));
  const c =
    flanges === 2
      ? page.step("c", rules.taper, p.h, p.t_f, h_max_mm)
      : page.step("c", rules.haunch, p.h, p.t_f, h_max_mm - p.h, Math.min(L_h, L), L);
  const L_s = page.step("L_s", rules.ofHaunch, C_n, L_k, c);
  return { L_k, C: C_n, c, L_s: flanges === 2 ? page.step("L_s", rules.ofTwoFlanges, L_s) : L_s };
}

interface Shown {
  readonly mark: string;
  readonly L_mm: number;
  readonly N_Ed_kN: number;
  readonly L_m_mm: number;
  readonly spacing_mm?: number;
  readonly L_k_mm?: number;
  readonly C?: number;
  readonly c?: number;
  readonly L_s_mm?: number;
  /** of the length, and of the distance of lateral restraints */
  readonly eta_L: number;
  readonly eta_m: number;
}

function shownOf(page: Page, member: Member, segment: Marked, a: Actions): Shown {
  const { mark, length_mm: L_mm, to, spacing_mm = L_mm } = segment;
  const N_Ed_kN = Math.max(0, segment.N_Ed ?? a.N_Ed);
  const L_m_mm = lengthBetweenLateral(page, member, segment, N_Ed_kN);
  const base = { mark, L_mm, N_Ed_kN, L_m_mm };
  if (to === "lateral") {
    const eta = page.step("eta_L", rules.share, L_mm, L_m_mm);
    return { ...base, eta_L: eta, eta_m: 0 };
  }
  const eta_m = page.step("eta_m", rules.share, spacing_mm, L_m_mm);
  const found = lengthBetweenTorsional(page, member, segment, N_Ed_kN);
  if (!found) return { ...base, spacing_mm, eta_L: 0, eta_m };
  const { L_k: L_k_mm, C, c, L_s: L_s_mm } = found;
  const eta_L = page.step("eta_L", rules.share, L_mm, L_s_mm);
  return { ...base, spacing_mm, L_k_mm, C, c, L_s_mm, eta_L, eta_m };
}

function verify(page: Page, member: Member, segments: readonly Marked[], a: Actions): void {
  const shown = segments.map((segment) => shownOf(page, member, segment, a));
  page.given("stable_lengths", shown);
  const worst = shown.reduce((one, other) => (other.eta_L > one.eta_L ? other : one));
  if (worst.eta_L > 0) page.verify(rules.stable, worst.L_mm, worst.L_s_mm ?? worst.L_m_mm, "mm");
  const between = shown.filter(({ spacing_mm }) => spacing_mm !== undefined);
  const [first] = between;
  if (!first) return;
  const widest = between.reduce((one, other) => (other.eta_m > one.eta_m ? other : one), first);
  page.verify(rules.spacing, widest.spacing_mm ?? 0, widest.L_m_mm, "mm");
}

function open(sheet: Sheet, member: Member): Opened | undefined {
  const { item } = member;
  const given = item.stable_lengths;
  if (!given) return undefined;
  const segments = given.map((segment, i): Marked => ({ ...segment, mark: segment.mark ?? `S${i + 1}` }));
  refuse(sheet, member, item, segments);
  if (sheet.problems.length > 0) return undefined;
  sheet.assume(says.restraints);
  if (segments.some(({ to, M_kNm }) => to === "torsional" && !M_kNm)) sheet.assume(says.uniform);
  if (segments.some(({ haunch, M_kNm }) => haunch || M_kNm?.length === 5)) sheet.warn(says.oneSource);
  return {
    verify: (page, turned, { section }, actions) => {
      if (section.class > 1) {
        page.warn(says.class1({ class: section.class }));
        page.verify(rules.rotates, section.class, 1, "");
      }
      verify(page, turned, segments, actions);
    },
    geometry: () => ({
      segments: segments.flatMap(({ mark, from_mm, length_mm, to }) =>
        from_mm === undefined ? [] : [{ mark, from: from_mm, length: length_mm, to }],
      ),
    }),
  };
}

export const stableLengthRoom: Room = { fields: stableLengthFields, open };
