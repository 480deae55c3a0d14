import type * as z from "zod";
import { type Path, type Problem, pathText, suggestions } from "./problem.ts";

/** Every problem of a value, as sentences with paths. */
export function problemsOf(schema: z.ZodType, value: unknown, at: Path): Problem[] {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => explain(issue, schema, at));
}

type Issue = z.core.$ZodIssue;

function explain(issue: Issue, schema: z.ZodType, at: Path): Problem[] {
  // zod's paths hold symbols only for maps and sets, which no request has
  const inner = issue.path as (string | number)[];
  const path = pathText([...at, ...inner]);
  const field = fieldAt(schema, inner);
  const unit = unitOf(field);
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = Object.keys(shapeOf(field) ?? {});
      return issue.keys.map((key) => ({
        path: pathText([...at, ...inner, key]),
        message: unknownField(key, known),
      }));
    }
    case "invalid_type":
      return [{ path, message: wrongType(issue.expected, issue.input, field) }];
    case "invalid_value":
      return [{ path, message: wrongValue(issue.values.map(String), issue.input, field) }];
    case "too_small":
    case "too_big":
      return [{ path, message: outOfRange(issue, unit) }];
    case "invalid_union":
      return nearestOf(issue, schema, at, path, field);
    case "not_multiple_of":
      return [{ path, message: `must be a multiple of ${issue.divisor}` }];
    default:
      return [{ path, message: issue.message }];
  }
}

export function unknownField(key: string, known: readonly string[]): string {
  const [near] = suggestions(key, known);
  return near === undefined ? "unknown field" : `unknown field; did you mean ${near}?`;
}

function wrongType(expected: string, input: unknown, field: z.ZodType | undefined): string {
  const about = descriptionOf(field);
  const wanted = wantedOf(expected, field);
  if (input === undefined) return `is required: ${about === "" ? wanted : `${about} (${wanted})`}`;
  return `must be ${wanted}, not ${show(input)}`;
}

function wantedOf(expected: string, field: z.ZodType | undefined): string {
  const unit = unitOf(field);
  const words: Readonly<Record<string, string>> = {
    number: `a finite number${unit === "" ? "" : ` in ${unit}`}`,
    int: "a whole number",
    string: "a text",
    boolean: "true or false",
    array: "a list",
    object: "an object",
  };
  return words[expected] ?? expected;
}

function wrongValue(values: readonly string[], input: unknown, field: z.ZodType | undefined): string {
  const list = values.join(", ");
  if (input === undefined) {
    const about = descriptionOf(field);
    return `is required${about === "" ? "" : `: ${about}`}; one of ${list}`;
  }
  const near = typeof input === "string" ? suggestions(input, values)[0] : undefined;
  return `must be one of ${list}; it is ${show(input)}${near === undefined ? "" : ` (did you mean ${near}?)`}`;
}

function outOfRange(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, unit: string): string {
  const small = issue.code === "too_small";
  const limit = String(small ? issue.minimum : issue.maximum);
  if (issue.origin === "array") {
    const count = Array.isArray(issue.input) ? issue.input.length : 0;
    return `must have ${small ? "at least" : "at most"} ${limit} ${limit === "1" ? "entry" : "entries"}; it has ${count}`;
  }
  if (issue.origin === "string") {
    return small ? "must not be empty" : `must have at most ${limit} characters`;
  }
  const relation = small ? (issue.inclusive ? "at least" : "greater than") : issue.inclusive ? "at most" : "less than";
  return `must be ${relation} ${limit}${unit === "" ? "" : ` ${unit}`}; it is ${show(issue.input)}`;
}

/** Of the forms a value may have, the one it comes nearest to: the one that fails deepest, then with the fewest problems. */
function nearestOf(
  issue: z.core.$ZodIssueInvalidUnion,
  schema: z.ZodType,
  at: Path,
  path: string,
  field: z.ZodType | undefined,
): Problem[] {
  const inner = issue.path as (string | number)[]; // as in explain
  if (issue.errors.length === 0) return [{ path, message: wrongKind(schema, inner, issue.input) }];
  const options = optionsOf(field);
  const attempts = issue.errors.map((issues, i) => ({ issues, option: options[i], depth: depthOf(issues) }));
  attempts.sort((a, b) => b.depth - a.depth || a.issues.length - b.issues.length);
  const best = attempts[0];
  const onlyWrongKind = attempts.every(({ depth, issues }) => depth === 0 && issues.every(isTypeIssue));
  if (!best || onlyWrongKind) {
    const forms = [...new Set(options.map((option) => wantedOf(typeOf(option), option)))].join(" or ");
    return [{ path, message: `must be ${forms === "" ? "of another form" : forms}, not ${show(issue.input)}` }];
  }
  return best.issues.flatMap((found) => explain(found, best.option ?? schema, [...at, ...inner]));
}

/** The field that tells the forms apart has a word that none of them knows. */
function wrongKind(schema: z.ZodType, path: readonly (string | number)[], input: unknown): string {
  const key = path.at(-1);
  const forms = optionsOf(fieldAt(schema, path.slice(0, -1)));
  const words = forms.flatMap((form) => {
    const field = typeof key === "string" ? bare(shapeOf(bare(form))?.[key]) : undefined;
    return field ? (definitionOf(field).values ?? []).map(String) : [];
  });
  const given = isPlainObject(input) && typeof key === "string" ? input[key] : input;
  return wrongValue(words, given, undefined);
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const isTypeIssue = (issue: Issue) => issue.code === "invalid_type" || issue.code === "invalid_value";
const depthOf = (issues: readonly Issue[]) =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === "unrecognized_keys" ? 1 : 0)));

export function show(input: unknown): string {
  if (typeof input === "string") return input.length > 40 ? `"${input.slice(0, 40)}…"` : JSON.stringify(input);
  if (typeof input === "number") return String(input);
  if (Array.isArray(input)) return "a list";
  if (input !== null && typeof input === "object") return "an object";
  return String(input);
}

// What follows reads a zod schema by its public definition.

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  let inner = schema;
  while (inner && definitionOf(inner).innerType) inner = definitionOf(inner).innerType;
  return inner;
}

const shapeOf = (schema: z.ZodType | undefined) => (schema ? definitionOf(schema).shape : undefined);
const optionsOf = (schema: z.ZodType | undefined) => (schema ? (definitionOf(schema).options ?? []) : []);
const typeOf = (schema: z.ZodType) => definitionOf(bare(schema) ?? schema).type;

/** The schema of the field at a path, without its optional() wrapper; the first option of a union that has it. */
export function fieldAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let field = bare(schema);
  for (const key of path) {
    if (!field) return undefined;
    field = bare(childOf(field, key));
  }
  return field;
}

function childOf(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const { element, shape, options } = definitionOf(schema);
  if (typeof key === "number") {
    if (element) return element;
  } else if (shape) return shape[key];
  for (const option of options ?? []) {
    const inner = bare(option);
    const found = inner && childOf(inner, key);
    if (found) return found;
  }
  return undefined;
}

const notesOf = (schema: z.ZodType | undefined): Readonly<Record<string, unknown>> => schema?.meta() ?? {};
export const unitOf = (schema: z.ZodType | undefined): string => String(notesOf(schema).unit ?? "");
/** What a field means; its unit, which `description` repeats for other readers of the schema, stands apart. */
export const descriptionOf = (schema: z.ZodType | undefined): string => {
  const { text, description } = notesOf(schema);
  return String(text ?? description ?? "");
};
