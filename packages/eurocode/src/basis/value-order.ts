/**
 * What an item writes down. Numbers stand in an array of their own, which costs eight bytes for each; where something else
 * was written (a word, a list) stands NaN, which no item can write, and the thing itself stands in `others`.
 */
export interface Written {
  readonly numbers: number[];
  readonly others: unknown[];
}

/**
 * The names of `values` in the order in which a calculation writes them. Members that take the same way through a check
 * share one order, so that a batch of thousands builds its objects by copying a prepared one instead of name by name,
 * and collects its clauses once.
 */
export class ValueOrder {
  readonly #name: string;
  readonly #clause: string;
  readonly #parent: ValueOrder | undefined;
  /** Only where ways part: most orders are followed by one other. */
  #next: Map<string, ValueOrder> | undefined;
  #latest: ValueOrder | undefined;
  #names: readonly string[] | undefined;
  #blank: Record<string, unknown> | undefined;
  #clauses: readonly string[] | undefined;

  constructor(parent?: ValueOrder, name = "", clause = "") {
    this.#parent = parent;
    this.#name = name;
    this.#clause = clause;
  }

  /** From the first to the last; only the end of a way is ever asked. */
  get names(): readonly string[] {
    if (!this.#names) {
      const found: string[] = [];
      for (let order: ValueOrder = this; order.#parent; order = order.#parent) found.push(order.#name);
      this.#names = found.reverse();
    }
    return this.#names;
  }

  /** The order with one more name. */
  after(name: string, clause: string): ValueOrder {
    const latest = this.#latest;
    if (latest === undefined) return this.#grow(name, clause);
    if (latest.#name === name && latest.#clause === clause) return latest;
    this.#next ??= new Map([[keyOf(latest.#name, latest.#clause), latest]]);
    const key = keyOf(name, clause);
    const found = this.#next.get(key) ?? this.#grow(name, clause);
    this.#next.set(key, found);
    this.#latest = found;
    return found;
  }

  #grow(name: string, clause: string): ValueOrder {
    known++;
    this.#latest = new ValueOrder(this, name, clause);
    return this.#latest;
  }

  /** An object with these names and what was written on the way. */
  fill({ numbers, others }: Written): Record<string, unknown> {
    this.#blank ??= blank(this.names);
    const values = { ...this.#blank };
    const names = this.names;
    let other = 0;
    for (let i = 0; i < names.length; i++) {
      const number = numbers[i] as number; // as many as names
      values[names[i] as string] = Number.isNaN(number) ? others[other++] : number;
    }
    return values;
  }

  get clauses(): readonly string[] {
    if (!this.#clauses) {
      const found = new Set<string>();
      for (let order: ValueOrder | undefined = this; order; order = order.#parent) {
        if (order.#clause !== "") found.add(order.#clause);
      }
      this.#clauses = [...found].reverse();
    }
    return this.#clauses;
  }
}

const keyOf = (name: string, clause: string) => `${name}\n${clause}`;

/** Some 20 MB: as many ways as all checks have in common use, and far fewer than inputs could be made to take. */
const most = 100_000;

let known = 0;
let start = new ValueOrder();

/** Where a sheet begins. A server that has met very many ways forgets them all and learns those of the day anew. */
export function firstOrder(): ValueOrder {
  if (known > most) {
    start = new ValueOrder();
    known = 0;
  }
  return start;
}

/** Parsing JSON gives an object of fixed shape, which copies far faster than one that was filled name by name. */
const blank = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(`{${[...new Set(names)].map((name) => `${JSON.stringify(name)}:null`).join()}}`);
