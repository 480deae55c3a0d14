import * as z from "zod";
import { acceptorOf } from "./accept.ts";

/**
 * The fields a request is described with. A field validates and never changes what it is given: defaults are taken by
 * the calculation, which says so in its assumptions. Description and unit reach the documents, the forms and the messages.
 */
export const noted = <T extends z.ZodType>(field: T, template: string, unit?: string): T =>
  field.meta(noteOf(field, template, unit));

function noteOf(field: z.ZodType, template: string, unit?: string) {
  const description = template.includes("{") ? template.replace(place, printed) : template;
  return {
    ...(unit === undefined ? { description } : { description: `${description} (${unit})`, text: description, unit }),
    ...defaultIn(field, template),
  };
}

/** The same for a field that nothing else has yet, without a copy of it: a check has a thousand, all made when it is loaded. */
function notedAtOnce<T extends z.ZodType>(field: T, template: string, unit?: string, more?: object): T {
  z.globalRegistry.add(field, { ...noteOf(field, template, unit), ...more });
  return field;
}

/**
 * A default is a place of the description, data for programs: `{default 0}` and `{default normal}` a value of the field, which JSON
 * schemas show; `{default e_mm}` another field that it follows; `({default=elastic})` prints the word alone; `{default} by annex` is
 * no one value.
 */
const place = /\{default(=|:? )?([^{}]*)\}/g;

const printed = (_: string, sign = "", value: string): string => `default${sign === "=" ? "" : sign + value}`;

/** What a description says of the default: the value, the field that it follows, or that there is another. */
interface Default {
  readonly default?: unknown;
  readonly defaultOf?: string;
  readonly hasOtherDefault?: true;
}

function defaultIn(field: z.ZodType, template: string): Default {
  const places = template.includes("{") ? [...template.matchAll(place)] : [];
  const [, , text = ""] = places[0] ?? [];
  if (places.length === 0) return {};
  // two are one of each case
  if (text === "" || places.length > 1) return { hasOtherDefault: true };
  const values = [text === "true" ? true : text === "false" ? false : text, Number(text.replaceAll(" ", ""))];
  const found = values.find(acceptorOf(field));
  return found === undefined ? { defaultOf: text } : { default: found };
}

/** Which numbers a field can have at all, and which an engineer would expect. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
  /** Outside it a warning asks for the unit: 6 mm of column are 6 m. */
  readonly usual?: readonly [low: number, high: number];
}

/** Beyond these nothing is built: a number there is a mistake, and would end in no number at all. */
const greatest: Readonly<Record<string, number>> = {
  mm: 1e6,
  m: 1e5,
  "mm²": 1e9,
  "mm³": 1e12,
  "mm⁴": 1e16,
  "mm⁶": 1e24,
  kN: 1e7,
  kNm: 1e8,
  "kN/m": 1e9,
  MPa: 1e6,
  "kNm²": 1e12,
};
const greatestOfAll = 1e15;

/** A bound says nothing of its field: those with the same share one, a third of all that a check makes of zod when it is loaded. */
function shared<Bound>(make: (value: number) => Bound): (value: number) => Bound {
  const made = new Map<number, Bound>();
  return (value) => {
    const bound = made.get(value) ?? make(value);
    made.set(value, bound);
    return bound;
  };
}

const [gt, gte, lte] = [shared(z.gt), shared(z.gte), shared(z.lte)];
const [minLength, maxLength] = [shared(z.minLength), shared(z.maxLength)];

type Bound = ReturnType<typeof z.gte>;

function ranged(from: readonly Bound[], description: string, unit: string | undefined, range: Range) {
  const least = range.least === undefined ? [] : [gte(range.least)];
  const checks = [...from, ...least, lte(mostOf(unit, range))];
  return notedAtOnce(
    new z.ZodNumber({ type: "number", checks }),
    description,
    unit,
    range.usual ? { usual: range.usual } : {},
  );
}

const mostOf = (unit: string | undefined, { most }: Range): number => most ?? greatest[unit ?? ""] ?? greatestOfAll;

export const number = (description: string, unit?: string, range: Range = {}) =>
  ranged([], description, unit, { least: -mostOf(unit, range), ...range });

export const positive = (description: string, unit?: string, range: Range = {}) =>
  ranged([gt(0)], description, unit, range);

export const nonNegative = (description: string, unit?: string, range: Range = {}) =>
  ranged([gte(0)], description, unit, range);

export const between = (low: number, high: number, description: string, unit?: string, usual?: Range["usual"]) =>
  ranged([], description, unit, { least: low, most: high, ...(usual ? { usual } : {}) });

/** A length between restraints: 0 and "continuous" are a restraint all along, calculated with so many mm. */
export const restrainedAlong = (field: z.ZodNumber, continuous: number): z.ZodNumber =>
  field.meta({ ...field.meta(), continuous });

/** End and edge distances, pitches. */
export const boltDistance: Range = { least: 1, most: 2000, usual: [10, 600] };
/** Plates, ends, lugs. */
export const plateThickness: Range = { least: 0.4, most: 500, usual: [1, 200] };
export const weldThroat: Range = { most: 100, usual: [2, 50] };
/** Of steel plates and sections: S460 ends at 720 MPa. */
export const tensileStrength: Range = { least: 100, most: 720, usual: [300, 720] };
export const yieldStrength: Range = { least: 100, most: 460, usual: [180, 460] };

export const whole = (low: number, high: number, description: string) =>
  notedAtOnce(z.int().check(gte(low), lte(high)), description);

export const flag = (description: string) => notedAtOnce(z.boolean(), description);

export const text = (description: string) =>
  notedAtOnce(new z.ZodString({ type: "string", checks: [minLength(1), maxLength(200)] }), description);

export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, description: string) =>
  notedAtOnce(z.enum(words), description);

/** A choice that an empty text does not leave to its default. */
export const filled = <T extends z.ZodType>(field: T): T => field.meta({ ...field.meta(), filled: true });

export const listOf = <T extends z.ZodType>(item: T, description: string, least = 1, most = 10_000) => {
  const checks = [minLength(least), maxLength(most)];
  // the constructor does not say of what it is a list
  return notedAtOnce(new z.ZodArray({ type: "array", element: item, checks }) as z.ZodArray<T>, description);
};

const never = z.never();

/** Of so many fields, made when somebody asks for one of them: most items have few of the parts that they could have. */
export function strict<S extends z.ZodRawShape>(fields: () => S): z.ZodObject<S, z.core.$strict> {
  let made: S | undefined;
  return new z.ZodObject({
    type: "object",
    get shape() {
      made ??= fields();
      return made;
    },
    catchall: never,
  }) as z.ZodObject<S, z.core.$strict>; // what the constructor does not say
}

export const part = <S extends z.ZodRawShape>(fields: () => S, description: string) =>
  notedAtOnce(strict(fields), description);

/** Below 1 a design resistance would be above the characteristic one, which no partial factor means. */
export const partialFactor = (description: string) => between(1, 10, description);
