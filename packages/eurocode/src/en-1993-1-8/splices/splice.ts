import { utilizationOf } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { centred, elastic, sumOfSquares } from "../bolt-groups/distribution.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import {
  type Bolts,
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
  type Steel,
} from "../parts/index.ts";
import { type BlockGeometry, putAreas, putBlock, symmetricPatternsOf, weakestPattern } from "../tearing/block.ts";
import * as F from "./formulas.ts";
import { type FlangePlate, type SpliceItem, spliceSchema, type WebPlate } from "./schema.ts";

interface Plate<P> {
  readonly spec: P;
  readonly steel: Steel;
  readonly bolts: Bolts;
  readonly context: { readonly L_j?: number; readonly packing?: number };
  readonly sides: 1 | 2;
  readonly n_2: number;
  readonly p1: number;
  readonly p2: number;
}

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
  label: ({ member, splice_of = "beam" }) => `${member.profile ?? "own member"}, ${splice_of} splice`,
  run(sheet, item) {
    const member = resolveMember(sheet, "member", item.member, ["I", "channel"]);
    if (item.N_Ed === undefined && item.M_Ed === undefined && item.V_Ed === undefined) {
      sheet.problem("M_Ed", "is required: N_Ed, M_Ed or V_Ed, the action on the splice");
    }
    if (item.bearing && item.splice_of !== "column") sheet.problem("bearing", "needs splice_of = column");
    const flange = resolvePlate(sheet, "flange_plate", item.flange_plate, 1);
    const web = item.web_plate && resolvePlate(sheet, "web_plate", item.web_plate, 2);
    if (!member || !flange) return;
    const e2_member = item.flange_plate.e2 + (member.b - item.flange_plate.b_mm) / 2;
    rejectMisfits(sheet, member, flange, web, e2_member);
    if (sheet.problems.length > 0) return;
    flangePlates(sheet, item, member, flange, e2_member);
    if (web) webPlates(sheet, item, member, web);
    else if ((item.V_Ed ?? 0) !== 0) sheet.warn("the shear force is not verified: there is no web_plate to carry it.");
    minimum(sheet, item, member);
  },
});

function resolvePlate<P extends FlangePlate | WebPlate>(
  sheet: Sheet,
  path: string,
  spec: P,
  sides: 1 | 2,
): Plate<P> | undefined {
  const { n_1, n_2 = 1, p1, p2 } = spec;
  const steel = resolveSteel(sheet, path, spec, spec.t_mm);
  const context = n_1 > 1 && p1 !== undefined ? { L_j: (n_1 - 1) * p1 } : {};
  const bolts = resolveBolts(sheet, path, spec, context);
  if (!steel || !bolts || !checkPattern(sheet, path, spec, bolts)) return undefined;
  if (spec.sides === undefined)
    sheet.assume(path === "web_plate" ? "Web plates on both sides." : "Flange plates on one side.");
  return { spec, steel, bolts, context, sides: spec.sides ?? sides, n_2, p1: p1 ?? 0, p2: p2 ?? 0 };
}

function rejectMisfits(
  sheet: Sheet,
  member: Member,
  flange: Plate<FlangePlate>,
  web: Plate<WebPlate> | undefined,
  e2_member: number,
): void {
  const { d_0 } = flange.bolts;
  const { b_mm: b, e2 } = flange.spec;
  const across = 2 * e2 + (flange.n_2 - 1) * flange.p2;
  if (across > b * (1 + 1e-9))
    sheet.problem("flange_plate.b_mm", `must be at least ${across} mm, 2 e2 + (n_2 - 1) p2; it is ${b}`);
  if (e2_member <= d_0 / 2) {
    sheet.problem(
      "flange_plate.e2",
      `must be greater than ${d_0 / 2 + (b - member.b) / 2} mm: the bolts are not in the flange of the member; it is ${e2}`,
    );
  }
  if (flange.sides === 2 && 2 * b <= member.t_w + 2 * member.r + 2 * flange.n_2 * d_0) {
    sheet.problem("flange_plate.b_mm", `leaves no inner plates beside the web; it is ${b}`);
  }
  if (b <= flange.n_2 * d_0 || member.b <= flange.n_2 * d_0)
    sheet.problem("flange_plate.n_2", "leaves nothing between the holes");
  if (!web) return;
  const { h_mm: h, b_mm: half, e1, e2: edge, n_1 } = web.spec;
  const down = 2 * e1 + (n_1 - 1) * web.p1;
  if (down > h * (1 + 1e-9))
    sheet.problem("web_plate.h_mm", `must be at least ${down} mm, 2 e1 + (n_1 - 1) p1; it is ${h}`);
  if (h > member.h - 2 * member.t_f) {
    sheet.problem(
      "web_plate.h_mm",
      `must be at most ${member.h - 2 * member.t_f} mm, the web between the flanges; it is ${h}`,
    );
  }
  const first = half - edge - (web.n_2 - 1) * web.p2;
  if (first <= web.bolts.d_0 / 2) {
    sheet.problem(
      "web_plate.b_mm",
      `must be greater than ${half - first + web.bolts.d_0 / 2} mm: half of the plate, from the joint; it is ${half}`,
    );
  }
  if (web.n_2 * n_1 === 1)
    sheet.problem("web_plate.n_1", "must be at least 2, or n_2: a single bolt takes no moment; it is 1");
}

/** Forces of one flange and the plate, bolts and flange that carry it. */
function flangePlates(
  sheet: Sheet,
  item: SpliceItem,
  member: Member,
  plate: Plate<FlangePlate>,
  e2_member: number,
): void {
  const { spec, steel, bolts, sides, n_2, p1, p2, context } = plate;
  const { n_1, e1, e2, b_mm: b, t_mm: t } = spec;
  const { d_0 } = bolts;
  const [M, N] = [Math.abs(item.M_Ed ?? 0), item.N_Ed ?? 0];
  const N_G = item.N_Ed_G ?? N;
  if (item.N_Ed_G === undefined && N > 0)
    sheet.assume("All of the compression is present with the moment (N_Ed_G = N_Ed).");
  const F_t = sheet.put("F_f_t_Ed_kN", F.flangeTension, M, member.h, N_G);
  const F_c = sheet.put("F_f_c_Ed_kN", F.flangeCompression, M, member.h, Math.max(N, N_G));
  sheet.given("f_y_MPa", steel.f_y);
  sheet.given("f_u_MPa", steel.f_u);
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const gamma_M2 = netSectionFactor(sheet, steel);
  putBolts(sheet, bolts, spec, context);
  if (sides === 2) sheet.assume("Inner flange plates of the same thickness, up to the fillets of the web.");
  const A =
    sides === 1
      ? sheet.put("A_mm2", F.plateArea, b, t)
      : sheet.put("A_mm2", F.bothPlatesArea, t, b, member.t_w, member.r);
  const A_net = sheet.put("A_net_mm2", F.netArea, A, n_2, d_0, sides * t);
  const N_pl = sheet.put("N_pl_Rd_kN", F.grossTension, A, steel.f_y, gamma_M0);
  const N_u = sheet.put("N_u_Rd_kN", F.netTension, A_net, steel.f_u, gamma_M2);
  const geometry: BlockGeometry = { t: sides * t, d_0, n_1, n_2, e1, p1, e2, p2 };
  const strengths = { f_u: steel.f_u, f_y: steel.f_y, gamma_M0, gamma_M2 };
  const pattern = sheet.given("pattern", weakestPattern(geometry, false, strengths, symmetricPatternsOf(n_2)));
  const V_eff = putBlock(sheet, putAreas(sheet, pattern, geometry), strengths, false);
  const group = flangeGroup(sheet, plate, member, e2_member);
  const N_f = sheet.put(
    "N_f_Rd_kN",
    F.memberFlangeNet,
    member.b,
    member.t_f,
    member.steel.f_y,
    gamma_M0,
    n_2,
    d_0,
    member.steel.f_u,
    netSectionFactor(sheet, member.steel),
  );
  // ends in contact carry the compression themselves
  const F_max = item.bearing ? F_t : Math.max(F_t, F_c);
  if (F_max > 0) {
    sheet.verify(F.flangeGross, F_max, N_pl, "kN");
    sheet.verify(F.flangeBolts, F_max, group, "kN");
  }
  if (F_t > 0) {
    sheet.verify(F.flangeNet, F_t, N_u, "kN");
    sheet.verify(F.flangeBlock, F_t, V_eff, "kN");
    sheet.verify(F.memberFlange, F_t, N_f, "kN");
  }
  if (item.bearing && N > 0) {
    const demand = sheet.put("N_min_Ed_kN", F.quarter, N);
    sheet.verify(F.bearingMinimum, demand, sheet.put("N_min_Rd_kN", F.bothFlanges, N_pl, group), "kN");
  }
  bucklingBetweenBolts(sheet, item, plate, F_c);
  spacing(sheet, plate, Math.min(e2, e2_member), Math.min(t, member.t_f));
}

/** 3.7(1) over plate and flange; end and inner bolts. */
function flangeGroup(sheet: Sheet, plate: Plate<FlangePlate>, member: Member, e2_member: number): number {
  const { spec, steel, bolts, sides, n_2, p1, p2 } = plate;
  const { n_1, e1, e2, t_mm: t } = spec;
  const F_v = putShear(sheet, "F_v_Rd_kN", bolts, sides);
  const gauge = n_2 > 1 ? p2 : undefined;
  const k_h = bolts.k_h_along;
  // two thin plies are two plates: the heads are sunk into one of them only, which `sunk` counts on the safe side
  const ofPlate: Ply = { t: sides * t, f_u: steel.f_u, edge: e2, gauge, k_h, sunk: true };
  const ofMember: Ply = { t: member.t_f, f_u: member.steel.f_u, edge: e2_member, gauge, k_h };
  sheet.assume("End distance in the member as in the plates.");
  const pitch = n_1 > 1 ? p1 : undefined;
  const F_plate = putBearing(sheet, "F_b_plate_Rd_kN", bolts, { ...ofPlate, end: e1, pitch });
  const F_member = putBearing(sheet, "F_b_member_Rd_kN", bolts, { ...ofMember, end: e1, pitch });
  const F_b = sheet.put("F_b_Rd_kN", F.leastBearing, F_plate, F_member);
  const least = (distance: { end?: number; pitch?: number }) =>
    Math.min(bearingOf(bolts, { ...ofPlate, ...distance }), bearingOf(bolts, { ...ofMember, ...distance }));
  const end = least({ end: e1 });
  const inner = pitch === undefined ? end : least({ pitch });
  return F_v >= Math.max(end, inner)
    ? sheet.put("F_Rd_group_kN", F.sumOfBearing, n_2, end, n_1, inner)
    : sheet.put("F_Rd_group_kN", F.leastOfBolts, n_1, n_2, F_v, F_b);
}

function bucklingBetweenBolts(
  sheet: Sheet,
  item: SpliceItem,
  { spec, steel, p1 }: Plate<FlangePlate>,
  F_c: number,
): void {
  if (item.bearing || F_c <= 0) return;
  const limit = 9 * Math.sqrt(235 / steel.f_y);
  if (p1 / spec.t_mm >= limit) {
    sheet.warn(
      `flange plate: p1/t = ${(p1 / spec.t_mm).toFixed(1)} is not below 9 ε = ${limit.toFixed(1)}: verify its buckling between the bolts with a length of 0.6 p1 (Table 3.3, note 2).`,
    );
  }
}

function spacing(
  sheet: Sheet,
  { spec, bolts, n_2, p1, p2 }: Plate<FlangePlate | WebPlate>,
  e2: number,
  thinner: number,
): void {
  verifySpacing(sheet, {
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

function webForces(sheet: Sheet, item: SpliceItem, member: Member, { spec, n_2, p2 }: Plate<WebPlate>): WebForces {
  const { t_w, h, t_f, section } = member;
  const [V, M, N] = [Math.abs(item.V_Ed ?? 0), Math.abs(item.M_Ed ?? 0), item.N_Ed ?? 0];
  const share_M =
    item.web_moment_share ??
    sheet.put(
      "web_moment_share",
      F.share,
      sheet.step("I_w_mm4", F.webInertia, t_w, h, t_f),
      section.properties.I_y_mm4,
    );
  const share_N =
    item.web_axial_share ??
    sheet.put("web_axial_share", F.share, sheet.step("A_w_mm2", F.webArea, t_w, h, t_f), section.properties.A_mm2);
  if (item.web_moment_share !== undefined) sheet.given("web_moment_share", share_M);
  if (item.web_axial_share !== undefined) sheet.given("web_axial_share", share_N);
  sheet.assume(
    "The flange plates are verified for the whole moment and normal force, the web plates for their share as well.",
  );
  const inContact = item.bearing === true;
  if (inContact) sheet.assume("Column ends in contact: the web plates carry shear and tension only.");
  const M_w = sheet.put("web_M_Ed_kNm", F.shared, inContact ? 0 : share_M, M);
  const N_w = sheet.put("web_N_Ed_kN", F.shared, share_N, inContact && N > 0 ? 0 : Math.abs(N));
  const e = sheet.step("e_mm", F.leverOfWeb, spec.b_mm, spec.e2, n_2, p2);
  return { V, N: N_w, M: sheet.put("web_M_group_Ed_kNm", F.momentOfGroup, M_w, V, e) };
}

function webPlates(sheet: Sheet, item: SpliceItem, member: Member, plate: Plate<WebPlate>): void {
  const { spec, steel, bolts, sides, n_2, p1, p2, context } = plate;
  const { n_1, e1, e2, h_mm: h, t_mm: t } = spec;
  const { d_0 } = bolts;
  const forces = webForces(sheet, item, member, plate);
  const { V, N, M } = forces;
  putBolts(sheet, bolts, spec, context, "web_");
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const gamma_M2 = netSectionFactor(sheet, steel);
  const A = sheet.put("web_A_mm2", F.webPlateArea, sides, h, t);
  const A_net = sheet.put("web_A_net_mm2", F.webNetArea, sides, t, h, n_1, d_0);
  sheet.put("web_N_pl_Rd_kN", F.grossTension, A, steel.f_y, gamma_M0);
  sheet.put("web_N_u_Rd_kN", F.netTension, A_net, steel.f_u, gamma_M2);
  const V_net = sheet.put("web_V_net_Rd_kN", F.netShear, A_net, steel.f_u, gamma_M2);
  const block = putAreas(sheet, "one-edge", { t: sides * t, d_0, n_1, n_2, e1, p1, e2, p2 }, "web_");
  const V_eff = putBlock(sheet, block, { f_u: steel.f_u, f_y: steel.f_y, gamma_M0, gamma_M2 }, true, "web_");
  webGroup(sheet, plate, member, forces);
  const sigma = sheet.put("web_sigma_Ed_MPa", F.webStress, N, A, M, h, V);
  if (sigma > 0) sheet.verify(F.webGross, sigma, sheet.step("f_yd_MPa", F.yieldStress, steel.f_y, gamma_M0), "MPa");
  if (V > 0) {
    sheet.verify(F.webNet, V, V_net, "kN");
    sheet.verify(F.webBlock, V, V_eff, "kN");
  }
  spacing(sheet, plate, e2, Math.min(t, member.t_w));
}

/** Elastic bolt group under V, N and M; bearing of plates and web along both axes. */
function webGroup(sheet: Sheet, plate: Plate<WebPlate>, member: Member, { V, N, M }: WebForces): void {
  const { spec, steel, bolts, sides, n_2, p1, p2 } = plate;
  const { n_1, e1, e2, t_mm: t } = spec;
  const F_v = putShear(sheet, "web_F_v_Rd_kN", bolts, sides);
  const pitch = n_1 > 1 ? p1 : undefined;
  const gauge = n_2 > 1 ? p2 : undefined;
  const ofPlate = { t: sides * t, f_u: steel.f_u, sunk: true };
  // the web of the member ends at the joint only, neither above nor below
  const ofMember = { t: member.t_w, f_u: member.steel.f_u };
  const down: Ply[] = [
    { ...ofPlate, end: e1, pitch, edge: e2, gauge, k_h: bolts.k_h_along },
    { ...ofMember, pitch, edge: e2, gauge, k_h: bolts.k_h_along },
  ];
  const along: Ply[] = [
    { ...ofPlate, end: e2, pitch: gauge, edge: e1, gauge: pitch, k_h: bolts.k_h_across },
    { ...ofMember, end: e2, pitch: gauge, gauge: pitch, k_h: bolts.k_h_across },
  ];
  const weakest = (list: readonly Ply[]) =>
    list.reduce((least, ply) => (bearingOf(bolts, ply) < bearingOf(bolts, least) ? ply : least));
  const F_y = putBearing(sheet, "web_F_b_Rd_kN", bolts, weakest(down));
  const F_x = putBearing(sheet, "web_F_b_x_Rd_kN", bolts, weakest(along));
  sheet.put("web_F_Rd_group_kN", F.leastOfBolts, n_1, n_2, F_v, F_y);
  const points = centred(
    Array.from({ length: n_1 }, (_, i) => i * p1).flatMap((y) =>
      Array.from({ length: n_2 }, (_, j) => [j * p2, y] as const),
    ),
  );
  sheet.table("web_sum_r2_mm2", sumOfSquares(points), "EN 1993-1-8 3.12(1)", "sum of x² + y² of the bolts");
  let worst: { demand: number; resistance: number } | undefined;
  for (const force of elastic(points, { V_x: N, V_y: V, M })) {
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
  if (worst && worst.demand > 0) sheet.verify(F.webBolts, worst.demand, worst.resistance, "kN");
}

/** 6.2.7.1(13): what a splice of a compression member without contact has to carry at least. */
function minimum(sheet: Sheet, item: SpliceItem, { section, steel }: Member): void {
  if (item.splice_of !== "column" || item.bearing || !((item.N_Ed ?? 0) > 0)) return;
  const quarterOf = (W: number) => (0.25 * W * steel.f_y) / 1e6;
  const [M_y, M_z] = [quarterOf(section.properties.W_pl_y_mm3), quarterOf(section.properties.W_pl_z_mm3)];
  const V = (0.025 * section.properties.A_mm2 * steel.f_y) / 1000;
  const short = [
    ...(Math.abs(item.M_Ed ?? 0) < M_y ? [`M_Ed is below ${M_y.toFixed(1)} kNm about the strong axis`] : []),
    ...(Math.abs(item.V_Ed ?? 0) < V ? [`V_Ed is below ${V.toFixed(1)} kN`] : []),
    `${M_z.toFixed(1)} kNm about the weak axis is not verified`,
  ];
  sheet.warn(
    `without contact a column splice carries at least 25 % of the moment resistances and 2.5 % of N_pl in shear (6.2.7.1(13)): ${short.join("; ")}.`,
  );
}
