import type { Page, Sheet } from "../../engine/sheet.ts";
import { outcomeOf, Tally } from "../../engine/tally.ts";
import { rho } from "../bending-axial.ts";
import {
  bucklingCurve,
  bucklingResistance,
  chi,
  eulerForce,
  flexuralBuckling,
  imperfection,
  Phi,
  slenderness,
} from "../flexural-buckling.ts";
import type { CaseActions, MemberWithCases, Room } from "../room.ts";
import { compression } from "../verify.ts";
import * as rules from "./formulas.ts";
import { type Axis, bucklingOf, leastBuckling } from "./pieces.ts";
import { assumeBuiltUp, type BuiltUpMember, resolveBuiltUp } from "./resolve.ts";
import { says } from "./says.ts";
import { builtUpFields } from "./schema.ts";

// 6.4 Uniform built-up compression members.

/** The shape of the whole member: what no forces change. */
interface Whole {
  readonly I_eff: number;
  readonly S_v: number;
  readonly N_cr: number;
  readonly e_0: number;
  /** length of a diagonal */
  readonly d: number;
  /** out of the plane of the lacing */
  readonly N_b_z: number;
}

function wholeOf(page: Page, m: BuiltUpMember): Whole {
  const { given, chord, I_ch, n, E, L, lacing } = m;
  const { h_0_mm: h_0 } = given;
  const { A } = chord.member.profile;
  page.given("A_ch_mm2", A);
  page.given("I_ch_mm4", I_ch);
  page.given("f_y_MPa", chord.member.f_y);
  page.given("section_class", chord.class);
  const d = lacing ? diagonalOf(page, m) : 0;
  const I_eff = lacing ? page.put("I_eff_mm4", rules.inertiaOfLaced, h_0, A) : battenedInertia(page, m);
  const S_v = given.S_v_kN === undefined ? stiffness(page, m, d) : page.given("S_v_kN", given.S_v_kN);
  const N_cr = page.put("N_cr_kN", eulerForce, E, I_eff, L);
  const e_0 = given.e_0_mm === undefined ? page.put("e_0_mm", rules.bow, L) : page.given("e_0_mm", given.e_0_mm);
  page.given("n_planes", n);
  return { I_eff, S_v, N_cr, e_0, d, N_b_z: outOfPlane(page, m) };
}

function diagonalOf(page: Page, { given: { d_mm, a_mm: a, h_0_mm: h_0 }, lacing }: BuiltUpMember): number {
  if (d_mm !== undefined) return page.given("d_mm", d_mm);
  return page.put("d_mm", lacing?.form === "V" ? rules.diagonalOfV : rules.diagonalOfPanel, h_0, a);
}

function battenedInertia(page: Page, { given: { h_0_mm: h_0 }, chord, I_ch, L }: BuiltUpMember): number {
  const { A } = chord.member.profile;
  const I_1 = page.step("I_1_mm4", rules.inertiaOfBattened, h_0, A, 1, I_ch);
  const i_0 = page.step("i_0_mm", rules.radiusOfChords, I_1, A);
  const lambda = page.put("lambda", rules.slendernessOfChords, L, i_0);
  const mu = page.put("mu", rules.efficiency, lambda);
  return page.put("I_eff_mm4", rules.inertiaOfBattened, h_0, A, mu, I_ch);
}

function stiffness(page: Page, { given, n, E, I_ch, lacing, batten }: BuiltUpMember, d: number): number {
  const { a_mm: a, h_0_mm: h_0 } = given;
  if (lacing) {
    const A_d = page.given("A_d_mm2", lacing.diagonal.member.profile.A);
    if (lacing.form === "V") return page.put("S_v_kN", rules.stiffnessOfV, n, E, A_d, a, h_0, d);
    if (lacing.form === "X") return page.put("S_v_kN", rules.stiffnessOfX, n, E, A_d, a, h_0, d);
    const A_v = page.given("A_v_mm2", lacing.post?.member.profile.A ?? 0);
    return page.put("S_v_kN", rules.stiffnessOfN, n, E, A_d, a, h_0, d, A_v);
  }
  const { plate, I_b: own = 0 } = batten ?? {};
  const I_b = plate ? page.put("I_b_mm4", rules.inertiaOfPlate, plate.b, plate.t) : page.given("I_b_mm4", own);
  return page.put("S_v_kN", rules.stiffnessOfBattens, E, I_ch, a, h_0, n, I_b);
}

const otherAxis = { y: "z", z: "y", v: "v" } as const satisfies Record<Axis, Axis>;

/** Two chords, each about its other axis. */
function outOfPlane(page: Page, m: BuiltUpMember): number {
  const N_b = bucklingOf(page, m.chord, otherAxis[m.axis], m.L_z, "z");
  return page.put("N_b_z_Rd_kN", rules.twice, N_b);
}

interface Forces {
  readonly N_Ed: number;
  readonly M_I: number;
  readonly V_I: number;
}

function verifyBuiltUp(page: Page, m: BuiltUpMember, { N_Ed, M_I, V_I }: Forces): void {
  const w = wholeOf(page, m);
  const { given, chord, L } = m;
  const { h_0_mm: h_0 } = given;
  const { A } = chord.member.profile;
  // tension straightens: it bends nothing
  const N = Math.max(0, N_Ed);
  if (N > 0) {
    const critical = page.step("N_cr_V_kN", rules.criticalWithShear, w.N_cr, w.S_v);
    page.verify(rules.stability, N, critical, "kN");
    if (N >= critical * (1 - 1e-6)) return;
  }
  const M_Ed = page.put("M_Ed_kNm", rules.momentWithBow, N, w.e_0, M_I, w.N_cr, w.S_v);
  const N_ch = page.put("N_ch_Ed_kN", rules.forceInChord, N_Ed, M_Ed, h_0, A, w.I_eff);
  const N_t = page.step("N_ch_t_Ed_kN", rules.forceInOtherChord, N_Ed, M_Ed, h_0, A, w.I_eff);
  const V_Ed = shearOf(page, m, w, { N_Ed: N, M_I, V_I }, M_Ed);
  const N_ch_b = page.put(
    "N_ch_b_Rd_kN",
    rules.lesser,
    bucklingOf(page, chord, weakOf(m), m.L_ch, "ch"),
    chord.section.N_c_Rd,
  );
  if (N_ch > 0) page.verify(rules.chordBuckling, N_ch, N_ch_b, "kN");
  if (N_t < 0) page.verify(rules.chordTension, -N_t, chord.section.N_pl_Rd, "kN");
  if (N > 0 || M_I > 0) {
    const M_loads = page.step("M_I_Ed_kNm", rules.momentWithBow, N, 0, M_I, w.N_cr, w.S_v);
    const N_loads = page.step("N_ch_I_Ed_kN", rules.forceInChord, N_Ed, M_loads, h_0, A, w.I_eff);
    if (N_loads > 0) page.verify(flexuralBuckling.z, rules.twice(N_loads), w.N_b_z, "kN");
  }
  if (m.lacing) verifyLacing(page, m, w, V_Ed);
  else verifyBattens(page, m, V_Ed, { N_ch, N_t, N_ch_b });
  page.given("L_cr_mm", L);
}

/** Between its joints a chord buckles about its weakest axis that these do not hold. */
const weakOf = ({ axis, chord }: BuiltUpMember): Axis => (chord.member.profile.shape === "angle" ? "v" : axis);

function shearOf(page: Page, { given, L }: BuiltUpMember, w: Whole, { N_Ed, M_I, V_I }: Forces, M_Ed: number): number {
  const byGuide = (given.shear ?? "guide") === "guide" && M_I > 0;
  const ofMoment = byGuide
    ? page.step("V_M_Ed_kN", rules.shearOfGuide, w.e_0, N_Ed, M_I, M_Ed, L)
    : page.step("V_M_Ed_kN", rules.shear, M_Ed, L);
  if (byGuide && given.shear === undefined) page.assume(says.guideShear);
  const ofLoads = V_I > 0 ? page.step("V_I_Ed_kN", rules.shearOfLoads, N_Ed, w.e_0, L, V_I, w.N_cr, w.S_v) : 0;
  return page.put("V_Ed_kN", rules.greater, ofMoment, ofLoads);
}

function verifyLacing(page: Page, m: BuiltUpMember, { d }: Whole, V_Ed: number): void {
  const { lacing, n, given, lattice } = m;
  if (!lacing) return;
  const { form, diagonal, post } = lacing;
  const h_0 = given.h_0_mm;
  const rule = form === "X" ? rules.forceInCross : rules.forceInDiagonal;
  const N_d = page.put("N_d_Ed_kN", rule, V_Ed, d, n, h_0);
  const N_d_b = page.given("N_d_b_Rd_kN", leastBuckling(page, diagonal, d, "d", lattice), "EN 1993-1-1 6.3.1");
  page.verify(rules.diagonalBuckling, N_d, N_d_b, "kN");
  page.verify(rules.diagonalTension, N_d, diagonal.section.N_pl_Rd, "kN");
  if (!post) return;
  const N_p = page.put("N_p_Ed_kN", rules.forceInPost, V_Ed, n);
  const N_p_b = page.given("N_p_b_Rd_kN", leastBuckling(page, post, h_0, "p", lattice), "EN 1993-1-1 6.3.1");
  page.verify(rules.postBuckling, N_p, N_p_b, "kN");
}

interface OfChords {
  readonly N_ch: number;
  readonly N_t: number;
  readonly N_ch_b: number;
}

/** 6.4.3.1(1): the greatest force of a chord with the greatest shear, on the safe side. */
function verifyBattens(page: Page, m: BuiltUpMember, V_Ed: number, { N_ch, N_t, N_ch_b }: OfChords): void {
  const { given, chord, n, batten, gamma_M0, axis } = m;
  const { a_mm: a, h_0_mm: h_0 } = given;
  const { section } = chord;
  const [M_Rd, V_Rd] = axis === "y" ? [section.M_c_y_Rd, section.V_pl_z_Rd] : [section.M_c_z_Rd, section.V_pl_y_Rd];
  const M_ch = page.put("M_ch_Ed_kNm", rules.momentOfChord, V_Ed, a);
  const N = Math.max(N_ch, Math.abs(N_t));
  const used = page.step("utilization_chord", rules.forceAndMoment, N, section.N_c_Rd, M_ch, M_Rd);
  page.verify(rules.chordBending, used, 1, "");
  if (N_ch > 0) {
    const buckles = page.step("utilization_chord_buckling", rules.interactionOfChord, N_ch, N_ch_b, M_ch, M_Rd);
    page.verify(rules.chordInteraction, buckles, 1, "");
  }
  page.verify(rules.chordShear, page.step("V_ch_Ed_kN", rules.shearOfChord, V_Ed), V_Rd, "kN");
  const V_b = page.put("V_b_Ed_kN", rules.shearOfBatten, V_Ed, a, n, h_0);
  const M_b = page.put("M_b_Ed_kNm", rules.momentOfBatten, V_Ed, a, n);
  const plate = batten?.plate;
  if (!plate) return;
  const V_b_Rd = page.put("V_b_Rd_kN", rules.plateInShear, plate.b, plate.t, plate.f_y, gamma_M0);
  const whole = page.step("M_b_el_Rd_kNm", rules.plateInBending, plate.t, plate.b, plate.f_y, gamma_M0);
  const share = V_b > 0.5 * V_b_Rd && V_b < V_b_Rd ? page.step("rho_b", rho, V_b, V_b_Rd) : 0;
  const M_b_Rd = page.put("M_b_Rd_kNm", rules.besideShear, share, whole);
  page.verify(rules.battenShear, V_b, V_b_Rd, "kN");
  page.verify(rules.battenBending, M_b, M_b_Rd, "kNm");
}

/** 6.4.4(1): one section, without shear deformation. */
function verifyAsOne(page: Page, m: BuiltUpMember, N_Ed: number): void {
  const { given, chord, I_ch, I_other, E, L, L_z, axis } = m;
  const { f_y, gamma_M1, profile, is460 } = chord.member;
  page.given("A_ch_mm2", profile.A);
  page.given("I_ch_mm4", I_ch);
  page.given("f_y_MPa", f_y);
  page.given("section_class", chord.class);
  const N_pl = page.step("N_pl_Rd_kN", rules.twice, chord.section.N_pl_Rd);
  const N_c = page.step("N_c_Rd_kN", rules.twice, chord.section.N_c_Rd);
  if (N_Ed < 0) page.verify(rules.chordTension, -N_Ed, N_pl, "kN");
  const A = page.step("A_mm2", rules.areaOfBoth, chord.section.A_c);
  const I_eff = page.put("I_eff_mm4", rules.inertiaOfBattened, given.h_0_mm, profile.A, 1, I_ch);
  const I_z = page.put("I_z_mm4", rules.twice, I_other);
  if (N_Ed <= 0) return;
  page.verify(compression, N_Ed, N_c, "kN");
  for (const [name, I, length, local] of [
    ["y", I_eff, L, axis],
    ["z", I_z, L_z, otherAxis[axis]],
  ] as const) {
    const N_cr = page.put(name === "y" ? "N_cr_kN" : "N_cr_z_kN", eulerForce, E, I, length);
    const lambda = page.put(`lambda_${name}`, slenderness, A, f_y, N_cr);
    const alpha = imperfection[bucklingCurve(profile, local === "y" ? "y" : "z", is460)];
    const reduction =
      lambda <= 0.2 ? 1 : page.put(`chi_${name}`, chi, page.step(`Phi_${name}`, Phi, alpha, lambda), lambda);
    const N_b = page.put(`N_b_${name}_Rd_kN`, bucklingResistance, reduction, A, f_y, gamma_M1);
    page.verify(flexuralBuckling[name], N_Ed, N_b, "kN");
  }
}

function verify(page: Page, m: BuiltUpMember, { N_Ed = 0, M_y_Ed = 0, V_z_Ed = 0 }: CaseActions): void {
  if (m.one) verifyAsOne(page, m, N_Ed);
  else verifyBuiltUp(page, m, { N_Ed, M_I: Math.abs(M_y_Ed), V_I: Math.abs(V_z_Ed) });
}

/** Reads it once. */
function opened(sheet: Sheet, item: MemberWithCases): BuiltUpMember | undefined {
  const m = item.built_up && resolveBuiltUp(sheet, item, item.built_up);
  if (m) assumeBuiltUp(sheet, item, m);
  return m;
}

export const builtUpRoom: Room = {
  fields: builtUpFields,
  open: () => undefined,
  instead: {
    takes: ({ built_up }) => built_up !== undefined,
    calculate(sheet, item) {
      const m = opened(sheet, item);
      const { N_Ed, M_y_Ed, V_z_Ed } = item;
      if (m) verify(sheet, m, { N_Ed, M_y_Ed, V_z_Ed });
    },
    prepareCases(sheet, item) {
      const m = opened(sheet, item);
      const tally = Tally.aside();
      return (loadCase) => {
        tally.clear();
        if (m) verify(tally, m, loadCase);
        return outcomeOf(tally);
      };
    },
  },
};
