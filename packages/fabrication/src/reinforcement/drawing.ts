/** A beam with its bars: elevation, the bars drawn out of it, moments with what resists them, sections. In mm of the real thing. */
import { chains } from "../exports/drafting/dimensions.ts";
import { circle, extent, line, type Mark, path, placed, polygon, text, textWidth } from "../exports/drafting/marks.ts";
import type { BeamBars, PlacedBars } from "./beam-bars.ts";
import { type BarList, countOfLinks } from "./list.ts";
import { radiusOf } from "./shapes.ts";

interface View {
  readonly title: string;
  readonly marks: readonly Mark[];
}

export interface BeamDrawing {
  readonly elevation: readonly Mark[];
  readonly sections: readonly View[];
  /** 1 : so many, of the elevation and of the sections. */
  readonly scale: number;
  readonly sectionScale: number;
}

/** ISO 5455 with the steps between that building uses. */
const scales = [10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 500];
const sectionScales = [5, 10, 15, 20, 25, 30, 40, 50];
/** Letters, mm of paper. */
const letter = 2.2;

/** At the first scale at which the beam is no longer than the width; at one beyond `after`, where that was too large. */
export function drawingOf(list: BarList, width_mm: number, after = 0): BeamDrawing {
  const { beam } = list;
  const long = beam.to_mm - beam.from_mm + 1.2 * beam.h;
  const scale = scales.find((one) => one > after && long / one <= width_mm) ?? scales.at(-1) ?? 500;
  const sectionScale = sectionScales.find((one) => Math.max(beam.b_eff, beam.h) / one <= 58) ?? 50;
  const cuts = cutsOf(beam);
  return {
    elevation: elevationOf(list, letter * scale, cuts),
    sections: cuts.map((x, i) => ({
      title: `${letterOf(i)}–${letterOf(i)}`,
      marks: sectionAt(list, x, letter * sectionScale),
    })),
    scale,
    sectionScale,
  };
}

const letterOf = (i: number): string => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[i] ?? `${i + 1}`;
const mostSections = 4;

/** Where spans sag most and where they hog most; equal sections once. */
function cutsOf(beam: BeamBars): number[] {
  const places = [
    ...beam.spans_mm.map((length, i) => spanStart(beam, i) + length / 2),
    ...beam.supports.flatMap(({ kind, left_mm, right_mm, x_mm }) =>
      kind === "inner"
        ? [right_mm + 20]
        : kind === "fixed"
          ? [x_mm + (x_mm <= beam.from_mm + (right_mm - left_mm) ? 50 : -50)]
          : [],
    ),
  ];
  const seen = new Set<string>();
  const found = places.filter((x) => {
    const key = [...crossing(beam, x)]
      .map((one) => `${one.face} ${one.layer} ${one.bars}`)
      .sort()
      .join("|");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return found.slice(0, mostSections).sort((a, b) => a - b);
}

const spanStart = ({ spans_mm }: BeamBars, i: number): number =>
  spans_mm.slice(0, i).reduce((sum, one) => sum + one, 0);

const crossing = ({ bars }: BeamBars, x: number): PlacedBars[] =>
  bars.filter((one) => one.from_mm <= x && one.to_mm >= x);

// ---------------------------------------------------------------- elevation

function elevationOf(list: BarList, height: number, cuts: readonly number[]): Mark[] {
  const { beam } = list;
  const { h, cover } = beam;
  const marks: Mark[] = [...supportsOf(beam, height), ...concreteOf(beam)];
  for (const zone of beam.links)
    for (let k = 0; k < countOfLinks(zone); k++) {
      const x = Math.min(zone.to_mm, zone.from_mm + k * zone.spacing_mm);
      marks.push(line("DIMENSION", [x, cover], [x, h - cover]));
    }
  for (const bar of beam.bars) marks.push(path("HOLES", barIn(beam, bar)));
  cuts.forEach((x, i) => {
    const reach = 1.6 * height;
    marks.push(line("CENTER", [x, -reach], [x, -0.2 * height]), line("CENTER", [x, h + 0.2 * height], [x, h + reach]));
    marks.push(
      text([x + 0.4 * height, h + 0.9 * height], letterOf(i), 1.2 * height, { anchor: "start", ink: "TITLE" }),
    );
    marks.push(text([x + 0.4 * height, -1.8 * height], letterOf(i), 1.2 * height, { anchor: "start", ink: "TITLE" }));
  });
  const above = linksAbove(list, height, h + 3.2 * height);
  const axes = [0, ...beam.spans_mm.map((length, i) => spanStart(beam, i) + length)];
  const faces = beam.supports.flatMap(({ left_mm, right_mm }) => [left_mm, right_mm]);
  const below = chains(
    [
      { at: [beam.from_mm, ...faces, beam.to_mm], edge: -supportDepth(beam, height), side: "below", height },
      { at: axes, edge: -supportDepth(beam, height), side: "below", height },
    ],
    2,
  );
  let y = -supportDepth(beam, height) - below.depth - 3 * height;
  const rowsFrom = y;
  marks.push(...above, ...below.marks);
  for (const face of ["top", "bottom"] as const) {
    const { marks: drawn, depth } = drawnOut(list, face, height, y);
    marks.push(...drawn);
    y -= depth + height;
  }
  for (const x of axes) marks.push(line("CENTER", [x, rowsFrom + 2 * height], [x, y + 1.5 * height]));
  marks.push(...momentsOf(beam, height, y - 2 * height));
  return marks;
}

const supportDepth = ({ h }: BeamBars, height: number): number => Math.max(0.35 * h, 3.2 * height);

function concreteOf(beam: BeamBars): Mark[] {
  const { from_mm: a, to_mm: b, h, h_f, flange, b_eff } = beam;
  const [left, right] = [Math.max(a, wallAt(beam, false) ?? a), Math.min(b, wallAt(beam, true) ?? b)];
  const marks: Mark[] = [
    polygon("OUTLINE", [
      [left, 0],
      [right, 0],
      [right, h],
      [left, h],
    ]),
  ];
  if (b_eff > beam.b && flange !== "bottom") marks.push(line("HIDDEN", [left, h - h_f], [right, h - h_f]));
  if (b_eff > beam.b && flange !== "top") marks.push(line("HIDDEN", [left, h_f], [right, h_f]));
  return marks;
}

const wallAt = ({ supports, to_mm }: BeamBars, right: boolean): number | undefined =>
  supports.find(({ kind, x_mm, right_mm }) => kind === "fixed" && right === (right_mm === to_mm && x_mm !== 0))?.x_mm;

function supportsOf(beam: BeamBars, height: number): Mark[] {
  const depth = supportDepth(beam, height);
  return beam.supports.flatMap(({ kind, left_mm: l, right_mm: r }): Mark[] => {
    if (kind === "fixed")
      return [
        polygon("OUTLINE", [
          [l, -depth],
          [r, -depth],
          [r, beam.h + depth],
          [l, beam.h + depth],
        ]),
      ];
    const middle = (l + r) / 2;
    return [
      path("OUTLINE", [
        [l, 0],
        [l, -depth],
      ]),
      path("OUTLINE", [
        [r, 0],
        [r, -depth],
      ]),
      path("OUTLINE", [
        [l, -depth],
        [middle - depth / 8, -depth],
        [middle, -depth * 0.8],
        [middle + depth / 8, -depth * 1.2],
        [middle + depth / 6, -depth],
        [r, -depth],
      ]),
      line("CENTER", [middle, -depth * 1.1], [middle, beam.h * 0.15]),
    ];
  });
}

/** With its legs and the roundness of its bends. */
function barIn({ h }: BeamBars, bar: PlacedBars): (readonly [number, number])[] {
  const [y, inward] = bar.face === "bottom" ? [bar.axis_mm, 1] : [h - bar.axis_mm, -1];
  return shapeFrom(bar, y, inward);
}

function shapeFrom(
  { diameter_mm: d, from_mm, to_mm, leg_from_mm, leg_to_mm, mandrel_mm = 2 * radiusOf(d) }: PlacedBars,
  y: number,
  inward: number,
): (readonly [number, number])[] {
  const r = Math.min((mandrel_mm + d) / 2, Math.max(leg_from_mm, leg_to_mm));
  const [a, b] = [from_mm + (leg_from_mm > 0 ? d / 2 : 0), to_mm - (leg_to_mm > 0 ? d / 2 : 0)];
  const arc = (x: number, side: number): (readonly [number, number])[] =>
    Array.from({ length: 5 }, (_, k) => {
      const t = (k / 4) * (Math.PI / 2);
      return [x + side * r * (1 - Math.cos(t)), y + inward * r * (1 - Math.sin(t))] as const;
    });
  return [
    ...(leg_from_mm > 0 ? [[a, y + inward * (leg_from_mm - d / 2)] as const, ...arc(a, 1)] : [[a, y] as const]),
    ...(leg_to_mm > 0 ? [...arc(b, -1).reverse(), [b, y + inward * (leg_to_mm - d / 2)] as const] : [[b, y] as const]),
  ];
}

function linksAbove({ beam, ofLinks }: BarList, height: number, y: number): Mark[] {
  // a label that would meet the one before it is written higher
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return beam.links.flatMap((zone, i): Mark[] => {
    const { from_mm, to_mm, diameter_mm, spacing_mm, legs } = zone;
    const sets = legs > 2 ? `${Math.ceil(legs / 2)}×` : "";
    const label = `(${[...new Set(ofLinks[i])].join(", ")}) ${countOfLinks(zone)}×${sets}Ø${diameter_mm}-${Math.round(spacing_mm)}`;
    const [middle, half] = [(from_mm + to_mm) / 2, textWidth(label, height) / 2];
    const level = (ends[0] ?? 0) <= middle - half ? 0 : 1;
    ends[level] = middle + half + height;
    const tick = 0.5 * height;
    return [
      line("DIMENSION", [from_mm, y], [to_mm, y]),
      line("DIMENSION", [from_mm, y - tick], [from_mm, y + tick]),
      line("DIMENSION", [to_mm, y - tick], [to_mm, y + tick]),
      text([middle, y + (0.5 + 1.6 * level) * height], label, height, { ink: "TEXT" }),
    ];
  });
}

/** Each bar below the elevation at its place, those that do not meet on one line. */
function drawnOut(
  { beam, bars: listed, ofBars }: BarList,
  face: PlacedBars["face"],
  height: number,
  top: number,
): { marks: Mark[]; depth: number } {
  const rows: number[] = [];
  const tall: number[] = [];
  const own = beam.bars.flatMap((bar, i) => (bar.face === face ? [{ bar, mark: ofBars[i] ?? "" }] : []));
  const placedIn = own.map(({ bar, mark }) => {
    const shape = listed.find((one) => one.mark === mark);
    const label = `(${mark}) ${bar.bars}  L = ${shape?.length_mm ?? 0}`;
    const half = Math.max((bar.to_mm - bar.from_mm) / 2, textWidth(label, height) / 2) + height;
    const middle = (bar.from_mm + bar.to_mm) / 2;
    let row = 0;
    while ((rows[row] ?? Number.NEGATIVE_INFINITY) > middle - half) row++;
    rows[row] = middle + half;
    tall[row] = Math.max(tall[row] ?? 0, bar.leg_from_mm, bar.leg_to_mm);
    return { bar, label, row, middle };
  });
  const levels = tall.map((_, row) => tall.slice(0, row).reduce((sum, one) => sum + one + 3.4 * height, 0));
  const marks = placedIn.flatMap(({ bar, label, row, middle }): Mark[] => {
    // legs of bottom bars point up, those of top bars down
    const y = top - (levels[row] ?? 0) - (face === "bottom" ? (tall[row] ?? 0) : 0);
    const outline = shapeFrom(bar, y, face === "bottom" ? 1 : -1);
    const end = 0.45 * height;
    const ticks = [bar.from_mm, bar.to_mm].map((x): Mark => line("DIMENSION", [x - end, y - end], [x + end, y + end]));
    const leg = (x: number, length: number, side: number): Mark[] =>
      length > 0
        ? [
            text(
              [x + side * 0.6 * height, y + (face === "bottom" ? 0.5 : -0.5) * length],
              String(length),
              0.9 * height,
              { anchor: side > 0 ? "start" : "end", ink: "DIMENSION" },
            ),
          ]
        : [];
    const bent = bar.leg_from_mm > 0 || bar.leg_to_mm > 0;
    return [
      path("HOLES", outline),
      ...(bar.leg_from_mm === 0 ? [ticks[0]] : []).flatMap((one) => one ?? []),
      ...(bar.leg_to_mm === 0 ? [ticks[1]] : []).flatMap((one) => one ?? []),
      text([middle, y + 0.45 * height], label, height),
      ...(bent
        ? [
            text([middle, y - 1.25 * height], String(Math.round(bar.to_mm - bar.from_mm)), 0.9 * height, {
              ink: "DIMENSION",
            }),
          ]
        : []),
      ...(bar.leg_from_mm === 0 ? [fromAxis(beam, bar.from_mm, y, height, "start")] : []),
      ...(bar.leg_to_mm === 0 ? [fromAxis(beam, bar.to_mm, y, height, "end")] : []),
      ...leg(bar.from_mm, bar.leg_from_mm, 1),
      ...leg(bar.to_mm, bar.leg_to_mm, -1),
    ];
  });
  const depth = tall.reduce((sum, one) => sum + one + 3.4 * height, 0);
  return { marks, depth };
}

/** How far an end is from the nearest axis of a support. */
function fromAxis(
  { spans_mm, ...beam }: BeamBars,
  x: number,
  y: number,
  height: number,
  anchor: "start" | "end",
): Mark {
  const axes = [0, ...spans_mm.map((length, i) => spanStart({ spans_mm, ...beam }, i) + length)];
  const nearest = Math.min(...axes.map((axis) => Math.abs(x - axis)));
  const side = anchor === "start" ? 0.7 : -0.7;
  return text([x + side * height, y - 1.25 * height], String(Math.round(nearest)), 0.9 * height, {
    anchor,
    ink: "DIMENSION",
  });
}

// ---------------------------------------------------------------- moments

/** The moments pull downwards where they sag; dashed moved by a_l, thick what resists. */
function momentsOf({ moments, bars, spans_mm, from_mm, to_mm }: BeamBars, height: number, top: number): Mark[] {
  const most = (columns: readonly number[]): number =>
    Math.max(0, ...moments.flatMap((row) => columns.map((i) => row[i] ?? 0)));
  const [sag, hog] = [most([1, 2, 3]), most([4, 5, 6])];
  if (sag + hog <= 0) return [];
  const scale = (22 * height) / (sag + hog);
  const y0 = top - hog * scale - 2 * height;
  const length = spans_mm.reduce((sum, one) => sum + one, 0);
  const curve = (column: number, sense: number): (readonly [number, number])[] =>
    moments.map((row) => [row[0], y0 + sense * (row[column] ?? 0) * scale] as const);
  const marks: Mark[] = [line("OUTLINE", [0, y0], [length, y0])];
  for (const [first, sense] of [
    [1, -1],
    [4, 1],
  ] as const) {
    if (most([first]) <= 0) continue;
    marks.push(
      path("DIMENSION", curve(first, sense)),
      path("HIDDEN", curve(first + 1, sense)),
      path("TITLE", curve(first + 2, sense)),
    );
    const peak = moments.reduce((best, row) => ((row[first] ?? 0) > (best[first] ?? 0) ? row : best));
    marks.push(
      text(
        [peak[0], y0 + sense * (peak[first] ?? 0) * scale * 0.5],
        `M_Ed ${Math.round(peak[first] ?? 0)} kNm`,
        height,
        { ink: "TEXT" },
      ),
      text(
        [peak[0], y0 + sense * ((peak[first + 2] ?? 0) * scale + (sense < 0 ? 1.5 : 0.5) * height)],
        `M_Rd ${Math.round(peak[first + 2] ?? 0)} kNm`,
        height,
        { ink: "TEXT" },
      ),
    );
  }
  for (const { from_mm: a, to_mm: b, face } of bars)
    for (const x of [a, b])
      if (x > from_mm + 60 && x < to_mm - 60)
        marks.push(
          line("CENTER", [x, y0], [x, y0 + (face === "bottom" ? -1 : 1) * (face === "bottom" ? sag : hog) * scale]),
        );
  const legend = y0 - sag * scale - 4 * height;
  const entries = [
    ["DIMENSION", "M_Ed"],
    ["HIDDEN", "M_Ed + a_l"],
    ["TITLE", "M_Rd"],
  ] as const;
  entries.forEach(([ink, label], i) => {
    const x = i * 16 * height;
    marks.push(line(ink, [x, legend + 0.4 * height], [x + 4 * height, legend + 0.4 * height]));
    marks.push(text([x + 4.6 * height, legend], label, height, { anchor: "start" }));
  });
  return marks;
}

// ---------------------------------------------------------------- sections

function sectionAt(list: BarList, x: number, height: number): Mark[] {
  const { beam } = list;
  const { b, h, cover } = beam;
  const marks: Mark[] = [polygon("OUTLINE", outlineOf(beam))];
  const at = beam.links.findIndex(
    ({ from_mm, to_mm, spacing_mm }) => x >= from_mm - spacing_mm && x <= to_mm + spacing_mm,
  );
  const zone = beam.links[at];
  if (zone) marks.push(...linksIn(beam, zone));
  for (const face of ["bottom", "top"] as const) {
    const own = crossing(beam, x).filter((one) => one.face === face);
    for (const layer of [...new Set(own.map((one) => one.layer))])
      marks.push(
        ...layerOf(
          beam,
          own.filter((one) => one.layer === layer),
          zone?.diameter_mm ?? 0,
        ),
      );
    const label = [...new Set(own.map((one) => `(${list.ofBars[beam.bars.indexOf(one)]}) ${one.bars}`))].join(" + ");
    if (label) marks.push(text([0, face === "bottom" ? -2.2 * height : h + 1.2 * height], label, height));
  }
  if (zone) {
    const label = `(${[...new Set(list.ofLinks[at])].join(", ")}) Ø${zone.diameter_mm}-${Math.round(zone.spacing_mm)}`;
    marks.push(
      line("DIMENSION", [b / 2 - cover, h / 2], [b / 2 + 1.5 * height, h / 2]),
      text([b / 2 + 2 * height, h / 2 - 0.4 * height], label, height, { anchor: "start" }),
    );
  }
  const wide = chains([{ at: [-b / 2, b / 2], edge: -3.2 * height, side: "below", height }], 1);
  const tall = chains([{ at: [0, h], edge: -Math.max(b, beam.b_eff) / 2, side: "left", height }], 2);
  return [...marks, ...wide.marks, ...tall.marks];
}

function outlineOf({ b, h, b_eff, h_f, flange }: BeamBars): (readonly [number, number])[] {
  if (b_eff <= b)
    return [
      [-b / 2, 0],
      [b / 2, 0],
      [b / 2, h],
      [-b / 2, h],
    ];
  const [low, high] = [flange !== "top", flange !== "bottom"];
  const right: (readonly [number, number])[] = [
    ...(low
      ? ([
          [b_eff / 2, 0],
          [b_eff / 2, h_f],
          [b / 2, h_f],
        ] as const)
      : ([[b / 2, 0]] as const)),
    ...(high
      ? ([
          [b / 2, h - h_f],
          [b_eff / 2, h - h_f],
          [b_eff / 2, h],
        ] as const)
      : ([[b / 2, h]] as const)),
  ];
  return [...right, ...right.map(([x, y]) => [-x, y] as const).reverse()];
}

function linksIn({ b, h, cover }: BeamBars, { diameter_mm: d, legs }: BeamBars["links"][number]): Mark[] {
  const box = (x0: number, x1: number): Mark[] =>
    [0, d].map((in_) =>
      polygon("DIMENSION", [
        [x0 + in_, cover + in_],
        [x1 - in_, cover + in_],
        [x1 - in_, h - cover - in_],
        [x0 + in_, h - cover - in_],
      ]),
    );
  const marks = box(-b / 2 + cover, b / 2 - cover);
  const between = (b - 2 * cover - d) / Math.max(1, legs - 1);
  for (let k = 1; k + 1 < legs; k += 2) {
    const x = -b / 2 + cover + k * between;
    marks.push(...box(x, x + between + d));
  }
  return marks;
}

/** The bars that go farthest lie in the corners. */
function layerOf({ b, h, cover }: BeamBars, own: readonly PlacedBars[], link: number): Mark[] {
  const sorted = [...own].sort((a, c) => c.to_mm - c.from_mm - (a.to_mm - a.from_mm));
  const all = sorted.flatMap((one) => Array.from({ length: Math.round(one.count) }, () => one));
  // corners first, then from outside inwards
  const order: PlacedBars[] = new Array(all.length);
  all.forEach((one, i) => {
    order[i % 2 === 0 ? i / 2 : all.length - (i + 1) / 2] = one;
  });
  return order.map((one, i) => {
    const d = one.diameter_mm;
    const reach = b / 2 - cover - link - d / 2;
    const x = order.length === 1 ? 0 : -reach + (2 * reach * i) / (order.length - 1);
    return circle("HOLES", [x, one.face === "bottom" ? one.axis_mm : h - one.axis_mm], d / 2);
  });
}

/** All of it side by side at 1:1, for a model file. */
export function asModel({ elevation, sections, scale, sectionScale }: BeamDrawing): Mark[] {
  const box = extent(elevation);
  const marks: Mark[] = [...elevation];
  let x = box.x0;
  const top = box.y0 - 12 * letter * scale;
  for (const { title, marks: own } of sections) {
    const enlarged = placed(own, 0, 0, scale / sectionScale);
    const around = extent(enlarged);
    marks.push(...placed(enlarged, x - around.x0, top - around.y1));
    marks.push(
      text(
        [x + (around.x1 - around.x0) / 2, top + 2 * letter * scale],
        `${title}  (${scale}:${sectionScale})`,
        1.3 * letter * scale,
        { ink: "TITLE" },
      ),
    );
    x += around.x1 - around.x0 + 12 * letter * scale;
  }
  return marks;
}
