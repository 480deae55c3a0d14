/** Nationally determined parameters: what a standard leaves to the countries, and what they chose. */

export type Confidence =
  /** read in the annex itself or in two independent publications */
  | "confirmed"
  /** one publication */
  | "one source"
  /** general knowledge; look it up before you rely on it */
  | "unconfirmed"
  /** the annex keeps the recommended value */
  | "inherits EN"
  /** given by an annex that the request brings */
  | "own annex"
  /** given in the request */
  | "override";

/** What a parameter can be: a number, a word, a switch, a table, or a rule of other quantities. */
// biome-ignore lint/suspicious/noExplicitAny: rules take the quantities their clause names
export type ParameterValue = number | string | boolean | null | object | ((...args: any[]) => unknown);

export interface Parameter<T extends ParameterValue = ParameterValue> {
  readonly clause: string;
  readonly text: string;
  /** The value the standard recommends. */
  readonly value: T;
  /** How a rule or table reads in a document. */
  readonly reads?: string;
  /** On which side of the annex's value one of the request is safe; of partial factors it is the great one. */
  readonly safe?: Safe;
}

export type Safe = "great" | "small";

export interface Choice<T extends ParameterValue = ParameterValue> {
  readonly value: T;
  readonly confidence: Confidence;
  readonly source: string;
  readonly reads?: string;
}

/** Numbers, words and switches of another value are the same kind of choice. */
type Widened<T> = T extends number ? number : T extends boolean ? boolean : T;

export function parameter<T extends ParameterValue>(
  clause: string,
  text: string,
  value: T,
  reads?: string,
): Parameter<Widened<T> & ParameterValue> {
  const widened = value as Widened<T> & ParameterValue; // the same value under its wider type
  return { clause, text, value: widened, ...(reads === undefined ? {} : { reads }) };
}

/** An own value below the annex's is on the unsafe side, and reported. */
export const greatIsSafe = <P extends Parameter>(of: P): P => ({ ...of, safe: "great" });
/** An own value above it is. */
export const smallIsSafe = <P extends Parameter>(of: P): P => ({ ...of, safe: "small" });

export const confirmed = <T extends ParameterValue>(value: T, source: string, reads?: string): Choice<T> =>
  choice(value, "confirmed", source, reads);
export const oneSource = <T extends ParameterValue>(value: T, source: string, reads?: string): Choice<T> =>
  choice(value, "one source", source, reads);
export const unconfirmed = <T extends ParameterValue>(value: T, source: string, reads?: string): Choice<T> =>
  choice(value, "unconfirmed", source, reads);

function choice<T extends ParameterValue>(value: T, confidence: Confidence, source: string, reads?: string): Choice<T> {
  return { value, confidence, source, ...(reads === undefined ? {} : { reads }) };
}
