import type { BeamActions } from "@x/eurocode/beams";
import type { BeamOfCases } from "@x/eurocode/beams/design";
import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { note } from "./arrows.ts";
import { beamWithLoads, type Drawn } from "./beam.ts";
import { fieldsOf, listOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { group, line, type Point, palette, picture, polygon, polyline } from "./svg.ts";

// A beam in all its combinations: each as a thin line, what is greatest and least filled.

const each = 118;
const samples = 240;

/** V and M in the combinations of strength, w in the characteristic ones. */
export function casesFigure(
  words: Words,
  { actions, combinations }: BeamOfCases,
  request: unknown,
): Figure | undefined {
  const first = combinations[0]?.beam ?? actions[0]?.beam;
  if (!first) return undefined;
  const given = fieldsOf(request);
  const loads = listOf(given.actions).flatMap(({ id, loads }) =>
    listOf(loads).map((load) => ({ ...asLine(load, given), action: id })),
  );
  const drawn = beamWithLoads(words, first, { ...given, loads });
  const of = (situation: string) =>
    combinations.filter((one) => one.situation === situation).map(({ beam }): BeamActions => beam);
  const [strength, use] = [of("uls"), of("sls-characteristic")];
  const sinks = use.some(({ spans }) => spans.some(({ w_mm }) => w_mm !== undefined));
  const diagrams = [
    { name: "V", unit: "kN", curves: strength.map((beam) => along(beam, "V_kN")), down: -1 },
    { name: "M", unit: "kNm", curves: strength.map((beam) => along(beam, "M_kNm")), down: 1 },
    ...(sinks ? [{ name: "w", unit: "mm", curves: use.map((beam) => along(beam, "w_mm")), down: 1 }] : []),
  ].filter(({ curves }) => curves.length > 0);
  const height = drawn.bottom + diagrams.length * each + 4;
  const title = words.tell(paper.beamInCases);
  const svg = picture(
    drawn.width,
    height,
    title,
    ...drawn.parts(title),
    ...diagrams.map((one, i) => envelope(words, one, drawn.bottom + i * each + 56, drawn)),
  );
  return { title, svg };
}

/** A load of an area as that of a line. */
const asLine = (load: Readonly<Record<string, unknown>>, { spacing_m }: Readonly<Record<string, unknown>>) =>
  typeof load.q_kN_m2 === "number"
    ? { ...load, q_kN_m: load.q_kN_m2 * Number(load.spacing_m ?? spacing_m ?? 1) }
    : load;

function along({ spans }: BeamActions, of: "V_kN" | "M_kNm" | "w_mm"): Point[] {
  let start = 0;
  return spans.flatMap(({ diagram, length_mm }) => {
    const begins = start;
    start += length_mm;
    return diagram.map((point): Point => [begins + point.x_mm, point[of] ?? 0]);
  });
}

interface Diagram {
  readonly name: string;
  readonly unit: string;
  readonly curves: readonly (readonly Point[])[];
  /** 1: positive values below the line. */
  readonly down: number;
}

function envelope(words: Words, { name, unit, curves, down }: Diagram, base: number, { x, total }: Drawn): string {
  const places = Array.from({ length: samples + 1 }, (_, i) => (total * i) / samples);
  const of = (pick: (...values: number[]) => number) =>
    places.map((at): Point => [at, pick(0, ...curves.map((curve) => valueAt(curve, at)))]);
  const [high, low] = [of(Math.max), of(Math.min)];
  const all = curves.flat();
  const most = Math.max(...all.map(([, value]) => Math.abs(value)), 1e-9);
  const y = (value: number) => base + (down * value * 40) / most;
  const points = (list: readonly Point[]): Point[] => list.map(([at, value]) => [x(at), y(value)]);
  const extremes = [all.reduce((a, b) => (b[1] > a[1] ? b : a)), all.reduce((a, b) => (b[1] < a[1] ? b : a))].filter(
    ([, value], i) => Math.abs(value) > most * 0.02 && (i === 0 ? value > 0 : value < 0),
  );
  return group(
    {},
    polygon([...points(high), ...points(low).reverse()], {
      fill: palette.accent,
      "fill-opacity": 0.14,
      stroke: "none",
    }),
    ...curves.map((curve) =>
      polyline(points(curve), { stroke: palette.accent, "stroke-width": 0.9, "stroke-opacity": 0.55 }),
    ),
    line(x(0), base, x(total), base, { stroke: palette.ink }),
    ...extremes.map(([at, value]) =>
      note(x(at), y(value) + (value * down > 0 ? 12 : -4), words.number(short(value)), {
        "text-anchor": at < total * 0.04 ? "start" : at > total * 0.96 ? "end" : "middle",
        "font-weight": "bold",
      }),
    ),
    note(12, base + 4, `${name} [${unit}]`, { "font-size": 11 }),
  );
}

/** Between the points of a diagram. */
function valueAt(curve: readonly Point[], at: number): number {
  const after = curve.findIndex(([x]) => x >= at);
  const [b, a] = [curve[after < 0 ? curve.length - 1 : after], curve[Math.max(0, after - 1)]];
  if (!a || !b) return 0;
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (at - a[0])) / (b[0] - a[0]);
}
