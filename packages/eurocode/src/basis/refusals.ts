import { type Inserted, listed, type Message, messages, quantity } from "./message.ts";

// The six refusals that most problems of an input are: `must be at least 22 mm, the diameter of the bolt; it is 20`.

/** What is said beside a limit. */
export interface Limit {
  readonly unit?: string;
  /** What the limit is: "the diameter of the bolt". */
  readonly is?: Inserted;
  /** Why there is one: "only these may be preloaded (3.1.2)". */
  readonly because?: Inserted;
}

/** The message of a limit as it stands, with what the limit is, or with the reason. */
const limit =
  (relation: "atLeast" | "atMost" | "above" | "below") =>
  (bound: Inserted, given: Inserted, { unit = "", is, because }: Limit = {}): Message => {
    const values = { limit: typeof bound === "number" ? quantity(bound, unit) : bound, given };
    if (is !== undefined) return refused[`${relation}What`]({ ...values, is });
    return because === undefined ? refused[relation](values) : refused[`${relation}Because`]({ ...values, because });
  };

/** `must be at least {limit}, {is}; it is {given}` */
export const atLeast = limit("atLeast");
/** `must be at most {limit}, {is}; it is {given}` */
export const atMost = limit("atMost");
/** `must be greater than {limit}, {is}; it is {given}` */
export const above = limit("above");
/** `must be less than {limit}, {is}; it is {given}` */
export const below = limit("below");

/** `must be from {least} to {most}, {is}; it is {given}` */
export function within(least: number, most: number, given: number, { unit = "", is }: Limit = {}): Message {
  const values = { least, most: quantity(most, unit), given };
  return is === undefined ? refused.within(values) : refused.withinWhat({ ...values, is });
}

/** `is required: {what}`; with the field that asks for it, `is required with {field}: {what}`. */
export function required(what?: Inserted, field?: Inserted): Message {
  if (what === undefined) return field === undefined ? refused.required : refused.requiredWith({ field });
  return field === undefined ? refused.requiredWhat({ what }) : refused.requiredWithWhat({ field, what });
}

/** `is only for {what}` */
export const onlyWith = (what: Inserted): Message => refused.onlyWith({ what });

/** Why a field has no effect: `it is only for {what}` */
export const onlyFor = (what: Inserted): Message => refused.onlyFor({ what });

/** `cannot be combined with {fields}; give one of them` */
export const notWith = (...fields: readonly Inserted[]): Message =>
  refused.notWith({ fields: fields.length === 1 && fields[0] !== undefined ? fields[0] : listed("or", fields) });

export const refused = messages("refused", {
  atLeast: "must be at least {limit}; it is {given}",
  atLeastWhat: "must be at least {limit}, {is}; it is {given}",
  atLeastBecause: "must be at least {limit}: {because}; it is {given}",
  atMost: "must be at most {limit}; it is {given}",
  atMostWhat: "must be at most {limit}, {is}; it is {given}",
  atMostBecause: "must be at most {limit}: {because}; it is {given}",
  above: "must be greater than {limit}; it is {given}",
  aboveWhat: "must be greater than {limit}, {is}; it is {given}",
  aboveBecause: "must be greater than {limit}: {because}; it is {given}",
  below: "must be less than {limit}; it is {given}",
  belowWhat: "must be less than {limit}, {is}; it is {given}",
  belowBecause: "must be less than {limit}: {because}; it is {given}",
  within: "must be from {least} to {most}; it is {given}",
  withinWhat: "must be from {least} to {most}, {is}; it is {given}",
  required: "is required",
  requiredWhat: "is required: {what}",
  requiredWith: "is required with {field}",
  requiredWithWhat: "is required with {field}: {what}",
  onlyWith: "is only for {what}",
  onlyFor: "it is only for {what}",
  notWith: "cannot be combined with {fields}; give one of them",
});
