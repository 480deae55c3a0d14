/** Above this a look-up by name is faster than looking along the list. */
const few = 16;

/**
 * What is said of a request, each sentence once, in the order in which it was first said. Alike items say the same one
 * after the other: the sentence that followed last time is looked at first.
 */
export class Sentences {
  readonly #said: string[] = [];
  #next = 0;
  #places: Map<string, number> | undefined;

  add(sentence: string): void {
    const said = this.#said;
    if (said[this.#next] !== sentence) this.#next = this.#placeOf(sentence) ?? said.push(sentence) - 1;
    this.#next++;
  }

  #placeOf(sentence: string): number | undefined {
    const said = this.#said;
    if (said.length <= few) {
      const at = said.indexOf(sentence);
      return at < 0 ? undefined : at;
    }
    this.#places ??= new Map();
    for (let at = this.#places.size; at < said.length; at++) this.#places.set(said[at] as string, at); // said since
    return this.#places.get(sentence);
  }

  get all(): string[] {
    return this.#said.slice();
  }
}

/** A sentence about a row of a table, made once: items say it by the thousand. */
export function sentenceOf<Row extends object>(say: (row: Row) => string): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    let sentence = known.get(row);
    if (sentence === undefined) {
      sentence = say(row);
      known.set(row, sentence);
    }
    return sentence;
  };
}
