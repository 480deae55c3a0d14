/**
 * Which pieces come out of which stock bar: exact for short lists, a good heuristic beyond, a lower bound beside it. What is left of
 * earlier jobs is used before new bars.
 */
import type { Fabrication, Remnant } from "../fabrication.ts";

export interface CutPiece {
  readonly id: string;
  readonly mark: string;
  readonly length_mm: number;
  readonly count: number;
}

interface CutBar {
  readonly stock_mm: number;
  /** bars that are cut alike */
  readonly count: number;
  readonly pieces: readonly CutPiece[];
  readonly rest_mm: number;
  /** what is left of an earlier job, by its name */
  readonly remnant?: string;
}

export interface CutGroup {
  readonly profile: string;
  readonly steel_grade: string;
  readonly bars: readonly CutBar[];
  readonly stock_mm: number;
  readonly pieces_mm: number;
  /** of the stock: rests and saw cuts */
  readonly waste_percent: number;
  /** no cutting list needs less stock than this */
  readonly lower_bound_mm: number;
  /** no list with less stock exists */
  readonly exact: boolean;
  /** longer than the longest stock bar */
  readonly too_long: readonly CutPiece[];
}

export function cuttingList({ parts, settings }: Pick<Fabrication, "parts" | "settings">): CutGroup[] {
  const groups = new Map<string, { profile: string; steel_grade: string; pieces: CutPiece[] }>();
  for (const part of [...parts.profiles, ...parts.fittings]) {
    const { id, mark, steel_grade, length_mm } = part;
    // a pair is cut from bars of the single profile
    const pair = part.profile.startsWith("2x ");
    const profile = pair ? part.profile.slice(3) : part.profile;
    const key = JSON.stringify([profile, steel_grade]);
    const group = groups.get(key) ?? { profile, steel_grade, pieces: [] };
    group.pieces.push({ id, mark, length_mm, count: part.quantity * (pair ? 2 : 1) });
    groups.set(key, group);
  }
  return [...groups.values()].map(({ profile, steel_grade, pieces }) => {
    const usable = settings.remnants.filter(
      (one) => one.profile === profile && (one.steel_grade ?? steel_grade) === steel_grade,
    );
    const { bars, left } = fromRemnants(pieces, usable, settings.saw_cut_mm);
    const made = trimmed(left, settings);
    return bars.length === 0
      ? { profile, steel_grade, ...made }
      : {
          profile,
          steel_grade,
          ...made,
          bars: [...bars, ...made.bars],
          pieces_mm: made.pieces_mm + bars.reduce((sum, bar) => sum + bar.count * lengthOf(bar.pieces), 0),
          // of the new bars: what was there costs nothing
          exact: false,
        };
  });
}

const lengthOf = (pieces: readonly CutPiece[]): number =>
  pieces.reduce((sum, { length_mm, count }) => sum + length_mm * count, 0);

/** The mill's end of each new bar is cut off first. */
function trimmed(
  pieces: readonly CutPiece[],
  {
    stock_lengths_mm,
    saw_cut_mm,
    trim_mm,
  }: Pick<Fabrication["settings"], "stock_lengths_mm" | "saw_cut_mm" | "trim_mm">,
): Cut {
  if (trim_mm === 0) return cut(pieces, stock_lengths_mm, saw_cut_mm);
  const clean = stock_lengths_mm.map((length) => length - trim_mm).filter((length) => length > 0);
  const made = cut(pieces, clean, saw_cut_mm);
  const longest = Math.max(...clean);
  const bars = made.bars.map((bar) => ({ ...bar, stock_mm: bar.stock_mm + trim_mm }));
  const stock_mm = bars.reduce((sum, { stock_mm: one, count }) => sum + one * count, 0);
  return {
    ...made,
    bars,
    stock_mm,
    waste_percent: stock_mm === 0 ? 0 : Math.round((1 - made.pieces_mm / stock_mm) * 1000) / 10,
    lower_bound_mm: made.lower_bound_mm + trim_mm * Math.ceil(made.lower_bound_mm / longest),
  };
}

/** The shortest first, each filled as far as it goes. */
function fromRemnants(
  pieces: readonly CutPiece[],
  remnants: readonly Remnant[],
  saw: number,
): { readonly bars: readonly CutBar[]; readonly left: readonly CutPiece[] } {
  const bars: CutBar[] = [];
  let left = [...pieces];
  const each = remnants
    .flatMap((one) => Array.from({ length: one.quantity }, () => one))
    .sort((a, b) => a.length_mm - b.length_mm);
  for (const { length_mm: stock_mm, name } of each) {
    const order = left.filter(({ length_mm, count }) => count > 0 && length_mm <= stock_mm);
    if (order.length === 0) continue;
    const fill = knapsack(
      order.map(({ length_mm }) => Math.ceil(length_mm + saw - 1e-9)),
      order.map(({ count }) => count),
      Math.floor(stock_mm + saw + 1e-9),
    )(Math.floor(stock_mm + saw + 1e-9));
    const inside = order.flatMap((piece, i) => ((fill[i] ?? 0) > 0 ? [{ ...piece, count: fill[i] ?? 0 }] : []));
    if (inside.length === 0) continue;
    const cuts = inside.reduce((sum, { count }) => sum + count, 0);
    const rest_mm = Math.max(0, Math.round((stock_mm - lengthOf(inside) - cuts * saw) * 10) / 10);
    bars.push({ stock_mm, count: 1, pieces: inside, rest_mm, remnant: name });
    const taken = new Map(inside.map(({ id, count }) => [id, count]));
    left = left.map((piece) => ({ ...piece, count: piece.count - (taken.get(piece.id) ?? 0) }));
  }
  return { bars, left: left.filter(({ count }) => count > 0) };
}

type Cut = Omit<CutGroup, "profile" | "steel_grade">;

/** Lengths in whole mm, pieces rounded up: a bar is never exceeded. */
export function cut(pieces: readonly CutPiece[], stockLengths: readonly number[], saw: number): Cut {
  const stock = [...new Set(stockLengths)].sort((a, b) => a - b);
  const longest = stock.at(-1) ?? 0;
  const fitting = pieces.filter(({ length_mm }) => length_mm <= longest);
  const types = typesOf(fitting, saw);
  const patterns = types.length === 0 ? [] : (exactly(types, stock, saw) ?? roughly(types, stock, saw));
  const bound = lowerBound(types, stock, saw);
  const total = patterns.reduce((sum, { stock: one }) => sum + one, 0);
  const net = fitting.reduce((sum, { length_mm, count }) => sum + length_mm * count, 0);
  return {
    bars: barsOf(patterns, types, fitting),
    stock_mm: total,
    pieces_mm: net,
    waste_percent: total === 0 ? 0 : Math.round((1 - net / total) * 1000) / 10,
    lower_bound_mm: bound,
    exact: types.length === 0 || total === bound || exactly(types, stock, saw) !== undefined,
    too_long: pieces.filter(({ length_mm }) => length_mm > longest),
  };
}

/** Pieces of one length; `size` with its saw cut. */
interface Type {
  readonly length: number;
  readonly size: number;
  readonly count: number;
}

/** A bar: how many of each type. */
interface Pattern {
  readonly stock: number;
  readonly counts: readonly number[];
}

function typesOf(pieces: readonly CutPiece[], saw: number): Type[] {
  const counts = new Map<number, number>();
  for (const { length_mm, count } of pieces) counts.set(length_mm, (counts.get(length_mm) ?? 0) + count);
  return [...counts].sort(([a], [b]) => b - a).map(([length, count]) => ({ length, size: length + saw, count }));
}

const used = (types: readonly Type[], counts: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + count * (types[i]?.size ?? 0), 0);

/** A bar of S takes pieces whose sizes add up to S and one saw cut: the last piece needs none behind it. */
const shortest = (size: number, stock: readonly number[], saw: number): number | undefined =>
  stock.find((one) => size <= one + saw + 1e-9);

// ---------------------------------------------------------------- exact

const mostStates = 3000;
const mostPatterns = 3000;

/** Least stock, then fewest bars, over all ways to divide the list; undefined where there are too many. */
function exactly(types: readonly Type[], stock: readonly number[], saw: number): Pattern[] | undefined {
  const states = types.reduce((product, { count }) => product * (count + 1), 1);
  if (states > mostStates) return undefined;
  const patterns = allPatterns(types, stock, saw);
  if (!patterns || states * patterns.length > 4_000_000) return undefined;
  const known = new Map<string, { cost: number; bars: number; first?: Pattern } | undefined>();
  const best = (left: readonly number[]): { cost: number; bars: number; first?: Pattern } => {
    const largest = left.findIndex((count) => count > 0);
    if (largest < 0) return { cost: 0, bars: 0 };
    const key = left.join(",");
    const before = known.get(key);
    if (before) return before;
    let found: { cost: number; bars: number; first?: Pattern } = { cost: Number.POSITIVE_INFINITY, bars: 0 };
    for (const pattern of patterns) {
      // some bar holds the longest piece that is left: begin with that one
      if (!(pattern.counts[largest] ?? 0) || pattern.counts.some((count, i) => count > (left[i] ?? 0))) continue;
      const rest = best(left.map((count, i) => count - (pattern.counts[i] ?? 0)));
      const cost = pattern.stock + rest.cost;
      if (cost < found.cost || (cost === found.cost && rest.bars + 1 < found.bars))
        found = { cost, bars: rest.bars + 1, first: pattern };
    }
    known.set(key, found);
    return found;
  };
  const list: Pattern[] = [];
  let left: readonly number[] = types.map(({ count }) => count);
  for (let step = best(left); step.first; step = best(left)) {
    const { first } = step;
    list.push(first);
    left = left.map((count, i) => count - (first.counts[i] ?? 0));
  }
  return list;
}

/** Every set of pieces that goes into a bar, in the shortest bar that takes it. */
function allPatterns(types: readonly Type[], stock: readonly number[], saw: number): Pattern[] | undefined {
  const most = (stock.at(-1) ?? 0) + saw;
  const found: Pattern[] = [];
  const counts = types.map(() => 0);
  const extend = (from: number, size: number): boolean => {
    for (let i = from; i < types.length; i++) {
      const type = types[i];
      if (!type) continue;
      for (let n = 1; n <= type.count && size + n * type.size <= most + 1e-9; n++) {
        counts[i] = n;
        const bar = shortest(size + n * type.size, stock, saw);
        if (bar !== undefined) found.push({ stock: bar, counts: [...counts] });
        if (found.length > mostPatterns || !extend(i + 1, size + n * type.size)) return false;
      }
      counts[i] = 0;
    }
    return true;
  };
  return extend(0, 0) ? found : undefined;
}

// ---------------------------------------------------------------- heuristic

/** Beyond this first fit, which looks at every open bar for every piece, takes too long. */
const mostFitted = 5000;

/** The best of: first fit by falling length into each stock length, and bar after bar filled as full as it goes. */
function roughly(types: readonly Type[], stock: readonly number[], saw: number): Pattern[] {
  const longest = types[0]?.length ?? 0;
  const pieces = types.reduce((sum, { count }) => sum + count, 0);
  const ways = [
    ...(pieces > mostFitted ? [] : stock.filter((one) => one >= longest)).map((one) =>
      firstFit(types, one, stock, saw),
    ),
    filled(types, stock, saw),
  ];
  const cost = (patterns: readonly Pattern[]) => patterns.reduce((sum, one) => sum + one.stock, 0);
  return ways.reduce((best, one) =>
    cost(one) < cost(best) || (cost(one) === cost(best) && one.length < best.length) ? one : best,
  );
}

function firstFit(types: readonly Type[], length: number, stock: readonly number[], saw: number): Pattern[] {
  const bars: { left: number; counts: number[] }[] = [];
  let open = 0;
  const smallest = types.at(-1)?.size ?? 0;
  types.forEach(({ size, count }, type) => {
    for (let n = 0; n < count; n++) {
      while (open < bars.length && (bars[open]?.left ?? 0) < smallest - 1e-9) open++;
      let bar = bars.slice(open).find(({ left }) => left >= size - 1e-9);
      if (!bar) {
        bar = { left: length + saw, counts: types.map(() => 0) };
        bars.push(bar);
      }
      bar.left -= size;
      bar.counts[type] = (bar.counts[type] ?? 0) + 1;
    }
  });
  return bars.map(({ counts }) => ({ counts, stock: shortest(used(types, counts), stock, saw) ?? length }));
}

/** Each bar begins with the longest piece left and is filled, by a knapsack over whole mm, in the stock length that wastes least. */
function filled(types: readonly Type[], stock: readonly number[], saw: number): Pattern[] {
  const left = types.map(({ count }) => count);
  const sizes = types.map(({ size }) => Math.ceil(size - 1e-9));
  const patterns: Pattern[] = [];
  for (let first = left.findIndex((count) => count > 0); first >= 0; first = left.findIndex((count) => count > 0)) {
    const start = sizes[first] ?? 0;
    const capacities = stock.map((one) => Math.floor(one + saw + 1e-9) - start);
    const reach = knapsack(
      sizes,
      left.map((count, i) => count - (i === first ? 1 : 0)),
      Math.max(...capacities),
    );
    let best: { waste: number; counts: number[]; stock: number } | undefined;
    stock.forEach((one, s) => {
      const capacity = capacities[s] ?? -1;
      if (capacity < 0) return;
      const counts = reach(capacity);
      counts[first] = (counts[first] ?? 0) + 1;
      const waste = (one - (used(types, counts) - saw)) / one;
      if (!best || waste < best.waste - 1e-12) best = { waste, counts, stock: one };
    });
    if (!best) break; // every piece fits the longest bar
    // as often as the pieces last
    const { counts } = best;
    const times = Math.min(...counts.flatMap((count, i) => (count > 0 ? [Math.floor((left[i] ?? 0) / count)] : [])));
    for (let n = 0; n < times; n++)
      patterns.push({ stock: shortest(used(types, counts), stock, saw) ?? best.stock, counts });
    counts.forEach((count, i) => {
      left[i] = (left[i] ?? 0) - count * times;
    });
  }
  return patterns;
}

/** Bounded knapsack: for a capacity, the counts that fill it best. */
function knapsack(sizes: readonly number[], counts: readonly number[], most: number): (capacity: number) => number[] {
  const capacity = Math.max(0, most);
  // the type that reached a sum, and how many of it
  const by = new Int32Array(capacity + 1).fill(-1);
  const taken = new Int32Array(capacity + 1);
  by[0] = sizes.length;
  sizes.forEach((size, i) => {
    if (size <= 0) return;
    const count = counts[i] ?? 0;
    const uses = new Int32Array(capacity + 1);
    for (let sum = size; sum <= capacity; sum++) {
      if (by[sum] !== -1 || by[sum - size] === -1 || (uses[sum - size] ?? 0) >= count) continue;
      uses[sum] = (uses[sum - size] ?? 0) + 1;
      by[sum] = i;
      taken[sum] = 1;
    }
  });
  return (limit) => {
    let sum = Math.min(limit, capacity);
    while (sum > 0 && by[sum] === -1) sum--;
    const result = sizes.map(() => 0);
    while (sum > 0) {
      const type = by[sum] ?? -1;
      if (type < 0 || type >= sizes.length) break;
      result[type] = (result[type] ?? 0) + 1;
      sum -= sizes[type] ?? sum;
    }
    return result;
  };
}

// ---------------------------------------------------------------- bound

/** All sizes together in bars without a rest, and each piece longer than half the longest bar in one of its own. */
function lowerBound(types: readonly Type[], stock: readonly number[], saw: number): number {
  if (types.length === 0) return 0;
  const ratio = Math.min(...stock.map((one) => one / (one + saw)));
  const all = types.reduce((sum, { size, count }) => sum + size * count, 0) * ratio;
  const half = ((stock.at(-1) ?? 0) + saw) / 2;
  const own = types
    .filter(({ size }) => size > half)
    .reduce((sum, { size, count }) => sum + count * (shortest(size, stock, saw) ?? 0), 0);
  return nextSum(Math.max(all, own), stock);
}

/** The least sum of stock lengths that is not below `least`. */
function nextSum(least: number, stock: readonly number[]): number {
  const step = stock.reduce(divisor);
  if (!Number.isInteger(step) || step < 1 || least / step > 1_000_000) return Math.ceil(least - 1e-6);
  const from = Math.ceil((least - 1e-6) / step);
  const units = stock.map((one) => one / step);
  const to = from + Math.max(...units);
  const can = new Uint8Array(to + 1);
  can[0] = 1;
  for (let sum = 1; sum <= to; sum++) if (units.some((unit) => sum >= unit && can[sum - unit])) can[sum] = 1;
  for (let sum = from; sum <= to; sum++) if (can[sum]) return sum * step;
  return Math.ceil(least - 1e-6);
}

const divisor = (a: number, b: number): number => (b < 1e-9 ? a : divisor(b, a % b));

// ---------------------------------------------------------------- marks

/** Marks onto the lengths of the patterns, and equal bars together. */
function barsOf(patterns: readonly Pattern[], types: readonly Type[], pieces: readonly CutPiece[]): CutBar[] {
  const queues = types.map(({ length }) =>
    pieces.filter((piece) => piece.length_mm === length).map((piece) => ({ piece, left: piece.count })),
  );
  const bars = new Map<string, { bar: CutBar; count: number }>();
  const order = [...patterns].sort(
    (a, b) => b.stock - a.stock || used(types, b.counts) - used(types, a.counts) || compare(b.counts, a.counts),
  );
  for (const { stock, counts } of order) {
    const list: CutPiece[] = [];
    counts.forEach((count, i) => {
      for (let wanted = count; wanted > 0; ) {
        const next = queues[i]?.find(({ left }) => left > 0);
        if (!next) break; // patterns hold no more pieces than there are
        const n = Math.min(wanted, next.left);
        next.left -= n;
        wanted -= n;
        list.push({ ...next.piece, count: n });
      }
    });
    const length = list.reduce((sum, piece) => sum + piece.length_mm * piece.count, 0);
    const cuts = list.reduce((sum, piece) => sum + piece.count, 0);
    const saw = (types[0]?.size ?? 0) - (types[0]?.length ?? 0);
    const rest_mm = Math.max(0, Math.round((stock - length - cuts * saw) * 10) / 10);
    const key = JSON.stringify([stock, list.map(({ id, count }) => [id, count])]);
    const known = bars.get(key);
    if (known) known.count++;
    else bars.set(key, { bar: { stock_mm: stock, count: 1, pieces: list, rest_mm }, count: 1 });
  }
  return [...bars.values()].map(({ bar, count }) => ({ ...bar, count }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) if (one !== b[i]) return one - (b[i] ?? 0);
  return 0;
}
