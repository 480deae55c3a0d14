import { decimals } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { boltShape, memberShape, type SimpleJointGeometry } from "../geometry.ts";
import {
  type Bolts,
  checkPattern,
  type Member,
  resolveBolts,
  resolveMember,
  resolveSteel,
  type Steel,
  type SteelSpec,
} from "../parts/index.ts";
import type { SimpleJointItem } from "./schema.ts";

/** A simple joint with every default taken. Lengths in mm. */
export interface SimpleJoint {
  readonly beam: Member;
  readonly bolts: Bolts;
  readonly V_Ed: number;
  readonly F_tie: number | undefined;
  /** plies of plate that share the shear of the bolts in the web: 2 cleats; 2 halves of an end plate */
  readonly n_p: number;
  readonly plate: { readonly h: number; readonly t: number; readonly steel: Steel };
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  /** bottom of the plate to the last row */
  readonly e1_bottom: number;
  /** the reaction pulls the beam down onto its support, or lifts it (V_Ed < 0) */
  readonly up: boolean;
  /** top of the plate below the top of the beam */
  readonly top: number;
  readonly p1: number;
  readonly e2: number;
  readonly p2: number;
  readonly e1_b: number;
  /** last row to the bottom of the web, or the notch */
  readonly e1_b_bottom: number;
  readonly e2_b: number;
  readonly z: number;
  /** face of the support to the end of the beam */
  readonly gap: number;
  readonly support: Support | undefined;
  readonly notch: Notch | undefined;
  readonly gamma_M0: number;
}

export interface Support {
  readonly t: number;
  readonly steel: Steel;
  /** depth between the fillets of a supporting member */
  readonly d: number | undefined;
  /** an open member whose web or flange the joint is on; undefined where only a thickness is known */
  readonly member: Member | undefined;
  /** of any member, open or hollow */
  readonly name: string | undefined;
  readonly face: "web" | "flange" | undefined;
  readonly V_opposite: number;
}

export interface Notch {
  readonly length: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlateSpec {
  readonly path: "plate" | "cleat";
  readonly n_p: number;
  readonly h: number;
  readonly t: number;
  readonly steel: SteelSpec;
  readonly resolved?: Steel;
  /** width from the support to the free edge: plate, or leg on the beam */
  readonly b?: number;
}

/** Lines of bolts in the web; a header plate has none. */
export interface Lines {
  readonly n_2?: number | undefined;
  readonly p2?: number | undefined;
  readonly e1_b?: number | undefined;
  readonly e2_b?: number | undefined;
  readonly z_mm?: number | undefined;
}

export function resolveJoint(
  sheet: Sheet,
  item: SimpleJointItem,
  given: PlateSpec,
  lines: Lines,
): SimpleJoint | undefined {
  const beam = resolveMember(sheet, "beam", item.beam, ["I", "channel"]);
  const bolts = resolveBolts(sheet, "", item);
  const steel = given.resolved ?? resolveSteel(sheet, given.path, given.steel, given.t);
  const notch = resolveNotch(sheet, item, beam);
  const support = resolveSupport(sheet, item);
  if (item.single_lap_one_row)
    sheet.problem("single_lap_one_row", "is not for a group of bolts: a simple joint has two rows or more");
  if (!beam || !bolts || !steel) return undefined;
  const { n_1, p1, e2 } = item;
  const e1_b = topDistance(sheet, item, lines, given, beam, notch);
  const proud = proudOf(sheet, item, given, { beam, notch, e1_b });
  const spec = { ...given, h: given.h - proud.above - proud.below };
  const e1 = item.e1 - proud.above;
  const { n_2 = 1, p2, e2_b = e2 } = lines;
  checkPattern(sheet, "", { n_1, n_2, e1, p1, e2, p2 }, bolts);
  const e1_bottom = spec.h - e1 - (n_1 - 1) * p1;
  if (e1_bottom <= bolts.d_0 / 2) {
    sheet.problem(
      `${spec.path}.h_mm`,
      `must be greater than ${e1 + (n_1 - 1) * p1 + bolts.d_0 / 2} mm, which ${n_1} rows of bolts need; it is ${spec.h}`,
    );
  }
  if (lines.e2_b !== undefined && lines.e2_b <= bolts.d_0 / 2) {
    sheet.problem("e2_b", `must be greater than ${bolts.d_0 / 2} mm, the radius of the hole; it is ${lines.e2_b}`);
  }
  const L_j = (n_1 - 1) * p1;
  if (item.joint_length_mm !== undefined && item.joint_length_mm < L_j * (1 - 1e-6)) {
    sheet.problem(
      "joint_length_mm",
      `must be at least ${round(L_j)} mm, between the outermost rows; it is ${round(item.joint_length_mm)}`,
    );
  }
  if (spec.b !== undefined && lines.e2_b === undefined)
    sheet.assume("End of the beam's web to its first line of bolts: e2 (e2_b).");
  const width = (n_2 - 1) * (p2 ?? 0);
  const z = leverOf(sheet, lines, spec, e2, width);
  const depth = beam.h - (notch?.top ?? 0) - (notch?.bottom ?? 0);
  const e1_b_bottom = depth - e1_b - (n_1 - 1) * p1;
  const top = (notch?.top ?? 0) + e1_b - e1;
  // the bolts of an end plate stand beside the web
  if (spec.b === undefined) fitsBeam(sheet, { top, h: spec.h, beam, notch });
  else fitsWeb(sheet, { e1_b, reach: e1_b + (n_1 - 1) * p1, beam, notch, d_0: bolts.d_along });
  const gap = z === undefined || spec.b === undefined ? 0 : z - width / 2 - e2_b;
  if (gap < -0.01) {
    sheet.problem(
      "e2_b",
      `must be at most ${round(e2_b + gap)} mm, from the first line of bolts to the face of the support: the beam would run into the support; it is ${round(e2_b)}`,
    );
  }
  if (sheet.problems.length > 0 || z === undefined) return undefined;
  return {
    beam,
    bolts,
    V_Ed: Math.abs(item.V_Ed),
    F_tie: item.F_tie_Ed,
    n_p: spec.n_p,
    plate: { h: spec.h, t: spec.t, steel },
    n_1,
    n_2,
    e1,
    e1_bottom,
    up: item.V_Ed < 0,
    top,
    p1,
    e2,
    p2: p2 ?? 0,
    e1_b,
    e1_b_bottom,
    e2_b,
    z,
    gap: Math.max(0, gap),
    support,
    notch,
    gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"),
  };
}

/** What the pictures of all simple joints share. */
export const jointShape = (joint: SimpleJoint, item: SimpleJointItem): SimpleJointGeometry => ({
  beam: memberShape(joint.beam, item.beam),
  bolt: boltShape(joint.bolts),
  support: joint.support && {
    t: joint.support.t,
    member: joint.support.name,
    onWeb: item.support?.t_mm === undefined,
  },
  notch: joint.notch ?? { length: 0, top: 0, bottom: 0 },
  h: joint.plate.h,
  t: joint.plate.t,
  top: joint.top,
  n_1: joint.n_1,
  n_2: joint.n_2,
  e1: joint.e1,
  p1: joint.p1,
  e2: joint.e2,
  p2: joint.p2,
  e2_b: joint.e2_b,
  z: joint.z,
  V: joint.V_Ed,
});

/** z to the centroid of the bolts in the web; an end plate has no bolts there. */
function leverOf(sheet: Sheet, lines: Lines, spec: PlateSpec, e2: number, width: number): number | undefined {
  if (spec.b === undefined) return 0;
  const z = spec.b - e2 - width / 2;
  if (lines.z_mm === undefined)
    sheet.assume("z from the support to the centroid of the bolts: b - e2 - (n_2 - 1) p2/2.");
  else if (!sheet.agree("z_mm", lines.z_mm, "b - e2 - (n_2 - 1) p2/2", z, { unit: "mm", absolute: 1 }))
    return undefined;
  if (z - width / 2 > 0) return lines.z_mm ?? z;
  const field = `${spec.path}${spec.path === "plate" ? ".b_mm" : ""}`;
  sheet.problem(field, `leaves no room for the bolts: the first line would be ${z - width / 2} mm from the support`);
  return undefined;
}

function topDistance(
  sheet: Sheet,
  item: SimpleJointItem,
  lines: Lines,
  spec: PlateSpec,
  beam: Member,
  notch: Notch | undefined,
): number {
  if (lines.e1_b !== undefined) return lines.e1_b;
  sheet.assume("The plate or cleats are centred on the web of the beam.");
  const depth = beam.h - (notch?.top ?? 0) - (notch?.bottom ?? 0);
  return (depth - spec.h) / 2 + item.e1;
}

function fitsWeb(
  sheet: Sheet,
  {
    e1_b,
    reach,
    beam,
    notch,
    d_0,
  }: { e1_b: number; reach: number; beam: Member; notch: Notch | undefined; d_0: number },
): void {
  const depth = beam.h - (notch?.top ?? 0) - (notch?.bottom ?? 0);
  const inside = beam.t_f + beam.r;
  const [top, bottom] = [notch?.top ? 0 : inside, notch?.bottom ? 0 : inside];
  const [highest, lowest] = [top + d_0 / 2, depth - bottom - d_0 / 2];
  if (e1_b <= highest) {
    sheet.problem(
      "e1_b",
      `must be greater than ${round(highest)} mm: the first row of bolts is not in the straight part of the web, clear of flange and root; it is ${round(e1_b)}`,
    );
  }
  if (reach >= lowest) {
    sheet.problem(
      "n_1",
      `the last row of bolts, ${round(reach)} mm below the top, must be less than ${round(lowest)} mm: it is not in the straight part of the web, clear of flange and root`,
    );
  }
}

/** What is bolted to a support stands inside it: between the flanges of its web, or on its flange clear of the root. */
export function rejectSupport(
  sheet: Sheet,
  { support, bolts, plate }: SimpleJoint,
  item: SimpleJointItem,
  { w, b }: { readonly w: number; readonly b: number },
): void {
  const member = support?.member;
  if (!member) return;
  const name = item.support?.profile ?? "the supporting member";
  const half = (w - bolts.d_across) / 2;
  if (support.face === "web" && support.d !== undefined && plate.h > support.d * (1 + 1e-9)) {
    // too high for the web of a girder, so the web of a column, whose flanges stand beside the bolts
    if (w + bolts.d_across > support.d) {
      sheet.problem(
        "support",
        `leaves ${round(support.d)} mm of web between the roots of ${name}; bolts at a gauge of ${round(w)} mm do not fit (support.t_mm puts the joint on a flange)`,
      );
    } else if (b > support.d) {
      sheet.warn(
        `the plate or cleats, ${round(b)} mm wide, reach over the roots of ${name}, which leave ${round(support.d)} mm: cut them or put the joint on a flange (support.t_mm).`,
      );
    }
  }
  if (support.face !== "flange") return;
  const inside = member.t_w / 2 + member.r;
  if (half < inside * (1 - 1e-9)) {
    sheet.problem(
      "w_mm",
      `must be at least ${round(2 * inside + bolts.d_across)} mm: the holes in the flange of ${name} cut into its root; it is ${round(w)}`,
    );
  }
  if ((w + bolts.d_across) / 2 >= member.b / 2) {
    sheet.problem(
      "w_mm",
      `must be less than ${round(member.b - bolts.d_across)} mm: the bolts are not in the flange of ${name}; it is ${round(w)}`,
    );
  }
}

/** Beyond the flange, for its weld, mm; what reaches further is another joint. */
const mostProud = 25;

/** A full depth end plate that stands proud of both flanges for their welds: what does so carries nothing. */
function proudOf(
  sheet: Sheet,
  item: SimpleJointItem,
  { b, h }: PlateSpec,
  { beam, notch, e1_b }: { readonly beam: Member; readonly notch: Notch | undefined; readonly e1_b: number },
): { readonly above: number; readonly below: number } {
  const top = e1_b - item.e1;
  const [above, below] = [-top, top + h - beam.h];
  // the bolts of fin plates and cleats stand in the web
  if (b !== undefined || notch || Math.min(above, below) <= 0 || Math.max(above, below) > mostProud)
    return { above: 0, below: 0 };
  sheet.assume(
    "The end plate stands proud of both flanges for their welds, up to 25 mm: what does so is not counted in its height and e1.",
  );
  return { above, below };
}

/** An end plate ends with the beam, or with what the notches leave of it. */
function fitsBeam(
  sheet: Sheet,
  { top, h, beam, notch }: { top: number; h: number; beam: Member; notch: Notch | undefined },
): void {
  const [from, to] = [notch?.top ?? 0, beam.h - (notch?.bottom ?? 0)];
  if (h > (to - from) * (1 + 1e-9)) {
    sheet.problem(
      "plate.h_mm",
      `must be at most ${round(to - from)} mm, the height of the beam at its end: the plate would be taller than the beam; it is ${round(h)}`,
    );
  } else if (top < from - 0.01 || top + h > to + 0.01) {
    const over = Math.max(from - top, top + h - to);
    sheet.problem("e1_b", `puts the plate ${round(over)} mm beyond the beam; the plate must end with the beam`);
  }
}

const round = (value: number) => decimals(value, 2);

function resolveNotch(sheet: Sheet, { notch }: SimpleJointItem, beam: Member | undefined): Notch | undefined {
  if (!notch) return undefined;
  const [top, bottom] = [notch.depth_top_mm ?? 0, notch.depth_bottom_mm ?? 0];
  if (top === 0 && bottom === 0) {
    sheet.problem("notch.depth_top_mm", "is required: depth of the notch at the top or at the bottom (mm)");
  }
  if (!beam) return undefined;
  for (const [field, depth] of [
    ["depth_top_mm", top],
    ["depth_bottom_mm", bottom],
  ] as const) {
    // a notch that only thins the flange leaves no tee
    if (depth > 0 && depth < beam.t_f) {
      sheet.problem(
        `notch.${field}`,
        `must be at least the thickness of the flange, ${beam.t_f} mm, or 0; it is ${depth}`,
      );
    }
  }
  if (top + bottom >= 0.8 * beam.h) {
    sheet.problem(
      "notch.depth_top_mm",
      `the notches must leave a fifth of the beam's height of ${beam.h} mm; they are ${top + bottom} mm deep`,
    );
  }
  return { length: notch.length_mm, top, bottom };
}

function supportOfMember(
  sheet: Sheet,
  support: NonNullable<SimpleJointItem["support"]>,
  V_opposite: number,
): Support | undefined {
  const member = resolveMember(sheet, "support", support);
  if (!member) return undefined;
  if (support.t_mm === undefined)
    sheet.assume("The joint is on the web of the supporting member, not on its flange (support.t_mm).");
  const open = member.section.shape === "I" || member.section.shape === "channel";
  const onWeb = support.t_mm === undefined && open;
  const face = !open ? undefined : onWeb || support.t_mm === member.t_w ? "web" : "flange";
  if (open && support.t_mm !== undefined && face === "flange")
    sheet.agree("support.t_mm", support.t_mm, "the thickness of the web or the flange", member.t_f, {
      unit: "mm",
      absolute: 0.5,
    });
  return {
    member: open ? member : undefined,
    name: memberShape(member, support).name,
    face,
    t: support.t_mm ?? member.t_w,
    steel: member.steel,
    d: onWeb ? member.h - 2 * member.t_f - 2 * member.r : undefined,
    V_opposite,
  };
}

function resolveSupport(sheet: Sheet, { support }: SimpleJointItem): Support | undefined {
  if (!support) {
    sheet.warn("the support is not verified: its thickness or profile is not given (support).");
    return undefined;
  }
  const V_opposite = Math.abs(support.V_opposite_Ed ?? 0);
  if (support.profile !== undefined || support.section !== undefined)
    return supportOfMember(sheet, support, V_opposite);
  if (support.t_mm === undefined) {
    sheet.problem("support.t_mm", "is required: thickness of the ply (mm), or the profile of the supporting member");
    return undefined;
  }
  if (support.fabrication !== undefined) {
    sheet.unused("support.fabrication", "the support is a ply of t_mm, no hollow profile");
  }
  const steel = resolveSteel(sheet, "support", support, support.t_mm);
  return (
    steel && { t: support.t_mm, steel, d: undefined, member: undefined, name: undefined, face: undefined, V_opposite }
  );
}
