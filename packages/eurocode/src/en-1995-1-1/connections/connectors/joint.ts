import { ofForm } from "../../../basis/verification.ts";
import { leastDistance } from "../../../en-1993-1-8/bolt-groups/distribution.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { requirement } from "../../formula.ts";
import { verifyAskew } from "../askew.ts";
import type { Design } from "../design.ts";
import { fireOfJoint } from "../fire.ts";
import { draw } from "../geometry.ts";
import * as group from "../group.ts";
import type { Fastener, Part, Wood } from "../model.ts";
import { verifyNetSection, verifySectionOfPattern } from "../net-section.ts";
import { loadsOf, type Pattern, spacingsOfPlaces, type Turned } from "../places.ts";
import { woods } from "../resolve.ts";
import { givenSpacings, leastSpacings, mostOf, type Placed } from "../row.ts";
import { says } from "../says.ts";
import type { DowelTypeItem } from "../schema.ts";
import * as spacing from "../spacing.ts";
import { acrossOfPattern, acrossOfRows, verifySplitting } from "../splitting.ts";
import {
  type Connector,
  type Distances,
  onPlatesOfRows,
  type Slip,
  stiffness,
  verifyPlates,
  verifySpacings,
} from "../verify.ts";
import { depthOf, isToothedRing, singleSided } from "./en-912.ts";
import type { ConnectorItem } from "./schema.ts";
import * as strength from "./strength.ts";

// What rings, shear plates and toothed plates have in common: EN 1995-1-1 8.9, to which 8.10 refers.

const thickness = ofForm(
  requirement("connector-thickness", "8.9(2)", "t_min / t <= 1", "thickness of members with connectors"),
);
const apart = ofForm(
  requirement("spacing-staggered", "8.9(10)", "1 / (k_a1^2 + k_a2^2) <= 1", "spacing of staggered connectors"),
);

/** With the diameter that the formulas take. */
export function connectorOf(sheet: Sheet, item: ConnectorItem): Connector | undefined {
  const { type, d_c_mm, h_e_mm } = item;
  const ofStandard = depthOf(type, d_c_mm);
  if (h_e_mm === undefined && ofStandard === undefined) {
    sheet.problem("h_e_mm", says.depthUnknown({ type, d_c: d_c_mm }));
    return undefined;
  }
  const h_e = h_e_mm ?? ofStandard ?? 0;
  if (h_e_mm === undefined) sheet.assume(says.depthOfStandard({ type, d_c: d_c_mm, h_e }), { weighty: true });
  else if (ofStandard !== undefined && Math.abs(h_e - ofStandard) > 0.1 * ofStandard)
    sheet.warn(says.depthDiffers({ type, d_c: d_c_mm, of: ofStandard, given: h_e }));
  sheet.given("h_e_mm", h_e);
  const d_c =
    item.connection === "toothed-plate" && item.b_c_mm !== undefined
      ? sheet.put("d_c_mm", strength.meanSide, d_c_mm, item.b_c_mm)
      : sheet.given("d_c_mm", d_c_mm);
  return { d_c, h_e };
}

/** The joint as one of bolts in the places of its connectors. */
export function asBolts(item: ConnectorItem): DowelTypeItem {
  const { mark, d_mm, members, n, rows, F_Ed, alternating_kN, splitting, serviceability, fire } = item;
  const { bolts, N_Ed, V_Ed, M_Ed, service_class } = item;
  const { a_1_mm, a_2_mm, a_3_t_mm, a_3_c_mm, a_4_t_mm, a_4_c_mm } = item;
  const distances = { a_1_mm, a_2_mm, a_3_t_mm, a_3_c_mm, a_4_t_mm, a_4_c_mm };
  const joint = {
    mark,
    fastener: "bolt",
    d_mm,
    members,
    n,
    rows,
    F_Ed,
    alternating_kN,
    splitting,
    serviceability,
    service_class,
    fire,
    bolts,
    N_Ed,
    V_Ed,
    M_Ed,
    otherLoads: (item as Turned).otherLoads,
    ...distances,
  } as const;
  if (item.connection === "split-ring") return joint;
  const { f_u_k_MPa, grade, M_y_Rk_Nmm, rope_effect, washer } = item;
  return { ...joint, f_u_k_MPa, grade, M_y_Rk_Nmm, rope_effect, washer };
}

const isOuter = ({ index }: Wood, parts: readonly Part[]): boolean => index === 0 || index === parts.length - 1;

/** (8.62) of all members together */
export function thicknessFactor(sheet: Sheet, parts: readonly Part[], { h_e }: Connector): number {
  const all = woods(parts).map((wood) =>
    sheet.step("k_1", isOuter(wood, parts) ? strength.outerThickness : strength.innerThickness, wood.t, h_e),
  );
  return sheet.given("k_1", Math.min(...all));
}

export const leastDensity = (parts: readonly Part[]): number => Math.min(...woods(parts).map(({ rho_k }) => rho_k));

/** Tables 8.7 to 8.9 in the diameter of the connector; `a_3_t` is what each table has for loaded ends. */
export function placedConnectors(
  item: DowelTypeItem,
  parts: readonly Part[],
  { type }: Pick<ConnectorItem, "type">,
  { d_c }: Connector,
  beside: Beside,
  directions: readonly (readonly number[])[] = [],
): Placed[] {
  const teeth = type.startsWith("C") && !isToothedRing(type);
  const leastAt = (alpha: number): spacing.Spacings[] => {
    const [from, plus] = teeth ? [0.9, 0.6] : [0.4, 1.6];
    const own: spacing.Spacings = {
      a_1: spacing.alongCos(1.2, teeth ? 0.3 : 0.8, alpha, d_c),
      a_2: spacing.alongSin(1.2, 0, alpha, d_c),
      a_3_t: spacing.alongSin(type.startsWith("C") ? 2 : 1.5, 0, alpha, d_c),
      a_3_c: spacing.atLeastDiameters(from, plus, alpha, d_c, 1.2),
      a_4_t: spacing.alongSin(0.6, 0.2, alpha, d_c),
      a_4_c: spacing.alongSin(0.6, 0, alpha, d_c),
    };
    return [own, ...beside(alpha)];
  };
  return woods(parts).map((wood) => {
    const alphas = directions.length > 0 ? directions.map((one) => one[wood.index] ?? wood.alpha) : [wood.alpha];
    const given = { ...spacingsOfPlaces(item, wood.index, d_c), ...givenSpacings(item, wood) };
    return { wood, least: mostOf(alphas.flatMap(leastAt)), given };
  });
}

/** Distances of what else is in the places of the connectors. */
export type Beside = (alpha: number) => readonly spacing.Spacings[];

/** 8.9(12), 8.9(13): connectors in line along the grain, and how many lines there are. */
export interface Lines {
  readonly n: number;
  readonly rows: number;
  readonly n_ef: number;
}

export function linesOf(sheet: Sheet, { n = 1, rows = 1, staggered, a_1_mm = 0, a_2_mm = 0 }: ConnectorItem): Lines {
  const merged = staggered === true && a_2_mm < 0.5 * a_1_mm;
  if (merged) sheet.assume(says.staggeredInLine);
  const line = merged ? { n: n * rows, rows: 1 } : { n, rows };
  return { ...line, n_ef: inLine(sheet, line.n) };
}

export function inLine(sheet: Sheet, n: number, field = "n"): number {
  if (n === 1) return sheet.table("n_ef", 1, "EN 1995-1-1 8.1.2", says.nothingInRow);
  if (n > 20) {
    sheet.problem(field, says.longestRow({ n }));
    return 0;
  }
  if (n > 11) sheet.warn(says.rowTooLong);
  return sheet.put("n_ef", strength.inRow, n);
}

/** What all connectors carry at the angle of a member: each for itself, and in line along the grain. */
export function ofLines(
  sheet: Sheet,
  { n, rows, n_ef }: Lines,
  planes: number,
  alpha: number,
  F_0: number,
  F_alpha: number,
): number {
  const all = sheet.step("F_all", strength.allTogether, n, rows, planes, F_alpha);
  if (alpha >= 89.999) return all;
  return Math.min(all, sheet.step("F_row", strength.rowAlongGrain, n_ef, rows, planes, F_0, alpha));
}

const countOf = ({ n = 1, bolts }: ConnectorItem): number => bolts?.length ?? n;

/** 8.9(11): rings and shear plates may be closer and carry less. */
export function closeness(sheet: Sheet, item: ConnectorItem, all: readonly Placed[]): number {
  if (countOf(item) === 1 || item.staggered === true) return 1;
  const shares = all.map(({ given: { a_1 }, least: { a_1: a_1_min } }) =>
    strength.shareOfSpacing(a_1 ?? a_1_min, a_1_min),
  );
  const k_s_red = Math.max(leastShare, Math.min(...shares));
  if (k_s_red >= 1) return 1;
  sheet.warn(says.closeConnectors);
  sheet.given("k_s_red", k_s_red);
  return sheet.put("k_R_red", strength.closer, k_s_red);
}
const leastShare = 0.5;

/** The end that the force loads: pulled along the grain, within so many degrees. */
export const isLoadedEnd = (item: ConnectorItem, { alpha }: Wood, within: number): boolean =>
  !isPressed(item) && alpha <= within;

/** A force that presses alone: of a pattern no case and no moment may pull on one of its connectors. */
export function isPressed(item: ConnectorItem): boolean {
  if (item.bolts === undefined) return (item.F_Ed ?? 0) < 0;
  const all = [loadsOf(item), ...((item as Turned).otherLoads ?? [])];
  return all.every(({ N, V, M }) => N < 0 && V === 0 && M === 0);
}

interface Around {
  readonly item: ConnectorItem;
  readonly bolts: DowelTypeItem;
  readonly fastener: Fastener;
  readonly parts: readonly Part[];
  readonly connector: Connector;
  readonly all: readonly Placed[];
  readonly design: Design;
  readonly distances: Distances;
  readonly slip: Slip["rule"];
  /** of rows */
  readonly F?: { readonly Rk: number; readonly Rd: number };
  /** in given places, with the greatest force of one */
  readonly pattern?: Pattern;
  readonly F_1?: number;
}

/** What is verified beside the resistance: wood around the connectors, distances, slip; then the picture. */
export function aroundConnectors(sheet: Sheet, around: Around): void {
  const { item, bolts, fastener, parts, connector, all, design, distances, slip, pattern } = around;
  sheet.given(
    "members",
    parts.map((part) => leastSpacings(part, all)),
  );
  verifyThickness(sheet, parts, connector);
  if (pattern) {
    verifySectionOfPattern(sheet, [bolts, fastener, parts, connector], all, design, pattern);
    verifySplitting(sheet, bolts, acrossOfPattern(bolts, parts, all, connector.d_c, pattern), design, false);
    verifyAskew(sheet, bolts, all, connector.d_c, pattern);
    const apart = leastDistance(pattern.points);
    verifyPlates(sheet, { F: around.F_1 ?? 0, a_1: apart, a_2: apart }, fastener, parts);
  } else {
    verifyNetSection(sheet, [bolts, fastener, parts, connector], all, design);
    verifySplitting(sheet, bolts, acrossOfRows(bolts, parts, all), design, false);
    verifyPlates(sheet, onPlatesOfRows(bolts), fastener, parts);
  }
  const { connection, staggered = false } = item;
  if (staggered) verifyStaggered(sheet, item, all);
  const shown = staggered ? twiceApart(all) : connection === "split-ring" ? mayBeCloser(all) : all;
  verifySpacings(sheet, staggered ? { ...bolts, rows: 1 } : bolts, shown, distances);
  const oneSide = singleSided(item.type);
  stiffness(sheet, bolts, parts, {
    rule: slip,
    d: connector.d_c,
    ...(oneSide ? { slack: 1, saidOfSlack: says.slackOfBolts } : { slack: 0 }),
  });
  draw(sheet, bolts, fastener, parts, all, { ...connector, staggered });
  fireOfJoint(sheet, {
    item,
    what: "connector",
    d: fastener.d,
    parts,
    all,
    design,
    ...(around.F ? { F: around.F } : {}),
  });
}

function verifyThickness(sheet: Sheet, parts: readonly Part[], { h_e }: Connector): void {
  const all = woods(parts).map((wood) => ({
    least: isOuter(wood, parts) ? strength.leastOuter(h_e) : strength.leastInner(h_e),
    t: wood.t,
  }));
  const worst = all.reduce((a, b) => (b.least / b.t > a.least / a.t ? b : a));
  sheet.verify(thickness, worst.least, worst.t, "mm");
}

function verifyStaggered(sheet: Sheet, { a_1_mm = 0, a_2_mm = 0 }: ConnectorItem, all: readonly Placed[]): void {
  const [first] = all;
  if (!first) return;
  const { a_1: a_1_min, a_2: a_2_min } = all.reduce((a, b) => (b.least.a_1 > a.least.a_1 ? b : a), first).least;
  const k = sheet.put("k_a", strength.staggered, a_1_mm, a_1_min, a_2_mm, a_2_min);
  sheet.verify(apart, 1, k, "");
}

/** Of one row alone the next connector is twice as far along the grain. */
const twiceApart = (all: readonly Placed[]): Placed[] =>
  all.map((one) => ({ ...one, given: { ...one.given, a_1: strength.nextInRow(one.given.a_1 ?? 0) } }));

const mayBeCloser = (all: readonly Placed[]): Placed[] =>
  all.map((one) => {
    const { least, given } = one;
    if (given.a_1 === undefined || given.a_1 >= least.a_1) return one;
    return { ...one, least: { ...least, a_1: spacing.reducedSpacing(leastShare, least.a_1) } };
  });

export const designed = (sheet: Sheet, { k_mod, gamma_M }: Design, F_Rk: number): number =>
  sheet.put("F_v_Rd_kN", group.design, k_mod, F_Rk, gamma_M);
