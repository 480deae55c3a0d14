import { type Step, shownStep } from "../basis/derivation.ts";
import type { ValueOrder, Written } from "../basis/value-order.ts";
import type { Sheet } from "./sheet.ts";

/**
 * The result of an item. Of thousands in a batch few are read number by number: `values` and `derivation` are made when
 * they are read. They are properties of the item's own as the others are, so that copies, JSON and threads see them.
 */
export class Item {
  [field: string]: unknown;
  readonly #order: ValueOrder;
  readonly #written: Written;
  readonly #steps: readonly Step[];
  #values: Record<string, unknown> | undefined;
  #derivation: Step[] | undefined;

  constructor({ order, written, steps = [] }: Sheet) {
    this.#order = order;
    this.#written = written;
    this.#steps = steps;
  }

  // How they are defined on each item. One for all: items of a kind of their own each would be slow to read.

  static readonly values: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: Item) {
      this.#values ??= this.#order.fill(this.#written);
      return this.#values;
    },
  };

  static readonly derivation: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: Item) {
      this.#derivation ??= this.#steps.map(shownStep);
      return this.#derivation;
    },
  };
}
