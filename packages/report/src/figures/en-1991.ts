import type { ItemResult } from "@x/eurocode";
import type { LayersGeometry, LoadGeometry, SnowGeometry, WindGeometry } from "@x/eurocode/en-1991/geometry";
import type { Words } from "@x/words";
import { arrow } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { snowFigure } from "./snow.ts";
import { group, label, line, type Point, palette, picture, plot, polyline, rectangle } from "./svg.ts";

/** Snow on the roof, wind on the building and up its height, layers of a floor. */
export function loadFigures(words: Words, _item: ItemResult, geometry: LoadGeometry | undefined): Figure[] {
  switch (geometry?.kind) {
    case "snow":
      return snow(words, geometry);
    case "wind":
      return [plan(words, geometry), spans(words, geometry), profile(words, geometry)].flatMap(
        (figure) => figure ?? [],
      );
    case "layers":
      return layers(words, geometry);
    default:
      return [];
  }
}

const snow = (words: Words, geometry: SnowGeometry): Figure[] =>
  geometry.arrangements.length === 0 ? [] : [snowFigure(words, geometry)];

type RoofItem = NonNullable<WindGeometry["item"]["roof"]>;

const colourOf = (w: number): string => (w < 0 ? palette.accent : palette.warm);
const pressureIn = (words: Words, w: number): string => words.number(short(w));

/** Strips of the walls beside the plan, in picture units. */
const wall = 30;
const room = { left: 92, top: 56, width: 520, height: 330 } as const;

function plan(words: Words, { item, zones }: WindGeometry): Figure | undefined {
  const { building } = item;
  if (!building || zones.length === 0) return undefined;
  const { b_m: b, d_m: d } = building;
  const scale = Math.min(room.width / d, room.height / b);
  const [width, height] = [d * scale, b * scale];
  const x = (along: number): number => room.left + along * scale;
  const y = (across: number): number => room.top + wall + 6 + across * scale;
  const strongest = Math.max(...zones.map(({ w_e_kN_m2 }) => Math.abs(w_e_kN_m2)), 1e-9);
  const filled = (w: number) => ({ fill: colourOf(w), "fill-opacity": 0.12 + (0.5 * Math.abs(w)) / strongest });
  const text = (cx: number, cy: number, id: string, w: number, positive: number | undefined, turned = false) =>
    group(
      turned ? { transform: `rotate(-90 ${cx.toFixed(2)} ${cy.toFixed(2)})` } : {},
      label(
        cx,
        cy + 4,
        `${id} ${pressureIn(words, w)}${positive === undefined ? "" : ` / +${pressureIn(words, positive)}`}`,
        { "text-anchor": "middle", "font-size": 11, "paint-order": "stroke", stroke: palette.paper, "stroke-width": 3 },
      ),
    );
  const roof = zones
    .filter(({ surface }) => surface === "roof")
    .flatMap((zone) => (zone.places ?? []).map((place) => ({ zone, place })));
  const sides = zones.filter(({ id, surface }) => surface === "wall" && ["A", "B", "C"].includes(id));
  const faces = zones.filter(({ id, surface }, i) => {
    const first = zones.findIndex((other) => other.id === id && other.surface === "wall") === i;
    return surface === "wall" && ["D", "E"].includes(id) && first;
  });
  const strip = (top: number, outside: number) =>
    sides.map(({ id, from_m = 0, to_m = 0, w_e_kN_m2 }) => {
      const [length, middle] = [(to_m - from_m) * scale, (x(from_m) + x(to_m)) / 2];
      // what is too narrow for both has its pressure outside
      const narrow = length < 58;
      return group(
        {},
        rectangle(x(from_m), top, length, wall, filled(w_e_kN_m2)),
        narrow
          ? group(
              {},
              label(middle, top + wall / 2 + 4, id, { "text-anchor": "middle", "font-size": 11 }),
              label(middle, outside, pressureIn(words, w_e_kN_m2), { "text-anchor": "middle", "font-size": 10 }),
            )
          : text(middle, top + wall / 2, id, w_e_kN_m2, undefined),
      );
    });
  const title = words.tell(says.windOnPlan);
  const total = height + room.top + 2 * wall + 60;
  return {
    title,
    svg: picture(
      720,
      total,
      title,
      arrow(6, y(b / 2), room.left - wall - 10, y(b / 2), palette.ink, 2.4),
      label(14, 22, words.tell(says.windKey), { "font-size": 11, fill: palette.soft }),
      ...strip(room.top, room.top - 4),
      ...strip(y(b) + 6, y(b) + 6 + wall + 12),
      ...faces.map(({ id, w_e_kN_m2 }) => {
        const left = id === "D" ? room.left - wall - 6 : x(d) + 6;
        return group(
          {},
          rectangle(left, y(0), wall, height, filled(w_e_kN_m2)),
          text(left + wall / 2, y(b / 2), id, w_e_kN_m2, undefined, true),
        );
      }),
      rectangle(x(0), y(0), width, height, { "stroke-width": 1.6 }),
      ...roof.map(({ zone, place }) =>
        rectangle(x(place.x), y(place.y), place.length * scale, place.width * scale, filled(zone.w_e_kN_m2)),
      ),
      ...roof.map(({ zone, place }) => {
        const [w, h] = [place.length * scale, place.width * scale];
        return text(
          x(place.x) + w / 2,
          y(place.y) + h / 2,
          zone.id,
          zone.w_e_kN_m2,
          Math.max(w, h) < 84 ? undefined : zone.w_e_positive_kN_m2,
          w < 90 && h > w,
        );
      }),
      label(x(d / 2), total - 12, `d = ${words.number(short(d))} m, b = ${words.number(short(b))} m`, {
        "text-anchor": "middle",
        "font-size": 11,
        fill: palette.soft,
      }),
    ),
  };
}

/** Heights of the roof at the ends of its slopes along the wind, 0 and 1. */
function roofLine({ type, alpha_deg = 0, wind = 0, n_spans = 1 }: RoofItem): Point[] {
  const rises = type === "monopitch" ? wind === 0 : alpha_deg > 0;
  const low = rises ? 0 : 1;
  return Array.from({ length: n_spans }, (_, i): Point[] =>
    type === "monopitch"
      ? [
          [i / n_spans, low],
          [(i + 1) / n_spans, 1 - low],
        ]
      : [
          [i / n_spans, low],
          [(i + 0.5) / n_spans, 1 - low],
          [(i + 1) / n_spans, low],
        ],
  ).flat();
}

/** The spans of a roof in section, one behind the other, with what lies on each part. */
function spans(words: Words, { item, zones }: WindGeometry): Figure | undefined {
  const { building, roof } = item;
  if (!building || !roof || (roof.n_spans ?? 1) === 1) return undefined;
  // the corners lie beside G; wind along the spans is on the plan
  const parts = zones.filter(({ id, surface, from_m }) => surface === "roof" && from_m !== undefined && id !== "F");
  if (roof.wind === 90 || parts.length === 0) return undefined;
  const title = words.tell(says.windOnSpans);
  const x = (along: number): number => room.left + (along / building.d_m) * room.width;
  const strongest = Math.max(...parts.map(({ w_e_kN_m2 }) => Math.abs(w_e_kN_m2)), 1e-9);
  const [top, eaves, ground, strip] = [150, 205, 270, 84] as const;
  const line = roofLine(roof).map(([along, up]): Point => [x(along * building.d_m), eaves - up * (eaves - top)]);
  return {
    title,
    svg: picture(
      720,
      290,
      title,
      arrow(6, 240, room.left - 16, 240, palette.ink, 2.4),
      ...parts.map(({ id, from_m = 0, to_m = 0, w_e_kN_m2: w }) => {
        const [left, length] = [x(from_m), x(to_m) - x(from_m)];
        const middle = left + length / 2;
        const turned = length < 70;
        return group(
          {},
          rectangle(left, 36, length, strip, {
            fill: colourOf(w),
            "fill-opacity": 0.12 + (0.5 * Math.abs(w)) / strongest,
            "stroke-width": 0.6,
          }),
          group(
            turned ? { transform: `rotate(-90 ${middle.toFixed(2)} ${36 + strip / 2})` } : {},
            label(middle, 36 + strip / 2 + 4, `${id} ${pressureIn(words, w)}`, {
              "text-anchor": "middle",
              "font-size": 11,
              "paint-order": "stroke",
              stroke: palette.paper,
              "stroke-width": 3,
            }),
          ),
        );
      }),
      polyline([[x(0), ground], ...line, [x(building.d_m), ground]], { "stroke-width": 2 }),
      label(x(building.d_m / 2), 286, `d = ${words.number(short(building.d_m))} m`, {
        "text-anchor": "middle",
        "font-size": 11,
        fill: palette.soft,
      }),
    ),
  };
}

function profile(words: Words, { profile: points, z_e }: WindGeometry): Figure | undefined {
  const most = Math.max(...points.map(({ q_p_kN_m2 }) => q_p_kN_m2));
  const top = points.at(-1)?.z_m ?? 0;
  if (points.length < 2 || !(most > 0)) return undefined;
  const axes = plot(words, {
    width: 420,
    height: 340,
    x: { label: "q_p [kN/m²]", min: 0, max: most * 1.15 },
    y: { label: "z [m]", min: 0, max: top },
  });
  const at = z_e === undefined ? undefined : points.find(({ z_m }) => z_m >= z_e);
  const title = words.tell(says.pressureByHeight);
  return {
    title,
    svg: picture(
      420,
      340,
      title,
      axes.frame,
      polyline(
        points.map(({ q_p_kN_m2, z_m }) => [axes.x(q_p_kN_m2), axes.y(z_m)]),
        { stroke: palette.accent, "stroke-width": 2.2 },
      ),
      ...(at && z_e !== undefined && z_e <= top
        ? [
            line(axes.left, axes.y(z_e), axes.x(at.q_p_kN_m2), axes.y(z_e), {
              stroke: palette.bad,
              "stroke-dasharray": "5 3",
            }),
            label(axes.left + 6, axes.y(z_e) - 5, `z_e = ${words.number(short(z_e))} m`, { "font-size": 11 }),
          ]
        : []),
    ),
  };
}

function layers(words: Words, { layers: list }: LayersGeometry): Figure[] {
  const drawn = list.map(({ name, t_mm, g }) => ({
    name,
    t_mm,
    g,
    height: Math.min(120, Math.max(18, (t_mm ?? 0) / 2)),
  }));
  const title = words.tell(says.layersOf);
  const height = 20 + drawn.reduce((sum, one) => sum + one.height, 0) + 14;
  let y = 14;
  return [
    {
      title,
      svg: picture(
        560,
        height,
        title,
        ...drawn.map(({ name, t_mm, g, height: depth }, i) => {
          const top = y;
          y += depth;
          return group(
            {},
            rectangle(20, top, 180, depth, { fill: i % 2 === 0 ? palette.steel : palette.faint, "stroke-width": 0.8 }),
            label(
              214,
              top + depth / 2 + 4,
              [name, t_mm === undefined ? "" : `${words.number(short(t_mm))} mm`, `${words.number(short(g))} kN/m²`]
                .filter((part) => part !== "")
                .join(", "),
              { "font-size": 11.5 },
            ),
          );
        }),
      ),
    },
  ];
}
