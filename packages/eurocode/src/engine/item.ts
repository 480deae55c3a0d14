import type { ValueOrder, Written } from "../basis/value-order.ts";
import type { Sheet } from "./sheet.ts";

/**
 * The result of an item. Of thousands in a batch few are read number by number: `values` becomes an object when it is
 * read. It is a property of its own as the others are, so that copies, JSON and threads see it.
 */
export class Item {
  [field: string]: unknown;
  readonly #order: ValueOrder;
  readonly #written: Written;
  #values: Record<string, unknown> | undefined;

  constructor({ order, written }: Sheet) {
    this.#order = order;
    this.#written = written;
  }

  /** How `values` is defined on each. One for all: a batch of items of its own kind each would be slow to read. */
  static readonly values: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: Item) {
      this.#values ??= this.#order.fill(this.#written);
      return this.#values;
    },
  };
}
