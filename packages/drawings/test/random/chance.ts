/** Random choices that are the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed + 1, 0x9e3779b9) ^ 0x5bd1e995) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** 0 … 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** a whole number, both ends included */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  yes(share: number): boolean {
    return this.next() < share;
  }

  of<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.next() * list.length)];
    if (one === undefined) throw new Error("nothing to choose from");
    return one;
  }

  /** with weights */
  weighed<T>(list: readonly (readonly [weight: number, value: T])[]): T {
    let at = this.next() * list.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of list) {
      at -= weight;
      if (at < 0) return value;
    }
    return this.of(list)[1];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }

  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count);
  }
}
