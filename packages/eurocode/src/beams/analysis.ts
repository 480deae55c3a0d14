import { gauss } from "../basis/gauss.ts";

// A beam of straight elements by the displacement method: exact for uniform and point loads, whatever the spans.

export interface Element {
  /** From the left end of the beam. */
  readonly x: number;
  readonly length: number;
  /** Downwards, per length. */
  readonly q: number;
}

export interface Node {
  /** Downwards. */
  readonly P: number;
  readonly isHeld: boolean;
  readonly isClamped: boolean;
}

export interface Solved {
  /** Deflection downwards times EI, and rotation times EI, of each node. */
  readonly w: readonly number[];
  readonly turn: readonly number[];
  /** Shear and moment at the left end of each element; sagging is positive. */
  readonly V: readonly number[];
  readonly M: readonly number[];
  /** Upwards, of each node. */
  readonly reactions: readonly number[];
}

/** Lengths in m, loads in kN and kN/m; EI is 1. Node i is at the left end of element i. */
export function solve(elements: readonly Element[], nodes: readonly Node[]): Solved | undefined {
  const size = 2 * nodes.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const load = new Float64Array(size);
  nodes.forEach(({ P }, i) => {
    load[2 * i] = P;
  });
  elements.forEach(({ length: L, q }, i) => {
    const k = stiffness(L);
    const f = [(q * L) / 2, (q * L * L) / 12, (q * L) / 2, -(q * L * L) / 12];
    for (let r = 0; r < 4; r++) {
      load[2 * i + r] = (load[2 * i + r] ?? 0) + (f[r] ?? 0);
      const row = matrix[2 * i + r];
      if (row) for (let c = 0; c < 4; c++) row[2 * i + c] = (row[2 * i + c] ?? 0) + (k[r]?.[c] ?? 0);
    }
  });
  const free: number[] = [];
  nodes.forEach(({ isHeld, isClamped }, i) => {
    if (!isHeld) free.push(2 * i);
    if (!isClamped) free.push(2 * i + 1);
  });
  const moved = gauss(
    free.map((r) => free.map((c) => matrix[r]?.[c] ?? 0)),
    free.map((r) => load[r] ?? 0),
  );
  if (!moved) return undefined;
  const u = new Float64Array(size);
  free.forEach((at, i) => {
    u[at] = moved[i] ?? 0;
  });
  const reactions = nodes.map((_, i) => (load[2 * i] ?? 0) - product(matrix[2 * i], u));
  const ends = elements.map(({ length: L, q }, i) => {
    const own = [...u.slice(2 * i, 2 * i + 4)];
    const [first = [], second = []] = stiffness(L);
    // forces on the left end: what the stiffness gives, less what the load brings
    return {
      V: -(dot(first, own) - (q * L) / 2),
      M: dot(second, own) - (q * L * L) / 12,
    };
  });
  return {
    w: nodes.map((_, i) => u[2 * i] ?? 0),
    turn: nodes.map((_, i) => u[2 * i + 1] ?? 0),
    V: ends.map(({ V }) => V),
    M: ends.map(({ M }) => M),
    reactions,
  };
}

/** For w downwards and its slope, EI = 1. */
const stiffness = (L: number): number[][] => [
  [12 / L ** 3, 6 / L ** 2, -12 / L ** 3, 6 / L ** 2],
  [6 / L ** 2, 4 / L, -6 / L ** 2, 2 / L],
  [-12 / L ** 3, -6 / L ** 2, 12 / L ** 3, -6 / L ** 2],
  [6 / L ** 2, 2 / L, -6 / L ** 2, 4 / L],
];

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

function product(row: Float64Array | undefined, u: Float64Array): number {
  let sum = 0;
  row?.forEach((value, i) => {
    sum += value * (u[i] ?? 0);
  });
  return sum;
}
