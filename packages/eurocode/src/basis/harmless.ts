import type * as z from "zod";
import type { Path } from "./problem.ts";
import { bare, childOf, hasDefault } from "./validation.ts";

// A field that says nothing is as if it were absent: at the default that its description names, at zero or false where no other
// default is named, or the same as the field that it follows.

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => value !== null && typeof value === "object";

/** The steps of a path as messages have it: `load_cases[3].B_Ed`. */
export const stepsOf = (path: string): (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

export function valueAt(item: unknown, path: Path): unknown {
  let value = item;
  for (const step of path) {
    if (!isItem(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** The item without the field at a path; the item itself is left as it is. */
export function without(item: Item, [step, ...rest]: Path): Item {
  if (step === undefined || !Object.hasOwn(item, step)) return item;
  const copy: Record<string, unknown> = Array.isArray(item)
    ? (item.slice() as unknown as Record<string, unknown>)
    : { ...item }; // a list is read by its steps
  const inner = copy[step];
  if (rest.length === 0) delete copy[step];
  else if (isItem(inner)) copy[step] = without(inner, rest);
  return copy;
}

/** The item with a value at a path, where it has what holds it; the item itself is left as it is. */
export function withAt(item: Item, [step, ...rest]: Path, value: unknown): Item {
  if (step === undefined || value === undefined) return item;
  if (rest.length === 0) return { ...item, [step]: value };
  const inner = item[step];
  return isItem(inner) ? { ...item, [step]: withAt(inner, rest, value) } : item;
}

/** The field at a path as it stands in its object, with its optional() wrapper. */
function wrappedAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const name = path.at(-1);
  if (typeof name !== "string") return undefined;
  let holder: z.ZodType | undefined = bare(schema);
  for (const step of path.slice(0, -1)) holder = holder && bare(childOf(holder, step));
  return holder && childOf(holder, name);
}

export const isOptionalAt = (schema: z.ZodType, path: Path): boolean =>
  wrappedAt(schema, path)?.def.type === "optional";

/** Whether the optional field at a path says nothing. `named`: only a default that its description names counts. */
export function isHarmless(schema: z.ZodType, item: Item, path: Path, named = false): boolean {
  const value = valueAt(item, path);
  const field = wrappedAt(schema, path);
  if (value === undefined || field?.def.type !== "optional") return false;
  const notes: Item = bare(field)?.meta() ?? {};
  if (notes.default !== undefined) return value === notes.default;
  if (typeof notes.defaultOf === "string") {
    const followed = valueAt(item, [...path.slice(0, -1), notes.defaultOf]);
    if (followed !== undefined) return value === followed;
  }
  // no force is none, whatever else is the default
  const isForce = notes.unit === "kN" || notes.unit === "kNm";
  const hasOther = !isForce && hasDefault(bare(field));
  return !named && !hasOther && (value === 0 || value === false);
}

export const unitsOfActions = new Set<unknown>(["kN", "kNm", "MPa"]);

/** An action of zero for which there is a default. */
export function isActionOfZero(schema: z.ZodType, item: Item, path: Path): boolean {
  const field = wrappedAt(schema, path);
  if (valueAt(item, path) !== 0 || field?.def.type !== "optional") return false;
  return hasDefault(bare(field)) && unitsOfActions.has(bare(field)?.meta()?.unit);
}
