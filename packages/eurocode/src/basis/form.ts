import { type Inserted, messages } from "./message.ts";

/** What is wrong with the form of an input, whatever the standard. */
export const says = messages("form", {
  number: "a finite number",
  numberIn: "a finite number in {unit}",
  wholeNumber: "a whole number",
  text: "a text",
  trueOrFalse: "true or false",
  list: "a list",
  listOf: "a list of {n}",
  listOfItems: "a list of items",
  object: "an object",
  objectOf: "an object {fields}",
  otherForm: "of another form",
  meaning: "{meaning} ({wanted})",
  plainObject: "must be a plain object of JSON",
  decimalPoint: "must have a decimal point: {number}, not {given}",
  invalid: "is not valid",
  multipleOf: "must be a multiple of {divisor}",
  oneSetOfForces:
    "is not for this kind, which has one set of forces at a time: combine the actions with en-1990, and give an item for each combination",
  sameForAllCases: "is the same for all load cases: give it next to load_cases, or give this case as a separate item",
  unknown: "unknown field",
  unknownNear: "unknown field; did you mean {near}?",
  unknownHolder: "unknown field; give {names} here, without it",
  unknownOf: "unknown field; known: {names}",
  wrongType: "must be {wanted}, not {given}",
  wrongTypeHint: "must be {wanted}, not {given}; {hint}",
  requiredOneOf: "is required; one of {names}",
  requiredAsOneOf: "is required: {meaning}; one of {names}",
  oneOf: "must be one of {names}; it is {given}",
  oneOfHint: "must be one of {names}; it is {given}; {hint}",
  oneOfNear: "must be one of {names}; it is {given} (did you mean {near}?)",
  fewEntries: "must have at least {limit} {limit:entry|entries}; it has {count}",
  manyEntries: "must have at most {limit} {limit:entry|entries}; it has {count}",
  empty: "must not be empty",
  longText: "must have at most {limit} characters",
  shortText: "must have at least {limit} characters",
  inputObject: "the input must be an object, not {given}",
  inputList: "the input must be an object, not a list; give the list as {name}",
  oneOfItems: "is required: a list of items; the input is one of them: {form}",
  onlySummary: 'must be "summary"',
  oneItem: "{endpoint} takes one item a request; use check()",
  itemsTwice: "are the items; they cannot be given among the options as well",
  unknownCheck: "unknown check {given}; known: {names}",
  unknownCheckNear: "unknown check {given}; did you mean {near}?",
});

/** What somebody gave, as a message shows it. */
export function show(input: unknown): Inserted {
  if (typeof input === "string") return input.length > 40 ? `"${input.slice(0, 40)}…"` : JSON.stringify(input);
  if (typeof input === "number") return Number.isFinite(input) ? input : String(input);
  if (Array.isArray(input)) return says.list;
  if (input !== null && typeof input === "object") return says.object;
  return String(input);
}
