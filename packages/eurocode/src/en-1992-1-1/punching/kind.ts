import type { PunchingRules } from "../../annexes/concrete-types.ts";
import { quantity } from "../../basis/message.ts";
import { above, atLeast, below, notWith, required } from "../../basis/refusals.ts";
import { defineKind, type Kind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { areaOfBar, designLinks, layersOf } from "../beams/bars.ts";
import { alphaOfStruts } from "../beams/shear.ts";
import { partialFactors } from "../design-values.ts";
import { designConcrete, designSteel } from "../materials.ts";
import * as general from "../shear.ts";
import * as formulas from "./formulas.ts";
import { says } from "./says.ts";
import { type PunchingItem, punchingActions, punchingSchema } from "./schema.ts";

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
  readonly u_0: number;
  readonly V_Ed: number;
  readonly beta: number;
  readonly v_Ed: number;
  readonly v_Rd_c: number;
  readonly rules: Rules;
}

type Rules = NonNullable<PunchingRules>;

/** The table of contents of the calculation. */
function run(sheet: Sheet, item: PunchingItem): Record<string, unknown> | undefined {
  const rules = sheet.parameter("EN 1992-1-1", "punching_rules");
  if (rules === null) sheet.problem("column", says.annexSays({ annex: sheet.request.annex }));
  const bars = readBars(sheet, item);
  refuse(sheet, item);
  if (sheet.problems.length > 0 || !bars || rules === null) return undefined;
  const { gamma_C, gamma_S } = partialFactors(sheet, item);
  const V_Ed = item.V_Ed ?? 0;
  const d = sheet.put("d_mm", formulas.meanDepth, bars.y.d, bars.z.d);
  const rho_l = sheet.put("rho_l", formulas.ratio, bars.y.A_s, bars.y.d, bars.z.A_s, bars.z.d);
  const { u_0, u_1 } = perimeters(sheet, item, d);
  const beta = betaOf(sheet, item, rules, d, u_1);
  const f_ck = Math.min(item.fck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const k = sheet.put("k_shear", general.sizeFactor, d);
  const v_min = sheet.put(
    "v_min_MPa",
    general.leastStress,
    sheet.parameter("EN 1992-1-1", "v_min")(d, gamma_C),
    k,
    f_ck,
  );
  const v_Rd_c = sheet.put(
    "v_Rd_c_MPa",
    formulas.withoutLinks,
    rules.C_Rd_c,
    gamma_C,
    k,
    rho_l,
    f_ck,
    v_min,
    rules.k_1,
    item.sigma_cp_MPa ?? 0,
  );
  const f_cd = sheet.put("f_cd_MPa", designConcrete, alphaOfStruts(sheet), f_ck, gamma_C);
  const nu = sheet.table("nu", sheet.parameter("EN 1992-1-1", "nu_1")(f_ck), "EN 1992-1-1 6.4.5(3)");
  const v_Rd_max = sheet.put("v_Rd_max_MPa", formulas.struts, rules.f_max, nu, f_cd);
  const v_Ed_0 = sheet.put("v_Ed_0_MPa", formulas.stress, beta, V_Ed, u_0, d);
  const v_Ed = sheet.put("v_Ed_MPa", formulas.stress, beta, V_Ed, u_1, d);
  sheet.verify(formulas.atColumn, v_Ed_0, v_Rd_max, "MPa");
  const slab: Slab = { item, d, u_0, u_1, V_Ed, beta, v_Ed, v_Rd_c, rules };
  const f_yd = designSteel(item.fyk, gamma_S);
  if (item.links) verifyLinks(sheet, slab, item.links, f_yd);
  else sheet.verify(formulas.atU1, v_Ed, v_Rd_c, "MPa");
  return undefined;
}

function refuse(sheet: Sheet, item: PunchingItem): void {
  const { column, beta, M_y_Ed, M_z_Ed } = item;
  if (item.V_Ed === undefined) sheet.problem("V_Ed", required());
  else if (item.V_Ed < 0) sheet.problem("V_Ed", atLeast(0, item.V_Ed, { unit: "kN" }));
  const isRound = column.diameter_mm !== undefined;
  if (isRound === (column.c_1_mm !== undefined && column.c_2_mm !== undefined))
    sheet.problem("column.c_1_mm", required(says.sidesOrDiameter));
  if (!isRound && (column.c_1_mm === undefined) !== (column.c_2_mm === undefined))
    sheet.problem(column.c_1_mm === undefined ? "column.c_1_mm" : "column.c_2_mm", required(says.sidesOrDiameter));
  const position = column.position ?? "internal";
  if (position === "internal" && column.edge_distance_mm !== undefined)
    sheet.problem("column.edge_distance_mm", says.distanceOfInternal);
  const hasMoments = (M_y_Ed ?? 0) !== 0 || (M_z_Ed ?? 0) !== 0;
  // beta is the share of the moment in the stress of V
  if (item.V_Ed === 0 && hasMoments) sheet.problem("V_Ed", above(0, 0, { unit: "kN" }));
  if (beta !== undefined && hasMoments) sheet.problem("beta", notWith("M_y_Ed"));
  if (position !== "internal" && hasMoments) sheet.problem("column.position", says.onlyInternal);
}

interface Direction {
  readonly A_s: number;
  readonly d: number;
}

function readBars(sheet: Sheet, item: PunchingItem): { y: Direction; z: Direction } | undefined {
  const phi = { y: 0, z: 0 };
  const area = (way: "y" | "z"): number => {
    const [words, given] = [item[`bars_${way}`], item[`A_s_${way}`]];
    if (words !== undefined && given !== undefined) sheet.problem(`A_s_${way}`, notWith(`bars_${way}`));
    if (words === undefined) {
      if (given === undefined) sheet.problem(`A_s_${way}`, required(says.ratio));
      return given ?? 0;
    }
    const layers = layersOf(words);
    if (!layers || layers.some(({ spacing }) => spacing === undefined)) {
      sheet.problem(`bars_${way}`, says.barsInWords);
      return 0;
    }
    phi[way] = layers[0]?.diameter ?? 0;
    return layers.reduce((sum, { diameter, spacing = 1 }) => sum + (1000 * areaOfBar(diameter)) / spacing, 0);
  };
  const [A_y, A_z] = [area("y"), area("z")];
  const depth = (way: "y" | "z"): number => {
    const given = item[`d_${way}_mm`];
    if (given !== undefined) {
      if (given >= item.h) sheet.problem(`d_${way}_mm`, below(item.h, given, { unit: "mm" }));
      return given;
    }
    if (item.cover_mm === undefined || phi[way] === 0) sheet.problem(`d_${way}_mm`, required(says.depth));
    const inside = way === "z" ? phi.y : 0;
    return item.h - (item.cover_mm ?? 0) - inside - phi[way] / 2;
  };
  const found = { y: { A_s: A_y, d: depth("y") }, z: { A_s: A_z, d: depth("z") } };
  return sheet.problems.length > 0 ? undefined : found;
}

/** 6.4.2 and 6.4.5(3) */
function perimeters(sheet: Sheet, { column }: PunchingItem, d: number): { u_0: number; u_1: number } {
  const { diameter_mm: D, position = "internal", edge_distance_mm: e = 0 } = column;
  // a circle at an edge: the square that holds it
  if (D !== undefined && position !== "internal") sheet.assume(says.squareOfCircle);
  const [c_1, c_2] = [column.c_1_mm ?? D ?? 0, column.c_2_mm ?? D ?? 0];
  const whole = D === undefined ? formulas.aroundRectangle(c_1, c_2) : formulas.aroundCircle(D);
  const closed = formulas.perimeter(whole, d);
  if (position === "edge") {
    const u_0 = sheet.put("u_0_mm", formulas.aroundEdge, c_2, d, c_1);
    const open = formulas.perimeterAtEdge(c_2, c_1, e, d);
    if (open < closed) return { u_0, u_1: sheet.put("u_1_mm", formulas.perimeterAtEdge, c_2, c_1, e, d) };
    return { u_0, u_1: sheet.put("u_1_mm", formulas.perimeter, whole, d) };
  }
  if (position === "corner") {
    const u_0 = sheet.put("u_0_mm", formulas.aroundCorner, d, c_1, c_2);
    const open = formulas.perimeterAtCorner(c_1, c_2, e, d);
    if (open < closed) return { u_0, u_1: sheet.put("u_1_mm", formulas.perimeterAtCorner, c_1, c_2, e, d) };
    return { u_0, u_1: sheet.put("u_1_mm", formulas.perimeter, whole, d) };
  }
  const u_0 =
    D === undefined
      ? sheet.put("u_0_mm", formulas.aroundRectangle, c_1, c_2)
      : sheet.put("u_0_mm", formulas.aroundCircle, D);
  return { u_0, u_1: sheet.put("u_1_mm", formulas.perimeter, u_0, d) };
}

/** 6.4.3 */
function betaOf(sheet: Sheet, item: PunchingItem, { beta: byPlace }: Rules, d: number, u_1: number): number {
  const { column, M_y_Ed = 0, M_z_Ed = 0, V_Ed = 0 } = item;
  if (item.beta !== undefined) return sheet.given("beta", item.beta);
  const position = column.position ?? "internal";
  // (6.44) and (6.46) have their share without a moment, too
  if (position !== "internal" || (item.M_y_Ed === undefined && item.M_z_Ed === undefined)) {
    const beta = byPlace[position];
    sheet.assume(says.betaOfPlace({ beta }), { weighty: true });
    return sheet.table("beta", beta, "EN 1992-1-1 6.4.3(6) Figure 6.21N", says.shape({ position }));
  }
  const { diameter_mm: D, c_1_mm: c_1 = 0, c_2_mm: c_2 = 0 } = column;
  if (D !== undefined) return sheet.put("beta", formulas.betaOfCircle, M_y_Ed, M_z_Ed, V_Ed, D, d);
  if (M_y_Ed !== 0 && M_z_Ed !== 0) return sheet.put("beta", formulas.betaBothWays, M_z_Ed, V_Ed, c_2, d, M_y_Ed, c_1);
  // a moment about y moves the force along z
  const [along, across, M] = M_y_Ed === 0 ? [c_1, c_2, M_z_Ed] : [c_2, c_1, M_y_Ed];
  const k = sheet.table("k_punching", shareOfMoment(along / across), "EN 1992-1-1 6.4.3(3) Table 6.1");
  const W_1 = sheet.put("W_1_mm2", formulas.modulus, along, across, d);
  return sheet.put("beta", formulas.betaOneWay, k, M, V_Ed, u_1, W_1);
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

/** 6.4.5 and 9.4.3 */
function verifyLinks(sheet: Sheet, slab: Slab, links: Links, f_yd: number): void {
  const { item, d, u_1, v_Ed, v_Rd_c } = slab;
  const alpha = ((links.alpha_deg ?? 90) * Math.PI) / 180;
  const f_ywd = links.f_ywk_MPa === undefined ? f_yd : designLinks(f_yd, links.f_ywk_MPa, item.fyk);
  const f_ef = sheet.put("f_ywd_ef_MPa", formulas.strengthOfLinks, f_ywd, d);
  const { A_sw_mm2: A_sw, s_r_mm: s_r } = links;
  sheet.verify(formulas.thickEnough, formulas.leastThickness, item.h, "mm");
  sheet.put("A_sw_req_mm2", formulas.requiredLinks, v_Ed, v_Rd_c, s_r, u_1, f_ef, alpha);
  const v_Rd_cs = sheet.put("v_Rd_cs_MPa", formulas.withLinks, v_Rd_c, d, s_r, A_sw, f_ef, u_1, alpha);
  sheet.given("k_max", slab.rules.k_max);
  sheet.verify(formulas.atU1, v_Ed, Math.max(v_Rd_cs, v_Rd_c), "MPa");
  sheet.verify(formulas.limit, v_Ed, formulas.greatest(slab.rules.k_max, v_Rd_c), "MPa");
  verifyReach(sheet, slab, links);
  sheet.verify(formulas.radial, s_r, formulas.radialLimit(d), "mm");
  if (links.s_t_mm === undefined) {
    sheet.warn(says.legsUnknown);
    return;
  }
  sheet.verify(formulas.tangential, links.s_t_mm, formulas.tangentialLimit(d), "mm");
  const f_yk = links.f_ywk_MPa ?? item.fyk;
  const leg = formulas.leastLeg(item.fck, f_yk, s_r, links.s_t_mm, alpha);
  const least = sheet.put("A_sw_min_mm2", formulas.leastPerimeter, leg, u_1, links.s_t_mm);
  sheet.verify(formulas.leastLinks, least, A_sw, "mm²");
}

/** Beyond the links the slab carries alone. */
function verifyReach(sheet: Sheet, slab: Slab, links: Links): void {
  const { d, u_1, v_Rd_c, V_Ed, beta, item, rules } = slab;
  const u_out = sheet.put("u_out_mm", formulas.outerPerimeter, beta, V_Ed, v_Rd_c, d);
  const turns = { internal: 2 * Math.PI, edge: Math.PI, corner: Math.PI / 2 };
  const r_out = sheet.put("r_out_mm", formulas.distanceOut, d, u_out, u_1, turns[item.column.position ?? "internal"]);
  const from = links.first_mm ?? links.s_r_mm / 2;
  sheet.verify(formulas.first, from, formulas.firstLimit(d), "mm");
  const count = links.perimeters;
  if (count === undefined) {
    sheet.warn(says.perimetersUnknown);
    return;
  }
  sheet.verify(formulas.perimetersAtLeast, 2, count, "");
  sheet.assume(says.perimetersOfLinks({ count, first: quantity(from, "mm") }));
  sheet.verify(formulas.outer, r_out, formulas.reachOfLinks(from, count, links.s_r_mm, rules.k_out, d), "mm");
}
