import type { BeamActions, BeamPoint } from "./actions.ts";

// What is greatest along a beam, of all combinations, at places close to each other.

const perSpan = 60;

export interface PlaceOfEnvelope {
  readonly x_mm: number;
  readonly M_max: number;
  readonly M_min: number;
  readonly V: number;
}

export function envelopeOf(spans_mm: readonly number[], beams: readonly BeamActions[]): PlaceOfEnvelope[] {
  let start = 0;
  return spans_mm.flatMap((length, span) => {
    const diagrams = beams.flatMap((beam) => beam.spans[span]?.diagram ?? []);
    const regular = Array.from({ length: perSpan + 1 }, (_, i) => (length * i) / perSpan);
    const places = [...new Set([...regular, ...diagrams.map(({ x_mm }) => rounded(x_mm))])].sort((a, b) => a - b);
    const begins = start;
    start += length;
    return places.flatMap((x) => at(x, begins, span, beams));
  });
}

const rounded = (value: number): number => Math.round(value * 1e3) / 1e3;

/** Two entries where the shear force jumps. */
function at(x: number, begins: number, span: number, beams: readonly BeamActions[]): PlaceOfEnvelope[] {
  let [M_max, M_min, before, behind] = [0, 0, 0, 0];
  for (const beam of beams) {
    const diagram = beam.spans[span]?.diagram ?? [];
    const { M, left, right } = valuesAt(diagram, x);
    M_max = Math.max(M_max, M);
    M_min = Math.min(M_min, M);
    before = Math.max(before, Math.abs(left));
    behind = Math.max(behind, Math.abs(right));
  }
  const place = { x_mm: rounded(begins + x), M_max: clean(M_max), M_min: clean(M_min) };
  const both = Math.abs(before - behind) > 1e-6 * Math.max(before, behind);
  return [...(both ? [{ ...place, V: clean(before) }] : []), { ...place, V: clean(behind) }];
}

/** Exact: between two points of a diagram the load is uniform. */
function valuesAt(diagram: readonly BeamPoint[], x: number): { M: number; left: number; right: number } {
  const within = (i: number, s: number) => {
    const [a, b] = [diagram[i], diagram[i + 1]];
    if (!a || !b) return undefined;
    const length = (b.x_mm - a.x_mm) / 1000;
    if (length <= 0) return undefined;
    const q = (2 * (a.M_kNm + a.V_kN * length - b.M_kNm)) / length ** 2;
    return { M: a.M_kNm + a.V_kN * s - (q * s * s) / 2, V: a.V_kN - q * s };
  };
  let i = 0;
  while (i < diagram.length - 2 && (diagram[i + 1]?.x_mm ?? 0) <= x) i++;
  const s = (x - (diagram[i]?.x_mm ?? 0)) / 1000;
  const here = within(i, s) ?? { M: diagram[i]?.M_kNm ?? 0, V: diagram[i]?.V_kN ?? 0 };
  const isPoint = s === 0 && i > 0;
  const a = diagram[i - 1];
  const before = isPoint && a ? within(i - 1, ((diagram[i]?.x_mm ?? 0) - a.x_mm) / 1000) : undefined;
  return { M: here.M, left: before?.V ?? here.V, right: here.V };
}

/** To a newton and a newton metre, never less. */
const clean = (value: number): number =>
  Math.abs(value) < 1e-6 ? 0 : (Math.sign(value) * Math.ceil(Math.abs(value) * 1e3 - 1e-6)) / 1e3;
