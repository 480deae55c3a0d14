import { type Noted, type Step, shownStep } from "../basis/derivation.ts";
import { isSure, type Rule, touches } from "../basis/rule.ts";
import type { ValueOrder, Written } from "../basis/value-order.ts";
import type { Verification } from "../basis/verification.ts";
import { type Exceptions, type Sheet, verificationsOf } from "./sheet.ts";
import { isTurned, turnedValues } from "./signs.ts";

const none: readonly Noted[] = [];

/** What the second generation adds: its numbers of clauses, and what hangs on rules that are not sure. */
export interface OfSecond {
  readonly rules: readonly Rule[];
  readonly clauseOf: (clause: string) => string;
}

function judged(found: Verification[], { rules, clauseOf }: OfSecond): Verification[] {
  return found.map((one) => ({
    ...one,
    clause: clauseOf(one.clause),
    certain: rules.every((rule) => isSure(rule) || !touches(rule, one.id)),
  }));
}

function numbered(step: Step, { rules, clauseOf }: OfSecond): Step {
  const unsure = rules.some((rule) => !isSure(rule) && rule.gives.includes(step.name));
  // LaTeX is written when it is read
  return Object.defineProperties(unsure ? { certain: false } : {}, {
    ...Object.getOwnPropertyDescriptors(step),
    clause: { value: clauseOf(step.clause), enumerable: true },
  }) as Step; // the same properties
}

/**
 * The result of an item. Of thousands in a batch few are read number by number: `values`, `verifications` and
 * `derivation` are made when they are read. They are properties of the item's own as the others are, so that copies, JSON and threads see them.
 */
export class Item {
  [field: string]: unknown;
  readonly #order: ValueOrder;
  readonly #written: Written;
  readonly #steps: readonly Noted[];
  readonly #withMessages: boolean;
  readonly #turned: boolean;
  readonly #exceptions: Exceptions;
  #verifications: Verification[] | undefined;
  readonly #second: OfSecond | undefined;
  #values: Record<string, unknown> | undefined;
  #derivation: Step[] | undefined;

  constructor({ order, written, steps, exceptions, request }: Sheet, second?: OfSecond) {
    this.#second = second;
    this.#order = order;
    this.#written = written;
    this.#steps = steps ?? none;
    this.#withMessages = request.messages;
    this.#turned = isTurned(request.top);
    this.#exceptions = exceptions;
  }

  /** console.log shows what it is, not that it is made when it is read. */
  [Symbol.for("nodejs.util.inspect.custom")](): Record<string, unknown> {
    return { ...this };
  }

  // How they are defined on each item. One for all: items of a kind of their own each would be slow to read.

  static readonly verifications: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: Item) {
      if (this.#verifications) return this.#verifications;
      const found = verificationsOf(this.#order, this.#written, this.#exceptions);
      this.#verifications = this.#second ? judged(found, this.#second) : found;
      return this.#verifications;
    },
  };

  static readonly values: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: Item) {
      this.#values ??= this.#turned ? turnedValues(this.#order.fill(this.#written)) : this.#order.fill(this.#written);
      return this.#values;
    },
  };

  static readonly derivation: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: Item) {
      if (this.#derivation) return this.#derivation;
      const second = this.#second;
      const shown = this.#steps.map((step) => shownStep(step, this.#withMessages));
      this.#derivation = second ? shown.map((step) => numbered(step, second)) : shown;
      return this.#derivation;
    },
  };
}
