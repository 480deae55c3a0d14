import type { ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { superscript } from "../numbers.ts";
import { type Fields, numberOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import {
  circle,
  label,
  legend,
  line,
  type Plot,
  type Point,
  palette,
  picture,
  plot,
  polyline,
  rectangle,
} from "./svg.ts";

/** The S-N curve with the spectrum on it; which block does how much of the damage. */
export function fatigueFigures(words: Words, item: ItemResult): Figure[] {
  return [curveFigure(words, item), shareFigure(words, item)].flatMap((figure) => figure ?? []);
}

/** 2.5·10⁶ */
function power10(words: Words, value: number): string {
  if (value < 1e4) return words.number(short(value));
  const exponent = Math.floor(Math.log10(value) + 1e-9);
  const raised = superscript(exponent);
  const mantissa = short(value / 10 ** exponent, 2);
  return mantissa === 1 ? `10${raised}` : words.write`${mantissa}·10${raised}`;
}

/** One stress of the item: its curves and its blocks. */
interface Stress {
  readonly symbol: "Δσ" | "Δτ";
  readonly colour: string;
  readonly m: number;
  readonly C: number;
  readonly D: number | undefined;
  readonly L: number | undefined;
  readonly gamma_Mf: number;
  readonly blocks: readonly Block[];
  /** Damage equivalent range at 2e6 cycles, factored. */
  readonly equivalent: number | undefined;
}

interface Block {
  readonly given: number;
  /** With gamma_Ff and k_1. */
  readonly range: number;
  readonly n: number;
  readonly damage: number;
}

function stressesOf(values: Fields): Stress[] {
  const gamma_Mf = numberOf(values.gamma_Mf) ?? 1;
  const factor = (numberOf(values.gamma_Ff) ?? 1) * (numberOf(values.k_1) ?? 1);
  const gamma_Ff = numberOf(values.gamma_Ff) ?? 1;
  const rows: Fields[] = Array.isArray(values.blocks) ? values.blocks : [];
  const blocksOf = (range: string, given: string, damage: string): Block[] =>
    rows.flatMap((row) => {
      const [r, n] = [numberOf(row[range]), numberOf(row.n_cycles)];
      if (r === undefined || n === undefined || r <= 0 || n <= 0) return [];
      return [{ given: numberOf(row[given]) ?? r, range: factor * r, n, damage: numberOf(row[damage]) ?? 0 }];
    });
  const equivalentOf = (name: string) => {
    const range = numberOf(values[name]);
    return range === undefined || range <= 0 ? undefined : gamma_Ff * range;
  };
  const found: Stress[] = [];
  const direct = numberOf(values.delta_sigma_C_red_MPa);
  const shear = numberOf(values.delta_tau_C_MPa);
  if (direct !== undefined) {
    found.push({
      symbol: "Δσ",
      colour: palette.accent,
      m: numberOf(values.m) ?? 3,
      C: direct,
      D: numberOf(values.delta_sigma_D_MPa),
      L: numberOf(values.delta_sigma_L_MPa),
      gamma_Mf,
      blocks: blocksOf("delta_sigma_red", "delta_sigma", "damage"),
      equivalent: equivalentOf("delta_sigma_E_2_MPa"),
    });
  }
  if (shear !== undefined) {
    found.push({
      symbol: "Δτ",
      colour: palette.accent2,
      m: numberOf(direct === undefined ? values.m : values.m_shear) ?? 5,
      C: shear,
      D: undefined,
      L: numberOf(values.delta_tau_L_MPa),
      gamma_Mf,
      blocks: blocksOf("delta_tau", "delta_tau", "damage_shear"),
      equivalent: equivalentOf("delta_tau_E_2_MPa"),
    });
  }
  return found;
}

/** Corners of the curve; between them it is straight on logarithmic axes. */
function corners({ m, C, D, L }: Stress, first: number, last: number): [N: number, strength: number][] {
  const steep = (N: number) => C * (2e6 / N) ** (1 / m);
  const start: [number, number] = [first, steep(first)];
  if (L === undefined) return [start, [last, steep(last)]];
  // the knee is where slope 3 from the category reaches the limit: 5e6, or 1e7 for Figure 7.3
  const knee: [number, number][] = D === undefined ? [] : [[2e6 * (C / D) ** m, D]];
  return [start, ...knee, [1e8, L], [last, L]];
}

/** So many points say all that a picture can; the ones that do most come first. */
const mostPoints = 300;

function curveFigure(words: Words, { values }: ItemResult): Figure | undefined {
  const stresses = stressesOf(values);
  if (stresses.length === 0) return undefined;
  const counts = stresses.flatMap(({ blocks }) => blocks.map(({ n }) => n));
  const first = 10 ** Math.max(0, Math.min(4, Math.floor(Math.log10(Math.min(1e4, ...top(counts, false))))));
  const last = 10 ** Math.min(15, Math.max(9, Math.ceil(Math.log10(Math.max(1e9, ...top(counts, true))))));
  const heights = stresses.flatMap((stress) => [
    ...corners(stress, first, last).flatMap(([, strength]) => [strength, strength / stress.gamma_Mf]),
    ...top(
      stress.blocks.map(({ range }) => range),
      true,
    ),
    ...top(
      stress.blocks.map(({ range }) => range),
      false,
    ),
    ...(stress.equivalent === undefined ? [] : [stress.equivalent]),
  ]);
  const highest = Math.max(...heights);
  const lowest = Math.max(Math.min(...heights), highest / 1e4);
  const axes = plot(words, {
    width: 640,
    height: 400,
    x: { label: words.tell(says.cycles), min: first, max: last, log: true },
    y: {
      label: words.tell(says.stressRange),
      min: 10 ** Math.floor(Math.log10(lowest) + 1e-9),
      max: 10 ** Math.ceil(Math.log10(highest) - 1e-9),
      log: true,
    },
    margin: { top: 34 },
  });
  const title = words.tell(says.fatigue);
  return {
    title,
    svg: picture(
      640,
      400,
      title,
      label(axes.left, 20, title, { "font-weight": "bold", "font-size": 13 }),
      axes.frame,
      ...stresses.map((stress) => drawStress(axes, stress, first, last, lowest)),
      legend(axes.right - 240, axes.top + 16, entries(words, stresses)),
    ),
  };
}

const top = (list: readonly number[], greatest: boolean): number[] => {
  if (list.length === 0) return [];
  return [list.reduce((a, b) => (greatest ? Math.max(a, b) : Math.min(a, b)))];
};

const entries = (words: Words, stresses: readonly Stress[]) =>
  stresses.flatMap(({ symbol, colour, C, gamma_Mf }) => [
    [
      words.tell(says.design({ symbol, strength: short(C / gamma_Mf) })),
      { stroke: colour, "stroke-width": 2.4 },
    ] as const,
    ...(gamma_Mf === 1
      ? []
      : [
          [
            words.tell(says.category({ symbol, C: short(C) })),
            { stroke: colour, "stroke-dasharray": "5 3", "stroke-width": 1.2 },
          ] as const,
        ]),
  ]);

function drawStress(axes: Plot, stress: Stress, first: number, last: number, lowest: number): string {
  const { colour, gamma_Mf, blocks, equivalent, symbol } = stress;
  const points = corners(stress, first, last);
  const ordinates = (divisor: number): Point[] => points.map(([N, s]) => [axes.x(N), axes.y(s / divisor)]);
  const shown = [...blocks]
    .filter(({ range }) => range >= lowest)
    .sort((a, b) => b.damage - a.damage || b.range - a.range)
    .slice(0, mostPoints);
  return [
    gamma_Mf === 1 ? "" : polyline(ordinates(1), { stroke: colour, "stroke-width": 1.2, "stroke-dasharray": "5 3" }),
    polyline(ordinates(gamma_Mf), { stroke: colour, "stroke-width": 2.4 }),
    ...shown.map(({ range, n, damage }) =>
      circle(axes.x(n), axes.y(range), 4, {
        stroke: damage > 1 ? palette.bad : colour,
        "stroke-width": 1.5,
        fill: damage > 0 ? (damage > 1 ? palette.bad : colour) : palette.paper,
      }),
    ),
    equivalent === undefined || equivalent < lowest ? "" : mark(axes, equivalent, `${symbol}E,2`, colour),
  ].join("");
}

/** A cross at 2e6 cycles. */
function mark(axes: Plot, range: number, text: string, colour: string): string {
  const [x, y] = [axes.x(2e6), axes.y(range)];
  const stroke = { stroke: colour, "stroke-width": 2 };
  return (
    line(x - 5, y - 5, x + 5, y + 5, stroke) +
    line(x - 5, y + 5, x + 5, y - 5, stroke) +
    label(x - 8, y + 4, text, { "font-size": 11, fill: colour, "text-anchor": "end" })
  );
}

/** Bars of the blocks that do most, the rest together. */
const mostBars = 12;

function shareFigure(words: Words, { values }: ItemResult): Figure | undefined {
  const D = numberOf(values.D) ?? 0;
  const stresses = stressesOf(values);
  const all = stresses
    .flatMap(({ symbol, colour, blocks }) => blocks.map((block) => ({ ...block, symbol, colour })))
    .filter(({ damage }) => damage > 0)
    .sort((a, b) => b.damage - a.damage);
  if (D <= 0 || all.length < 2) return undefined;
  const shown = all.slice(0, mostBars);
  const rest = all.slice(mostBars).reduce((sum, { damage }) => sum + damage, 0);
  const bars = [
    ...shown.map(({ symbol, given, n, damage, colour }) => ({
      text: words.write`${symbol} ${short(given)} MPa, n = ${power10(words, n)}`,
      damage,
      colour,
    })),
    ...(rest > 0
      ? [{ text: words.tell(says.furtherBlocks({ n: all.length - mostBars })), damage: rest, colour: palette.soft }]
      : []),
  ];
  const title = words.tell(says.share({ D: short(D) }));
  const [left, right, from, step] = [190, 560, 40, 22];
  const widest = Math.max(...bars.map(({ damage }) => damage));
  const height = from + bars.length * step + 14;
  return {
    title,
    svg: picture(
      640,
      height,
      title,
      label(16, 20, title, { "font-weight": "bold", "font-size": 13 }),
      ...bars.map(({ text, damage, colour }, i) => {
        const y = from + i * step;
        const width = Math.max(1, ((right - left) * damage) / widest);
        return [
          label(left - 8, y + 12, text, { "text-anchor": "end", "font-size": 11 }),
          rectangle(left, y, width, 16, { fill: colour, stroke: "none", "fill-opacity": 0.85 }),
          label(left + width + 6, y + 12, words.write`${short((100 * damage) / D)} %`, { "font-size": 11 }),
        ].join("");
      }),
      line(left, from - 6, left, from + bars.length * step, { stroke: palette.soft }),
    ),
  };
}
