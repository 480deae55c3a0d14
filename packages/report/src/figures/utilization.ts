import type { Verification } from "@x/eurocode";
import type { Figure } from "./index.ts";
import { label, line, palette, picture, rectangle } from "./svg.ts";

/** Bars of more than this look alike; the figure beside them says how much it is. */
const longest = 1.5;
const most = 40;

const percent = (utilization: number): string =>
  utilization >= 100 ? "> 10 000 %" : `${(utilization * 100).toFixed(utilization < 0.1 ? 1 : 0)} %`;

/** Every verification of an item as a bar, the most used on top, with the line that none may cross. */
export function utilizationFigure(verifications: readonly Verification[], title = "Utilization"): Figure | undefined {
  if (verifications.length === 0) return undefined;
  const all = [...verifications].sort((a, b) => b.utilization - a.utilization);
  const shown = all.slice(0, most);
  const [width, left, right, top, row] = [640, 240, 64, 30, 22];
  const height = top + shown.length * row + 24;
  const end = Math.min(longest, Math.max(1.05, shown[0]?.utilization ?? 0));
  const x = (utilization: number) => left + (Math.min(utilization, end) / end) * (width - left - right);
  const bars = shown.flatMap(({ id, clause, utilization, passed }, i) => {
    const y = top + i * row;
    return [
      label(left - 8, y + 14, id.replaceAll("-", " "), { "text-anchor": "end", "font-size": 11 }),
      rectangle(left, y + 3, Math.max(0.5, x(utilization) - left), row - 8, {
        fill: passed ? palette.good : palette.bad,
        "fill-opacity": passed ? 0.75 : 0.9,
        stroke: "none",
      }),
      label(width - 6, y + 14, percent(utilization), {
        "text-anchor": "end",
        "font-size": 11,
        "font-weight": i === 0 ? "bold" : undefined,
        fill: passed ? palette.ink : palette.bad,
      }),
      wide(x(utilization) - left, clause)
        ? label(left + 5, y + 13.5, clause, { "font-size": 8.5, fill: palette.paper })
        : "",
    ];
  });
  const bottom = top + shown.length * row;
  const quarters = [0, 0.25, 0.5, 0.75].filter((t) => t <= end);
  const more = all.length - shown.length;
  const svg = picture(
    width,
    height,
    title,
    ...quarters.map((t) => line(x(t), top - 4, x(t), bottom, { stroke: palette.faint })),
    ...bars,
    ...quarters.map((t) =>
      label(x(t), bottom + 14, `${t * 100} %`, { "text-anchor": "middle", "font-size": 10, fill: palette.soft }),
    ),
    line(x(1), top - 8, x(1), bottom + 4, { stroke: palette.ink, "stroke-width": 1.4 }),
    label(x(1), top - 12, "100 %", { "text-anchor": "middle", "font-size": 10, "font-weight": "bold" }),
    more > 0
      ? label(left - 8, bottom + 14, `and ${more} more`, { "text-anchor": "end", "font-size": 10, fill: palette.soft })
      : "",
  );
  return { title, svg };
}

/** Whether a clause fits into its bar at a font of 8.5. */
const wide = (length: number, text: string) => length > text.length * 4.6 + 10;
