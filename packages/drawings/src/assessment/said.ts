/** Assumptions and warnings as they come up: what is said of several members stands once. */
export class Said {
  readonly #assumptions = new Set<string>();
  readonly #warnings = new Map<string, string[]>();
  assume(text: string): void {
    this.#assumptions.add(text);
  }
  /** What is said of several members stands once. */
  warn(text: string, of?: string): void {
    const list = this.#warnings.get(text) ?? [];
    if (of !== undefined) list.push(of);
    this.#warnings.set(text, list);
  }
  get assumptions(): string[] {
    return [...this.#assumptions];
  }
  get warnings(): string[] {
    return [...this.#warnings].map(([text, of]) => (of.length === 0 ? text : `${few(of)}: ${text}`));
  }
}

function few(names: readonly string[]): string {
  const shown = 5;
  const unique = [...new Set(names)];
  return unique.length > shown + 1
    ? `${unique.slice(0, shown).join(", ")} and ${unique.length - shown} more`
    : unique.join(", ");
}
