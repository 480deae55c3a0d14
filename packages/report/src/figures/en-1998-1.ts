import type { ItemResult } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { type Fields, fieldsOf, numberOf, numbersOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import {
  circle,
  group,
  label,
  legend,
  line,
  type Point,
  palette,
  picture,
  plot,
  polygon,
  polyline,
  rectangle,
} from "./svg.ts";

/** Spectra with the fundamental period; forces, shears and drifts up the height. */
export function earthquakeFigures(words: Words, item: ItemResult): Figure[] {
  return [spectrumFigure(words, item), storeyFigure(words, item)].flatMap((figure) => figure ?? []);
}

interface Curve {
  readonly name: Message;
  readonly key: string;
  readonly attributes: {
    readonly stroke: string;
    readonly "stroke-width": number;
    readonly "stroke-dasharray"?: string;
  };
}

const curves: readonly Curve[] = [
  { name: says.elastic, key: "S_e_m_s2", attributes: { stroke: palette.accent, "stroke-width": 2 } },
  { name: says.designSpectrum, key: "S_d_m_s2", attributes: { stroke: palette.bad, "stroke-width": 2.4 } },
  {
    name: says.verticalElastic,
    key: "S_ve_m_s2",
    attributes: { stroke: palette.accent2, "stroke-width": 1.6, "stroke-dasharray": "6 3" },
  },
  {
    name: says.verticalDesign,
    key: "S_vd_m_s2",
    attributes: { stroke: palette.warm, "stroke-width": 1.6, "stroke-dasharray": "6 3" },
  },
];

function spectrumFigure(words: Words, { values }: ItemResult): Figure | undefined {
  const spectrum = fieldsOf(values.spectrum);
  const T = numbersOf(spectrum.T_s);
  const order = T.map((_, i) => i).sort((i, j) => (T[i] ?? 0) - (T[j] ?? 0));
  const drawn = curves.flatMap((curve) => {
    const ordinates = numbersOf(spectrum[curve.key]);
    return ordinates.length === T.length && T.length > 1 ? [{ ...curve, ordinates }] : [];
  });
  const highest = Math.max(0, ...drawn.flatMap(({ ordinates }) => ordinates));
  if (drawn.length === 0 || highest <= 0) return undefined;
  const T_1 = numberOf(values.T_1_s);
  const longest = Math.max(...T);
  const end = T_1 !== undefined && T_1 > longest ? T_1 * 1.05 : longest;
  const axes = plot(words, {
    width: 640,
    height: 360,
    x: { label: "T [s]", min: 0, max: end },
    y: { label: words.tell(says.acceleration), min: 0, max: highest * 1.12 },
    margin: { top: 34 },
  });
  const at = (ordinates: readonly number[]): Point[] =>
    order.map((i) => [axes.x(T[i] ?? 0), axes.y(ordinates[i] ?? 0)]);
  const title = words.tell(says.spectra);
  return {
    title,
    svg: picture(
      640,
      360,
      title,
      axes.frame,
      cornerLines(values, axes, end),
      ...drawn.map(({ ordinates, attributes }) =>
        polyline(at(ordinates), { ...attributes, "stroke-linejoin": "round" }),
      ),
      fundamental(words, values, axes, drawn.length),
      legend(
        axes.right - 204,
        axes.top + 18,
        drawn.map(({ name, attributes }) => [words.tell(name), attributes] as const),
      ),
    ),
  };
}

type Axes = ReturnType<typeof plot>;

/** T_B, T_C and T_D above the frame; names that would touch stand one line higher. */
function cornerLines(values: Fields, axes: Axes, end: number): string {
  let before = Number.NEGATIVE_INFINITY;
  let raised = false;
  const marks = (["T_B", "T_C", "T_D"] as const).flatMap((name) => {
    const T = numberOf(values[`${name}_s`]);
    if (T === undefined || T > end) return [];
    const x = axes.x(T);
    raised = x - before < 22 && !raised;
    before = x;
    return [
      line(x, axes.top, x, axes.bottom, { stroke: palette.soft, "stroke-width": 0.8, "stroke-dasharray": "2 3" }),
      label(x, axes.top - (raised ? 18 : 5), name, { "font-size": 11, "text-anchor": "middle", fill: palette.soft }),
    ];
  });
  return group({}, ...marks);
}

/** T_1 in the picture, its figures under the legend of so many entries. */
function fundamental(words: Words, values: Fields, axes: Axes, entries: number): string {
  const T_1 = numberOf(values.T_1_s);
  const S_d = numberOf(values.S_d_T1_m_s2);
  const S_e = numberOf(values.S_e_T1_m_s2);
  if (T_1 === undefined || S_d === undefined || S_e === undefined) return "";
  const [x, y] = [axes.x(T_1), axes.y(S_d)];
  const high = axes.y(S_e);
  const below = axes.top + 18 + (entries + 0.4) * 16;
  return group(
    {},
    line(x, axes.bottom, x, Math.min(y, high), { stroke: palette.ink, "stroke-width": 1.4 }),
    circle(x, high, 3.5, { fill: palette.paper, stroke: palette.accent, "stroke-width": 1.6 }),
    circle(x, y, 4, { fill: palette.bad, stroke: palette.paper, "stroke-width": 1 }),
    halo(x, Math.min(y, high) - 8, "T_1", { "font-size": 11, "text-anchor": "middle", "font-weight": "bold" }),
    halo(axes.right - 204, below, words.write`T_1 = ${short(T_1)} s`, { "font-size": 11, "font-weight": "bold" }),
    halo(axes.right - 204, below + 15, words.write`S_d(T_1) = ${short(S_d)} m/s²`, { "font-size": 11 }),
  );
}

/** Text that stays readable on lines of the grid. */
const halo = (x: number, y: number, text: string, attributes: Readonly<Record<string, string | number>>): string =>
  label(x, y, text, { stroke: palette.paper, "stroke-width": 4, "stroke-linejoin": "round", ...attributes }) +
  label(x, y, text, attributes);

interface Storey {
  readonly mark: string;
  readonly z: number;
  readonly F: number;
  readonly V: number;
  readonly drift: number | undefined;
  readonly limit: number | undefined;
}

function storeysOf(values: Fields): Storey[] {
  const list = Array.isArray(values.storeys) ? values.storeys : [];
  return list.flatMap((entry) => {
    const storey = fieldsOf(entry);
    const [z, F, V] = [numberOf(storey.z_m), numberOf(storey.F_i_kN), numberOf(storey.V_i_kN)];
    if (z === undefined || F === undefined || V === undefined) return [];
    const found = { drift: numberOf(storey.drift_mm), limit: numberOf(storey.drift_limit_mm) };
    return [{ mark: String(storey.mark ?? ""), z, F, V, ...found }];
  });
}

const panel = { width: 210, top: 44, bottom: 40, gap: 14, marks: 62 } as const;

function storeyFigure(words: Words, { values }: ItemResult): Figure | undefined {
  const storeys = storeysOf(values);
  const top = storeys.at(-1);
  if (!top || Math.max(...storeys.map(({ V }) => V)) <= 0) return undefined;
  const drifts = storeys.some(({ drift }) => drift !== undefined);
  const inner = Math.min(560, Math.max(200, storeys.length * 34));
  const height = panel.top + inner + panel.bottom;
  const width = panel.marks + (drifts ? 3 : 2) * (panel.width + panel.gap) + 24;
  const y = (z: number) => panel.top + inner - (z / top.z) * inner;
  const left = (i: number) => panel.marks + i * (panel.width + panel.gap);
  const title = drifts ? words.tell(says.storeysAndDrifts) : words.tell(says.storeys);
  return {
    title,
    svg: picture(
      width,
      height,
      title,
      levels(storeys, y, width),
      forces(words, storeys, y, left(0), height, values.modes !== undefined),
      shears(words, storeys, y, left(1), height),
      ...(drifts ? [driftPanel(words, storeys, y, left(2), height)] : []),
    ),
  };
}

type Level = (z: number) => number;

/** Of many storeys only some are named, so that names do not touch. */
const named = (storeys: readonly Storey[], y: Level) => {
  let before = Number.POSITIVE_INFINITY;
  return storeys.map(({ z }) => {
    const far = before - y(z) >= 15;
    if (far || before === Number.POSITIVE_INFINITY) before = y(z);
    return far || before === y(z);
  });
};

function levels(storeys: readonly Storey[], y: Level, width: number): string {
  const shown = named(storeys, y);
  return group(
    {},
    ...storeys.map(({ z, mark }, i) =>
      group(
        {},
        line(panel.marks - 6, y(z), width - 16, y(z), { stroke: palette.faint }),
        shown[i] ? label(panel.marks - 12, y(z) + 4, mark.slice(0, 9), { "font-size": 11, "text-anchor": "end" }) : "",
      ),
    ),
    line(panel.marks - 6, y(0), width - 16, y(0), { stroke: palette.ink, "stroke-width": 1.5 }),
    label(panel.marks - 12, y(0) + 4, "0", { "font-size": 11, "text-anchor": "end", fill: palette.soft }),
  );
}

const heading = (x: number, text: string) => label(x, 22, text, { "font-weight": "bold" });
const under = (x: number, height: number, text: string) =>
  label(x, height - 14, text, { "font-size": 11, fill: palette.soft });

/** Arrows that push the storeys from the left. */
function forces(words: Words, storeys: readonly Storey[], y: Level, x: number, height: number, modal: boolean): string {
  const greatest = Math.max(...storeys.map(({ F }) => Math.abs(F))) || 1;
  const shown = named(storeys, y);
  const room = panel.width - 64;
  const sum = storeys.reduce((total, { F }) => total + F, 0);
  return group(
    {},
    heading(x, "F_i [kN]"),
    line(x, y(0), x, y(storeys.at(-1)?.z ?? 0), { stroke: palette.ink, "stroke-width": 2 }),
    ...storeys.map(({ z, F }, i) => {
      const length = (Math.abs(F) / greatest) * room;
      const tip = x + length;
      const head = Math.min(8, length);
      return group(
        {},
        line(x, y(z), tip - head, y(z), { stroke: palette.accent, "stroke-width": 2 }),
        polygon(
          [
            [tip, y(z)],
            [tip - head, y(z) - 4],
            [tip - head, y(z) + 4],
          ],
          { fill: palette.accent, stroke: "none" },
        ),
        circle(x, y(z), 3, { fill: palette.ink, stroke: "none" }),
        shown[i] ? label(tip + 5, y(z) + 4, words.number(short(F, 4)), { "font-size": 11 }) : "",
      );
    }),
    under(x, height, words.tell(modal ? says.combined : says.sum({ F: short(sum, 4) }))),
  );
}

/** The shear of a storey acts between its floor and the one below: steps. */
function shears(words: Words, storeys: readonly Storey[], y: Level, x: number, height: number): string {
  const greatest = Math.max(...storeys.map(({ V }) => V)) || 1;
  const wide = (V: number) => x + (V / greatest) * (panel.width - 64);
  const outline: Point[] = [[x, y(0)]];
  const shown = named(storeys, y);
  storeys.forEach(({ z, V }, i) => {
    outline.push([wide(V), y(storeys[i - 1]?.z ?? 0)], [wide(V), y(z)]);
  });
  outline.push([x, y(storeys.at(-1)?.z ?? 0)]);
  return group(
    {},
    heading(x, "V_i [kN]"),
    polygon(outline, { fill: palette.accent, "fill-opacity": 0.15, stroke: palette.accent, "stroke-width": 1.6 }),
    line(x, y(0), x, y(storeys.at(-1)?.z ?? 0), { stroke: palette.ink, "stroke-width": 1.2 }),
    ...storeys.map(({ z, V }, i) => {
      const middle = (y(z) + y(storeys[i - 1]?.z ?? 0)) / 2;
      return shown[i] ? label(wide(V) + 5, middle + 4, words.number(short(V, 4)), { "font-size": 11 }) : "";
    }),
    under(x, height, words.tell(says.baseShear({ V: short(storeys[0]?.V ?? 0, 4) }))),
  );
}

/** d_r of each storey against its own limit. */
function driftPanel(words: Words, storeys: readonly Storey[], y: Level, x: number, height: number): string {
  const shares = storeys.map(({ drift, limit }) => (drift ?? 0) / (limit || 1));
  const most = Math.max(1, ...shares);
  const wide = (share: number) => (share / most) * (panel.width - 64);
  const shown = named(storeys, y);
  return group(
    {},
    heading(x, words.tell(says.ofItsLimit)),
    line(x, y(0), x, y(storeys.at(-1)?.z ?? 0), { stroke: palette.ink, "stroke-width": 1.2 }),
    line(x + wide(1), y(0), x + wide(1), y(storeys.at(-1)?.z ?? 0) - 8, {
      stroke: palette.bad,
      "stroke-dasharray": "5 3",
      "stroke-width": 1.4,
    }),
    ...storeys.map(({ z, drift }, i) => {
      const [above, below] = [y(z), y(storeys[i - 1]?.z ?? 0)];
      const share = shares[i] ?? 0;
      const colour = share > 1 + 1e-9 ? palette.bad : palette.good;
      const room = Math.max(2, (below - above) * 0.5);
      return group(
        {},
        rectangle(x, (above + below - room) / 2, wide(share), room, {
          fill: colour,
          "fill-opacity": 0.25,
          stroke: colour,
        }),
        shown[i]
          ? halo(x + wide(share) + 5, (above + below) / 2 + 4, words.write`${short(drift ?? 0)} mm`, {
              "font-size": 11,
            })
          : "",
      );
    }),
    under(x, height, words.tell(says.dashed)),
  );
}
