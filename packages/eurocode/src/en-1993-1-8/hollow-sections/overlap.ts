import type { Sheet } from "../../engine/sheet.ts";
import { type OverlapFormulas, overlapRatio } from "./formulas-overlap.ts";
import { type Brace, circular, type HollowJoint } from "./model.ts";
import type { Modes } from "./modes.ts";

// Overlap joints of Tables 7.10 and 7.21: the overlapping brace fails; the other is used as far.

/** `widthOnChord`: what of its wall across the chord works. */
export function overlapModes(
  sheet: Sheet,
  joint: HollowJoint,
  formulas: OverlapFormulas,
  widthOnChord: (over: Brace) => number,
): Modes[] {
  const { gamma_M5 } = joint;
  const { over, under, overFirst } = overlapOrder(joint);
  const i = over.member;
  const j = under.member;
  const lambda_ov = sheet.put("lambda_ov", overlapRatio, -joint.gap, over.theta, i.h);
  const b_eff = widthOnChord(over);
  const b_ov = sheet.step("b_e_ov_mm", formulas.bEov, i.b, j.b, j.t_w, j.steel.f_y, i.steel.f_y, i.t_w);
  const k_c = circular(over);
  const name = "N_Rd_brace_kN";
  const f = i.steel.f_y;
  const N_i =
    lambda_ov >= 80
      ? sheet.step(name, formulas.overlap80, k_c, f, i.t_w, i.b, b_ov, i.h, gamma_M5)
      : lambda_ov >= 50
        ? sheet.step(name, formulas.overlap50, k_c, f, i.t_w, b_eff, b_ov, i.h, gamma_M5)
        : sheet.step(name, formulas.overlap25, k_c, f, i.t_w, b_eff, b_ov, i.h, lambda_ov, gamma_M5);
  const N_j = sheet.step(
    name,
    formulas.overlapped,
    N_i,
    j.section.properties.A_mm2,
    j.steel.f_y,
    i.section.properties.A_mm2,
    f,
  );
  const of = (N: number): Modes => ({ brace: N, N_Rd: N, mode: "brace" });
  return overFirst ? [of(N_i), of(N_j)] : [of(N_j), of(N_i)];
}

/** 7.1.2(4): the narrower brace, or the one of less f_y t, overlaps the other. */
export function overlapOrder({ braces }: HollowJoint): { over: Brace; under: Brace; overFirst: boolean } {
  const [a, b] = braces;
  if (!a || !b) throw new Error("an overlap needs two braces");
  const weight = ({ member }: Brace) => member.t_w * member.steel.f_y;
  const overFirst = a.member.b < b.member.b || (a.member.b === b.member.b && weight(a) < weight(b));
  return overFirst ? { over: a, under: b, overFirst } : { over: b, under: a, overFirst };
}
