import type { Sheet } from "../../engine/sheet.ts";
import * as group from "./group.ts";
import { type Fastener, isPanel, isPlate, type Part, type Wood } from "./model.ts";
import { spacingsOfPlaces } from "./places.ts";
import { timberParts, woods } from "./resolve.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import * as spacing from "./spacing.ts";

// EN 1995-1-1 8.3.1.1(8), 8.5.1.1(4): fasteners of a row; Tables 8.2 to 8.5: how far apart they are.

/** The least spacings of a member, those of the request in place of none. */
export interface Placed {
  readonly wood: Wood;
  readonly least: spacing.Spacings;
  readonly given: Partial<spacing.Spacings>;
}

/** `directions`: of the force of every fastener of a pattern to the grain of each member; the most demanding one counts. */
export function placed(
  item: DowelTypeItem,
  fastener: Fastener,
  parts: readonly Part[],
  directions: readonly (readonly number[])[] = [],
): Placed[] {
  return woods(parts).map((wood) => {
    return {
      wood,
      least: mostOf([
        leastOf(item, fastener, parts, wood),
        ...directions.map((alphas) =>
          leastOf(item, fastener, parts, { ...wood, alpha: alphas[wood.index] ?? wood.alpha }),
        ),
      ]),
      given: {
        ...spacingsOfPlaces(item, wood.index, fastener.d, 0.5 * rowWidth(item, fastener, parts, wood)),
        ...givenSpacings(item, wood),
      },
    };
  });
}

/** Of the member itself, else of the joint. */
export const givenSpacings = (item: Partial<Given>, { item: { spacings } }: Wood): Placed["given"] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = spacings?.[`${name}_mm`] ?? item[`${name}_mm`];
      return value === undefined ? [] : [[name, value]];
    }),
  );

type Given = Pick<DowelTypeItem, `${(typeof names)[number]}_mm`>;

/** The least distances of a member as values; plates have none. */
export function leastSpacings(part: Part, all: readonly Placed[]) {
  const own = all.find(({ wood }) => wood === part);
  if (!own) return null;
  const { a_1, a_2, a_3_t, a_3_c, a_4_t, a_4_c } = own.least;
  return {
    a_1_min_mm: a_1,
    a_2_min_mm: a_2,
    a_3_t_min_mm: a_3_t,
    a_3_c_min_mm: a_3_c,
    a_4_t_min_mm: a_4_t,
    a_4_c_min_mm: a_4_c,
  };
}

export const mostOf = (all: readonly spacing.Spacings[]): spacing.Spacings => ({
  a_1: Math.max(...all.map(({ a_1 }) => a_1)),
  a_2: Math.max(...all.map(({ a_2 }) => a_2)),
  a_3_t: Math.max(...all.map(({ a_3_t }) => a_3_t)),
  a_3_c: Math.max(...all.map(({ a_3_c }) => a_3_c)),
  a_4_t: Math.max(...all.map(({ a_4_t }) => a_4_t)),
  a_4_c: Math.max(...all.map(({ a_4_c }) => a_4_c)),
});

export const names = ["a_1", "a_2", "a_3_t", "a_3_c", "a_4_t", "a_4_c"] as const;

function leastOf(
  item: DowelTypeItem,
  { type, d, asBolt }: Fastener,
  parts: readonly Part[],
  wood: Wood,
): spacing.Spacings {
  const { alpha, rho_k, drilled } = wood;
  if (type === "dowel") return spacing.ofDowels(d, alpha);
  if (asBolt) return spacing.ofBolts(d, alpha);
  if (type === "staple") return spacing.ofStaples(d, alpha, item.crown_angle_deg ?? 30);
  const least = spacing.ofNails(d, alpha, isPanel(wood) ? 0 : rho_k, drilled);
  const others = woods(parts);
  // 8.3.1.3(1), 8.3.1.4(1): spacings only, not the distances to ends and edges
  const k_a = parts.some(isPlate) ? 0.7 : others.some(isPanel) ? 0.85 : 1;
  const { a_1, a_2 } = least;
  const reduced = { ...least, a_1: spacing.reducedSpacing(k_a, a_1), a_2: spacing.reducedSpacing(k_a, a_2) };
  if (wood.material !== "plywood") return reduced;
  const [loaded, unloaded] = [spacing.alongSin(3, 4, alpha, d), spacing.alongSin(3, 0, alpha, d)];
  return { ...reduced, a_3_t: loaded, a_3_c: unloaded, a_4_t: loaded, a_4_c: unloaded };
}

/** Lines of bolts and dowels nearer than a_2 of their table are one row; nails a diameter beside each other are none, 8.3.1.1(8). */
export const rowWidth = (item: DowelTypeItem, fastener: Fastener, parts: readonly Part[], wood: Wood): number =>
  fastener.asBolt ? leastOf(item, fastener, parts, { ...wood, alpha: 0 }).a_2 : fastener.d;

/** Table 8.1; closer than 7 d only in drilled holes, which the spacings verify. */
const exponents: readonly (readonly [from: number, k_ef: number])[] = [
  [4, 0.5],
  [7, 0.7],
  [10, 0.85],
  [14, 1],
];

function exponent(sheet: Sheet, a_1: number, d: number): number {
  const [first, last] = [exponents[0], exponents[exponents.length - 1]];
  if (!first || !last) throw new Error("a table has rows");
  if (a_1 >= last[0] * d) return last[1];
  if (a_1 <= first[0] * d) return first[1];
  const next = exponents.findIndex(([from]) => a_1 < from * d);
  const [below, above] = [exponents[next - 1] ?? first, exponents[next] ?? last];
  return sheet.step("k_ef", group.exponentBetween, below[1], above[1], a_1, d, below[0], above[0]);
}

/** A row of n along the grain, loaded along it. */
export function effectiveOf(sheet: Sheet, { d, asBolt }: Fastener, n: number, a_1: number): number {
  if (asBolt) return sheet.step("n_ef_0", group.boltsInRow, n, a_1, d);
  return sheet.step("n_ef_0", group.nailsInRow, n, exponent(sheet, a_1, d));
}

/** n_ef of one row: that of the member it splits first. */
export function effectiveNumber(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  all: readonly Placed[],
  parts: readonly Part[],
  name = "n_ef",
): number {
  const { n = 1, staggered = false } = item;
  const most = Math.max(...all.map(({ least }) => least.a_1));
  const along = timberParts(parts);
  if (n === 1 || along.length === 0) return sheet.table(name, n, "EN 1995-1-1 8.1.2", says.nothingInRow);
  if (staggered) return sheet.table(name, n, "EN 1995-1-1 8.3.1.1(8)", says.staggered);
  const found = all
    .filter(({ wood }) => along.includes(wood))
    .map(({ wood, given }) => {
      if (given.a_1 === undefined) sheet.assume(says.leastSpacing);
      const n_0 = effectiveOf(sheet, fastener, n, given.a_1 ?? most);
      if (wood.alpha === 0) return n_0;
      if (fastener.asBolt) return sheet.step("n_ef", group.rowAtAngle, n_0, n, wood.alpha);
      return wood.alpha >= 90 ? n : Math.min(n, sheet.step("n_ef", group.rowAlong, n_0, wood.alpha));
    });
  return sheet.given(name, Math.min(n, ...found));
}
