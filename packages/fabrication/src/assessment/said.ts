/** Assumptions and warnings as they come up: what is said of several members, once. */
import { english, type Message, marked } from "@x/eurocode/message";
import { says } from "../members/says.ts";

export class Said {
  readonly #assumptions = new Map<string, Message>();
  readonly #warnings = new Map<string, { readonly sentence: Message; readonly of: string[] }>();
  readonly #about = new Map<string, Map<string, Message>>();
  assume(sentence: Message): void {
    this.#assumptions.set(english(sentence), sentence);
  }
  /** `of`: as people call it; `ids`: the members on whose sheets it stands */
  warn(sentence: Message, of?: string, ...ids: readonly string[]): void {
    const text = english(sentence);
    for (const id of ids) this.#about.set(id, (this.#about.get(id) ?? new Map()).set(text, sentence));
    const known = this.#warnings.get(text) ?? { sentence, of: [] };
    if (of !== undefined) known.of.push(of);
    this.#warnings.set(text, known);
  }
  /** What is said of one member. */
  about(id: string): Message[] {
    return [...(this.#about.get(id)?.values() ?? [])];
  }
  get assumptions(): Message[] {
    return [...this.#assumptions.values()];
  }
  get warnings(): Message[] {
    return [...this.#warnings.values()].map(({ sentence, of }) => (of.length === 0 ? sentence : ofMarks(of, sentence)));
  }
}

/** Five are named, the others counted. */
export function ofMarks(names: readonly string[], sentence: Message): Message {
  const shown = 5;
  const unique = [...new Set(names)];
  return unique.length > shown + 1
    ? says.severalMarks({ marks: unique.slice(0, shown).join(", "), more: unique.length - shown, sentence })
    : marked(unique.join(", "), sentence);
}
