import type { Formula } from "../../basis/formula.ts";
import { listed, type Message } from "../../basis/message.ts";
import { atMost } from "../../basis/refusals.ts";
import { ofForm, type Requirement } from "../../basis/verification.ts";
import * as steelBolt from "../../en-1993-1-8/bolts/resistance.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { steelStrength } from "../../materials/index.ts";
import { requirement } from "../formula.ts";
import * as axial from "./axial-resistance.ts";
import * as group from "./group.ts";
import { creepOf } from "./k-mod.ts";
import { type Fastener, isPanel, isPlate, type Part, type Wood } from "./model.ts";
import type { Turned } from "./places.ts";
import { woods } from "./resolve.ts";
import { names, type Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import * as spacing from "./spacing.ts";

// What is verified of a joint beside its resistance: the wood around it, distances, slip.

/** Distances of a table: what each is held against, and the name of the tables. */
export interface Distances {
  readonly tables: string;
  /** the number of fasteners that count depends on no spacing: one that is missing must be named */
  readonly countAlways?: true;
  readonly a_1: Requirement;
  readonly a_2: Requirement;
  readonly a_3: Requirement;
  readonly a_4: Requirement;
}
export const distancesBy = (clause: string, tables: string, how: Pick<Distances, "countAlways"> = {}): Distances => ({
  tables,
  ...how,
  a_1: ofForm(requirement("spacing-a1", clause, "a_1_min / a_1 <= 1", "spacing along the grain")),
  a_2: ofForm(requirement("spacing-a2", clause, "a_2_min / a_2 <= 1", "spacing across the grain")),
  a_3: ofForm(requirement("spacing-a3", clause, "a_3_min / a_3 <= 1", "end distance")),
  a_4: ofForm(requirement("spacing-a4", clause, "a_4_min / a_4 <= 1", "edge distance")),
});
const ofFasteners = distancesBy("8.3.1.2(5)", "8.2 to 8.5");
const reach = (clause: string) => ofForm(requirement("penetration", clause, "l_pen_min / l_pen <= 1", "penetration"));
const reachOfStaples = reach("8.4(2)");
const reachOfSmooth = reach("8.3.1.2(1)");
const reachOfThread = reach("8.3.1.2(2)");
const preDrilling = ofForm(
  requirement("pre-drilling", "8.3.1.2(6)", "t_min / t <= 1", "thickness of members without drilled holes"),
);
const plateBearing = requirement("plate-bearing", "8.2.3(2)", "F_Ed / F_b_Rd <= 1", "bearing of a steel plate");
const slipOf = ofForm(requirement("slip", "7.1(1)", "u / u_lim <= 1", "slip"));

export const holeOf = ({ type, d }: Fastener) => (type === "bolt" ? d + 1 : d);

/** Calculates a formula, with or without writing it down. */
export type Calculates = <Args extends readonly number[]>(formula: Formula<Args>, ...args: Args) => number;
export const formulaAlone: Calculates = (formula, ...args) => formula(...args);

/** The shear planes that touch a member. */
export const facesOf = (index: number, parts: readonly Part[]): 1 | 2 =>
  index === 0 || index === parts.length - 1 ? 1 : 2;

/** What of the force of the joint goes through a member: as many planes touch it. */
export const shareOf = (F_Ed: number, { index }: Wood, parts: readonly Part[]): number =>
  group.share(F_Ed, facesOf(index, parts), parts.length - 1);

/** Between two faces, half in each. */
export interface Connector {
  readonly d_c: number;
  readonly h_e: number;
}

export function verifySpacings(
  sheet: Sheet,
  item: DowelTypeItem,
  all: readonly Placed[],
  by: Distances = ofFasteners,
): void {
  const { n = item.bolts?.length ?? 1, rows = item.bolts?.length ?? 1 } = item;
  const missing = new Set(all.flatMap((one) => missingOf(item, one, n, rows, by)));
  const fields = names.filter((name) => missing.has(name));
  const [field] = fields;
  if (field !== undefined) {
    const said = says.spacingsNotGiven({ fields: listed("plain", fields), tables: by.tables });
    // of a force that turns nobody sees which sense has no distance
    if ((item.alternating_kN ?? 0) > 0 || ((item as Turned).otherLoads ?? []).length > 0)
      sheet.lack(`${field}_mm`, said);
    else sheet.warn(said);
  }
  if (n > 1) verifySpacing(sheet, by.a_1, all, ["a_1"]);
  if (rows > 1) verifySpacing(sheet, by.a_2, all, ["a_2"]);
  verifySpacing(sheet, by.a_3, all, ["a_3_t", "a_3_c"]);
  verifySpacing(sheet, by.a_4, all, ["a_4_t", "a_4_c"]);
}

/**
 * What a member needs and is not given. One distance to the edges is the least of both; that of a loaded end or edge is no less than
 * that of an unloaded one, in whose place it stands.
 */
function missingOf(
  { F_Ed = 0, staggered = false, bolts }: DowelTypeItem,
  { wood, given }: Placed,
  n: number,
  rows: number,
  { countAlways }: Distances,
): Name[] {
  const turned = bolts !== undefined;
  // elsewhere the number of fasteners that count is that of the least spacing, and says so
  const unsaid = staggered || countAlways === true || isPanel(wood);
  const pulled = turned || (F_Ed > 0 && wood.alpha < 90);
  const loaded = turned || wood.alpha > 0;
  return [
    ...(!turned && n > 1 && unsaid && given.a_1 === undefined ? (["a_1"] as const) : []),
    ...(!turned && rows > 1 && given.a_2 === undefined ? (["a_2"] as const) : []),
    ...distance(given, "a_3_t", "a_3_c", pulled),
    ...distance(given, "a_4_t", "a_4_c", loaded),
  ];
}

type Name = (typeof names)[number];

const distance = (given: Placed["given"], loaded: Name, unloaded: Name, isLoaded: boolean): Name[] => {
  if (given[loaded] !== undefined || (!isLoaded && given[unloaded] !== undefined)) return [];
  return [isLoaded ? loaded : unloaded];
};

function verifySpacing(
  sheet: Sheet,
  what: Requirement,
  all: readonly Placed[],
  which: readonly (typeof names)[number][],
): void {
  const worst = worstDistance(all, which);
  if (worst) sheet.verify(what, worst.least, worst.value, "mm");
}

/** The distance that is nearest to its least, of those that are given. */
export function worstDistance(all: readonly Placed[], which: readonly (typeof names)[number][]) {
  const pairs = all.flatMap(({ least, given }) =>
    which.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [{ least: least[name], value }];
    }),
  );
  const [first] = pairs;
  return first && pairs.reduce((a, b) => (b.least / b.value > a.least / a.value ? b : a), first);
}

/** 8.3.1.2: how far nails, screws and staples reach; 8.3.1.2(6): what they go through undrilled. */
export function verifyDriven(sheet: Sheet, item: DowelTypeItem, fastener: Fastener, parts: readonly Part[]): void {
  const { type, d, smooth } = fastener;
  if (type === "bolt" || type === "dowel") return;
  const point = parts[parts.length - 1];
  if (point?.kind === "wood") {
    const l_pen = sheet.given("l_pen_mm", point.depth);
    if (type === "staple") sheet.verify(reachOfStaples, axial.leastStaple(d), l_pen, "mm");
    else if (type === "nail" && smooth) sheet.verify(reachOfSmooth, axial.leastSmooth(d), l_pen, "mm");
    else sheet.verify(reachOfThread, axial.leastThread(d), l_pen, "mm");
  }
  sheet.assume(says.acrossTheGrain);
  if (type === "screw" && woods(parts).some((wood) => !wood.drilled && (d > 6 || wood.material === "solid-hardwood"))) {
    sheet.assume(says.holesOfScrews);
  }
  if (type !== "nail") return;
  if ((item.bolts?.length ?? (item.n ?? 1) * (item.rows ?? 1)) === 1) sheet.warn(says.twoNails);
  const undrilled = woods(parts).filter((wood) => !isPanel(wood) && !wood.drilled);
  const rule = item.splitting_species === true ? spacing.undrilledSplitting : spacing.undrilledThickness;
  const [first] = undrilled;
  if (!first) return;
  if (item.splitting_species === undefined) sheet.assume(says.splitsHardly);
  const use = (wood: Wood) => rule(d, wood.rho_k) / wood.t;
  const worst = undrilled.reduce((a, b) => (use(b) > use(a) ? b : a), first);
  sheet.verify(preDrilling, sheet.put("t_min_mm", rule, d, worst.rho_k), worst.t, "mm");
}

/** How stiff one fastener is in one plane, and how far it moves before it bears. */
export interface Slip {
  readonly rule: (drilled: boolean) => Formula<[rho_m: number, d: number]>;
  readonly d: number;
  readonly slack: number;
  readonly saidOfSlack?: Message;
}

export const slipOfFastener = ({ type, d }: Fastener): Slip => ({
  rule: (drilled) => {
    if (type === "staple") return group.slipOfStaples;
    return type === "nail" && !drilled ? group.slipOfNails : group.slipOfDowels;
  },
  d,
  ...(type === "bolt" ? { slack: 1, saidOfSlack: says.slackOfBolts } : { slack: 0 }),
});

/** 7.1 and 2.2.2(2) */
export function stiffness(sheet: Sheet, item: DowelTypeItem, parts: readonly Part[], of: Slip): void {
  const { n = item.bolts?.length ?? 1, rows = 1, serviceability } = item;
  const planes = parts.slice(1).map((part, i) => {
    const beside = [parts[i], part].filter((one) => one?.kind === "wood");
    const [one, two] = beside;
    if (!one) throw new Error("wood is somewhere");
    const rho_m = two === undefined ? one.rho_m : sheet.step("rho_m", group.meanDensity, one.rho_m, two.rho_m);
    const rule = of.rule(beside.every((wood) => wood.drilled));
    const K = sheet.step("K_ser", rule, rho_m, of.d);
    return two === undefined ? sheet.step("K_ser", group.slipAtPlate, K) : K;
  });
  const K_1 = sheet.given("K_ser_1_N_mm", Math.min(...planes));
  const K_ser = sheet.put("K_ser_kN_mm", group.jointStiffness, n * rows, planes.length, K_1);
  sheet.put("K_u_kN_mm", group.ultimateStiffness, K_ser);
  if (!serviceability) return;
  const { F_ser_kN, F_qp_kN, clearance_mm, limit_mm } = serviceability;
  if (clearance_mm === undefined && of.saidOfSlack) sheet.assume(of.saidOfSlack);
  if (item.M_Ed !== undefined && item.M_Ed !== 0) sheet.warn(says.slipWithoutTurning);
  const u = sheet.put("slip_mm", group.slip, F_ser_kN, K_ser, clearance_mm ?? of.slack);
  const u_fin = F_qp_kN === undefined ? u : creep(sheet, item, parts, { u, F_ser: F_ser_kN, F_qp: F_qp_kN, K_ser });
  if (limit_mm !== undefined) sheet.verify(slipOf, u_fin, limit_mm, "mm");
}

interface Slipping {
  readonly u: number;
  readonly F_ser: number;
  readonly F_qp: number;
  readonly K_ser: number;
}

/** 2.3.2.2: of the plane that creeps most */
function creep(
  sheet: Sheet,
  { service_class = 1 }: DowelTypeItem,
  parts: readonly Part[],
  { u, F_ser, F_qp, K_ser }: Slipping,
): number {
  if (F_qp > F_ser) sheet.problem("serviceability.F_qp_kN", atMost(F_ser, F_qp, { unit: "kN", is: says.wholeForce }));
  const pairs = parts.slice(1).map((part, i) => {
    const [one = 0, two = one] = woods([parts[i] ?? part, part]).map((wood) => creepOf(wood, service_class));
    return { one, two, k: group.jointCreep(one, two) };
  });
  const { one, two } = pairs.reduce((a, b) => (b.k > a.k ? b : a));
  const k_def = sheet.put("k_def", group.jointCreep, one, two);
  if (parts.some(isPlate)) sheet.assume(says.creepAtPlates);
  sheet.put("K_ser_fin_kN_mm", group.finalStiffness, K_ser, k_def);
  return sheet.put("slip_fin_mm", group.finalSlip, u, k_def, F_qp, K_ser);
}

/** What of a joint presses on the holes of its plates: of one fastener in all planes, and how far the next ones are. */
interface OnPlates {
  readonly F: number;
  readonly a_1: number | undefined;
  readonly a_2: number | undefined;
}

export const onPlatesOfRows = ({ F_Ed = 0, n = 1, rows = 1, a_1_mm, a_2_mm }: DowelTypeItem): OnPlates => ({
  F: group.ofOne(Math.abs(F_Ed), n * rows),
  a_1: n > 1 ? a_1_mm : undefined,
  a_2: rows > 1 ? a_2_mm : undefined,
});

/** 8.2.3(2): steel plates by EN 1993-1-8 Table 3.4, each with its share of the force. */
export function verifyPlates(
  sheet: Sheet,
  { F: F_1, a_1, a_2 }: OnPlates,
  fastener: Fastener,
  parts: readonly Part[],
): void {
  const plates = parts.filter(isPlate);
  if (plates.some((plate) => plate.item.steel_grade === undefined)) sheet.warn(says.plateNotVerified);
  for (const { index, t, item: plate } of plates) {
    const { steel_grade, e_1_mm, e_2_mm } = plate;
    if (steel_grade === undefined) continue;
    const steel = steelStrength(steel_grade, t, "en-1993-1-1");
    if (!("f_u_MPa" in steel)) {
      sheet.problem(`members[${index}].steel_grade`, steel.because);
      continue;
    }
    sheet.assume(says.plateBearingAlone);
    if (F_1 === 0) continue;
    const d_0 = fastener.d + 1;
    if (e_1_mm === undefined || e_2_mm === undefined) sheet.assume(says.plateEdges);
    const [e_1, e_2] = [e_1_mm ?? group.leastEdge(d_0), e_2_mm ?? group.leastEdge(d_0)];
    const end = sheet.step("alpha_d", steelBolt.alphaEnd, e_1, d_0);
    const alpha_d = a_1 === undefined ? end : Math.min(end, sheet.step("alpha_d", steelBolt.alphaInner, a_1, d_0));
    const f_ub = fastener.f_u ?? steel.f_u_MPa;
    const alpha_b = sheet.step("alpha_b", steelBolt.alphaB, alpha_d, f_ub, steel.f_u_MPa);
    const k_1 =
      a_2 === undefined
        ? sheet.step("k_1", steelBolt.k1SingleColumn, e_2, d_0)
        : sheet.step("k_1", steelBolt.k1Edge, e_2, d_0, a_2);
    const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
    const F_b = sheet.step("F_b_Rd", steelBolt.bearingResistance, k_1, alpha_b, steel.f_u_MPa, fastener.d, t, gamma_M2);
    const F = sheet.step("F_Ed", group.share, F_1, facesOf(index, parts), parts.length - 1);
    sheet.verify(plateBearing, F, F_b, "kN");
  }
}
