import type {
  ColumnWebGeometry,
  EndPlateGeometry,
  ItemResult,
  JointActions,
  MemberShape as Member,
  StiffenerShapes,
  WeldedBeamGeometry,
} from "@x/eurocode";
import type { Words } from "@x/words";
import { valueIn } from "../../values.ts";
import { arrow, note } from "../arrows.ts";
import { type Fields, listOf, mm, numberOf, short, textOf } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, cut, down, sheet, type View } from "./drafting.ts";
import {
  axisLine,
  boltFront,
  boltReach,
  boltSide,
  box,
  crossSection,
  fillet,
  lightFill,
  lying,
  seam,
  shape,
  standing,
  stroke,
} from "./parts.ts";
import { says } from "./says.ts";

// Beam to column and beam to beam. x from the face of the column to the right; y downwards from the top of the plate, or
// of the beam where there is no plate.

const stiff = { fill: "#a7b4c6", stroke: palette.ink, "stroke-width": 0.8 };

interface Stiffeners {
  readonly column: Member;
  /** middles of the beam's flanges */
  readonly tension: number;
  readonly compression: number;
  /** how far the drawn column reaches beyond them */
  readonly room: number;
}

/** Transverse and diagonal stiffeners, supplementary web plate and backing plates of a column. */
function stiffeners(view: View, shapes: StiffenerShapes, { column, tension, compression, room }: Stiffeners): string[] {
  const { h, t_f } = column;
  const inside = h - 2 * t_f;
  const beyond = Math.min(0.35 * h, 0.85 * room);
  const { compression: t_c, tension: t_t, diagonal: t_d, webPlate: t_s, backing: t_bp } = shapes;
  const plate = (t: number | undefined, y: number) =>
    t === undefined ? "" : box(view, -h + t_f, y - t / 2, inside, t, stiff);
  const diagonal = (t: number): Point[] => [
    [-h + t_f, tension - t / 2],
    [-h + t_f, tension + t / 2],
    [-t_f, compression + t / 2],
    [-t_f, compression - t / 2],
  ];
  return [
    t_s === undefined
      ? ""
      : box(view, -h + t_f + column.r, tension - beyond, inside - 2 * column.r, compression - tension + 2 * beyond, {
          fill: "#dbe3ee",
          stroke: palette.ink,
          "stroke-width": 0.8,
        }),
    t_d === undefined ? "" : shape(view, diagonal(t_d), stiff),
    plate(t_t, tension),
    plate(t_c, compression),
    t_bp === undefined ? "" : box(view, -t_f - t_bp, tension - 0.2 * h, t_bp, 0.4 * h, stiff),
  ];
}

/** The actions on a moment joint, in words. */
const actionsOf = (words: Words, actions: JointActions): string => {
  const names = [
    ["M_j_Ed", "kNm"],
    ["V_Ed", "kN"],
    ["N_Ed", "kN"],
  ] as const;
  return names
    .flatMap(([name, unit]) => {
      const value = actions[name];
      return value === undefined ? [] : [words.write`${name.replace("j_Ed", "j,Ed")} = ${short(value)} ${unit}`];
    })
    .join(", ");
};

const classification = (words: Words, values: Fields): string => valueIn(words, textOf(values.classification) ?? "");

const lead = (text: string) => (text === "" ? "" : `${text}; `);

const saidOf = (words: Words, { tension, compression, diagonal, webPlate, backing }: StiffenerShapes): string => {
  const shapes = [
    [says.tensionStiffeners, tension],
    [says.compressionStiffeners, compression],
    [says.diagonalStiffeners, diagonal],
    [says.webPlate, webPlate],
    [says.backingPlates, backing],
  ] as const;
  return shapes.flatMap(([what, t]) => (t === undefined ? [] : [words.tell(what({ t: mm(t) }))])).join(", ");
};

/** Elevation with the forces of the rows at M_j,Rd, and the plate with its bolts. */
export function endPlateFigure(words: Words, item: ItemResult, joint: EndPlateGeometry): Figure {
  const { values } = item;
  const { beam, column, plate, haunch, rows: all, w, wOuter, bolt, a_f, a_w } = joint;
  const inRow = wOuter === undefined ? [-w / 2, w / 2] : [-wOuter / 2, -w / 2, w / 2, wOuter / 2];
  const _reach = boltReach(bolt);
  const deep = beam.h + (haunch?.depth ?? 0);
  const far = plate.t + Math.max(0.75 * beam.h, (haunch?.length ?? 0) * 1.12);
  const behind = column ? column.h : plate.t + 0.4 * beam.h;
  const over = 0.16 * beam.h;
  const tilt = Math.tan((joint.slope * Math.PI) / 180) * (column ? -1 : 1);
  const rise = tilt * (far - plate.t);
  const grip = column ? -column.t_f - (joint.stiffeners.backing ?? 0) : -plate.t;
  const span = {
    top: Math.min(0, plate.top, plate.top + rise, joint.columnEnd ?? 0) - over,
    bottom: Math.max(plate.h, plate.top + deep, plate.top + deep + rise) + over,
  };
  const bottomFlange = plate.top + deep - (haunch?.t_f ?? beam.t_f) / 2;
  const topFlange = plate.top + beam.t_f / 2;
  const title = words.write`${item.mark ?? says.endPlate}: ${column ? says.on({ beam: beam.name, column: column.name }) : says.spliced({ beam: beam.name })}, ${says.plate({ size: words.write`${mm(plate.h)} × ${mm(plate.b)} × ${mm(plate.t)}` })}, ${inRow.length * all.length} × ${bolt.name}`;
  const more = saidOf(words, joint.stiffeners);
  return sheet(words, {
    title,
    notes: [
      words.write`${lead(actionsOf(words, joint))}${says.weldsOnFlanges({ a: mm(a_f) })}, ${says.onWeb({ a: mm(a_w) })}; ${says.hole({ d: mm(bolt.d_0) })}${more === "" ? "" : `; ${more}`}`,
      ...resistances(words, values, [
        "M_j_Rd_kNm",
        "V_Rd_kN",
        "F_c_wc_Rd_kN",
        "F_c_fb_Rd_kN",
        "V_wp_Rd_kN",
        "S_j_ini_kNm_rad",
      ]),
      ...(textOf(values.classification) === undefined
        ? []
        : [words.write`${classification(words, values)}; ${says.arrowsOfRows}`]),
    ],
    views: [
      {
        name: words.tell(says.elevation),
        left: -behind,
        right: far,
        ...span,
        margin: { left: 46, right: 26 },
        draw: (view) => [
          ...(column
            ? [
                standing(view, column, -column.h, joint.columnEnd ?? span.top, span.bottom, {
                  from: joint.columnEnd === undefined,
                  to: true,
                }),
                ...stiffeners(view, joint.stiffeners, {
                  column,
                  tension: topFlange,
                  compression: bottomFlange,
                  room: over,
                }),
              ]
            : [
                lying(view, beam, -behind, -plate.t, plate.top, { from: true, tilt: { at: -plate.t, by: tilt } }),
                box(view, -plate.t, 0, plate.t, plate.h),
              ]),
          ...haunchOf(view, joint, tilt),
          lying(view, beam, plate.t, far, plate.top, { to: true, tilt: { at: plate.t, by: tilt } }),
          box(view, 0, 0, plate.t, plate.h),
          ...flangeWelds(view, joint, a_f, 1),
          ...(column ? [] : flangeWelds(view, joint, a_f, -1)),
          ...all.map((y) => boltSide(view, grip, plate.t, y, bolt)),
          down(view, [0, ...all, plate.h], -behind, -12),
          across(view, column ? [-column.h, 0, plate.t] : [-plate.t, 0, plate.t], span.bottom, 20),
          ...rowForces(view, item, joint, joint.pulledSide === "top" ? bottomFlange : topFlange),
        ],
      },
      {
        name: words.tell(says.plateSeen),
        left: -Math.max(plate.b, column?.b ?? 0) / 2,
        right: Math.max(plate.b, column?.b ?? 0) / 2,
        ...span,
        margin: { left: 20, right: 46 },
        draw: (view) => [
          ...(column ? columnFlange(view, column, span, joint.columnEnd) : []),
          box(view, -plate.b / 2, 0, plate.b, plate.h),
          crossSection(view, beam, 0, plate.top + beam.h / 2, {
            look: { fill: "none", stroke: palette.soft, "stroke-width": 0.9, "stroke-dasharray": "4 2.5" },
          }),
          haunch
            ? box(view, -beam.b / 2, plate.top + deep - haunch.t_f, beam.b, haunch.t_f, {
                fill: "none",
                stroke: palette.soft,
                "stroke-dasharray": "4 2.5",
              })
            : "",
          ...inRow.flatMap((x) => all.map((y) => boltFront(view, x, y, bolt))),
          axisLine(view, 0, span.top, 0, span.bottom),
          across(
            view,
            [-plate.b / 2, ...inRow, plate.b / 2],
            span.bottom,
            20,
            wOuter === undefined ? ["e", "w", "e"] : undefined,
          ),
          down(view, [0, plate.top, plate.top + beam.h, plate.h], Math.max(plate.b, column?.b ?? 0) / 2, 12),
        ],
      },
    ],
  });
}

/** `end`: where the column ends; undefined: it goes on. */
function columnFlange(view: View, { b }: Member, span: { top: number; bottom: number }, end?: number): string[] {
  const { bottom } = span;
  const top = end ?? span.top;
  return [
    box(view, -b / 2, top, b, bottom - top, { fill: "#eef1f5", stroke: "none" }),
    stroke(view, -b / 2, top, -b / 2, bottom),
    stroke(view, b / 2, top, b / 2, bottom),
    end === undefined
      ? cut(view.x(-b / 2), view.y(top), view.x(b / 2), view.y(top))
      : stroke(view, -b / 2, top, b / 2, top),
    cut(view.x(-b / 2), view.y(bottom), view.x(b / 2), view.y(bottom)),
  ];
}

/** A triangle below the beam, whose end rises with it. */
function haunchOf(view: View, { beam, plate, haunch, slope }: EndPlateGeometry, tilt: number): string[] {
  if (!haunch) return [];
  const y = plate.top + beam.h;
  const { depth, t_f } = haunch;
  const reach = haunch.length * Math.cos((slope * Math.PI) / 180);
  const end = y + tilt * reach;
  const outline: Point[] = [
    [plate.t, y],
    [plate.t + reach, end],
    [plate.t, y + depth],
  ];
  const rise = t_f * Math.hypot(1, (y + depth - end) / reach);
  const inside = 1 - rise / depth;
  return [
    shape(view, outline, lightFill),
    stroke(view, plate.t, y + depth - rise, plate.t + reach * inside, y + tilt * reach * inside),
  ];
}

function flangeWelds(view: View, { beam, plate, haunch }: EndPlateGeometry, a: number, s: 1 | -1): string[] {
  const [top, bottom] = [plate.top, plate.top + beam.h];
  const under = bottom + (haunch?.depth ?? 0);
  return [
    plate.top > 0 ? fillet(view, s * plate.t, top, a, s, -1) : "",
    fillet(view, s * plate.t, top + beam.t_f, a, s, 1),
    fillet(view, s * plate.t, bottom - beam.t_f, a, s, -1),
    under < plate.h ? fillet(view, s * plate.t, under, a, s, 1) : "",
  ];
}

/** Rows pull to the right, the flange in compression presses to the left. */
function rowForces(
  view: View,
  { values }: ItemResult,
  { plate, bolt, pulled }: EndPlateGeometry,
  pressed: number,
): string[] {
  const found = listOf(values.rows).map((r) => numberOf(r.F_tr_Rd_kN) ?? 0);
  const most = Math.max(0, ...found);
  if (most === 0) return [];
  const total = found.reduce((sum, F) => sum + F, 0);
  const [x, long] = [view.x(plate.t + boltReach(bolt).nut) + 6, 62];
  const text = { fill: palette.accent, "font-weight": "bold" };
  return [
    ...found.flatMap((F, i) => {
      const y = view.y(pulled[i] ?? 0);
      const reach = (long * F) / most;
      return [
        arrow(x, y, x + reach, y, palette.accent, 2),
        note(x + reach + 4, y + 3.5, view.words.write`${short(F)} kN`, text),
      ];
    }),
    arrow(x + long, view.y(pressed), view.x(plate.t) + 2, view.y(pressed), palette.bad, 2.4),
    note(x + long + 4, view.y(pressed) - 8, view.words.write`${short(total)} kN`, { ...text, fill: palette.bad }),
  ];
}

/** A beam welded to a column: elevation, and its welds on the column's flange. */
export function weldedBeamFigure(words: Words, item: ItemResult, joint: WeldedBeamGeometry): Figure {
  const { values } = item;
  const { beam, column, z, a_f, a_w } = joint;
  const over = 0.3 * beam.h;
  const far = 0.9 * beam.h;
  const b_eff = numberOf(values.b_eff_b_fc_mm);
  const M_Rd = numberOf(values.M_j_Rd_kNm);
  const F = M_Rd === undefined ? undefined : (M_Rd * 1000) / z;
  const span = { top: -over, bottom: beam.h + over };
  const wide = Math.max(beam.b, column.b);
  const more = saidOf(words, joint.stiffeners);
  // the moment pulls one flange and presses the other
  const forces =
    joint.pulledSide === "top"
      ? [flangeForces.pulls, flangeForces.presses]
      : [flangeForces.presses, flangeForces.pulls];
  return sheet(words, {
    title: words.write`${item.mark ?? says.weldedBeam}: ${says.on({ beam: beam.name, column: column.name })}`,
    notes: [
      words.write`${lead(actionsOf(words, joint))}${says.weldsOnFlanges({ a: mm(a_f) })}, ${says.onWeb({ a: mm(a_w) })}${more === "" ? "" : `; ${more}`}`,
      ...resistances(words, values, [
        "M_j_Rd_kNm",
        "F_fc_Rd_kN",
        "F_c_wc_Rd_kN",
        "F_t_wc_Rd_kN",
        "V_wp_Rd_kN",
        "F_c_fb_Rd_kN",
      ]),
      ...(textOf(values.classification) === undefined
        ? []
        : [
            words.write`${classification(words, values)}; ${says.arrowsOfFlanges}${b_eff === undefined ? "" : words.write`; ${says.effectiveWidth}`}`,
          ]),
    ],
    views: [
      {
        name: words.tell(says.elevation),
        left: -column.h,
        right: far,
        ...span,
        margin: { left: 40, right: 96 },
        draw: (view) => [
          standing(view, column, -column.h, span.top, span.bottom, { from: true, to: true }),
          ...stiffeners(view, joint.stiffeners, {
            column,
            tension: beam.t_f / 2,
            compression: beam.h - beam.t_f / 2,
            room: over,
          }),
          lying(view, beam, 0, far, 0, { to: true }),
          fillet(view, 0, 0, a_f, 1, -1),
          fillet(view, 0, beam.t_f, a_f, 1, 1),
          fillet(view, 0, beam.h - beam.t_f, a_f, 1, -1),
          fillet(view, 0, beam.h, a_f, 1, 1),
          across(view, [-column.h, 0], span.bottom, 20),
          down(view, [0, beam.h], -column.h, -12),
          down(view, [beam.t_f / 2, beam.t_f / 2 + z], far, 60, ["z"]),
          ...(F === undefined
            ? []
            : [
                ...forces.map((draw, i) => draw(view.x(far), view.y(i === 0 ? beam.t_f / 2 : beam.h - beam.t_f / 2))),
                note(view.x(far) + 8, view.y(0) - 6, words.write`${short(F)} kN`, {
                  fill: joint.pulledSide === "top" ? palette.accent : palette.bad,
                }),
                note(view.x(far) + 8, view.y(beam.h) + 14, words.write`${short(F)} kN`, {
                  fill: joint.pulledSide === "top" ? palette.bad : palette.accent,
                }),
              ]),
        ],
      },
      {
        name: words.tell(says.beamOnFlange),
        left: -wide / 2,
        right: wide / 2,
        ...span,
        margin: { left: 30, right: 46 },
        draw: (view) => [
          ...columnFlange(view, column, span),
          crossSection(view, beam, 0, beam.h / 2),
          seam(view, -beam.b / 2, 0, beam.b / 2, 0, a_f, -1),
          seam(view, -beam.b / 2, beam.h, beam.b / 2, beam.h, a_f, 1),
          seam(view, -beam.t_w / 2, beam.t_f + beam.r, -beam.t_w / 2, beam.h - beam.t_f - beam.r, a_w, 1),
          seam(view, beam.t_w / 2, beam.t_f + beam.r, beam.t_w / 2, beam.h - beam.t_f - beam.r, a_w, -1),
          b_eff === undefined
            ? ""
            : stroke(view, -Math.min(b_eff, beam.b) / 2, beam.t_f / 2, Math.min(b_eff, beam.b) / 2, beam.t_f / 2, {
                stroke: palette.bad,
                "stroke-width": 3,
              }),
          axisLine(view, 0, span.top, 0, span.bottom),
          across(view, [-column.b / 2, -beam.b / 2, beam.b / 2, column.b / 2], span.bottom, 20),
          down(view, [0, beam.t_f, beam.h - beam.t_f, beam.h], wide / 2, 12),
        ],
      },
    ],
  });
}

const flangeForces = {
  pulls: (x: number, y: number) => arrow(x + 4, y, x + 46, y, palette.accent, 2),
  presses: (x: number, y: number) => arrow(x + 46, y, x + 4, y, palette.bad, 2),
};

/** The force of a flange, and the width over which it spreads in the column's web. */
interface Spread {
  readonly name: string;
  readonly b: number;
  readonly F: number;
  /** -1: it presses, 1: it pulls. */
  readonly towards: -1 | 1;
  readonly colour: string;
}

/** Compression always, tension where there is any. */
function spreadsOf({ values }: ItemResult, { F_c, F_t }: ColumnWebGeometry): Spread[] {
  const [b_c, b_t] = [numberOf(values.b_eff_c_wc_mm), numberOf(values.b_eff_t_wc_mm)];
  return [
    ...(b_c === undefined ? [] : [{ name: "b_eff,c,wc", b: b_c, F: F_c, towards: -1 as const, colour: palette.bad }]),
    ...(b_t === undefined || F_t <= 0
      ? []
      : [{ name: "b_eff,t,wc", b: b_t, F: F_t, towards: 1 as const, colour: palette.accent }]),
  ];
}

/** A flange with its welds, the width in the web, and the force at the flange's end. */
function drawnSpread(
  words: Words,
  view: View,
  { column, t_fb, a, plate }: ColumnWebGeometry,
  { name, b, F, towards, colour, y }: Spread & { readonly y: number },
  out: number,
): string[] {
  const { h, t_f, r } = column;
  const t_p = plate?.t ?? 0;
  const [near, far] = [view.x(out) + 4, view.x(out) + 44];
  const [from, to] = towards < 0 ? [far, near] : [near, far];
  return [
    box(view, t_p, y - t_fb / 2, out - t_p, t_fb, lightFill),
    fillet(view, t_p, y - t_fb / 2, a, 1, -1),
    fillet(view, t_p, y + t_fb / 2, a, 1, 1),
    stroke(view, t_p, y - t_fb / 2, -t_f - r, y - b / 2, { stroke: colour, "stroke-dasharray": "4 3" }),
    stroke(view, t_p, y + t_fb / 2, -t_f - r, y + b / 2, { stroke: colour, "stroke-dasharray": "4 3" }),
    box(view, -h + t_f + r, y - b / 2, h - 2 * t_f - 2 * r, b, {
      fill: colour,
      "fill-opacity": 0.18,
      stroke: colour,
      "stroke-width": 0.8,
    }),
    down(view, [y - b / 2, y + b / 2], -h, -12, [name]),
    ...(F > 0
      ? [
          arrow(from, view.y(y), to, view.y(y), colour, 2),
          note(view.x(out) + 6, view.y(y) - 8, words.write`${short(F)} kN`, { fill: colour }),
        ]
      : []),
  ];
}

/** The column's web with the widths over which the forces of a flange spread. */
export function columnWebFigure(words: Words, item: ItemResult, geometry: ColumnWebGeometry): Figure {
  const { values } = item;
  const { column, beam, t_fb, a, V_wp: V } = geometry;
  const { t: t_p, extension } = geometry.plate ?? { t: 0, extension: 0 };
  const widths = spreadsOf(item, geometry);
  const pitch = beam ? beam.h - beam.t_f : 1.3 * column.h;
  const most = Math.max(...widths.map(({ b }) => b), column.h);
  const [top, bottom] = [-0.65 * most, (widths.length - 1) * pitch + 0.65 * most];
  const out = t_p + 0.6 * column.h;
  const { h, t_f, r } = column;
  const more = saidOf(words, geometry.stiffeners);
  // tension stands above compression, as in a joint under a hogging moment
  const placed = [...widths].reverse().map((w, i) => ({ ...w, y: i * pitch }));
  return sheet(words, {
    title: words.write`${item.mark ?? says.columnWeb}: ${column.name}, ${says.flangeOf({ t: mm(t_fb) })}, ${t_p > 0 ? says.endPlateOf({ t: mm(t_p) }) : says.welded}`,
    notes: [
      words.write`${says.weldThroat({ a: mm(a) })}${V === undefined ? "" : words.write`; V_wp,Ed = ${short(V)} kN`}${more === "" ? "" : `; ${more}`}`,
      ...resistances(words, values, ["V_wp_Rd_kN", "F_c_wc_Rd_kN", "F_t_wc_Rd_kN", "A_vc_mm2", "omega", "rho", "k_wc"]),
    ],
    views: [
      {
        name: words.tell(says.elevation),
        left: -h,
        right: out,
        top,
        bottom,
        margin: { left: 92, right: 92 },
        draw: (view) => [
          standing(view, column, -h, top, bottom, { from: true, to: true }),
          ...stiffeners(view, geometry.stiffeners, {
            column,
            tension: 0,
            compression: (placed.length - 1) * pitch,
            room: 0.65 * most,
          }),
          t_p > 0
            ? box(
                view,
                0,
                -t_fb / 2 - Math.max(extension, a),
                t_p,
                (placed.length - 1) * pitch + t_fb + 2 * Math.max(extension, a),
              )
            : "",
          ...placed.flatMap((spread) => drawnSpread(words, view, geometry, spread, out)),
          across(view, [-h, 0], bottom, 20),
        ],
      },
      {
        name: words.tell(says.sectionOfColumn),
        left: -h / 2,
        right: h / 2,
        top: -column.b / 2,
        bottom: column.b / 2,
        margin: { left: 20, right: 46 },
        draw: (view) => [
          crossSection(view, column, 0, 0, { turned: true }),
          geometry.stiffeners.webPlate === undefined
            ? ""
            : box(view, -h / 2 + t_f + r, column.t_w / 2, h - 2 * t_f - 2 * r, geometry.stiffeners.webPlate, stiff),
          across(view, [-h / 2, -h / 2 + t_f, h / 2 - t_f, h / 2], column.b / 2, 20),
          down(view, [-column.b / 2, column.b / 2], h / 2, 12),
        ],
      },
    ],
  });
}
