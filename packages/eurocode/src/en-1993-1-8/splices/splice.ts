import { atMost, onlyWith, required } from "../../basis/refusals.ts";
import { utilizationOf } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { centred, elastic, type Force, sumOfSquares } from "../bolt-groups/distribution.ts";
import { says as groupSays } from "../bolt-groups/says.ts";
import { verifyWideHole } from "../bolts/holes.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { boltShape, type CoverPlate, draw, memberShape } from "../geometry.ts";
import {
  bearingOf,
  checkPattern,
  type Member,
  netSectionFactor,
  type Ply,
  putBearing,
  putBolts,
  putShear,
  resolveBolts,
  resolveMember,
  resolveSteel,
  verifyNormalHoles,
} from "../parts/index.ts";
import {
  areasOf,
  type BlockGeometry,
  blockResistance,
  putAreas,
  putBlock,
  type Strengths,
  symmetricPatternsOf,
  weakestPattern,
} from "../tearing/block.ts";
import * as formulas from "./formulas.ts";
import { firstLine, type Plate } from "./model.ts";
import { type Lines, linesOf, rejectWeb } from "./refuse.ts";
import { says } from "./says.ts";
import { type FlangePlate, type SpliceItem, spliceSchema, type WebPlate } from "./schema.ts";

export const spliceKind = defineKind({
  name: "splice",
  title: "Splices with cover plates",
  schema: spliceSchema,
  example: {
    connection: "splice",
    mark: "S1",
    member: { profile: "IPE 400", steel_grade: "S355" },
    flange_plate: {
      b_mm: 180,
      t_mm: 15,
      steel_grade: "S355",
      bolt_grade: "8.8",
      bolt_size: "M20",
      n_1: 4,
      n_2: 2,
      e1: 40,
      p1: 70,
      e2: 45,
      p2: 90,
    },
    web_plate: {
      h_mm: 280,
      b_mm: 165,
      t_mm: 8,
      sides: 2,
      steel_grade: "S355",
      bolt_grade: "8.8",
      bolt_size: "M20",
      n_1: 4,
      n_2: 2,
      e1: 35,
      p1: 70,
      e2: 45,
      p2: 70,
    },
    M_Ed: 150,
    V_Ed: 100,
  },
  actions: ["N_Ed", "M_Ed", "V_Ed"],
  label: ({ member, splice_of = "beam" }) => `${member.profile ?? "own member"}, ${splice_of} splice`,
  run(sheet, item) {
    const member = resolveMember(sheet, "member", item.member, ["I", "channel"]);
    if (item.N_Ed === undefined && item.M_Ed === undefined && item.V_Ed === undefined) {
      sheet.problem("M_Ed", required(says.action));
    }
    if (item.bearing && item.splice_of !== "column") sheet.problem("bearing", onlyWith(says.columnSplices));
    const flange = resolvePlate(sheet, "flange_plate", item.flange_plate, 1);
    const web = item.web_plate && resolvePlate(sheet, "web_plate", item.web_plate, 2);
    if (!member || !flange) return;
    if (!web && (item.V_Ed ?? 0) !== 0)
      sheet.problem("web_plate", required(says.shearCarrier({ V_Ed: item.V_Ed ?? 0 })));
    if (item.N_Ed_G !== undefined && item.N_Ed_G > Math.max(0, item.N_Ed ?? 0) * (1 + 1e-9))
      sheet.problem("N_Ed_G", atMost(item.N_Ed ?? 0, item.N_Ed_G, { unit: "kN", because: says.leastCompression }));
    for (const field of ["web_moment_share", "web_axial_share"] as const) {
      if (!web && item[field] !== undefined) sheet.unused(field, says.noWebPlate);
    }
    const lines = linesOf(sheet, member, flange);
    if (web) rejectWeb(sheet, member, flange, web);
    if (sheet.problems.length > 0) return;
    draw(sheet, () => ({
      kind: "splice",
      member: memberShape(member, item.member),
      flange: { ...coverPlate(flange), h: 0 },
      web: web && { ...coverPlate(web), h: web.spec.h_mm },
      bearing: item.bearing === true,
      N: item.N_Ed,
      M: item.M_Ed,
      V: item.V_Ed,
    }));
    const actions = putActions(sheet, item, member);
    flangePlates(sheet, item, actions, member, flange, lines);
    if (web) webPlates(sheet, item, actions, member, web);
    else if (actions.V > 0) sheet.verify(formulas.minimumShear, actions.V, 0, "kN");
  },
});

/** What the splice carries: the actions given, of a column without contact not less than 6.2.7.1(13) asks for. */
interface Actions {
  readonly M: number;
  readonly V: number;
  readonly N: number;
  /** least compression with the moment */
  readonly N_G: number;
  /** about the weak axis: only the least actions */
  readonly weak: { readonly M: number; readonly V: number } | undefined;
}

function putActions(sheet: Sheet, item: SpliceItem, { section, steel }: Member): Actions {
  const [M, V, N] = [Math.abs(item.M_Ed ?? 0), Math.abs(item.V_Ed ?? 0), item.N_Ed ?? 0];
  const N_G = Math.min(N, item.N_Ed_G ?? N);
  if (item.splice_of !== "column" || item.bearing) return { M, V, N, N_G, weak: undefined };
  sheet.assume(says.noContact);
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const { W_pl_y_mm3, W_pl_z_mm3, A_mm2 } = section.properties;
  const M_y = sheet.put("M_y_min_Ed_kNm", formulas.leastMoment, W_pl_y_mm3, steel.f_y, gamma_M0);
  const M_z = sheet.put("M_z_min_Ed_kNm", formulas.leastMoment, W_pl_z_mm3, steel.f_y, gamma_M0);
  const V_min = sheet.put("V_min_Ed_kN", formulas.leastShear, A_mm2, steel.f_y, gamma_M0);
  return {
    M: sheet.step("M_y_Ed_kNm", formulas.notLess, M, M_y),
    V: sheet.step("V_Ed_kN", formulas.notLess, V, V_min),
    N,
    N_G,
    weak: { M: M_z, V: V_min },
  };
}

function resolvePlate<P extends FlangePlate | WebPlate>(
  sheet: Sheet,
  path: string,
  spec: P,
  sides: 1 | 2,
): Plate<P> | undefined {
  const { n_1, n_2 = 1, p1, p2 } = spec;
  const steel = resolveSteel(sheet, path, spec, spec.t_mm);
  const context = {
    ...(n_1 > 1 && p1 !== undefined && { L_j: (n_1 - 1) * p1 }),
    singleLap: n_1 === 1 && (spec.sides ?? sides) === 1,
  };
  const bolts = resolveBolts(sheet, path, spec, context);
  if (!steel || !bolts || !checkPattern(sheet, path, spec, bolts)) return undefined;
  if (spec.sides === undefined) sheet.assume(path === "web_plate" ? says.webOnBothSides : says.flangeOnOneSide);
  return { spec, steel, bolts, context, sides: spec.sides ?? sides, n_2, p1: p1 ?? 0, p2: p2 ?? 0 };
}

const coverPlate = ({ spec, sides, bolts, n_2, p1, p2 }: Plate<FlangePlate>): Omit<CoverPlate, "h"> => ({
  b: spec.b_mm,
  t: spec.t_mm,
  sides,
  packing: spec.packing_mm ?? 0,
  bolt: boltShape(bolts),
  n_1: spec.n_1,
  n_2,
  e1: spec.e1,
  p1,
  e2: spec.e2,
  p2,
});

/** Forces of one flange and the plate, bolts and flange that carry it. */
function flangePlates(
  sheet: Sheet,
  item: SpliceItem,
  actions: Actions,
  member: Member,
  plate: Plate<FlangePlate>,
  lines: Lines,
): void {
  const { spec, steel, bolts, sides, n_2, context } = plate;
  const { b_mm: b, t_mm: t, e2 } = spec;
  const { M, N, N_G } = actions;
  if (item.N_Ed_G === undefined && N > 0) sheet.assume(says.allCompression);
  const z_f = sheet.step("z_mm", formulas.betweenFlanges, member.h, member.t_f);
  const z = sides === 2 ? z_f : member.h;
  const F_t = sheet.put("F_f_t_Ed_kN", formulas.flangeTension, M, z, N_G);
  const F_c = sheet.put("F_f_c_Ed_kN", formulas.flangeCompression, M, z, N);
  sheet.given("f_y_MPa", steel.f_y);
  sheet.given("f_u_MPa", steel.f_u);
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const gamma_M2 = netSectionFactor(sheet, steel);
  putBolts(sheet, bolts, spec, context);
  if (sides === 2) sheet.assume(says.innerPlates);
  const A =
    sides === 1
      ? sheet.put("A_mm2", formulas.plateArea, b, t)
      : sheet.put("A_mm2", formulas.bothPlatesArea, t, b, member.t_w, member.r);
  const A_net = sheet.put("A_net_mm2", formulas.netArea, A, n_2, bolts.d_across, sides * t);
  const N_pl = sheet.put("N_pl_Rd_kN", formulas.grossTension, A, steel.f_y, gamma_M0);
  const N_u = sheet.put("N_u_Rd_kN", formulas.netTension, A_net, steel.f_u, gamma_M2);
  const V_eff = plateBlock(sheet, plate, lines, { f_u: steel.f_u, f_y: steel.f_y, gamma_M0, gamma_M2 });
  const group = flangeGroup(sheet, plate, member, lines);
  // ends in contact carry the compression themselves
  const F_max = item.bearing ? F_t : Math.max(F_t, F_c);
  if (F_max > 0) {
    sheet.verify(formulas.flangeGross, F_max, N_pl, "kN");
    sheet.verify(formulas.flangeBolts, F_max, group, "kN");
    verifyNormalHoles(sheet, bolts, { along: true, across: actions.weak !== undefined });
  }
  if (F_t > 0) {
    sheet.verify(formulas.flangeNet, F_t, N_u, "kN");
    sheet.verify(formulas.flangeBlock, F_t, V_eff, "kN");
  }
  memberFlange(sheet, actions, member, plate, lines, z_f);
  if (item.bearing && N > 0) {
    sheet.assume(says.heldInLine);
    const demand = sheet.put("N_min_Ed_kN", formulas.quarter, N);
    sheet.verify(formulas.bearingMinimum, demand, sheet.put("N_min_Rd_kN", formulas.bothFlanges, N_pl, group), "kN");
  }
  if (!item.bearing && F_c > 0) bucklingBetweenBolts(sheet, plate, F_c, A);
  if (actions.weak) weakAxis(sheet, actions.weak, member, plate, lines, { F: Math.max(F_t, F_c), A });
  spacing(
    sheet,
    plate,
    Math.min(e2, lines.e2_member, sides === 2 ? lines.e2_inner : e2),
    Math.min(t, member.t_f),
    !item.bearing && F_c > 0,
  );
}

/**
 * Block tearing of the cover plates. Plates on both sides share the force: the outer one over its whole width, the inner
 * ones beside the web, each with its own lines and edges.
 */
function plateBlock(sheet: Sheet, plate: Plate<FlangePlate>, lines: Lines, strengths: Strengths): number {
  const { spec, bolts, sides, n_2, p1, p2 } = plate;
  const { n_1, e1, e2, t_mm: t } = spec;
  const d_0 = Math.max(bolts.d_along, bolts.d_across);
  const outer: BlockGeometry = { t: sides * t, d_0, n_1, n_2, e1, p1, e2, p2: lines.p2 };
  const found = [{ geometry: outer, pattern: weakestPattern(outer, false, strengths, symmetricPatternsOf(n_2)) }];
  if (sides === 2) {
    const beside = Math.max(1, n_2 / 2);
    const inner: BlockGeometry = {
      ...outer,
      t: 2 * (n_2 / beside) * t,
      n_2: beside,
      e2: Math.min(e2, lines.e2_inner),
      p2,
    };
    found.push({ geometry: inner, pattern: weakestPattern(inner, false, strengths) });
  }
  const of = ({ geometry, pattern }: (typeof found)[number]) =>
    blockResistance(false, areasOf(pattern, geometry), strengths);
  const weakest = found.reduce((least, block) => (of(block) < of(least) ? block : least));
  sheet.given("pattern", weakest.pattern);
  return putBlock(sheet, putAreas(sheet, weakest.pattern, weakest.geometry), strengths, false);
}

/** The flange of the member in tension at its holes: net section, and the strips outside its lines of bolts torn out. */
function memberFlange(
  sheet: Sheet,
  { M, N_G }: Actions,
  member: Member,
  { spec, bolts, n_2, p1, p2 }: Plate<FlangePlate>,
  { e2_member }: Lines,
  z_f: number,
): void {
  const { f_y, f_u } = member.steel;
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const gamma_M2 = netSectionFactor(sheet, member.steel);
  const F_t = sheet.step("F_f_t_member_Ed_kN", formulas.flangeTension, M, z_f, N_G);
  const { b, t_f } = member;
  const N_f = sheet.put(
    "N_f_Rd_kN",
    formulas.memberFlangeNet,
    b,
    t_f,
    f_y,
    gamma_M0,
    n_2,
    bolts.d_across,
    f_u,
    gamma_M2,
  );
  const d_0 = Math.max(bolts.d_along, bolts.d_across);
  // between the lines the web holds the flange: only the strips to the edges tear
  const geometry: BlockGeometry = { t: t_f, d_0, n_1: spec.n_1, n_2, e1: spec.e1, p1, e2: e2_member, p2 };
  const pattern = member.section.shape === "channel" ? "one-edge" : "two-edges";
  const V_f = putBlock(sheet, putAreas(sheet, pattern, geometry, "f_"), { f_u, f_y, gamma_M0, gamma_M2 }, false, "f_");
  if (F_t <= 0) return;
  sheet.verify(formulas.memberFlange, F_t, N_f, "kN");
  sheet.verify(formulas.memberFlangeBlock, F_t, V_f, "kN");
}

/** 6.2.7.1(13) about the weak axis: the flange plates bent in their plane, half of moment and shear each. */
function weakAxis(
  sheet: Sheet,
  { M, V }: { readonly M: number; readonly V: number },
  member: Member,
  plate: Plate<FlangePlate>,
  lines: Lines,
  { F: F_Ed, A }: { readonly F: number; readonly A: number },
): void {
  const { spec, steel, bolts, sides, n_2, p1 } = plate;
  const { n_1, e1, e2, b_mm: b, t_mm: t } = spec;
  const W =
    sides === 1
      ? sheet.step("W_z_mm3", formulas.weakModulus, t, b)
      : sheet.step("W_z_mm3", formulas.weakModulusOfBoth, t, b, member.t_w, member.r);
  const sigma = sheet.put("sigma_min_Ed_MPa", formulas.weakStress, F_Ed, A, M, W, V);
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  sheet.verify(formulas.minimumPlates, sigma, sheet.step("f_yd_MPa", formulas.yieldStress, steel.f_y, gamma_M0), "MPa");
  const M_group = sheet.step("M_group_min_Ed_kNm", formulas.momentAtBolts, M, V, e1 + ((n_1 - 1) * p1) / 2);
  const points = centred(
    Array.from({ length: n_1 }, (_, i) => i * p1).flatMap((y) =>
      Array.from({ length: n_2 }, (_, j) => [j * lines.p2, y] as const),
    ),
  );
  const F_v = putShear(sheet, "F_v_min_Rd_kN", bolts, sides);
  const [pitch, gauge] = [n_1 > 1 ? p1 : undefined, n_2 > 1 ? lines.p2 : undefined];
  const edge = Math.min(e2, lines.e2_member);
  const plies = [
    { t: sides * t, f_u: steel.f_u },
    { t: member.t_f, f_u: member.steel.f_u },
  ];
  const bearing = (distances: Omit<Ply, "t" | "f_u">) =>
    Math.min(...plies.map((ply) => bearingOf(bolts, { ...ply, ...distances })));
  const F_along = bearing({ end: e1, pitch, edge, gauge, k_h: bolts.k_h_along });
  const F_across = bearing({ end: edge, pitch: gauge, edge: e1, gauge: pitch, k_h: bolts.k_h_across });
  const worst = worstOf(elastic(points, { V_x: V / 2, V_y: F_Ed, M: M_group }), { F_v, F_x: F_across, F_y: F_along });
  if (worst) sheet.verify(formulas.minimumBolts, worst.demand, worst.resistance, "kN");
}

interface Use {
  readonly demand: number;
  readonly resistance: number;
}

/** The bolt of a group that is used most, in shear or in bearing along either axis. */
function worstOf(
  forces: readonly Force[],
  { F_v, F_x, F_y }: { readonly F_v: number; readonly F_x: number; readonly F_y: number },
): Use | undefined {
  let worst: Use | undefined;
  for (const force of forces) {
    const uses = [
      { demand: Math.hypot(force.F_x, force.F_y), resistance: F_v },
      { demand: Math.abs(force.F_x), resistance: F_x },
      { demand: Math.abs(force.F_y), resistance: F_y },
    ];
    for (const use of uses) {
      if (!worst || utilizationOf(use.demand, use.resistance) > utilizationOf(worst.demand, worst.resistance))
        worst = use;
    }
  }
  return worst && worst.demand > 0 ? worst : undefined;
}

/** 3.7(1) over plate and flange; end and inner bolts. */
function flangeGroup(sheet: Sheet, plate: Plate<FlangePlate>, member: Member, lines: Lines): number {
  const { spec, steel, bolts, sides, n_2, p1, p2 } = plate;
  const { e2_member, e2_inner } = lines;
  const { n_1, e1, e2, t_mm: t } = spec;
  const F_v = putShear(sheet, "F_v_Rd_kN", bolts, sides);
  const gauge = n_2 > 1 ? p2 : undefined;
  const k_h = bolts.k_h_along;
  // two thin plies are two plates: the heads are sunk into one of them only, which `sunk` counts on the safe side
  const edge = sides === 2 ? Math.min(e2, e2_inner) : e2;
  const ofPlate: Ply = { t: sides * t, f_u: steel.f_u, edge, gauge, k_h, sunk: true };
  const ofMember: Ply = { t: member.t_f, f_u: member.steel.f_u, edge: e2_member, gauge, k_h };
  sheet.assume(says.endDistance);
  const pitch = n_1 > 1 ? p1 : undefined;
  const F_plate = putBearing(sheet, "F_b_plate_Rd_kN", bolts, { ...ofPlate, end: e1, pitch });
  const F_member = putBearing(sheet, "F_b_member_Rd_kN", bolts, { ...ofMember, end: e1, pitch });
  const F_b = sheet.put("F_b_Rd_kN", formulas.leastBearing, F_plate, F_member);
  const least = (distance: { end?: number; pitch?: number }) =>
    Math.min(bearingOf(bolts, { ...ofPlate, ...distance }), bearingOf(bolts, { ...ofMember, ...distance }));
  const end = least({ end: e1 });
  const inner = pitch === undefined ? end : least({ pitch });
  const [n, sum] = [n_1 * n_2, n_2 * (end + (n_1 - 1) * inner)];
  verifyWideHole(sheet, bolts.size, bolts.hole, bolts.d_0, sum, n * F_v);
  return F_v >= Math.max(end, inner)
    ? sheet.put("F_Rd_group_kN", formulas.sumOfBearing, n_2, end, n_1, inner)
    : sheet.put("F_Rd_group_kN", formulas.leastOfBolts, n_1, n_2, F_v, F_b);
}

/** Table 3.3, note 2: the plate between its bolts, over the joint as well, where they are far apart for its thickness. */
function bucklingBetweenBolts(sheet: Sheet, { spec, steel, p1 }: Plate<FlangePlate>, F_c: number, A: number): void {
  const { t_mm: t, e1, e2, n_1 } = spec;
  const chi = reductionBetween(sheet, steel.f_y, t, Math.max(n_1 > 1 ? p1 : 0, 2 * e1));
  if (chi !== undefined) {
    const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
    sheet.verify(
      formulas.flangeBuckling,
      F_c,
      sheet.put("N_b_Rd_kN", formulas.plateBucklingForce, chi, A, steel.f_y, gamma_M1),
      "kN",
    );
  }
  const widest = formulas.outstandLimit(steel.f_y, t);
  if (e2 > widest * (1 + 1e-9)) sheet.verify(formulas.flangeOutstand, e2, widest, "mm");
}

/** undefined: the bolts are near enough to each other. */
function reductionBetween(sheet: Sheet, f_y: number, t: number, s: number): number | undefined {
  if (s / t < formulas.thickEnough(f_y)) return undefined;
  const lambda = sheet.step("lambda", formulas.plateSlenderness, s, t, f_y);
  return lambda <= 0.2 ? 1 : sheet.step("chi", formulas.plateReduction, lambda);
}

function spacing(
  sheet: Sheet,
  { spec, bolts, n_2, p1, p2 }: Plate<FlangePlate | WebPlate>,
  e2: number,
  thinner: number,
  compressed: boolean,
): void {
  verifySpacing(sheet, {
    compressed_t: compressed ? thinner : undefined,
    d_0: bolts.d_0,
    e1: spec.e1,
    e2,
    p1: spec.n_1 > 1 ? p1 : undefined,
    p2: n_2 > 1 ? p2 : undefined,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? thinner : undefined,
  });
}

interface WebForces {
  readonly V: number;
  readonly N: number;
  /** at the centroid of the bolts of one half */
  readonly M: number;
}

function webForces(
  sheet: Sheet,
  item: SpliceItem,
  { V, M, N }: Actions,
  member: Member,
  { spec, n_2, p2 }: Plate<WebPlate>,
): WebForces {
  const { t_w, h, t_f, section } = member;
  const share_M =
    item.web_moment_share ??
    sheet.put(
      "web_moment_share",
      formulas.share,
      sheet.step("I_w_mm4", formulas.webInertia, t_w, h, t_f),
      section.properties.I_y_mm4,
    );
  const share_N =
    item.web_axial_share ??
    sheet.put(
      "web_axial_share",
      formulas.share,
      sheet.step("A_w_mm2", formulas.webArea, t_w, h, t_f),
      section.properties.A_mm2,
    );
  if (item.web_moment_share !== undefined) sheet.given("web_moment_share", share_M);
  if (item.web_axial_share !== undefined) sheet.given("web_axial_share", share_N);
  sheet.assume(says.sharedActions);
  const inContact = item.bearing === true;
  if (inContact) sheet.assume(says.inContact);
  const M_w = sheet.put("web_M_Ed_kNm", formulas.shared, inContact ? 0 : share_M, M);
  const N_w = sheet.put("web_N_Ed_kN", formulas.shared, share_N, inContact && N > 0 ? 0 : Math.abs(N));
  const e = sheet.step("e_mm", formulas.leverOfWeb, spec.b_mm, spec.e2, n_2, p2);
  return { V, N: N_w, M: sheet.put("web_M_group_Ed_kNm", formulas.momentOfGroup, M_w, V, e) };
}

function webPlates(sheet: Sheet, item: SpliceItem, actions: Actions, member: Member, plate: Plate<WebPlate>): void {
  const { spec, steel, bolts, sides, n_2, p1, p2, context } = plate;
  const { n_1, e1, e2, h_mm: h, t_mm: t } = spec;
  const d_0 = Math.max(bolts.d_along, bolts.d_across);
  const forces = webForces(sheet, item, actions, member, plate);
  const { V, N, M } = forces;
  putBolts(sheet, bolts, spec, context, "web_");
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const gamma_M2 = netSectionFactor(sheet, steel);
  const A = sheet.put("web_A_mm2", formulas.webPlateArea, sides, h, t);
  const A_net = sheet.put("web_A_net_mm2", formulas.webNetArea, sides, t, h, n_1, bolts.d_along);
  sheet.put("web_N_pl_Rd_kN", formulas.grossTension, A, steel.f_y, gamma_M0);
  const N_u = sheet.put("web_N_u_Rd_kN", formulas.netTension, A_net, steel.f_u, gamma_M2);
  const V_net = sheet.put("web_V_net_Rd_kN", formulas.netShear, A_net, steel.f_u, gamma_M2);
  const block = putAreas(sheet, "one-edge", { t: sides * t, d_0, n_1, n_2, e1, p1, e2, p2 }, "web_");
  const V_eff = putBlock(sheet, block, { f_u: steel.f_u, f_y: steel.f_y, gamma_M0, gamma_M2 }, true, "web_");
  webGroup(sheet, plate, member, forces);
  const sigma = sheet.put("web_sigma_Ed_MPa", formulas.webStress, N, A, M, h, V);
  if (sigma > 0)
    sheet.verify(formulas.webGross, sigma, sheet.step("f_yd_MPa", formulas.yieldStress, steel.f_y, gamma_M0), "MPa");
  if (V > 0) {
    sheet.verify(formulas.webNet, V, V_net, "kN");
    sheet.verify(formulas.webBlock, V, V_eff, "kN");
  }
  if (actions.N < 0 && N > 0) {
    sheet.verify(formulas.webTension, N, N_u, "kN");
    memberWebBlock(sheet, member, plate, N);
  }
  const sigma_c = formulas.compressiveStress(actions.N > 0 ? N : 0, A, M, h);
  const between = Math.max(n_2 > 1 ? p2 : 0, 2 * firstLine(plate));
  const chi = sigma_c > 0 ? reductionBetween(sheet, steel.f_y, t, between) : undefined;
  if (chi !== undefined) {
    const demand = sheet.put("web_sigma_c_Ed_MPa", formulas.compressiveStress, actions.N > 0 ? N : 0, A, M, h);
    const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
    sheet.verify(
      formulas.webBuckling,
      demand,
      sheet.step("f_b_MPa", formulas.plateBucklingStress, chi, steel.f_y, gamma_M1),
      "MPa",
    );
  }
  // along the member, in which the web is pressed, stand its lines
  spacing(sheet, plate, Math.min(e2, firstLine(plate)), Math.min(t, member.t_w), false);
}

/** The web of the member ends at the joint: what stands between the outer rows of bolts tears out of it. */
function memberWebBlock(sheet: Sheet, member: Member, plate: Plate<WebPlate>, N: number): void {
  const { spec, bolts, n_2, p1, p2 } = plate;
  const d_0 = Math.max(bolts.d_along, bolts.d_across);
  const { f_u, f_y } = member.steel;
  const strengths = {
    f_u,
    f_y,
    gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"),
    gamma_M2: netSectionFactor(sheet, member.steel),
  };
  // along the member: its rows are the lines of the block, which end at the joint
  const e1 = firstLine(plate);
  const geometry: BlockGeometry = { t: member.t_w, d_0, n_1: n_2, n_2: spec.n_1, e1, p1: p2, e2: 0, p2: p1 };
  if (spec.n_1 < 2) return;
  const V_w = putBlock(sheet, putAreas(sheet, "between-lines", geometry, "w_"), strengths, false, "w_");
  sheet.verify(formulas.memberWebBlock, N, V_w, "kN");
}

/** Elastic bolt group under V, N and M; bearing of plates and web along both axes. */
function webGroup(sheet: Sheet, plate: Plate<WebPlate>, member: Member, { V, N, M }: WebForces): void {
  const { spec, steel, bolts, sides, n_2, p1, p2 } = plate;
  const { n_1, e1, e2, t_mm: t } = spec;
  const F_v = putShear(sheet, "web_F_v_Rd_kN", bolts, sides);
  const pitch = n_1 > 1 ? p1 : undefined;
  const gauge = n_2 > 1 ? p2 : undefined;
  const end = firstLine(plate);
  const ofPlate = { t: sides * t, f_u: steel.f_u, sunk: true };
  // the web of the member ends at the joint only, neither above nor below
  const ofMember = { t: member.t_w, f_u: member.steel.f_u };
  const down: Ply[] = [
    { ...ofPlate, end: e1, pitch, edge: e2, gauge, k_h: bolts.k_h_along },
    { ...ofMember, pitch, edge: end, gauge, k_h: bolts.k_h_along },
  ];
  const along: Ply[] = [
    { ...ofPlate, end: e2, pitch: gauge, edge: e1, gauge: pitch, k_h: bolts.k_h_across },
    { ...ofMember, end, pitch: gauge, gauge: pitch, k_h: bolts.k_h_across },
  ];
  const weakest = (list: readonly Ply[]) =>
    list.reduce((least, ply) => (bearingOf(bolts, ply) < bearingOf(bolts, least) ? ply : least));
  const F_y = putBearing(sheet, "web_F_b_Rd_kN", bolts, weakest(down));
  const F_x = putBearing(sheet, "web_F_b_x_Rd_kN", bolts, weakest(along));
  sheet.put("web_F_Rd_group_kN", formulas.leastOfBolts, n_1, n_2, F_v, F_y);
  const points = centred(
    Array.from({ length: n_1 }, (_, i) => i * p1).flatMap((y) =>
      Array.from({ length: n_2 }, (_, j) => [j * p2, y] as const),
    ),
  );
  sheet.table("web_sum_r2_mm2", sumOfSquares(points), "EN 1993-1-8 3.12(1)", groupSays.sumOfSquares);
  const worst = worstOf(elastic(points, { V_x: N, V_y: V, M }), { F_v, F_x, F_y });
  if (!worst) return;
  sheet.verify(formulas.webBolts, worst.demand, worst.resistance, "kN");
  // the lever to the joint turns even a pure shear force
  verifyNormalHoles(sheet, bolts, { along: true, across: true });
}
