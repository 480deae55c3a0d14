import { english, type Message, messages, plain, type Values } from "./message.ts";

/** What is wrong with an input, and where: `members[0].profile`. */
export interface Problem {
  path: string;
  /** In English. */
  message: string;
  /** Which message it is: a program reacts to this and never reads the sentence. */
  code: string;
  /** What goes in its places. */
  values?: Values;
}

/** A problem as JSON shows it. */
export function problemAt(path: string, said: Message): Problem {
  const { id, values } = plain(said);
  const problem = { path, message: english(said), code: id, ...(values === undefined ? {} : { values }) };
  return Object.defineProperty(problem, "template", { value: said.english });
}

/** The input as a whole, or one field of it, cannot be used. */
export const invalid = (said: Message, path = ""): InvalidInput => new InvalidInput([problemAt(path, said)]);

/** Thrown by `check()` with every problem of the input, not only the first. */
export class InvalidInput extends Error {
  readonly code = "INVALID_INPUT";
  readonly problems: readonly Problem[];
  /** Of another copy of the library, too: a program may have a standard's file beside the whole. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInvalidInput(error);
  }
  constructor(problems: readonly Problem[]) {
    super(
      problems.length === 1 && problems[0]
        ? sentence(problems[0])
        : `${problems.length} problems in the input; the first: ${problems[0] ? sentence(problems[0]) : ""}`,
    );
    this.name = "InvalidInput";
    this.problems = problems;
  }
}

/** Asked by its code: another copy of the library has a class of its own. */
export const isInvalidInput = (error: unknown): error is InvalidInput =>
  error instanceof Error && "code" in error && error.code === "INVALID_INPUT";

const sentence = ({ path, message }: Problem) => (path === "" ? message : `${path}: ${message}`);

export type Path = readonly (string | number)[];

/** A name in a message is as long as a name is; what is longer was written to fill one. */
const longestName = 100;

export function pathText(path: Path): string {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else {
      const name = part.length > longestName ? `${part.slice(0, longestName)}…` : part;
      text += text === "" ? name : `.${name}`;
    }
  }
  return text;
}

/** Whether an object is data: one with a prototype of its own would bring fields that no validation sees. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || isForeignPlain(prototype);
}

/** JSON parsed in another realm has that realm's Object.prototype. */
const isForeignPlain = (prototype: unknown): boolean =>
  typeof prototype === "object" &&
  prototype !== null &&
  Object.getPrototypeOf(prototype) === null &&
  Object.hasOwn(prototype, "hasOwnProperty");

/** Problems to be listed; beyond so many they are only counted, so that a wrong request costs no more than a right one. */
export class Problems {
  readonly list: Problem[] = [];
  #more = 0;
  #suggestions = 5;

  add(path: string, said: Message): void {
    if (this.full) this.#more++;
    else this.list.push(problemAt(path, said));
  }

  /** One that was found elsewhere. */
  take(problem: Problem): void {
    if (this.full) this.#more++;
    else this.list.push(problem);
  }

  /** All that another list has. */
  takeAll({ list, more }: Problems): void {
    for (const problem of list) this.take(problem);
    this.#more += more;
  }

  get more(): number {
    return this.#more;
  }

  /** So many more, that are not looked at. */
  count(more: number): void {
    this.#more += more;
  }

  get full(): boolean {
    return this.list.length >= mostProblems - 1;
  }

  get any(): boolean {
    return this.list.length > 0;
  }

  /** The first few names that are not known get a suggestion: finding one costs more than the rest of a problem. */
  maySuggest(): boolean {
    return this.#suggestions-- > 0;
  }

  toError(): InvalidInput {
    const more = this.#more;
    return new InvalidInput(more === 0 ? this.list : [...this.list, andMore(more)]);
  }
}

export const says = messages("problems", { more: "and {n} more {n:problem|problems}" });

/** So many that are not listed. */
export const andMore = (n: number): Problem => problemAt("", says.more({ n }));

/** What a person reads at most, the line that counts the rest included. */
const mostProblems = 100;

/** The known names that look most like a misspelt one, nearest first. */
export function suggestions(misspelt: string, known: readonly string[], most = 1): string[] {
  if (misspelt.length > longestName) return [];
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
  const wanted = plain(misspelt);
  const near: { name: string; distance: number }[] = [];
  for (const name of known) {
    const other = plain(name);
    const allowed = Math.max(1, Math.floor(Math.min(wanted.length, name.length) / 3));
    // each letter more or fewer is a change
    if (Math.abs(wanted.length - other.length) > allowed) continue;
    const distance = editDistance(wanted, other);
    if (distance <= allowed) near.push({ name, distance });
  }
  return near
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Insertions, deletions, changes and swaps of neighbours that turn one text into the other. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 12) return 99;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 99;
}
