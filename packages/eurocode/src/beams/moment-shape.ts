import type { BeamPoint } from "./actions.ts";

// The shapes of moments that the deflection of concrete knows, beside those of the loads.

interface Shape {
  readonly name: "udl" | "point-load" | "third-points" | "constant";
  /** Of the greatest moment, at t of the span; of a cantilever from its root. */
  readonly share: (t: number) => number;
}

const ofSpan: readonly Shape[] = [
  { name: "point-load", share: (t) => 2 * Math.min(t, 1 - t) },
  { name: "udl", share: (t) => 4 * t * (1 - t) },
  { name: "third-points", share: (t) => 3 * Math.min(1 / 3, t, 1 - t) },
  { name: "constant", share: () => 1 },
];
const ofCantilever: readonly Shape[] = [
  { name: "udl", share: (t) => (1 - t) ** 2 },
  { name: "point-load", share: (t) => 1 - t },
  { name: "constant", share: () => 1 },
];

/** What moves the peak of a span a little to one side, and is less elsewhere. */
const little = 0.05;

/** How much a place counts, by the moment of a unit force where the deflection is. */
const weight = (t: number, cantilever: boolean): number => (cantilever ? 1 - t : Math.min(t, 1 - t));

/**
 * The shape that deflects the least of those that are nowhere less, but for a peak beside the middle, and that deflect no less.
 * What bends to the other side is left out: it lifts the span.
 */
export function shapeOfMoments(
  diagram: readonly BeamPoint[],
  length: number,
  sense: 1 | -1,
  root: "left" | "right" | undefined,
): Shape["name"] {
  const most = Math.max(0, ...diagram.map(({ M_kNm }) => sense * M_kNm));
  if (most === 0) return "udl";
  const shares = diagram.map(({ x_mm, M_kNm }) => ({
    t: root === "right" ? 1 - x_mm / length : x_mm / length,
    m: Math.max(0, (sense * M_kNm) / most),
  }));
  const cantilever = root !== undefined;
  const sum = (of: (one: { t: number; m: number }) => number): number =>
    shares.reduce((all, one, i) => {
      const next = shares[i + 1];
      if (!next) return all;
      const both = of(one) * weight(one.t, cantilever) + of(next) * weight(next.t, cantilever);
      return all + (both * Math.abs(next.t - one.t)) / 2;
    }, 0);
  const own = sum(({ m }) => m);
  const found = (cantilever ? ofCantilever : ofSpan).find(
    ({ share }) =>
      shares.every(({ t, m }) => m <= share(t) + (cantilever ? 1e-6 : little)) &&
      own <= sum(({ t }) => share(t)) * (1 + 1e-6),
  );
  return found?.name ?? "constant";
}
