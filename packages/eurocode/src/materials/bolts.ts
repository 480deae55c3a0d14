import { refuseNumbers } from "../basis/by-hand.ts";

/**
 * Bolts: coarse threads of ISO 898-1, heads and nuts of ISO 4014/4032 and
 * EN 14399, washers of ISO 7089, holes of EN 1090-2 Table 11.
 *
 * Dimensions were read from two independent makers' tables each; what one source only gives says so beside it.
 */

export * from "./bolt-grades.ts";

export interface HexagonHead {
  /** across flats, nominal */
  readonly s_mm: number;
  /** across points, least permitted */
  readonly e_mm: number;
  readonly standard: string;
}

/** Inner and outer diameter, thickness */
interface Washer {
  readonly d_1_mm: number;
  readonly d_2_mm: number;
  readonly t_mm: number;
  readonly standard: string;
}

export interface BoltSize {
  readonly size: string;
  readonly d_mm: number;
  readonly pitch_mm: number;
  /** gross area of the shank */
  readonly A_mm2: number;
  /** tensile stress area */
  readonly A_s_mm2: number;
  /** of ISO 898-1: its Table 4, or the formula of 9.1.6.1 */
  readonly A_s_source: "table" | "formula";
  /** normal round hole */
  readonly d_0_mm: number;
  readonly holes: {
    readonly normal_mm: number;
    /** EN 1090-2 Table 11 begins at M12 */
    readonly oversize_mm?: number;
    /** length of the slot; its width is the normal hole */
    readonly short_slot_mm?: number;
    readonly long_slot_mm?: number;
  };
  /** ISO 4014; k: nominal height */
  readonly head: HexagonHead & { readonly k_mm: number };
  /** ISO 4032; m: greatest height */
  readonly nut: HexagonHead & { readonly m_mm: number };
  /** ISO 7089 */
  readonly washer: Washer;
  /** Table 3.4: smaller of head and nut, mean of across points and across flats */
  readonly d_m_mm: number;
  /** Preloadable bolt of EN 14399 (wider across flats), where that standard has the size */
  readonly preloaded?: {
    readonly head: HexagonHead & { readonly k_mm: number };
    readonly nut: HexagonHead & { readonly m_mm: number };
    readonly washer: Washer;
    readonly d_m_mm: number;
  };
  /** Countersunk head of EN 14399-7: diameter and height */
  readonly countersunk?: { readonly d_k_mm: number; readonly k_mm: number; readonly standard: string };
}

// biome-ignore format: one row per size
/** d, P, A_s tabulated (0: by the formula), s, e of head, k, e of nut, m, washer d_1, d_2, t.
 *  e is e_min: ISO 4014 grade A up to M24, grade B above; ISO 4032 grade A up to M16, grade B above, hence the nut decides d_m.
 *  M7 is not in ISO 4014/4032/7089 any more: DIN 931, 934, 125 (unconfirmed: one source). */
const rows: readonly (readonly number[])[] = [
  [5, 0.8, 14.2, 8, 8.79, 3.5, 8.79, 4.7, 5.3, 10, 1],
  [6, 1, 20.1, 10, 11.05, 4, 11.05, 5.2, 6.4, 12, 1.6],
  [7, 1, 28.9, 11, 12.12, 4.8, 12.12, 5.5, 7.4, 14, 1.6],
  [8, 1.25, 36.6, 13, 14.38, 5.3, 14.38, 6.8, 8.4, 16, 1.6],
  [10, 1.5, 58.0, 16, 17.77, 6.4, 17.77, 8.4, 10.5, 20, 2],
  [12, 1.75, 84.3, 18, 20.03, 7.5, 20.03, 10.8, 13, 24, 2.5],
  [14, 2, 115, 21, 23.36, 8.8, 23.36, 12.8, 15, 28, 2.5],
  [16, 2, 157, 24, 26.75, 10, 26.75, 14.8, 17, 30, 3],
  [18, 2.5, 192, 27, 30.14, 11.5, 29.56, 15.8, 19, 34, 3],
  [20, 2.5, 245, 30, 33.53, 12.5, 32.95, 18, 21, 37, 3],
  [22, 2.5, 303, 34, 37.72, 14, 37.29, 19.4, 23, 39, 3],
  [24, 3, 353, 36, 39.98, 15, 39.55, 21.5, 25, 44, 4],
  [27, 3, 459, 41, 45.2, 17, 45.2, 23.8, 28, 50, 4],
  [30, 3.5, 561, 46, 50.85, 18.7, 50.85, 25.6, 31, 56, 4],
  [33, 3.5, 694, 50, 55.37, 21, 55.37, 28.7, 34, 60, 5],
  [36, 4, 817, 55, 60.79, 22.5, 60.79, 31, 37, 66, 5],
  [39, 4, 976, 60, 66.44, 25, 66.44, 33.4, 42, 72, 6],
  [42, 4.5, 0, 65, 71.3, 26, 71.3, 34, 45, 78, 8],
  [45, 4.5, 0, 70, 76.95, 28, 76.95, 36, 48, 85, 8],
  [48, 5, 0, 75, 82.6, 30, 82.6, 38, 52, 92, 8],
  [52, 5, 0, 80, 88.25, 33, 88.25, 42, 56, 98, 8],
  [56, 5.5, 0, 85, 93.56, 35, 93.56, 45, 62, 105, 10],
  [60, 5.5, 0, 90, 99.21, 38, 99.21, 48, 66, 110, 10],
  [64, 6, 0, 95, 104.86, 40, 104.86, 51, 70, 115, 10],
];

// biome-ignore format: one row per size
/** EN 14399-4 (HV), M14 and M18 EN 14399-3 (HR): d, s, e_min, k, m, EN 14399-6 washer d_1, d_2, t.
 *  HR bolts of the other sizes have the same s and e. Nut heights and washers: unconfirmed, one source. */
const preloadedRows: readonly (readonly number[])[] = [
  [12, 22, 23.91, 8, 10, 13, 24, 3],
  [14, 24, 26.17, 8.8, 12.8, 15, 28, 3],
  [16, 27, 29.56, 10, 13, 17, 30, 4],
  [18, 30, 32.95, 11.5, 15.8, 19, 34, 4],
  [20, 32, 35.03, 13, 16, 21, 37, 4],
  [22, 36, 39.55, 14, 18, 23, 39, 4],
  [24, 41, 45.2, 15, 20, 25, 44, 4],
  [27, 46, 50.85, 17, 22, 28, 50, 5],
  [30, 50, 55.37, 19, 24, 31, 56, 5],
  [36, 60, 66.44, 23, 29, 37, 66, 6],
];

/** EN 14399-7: d, d_k, k (nominal). unconfirmed: one source. */
const countersunkRows: readonly (readonly number[])[] = [
  [12, 24, 8],
  [14, 28, 9],
  [16, 32, 10],
  [18, 36, 12],
  [20, 40, 13],
];

/** ISO 898-1 9.1.6.1: d_2 = d - 0.6495 P, d_3 = d - 1.2269 P, A_s = pi/4 ((d_2 + d_3)/2)^2 */
export function tensileStressArea(d_mm: number, pitch_mm: number): number {
  const height = pitch_mm * Math.sqrt(0.75);
  const mean = d_mm - (0.75 * height + (17 / 12) * height) / 2;
  return (Math.PI / 4) * mean * mean;
}

/** EN 1090-2 Table 11, nominal clearance of a normal round hole; below M12 (not in that table) 1 mm as for M12 and M14 */
export function normalClearance(d_mm: number): number {
  if (!(d_mm > 0)) refuseNumbers({ d_mm }, { over: 0 });
  return d_mm <= 14 ? 1 : d_mm <= 24 ? 2 : 3;
}

function holes(d: number): BoltSize["holes"] {
  const normal_mm = d + normalClearance(d);
  if (d < 12) return { normal_mm };
  const oversize = d <= 14 ? 3 : d <= 22 ? 4 : d <= 24 ? 6 : 8;
  const shortSlot = d <= 14 ? 4 : d <= 22 ? 6 : d <= 24 ? 8 : 10;
  return { normal_mm, oversize_mm: d + oversize, short_slot_mm: d + shortSlot, long_slot_mm: 2.5 * d };
}

function preloaded(d: number): BoltSize["preloaded"] {
  const row = preloadedRows.find((r) => r[0] === d);
  if (!row) return undefined;
  // eight numbers in every row above
  const [, s, e, k, m, d_1, d_2, t] = row as [number, number, number, number, number, number, number, number];
  const standard = d === 14 || d === 18 ? "EN 14399-3" : "EN 14399-4";
  return {
    head: { s_mm: s, e_mm: e, k_mm: k, standard },
    nut: { s_mm: s, e_mm: e, m_mm: m, standard },
    washer: { d_1_mm: d_1, d_2_mm: d_2, t_mm: t, standard: "EN 14399-6" },
    d_m_mm: (s + e) / 2,
  };
}

function countersunk(d: number): BoltSize["countersunk"] {
  const row = countersunkRows.find((r) => r[0] === d);
  if (!row) return undefined;
  const [, d_k_mm, k_mm] = row as [number, number, number]; // three numbers in every row above
  return { d_k_mm, k_mm, standard: "EN 14399-7" };
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) freeze(part);
  return Object.freeze(value);
}

function sizeOf(row: readonly number[]): [string, BoltSize] {
  // eleven numbers in every row above
  const [d, pitch_mm, A_s, s, eHead, k, eNut, m, d_1, d_2, t] = row as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const size = `M${d}`;
  const hexagon = d === 7 ? "DIN 931/934" : "ISO 4014/4032";
  const strong = preloaded(d);
  const sunk = countersunk(d);
  return [
    size,
    freeze({
      size,
      d_mm: d,
      pitch_mm,
      A_mm2: (Math.PI * d * d) / 4,
      A_s_mm2: A_s === 0 ? tensileStressArea(d, pitch_mm) : A_s,
      A_s_source: A_s === 0 ? "formula" : "table",
      d_0_mm: d + normalClearance(d),
      holes: holes(d),
      head: { s_mm: s, e_mm: eHead, k_mm: k, standard: hexagon },
      nut: { s_mm: s, e_mm: eNut, m_mm: m, standard: hexagon },
      washer: { d_1_mm: d_1, d_2_mm: d_2, t_mm: t, standard: d === 7 ? "DIN 125" : "ISO 7089" },
      d_m_mm: (s + Math.min(eHead, eNut)) / 2,
      ...(strong && { preloaded: strong }),
      ...(sunk && { countersunk: sunk }),
    }),
  ];
}

export const boltSizes: ReadonlyMap<string, BoltSize> = new Map(rows.map(sizeOf));

/** `M20`, `m 20`, `20` -> the size; undefined when there is none of that name */
export function bolt(size: string | number): BoltSize | undefined {
  const exact = boltSizes.get(String(size));
  if (exact) return exact;
  const digits = /^\s*m?\s*(\d+)\s*$/i.exec(String(size))?.[1];
  return digits === undefined ? undefined : boltSizes.get(`M${Number(digits)}`);
}
