import { type Noted, type Step, shownStep } from "../basis/derivation.ts";
import type { ValueOrder, Written } from "../basis/value-order.ts";
import type { Verification } from "../basis/verification.ts";
import { type Exceptions, type Sheet, verificationsOf } from "./sheet.ts";
import { isTurned, turnedValues } from "./signs.ts";

const none: readonly Noted[] = [];

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
  #values: Record<string, unknown> | undefined;
  #derivation: Step[] | undefined;

  constructor({ order, written, steps, exceptions, request }: Sheet) {
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
      this.#verifications ??= verificationsOf(this.#order, this.#written, this.#exceptions);
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
      this.#derivation ??= this.#steps.map((step) => shownStep(step, this.#withMessages));
      return this.#derivation;
    },
  };
}
