/** Phrases of a frame, found by the height of their middle. */
import { centre, middle, type Phrase } from "./reading-direction.ts";

const step = 16;

export class PhraseIndex {
  readonly #bands = new Map<number, Phrase[]>();

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      const key = Math.floor(middle(phrase) / step);
      const band = this.#bands.get(key);
      if (band) band.push(phrase);
      else this.#bands.set(key, [phrase]);
    }
    for (const band of this.#bands.values()) band.sort((a, b) => centre(a) - centre(b));
  }

  /** with their middle between the edges of a box */
  within([x0, x1]: readonly [number, number], [y0, y1]: readonly [number, number]): Phrase[] {
    const found: Phrase[] = [];
    const [from, to] = [Math.floor(y0 / step), Math.floor(y1 / step)];
    // a box without an edge may reach further than the sheet
    const keys = to - from < this.#bands.size ? range(from, to) : [...this.#bands.keys()];
    for (const key of keys) {
      const band = this.#bands.get(key) ?? [];
      for (let i = firstAfter(band, x0); i < band.length; i++) {
        const phrase = band[i];
        if (!phrase || centre(phrase) >= x1) break;
        if (middle(phrase) > y0 && middle(phrase) < y1) found.push(phrase);
      }
    }
    return found;
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function firstAfter(band: readonly Phrase[], x: number): number {
  let [from, to] = [0, band.length];
  while (from < to) {
    const half = (from + to) >> 1;
    const phrase = band[half];
    if (phrase && centre(phrase) <= x) from = half + 1;
    else to = half;
  }
  return from;
}
