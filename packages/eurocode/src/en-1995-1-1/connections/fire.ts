import { atLeast, notWith, required } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { TimberType } from "../../materials/timber.ts";
import { charringRate, fireAction, shareOfActions } from "../fire.ts";
import { fireRequirement } from "../formula.ts";
import { rejectCharringOf, rejectShareInFire } from "../refuse.ts";
import type { Design } from "./design.ts";
import { rejectLongFire } from "./fire-axial.ts";
import * as inFire from "./fire-strength.ts";
import { isPanel, isPlate, isWood, type Part, type Wood } from "./model.ts";
import { plates } from "./resolve.ts";
import type { Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import * as spacing from "./spacing.ts";
import { worstDistance } from "./verify.ts";

// EN 1995-1-2 6.2: joints with side members of wood, unprotected and protected. No second publication confirms Tables 6.1 to 6.3
// as they stand here, which the sheet says; the greatest times are those of the Austrian supplement to Eurocode 5, too.

/** What burns: fasteners, or rings and plates of EN 912. */
export type Burning = DowelTypeItem["fastener"] | "connector";

/** Table 6.1: time, least diameter, least side member */
const table61: Readonly<
  Record<Burning, { readonly t: number; readonly d: number; readonly side: number } | undefined>
> = {
  nail: { t: 15, d: 2.8, side: 0 },
  screw: { t: 15, d: 3.5, side: 0 },
  bolt: { t: 15, d: 0, side: 45 },
  dowel: { t: 20, d: 0, side: 45 },
  connector: { t: 15, d: 0, side: 45 },
  staple: undefined,
};
/** Table 6.3: k, the longest time that it is for, and least diameter; wood to wood, and with steel between */
interface Reduced {
  readonly k: number;
  readonly most: number;
  readonly d: number;
}
const table63: Readonly<Record<Burning, { readonly wood: Reduced; readonly steel: Reduced | undefined } | undefined>> =
  {
    nail: { wood: { k: 0.08, most: 20, d: 0 }, steel: { k: 0.08, most: 20, d: 0 } },
    screw: { wood: { k: 0.08, most: 20, d: 0 }, steel: { k: 0.08, most: 20, d: 0 } },
    bolt: { wood: { k: 0.065, most: 30, d: 12 }, steel: { k: 0.085, most: 30, d: 12 } },
    dowel: { wood: { k: 0.04, most: 40, d: 12 }, steel: { k: 0.085, most: 30, d: 12 } },
    connector: { wood: { k: 0.065, most: 30, d: 0 }, steel: undefined },
    staple: undefined,
  };
/** 6.2.1.1(2), 6.2.2.1(6): unprotected joints with larger members and distances */
const longestUnprotected = 30;
/** Table 2.1, fasteners in shear with side members of wood */
const k_fi = 1.15;
/** Tables 6.2, 6.2.1.3(2): widths, gaps and strips of plates between the members by 30 and 60 min */
const plateRules = {
  all: [200, 280],
  "one-or-two": [120, 280],
  gap: [20, 60],
  strip: [10, 30],
} as const;

const timeOf = fireRequirement("fire-time", "6.2.1.1, Table 6.1", "t_req / t_d_fi <= 1", "time of the joint in fire");
const loadOf = fireRequirement("fire-lateral", "6.2.2.1(2)", "F_Ed_fi / F_v_Rd_fi <= 1", "joint in fire");
const boards = fireRequirement("fire-protection", "6.2.1.2", "t_ch_req / t_ch <= 1", "protection of the joint in fire");
const form = (id: string, clause: string, text: string, title: string) =>
  ofForm(fireRequirement(id, clause, text, title));
const rangeOf = form(
  "fire-longest-time",
  "6.2.2.1(2), Table 6.3",
  "t_req / t_max <= 1",
  "longest time of the reduced load",
);
const diameterOf = form("fire-diameter", "6.2.1.1(1)", "d_min / d <= 1", "diameter of fasteners in fire");
const sideOf = form("fire-side-member", "6.2.1.1", "t_1_min / t_1 <= 1", "thickness of side members in fire");
const endOf = form("fire-end-distance", "6.2.1.1(2)", "a_3_fi / a_3 <= 1", "end distance in fire");
const edgeOf = form("fire-edge-distance", "6.2.1.1(2)", "a_4_fi / a_4 <= 1", "edge distance in fire");
const coverOf = form("fire-cover", "6.3.2(1)", "a_fi / t_cover <= 1", "wood over steel plates outside in fire");
const plugOf = form("fire-plug", "6.2.1.2(3)", "a_fi / l_plug <= 1", "plugs of wood over fasteners in fire");
const plateOf = form("fire-plate", "6.2.1.3", "b_st_min / b_st <= 1", "steel plate between the members in fire");

export interface JointInFire {
  readonly item: Pick<DowelTypeItem, "fire" | "load_duration" | "F_Ed">;
  readonly what: Burning;
  readonly d: number;
  readonly parts: readonly Part[];
  readonly all: readonly Placed[];
  readonly design: Design;
  /** of rows; a pattern has none */
  readonly F?: { readonly Rk: number; readonly Rd: number };
}

type Fire = NonNullable<DowelTypeItem["fire"]>;

export function fireOfJoint(sheet: Sheet, joint: JointInFire): void {
  const { fire } = joint.item;
  if (!fire) return;
  if (!rejectFire(sheet, joint, fire)) return;
  if (!isSymmetrical(joint.parts)) {
    sheet.lack("fire", says.symmetricalInFire);
    return;
  }
  // behind their cover plates outside take nothing of the tables
  if (!plateOutside(joint.parts)) sheet.warn(says.fireOfOneSource);
  const t_req = sheet.given("t_fi_min", fire.duration_min);
  verifyPlatesInside(sheet, joint, fire);
  if (fire.cover_mm !== undefined) behindCover(sheet, joint, fire, fire.cover_mm);
  if (plateOutside(joint.parts)) return;
  if (fire.method === "reduced-load") byReducedLoad(sheet, joint, fire, t_req);
  else bySimplifiedRules(sheet, joint, fire, t_req);
}

/** The members outside, which are in the fire. */
const sides = (parts: readonly Part[]): Wood[] => [parts[0], parts[parts.length - 1]].filter(isWood);
const plateOutside = (parts: readonly Part[]): boolean => isPlate(parts[0]) || isPlate(parts[parts.length - 1]);
/** Steel between the members. */
const platesInside = (parts: readonly Part[]) => plates(parts.slice(1, -1));

/** 6.1(2): three members, the outer two alike */
function isSymmetrical(parts: readonly Part[]): boolean {
  const [one, , other] = parts;
  if (!one || !other || parts.length !== 3) return false;
  if (isPlate(one) || isPlate(other)) return one.kind === other.kind && one.t === other.t;
  const isAlike = one.material === other.material && one.rho_k === other.rho_k && one.t === other.t;
  return isAlike && (one.item.alpha_deg ?? 0) === (other.item.alpha_deg ?? 0);
}

function rejectCover(sheet: Sheet, parts: readonly Part[], { cover_mm, method, protection, plug_mm }: Fire): void {
  if (!plateOutside(parts)) {
    if (cover_mm !== undefined) sheet.unused("fire.cover_mm", says.noPlateOutside);
  } else if (cover_mm === undefined) sheet.problem("fire", says.platesOutsideInFire);
  else {
    if (method === "reduced-load") sheet.problem("fire.method", says.noReducedLoad);
    if (protection) sheet.problem("fire.protection", says.boardsOverPlates);
  }
  if (plug_mm === undefined) return;
  if (protection) sheet.problem("fire.plug_mm", notWith("fire.protection"));
  if (plateOutside(parts)) sheet.unused("fire.plug_mm", says.noSideInFire);
}

function rejectFire(sheet: Sheet, { item, what, d, parts, F }: JointInFire, fire: Fire): boolean {
  const { method, beta_n_mm_min } = fire;
  const before = sheet.problems.length;
  rejectLongFire(sheet, fire.duration_min);
  if (what === "staple") sheet.problem("fire", says.staplesInFire);
  rejectCover(sheet, parts, fire);
  if (sides(parts).some(isPanel)) sheet.problem("fire", says.panelsOutsideInFire);
  rejectShareInFire(sheet, item);
  for (const wood of charred(parts)) rejectCharringOf(sheet, { ...charring(wood), beta: beta_n_mm_min });
  if (method === "reduced-load") {
    const rule = ruleOf(what, parts);
    if (F === undefined) sheet.problem("fire.method", says.reducedLoadOfRows);
    if (rule === undefined && what !== "staple") sheet.problem("fire.method", says.noReducedLoad);
    if (rule !== undefined && d < rule.d)
      sheet.problem("d_mm", atLeast(rule.d, d, { unit: "mm", is: says.leastInReducedLoad }));
  }
  rejectPlate(sheet, fire, parts);
  return sheet.problems.length === before;
}

function rejectPlate(sheet: Sheet, { plate }: Fire, parts: readonly Part[]): void {
  if (plate && platesInside(parts).length === 0) sheet.unused("fire.plate", says.noPlateInside);
  const ways = (["width_mm", "gap_mm", "strip_mm"] as const).filter((name) => plate?.[name] !== undefined);
  const [first, second] = ways;
  if (plate && first === undefined) sheet.problem("fire.plate.width_mm", required(says.plateWidthInFire));
  if (first !== undefined && second !== undefined)
    sheet.problem(`fire.plate.${second}`, says.oneRuleOfPlate({ field: `fire.plate.${first}` }));
  if (plate?.edges !== undefined && plate.width_mm === undefined) sheet.unused("fire.plate.edges", says.edgesOfWidth);
}

const ruleOf = (what: Burning, parts: readonly Part[]): Reduced | undefined =>
  table63[what]?.[parts.some(isPlate) ? "steel" : "wood"];

/** 6.2.1.3: the edges of plates between the members */
function verifyPlatesInside(sheet: Sheet, { parts }: JointInFire, { plate, duration_min: t }: Fire): void {
  const inside = platesInside(parts);
  if (inside.length === 0) return;
  if (!plate) {
    sheet.lack("fire.plate", says.platesInsideInFire);
    return;
  }
  const column = t <= 30 ? 0 : 1;
  const { width_mm, gap_mm, strip_mm, edges = "all" } = plate;
  const thinnest = Math.min(...inside.map((one) => one.t));
  if (thinnest < 2) sheet.warn(says.thinPlateInFire);
  if (width_mm !== undefined) sheet.verify(plateOf, plateRules[edges][column], width_mm, "mm");
  else if (strip_mm !== undefined) sheet.verify(plateOf, plateRules.strip[column], strip_mm, "mm");
  else if (gap_mm !== undefined) {
    if (inside.some((one) => one.t > 3)) sheet.lack("fire.plate", says.thickPlateInGap);
    else sheet.verify(plateOf, plateRules.gap[column], gap_mm, "mm");
  }
}

const isProjecting = (what: Burning, { projecting = false }: Fire): boolean =>
  what === "bolt" || what === "connector" || projecting;

/** 6.2.1: the times of Table 6.1, longer ones with larger members and distances, or behind boards */
function bySimplifiedRules(sheet: Sheet, joint: JointInFire, fire: Fire, t_req: number): void {
  const { what, d } = joint;
  const row = table61[what];
  if (!row) return;
  const t_d_fi = sheet.table("t_d_fi_min", row.t, "EN 1995-1-2 6.2.1.1(1), Table 6.1");
  if (row.d > 0) sheet.verify(diameterOf, row.d, d, "mm");
  if (isBehind(fire)) {
    if (row.side > 0) verifySide(sheet, joint, row.side);
    behindProtection(sheet, joint, fire, t_req, t_d_fi);
  } else if (t_req > t_d_fi && t_req <= longestUnprotected && !isProjecting(what, fire)) {
    const a_fi = sheet.put("a_fi_mm", inFire.extraThickness, rateOf(sheet, joint, fire), t_req, t_d_fi);
    larger(sheet, joint, row.side, a_fi);
  } else {
    if (row.side > 0) verifySide(sheet, joint, row.side);
    sheet.verify(timeOf, t_req, t_d_fi, "min");
  }
}

/** 6.2.2: what the joint carries falls with time */
function byReducedLoad(sheet: Sheet, joint: JointInFire, fire: Fire, t_req: number): void {
  const { item, what, d, parts, design, F } = joint;
  const rule = ruleOf(what, parts);
  if (!rule || !F) return;
  if (item.F_Ed === undefined) {
    sheet.lack("F_Ed", says.forceInFire);
    return;
  }
  if (what === "dowel" && rule.k === 0.04) {
    sheet.assume(fire.projecting ? says.dowelsAsBolts : says.boltBesideDowels);
  }
  const k = fire.projecting && what === "dowel" && !parts.some(isPlate) ? (table63.bolt?.wood ?? rule) : rule;
  const side = what === "bolt" || what === "dowel" ? sheet.put("t_1_fi_mm", inFire.leastSide, d) : 0;
  const eta_fi = sheet.given(
    "eta_fi",
    shareOfActions(sheet, { eta_fi: fire.eta_fi }, item.load_duration ?? "medium-term"),
  );
  const F_Ed = Math.abs(item.F_Ed);
  const F_Ed_fi = sheet.put("F_Ed_fi_kN", fireAction, eta_fi, F_Ed);
  const t_load =
    F_Ed === 0
      ? k.most
      : sheet.step(
          "t_d_fi",
          inFire.timeOfLoad,
          eta_fi,
          sheet.step("eta_0", inFire.ratioOf, F_Ed, F.Rd),
          design.k_mod,
          design.gamma_M,
          k_fi,
          k.k,
        );
  const t_d_fi = sheet.given("t_d_fi_min", Math.min(k.most, t_load));
  if (isBehind(fire)) {
    if (side > 0) verifySide(sheet, joint, side);
    behindProtection(sheet, joint, fire, t_req, t_d_fi);
    return;
  }
  const driven = what === "nail" || what === "screw";
  if (driven && t_req > t_d_fi && t_req <= longestUnprotected && !isProjecting(what, fire)) {
    const a_fi = sheet.put("a_fi_mm", inFire.extraByLoad, rateOf(sheet, joint, fire), t_req, t_d_fi);
    larger(sheet, joint, 0, a_fi);
    return;
  }
  if (side > 0) verifySide(sheet, joint, side);
  sheet.verify(rangeOf, t_req, k.most, "min");
  const eta = sheet.put("eta_conversion", inFire.conversion, k.k, t_req);
  const F_Rd_fi = sheet.put("F_v_Rd_fi_kN", inFire.loadInFire, k_fi, eta, F.Rk);
  sheet.verify(loadOf, F_Ed_fi, F_Rd_fi, "kN");
}

/** Side members; where plates cover all of them, the wood between, as which the cover chars. */
const charred = (parts: readonly Part[]): readonly Wood[] =>
  (sides(parts).length > 0 ? sides(parts) : parts.filter(isWood)).filter((wood) => !isPanel(wood));

const charring = ({ material, item: { species = "" }, rho_k }: Wood) => ({
  type: material as TimberType, // of no panel
  species,
  rho_k,
});

/** 6.3.2(1) */
function behindCover(sheet: Sheet, joint: JointInFire, fire: Fire, cover: number): void {
  sheet.assume(says.coverOfPlates);
  const a_fi = sheet.put("a_fi_cover_mm", inFire.coverOfPlate, rateOf(sheet, joint, fire), fire.duration_min);
  sheet.verify(coverOf, a_fi, cover, "mm");
}

/** Of the side member that chars fastest. */
function rateOf(sheet: Sheet, { parts }: JointInFire, { beta_n_mm_min }: Fire): number {
  const rates = charred(parts).map((wood) => charringRate(sheet, { given: beta_n_mm_min, ...charring(wood) }));
  return sheet.given("beta_n_mm_min", Math.max(...rates));
}

function verifySide(sheet: Sheet, { parts }: JointInFire, least: number): void {
  sheet.verify(sideOf, least, Math.min(...sides(parts).map(({ t }) => t)), "mm");
}

/** 6.2.1.1(2): side members, ends and edges are larger than at normal temperature by a_fi. */
function larger(sheet: Sheet, joint: JointInFire, leastSide: number, a_fi: number): void {
  const { d, parts } = joint;
  // of nails and screws the standard has no least side member of its own: that of wood that is not drilled
  const least =
    leastSide > 0 ? leastSide : Math.max(...sides(parts).map(({ rho_k }) => spacing.undrilledThickness(d, rho_k)));
  verifySide(sheet, joint, sheet.step("t_1_fi", inFire.largerBy, least, a_fi));
  largerDistances(sheet, joint, a_fi);
}

function largerDistances(sheet: Sheet, { all }: JointInFire, a_fi: number): void {
  const grown = all.map((one) => {
    const { a_3_t, a_3_c, a_4_t, a_4_c } = one.least;
    const by = (a: number) => inFire.largerBy(a, a_fi);
    return { ...one, least: { ...one.least, a_3_t: by(a_3_t), a_3_c: by(a_3_c), a_4_t: by(a_4_t), a_4_c: by(a_4_c) } };
  });
  for (const { what, names, field } of [
    { what: endOf, names: ["a_3_t", "a_3_c"], field: "a_3_t_mm" },
    { what: edgeOf, names: ["a_4_t", "a_4_c"], field: "a_4_c_mm" },
  ] as const) {
    const worst = worstDistance(grown, names);
    if (worst === undefined) sheet.lack(field, says.distanceInFire({ a_fi }));
    else sheet.verify(what, worst.least, worst.value, "mm");
  }
}

const isBehind = ({ protection, plug_mm }: Fire): boolean => protection !== undefined || plug_mm !== undefined;

function behindProtection(sheet: Sheet, joint: JointInFire, fire: Fire, t_req: number, t_d_fi: number): void {
  const { protection, plug_mm } = fire;
  if (plug_mm !== undefined) {
    sheet.assume(says.plugsInFire);
    const a_fi = sheet.put("a_fi_plug_mm", inFire.plugOver, rateOf(sheet, joint, fire), t_req, t_d_fi);
    sheet.verify(plugOf, a_fi, plug_mm, "mm");
    // plugs cover the fasteners alone: from ends and edges the fire comes as it does without them
    if (a_fi > 0) largerDistances(sheet, joint, a_fi);
  }
  if (!protection) return;
  const rule = protection.board === "gypsum-F" ? inFire.behindFireBoards : inFire.behindBoards;
  const needed = sheet.put("t_ch_req_min", rule, t_req, t_d_fi);
  sheet.assume(says.boardsHold);
  sheet.verify(boards, needed, protection.t_ch_min, "min");
}
