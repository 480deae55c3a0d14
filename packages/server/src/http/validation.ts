import { InvalidInput, type Problem, suggestions } from "@x/eurocode";
import * as z from "zod";

const mostProblems = 100;
/** Looking for what was meant costs more than all the rest. */
const mostSuggestions = 5;

/** What a schema makes of an input; throws InvalidInput with every problem, or the first hundred and how many more. */
export function valid<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const long = tooLong(schema, input);
  if (long) throw new InvalidInput([long]);
  const found = schema.safeParse(input, { reportInput: true });
  if (found.success) return found.data;
  const told: Problem[] = [];
  let more = 0;
  for (const issue of found.error.issues) {
    const room = mostProblems - told.length;
    told.push(...problems(issue, schema, room, told.length));
    more += Math.max(0, sizeOf(issue) - room);
  }
  if (more > 0) told.push({ path: "", message: `${more} more problems` });
  throw new InvalidInput(told);
}

const sizeOf = (issue: Issue): number => (issue.code === "unrecognized_keys" ? issue.keys.length : 1);

/** A list that is longer than it may be is not looked through first. */
function tooLong(schema: z.ZodType, input: unknown): Problem | undefined {
  const object = bare(schema);
  if (!(object instanceof z.ZodObject) || typeof input !== "object" || input === null) return undefined;
  for (const [name, field] of Object.entries(object.shape as Record<string, z.ZodType>)) {
    const list = bare(field);
    const given: unknown = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined; // any object is one
    if (!(list instanceof z.ZodArray) || !Array.isArray(given)) continue;
    const most = (list.def.checks ?? []).map(({ _zod: { def } }) => ("maximum" in def ? def.maximum : undefined))[0];
    if (typeof most === "number" && given.length > most) {
      return { path: name, message: `must have at most ${most} entries; it has ${given.length}` };
    }
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

function problems(issue: Issue, schema: z.ZodType, room: number, before: number): Problem[] {
  if (room <= 0) return [];
  const path = pathText(issue.path);
  if (issue.code === "unrecognized_keys") {
    const known = namesAt(schema, issue.path);
    return issue.keys.slice(0, room).map((key, i) => {
      const [near] = before + i < mostSuggestions && key.length <= 60 ? suggestions(key, known) : [];
      const message = `unknown field${near === undefined ? "" : `; did you mean ${near}?`}`;
      const name = key.length > 60 ? `${key.slice(0, 60)}…` : key;
      return { path: path === "" ? name : `${path}.${name}`, message };
    });
  }
  return [{ path, message: sentence(issue) }];
}

function sentence(issue: Issue): string {
  if (issue.code === "invalid_type") {
    return issue.input === undefined
      ? "is required"
      : `must be ${kinds[issue.expected] ?? issue.expected}, not ${show(issue.input)}`;
  }
  if (issue.code === "invalid_value") {
    if (issue.input === undefined) return "is required";
    return `must be one of ${issue.values.map(String).join(", ")}; it is ${show(issue.input)}`;
  }
  // messages that zod made up itself name its own words
  if (!/^(Too|Invalid)/.test(issue.message)) return issue.message;
  if (issue.code === "too_small") return `must be at least ${issue.minimum}; it is ${show(issue.input)}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}; it is ${show(issue.input)}`;
  return `is not valid; it is ${show(issue.input)}`;
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a finite number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

function show(input: unknown): string {
  if (typeof input === "string") return JSON.stringify(input.length > 40 ? `${input.slice(0, 40)}…` : input);
  if (Array.isArray(input)) return `a list of ${input.length}`;
  return input !== null && typeof input === "object" ? "an object" : String(input);
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** Names of the fields of the object at a path. */
function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.ZodType | undefined = bare(schema);
  for (const part of path) {
    if (at instanceof z.ZodArray)
      at = bare(at.element as z.ZodType); // an array's element is a schema of the same face
    else if (at instanceof z.ZodObject) at = bare((at.shape as Record<string, z.ZodType>)[String(part)]);
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodNullable) at = at.unwrap() as z.ZodType; // as above
  return at;
}
