import { quantity } from "../../basis/message.ts";
import { ofForm } from "../../basis/verification.ts";
import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { formula, requirement } from "../formula.ts";
import { leastSteel as leastOfSecond } from "../second/least.ts";
import { concreteOf } from "../second/materials.ts";
import { rules } from "../second/rules.ts";
import { areaOfBar, type Layer, layersOf, linksPerMetre, thickest } from "./bars.ts";
import { verifyCover } from "./cover.ts";
import { says } from "./says.ts";
import { type Beam, type FaceName, gapIn, hasFlange, leastGap, widthOfBars } from "./section.ts";
import { areaPulled, leastOfWeb } from "./service.ts";

// EN 1992-1-1 8.2, 9.2.1.1 and 9.3.1.1: how much reinforcement there is, and how it lies.

/** (9.1N) */
export const least = formula(
  "9.2.1.1(1) (9.1N)",
  "max(0.26 * f_ctm / f_yk, 0.0013) * b_t * d",
  (f_ctm, f_yk, b_t, d) => Math.max((0.26 * f_ctm) / f_yk, 0.0013) * b_t * d,
);
/** From the moment that cracks the section, with the lever arm 0.9 d and the steel at yield */
export const leastForCracking = formula(
  "9.2.1.1(1)",
  "f_ctm * I / z_t / (0.9 * d * f_yk)",
  (f_ctm, I, z_t, d, f_yk) => (f_ctm * I) / z_t / (0.9 * d * f_yk),
);
export const most = formula("9.2.1.1(3)", "f_max * A_c", (f_max, A_c) => f_max * A_c);
/** Mean width of the tension zone of a flange that is pulled, over its height. */
export const meanWidth = formula(
  "9.2.1.1(1)",
  "(b_w * h_t + (b_eff - b_w) * min(h_f, h_t)) / h_t",
  (b_w, h_t, b_eff, h_f) => (b_w * h_t + (b_eff - b_w) * Math.min(h_f, h_t)) / h_t,
);
/** Under concentrated loads and the greatest moments. */
export const closeSpacingOfSlab = formula("9.3.1.1(3)", "min(2 * h, 250)", (h) => Math.min(2 * h, 250));

/** Across the principal bars, per metre. */
export const leastAcross = formula("9.3.1.1(2)", "0.2 * A_s * 1000 / b", (A_s, b) => (0.2 * A_s * 1000) / b);
/** Where the moment is greatest; no more than 250 mm where an annex has less for the principal bars. */
export const spacingAcross = formula("9.3.1.1(3)", "min(3 * h, 400, max(250, s_max))", (h, s_max) =>
  Math.min(3 * h, 400, Math.max(250, s_max)),
);

const minimum = ofForm(requirement("minimum-reinforcement", "9.2.1.1(1)", "A_s_min / A_s <= 1"));
const maximum = ofForm(requirement("maximum-reinforcement", "9.2.1.1(3)", "A_s / A_s_max <= 1"));
const barSpacing = ofForm(requirement("bar-spacing", "8.2(2)", "s_least / s <= 1", "clear distance between bars"));
const barCover = ofForm(requirement("bar-cover", "4.4.1.2(3)", "c_min_b / c <= 1", "cover of the bars"));
const skin = ofForm(
  requirement("skin-reinforcement", "7.3.3(3)", "A_s_skin_min / A_s_skin <= 1", "bars at the sides of a deep beam"),
);
const slabSpacing = ofForm(requirement("bar-spacing", "9.3.1.1(3)", "s / s_max <= 1", "spacing of bars in a slab"));
const secondaryBars = ofForm(
  requirement("secondary-bars", "9.3.1.1(2)", "0.2 A_s / A_s_secondary <= 1", "bars across the principal ones"),
);
const secondarySpacing = ofForm(
  requirement("secondary-spacing", "9.3.1.1(3)", "s / s_max <= 1", "spacing of bars across the principal ones"),
);
const spacingAtMoment = ofForm(
  requirement(
    "bar-spacing-at-moment",
    "9.3.1.1(3)",
    "s / s_max <= 1",
    "spacing of bars where the moment of a slab is greatest",
  ),
);

export function verifyReinforcement(sheet: Sheet, beam: Beam, pulled: FaceName): void {
  const face = beam[pulled];
  if (!face) return; // asked for before
  const { item, shape, slab } = beam;
  const A_s_min = leastSteel(sheet, beam, pulled, face.d);
  sheet.verify(minimum, A_s_min, face.A_s, "mm²");
  const A_s_max = sheet.put("A_s_max_mm2", most, sheet.parameter("EN 1992-1-1", "A_s_max_beam"), shape.properties.A);
  sheet.verify(maximum, Math.max(beam.bottom?.A_s ?? 0, beam.top?.A_s ?? 0), A_s_max, "mm²");
  if (sheet.request.edition.second) sheet.rule(rules.beamDetailing);
  verifyPlaces(sheet, beam, pulled);
  if (slab) verifySecondary(sheet, item, face.A_s);
  if (!sheet.request.edition.second) verifySkin(sheet, beam, pulled);
  verifyCover(sheet, beam);
  if (item.d_g_mm === undefined && (item.bars_bottom ?? item.bars_top) !== undefined) sheet.assume(says.usualAggregate);
}

/** 9.3.1.1(2): of slabs that span one way */
function verifySecondary(sheet: Sheet, { bars_secondary: words, h, b }: Beam["item"], A_s: number): void {
  const least = sheet.put("A_s_secondary_min_mm2_m", leastAcross, A_s, b);
  if (words === undefined) {
    sheet.assume(says.secondaryBars({ least: quantity(Math.ceil(least), "mm²") }));
    return;
  }
  const layers = layersOf(words);
  if (!layers || layers.some(({ spacing }) => spacing === undefined)) {
    sheet.problem("bars_secondary", says.secondaryWords);
    return;
  }
  const made = layers.reduce((sum, { diameter, spacing = 1 }) => sum + linksPerMetre(areaOfBar(diameter), spacing), 0);
  sheet.verify(secondaryBars, least, made, "mm²/m");
  const apart = Math.max(...layers.map(({ spacing = 0 }) => spacing));
  sheet.verify(secondarySpacing, apart, spacingAcross(h, sheet.parameter("EN 1992-1-1", "s_max_slab")(h)), "mm");
}

/** 7.3.3(3): from this depth on, in mm; k of 7.3.2(2) is then 0.5, and the bars are at f_yk. */
const deep = { h: 1000, k: 0.5 } as const;

function verifySkin(sheet: Sheet, { item, slab, centroid }: Beam, pulled: FaceName): void {
  const { h, b, fck, fyk, A_s_skin_mm2: given } = item;
  if (slab || h < deep.h) {
    if (given !== undefined) sheet.unused("A_s_skin_mm2", says.shallow);
    return;
  }
  const A_ct = areaPulled(b, pulled === "bottom" ? centroid : h - centroid);
  const least = sheet.put("A_s_skin_min_mm2", leastOfWeb, deep.k, concreteOfStrength(fck).f_ctm_MPa, A_ct, fyk);
  if (given === undefined) sheet.warn(says.skinUnknown({ least: quantity(Math.ceil(least), "mm²") }));
  else sheet.verify(skin, least, given, "mm²");
}

export function leastSteel(sheet: Sheet, beam: Beam, pulled: FaceName, d: number, of = ""): number {
  const { item, shape, centroid } = beam;
  const { f_ctm_MPa: f_ctm } = concreteOf(sheet, item.fck);
  const h_t = pulled === "bottom" ? centroid : item.h - centroid;
  if (takes(sheet.request.edition, rules.leastBars)) {
    sheet.rule(rules.leastBars);
    const { A, I_y } = shape.properties;
    return sheet.put(`A_s_min${of}_mm2`, leastOfSecond, f_ctm, item.N_Ed ?? 0, A, I_y, h_t, item.h - h_t, d, item.fyk);
  }
  if (sheet.parameter("EN 1992-1-1", "A_s_min_beam") === "cracking moment")
    return sheet.put(`A_s_min${of}_mm2`, leastForCracking, f_ctm, shape.properties.I_y, h_t, d, item.fyk);
  const b_t = hasFlange(item, pulled)
    ? sheet.put("b_t_mm", meanWidth, item.b, h_t, item.b_eff_mm ?? item.b, item.h_f_mm ?? 0)
    : item.b;
  return sheet.put(`A_s_min${of}_mm2`, least, f_ctm, item.fyk, b_t, d);
}

/** Of bars in words: the first layer of each face, which has the most. */
function verifyPlaces(sheet: Sheet, beam: Beam, pulled: FaceName): void {
  const { item, slab } = beam;
  let [tightest, narrowest] = [Number.POSITIVE_INFINITY, { gap: 0, least: 0 }];
  let [thinnest, cover] = [Number.POSITIVE_INFINITY, { c: 0, least: 0 }];
  for (const name of ["bottom", "top"] as const) {
    for (const layer of beam[name]?.layers ?? []) {
      const { spacing, diameter, axis } = layer;
      const needed = leastGap(diameter, item);
      if (diameter > thickest) sheet.warn(says.thickBars);
      const clear = spacing === undefined ? gapOf(sheet, beam, name, layer) : spacing - diameter;
      if (clear / needed < tightest) [tightest, narrowest] = [clear / needed, { gap: clear, least: needed }];
      const c = axis - diameter / 2;
      if (c / diameter < thinnest) [thinnest, cover] = [c / diameter, { c, least: diameter }];
      if (slab && spacing !== undefined) verifySpacing(sheet, item, spacing, name === pulled);
    }
  }
  if (tightest < Number.POSITIVE_INFINITY) sheet.parameter("EN 1992-1-1", "bar_gap");
  if (tightest < Number.POSITIVE_INFINITY) sheet.verify(barSpacing, narrowest.least, Math.max(0, narrowest.gap), "mm");
  if (thinnest < Number.POSITIVE_INFINITY) sheet.verify(barCover, cover.least, Math.max(0, cover.c), "mm");
}

function gapOf(sheet: Sheet, beam: Beam, face: FaceName, layer: Layer): number {
  const width = widthOfBars(beam, face, layer);
  if (width > beam.item.b) sheet.assume(says.barsInFlange);
  return gapIn(beam, width, layer);
}

/** The bars that a moment pulls lie where it is greatest, unless the span has a greater one elsewhere. */
function verifySpacing(sheet: Sheet, { h, M_Ed, M_Ed_max }: Beam["item"], spacing: number, isPulled: boolean): void {
  sheet.verify(slabSpacing, spacing, sheet.parameter("EN 1992-1-1", "s_max_slab")(h), "mm");
  const close = closeSpacingOfSlab(h);
  const isGreatest = M_Ed_max === undefined || Math.abs(M_Ed ?? 0) >= Math.abs(M_Ed_max) * (1 - 1e-9);
  if (isPulled && (M_Ed ?? 0) !== 0 && isGreatest) sheet.verify(spacingAtMoment, spacing, close, "mm");
  else if (spacing > close) sheet.warn(says.farBars({ s: quantity(close, "mm") }));
}
