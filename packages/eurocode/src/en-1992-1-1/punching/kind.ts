import type { PunchingRules } from "../../annexes/concrete-types.ts";
import { quantity } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, atMost, notWith, required } from "../../basis/refusals.ts";
import { takes } from "../../engine/edition.ts";
import { defineKind, type Kind } from "../../engine/kind.ts";
import { Sheet } from "../../engine/sheet.ts";
import { areaOfBar, designLinks, layersOf } from "../beams/bars.ts";
import { says as beamSays } from "../beams/says.ts";
import { leastAxis } from "../beams/section.ts";
import { alphaOfStruts } from "../beams/shear.ts";
import { partialFactors } from "../design-values.ts";
import { designConcrete, designSteel } from "../materials.ts";
import { rejectStrengths } from "../refuse.ts";
import { verifyPunchingOfSecond } from "../second/punching.ts";
import { rules as nextRules } from "../second/rules.ts";
import * as general from "../shear.ts";
import * as formulas from "./formulas.ts";
import {
  type Area,
  distanceOfLength,
  distanceTo,
  isOutside,
  lengthAt,
  lengthLost,
  modulusAlong,
  overlaps,
  piecesAt,
  type Sector,
  sectorOf,
} from "./perimeter.ts";
import { says } from "./says.ts";
import { type Position, type PunchingItem, punchingActions, punchingSchema } from "./schema.ts";
import { betaOfWalls, isWall, linesOfWall, refuseWall } from "./walls.ts";

export const punchingKind: Kind = defineKind({
  name: "punching",
  list: "punching",
  title: "Punching of a slab by a column",
  schema: punchingSchema,
  example: {
    mark: "P1",
    h: 260,
    fck: 30,
    fyk: 500,
    V_Ed: 690,
    column: { c_1_mm: 350, c_2_mm: 350 },
    bars_y: "Ø16-125",
    bars_z: "Ø16-125",
    cover_mm: 25,
    links: { A_sw_mm2: 804, s_r_mm: 150, perimeters: 4, first_mm: 100, s_t_mm: 200 },
  },
  label: ({ h, fck }) => `${h} mm C${fck}`,
  actions: punchingActions,
  run,
});

interface Slab {
  readonly item: PunchingItem;
  readonly d: number;
  readonly u_1: number;
  readonly V_Ed: number;
  readonly beta: number;
  readonly v_Ed: number;
  readonly v_Rd_c: number;
  /** Where the links end. */
  readonly v_out: number;
  readonly rules: Rules;
  readonly place: Place;
}

/** The loaded area, and what openings take from lines round it. */
interface Place {
  readonly area: Area;
  readonly sectors: readonly Sector[];
}

type Rules = NonNullable<PunchingRules>;

/** Whether columns in foundations are covered: not where an annex has rules that are not built. */
export const coversFoundations = (sheet: Sheet): boolean => sheet.parameter("EN 1992-1-1", "punching_rules") !== null;

function run(sheet: Sheet, item: PunchingItem): Record<string, unknown> | undefined {
  return verifyPunching(sheet, item);
}

/** The table of contents of the calculation; lines round a column of a foundation lie within `reach` of it. */
export function verifyPunching(
  sheet: Sheet,
  item: PunchingItem,
  reach = Number.POSITIVE_INFINITY,
): Record<string, unknown> | undefined {
  const rules = sheet.parameter("EN 1992-1-1", "punching_rules");
  if (rules === null) sheet.problem("column", says.annexSays({ annex: sheet.request.annexName }));
  const bars = readBars(sheet, item);
  refuse(sheet, item);
  refuseTogether(sheet, item);
  const isNext = takes(sheet.request.edition, nextRules.punching);
  const truss = isNext ? undefined : rules?.truss;
  refuseOfAnnex(sheet, item, truss);
  if (isNext && isWall(item.column.position)) sheet.problem("column.position", says.notOfSecondWalls);
  if (sheet.problems.length > 0 || !bars || rules === null) return undefined;
  const { gamma_C, gamma_S } = partialFactors(sheet, item);
  const V_Ed = item.V_Ed ?? 0;
  const d = sheet.put("d_mm", formulas.meanDepth, bars.y.d, bars.z.d);
  const f_yd = designSteel(item.fyk, gamma_S);
  const rho_l = ratioOf(sheet, item, { truss, gamma_C, f_yd }, bars);
  if (isNext) {
    verifyPunchingOfSecond(sheet, item, { d, rho_l });
    return undefined;
  }
  const { u_0, counted, u_1, whole, place } = perimeters(sheet, item, d, rules);
  if (sheet.problems.length > 0) return undefined;
  const f_ck = Math.min(item.fck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const v_Rd_c = resistance(sheet, { item, rules: ofColumn(sheet, item, rules, u_0, d), gamma_C, f_ck }, d, rho_l);
  const v_Rd_max = greatestStress(sheet, { item, rules, gamma_C, f_ck }, v_Rd_c);
  if (u_0 > formulas.gathers(d) && !countsEnds(item, rules) && !isWall(item.column.position))
    sheet.warn(says.wideColumn);
  if (item.foundation) {
    const sigma = item.foundation.sigma_gd_kN_m2;
    const a = verifyFoundation(sheet, { item, rules, d, u_0, counted, v_Rd_c, place, v_Rd_max, sigma, reach });
    return drawn(item, place, [["a_crit", a]]);
  }
  // of the whole line: what an opening takes is taken from u_1 alone
  const beta = leastBeta(sheet, item, rules, d, whole);
  const h_H = item.head?.h_H_mm ?? 0;
  const v_Ed_0 = item.head
    ? inFrontOfHead(sheet, item, item.head, { d, u_0, beta })
    : atFace(sheet, beta, V_Ed, u_0, d);
  const v_Ed = sheet.put("v_Ed_MPa", formulas.stress, beta, V_Ed, u_1, d);
  verifyAtColumn(sheet, item, rules, v_Ed_0, v_Rd_max);
  if (rules.truss) verifyStrips(sheet, item, bars, f_yd, gamma_C);
  verifyThrough(sheet, item, rules);
  const d_0 = d + h_H;
  if (h_H > 0) verifyInHead(sheet, { item, rules, gamma_C, f_ck }, { d, d_H: d_0, rho_l, u_0, beta });
  const v_out = rules.truss ? beyondLinks(sheet, { item, rules, gamma_C, f_ck }, d, rho_l) : v_Rd_c;
  const slab: Slab = { item, d, u_1, V_Ed, beta, v_Ed, v_Rd_c, v_out, rules, place };
  const links = item.links ?? (item.design && v_Ed > v_Rd_c ? designedLinks(sheet, slab, f_yd) : undefined);
  if (sheet.problems.length > 0) return undefined;
  const basic: readonly Drawn[] = [["u_1", formulas.basicDistance(d)]];
  if (!links) {
    sheet.verify(formulas.atU1, v_Ed, v_Rd_c, "MPa");
    return drawn(item, place, basic);
  }
  const r_out = verifyLinks(sheet, slab, links, f_yd);
  return drawn(item, place, [...basic, ["u_out", r_out]], links);
}

/** 6.4.5(3): links are no help there. */
function verifyAtColumn(sheet: Sheet, item: PunchingItem, rules: Rules, v_Ed_0: number, v_Rd_max: number): void {
  if (rules.f_max === null) {
    sheet.assume(says.limitAtU1);
    return;
  }
  if (item.design && v_Ed_0 > v_Rd_max) sheet.problem("design", says.beyondLinks);
  sheet.verify(formulas.atColumn, v_Ed_0, v_Rd_max, "MPa");
}

type Drawn = readonly [name: string, r: number];

/** For pictures: lines round the column, and those of its links; lines round heads and ends of walls are others. */
function drawn(
  item: PunchingItem,
  { area }: Place,
  lines: readonly Drawn[],
  links?: Links,
): Record<string, unknown> | undefined {
  if (item.head || isWall(area.position)) return undefined;
  const { position = "internal" } = item.column;
  const count = Math.min(links?.perimeters ?? 0, 12);
  const from = links?.first_mm ?? (links?.s_r_mm ?? 0) / 2;
  const rows = Array.from({ length: count }, (_, i) => piecesAt(area, from + i * (links?.s_r_mm ?? 0)));
  return {
    plan: {
      column: { c_1: area.c_1, c_2: area.c_2, round: area.round },
      edges: position === "internal" ? 0 : position === "edge" ? 1 : 2,
      e: item.column.edge_distance_mm ?? 0,
      lines: lines.map(([name, r]) => ({ name, r, pieces: piecesAt(area, r) })),
      links: rows,
      openings: (item.openings ?? []).map(({ y_mm, z_mm, b_y_mm, b_z_mm }) => [y_mm, z_mm, b_y_mm, b_z_mm]),
    },
  };
}

interface Concrete {
  readonly item: PunchingItem;
  readonly rules: Rules;
  readonly gamma_C: number;
  readonly f_ck: number;
}

/** (6.47); within a head beside that of the slab. */
function resistance(
  sheet: Sheet,
  { item, rules, gamma_C, f_ck }: Concrete,
  d: number,
  rho_l: number,
  suffix = "",
): number {
  const k = sheet.put(`k_shear${suffix}`, general.sizeFactor, d);
  const f_v = sheet.parameter("EN 1992-1-1", "v_min")(d, gamma_C);
  const v_min = sheet.put(`v_min${suffix}_MPa`, general.leastStress, f_v, k, f_ck);
  const { C_Rd_c, k_1 } = rules;
  // under the pressure of the ground none of it counts
  const sigma = item.sigma_cp_MPa ?? 0;
  const f_cd = designConcrete(alphaOfStruts(sheet), f_ck, gamma_C);
  if (sigma > f_cd) sheet.problem("sigma_cp_MPa", atMost(decimals(f_cd, 2), sigma, { unit: "MPa", is: "f_cd" }));
  return sheet.put(
    `v_Rd_c${suffix}_MPa`,
    formulas.withoutLinks,
    C_Rd_c,
    gamma_C,
    k,
    rho_l,
    f_ck,
    v_min,
    k_1,
    item.foundation ? 0 : sigma,
  );
}

/** 6.4.5(3): of the struts at the column, or as a multiple of v_Rd,c at u_1. */
function greatestStress(sheet: Sheet, { item, rules, gamma_C, f_ck }: Concrete, v_Rd_c: number): number {
  if (rules.f_max === null)
    return sheet.put("v_Rd_max_MPa", formulas.greatest, rules.k_max, withoutPressure(item, rules, v_Rd_c));
  const f_cd = sheet.put("f_cd_MPa", designConcrete, alphaOfStruts(sheet), f_ck, gamma_C);
  const nu = sheet.table("nu", sheet.parameter("EN 1992-1-1", "nu")(f_ck), "EN 1992-1-1 6.4.5(3)");
  return sheet.put("v_Rd_max_MPa", formulas.struts, rules.f_max, nu, f_cd);
}

interface Ratio {
  readonly truss: Rules["truss"];
  readonly gamma_C: number;
  readonly f_yd: number;
}
interface Bars {
  readonly y: Direction;
  readonly z: Direction;
  readonly bottom: Readonly<Record<"y" | "z", Direction | undefined>>;
}

function ratioOf(sheet: Sheet, item: PunchingItem, { truss, gamma_C, f_yd }: Ratio, { y, z }: Bars): number {
  if (!truss) return sheet.put("rho_l", formulas.ratio, y.A_s, y.d, z.A_s, z.d);
  const rho = sheet.step("rho_l", formulas.ratio, y.A_s, y.d, z.A_s, z.d);
  return sheet.put("rho_l", formulas.greatestRatio, rho, truss.rho_max, bendingStrength(sheet, item, gamma_C), f_yd);
}

const bendingStrength = (sheet: Sheet, item: PunchingItem, gamma_C: number): number =>
  designConcrete(sheet.parameter("EN 1992-1-1", "alpha_cc"), item.fck, gamma_C);

/** Foundations carry less, and small columns inside slabs (annex of Germany). */
function ofColumn(sheet: Sheet, { column, foundation }: PunchingItem, rules: Rules, u_0: number, d: number): Rules {
  if (rules.truss && foundation)
    return { ...rules, C_Rd_c: sheet.table("C_Rd_c_gamma_C", rules.truss.C_ground, "EN 1992-1-1 6.4.4(2)") };
  if (!rules.truss || (column.position ?? "internal") !== "internal" || u_0 >= 4 * d) return rules;
  return { ...rules, C_Rd_c: sheet.put("C_Rd_c_gamma_C", formulas.smallColumn, rules.C_Rd_c, u_0, d) };
}

/** The annex of Germany counts no compression of the slab in the greatest stress. */
const withoutPressure = ({ sigma_cp_MPa: sigma = 0 }: PunchingItem, { truss, k_1 }: Rules, v_Rd_c: number): number =>
  truss && sigma > 0 ? formulas.unpressed(v_Rd_c, k_1, sigma) : v_Rd_c;

/** 6.4.5(4) with 6.2.2: the slab beyond its links (annex of Germany). */
function beyondLinks(sheet: Sheet, of: Concrete, d: number, rho_l: number): number {
  const { C_out = 0, k_1_out = 0 } = of.rules.truss ?? {};
  return resistance(sheet, { ...of, rules: { ...of.rules, C_Rd_c: C_out, k_1: k_1_out } }, d, rho_l, "_out");
}

/** Top bars along y and z over the column, eta of V_Ed per metre; at an edge y is across it, z along it. */
const leastMoments = {
  internal: { y: 0.125, z: 0.125, bottom: 0 },
  edge: { y: 0.125, z: 0.25, bottom: 0.125 },
  corner: { y: 0.5, z: 0.5, bottom: 0.5 },
} as const;

function verifyStrips(sheet: Sheet, item: PunchingItem, bars: Bars, f_yd: number, gamma_C: number): void {
  const position = item.column.position ?? "internal";
  if (isWall(position)) {
    sheet.warn(says.noLeastMomentsOfWalls);
    return;
  }
  const { y, z, bottom } = leastMoments[position];
  const f_cd = bendingStrength(sheet, item, gamma_C);
  const strip = (name: string, { A_s, d }: Direction, eta: number) => ({
    m_Ed: sheet.put(`m_Ed_min_${name}_kNm_m`, formulas.leastMoment, eta, item.V_Ed ?? 0),
    m_Rd: sheet.put(`m_Rd_${name}_kNm_m`, formulas.momentOfStrip, A_s, f_yd, d, f_cd),
  });
  const strips = [strip("y", bars.y, y), strip("z", bars.z, z)];
  const below = waysBelow(position);
  for (const way of below) {
    const found = bars.bottom[way];
    if (found) strips.push(strip(`bottom_${way}`, found, bottom));
  }
  const worst = strips.reduce((one, other) => (one.m_Ed * other.m_Rd > other.m_Ed * one.m_Rd ? one : other));
  sheet.verify(formulas.stripBars, worst.m_Ed, worst.m_Rd, "kNm/m");
  if (below.some((way) => bars.bottom[way] === undefined)) sheet.warn(says.bottomBars({ eta: bottom }));
}

/** 9.4.1(3): an internal column has bottom bars through it; how many is left to the annexes. */
function verifyThrough(sheet: Sheet, item: PunchingItem, { truss }: Rules): void {
  const { A_s_through_mm2: given, V_collapse, V_Ed = 0, fyk } = item;
  const asks = truss !== undefined && (item.column.position ?? "internal") === "internal";
  if (!asks) {
    for (const name of ["A_s_through_mm2", "V_collapse"] as const)
      if (item[name] !== undefined) sheet.unused(name, says.noCollapse);
    if ((item.column.position ?? "internal") === "internal") sheet.assume(says.twoBarsThrough);
    return;
  }
  if (V_collapse !== undefined && (V_collapse < 0 || V_collapse > V_Ed))
    sheet.problem(
      "V_collapse",
      V_collapse < 0 ? atLeast(0, V_collapse, { unit: "kN" }) : atMost(V_Ed, V_collapse, { unit: "kN", is: "V_Ed" }),
    );
  const least = sheet.put("A_s_through_min_mm2", formulas.againstCollapse, V_collapse ?? V_Ed, fyk);
  if (given === undefined) sheet.warn(says.collapse({ least: quantity(Math.ceil(least), "mm²") }));
  else sheet.verify(formulas.collapseBars, least, given, "mm²");
}

/** Where the annex of Germany asks for bottom bars: across an edge, and both ways at a corner. */
const waysBelow = (position: Position): readonly ("y" | "z")[] =>
  position === "edge" ? ["y"] : position === "corner" ? ["y", "z"] : [];

interface InHead {
  readonly d: number;
  readonly d_H: number;
  readonly rho_l: number;
  readonly u_0: number;
  readonly beta: number;
}

const atFace = (sheet: Sheet, beta: number, V_Ed: number, u_0: number, d: number): number =>
  sheet.put("v_Ed_0_MPa", formulas.stress, beta, V_Ed, u_0, d);

/** 6.4.5(3) along the column, as deep as the head is wide, and along the head, which loads the slab. */
function inFrontOfHead(
  sheet: Sheet,
  { V_Ed = 0, column }: PunchingItem,
  { l_H_mm: l_H, h_H_mm: h_H }: NonNullable<PunchingItem["head"]>,
  { d, u_0, beta }: Pick<InHead, "d" | "u_0" | "beta">,
): number {
  const d_H = sheet.put("d_H_mm", formulas.depthAtColumn, d, h_H, l_H);
  const v_Ed_0 = atFace(sheet, beta, V_Ed, u_0, d_H);
  const u_H = sheet.put(
    "u_H_mm",
    column.diameter_mm === undefined ? formulas.alongHead : formulas.alongRoundHead,
    u_0,
    l_H,
  );
  return Math.max(v_Ed_0, sheet.put("v_Ed_head_MPa", formulas.stress, beta, V_Ed, u_H, d));
}

/** A head that is wide enough for a line of its own: 6.4.2(9), (10). */
function verifyInHead(sheet: Sheet, of: Concrete, { d, d_H, rho_l, u_0, beta }: InHead): void {
  const { item } = of;
  if ((item.head?.l_H_mm ?? 0) < formulas.deepHead(d, item.head?.h_H_mm ?? 0)) return;
  const u_int = sheet.put("u_int_mm", formulas.perimeter, u_0, d_H);
  const rho = sheet.put("rho_l_H", formulas.ratioInHead, rho_l, d, d_H);
  const v_Rd = resistance(sheet, of, d_H, rho, "_H");
  const v_Ed = sheet.put("v_Ed_H_MPa", formulas.stress, beta, item.V_Ed ?? 0, u_int, d_H);
  sheet.verify(formulas.inHead, v_Ed, v_Rd, "MPa");
}

/** What the annex of Germany has rules of its own for, which are not built; and what only it has. */
function refuseOfAnnex(sheet: Sheet, item: PunchingItem, truss: Rules["truss"]): void {
  const { head, links, column } = item;
  const below = truss ? waysBelow(column.position ?? "internal") : [];
  for (const way of ["y", "z"] as const)
    for (const name of [`A_s_bottom_${way}`, `bars_bottom_${way}`] as const)
      if (item[name] !== undefined && !below.includes(way)) sheet.unused(name, says.noBottomBars);
  if (!truss) {
    for (const name of ["A_sw_first_mm2", "A_sw_second_mm2"] as const)
      if (links?.[name] !== undefined && links[name] !== links.A_sw_mm2) sheet.unused(`links.${name}`, says.rowsAlike);
    return;
  }
  const said = says.otherwiseHere({ annex: sheet.request.annexName });
  if (head) sheet.problem("head", said);
  if (links?.alpha_deg !== undefined && links.alpha_deg !== 90) sheet.problem("links.alpha_deg", said);
}

function refuse(sheet: Sheet, item: PunchingItem): void {
  rejectStrengths(sheet, item);
  const { column } = item;
  if (item.V_Ed === undefined) sheet.problem("V_Ed", required());
  else if (item.V_Ed < 0) sheet.problem("V_Ed", atLeast(0, item.V_Ed, { unit: "kN" }));
  const side = (["c_1_mm", "c_2_mm"] as const).find((name) => column[name] !== undefined);
  const missing = (["c_1_mm", "c_2_mm"] as const).find((name) => column[name] === undefined);
  if (column.diameter_mm === undefined) {
    if (missing && !isWall(column.position)) sheet.problem(`column.${missing}`, required(says.sidesOrDiameter));
  } else if (side) sheet.problem("column.diameter_mm", notWith(`column.${side}`));
  const position = column.position ?? "internal";
  if (position === "internal" && column.edge_distance_mm !== undefined)
    sheet.problem("column.edge_distance_mm", says.distanceOfInternal);
  refuseMoments(sheet, item);
  refuseWall(sheet, item);
}

function refuseMoments(sheet: Sheet, item: PunchingItem): void {
  const { beta, M_y_Ed, M_z_Ed } = item;
  const hasMoments = (M_y_Ed ?? 0) !== 0 || (M_z_Ed ?? 0) !== 0;
  // beta is the share of the moment in the stress of V
  if (item.V_Ed === 0 && hasMoments) sheet.problem("V_Ed", above(0, 0, { unit: "kN" }));
  if (item.beta_method === "sector") sheet.problem("beta_method", says.noSectors);
  if (item.beta_method !== undefined && beta !== undefined) sheet.unused("beta_method", says.ownBeta);
}

/** No column is loaded evenly (annex of Germany). */
function leastBeta(sheet: Sheet, item: PunchingItem, rules: Rules, d: number, u: number): number {
  const { truss } = rules;
  if (!truss || betaOf(aside(sheet), item, rules, d, u) >= truss.beta_min) return betaOf(sheet, item, rules, d, u);
  return sheet.put("beta", formulas.leastBeta, betaOf(sheet, item, rules, d, u, "beta_M"), truss.beta_min);
}

/** For what is calculated and not printed. */
const aside = (sheet: Sheet): Sheet => new Sheet(sheet.request.aside(), sheet.path, false);

/** What is not calculated together. */
function refuseTogether(sheet: Sheet, item: PunchingItem): void {
  const { column, foundation, head, links, openings, design } = item;
  const internal = (column.position ?? "internal") === "internal";
  if (links && design !== undefined) sheet.problem("design", notWith("links"));
  if (foundation) {
    if (!internal) sheet.problem("column.position", says.internalFoundation);
    if (head) sheet.problem("head", notWith("foundation"));
    if (openings) sheet.problem("openings", notWith("foundation"));
    if (links) sheet.problem("links", says.noLinksInFoundation);
    if (design) sheet.problem("design", says.noLinksInFoundation);
    if (item.sigma_cp_MPa !== undefined) sheet.unused("sigma_cp_MPa", says.ofSlabs);
  }
  if (!head) return;
  if (!internal) sheet.problem("column.position", says.internalHead);
  if (openings) sheet.problem("openings", notWith("head"));
  if ((item.M_y_Ed ?? item.M_z_Ed) !== undefined) sheet.problem("head", says.betaWithHead);
}

interface Direction {
  readonly A_s: number;
  readonly d: number;
}

/** 9.2.1.1(3), at laps */
const mostSteel = 0.08;

function readBars(sheet: Sheet, item: PunchingItem): Bars | undefined {
  const top = { y: layerOf(sheet, item, "y"), z: layerOf(sheet, item, "z") };
  const below = { y: layerOf(sheet, item, "bottom_y"), z: layerOf(sheet, item, "bottom_z") };
  const depth = (way: "y" | "z"): number => {
    const { phi } = top[way];
    const given = item[`d_${way}_mm`];
    if (given !== undefined) {
      const behind = item.h - (item.cover_mm ?? 0) - phi / 2;
      if (given > item.h - leastAxis)
        sheet.problem(`d_${way}_mm`, atMost(item.h - leastAxis, given, { unit: "mm", is: beamSays.barsInside }));
      else if (given > behind * 1.01)
        sheet.problem(`d_${way}_mm`, atMost(decimals(behind, 1), given, { unit: "mm", is: beamSays.depthBehindCover }));
      return given;
    }
    if (item.cover_mm === undefined || phi === 0) sheet.problem(`d_${way}_mm`, required(says.depth));
    return behindCover(item, top, way);
  };
  const bottom = (way: "y" | "z", d: number): Direction | undefined => {
    const { A_s, phi } = below[way];
    if (A_s === 0) return undefined;
    return { A_s, d: item.cover_mm === undefined || phi === 0 ? d : behindCover(item, below, way) };
  };
  const [y, z] = [
    { A_s: top.y.A_s, d: depth("y") },
    { A_s: top.z.A_s, d: depth("z") },
  ];
  const found = { y, z, bottom: { y: bottom("y", y.d), z: bottom("z", z.d) } };
  return sheet.problems.length > 0 ? undefined : found;
}

interface Layer {
  readonly A_s: number;
  /** 0 where the area alone is given. */
  readonly phi: number;
}

/** Of bars along z inside those along y. */
const behindCover = (item: PunchingItem, layers: Readonly<Record<"y" | "z", Layer>>, way: "y" | "z"): number =>
  item.h - (item.cover_mm ?? 0) - (way === "z" ? layers.y.phi : 0) - layers[way].phi / 2;

function layerOf(sheet: Sheet, item: PunchingItem, which: "y" | "z" | "bottom_y" | "bottom_z"): Layer {
  const [words, given] = [item[`bars_${which}`], item[`A_s_${which}`]];
  if (words !== undefined && given !== undefined) sheet.problem(`A_s_${which}`, notWith(`bars_${which}`));
  if (words === undefined) {
    if (given === undefined && (which === "y" || which === "z")) sheet.problem(`A_s_${which}`, required(says.ratio));
    // of a strip of 1 m: what is more is the steel of the whole slab, or mm2 for cm2
    const most = item.h * 1000 * mostSteel;
    if (given !== undefined && given > most)
      sheet.problem(`A_s_${which}`, atMost(decimals(most, 0), given, { unit: "mm²", because: says.steelOfStrip }));
    return { A_s: given ?? 0, phi: 0 };
  }
  const layers = layersOf(words);
  if (!layers || layers.some(({ spacing }) => spacing === undefined)) {
    sheet.problem(`bars_${which}`, says.barsInWords);
    return { A_s: 0, phi: 0 };
  }
  const A_s = layers.reduce((sum, { diameter, spacing = 1 }) => sum + (1000 * areaOfBar(diameter)) / spacing, 0);
  return { A_s, phi: layers[0]?.diameter ?? 0 };
}

interface Perimeters {
  readonly u_0: number;
  /** Of u_0 what counts in lines at a distance: all, or the ends of a long column. */
  readonly counted: number;
  readonly u_1: number;
  /** u_1 with what openings take of it: the line that beta is of. */
  readonly whole: number;
  readonly place: Place;
}

/** 6.4.2 and 6.4.5(3) */
function perimeters(sheet: Sheet, item: PunchingItem, d: number, rules: Rules): Perimeters {
  const { column } = item;
  const { diameter_mm: D, position = "internal", edge_distance_mm: e = 0 } = column;
  if (isWall(position)) {
    const lines = linesOfWall(sheet, item, d, rules.beta[position] !== undefined);
    const area: Area = { c_1: 0, c_2: 0, round: false, position, e: 0 };
    return { ...lines, counted: lines.u_0, whole: lines.u_1, place: { area, sectors: [] } };
  }
  // Table 6.1 and Figure 6.20 are of rectangles
  if (D !== undefined && position !== "internal") sheet.assume(says.squareOfCircle);
  const [c_1, c_2] = [column.c_1_mm ?? D ?? 0, column.c_2_mm ?? D ?? 0];
  const round = D !== undefined;
  const whole = D === undefined ? formulas.aroundRectangle(c_1, c_2) : formulas.aroundCircle(D);
  const closed = formulas.perimeter(whole, d);
  const open = {
    internal: Number.POSITIVE_INFINITY,
    edge: D === undefined ? formulas.perimeterAtEdge(c_2, c_1, e, d) : formulas.perimeterAtRoundEdge(D, e, d),
    corner: D === undefined ? formulas.perimeterAtCorner(c_1, c_2, e, d) : formulas.perimeterAtRoundCorner(D, e, d),
  }[position];
  const reaches = open < closed ? position : "internal";
  const area: Area = { c_1, c_2, round, position: reaches, e };
  const place = { area, sectors: sectorsOf(sheet, item, { ...area, position }, d) };
  const u_0 = besideOpenings(sheet, place, aroundColumn(sheet, { position, c_1, c_2, d, D }, place));
  const name = place.sectors.length > 0 ? "u_1_whole_mm" : "u_1_mm";
  const counted =
    reaches === "internal" && !item.head && countsEnds(item, rules)
      ? aroundEnds(sheet, item, { c_1, c_2, d }, whole)
      : whole;
  const u = item.head
    ? aroundHead(sheet, item.head, { c_1, c_2, d, D })
    : reaches === "internal"
      ? sheet.put(name, formulas.perimeter, counted, d)
      : toEdges(sheet, name, reaches, { c_1, c_2, d, D, e });
  // beta of a round column at an edge is that of the square round it, with the line of the square
  // that of a long column has the modulus of its whole line
  const ofBeta =
    D === undefined || reaches === "internal"
      ? counted < whole
        ? formulas.perimeter(whole, d)
        : u
      : reaches === "edge"
        ? formulas.perimeterAtEdge(c_2, c_1, e, d)
        : formulas.perimeterAtCorner(c_1, c_2, e, d);
  if (place.sectors.length === 0) return { u_0, counted, u_1: u, whole: ofBeta, place };
  const lost = sheet.table("u_lost_mm", lengthLost(area, 2 * d, place.sectors), "EN 1992-1-1 6.4.2(3)");
  if (u - lost < 0.001 * u) sheet.problem("openings", says.allLost);
  return { u_0, counted, u_1: sheet.put("u_1_mm", formulas.withoutLost, u, lost), whole: ofBeta, place };
}

/** Long columns inside whose ends alone count (annex of Germany). */
const countsEnds = ({ column }: PunchingItem, { truss }: Rules): boolean =>
  truss !== undefined && (column.position ?? "internal") === "internal" && column.diameter_mm === undefined;

/** What counts of a rectangle inside. */
function aroundEnds(sheet: Sheet, item: PunchingItem, { c_1, c_2, d }: Omit<Sides, "D">, whole: number): number {
  const [b, a] = [Math.min(c_1, c_2), Math.max(c_1, c_2)];
  const b_1 = formulas.shortSide(b, d);
  const a_1 = formulas.longSide(a, b, d, b_1);
  if (a_1 >= a && b_1 >= b) return whole;
  sheet.assume(item.foundation ? says.endsInGround : says.endsOfLongColumn, { weighty: true });
  return sheet.step("u_0_ends_mm", formulas.aroundRectangle, a_1, b_1);
}

function toEdges(
  sheet: Sheet,
  name: string,
  reaches: "edge" | "corner",
  { c_1, c_2, d, D, e }: Sides & { readonly e: number },
): number {
  if (D !== undefined)
    return sheet.put(
      name,
      reaches === "edge" ? formulas.perimeterAtRoundEdge : formulas.perimeterAtRoundCorner,
      D,
      e,
      d,
    );
  return reaches === "edge"
    ? sheet.put(name, formulas.perimeterAtEdge, c_2, c_1, e, d)
    : sheet.put(name, formulas.perimeterAtCorner, c_1, c_2, e, d);
}

/** What openings take of the line along the column; of an edge column, whose whole line may not count, their share. */
function besideOpenings(sheet: Sheet, { area, sectors }: Place, u: number): number {
  if (sectors.length === 0) return u;
  const share = sheet.table("u_0_lost_share", lengthLost(area, 0, sectors) / lengthAt(area, 0), "EN 1992-1-1 6.4.2(3)");
  if (share > 0.999) sheet.problem("openings", says.allLost);
  return sheet.put("u_0_mm", formulas.withoutShare, u, share);
}

interface Sides {
  readonly c_1: number;
  readonly c_2: number;
  readonly d: number;
  readonly D: number | undefined;
}

function aroundColumn(
  sheet: Sheet,
  { position, c_1, c_2, d, D }: Sides & Pick<Area, "position">,
  { sectors }: Place,
): number {
  const name = sectors.length > 0 ? "u_0_whole_mm" : "u_0_mm";
  if (D !== undefined) {
    if (position === "edge") return sheet.put(name, formulas.aroundRoundEdge, D, d);
    if (position === "corner") return sheet.put(name, formulas.aroundRoundCorner, d, D);
    return sheet.put(name, formulas.aroundCircle, D);
  }
  if (position === "edge") return sheet.put(name, formulas.aroundEdge, c_2, d, c_1);
  if (position === "corner") return sheet.put(name, formulas.aroundCorner, d, c_1, c_2);
  return sheet.put(name, formulas.aroundRectangle, c_1, c_2);
}

/** 6.4.2(8) to (11): the line outside the head. */
function aroundHead(
  sheet: Sheet,
  { l_H_mm: l_H, h_H_mm: h_H }: NonNullable<PunchingItem["head"]>,
  { c_1, c_2, d, D }: Sides,
): number {
  if (l_H >= formulas.shallowHead(h_H)) {
    if (l_H < formulas.deepHead(d, h_H)) {
      sheet.problem(
        "head.l_H_mm",
        says.headBetween({ low: formulas.shallowHead(h_H), high: formulas.deepHead(d, h_H) }),
      );
      return 1;
    }
    // the head is a column of its own for the slab
    const sides = [formulas.sideOfHead(c_1, l_H), formulas.sideOfHead(c_2, l_H)] as const;
    const around = D === undefined ? formulas.aroundRectangle(...sides) : formulas.aroundCircle(sides[0]);
    return sheet.put("u_1_mm", formulas.perimeter, around, d);
  }
  const [l_1 = 0, l_2 = 0] = [formulas.sideOfHead(c_1, l_H), formulas.sideOfHead(c_2, l_H)].sort((a, b) => a - b);
  const r =
    D === undefined
      ? sheet.put("r_cont_mm", formulas.squareHead, d, l_1, l_2)
      : sheet.put("r_cont_mm", formulas.roundHead, d, l_H, D);
  return sheet.put("u_1_mm", formulas.circleOf, r);
}

/** 6.4.2(3) */
function sectorsOf(sheet: Sheet, { openings = [] }: PunchingItem, area: Area, d: number): Sector[] {
  return openings.flatMap(({ y_mm: y, z_mm: z, b_y_mm: b_y, b_z_mm: b_z }, i) => {
    const opening = { y, z, b_y, b_z };
    const away = distanceTo(area, opening);
    if (overlaps(area, opening)) sheet.problem(`openings[${i}]`, says.openingInColumn);
    else if (isOutside(area, opening)) sheet.problem(`openings[${i}]`, says.openingBeyondEdge);
    if (away > formulas.reachOfOpenings(d)) {
      sheet.unused(`openings[${i}]`, says.farOpening);
      return [];
    }
    return [sectorOf(opening)];
  });
}

/** Of a moment that moves the force out of the slab along y of the area, its part in beta: k, M, and W_1 about the middle of u_1. */
function outwards(sheet: Sheet, area: Area, d: number, M: number, about: "y" | "z"): [k: number, M: number, W: number] {
  const k = sheet.table(`k_punching_${about}`, shareOfMoment(area.c_1 / area.c_2), "EN 1992-1-1 6.4.3(3) Table 6.1");
  const W = sheet.table(`W_1_${about}_mm2`, modulusAlong(area, 2 * d), "EN 1992-1-1 6.4.3(3) (6.40)");
  return [k, Math.min(0, M), W];
}

interface AtEdge extends Record<"d" | "u_1" | "V_Ed" | "M_y_Ed" | "M_z_Ed", number> {
  readonly area: Area;
  readonly name: string;
}

/** 6.4.3(5) */
function betaAtCorner(sheet: Sheet, { area, d, u_1, V_Ed, M_y_Ed, M_z_Ed, name }: AtEdge): number {
  const { c_1, c_2 } = area;
  const u_red = sheet.put("u_1_red_mm", formulas.reducedAtCorner, d, c_1, c_2);
  if (M_y_Ed >= 0 && M_z_Ed >= 0) return Math.max(1, sheet.put(name, formulas.betaAtCorner, u_1, u_red));
  const along = outwards(sheet, area, d, M_z_Ed, "z");
  const across = outwards(sheet, { ...area, c_1: c_2, c_2: c_1 }, d, M_y_Ed, "y");
  return Math.max(1, sheet.put(name, formulas.betaOutwards, u_1, u_red, ...along, ...across, V_Ed));
}

/** 6.4.3(4) */
function betaAtEdge(sheet: Sheet, { area, d, u_1, V_Ed, M_y_Ed, M_z_Ed, name }: AtEdge): number {
  const { c_1, c_2, e } = area;
  const u_red = sheet.put("u_1_red_mm", formulas.reducedAtEdge, c_2, d, c_1);
  const k = sheet.table("k_punching", shareOfMoment(c_1 / (2 * c_2)), "EN 1992-1-1 6.4.3(4) Table 6.1");
  const W_1 = sheet.put("W_1_mm2", formulas.modulusAtEdge, c_2, formulas.toEdge(c_1, e), d);
  if (M_z_Ed >= 0) return sheet.put(name, formulas.betaAtEdge, u_1, u_red, k, M_y_Ed, V_Ed, W_1);
  const along = outwards(sheet, area, d, M_z_Ed, "z");
  return sheet.put(name, formulas.betaOutwards, u_1, u_red, ...along, k, M_y_Ed, W_1, V_Ed);
}

const byPosition = (beta: Rules["beta"], position: Position): number =>
  isWall(position) ? (beta[position] ?? betaOfWalls[position]) : beta[position];

/** 6.4.3(6), whatever the moments are */
function betaOfPlace(sheet: Sheet, item: PunchingItem, beta: number, position: Position): number {
  if (isWall(position)) {
    sheet.assume(position === "wall_end" ? says.betaOfWallEnd({ beta }) : says.betaOfWallCorner({ beta }), {
      weighty: true,
    });
    return sheet.table("beta", beta, "EN 1992-1-1 6.4.3(6)", says.shape({ position }));
  }
  for (const name of ["M_y_Ed", "M_z_Ed"] as const) if ((item[name] ?? 0) !== 0) sheet.unused(name, says.byPlace);
  sheet.assume(says.betaOfPlace({ beta }), { weighty: true });
  return sheet.table("beta", beta, "EN 1992-1-1 6.4.3(6) Figure 6.21N", says.shape({ position }));
}

/** An own factor holds the share of the moments beside it, at least. */
function rejectLessThanMoments(
  sheet: Sheet,
  { beta: _, beta_method: __, ...item }: PunchingItem,
  given: number,
  byPlace: Rules["beta"],
  d: number,
  u_1: number,
): void {
  const least = betaOf(aside(sheet), item, { beta: byPlace }, d, u_1);
  if (given < least * 0.99) sheet.problem("beta", atLeast(decimals(least, 3), given, { is: says.ofMoments }));
  else for (const name of ["M_y_Ed", "M_z_Ed"] as const) if (item[name]) sheet.unused(name, says.ownBeta);
}

/** 6.4.3 */
function betaOf(
  sheet: Sheet,
  item: PunchingItem,
  { beta: byPlace }: Pick<Rules, "beta">,
  d: number,
  u_1: number,
  name = "beta",
): number {
  const { column, M_y_Ed = 0, M_z_Ed = 0, V_Ed = 0 } = item;
  const position = column.position ?? "internal";
  if (item.beta !== undefined) {
    const usual = byPosition(byPlace, position);
    const moved = M_y_Ed !== 0 || M_z_Ed !== 0;
    if (moved && !isWall(position)) rejectLessThanMoments(sheet, item, item.beta, byPlace, d, u_1);
    else if (item.beta < usual) sheet.warn(says.smallBeta({ given: item.beta, beta: usual }));
    return sheet.given(name, item.beta);
  }
  // (6.44) and (6.46) have their share without a moment, too, where they are asked for
  const bare = M_y_Ed === 0 && M_z_Ed === 0;
  const asked = item.beta_method === "moments" && V_Ed > 0;
  if ((bare && !asked) || item.beta_method === "approximate" || isWall(position))
    return betaOfPlace(sheet, item, byPosition(byPlace, position), position);
  const { diameter_mm: D, c_1_mm: c_1 = D ?? 0, c_2_mm: c_2 = D ?? 0 } = column;
  if (item.openings) sheet.assume(says.modulusWithoutOpenings);
  if (position !== "internal") {
    const area: Area = { c_1, c_2, round: false, position, e: column.edge_distance_mm ?? 0 };
    const of = { area, d, u_1, V_Ed, M_y_Ed, M_z_Ed, name };
    return position === "corner" ? betaAtCorner(sheet, of) : betaAtEdge(sheet, of);
  }
  if (D !== undefined) return sheet.put(name, formulas.betaOfCircle, M_y_Ed, M_z_Ed, V_Ed, D, d);
  const { both, worse } = betasOfMoments({ c_1, c_2, d, u: u_1, V: V_Ed, M_y_Ed, M_z_Ed });
  if (both >= worse.beta) return sheet.put(name, formulas.betaBothWays, M_z_Ed, V_Ed, c_2, d, M_y_Ed, c_1);
  sheet.table("k_punching", worse.k, "EN 1992-1-1 6.4.3(3) Table 6.1");
  const W_1 = sheet.put("W_1_mm2", formulas.modulus, worse.along, worse.across, d);
  return sheet.put(name, formulas.betaOneWay, worse.k, worse.M, V_Ed, u_1, W_1);
}

interface Eccentric extends Record<"c_1" | "c_2" | "d" | "u" | "V" | "M_y_Ed" | "M_z_Ed", number> {}

/**
 * Of both moments, and of each alone: (6.43) is an approximation, and of long columns one moment alone may ask for more. A
 * moment about y moves the force along z.
 */
function betasOfMoments({ c_1, c_2, d, u, V, M_y_Ed, M_z_Ed }: Eccentric) {
  const alone = (along: number, across: number, M: number) => {
    const k = shareOfMoment(along / across);
    return { along, across, M, k, beta: formulas.betaOneWay(k, M, V, u, formulas.modulus(along, across, d)) };
  };
  const [about_z, about_y] = [alone(c_1, c_2, M_z_Ed), alone(c_2, c_1, M_y_Ed)];
  const isBoth = M_y_Ed !== 0 && M_z_Ed !== 0;
  return {
    both: isBoth ? formulas.betaBothWays(M_z_Ed, V, c_2, d, M_y_Ed, c_1) : 0,
    worse: about_y.beta > about_z.beta ? about_y : about_z,
  };
}

interface Foundation {
  readonly item: PunchingItem;
  readonly rules: Rules;
  readonly d: number;
  readonly u_0: number;
  readonly counted: number;
  readonly v_Rd_c: number;
  readonly v_Rd_max: number;
  readonly place: Place;
  readonly sigma: number;
  /** How far lines round the column may lie, to the edges of the foundation. */
  readonly reach: number;
}

/** 6.4.4(2): the line within 2 d at which the slab is used most; the ground within it carries its part. */
function verifyFoundation(sheet: Sheet, of: Foundation): number {
  const { item, d, u_0, counted, v_Rd_c, place, sigma } = of;
  const most = Math.min(1, of.reach / (2 * d));
  const V_Ed = item.V_Ed ?? 0;
  const isUpright = (item.M_y_Ed ?? 0) === 0 && (item.M_z_Ed ?? 0) === 0;
  const { truss } = of.rules;
  if (item.beta === undefined && isUpright && !truss) sheet.assume(says.uprightOnGround, { weighty: true });
  if (item.beta_method !== undefined) sheet.unused("beta_method", says.betaOfGround);
  const { c_1, c_2, round } = place.area;
  const at = (a: number) => {
    const inside = round ? formulas.insideCircle(c_1, a) : formulas.insideRectangle(c_1, c_2, a);
    const V_red = formulas.reducedByGround(V_Ed, sigma, inside);
    const u = formulas.aroundAt(counted, a);
    // of the whole line, whose modulus it has: what a long column leaves out is taken from u alone
    const beta = Math.max(truss?.beta_min ?? 0, V_red > 0 ? betaInGround(of, V_red, a, formulas.aroundAt(u_0, a)) : 1);
    const v_Rd = formulas.nearColumn(v_Rd_c, d, a);
    const v_Ed = V_red > 0 ? formulas.stress(beta, V_red, u, d) : 0;
    return { a, inside, beta, v_Ed, v_Rd };
  };
  let worst = at(formulas.partOfReach(d, most));
  for (let i = 1; i < 400; i++) {
    const here = at(formulas.partOfReach(d, (most * i) / 400));
    if (here.v_Ed / here.v_Rd > worst.v_Ed / worst.v_Rd) worst = here;
  }
  const a = sheet.table("a_crit_mm", worst.a, "EN 1992-1-1 6.4.4(2)");
  const V_red = sheet.put("V_Ed_red_kN", formulas.reducedByGround, V_Ed, sigma, worst.inside);
  const u = sheet.put("u_crit_mm", formulas.aroundAt, counted, a);
  const beta = sheet.table("beta", worst.beta, "EN 1992-1-1 6.4.4(2) (6.51)");
  const v_Rd = sheet.put("v_Rd_a_MPa", formulas.nearColumn, v_Rd_c, d, a);
  const v_Ed = sheet.put("v_Ed_MPa", formulas.stress, beta, Math.max(0, V_red), u, d);
  const v_Ed_0 = sheet.put("v_Ed_0_MPa", formulas.stress, beta, V_Ed, u_0, d);
  // the annex of Germany limits the stress at that line, and of slabs with links alone
  if (of.rules.f_max !== null) sheet.verify(formulas.atColumn, v_Ed_0, of.v_Rd_max, "MPa");
  sheet.verify(formulas.atU1, v_Ed, v_Rd, "MPa");
  return a;
}

/** (6.51); without moments that of the request, or 1: the ground below a pad is no neighbour of unequal spans. */
function betaInGround({ item, place }: Foundation, V: number, a: number, u: number): number {
  if (item.beta !== undefined) return item.beta;
  const { M_y_Ed = 0, M_z_Ed = 0 } = item;
  const { c_1, c_2, round } = place.area;
  const half = a / 2;
  if (M_y_Ed === 0 && M_z_Ed === 0) return 1;
  if (round) return formulas.betaOfCircle(M_y_Ed, M_z_Ed, V, c_1, half);
  const { both, worse } = betasOfMoments({ c_1, c_2, d: half, u, V, M_y_Ed, M_z_Ed });
  return Math.max(both, worse.beta);
}

/** Table 6.1, straight between its columns. */
function shareOfMoment(sides: number): number {
  const rows = [
    [0.5, 0.45],
    [1, 0.6],
    [2, 0.7],
    [3, 0.8],
  ] as const;
  if (sides <= 0.5) return 0.45;
  for (let i = 1; i < rows.length; i++) {
    const [before, after] = [rows[i - 1], rows[i]];
    if (!before || !after || sides > after[0]) continue;
    return before[1] + ((after[1] - before[1]) * (sides - before[0])) / (after[0] - before[0]);
  }
  return 0.8;
}

type Links = NonNullable<PunchingItem["links"]>;

const legs = [8, 10, 12, 14, 16, 20];

/** Perimeters of equal legs, as far apart as 9.4.3 allows in steps of 5 mm, as many as reach u_out. */
function designedLinks(sheet: Sheet, slab: Slab, f_yd: number): Links | undefined {
  const { item, d, u_1, v_Ed, v_Rd_c, rules } = slab;
  if (v_Ed > formulas.greatest(rules.k_max, withoutPressure(item, rules, v_Rd_c)) || item.h < formulas.leastThickness) {
    sheet.problem("design", item.h < formulas.leastThickness ? says.tooThin : says.beyondLinks);
    return undefined;
  }
  const step = (most: number) => Math.max(5, most - (most % 5));
  const [s_r, first] = [step(formulas.radialLimit(d)), step(formulas.firstLimit(d))];
  const f_ef = formulas.strengthOfLinks(f_yd, d);
  const needed = formulas.requiredLinks(v_Ed, v_Rd_c, s_r, u_1, f_ef, Math.PI / 2);
  const r_out = distanceToOuter(slab, formulas.outerPerimeter(slab.beta, slab.V_Ed, slab.v_out, d));
  const count = Math.max(2, 1 + Math.ceil((r_out - first - rules.k_out * d) / s_r - 1e-9));
  for (const diameter of legs)
    for (const around of [1, 2]) {
      const n = around * Math.ceil(u_1 / formulas.tangentialLimit(d));
      const s_t = u_1 / n;
      const A_sw = n * areaOfBar(diameter);
      const least = formulas.leastLeg(item.fck, item.fyk, s_r, s_t, Math.PI / 2);
      if (A_sw < needed || areaOfBar(diameter) < least || count > 50) continue;
      sheet.given("links", `${count} × ${n}Ø${diameter}`);
      sheet.assume(
        says.designedLinks({
          count,
          n,
          phi: quantity(diameter, "mm"),
          s: quantity(s_r, "mm"),
          first: quantity(first, "mm"),
        }),
      );
      const links = { A_sw_mm2: A_sw, s_r_mm: s_r, perimeters: count, first_mm: first, s_t_mm: s_t };
      return rules.truss ? { ...links, ...firstRows(sheet, rules.truss, { needed, n, diameter }) } : links;
    }
  sheet.problem("design", says.beyondLinks);
  return undefined;
}

const turns = {
  internal: 2 * Math.PI,
  edge: Math.PI,
  corner: Math.PI / 2,
  wall_end: Math.PI,
  wall_corner: Math.PI / 2,
};

/** From the column to u_out; beyond an edge that u_1 is not open to there is no line. */
function distanceToOuter({ item, d, u_1, place: { area, sectors } }: Slab, u_out: number): number {
  const { position = "internal" } = item.column;
  const most = 100 * d;
  const closed =
    sectors.length > 0
      ? distanceOfLength(area, sectors, u_out, most)
      : formulas.distanceOut(d, u_out, u_1, turns[area.position]);
  return position === area.position || isWall(position)
    ? closed
    : Math.max(closed, distanceOfLength({ ...area, position }, sectors, u_out, most));
}

/** 6.4.5 and 9.4.3 */
function verifyLinks(sheet: Sheet, slab: Slab, links: Links, f_yd: number): number {
  const { item, d, u_1, v_Ed, v_Rd_c } = slab;
  const alpha = ((links.alpha_deg ?? 90) * Math.PI) / 180;
  const f_ywd = links.f_ywk_MPa === undefined ? f_yd : designLinks(f_yd, links.f_ywk_MPa, item.fyk);
  const f_ef = sheet.put("f_ywd_ef_MPa", formulas.strengthOfLinks, f_ywd, d);
  const { A_sw_mm2: A_sw, s_r_mm: s_r } = links;
  sheet.verify(formulas.thickEnough, formulas.leastThickness, item.h, "mm");
  const v_Rd_cs = resistanceWithLinks(sheet, slab, links, { f_ef, alpha });
  sheet.given("k_max", slab.rules.k_max);
  sheet.verify(formulas.atU1, v_Ed, Math.max(v_Rd_cs, v_Rd_c), "MPa");
  const greatest = formulas.greatest(slab.rules.k_max, withoutPressure(item, slab.rules, v_Rd_c));
  sheet.verify(formulas.limit, v_Ed, greatest, "MPa");
  const r_out = verifyReach(sheet, slab, links);
  sheet.verify(formulas.radial, s_r, formulas.radialLimit(d), "mm");
  if (links.s_t_mm === undefined) {
    sheet.warn(says.legsUnknown);
    return r_out;
  }
  sheet.verify(formulas.tangential, links.s_t_mm, formulas.tangentialLimit(d), "mm");
  const f_yk = links.f_ywk_MPa ?? item.fyk;
  const leg = formulas.leastLeg(item.fck, f_yk, s_r, links.s_t_mm, alpha);
  const least = sheet.put("A_sw_min_mm2", formulas.leastPerimeter, leg, u_1, links.s_t_mm);
  sheet.verify(formulas.leastLinks, least, A_sw, "mm²");
  return r_out;
}

interface Truss {
  readonly f_ef: number;
  readonly alpha: number;
}

/** Legs of the two rows next to the column, where they count with less (annex of Germany). */
function firstRows(
  sheet: Sheet,
  { kappa }: NonNullable<Rules["truss"]>,
  { needed, n, diameter }: { readonly needed: number; readonly n: number; readonly diameter: number },
): Pick<Links, "A_sw_first_mm2" | "A_sw_second_mm2"> {
  const leg = areaOfBar(diameter);
  const [first, second] = kappa.map((more) => Math.max(n, Math.ceil((more * needed) / leg - 1e-9))) as [number, number]; // one each
  sheet.assume(says.designedFirstRows({ first, second, phi: quantity(diameter, "mm") }));
  return { A_sw_first_mm2: first * leg, A_sw_second_mm2: second * leg };
}

/** (6.52) */
function resistanceWithLinks(sheet: Sheet, slab: Slab, links: Links, { f_ef, alpha }: Truss): number {
  const { d, u_1, v_Ed, v_Rd_c, rules } = slab;
  const { A_sw_mm2: A_sw, s_r_mm: s_r, A_sw_first_mm2: first, A_sw_second_mm2: second } = links;
  sheet.put("A_sw_req_mm2", formulas.requiredLinks, v_Ed, v_Rd_c, s_r, u_1, f_ef, alpha);
  const A = rules.truss ? countedRow(sheet, rules.truss, A_sw, first ?? A_sw, second ?? A_sw) : A_sw;
  return sheet.put("v_Rd_cs_MPa", formulas.withLinks, v_Rd_c, d, s_r, A, f_ef, u_1, alpha);
}

function countedRow(
  sheet: Sheet,
  { kappa: [kappa_1, kappa_2] }: NonNullable<Rules["truss"]>,
  A_sw: number,
  first: number,
  second: number,
): number {
  sheet.assume(says.firstRowsNeedMore({ first: kappa_1, second: kappa_2 }));
  return sheet.put("A_sw_ef_mm2", formulas.leastRow, first, kappa_1, second, kappa_2, A_sw);
}

/** Figure 9.10 a), of d */
const nearestFirst = 0.3;

/** Beyond the links the slab carries alone. */
function verifyReach(sheet: Sheet, slab: Slab, links: Links): number {
  const { d, v_Rd_c, v_out, V_Ed, beta, rules } = slab;
  const u_out = sheet.put("u_out_mm", formulas.outerPerimeter, beta, V_Ed, v_out, d);
  const r_out = sheet.table("r_out_mm", distanceToOuter(slab, u_out), "EN 1992-1-1 6.4.5(4)");
  const from = links.first_mm ?? links.s_r_mm / 2;
  if (slab.item.head) sheet.assume(says.linksOfHead, { weighty: true });
  sheet.verify(formulas.first, from, formulas.firstLimit(d), "mm");
  const least = nearestFirst * d;
  if (from < least)
    sheet.warn(says.firstNear({ first: quantity(from, "mm"), least: quantity(Math.ceil(least), "mm") }));
  const count = links.perimeters;
  if (count === undefined) {
    if (slab.v_Ed > v_Rd_c) sheet.lack("links.perimeters", says.perimetersUnknown);
    else sheet.warn(says.perimetersUnknown);
    return r_out;
  }
  sheet.verify(formulas.perimetersAtLeast, 2, count, "");
  sheet.assume(says.perimetersOfLinks({ count, first: quantity(from, "mm") }));
  sheet.verify(formulas.outer, r_out, formulas.reachOfLinks(from, count, links.s_r_mm, rules.k_out, d), "mm");
  return r_out;
}
