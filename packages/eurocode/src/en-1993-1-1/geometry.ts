import type { Sheet } from "../engine/sheet.ts";
import { type OwnSection, ownSection, type Section, section } from "../sections/index.ts";
import type { Actions, Member } from "./model.ts";
import { pointsOf } from "./moment-shape.ts";
import type { Opened } from "./room.ts";
import type { MemberItem, MomentShapeName } from "./schema.ts";

/** What the pictures of a member show, as the calculation took it: mm, kN and kNm. */
export interface SteelMemberGeometry {
  readonly kind: "member";
  /** undefined for a profile that only properties of its own describe */
  readonly section: Section | undefined;
  readonly profile: string;
  readonly length: number;
  /** buckling lengths that were given, by their symbols */
  readonly lengths: readonly { readonly symbol: string; readonly value: number }[];
  readonly N: number;
  readonly V_z: number;
  readonly V_y: number;
  readonly T: number;
  readonly moments: readonly MomentGeometry[];
  /** of a cantilever: the end that is built in */
  readonly root: "start" | "end" | undefined;
  /** concentrated loads and stiffeners of the web */
  readonly loads?: readonly LoadGeometry[];
  readonly stiffeners?: readonly StiffenerGeometry[];
  readonly fire?: FireGeometry | undefined;
  /** beside plastic hinges */
  readonly segments?: readonly SegmentGeometry[];
}

/** From its plastic hinge to its restraint, to the right or to the left of it. */
export interface SegmentGeometry {
  readonly mark: string;
  readonly from: number;
  readonly length: number;
  readonly to: "lateral" | "torsional";
}

/** Over minutes: °C, and the resistance over the effects of actions; that is empty where the temperature says it all. */
export interface FireGeometry {
  readonly times: readonly number[];
  readonly gas: readonly number[];
  readonly steel: readonly number[];
  readonly reserve: readonly number[];
  readonly critical: number;
}

export interface LoadGeometry {
  readonly mark: string;
  readonly x: number;
  readonly F: number;
  readonly type: string;
  readonly flange: "top" | "bottom";
  readonly s_s: number;
}

export interface StiffenerGeometry {
  readonly x: number;
  readonly b: number;
  readonly t: number;
  readonly bothSides: boolean;
}

export interface MomentGeometry {
  readonly axis: "y" | "z";
  /** the greatest, where a shape is named */
  readonly M: number;
  readonly shape: MomentShapeName;
  readonly psi: number;
  /** of a diagram: its places along the member, 0 to 1 */
  readonly points: readonly { readonly x: number; readonly M: number }[] | undefined;
}

/** Leaves what a picture shows on the sheet; it is made only when a picture is wanted. */
export function draw(
  sheet: Sheet,
  item: MemberItem,
  member: Member,
  actions: Actions,
  opened: readonly Opened[],
): void {
  sheet.geometry = (): SteelMemberGeometry =>
    Object.assign(geometryOf(item, member, actions), ...opened.map((room) => room.geometry?.(actions)));
}

function geometryOf(
  item: MemberItem,
  { profile, length }: Member,
  { N_Ed, V_z_Ed, V_y_Ed, T_Ed }: Actions,
): SteelMemberGeometry {
  const given = [
    ["L_cr,y", item.L_cr_y_mm],
    ["L_cr,z", item.L_cr_z_mm],
    ["L_cr,T", item.L_cr_T_mm],
    ["L_cr,v", item.L_cr_v_mm],
    ["L_LT", item.L_LT_mm],
  ] as const;
  const moments = [
    ...momentsOf("y", item.M_y_Ed, item.M_y_diagram, item.moment_shape_y, item.psi_y),
    ...momentsOf("z", item.M_z_Ed, item.M_z_diagram, item.moment_shape_z, item.psi_z),
  ];
  const { fabrication } = profile;
  const hollow = fabrication === "hot-finished" || fabrication === "cold-formed" ? { fabrication } : undefined;
  return {
    kind: "member",
    // the schema has looked at an own section, and the calculation has taken it
    section: item.profile === undefined ? ownSection(item.section as OwnSection) : section(item.profile, hollow),
    profile: item.profile ?? "own section",
    length,
    lengths: given.flatMap(([symbol, value]) => (value === undefined ? [] : [{ symbol, value }])),
    N: N_Ed,
    V_z: V_z_Ed,
    V_y: V_y_Ed,
    T: T_Ed,
    moments,
    root: item.cantilever ? (item.root ?? greaterEnd(moments[0])) : undefined,
  };
}

/** Moments that nobody drew from end to end have no start: the greater one is at the root. */
const greaterEnd = (moment: MomentGeometry | undefined): "start" | "end" =>
  Math.abs(moment?.points?.[0]?.M ?? 1) >= Math.abs(moment?.points?.at(-1)?.M ?? 0) ? "start" : "end";

function momentsOf(
  axis: "y" | "z",
  M: number | undefined,
  diagram: MemberItem["M_y_diagram"],
  shape: MomentShapeName = "linear",
  psi = 1,
): MomentGeometry[] {
  if (diagram) return [{ axis, M: M ?? 0, shape, psi, points: pointsOf(diagram) }];
  return M === undefined || M === 0 ? [] : [{ axis, M, shape, psi, points: undefined }];
}
