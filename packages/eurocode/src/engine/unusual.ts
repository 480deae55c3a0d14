import type * as z from "zod";
import { messages, quantity } from "../basis/message.ts";
import { descriptionOf, unitOf } from "../basis/validation.ts";
import type { Sheet } from "./sheet.ts";

// Numbers that can be, and that nobody expects: 12 mm of column are 12 m in another unit. A warning asks.

export const says = messages("unusual", {
  unusual: "{field} = {value} is unusual ({meaning}; usually {least} to {most}); check the unit.",
});

interface Expectation {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly about: string;
}

interface Expectations {
  readonly own: readonly Expectation[];
  readonly inside: readonly Inside[];
  readonly byName: ReadonlyMap<string, Expectation | Inside>;
}

interface Inside {
  readonly name: string;
  readonly of: Expectations;
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

const known = new WeakMap<z.ZodType, Expectations>();

function expectationsOf(schema: z.ZodType): Expectations {
  let found = known.get(schema);
  if (!found) {
    const own: Expectation[] = [];
    const inside: Inside[] = [];
    for (const [name, wrapped] of Object.entries(definitionOf(schema).shape ?? {})) {
      const field = bare(wrapped);
      const usual = field.meta()?.usual as readonly [number, number] | undefined; // written by fields.ts
      if (usual) own.push({ name, low: usual[0], high: usual[1], unit: unitOf(field), about: descriptionOf(field) });
      // of a list what its entries have
      const { shape, element } = definitionOf(field);
      const entry = element && name !== "load_cases" ? bare(element) : undefined;
      const holder = shape ? field : entry && definitionOf(entry).shape ? entry : undefined;
      const of = holder && expectationsOf(holder);
      if (of && of.own.length + of.inside.length > 0) inside.push({ name, of });
    }
    found = { own, inside, byName: new Map([...own, ...inside].map((one) => [one.name, one])) };
    known.set(schema, found);
  }
  return found;
}

/** Warns of each field that has a number outside what is usual for it. */
export function warnOfUnusual(sheet: Sheet, schema: z.ZodType, item: Readonly<Record<string, unknown>>): void {
  const expectations = expectationsOf(schema);
  if (!isUsual(expectations, item)) look(sheet, expectations, item, "");
}

/** Whether no number of an item is worth a warning; asks only what is given. */
function isUsual({ byName }: Expectations, item: Readonly<Record<string, unknown>>): boolean {
  for (const name in item) {
    const expected = byName.get(name);
    if (expected === undefined) continue;
    const value = item[name];
    if ("of" in expected) {
      // as in look
      if (partsOf(value).some(([, part]) => !isUsual(expected.of, part))) return false;
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

function look(sheet: Sheet, { own, inside }: Expectations, item: Readonly<Record<string, unknown>>, at: string): void {
  for (const expected of own) {
    const { name, low, high, unit, about } = expected;
    const value = item[name];
    if (isOutside(value, expected)) {
      const usual = { least: low, most: quantity(high, unit), meaning: { described: about } };
      sheet.warn(says.unusual({ field: at + name, value: quantity(value, unit), ...usual }));
    }
  }
  for (const { name, of } of inside) {
    for (const [place, part] of partsOf(item[name])) look(sheet, of, part, `${at}${name}${place}.`);
  }
}
