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

/** Combinations of different factors, in the order in which they were formed. */
export interface Found {
  /** How many were formed, with those of equal factors. */
  formed: number;
  readonly rows: readonly Row[];
}

export interface Row {
  /** By action. */
  readonly factors: readonly number[];
  readonly expression: string;
  /** -1 where no variable action leads. */
  readonly leading: number;
}

/** Keeps each combination of factors once. */
export function collector(actions: number) {
  const rows: Row[] = [];
  const levels = new Map<number, number>();
  const byHash = new Map<number, number[]>();
  const levelOf = (factor: number): number => {
    const known = levels.get(factor);
    if (known !== undefined) return known;
    levels.set(factor, levels.size + 1);
    return levels.size;
  };
  const same = (a: readonly number[], b: readonly number[]): boolean => {
    for (let i = 0; i < actions; i++) if (a[i] !== b[i]) return false;
    return true;
  };
  /** The place of the row; a copy is kept. */
  const add = (factors: readonly number[], expression: string, leading: number): number => {
    let hash = 0;
    for (let i = 0; i < actions; i++) hash = (Math.imul(hash, 31) + levelOf(factors[i] as number)) | 0; // as many as actions
    const alike = byHash.get(hash);
    if (alike) {
      for (const at of alike) if (same(rows[at]?.factors ?? [], factors)) return at;
      alike.push(rows.length);
    } else byHash.set(hash, [rows.length]);
    rows.push({ factors: factors.slice(), expression, leading });
    return rows.length - 1;
  };
  return { rows, add };
}

export type Collector = ReturnType<typeof collector>;

/** The sources whose factors differ. */
export const varied = ({ sources }: Model, { sup, inf }: Rule): (readonly number[])[] =>
  sources.filter((source) => source.some((action) => sup[action] !== inf[action]));
