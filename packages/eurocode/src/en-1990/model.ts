/** What may act: an action with a sign. `key`: the action that leads; parts of one action share it. */
export interface Alternative {
  readonly action: number;
  readonly sign: 1 | -1;
  readonly key: number;
}

/** Actions and which of them act together, as numbers. */
export interface Model {
  readonly actions: number;
  /** By effect, by action. */
  readonly effects: readonly (readonly number[])[];
  /** Permanent actions that take one factor together. */
  readonly sources: readonly (readonly number[])[];
  /** Of each slot at most one alternative acts. */
  readonly slots: readonly (readonly Alternative[])[];
  /** The actions that lead, each in parts. */
  readonly keys: number;
  /** Whether two actions never act together. */
  readonly apart: (a: number, b: number) => boolean;
  /** Whether any two do not. */
  readonly anyApart: boolean;
}

/** One expression of one situation: the factors that an action may have in it, by action. */
export interface Rule {
  readonly expression: string;
  /** Permanent actions where unfavourable and favourable. */
  readonly sup: readonly number[];
  readonly inf: readonly number[];
  /** Variable actions. */
  readonly lead: readonly number[];
  readonly other: readonly number[];
  /** Whether one variable action leads. */
  readonly leads: boolean;
  /** Accidental or seismic actions, one of which always acts. */
  readonly extra: readonly Alternative[];
}

export interface Row {
  /** By action. */
  readonly factors: readonly number[];
  readonly expression: string;
  /** -1 where no variable action leads. */
  readonly leading: number;
}

/** Combinations of different factors, in the order in which they were formed. */
export interface Rows {
  readonly count: number;
  /** A copy; undefined beyond the last. */
  readonly row: (at: number) => Row | undefined;
  /** Σ factor · effect of each combination, in order. */
  readonly effects: (values: readonly number[]) => Float64Array;
}

/** Keeps each combination of factors once: numbers side by side, a hundred thousand are no objects. */
export function collector(actions: number, expected = 0) {
  let room = 64;
  while (room < Math.min(expected, mostAtOnce)) room *= 2;
  let count = 0;
  let all = new Float64Array(room * actions);
  let leads = new Int16Array(room);
  const expressions: string[] = [];
  /** By hash: one more than the place of a row. */
  let table = new Int32Array(2 * room);

  const hashOf = (factors: readonly number[] | Float64Array, from: number): number => {
    let hash = 0;
    // equal factors have equal digits: they come from the same tables
    for (let i = 0; i < actions; i++) hash = (Math.imul(hash, 31) + (((factors[from + i] as number) * spread) | 0)) | 0;
    return (hash ^ (hash >>> 15)) >>> 0;
  };
  const grow = (): void => {
    room *= 2;
    const [before, leading] = [all, leads];
    all = new Float64Array(room * actions);
    all.set(before);
    leads = new Int16Array(room);
    leads.set(leading);
    table = new Int32Array(2 * room);
    for (let at = 0; at < count; at++) {
      let slot = hashOf(all, at * actions) & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = at + 1;
    }
  };
  const same = (at: number, factors: readonly number[]): boolean => {
    const from = at * actions;
    for (let i = 0; i < actions; i++) if (all[from + i] !== factors[i]) return false;
    return true;
  };
  const add = (factors: readonly number[], expression: string, leading: number): void => {
    let slot = hashOf(factors, 0) & (table.length - 1);
    for (let known = table[slot] as number; known !== 0; known = table[slot] as number) {
      if (same(known - 1, factors)) return;
      slot = (slot + 1) & (table.length - 1);
    }
    if (count === room) {
      grow();
      add(factors, expression, leading);
      return;
    }
    table[slot] = count + 1;
    for (let i = 0, from = count * actions; i < actions; i++) all[from + i] = factors[i] as number; // as many as actions
    leads[count] = leading;
    expressions.push(expression);
    count++;
  };
  const rows: Rows = {
    get count() {
      return count;
    },
    row: (at) => {
      const expression = expressions[at];
      if (expression === undefined) return undefined;
      return { factors: [...all.subarray(at * actions, (at + 1) * actions)], expression, leading: leads[at] ?? -1 };
    },
    effects: (values) => {
      const sums = new Float64Array(count);
      for (let at = 0, place = 0; at < count; at++) {
        let sum = 0;
        for (let i = 0; i < actions; i++) sum += (values[i] as number) * (all[place++] as number); // one of each for each action
        sums[at] = sum;
      }
      return sums;
    },
  };
  return { rows, add };
}

/** Room for so many is made beforehand, where so many may come. */
const mostAtOnce = 8192;
/** Factors are of the size of 1: so many parts of it tell them apart. */
const spread = 1 << 20;

export type Collector = ReturnType<typeof collector>;

/** The sources whose factors differ. */
export const varied = ({ sources }: Model, { sup, inf }: Rule): (readonly number[])[] =>
  sources.filter((source) => source.some((action) => sup[action] !== inf[action]));
