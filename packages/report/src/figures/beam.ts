import type { BeamActions } from "@x/eurocode/beams";
import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { arrow, note } from "./arrows.ts";
import { fieldsOf, mm, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { dimension, group, label, line, type Point, palette, picture, polygon, polyline, rectangle } from "./svg.ts";

const [width, left, right] = [700, 60, 640];
const beam = 86;
const each = 104;

/** A beam on its supports, and where what is drawn below it begins. */
export interface Drawn {
  readonly width: number;
  readonly bottom: number;
  readonly total: number;
  readonly starts: readonly number[];
  readonly x: (at: number) => number;
  readonly parts: (title: string) => string[];
}

export function beamWithLoads(words: Words, { spans, reactions }: BeamActions, request: unknown): Drawn {
  const given = fieldsOf(request);
  const starts = spans.map((_, i) => spans.slice(0, i).reduce((sum, { length_mm }) => sum + length_mm, 0));
  const total = spans.reduce((sum, { length_mm }) => sum + length_mm, 0);
  const x = (at: number) => left + ((right - left) * at) / total;
  const parts = (title: string) => [
    label(20, 22, title, { "font-weight": "bold", "font-size": 13 }),
    ...loadsOn(words, given, spans, starts, x),
    line(left, beam, right, beam, { "stroke-width": 4, stroke: "#64748b" }),
    ...supportsOf(given, [...starts, total].map(x), Object.keys(reactions)),
    ...spans.map(({ length_mm }, i) =>
      dimension(x(starts[i] ?? 0), beam + 40, x((starts[i] ?? 0) + length_mm), beam + 40, words.number(mm(length_mm))),
    ),
  ];
  return { width, bottom: beam + 62, total, starts, x, parts };
}

/** The beam with its supports and loads, and V and M along it. */
export function beamFigure(words: Words, actions: BeamActions, request: unknown): Figure {
  const { spans } = actions;
  const { starts, total, x, bottom: first, parts } = beamWithLoads(words, actions, request);
  const hasDeflection = spans.some(({ w_mm }) => w_mm !== undefined);
  const along = (of: "V_kN" | "M_kNm" | "w_mm"): Point[] =>
    spans.flatMap(({ diagram }, i) => diagram.map((point): Point => [(starts[i] ?? 0) + point.x_mm, point[of] ?? 0]));
  const diagrams = [
    { name: "V", unit: "kN", points: along("V_kN"), down: -1 },
    { name: "M", unit: "kNm", points: along("M_kNm"), down: 1 },
    ...(hasDeflection ? [{ name: "w", unit: "mm", points: along("w_mm"), down: 1 }] : []),
  ];
  const title = words.tell(paper.beam);
  const height = first + diagrams.length * each + 8;
  const svg = picture(
    width,
    height,
    title,
    ...parts(title),
    ...diagrams.map((one, i) => diagramOf(words, one, first + i * each + 52, x, total)),
  );
  return { title, svg };
}

function supportsOf(
  given: Readonly<Record<string, unknown>>,
  places: readonly number[],
  names: readonly string[],
): string[] {
  let next = 0;
  return places.map((at, i) => {
    const isLast = i === places.length - 1;
    const kind = i === 0 ? given.left : isLast ? given.right : "pinned";
    if (kind === "free") return "";
    const name = note(at, beam + 30, names[next++] ?? "", { "text-anchor": "middle", "font-weight": "bold" });
    const own =
      kind === "fixed"
        ? rectangle(i === 0 ? at - 7 : at, beam - 15, 7, 30, { fill: palette.steel })
        : polygon(
            [
              [at, beam + 3],
              [at - 8, beam + 16],
              [at + 8, beam + 16],
            ],
            { fill: palette.paper, "stroke-width": 1.2 },
          );
    return group({}, own, name);
  });
}

function loadsOn(
  words: Words,
  given: Readonly<Record<string, unknown>>,
  spans: BeamActions["spans"],
  starts: readonly number[],
  x: (at: number) => number,
): string[] {
  const loads = Array.isArray(given.loads) ? given.loads.map(fieldsOf) : [];
  const number = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
  let level = 0;
  return loads.map((load) => {
    // of several actions
    const named = (text: string) => (typeof load.action === "string" ? `${load.action} ${text}` : text);
    const at = number(load.span, 1) - 1;
    const [start, length] = [starts[at] ?? 0, spans[at]?.length_mm ?? 0];
    if (typeof load.P_kN === "number") {
      const place = x(start + number(load.x_mm, 0));
      return group(
        {},
        load.P_kN < 0
          ? arrow(place, beam - 3, place, beam - 36, palette.bad, 2)
          : arrow(place, beam - 36, place, beam - 3, palette.bad, 2),
        note(place + 4, beam - 28, named(words.write`${short(load.P_kN)} kN`), { fill: palette.bad }),
      );
    }
    const everywhere = load.span === undefined;
    const from = everywhere ? x(starts[0] ?? 0) : x(start + number(load.from_mm, 0));
    const to = everywhere ? right : x(start + number(load.to_mm, length));
    const aside = 84 * Math.min(level, 2);
    const y = beam - 5 - 9 * Math.min(level++, 2);
    return group(
      {},
      rectangle(from, y - 8, to - from, 8, {
        fill: palette.warm,
        "fill-opacity": 0.25,
        stroke: palette.warm,
        "stroke-width": 0.8,
      }),
      note(
        (from + to) / 2 + (to - from > 300 ? aside : 0),
        y - 11,
        named(words.write`${short(number(load.q_kN_m, 0))} kN/m`),
        {
          "text-anchor": "middle",
          fill: palette.warm,
        },
      ),
    );
  });
}

interface Diagram {
  readonly name: string;
  readonly unit: string;
  readonly points: readonly Point[];
  /** 1: positive values below the line. */
  readonly down: number;
}

/** With the values of its extremes. */
function diagramOf(
  words: Words,
  { name, unit, points, down }: Diagram,
  base: number,
  x: (at: number) => number,
  total: number,
): string {
  const most = Math.max(...points.map(([, value]) => Math.abs(value)), 1e-9);
  const y = (value: number) => base + (down * value * 34) / most;
  const curve = points.map(([at, value]): Point => [x(at), y(value)]);
  const high = points.reduce((a, b) => (b[1] > a[1] ? b : a));
  const low = points.reduce((a, b) => (b[1] < a[1] ? b : a));
  const shown = [high, low].filter(
    ([, value], i) => Math.abs(value) > most * 0.02 && (i === 0 ? value > 0 : value < 0),
  );
  return group(
    {},
    polygon([[x(0), base], ...curve, [x(total), base]], { fill: palette.accent, "fill-opacity": 0.12, stroke: "none" }),
    polyline(curve, { stroke: palette.accent, "stroke-width": 1.6 }),
    line(x(0), base, x(total), base, { stroke: palette.ink }),
    ...shown.map(([at, value]) =>
      note(x(at), y(value) + (value * down > 0 ? 12 : -4), words.number(short(value)), { "text-anchor": "middle" }),
    ),
    note(20, base + 4, `${name} [${unit}]`, { "font-size": 11 }),
  );
}
