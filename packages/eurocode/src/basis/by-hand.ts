import { listed, messages } from "./message.ts";
import { InvalidInput, type Problem, problemAt } from "./problem.ts";
import { above, atLeast } from "./refusals.ts";

// Functions that a program calls by themselves, clause by clause: what they are given is refused as a request is. A bundle of one
// formula carries these sentences, and not those of a whole request.

export const says = messages("arguments", {
  number: "must be a finite number, not {given}",
  text: "must be a text, not {given}",
  object: "must be an object, not {given}",
  oneOf: "must be one of {names}; it is {given}",
  unknown: "unknown; known: {names}",
});

/** What somebody gave: texts as in JSON, others by what they are. */
function shown(given: unknown): string {
  if (typeof given === "string") return JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}…` : given);
  if (Array.isArray(given)) return "[…]";
  return given !== null && typeof given === "object" ? "{…}" : String(given);
}

interface Bounds {
  readonly least?: number;
  readonly over?: number;
}

/** What is not finite, below `least` or not over `over`; a list by its entries. Names stand as paths. */
export function refuseNumbers(values: Readonly<Record<string, unknown>>, { least, over }: Bounds = {}): void {
  const problems: Problem[] = [];
  const look = (path: string, value: unknown): void => {
    if (typeof value !== "number" || !Number.isFinite(value))
      problems.push(problemAt(path, says.number({ given: shown(value) })));
    else if (least !== undefined && value < least) problems.push(problemAt(path, atLeast(least, value)));
    else if (over !== undefined && value <= over) problems.push(problemAt(path, above(over, value)));
  };
  for (const [name, value] of Object.entries(values)) {
    if (isList(value)) for (let i = 0; i < value.length; i++) look(`${name}[${i}]`, value[i]);
    else look(name, value);
  }
  if (problems.length > 0) throw new InvalidInput(problems);
}

const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** One of a few words. */
export function refuseWords(name: string, value: unknown, words: readonly string[]): void {
  if (!words.includes(value as string)) throw new InvalidInput([notOne(name, value, words)]); // compared, whatever it is
}

const notOne = (name: string, value: unknown, words: readonly unknown[]): Problem =>
  problemAt(name, says.oneOf({ names: listed("plain", words.map(String)), given: shown(value) }));

/** Options by their names: those with words have one of them. */
export function refuseOptions(given: unknown, known: Readonly<Record<string, readonly unknown[] | undefined>>): void {
  if (given === null || typeof given !== "object")
    throw new InvalidInput([problemAt("", says.object({ given: shown(given) }))]);
  const names = Object.keys(known);
  const problems = Object.entries(given).flatMap(([name, value]): Problem[] => {
    if (!names.includes(name)) return [problemAt(name, says.unknown({ names: listed("plain", names) }))];
    const words = known[name];
    if (value === undefined || words?.includes(value)) return [];
    if (words) return [notOne(name, value, words)];
    return typeof value === "string" ? [] : [problemAt(name, says.text({ given: shown(value) }))];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}
