/**
 * Torsion constant, warping constant and shear centre. Where two conventions are in print the section says which it follows:
 * "sci" is El Darwish and Johnston (Torsion of structural shapes, ASCE 1965) as in the SCI section tables, "arcelor" the
 * formula of the ArcelorMittal catalogue.
 */
import { type FlangedDimensions, flangeThickness } from "./shapes.ts";
import type { TorsionConvention } from "./types.ts";

const sciSource = "SCI (El Darwish and Johnston)";
const arcelor = "ArcelorMittal catalogue";

export interface Torsion {
  readonly I_t: number;
  readonly source: string;
}

/** The junction formulas were fitted to rolled shapes: flanges wider than thick, web and fillet not much more than that */
const fitted = (b: number, tw: number, tf: number, r: number): boolean => 2 * tf <= b && tw <= 2 * tf && r <= 3 * tf;

/** Junction of web and flange of a parallel-flange I: coefficient and inscribed circle */
function junctionI(tw: number, tf: number, r: number): number {
  const alpha =
    -0.042 + (0.2204 * tw) / tf + (0.1355 * r) / tf - (0.0865 * tw * r) / tf ** 2 - (0.0725 * tw * tw) / tf ** 2;
  const D = ((tf + r) ** 2 + (r + 0.25 * tw) * tw) / (2 * r + tf);
  return alpha * D ** 4;
}

function junctionArcelor(tw: number, tf: number, r: number): number {
  const D = ((r + tw / 2) ** 2 + (r + tf) ** 2 - r * r) / (2 * r + tf);
  return (tw / tf) * (0.145 + (0.1 * r) / tf) * D ** 4;
}

/** Flanges with a slope s on the inner face; coefficients printed for 1:6, taken linearly in between */
function junctionTapered(f: FlangedDimensions, root: number): number {
  const { tw, r, slope: s } = f;
  const [w, q, wq] = [tw / root, r / root, (tw * r) / root ** 2];
  const parallel = -0.042 + 0.2204 * w + 0.1355 * q - 0.0865 * wq - 0.0725 * w * w;
  const sixth = -0.0836 + 0.2536 * w + 0.1268 * q - 0.0806 * wq - 0.0858 * w * w;
  const alpha = parallel + (sixth - parallel) * 6 * s;
  const F = r * s * (Math.sqrt(1 / s ** 2 + 1) - 1 - tw / (2 * r));
  const D = ((F + root) ** 2 + tw * (r + tw / 4)) / (F + r + root);
  return alpha * D ** 4;
}

export function torsionOfI(f: FlangedDimensions, convention: TorsionConvention, welded: boolean): Torsion {
  const { h, b, tw, tf, r, b2, tf2 } = f;
  const web = ((h - tf - tf2) * tw ** 3) / 3;
  if (welded) return { I_t: (b * tf ** 3 + b2 * tf2 ** 3) / 3 + web, source: "sum of b t³/3" };
  if (!fitted(b, tw, tf, r) || !fitted(b2, tw, tf2, r)) {
    const parts = [torsionOfRectangle(b, tf), torsionOfRectangle(b2, tf2), torsionOfRectangle(h - tf - tf2, tw)];
    return { I_t: parts.reduce((sum, part) => sum + part.I_t, 0), source: "Saint-Venant, sum of rectangles" };
  }
  if (f.slope > 0) {
    const [tip, root, axis] = [0, (b - tw) / 2, b / 2].map((y) => flangeThickness(f, y)) as [number, number, number]; // three in, three out
    if (convention === "arcelor") {
      const flanges = (b / 6) * (tip + axis) * (tip ** 2 + axis ** 2) - 0.42 * tip ** 4;
      return { I_t: flanges + web + 2 * junctionArcelor(tw, tf, r), source: `${arcelor}, tapered flanges` };
    }
    const flanges = ((b - tw) / 6) * (tip + root) * (tip ** 2 + root ** 2) + (2 / 3) * tw * root ** 3;
    const end = 0.10504 - 0.1 * f.slope + 0.0848 * f.slope ** 2 - 0.06746 * f.slope ** 3 + 0.0515 * f.slope ** 4;
    const straight = ((h - 2 * root) * tw ** 3) / 3;
    return {
      I_t: flanges + straight + 2 * junctionTapered(f, root) - 4 * end * tip ** 4,
      source: "El Darwish and Johnston, sloping flanges",
    };
  }
  if (convention === "arcelor") {
    const flanges = (b * tf ** 3 * (1 - (0.63 * tf) / b) + b2 * tf2 ** 3 * (1 - (0.63 * tf2) / b2)) / 3;
    return { I_t: flanges + web + junctionArcelor(tw, tf, r) + junctionArcelor(tw, tf2, r), source: arcelor };
  }
  const flanges = (b * tf ** 3 + b2 * tf2 ** 3) / 3 - 0.21 * (tf ** 4 + tf2 ** 4);
  return { I_t: flanges + web + junctionI(tw, tf, r) + junctionI(tw, tf2, r), source: sciSource };
}

export function torsionOfTee(f: FlangedDimensions, convention: TorsionConvention, welded: boolean): Torsion {
  const { h, b, tw, tf, r } = f;
  const stem = ((h - tf) * tw ** 3) / 3;
  if (welded) return { I_t: (b * tf ** 3) / 3 + stem, source: "sum of b t³/3" };
  if (f.slope > 0 || !fitted(b, tw, tf, r)) {
    const whole = torsionOfI({ ...f, h: 2 * h, b2: b, tf2: tf }, convention, false);
    return { I_t: whole.I_t / 2, source: whole.source };
  }
  if (convention === "arcelor") {
    return { I_t: (b * tf ** 3 * (1 - (0.63 * tf) / b)) / 3 + stem + junctionArcelor(tw, tf, r), source: arcelor };
  }
  return { I_t: (b * tf ** 3) / 3 - 0.21 * tf ** 4 + stem + junctionI(tw, tf, r), source: sciSource };
}

/** Tapered channels too: with the nominal flange thickness the formula is within 2.5 % of a numerical solution of UPN */
export function torsionOfChannel(f: FlangedDimensions, welded: boolean): Torsion {
  const { h, b, tw, tf, r } = f;
  const parts = (2 / 3) * b * tf ** 3 + ((h - 2 * tf) * tw ** 3) / 3;
  if (welded) return { I_t: parts, source: "sum of b t³/3" };
  if (!fitted(b, tw, tf, r)) {
    const [flange, wall] = [torsionOfRectangle(b, tf), torsionOfRectangle(h - 2 * tf, tw)];
    return { I_t: 2 * flange.I_t + wall.I_t, source: "Saint-Venant, sum of rectangles" };
  }
  const D = 2 * (3 * r + tw + tf - Math.sqrt(2 * (2 * r + tw) * (2 * r + tf)));
  const alpha =
    -0.0908 + (0.2621 * tw) / tf + (0.1231 * r) / tf - (0.0752 * tw * r) / tf ** 2 - 0.0945 * (tw / tf) ** 2;
  return {
    I_t: parts + 2 * alpha * D ** 4 - 0.42 * tf ** 4,
    source: f.slope > 0 ? `${sciSource}, mean flange` : sciSource,
  };
}

export function torsionOfAngle(h: number, b: number, t: number, r1: number): Torsion {
  const D = 2 * (3 * r1 + 2 * t - Math.sqrt(2 * (2 * r1 + t) ** 2));
  const alpha = 0.0768 + (0.0479 * r1) / t;
  return { I_t: (b * t ** 3) / 3 + ((h - t) * t ** 3) / 3 + alpha * D ** 4 - 0.21 * t ** 4, source: sciSource };
}

/** EN 10210-2 and EN 10219-2, clause on torsion: closed cell plus open wall, and the torsional modulus */
export function torsionOfRhs(
  h: number,
  b: number,
  t: number,
  ro: number,
  ri: number,
): Torsion & { readonly W_t: number } {
  const rc = (ro + ri) / 2;
  const perimeter = 2 * (b - t + (h - t)) - 2 * rc * (4 - Math.PI);
  const area = (b - t) * (h - t) - rc * rc * (4 - Math.PI);
  const K = (2 * area * t) / perimeter;
  const I_t = (t ** 3 * perimeter) / 3 + 2 * K * area;
  return { I_t, W_t: I_t / (t + K / t), source: "EN 10210-2, EN 10219-2" };
}

/** Bredt, with the walls' own torsion */
export function torsionOfBox(h: number, b: number, tw: number, tf: number): Torsion & { readonly W_t: number } {
  const [hm, bm] = [h - tf, b - tw];
  const cell = (4 * (hm * bm) ** 2) / ((2 * hm) / tw + (2 * bm) / tf);
  const I_t = cell + (2 * (hm * tw ** 3 + bm * tf ** 3)) / 3;
  return { I_t, W_t: 2 * hm * bm * Math.min(tw, tf), source: "Bredt and walls" };
}

/** Saint-Venant's series of the solid rectangle */
export function torsionOfRectangle(b: number, t: number): Torsion {
  const [long, short] = b > t ? [b, t] : [t, b];
  let sum = 0;
  for (let n = 1; n <= 9; n += 2) sum += Math.tanh((n * Math.PI * long) / (2 * short)) / n ** 5;
  return {
    I_t: long * short ** 3 * (1 / 3 - ((64 * short) / (Math.PI ** 5 * long)) * sum),
    source: "Saint-Venant",
  };
}

export interface Warping {
  readonly I_w: number;
  readonly source: string;
}

/** Inertias of the two flanges about z: where the shear centre lies, and the warping of an I that is not symmetric */
export function warpingOfI(
  f: FlangedDimensions,
  I_z: number,
  welded: boolean,
): Warping & { readonly shearCentre: number } {
  const { h, b, tf, b2, tf2 } = f;
  const distance = h - (tf + tf2) / 2;
  const [top, bottom] = [(tf * b ** 3) / 12, (tf2 * b2 ** 3) / 12];
  // from the origin at mid-height: the inertia-weighted mean of the two flange centres
  const shearCentre = (top * (h / 2 - tf / 2) + bottom * (tf2 / 2 - h / 2)) / (top + bottom);
  const symmetric = b === b2 && tf === tf2;
  if (symmetric && !welded) return { I_w: (I_z * distance ** 2) / 4, source: "I_z (h - t_f)²/4", shearCentre };
  return {
    I_w: ((top * bottom) / (top + bottom)) * distance ** 2,
    source: "I_f1 I_f2 / (I_f1 + I_f2) h_s²",
    shearCentre,
  };
}

/** Thickness walls only: a tee and an angle warp by the bending of their walls */
export const warpingOfTee = ({ h, b, tw, tf }: FlangedDimensions): Warping => ({
  I_w: (tf ** 3 * b ** 3) / 144 + ((h - tf / 2) ** 3 * tw ** 3) / 36,
  source: "t_f³b³/144 + (h - t_f/2)³t_w³/36",
});

export const warpingOfAngle = (h: number, b: number, t: number): Warping => ({
  I_w: (t ** 3 / 36) * ((h - t / 2) ** 3 + (b - t / 2) ** 3),
  source: "t³/36 ((h - t/2)³ + (b - t/2)³)",
});

/** Moments of one channel flange along its centre line, measured from the web centre line, with its real taper */
function flangeMoments(f: FlangedDimensions): [F_0: number, F_1: number, F_2: number] {
  const reach = f.b - f.tw / 2;
  const root = f.slope > 0 ? flangeThickness(f, reach) : f.tf;
  const fall = f.slope; // t(s) = root - fall s
  return [
    root * reach - (fall * reach ** 2) / 2,
    (root * reach ** 2) / 2 - (fall * reach ** 3) / 3,
    (root * reach ** 3) / 3 - (fall * reach ** 4) / 4,
  ];
}

/** Shear centre outside the web, from the web centre line: shear flow of the flanges over the exact I_y */
export function channelShearCentre(f: FlangedDimensions, I_y: number): number {
  const [, F_1] = flangeMoments(f);
  return ((f.h - f.tf) ** 2 * F_1) / (2 * I_y);
}

/** c_y: centroid from the back of the web */
export function warpingOfChannel(
  f: FlangedDimensions,
  A: number,
  I_y: number,
  I_z: number,
  c_y: number,
  sci: boolean,
): Warping {
  const height = f.h - f.tf;
  if (sci) {
    const bracket = I_z - A * (c_y - f.tw / 2) ** 2 * ((height ** 2 * A) / (4 * I_y) - 1);
    return { I_w: (height ** 2 / 4) * bracket, source: "SCI" };
  }
  const [F_0, F_1, F_2] = flangeMoments(f);
  const e = F_1 / (F_0 + (f.tw * height) / 6);
  const web = (e ** 2 * f.tw * height ** 3) / 12;
  const flanges = (height ** 2 / 2) * (e * e * F_0 - 2 * e * F_1 + F_2);
  return { I_w: web + flanges, source: "sectorial coordinate on the centre line" };
}

/** Rectangular cell of uniform wall on the centre line */
export const warpingOfRhs = (h: number, b: number, t: number): Warping => {
  const [hm, bm] = [h - t, b - t];
  return { I_w: (t * (bm * hm * (bm - hm)) ** 2) / (24 * (bm + hm)), source: "sectorial coordinate of the cell" };
};
