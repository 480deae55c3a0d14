/** How long interpretation may take: asked between its steps, so that what was read by then is handed on. */
export class Allowance {
  readonly #isOver: () => boolean;
  #over = false;

  constructor(isOver: () => boolean = () => false) {
    this.#isOver = isOver;
  }

  /** once over, over for good */
  get over(): boolean {
    this.#over ||= this.#isOver();
    return this.#over;
  }
}
