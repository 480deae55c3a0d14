import { english, type Message, marked, plain, type Said } from "../basis/message.ts";

/** Above this a look-up by name is faster than looking along the list. */
const few = 16;

/**
 * What is said of a request, each sentence once, in the order in which it was first said. Alike items say the same one
 * after the other: the sentence that followed last time is looked at first.
 */
export class Sentences {
  readonly #said: Message[] = [];
  readonly #texts: string[] = [];
  #next = 0;
  #places: Map<string, number> | undefined;

  /** `mark`: of the item that it is about, where it is about one. */
  add(said: Message, mark = ""): void {
    // a message without values is the same object each time
    if (mark !== "" || this.#said[this.#next] !== said) this.#next = this.#placeOf(said, mark);
    this.#next++;
  }

  #placeOf(said: Message, mark: string): number {
    const sentence = english(said);
    const text = mark === "" ? sentence : `${mark}: ${sentence}`;
    if (this.#texts[this.#next] === text) return this.#next;
    const known = this.#find(text);
    if (known !== undefined) return known;
    this.#said.push(marked(mark, said));
    return this.#texts.push(text) - 1;
  }

  #find(text: string): number | undefined {
    const texts = this.#texts;
    if (texts.length <= few) {
      const at = texts.indexOf(text);
      return at < 0 ? undefined : at;
    }
    this.#places ??= new Map();
    for (let at = this.#places.size; at < texts.length; at++) this.#places.set(texts[at] as string, at); // said since
    return this.#places.get(text);
  }

  get count(): number {
    return this.#texts.length;
  }

  /** Forgets what was said since there were so many. */
  forget(count: number): void {
    this.#texts.length = count;
    this.#said.length = count;
    this.#places = undefined;
    this.#next = 0;
  }

  get all(): string[] {
    return this.#texts.slice();
  }

  /** As data. */
  get messages(): Said[] {
    return this.#said.map(plain);
  }
}

/** A sentence about a row of a table, made once: items say it by the thousand. */
export function sentenceOf<Row extends object, Sentence extends string | Message>(
  say: (row: Row) => Sentence,
): (row: Row) => Sentence {
  const known = new WeakMap<Row, Sentence>();
  return (row) => {
    let sentence = known.get(row);
    if (sentence === undefined) {
      sentence = say(row);
      known.set(row, sentence);
    }
    return sentence;
  };
}
