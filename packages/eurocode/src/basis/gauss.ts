// Linear equations, by elimination with the greatest pivot.

/** Both are written over. Undefined where the rows are not enough: a beam that can move without bending. */
export const gauss = (a: number[][], b: number[]): number[] | undefined =>
  eliminated(a, b) ? solved(a, b) : undefined;

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
