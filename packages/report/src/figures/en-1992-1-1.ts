import type { ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { barsAlongFigure } from "./bars-along.ts";
import { type Fields, fieldsOf, numberOf, short, shortResistance } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { foundationFigure } from "./foundation.ts";
import { punchingFigure } from "./punching.ts";
import { says } from "./says.ts";
import {
  circle,
  dimension,
  group,
  label,
  legend,
  line,
  type Plot,
  type Point,
  palette,
  path,
  picture,
  plot,
  polyline,
  rounded,
} from "./svg.ts";

/** Section with strains and stresses; the N-M diagram of each axis with the way from first to second order. */
export function columnFigures(words: Words, item: ItemResult): Figure[] {
  return [
    barsAlongFigure(words, item),
    foundationFigure(words, item),
    punchingFigure(words, item),
    sectionFigure(words, item),
    interactionFigure(words, item, "y"),
    interactionFigure(words, item, "z"),
    biaxialFigure(words, item),
  ].flatMap((figure) => figure ?? []);
}

const rowsOf = (value: unknown): number[][] =>
  Array.isArray(value)
    ? value.filter(
        (row): row is number[] => Array.isArray(row) && row.every((entry: unknown) => typeof entry === "number"),
      )
    : [];

// The section.

interface Section {
  readonly outlines: readonly (readonly number[][])[];
  readonly diameter: number | undefined;
  readonly bars: readonly number[][];
  readonly lines: readonly number[][];
  readonly ring: number | undefined;
  /** Where the concrete is 500 °C hot. */
  readonly isotherm: readonly number[][];
  readonly y: readonly [low: number, high: number];
  readonly z: readonly [low: number, high: number];
}

function sectionOf(item: ItemResult): Section | undefined {
  const fields = fieldsOf(item.section);
  const diameter = numberOf(fields.diameter_mm);
  const outlines = Array.isArray(fields.outlines) ? fields.outlines.map(rowsOf) : [];
  const corners = outlines[0] ?? [];
  if (diameter === undefined && corners.length < 3) return undefined;
  const range = (index: number): [number, number] => {
    if (diameter !== undefined) return [-diameter / 2, diameter / 2];
    const values = corners.map((corner) => corner[index] ?? 0);
    return [Math.min(...values), Math.max(...values)];
  };
  return {
    outlines,
    diameter,
    bars: rowsOf(fields.bars),
    lines: rowsOf(fields.lines),
    ring: numberOf(fields.ring_radius_mm),
    isotherm: rowsOf(fields.isotherm),
    y: range(0),
    z: range(1),
  };
}

const concreteFill = { fill: palette.faint, stroke: palette.ink, "stroke-width": 1.4 };

function sectionFigure(words: Words, item: ItemResult): Figure | undefined {
  const section = sectionOf(item);
  if (!section) return undefined;
  const { values } = item;
  const [width, height] = [700, 340];
  const [boxX, boxY, box] = [56, 50, 230];
  const wide = section.y[1] - section.y[0];
  const deep = section.z[1] - section.z[0];
  const scale = box / Math.max(wide, deep);
  const left = boxX + (box - wide * scale) / 2;
  const top = boxY + (box - deep * scale) / 2;
  const X = (y: number) => left + (y - section.y[0]) * scale;
  const Z = (z: number) => top + (section.z[1] - z) * scale;
  const sense = (numberOf(values.M_Ed_kNm) ?? 0) < 0 ? -1 : 1;
  const x = numberOf(values.x_mm);
  // depth is counted from the compressed face
  const down = (depth: number) => Z(sense > 0 ? section.z[1] - depth : section.z[0] + depth);
  const strains = strainsOf(item, deep);
  const title = words.write`${item.mark ?? says.column}: ${says.sectionStrains}`;
  const svg = picture(
    width,
    height,
    title,
    label(boxX, 24, item.mark ?? words.tell(says.sectionAlone), { "font-weight": "bold", "font-size": 13 }),
    strains ? label(330, 24, words.tell(says.strainsAtLimit), { "font-weight": "bold", "font-size": 13 }) : "",
    concreteShape(section, X, Z, scale),
    isothermShape(section, X, Z),
    steelShape(section, X, Z, scale),
    dimension(
      X(section.y[0]),
      Z(section.z[0]) + 22,
      X(section.y[1]),
      Z(section.z[0]) + 22,
      words.number(short(wide, 5)),
    ),
    dimension(
      X(section.y[0]) - 20,
      Z(section.z[0]),
      X(section.y[0]) - 20,
      Z(section.z[1]),
      words.number(short(deep, 5)),
    ),
    steelText(words, values, boxX, height - 10),
    strains && x !== undefined && x < deep
      ? group(
          {},
          line(X(section.y[0]) - 8, down(x), 660, down(x), {
            stroke: palette.accent,
            "stroke-dasharray": "8 3 2 3",
            "stroke-width": 1,
          }),
          label(X(section.y[1]) + 6, down(x) - 4, words.write`x = ${short(x)} mm`, {
            "font-size": 10,
            fill: palette.accent,
          }),
        )
      : "",
    strains ? strainShape(words, strains, deep, down, 350, 130) : "",
    strains ? stressShape(words, strains, section, deep, down, sense, 520, 130) : "",
  );
  return { title, svg };
}

function concreteShape(section: Section, X: (y: number) => number, Z: (z: number) => number, scale: number): string {
  if (section.diameter !== undefined) return circle(X(0), Z(0), (section.diameter / 2) * scale, concreteFill);
  const rings = section.outlines.map(
    (ring) => `M${ring.map(([y = 0, z = 0]) => `${X(y).toFixed(2)} ${Z(z).toFixed(2)}`).join("L")}Z`,
  );
  return path(rings.join(""), { ...concreteFill, "fill-rule": "evenodd" });
}

function isothermShape({ isotherm }: Section, X: (y: number) => number, Z: (z: number) => number): string {
  if (isotherm.length < 2) return "";
  // beside it at half of its depth, where no bars are
  const [y = 0, z = 0] = isotherm[Math.floor(isotherm.length / 4)] ?? [];
  const along = isotherm.map(([at = 0, up = 0]) => `${X(at).toFixed(2)} ${Z(up).toFixed(2)}`);
  return group(
    {},
    path(`M${along.join("L")}`, {
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 1.2,
      "stroke-dasharray": "5 3",
    }),
    label(X(y) - 4, Z(z) + (isotherm.length > 2 ? 0 : -4), "500 °C", {
      "font-size": 9,
      fill: palette.accent,
      "text-anchor": "end",
    }),
  );
}

function steelShape(section: Section, X: (y: number) => number, Z: (z: number) => number, scale: number): string {
  const thin = { stroke: palette.ink, "stroke-width": 4, "stroke-linecap": "round" };
  return group(
    {},
    ...section.lines.map(([y1 = 0, z1 = 0, y2 = 0, z2 = 0]) => line(X(y1), Z(z1), X(y2), Z(z2), thin)),
    section.ring === undefined
      ? ""
      : circle(X(0), Z(0), section.ring * scale, { stroke: palette.ink, "stroke-width": 4 }),
    ...section.bars.map(([y = 0, z = 0, d = 0]) =>
      circle(X(y), Z(z), Math.max(2, (d / 2) * scale), { fill: palette.ink, stroke: "none" }),
    ),
  );
}

function steelText(words: Words, values: Fields, x: number, y: number): string {
  const A_s = numberOf(values.A_s_mm2);
  const A_c = numberOf(values.A_c_mm2);
  if (A_s === undefined || A_c === undefined) return "";
  return label(x, y, words.write`A_s = ${short(A_s, 4)} mm² (${short((A_s / A_c) * 100)} %)`, { "font-size": 11 });
}

// Strains and stresses over the depth.

interface Strains {
  readonly edge: number;
  readonly k: number;
  readonly f_cd: number;
  readonly f_yd: number;
  readonly block: "parabola" | "bilinear" | "rectangle";
  readonly epsilon_c: number;
  readonly n: number;
  readonly lambda: number;
  readonly x: number;
}

function strainsOf({ values }: ItemResult, deep: number): Strains | undefined {
  const edge = numberOf(values.epsilon_edge);
  const x = numberOf(values.x_mm);
  const f_cd = numberOf(values.f_cd_MPa);
  const f_yd = numberOf(values.f_yd_MPa);
  if (edge === undefined || x === undefined || f_cd === undefined || f_yd === undefined || x <= 0) return undefined;
  const parabola = numberOf(values.epsilon_c2_c) ?? numberOf(values.epsilon_c2);
  const lambda = numberOf(values.lambda_block);
  return {
    edge,
    k: edge / x,
    f_cd: lambda === undefined ? f_cd : (numberOf(values.sigma_c_MPa) ?? f_cd),
    f_yd,
    block: parabola !== undefined ? "parabola" : lambda !== undefined ? "rectangle" : "bilinear",
    epsilon_c: parabola ?? numberOf(values.epsilon_c3) ?? 0.00175,
    n: numberOf(values.n_parabola) ?? 2,
    lambda: lambda ?? 0.8,
    x: Math.min(x, 100 * deep),
  };
}

function concreteAt(s: Strains, depth: number): number {
  const strain = s.edge - s.k * depth;
  if (strain <= 0) return 0;
  if (s.block === "rectangle") return depth <= s.lambda * s.x ? s.f_cd : 0;
  if (strain >= s.epsilon_c) return s.f_cd;
  const e = strain / s.epsilon_c;
  return s.f_cd * (s.block === "bilinear" ? e : 1 - (1 - e) ** s.n);
}

function strainShape(
  words: Words,
  s: Strains,
  deep: number,
  down: (d: number) => number,
  left: number,
  width: number,
): string {
  const end = s.edge - s.k * deep;
  // far beyond yield the line would leave the picture: it is drawn to scale up to twice the edge strain
  const most = Math.max(s.edge, Math.min(Math.abs(end), 4 * s.edge));
  const low = Math.min(0, Math.max(end, -most));
  const span = Math.max(s.edge, 0) - low || 1;
  const X = (strain: number) => left + ((Math.max(strain, low) - low) / span) * width;
  const cut = end < low ? (s.edge - low) / s.k : deep;
  const perMille = (strain: number) => words.write`${short(strain * 1000)} ‰`;
  return group(
    {},
    line(X(0), down(0), X(0), down(deep), { stroke: palette.soft }),
    line(X(0), down(0), X(s.edge), down(0), { stroke: palette.soft }),
    polyline(
      [
        [X(s.edge), down(0)],
        [X(s.edge - s.k * cut), down(cut)],
      ],
      { stroke: palette.accent, "stroke-width": 2 },
    ),
    cut < deep ? "" : line(X(0), down(deep), X(end), down(deep), { stroke: palette.soft }),
    label(X(s.edge), down(0) + (down(deep) > down(0) ? -6 : 14), perMille(s.edge), {
      "text-anchor": "end",
      "font-size": 11,
    }),
    label(Math.max(left, X(Math.max(end, low)) - 4), down(deep) + (down(deep) > down(0) ? 14 : -6), perMille(end), {
      "font-size": 11,
    }),
    label(left + width / 2, 320, words.tell(says.strain), {
      "text-anchor": "middle",
      "font-size": 11,
      fill: palette.soft,
    }),
  );
}

function stressShape(
  words: Words,
  s: Strains,
  section: Section,
  deep: number,
  down: (d: number) => number,
  sense: number,
  left: number,
  width: number,
): string {
  const middle = left + width * 0.5;
  const concreteX = (stress: number) => middle + (stress / s.f_cd) * width * 0.5;
  const steps = 60;
  const outline: Point[] = [[middle, down(0)]];
  for (let i = 0; i <= steps; i++) {
    const depth = (deep * i) / steps;
    outline.push([concreteX(concreteAt(s, depth)), down(depth)]);
  }
  if (s.block === "rectangle" && s.lambda * s.x < deep) {
    // the block ends at once
    outline.splice(
      1,
      outline.length,
      [concreteX(s.f_cd), down(0)],
      [concreteX(s.f_cd), down(s.lambda * s.x)],
      [middle, down(s.lambda * s.x)],
    );
  }
  outline.push([middle, down(deep)]);
  const layers = [...new Set(levels(section).map((z) => Math.round(z * 10) / 10))].map((z) => {
    const depth = sense > 0 ? section.z[1] - z : z - section.z[0];
    const strain = s.edge - s.k * depth;
    const stress = Math.max(-s.f_yd, Math.min(s.f_yd, strain * 200_000));
    return { depth, stress };
  });
  const steelX = (stress: number) => middle + (stress / s.f_yd) * width * 0.42;
  return group(
    {},
    path(`M${outline.map(([px, py]) => `${px.toFixed(2)} ${py.toFixed(2)}`).join("L")}Z`, {
      fill: palette.accent,
      "fill-opacity": 0.18,
      stroke: palette.accent,
    }),
    line(middle, down(0), middle, down(deep), { stroke: palette.soft }),
    ...layers.map(({ depth, stress }) =>
      group(
        {},
        line(middle, down(depth), steelX(stress), down(depth), { stroke: palette.bad, "stroke-width": 2.5 }),
        label(steelX(stress) + (stress < 0 ? -4 : 4), down(depth) + 4, words.number(short(stress)), {
          "text-anchor": stress < 0 ? "end" : "start",
          "font-size": 9.5,
          fill: palette.bad,
        }),
      ),
    ),
    label(middle, 306, words.tell(says.concreteUpTo({ f_cd: short(s.f_cd) })), {
      "text-anchor": "middle",
      "font-size": 11,
      fill: palette.accent,
    }),
    label(middle, 322, words.tell(says.steelIn), {
      "text-anchor": "middle",
      "font-size": 11,
      fill: palette.bad,
    }),
  );
}

/** Heights at which bars are drawn with their stress; a few of them along upright lines of steel. */
function levels({ bars, lines, ring }: Section): number[] {
  const found = bars.map(([, z = 0]) => z);
  for (const [, z1 = 0, , z2 = 0] of lines) found.push(z1, z2, ...(Math.abs(z1 - z2) > 1 ? [(z1 + z2) / 2] : []));
  if (ring !== undefined) found.push(ring, ring / 2, 0, -ring / 2, -ring);
  return found.length > 14 ? found.filter((_, i) => i % Math.ceil(found.length / 14) === 0) : found;
}

// The N-M diagram.

function interactionFigure(words: Words, item: ItemResult, axis: "y" | "z"): Figure | undefined {
  const suffix = axis === "y" ? "" : "_z";
  const { values } = item;
  const up = item.signs === "compression-negative" ? -1 : 1;
  const curveOf = (name: string) => rowsOf(values[`${name}${suffix}`]).map(([N = 0, M = 0]) => [up * N, M]);
  const curve = curveOf("interaction_curve");
  if (curve.length < 2) return undefined;
  const opposite = curveOf("interaction_curve_opposite");
  const value = (symbol: string) => numberOf(values[`${symbol}${suffix}_kNm`]);
  const M_Ed = value("M_Ed");
  const M_02 = value("M_02");
  const M_Rd = value("M_Rd");
  const N_Ed = axialForce(item);
  const sense = (M_Ed ?? M_02 ?? 0) < 0 ? -1 : 1;
  const rows = [...curve, ...opposite.map(([N = 0, M = 0]) => [N, -M])];
  const points = [
    ...rows,
    ...(N_Ed === undefined
      ? []
      : [
          [N_Ed, Math.abs(M_Ed ?? 0)],
          [N_Ed, Math.abs(M_02 ?? 0)],
        ]),
  ];
  const N = points.map(([n = 0]) => n);
  const M = points.map(([, m = 0]) => m);
  const room = (low: number, high: number) => (high - low) * 0.06 || 1;
  const [N_low, N_high, M_low, M_high] = [Math.min(0, ...N), Math.max(...N), Math.min(0, ...M), Math.max(...M)];
  const title = words.write`${item.mark ?? says.column}: ${says.axialAndBending({ axis })}`;
  const frame = plot(words, {
    width: 560,
    height: 440,
    margin: { top: 84 },
    x: {
      label: words.write`${says.momentAbout({ axis })}${sense < 0 ? words.write`, ${says.negativeSense}` : ""}`,
      min: M_low - (M_low < 0 ? room(M_low, M_high) : 0),
      max: M_high + room(M_low, M_high),
    },
    y: { label: words.tell(says.axialUpwards), min: N_low - room(N_low, N_high), max: N_high + room(N_low, N_high) },
  });
  const at = ([n = 0, m = 0]: readonly number[]): Point => [frame.x(m), frame.y(n)];
  const passed = item.verifications.find(
    ({ id }) => id === (axis === "y" ? "axial-bending" : "axial-bending-z"),
  )?.passed;
  const shape = opposite.length > 0 ? [...curve, ...opposite.map(([n = 0, m = 0]) => [n, -m]).reverse()] : curve;
  const svg = picture(
    560,
    440,
    title,
    label(64, 18, title, { "font-weight": "bold" }),
    frame.frame,
    path(
      `M${shape
        .map((row) =>
          at(row)
            .map((c) => c.toFixed(2))
            .join(" "),
        )
        .join(
          "L",
        )}${opposite.length > 0 ? "Z" : `L${at([shape.at(-1)?.[0] ?? 0, 0]).join(" ")}L${at([shape[0]?.[0] ?? 0, 0]).join(" ")}Z`}`,
      {
        fill: palette.accent,
        "fill-opacity": 0.08,
        stroke: "none",
      },
    ),
    polyline(shape.map(at), { stroke: palette.accent, "stroke-width": 2 }),
    line(frame.left, frame.y(0), frame.right, frame.y(0), { stroke: palette.soft }),
    N_Ed === undefined ? "" : designPath(words, frame, { N_Ed, M_02, M_Ed, M_Rd, passed: passed === true }),
  );
  return { title, svg };
}

/** N_Ed stands in the axial verification. */
function axialForce({ verifications }: ItemResult): number | undefined {
  const found = verifications.find(({ id }) => id === "axial-force");
  if (!found) return undefined;
  return found.expression.startsWith("abs") ? -found.demand : found.demand;
}

interface DesignPath {
  readonly N_Ed: number;
  readonly M_02: number | undefined;
  readonly M_Ed: number | undefined;
  readonly M_Rd: number | undefined;
  readonly passed: boolean;
}

function designPath(words: Words, frame: Plot, { N_Ed, M_02, M_Ed, M_Rd, passed }: DesignPath): string {
  const y = frame.y(N_Ed);
  const colour = passed ? palette.good : palette.bad;
  const first = frame.x(Math.abs(M_02 ?? 0));
  const second = M_Ed === undefined ? undefined : frame.x(Math.abs(M_Ed));
  return group(
    {},
    line(frame.x(0), frame.y(0), first, y, { stroke: palette.soft, "stroke-dasharray": "4 3" }),
    second === undefined ? "" : line(first, y, second, y, { stroke: colour, "stroke-width": 2.2 }),
    circle(first, y, 4, { fill: palette.paper, stroke: colour, "stroke-width": 1.8 }),
    second === undefined ? "" : circle(second, y, 5, { fill: colour, stroke: "none" }),
    M_Rd === undefined || M_Rd === 0
      ? ""
      : line(frame.x(M_Rd), y - 7, frame.x(M_Rd), y + 7, { stroke: palette.accent, "stroke-width": 2 }),
    legend(frame.left, 38, [
      [
        words.write`${says.firstOrder}${M_02 === undefined ? "" : words.write`: ${short(Math.abs(M_02))} kNm`}`,
        { stroke: palette.soft, "stroke-dasharray": "4 3" },
      ],
      [
        M_Ed === undefined
          ? words.tell(says.unstable)
          : words.write`${says.designMoment}: ${short(Math.abs(M_Ed))} kNm`,
        { stroke: colour },
      ],
      [
        words.write`${says.resistance}${M_Rd === undefined ? "" : words.write`: ${shortResistance(M_Rd)} kNm`}`,
        { stroke: palette.accent },
      ],
    ]),
  );
}

// The surface cut at N_Ed.

function biaxialFigure(words: Words, item: ItemResult): Figure | undefined {
  const { values } = item;
  const cut = rowsOf(values.biaxial_curve);
  const M_y = numberOf(values.M_Ed_biaxial_kNm);
  const M_z = numberOf(values.M_Ed_biaxial_z_kNm);
  if (cut.length < 3 || M_y === undefined || M_z === undefined) return undefined;
  const simplified = simplifiedCurve(values, M_y, M_z);
  const ofY = [...cut.map(([y = 0]) => y), M_y];
  const ofZ = [...cut.map(([, z = 0]) => z), M_z];
  const room = (list: readonly number[]) => 0.08 * (Math.max(...list) - Math.min(...list)) || 1;
  const N_Ed = axialForce(item);
  const title = words.write`${item.mark ?? says.column}: ${says.bothAxes({ N: short(N_Ed ?? 0, 4) })}`;
  const frame = plot(words, {
    width: 560,
    height: 480,
    margin: { top: 84 },
    x: { label: "M_y (kNm)", min: Math.min(...ofY) - room(ofY), max: Math.max(...ofY) + room(ofY) },
    y: { label: "M_z (kNm)", min: Math.min(...ofZ) - room(ofZ), max: Math.max(...ofZ) + room(ofZ) },
  });
  const at = ([y = 0, z = 0]: readonly number[]): Point => [frame.x(y), frame.y(z)];
  const passed = item.verifications.find(({ id }) => id === "biaxial-bending")?.passed === true;
  const colour = passed ? palette.good : palette.bad;
  const closed = cut.map((row) => at(row).map(rounded).join(" ")).join("L");
  const svg = picture(
    560,
    480,
    title,
    label(64, 18, title, { "font-weight": "bold" }),
    frame.frame,
    path(`M${closed}Z`, { fill: palette.accent, "fill-opacity": 0.08, stroke: palette.accent, "stroke-width": 2 }),
    line(frame.left, frame.y(0), frame.right, frame.y(0), { stroke: palette.soft }),
    line(frame.x(0), frame.top, frame.x(0), frame.bottom, { stroke: palette.soft }),
    simplified.length > 1
      ? polyline(simplified.map(at), { stroke: palette.warm, "stroke-width": 1.8, "stroke-dasharray": "5 3" })
      : "",
    line(frame.x(0), frame.y(0), frame.x(M_y), frame.y(M_z), { stroke: colour, "stroke-width": 1.4 }),
    circle(frame.x(M_y), frame.y(M_z), 5, { fill: colour, stroke: "none" }),
    legend(frame.left, 38, [
      [words.tell(says.skewAxis), { stroke: palette.accent }],
      [words.tell(says.simplified), { stroke: palette.warm, "stroke-dasharray": "5 3" }],
      [words.tell(says.designMoments), { stroke: colour }],
    ]),
  );
  return { title, svg };
}

/** (5.39) in the quadrant of the design moments. */
function simplifiedCurve(values: Fields, M_y: number, M_z: number): Point[] {
  const a = numberOf(values.a_biaxial);
  const R_y = numberOf(values.M_Rd_kNm);
  const R_z = numberOf(values.M_Rd_z_kNm);
  if (a === undefined || !R_y || !R_z || numberOf(values.sum_5_39) === undefined) return [];
  const steps = 40;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = Math.sin((Math.PI / 2) * (i / steps)) ** 2;
    return [Math.sign(M_y || 1) * R_y * share ** (1 / a), Math.sign(M_z || 1) * R_z * (1 - share) ** (1 / a)];
  });
}
