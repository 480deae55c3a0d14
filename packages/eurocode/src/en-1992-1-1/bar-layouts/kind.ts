import { quantity } from "../../basis/message.ts";
import { above, atLeast, atMost, onlyWith, required } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import { defineKind, type Kind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { barStress, mandrel, mandrelThick, mandrelThin } from "../anchorages/kind.ts";
import { areaOfBar } from "../beams/bars.ts";
import { leastSteel } from "../beams/detailing.ts";
import { requirement } from "../formula.ts";
import { Along, groupsOf } from "./along.ts";
import { areaOf, beyondOf, crossingAt, longBends, mandrelOf, type Sheared } from "./bends.ts";
import { Envelope, type Side } from "./envelope.ts";
import * as formulas from "./formulas.ts";
import type { Group } from "./group.ts";
import { isWhole, shortLaps } from "./laps.ts";
import { mostUsed, negligible, placesOf } from "./moments.ts";
import { refuseOneSided, sayContradictions } from "./of-one-beam.ts";
import { says } from "./says.ts";
import { type BarLayoutItem, barLayoutSchema } from "./schema.ts";
import { shearAlong, verifyShearAlong } from "./shear.ts";
import { countOfSupports, type Line, lineOf, type Support, usualDepth, usualWidth } from "./supports.ts";

// EN 1992-1-1 6.1, 6.2, 8.4, 9.2.1.3 to 9.2.1.5, 9.3.1.2: the bars of a beam, verified at every place along it.

const bending = requirement("bending", "6.1", "M_Ed / M_Rd <= 1");
const minimum = ofForm(requirement("minimum-reinforcement", "9.2.1.1(1)", "A_s_min / A_s <= 1"));
const anchorageAtEnd = requirement("anchorage", "9.2.1.4(3)", "l_bd / l <= 1", "anchorage length");
const anchorageInside = ofForm(requirement("anchorage", "9.2.1.5(2)", "10 phi / l <= 1", "anchorage length"));
const lap = ofForm(requirement("lap", "8.7.3(1)", "l_0 / l <= 1", "lap length"));
const insideBend = requirement("mandrel", "8.3(3)", "phi_m_min / phi_m <= 1", "diameter of the mandrel");
const toEnd = ofForm(requirement("bars-to-supports", "9.2.1.4(1)", "beta_2 A_s_span / A_s <= 1"));
const toEndOfSlab = ofForm(requirement("bars-to-supports", "9.3.1.2(1)", "0.5 A_s_span / A_s <= 1"));
const toInner = ofForm(requirement("bars-to-supports", "9.2.1.5(1)", "beta_2 A_s_span / A_s <= 1"));

/** The longest bar that is sold, mm. */
export const stockLength = 12_000;

export const barLayoutKind: Kind = defineKind({
  name: "bar-layout",
  list: "bar_layouts",
  title: "Bars along a reinforced concrete beam: ends, anchorage, links",
  schema: barLayoutSchema,
  example: {
    mark: "B1",
    b: 300,
    h: 500,
    fck: 30,
    fyk: 500,
    cover_mm: 30,
    spans_mm: [6000],
    support_widths_mm: [300, 300],
    envelope: [
      { x_mm: 0, V: 132 },
      { x_mm: 1000, M_max: 110, V: 88 },
      { x_mm: 2000, M_max: 176, V: 44 },
      { x_mm: 3000, M_max: 198, V: 0 },
      { x_mm: 4000, M_max: 176, V: 44 },
      { x_mm: 5000, M_max: 110, V: 88 },
      { x_mm: 6000, V: 132 },
    ],
    bars: [
      { face: "bottom", bars: "2Ø20", from_mm: -120, to_mm: 6120, leg_from_mm: 250, leg_to_mm: 250 },
      { face: "bottom", bars: "2Ø20", layer: 2, from_mm: 450, to_mm: 5550 },
      { face: "top", bars: "2Ø12", from_mm: -120, to_mm: 6120 },
    ],
    links: [
      { from_mm: 200, to_mm: 1600, diameter_mm: 8, spacing_mm: 200 },
      { from_mm: 1800, to_mm: 4200, diameter_mm: 8, spacing_mm: 300 },
      { from_mm: 4400, to_mm: 5800, diameter_mm: 8, spacing_mm: 200 },
    ],
  },
  label: (item) => `${item.b}×${item.h} C${item.fck}`,
  run,
});

/** The table of contents of the calculation. */
function run(sheet: Sheet, item: BarLayoutItem): Record<string, unknown> | undefined {
  const groups = refuse(sheet, item);
  if (!groups) return undefined;
  if (item.support_widths_mm === undefined)
    sheet.assume(says.usualWidths({ width: quantity(usualWidth, "mm"), depth: quantity(usualDepth, "mm") }), {
      weighty: true,
    });
  const line = lineOf(item);
  const envelope = new Envelope(item.envelope);
  const along = Along.of(sheet, item, groups);
  if (!along) return undefined;
  const shear = shearAlong(sheet, along, line, envelope);
  if (sheet.problems.length > 0) return undefined;
  const use = (of: Envelope) => mostUsed(along, line, of, "bottom", shear.a_l)?.use ?? 0;
  sayContradictions(sheet, envelope, (curved) => use(curved) > use(envelope) * (1 + negligible));
  for (const side of ["bottom", "top"] as const) writeBond(sheet, along, side);
  sheet.assume(says.allAlphas);
  if (groups.some(({ poor }) => poor)) sheet.assume(says.castFromAbove);
  for (const side of ["bottom", "top"] as const) verifyMoments(sheet, along, line, envelope, side, shear.a_l);
  verifyLaps(sheet, along, line);
  verifySupports(sheet, along, line, envelope, shear);
  verifyBends(sheet, along, line, envelope, shear);
  verifyShearAlong(sheet, along, line, envelope, shear);
  if (groups.some(({ from, to }) => to - from > stockLength))
    sheet.warn(says.longBars({ most: quantity(stockLength / 1000, "m") }));
  return { along: drawn(along, line, envelope, shear.a_l) };
}

function refuse(sheet: Sheet, item: BarLayoutItem): Group[] | undefined {
  const { spans_mm, left, right, envelope, bars, links, support_widths_mm, slab } = item;
  if (sheet.request.edition.second) sheet.problem("", says.firstGeneration);
  if (left === "free" && right === "free" && spans_mm.length === 1) sheet.problem("right", says.freeBeam);
  const count = countOfSupports(item);
  if (support_widths_mm && support_widths_mm.length !== count)
    sheet.problem("support_widths_mm", says.countOfWidths({ count, given: support_widths_mm.length }));
  envelope.forEach(({ x_mm }, i) => {
    const before = envelope[i - 1]?.x_mm;
    if (before !== undefined && x_mm < before)
      sheet.problem(`envelope[${i}].x_mm`, atLeast(before, x_mm, { unit: "mm", is: says.inOrder }));
  });
  const length = spans_mm.reduce((sum, one) => sum + one, 0);
  if ((envelope[0]?.x_mm ?? 0) > 1 || (envelope.at(-1)?.x_mm ?? 0) < length - 1)
    sheet.problem("envelope", says.wholeBeam({ length }));
  const ends = (name: string, list: readonly { from_mm: number; to_mm: number }[]) => {
    list.forEach(({ from_mm, to_mm }, i) => {
      if (to_mm <= from_mm)
        sheet.problem(`${name}[${i}].to_mm`, above(from_mm, to_mm, { unit: "mm", is: says.afterIts }));
    });
  };
  ends("bars", bars);
  bars.forEach(({ leg_from_mm = 0, leg_to_mm = 0 }, i) => {
    const deepest = item.h - 2 * item.cover_mm;
    if (leg_from_mm > deepest)
      sheet.problem(`bars[${i}].leg_from_mm`, atMost(deepest, leg_from_mm, { unit: "mm", is: says.depthInside }));
    if (leg_to_mm > deepest)
      sheet.problem(`bars[${i}].leg_to_mm`, atMost(deepest, leg_to_mm, { unit: "mm", is: says.depthInside }));
  });
  bars.forEach(({ leg_from_mm = 0, leg_to_mm = 0, mandrel_mm }, i) => {
    if (mandrel_mm !== undefined && leg_from_mm + leg_to_mm === 0)
      sheet.problem(`bars[${i}].mandrel_mm`, onlyWith("leg_from_mm, leg_to_mm"));
  });
  ends("links", links ?? []);
  refuseOneSided(sheet, envelope);
  // of other widths, or another count of them, nobody knows where the concrete ends
  if (sheet.problems.length === 0) refuseOutside(sheet, item);
  if (!links && !slab) sheet.problem("links", required(says.linksOfBeam));
  const groups = groupsOf(item, (path) => sheet.problem(path, says.equalBars));
  return sheet.problems.length > 0 ? undefined : groups;
}

/** mm, of places that are rounded. */
const rounding = 1;

/** Bars lie in the concrete: what is beyond it less its cover anchors nothing. */
function refuseOutside(sheet: Sheet, item: BarLayoutItem): void {
  const line = lineOf(item);
  const [least, most] = [line.from + item.cover_mm, line.to - item.cover_mm];
  item.bars.forEach(({ from_mm, to_mm }, i) => {
    if (from_mm < least - rounding)
      sheet.problem(`bars[${i}].from_mm`, atLeast(least, from_mm, { unit: "mm", is: says.endOfConcrete }));
    if (to_mm > most + rounding)
      sheet.problem(`bars[${i}].to_mm`, atMost(most, to_mm, { unit: "mm", is: says.endOfConcrete }));
  });
}

/** Of the thickest bars of a face. */
function writeBond(sheet: Sheet, along: Along, side: Side): void {
  const own = along.groups.filter((one) => one.side === side);
  const [first] = own;
  if (!first) return;
  const thickest = own.reduce((most, one) => (one.diameter > most.diameter ? one : most), first);
  along.bond.write(sheet, thickest.diameter, thickest.poor, side);
}

const names = { bottom: "sagging", top: "hogging" } as const;

function verifyMoments(sheet: Sheet, along: Along, line: Line, envelope: Envelope, side: Side, a_l: number): void {
  const worst = mostUsed(along, line, envelope, side, a_l);
  if (!worst) return;
  const of = names[side];
  sheet.given(`x_${of}_mm`, worst.x, "EN 1992-1-1 9.2.1.3(2)");
  sheet.table(`M_Ed_${of}_kNm`, worst.M_Ed, "EN 1992-1-1 9.2.1.3(2)", says.placeOfMoment);
  sheet.table(`M_Rd_${of}_kNm`, worst.M_Rd, "EN 1992-1-1 6.1", says.placeOfMoment);
  if (worst.M_Rd > 0) sheet.verify(bending, worst.M_Ed, worst.M_Rd, "kNm");
  else sheet.exceed(bending, worst.M_Ed, "kNm", 2);
  const most = Math.max(...envelope.stations.map((one) => one[side]));
  const areas = placesOf(along, line, envelope, side, a_l)
    .filter((x) => envelope.at(x, side) > negligible * most)
    .map((x) => along.present(x, side).area);
  if (areas.length > 0)
    sheet.verify(minimum, leastSteel(sheet, along.beam, side, along.d[side]), Math.min(...areas), "mm²");
}

/** 8.7.3: of the laps, and of overlaps that are too short to be one, the shortest by what it needs. */
function verifyLaps(sheet: Sheet, along: Along, line: Line): void {
  const short = shortLaps(along.laps, line);
  const all = [...along.laps.filter(isWhole), ...short];
  const [first] = all;
  if (!first) return;
  const worst = all.reduce((one, other) => (other.l_0 * one.length > one.l_0 * other.length ? other : one), first);
  sheet.table("alpha_6", worst.alpha_6, "EN 1992-1-1 8.7.3(1)");
  sheet.table("l_0_mm", worst.l_0, "EN 1992-1-1 8.7.3(1) (8.10)");
  sheet.verify(lap, worst.l_0, worst.length, "mm");
  if (short.length > 0)
    sheet.warn(
      says.shortLap({ length: quantity(Math.floor(worst.length), "mm"), l_0: quantity(Math.ceil(worst.l_0), "mm") }),
    );
  if (short.length < all.length) sheet.warn(says.aroundLaps);
}

/** 9.2.1.4, 9.2.1.5, 9.3.1.2: bottom bars that reach the supports, and their anchorage. */
function verifySupports(sheet: Sheet, along: Along, line: Line, envelope: Envelope, shear: Sheared): void {
  const own = along.bars.filter(({ side }) => side === "bottom");
  sheet.assume(says.betaRecommended);
  if (line.supports.some(({ kind }) => kind === "end")) sheet.assume(says.turnsFreely);
  for (const support of line.supports)
    for (const span of line.spans) {
      const right = span.from === support.x;
      // an overhang pulls its top
      if ((!right && span.to !== support.x) || isOverhang(along.item, line, span)) continue;
      const A_s_span = whereGreatest(along, envelope, span);
      if (A_s_span > 0) verifySupport(sheet, along, { support, span, right, A_s_span }, own, envelope, shear);
    }
}

interface AtSupport {
  readonly support: Support;
  readonly span: Line["spans"][number];
  /** The span is to the right of its support. */
  readonly right: boolean;
  readonly A_s_span: number;
}

function verifySupport(
  sheet: Sheet,
  along: Along,
  { support, span, right, A_s_span }: AtSupport,
  own: readonly Group[],
  envelope: Envelope,
  shear: Sheared,
): void {
  const face = right ? span.clearFrom : span.clearTo;
  const crossing = crossingAt(own, support, face, right);
  const A_s = areaOf(crossing);
  if (support.kind !== "end") {
    sheet.verify(toInner, formulas.leastAtInner(A_s_span), A_s, "mm²");
    verifyInside(sheet, crossing, face, right);
    return;
  }
  if (along.item.slab) sheet.verify(toEndOfSlab, formulas.leastAtEndOfSlab(A_s_span), A_s, "mm²");
  else sheet.verify(toEnd, formulas.leastAtEnd(A_s_span), A_s, "mm²");
  verifyEnd(sheet, along, { crossing, A_s, face, right }, envelope.at(support.x, "V"), shear);
}

const isOverhang = ({ left, right }: BarLayoutItem, { spans }: Line, span: Line["spans"][number]): boolean =>
  (left === "free" && span === spans[0]) || (right === "free" && span === spans.at(-1));

/** The bottom bars where the span sags most. */
function whereGreatest(along: Along, envelope: Envelope, { clearFrom, clearTo }: Line["spans"][number]): number {
  const within = envelope.stations.filter(({ x }) => x >= clearFrom && x <= clearTo);
  const most = within.reduce((best, one) => (one.bottom > best.bottom ? one : best), within[0] ?? none);
  return along.present(most.bottom > 0 ? most.x : (clearFrom + clearTo) / 2, "bottom").area;
}

const none = { x: 0, bottom: 0, top: 0, V: 0 };

interface AtFace {
  readonly crossing: readonly Group[];
  readonly A_s: number;
  readonly face: number;
  /** The span is to the right of its support. */
  readonly right: boolean;
}

function verifyEnd(sheet: Sheet, along: Along, at: AtFace, V_Ed: number, { a_l, z }: Sheared): void {
  const F_Ed = sheet.put("F_Ed_kN", formulas.forceAtEnd, V_Ed, a_l, z);
  if (at.A_s === 0) {
    sheet.exceed(anchorageAtEnd, F_Ed, "mm", 2);
    return;
  }
  const sigma_sd = sheet.put("sigma_sd_MPa", formulas.stressAtEnd, F_Ed, at.A_s);
  // no length anchors what the bars do not carry
  if (sigma_sd > along.f_yd) sheet.verify(barStress, sigma_sd, along.f_yd, "MPa");
  const worst = at.crossing
    .map((one) => ({ l_bd: along.bond.of(one.diameter, one.poor, sigma_sd), l: beyondOf(one, at.face, at.right) }))
    .reduce((most, one) => (one.l_bd / one.l > most.l_bd / most.l ? one : most));
  sheet.verify(anchorageAtEnd, worst.l_bd, worst.l, "mm");
}

/** 8.3: of the bends that are given, and of those behind which an anchorage goes on, the one with the smallest mandrel for it. */
function verifyBends(sheet: Sheet, along: Along, line: Line, envelope: Envelope, shear: Sheared): void {
  const own = along.groups.filter((_, i) => along.item.bars[i]?.mandrel_mm !== undefined);
  const least = ({ diameter }: Group) => (diameter <= 16 ? mandrelThin : mandrelThick)(diameter);
  const thin = greatest(own, (one) => least(one) / one.radius);
  if (thin) sheet.verify(mandrel, least(thin), 2 * thin.radius, "mm");
  const worst = greatest(longBends(along, line, envelope, shear), (one) => mandrelOf(along, one) / one.group.radius);
  if (!worst) return;
  const { group, a_b } = worst;
  const F_bt = sheet.table("F_bt_kN", worst.F_bt, "EN 1992-1-1 8.3(3)");
  const { f_cd } = along.beam.values;
  const D = sheet.put("phi_m_min_mm", formulas.mandrelOfConcrete, F_bt, a_b, group.diameter, f_cd, along.item.fck);
  sheet.verify(insideBend, D, 2 * group.radius, "mm");
  if (own.includes(group)) return;
  sheet.assume(says.mandrelOfTable);
  if (D > 2 * group.radius)
    sheet.warn(says.insideOfBend({ phi: quantity(group.diameter, "mm"), D: quantity(Math.ceil(D), "mm") }));
}

const greatest = <T>(all: readonly T[], of: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((most, one) => (most === undefined || of(one) > of(most) ? one : most), undefined);

function verifyInside(sheet: Sheet, crossing: readonly Group[], face: number, right: boolean): void {
  const worst = crossing
    .map((one) => ({ needed: formulas.beyondFace(one.diameter), l: beyondOf(one, face, right) }))
    .reduce<{ needed: number; l: number } | undefined>(
      (most, one) => (!most || one.needed / one.l > most.needed / most.l ? one : most),
      undefined,
    );
  if (worst) sheet.verify(anchorageInside, worst.needed, worst.l, "mm");
}

/** For pictures and lists: places with what acts and what resists, bars, links, supports. */
function drawn(along: Along, line: Line, envelope: Envelope, a_l: number): Record<string, unknown> {
  const of = (side: Side) => placesOf(along, line, envelope, side, a_l);
  const places = [...new Set([...of("bottom"), ...of("top")])].sort((a, b) => a - b);
  const { item } = along;
  return {
    moments: places.map((x) => [
      x,
      envelope.at(x, "bottom"),
      envelope.shifted(x, a_l, "bottom"),
      along.resistance(x, "bottom"),
      envelope.at(x, "top"),
      envelope.shifted(x, a_l, "top"),
      along.resistance(x, "top"),
    ]),
    supports: line.supports.map(({ x, left, right, kind }: Support) => ({
      x_mm: x,
      left_mm: left,
      right_mm: right,
      kind,
    })),
    from_mm: line.from,
    to_mm: line.to,
    bars: along.groups.map((one, i) => ({
      face: one.side,
      bars: item.bars[i]?.bars ?? "",
      layer: item.bars[i]?.layer ?? 1,
      count: one.count,
      diameter_mm: one.diameter,
      axis_mm: one.axis,
      from_mm: one.from,
      to_mm: one.to,
      leg_from_mm: item.bars[i]?.leg_from_mm ?? 0,
      leg_to_mm: item.bars[i]?.leg_to_mm ?? 0,
      ...(item.bars[i]?.mandrel_mm === undefined ? {} : { mandrel_mm: item.bars[i].mandrel_mm }),
      l_bd_mm: along.lengthOf(one),
    })),
    links: (item.links ?? []).map((one) => ({
      ...one,
      legs: one.legs ?? 2,
      A_sw_mm2: (one.legs ?? 2) * areaOfBar(one.diameter_mm),
    })),
  };
}
