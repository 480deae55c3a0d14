import type { SnowGeometry } from "@x/eurocode/en-1991/geometry";
import type { Words } from "@x/words";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { group, label, line, type Point, palette, picture, polygon, polyline } from "./svg.ts";

// The roof in section, and above it each arrangement of snow.

const width = 720;
const left = 150;
const right = 690;
const row = 112;
/** Height of the greatest load. */
const tallest = 46;

interface Shape {
  /** Roof line: places 0 to 1 along the section, heights upwards in picture units. */
  readonly roof: readonly Point[];
  /** Width in m where the section is to scale. */
  readonly metres: number | undefined;
}

/** Loads between two places, 0 to 1, with the load at both. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly s_from: number;
  readonly s_to: number;
}

type Arrangement = SnowGeometry["arrangements"][number];

export function snowFigure(words: Words, geometry: SnowGeometry): Figure {
  const shape = shapeOf(geometry);
  const most = Math.max(1e-9, ...geometry.arrangements.flatMap(({ parts }) => parts.map((part) => part.s_kN_m2)));
  const title = words.tell(says.snowOnRoof);
  const height = geometry.arrangements.length * row + 10;
  return {
    title,
    svg: picture(
      width,
      height,
      title,
      ...geometry.arrangements.map((arrangement, i) => drawn(words, geometry, shape, arrangement, i * row, most)),
    ),
  };
}

const x = (place: number): number => left + place * (right - left);

function drawn(
  words: Words,
  geometry: SnowGeometry,
  shape: Shape,
  arrangement: Arrangement,
  top: number,
  most: number,
): string {
  const base = top + 62;
  const eaves = top + row - 14;
  const high = (s: number): number => base - (s / most) * tallest;
  const blocks = blocksOf(geometry, shape, arrangement);
  return group(
    {},
    label(8, base - 10, arrangement.id, { "font-size": 11, "font-weight": "bold" }),
    line(left, base, right, base, { stroke: palette.soft, "stroke-width": 0.8 }),
    ...blocks.map(({ from, to, s_from, s_to }) =>
      group(
        {},
        polygon(
          [
            [x(from), base],
            [x(from), high(s_from)],
            [x(to), high(s_to)],
            [x(to), base],
          ],
          { fill: palette.accent, "fill-opacity": 0.22, stroke: palette.accent },
        ),
        ...(s_from === s_to
          ? [
              label((x(from) + x(to)) / 2, high(s_from) - 4, loadIn(words, s_from), {
                "text-anchor": "middle",
                "font-size": 11,
              }),
            ]
          : [
              // a peak is shared by two blocks, and nothing is no number worth reading
              ...(s_from > 0 && !blocks.some((other) => other.to === from)
                ? [label(x(from) + 3, high(s_from) - 4, loadIn(words, s_from), { "font-size": 11 })]
                : []),
              ...(s_to > 0
                ? [label(x(to) - 3, high(s_to) - 4, loadIn(words, s_to), { "text-anchor": "end", "font-size": 11 })]
                : []),
            ]),
      ),
    ),
    polyline(
      shape.roof.map(([place, up]) => [x(place), eaves - up]),
      { "stroke-width": 2 },
    ),
    ...places(words, shape, arrangement).map(([place, text]) =>
      label(x(place), eaves + 11, text, { "text-anchor": "middle", "font-size": 9.5, fill: palette.soft }),
    ),
  );
}

const loadIn = (words: Words, s: number): string => words.number(short(s));

/** Where a drift ends, m. */
function places(words: Words, { metres }: Shape, { parts }: Arrangement): [number, string][] {
  if (metres === undefined) return [];
  const ends = [...new Set(parts.flatMap(({ from_m, to_m }) => [from_m, to_m]))];
  return ends.flatMap((end): [number, string][] =>
    end === undefined || end <= 0 || end > metres ? [] : [[end / metres, `${words.number(short(end))} m`]],
  );
}

const step: readonly Point[] = [
  [0, 34],
  [0, 0],
  [1, 0],
];

function shapeOf({ roof, item, arrangements }: SnowGeometry): Shape {
  const rise = (alpha: number): number => Math.min(30, 6 + alpha * 0.6);
  const [one, other] = [rise(item.alpha_deg ?? 0), rise(item.alpha_2_deg ?? item.alpha_deg ?? 0)];
  const furthest = Math.max(
    0,
    ...arrangements.flatMap(({ parts }) => parts.flatMap(({ from_m = 0, to_m = 0 }) => [from_m, to_m])),
  );
  switch (roof) {
    case "monopitch":
      return {
        roof: [
          [0, 0],
          [1, one],
        ],
        metres: undefined,
      };
    case "duopitch":
      return {
        roof: [
          [0, 0],
          [0.5, Math.max(one, other)],
          [1, 0],
        ],
        metres: undefined,
      };
    case "multi-span": {
      const n = item.n_spans ?? 2;
      return {
        roof: Array.from({ length: 2 * n + 1 }, (_, i): Point => [i / (2 * n), i % 2 === 0 ? 0 : Math.max(one, other)]),
        metres: undefined,
      };
    }
    case "cylindrical":
      return {
        roof: Array.from({ length: 25 }, (_, i): Point => [i / 24, 30 * Math.sin((Math.PI * i) / 24)]),
        metres: item.b_1_m,
      };
    case "valley-exceptional":
      return {
        roof: [
          [0, 26],
          [(item.b_1_m ?? 1) / furthest, 0],
          [1, 26],
        ],
        metres: furthest,
      };
    case "abutting-taller":
    case "abutting-exceptional":
      // the taller roof is not drawn
      return { roof: step, metres: Math.max(furthest, item.b_2_m ?? 0) || undefined };
    default:
      // against a step, a parapet or an obstruction on the left
      return { roof: step, metres: Math.max(furthest, item.b_2_m ?? 0, item.b_1_m ?? 0) || undefined };
  }
}

/** Parts with places are drawn where they are; of a drift between their points, all others in turn along the roof. */
function blocksOf({ roof }: SnowGeometry, { metres }: Shape, { id, parts }: Arrangement): Block[] {
  const pointed = parts.filter(({ from_m, to_m }) => from_m !== undefined && from_m === to_m);
  if (metres !== undefined && pointed.length > 1) {
    const between = pointed.slice(1).map((part, i): Block => {
      const before = pointed[i] ?? part;
      return {
        from: (before.from_m ?? 0) / metres,
        to: (part.from_m ?? 0) / metres,
        s_from: before.s_kN_m2,
        s_to: part.s_kN_m2,
      };
    });
    const rest = parts.filter(({ from_m = 0, to_m = 0 }) => to_m > from_m);
    return [
      ...between,
      ...rest.map((part) => uniform((part.from_m ?? 0) / metres, (part.to_m ?? 0) / metres, part.s_kN_m2)),
    ];
  }
  if (metres !== undefined && parts.every(({ from_m }) => from_m !== undefined)) {
    const drifted = roof === "cylindrical" && id.endsWith("drifted") && !id.endsWith("undrifted");
    return parts.flatMap(({ from_m = 0, to_m = 0, s_kN_m2: s }): Block[] => {
      const [from, to] = [from_m / metres, to_m / metres];
      if (!drifted) return [uniform(from, to, s)];
      const middle = (from + to) / 2;
      return [
        { from, to: middle, s_from: 0, s_to: s },
        { from: middle, to, s_from: s, s_to: 0 },
      ];
    });
  }
  // valleys are two slopes wide, the outer slopes of a multi-span roof one
  const shares = parts.map((part) =>
    roof === "multi-span" && (/^valley/.test(part.id) || /^span-\d+$/.test(part.id)) ? 2 : 1,
  );
  const all = shares.reduce((sum: number, share) => sum + share, 0);
  let at = 0;
  return parts.map(({ s_kN_m2 }, i) => {
    const from = at / all;
    at += shares[i] ?? 1;
    return uniform(from, at / all, s_kN_m2);
  });
}

const uniform = (from: number, to: number, s: number): Block => ({ from, to, s_from: s, s_to: s });
