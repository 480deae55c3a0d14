import { decimals } from "../../basis/numbers.ts";
import { atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { withHalf } from "./alternating.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import type { Part, Wood } from "./model.ts";
import { acting, extentOf, type Pattern, rowsAlong, sumOf, type Weights, weightsOf } from "./places.ts";
import { extentAcross } from "./refuse.ts";
import { timberParts } from "./resolve.ts";
import type { Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import { shareOf } from "./verify.ts";

// 8.1.4: wood that a force across its grain splits. Every member that is pressed across its grain is verified, with what its depth and
// its distances say or as `splitting` describes it; of one of which neither is known the joint is not verified.

const splittingOf = requirement("splitting", "8.1.4(1)", "F_v_Ed / F_90_Rd <= 1", "splitting across the grain");

type Given = NonNullable<DowelTypeItem["splitting"]>;

/** A member that is pressed across its grain, with what is known of it. */
interface Across {
  readonly wood: Wood;
  readonly grain: number;
  /** from the first fastener to the last across the grain, and the field without which nobody knows it */
  readonly extent: number | undefined;
  readonly unknown: string;
  /** to the edge that the depth which splits is measured from */
  readonly a_4: number | undefined;
  readonly edges: Placed["given"];
  /** of the whole joint: across the grain, and with half of what others bring against it (8.1.5); on both sides of every cut */
  readonly own: number;
  readonly whole: number;
  readonly cuts: readonly (readonly [left: number, right: number])[];
  readonly share: number;
}

/** Members of one grain that split together, or one of them. */
interface Splits extends Pick<Across, "own" | "whole" | "cuts"> {
  readonly b: number;
  readonly h: number;
  readonly h_e: number;
  readonly k_w: number | undefined;
  readonly beside: readonly [number, number] | undefined;
  readonly from: { readonly extent: number; readonly a_4: number } | undefined;
}

/** Under one force: rows along the grain of each member. */
export function acrossOfRows(item: DowelTypeItem, parts: readonly Part[], all: readonly Placed[]): Across[] {
  const { n = 1, rows = 1, F_Ed = 0 } = item;
  return timberParts(parts)
    .filter(({ alpha }) => alpha > 1e-6)
    .map((wood) => {
      const { a_1, a_2, a_4_t, a_4_c, ...rest } = all.find((one) => one.wood === wood)?.given ?? {};
      const unknown =
        n > 1 && a_1 === undefined ? "a_1_mm" : rows > 1 && wood.alpha < 90 && a_2 === undefined ? "a_2_mm" : "";
      const F = group.acrossGrain(Math.abs(F_Ed), wood.alpha);
      return {
        wood,
        grain: wood.alpha,
        extent: unknown === "" ? extentAcross(n, a_1 ?? 0, wood.alpha, rows, a_2 ?? 0) : undefined,
        unknown,
        a_4: a_4_t ?? a_4_c,
        edges: { ...rest, ...(a_4_t === undefined ? {} : { a_4_t }), ...(a_4_c === undefined ? {} : { a_4_c }) },
        ...{ own: F, whole: F, cuts: [[0, F] as const], share: shareOf(1, wood, parts) },
      };
    });
}

const forceOf = (pattern: Pattern, weights: Weights): number => {
  const { own, against } = acting(pattern, weights);
  return withHalf(Math.abs(own), against);
};

/** Under forces of their own: what each fastener brings across the grain, column after column. */
export function acrossOfPattern(
  item: DowelTypeItem,
  parts: readonly Part[],
  all: readonly Placed[],
  d: number,
  pattern: Pattern,
): Across[] {
  return timberParts(parts).flatMap((wood): Across[] => {
    const grain = item.members[wood.index]?.alpha_deg ?? 0;
    const weights = (at: (typeof pattern.points)[number]) => weightsOf(pattern, at, grain + 90);
    if (!pattern.points.some((at) => Math.abs(acting(pattern, weights(at)).own) > 1e-9)) return [];
    const whole = sumOf(pattern.points.map(weights));
    const cuts = rowsAlong(pattern.points, grain + 90, d).flatMap((all) => {
      const columns = all.map((column) => sumOf(column.map(({ at }) => weights(at))));
      return [...columns, undefined].map(
        (_, k) => [forceOf(pattern, sumOf(columns.slice(0, k))), forceOf(pattern, sumOf(columns.slice(k)))] as const,
      );
    });
    const edges = all.find((one) => one.wood === wood)?.given ?? {};
    const a_4 = Math.min(edges.a_4_t ?? Number.POSITIVE_INFINITY, edges.a_4_c ?? Number.POSITIVE_INFINITY);
    return [
      {
        ...{ wood, grain, edges, cuts, extent: extentOf(pattern.points, grain), unknown: "" },
        a_4: Number.isFinite(a_4) ? a_4 : undefined,
        own: Math.abs(acting(pattern, whole).own),
        whole: forceOf(pattern, whole),
        share: shareOf(1, wood, parts),
      },
    ];
  });
}

/** Connectors have an h_e_mm of their own: `named` false. */
export function verifySplitting(
  sheet: Sheet,
  item: DowelTypeItem,
  across: readonly Across[],
  { k_mod, gamma_M }: Design,
  named = true,
): void {
  const { splitting: given } = item;
  const described = given ? asDescribed(sheet, given, across) : [];
  const others = across.filter(({ wood }) => !given || !isDescribed(given, wood));
  const members = [...described, ...others.flatMap((one) => asPlaced(sheet, one))];
  if (given && across.length === 0) {
    const beside = besideOf(sheet, given, 0, 0);
    const { b_mm: b, h_mm: h, h_e_mm: h_e, punched_w_mm: k_w } = given;
    members.push({ b, h, h_e, k_w, beside, own: 0, whole: 0, cuts: [], from: undefined });
  }
  if (members.length === 0) return;
  saySplitting(sheet, across);
  const judged = members.map((one) => {
    const F_v = shearOf(one);
    return { one, F_v, use: F_v / group.splitting(one.b, 1, one.h_e, one.h) };
  });
  const { one, F_v } = judged.reduce((a, b) => (b.use > a.use ? b : a));
  if (one.beside === undefined) sheet.assume(item.bolts ? says.endsAtJoint : says.shearIsForce);
  const { from } = one;
  const depth = named ? "put" : "step";
  const h_e = from ? sheet[depth](named ? "h_e_mm" : "h_e", group.fromLoadedEdge, from.extent, from.a_4) : one.h_e;
  const k_w = one.k_w === undefined ? 1 : sheet.step("w", group.platesAcross, one.k_w);
  const F_90_Rk = sheet.put("F_90_Rk_kN", group.splitting, one.b, k_w, h_e, one.h);
  const F_90_Rd = sheet.put("F_90_Rd_kN", group.design, k_mod, F_90_Rk, gamma_M);
  if (item.bolts || item.F_Ed !== undefined || one.beside)
    sheet.verify(splittingOf, sheet.given("F_v_Ed_kN", F_v), F_90_Rd, "kN");
}

/** Where the clause ends. */
function saySplitting(sheet: Sheet, across: readonly Across[]): void {
  if (sheet.parameter("EN 1995-1-1", "splitting_rule") === "own")
    sheet.warn(says.splittingOfAnnex({ annex: sheet.request.annexName }));
  if (across.some(({ wood }) => wood.material === "solid-hardwood")) sheet.warn(says.splittingOfSoftwood);
}

const roundly = 1.01;
const isDescribed = ({ h_mm }: Given, { item: { h_mm: h } }: Wood): boolean =>
  h === undefined || (h <= h_mm * roundly && h_mm <= h * roundly);

/** Members of one grain with the depth that is described split together; no group is thicker or higher than its members are. */
function asDescribed(sheet: Sheet, given: Given, across: readonly Across[]): Splits[] {
  compareDepth(sheet, given, across);
  const own = across.filter(({ wood }) => isDescribed(given, wood));
  const groups = [...new Set(own.map(({ grain }) => grain))].flatMap((grain) => {
    const members = own.filter((one) => one.grain === grain);
    const [first] = members;
    if (!first) return [];
    const thickness = members.reduce((sum, { wood }) => sum + wood.t, 0);
    return [{ first, members, thickness, most: Math.min(...members.map((one) => depthThatSplits(given, one))) }];
  });
  if (groups.length === 0) return [];
  const thickest = Math.max(...groups.map(({ thickness }) => thickness));
  if (given.b_mm > thickest * (1 + 1e-9))
    sheet.problem("splitting.b_mm", atMost(thickest, given.b_mm, { unit: "mm", is: says.thicknessOfMember }));
  const highest = Math.max(...groups.map(({ most }) => most));
  if (given.h_e_mm > highest * roundly)
    sheet.problem(
      "splitting.h_e_mm",
      atMost(decimals(highest, 1), given.h_e_mm, { unit: "mm", is: says.depthOfPlaces }),
    );
  return groups.map(({ first, members, thickness, most }): Splits => {
    const share = members.reduce((sum, one) => sum + one.share, 0);
    const shared = sharedBy(first, share);
    return {
      ...shared,
      b: Math.min(given.b_mm, thickness),
      h: given.h_mm,
      h_e: Math.min(given.h_e_mm, most),
      k_w: given.punched_w_mm,
      beside: besideOf(sheet, given, shared.own, shared.whole),
      from: undefined,
    };
  });
}

/** The most that places and edges leave: from the loaded edge to the farthest fastener. */
function depthThatSplits({ h_mm }: Given, { extent, edges: { a_4_t, a_4_c } }: Across): number {
  const fromLoaded = extent === undefined || a_4_t === undefined ? Number.POSITIVE_INFINITY : extent + a_4_t;
  return Math.min(fromLoaded, a_4_c === undefined ? h_mm : h_mm - a_4_c);
}

const sharedBy = ({ own, whole, cuts }: Across, share: number): Pick<Splits, "own" | "whole" | "cuts"> => ({
  own: share * own,
  whole: share * whole,
  cuts: cuts.map(([left, right]) => [share * left, share * right] as const),
});

/** By its depth and its distances alone. */
function asPlaced(sheet: Sheet, one: Across): Splits[] {
  const { wood, extent, unknown, a_4, share } = one;
  const { h_mm: h } = wood.item;
  if (h !== undefined && a_4 !== undefined && extent !== undefined) {
    const h_e = Math.min(group.fromLoadedEdge(extent, a_4), h * (1 - 1e-9));
    const from = { extent, a_4: h_e - extent };
    return [{ ...sharedBy(one, share), b: wood.depth, h, h_e, k_w: undefined, beside: undefined, from }];
  }
  const field = h === undefined ? `members[${wood.index}].h_mm` : a_4 === undefined ? "a_4_t_mm" : unknown;
  if (one.cuts.some(([left, right]) => Math.max(left, right) > 1e-9)) sheet.lack(field, says.splittingOfPattern);
  return [];
}

/** The depth that splits is that of a member loaded across its grain, whose far fastener keeps its distance to the other edge. */
function compareDepth(sheet: Sheet, { h_mm }: Given, across: readonly Across[]): void {
  const depths = across.flatMap(({ wood }) => wood.item.h_mm ?? []);
  const [first] = depths;
  if (first === undefined) return;
  const nearest = depths.reduce((a, b) => (Math.abs(b - h_mm) < Math.abs(a - h_mm) ? b : a), first);
  sheet.agree("splitting.h_mm", h_mm, says.depthOfMember, nearest, { unit: "mm" });
}

/**
 * Shear on both sides of the joint: together it is what the joint brings across the grain. One side alone has the rest on the other;
 * both that are less than that are no equilibrium.
 */
function besideOf(
  sheet: Sheet,
  { F_v_Ed_1, F_v_Ed_2 }: Given,
  own: number,
  whole: number,
): readonly [number, number] | undefined {
  const given = [F_v_Ed_1, F_v_Ed_2].flatMap((F) => (F === undefined ? [] : [Math.abs(F)]));
  const least = Math.min(...given) * (own > 0 ? whole / own : 1);
  const most = Math.max(...given) * (own > 0 ? whole / own : 1);
  if (given.length === 0) return undefined;
  if (given.length === 2 && least + most >= whole * (1 - 1e-3)) return [least, most];
  if (given.length === 2) sheet.warn(says.shearBelowForce);
  else sheet.assume(says.shearIsRest);
  return [least, Math.abs(whole - least)];
}

/**
 * The greatest shear of the member beside the joint and between its columns. Where it is not given the member ends at the joint, on
 * either side; else it is no more than what either side gives with what lies between.
 */
function shearOf({ beside, whole, cuts }: Splits): number {
  if (!beside) return Math.max(whole, ...cuts.map(([left, right]) => Math.max(left, right)));
  const [F_1, F_2] = beside;
  const inside = (a: number, b: number) =>
    cuts.map(([left, right]) => Math.min(group.shearInside(a, left), group.shearInside(b, right)));
  return Math.max(F_1, F_2, ...inside(F_1, F_2), ...inside(F_2, F_1));
}
