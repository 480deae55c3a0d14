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

/** Undefined where the beam can move without bending. */
const gauss = (a: number[][], b: number[]): number[] | undefined => (eliminated(a, b) ? solved(a, b) : undefined);

/** Nothing is left below the diagonal; false where a row vanishes. */
function eliminated(a: number[][], b: number[]): boolean {
  const n = b.length;
  const greatest = a.reduce((most, row) => row.reduce((m, value) => Math.max(m, Math.abs(value)), most), 0);
  for (let k = 0; k < n; k++) {
    const pivot = greatestBelow(a, k);
    [a[k], a[pivot]] = [a[pivot] ?? [], a[k] ?? []];
    [b[k], b[pivot]] = [b[pivot] ?? 0, b[k] ?? 0];
    const row = a[k] ?? [];
    const head = row[k] ?? 0;
    if (Math.abs(head) <= 1e-13 * greatest) return false;
    for (let r = k + 1; r < n; r++) {
      const below = a[r] ?? [];
      const factor = (below[k] ?? 0) / head;
      if (factor === 0) continue;
      subtract(below, factor, row, k);
      b[r] = (b[r] ?? 0) - factor * (b[k] ?? 0);
    }
  }
  return true;
}

/** The row with the greatest number in column k, on the diagonal or below it. */
function greatestBelow(a: readonly number[][], k: number): number {
  let pivot = k;
  for (let r = k + 1; r < a.length; r++) if (Math.abs(a[r]?.[k] ?? 0) > Math.abs(a[pivot]?.[k] ?? 0)) pivot = r;
  return pivot;
}

function subtract(from: number[], factor: number, row: readonly number[], first: number): void {
  for (let c = first; c < from.length; c++) from[c] = (from[c] ?? 0) - factor * (row[c] ?? 0);
}

function solved(a: readonly number[][], b: readonly number[]): number[] {
  const n = b.length;
  const x = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k--) {
    let sum = b[k] ?? 0;
    for (let c = k + 1; c < n; c++) sum -= (a[k]?.[c] ?? 0) * (x[c] ?? 0);
    x[k] = sum / (a[k]?.[k] ?? 1);
  }
  return x;
}
