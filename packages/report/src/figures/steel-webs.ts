import type { SteelMemberGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import { group, line, palette, rectangle } from "./svg.ts";

// Concentrated loads and stiffeners on the elevation of a steel member.

/** Half the depth of the beam as it is drawn with these. */
export const halfDepth = 12;
const reach = 30;

export const hasWebs = ({ loads = [], stiffeners = [] }: SteelMemberGeometry): boolean =>
  loads.length + stiffeners.length > 0;

/** Whether something comes from below. */
export const fromBelow = ({ loads = [] }: SteelMemberGeometry): boolean =>
  loads.some(({ flange, type }) => flange === "bottom" || type === "b");

export function websFigure(
  words: Words,
  { loads = [], stiffeners = [], length }: SteelMemberGeometry,
  beam: number,
  left: number,
  right: number,
): string {
  const x = (at: number) => left + ((right - left) * at) / length;
  const [top, bottom] = [beam - halfDepth, beam + halfDepth];
  return group(
    {},
    rectangle(left, top, right - left, 2 * halfDepth, { fill: palette.paper, stroke: "#64748b" }),
    line(left, top, right, top, { stroke: "#64748b", "stroke-width": 3 }),
    line(left, bottom, right, bottom, { stroke: "#64748b", "stroke-width": 3 }),
    ...stiffeners.map(({ x: at, bothSides }) =>
      line(x(at), top, x(at), bottom, { stroke: palette.ink, "stroke-width": bothSides ? 3 : 1.5 }),
    ),
    ...loads.map(({ mark, x: at, F, type, flange, s_s }, i) => {
      const below = flange === "bottom";
      const wide = Math.max(2, x(s_s) - left);
      const [from, to] = below ? [bottom + reach, bottom + 3] : [top - reach, top - 3];
      const text = words.write`${mark} ${short(F)} kN`;
      // neighbours side by side have their words one above the other
      const lift = i % 2 === 0 ? 0 : 11;
      return group(
        {},
        line(x(at) - wide / 2, below ? bottom + 2 : top - 2, x(at) + wide / 2, below ? bottom + 2 : top - 2, {
          stroke: palette.bad,
          "stroke-width": 2.5,
        }),
        arrow(x(at), from, x(at), to, palette.bad, 2),
        type === "b"
          ? arrow(x(at), below ? top - reach : bottom + reach, x(at), below ? top - 3 : bottom + 3, palette.bad, 2)
          : "",
        note(x(at), below ? from + 11 + lift : from - 4 - lift, text, { fill: palette.bad, "text-anchor": "middle" }),
      );
    }),
  );
}
