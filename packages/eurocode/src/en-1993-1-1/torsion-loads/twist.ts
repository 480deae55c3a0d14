import { gauss } from "../../basis/gauss.ts";
import type { EndOfTorsion } from "./schema.ts";

// E I_w φ'''' - G I_t φ'' = m, exactly: between the places where loads begin, end or act the rotation is
// c_1 + c_2 s + c_3 e^(-s) + c_4 e^(s - l) - mu s²/2 with s = x/a, a = √(E I_w/(G I_t)). Without warping c_3 = c_4 = 0.

export interface Twisting {
  /** mm */
  readonly length: number;
  /** N mm² and N mm⁴; 0: St Venant's torsion alone */
  readonly GI_t: number;
  readonly EI_w: number;
  readonly ends: readonly [EndOfTorsion, EndOfTorsion];
  /** places between the ends that hold the rotation */
  readonly holds: readonly number[];
  /** mm and kNm, mm and kNm/m */
  readonly points: readonly { readonly x: number; readonly T: number }[];
  readonly spans: readonly { readonly from: number; readonly to: number; readonly m: number }[];
}

/** Of one place: rad, kNm, kNm, kNm². */
export interface Station {
  readonly x: number;
  readonly phi: number;
  readonly T_t: number;
  readonly T_w: number;
  readonly B: number;
}

interface Piece {
  readonly from: number;
  /** over a */
  readonly l: number;
  readonly mu: number;
}

type Quantity = "phi" | "slope" | "curvature" | "torque";

/** Coefficients of c_1 to c_4, and what the load adds. */
function rowOf({ l, mu }: Piece, s: number, what: Quantity): [number[], number] {
  const [near, far] = [Math.exp(-s), Math.exp(s - l)];
  switch (what) {
    case "phi":
      return [[1, s, near, far], (-mu * s ** 2) / 2];
    case "slope":
      return [[0, 1, -near, far], -mu * s];
    case "curvature":
      return [[0, 0, near, far], -mu];
    default:
      return [[0, 1, 0, 0], -mu * s];
  }
}

const samplesOf = 40;

/** Undefined where nothing holds the rotation. */
export function twisted(t: Twisting): Station[] | undefined {
  const warps = t.EI_w > 0;
  const a = warps ? Math.sqrt(t.EI_w / t.GI_t) : t.length;
  /** kNm per rad of slope over a */
  const K = t.GI_t / a / 1e6;
  const pieces = piecesOf(t, a, K);
  const per = warps ? 4 : 2;
  const size = per * pieces.length;
  const matrix: number[][] = [];
  const right: number[] = [];
  const say = (
    parts: readonly (readonly [piece: number, s: number, sign: number])[],
    what: Quantity,
    value: number,
  ) => {
    const row = new Array<number>(size).fill(0);
    let known = value;
    for (const [at, s, sign] of parts) {
      const piece = pieces[at];
      if (!piece) continue;
      const [coefficients, constant] = rowOf(piece, s, what);
      for (let i = 0; i < per; i++) row[per * at + i] = (row[per * at + i] ?? 0) + sign * (coefficients[i] ?? 0);
      known -= sign * constant;
    }
    matrix.push(row);
    right.push(known);
  };
  const torqueAt = (x: number) => t.points.reduce((sum, one) => sum + (same(one.x, x) ? one.T : 0), 0);
  const last = pieces.length - 1;
  const endOf = (piece: number) => pieces[piece]?.l ?? 0;
  const close = (end: EndOfTorsion, piece: number, s: number, torque: number) => {
    const here = [[piece, s, 1]] as const;
    if (end === "free") say(here, "torque", torque / K);
    else say(here, "phi", 0);
    if (warps) say(here, end === "fixed" ? "slope" : "curvature", 0);
  };
  close(t.ends[0], 0, 0, -torqueAt(0));
  for (let i = 0; i < last; i++) {
    const x = pieces[i + 1]?.from ?? 0;
    const [left, next] = [
      [i, endOf(i), 1],
      [i + 1, 0, -1],
    ] as const;
    say([left, next], "phi", 0);
    if (t.holds.some((hold) => same(hold, x))) say([left], "phi", 0);
    else say([left, next], "torque", torqueAt(x) / K);
    if (warps) {
      say([left, next], "slope", 0);
      say([left, next], "curvature", 0);
    }
  }
  close(t.ends[1], last, endOf(last), torqueAt(t.length));
  const found = gauss(matrix, right);
  return found && stationsOf(pieces, found, { a, K, per, GI_t: t.GI_t });
}

const same = (x: number, other: number): boolean => Math.abs(x - other) < 1e-6 * (1 + Math.abs(x));

function piecesOf({ length, holds, points, spans }: Twisting, a: number, K: number): Piece[] {
  const inside = [...holds, ...points.map(({ x }) => x), ...spans.flatMap(({ from, to }) => [from, to])];
  const places = [0, ...inside, length]
    .sort((x, y) => x - y)
    .filter((x, i, all) => i === 0 || !same(x, all[i - 1] ?? -1));
  return places.slice(1).map((to, i) => {
    const from = places[i] ?? 0;
    const middle = (from + to) / 2;
    const m = spans.reduce((sum, span) => sum + (span.from < middle && middle < span.to ? span.m : 0), 0);
    return { from, l: (to - from) / a, mu: ((m / 1000) * a) / K };
  });
}

interface Scale {
  readonly a: number;
  readonly K: number;
  readonly per: number;
  readonly GI_t: number;
}

function stationsOf(pieces: readonly Piece[], found: readonly number[], { a, K, per, GI_t }: Scale): Station[] {
  return pieces.flatMap((piece, i) => {
    const c = found.slice(per * i, per * (i + 1));
    const value = (s: number, what: Quantity): number => {
      const [coefficients, constant] = rowOf(piece, s, what);
      return c.reduce((sum, one, j) => sum + one * (coefficients[j] ?? 0), constant);
    };
    return Array.from({ length: samplesOf + 1 }, (_, j) => {
      const s = (piece.l * j) / samplesOf;
      const torque = K * value(s, "torque");
      const T_t = per === 4 ? K * value(s, "slope") : torque;
      const B = per === 4 ? (-GI_t * value(s, "curvature")) / 1e9 : 0;
      return { x: piece.from + s * a, phi: value(s, "phi"), T_t, T_w: torque - T_t, B };
    });
  });
}
