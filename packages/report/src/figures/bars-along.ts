import type { ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { type Fields, fieldsOf, listOf, numberOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { group, label, legend, line, type Point, palette, picture, polyline, rectangle } from "./svg.ts";

// A beam with its bars at their places, and below it the moments with what resists them.

const [width, left, right] = [700, 46, 20];
const [beamTop, beamDeep] = [54, 46];

const at = (fields: Fields, name: string): number => numberOf(fields[name]) ?? 0;

export function barsAlongFigure(words: Words, item: ItemResult): Figure | undefined {
  if (item.along === undefined) return undefined;
  const along = fieldsOf(item.along);
  const moments = Array.isArray(along.moments) ? (along.moments as readonly (readonly number[])[]) : []; // as the kind leaves them
  const [from, to] = [at(along, "from_mm"), at(along, "to_mm")];
  if (to <= from || moments.length === 0) return undefined;
  const X = (x: number): number => left + ((x - from) / (to - from)) * (width - left - right);
  const title = words.write`${item.mark ?? says.member}: ${says.barsAlong}`;
  const rows = rowsOf(listOf(along.bars));
  const barsTop = beamTop + beamDeep + 34;
  const momentsTop = barsTop + rows.length * 17 + 14;
  const svg = picture(
    width,
    momentsTop + 262,
    title,
    label(left, 24, item.mark ?? words.tell(says.member), { "font-weight": "bold", "font-size": 13 }),
    elevation(along, X),
    ...rows.flatMap((row, i) => row.map((bar) => barLine(bar, X, barsTop + 17 * i))),
    momentsShape(words, moments, X, momentsTop),
  );
  return { title, svg };
}

function elevation(along: Fields, X: (x: number) => number): string {
  const [from, to] = [at(along, "from_mm"), at(along, "to_mm")];
  const supports = listOf(along.supports).map((one) => {
    const [a, b] = [X(at(one, "left_mm")), X(at(one, "right_mm"))];
    const fixed = one.kind === "fixed";
    return rectangle(a, fixed ? beamTop - 12 : beamTop + beamDeep, b - a, fixed ? beamDeep + 24 : 14, {
      fill: palette.faint,
      stroke: palette.soft,
    });
  });
  const links = listOf(along.links).flatMap((zone) => {
    const [first, last, step] = [at(zone, "from_mm"), at(zone, "to_mm"), Math.max(1, at(zone, "spacing_mm"))];
    const count = Math.min(400, Math.ceil((last - first) / step - 1e-6));
    const upright = Array.from({ length: count + 1 }, (_, k) => X(Math.min(last, first + k * step)));
    return [
      ...upright.map((x) =>
        line(x, beamTop + 5, x, beamTop + beamDeep - 5, { stroke: palette.soft, "stroke-width": 0.7 }),
      ),
      label((X(first) + X(last)) / 2, beamTop - 6, `Ø${at(zone, "diameter_mm")}-${at(zone, "spacing_mm")}`, {
        "text-anchor": "middle",
        "font-size": 9.5,
        fill: palette.soft,
      }),
    ];
  });
  const all = listOf(along.bars);
  const bars = all.map((one, i) => {
    // beside the bar that it laps with
    const laps = all.slice(0, i).some((other) => meets(one, other));
    const inset = 6 + 4 * (at(one, "layer") - 1) + (laps ? 2 : 0);
    const y = one.face === "top" ? beamTop + inset : beamTop + beamDeep - inset;
    return polyline(shapeOf(one, X, y, 14), { stroke: palette.accent, "stroke-width": 1.6 });
  });
  return group(
    {},
    rectangle(X(from), beamTop, X(to) - X(from), beamDeep, { fill: palette.paper }),
    ...supports,
    ...links,
    ...bars,
  );
}

const meets = (one: Fields, other: Fields): boolean =>
  one.face === other.face &&
  at(one, "layer") === at(other, "layer") &&
  at(one, "from_mm") < at(other, "to_mm") &&
  at(other, "from_mm") < at(one, "to_mm");

/** Legs of bottom bars point up. */
function shapeOf(bar: Fields, X: (x: number) => number, y: number, leg: number): Point[] {
  const up = bar.face === "top" ? leg : -leg;
  const [a, b] = [X(at(bar, "from_mm")), X(at(bar, "to_mm"))];
  return [
    ...(at(bar, "leg_from_mm") > 0 ? [[a, y + up] as const] : []),
    [a, y],
    [b, y],
    ...(at(bar, "leg_to_mm") > 0 ? [[b, y + up] as const] : []),
  ];
}

/** Bars that do not meet are on one line; the top ones first. */
function rowsOf(bars: readonly Fields[]): Fields[][] {
  const rows: Fields[][] = [];
  for (const face of ["top", "bottom"]) {
    const begun = rows.length;
    for (const bar of bars.filter((one) => one.face === face)) {
      const own = rows.findIndex(
        (row, i) =>
          i >= begun &&
          row.every(
            (one) => at(one, "to_mm") + 300 < at(bar, "from_mm") || at(bar, "to_mm") + 300 < at(one, "from_mm"),
          ),
      );
      if (own < 0) rows.push([bar]);
      else rows[own]?.push(bar);
    }
  }
  return rows;
}

function barLine(bar: Fields, X: (x: number) => number, y: number): string {
  const text = `${String(bar.bars)}  ${Math.round(at(bar, "to_mm") - at(bar, "from_mm"))}`;
  return group(
    {},
    polyline(shapeOf(bar, X, y, 8), { stroke: palette.accent, "stroke-width": 1.6 }),
    label((X(at(bar, "from_mm")) + X(at(bar, "to_mm"))) / 2, y - 3, text, {
      "text-anchor": "middle",
      "font-size": 9.5,
    }),
  );
}

function momentsShape(
  words: Words,
  moments: readonly (readonly number[])[],
  X: (x: number) => number,
  top: number,
): string {
  const most = (columns: readonly number[]): number =>
    Math.max(0, ...moments.flatMap((row) => columns.map((i) => row[i] ?? 0)));
  const [sag, hog] = [most([1, 2, 3]), most([4, 5, 6])];
  const scale = 180 / Math.max(sag + hog, 1e-9);
  const zero = top + hog * scale + 4;
  const curve = (column: number, sense: number): Point[] =>
    moments.map((row) => [X(row[0] ?? 0), zero + sense * (row[column] ?? 0) * scale]);
  const drawn = (
    [
      [1, 1],
      [4, -1],
    ] as const
  ).flatMap(([first, sense]) => {
    if (most([first]) <= 0) return [];
    const peak = moments.reduce((best, row) => ((row[first] ?? 0) > (best[first] ?? 0) ? row : best));
    return [
      polyline(curve(first, sense), { stroke: palette.soft }),
      polyline(curve(first + 1, sense), { stroke: palette.warm, "stroke-dasharray": "5 3" }),
      polyline(curve(first + 2, sense), { stroke: palette.accent, "stroke-width": 2 }),
      label(
        X(peak[0] ?? 0),
        zero + sense * (peak[first] ?? 0) * scale * 0.55 + 4,
        words.write`${short(peak[first] ?? 0)} kNm`,
        {
          "text-anchor": "middle",
          "font-size": 10,
        },
      ),
    ];
  });
  return group(
    {},
    line(X(moments[0]?.[0] ?? 0), zero, X(moments.at(-1)?.[0] ?? 0), zero, { stroke: palette.ink }),
    ...drawn,
    legend(left, zero + sag * scale + 26, [
      ["M_Ed", { stroke: palette.soft }],
      [words.tell(says.movedMoment), { stroke: palette.warm, "stroke-dasharray": "5 3" }],
      ["M_Rd", { stroke: palette.accent, "stroke-width": 2 }],
    ]),
  );
}
