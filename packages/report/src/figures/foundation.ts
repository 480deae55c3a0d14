import type { ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { type Fields, fieldsOf, numberOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import {
  circle,
  dimension,
  group,
  label,
  line,
  type Point,
  palette,
  path,
  picture,
  polygon,
  polyline,
  rectangle,
} from "./svg.ts";

// A pad or a strip in plan, with the part of its base that is pressed, and in section with its bars and the pressure.

const [width, height] = [700, 360];
const at = (fields: Fields, name: string): number => numberOf(fields[name]) ?? 0;
const concrete = { fill: palette.faint, stroke: palette.ink, "stroke-width": 1.4 };

export function foundationFigure(words: Words, item: ItemResult): Figure | undefined {
  if (item.foundation === undefined) return undefined;
  const made = fieldsOf(item.foundation);
  const title = words.write`${item.mark ?? says.member}: ${says.foundation}`;
  const svg = picture(
    width,
    height,
    title,
    label(40, 24, item.mark ?? words.tell(says.member), { "font-weight": "bold", "font-size": 13 }),
    plan(words, made),
    section(words, made),
  );
  return { title, svg };
}

interface Pressed {
  readonly y: number;
  readonly z: number;
  readonly p: number;
}

const pressedOf = (made: Fields): Pressed[] =>
  Array.isArray(made.pressed)
    ? made.pressed.flatMap((row: unknown) =>
        Array.isArray(row)
          ? [{ y: Number(row[0]), z: Number(row[1]), p: Math.max(0, Math.round(Number(row[2]) * 10) / 10) }]
          : [],
      )
    : [];

function plan(words: Words, made: Fields): string {
  const [L, B] = [at(made, "L_mm"), at(made, "B_mm")];
  const [boxX, boxY, box] = [60, 50, 240];
  const scale = box / Math.max(L, B);
  const X = (y: number) => boxX + box / 2 + y * scale;
  const Z = (z: number) => boxY + box / 2 - z * scale;
  const column = fieldsOf(made.column);
  const round = numberOf(column.round);
  const [y, z, c_1, c_2] = [at(column, "y"), at(column, "z"), at(column, "c_1"), at(column, "c_2")];
  return group(
    {},
    rectangle(X(-L / 2), Z(B / 2), L * scale, B * scale, { fill: "none", stroke: palette.ink, "stroke-width": 1.4 }),
    polygon(
      pressedOf(made).map((p): Point => [X(p.y), Z(p.z)]),
      { fill: palette.accent, "fill-opacity": 0.12, stroke: palette.accent, "stroke-dasharray": "5 3" },
    ),
    ...barsInPlan(made, X, Z),
    round === undefined
      ? rectangle(X(y - c_1 / 2), Z(z + c_2 / 2), c_1 * scale, c_2 * scale, concrete)
      : circle(X(y), Z(z), (round / 2) * scale, concrete),
    ...pressedOf(made)
      .filter(({ p }) => p > 0)
      .map((p) =>
        label(X(p.y * 0.97), Z(p.z * 0.97) + (p.z < 0 ? -4 : 12), words.number(short(p.p, 3)), {
          "text-anchor": p.y < 0 ? "start" : "end",
          "font-size": 9.5,
          fill: palette.accent,
        }),
      ),
    dimension(X(-L / 2), Z(-B / 2) + 22, X(L / 2), Z(-B / 2) + 22, words.number(short(L, 5))),
    dimension(X(-L / 2) - 20, Z(-B / 2), X(-L / 2) - 20, Z(B / 2), words.number(short(B, 5))),
    label(boxX + box + 8, Z(0) + 4, "y", { "font-size": 10, fill: palette.soft }),
    label(X(0), boxY - 6, "z", { "font-size": 10, fill: palette.soft, "text-anchor": "middle" }),
  );
}

/** A quarter of the base shows how they lie. */
function barsInPlan(made: Fields, X: (y: number) => number, Z: (z: number) => number): string[] {
  const [L, B] = [at(made, "L_mm"), at(made, "B_mm")];
  const cover = numberOf(made.cover_mm) ?? 0;
  const bars = fieldsOf(made.bars);
  const steps = (from: number, spacing: number) =>
    Array.from({ length: Math.max(1, Math.floor(from / spacing)) }, (_, i) => from - i * spacing);
  const thin = { stroke: palette.bad, "stroke-width": 0.8 };
  const along = (name: "y" | "z") => (bars[name] === undefined ? undefined : at(fieldsOf(bars[name]), "spacing"));
  const [s_y, s_z] = [along("y"), along("z")];
  return [
    ...(s_y ? steps(B / 2 - cover, s_y).map((z) => line(X(cover - L / 2), Z(-z), X(-L / 8), Z(-z), thin)) : []),
    ...(s_z ? steps(L / 2 - cover, s_z).map((y) => line(X(y), Z(cover - B / 2), X(y), Z(-B / 8), thin)) : []),
  ];
}

/** Along y of a pad, across a strip. */
function section(words: Words, made: Fields): string {
  const strip = made.strip === true;
  const length = at(made, strip ? "B_mm" : "L_mm");
  const h = at(made, "h_mm");
  const column = fieldsOf(made.column);
  const [middle, c] = strip ? [at(column, "z"), at(column, "c_2")] : [at(column, "y"), at(column, "c_1")];
  const [boxX, box, base] = [390, 270, 190];
  const scale = Math.min(box / length, 100 / h);
  const X = (u: number) => boxX + box / 2 + u * scale;
  const top = base - h * scale;
  const bars = fieldsOf(made.bars);
  const [lying, crossing] = strip ? [bars.z, bars.y] : [bars.y, bars.z];
  return group(
    {},
    rectangle(X(-length / 2), top, length * scale, h * scale, concrete),
    path(
      `M${X(middle - c / 2)} ${top - 36}L${X(middle - c / 2)} ${top}M${X(middle + c / 2)} ${top - 36}L${X(middle + c / 2)} ${top}`,
      { fill: "none", stroke: palette.ink, "stroke-width": 1.4 },
    ),
    lying === undefined ? "" : barInSection(made, fieldsOf(lying), length, X, base, scale),
    crossing === undefined ? "" : crossingBars(fieldsOf(crossing), made, length, X, base, scale),
    dimension(X(length / 2) + 16, base, X(length / 2) + 16, top, words.number(short(h, 5))),
    pressureBelow(words, made, strip ? "z" : "y", length, X, base),
  );
}

function barInSection(
  made: Fields,
  bar: Fields,
  length: number,
  X: (u: number) => number,
  base: number,
  scale: number,
): string {
  const cover = numberOf(made.cover_mm) ?? 0;
  const level = base - (at(made, "h_mm") - at(bar, "d")) * scale;
  const [from, to] = [X(cover - length / 2), X(length / 2 - cover)];
  const up = made.hooks === true ? Math.max(10, (at(made, "h_mm") - 3 * cover) * scale * 0.6) : 0;
  return polyline(
    [
      ...(up > 0 ? [[from, level - up] as const] : []),
      [from, level],
      [to, level],
      ...(up > 0 ? [[to, level - up] as const] : []),
    ],
    { stroke: palette.bad, "stroke-width": 2 },
  );
}

function crossingBars(
  bar: Fields,
  made: Fields,
  length: number,
  X: (u: number) => number,
  base: number,
  scale: number,
): string {
  const cover = numberOf(made.cover_mm) ?? 0;
  const level = base - (at(made, "h_mm") - at(bar, "d")) * scale;
  const room = length - 2 * cover - at(bar, "phi");
  const count = Math.min(200, Math.max(1, Math.round(room / Math.max(20, at(bar, "spacing")))));
  return group(
    {},
    ...Array.from({ length: count + 1 }, (_, i) =>
      circle(X(-room / 2 + (room * i) / count), level, Math.max(1.6, (at(bar, "phi") / 2) * scale), {
        fill: palette.bad,
        stroke: "none",
      }),
    ),
  );
}

/** The greatest pressure across the width, at every place along it. */
function pressureBelow(
  words: Words,
  made: Fields,
  way: "y" | "z",
  length: number,
  X: (u: number) => number,
  base: number,
): string {
  const corners = pressedOf(made);
  const most = Math.max(...corners.map(({ p }) => p), 1e-9);
  const ends = [...new Set(corners.map((p) => p[way]))].sort((a, b) => a - b);
  const greatest = (u: number) => greatestAt(corners, way, u);
  const down = (p: number) => base + 14 + (p / most) * 80;
  const outline: Point[] = [
    [X(ends[0] ?? 0), base + 14],
    ...ends.map((u): Point => [X(u), down(greatest(u))]),
    [X(ends.at(-1) ?? 0), base + 14],
  ];
  return group(
    {},
    line(X(-length / 2), base + 14, X(length / 2), base + 14, { stroke: palette.soft }),
    polygon(outline, { fill: palette.accent, "fill-opacity": 0.18, stroke: palette.accent }),
    ...[ends[0], ends.at(-1)].flatMap((u, i) =>
      u === undefined
        ? []
        : [
            label(X(u), down(greatest(u)) + 14, words.number(short(greatest(u), 3)), {
              "text-anchor": i === 0 ? "start" : "end",
              "font-size": 10,
              fill: palette.accent,
            }),
          ],
    ),
    label(X(0), base + 130, words.tell(says.groundPressure), {
      "text-anchor": "middle",
      "font-size": 11,
      fill: palette.soft,
    }),
  );
}

/** Along the edge of what is pressed a plane is greatest. */
function greatestAt(corners: readonly Pressed[], way: "y" | "z", u: number): number {
  const found = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const span = to[way] - from[way];
    if (Math.abs(span) < 1) return Math.abs(from[way] - u) < 1 ? [from.p, to.p] : [];
    const t = (u - from[way]) / span;
    return t < -0.001 || t > 1.001 ? [] : [from.p + t * (to.p - from.p)];
  });
  return Math.max(0, ...found);
}
