import type * as z from "zod";
import { acceptorOf } from "./accept.ts";
import { says, show } from "./form.ts";
import { meant } from "./meant.ts";
import { english, type Inserted, listed, type Message } from "./message.ts";
import { isPlain, type Path, type Problem, Problems, pathText, suggestions } from "./problem.ts";
import { above, atLeast, atMost, below, required } from "./refusals.ts";
import { splitUnit } from "./units.ts";

/** What a schema makes of an input; throws InvalidInput with what is wrong with it. */
export function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const problems = new Problems();
  const long = tooLong(schema, input);
  if (long) problems.add(...long);
  else {
    const found = schema.safeParse(input);
    if (found.success) return found.data;
    findProblems(schema, input, [], problems);
  }
  throw problems.toError();
}

/**
 * Refuses what a schema refuses, of several values all at once: `[schema, value, where it stands]`. What is sound costs a look at each
 * field. In front of functions that take data and are no check.
 */
export function refuseUnless(...given: readonly (readonly [schema: z.ZodType, value: unknown, at?: Path])[]): void {
  if (given.every(([schema, value]) => acceptorOf(schema)(value))) return;
  const problems = new Problems();
  for (const [schema, value, at = []] of given)
    if (!acceptorOf(schema)(value)) findProblems(schema, value, at, problems);
  throw problems.toError();
}

/** A list that is longer than it may be is not looked through first. */
function tooLong(schema: z.ZodType, input: unknown): [path: string, said: Message] | undefined {
  if (!isPlainObject(input)) return undefined;
  for (const [name, field] of Object.entries(shapeOf(bare(schema)) ?? {})) {
    const given = Object.hasOwn(input, name) ? input[name] : undefined;
    const limit = mostEntries(field);
    if (Array.isArray(given) && limit !== undefined && given.length > limit)
      return [name, says.manyEntries({ limit, count: given.length })];
  }
  return undefined;
}

function mostEntries(field: z.ZodType): number | undefined {
  const inner = bare(field);
  if (!inner || typeOf(inner) !== "array") return undefined;
  const most = (inner.def.checks ?? []).flatMap(({ _zod: { def } }) => ("maximum" in def ? def.maximum : []));
  return typeof most[0] === "number" ? most[0] : undefined;
}

/** How a rule of a schema says what is wrong: `z.string().refine(isOneLine, refusing(says.oneLine))`. */
export const refusing = (said: Message): { error: string; params: { said: Message } } => ({
  error: english(said),
  params: { said },
});

/** Every problem of a value, as sentences with paths. */
export function problemsOf(schema: z.ZodType, value: unknown, at: Path): readonly Problem[] {
  const problems = new Problems();
  findProblems(schema, value, at, problems);
  return problems.list;
}

/**
 * Adds what is wrong with a value; `besides` are names that are known there although the schema has no field for them, `uncovered` those
 * that somebody may ask for, with what is said of them.
 */
export function findProblems(
  schema: z.ZodType,
  value: unknown,
  at: Path,
  problems: Problems,
  besides: readonly string[] = [],
  uncovered: Uncovered = {},
): void {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) findForeign(value, at, problems);
  else
    for (const [i, issue] of parsed.error.issues.entries())
      if (!saysTheSame(issue, parsed.error.issues[i - 1])) explain(issue, { schema, at, problems, besides, uncovered });
}

/** Below zero and below the least that can exist are one problem. */
const saysTheSame = (issue: Issue, before: Issue | undefined): boolean =>
  issue.code === "too_small" &&
  before?.code === "too_small" &&
  issue.path.length === before.path.length &&
  issue.path.every((step, i) => step === before.path[i]);

/** What the schema accepts and is no plain data: objects with a prototype of their own. */
function findForeign(value: unknown, at: Path, problems: Problems): void {
  if (value === null || typeof value !== "object") return;
  if (Array.isArray(value)) for (const [i, entry] of value.entries()) findForeign(entry, [...at, i], problems);
  else if (!isPlain(value)) problems.add(pathText(at), says.plainObject);
  else for (const [name, entry] of Object.entries(value)) findForeign(entry, [...at, name], problems);
}

type Issue = z.core.$ZodIssue;

interface Context {
  readonly schema: z.ZodType;
  readonly at: Path;
  readonly problems: Problems;
  readonly besides: readonly string[];
  readonly uncovered: Uncovered;
}

/** Names of what is not calculated, each with the sentence that says so. */
export type Uncovered = Readonly<Record<string, Message>>;

function explain(issue: Issue, context: Context): void {
  const { schema, at, problems, uncovered } = context;
  if (problems.full) {
    problems.count(issue.code === "unrecognized_keys" ? issue.keys.length : 1);
    return;
  }
  // zod's paths hold symbols only for maps and sets, which no request has
  const inner = issue.path as (string | number)[];
  const path = pathText([...at, ...inner]);
  const field = fieldAt(schema, inner);
  const unit = unitOf(field);
  switch (issue.code) {
    case "unrecognized_keys":
      unknownFields(issue.keys, [...at, ...inner], knownAt(field, inner, context), problems, {
        ofItem: ofItem(schema, inner),
        field,
        given: issue.input,
        uncovered,
      });
      break;
    case "invalid_type":
      problems.add(path, wrongType(issue.expected, issue.input, field));
      break;
    case "invalid_value":
      problems.add(path, wrongValue(issue.values.map(String), issue.input, field));
      break;
    case "too_small":
    case "too_big":
      problems.add(path, outOfRange(issue, unit));
      break;
    case "invalid_union":
      nearestOf(issue, context, path, field);
      break;
    case "not_multiple_of":
      problems.add(path, says.multipleOf({ divisor: Number(issue.divisor) }));
      break;
    case "custom":
      problems.add(path, (issue.params?.said as Message | undefined) ?? says.invalid); // of refusing()
      break;
    default:
      problems.add(path, says.invalid);
  }
}

const knownAt = (field: z.ZodType | undefined, inner: readonly unknown[], { besides }: Context): string[] => [
  ...Object.keys(shapeOf(field) ?? {}),
  ...(inner.length === 0 ? besides : []),
];

/** What load cases share is given next to them: a field of the item is not a field of a case. */
const ofItem = (schema: z.ZodType, inner: readonly unknown[]): readonly string[] =>
  inner[0] === "load_cases" ? Object.keys(shapeOf(schema) ?? {}) : [];

/** One problem for each name that nobody knows, as long as anyone would read them. */
export function unknownFields(
  keys: readonly string[],
  at: Path,
  known: readonly string[],
  problems: Problems,
  {
    ofItem = [],
    field,
    given,
    uncovered = {},
  }: {
    readonly ofItem?: readonly string[];
    readonly field?: z.ZodType | undefined;
    readonly given?: unknown;
    readonly uncovered?: Uncovered;
  } = {},
): void {
  for (const [i, key] of keys.entries()) {
    if (problems.full) {
      problems.count(keys.length - i);
      return;
    }
    const said = Object.hasOwn(uncovered, key) ? uncovered[key] : undefined;
    if (said) {
      problems.add(pathText([...at, key]), said);
      continue;
    }
    if (ofItem.includes(key)) {
      problems.add(pathText([...at, key]), says.sameForAllCases);
      continue;
    }
    if ((key === "actions" || key === "load_cases") && !known.includes(key) && known.some(isAction)) {
      problems.add(pathText([...at, key]), says.oneSetOfForces);
      continue;
    }
    const near = problems.maySuggest()
      ? (meant(key, known) ?? withOtherUnit(key, known) ?? deeper(field, key) ?? suggestions(key, known)[0])
      : undefined;
    problems.add(
      pathText([...at, key]),
      (near === undefined ? holding(given, key, known) : undefined) ?? unknown(near, known, key),
    );
  }
}

/** { "member": { "profile": … } } where the profile itself is asked for */
function holding(given: unknown, key: string, known: readonly string[]): Message | undefined {
  if (key in Object.prototype) return undefined;
  const held = isPlainObject(given) && given[key];
  const names = known.filter((name) => isPlainObject(held) && Object.hasOwn(held, name));
  return names.length === 0 ? undefined : says.unknownHolder({ names: listed("and", names) });
}

/** As many names are read at a glance. */
const fewNames = 8;

const isAction = (name: string): boolean => /Ed$/.test(name);

function unknown(near: Inserted | undefined, known: readonly string[], key: string): Message {
  if (near !== undefined) return says.unknownNear({ near });
  // of many fields those that are actions, where one is meant
  const names = known.length > fewNames && isAction(key) ? known.filter(isAction) : known;
  const few = names.length > 0 && names.length <= fewNames;
  return few ? says.unknownOf({ names: listed("plain", names) }) : says.unknown;
}

/** `l0_mm` for `l0`, `N_Ed_kN` for `N_Ed`. */
const withOtherUnit = (key: string, known: readonly string[]): string | undefined =>
  known.find((name) => splitUnit(name).symbol === splitUnit(key).symbol);

/** Fields of this name one level down: `stress_history[].n_cycles`, `plate.h_mm or beam.h_mm`; of `link_diameter_mm` `links.diameter_mm`. */
function deeper(field: z.ZodType | undefined, key: string): Inserted | undefined {
  const found = Object.entries(shapeOf(field) ?? {}).flatMap(([name, own]) => {
    const inner = bare(own);
    if (!inner || name === "load_cases") return [];
    if (hasField(inner, key)) return [`${name}.${key}`];
    const whole = [name, name.replace(/s$/, "")].find((word) => key.startsWith(`${word}_`));
    const part = whole === undefined ? "" : key.slice(whole.length + 1);
    if (part !== "" && hasField(inner, part)) return [`${name}.${part}`];
    const entry = bare(childOf(inner, 0));
    return entry && hasField(entry, key) ? [`${name}[].${key}`] : [];
  });
  return found.length === 0 || found.length > 3 ? undefined : listed("or", found);
}

/** Own names only: every object inherits `constructor`. */
export function hasField(schema: z.ZodType, key: string): boolean {
  const { shape, options } = definitionOf(schema);
  if (shape) return Object.hasOwn(shape, key);
  return (options ?? []).some((option) => {
    const inner = bare(option);
    return inner !== undefined && hasField(inner, key);
  });
}

function wrongType(expected: string, input: unknown, field: z.ZodType | undefined): Message {
  const about = descriptionOf(field);
  const wanted = wantedOf(expected, field);
  if (input === undefined)
    return required(about === "" ? wanted : says.meaning({ meaning: { described: about }, wanted }));
  const comma =
    expected === "number" && typeof input === "string" ? /^\s*([+-]?\d{1,9}),(\d{1,9})\s*$/.exec(input) : null;
  if (comma) return says.decimalPoint({ number: `${comma[1]}.${comma[2]}`, given: show(input) });
  const values = { wanted, given: show(input) };
  const { otherwise } = notesOf(field);
  return typeof otherwise === "string" && typeof input === "string"
    ? says.wrongTypeHint({ ...values, hint: { described: otherwise } })
    : says.wrongType(values);
}

function wantedOf(expected: string, field: z.ZodType | undefined): Inserted {
  const unit = unitOf(field);
  const inner = bare(field);
  const { items, values = [] }: Partial<Definition> = inner ? definitionOf(inner) : {};
  switch (expected) {
    case "number":
      return unit === "" ? says.number : says.numberIn({ unit });
    case "int":
      return says.wholeNumber;
    case "string":
      return says.text;
    case "boolean":
      return says.trueOrFalse;
    case "array":
      return says.list;
    case "tuple":
      return items ? says.listOf({ n: items.length }) : says.list;
    case "literal":
      return listed("or", values.map(String));
    case "object":
      return objectOf(field);
    default:
      return expected;
  }
}

/** What an object holds: its required fields, else the first of those it may have. */
function objectOf(field: z.ZodType | undefined): Message {
  const fields = Object.entries(shapeOf(field) ?? {});
  const needed = fields.filter(([, { def }]) => def.type !== "optional").map(([name]) => name);
  const named = needed.length > 0 ? needed : fields.slice(0, 3).map(([name]) => name);
  if (named.length === 0) return says.object;
  return says.objectOf({ fields: `{ ${named.join(", ")}${named.length < fields.length ? ", …" : ""} }` });
}

function wrongValue(values: readonly string[], input: unknown, field: z.ZodType | undefined): Message {
  const names = listed("plain", values);
  if (input === undefined) {
    const about = descriptionOf(field);
    return about === ""
      ? says.requiredOneOf({ names })
      : says.requiredAsOneOf({ meaning: { described: about }, names });
  }
  const near =
    typeof input === "string"
      ? suggestions(input, values, 5).find((name) => figures(name) === figures(input) && !isAnother(name, input))
      : undefined;
  const { otherwise } = notesOf(field);
  const isSpelling = typeof input === "string" && near?.toLowerCase() === input.toLowerCase();
  if (typeof otherwise === "string" && !isSpelling)
    return says.oneOfHint({ names, given: show(input), hint: { described: otherwise } });
  return oneOf(values, input, near);
}

/** Of three letters each tells one choice from another: B is not A, uls is not sls. */
const isAnother = (name: string, given: string): boolean =>
  Math.min(name.length, given.length) <= 3 && name.toLowerCase() !== given.toLowerCase();

/** A grade or a size with other figures is another one. */
const figures = (text: string): string => text.replace(/\D/g, "");

/** `must be one of a, b, c; it is "d" (did you mean c?)` */
export function oneOf(values: readonly string[], input: unknown, near: string | undefined): Message {
  const said = { names: listed("plain", values), given: show(input) };
  return near === undefined ? says.oneOf(said) : says.oneOfNear({ ...said, near });
}

function outOfRange(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, unit: string): Message {
  const small = issue.code === "too_small";
  const limit = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin === "array") {
    const count = Array.isArray(issue.input) ? issue.input.length : 0;
    return (small ? says.fewEntries : says.manyEntries)({ limit, count });
  }
  if (issue.origin === "string")
    return small ? (limit > 1 ? says.shortText({ limit }) : says.empty) : says.longText({ limit });
  const relation = small ? (issue.inclusive ? atLeast : above) : issue.inclusive ? atMost : below;
  return relation(limit, show(issue.input), { unit });
}

/** Of the forms a value may have, the one it comes nearest to: the one that fails deepest, then with the fewest problems. */
function nearestOf(
  issue: z.core.$ZodIssueInvalidUnion,
  { schema, at, problems }: Context,
  path: string,
  field: z.ZodType | undefined,
): void {
  const inner = issue.path as (string | number)[]; // as in explain
  if (issue.errors.length === 0) {
    problems.add(path, wrongKind(schema, inner, issue.input));
    return;
  }
  const options = optionsOf(field);
  const attempts = issue.errors.map((issues, i) => ({ issues, option: options[i], depth: depthOf(issues) }));
  attempts.sort((a, b) => b.depth - a.depth || a.issues.length - b.issues.length);
  const best = attempts[0];
  const onlyWrongKind = attempts.every(({ depth, issues }) => depth === 0 && issues.every(isTypeIssue));
  if (!best || onlyWrongKind) {
    problems.add(path, says.wrongType({ wanted: formsOf(options), given: show(issue.input) }));
    return;
  }
  const nearest = { schema: best.option ?? schema, at: [...at, ...inner], problems, besides: [], uncovered: {} };
  for (const found of best.issues) explain(found, nearest);
}

/** Each form that a value may have, once. */
function formsOf(options: readonly z.ZodType[]): Inserted {
  const forms = new Map(
    options.map((option) => {
      const wanted = wantedOf(typeOf(option), option);
      return [JSON.stringify(wanted), wanted] as const;
    }),
  );
  return forms.size === 0 ? says.otherForm : listed("or", [...forms.values()]);
}

/** The field that tells the forms apart has a word that none of them knows. */
function wrongKind(schema: z.ZodType, path: readonly (string | number)[], input: unknown): Message {
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
  issues.reduce((most, { path, code }) => Math.max(most, path.length + (code === "unrecognized_keys" ? 1 : 0)), 0);

// What follows reads a zod schema by its public definition.

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly items?: readonly z.ZodType[];
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

/** Without its optional() wrapper. */
export function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  let inner = schema;
  while (inner && definitionOf(inner).innerType) inner = definitionOf(inner).innerType;
  return inner;
}

const shapeOf = (schema: z.ZodType | undefined) => (schema ? definitionOf(schema).shape : undefined);
const optionsOf = (schema: z.ZodType | undefined) => (schema ? (definitionOf(schema).options ?? []) : []);
const typeOf = (schema: z.ZodType) => definitionOf(bare(schema) ?? schema).type;

/** The schema of the field at a path, without its optional() wrapper; the first option of a union that has it. */
function fieldAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let field = bare(schema);
  for (const key of path) {
    if (!field) return undefined;
    field = bare(childOf(field, key));
  }
  return field;
}

/** One step down, as it stands in its shape. */
export function childOf(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  const { element, shape, options } = definitionOf(schema);
  if (typeof key === "number") {
    if (element) return element;
  } else if (shape) return Object.hasOwn(shape, key) ? shape[key] : undefined;
  for (const option of options ?? []) {
    const inner = bare(option);
    const found = inner && childOf(inner, key);
    if (found) return found;
  }
  return undefined;
}

const notesOf = (schema: z.ZodType | undefined): Readonly<Record<string, unknown>> => schema?.meta() ?? {};
export const unitOf = (schema: z.ZodType | undefined): string => String(notesOf(schema).unit ?? "");
/** Whether its description names a default, of whatever kind. */
export function hasDefault(schema: z.ZodType | undefined): boolean {
  const { default: value, defaultOf, hasOtherDefault } = notesOf(schema);
  return value !== undefined || defaultOf !== undefined || hasOtherDefault !== undefined;
}

/** What a field means; its unit, which `description` repeats for other readers of the schema, stands apart. */
export const descriptionOf = (schema: z.ZodType | undefined): string => {
  const { text, description } = notesOf(schema);
  return String(text ?? description ?? "");
};
