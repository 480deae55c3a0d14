import { refuseNumbers } from "../basis/by-hand.ts";

/** Eigenvalues, the smallest first, and the vectors that belong to them, each of length 1. */
export interface Eigen {
  readonly values: readonly number[];
  readonly vectors: readonly (readonly number[])[];
}

const mostSweeps = 60;

/**
 * Eigenvalues of a symmetric matrix by cyclic Jacobi rotations: slower than tridiagonal methods,
 * but accurate to the last digits also for the small eigenvalues, which are the long periods.
 */
export function symmetricEigen(matrix: readonly (readonly number[])[]): Eigen {
  const n = matrix.length;
  refuseNumbers(Object.fromEntries(matrix.map((row, i) => [`matrix[${i}]`, row])));
  const a = matrix.map((row) => Float64Array.from(row));
  const v = a.map((_, i) => Float64Array.from({ length: n }, (_unused, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let rotated = false;
    for (let p = 0; p < n - 1; p++) {
      for (let q = p + 1; q < n; q++) if (rotate(a, v, p, q)) rotated = true;
    }
    if (!rotated) break;
  }
  const order = a.map((_, i) => i).sort((i, j) => at(a, i, i) - at(a, j, j));
  return {
    values: order.map((i) => at(a, i, i)),
    vectors: order.map((i) => v.map((row) => row[i] ?? 0)),
  };
}

type Matrix = readonly Float64Array[];

// the indices of the loops stay inside the square matrix
const at = (m: Matrix, i: number, j: number): number => (m[i] as Float64Array)[j] as number;

function set(m: Matrix, i: number, j: number, value: number): void {
  (m[i] as Float64Array)[j] = value;
}

/** Makes a[p][q] zero; false when it already is, measured against its diagonal elements. */
function rotate(a: Matrix, v: Matrix, p: number, q: number): boolean {
  const off = at(a, p, q);
  const app = at(a, p, p);
  const aqq = at(a, q, q);
  if (off * off <= Number.EPSILON ** 2 * Math.abs(app * aqq)) return false;
  const theta = (aqq - app) / (2 * off);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  set(a, p, p, app - t * off);
  set(a, q, q, aqq + t * off);
  set(a, p, q, 0);
  set(a, q, p, 0);
  for (let k = 0; k < a.length; k++) {
    if (k !== p && k !== q) {
      const akp = at(a, k, p);
      const akq = at(a, k, q);
      const newP = c * akp - s * akq;
      const newQ = s * akp + c * akq;
      set(a, k, p, newP);
      set(a, p, k, newP);
      set(a, k, q, newQ);
      set(a, q, k, newQ);
    }
    const vkp = at(v, k, p);
    const vkq = at(v, k, q);
    set(v, k, p, c * vkp - s * vkq);
    set(v, k, q, s * vkp + c * vkq);
  }
  return true;
}
