import type {
  AxialBoltsGeometry,
  AxialJointGeometry,
  HangerGeometry,
  ItemResult,
  NotchedRafterGeometry,
  PunchedPlateGeometry,
  StepJointGeometry,
  TimberGeometry,
  TimberJointGeometry,
} from "@x/eurocode";
import type { Words } from "@x/words";
import { axialBoltsFigure } from "./axial-bolts.ts";
import { axialJointFigure } from "./axial-joints.ts";
import { type Fields, numberOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { hangerFigure } from "./hangers.ts";
import { notchedRafterFigure } from "./notched-rafters.ts";
import { punchedPlateFigure } from "./punched-plates.ts";
import { says } from "./says.ts";
import { stepJointFigure } from "./step-joints.ts";
import {
  circle,
  dimension,
  group,
  label,
  legend,
  line,
  type Point,
  palette,
  picture,
  polygon,
  polyline,
  rectangle,
} from "./svg.ts";
import { timberJointFigure } from "./timber-joints.ts";

/** Of a result alone, without its request: all sides are taken to burn. */
const unloaded: TimberGeometry = {
  kind: "timber",
  actions: { M_y: 0, M_z: 0, N: 0, V_z: 0, V_y: 0, T: 0 },
  loads: { g: 0, G: 0, variable: [] },
  exposed: ["top", "bottom", "left", "right"],
};

/** The member with its load and how it bends, its section, and how far it is used. */
export function timberFigures(
  words: Words,
  item: ItemResult,
  geometry:
    | TimberGeometry
    | TimberJointGeometry
    | AxialJointGeometry
    | AxialBoltsGeometry
    | StepJointGeometry
    | NotchedRafterGeometry
    | HangerGeometry
    | PunchedPlateGeometry = unloaded,
): Figure[] {
  if (geometry.kind === "punched-plate") return [punchedPlateFigure(words, item, geometry)];
  if (geometry.kind === "axial-bolts") return [axialBoltsFigure(words, item, geometry)];
  if (geometry.kind === "hanger") return [hangerFigure(words, item, geometry)];
  if (geometry.kind === "notched-rafter") return [notchedRafterFigure(words, item, geometry)];
  if (geometry.kind === "step-joint") return [stepJointFigure(words, item, geometry)];
  if (geometry.kind === "axial-joint") return [axialJointFigure(words, item, geometry)];
  if (geometry.kind === "timber-joint") return [timberJointFigure(words, item, geometry)];
  return [memberFigure(words, item, geometry)].flatMap((figure) => figure ?? []);
}

const wood = "#e7cfa5";
const [left, right] = [50, 430];
const beamTop = 140;

function memberFigure(words: Words, { values, mark }: ItemResult, geometry: TimberGeometry): Figure | undefined {
  const [b, h, length] = [numberOf(values.b_mm), numberOf(values.h_mm), numberOf(values.length_mm)];
  if (b === undefined || h === undefined || length === undefined) return undefined;
  const span = numberOf(values.span_mm);
  const bends = numberOf(values.w_fin_mm) !== undefined && span !== undefined;
  const depth = Math.min(34, Math.max(10, ((right - left) * h) / (span ?? length)));
  const height = bends ? 325 : 245;
  const cantilever = values.static_system === "cantilever";
  const title = words.write`${mark ?? says.member}: ${String(values.species)} ${short(b, 4)} × ${short(h, 4)} mm${bends ? words.write`, ${says.loadsAndDeflection}` : ""}`;
  const svg = picture(
    660,
    height,
    title,
    label(left, 22, title, { "font-weight": "bold" }),
    rectangle(left, beamTop, right - left, depth, { fill: wood }),
    ...grain(depth),
    ...holeOf(geometry.hole, span ?? length, h, depth),
    ...supports(beamTop + depth, depth, cantilever),
    ...(bends ? loads(words, geometry.loads, cantilever) : actions(words, geometry.actions, depth)),
    dimension(left, beamTop + depth + 46, right, beamTop + depth + 46, words.write`${short(span ?? length, 6)} mm`),
    ...(bends ? deflections(words, values, beamTop + depth + 76, cantilever) : []),
    sectionOf(words, b, h, values, geometry.exposed),
  );
  return { title, svg };
}

/** A few lines along the grain, so that wood looks like wood. */
const grain = (depth: number) =>
  [0.3, 0.65].map((at) =>
    line(left, beamTop + depth * at, right, beamTop + depth * at, { stroke: "#c8a871", "stroke-width": 0.7 }),
  );

/** As deep as it is in the member, and as far along it. */
function holeOf(hole: TimberGeometry["hole"], span: number, h: number, depth: number): string[] {
  if (!hole || hole.x > span) return [];
  const x = left + ((right - left) * hole.x) / span;
  const y = beamTop + depth * (0.5 - hole.e / h);
  const deep = (depth * hole.d) / h;
  if (hole.a === undefined) return [circle(x, y, deep / 2, { fill: palette.paper })];
  const wide = ((right - left) * hole.a) / span;
  return [rectangle(x - wide / 2, y - deep / 2, wide, deep, { fill: palette.paper })];
}

function supports(y: number, depth: number, cantilever: boolean): string[] {
  if (cantilever) {
    const [top, bottom] = [beamTop - 16, beamTop + depth + 16];
    const hatch = Array.from({ length: 6 }, (_, i) => top + ((bottom - top) * i) / 5);
    return [
      line(left, top, left, bottom, { "stroke-width": 2 }),
      ...hatch.map((at) => line(left - 8, at + 6, left, at - 2, { stroke: palette.soft })),
    ];
  }
  const triangle = (x: number) =>
    polygon(
      [
        [x, y],
        [x - 8, y + 14],
        [x + 8, y + 14],
      ],
      { fill: palette.paper },
    );
  return [
    triangle(left),
    triangle(right),
    line(left - 12, y + 14, left + 12, y + 14),
    line(right - 12, y + 17, right + 12, y + 17),
  ];
}

const arrow = (x: number, from: number, to: number, stroke: string): string =>
  group(
    {},
    line(x, from, x, to - 3, { stroke }),
    polygon(
      [
        [x, to],
        [x - 2.5, to - 6],
        [x + 2.5, to - 6],
      ],
      { fill: stroke, stroke },
    ),
  );

/** Characteristic loads: uniform ones as bands of arrows, single ones as an arrow. */
function loads(words: Words, { g, G, variable }: TimberGeometry["loads"], cantilever: boolean): string[] {
  const bands = [
    { name: "g", value: g, color: palette.ink },
    ...variable.map((load, i) => ({
      name: variable.length === 1 ? "q" : `q${i + 1}`,
      value: load.q,
      color: palette.accent,
    })),
  ].filter(({ value }) => value > 0);
  const points = [
    { name: "G", value: G, color: palette.ink },
    ...variable.map((load, i) => ({
      name: variable.length === 1 ? "Q" : `Q${i + 1}`,
      value: load.Q,
      color: palette.accent,
    })),
  ].filter(({ value }) => value > 0);
  const shown = bands.slice(0, 3);
  const band = shown.flatMap(({ name, value, color }, i) => {
    const [top, bottom] = [beamTop - 20 - i * 22, beamTop - 4 - i * 22];
    const arrows = Array.from({ length: 17 }, (_, k) => left + ((right - left) * k) / 16);
    return [
      line(left, top, right, top, { stroke: color }),
      ...arrows.map((x) => arrow(x, top, bottom, color)),
      label(right + 6, top + 8, words.write`${name} = ${short(value)} kN/m`, { "font-size": 11, fill: color }),
    ];
  });
  const at = cantilever ? right : (left + right) / 2;
  const above = beamTop - 4 - shown.length * 22;
  const single = points.slice(0, 3).flatMap(({ name, value, color }, i) => {
    const x = at + (cantilever ? -i : i) * 10;
    return [
      arrow(x, above - 26, above + (shown.length > 0 ? 2 : 4), color),
      label(i === 0 ? x - 6 : x + 6, above - 18 + i * 6, words.write`${name} = ${short(value)} kN`, {
        "font-size": 11,
        fill: color,
        "text-anchor": i === 0 ? "end" : "start",
      }),
    ];
  });
  return [...band, ...single];
}

/** Where nothing bends under given loads, the forces of the cross-section are written beside the member. */
function actions(words: Words, forces: TimberGeometry["actions"], depth: number): string[] {
  const names = [
    ["N", "kN"],
    ["M_y", "kNm"],
    ["M_z", "kNm"],
    ["V_z", "kN"],
    ["V_y", "kN"],
    ["T", "kNm"],
  ] as const;
  const given = names.flatMap(([name, unit]) =>
    forces[name] === 0 ? [] : [words.write`${name} = ${short(forces[name])} ${unit}`],
  );
  const text = given.map((sentence, i) =>
    label(left + (i % 3) * 128, 62 + Math.floor(i / 3) * 18, sentence, { "font-size": 11 }),
  );
  const { N } = forces;
  if (N === 0) return text;
  const y = beamTop + depth / 2;
  const force = (x: number, towards: number) => {
    const tip = N > 0 ? x : x + 26 * towards;
    const tail = N > 0 ? x + 26 * towards : x;
    const back = tip > tail ? -6 : 6;
    const head: Point[] = [
      [tip, y],
      [tip + back, y - 3],
      [tip + back, y + 3],
    ];
    return [
      line(tail, y, tip, y, { stroke: palette.bad, "stroke-width": 1.5 }),
      polygon(head, { fill: palette.bad, stroke: palette.bad }),
    ];
  };
  return [...text, ...force(left - 6, -1), ...force(right + 6, 1)];
}

/** Shapes under uniform load, 1 at the greatest deflection. */
const sag = (x: number) => (16 / 5) * (x - 2 * x ** 3 + x ** 4);
const droop = (x: number) => (x ** 4 - 4 * x ** 3 + 6 * x ** 2) / 3;

function deflections(words: Words, values: Fields, y0: number, cantilever: boolean): string[] {
  const found = [
    ["w_inst", numberOf(values.w_inst_mm), palette.accent, undefined],
    [
      "w_net,fin",
      values.w_net_fin_mm === values.w_fin_mm ? undefined : numberOf(values.w_net_fin_mm),
      palette.warm,
      "5 3",
    ],
    ["w_fin", numberOf(values.w_fin_mm), palette.bad, undefined],
  ] as const;
  const largest = Math.max(1e-9, ...found.map(([, w]) => Math.abs(w ?? 0)));
  const shape = cantilever ? droop : sag;
  const curve = (w: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => [left + ((right - left) * i) / 40, y0 + (shape(i / 40) * w * 44) / largest]);
  const lines = found.flatMap(([, w, stroke, dash]) =>
    w === undefined ? [] : polyline(curve(w), { stroke, "stroke-width": 1.8, "stroke-dasharray": dash }),
  );
  const entries = found.flatMap(([name, w, stroke]) =>
    w === undefined ? [] : [[`${name} = ${words.decimal(w.toFixed(1))} mm`, { stroke }] as const],
  );
  return [
    line(left, y0, right, y0, { stroke: palette.soft, "stroke-dasharray": "2 3" }),
    ...lines,
    legend(right + 30, y0 + 8, entries),
    label(left, y0 + 62, words.tell(says.deflection), { "font-size": 10, fill: palette.soft }),
  ];
}

/** The cross-section to scale, with what a fire leaves of it. */
function sectionOf(words: Words, b: number, h: number, values: Fields, exposed: TimberGeometry["exposed"]): string {
  const [cx, cy, room] = [550, 148, 84];
  const scale = room / Math.max(b, h);
  const [w, d] = [Math.max(4, b * scale), Math.max(4, h * scale)];
  return group(
    {},
    rectangle(cx - w / 2, cy - d / 2, w, d, { fill: wood }),
    leftByFire(cx - w / 2, cy - d / 2, scale, values, exposed),
    dimension(cx - w / 2, cy + d / 2 + 14, cx + w / 2, cy + d / 2 + 14, ""),
    label(cx, cy + d / 2 + 30, words.write`b = ${short(b, 4)}`, { "text-anchor": "middle", "font-size": 11 }),
    dimension(cx + w / 2 + 12, cy - d / 2, cx + w / 2 + 12, cy + d / 2, ""),
    label(cx + w / 2 + 20, cy + 4, words.write`h = ${short(h, 4)}`, { "font-size": 11 }),
  );
}

function leftByFire(x: number, y: number, scale: number, values: Fields, exposed: TimberGeometry["exposed"]): string {
  const [b, h, d_ef] = [numberOf(values.b_fi_mm), numberOf(values.h_fi_mm), numberOf(values.d_ef_mm)];
  if (b === undefined || h === undefined || d_ef === undefined || b <= 0 || h <= 0) return "";
  const [dx, dy] = [exposed.includes("left") ? d_ef : 0, exposed.includes("top") ? d_ef : 0];
  return rectangle(x + dx * scale, y + dy * scale, b * scale, h * scale, {
    stroke: palette.bad,
    "stroke-dasharray": "4 2",
  });
}
