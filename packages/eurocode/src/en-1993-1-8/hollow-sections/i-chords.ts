import type { Sheet } from "../../engine/sheet.ts";
import { ofI } from "./formulas-chord-shear.ts";
import * as formulas from "./formulas-i.ts";
import { onI } from "./formulas-overlap.ts";
import { type Brace, balanced, circular, type HollowJoint } from "./model.ts";
import { leastOf, type Modes } from "./modes.ts";
import { overlapModes } from "./overlap.ts";

// 7.6, Table 7.21: I- and H-section chords. The web yields under the brace, the brace across the flange, and in a gap the chord
// shears.

export function iModes(sheet: Sheet, joint: HollowJoint): Modes[] {
  const { braces, gap, type } = joint;
  if (!balanced(type)) return braces.map((brace) => iAlone(sheet, joint, brace));
  if (gap < 0) return overlapModes(sheet, joint, onI, (over) => acrossFlange(sheet, joint, over, over.member.b));
  const A_v = sheet.given("A_v_mm2", shearAreaOfI(sheet, joint));
  return braces.map((brace) => {
    const { web, brace: ofBrace } = iAlone(sheet, joint, brace);
    const shear = sheet.step(
      "N_Rd_chord_shear_kN",
      ofI.chordShear,
      joint.chord.steel.f_y,
      A_v,
      brace.theta,
      joint.gamma_M5,
    );
    return {
      web,
      brace: ofBrace,
      shear,
      ...leastOf([
        ["chord-web", web],
        ["brace", ofBrace],
        ["chord-shear", shear],
      ]),
    };
  });
}

/** A brace by itself: T, Y and X joints, and what the other braces do not balance. */
export function iAlone(
  sheet: Sheet,
  { chord, gamma_M5 }: HollowJoint,
  brace: Brace,
): Modes & { readonly web: number; readonly brace: number } {
  const { member, theta } = brace;
  const f_y0 = chord.steel.f_y;
  const b_w = sheet.step("b_w_mm", formulas.webWidth, member.h, theta, chord.t_f, chord.r, member.t_w);
  const web = sheet.step("N_Rd_chord_web_kN", formulas.webYield, f_y0, chord.t_w, b_w, theta, gamma_M5);
  const most = formulas.pEffMost(member.b, member.h, member.t_w);
  const p_eff = acrossFlange(sheet, { chord }, brace, most);
  const ofBrace = sheet.step(
    "N_Rd_brace_kN",
    formulas.braceYield,
    circular(brace),
    member.steel.f_y,
    member.t_w,
    p_eff,
    gamma_M5,
  );
  return {
    web,
    brace: ofBrace,
    ...leastOf([
      ["chord-web", web],
      ["brace", ofBrace],
    ]),
  };
}

function acrossFlange(sheet: Sheet, { chord }: Pick<HollowJoint, "chord">, { member }: Brace, most: number): number {
  return sheet.step("p_eff_mm", formulas.pEff, most, chord.t_w, chord.r, chord.t_f, chord.steel.f_y, member.steel.f_y);
}

/** Of the chord in a gap; circular braces leave the flange out. */
export function shearAreaOfI(sheet: Sheet, { chord, braces, gap }: HollowJoint): number {
  const { b, t_w, t_f, r, section } = chord;
  const alpha = braces.some(({ round }) => !round) ? sheet.step("alpha", formulas.alphaOfGapI, gap, t_f) : 0;
  return sheet.step("A_v_mm2", formulas.shearAreaI, section.properties.A_mm2, alpha, b, t_f, t_w, r);
}
