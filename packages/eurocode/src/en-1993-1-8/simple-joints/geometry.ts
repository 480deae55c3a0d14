import { marked } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, atMost, below, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { says as boltSays } from "../bolts/says.ts";
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
import { says } from "./says.ts";
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
  /** a hollow one */
  readonly tube: Member | undefined;
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
  if (item.single_lap_one_row) sheet.problem("single_lap_one_row", says.notForGroup);
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
      above(e1 + (n_1 - 1) * p1 + bolts.d_0 / 2, spec.h, { unit: "mm", is: says.heightOfRows({ n: n_1 }) }),
    );
  }
  if (lines.e2_b !== undefined && lines.e2_b <= bolts.d_0 / 2) {
    sheet.problem("e2_b", above(bolts.d_0 / 2, lines.e2_b, { unit: "mm", is: boltSays.holeRadius }));
  }
  const L_j = (n_1 - 1) * p1;
  if (item.joint_length_mm !== undefined && item.joint_length_mm < L_j * (1 - 1e-6)) {
    sheet.problem(
      "joint_length_mm",
      atLeast(round(L_j), round(item.joint_length_mm), { unit: "mm", is: says.outermostRows }),
    );
  }
  if (spec.b !== undefined && lines.e2_b === undefined) sheet.assume(says.webEnd);
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
    sheet.problem("e2_b", atMost(round(e2_b + gap), round(e2_b), { unit: "mm", because: says.intoSupport }));
  }
  const { V_Ed } = item;
  if (V_Ed === undefined) sheet.problem("V_Ed", required(says.reaction));
  if (sheet.problems.length > 0 || z === undefined || V_Ed === undefined) return undefined;
  return {
    beam,
    bolts,
    V_Ed: Math.abs(V_Ed),
    F_tie: item.F_tie_Ed,
    n_p: spec.n_p,
    plate: { h: spec.h, t: spec.t, steel },
    n_1,
    n_2,
    e1,
    e1_bottom,
    up: V_Ed < 0,
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
  if (lines.z_mm === undefined) sheet.assume(says.lever);
  else if (!sheet.agree("z_mm", lines.z_mm, says.leverOfBolts, z, { unit: "mm", absolute: 1 })) return undefined;
  if (z - width / 2 > 0) return lines.z_mm ?? z;
  const field = `${spec.path}${spec.path === "plate" ? ".b_mm" : ""}`;
  sheet.problem(field, says.noRoom({ distance: z - width / 2 }));
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
  sheet.assume(says.centred);
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
    sheet.problem("e1_b", above(round(highest), round(e1_b), { unit: "mm", because: says.firstRow }));
  }
  if (reach >= lowest) {
    sheet.problem("n_1", says.lastRow({ reach: round(reach), lowest: round(lowest) }));
  }
}

/**
 * What is bolted to a support stands inside it: between the flanges of its web, or on its flange clear of the root. The width of
 * the plate or the cleats that is left there: what reaches over the roots of a column is cut off.
 */
export function widthOnSupport(
  sheet: Sheet,
  { support, bolts, plate }: SimpleJoint,
  item: SimpleJointItem,
  { w, b }: { readonly w: number; readonly b: number },
): number {
  if (support?.tube) rejectTube(sheet, support.tube, { w: w + bolts.d_across, b });
  const member = support?.member;
  if (!member) return b;
  const name = item.support?.profile ?? says.supportingMember;
  const half = (w - bolts.d_across) / 2;
  if (support.face === "web" && support.d !== undefined && plate.h > support.d * (1 + 1e-9)) {
    // too high for the web of a girder, so the web of a column, whose flanges stand beside the bolts
    if (w + bolts.d_across > support.d) {
      sheet.problem("support", says.webTooNarrow({ clear: round(support.d), member: name, gauge: round(w) }));
    } else if (b > support.d) {
      const values = { width: round(b), member: name, clear: round(support.d) };
      sheet.assume(marked(sheet.mark, says.cutAtRoots(values)), { weighty: true });
      return support.d;
    }
  }
  if (support.face !== "flange") return b;
  const inside = member.t_w / 2 + member.r;
  if (half < inside * (1 - 1e-9)) {
    sheet.problem(
      "w_mm",
      atLeast(round(2 * inside + bolts.d_across), round(w), {
        unit: "mm",
        because: says.holesInRoot({ member: name }),
      }),
    );
  }
  if ((w + bolts.d_across) / 2 >= member.b / 2) {
    sheet.problem(
      "w_mm",
      below(round(member.b - bolts.d_across), round(w), { unit: "mm", because: says.outsideFlange({ member: name }) }),
    );
  }
  return b;
}

/** A wall is flat between its corners, and a round one nowhere: a plate beyond it bears on nothing. `w` over the holes. */
function rejectTube(sheet: Sheet, tube: Member, { w, b }: { readonly w: number; readonly b: number }): void {
  if (tube.section.shape === "CHS") {
    if (b > tube.b * (1 + 1e-9)) sheet.problem("support", says.widerThanTube({ width: round(b), d: tube.b }));
    else sheet.warn(says.roundWall);
    return;
  }
  const flat = Math.max(tube.h, tube.b) - 2 * tube.r;
  if (w > flat) sheet.problem("support", says.beyondWall({ holes: round(w), flat: round(flat) }));
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
  sheet.assume(says.proud);
  return { above, below };
}

/** An end plate ends with the beam, or with what the notches leave of it. */
function fitsBeam(
  sheet: Sheet,
  { top, h, beam, notch }: { top: number; h: number; beam: Member; notch: Notch | undefined },
): void {
  const [from, to] = [notch?.top ?? 0, beam.h - (notch?.bottom ?? 0)];
  if (h > (to - from) * (1 + 1e-9)) {
    sheet.problem("plate.h_mm", atMost(round(to - from), round(h), { unit: "mm", is: says.endHeight }));
  } else if (top < from - 0.01 || top + h > to + 0.01) {
    const over = Math.max(from - top, top + h - to);
    sheet.problem("e1_b", says.beyondBeam({ over: round(over) }));
  }
}

const round = (value: number) => decimals(value, 2);

function resolveNotch(sheet: Sheet, { notch }: SimpleJointItem, beam: Member | undefined): Notch | undefined {
  if (!notch) return undefined;
  const [top, bottom] = [notch.depth_top_mm ?? 0, notch.depth_bottom_mm ?? 0];
  if (top === 0 && bottom === 0) {
    sheet.problem("notch.depth_top_mm", required(says.notchDepth));
  }
  if (!beam) return undefined;
  for (const [field, depth] of [
    ["depth_top_mm", top],
    ["depth_bottom_mm", bottom],
  ] as const) {
    // a notch that only thins the flange leaves no tee
    if (depth > 0 && depth < beam.t_f) {
      sheet.problem(`notch.${field}`, atLeast(beam.t_f, depth, { unit: "mm", is: says.flangeOrNothing }));
    }
  }
  if (top + bottom >= 0.8 * beam.h) {
    sheet.problem("notch.depth_top_mm", says.notchesTooDeep({ h: beam.h, depth: top + bottom }));
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
  if (support.t_mm === undefined) sheet.assume(says.onWeb);
  const open = member.section.shape === "I" || member.section.shape === "channel";
  const onWeb = support.t_mm === undefined && open;
  const face = !open ? undefined : onWeb || support.t_mm === member.t_w ? "web" : "flange";
  if (open && support.t_mm !== undefined && face === "flange")
    sheet.agree("support.t_mm", support.t_mm, says.webOrFlange, member.t_f, {
      unit: "mm",
      absolute: 0.5,
    });
  return {
    member: open ? member : undefined,
    tube: member.section.shape === "CHS" || member.section.shape === "RHS" ? member : undefined,
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
    sheet.warn(says.supportNotVerified);
    return undefined;
  }
  const V_opposite = Math.abs(support.V_opposite_Ed ?? 0);
  if (support.profile !== undefined || support.section !== undefined)
    return supportOfMember(sheet, support, V_opposite);
  if (support.t_mm === undefined) {
    sheet.problem("support.t_mm", required(says.plyOrProfile));
    return undefined;
  }
  if (support.fabrication !== undefined) {
    sheet.unused("support.fabrication", says.plySupport);
  }
  const steel = resolveSteel(sheet, "support", support, support.t_mm);
  return (
    steel && {
      t: support.t_mm,
      steel,
      d: undefined,
      member: undefined,
      tube: undefined,
      name: undefined,
      face: undefined,
      V_opposite,
    }
  );
}
