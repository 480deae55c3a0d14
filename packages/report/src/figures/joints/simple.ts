import type {
  AngleCleatsGeometry,
  FinPlateGeometry,
  HeaderPlateGeometry,
  ItemResult,
  SimpleJointGeometry,
} from "@x/eurocode";
import type { Words } from "@x/words";
import { governingIn } from "../../items.ts";
import { verificationName } from "../../phrases.ts";
import { arrow, note } from "../arrows.ts";
import { mm, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, cut, down, hatch, sheet, type View, type ViewSpec } from "./drafting.ts";
import {
  axisLine,
  boltFront,
  boltReach,
  boltSide,
  box,
  crossSection,
  hiddenLine,
  lightFill,
  row,
  seam,
  shape,
  steelFill,
  stroke,
} from "./parts.ts";
import { says } from "./says.ts";

/** What the three simple joints share. x from the face of the support, y from the top of the beam. */
interface Joint extends SimpleJointGeometry {
  readonly ply: { readonly t: number; readonly known: boolean; readonly name: string };
  readonly ys: readonly number[];
}

const jointOf = (words: Words, geometry: SimpleJointGeometry): Joint => ({
  ...geometry,
  ply: plyOf(words, geometry.support),
  ys: row(geometry.top + geometry.e1, geometry.p1, geometry.n_1),
});

function plyOf(words: Words, support: SimpleJointGeometry["support"]): Joint["ply"] {
  if (!support) return { t: 12, known: false, name: words.tell(says.notGiven) };
  const { t, member, onWeb } = support;
  const name =
    member === undefined
      ? words.tell(says.ply({ t: mm(t) }))
      : words.write`${member}, ${onWeb ? says.webOf({ t: mm(t) }) : says.ply({ t: mm(t) })}`;
  return { t, known: true, name };
}

/** The ply that the joint stands on, cut above and below. */
function supportPly(view: View, { ply: { t, known } }: Joint, from: number, to: number): string[] {
  const dash = known ? {} : { "stroke-dasharray": "4 3" };
  return [
    box(view, -t, from, t, to - from, { fill: "#eef1f5", stroke: "none" }),
    hatch(view.x(-t), view.y(from), t * view.scale, (to - from) * view.scale, "#9aa5b5", 5),
    stroke(view, 0, from, 0, to, { "stroke-width": 1.3, ...dash }),
    stroke(view, -t, from, -t, to, dash),
    cut(view.x(-t), view.y(from), view.x(0), view.y(from)),
    cut(view.x(-t), view.y(to), view.x(0), view.y(to)),
  ];
}

/** The end of the beam with its notches, from x to the cut at `far`. */
function beamEnd(view: View, { beam, notch }: Joint, x: number, far: number): string[] {
  const { h, t_f } = beam;
  const [topEnd, bottomEnd] = [notch.top > 0 ? x + notch.length : x, notch.bottom > 0 ? x + notch.length : x];
  const outline: Point[] = [
    [topEnd, 0],
    [far, 0],
    [far, h],
    [bottomEnd, h],
    [bottomEnd, h - notch.bottom],
    [x, h - notch.bottom],
    [x, notch.top],
    [topEnd, notch.top],
  ];
  return [
    shape(view, outline, { fill: "#eef1f5", stroke: "none" }),
    ...outline.map(([x1, y1], i) => {
      const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1];
      return x1 === far && x2 === far ? "" : stroke(view, x1, y1, x2, y2);
    }),
    stroke(view, topEnd, t_f, far, t_f, { "stroke-width": 0.7 }),
    stroke(view, bottomEnd, h - t_f, far, h - t_f, { "stroke-width": 0.7 }),
    cut(view.x(far), view.y(0), view.x(far), view.y(h)),
  ];
}

/** The end of the beam at x, where the plate or cleat hides it. */
const endBehind = (view: View, { beam, notch, top, h }: Joint, x: number): string =>
  hiddenLine(view, x, Math.max(top, notch.top), x, Math.min(top + h, beam.h - notch.bottom));

const reaction = (view: View, { V, beam }: Joint, far: number): string[] =>
  V === 0
    ? []
    : [
        arrow(view.x(far) + 14, view.y(beam.h / 2) - 24, view.x(far) + 14, view.y(beam.h / 2) + 24, palette.bad, 2),
        note(view.x(far) + 20, view.y(beam.h / 2) + 3.5, view.words.write`${short(V)} kN`, { fill: palette.bad }),
      ];

/** Plate or cleat down the web: edge, rows, edge. */
const rowsDown = (view: View, { top, ys, h }: Joint, edge: number, offset: number) =>
  down(view, [top, ...ys, top + h], edge, offset, ["e1", ...ys.slice(1).map(() => "p1"), ""]);

const governing = (words: Words, item: ItemResult) => {
  const worst = governingIn(item);
  return worst
    ? [words.tell(says.governing({ name: verificationName(words, worst.id), use: short(worst.utilization * 100) }))]
    : [];
};

const mostOf = (joint: Joint, side: number): Pick<ViewSpec, "top" | "bottom"> => ({
  top: Math.min(0, joint.top) - side,
  bottom: Math.max(joint.beam.h, joint.top + joint.h) + side,
});

export function finPlateFigure(words: Words, item: ItemResult, geometry: FinPlateGeometry): Figure {
  const { values } = item;
  const { a, b, n_2, p2, z } = geometry;
  const joint = jointOf(words, geometry);
  const { beam, bolt, t, h, top, ys, ply } = joint;
  const xs = row(z - ((n_2 - 1) * p2) / 2, p2, n_2);
  const start = (xs[0] ?? z) - geometry.e2_b;
  const far = Math.max(b, start + joint.notch.length) + 0.35 * beam.h;
  const reach = boltReach(bolt);
  const span = mostOf(joint, 0.08 * beam.h);
  return sheet(words, {
    title: words.write`${item.mark ?? says.finPlate}: ${beam.name}, ${says.plate({ size: words.write`${mm(h)} × ${mm(b)} × ${mm(t)}` })}, ${joint.n_1 * n_2} × ${bolt.name}`,
    notes: [
      words.write`${says.support}: ${ply.name}; ${says.hole({ d: mm(bolt.d_0) })}; ${a === undefined ? says.weldNotGiven : says.weldBothSides({ a: mm(a) })}; ${says.beamEnds({ e: mm(start) })}`,
      ...resistances(words, values, ["V_Rd_kN", "N_u_Rd_kN"]),
      ...governing(words, item),
    ],
    views: [
      {
        name: words.tell(says.elevation),
        left: -ply.t,
        right: far,
        ...span,
        margin: { left: 74, right: 68 },
        draw: (view) => [
          ...supportPly(view, joint, span.top, span.bottom),
          ...beamEnd(view, joint, start, far),
          box(view, 0, top, b, h, { ...steelFill, "fill-opacity": 0.85 }),
          endBehind(view, joint, start),
          a === undefined ? "" : seam(view, 0, top, 0, top + h, a, -1),
          ...xs.flatMap((x) => ys.map((y) => boltFront(view, x, y, bolt))),
          rowsDown(view, joint, -ply.t, -12),
          across(view, [0, ...xs, b], span.bottom, 24, ["", ...xs.slice(1).map(() => "p2"), "e2"]),
          ...reaction(view, joint, far),
        ],
      },
      {
        name: words.tell(says.sectionAtBolts),
        left: -beam.b / 2,
        right: Math.max(beam.b / 2, t + beam.t_w / 2 + reach.nut),
        ...span,
        margin: { left: 20, right: 44 },
        draw: (view) => [
          ...notched(view, joint),
          box(view, beam.t_w / 2, top, t, h),
          ...ys.map((y) => boltSide(view, -beam.t_w / 2, beam.t_w / 2 + t, y, bolt)),
          axisLine(view, 0, -6, 0, beam.h + 6),
          across(view, [-beam.t_w / 2, beam.t_w / 2, beam.t_w / 2 + t], span.bottom, 24),
          down(view, [0, beam.h], Math.max(beam.b / 2, t + reach.nut), 12),
        ],
      },
    ],
  });
}

/** The section that is left at the bolts: without the flanges that a notch takes. */
function notched(view: View, { beam, notch }: Joint): string[] {
  if (notch.top === 0 && notch.bottom === 0) return [crossSection(view, beam, 0, beam.h / 2, { look: lightFill })];
  const { b, t_w, t_f, h } = beam;
  return [
    box(view, -t_w / 2, notch.top, t_w, h - notch.top - notch.bottom, lightFill),
    notch.top > 0 ? "" : box(view, -b / 2, 0, b, t_f, lightFill),
    notch.bottom > 0 ? "" : box(view, -b / 2, h - t_f, b, t_f, lightFill),
  ];
}

export function headerPlateFigure(words: Words, item: ItemResult, geometry: HeaderPlateGeometry): Figure {
  const { values } = item;
  const { a, b, w } = geometry;
  const joint = jointOf(words, geometry);
  const { beam, bolt, t, h, top, ys, ply } = joint;
  const reach = boltReach(bolt);
  const far = t + joint.notch.length + 0.6 * beam.h;
  const span = mostOf(joint, 0.08 * beam.h);
  return sheet(words, {
    title: words.write`${item.mark ?? says.endPlate}: ${beam.name}, ${says.plate({ size: words.write`${mm(h)} × ${mm(b)} × ${mm(t)}` })}, ${2 * joint.n_1} × ${bolt.name}`,
    notes: [
      words.write`${says.support}: ${ply.name}; ${says.hole({ d: mm(bolt.d_0) })}; ${a === undefined ? says.weldNotGiven : says.weldBothSidesOfWeb({ a: mm(a) })}`,
      ...resistances(words, values, ["V_Rd_kN", "N_u_Rd_kN", "m_mm", "n_mm"]),
      ...governing(words, item),
    ],
    views: [
      {
        name: words.tell(says.elevation),
        left: -ply.t - reach.nut,
        right: far,
        ...span,
        margin: { left: 70, right: 68 },
        draw: (view) => [
          ...supportPly(view, joint, span.top, span.bottom),
          ...beamEnd(view, joint, t, far),
          box(view, 0, top, t, h),
          a === undefined
            ? ""
            : seam(view, t, Math.max(top, joint.notch.top), t, Math.min(top + h, beam.h - joint.notch.bottom), a, -1),
          ...ys.map((y) => boltSide(view, -ply.t, t, y, bolt)),
          rowsDown(view, joint, -ply.t - reach.nut, -12),
          across(view, [0, t], span.bottom, 24, ["t"]),
          ...reaction(view, joint, far),
        ],
      },
      {
        name: words.tell(says.endPlateSeen),
        left: -Math.max(b, beam.b) / 2,
        right: Math.max(b, beam.b) / 2,
        ...span,
        margin: { left: 20, right: 60 },
        draw: (view) => [
          ...notched(view, joint),
          box(view, -b / 2, top, b, h, { ...steelFill, "fill-opacity": 0.85 }),
          hiddenLine(view, -beam.t_w / 2, top, -beam.t_w / 2, top + h),
          hiddenLine(view, beam.t_w / 2, top, beam.t_w / 2, top + h),
          ...[-w / 2, w / 2].flatMap((x) => ys.map((y) => boltFront(view, x, y, bolt))),
          axisLine(view, 0, -6, 0, beam.h + 6),
          across(view, [-b / 2, -w / 2, w / 2, b / 2], span.bottom, 24, ["e2", "w", "e2"]),
          down(view, [0, top, top + h, beam.h], Math.max(b, beam.b) / 2, 12),
        ],
      },
    ],
  });
}

export function angleCleatsFigure(words: Words, item: ItemResult, geometry: AngleCleatsGeometry): Figure {
  const { values } = item;
  const { angle, n_2, p2, w, z } = geometry;
  const joint = jointOf(words, geometry);
  const { beam, bolt, t, h, top, ys, ply } = joint;
  const { beam: onBeam, support: onSupport } = geometry.leg;
  const xs = row(z - ((n_2 - 1) * p2) / 2, p2, n_2);
  const start = (xs[0] ?? z) - geometry.e2_b;
  const reach = boltReach(bolt);
  const far = Math.max(onBeam, start + joint.notch.length) + 0.4 * beam.h;
  const span = mostOf(joint, 0.08 * beam.h);
  const half = Math.max(beam.b / 2, beam.t_w / 2 + onSupport);
  return sheet(words, {
    title: words.write`${item.mark ?? says.angleCleats}: ${beam.name}, 2 ${angle.name}, ${joint.n_1 * n_2} + ${2 * joint.n_1} × ${bolt.name}`,
    notes: [
      words.write`${says.support}: ${ply.name}; ${says.cleatsHigh({ h: mm(h) })}; ${says.hole({ d: mm(bolt.d_0) })}; ${says.beamEnds({ e: mm(start) })}`,
      ...resistances(words, values, ["V_Rd_kN", "N_u_Rd_kN", "m_mm", "n_mm"]),
      ...governing(words, item),
    ],
    views: [
      {
        name: words.tell(says.elevation),
        left: -ply.t - reach.nut,
        right: far,
        ...span,
        margin: { left: 70, right: 68 },
        draw: (view) => [
          ...supportPly(view, joint, span.top, span.bottom),
          ...beamEnd(view, joint, start, far),
          box(view, 0, top, onBeam, h, { ...steelFill, "fill-opacity": 0.85 }),
          stroke(view, t, top, t, top + h),
          endBehind(view, joint, start),
          ...ys.map((y) => boltSide(view, -ply.t, t, y, bolt)),
          ...xs.flatMap((x) => ys.map((y) => boltFront(view, x, y, bolt))),
          rowsDown(view, joint, -ply.t - reach.nut, -12),
          across(view, [0, ...xs, onBeam], span.bottom, 24, ["", ...xs.slice(1).map(() => "p2"), "e2"]),
          ...reaction(view, joint, far),
        ],
      },
      {
        name: words.tell(says.legsOnSupport),
        left: -half,
        right: half,
        ...span,
        margin: { left: 20, right: 60 },
        draw: (view) => [
          ...notched(view, joint),
          box(view, -beam.t_w / 2 - onSupport, top, onSupport, h, { ...steelFill, "fill-opacity": 0.85 }),
          box(view, beam.t_w / 2, top, onSupport, h, { ...steelFill, "fill-opacity": 0.85 }),
          hiddenLine(view, -beam.t_w / 2 - t, top, -beam.t_w / 2 - t, top + h),
          hiddenLine(view, beam.t_w / 2 + t, top, beam.t_w / 2 + t, top + h),
          ...[-w / 2, w / 2].flatMap((x) => ys.map((y) => boltFront(view, x, y, bolt))),
          across(view, [-beam.t_w / 2 - onSupport, -w / 2, w / 2, beam.t_w / 2 + onSupport], span.bottom, 24, [
            "",
            "w",
            "",
          ]),
          down(view, [0, top, top + h, beam.h], half, 12),
        ],
      },
    ],
  });
}
