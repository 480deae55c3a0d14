/** What was made, by the words that asked for it; emptied when strangers' words would fill it. */
export class Memory<Value> {
  readonly #known = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    return this.#known.get(key);
  }

  set(key: string, value: Value): void {
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(key, value);
  }

  /** The value, made if it is asked for the first time. */
  of(key: string, make: (key: string) => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known as Value; // of this key
    const fresh = make(key);
    this.set(key, fresh);
    return fresh;
  }
}
