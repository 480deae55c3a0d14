import type * as z from "zod";
import { messages, quantity } from "../basis/message.ts";
import { descriptionOf, unitOf } from "../basis/validation.ts";
import type { Sheet } from "./sheet.ts";

// Numbers that can be, and that nobody expects: 12 mm of column are 12 m in another unit. A warning asks.

export const says = messages("unusual", {
  unusual: "{field} = {value} is unusual ({meaning}; usually {least} to {most}); check the unit.",
});

interface Expectation {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly about: string;
}

interface Inside {
  readonly inside: z.ZodType;
}

interface Definition {
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  for (let next = definitionOf(inner).innerType; next; next = definitionOf(inner).innerType) inner = next;
  return inner;
}

type Expected = Expectation | Inside | undefined;

const known = new WeakMap<z.ZodType, Map<string, Expected>>();

/** What a field of an object is usually, or of what is inside it: looked at when an item has that field. */
function expectedOf(schema: z.ZodType, name: string): Expected {
  let fields = known.get(schema);
  if (!fields) {
    fields = new Map();
    known.set(schema, fields);
  }
  if (!fields.has(name)) fields.set(name, expectation(definitionOf(schema).shape?.[name], name));
  return fields.get(name);
}

function expectation(wrapped: z.ZodType | undefined, name: string): Expected {
  if (!wrapped) return undefined;
  const field = bare(wrapped);
  const usual = field.meta()?.usual as readonly [number, number] | undefined; // written by fields.ts
  if (usual) return { low: usual[0], high: usual[1], unit: unitOf(field), about: descriptionOf(field) };
  const { element } = definitionOf(field);
  // of a list what its entries have
  const inside = element && name !== "load_cases" ? bare(element) : field;
  return inside.def.type === "object" ? { inside } : undefined;
}

/** Warns of each field that has a number outside what is usual for it. */
export function warnOfUnusual(sheet: Sheet, schema: z.ZodType, item: Readonly<Record<string, unknown>>): void {
  if (!isUsual(schema, item)) look(sheet, schema, item, "");
}

/** Whether no number of an item is worth a warning; asks only what is given. */
function isUsual(schema: z.ZodType, item: Readonly<Record<string, unknown>>): boolean {
  for (const name in item) {
    const expected = expectedOf(schema, name);
    if (expected === undefined) continue;
    const value = item[name];
    if ("inside" in expected) {
      // as in look
      if (partsOf(value).some(([, part]) => !isUsual(expected.inside, part))) return false;
    } else if (isOutside(value, expected)) return false;
  }
  return true;
}

type Part = Readonly<Record<string, unknown>>;

/** A part, or the entries of a list of parts, as the schema has accepted them. */
function partsOf(value: unknown): readonly (readonly [place: string, part: Part])[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((part: Part, i) => [`[${i}]`, part] as const);
  return [["", value as Part]];
}

const isOutside = (value: unknown, { low, high }: Expectation): value is number =>
  typeof value === "number" && (value < low || value > high) && value !== 0;

/** In the order of the schema, what is inside other fields last. */
function look(sheet: Sheet, schema: z.ZodType, item: Readonly<Record<string, unknown>>, at: string): void {
  const names = Object.keys(definitionOf(schema).shape ?? {});
  for (const name of names) {
    const expected = expectedOf(schema, name);
    const value = item[name];
    if (!expected || "inside" in expected || !isOutside(value, expected)) continue;
    const { low, high, unit, about } = expected;
    const usual = { least: low, most: quantity(high, unit), meaning: { described: about } };
    sheet.warn(says.unusual({ field: at + name, value: quantity(value, unit), ...usual }));
  }
  for (const name of names) {
    const expected = expectedOf(schema, name);
    if (!expected || !("inside" in expected)) continue;
    for (const [place, part] of partsOf(item[name])) look(sheet, expected.inside, part, `${at}${name}${place}.`);
  }
}
