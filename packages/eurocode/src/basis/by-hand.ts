import { says, show } from "./form.ts";
import { InvalidInput, type Problem, Problems, problemAt } from "./problem.ts";
import { above, atLeast } from "./refusals.ts";
import { oneOf, unknownFields } from "./validation.ts";

// Functions that a program calls by themselves, clause by clause: what they are given is refused as a request is.

interface Bounds {
  readonly least?: number;
  readonly over?: number;
}

/** What is no finite number, below `least` or not over `over`; a list by its entries. Names stand as paths. */
export function refuseNumbers(values: Readonly<Record<string, unknown>>, { least, over }: Bounds = {}): void {
  const problems: Problem[] = [];
  const look = (path: string, value: unknown): void => {
    if (typeof value !== "number" || !Number.isFinite(value))
      problems.push(problemAt(path, says.wrongType({ wanted: says.number, given: show(value) })));
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
  if (!words.includes(value as string)) throw new InvalidInput([problemAt(name, oneOf(words, value, undefined))]); // compared, whatever it is
}

/** Options by their names: those with words have one of them. */
export function refuseOptions(given: unknown, known: Readonly<Record<string, readonly unknown[] | undefined>>): void {
  if (given === null || typeof given !== "object")
    throw new InvalidInput([problemAt("", says.wrongType({ wanted: says.object, given: show(given) }))]);
  const problems = new Problems();
  const names = Object.keys(known);
  const strange = Object.keys(given).filter((name) => !names.includes(name));
  if (strange.length > 0) unknownFields(strange, [], names, problems);
  for (const [name, words] of Object.entries(known)) {
    const value = (given as Readonly<Record<string, unknown>>)[name]; // an object, as just seen
    if (value === undefined) continue;
    if (words && !words.includes(value)) problems.add(name, oneOf(words.map(String), value, undefined));
    if (!words && typeof value !== "string")
      problems.add(name, says.wrongType({ wanted: says.text, given: show(value) }));
  }
  if (problems.any) throw problems.toError();
}
