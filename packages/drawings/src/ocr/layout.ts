/**
 * What on a picture may be writing: rules are taken out, ink that hangs together becomes components, and components of
 * the size of letters that stand close together become lines of text, level or upright.
 */
import { type Component, componentsOf, type Runs } from "./components.ts";
import { type Extent, grid } from "./extent.ts";
import type { Gray } from "./gray.ts";
import { inkOf } from "./image.ts";
import { takeRules } from "./rules.ts";
import { joinedByPoints, type TextLine, withoutLooseParts, withSmallParts } from "./text-lines.ts";
import { withWholeLetters } from "./whole-letters.ts";

export interface Layout {
  readonly rules: readonly Extent[];
  readonly lines: readonly TextLine[];
  readonly runs: Runs;
}

const mmPerInch = 25.4;
/** Letters of drawings are 1.8 to 10 mm high; small letters and worn scans go below. */
const letterMm = { least: 0.5, most: 14 };
const ruleMm = { shortest: 8, thickest: 1.2 };
/** What is left of a rule that is not quite straight lies this close to it. */
const fringeMm = 0.25;
const sideMm = { shortest: 2.5, thickest: 0.8 };
/** A page of hatching gives hundreds of thousands of pieces; more letters than this are not on any sheet. */
const mostLetters = 30_000;

export function layoutOf(gray: Gray, dotsPerInch: number): Layout {
  const mm = dotsPerInch / mmPerInch;
  const ink = inkOf(gray);
  const rules = takeRules(ink, gray.width, gray.height, ruleMm.shortest * mm, Math.max(3, ruleMm.thickest * mm));
  const { components: all, runs } = componentsOf(ink, gray.width, gray.height);
  const components = withoutSides(withoutFringes(all, rules, fringeMm * mm), rules, mm);
  const letters = lettersAmong(components, mm).map((piece) => ({ ...piece, pieces: [piece] }));
  const lines = joinedByPoints(withoutLooseParts(withWholeLetters(letters, rules)), components, rules);
  return { rules, lines: withSmallParts(lines, components), runs };
}

function lettersAmong(components: readonly Component[], mm: number): Component[] {
  const least = Math.max(5, letterMm.least * mm);
  const most = letterMm.most * mm;
  const sized = components.filter((c) => {
    const [w, h] = [c.x1 - c.x0, c.y1 - c.y0];
    const [small, large] = w < h ? [w, h] : [h, w];
    // several letters that run into each other are longer than one
    if (large < least || small > most || large > 12 * Math.max(small, least) || large > 4 * most) return false;
    // arrowheads, bars and filled spots are solid; of the letters only strokes are (1, I, l)
    const solid = c.area > 0.92 * w * h;
    return !solid || (large > 2.5 * small && large <= most);
  });
  if (sized.length > mostLetters) sized.sort((a, b) => b.area - a.area).length = mostLetters;
  return withoutFrames(sized);
}

/** Slivers along a rule that hangs a little or is worn: they would be read as dashes and strokes. */
function withoutFringes(components: readonly Component[], rules: readonly Extent[], reach: number): Component[] {
  const near = grid(rules);
  return components.filter(
    (c) =>
      !near(c).some(
        (rule) =>
          (rule.x1 - rule.x0 >= rule.y1 - rule.y0
            ? c.y0 >= rule.y0 - reach && c.y1 <= rule.y1 + reach
            : c.x0 >= rule.x0 - reach && c.x1 <= rule.x1 + reach) &&
          c.x0 < rule.x1 + reach &&
          c.x1 > rule.x0 - reach &&
          c.y0 < rule.y1 + reach &&
          c.y1 > rule.y0 - reach,
      ),
  );
}

/** Sides of cells lower than a rule is long: a stroke from the rule above it to the one below is no letter. */
export function withoutSides<T extends Extent>(components: readonly T[], rules: readonly Extent[], mm: number): T[] {
  const reach = fringeMm * mm;
  const near = grid(rules.filter(({ x0, y0, x1, y1 }) => x1 - x0 > y1 - y0));
  return components.filter((c) => {
    const [w, h] = [c.x1 - c.x0, c.y1 - c.y0];
    if (w > sideMm.thickest * mm || h < sideMm.shortest * mm || 5 * w > h) return true;
    const over = near({ ...c, y0: c.y0 - reach, y1: c.y1 + reach }).filter(
      ({ x0, x1 }) => x0 <= c.x0 + reach && x1 >= c.x1 - reach,
    );
    const meets = (y: number) => over.find((rule) => rule.y0 - reach <= y && y <= rule.y1 + reach);
    const [top, bottom] = [meets(c.y0), meets(c.y1)];
    return top === undefined || bottom === undefined || top === bottom;
  });
}

/** Balloons around item numbers and boxes around labels are as large as letters may be, but hold letters. */
function withoutFrames(components: readonly Component[]): Component[] {
  const near = grid(components);
  return components.filter((outer) => {
    const [w, h] = [outer.x1 - outer.x0, outer.y1 - outer.y0];
    if (outer.area > 0.35 * w * h) return true;
    return !near(outer).some(
      (inner) =>
        inner !== outer &&
        inner.x0 > outer.x0 &&
        inner.x1 < outer.x1 &&
        inner.y0 > outer.y0 &&
        inner.y1 < outer.y1 &&
        (inner.y1 - inner.y0) * 3 > h &&
        inner.area * 8 > outer.area,
    );
  });
}
