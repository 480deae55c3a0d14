import { formulasOf } from "../../basis/formula.ts";
import { requirementsOf } from "../../basis/verification.ts";
import { halfOfWeb, M_N_y, M_N_z, n, a as shareOfWeb, wholeWeb } from "../../en-1993-1-1/bending-axial.ts";
import {
  alphaOfWeb,
  epsilon,
  outstand2,
  outstand3,
  psiOfWeb,
  web2,
  web2Relieved,
  web3,
  web3Relieved,
} from "../../en-1993-1-1/classification.ts";
import { effectiveSection, worseSign } from "../../en-1993-1-1/effective-section.ts";
import { profileOf } from "../../en-1993-1-1/profile.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { slendernessOf } from "../moment-joints/beam.ts";
import { momentOfBeam } from "../moment-joints/components.ts";
import type { Member } from "../parts/index.ts";
import { grossTension } from "../tearing/angle.ts";
import type { Base } from "./compression.ts";
import { says } from "./says.ts";

// What reaches the base comes through the column: its own section, by EN 1993-1-1 6.2.

const ofColumn = formulasOf("EN 1993-1-1");
const requirement = requirementsOf("EN 1993-1-1");

/** 6.2.9.1(6) with both exponents 1, on the safe side. */
const reducedSum = ofColumn(
  "6.2.9.1(6)",
  "M_Ed / M_N_y_Rd + M_z_Ed / M_N_z_Rd",
  (M_Ed, M_N_y_Rd, M_z_Ed, M_N_z_Rd) => M_Ed / M_N_y_Rd + M_z_Ed / M_N_z_Rd,
);
const linear = ofColumn(
  "6.2.1(7)",
  "N_Ed / N_Rd + M_Ed / M_y_Rd + M_z_Ed / M_z_Rd",
  (N_Ed, N_Rd, M_Ed, M_y_Rd, M_z_Ed, M_z_Rd) => N_Ed / N_Rd + M_Ed / M_y_Rd + M_z_Ed / M_z_Rd,
);

const force = requirement("column-section", "6.2.4", "N_Ed <= N_pl_c_Rd", "column as a section");
const sum = "N_Ed / N_Rd + M_Ed / M_y_Rd + M_z_Ed / M_z_Rd <= 1";
const ofMoment = {
  plastic: requirement(
    "column-section-moment",
    "6.2.9.1(2)",
    "M_Ed / M_N_Rd <= 1",
    "column as a section, with its moment",
  ),
  linear: requirement("column-section-moment", "6.2.1(7)", sum, "column as a section, with its moment"),
};
const both = "column as a section, both moments";
const ofBoth = {
  plastic: requirement("column-section-both-axes", "6.2.9.1(6)", "M_Ed / M_N_y_Rd + M_z_Ed / M_N_z_Rd <= 1", both),
  linear: requirement("column-section-both-axes", "6.2.1(7)", sum, both),
};

interface Acting {
  readonly N: number;
  readonly M_y: number;
  readonly M_z: number;
}

/** Table 5.2 for N with these moments; 4 where effective widths count. */
function classOf(column: Member, { N, M_y }: Acting): 2 | 3 | 4 {
  const { flange, web } = slendernessOf({ member: column });
  const { h, t_w, t_f, r, section, steel } = column;
  // without a moment about y the web has the stress of N alone
  const [alpha, psi] =
    M_y !== 0
      ? [alphaOfWeb(N, 1, h - 2 * t_f - 2 * r, t_w, steel.f_y), psiOfWeb(N, section.properties.A_mm2, steel.f_y)]
      : N > 0
        ? [1, 1]
        : [0, Number.NEGATIVE_INFINITY];
  const limit2 = alpha > 0.5 ? web2(1, alpha) : alpha > 0 ? web2Relieved(1, alpha) : Number.POSITIVE_INFINITY;
  if (flange <= outstand2(1) && web <= limit2) return 2;
  const limit3 = psi > -1 ? web3(1, psi) : psi > -1e6 ? web3Relieved(1, psi) : Number.POSITIVE_INFINITY;
  return flange <= outstand3(1) && web <= limit3 ? 3 : 4;
}

/** Use of the section, and whether plastically. */
function useOf(sheet: Sheet, column: Member, gamma_M0: number, acting: Acting): { use: number; isPlastic: boolean } {
  const { N, M_y, M_z } = acting;
  const { steel, section, b, h, t_w, t_f } = column;
  const { f_y } = steel;
  const { A_mm2: A, W_pl_y_mm3, W_pl_z_mm3, W_el_y_mm3, W_el_z_mm3 } = section.properties;
  const profile = profileOf(section);
  const found = classOf(column, acting);
  if (found === 2) {
    const N_pl = sheet.step("N_pl_c_Rd_kN", grossTension, A, f_y, gamma_M0);
    const [M_pl_y, M_pl_z] = [
      sheet.step("M_pl_y_Rd_kNm", momentOfBeam, W_pl_y_mm3, f_y, gamma_M0),
      sheet.step("M_pl_z_Rd_kNm", momentOfBeam, W_pl_z_mm3, f_y, gamma_M0),
    ];
    const axial = Math.abs(N);
    const ratio = sheet.step("n", n, axial, N_pl);
    const share = sheet.step("a", shareOfWeb, A, b, t_f);
    const isSmall = ratio <= 0.25 && axial <= halfOfWeb(h, t_f, t_w, f_y, 0, gamma_M0);
    const M_y_Rd = isSmall ? M_pl_y : sheet.step("M_N_y_Rd_kNm", M_N_y, M_pl_y, ratio, share);
    const isSmallZ = ratio <= share || axial <= wholeWeb(h, t_f, t_w, f_y, 0, gamma_M0);
    const M_z_Rd = isSmallZ ? M_pl_z : sheet.step("M_N_z_Rd_kNm", M_N_z, M_pl_z, Math.min(1, ratio), share);
    const use = sheet.put("eta_column", reducedSum, M_y, Math.max(M_y_Rd, 1e-6), M_z, Math.max(M_z_Rd, 1e-6));
    return { use, isPlastic: true };
  }
  const isSlender = found === 4 && profile !== undefined;
  const factor = epsilon(f_y);
  const [A_c, W_y, W_z] = isSlender
    ? [
        N > 0 ? effectiveSection(profile, "N", 1, factor).A : A,
        worseSign(profile, "M_y", factor).W,
        worseSign(profile, "M_z", factor).W,
      ]
    : [A, W_el_y_mm3, W_el_z_mm3];
  if (isSlender) sheet.assume(says.effectiveColumn);
  const N_Rd = sheet.step("N_c_Rd_column_kN", grossTension, A_c, f_y, gamma_M0);
  const M_y_Rd = sheet.step("M_y_Rd_kNm", momentOfBeam, W_y, f_y, gamma_M0);
  const M_z_Rd = sheet.step("M_z_Rd_kNm", momentOfBeam, W_z, f_y, gamma_M0);
  return {
    use: sheet.put("eta_column", linear, Math.abs(N), N_Rd, M_y, M_y_Rd, M_z, M_z_Rd),
    isPlastic: false,
  };
}

/** With a moment about z always; else listed where the column's section does not carry what reaches the base. */
export function verifyColumnSection(sheet: Sheet, { item, column, gamma_M0 }: Base, M_z: number): void {
  const acting: Acting = { N: item.N_Ed, M_y: Math.abs(item.M_Ed ?? 0), M_z: Math.abs(M_z) };
  const N = Math.abs(item.N_Ed);
  const A = areaFor(column, item.N_Ed);
  if (N > grossTension(A, column.steel.f_y, gamma_M0))
    sheet.verify(force, N, sheet.put("N_pl_c_Rd_kN", grossTension, A, column.steel.f_y, gamma_M0), "kN");
  if (column.section.shape !== "I" || (acting.M_y === 0 && acting.M_z === 0)) return;
  const aside = new Tally(sheet.request, sheet.path);
  if (acting.M_z === 0 && useOf(aside, column, gamma_M0, acting).use <= 1) return;
  const { use, isPlastic } = useOf(sheet, column, gamma_M0, acting);
  const which = acting.M_z === 0 ? ofMoment : ofBoth;
  sheet.verify(isPlastic ? which.plastic : which.linear, use, 1, "");
}

/** In compression what does not buckle; of tubes (Table 5.2 alone) all of it. */
function areaFor(column: Member, N: number): number {
  const { A_mm2 } = column.section.properties;
  const profile = column.section.shape === "CHS" ? undefined : profileOf(column.section);
  return N > 0 && profile ? effectiveSection(profile, "N", 1, epsilon(column.steel.f_y)).A : A_mm2;
}
