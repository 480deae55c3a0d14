import type { ItemResult, TStubGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { wordIn } from "../../phrases.ts";
import { arrow, note } from "../arrows.ts";
import { type Fields, mm, numberOf, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, down, sheet, type View } from "./drafting.ts";
import { axisLine, boltFront, boltReach, boltSide, box, fillet, lightFill, row, steelFill, stroke } from "./parts.ts";
import { says } from "./says.ts";

/** The T-stub in section, with the prying of its mode, and its flange with the effective lengths. */
export function tStubFigure(words: Words, item: ItemResult, geometry: TStubGeometry): Figure {
  const { values } = item;
  const { bolt, t, m, e, position, rows: count, p: pitch, w, b_p, backing, F_t: F } = geometry;
  const reach = boltReach(bolt);
  const outside = position === "outside-flange";
  // web and weld are not fields of the request: drawn as a joint usually has them
  const web = 0.7 * t;
  const weld = Math.min(0.4 * m, 0.5 * t);
  const leg = weld * Math.SQRT2;
  const at = web / 2 + 0.8 * leg + m;
  const half = at + e;
  const sides = outside ? [1] : [-1, 1];
  const left = outside ? -web / 2 - leg * 1.5 : -half;
  const [l_1, l_2] = [numberOf(values.l_eff_1_mm), numberOf(values.l_eff_2_mm)];
  const rows = outside ? [-w / 2, w / 2] : row(-((count - 1) * pitch) / 2, pitch, count);
  const long = Math.max(l_1 ?? 0, l_2 ?? 0, b_p * (outside ? 1 : 0), (count - 1) * pitch + 4 * bolt.d, w + 3 * bolt.d);
  const stem = 3 * t + reach.head;
  const mode = numberOf(values.mode);
  return sheet(words, {
    title: words.write`${item.mark ?? says.tStub}: ${says.flange({ t: mm(t) })}, ${says.rows({ n: count, bolt: bolt.name })}, ${wordIn(words, position)}`,
    notes: [
      words.write`${mode === undefined ? "" : words.write`${says.modeGoverns({ mode })}; `}${says.byEye}, ${says.toScale}${backing > 0 ? words.write`; ${says.backingPlates({ t: mm(backing) })}` : ""}`,
      ...resistances(words, values, [
        "F_T_1_Rd_kN",
        "F_T_2_Rd_kN",
        "F_T_3_Rd_kN",
        "F_T_Rd_kN",
        "l_eff_cp_mm",
        "l_eff_nc_mm",
        "n_mm",
      ]),
    ],
    views: [
      {
        name: words.tell(says.sectionView),
        left,
        right: half,
        top: -stem,
        bottom: t + backing + reach.nut + 6,
        margin: { left: 34, right: 34, top: 50 },
        draw: (view) => [
          box(view, -web / 2, -stem, web, stem, lightFill),
          box(view, left, 0, half - left, t, steelFill),
          ...sides.flatMap((s) => [
            backing > 0 ? box(view, s > 0 ? at - e * 0.8 : -at - e * 0.8, -backing, 1.6 * e, backing, lightFill) : "",
            fillet(view, (s * web) / 2, 0, weld, s, -1),
            boltSide(view, -backing, t, s * at, bolt, true),
          ]),
          stroke(view, left, t, half, t, { "stroke-width": 1.4 }),
          across(view, [at - m, at, half], t + backing + reach.nut + 6, 22, ["m", "e"]),
          down(view, [0, t], half, 10),
          ...forces(view, values, { at, half, t, stem, F, sides, drop: t }),
        ],
      },
      {
        name: words.tell(outside ? says.flangeAlong : says.flangeEffective),
        left,
        right: half,
        top: -long / 2,
        bottom: long / 2,
        margin: { left: 84, right: 140 },
        draw: (view) => [
          box(view, left, -long / 2, half - left, long, {
            fill: "#eef1f5",
            stroke: palette.soft,
            "stroke-width": 0.8,
            "stroke-dasharray": "5 3",
          }),
          l_1 === undefined
            ? ""
            : box(view, left, -l_1 / 2, half - left, l_1, {
                fill: palette.accent,
                "fill-opacity": 0.13,
                stroke: "none",
              }),
          box(view, -web / 2, -long / 2, web, long, lightFill),
          ...sides.flatMap((s) => rows.map((y) => boltFront(view, s * at, y, bolt))),
          axisLine(view, 0, -long / 2, 0, long / 2),
          l_1 === undefined ? "" : down(view, [-l_1 / 2, l_1 / 2], half, rows.length > 1 ? 62 : 10, ["l_eff,1"]),
          l_2 === undefined ? "" : down(view, [-l_2 / 2, l_2 / 2], left, -10, ["l_eff,2"]),
          ...(rows.length > 1
            ? [
                down(
                  view,
                  rows,
                  half,
                  10,
                  rows.slice(1).map(() => (outside ? "w" : "p")),
                ),
              ]
            : []),
          across(view, outside ? [0, at, half] : [-half, -at, at, half], long / 2, 22),
        ],
      },
    ],
  });
}

interface Stub {
  readonly at: number;
  readonly half: number;
  readonly t: number;
  readonly stem: number;
  readonly F: number;
  readonly sides: readonly number[];
  readonly drop: number;
}

/** The tension in the web, and the prying forces where the mode has them. */
function forces(view: View, values: Fields, { half, t, stem, F, sides }: Stub): string[] {
  const mode = numberOf(values.mode);
  const prying = values.prying !== false && (mode === 1 || mode === 2);
  const up = view.y(-stem);
  return [
    ...(F > 0
      ? [
          arrow(view.x(0), up - 2, view.x(0), up - 36, palette.bad, 2.2),
          note(view.x(0) + 8, up - 20, view.words.write`F_t,Ed = ${short(F)} kN`, { fill: palette.bad }),
        ]
      : []),
    ...(prying
      ? sides.flatMap((s) => [
          arrow(view.x(s * half) - s * 6, view.y(t) + 26, view.x(s * half) - s * 6, view.y(t) + 2, palette.warm, 1.8),
          note(view.x(s * half) - s * 12, view.y(t) + 24, "Q", {
            fill: palette.warm,
            "text-anchor": s > 0 ? "end" : "start",
          }),
        ])
      : []),
  ];
}
