import { Sheet } from "../../engine/sheet.ts";
import { areaOfBar } from "../beams/bars.ts";
import { askForLinks, shift, strengthOfLinks, strutsOf, verifyLinks, withoutLinks } from "../beams/shear.ts";
import * as general from "../shear.ts";
import type { Along } from "./along.ts";
import type { Envelope, Side } from "./envelope.ts";
import { shiftWithoutLinks } from "./formulas.ts";
import type { Group } from "./group.ts";
import { says } from "./says.ts";
import type { LinkItem } from "./schema.ts";
import type { Line, Span } from "./supports.ts";

// EN 1992-1-1 6.2 and 9.2.2 along a beam: one inclination of the struts, links in zones.

export interface Shear {
  readonly a_l: number;
  readonly z: number;
  readonly cot: number;
  /** The lesser of both faces. */
  readonly d: number;
  readonly f_ck: number;
}

/** Both sides of places within a span where the shear force counts, and what it is there. */
interface ShearedAt {
  readonly x: number;
  readonly V: number;
}

const isHeld = (line: Line, x: number): boolean => line.supports.some((one) => one.x === x && one.kind !== "fixed");

/** 6.2.1(8): within d of the face of a direct support the shear force is that at d, where no point load is nearer. */
export function decisive(line: Line, span: Span, envelope: Envelope, d: number, x: number): number {
  const [from, to] = [span.clearFrom, span.clearTo];
  const middle = (from + to) / 2;
  if (isHeld(line, span.from) && x < Math.min(from + d, middle) && !envelope.jumps(from, from + d))
    return envelope.at(Math.min(from + d, middle), "V");
  if (isHeld(line, span.to) && x > Math.max(to - d, middle) && !envelope.jumps(to - d, to))
    return envelope.at(Math.max(to - d, middle), "V");
  return envelope.at(x, "V");
}

const inside = (span: Span, envelope: Envelope, more: readonly number[]): number[] =>
  [span.clearFrom, span.clearTo, ...envelope.stations.map(({ x }) => x), ...more].filter(
    (x) => x >= span.clearFrom && x <= span.clearTo,
  );

function greatest(line: Line, envelope: Envelope, d: number): ShearedAt & { readonly face: number } {
  let [found, face] = [{ x: 0, V: 0 }, 0];
  for (const span of line.spans)
    for (const x of inside(span, envelope, [])) {
      const V = decisive(line, span, envelope, d, x);
      if (V > found.V) found = { x, V };
      face = Math.max(face, envelope.at(x, "V"));
    }
  return { ...found, face };
}

/** Inclination of the struts, lever arm and a_l. */
export function shearAlong(sheet: Sheet, along: Along, line: Line, envelope: Envelope): Shear {
  const { item, beam } = along;
  const sides = (["bottom", "top"] as const).filter((side) => along.groups.some((one) => one.side === side));
  const depths = sides.map((side) => along.d[side]);
  const d = sheet.given("d_mm", Math.min(...depths));
  const f_ck = Math.min(beam.values.f_ck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const deepest = Math.max(...depths);
  if (!item.links)
    return { a_l: sheet.put("a_l_mm", shiftWithoutLinks, deepest), z: general.leverArm(d), cot: 1, d, f_ck };
  const { V, face } = greatest(line, envelope, d);
  const pulled: Side = along.d.bottom <= along.d.top && sides.includes("bottom") ? "bottom" : (sides[0] ?? "bottom");
  const web = { V_Ed: face, V_links: V, N_Ed: 0, d, f_ck, b_w: item.b, pulled, wall: undefined };
  const { cot, z, alpha } = askForLinks(sheet, beam, web);
  // moments of the face that lies deeper are moved as far as its own lever arm asks
  const a_l = sheet.put("a_l_mm", shift, Math.max(z, general.leverArm(deepest)), cot, alpha);
  return { a_l, z, cot, d, f_ck };
}

const steelOf = ({ diameter_mm, legs = 2 }: LinkItem): number => legs * areaOfBar(diameter_mm);

/** Links hold as far as half their spacing beyond the last of a zone. */
const zonesAt = (zones: readonly LinkItem[], x: number): LinkItem[] =>
  zones.filter(({ from_mm, to_mm, spacing_mm }) => x >= from_mm - spacing_mm && x <= to_mm + spacing_mm);

/** What the links at a place carry: where two zones meet the lesser. */
export const carriedAt = (
  along: Along,
  { z, cot }: Pick<Shear, "z" | "cot">,
  zones: readonly LinkItem[],
  x: number,
): number => {
  const f_ywd = strengthOfLinks(along.beam);
  const here = zonesAt(zones, x).map((one) => general.linksResistance(steelOf(one), one.spacing_mm, z, f_ywd, cot));
  return here.length === 0 ? 0 : Math.max(...here);
};

export function verifyShearAlong(sheet: Sheet, along: Along, line: Line, envelope: Envelope, shear: Shear): void {
  const { item } = along;
  const zones = item.links ?? [];
  sheet.assume(says.shearAtDepth);
  const aside = new Sheet(sheet.request.aside(), sheet.path, false);
  const more = zones.flatMap((one) => [one.from_mm - one.spacing_mm - 0.01, one.to_mm + one.spacing_mm + 0.01]);
  let worst: { x: number; V_Ed: number; V_Rd: number; use: number } | undefined;
  for (const span of line.spans)
    for (const x of inside(span, envelope, more)) {
      const V_Ed = decisive(line, span, envelope, shear.d, x);
      if (V_Ed <= 0) continue;
      const ofZone = carriedAt(along, shear, zones, x);
      const V_Rd = ofZone >= V_Ed ? ofZone : Math.max(ofZone, alone(aside, along, line, envelope, shear, x));
      const use = V_Rd > 0 ? V_Ed / V_Rd : Number.POSITIVE_INFINITY;
      if (!worst || use > worst.use) worst = { x, V_Ed, V_Rd, use };
    }
  if (!worst) return;
  sheet.given("x_shear_mm", worst.x, "EN 1992-1-1 6.2.1(8)");
  if (worst.V_Rd > 0) sheet.verify(general.shear, worst.V_Ed, worst.V_Rd, "kN");
  else sheet.exceed(general.shear, worst.V_Ed, "kN", 2);
  if (zones.length > 0) {
    const all = item.slab ? zones : [...zones, ...line.spans.flatMap((span) => gapsIn(span, zones))];
    verifyZones(sheet, along, all, greatest(line, envelope, shear.d).face, shear);
  }
}

/** Whether a slab without links carries its shear force everywhere. */
export function carriesWithoutLinks(sheet: Sheet, along: Along, line: Line, envelope: Envelope, shear: Shear): boolean {
  const aside = new Sheet(sheet.request.aside(), sheet.path, false);
  return line.spans.every((span) =>
    inside(span, envelope, []).every(
      (x) => decisive(line, span, envelope, shear.d, x) <= alone(aside, along, line, envelope, shear, x),
    ),
  );
}

/** 6.2.2(1) with the bars that go on for l_bd + d, Figure 6.3; those that end in a support are anchored there. */
function alone(aside: Sheet, along: Along, line: Line, envelope: Envelope, { a_l, d, f_ck }: Shear, x: number): number {
  const areas = (["bottom", "top"] as const)
    .filter((side) => envelope.within(x, a_l, side) > 0)
    .map((side) =>
      along.bars
        .filter((one) => one.side === side && goesOn(along, line, one, d, x))
        .reduce((sum, one) => sum + one.area, 0),
    );
  return withoutLinks(aside, along.beam, { d, f_ck, N_Ed: 0, A_s: areas.length > 0 ? Math.min(...areas) : 0 });
}

function goesOn(along: Along, line: Line, one: Group, d: number, x: number): boolean {
  const needed = along.lengthOf(one) + d;
  const held = (end: number): boolean => line.supports.some(({ left, right }) => end >= left && end <= right);
  const left = x - one.from + one.before >= needed || (held(one.from) && x >= one.from);
  const right = one.to + one.beyond - x >= needed || (held(one.to) && x <= one.to);
  return left && right;
}

/** 6.2.1(4), 9.2.2(5): a beam has links everywhere. Between two zones they are as far apart as these are. */
function gapsIn(span: Span, zones: readonly LinkItem[]): LinkItem[] {
  const fewest = zones.reduce((least, one) => (steelOf(one) < steelOf(least) ? one : least));
  const gaps: LinkItem[] = [];
  let reached = span.clearFrom;
  for (const { from_mm, to_mm } of [...zones].sort((a, b) => a.from_mm - b.from_mm)) {
    const next = Math.min(from_mm, span.clearTo);
    if (next > reached) gaps.push({ ...fewest, from_mm: reached, to_mm: next, spacing_mm: next - reached });
    reached = Math.max(reached, to_mm);
  }
  const { clearTo } = span;
  if (clearTo > reached) gaps.push({ ...fewest, from_mm: reached, to_mm: clearTo, spacing_mm: clearTo - reached });
  return gaps;
}

/** Struts at the face, and the least and the farthest links. */
function verifyZones(sheet: Sheet, along: Along, zones: readonly LinkItem[], V_face: number, shear: Shear): void {
  const { beam, item } = along;
  const { d, f_ck, z, cot } = shear;
  const alpha = Math.PI / 2;
  const { V_Rd_max } = strutsOf(sheet, beam, { N_Ed: 0, f_ck, b_w: item.b, z, cot, alpha });
  sheet.verify(general.shearStrut, V_face, V_Rd_max, "kN");
  const use = V_face / V_Rd_max;
  const least = zones.reduce((most, one) =>
    steelOf(one) / one.spacing_mm < steelOf(most) / most.spacing_mm ? one : most,
  );
  const farthest = zones.reduce((most, one) => (one.spacing_mm > most.spacing_mm ? one : most));
  for (const one of least === farthest ? [least] : [least, farthest]) {
    const links = { diameter_mm: one.diameter_mm, spacing_mm: one.spacing_mm, legs: one.legs ?? 2 };
    const own = { ...beam, item: { ...beam.item, links } };
    verifyLinks(sheet, own, { A_sw: steelOf(one), d, alpha, use, diameter: one.diameter_mm, pulled: "bottom" });
  }
}
