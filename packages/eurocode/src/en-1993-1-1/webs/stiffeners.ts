import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, onlyWith, required } from "../../basis/refusals.ts";
import * as rules from "../../en-1993-1-5/transverse-stiffeners.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { resolveSteelGrade, steelStrength } from "../../materials/steel.ts";
import type { Member } from "../model.ts";
import { rejectGrade } from "../resolve-strength.ts";
import { says as input } from "../says-of-input.ts";
import type { MemberItem } from "../schema.ts";
import { greatestPanel, stationsOf } from "../stiffener-places.ts";
import { depthOfWeb, type WebLoad } from "./loads.ts";
import { says } from "./says.ts";

// Transverse stiffeners as they are given, with every default taken.

export type GivenStiffener = NonNullable<MemberItem["stiffeners"]>[number];

export interface Stiffener {
  readonly given: GivenStiffener;
  readonly kind: "intermediate" | "bearing" | "rigid-end-post";
  readonly n: 1 | 2;
  readonly x: number;
  readonly b: number;
  readonly t: number;
  readonly corner: number;
  /** of stiffener and web, the lesser */
  readonly f_y: number;
  readonly f_y_st: number;
  readonly f_u: number;
  readonly L_cr: number;
  /** web on both sides that is there for it */
  readonly left: number;
  readonly right: number;
  /** panels beside it; undefined beside the end of the member */
  readonly panels: readonly [before: number | undefined, after: number | undefined];
  readonly loads: readonly WebLoad[];
  /** of a rigid end post: to its other stiffener */
  readonly e: number | undefined;
}

export function resolveStiffeners(sheet: Sheet, member: Member, loads: readonly WebLoad[]): Stiffener[] {
  const { item, profile: p, length: L } = member;
  const { stiffeners = [] } = item;
  if (stiffeners.length === 0) return [];
  if (p.shape !== "I") {
    sheet.problem("stiffeners", onlyWith(says.iSectionsOnly({ profile: p.label })));
    return [];
  }
  if (item.stiffener_spacing_mm !== undefined)
    sheet.agree("stiffener_spacing_mm", item.stiffener_spacing_mm, says.spacingOfStiffeners, greatestPanel(item), {
      unit: "mm",
    });
  const outstand = (p.b - p.t_w) / 2;
  const found = stiffeners.flatMap((given, i): Stiffener[] => {
    const path = `stiffeners[${i}]`;
    const { x_mm: x, b_mm: b, t_mm: t, kind = "intermediate", sides = "both" } = given;
    if (x > L * (1 + 1e-9)) sheet.problem(`${path}.x_mm`, input.withinMember({ length: L, given: x }));
    if (b > outstand * (1 + 1e-9))
      sheet.problem(`${path}.b_mm`, says.outsideFlange({ limit: decimals(outstand, 1), given: b }));
    const corner = given.corner_mm ?? (p.fabrication === "welded" ? p.a * Math.SQRT2 : p.r);
    if (given.corner_mm !== undefined && corner >= b)
      sheet.problem(`${path}.corner_mm`, atMost(b, corner, { unit: "mm", is: says.cornerOfPlate }));
    const steel = steelOf(sheet, path, given, member);
    const on = loads.filter(({ stiffener }) => stiffener === i);
    const room = roomBeside(sheet, stiffeners, i, L);
    const L_cr = lengthOf(sheet, path, given, member);
    if (kind === "bearing" && given.F_Ed === undefined && on.length === 0)
      sheet.problem(`${path}.F_Ed`, required(says.stiffenerForce));
    const e = kind === "rigid-end-post" ? postDistance(sheet, path, stiffeners, i, L) : undefined;
    if (!steel) return [];
    return [
      {
        given,
        kind,
        n: sides === "both" ? 2 : 1,
        x,
        b,
        t,
        corner,
        f_y: Math.min(steel.f_y, member.f_yw),
        f_y_st: steel.f_y,
        f_u: steel.f_u,
        L_cr,
        ...room,
        panels: panelsBeside(item, x, depthOfWeb(p)),
        loads: on,
        e,
      },
    ];
  });
  assumeOfStiffeners(sheet, found);
  return found;
}

function assumeOfStiffeners(sheet: Sheet, found: readonly Stiffener[]): void {
  sheet.assume(says.forceAtMiddle);
  sheet.assume(says.longitudinalStress);
  if (found.some(({ given }) => given.throat_mm === undefined)) sheet.assume(says.weldNotVerified);
}

function steelOf(
  sheet: Sheet,
  path: string,
  { steel_grade, f_y_MPa, f_u_MPa, t_mm, throat_mm }: GivenStiffener,
  { item, f_yf, f_u }: Member,
): { readonly f_y: number; readonly f_u: number } | undefined {
  if (steel_grade === undefined) {
    // an own f_y, here or of the member, says nothing of f_u
    const nameless = f_y_MPa !== undefined || (item.f_y_MPa !== undefined && item.steel_grade === undefined);
    if (
      throat_mm !== undefined &&
      f_u_MPa === undefined &&
      (f_y_MPa !== undefined || (nameless && item.f_u_MPa === undefined))
    )
      sheet.problem(`${path}.f_u_MPa`, required(says.tensileOfWeld));
    return { f_y: f_y_MPa ?? f_yf, f_u: f_u_MPa ?? f_u };
  }
  const grade = resolveSteelGrade(steel_grade);
  if (grade.kind !== "grade" || grade.scope !== "EN 1993-1-1") {
    rejectGrade(sheet, steel_grade, `${path}.steel_grade`);
    return undefined;
  }
  const table = item.strength_table ?? sheet.parameter("EN 1993-1-1", "strength_table");
  const strength = steelStrength(grade, t_mm, table, undefined);
  if ("reason" in strength) {
    sheet.problem(`${path}.steel_grade`, strength.because);
    return undefined;
  }
  return { f_y: f_y_MPa ?? strength.f_y_MPa, f_u: f_u_MPa ?? strength.f_u_MPa };
}

/** Half of the clear distance to the next one, or all the web to the end of the member. */
function roomBeside(sheet: Sheet, all: readonly GivenStiffener[], i: number, L: number) {
  const { x_mm: x, t_mm: t } = all[i] as GivenStiffener; // of this list
  const clear = (other: GivenStiffener) => Math.abs(other.x_mm - x) - (t + other.t_mm) / 2;
  const others = all.filter((_, j) => j !== i);
  const near = others.find((other) => clear(other) <= 0);
  if (near && all.indexOf(near) < i) sheet.problem(`stiffeners[${i}].x_mm`, says.stiffenersOverlap({ x: near.x_mm }));
  const to = (side: readonly GivenStiffener[], end: number) =>
    Math.max(0, Math.min(end - t / 2, ...side.map((other) => clear(other) / 2)));
  return {
    left: to(
      others.filter((other) => other.x_mm < x),
      x,
    ),
    right: to(
      others.filter((other) => other.x_mm > x),
      L - x,
    ),
  };
}

/** What overhangs a support by less than the depth of the web is no panel of it. */
function panelsBeside(item: MemberItem, x: number, h_w: number): Stiffener["panels"] {
  const places = stationsOf(item);
  const before = places.filter((place) => place < x).at(-1);
  const after = places.find((place) => place > x);
  return [
    before === undefined || (before === 0 && x < h_w) ? undefined : x - before,
    after === undefined || (after === item.length_mm && after - x < h_w) ? undefined : after - x,
  ];
}

function lengthOf(sheet: Sheet, path: string, { L_cr_mm }: GivenStiffener, { profile }: Member): number {
  const h_w = depthOfWeb(profile);
  const usual = rules.lengthOfStiffener(h_w);
  if (L_cr_mm === undefined) return usual;
  if (L_cr_mm < h_w / 2)
    sheet.problem(`${path}.L_cr_mm`, atLeast(decimals(h_w / 2, 1), L_cr_mm, { unit: "mm", is: says.shortestBuckling }));
  else if (L_cr_mm < usual * (1 - 1e-9)) sheet.warn(says.shortBuckling({ given: L_cr_mm, usual: decimals(usual, 1) }));
  return L_cr_mm;
}

/** 9.3.1: the other stiffener of the post is the nearest of its kind in the same half. */
function postDistance(
  sheet: Sheet,
  path: string,
  all: readonly GivenStiffener[],
  i: number,
  L: number,
): number | undefined {
  const one = all[i] as GivenStiffener; // of this list
  if (one.sides === "one") sheet.problem(`${path}.sides`, says.postBothSides);
  const distances = all
    .filter((other, j) => j !== i && other.kind === "rigid-end-post" && other.x_mm > L / 2 === one.x_mm > L / 2)
    .map((other) => Math.abs(other.x_mm - one.x_mm));
  if (distances.length !== 1) {
    sheet.problem(`${path}.kind`, says.postNeedsTwo);
    return undefined;
  }
  return distances[0];
}
