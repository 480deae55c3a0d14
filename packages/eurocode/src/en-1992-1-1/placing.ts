import { decimals } from "../basis/numbers.ts";
import { edgesOf, type Point } from "../basis/polygon.ts";
import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import type { PlacedBar, SectionInput } from "./input.ts";
import { says } from "./says.ts";
import { type ColumnItem, isConfined } from "./schema.ts";

// EN 1992-1-1 4.4.1, 8.2 and 9.5.2(4): bars and links lie inside the concrete, covered, apart, and in every corner.

/** c_min,b of Table 4.2 and the 10 mm of (4.2); c_min,dur is that of the exposure, which is not known here. */
export const leastCover = formula("4.4.1.2(2) (4.2)", "max(10, phi)", (phi) => Math.max(10, phi), { phi: [5, 40] });
/** k_1 = 1 and k_2 = 5 mm */
export const leastClearDistance = formula("8.2(2)", "max(20, phi, d_g + 5)", (phi, d_g) => Math.max(20, phi, d_g + 5), {
  phi: [5, 40],
  d_g: [4, 63],
});
/** The aggregate that no more than the 20 mm need. */
const usualAggregate = 15;
export const barCover = formula("4.4.1.1(1)", "max(0, a - phi / 2)", (a, phi) => Math.max(0, a - phi / 2));
export const linkCover = formula("4.4.1.1(1)", "a - phi / 2 - phi_link", (a, phi, phi_link) => a - phi / 2 - phi_link);

export const coverOfBars = ofForm(requirement("bar-cover", "4.4.1.2(2)", "c_min / c <= 1", "cover of the bars"));
export const coverOfLinks = ofForm(
  requirement("link-cover", "4.4.1.2(2)", "c_min_link / c_link <= 1", "cover of the links"),
);
export const distanceOfBars = ofForm(
  requirement("bar-spacing", "8.2(2)", "s_min / s_clear <= 1", "clear distance of the bars"),
);
export const barsOfCircle = ofForm(
  requirement("bar-count", "9.5.2(4)", "max(0, n_min - n_bars) <= 0", "number of bars"),
);
export const barsInCorners = ofForm(
  requirement("bar-corners", "9.5.2(4)", "n_corners - n_corners_with_bar <= 0", "a bar in every corner"),
);

/** Bars that touch are a bundle or a lap. */
const touching = 0.5;

/** What no action changes: worked out once for all load cases. */
export interface Placing {
  readonly bar: Covered | undefined;
  /** The bar nearest to the face, where links lie outside it. */
  readonly outermost: Covered | undefined;
  readonly phi_link: number | undefined;
  readonly gap: Gap | undefined;
  readonly d_g: number | undefined;
  readonly count: number | undefined;
  readonly corners: { readonly all: number; readonly held: number } | undefined;
}

export function placingOf(sheet: Sheet, item: ColumnItem, section: SectionInput): Placing {
  // what is given as confined is the core: its links lie around it, and the cover is not in the section
  const bars = isConfined(item) ? [] : coveredBars(sheet, section);
  const outermost = least(bars, ({ a, phi }) => a - phi / 2);
  const phi_link = item.links?.diameter_mm;
  if (outermost && phi_link !== undefined && linkCover(outermost.a, outermost.phi, phi_link) < 0) {
    const beyond = -linkCover(outermost.a, outermost.phi, phi_link);
    sheet.problem("links.diameter_mm", says.linksOutside({ beyond: decimals(beyond, 1) }));
  }
  const circle = section.shape.kind === "circle";
  return {
    bar: least(bars, ({ a, phi }) => barCover(a, phi) / leastCover(phi)),
    outermost,
    phi_link,
    d_g: item.d_g_mm,
    gap: section.placed.length > 0 ? betweenPlaced(section.placed, item.d_g_mm) : betweenSpread(section),
    count: circle ? roundTheCircle(section) : undefined,
    corners: circle ? undefined : cornersWithBar(section),
  };
}

export function verifyPlacing(sheet: Sheet, { bar, outermost, phi_link, gap, d_g, count, corners }: Placing): void {
  if (bar) {
    const c_min = sheet.put("c_min_mm", leastCover, bar.phi);
    sheet.verify(coverOfBars, c_min, sheet.put("c_mm", barCover, bar.a, bar.phi), "mm");
  }
  if (outermost && phi_link !== undefined) {
    const c_min = sheet.put("c_min_link_mm", leastCover, phi_link);
    sheet.verify(coverOfLinks, c_min, sheet.put("c_link_mm", linkCover, outermost.a, outermost.phi, phi_link), "mm");
  }
  if (gap) {
    const s_min = sheet.put("s_min_mm", leastClearDistance, gap.phi, d_g ?? usualAggregate);
    if (d_g === undefined) sheet.assume(says.aggregate);
    sheet.verify(
      distanceOfBars,
      s_min,
      sheet.table("s_clear_mm", Math.max(0, gap.clear), "EN 1992-1-1 8.2(2)", says.clearDistance),
      "mm",
    );
  }
  if (count !== undefined) {
    const least = sheet.parameter("EN 1992-1-1", "bars_of_circle");
    sheet.verify(barsOfCircle, Math.max(0, least - count), 0, "");
  }
  if (corners) sheet.verify(barsInCorners, corners.all - corners.held, 0, "");
}

/** Bars that leave more than 150° of the circle open hold it no better than three. */
function roundTheCircle({ placed, bars }: SectionInput): number | undefined {
  if (bars === undefined || placed.length < 2) return bars;
  const angles = placed.map(({ y, z }) => Math.atan2(z, y)).sort((a, b) => a - b);
  const gaps = angles.map((angle, i) => (angles[i + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle);
  return Math.max(...gaps) > (150 / 180) * Math.PI ? Math.min(bars, 3) : bars;
}

function cornersWithBar({ shape, placed, bars }: SectionInput): Placing["corners"] {
  // a layout has its corner bars when there are four
  if (placed.length === 0) return bars === undefined ? undefined : { all: 4, held: Math.min(4, bars) };
  if (shape.kind === "circle") return undefined;
  const corners = shape.rings.slice(0, 1).flatMap((ring) => cornersOf(ring));
  if (corners.length === 0) return undefined;
  return { all: corners.length, held: corners.filter((corner) => placed.some((bar) => liesIn(corner, bar))).length };
}

function least<T>(list: readonly T[], by: (item: T) => number): T | undefined {
  let found: T | undefined;
  for (const item of list) if (found === undefined || by(item) < by(found)) found = item;
  return found;
}

interface Covered {
  readonly a: number;
  readonly phi: number;
}

/** Bars of a layout without a diameter are no thinner than the annex lets them be. */
function coveredBars(sheet: Sheet, { placed, phi_max, axisDistance }: SectionInput): Covered[] {
  if (placed.length > 0) return placed.map(({ toFace, diameter }) => ({ a: toFace, phi: diameter }));
  if (phi_max !== undefined) return [{ a: axisDistance, phi: phi_max }];
  const phi = sheet.parameter("EN 1992-1-1", "phi_min");
  // else every layout would get a verification that says nothing
  return barCover(axisDistance, phi) < leastCover(phi) ? [{ a: axisDistance, phi }] : [];
}

interface Gap {
  readonly clear: number;
  readonly phi: number;
}

function betweenPlaced(placed: readonly PlacedBar[], d_g = usualAggregate): Gap | undefined {
  let worst: Gap | undefined;
  for (const [i, one] of placed.entries()) {
    for (const other of placed.slice(i + 1)) {
      const clear = Math.hypot(one.y - other.y, one.z - other.z) - (one.diameter + other.diameter) / 2;
      const phi = Math.max(one.diameter, other.diameter);
      if (clear <= touching) continue;
      if (!worst || clear / leastClearDistance(phi, d_g) < worst.clear / leastClearDistance(worst.phi, d_g))
        worst = { clear, phi };
    }
  }
  return worst;
}

/** The bars of a layout stand evenly on its lines. */
function betweenSpread({ steel, bars, phi_max: phi }: SectionInput): Gap | undefined {
  if (bars === undefined || phi === undefined) return undefined;
  if (steel.ring) return { clear: (2 * Math.PI * steel.ring.radius) / bars - phi, phi };
  if (steel.lines.length === 0) return undefined;
  const lengths = steel.lines.map(({ from, to }) => Math.hypot(to.y - from.y, to.z - from.z));
  const length = lengths.reduce((sum, l) => sum + l, 0);
  // two rows each begin and end with a bar; a closed ring of rows has as many gaps as bars
  const gaps = steel.lines.length === 2 ? bars - 2 : bars;
  return gaps > 0 ? { clear: length / gaps - phi, phi } : undefined;
}

interface Corner {
  readonly edges: readonly (readonly [Point, Point])[];
  /** How far from both faces a bar may be to stand in the corner. */
  readonly within: number;
}

/** Corners that point outwards; nearly straight ones are none. */
function cornersOf(ring: readonly Point[]): Corner[] {
  const edges = edgesOf(ring);
  return edges.flatMap((edge, i) => {
    const before = edges[(i + edges.length - 1) % edges.length] ?? edge;
    const turn = turnBetween(before, edge);
    if (turn < Math.PI / 6) return [];
    const shorter = Math.min(lengthOf(before), lengthOf(edge));
    return [{ edges: [before, edge], within: Math.min(120, Math.max(60, shorter / 3)) }];
  });
}

const lengthOf = ([p, q]: readonly [Point, Point]): number => Math.hypot(q.y - p.y, q.z - p.z);

/** Positive where a ring that runs counter-clockwise turns outwards. */
function turnBetween([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): number {
  const [y1, z1, y2, z2] = [b.y - a.y, b.z - a.z, d.y - c.y, d.z - c.z];
  return Math.atan2(y1 * z2 - z1 * y2, y1 * y2 + z1 * z2);
}

function liesIn({ edges, within }: Corner, { y, z }: Point): boolean {
  return edges.every(([p, q]) => {
    const across = Math.abs((q.y - p.y) * (z - p.z) - (q.z - p.z) * (y - p.y)) / lengthOf([p, q]);
    return across <= within + 1e-6 && Math.hypot(y - p.y, z - p.z) <= lengthOf([p, q]) + within;
  });
}
