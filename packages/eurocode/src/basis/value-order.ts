import { byClause } from "./clause.ts";
import { type Requirement, type Verification, verification } from "./verification.ts";

/**
 * What an item writes down. Numbers stand in an array of their own, which costs eight bytes for each; where something else
 * was written (a word, a list) stands NaN, which no item can write, and the thing itself stands in `others`, or the function
 * that makes it when it is read. A verification is its demand and its resistance.
 */
export interface Written {
  readonly numbers: number[];
  readonly others: unknown[];
}

/**
 * The names of `values`, and the verifications, in the order in which a calculation writes them. Members that take the same path through a check
 * share one order, so that a batch of thousands builds its objects by copying a prepared one instead of name by name,
 * and collects its clauses once.
 */
export class ValueOrder {
  /** Of a verification its unit. */
  readonly #name: string;
  readonly #clause: string;
  readonly #requirement: Requirement | undefined;
  readonly #parent: ValueOrder | undefined;
  /** Only where ways part: most orders are followed by one other. */
  #next: Map<string, ValueOrder> | undefined;
  #latest: ValueOrder | undefined;
  #path: readonly ValueOrder[] | undefined;
  #blank: Record<string, unknown> | undefined;
  #clauses: readonly string[] | undefined;

  constructor(parent?: ValueOrder, name = "", clause = "", requirement?: Requirement) {
    this.#parent = parent;
    this.#name = name;
    this.#clause = clause;
    this.#requirement = requirement;
  }

  /** From the first to this one; only the end of a path is ever asked. */
  get #steps(): readonly ValueOrder[] {
    if (!this.#path) {
      const found: ValueOrder[] = [];
      for (let order: ValueOrder = this; order.#parent; order = order.#parent) found.push(order);
      this.#path = found.reverse();
    }
    return this.#path;
  }

  get names(): readonly string[] {
    return this.#steps.flatMap((step) => (step.#requirement ? [] : [step.#name]));
  }

  /** The order with one more name. */
  after(name: string, clause: string): ValueOrder {
    const latest = this.#latest;
    if (latest !== undefined && latest.#name === name && latest.#clause === clause && !latest.#requirement)
      return latest;
    return this.#part(name, clause, undefined);
  }

  /** The order with one more verification. */
  verifying(requirement: Requirement, unit: string): ValueOrder {
    const latest = this.#latest;
    if (latest !== undefined && latest.#requirement === requirement && latest.#name === unit) return latest;
    return this.#part(unit, requirement.clause, requirement);
  }

  #part(name: string, clause: string, requirement: Requirement | undefined): ValueOrder {
    const latest = this.#latest;
    if (latest !== undefined) this.#next ??= new Map([[latest.#key, latest]]);
    const key = keyOf(name, clause, requirement);
    let found = this.#next?.get(key);
    if (!found) {
      known++;
      found = new ValueOrder(this, name, clause, requirement);
      this.#next?.set(key, found);
    }
    this.#latest = found;
    return found;
  }

  get #key(): string {
    return keyOf(this.#name, this.#clause, this.#requirement);
  }

  /** An object with these names and what was written on the path. */
  fill({ numbers, others }: Written): Record<string, unknown> {
    this.#blank ??= blank(this.names);
    const values = { ...this.#blank };
    let at = 0;
    let other = 0;
    for (const step of this.#steps) {
      if (step.#requirement) at += 2;
      else {
        const number = numbers[at++] as number; // as many as names
        values[step.#name] = Number.isNaN(number) ? made(others[other++]) : number;
      }
    }
    return values;
  }

  verifications({ numbers }: Written): Verification[] {
    const found: Verification[] = [];
    let at = 0;
    for (const step of this.#steps) {
      if (step.#requirement) {
        const [demand, resistance] = [numbers[at] as number, numbers[at + 1] as number]; // written by verify
        found.push(verification(step.#requirement, demand, resistance, step.#name));
        at += 2;
      } else at++;
    }
    return found;
  }

  /** In the order of the standard's chapters, those of the verifications included. */
  get clauses(): readonly string[] {
    if (!this.#clauses) {
      const found = new Set(this.#steps.map((step) => step.#clause));
      found.delete("");
      this.#clauses = [...found].sort(byClause);
    }
    return this.#clauses;
  }
}

const made = (other: unknown): unknown => (typeof other === "function" ? other() : other);

const keyOf = (name: string, clause: string, requirement: Requirement | undefined) =>
  requirement ? `${name}\n${clause}\n${requirement.id}\n${requirement.expression}` : `${name}\n${clause}`;

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
