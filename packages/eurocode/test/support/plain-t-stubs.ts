// Equivalent T-stubs once more, plain, from 6.2.4 and Tables 6.2 and 6.4 to 6.6 of EN 1993-1-8: for the second implementations of joints.
// Nothing here comes from the library. N and mm.

// ISO 898-1, ISO 4014, 4032 and 7089, EN 1090-2: diameter, stress area, hole, washer
export const sizes: Readonly<Record<string, readonly [d: number, A_s: number, d_0: number, d_w: number]>> = {
  M16: [16, 157, 18, 30],
  M20: [20, 245, 22, 37],
  M24: [24, 353, 26, 44],
  M27: [27, 459, 30, 50],
  M30: [30, 561, 33, 56],
};
export const strengths: Readonly<Record<string, number>> = { "4.6": 400, "8.8": 800, "10.9": 1000 };
/** Table 3.1 of EN 1993-1-1 to 40 mm */
export const steels: Readonly<Record<string, readonly [f_y: number, f_u: number, beta_w: number]>> = {
  S235: [235, 360, 0.8],
  S275: [275, 430, 0.85],
  S355: [355, 490, 0.9],
};

/** Table 3.4 */
export const tension = (size: string, grade: string, gamma_M2 = 1.25) =>
  (0.9 * (strengths[grade] ?? 0) * (sizes[size]?.[1] ?? 0)) / gamma_M2;

/** Across flats and corners, ISO 4014 and 4032, the lesser corners. */
const heads: Readonly<Record<string, readonly [s: number, e: number]>> = {
  M16: [24, 26.75],
  M20: [30, 32.95],
  M24: [36, 39.55],
  M27: [41, 45.2],
  M30: [46, 50.85],
};

/** Table 3.2: pulled, with prying (3.11), no more than the weakest ply holds its head or nut. */
export const heldTension = (
  size: string,
  grade: string,
  plies: readonly (readonly [t: number, f_u: number])[],
  gamma_M2 = 1.25,
) => {
  const [s, e] = heads[size] ?? [0, 0];
  const punched = plies.map(([t, f_u]) => (0.6 * Math.PI * ((s + e) / 2) * t * f_u) / gamma_M2);
  return Math.min(tension(size, grade, gamma_M2), ...punched);
};

/** Effective lengths of circular and other patterns. */
export interface Pattern {
  readonly circular: number;
  readonly other: number;
}

export const shortest = ({ circular, other }: Pattern) => Math.min(circular, other);
export const along = (...parts: readonly Pattern[]): Pattern => ({
  circular: parts.reduce((sum, one) => sum + one.circular, 0),
  other: parts.reduce((sum, one) => sum + one.other, 0),
});

interface Stub {
  readonly t: number;
  readonly f_y: number;
  readonly m: number;
  /** the least edge distance of the parts joined */
  readonly e: number;
  readonly pattern: Pattern;
  /** design tension of all bolts */
  readonly bolts: number;
  /** method 2 of mode 1 */
  readonly washer?: number | undefined;
  /** backing plates of the same steel */
  readonly backing?: number | undefined;
}

/** Table 6.2 */
export function modes({ t, f_y, m, e, pattern, bolts, washer, backing = 0 }: Stub) {
  const n = Math.min(e, 1.25 * m);
  const M_1 = 0.25 * shortest(pattern) * t * t * f_y;
  const M_2 = 0.25 * pattern.other * t * t * f_y;
  const M_bp = 0.25 * shortest(pattern) * backing * backing * f_y;
  const e_w = (washer ?? 0) / 4;
  const one =
    washer === undefined
      ? (4 * M_1 + 2 * M_bp) / m
      : ((8 * n - 2 * e_w) * M_1 + 4 * n * M_bp) / (2 * m * n - e_w * (m + n));
  return { one, two: (2 * M_2 + n * bolts) / (m + n), three: bolts, alone: (2 * M_1) / m };
}

export const least = ({ one, two, three }: ReturnType<typeof modes>) => Math.min(one, two, three);

// Tables 6.4 to 6.6, a row by itself
export const inner = (m: number, e: number): Pattern => ({ circular: 2 * Math.PI * m, other: 4 * m + 1.25 * e });
export const atEnd = (m: number, e: number, e_1: number): Pattern => ({
  circular: Math.min(2 * Math.PI * m, Math.PI * m + 2 * e_1),
  other: Math.min(4 * m + 1.25 * e, 2 * m + 0.625 * e + e_1),
});
export const stiffened = (m: number, alpha: number): Pattern => ({ circular: 2 * Math.PI * m, other: alpha * m });
export const outside = (m_x: number, e_x: number, e: number, w: number, b: number): Pattern => ({
  circular: Math.min(2 * Math.PI * m_x, Math.PI * m_x + w, Math.PI * m_x + 2 * e),
  other: Math.min(4 * m_x + 1.25 * e_x, e + 2 * m_x + 0.625 * e_x, 0.5 * b, 0.5 * w + 2 * m_x + 0.625 * e_x),
});

// the same tables, a row of a group; p: to the next row, of an inner row the mean of both sides
export const innerOf = (p: number): Pattern => ({ circular: 2 * p, other: p });
export const lastOf = (m: number, e: number, p: number, e_1 = Number.POSITIVE_INFINITY): Pattern => ({
  circular: Math.min(Math.PI * m + p, 2 * e_1 + p),
  other: Math.min(2 * m + 0.625 * e + 0.5 * p, e_1 + 0.5 * p),
});
export const stiffenedOf = (m: number, e: number, p: number, alpha: number): Pattern => ({
  circular: Math.PI * m + p,
  other: 0.5 * p + alpha * m - (2 * m + 0.625 * e),
});

/** Figure 6.11 by its equations (SCI P398, appendix G), from 4.45 to 8. */
export function alphaOf(m: number, m_2: number, e: number): number {
  const [one, two] = [m / (m + e), m_2 / (m + e)];
  const left = (alpha: number): number => {
    const corner = 1.25 / (alpha - 2.75);
    const height = (alpha * corner) / 2;
    return two >= height ? corner : corner + (1 - corner) * ((height - two) / height) ** (0.185 * alpha ** 1.785);
  };
  // the curve of a greater alpha lies to the left
  let [low, high] = [4.45, 8];
  for (let i = 0; i < 80; i++) {
    const alpha = (low + high) / 2;
    if (left(alpha) > one) low = alpha;
    else high = alpha;
  }
  return (low + high) / 2;
}

// EN 10365: h, b, t_w, t_f, r
export type Rolled = readonly [h: number, b: number, t_w: number, t_f: number, r: number];
export const profiles: Readonly<Record<string, Rolled>> = {
  "IPE 300": [300, 150, 7.1, 10.7, 15],
  "IPE 400": [400, 180, 8.6, 13.5, 21],
  "IPE 500": [500, 200, 10.2, 16, 21],
  "IPE 600": [600, 220, 12, 19, 24],
  "HE 200 A": [190, 200, 6.5, 10, 18],
  "HE 200 B": [200, 200, 9, 15, 18],
  "HE 260 B": [260, 260, 10, 17.5, 24],
  "HE 300 A": [290, 300, 8.5, 14, 27],
  "HE 300 B": [300, 300, 11, 19, 27],
  "HE 300 M": [340, 310, 21, 39, 27],
  "HE 500 B": [500, 300, 14.5, 28, 27],
};
export const rolled = (name: string): Rolled => profiles[name] ?? [0, 0, 0, 0, 0];

export const areaOf = ([h, b, t_w, t_f, r]: Rolled) => 2 * b * t_f + (h - 2 * t_f) * t_w + (4 - Math.PI) * r * r;

/** About the strong axis, roots counted: each a square less a quarter of a circle. */
export function plasticModulus([h, b, t_w, t_f, r]: Rolled): number {
  const inside = h - 2 * t_f;
  const roots =
    4 * (r * r * (inside / 2 - r / 2) - ((Math.PI * r * r) / 4) * (inside / 2 - r + (4 * r) / (3 * Math.PI)));
  return b * t_f * (h - t_f) + (t_w * inside * inside) / 4 + roots;
}

export function secondMoment([h, b, t_w, t_f, r]: Rolled): number {
  const inside = h - 2 * t_f;
  const square = r ** 4 / 12 + r * r * (inside / 2 - r / 2) ** 2;
  const quarter = (Math.PI * r * r) / 4;
  const out = (4 * r) / (3 * Math.PI);
  const round = (Math.PI * r ** 4) / 16 - quarter * out ** 2 + quarter * (inside / 2 - r + out) ** 2;
  return (b * h ** 3 - (b - t_w) * inside ** 3) / 12 + 4 * (square - round);
}

/** EN 1993-1-1 6.2.5 and Table 5.2, classes 1 to 3 */
export function bendingResistance(p: Rolled, f_y: number): number {
  const [h, b, t_w, t_f, r] = p;
  const epsilon = Math.sqrt(235 / f_y);
  const plastic = (b - t_w - 2 * r) / 2 / t_f <= 10 * epsilon && (h - 2 * t_f - 2 * r) / t_w <= 83 * epsilon;
  return f_y * (plastic ? plasticModulus(p) : secondMoment(p) / (h / 2));
}

/** EN 1993-1-1 6.2.6(3), eta = 1.2 where the annex has it so */
export const shearArea = (p: Rolled, eta: number) => {
  const [h, b, t_w, t_f, r] = p;
  return Math.max(areaOf(p) - 2 * b * t_f + (t_w + 2 * r) * t_f, eta * (h - 2 * t_f) * t_w);
};

/** Table 6.3 */
export function shearFactor(beta: number, b_eff: number, t_w: number, A_vc: number): number {
  const one = 1 / Math.sqrt(1 + 1.3 * ((b_eff * t_w) / A_vc) ** 2);
  const two = 1 / Math.sqrt(1 + 5.2 * ((b_eff * t_w) / A_vc) ** 2);
  if (beta <= 0.5) return 1;
  return beta < 1 ? one + 2 * (1 - beta) * (1 - one) : one + (beta - 1) * (two - one);
}
