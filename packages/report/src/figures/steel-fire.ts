import type { ItemResult, SteelMemberGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { label, legend, line, type Plot, type Point, palette, picture, plot, polyline } from "./svg.ts";

// Gas and steel over time, and below them how much the member resists of what acts on it.

const [width, upper, lower] = [700, 300, 190];

type Fire = NonNullable<SteelMemberGeometry["fire"]>;

export function fireFigure(words: Words, { mark }: ItemResult, { fire }: SteelMemberGeometry): Figure | undefined {
  if (!fire || fire.times.length < 2) return undefined;
  const title = words.tell(says.fireTitle({ mark: mark ?? words.tell(says.member) }));
  const most = fire.times.at(-1) ?? 1;
  const height = upper + (fire.reserve.length > 0 ? lower : 0);
  const svg = picture(
    width,
    height,
    title,
    label(64, 20, title, { "font-weight": "bold", "font-size": 13 }),
    ...temperatures(words, fire, most),
    ...(fire.reserve.length > 0 ? reserves(words, fire, most) : []),
  );
  return { title, svg };
}

const curveOf = (frame: Plot, times: readonly number[], values: readonly number[], stroke: string): string =>
  polyline(
    times.map((t, i): Point => [frame.x(t), frame.y(values[i] ?? 0)]),
    { stroke, "stroke-width": 1.8 },
  );

function temperatures(words: Words, { times, gas, steel, critical }: Fire, most: number): string[] {
  const top = Math.ceil(Math.max(...gas, critical) / 100) * 100;
  const frame = plot(words, {
    width,
    height: upper,
    margin: { top: 36 },
    x: { label: words.tell(says.minutes), min: 0, max: most },
    y: { label: words.tell(says.celsius), min: 0, max: top },
  });
  const [end = 0, last = 0] = [steel.at(-1), gas.at(-1)];
  return [
    frame.frame,
    curveOf(frame, times, gas, palette.warm),
    curveOf(frame, times, steel, palette.accent),
    line(frame.left, frame.y(critical), frame.right, frame.y(critical), {
      stroke: palette.bad,
      "stroke-dasharray": "6 3",
    }),
    note(frame.right - 4, frame.y(end) + (end < last - 40 ? 13 : 24), words.write`${short(Math.round(end))} °C`, {
      "text-anchor": "end",
      fill: palette.accent,
    }),
    legend(frame.left + 400, frame.bottom - 44, [
      [words.tell(says.gasTemperature), { stroke: palette.warm }],
      [words.tell(says.steelTemperature), { stroke: palette.accent }],
      [
        words.tell(says.criticalTemperature({ theta: Math.round(critical) })),
        { stroke: palette.bad, "stroke-dasharray": "6 3" },
      ],
    ]),
  ];
}

function reserves(words: Words, { times, reserve }: Fire, most: number): string[] {
  const high = Math.min(5, Math.max(1.5, ...reserve));
  const frame = plot(words, {
    width,
    height: upper + lower,
    margin: { top: upper + 12 },
    x: { label: words.tell(says.minutes), min: 0, max: most },
    y: { label: "R_fi / E_fi", min: 0, max: high },
  });
  const shown = reserve.map((one) => Math.min(one, high));
  return [
    frame.frame,
    curveOf(frame, times, shown, palette.ink),
    line(frame.left, frame.y(1), frame.right, frame.y(1), { stroke: palette.bad, "stroke-dasharray": "6 3" }),
    note(frame.right - 4, frame.top + 14, words.tell(says.reserve), { "text-anchor": "end" }),
  ];
}
