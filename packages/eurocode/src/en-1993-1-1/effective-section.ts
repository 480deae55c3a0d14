import {
  compressedWidth,
  edgeBesideTension,
  edgeInCompression,
  internalFactor,
  internalPlateau,
  internalReduction,
  outstandPlateau,
  outstandReduction,
  outstandTip,
  plateSlenderness,
  supportedEdgeFactor,
} from "../en-1993-1-5/effective-width.ts";
import { formula as plateFormula } from "../en-1993-1-5/formula.ts";
import type { Page } from "../engine/sheet.ts";
import type { Plate, Profile, Strip } from "./profile.ts";
import { says } from "./says.ts";

// Class 4 sections, EN 1993-1-5 4.4: what the compressed walls lose is cut out of the gross section. By 4.4(3) flanges are
// reduced for the stresses of the gross section, webs for those of the reduced compression flange with the gross web; the
// standard asks for no further rounds.

export type Stress = "N" | "M_y" | "M_z";

export interface EffectiveSection {
  /** area that is cut out */
  readonly Delta_A: number;
  readonly A: number;
  /** first moments of what is cut out */
  readonly S_y: number;
  readonly S_z: number;
  /** about the axis of the moment: gross inertia, what is cut out, shift of the axis, the worse fibre */
  readonly I: number;
  readonly Delta_I: number;
  readonly e: number;
  readonly z_max: number;
  readonly W: number;
  /** by part, the most reduced wall of each */
  readonly plates: ReadonlyMap<Plate["id"], Reduction>;
}

export interface Reduction {
  readonly plate: Plate;
  readonly psi: number;
  readonly k_sigma: number;
  readonly lambda_p: number;
  readonly rho: number;
  /** outstands: the greater compression is at the free edge */
  readonly tipMost: boolean;
  /** width the reduction applies to, and what is cut out of it */
  readonly b_c: number;
}

/** A piece that is cut out of a wall. */
interface Cut {
  readonly y: number;
  readonly z: number;
  readonly area: number;
  readonly I_y: number;
  readonly I_z: number;
}

export const effectiveArea = plateFormula("4.4(1)", "A - Delta_A", (A, Delta_A) => A - Delta_A);
export const shiftOfCentroid = plateFormula("4.3(3)", "abs(S) / A_eff", (S, A_eff) => Math.abs(S) / A_eff);
export const effectiveModulus = plateFormula(
  "4.3(4)",
  "(I - Delta_I - A_eff * e^2) / z_max",
  (I, Delta_I, A_eff, e, z_max) => (I - Delta_I - A_eff * e ** 2) / z_max,
);

const bucklingFactor = (plate: Plate, psi: number, tipMost: boolean) =>
  plate.kind === "internal" ? internalFactor(psi) : tipMost ? outstandTip : supportedEdgeFactor(psi);

interface Axis {
  readonly sign: 1 | -1;
  readonly stress: Stress;
}

/** Compression positive, up to a factor: uniform, or linear about the neutral axis. */
function stressAt({ stress, sign }: Axis, y: number, z: number, y_c: number, z_c: number): number {
  if (stress === "N") return 1;
  return sign * (stress === "M_y" ? z - z_c : y - y_c);
}

interface Found {
  cuts: Cut[];
  reductions: Reduction[];
}

/** Walls of even stress (flanges of the moment) or those along which it changes; the neutral axis at y_c, z_c. */
function reduce(
  found: Found,
  p: Profile,
  axis: Axis,
  epsilon: number,
  walls: "even" | "graded",
  y_c: number,
  z_c: number,
): void {
  for (const plate of p.plates) {
    for (const strip of plate.strips) {
      const from = stressAt(axis, strip.y1, strip.z1, y_c, z_c);
      const to = stressAt(axis, strip.y2, strip.z2, y_c, z_c);
      if (Math.abs(from - to) < nothing * (p.h + p.b) !== (walls === "even")) continue;
      if (from <= 0 && to <= 0) continue;
      if (plate.kind === "internal") cutInternal(found, plate, strip, from, to, epsilon);
      else cutOutstand(found, plate, strip, from, to, epsilon);
    }
  }
}

/** Table 4.1: effective parts at both edges of the compressed width. */
function cutInternal(found: Found, plate: Plate, strip: Strip, from: number, to: number, epsilon: number): void {
  const [most, least] = from >= to ? [from, to] : [to, from];
  const psi = Math.max(-3, least / most);
  const k_sigma = bucklingFactor(plate, psi, false)(psi);
  const lambda_p = plateSlenderness(plate.c, plate.t, epsilon, k_sigma);
  const rho = lambda_p <= internalPlateau(psi) ? 1 : internalReduction(lambda_p, psi);
  const b_c = psi < 0 ? compressedWidth(plate.c, least / most) : plate.c;
  found.reductions.push({ plate, psi, k_sigma, lambda_p, rho, b_c, tipMost: false });
  if (rho >= 1) return;
  const b_e1 = psi < 0 ? edgeBesideTension(rho, b_c) : edgeInCompression(psi, rho, b_c);
  const start = b_e1 / plate.c;
  const end = (b_e1 + (1 - rho) * b_c) / plate.c;
  found.cuts.push(from >= to ? cut(strip, start, end) : cut(strip, 1 - end, 1 - start));
}

/** Table 4.2: the effective part lies at the support; where the root is in tension, next to the neutral axis. */
function cutOutstand(found: Found, plate: Plate, strip: Strip, root: number, tip: number, epsilon: number): void {
  const length = Math.hypot(strip.y2 - strip.y1, strip.z2 - strip.z1);
  const tipMost = tip >= root;
  const ratio = tipMost ? root / tip : tip / root;
  const psi = Math.max(tipMost ? -3 : -1, ratio);
  const k_sigma = bucklingFactor(plate, psi, tipMost)(psi);
  const lambda_p = plateSlenderness(plate.c, plate.t, epsilon, k_sigma);
  const rho = lambda_p <= outstandPlateau ? 1 : outstandReduction(lambda_p);
  const b_c = ratio < 0 ? compressedWidth(length, ratio) : length;
  found.reductions.push({ plate, psi, k_sigma, lambda_p, rho, b_c, tipMost });
  if (rho >= 1) return;
  const gone = ((1 - rho) * b_c) / length;
  const compressedEnd = tipMost ? 1 : b_c / length;
  found.cuts.push(cut(strip, compressedEnd - gone, compressedEnd));
}

/** From `start` to `end`, fractions of the strip. */
function cut({ y1, z1, y2, z2, t }: Strip, start: number, end: number): Cut {
  const [dy, dz] = [y2 - y1, z2 - z1];
  const width = Math.hypot(dy, dz) * (end - start);
  const middle = (start + end) / 2;
  const area = width * t;
  const along = (area * width * width) / 12;
  const across = (area * t * t) / 12;
  const upright = Math.abs(dz) > Math.abs(dy);
  return {
    y: y1 + dy * middle,
    z: z1 + dz * middle,
    area,
    I_y: upright ? along : across,
    I_z: upright ? across : along,
  };
}

/** What is left of a sum of equal and opposite terms, relative to the section. */
const nothing = 1e-9;

/** `sign`: +1 compresses the side of positive z (y). */
export function effectiveSection(p: Profile, stress: Stress, sign: 1 | -1, epsilon: number): EffectiveSection {
  const axis: Axis = { stress, sign };
  const found: Found = { cuts: [], reductions: [] };
  reduce(found, p, axis, epsilon, "even", 0, 0);
  const beforeWebs = centroid(p, found.cuts);
  reduce(found, p, axis, epsilon, "graded", beforeWebs.y, beforeWebs.z);
  const { y, z } = centroid(p, found.cuts);
  return assembled(p, axis, found, y, z);
}

function centroid(p: Profile, cuts: readonly Cut[]): { y: number; z: number } {
  const area = p.A - total(cuts, (c) => c.area);
  return { y: -total(cuts, (c) => c.area * c.y) / area, z: -total(cuts, (c) => c.area * c.z) / area };
}

const total = (cuts: readonly Cut[], of: (cut: Cut) => number): number => cuts.reduce((sum, c) => sum + of(c), 0);

function assembled(
  p: Profile,
  { stress }: Axis,
  { cuts, reductions }: Found,
  y_c: number,
  z_c: number,
): EffectiveSection {
  const Delta_A = total(cuts, (c) => c.area);
  const A = p.A - Delta_A;
  const aboutY = stress === "M_y";
  const I = aboutY ? p.I_y : p.I_z;
  const Delta_I = total(cuts, (c) => (aboutY ? c.I_y + c.area * c.z ** 2 : c.I_z + c.area * c.y ** 2));
  const e = aboutY ? z_c : y_c;
  const z_max = aboutY ? Math.max(p.top - z_c, p.bottom + z_c) : Math.max(p.right - y_c, p.left + y_c);
  const plates = new Map<Plate["id"], Reduction>();
  for (const reduction of reductions) {
    const before = plates.get(reduction.plate.id);
    if (!before || reduction.rho < before.rho) plates.set(reduction.plate.id, reduction);
  }
  // symmetric cuts leave no shift, not one of the last digits
  const moment = (S: number) => (Math.abs(S) < nothing * p.A * (p.h + p.b) ? 0 : S);
  const S_y = moment(total(cuts, (c) => c.area * c.z));
  const S_z = moment(total(cuts, (c) => c.area * c.y));
  return { Delta_A, A, S_y, S_z, I, Delta_I, e, z_max, W: effectiveModulus(I, Delta_I, A, e, z_max), plates };
}

/** The steps of one effective section: each compressed part and its reduction. */
export function writeEffective(page: Page, stress: Stress, found: EffectiveSection, epsilon: number): void {
  if (!page.steps) return;
  for (const [id, { plate, psi, k_sigma, lambda_p, rho, tipMost }] of found.plates) {
    page.step(`k_sigma_${id}_${stress}`, bucklingFactor(plate, psi, tipMost), psi);
    page.step(`lambda_p_${id}_${stress}`, plateSlenderness, plate.c, plate.t, epsilon, k_sigma);
    if (rho >= 1) page.explain(says.fullyEffective);
    else if (plate.kind === "internal") page.step(`rho_${id}_${stress}`, internalReduction, lambda_p, psi);
    else page.step(`rho_${id}_${stress}`, outstandReduction, lambda_p);
  }
}

/** Where the sign of a moment is not given, or both occur: the side whose compression leaves less. */
export function worseSign(p: Profile, stress: "M_y" | "M_z", epsilon: number): EffectiveSection {
  const one = effectiveSection(p, stress, 1, epsilon);
  const other = effectiveSection(p, stress, -1, epsilon);
  return one.W <= other.W ? one : other;
}
