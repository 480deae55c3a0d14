import { quantity } from "../../basis/message.ts";
import { Sheet } from "../../engine/sheet.ts";
import { areaOfBar } from "./bars.ts";
import { hasSteel, pulledSide, requiredSteel, verifyBending } from "./bending.ts";
import { closeSpacingOfSlab, leastSteel, verifyReinforcement } from "./detailing.ts";
import { verifyFire } from "./fire.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { type FaceName, gap, leastGap, other, readBeam, sideAxis, usualLink } from "./section.ts";
import { verifyService } from "./service.ts";
import { shears } from "./shear.ts";
import { verifyShear } from "./shear-by-generation.ts";
import { torsionBars } from "./torsion.ts";

// Bars that can be built: the least that pass, in words that a request reads; each is verified as if it were given.

const diameters = [8, 10, 12, 14, 16, 20, 25, 28, 32];
const spacings = [300, 275, 250, 225, 200, 175, 150, 125, 100, 75];
const mostBars = 12;
/** Whole checks: what fits is found among the first, and a refusal does not take seconds. */
const mostTries = 400;
const linkDiameters = [8, 10, 12];

/** The item with what was missing; undefined where nothing fits, which is then on the sheet. */
export function designed(sheet: Sheet, item: BeamItem, slab: boolean): BeamItem | undefined {
  const pulled = pulledSide(item.M_Ed, item);
  const withBars = hasSteel(item, pulled) ? item : withBending(sheet, item, pulled, slab);
  if (!withBars) {
    if (sheet.problems.length === 0) sheet.problem(`bars_${pulled}`, says.doesNotFit);
    return undefined;
  }
  if (!shears(item) || item.links) return withBars;
  if (slab) return carriesAlone(sheet, withBars, pulled) ? withBars : undefined;
  const withLinks = insideLinks(sheet, item, withBars, pulled);
  if (!withLinks) {
    if (sheet.problems.length === 0) sheet.problem("links", says.linksDoNotFit);
    return undefined;
  }
  const { legs = 2, diameter_mm, spacing_mm } = withLinks.links ?? { diameter_mm: 0, spacing_mm: 0 };
  const links = { mark: sheet.mark, legs, phi: quantity(diameter_mm, "mm"), s: quantity(spacing_mm, "mm") };
  sheet.assume(says.designedLinks(links), { weighty: true });
  return withLinks;
}

/** A slab is designed without links: what it does not carry alone asks for another slab. */
function carriesAlone(sheet: Sheet, item: BeamItem, pulled: FaceName): boolean {
  const carries = tried(sheet, item, true, (own, beam) => {
    verifyShear(own, beam, pulled, item.N_Ed ?? 0);
    return own.problems.length === 0 && own.outcome.utilization <= 1 && !own.outcome.failed;
  });
  if (!carries && sheet.problems.length === 0) sheet.problem("V_Ed", says.slabShear);
  return carries ?? false;
}

/** Links thicker than those the bars were placed in push them inwards: the bars are sized anew within these. */
function insideLinks(sheet: Sheet, item: BeamItem, withBars: BeamItem, pulled: FaceName): BeamItem | undefined {
  const first = withShear(sheet, withBars, pulled, linkDiameters);
  const thicker = linkDiameters.filter(
    (diameter) => diameter >= (first?.links?.diameter_mm ?? Number.POSITIVE_INFINITY),
  );
  if (first?.links?.diameter_mm === usualLink || withBars === item) return first;
  for (const diameter of thicker) {
    const links = { diameter_mm: diameter, spacing_mm: 100 };
    const bars = withBending(sheet, { ...item, links }, pulled, false);
    const made = bars && withShear(sheet, bars, pulled, [diameter]);
    if (made) return made;
  }
  return undefined;
}

/** Tries an item aside: nothing of it is said. */
function tried<T>(
  sheet: Sheet,
  item: BeamItem,
  slab: boolean,
  look: (own: Sheet, beam: NonNullable<ReturnType<typeof readBeam>>) => T,
): T | undefined {
  const own = new Sheet(sheet.request.aside(), sheet.path, false);
  const beam = readBeam(own, item, slab);
  if (!beam || own.problems.length > 0) {
    sheet.takeProblems(own.problems);
    return undefined;
  }
  return look(own, beam);
}

interface Layout {
  readonly text: string;
  readonly area: number;
}

function withBending(sheet: Sheet, item: BeamItem, pulled: FaceName, slab: boolean): BeamItem | undefined {
  const M_Ed = item.M_Ed ?? 0;
  const needs = tried(sheet, { ...item, [`A_s_${pulled}`]: 1 }, slab, (own, beam) => ({
    bending: requiredSteel(beam, M_Ed, item.N_Ed ?? 0),
    torsion: torsionBars(own, beam, pulled),
    least: leastSteel(own, beam, pulled, beam[pulled]?.d ?? item.h),
  }));
  if (!needs?.bending) return undefined;
  const compressed = other(pulled);
  let left = mostTries;
  const first = Math.max(needs.bending.A_s + needs.torsion, needs.least);
  // the true depth of several layers may ask for more
  for (const { text, area } of layouts(item, first, slab).slice(0, 120)) {
    const one = { ...item, [`bars_${pulled}`]: text };
    const truly = tried(sheet, one, slab, (own, beam) => {
      const bending = requiredSteel(beam, M_Ed, item.N_Ed ?? 0);
      const torsion = torsionBars(own, beam, pulled);
      return bending && { A_s: bending.A_s + torsion, A_s_2: bending.A_s_2 + torsion };
    });
    if (!truly || truly.A_s > area) continue;
    if (truly.A_s_2 === 0 || hasSteel(item, compressed)) {
      if (passes(one)) return one;
      // more steel than required lies deeper in x/d: bars of the compressed side bring it back
      if (hasSteel(item, compressed) || item.x_d_max === undefined) continue;
    }
    for (const { text: above } of layouts(item, truly.A_s_2, slab).slice(0, 8)) {
      const both = { ...one, [`bars_${compressed}`]: above };
      if (passes(both)) return both;
    }
  }
  return undefined;

  function passes(made: BeamItem): boolean {
    if (left-- <= 0) return false;
    const own = new Sheet(sheet.request.aside(), sheet.path, false);
    const beam = readBeam(own, made, slab);
    if (!beam || own.problems.length > 0) return false;
    verifyBending(own, beam, M_Ed, made.N_Ed ?? 0);
    verifyReinforcement(own, beam, pulled);
    verifyService(own, beam, M_Ed, made.N_Ed ?? 0);
    verifyFire(own, beam);
    return own.problems.length === 0 && own.outcome.utilization <= 1 && !own.outcome.failed;
  }
}

/** Those with at least this area, the least first, as for the place of the greatest moment; bars of one diameter in one or two layers, or at a spacing. */
function layouts(item: BeamItem, area: number, slab: boolean): Layout[] {
  const found: Layout[] = [];
  for (const diameter of diameters) {
    const bar = areaOfBar(diameter);
    if (slab)
      for (const spacing of spacings.filter((one) => one <= closeSpacingOfSlab(item.h)))
        found.push({ text: `Ø${diameter}-${spacing}`, area: (bar * item.b) / spacing });
    else
      for (let count = 2; count <= mostBars; count++) {
        if (gap(item.b, sideAxis(item, diameter, slab), diameter, count) < leastGap(diameter, item)) break;
        found.push({ text: `${count}Ø${diameter}`, area: bar * count });
        for (let above = 2; above <= count; above++)
          found.push({ text: `${count}Ø${diameter} + ${above}Ø${diameter}`, area: bar * (count + above) });
      }
  }
  // a second layer costs more than its steel
  const cost = ({ text, area: made }: Layout) => made * (text.includes("+") ? 1.15 : 1);
  return found.filter((one) => one.area >= area).sort((a, b) => cost(a) - cost(b));
}

/** The links with the least steel, of two to ten legs. */
function withShear(sheet: Sheet, item: BeamItem, pulled: FaceName, of: readonly number[]): BeamItem | undefined {
  const made = [2, 4, 6, 8, 10].flatMap((legs) =>
    of.flatMap((diameter) =>
      spacings.map((spacing) => ({ legs, diameter, spacing, steel: (legs * areaOfBar(diameter)) / spacing })),
    ),
  );
  for (const { legs, diameter, spacing } of made.sort((a, b) => a.steel - b.steel || a.legs - b.legs)) {
    const one = { ...item, links: { diameter_mm: diameter, spacing_mm: spacing, legs } };
    const passes = tried(sheet, one, false, (own, beam) => {
      verifyShear(own, beam, pulled, item.N_Ed ?? 0);
      return own.problems.length === 0 && own.outcome.utilization <= 1 && !own.outcome.failed;
    });
    if (passes) return one;
  }
  return undefined;
}
