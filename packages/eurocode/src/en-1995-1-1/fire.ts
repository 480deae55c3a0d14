import type { LoadDuration } from "../annexes/timber-types.ts";
import { significant } from "../basis/numbers.ts";
import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { isBeech, type TimberType } from "../materials/timber.ts";
import {
  type Actions,
  bendingStress,
  normalStresses,
  type Strengths,
  type Stresses,
  torsionOf,
} from "./cross-section.ts";
import { fireFormula, fireRequirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { typeNames } from "./names.ts";
import { fireSays as says } from "./says.ts";
import type { MemberItem } from "./schema.ts";
import { rectangle, type Section } from "./section.ts";
import { inFire, permanentShare } from "./situation.ts";
import { columnBuckling, lateralTorsionalBuckling } from "./stability.ts";
import { taperFactor, verifyApexInFire, verifyTaperTogether } from "./tapered.ts";

// EN 1995-1-2: the reduced cross-section method (4.2.2) under standard fire. Times in minutes, depths in mm.

/** (3.2) */
export const charring = fireFormula("3.4.2(2) (3.2)", "beta_n * t", (beta_n, t) => beta_n * t);

/** 3.4.3.2: slow behind the protection, twice as fast after it has failed, until 25 mm of char protect again */
export const charringBehindProtection = fireFormula(
  "3.4.3.2",
  "k_2 * beta_n * max(0, min(t, t_f) - t_ch) + 2 * beta_n * max(0, min(t, t_a) - t_f) + beta_n * max(0, t - t_a)",
  (k_2, beta_n, t, t_f, t_ch, t_a) =>
    k_2 * beta_n * Math.max(0, Math.min(t, t_f) - t_ch) +
    2 * beta_n * Math.max(0, Math.min(t, t_a) - t_f) +
    beta_n * Math.max(0, t - t_a),
);

/** (3.8): charring begins when the protection fails */
export const endOfFastCharring = fireFormula(
  "3.4.3.2(4) (3.8)",
  "min(2 * t_f, 25 / (2 * beta_n) + t_f)",
  (t_f, beta_n) => Math.min(2 * t_f, 25 / (2 * beta_n) + t_f),
);

/** (3.9): charring begins before the protection fails */
export const endOfFastCharringAfterSlow = fireFormula(
  "3.4.3.2(5) (3.9)",
  "max(t_f, (25 - (t_f - t_ch) * k_2 * beta_n) / (2 * beta_n) + t_f)",
  (t_f, t_ch, k_2, beta_n) => Math.max(t_f, (25 - (t_f - t_ch) * k_2 * beta_n) / (2 * beta_n) + t_f),
);

/** Table 4.1 and 4.2.2(3); t_0 is 20 min, or t_ch behind a protection that keeps longer */
export const zeroStrengthFactor = fireFormula("4.2.2, Table 4.1", "min(1, t / t_0)", (t, t_0) => Math.min(1, t / t_0));

/** (4.1), d_0 = 7 mm */
export const effectiveDepth = fireFormula(
  "4.2.2(1) (4.1)",
  "d_char_n + k_0 * 7",
  (d_char_n, k_0) => d_char_n + k_0 * 7,
);

export const reducedSide = fireFormula("4.2.2(1)", "side - n * d_ef", (side, n, d_ef) => side - n * d_ef);

/** (2.1), (2.4) with k_mod,fi = 1 (4.2.2(5)) and gamma_M,fi = 1 */
export const fireStrength = fireFormula("2.3(1)P (2.1)", "k_fi * f_k", (k_fi, f_k) => k_fi * f_k);

/** with the size factor of large LVL, which lowers the strength */
export const reducedFireStrength = fireFormula(
  "2.3(1)P (2.1)",
  "k_fi * k_h * f_k",
  (k_fi, k_h, f_k) => k_fi * k_h * f_k,
);

/** (2.8) */
export const fireAction = fireFormula("2.4.2(2) (2.8)", "eta_fi * E_d", (eta_fi, E_d) => eta_fi * E_d);

export const axialMoment = fireFormula("4.2.2", "N * e / 1000", (N, e) => (N * e) / 1000);

/** Table 3.1, hardwood between 290 and 450 kg/m³ */
export const hardwoodCharring = fireFormula(
  "3.4.2, Table 3.1",
  "0.7 - 0.15 * min(1, max(0, (rho_k - 290) / 160))",
  (rho_k) => 0.7 - 0.15 * Math.min(1, Math.max(0, (rho_k - 290) / 160)),
  { rho_k: [200, 900] },
);

/** Table 3.1, the same of one side */
export const basicHardwoodCharring = fireFormula(
  "3.4.2, Table 3.1",
  "0.65 - 0.15 * min(1, max(0, (rho_k - 290) / 160))",
  (rho_k) => 0.65 - 0.15 * Math.min(1, Math.max(0, (rho_k - 290) / 160)),
  { rho_k: [200, 900] },
);

export const burntThrough = ofForm(
  fireRequirement("fire-residual-section", "4.2.2", "n * d_ef / side <= 1", "section left by the fire"),
);

/** Table 2.1 */
const fractiles = { "solid-softwood": 1.25, "solid-hardwood": 1.25, glulam: 1.15, LVL: 1.1 } as const;

/** 4.3.1: six tenths of the section that the notch needs at normal temperature */
export const leastAtNotch = fireFormula(
  "4.3.1",
  "0.6 * eta_notch * b * h_ef",
  (eta_notch, b, h_ef) => 0.6 * eta_notch * b * h_ef,
);
export const leftAtNotch = fireFormula(
  "4.3.1",
  "b_fi * max(0, h_ef - n_h * d_ef)",
  (b_fi, h_ef, n_h, d_ef) => b_fi * Math.max(0, h_ef - n_h * d_ef),
);
export const fireNotch = fireRequirement(
  "fire-notch",
  "4.3.1",
  "A_needed / A_left <= 1",
  "section at the notch in fire",
);
export const fireTaper = fireRequirement(
  "fire-tapered-bending",
  "4.2.2",
  "sigma_m_alpha_d / (k_m_alpha * f_m_y_d) <= 1",
  "bending at the tapered edge in fire",
);

/** `notched`: how far the notch is used at normal temperature. */
export function fire(sheet: Sheet, member: Member, actions: Actions, duration: LoadDuration, notched: number): void {
  const { item, timber, type } = member;
  if (!item.fire) return;
  const { duration_min: t, exposed = ["top", "bottom", "left", "right"] } = item.fire;
  if (item.fire.exposed === undefined) sheet.assume(says.allSides);
  const eta_fi = shareOfActions(sheet, { eta_fi: item.fire.eta_fi, acting: item.acting }, duration);
  sheet.given("t_fi_min", t);
  const sides = new Set(exposed);
  const d_ef = sheet.put(
    "d_ef_mm",
    effectiveDepth,
    charDepth(sheet, member, t),
    sheet.put("k_0", zeroStrengthFactor, t, Math.max(20, item.fire.t_ch_min ?? 0)),
  );
  const n_b = Number(sides.has("left")) + Number(sides.has("right"));
  const n_h = Number(sides.has("top")) + Number(sides.has("bottom"));
  const b = sheet.put("b_fi_mm", reducedSide, item.b, n_b, d_ef);
  const h = sheet.put("h_fi_mm", reducedSide, item.h, n_h, d_ef);
  if (b <= 0 || h <= 0) {
    const narrow = n_b / item.b > n_h / item.h;
    sheet.verify(burntThrough, (narrow ? n_b : n_h) * d_ef, narrow ? item.b : item.h, "mm");
    sheet.fail();
    return;
  }
  const section = rectangle(sheet, inFire, b, h);
  const k_fi = sheet.table("k_fi", fractiles[type], "EN 1995-1-2 2.3(3), Table 2.1", typeNames[type]);
  sheet.assume(says.notVerified);
  const sized = (name: string, k_h: number, f_k: number) =>
    k_h < 1 ? sheet.put(name, reducedFireStrength, k_fi, k_h, f_k) : sheet.put(name, fireStrength, k_fi, f_k);
  const f: Strengths = {
    f_m_y: sized("f_m_y_d_fi_MPa", member.k_h_y, timber.f_m_y_k),
    f_m_z: sized("f_m_z_d_fi_MPa", member.k_h_z, timber.f_m_z_k),
    f_t_0: sized("f_t_0_d_fi_MPa", member.k_h_t, timber.f_t_0_k),
    f_c_0: sheet.put("f_c_0_d_fi_MPa", fireStrength, k_fi, timber.f_c_0_k),
  };
  sheet.given("eta_fi", eta_fi);
  const inIt = reduced(sheet, actions, eta_fi);
  sayShift(sheet, sides, d_ef, section, f, inIt.N);
  const stresses = verifyInFire(sheet, member, section, f, inIt);
  if (inIt.T !== 0) {
    const f_v = sheet.put("f_v_d_fi_MPa", fireStrength, k_fi, Math.min(timber.f_v_k, timber.f_v_y_k));
    torsionOf(sheet, inFire, section, inIt.T, f_v);
  }
  if (item.tapered && inIt.M_y !== 0) {
    const taper = {
      f_v: fireStrength(k_fi, timber.f_v_k),
      f_t_90: fireStrength(k_fi, timber.f_t_90_k),
      f_c_90: fireStrength(k_fi, timber.f_c_90_k),
    };
    const k = taperFactor(sheet, inFire.k_m_alpha, item.tapered, { ...taper, f_m_y: f.f_m_y });
    const sigma = sheet.put(inFire.sigma_m_alpha, bendingStress, inIt.M_y, section.W_y);
    sheet.verify(fireTaper, sigma, k * f.f_m_y, "MPa");
    verifyTaperTogether(sheet, inFire, stresses, f, k, member.k_m);
  }
  if (item.apex) {
    const k_h = Math.min(1, member.k_h_y);
    const f_m_y = reducedFireStrength(k_fi, k_h, timber.f_m_y_k);
    const f_ap = { ...f, f_m_y, f_t_90: fireStrength(k_fi, timber.f_t_90_k) };
    verifyApexInFire(sheet, member, b, n_h * d_ef, f_ap, inIt, eta_fi);
  }
  if (item.notch && notched > 0) {
    const needed = sheet.put("A_notch_needed_fi_mm2", leastAtNotch, notched, item.b, item.notch.h_ef_mm);
    const left = sheet.put("A_notch_fi_mm2", leftAtNotch, b, item.notch.h_ef_mm, n_h, d_ef);
    sheet.verify(fireNotch, needed, left, "mm²");
  }
}

/** Whether anything is left to verify where shear and compression across the grain are disregarded. */
export const actsInFire = ({ notch }: Member["item"], { M_y, M_z, N, T, V_z }: Actions): boolean =>
  M_y !== 0 || M_z !== 0 || N !== 0 || T !== 0 || (notch !== undefined && V_z !== 0);

/** Share of the bending strength that a force off the axis may take before it is reported. */
const slight = 0.1;

/** A fire on one of two opposite sides moves the axis away from the force; the method of 4.2.2 does not count that. */
function sayShift(
  sheet: Sheet,
  sides: ReadonlySet<string>,
  d_ef: number,
  section: Section,
  f: Strengths,
  N: number,
): void {
  const across = sides.has("left") !== sides.has("right");
  const along = sides.has("top") !== sides.has("bottom");
  if (N === 0 || !(across || along)) return;
  sheet.assume(says.axisMoves);
  const e = d_ef / 2;
  const M = Math.abs(axialMoment(N, e));
  const share = Math.max(
    across ? bendingStress(M, section.W_z) / f.f_m_z : 0,
    along ? bendingStress(M, section.W_y) / f.f_m_y : 0,
  );
  if (share <= slight) return;
  const values = { e: significant(e, 3), M: significant(M, 3), share: significant(100 * share, 2) };
  sheet.warn(says.besideAxis(values));
}

interface Share {
  readonly eta_fi?: number | undefined;
  readonly acting?: MemberItem["acting"];
}

/**
 * As given, for all load cases: permanent actions alone lose no more than their partial factor. Else 2.4.2(3): 0.6, of storage 0.7;
 * permanent actions alone 1/1.35.
 */
export function shareOfActions(sheet: Sheet, { eta_fi, acting }: Share, duration: LoadDuration): number {
  if (eta_fi !== undefined && (duration !== "permanent" || eta_fi >= 0.99 * permanentShare)) return eta_fi;
  if (acting?.includes("storage") || duration === "long-term") {
    sheet.assume(says.storage);
    return 0.7;
  }
  if (duration === "permanent") {
    sheet.assume(says.permanentAlone);
    return permanentShare;
  }
  sheet.assume(says.shareOfActions);
  return 0.6;
}

/** Notional charring depth, 3.4.2 and 3.4.3. */
function charDepth(sheet: Sheet, member: Member, t: number): number {
  const { t_ch_min: t_ch = 0, t_f_min: t_f = t_ch, k_2 = 1 } = member.item.fire ?? {};
  const { item, type, timber } = member;
  const beta_n = charringRate(sheet, {
    given: item.fire?.beta_n_mm_min,
    type,
    species: item.species,
    rho_k: timber.rho_k,
  });
  if (t_f === 0) return sheet.put("d_char_n_mm", charring, beta_n, t);
  const t_a =
    t_f === t_ch
      ? sheet.step("t_a", endOfFastCharring, t_f, beta_n)
      : sheet.step("t_a", endOfFastCharringAfterSlow, t_f, t_ch, k_2, beta_n);
  return sheet.put("d_char_n_mm", charringBehindProtection, k_2, beta_n, t, t_f, t_ch, t_a);
}

interface Charring {
  readonly given: number | undefined;
  readonly type: TimberType;
  readonly species: string;
  readonly rho_k: number;
}

/** Table 3.1 */
export function charringRate(sheet: Sheet, { given, type, species, rho_k }: Charring): number {
  const name = "beta_n_mm_min";
  if (given !== undefined) return sheet.given(name, given);
  if (type === "solid-hardwood" && isBeech(species)) {
    return sheet.table(name, 0.8, "EN 1995-1-2 3.4.2, Table 3.1", says.beech);
  }
  if (type === "solid-hardwood") {
    sheet.assume(says.notBeech);
    return sheet.put(name, hardwoodCharring, rho_k);
  }
  return sheet.table(name, type === "solid-softwood" ? 0.8 : 0.7, "EN 1995-1-2 3.4.2, Table 3.1", typeNames[type]);
}

/** Shear may be disregarded in rectangular sections (4.3.1); torsion not. */
function reduced(sheet: Sheet, { M_y, M_z, N, T }: Actions, eta_fi: number): Actions {
  const part = (name: string, action: number) => (action === 0 ? 0 : sheet.put(name, fireAction, eta_fi, action));
  return {
    M_y: part("M_y_Ed_fi_kNm", M_y),
    M_z: part("M_z_Ed_fi_kNm", M_z),
    N: part("N_Ed_fi_kN", N),
    V_z: 0,
    V_y: 0,
    T: part("T_Ed_fi_kNm", T),
  };
}

function verifyInFire(sheet: Sheet, member: Member, section: Section, f: Strengths, actions: Actions): Stresses {
  const { item, k_m } = member;
  const { lateral_restraint, L_cr_y_mm, L_cr_z_mm } = item.fire ?? {};
  if (lateral_restraint === undefined && item.lateral_restraint === "continuous") {
    sheet.assume(says.restraintHolds);
  }
  const free = item.ltb_case?.startsWith("cantilever") === true || item.serviceability?.static_system === "cantilever";
  const own = (free ? 2 : 1) * item.length_mm;
  if (actions.N > 0 && (L_cr_y_mm === undefined || L_cr_z_mm === undefined)) {
    sheet.assume(says.supportsHold);
  }
  const stability = {
    section,
    L_cr_y: L_cr_y_mm ?? item.L_cr_y_mm ?? own,
    L_cr_z: L_cr_z_mm ?? item.L_cr_z_mm ?? own,
    restrained: (lateral_restraint ?? item.lateral_restraint) === "continuous",
  };
  if (item.ltb_length_mm !== undefined && item.ltb_length_mm < item.length_mm && !stability.restrained) {
    sheet.assume(says.restraintsHold);
  }
  const sigma = normalStresses(sheet, inFire, section, f, k_m, actions);
  const k_c = actions.N > 0 ? columnBuckling(sheet, inFire, member, stability, f, sigma) : undefined;
  lateralTorsionalBuckling(sheet, inFire, member, stability, f, sigma, k_c);
  return sigma;
}
