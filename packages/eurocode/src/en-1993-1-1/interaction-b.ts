import type { Page } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { C_m } from "./equivalent-moment.ts";
import { formula } from "./formula.ts";
import type { Member } from "./model.ts";
import type { MomentShape } from "./moment-shape.ts";
import type { Forces, InteractionFactors, MomentFactors, Resistances } from "./resistances.ts";
import { says } from "./says-of-buckling.ts";

// Annex B, method 2: interaction factors k_ij.

const B1 = "Table B.1";
const B2 = "Table B.2";

export const usage = formula("Annex B", "N_Ed / N_b_Rd", (N_Ed, N_b_Rd) => N_Ed / N_b_Rd);

/** Class 1 and 2: k_yy, and k_zz of hollow sections. */
export const k_plastic = formula(
  B1,
  "C_m * (1 + min(lambda - 0.2, 0.8) * n)",
  (C_m, lambda, n) => C_m * (1 + Math.min(lambda - 0.2, 0.8) * n),
);
/** Class 1 and 2: k_zz of I-sections. */
export const k_plasticI = formula(
  B1,
  "C_m * (1 + min(2 * lambda - 0.6, 1.4) * n)",
  (C_m, lambda, n) => C_m * (1 + Math.min(2 * lambda - 0.6, 1.4) * n),
);
/** Class 3 and 4. */
export const k_elastic = formula(
  B1,
  "C_m * (1 + 0.6 * min(lambda, 1) * n)",
  (C_m, lambda, n) => C_m * (1 + 0.6 * Math.min(lambda, 1) * n),
);
export const crossPlastic = formula(B1, "0.6 * k", (k) => 0.6 * k);
export const crossElastic_yz = formula(B1, "k_zz", (k_zz) => k_zz);
export const crossElastic_zy = formula(B1, "0.8 * k_yy", (k_yy) => 0.8 * k_yy);

/** Susceptible to torsion, class 1 and 2. */
export const k_zy_torsion = formula(
  B2,
  "max(0, 1 - 0.1 * min(lambda_z, 1) / (C_mLT - 0.25) * n_z)",
  (lambda_z, C_mLT, n_z) => Math.max(0, 1 - ((0.1 * Math.min(lambda_z, 1)) / (C_mLT - 0.25)) * n_z),
  { C_mLT: [0.4, 1] },
);
/** lambda_z below 0.4. */
export const k_zy_torsionStocky = formula(
  B2,
  "max(0, min(0.6 + lambda_z, 1 - 0.1 * lambda_z / (C_mLT - 0.25) * n_z))",
  (lambda_z, C_mLT, n_z) => Math.max(0, Math.min(0.6 + lambda_z, 1 - ((0.1 * lambda_z) / (C_mLT - 0.25)) * n_z)),
  { C_mLT: [0.4, 1] },
);
/** Class 3 and 4. */
export const k_zy_torsionElastic = formula(
  B2,
  "max(0, 1 - 0.05 * min(lambda_z, 1) / (C_mLT - 0.25) * n_z)",
  (lambda_z, C_mLT, n_z) => Math.max(0, 1 - ((0.05 * Math.min(lambda_z, 1)) / (C_mLT - 0.25)) * n_z),
  { C_mLT: [0.4, 1] },
);

export const greaterFactor = formula("Table B.2, about the other axis", "max(k, k_torsion)", (k, k_torsion) =>
  Math.max(k, k_torsion),
);
export const leastOfSway = formula("Table B.3", "max(0.9, C_m)", (C_m) => Math.max(0.9, C_m));

/** A hollow section that buckles laterally twists as well. */
const isSusceptible = ({ susceptible, profile, item }: Member, { ltb }: Resistances): boolean =>
  susceptible || (profile.hollow && ltb.chi < 1 && item.susceptible_to_torsion === undefined);

export function factorsOfMethod2(page: Page, member: Member, r: Resistances, { N_Ed }: Forces): InteractionFactors {
  const { profile } = member;
  const susceptible = isSusceptible(member, r);
  const { moments } = r;
  const plastic = r.section.class <= 2;
  const C_my = moments ? moments.C_my : factorAboutY(page, member);
  const C_mz = moments ? moments.C_mz : factorAboutZ(page, member);
  const n_y = page.step("n_y", usage, N_Ed, r.N_b_y);
  const n_z = page.step("n_z", usage, N_Ed, r.N_b_z);
  const { lambda: lambda_y } = r.y;
  const { lambda: lambda_z } = r.z;
  const k_yy = page.put("k_yy", plastic ? k_plastic : k_elastic, C_my, lambda_y, n_y);
  const k_zz = page.put("k_zz", !plastic ? k_elastic : profile.hollow ? k_plastic : k_plasticI, C_mz, lambda_z, n_z);
  const k_yz = crossFactorOfZ(page, member, r, n_y, k_zz);
  if (!susceptible) {
    const k_zy = plastic ? page.put("k_zy", crossPlastic, k_yy) : page.put("k_zy", crossElastic_zy, k_yy);
    return { k_yy, k_yz, k_zy, k_zz };
  }
  const C_mLT = moments ? moments.C_mLT : factorOfBuckling(page, member, r.ltb.shape);
  const torsion = !plastic ? k_zy_torsionElastic : lambda_z < 0.4 ? k_zy_torsionStocky : k_zy_torsion;
  return { k_yy, k_yz, k_zy: page.put("k_zy", torsion, lambda_z, C_mLT, n_z), k_zz };
}

/** k_yz; where M_z buckles laterally it counts with the buckling about y as M_y does in Table B.2. */
function crossFactorOfZ(page: Page, member: Member, r: Resistances, n_y: number, k_zz: number): number {
  const plastic = r.section.class <= 2;
  const cross = plastic ? crossPlastic : crossElastic_yz;
  if (!r.ltbZ || !member.susceptible) return page.put("k_yz", cross, k_zz);
  const C_mLT = r.moments ? r.moments.C_mLT_z : factorOfBucklingZ(page, member, r.ltbZ.shape);
  const { lambda } = r.y;
  const torsion = !plastic ? k_zy_torsionElastic : lambda < 0.4 ? k_zy_torsionStocky : k_zy_torsion;
  return page.put("k_yz", greaterFactor, cross(k_zz), torsion(lambda, C_mLT, n_y));
}

/** For load cases, which share them. */
export function momentFactors(page: Page, member: Member, { ltb, ltbZ }: Resistances): MomentFactors {
  return {
    C_my: factorAboutY(page, member),
    C_mz: factorAboutZ(page, member),
    C_mLT: factorOfBuckling(page, member, ltb.shape),
    C_mLT_z: ltbZ ? factorOfBucklingZ(page, member, ltbZ.shape) : 0,
  };
}

const factorAboutY = (page: Page, { item, shape_my, sway_y }: Member): number =>
  own(page, "C_my", item.C_my, item.sway_y) ?? swaying(page, "C_my", "alpha_m_y", shape_my, sway_y);

const factorAboutZ = (page: Page, { item, shape_mz, sway_z }: Member): number =>
  own(page, "C_mz", item.C_mz, item.sway_z) ?? swaying(page, "C_mz", "alpha_m_z", shape_mz, sway_z);

const factorOfBuckling = (page: Page, { item }: Member, shape: MomentShape): number =>
  own(page, "C_mLT", item.C_mLT, false) ?? C_m(page, "C_mLT", "alpha_m_LT", shape);

const factorOfBucklingZ = (page: Page, { item }: Member, shape: MomentShape): number =>
  own(page, "C_mLT_z", item.C_mLT, false) ?? C_m(page, "C_mLT_z", "alpha_m_LT_z", shape);

const silent: Page = Tally.aside();

/** A buckling length above the member's says that the ends sway; the table's 0.9 is then the least. */
function swaying(page: Page, name: string, ratioName: string, shape: MomentShape, sway: boolean): number {
  if (!sway) return C_m(page, name, ratioName, shape);
  return page.put(name, leastOfSway, C_m(silent, name, ratioName, shape));
}

function own(page: Page, name: string, given: number | undefined, sway: boolean | undefined): number | undefined {
  if (given !== undefined) return page.given(name, given);
  return sway ? page.table(name, 0.9, "EN 1993-1-1 Table B.3", says.sway) : undefined;
}
