import type { AnchorsGeometry, ColumnBaseGeometry, ItemResult, MemberShape as Member } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "../arrows.ts";
import { mm, numberOf, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { circle, type Point, palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, cut, down, hatch, sheet, turn, type View } from "./drafting.ts";
import { axisLine, boltFront, box, crossSection, fillet, shape, steelFill, stroke } from "./parts.ts";
import { says } from "./says.ts";

// The depth of the column runs across in both views, so that rows_mm read from left to right.

interface Base {
  readonly column: Member;
  readonly h: number;
  readonly b: number;
  readonly t: number;
  readonly c: number | undefined;
}

const pressed = {
  fill: palette.warm,
  "fill-opacity": 0.35,
  stroke: palette.warm,
  "stroke-width": 1,
  "stroke-dasharray": "4 2",
};

/** The effective areas of 6.2.5: strips of c around the walls, cut at the plate, without overlap. */
function effectiveAreas(view: View, { column, h, b, c }: Base): string[] {
  if (c === undefined) return [];
  const { h: h_c, b: b_c, t_w, t_f } = column;
  if (column.shape === "I") {
    const outer = Math.min(c, (h - h_c) / 2);
    const inner = Math.min(c, (h_c - 2 * t_f) / 2);
    const l_f = Math.min(b_c + 2 * c, b);
    const l_w = Math.max(0, h_c - 2 * t_f - 2 * c);
    const b_w = Math.min(t_w + 2 * c, b);
    return [
      box(view, -h_c / 2 - outer, -l_f / 2, t_f + outer + inner, l_f, pressed),
      box(view, h_c / 2 - t_f - inner, -l_f / 2, t_f + outer + inner, l_f, pressed),
      l_w > 0 ? box(view, -l_w / 2, -b_w / 2, l_w, b_w, pressed) : "",
    ];
  }
  if (column.shape === "RHS") {
    const [H, B] = [Math.min(h_c + 2 * c, h), Math.min(b_c + 2 * c, b)];
    const [freeH, freeB] = [Math.max(0, h_c - 2 * t_w - 2 * c), Math.max(0, b_c - 2 * t_w - 2 * c)];
    return [
      box(view, -H / 2, -B / 2, H, B, pressed),
      freeH > 0 && freeB > 0
        ? box(view, -freeH / 2, -freeB / 2, freeH, freeB, { ...steelFill, "stroke-width": 0.5 })
        : "",
    ];
  }
  const [outer, free] = [Math.min(h_c + 2 * c, h, b), Math.max(0, h_c - 2 * t_w - 2 * c)];
  return [
    circle(view.x(0), view.y(0), (outer / 2) * view.scale, pressed),
    free > 0 ? circle(view.x(0), view.y(0), (free / 2) * view.scale, { ...steelFill, "stroke-width": 0.5 }) : "",
  ];
}

export function columnBaseFigure(words: Words, item: ItemResult, geometry: ColumnBaseGeometry): Figure {
  const { values } = item;
  const { column, plate, grout, anchors } = geometry;
  const { h, b, t } = plate;
  const c = numberOf(values.c_mm);
  const base: Base = { column, h, b, t, c };
  const d = anchors?.bolt.d ?? 0;
  const deep = anchors ? (anchors.h_ef ?? 8 * d) + 2 * d : 0.4 * h;
  const side = 0.16 * h;
  const high = 0.7 * h;
  const bounds = { left: -h / 2 - side, right: h / 2 + side, top: -t - high, bottom: grout + Math.max(deep, 0.35 * h) };
  const rows = anchors?.rows ?? [];
  const lines = anchors?.across ?? [];
  const count = rows.length * lines.length;
  const sorted = [...rows].sort((p, q) => p - q);
  return sheet(words, {
    title: words.write`${item.mark ?? says.columnBase}: ${column.name}, ${says.plate({ size: words.write`${mm(h)} × ${mm(b)} × ${mm(t)}` })}${anchors ? `, ${count} × ${anchors.bolt.name}` : ""}`,
    notes: [
      words.write`${says.effectiveAreas}${c === undefined ? "" : words.write`, c = ${mm(c)} mm`}, ${says.under({ f_jd: short(numberOf(values.f_jd_MPa) ?? 0) })}; ${says.grout({ t: mm(grout) })}${numberOf(values.a_mm) === undefined ? "" : words.write`; ${says.weldThroat({ a: mm(numberOf(values.a_mm) ?? 0) })}`}${anchors && anchors.h_ef === undefined ? words.write`; ${says.embedment}` : ""}`,
      ...resistances(words, values, [
        "N_c_Rd_kN",
        "M_j_Rd_kNm",
        "M_j_z_Rd_kNm",
        "F_c_l_Rd_kN",
        "F_c_r_Rd_kN",
        "F_t_l_Rd_kN",
        "F_t_r_Rd_kN",
        "V_Rd_kN",
      ]),
    ],
    views: [
      {
        name: words.tell(says.plan),
        left: -h / 2,
        right: h / 2,
        top: -b / 2,
        bottom: b / 2,
        margin: { left: 40, right: 36 },
        draw: (view) => [
          box(view, -h / 2, -b / 2, h, b, { ...steelFill, "fill-opacity": 0.5 }),
          ...effectiveAreas(view, base),
          column.shape === "RHS" || column.shape === "CHS"
            ? crossSection(view, column, 0, 0, {
                turned: true,
                look: { fill: "none", stroke: palette.ink, "stroke-width": 1.4 },
              }).replaceAll(`fill="${palette.paper}"`, 'fill="none"')
            : crossSection(view, column, 0, 0, { turned: true, look: { fill: "#64748b", stroke: palette.ink } }),
          ...(anchors ? rows.flatMap((x) => lines.map((y) => boltFront(view, x, y, anchors.bolt))) : []),
          ...pulling(view, values.anchor_forces),
          axisLine(view, -h / 2 - 6, 0, h / 2 + 6, 0),
          axisLine(view, 0, -b / 2 - 6, 0, b / 2 + 6),
          across(view, [-h / 2, ...sorted, h / 2], b / 2, 20),
          down(view, [-b / 2, ...lines, b / 2], -h / 2, -10),
          c === undefined ? "" : across(view, [column.h / 2, Math.min(column.h / 2 + c, h / 2)], -b / 2, -8, ["c"]),
        ],
      },
      {
        name: words.tell(says.elevation),
        ...bounds,
        margin: { left: 30, right: 62, top: 50 },
        draw: (view) => [
          box(view, bounds.left, grout, bounds.right - bounds.left, bounds.bottom - grout, {
            fill: "#e7e5e4",
            stroke: "none",
          }),
          stroke(view, bounds.left, grout, bounds.right, grout),
          cut(view.x(bounds.left), view.y(grout), view.x(bounds.left), view.y(bounds.bottom)),
          cut(view.x(bounds.right), view.y(grout), view.x(bounds.right), view.y(bounds.bottom)),
          box(view, -h / 2, 0, h, grout, { fill: "#d6d3d1", stroke: palette.ink, "stroke-width": 0.8 }),
          hatch(view.x(-h / 2), view.y(0), h * view.scale, grout * view.scale, "#a8a29e", 5),
          ...shaft(view, base, high),
          box(view, -h / 2, -t, h, t),
          ...(numberOf(values.a_mm) === undefined
            ? []
            : [-1, 1].map((s) => fillet(view, (s * column.h) / 2, -t, numberOf(values.a_mm) ?? 0, s, -1))),
          ...(anchors ? rows.flatMap((x) => anchor(view, anchors, x, t, grout, deep)) : []),
          down(
            view,
            anchors?.h_ef === undefined ? [-t, 0, grout] : [-t, 0, grout, grout + anchors.h_ef],
            bounds.right,
            12,
            ["t", words.tell(says.groutAlone), "h_ef"],
          ),
          across(view, [-h / 2, -column.h / 2, column.h / 2, h / 2], bounds.bottom, 20),
          ...actions(view, geometry, -t - high),
        ],
      },
    ],
  });
}

/** Under moments about both axes each anchor has its own force. */
function pulling(view: View, forces: unknown): string[] {
  if (!Array.isArray(forces)) return [];
  return (forces as readonly { x_mm: number; y_mm: number; F_t_Ed_kN: number }[]) // as the check lists them
    .filter(({ F_t_Ed_kN }) => F_t_Ed_kN > 0)
    .map(({ x_mm, y_mm, F_t_Ed_kN }) =>
      // away from the column
      note(view.x(y_mm) - Math.sign(y_mm) * 9, view.y(x_mm) - 9, view.words.write`${short(F_t_Ed_kN)} kN`, {
        fill: palette.bad,
        "text-anchor": y_mm < 0 ? "end" : "start",
      }),
    );
}

function shaft(view: View, { column, t }: Base, high: number): string[] {
  const { h, t_f } = column;
  const levels = column.shape === "I" ? [0, t_f, h - t_f, h] : [0, h];
  return [
    box(view, -h / 2, -t - high, h, high, { fill: "#eef1f5", stroke: "none" }),
    ...levels.map((x) => stroke(view, x - h / 2, -t - high, x - h / 2, -t)),
    cut(view.x(-h / 2), view.y(-t - high), view.x(h / 2), view.y(-t - high)),
  ];
}

/** Nut, rod, and its head or hook in the concrete. */
function anchor(
  view: View,
  { bolt: { d }, hooked, h_ef }: AnchorsGeometry,
  x: number,
  t: number,
  grout: number,
  deep: number,
): string[] {
  const end = grout + (h_ef ?? deep - 2 * d);
  const rod = { fill: "#94a3b8", stroke: palette.ink, "stroke-width": 0.7 };
  const away = x < 0 ? -1 : 1;
  const foot: Point[] = [
    [x - (away * d) / 2, end],
    [x + away * 3.5 * d, end],
    [x + away * 3.5 * d, end + d],
    [x - (away * d) / 2, end + d],
  ];
  return [
    box(view, x - d / 2, -t - 1.3 * d, d, t + 1.3 * d + end, rod),
    box(view, x - 0.8 * d, -t - 0.8 * d, 1.6 * d, 0.8 * d, { ...rod, fill: palette.paper }),
    h_ef === undefined
      ? cut(view.x(x - d), view.y(end), view.x(x + d), view.y(end))
      : hooked
        ? shape(view, foot, rod)
        : box(view, x - 1.1 * d, end, 2.2 * d, 0.7 * d, rod),
  ];
}

/** N, M and V at the top of the drawn column. A positive moment pulls at the left, where rows_mm are negative. */
function actions(view: View, { column: { h }, N, M, M_z, V }: ColumnBaseGeometry, top: number): string[] {
  const [x, y] = [view.x(0), view.y(top)];
  const text = { fill: palette.bad };
  return [
    ...(N
      ? [
          N > 0 ? arrow(x, y - 42, x, y - 8, palette.bad, 2.2) : arrow(x, y - 8, x, y - 42, palette.bad, 2.2),
          note(x + 7, y - 32, view.words.write`N ${short(Math.abs(N))} kN`, text),
        ]
      : []),
    ...(M
      ? [
          turn(x, y + 30, 20, M < 0, palette.bad),
          note(x + (h / 2) * view.scale + 8, y + 34, view.words.write`M ${short(Math.abs(M))} kNm`, text),
        ]
      : []),
    ...(M_z
      ? [note(x + (h / 2) * view.scale + 8, y + 48, view.words.write`M_z ${short(Math.abs(M_z))} kNm`, text)]
      : []),
    ...(V
      ? [
          arrow(x - (h / 2) * view.scale - 44, y + 14, x - (h / 2) * view.scale - 6, y + 14, palette.bad, 2),
          note(x - (h / 2) * view.scale - 8, y + 8, view.words.write`V ${short(Math.abs(V))} kN`, {
            ...text,
            "text-anchor": "end",
          }),
        ]
      : []),
  ];
}
