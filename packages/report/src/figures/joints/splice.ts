import type { ItemResult, SpliceGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "../arrows.ts";
import { mm, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, down, sheet, turn, type View } from "./drafting.ts";
import { axisLine, boltFront, boltReach, boltSide, box, lightFill, lying, row, steelFill, stroke } from "./parts.ts";
import { says } from "./says.ts";

const gap = 4;

/** Elevation, and the plate of one flange. x from the joint, y from the top of the member. */
export function spliceFigure(words: Words, item: ItemResult, geometry: SpliceGeometry): Figure {
  const { values } = item;
  const { member, flange, web } = geometry;
  // the end of the member stands as far from its first bolt as the end of the plate from its last
  const half = 2 * flange.e1 + (flange.n_1 - 1) * flange.p1;
  const along = row(flange.e1, flange.p1, flange.n_1);
  const both = [...along.map((x) => -x).reverse(), ...along];
  const far = Math.max(half, web?.b ?? 0) + 0.25 * member.h;
  const above = flange.t + flange.packing;
  const reach = boltReach(flange.bolt);
  const inner = flange.sides === 2 ? flange.t : 0;
  const join = geometry.bearing ? 0 : gap;
  const wide = Math.max(member.b, flange.b);
  const lines = row(-((flange.n_2 - 1) * flange.p2) / 2, flange.p2, flange.n_2);
  const bounds = { left: -far, right: far, top: -above - reach.head, bottom: member.h + above + reach.head };
  const rows = web ? row(member.h / 2 - ((web.n_1 - 1) * web.p1) / 2, web.p1, web.n_1) : [];
  const columns = web ? row(web.b - web.e2 - (web.n_2 - 1) * web.p2, web.p2, web.n_2) : [];
  const forces = (["N", "M", "V"] as const).flatMap((name) => {
    const value = geometry[name];
    return value === undefined ? [] : [words.write`${name}_Ed = ${short(value)} ${name === "M" ? "kNm" : "kN"}`];
  });
  const elevation = (view: View) => [
    lying(view, member, -far, -join / 2, 0, { from: true }),
    lying(view, member, join / 2, far, 0, { to: true }),
    ...[-above, member.h + flange.packing].map((y) => box(view, -half, y, 2 * half, flange.t)),
    ...(flange.packing > 0
      ? [-flange.packing, member.h].map((y) => box(view, 0, y, half, flange.packing, lightFill))
      : []),
    ...(inner > 0 ? [member.t_f, member.h - member.t_f - inner].map((y) => box(view, -half, y, 2 * half, inner)) : []),
    ...both.flatMap((x) => [
      boltSide(view, -above, member.t_f + inner, x, flange.bolt, true),
      boltSide(view, member.h - member.t_f - inner, member.h + above, x, flange.bolt, true),
    ]),
    ...(web
      ? [
          box(view, -web.b, (member.h - web.h) / 2, 2 * web.b, web.h),
          ...columns.flatMap((x) =>
            rows.flatMap((y) => [boltFront(view, -x, y, web.bolt), boltFront(view, x, y, web.bolt)]),
          ),
          down(view, [(member.h - web.h) / 2, ...rows, (member.h + web.h) / 2], far, 12, [
            "e1",
            ...rows.slice(1).map(() => "p1"),
            "e1",
          ]),
          across(view, [0, ...columns, web.b], bounds.bottom, 18, ["", ...columns.slice(1).map(() => "p2"), "e2"]),
        ]
      : []),
    axisLine(view, 0, bounds.top, 0, bounds.bottom),
    down(view, [-above, 0, member.h, member.h + above], -far, -12),
    ...actions(view, geometry, far),
  ];
  return sheet(words, {
    title: words.write`${item.mark ?? says.splice}: ${member.name}, ${says.flangesEach({ bolts: `${2 * flange.n_1 * flange.n_2} × ${flange.bolt.name}` })}${web ? words.write`, ${says.webBolts({ bolts: `${2 * web.n_1 * web.n_2} × ${web.bolt.name}` })}` : ""}`,
    notes: [
      words.write`${forces.join(", ")}; ${says.flangePlates({ size: words.write`${mm(flange.b)} × ${mm(flange.t)}` })}${flange.sides === 2 ? words.write`, ${says.insideOutside}` : ""}${web ? words.write`; ${(web.sides === 1 ? says.webPlatesOneSide : says.webPlatesBothSides)({ size: words.write`${mm(web.h)} × ${mm(web.t)}` })}` : ""}`,
      ...resistances(
        words,
        values,
        ["F_f_t_Ed_kN", "F_f_c_Ed_kN", "N_pl_Rd_kN", "N_u_Rd_kN", "F_Rd_group_kN", "V_eff_1_Rd_kN"],
        says.flangePlateLead,
      ),
    ],
    views: [
      { name: words.tell(says.elevation), ...bounds, margin: { left: 48, right: 62 }, draw: elevation },
      {
        name: words.tell(says.plateOfFlange),
        left: 0,
        right: half + 0.1 * member.h,
        top: -wide / 2,
        bottom: wide / 2,
        margin: { left: 20, right: 50 },
        draw: (view) => [
          box(view, 0, -member.b / 2, half + 0.1 * member.h, member.b, { fill: "#eef1f5", stroke: "none" }),
          stroke(view, 0, -member.b / 2, half + 0.1 * member.h, -member.b / 2),
          stroke(view, 0, member.b / 2, half + 0.1 * member.h, member.b / 2),
          box(view, 0, -flange.b / 2, half, flange.b, { ...steelFill, "fill-opacity": 0.85 }),
          ...along.flatMap((x) => lines.map((y) => boltFront(view, x, y, flange.bolt))),
          axisLine(view, 0, -wide / 2 - 10, 0, wide / 2 + 10),
          across(view, [0, ...along, half], wide / 2, 20, ["", ...along.slice(1).map(() => "p1"), "e1"]),
          down(view, [-flange.b / 2, ...lines, flange.b / 2], half + 0.1 * member.h, 10),
        ],
      },
    ],
  });
}

function actions(view: View, { member: { h }, N = 0, M = 0 }: SpliceGeometry, far: number): string[] {
  const x = view.x(far) + 34;
  return [
    ...(M === 0
      ? []
      : [
          turn(x, view.y(0) + 6, 13, M > 0, palette.bad),
          note(x, view.y(0) - 14, "M", { fill: palette.bad, "text-anchor": "middle" }),
        ]),
    ...(N === 0
      ? []
      : [
          N > 0
            ? arrow(x + 18, view.y(h) - 4, x - 12, view.y(h) - 4, palette.bad, 2)
            : arrow(x - 12, view.y(h) - 4, x + 18, view.y(h) - 4, palette.bad, 2),
          note(x + 3, view.y(h) + 10, "N", { fill: palette.bad, "text-anchor": "middle" }),
        ]),
  ];
}
