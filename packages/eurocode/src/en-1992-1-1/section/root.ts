/**
 * The root of f between a and b, where fa ≤ 0 ≤ fb: Chandrupatla's method, which is as safe as bisection and as fast as
 * inverse quadratic interpolation. Stops when |f| ≤ `near` or the bracket is as narrow as numbers are.
 */
export function rootOf(
  f: (x: number) => number,
  low: number,
  high: number,
  fLow: number,
  fHigh: number,
  near: number,
): number {
  let a = high;
  let fa = fHigh;
  let b = low;
  let fb = fLow;
  if (Math.abs(fa) <= near) return a;
  if (Math.abs(fb) <= near) return b;
  let c = a;
  let fc = fa;
  let t = 0.5;
  for (let pass = 0; pass < 100; pass++) {
    const x = a + t * (b - a);
    const fx = f(x);
    if (Math.sign(fx) === Math.sign(fa)) {
      c = a;
      fc = fa;
    } else {
      c = b;
      fc = fb;
      b = a;
      fb = fa;
    }
    a = x;
    fa = fx;
    const best = Math.abs(fa) < Math.abs(fb) ? a : b;
    const least = 2e-16 * Math.abs(best) + 1e-15;
    const width = Math.abs(b - c);
    if (Math.min(Math.abs(fa), Math.abs(fb)) <= near || Math.abs(b - a) <= 2 * least || width === 0) return best;
    const xi = (a - b) / (c - b);
    const phi = (fa - fb) / (fc - fb);
    t =
      phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi
        ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
        : 0.5;
    const edge = least / Math.abs(b - a);
    t = Math.min(1 - edge, Math.max(edge, t));
  }
  return Math.abs(fa) < Math.abs(fb) ? a : b;
}
