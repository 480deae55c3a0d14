import * as z from "zod";

/**
 * The fields a request is described with. A field validates and never changes what it is given: defaults are taken by
 * the calculation, which says so in its assumptions. Description and unit reach the documents, the forms and the messages.
 */
export interface FieldNotes {
  readonly description: string;
  readonly unit?: string;
}

const noted = <T extends z.ZodType>(field: T, description: string, unit?: string): T =>
  field.meta(
    unit === undefined ? { description } : { description: `${description} (${unit})`, text: description, unit },
  );

export const number = (description: string, unit?: string) => noted(z.number(), description, unit);

export const positive = (description: string, unit?: string) => noted(z.number().positive(), description, unit);

export const nonNegative = (description: string, unit?: string) => noted(z.number().nonnegative(), description, unit);

export const between = (low: number, high: number, description: string, unit?: string) =>
  noted(z.number().min(low).max(high), description, unit);

export const whole = (low: number, high: number, description: string) => noted(z.int().min(low).max(high), description);

export const flag = (description: string) => noted(z.boolean(), description);

export const text = (description: string) => noted(z.string().min(1).max(200), description);

export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, description: string) =>
  noted(z.enum(words), description);

export const listOf = <T extends z.ZodType>(item: T, description: string, least = 1, most = 10_000) =>
  noted(z.array(item).min(least).max(most), description);

export const part = <S extends z.ZodRawShape>(shape: S, description: string) =>
  noted(z.strictObject(shape), description);
