import type { AnyAnnex } from "../../annexes/index.ts";
import { Request } from "../../engine/request.ts";
import { Sheet } from "../../engine/sheet.ts";
import { layersOf } from "../beams/bars.ts";
import { leastSteel } from "../beams/detailing.ts";
import { formula } from "../formula.ts";
import { Along, axesIn, bendRadius, linkAround, none, type Placed } from "./along.ts";
import { Envelope, type Side } from "./envelope.ts";
import { beyondFace, forceAtEnd, leastAtEnd, leastAtEndOfSlab, shorterInBend, stressAtEnd } from "./formulas.ts";
import { shortLaps } from "./laps.ts";
import { type LinksOfSpan, zonesOf } from "./link-zones.ts";
import { leastLeg, withMandrels } from "./mandrels.ts";
import { mostUsed } from "./moments.ts";
import type { BarItem, BarLayoutItem } from "./schema.ts";
import { carriesWithoutLinks, type Shear, shearAlong } from "./shear.ts";
import { type Line, lineOf, type Span, type Support } from "./supports.ts";

// Where bars end: those of the greatest moments as far as they are needed, by the shift rule and the length of their anchorage.

/** What the sections with the greatest moments have. */
export interface Wanted {
  readonly item: Omit<BarLayoutItem, "bars" | "links">;
  /** In words: bottom bars of each span, top bars over each support and end. */
  readonly bottom: readonly (string | undefined)[];
  readonly top: readonly (string | undefined)[];
  /** Top bars that the sagging sections of a span count on. */
  readonly pressed: readonly (string | undefined)[];
  /** Of each span where its shear force is greatest. */
  readonly links: readonly (LinksOfSpan | undefined)[];
  /** Bars end where the steel is used no more than where the moment is greatest: cracks and stresses are then no greater. */
  readonly scaled: boolean;
}

/** Undefined where the section cannot be calculated. */
export function layOut(annex: AnyAnnex, wanted: Wanted): BarLayoutItem | undefined {
  const sheet = new Sheet(new Request(annex, { derivation: false }), [], false);
  const line = lineOf(wanted.item);
  const envelope = new Envelope(wanted.item.envelope);
  const links = zonesToBegin(wanted, line);
  const begun: BarLayoutItem = { ...wanted.item, bars: probes(wanted, line), ...(links ? { links } : {}) };
  const along = Along.of(sheet, begun, axesIn(begun));
  if (!along) return undefined;
  let shear = shearAlong(sheet, along, line, envelope);
  if (sheet.problems.length > 0) return undefined;
  let made: BarLayoutItem | undefined;
  for (let more = 0; more < mostTries; more++) {
    const zones = links ? { links: zonesOf(sheet, along, line, envelope, shear, wanted.links) } : {};
    const bars = new Layout(sheet, wanted, { line, envelope, along, shear, more: Math.max(0, more - 1) }).bars();
    const own = new Sheet(sheet.request.aside(), [], false);
    made = lapped(own, { ...wanted.item, bars, ...zones }, line);
    const as = Along.of(own, made, axesIn(made));
    const truly = as && shearAlong(own, as, line, envelope);
    if (!truly) continue;
    const settled = truly.a_l <= shear.a_l && truly.z >= shear.z && truly.d >= shear.d;
    shear = truly;
    // bars that go on for longer help a slab to carry shear alone, too
    const sheared = links !== undefined || carriesWithoutLinks(own, as, line, envelope, shear);
    if (settled && sheared && carries(as, line, envelope, shear.a_l))
      return withMandrels(own, made, line, envelope, shear, deepestLeg(made));
  }
  return made;
}

/** Each longer than the one before. */
const mostTries = 6;

/** Bars where they are needed most, to know the section. */
function probes({ item, bottom, top, pressed }: Wanted, { spans, from, to }: Line): BarItem[] {
  const axes = [...spans.map((one) => one.from), spans.at(-1)?.to ?? to];
  return [
    ...bottom.flatMap((words, i) => barsOf("bottom", words, spans[i]?.from ?? from, spans[i]?.to ?? to)),
    ...top.flatMap((words, i) => barsOf("top", words, (axes[i] ?? 0) - 1, (axes[i] ?? 0) + 1)),
    ...spans.flatMap((_, i) =>
      barsOf(
        "top",
        pressed[i] ?? (item.slab ? undefined : nominal[0]),
        (spans[i]?.from ?? from) + 2,
        (spans[i]?.to ?? to) - 2,
      ),
    ),
  ];
}

function zonesToBegin({ links, item }: Wanted, { spans }: Line): BarLayoutItem["links"] {
  if (item.slab && links.every((one) => one === undefined)) return undefined;
  return links.flatMap((one, i) =>
    one ? [{ from_mm: spans[i]?.from ?? 0, to_mm: spans[i]?.to ?? 0, ...legsOf(one) }] : [],
  );
}

const legsOf = ({ diameter_mm, spacing_mm, legs }: LinksOfSpan) => ({ diameter_mm, spacing_mm, legs: legs ?? 2 });

/** Layers in words as bars of one diameter each. */
function barsOf(face: Side, words: string | undefined, from_mm: number, to_mm: number): BarItem[] {
  return partsOf(words).map(({ bars, layer }) => ({ face, bars, layer, from_mm, to_mm }));
}

interface Part {
  readonly bars: string;
  readonly layer: number;
  readonly diameter: number;
  readonly count: number | undefined;
  readonly spacing: number | undefined;
}

const partsOf = (words: string | undefined): Part[] =>
  (words === undefined ? [] : (layersOf(words) ?? [])).map(({ diameter, count, spacing }, i) => ({
    ...{ bars: wordsOf(diameter, count, spacing), layer: i + 1, diameter, count, spacing },
  }));

const wordsOf = (diameter: number, count: number | undefined, spacing: number | undefined): string =>
  count === undefined ? `Ø${diameter}-${spacing}` : `${count}Ø${diameter}`;

/** Whether the bars carry the moments of both faces everywhere. */
const carries = (along: Along, line: Line, envelope: Envelope, a_l: number): boolean =>
  (["bottom", "top"] as const).every((side) => (mostUsed(along, line, envelope, side, a_l)?.use ?? 0) <= 1);

/** Bars that overlap too little go on as far as a lap needs where all bars are lapped in one section. */
function lapped(sheet: Sheet, item: BarLayoutItem, line: Line, tries = mostTries): BarLayoutItem {
  const along = Along.of(sheet, item, axesIn(item));
  const short = along ? shortLaps(along.laps, line) : [];
  if (short.length === 0 || tries === 0) return item;
  const bars = item.bars.map((bar, i) => {
    const lap = short.find(({ one }) => one === along?.groups[i]);
    if (!lap) return bar;
    const to_mm = Math.min(line.to - item.cover_mm, up(lap.other.from + lap.longest, coarse));
    return { ...bar, to_mm: Math.max(bar.to_mm, to_mm) };
  });
  // a longer bar may meet the next one
  return lapped(sheet, { ...item, bars }, line, tries - 1);
}

const down = (x: number, step: number): number => Math.floor(x / step + 1e-9) * step;
const up = (x: number, step: number): number => Math.ceil(x / step - 1e-9) * step;

/** Steps of lengths, mm. */
const [coarse, fine] = [25, 5];
/** A bar that would be shorter by less than this share of its span is not: it runs on. */
const worthwhile = 0.06;
const nominal = ["2Ø12", "2Ø16", "2Ø20", "2Ø25", "2Ø32"] as const;

interface Given {
  readonly line: Line;
  readonly envelope: Envelope;
  readonly along: Along;
  readonly shear: Shear;
  /** How many tries were too short. */
  readonly more: number;
}

interface End {
  readonly at: number;
  readonly leg: number;
}

const barsOfForce = formula("9.2.1.4(2)", "F_Ed * 1000 / f_yd", (F_Ed, f_yd) => (F_Ed * 1000) / f_yd);

const deepestLeg = (item: Wanted["item"] & Pick<BarLayoutItem, "links">): number =>
  Math.max(0, down(item.h - 2 * (item.cover_mm + linkAround(item)), fine));

class Layout {
  readonly #sheet: Sheet;
  readonly #wanted: Wanted;
  readonly #line: Line;
  readonly #envelope: Envelope;
  readonly #along: Along;
  readonly #shear: Shear;
  readonly #more: number;
  readonly #least: Readonly<Record<Side, number>>;

  constructor(sheet: Sheet, wanted: Wanted, { line, envelope, along, shear, more }: Given) {
    this.#sheet = sheet;
    this.#wanted = wanted;
    this.#line = line;
    this.#envelope = envelope;
    this.#along = along;
    this.#shear = shear;
    this.#more = more;
    const least = (side: Side) => leastSteel(sheet, along.beam, side, along.d[side] || wanted.item.h);
    this.#least = { bottom: least("bottom"), top: least("top") };
  }

  bars(): BarItem[] {
    const { spans } = this.#line;
    return [
      ...spans.flatMap((span, i) => this.#bottomOf(span, i)),
      ...throughout(
        this.#axes().map((x, i) => this.#topOver(x, i)),
        spans,
      ),
      ...spans.flatMap((span, i) => this.#hangersOf(span, i)),
    ];
  }

  get #item() {
    return this.#wanted.item;
  }

  /** As if it were given: bars of a face side by side. */
  #placed(side: Side, parts: readonly Part[]): Placed {
    const [all] = [parts.map(({ bars, layer }) => ({ face: side, bars, layer, from_mm: 0, to_mm: 1 }))];
    const groups = axesIn({ ...this.#item, bars: all, ...this.#linksOfAll() });
    const area = groups.reduce((sum, one) => sum + one.area, 0);
    return area > 0 ? { area, axis: groups.reduce((sum, one) => sum + one.area * one.axis, 0) / area } : none;
  }

  #linksOfAll() {
    const { links } = this.#along.item;
    return links ? { links } : {};
  }

  #length(side: Side, diameter: number): number {
    const [one] = axesIn({
      ...this.#item,
      ...this.#linksOfAll(),
      bars: [{ face: side, bars: `1Ø${diameter}`, from_mm: 0, to_mm: 1 }],
    });
    return one ? this.#along.lengthOf(one) * (1 + this.#more / 3) : 0;
  }

  /** Shifted, and with the bars of the greatest moment fully used where that is asked for. */
  #demand(side: Side, factor: number): (x: number) => number {
    return (x) => factor * this.#envelope.shifted(x, this.#shear.a_l, side);
  }

  #factor(side: Side, from: number, to: number, M_Rd: number): number {
    if (!this.#wanted.scaled) return 1;
    const most = Math.max(...this.#samples(from, to).map((x) => this.#envelope.within(x, 0, side)));
    return most > 0 ? Math.max(1, M_Rd / most) : 1;
  }

  #samples(from: number, to: number): number[] {
    const count = Math.max(20, Math.min(800, Math.ceil((to - from) / 10)));
    return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  }

  // ---------------------------------------------------------------- bottom

  #bottomOf(span: Span, i: number): BarItem[] {
    const words = this.#wanted.bottom[i] ?? (this.#item.slab ? undefined : nominal[0]);
    const parts = partsOf(words);
    const [first, ...above] = parts;
    if (!first) return [];
    const shares = this.#isPressed(span) ? [first] : this.#shares(first, parts, span);
    for (const kept of shares) {
      const [left, right] = [this.#bottomEnd(span, kept, false), this.#bottomEnd(span, kept, true)];
      if (kept.count !== first.count && (left.leg >= this.#deepestLeg || right.leg >= this.#deepestLeg)) continue;
      return this.#bottomWith(span, parts, kept, this.#rest(first, kept), above, left, right);
    }
    return [];
  }

  get #deepestLeg(): number {
    return deepestLeg({ ...this.#item, ...this.#linksOfAll() });
  }

  /** No deeper than the beam; where that is too short, the check says so. */
  #legFor(more: number, phi: number): number {
    return Math.min(this.#deepestLeg, legOf(more, phi));
  }

  /** The fewest bars of the first layer that may run through, then more. */
  #shares(first: Part, parts: readonly Part[], span: Span): Part[] {
    const least = this.#leastToSupports(parts, span);
    const found = this.#fewer(first).filter((one) => this.#placed("bottom", [one]).area >= least * (1 - 1e-9));
    return found.length > 0 ? found : [first];
  }

  #leastToSupports(parts: readonly Part[], span: Span): number {
    const all = this.#placed("bottom", parts).area;
    const { a_l, z } = this.#shear;
    const pulled = this.#line.supports
      .filter(({ kind, x }) => kind === "end" && (x === span.from || x === span.to))
      .map(({ x }) => barsOfForce(forceAtEnd(this.#envelope.at(x, "V"), a_l, z), this.#along.f_yd));
    return Math.max(this.#item.slab ? leastAtEndOfSlab(all) : leastAtEnd(all), this.#least.bottom, ...pulled);
  }

  /** Two bars and more; of a slab every second. */
  #fewer(first: Part): Part[] {
    const { count, spacing, diameter } = first;
    if (count !== undefined)
      return Array.from({ length: Math.max(1, count - 1) }, (_, k) => {
        const n = Math.min(count, k + 2);
        return { ...first, count: n, bars: wordsOf(diameter, n, undefined) };
      });
    const twice = 2 * (spacing ?? 0);
    const widest = this.#sheet.parameter("EN 1992-1-1", "s_max_slab")(this.#item.h);
    return [
      ...(twice <= widest ? [{ ...first, spacing: twice, bars: wordsOf(diameter, undefined, twice) }] : []),
      first,
    ];
  }

  #rest(first: Part, kept: Part): Part | undefined {
    const { diameter, count, spacing } = first;
    if (count !== undefined && kept.count !== undefined) {
      const n = count - kept.count;
      return n > 0 ? { ...first, count: n, bars: wordsOf(diameter, n, undefined) } : undefined;
    }
    return spacing !== kept.spacing ? { ...kept } : undefined;
  }

  #bottomWith(
    span: Span,
    parts: readonly Part[],
    kept: Part,
    rest: Part | undefined,
    above: readonly Part[],
    left: End,
    right: End,
  ): BarItem[] {
    const whole = this.#along.momentOf("bottom", this.#placed("bottom", parts));
    const demand = this.#demand("bottom", this.#factor("bottom", span.clearFrom, span.clearTo, whole));
    const through = legs(
      { face: "bottom", bars: kept.bars, layer: kept.layer, from_mm: left.at, to_mm: right.at },
      left,
      right,
    );
    const made: BarItem[] = [through];
    const least = this.#isPressed(span) ? Number.POSITIVE_INFINITY : this.#leastToSupports(parts, span);
    let before: Part[] = [kept];
    for (const part of [rest, ...above].flatMap((one) => one ?? [])) {
      if (this.#placed("bottom", before).area < least * (1 - 1e-9)) {
        made.push({ ...through, bars: part.bars, layer: part.layer });
        before = [...before, part];
        continue;
      }
      const limit = this.#along.momentOf("bottom", this.#placed("bottom", before));
      const l_bd = this.#length("bottom", part.diameter);
      const samples = this.#samples(span.from, span.to);
      const over = samples.filter((x) => demand(x) > limit);
      const peak = samples.reduce((most, x) => (demand(x) > demand(most) ? x : most), span.from);
      const step = (span.to - span.from) / (samples.length - 1);
      const from = down((over[0] ?? peak) - step - l_bd, coarse);
      const to = up((over.at(-1) ?? peak) + step + l_bd, coarse);
      const near = worthwhile * (span.to - span.from);
      const [atLeft, atRight] = [
        from < Math.max(left.at + near, span.clearFrom),
        to > Math.min(right.at - near, span.clearTo),
      ];
      made.push(
        legs(
          {
            ...{ face: "bottom", bars: part.bars, layer: part.layer },
            from_mm: atLeft ? left.at : from,
            to_mm: atRight ? right.at : to,
          },
          atLeft ? left : unbent,
          atRight ? right : unbent,
        ),
      );
      before = [...before, part];
    }
    return merged(made);
  }

  /** Of the bars that run through: as far into the support as their force asks for, with a leg where it is narrow. */
  #bottomEnd(span: Span, kept: Part, isRight: boolean): End {
    const x = isRight ? span.to : span.from;
    const support = this.#line.supports.find((one) => one.x === x);
    const outward = isRight ? 1 : -1;
    const { cover_mm: cover } = this.#item;
    if (!support) return { at: (isRight ? this.#line.to : this.#line.from) - outward * cover, leg: 0 };
    const face = isRight ? span.clearTo : span.clearFrom;
    const placed = this.#placed("bottom", [kept]);
    const needed = this.#neededBeyond(span, kept, placed, face, isRight, support);
    const room = this.#roomIn(support, face, outward);
    const least = support.kind === "end" ? 0 : beyondFace(kept.diameter);
    const pressed = support.kind === "end" ? 0 : this.#pressedBeyond(support, face, outward, kept.diameter);
    if (support.kind === "inner") return { at: face + outward * up(Math.max(least, needed, pressed), fine), leg: 0 };
    if (pressed > 0) return { at: face + outward * Math.min(room, up(Math.max(least, needed, pressed), fine)), leg: 0 };
    if (needed <= room)
      return { at: face + outward * (support.kind === "end" ? room : up(Math.max(least, needed), fine)), leg: 0 };
    return { at: face + outward * room, leg: this.#legFor(needed - room, kept.diameter) };
  }

  /** To the end of the concrete, less its cover. */
  #roomIn({ left, right }: Support, face: number, outward: number): number {
    return Math.max(0, outward * ((outward > 0 ? right : left) - face) - this.#item.cover_mm);
  }

  #neededBeyond(span: Span, kept: Part, placed: Placed, face: number, isRight: boolean, support: Support): number {
    const M_kept = this.#along.momentOf("bottom", placed);
    const l_bd = this.#length("bottom", kept.diameter);
    const demand = this.#demand("bottom", 1);
    const middle = (span.from + span.to) / 2;
    const places = this.#samples(face, middle);
    const ramped = Math.max(
      0,
      ...places.map((x) => {
        const M = demand(x);
        return M > 0 && M_kept > 0 ? l_bd * Math.min(1, (1.01 * M) / M_kept) - Math.abs(x - face) : 0;
      }),
    );
    if (support.kind !== "end") return this.#overSupport(support, face, isRight, M_kept, l_bd, ramped);
    const sigma = stressAtEnd(
      forceAtEnd(this.#envelope.at(support.x, "V"), this.#shear.a_l, this.#shear.z),
      placed.area,
    );
    return Math.max(ramped, this.#along.bond.of(kept.diameter, false, sigma) * 1.01);
  }

  /** Sagging over a support and beyond it. */
  #overSupport(support: Support, face: number, isRight: boolean, M_kept: number, l_bd: number, ramped: number): number {
    if (support.kind !== "inner") return ramped;
    const demand = this.#demand("bottom", 1);
    const outward = isRight ? 1 : -1;
    const far = outward > 0 ? support.right : support.left;
    const pulled = this.#samples(Math.min(face, far), Math.max(face, far)).filter((x) => demand(x) > 0);
    if (pulled.length === 0) return ramped;
    const most = Math.max(...pulled.map(demand));
    return Math.max(ramped, Math.abs(far - face) + l_bd * Math.min(1, (1.01 * most) / Math.max(M_kept, 1e-9)));
  }

  /** Bars that are pressed over a support run past it where its top bars do not resist alone. */
  #pressedBeyond(support: Support, face: number, outward: number, diameter: number): number {
    const at = this.#axes().indexOf(support.x);
    const alone = this.#along.momentOf("top", this.#placed("top", partsOf(this.#wanted.top[at])));
    const demand = this.#demand("top", 1);
    const reach = 8 * this.#item.h + (support.right - support.left);
    const over = this.#samples(support.x - reach, support.x + reach).filter((x) => demand(x) > alone * (1 - 1e-9));
    const farthest = outward > 0 ? over.at(-1) : over[0];
    if (farthest === undefined) return 0;
    return outward * (farthest - face) + this.#length("bottom", diameter) + coarse;
  }

  /** Whether the bottom bars of a span are counted on over one of its supports: all of them go on. */
  #isPressed(span: Span): boolean {
    return this.#line.supports.some((support) => {
      if (support.kind === "end" || (support.x !== span.from && support.x !== span.to)) return false;
      const isRight = support.x === span.to;
      return this.#pressedBeyond(support, isRight ? span.clearTo : span.clearFrom, isRight ? 1 : -1, 12) > 0;
    });
  }

  #axes(): number[] {
    const { spans } = this.#line;
    return [...spans.map((one) => one.from), spans.at(-1)?.to ?? 0];
  }

  // ---------------------------------------------------------------- top

  #topWords(at: number): string | undefined {
    const x = this.#axes()[at] ?? 0;
    const isHeld = this.#line.supports.some((one) => one.x === x && one.kind !== "end");
    return isHeld || this.#envelope.at(x, "top") > 0 ? this.#wanted.top[at] : undefined;
  }

  #topOver(x: number, at: number): BarItem[] {
    const parts = partsOf(this.#topWords(at));
    const [first, ...above] = parts;
    if (!first) return [];
    const kept = this.#keptOver(first);
    const rest = this.#rest(first, kept);
    const whole = this.#along.momentOf("top", this.#placed("top", parts));
    const spans = this.#line.spans.filter((one) => one.from === x || one.to === x);
    const factor = this.#factor(
      "top",
      Math.min(...spans.map((one) => one.from)),
      Math.max(...spans.map((one) => one.to)),
      whole,
    );
    const [left, right] = [
      this.#topEnd(x, at - 1, kept, false, undefined, factor),
      this.#topEnd(x, at, kept, true, undefined, factor),
    ];
    const through = legs(
      { face: "top", bars: kept.bars, layer: kept.layer, from_mm: left.at, to_mm: right.at },
      left,
      right,
    );
    const made: BarItem[] = [through];
    let before: Part[] = [kept];
    for (const part of [rest, ...above].flatMap((one) => one ?? [])) {
      if (this.#placed("top", before).area < this.#least.top) {
        made.push({ ...through, bars: part.bars, layer: part.layer });
        before = [...before, part];
        continue;
      }
      const limit = this.#along.momentOf("top", this.#placed("top", before));
      const [from, to] = [
        this.#topEnd(x, at - 1, part, false, limit, factor),
        this.#topEnd(x, at, part, true, limit, factor),
      ];
      const near = worthwhile * Math.max(...spans.map((one) => one.to - one.from));
      const [own, other] = [from.at < left.at + near ? left : from, to.at > right.at - near ? right : to];
      made.push(
        legs({ face: "top", bars: part.bars, layer: part.layer, from_mm: own.at, to_mm: other.at }, own, other),
      );
      before = [...before, part];
    }
    return merged(made);
  }

  /** Two bars in the corners of the links, where they are reinforcement by themselves. */
  #keptOver(first: Part): Part {
    if (first.count === undefined || first.count <= 3) return first;
    return this.#fewer(first).find((one) => this.#placed("top", [one]).area >= this.#least.top) ?? first;
  }

  /** To one side of a support: as far as more is asked for than what goes on resists, and the length of the anchorage. */
  #topEnd(x: number, spanAt: number, part: Part, isRight: boolean, limit: number | undefined, factor: number): End {
    const span = this.#line.spans[spanAt];
    const outward = isRight ? 1 : -1;
    const l_bd = this.#length("top", part.diameter);
    const { cover_mm: cover } = this.#item;
    if (!span) {
      const support = this.#line.supports.find((one) => one.x === x);
      const room = support ? this.#roomIn(support, x, outward) : 0;
      if (l_bd <= room) return { at: x + outward * Math.min(room, up(l_bd, coarse)), leg: 0 };
      return { at: x + outward * room, leg: this.#legFor(l_bd - room, part.diameter) };
    }
    const enough = limit ?? this.#hangersIn(spanAt).M_Rd;
    const demand = this.#demand("top", factor);
    const far = isRight ? span.to : span.from;
    const samples = this.#samples(Math.min(x, far), Math.max(x, far));
    const outwards = isRight ? samples : samples.toReversed();
    const first = outwards.find((place) => demand(place) <= enough);
    const ends = first ?? far;
    const [least, most] = [this.#line.from + cover, this.#line.to - cover];
    const at = ends + outward * l_bd;
    const rounded = isRight ? up(at, coarse) : down(at, coarse);
    // at the end of the concrete the bars are bent down
    const lost = isRight ? at - most : least - at;
    if (rounded <= least || rounded >= most)
      return { at: isRight ? most : least, leg: this.#legFor(Math.max(0, lost), part.diameter) };
    return { at: rounded, leg: 0 };
  }

  /** Bars at the top of a span, and what they resist. */
  #hangersIn(spanAt: number): { readonly words: string | undefined; readonly M_Rd: number } {
    const span = this.#line.spans[spanAt];
    if (!span || (this.#item.slab && !this.#wanted.pressed[spanAt])) return { words: undefined, M_Rd: 0 };
    const given = this.#wanted.pressed[spanAt];
    const candidates = given === undefined ? nominal : [given];
    const demand = this.#demand("top", 1);
    const samples = this.#samples(span.from, span.to);
    const resists = (words: string): number => {
      const placed = this.#placed("top", partsOf(words));
      return placed.area >= this.#least.top ? this.#along.momentOf("top", placed) : 0;
    };
    for (const words of candidates) {
      const M_Rd = resists(words);
      const low = samples.map((x) => demand(x) <= M_Rd);
      // nothing beyond the bars over the supports
      const [first, last] = [low.indexOf(true), low.lastIndexOf(true)];
      if (first >= 0 && low.slice(first, last + 1).every(Boolean)) return { words, M_Rd };
    }
    return { words: candidates[0], M_Rd: resists(candidates[0] ?? "") };
  }

  #hangersOf(span: Span, i: number): BarItem[] {
    const { words } = this.#hangersIn(i);
    if (words === undefined) return [];
    const [left, right] = [this.#topOver(span.from, i), this.#topOver(span.to, i + 1)];
    const { cover_mm: cover } = this.#item;
    return partsOf(words).flatMap(({ bars, layer, diameter }): BarItem[] => {
      const lap = Math.max(200, up(this.#length("top", diameter), coarse));
      const from = left.length > 0 ? this.#meets(span, i, left, lap, false) : this.#line.from + cover;
      const to = right.length > 0 ? this.#meets(span, i, right, lap, true) : this.#line.to - cover;
      return to - from > 2 * lap || (left.length === 0 && right.length === 0)
        ? [{ face: "top", bars, layer, from_mm: from, to_mm: to }]
        : [];
    });
  }

  /** Where hangers begin: lapped with the bars over a support, and anchored where these are no longer asked for. */
  #meets(span: Span, spanAt: number, over: readonly BarItem[], lap: number, isRight: boolean): number {
    const { M_Rd } = this.#hangersIn(spanAt);
    const demand = this.#demand("top", 1);
    const samples = this.#samples(span.from, span.to);
    const place = (isRight ? samples.toReversed() : samples).find((x) => demand(x) <= M_Rd);
    const outward = isRight ? 1 : -1;
    const ends = isRight ? Math.min(...over.map((one) => one.from_mm)) : Math.max(...over.map((one) => one.to_mm));
    const lapped = ends + outward * lap;
    const anchored = (place ?? (isRight ? span.to : span.from)) + outward * lap;
    const at = M_Rd > 0 ? (isRight ? Math.max(lapped, anchored) : Math.min(lapped, anchored)) : lapped;
    return isRight ? up(at, coarse) : down(at, coarse);
  }
}

/** Bars of two supports that both go on over the whole span between them are one. */
function throughout(over: readonly (readonly BarItem[])[], spans: readonly Span[]): BarItem[] {
  const found: BarItem[] = [];
  over.forEach((bars, i) => {
    const span = spans[i - 1];
    for (const bar of bars) {
      const meets = (one: BarItem): boolean =>
        span !== undefined &&
        one.bars === bar.bars &&
        one.layer === bar.layer &&
        one.to_mm >= span.to &&
        bar.from_mm <= span.from;
      const same = found.findIndex(meets);
      const one = found[same];
      if (!one) found.push(bar);
      else {
        const { leg_to_mm: _, ...begun } = one;
        const leg = bar.leg_to_mm === undefined ? {} : { leg_to_mm: bar.leg_to_mm };
        found[same] = { ...begun, to_mm: Math.max(one.to_mm, bar.to_mm), ...leg };
      }
    }
  });
  return found;
}

const unbent: End = { at: 0, leg: 0 };

function legs(bar: BarItem, left: End, right: End): BarItem {
  return {
    ...bar,
    ...(left.leg > 0 ? { leg_from_mm: left.leg } : {}),
    ...(right.leg > 0 ? { leg_to_mm: right.leg } : {}),
  };
}

/** Outside, with five diameters behind the bend at least, Figure 8.1. */
const legOf = (more: number, phi: number): number =>
  up(Math.max(more + shorterInBend(bendRadius(phi), phi), leastLeg(bendRadius(phi), phi)), fine);

/** Bars of a layer with the same ends are one line. */
function merged(bars: readonly BarItem[]): BarItem[] {
  const found: BarItem[] = [];
  for (const bar of bars) {
    const same = found.findIndex(
      (one) => one.layer === bar.layer && one.from_mm === bar.from_mm && one.to_mm === bar.to_mm,
    );
    const words = same < 0 ? undefined : together(found[same]?.bars ?? "", bar.bars);
    if (words === undefined) found.push(bar);
    else found[same] = { ...bar, bars: words };
  }
  return found;
}

function together(a: string, b: string): string | undefined {
  const [[one], [two]] = [partsOf(a), partsOf(b)];
  if (!one || !two || one.diameter !== two.diameter) return undefined;
  if (one.count !== undefined && two.count !== undefined)
    return wordsOf(one.diameter, one.count + two.count, undefined);
  return one.spacing === two.spacing ? wordsOf(one.diameter, undefined, (one.spacing ?? 0) / 2) : undefined;
}
