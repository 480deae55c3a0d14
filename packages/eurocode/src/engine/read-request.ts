import { acceptorOf } from "../basis/accept.ts";
import { InvalidInput, type Path, type Problem, pathText, suggestions } from "../basis/problem.ts";
import { problemsOf, show, unknownField } from "../basis/validation.ts";
import type { Check, Kind } from "./kind.ts";
import { mostItems, topSchema } from "./request-schema.ts";

/** An item that its schema has accepted, the kind that calculates it, and where it stands in the request. */
export interface Accepted {
  readonly kind: Kind;
  readonly item: Record<string, unknown>;
  readonly path: Path;
}

export interface ReadRequest {
  readonly top: Record<string, unknown>;
  readonly items: Accepted[];
  readonly many: boolean;
  readonly problems: Problem[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export function readRequest(check: Check, input: unknown): ReadRequest {
  if (!isObject(input)) {
    throw new InvalidInput([{ path: "", message: `the input must be an object, not ${show(input)}` }]);
  }
  const many = check.many !== undefined && (check.one === undefined || Object.hasOwn(input, check.many));
  const schema = topSchema(check);
  const top: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(schema.shape, key)) top[key] = input[key];
    else rest[key] = input[key];
  }
  const problems = problemsOf(schema, top, []);
  if (top.edition === "second") {
    problems.push({
      path: "edition",
      message: `the second generation is not available for ${check.endpoint}; leave the field out for ${check.standard}`,
    });
  }
  const items = many ? readMany(check, rest, problems) : readOne(check, rest, problems);
  return { top, items, many, problems };
}

function readMany(check: Check, rest: Record<string, unknown>, problems: Problem[]): Accepted[] {
  const key = check.many ?? "";
  for (const name of Object.keys(rest)) {
    if (name !== key) {
      problems.push({ path: name, message: unknownField(name, [key, ...Object.keys(topSchema(check).shape)]) });
    }
  }
  const list = rest[key];
  if (!Array.isArray(list)) {
    const found = list === undefined ? "is required: a list of items" : `must be a list, not ${show(list)}`;
    problems.push({ path: key, message: found });
    return [];
  }
  if (list.length === 0) problems.push({ path: key, message: "must have at least 1 entry; it has 0" });
  if (list.length > mostItems) {
    problems.push({ path: key, message: `must have at most ${mostItems} entries; it has ${list.length}` });
    return [];
  }
  const items: Accepted[] = [];
  list.forEach((item: unknown, i) => {
    readItem(check, item, [key, i], items, problems);
  });
  return items;
}

function readOne(check: Check, rest: Record<string, unknown>, problems: Problem[]): Accepted[] {
  const items: Accepted[] = [];
  readItem(check, rest, [], items, problems);
  return items;
}

function readItem(check: Check, item: unknown, path: Path, items: Accepted[], problems: Problem[]): void {
  const kind = isObject(item) ? kindOf(check, item, path, problems) : Object.values(check.kinds)[0];
  if (!kind) return;
  // The schemas only look; what they accept is the input itself.
  const found = acceptorOf(kind.schema)(item) ? [] : problemsOf(kind.schema, item, path);
  if (found.length === 0) items.push({ kind, item: item as Record<string, unknown>, path });
  else problems.push(...withTopNames(check, found, path));
}

/** In a request that is one item, a misspelt field may be one of the request's own. */
function withTopNames(check: Check, found: Problem[], path: Path): Problem[] {
  if (path.length > 0) return found;
  const names = Object.keys(topSchema(check).shape);
  return found.map((problem) =>
    problem.message === "unknown field" ? { ...problem, message: unknownField(problem.path, names) } : problem,
  );
}

function kindOf(check: Check, item: Record<string, unknown>, path: Path, problems: Problem[]): Kind | undefined {
  if (!check.choice) return Object.values(check.kinds)[0];
  const { field, standard } = check.choice;
  const name = item[field] ?? standard;
  const kind = typeof name === "string" && Object.hasOwn(check.kinds, name) ? check.kinds[name] : undefined;
  if (!kind) {
    const known = Object.keys(check.kinds);
    const near = typeof name === "string" ? suggestions(name, known)[0] : undefined;
    problems.push({
      path: pathText([...path, field]),
      message: `must be one of ${known.join(", ")}; it is ${show(name)}${near === undefined ? "" : ` (did you mean ${near}?)`}`,
    });
  }
  return kind;
}

/** Thousands of wrong items do not become a megabyte of messages. */
const mostProblems = 1000;

export function bounded(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= mostProblems) return problems;
  const more = problems.length - mostProblems;
  return [...problems.slice(0, mostProblems), { path: "", message: `and ${more} more problems` }];
}
