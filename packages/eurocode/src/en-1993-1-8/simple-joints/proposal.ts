import type * as z from "zod";
import type { Message } from "../../basis/message.ts";
import { refuseUnless } from "../../basis/validation.ts";
import type { Member, MemberSpec } from "../parts/index.ts";
import {
  assumedShear,
  type Candidate,
  contextOf,
  firstThatFits,
  memberOf,
  needsOf,
  type ProposalContext,
  type Proposed,
  throatFrom,
  usualGrade,
} from "../parts/proposal.ts";
import { says as partSays } from "../parts/says.ts";
import { angleCleatsKind } from "./angle-cleats.ts";
import { finPlateKind } from "./fin-plate.ts";
import { ductileEndPlate } from "./formulas.ts";
import { headerPlateKind } from "./header-plate.ts";
import { says } from "./says.ts";

// Simple joints from the members alone, by the proportions of the published guides (SCI P358, MSB05):
// the plate below the top of the beam at 0.6 of its height or more, M20 at 70 mm, then more rows, closer ones, two lines, other bolts.

export interface SimpleJointNeeds extends ProposalContext {
  readonly mark?: string;
  readonly beam: MemberSpec;
  /** kN; default half of the plastic shear resistance */
  readonly V_Ed?: number;
  readonly F_tie_Ed?: number;
  readonly support?: Readonly<Record<string, unknown>>;
  readonly notch?: { readonly length_mm: number; readonly depth_top_mm?: number; readonly depth_bottom_mm?: number };
}

interface BoltRule {
  readonly size: string;
  readonly d: number;
  readonly e1: number;
  readonly p1: number;
  /** across the plate: edge of the beam, edge of the plate, pitch of two lines */
  readonly e2_b: number;
  readonly e2: number;
  readonly p2: number;
  /** fin plate that goes with it */
  readonly t: number;
}

const m12 = { size: "M12", d: 12, e2_b: 25, e2: 25, p2: 40, t: 6 };
const m16 = { size: "M16", d: 16, e2_b: 35, e2: 45, p2: 50, t: 8 };
const m20 = { size: "M20", d: 20, e2_b: 40, e2: 50, p2: 60, t: 10 };
const m24 = { size: "M24", d: 24, e2_b: 50, e2: 60, p2: 80, t: 12 };

/** In the order in which a detailer tries them: M20 at 70 mm, closer, smaller; larger ones only where M20 does not carry. */
const usualRules: readonly BoltRule[] = [
  { ...m20, e1: 40, p1: 70 },
  { ...m20, e1: 40, p1: 60 },
  { ...m16, e1: 35, p1: 55 },
  { ...m16, e1: 30, p1: 50 },
];
const largeRules: readonly BoltRule[] = [
  { ...m24, e1: 50, p1: 80 },
  { ...m24, e1: 50, p1: 70 },
];
const smallRules: readonly BoltRule[] = [
  { ...m12, e1: 25, p1: 40 },
  { ...m12, e1: 20, p1: 30 },
];

const allRules = [...usualRules, ...largeRules, ...smallRules];

/** What may be chosen from where the best of all is looked for. */
export interface Stock {
  readonly bolt_sizes?: readonly string[] | undefined;
  readonly thicknesses_mm?: readonly number[] | undefined;
}

const isStocked = ({ clear }: Setting, rule: BoltRule, { bolt_sizes }: Stock): boolean =>
  rowsWithin(clear, rule) >= 2 && (bolt_sizes === undefined || bolt_sizes.includes(rule.size));

/** Plates that are in stock. */
const thicknesses = [6, 8, 10, 12, 15] as const;
const stockedUpTo = (most: number): number => thicknesses.findLast((t) => t <= most + 1e-9) ?? thicknesses[0];

/** More are tried than of other joints: rows, lines and sizes of bolts. */
const mostTries = 24;

interface Setting {
  readonly beam: Member;
  readonly V_Ed: number;
  readonly item: Record<string, unknown>;
  readonly because: Message[];
  /** clear depth of the web, and where it begins below its top or notch */
  readonly clear: number;
  readonly top: number;
  readonly context: ProposalContext;
}

const optionalNeeds = ["mark", "V_Ed", "F_tie_Ed", "support", "notch"];
const ofFinPlate = needsOf(finPlateKind, ["beam"], optionalNeeds);
const ofHeaderPlate = needsOf(headerPlateKind, ["beam"], optionalNeeds);
const ofCleats = needsOf(angleCleatsKind, ["beam"], optionalNeeds);

function settingOf(schema: z.ZodType, needs: SimpleJointNeeds): Setting {
  refuseUnless([schema, needs]);
  const { mark, beam: spec, V_Ed, F_tie_Ed, support, notch } = needs;
  const context = contextOf(needs);
  const beam = memberOf("beam", spec, context);
  const inside = beam.t_f + beam.r;
  const [top, bottom] = [notch?.depth_top_mm || inside, notch?.depth_bottom_mm || inside];
  return {
    beam,
    V_Ed: Math.abs(V_Ed ?? assumedShear(beam)),
    item: {
      ...(mark === undefined ? {} : { mark }),
      beam: spec,
      V_Ed: V_Ed ?? assumedShear(beam),
      ...(F_tie_Ed === undefined ? {} : { F_tie_Ed }),
      ...(support === undefined ? {} : { support }),
      ...(notch === undefined ? {} : { notch }),
    },
    because: V_Ed === undefined ? [partSays.assumedShear] : [],
    clear: beam.h - top - bottom,
    top: notch?.depth_top_mm ? 0 : top,
    context,
  };
}

const plateSteel = ({ steel_grade, f_y_MPa, f_u_MPa }: MemberSpec) => ({
  ...(steel_grade === undefined ? {} : { steel_grade }),
  ...(f_y_MPa === undefined ? {} : { f_y_MPa }),
  ...(f_u_MPa === undefined ? {} : { f_u_MPa }),
});

const mostRows = 8;

const rowsWithin = (depth: number, { e1, p1 }: BoltRule): number =>
  Math.min(mostRows, Math.floor((depth - 2 * e1) / p1 + 1e-9) + 1);

/**
 * Groups of layouts, tried one after the other: the largest usual bolts that reach 0.6 of the beam's height, which restrains
 * its end; else what leaves two rows at all; then larger bolts.
 */
function rulesFor({ beam, clear }: Setting): (readonly BoltRule[])[] {
  const fits = (rule: BoltRule) => rowsWithin(clear, rule) >= 2;
  const usual = usualRules.filter(fits);
  const reaching = usual.filter((rule) => heightOf(rowsWithin(clear, rule), rule) >= 0.6 * beam.h - 1e-9);
  const first = reaching.length > 0 ? reaching : usual;
  const groups = [first.filter(({ d }) => d === first[0]?.d), largeRules.filter(fits)].filter(
    ({ length }) => length > 0,
  );
  if (groups.length > 0) return groups;
  // the shallowest webs take no two rows: the smallest bolts then show by how much
  const small = smallRules.filter(fits);
  return [small.length > 0 ? small.slice(0, 1) : smallRules.slice(-1)];
}

/** Each layout with each of its numbers of rows: one line of bolts before two. */
function* layoutsOf(
  setting: Setting,
  lines: (rule: BoltRule) => readonly number[],
  stock: Stock | undefined,
): Generator<{ rule: BoltRule; n_1: number; n_2: number; h: number }> {
  for (const rules of stock ? [allRules.filter((rule) => isStocked(setting, rule, stock))] : rulesFor(setting)) {
    for (const n_2 of [1, 2]) {
      for (const rule of rules.filter((one) => lines(one).includes(n_2))) {
        for (const n_1 of rowSteps(setting, rule)) yield { rule, n_1, n_2, h: heightOf(n_1, rule) };
      }
    }
  }
}

/** Rows over 0.6 of the beam's height, then one more at a time while the web is deep enough. */
function* rowSteps({ beam, clear }: Setting, rule: BoltRule): Generator<number> {
  const most = Math.max(2, rowsWithin(clear, rule));
  const first = Math.min(most, Math.max(2, Math.ceil((0.6 * beam.h - 2 * rule.e1) / rule.p1 - 1e-9) + 1));
  for (let rows = first; rows <= most; rows++) yield rows;
}

/**
 * The top of the plate 50 mm below the top of the beam, lower where flange and fillet ask for it, higher where it would not
 * fit; in whole mm where there is room for that.
 */
function topOfPlate({ clear, top }: Setting, h: number): number {
  const most = top + clear - h;
  const exact = Math.max(top, Math.min(50, most));
  return [Math.floor(exact), Math.ceil(exact)].find((whole) => whole >= top && whole <= most) ?? exact;
}

const heightOf = (rows: number, { e1, p1 }: BoltRule) => 2 * e1 + (rows - 1) * p1;

/** The plate or the web is thin beside its bolts, so that the joint turns (SCI P358). */
function finThickness({ beam }: Setting, { d, t }: BoltRule): number {
  const thin = (beam.steel.f_y <= 275 ? 0.5 : 0.42) * d;
  return beam.t_w <= thin ? t : Math.min(t, stockedUpTo(thin));
}

/** All in stock that turn with their bolts; of a first proposal the one that goes with them. */
function finThicknesses(setting: Setting, rule: BoltRule, stock: Stock | undefined): readonly number[] {
  if (!stock) return [finThickness(setting, rule)];
  const { beam } = setting;
  const thin = (beam.steel.f_y <= 275 ? 0.5 : 0.42) * rule.d;
  return (stock.thicknesses_mm ?? thicknesses).filter((t) => beam.t_w <= thin || t <= thin + 1e-9);
}

function* finPlates(setting: Setting, needs: SimpleJointNeeds, stock?: Stock): Generator<Candidate> {
  const { beam, item, because } = setting;
  const gap = beam.h > 610 ? 20 : 10;
  const lines = beam.h > 457 ? [2] : [1, 2];
  for (const { rule, n_1, n_2, h } of layoutsOf(setting, () => lines, stock)) {
    const { e1, p1, p2, e2, e2_b } = rule;
    for (const t of finThicknesses(setting, rule, stock)) {
      const a = throatFrom((beam.steel.f_y <= 275 ? 0.5 : 0.6) * t);
      yield {
        because: [...because, says.finPlate({ t, size: rule.size, p1, e1, gap, a })],
        item: {
          connection: "fin-plate",
          ...item,
          plate: { h_mm: h, b_mm: gap + e2_b + (n_2 - 1) * p2 + e2, t_mm: t, ...plateSteel(needs.beam) },
          bolt_grade: "8.8",
          bolt_size: rule.size,
          n_1,
          ...(n_2 > 1 ? { n_2, p2 } : {}),
          e1,
          p1,
          e2,
          e1_b: topOfPlate(setting, h) + e1,
          e2_b,
          throat_mm: a,
        },
      };
    }
  }
}

/** Gauge, edge and thickness of end plates. */
const endPlateOf = ({ d }: BoltRule, deep: boolean) =>
  deep || d > 20
    ? { w: 140, e2: d > 20 ? 40 : 30, t: 12 }
    : d > 16
      ? { w: 90, e2: 30, t: 10 }
      : { w: 80, e2: d > 12 ? 30 : 25, t: 8 };

function* headerPlates(setting: Setting, needs: SimpleJointNeeds, stock?: Stock): Generator<Candidate> {
  const { beam, item, because, context } = setting;
  const grade = usualGrade(context);
  for (const { rule, n_1, h } of layoutsOf(setting, () => [1], stock)) {
    const { d, e1, p1 } = rule;
    const { w, e2, t: usual } = endPlateOf(rule, beam.h > 457);
    // thin beside its bolts, so that the joint turns (SN014)
    const ductile = ductileEndPlate(d, grade === "8.8" ? 800 : 1000, beam.steel.f_y);
    const ofStock = stock && (stock.thicknesses_mm ?? thicknesses).filter((t) => t <= ductile + 1e-9);
    for (const t of ofStock ?? [Math.min(usual, stockedUpTo(ductile))]) {
      const a = throatFrom((beam.steel.f_y <= 275 ? 0.5 : 0.55) * beam.t_w);
      yield {
        because: [...because, says.endPlate({ t, size: rule.size, grade, p1, w, a })],
        item: {
          connection: "header-plate",
          ...item,
          plate: { h_mm: h, b_mm: w + 2 * e2, t_mm: t, ...plateSteel(needs.beam) },
          bolt_grade: grade,
          bolt_size: rule.size,
          n_1,
          e1,
          p1,
          e2,
          e1_b: topOfPlate(setting, h) + e1,
          throat_mm: a,
        },
      };
    }
  }
}

/** Angles thin enough to turn with their bolts, with room for the bolts in both legs. */
const cleatFor = (d: number) =>
  d > 20
    ? { profile: "L 100x100x10", leg: 100, e2: 45 }
    : d > 16
      ? { profile: "L 90x90x10", leg: 90, e2: 40 }
      : d > 12
        ? { profile: "L 80x80x8", leg: 80, e2: 35 }
        : { profile: "L 60x60x6", leg: 60, e2: 25 };
const longCleat = { profile: "L 150x90x10", leg: 150, e2: 40 };

function* cleats(setting: Setting, needs: SimpleJointNeeds, stock?: Stock): Generator<Candidate> {
  const { item, because, context } = setting;
  const grade = usualGrade(context);
  for (const { rule, n_1, n_2, h } of layoutsOf(setting, ({ d }) => (d === 20 ? [1, 2] : [1]), stock)) {
    const { d, e1, p1 } = rule;
    const { profile, leg, e2 } = n_2 === 2 ? longCleat : cleatFor(d);
    yield {
      because: [...because, says.cleats({ profile, size: rule.size, grade, p1 })],
      item: {
        connection: "angle-cleats",
        ...item,
        cleat: { profile, h_mm: h, ...plateSteel(needs.beam) },
        bolt_grade: grade,
        bolt_size: rule.size,
        n_1,
        ...(n_2 > 1 ? { n_2, p2: 60 } : {}),
        e1,
        p1,
        e2,
        e1_b: topOfPlate(setting, h) + e1,
        e2_b: leg - e2 - (n_2 - 1) * 60 - 10,
      },
    };
  }
}

/** All that a detailer could make of it, in no order. */
export const simpleJointsOf = {
  "fin-plate": (needs: SimpleJointNeeds, stock: Stock) => finPlates(settingOf(ofFinPlate, needs), needs, stock),
  "header-plate": (needs: SimpleJointNeeds, stock: Stock) =>
    headerPlates(settingOf(ofHeaderPlate, needs), needs, stock),
  "angle-cleats": (needs: SimpleJointNeeds, stock: Stock) => cleats(settingOf(ofCleats, needs), needs, stock),
};
/** What they are made from. */
export const simpleJointNeeds = { "fin-plate": ofFinPlate, "header-plate": ofHeaderPlate, "angle-cleats": ofCleats };

export function proposeFinPlate(needs: SimpleJointNeeds): Proposed {
  const setting = settingOf(ofFinPlate, needs);
  return firstThatFits(finPlates(setting, needs), setting.context, mostTries);
}

export function proposeHeaderPlate(needs: SimpleJointNeeds): Proposed {
  const setting = settingOf(ofHeaderPlate, needs);
  return firstThatFits(headerPlates(setting, needs), setting.context, mostTries);
}

export function proposeAngleCleats(needs: SimpleJointNeeds): Proposed {
  const setting = settingOf(ofCleats, needs);
  return firstThatFits(cleats(setting, needs), setting.context, mostTries);
}

/** Fin plate up to 610 mm deep, flexible end plate above; the other one, then cleats, where the first does not fit. */
export function proposeSimpleJoint(needs: SimpleJointNeeds): Proposed {
  const { beam } = settingOf(ofFinPlate, needs);
  const order =
    beam.h <= 610
      ? [proposeFinPlate, proposeHeaderPlate, proposeAngleCleats]
      : [proposeHeaderPlate, proposeFinPlate, proposeAngleCleats];
  let best: Proposed | undefined;
  let tries = 0;
  for (const propose of order) {
    const made = propose(needs);
    tries += made.tries;
    if (!best || made.utilization < best.utilization) best = made;
    if (made.passed) return { ...made, tries };
  }
  if (!best) throw new Error("there is always a first proposal"); // `order` is not empty
  return { ...best, tries };
}
