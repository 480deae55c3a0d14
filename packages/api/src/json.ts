import { parse } from "@hapi/bourne";
import { about, english, type Message } from "@x/eurocode/message";
import { andMore, type Problem, problemAt } from "@x/eurocode/problems";
import { requests as says } from "./says.ts";

/** A text that is not the JSON of a request: a sentence, and where it can be said, the fields it is about. */
export class JsonProblem extends Error {
  readonly code = "INVALID_JSON";
  readonly said: Message;
  readonly problems: readonly Problem[];
  constructor(said: Message, problems: readonly Problem[] = []) {
    super(english(said));
    this.name = "JsonProblem";
    this.said = said;
    this.problems = problems;
  }
}

export const isJsonProblem = (error: unknown): error is JsonProblem =>
  error instanceof Error && "code" in error && error.code === "INVALID_JSON";

/** Deeper than any request; a deeper text is an attack on the parser. */
const deepest = 64;
const mostProblems = 100;

/**
 * The value of a JSON text. A name that is given twice in one object says two things, and readers differ in which they
 * take; `__proto__`, however it is written, is not the name of a field.
 */
export function parseJson(text: string): unknown {
  const { depth, problems, more } = look(text);
  if (depth > deepest) throw new JsonProblem(says.nested({ most: deepest }));
  const value = parsed(text, problems.length > 0);
  const [first] = problems;
  if (!first && escaped.test(text) && !isWellFormed(value)) throw new JsonProblem(says.halfCharacter);
  if (!first) return value;
  const listed = problems.map(({ path, wrong }) => problemAt(path, wrong));
  throw new JsonProblem(
    about.mark({ mark: first.path, sentence: first.wrong }),
    more > 0 ? [...listed, andMore(more)] : listed,
  );
}

/** Half of a character can only be written as an escape: the bytes are UTF-8. */
const escaped = /\\u[dD][89a-fA-F]/;
const half = /\p{Surrogate}/u;

/** Half of a character cannot be written as UTF-8: what is kept would not be what was sent. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return !half.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => !half.test(name) && isWellFormed(inner));
}

function parsed(text: string, found: boolean): unknown {
  try {
    // report what was found with its place; the parser would only say that it is there
    return found ? JSON.parse(text) : parse(text);
  } catch (error) {
    throw new JsonProblem(says.notJson({ why: error instanceof Error ? error.message : String(error) }));
  }
}

interface Open {
  /** Names so far; undefined: a list. */
  readonly names: Set<string> | undefined;
  name: string;
  index: number;
  /** In an object: the next string is a name. */
  nameNext: boolean;
}

interface Looked {
  depth: number;
  readonly problems: { readonly path: string; readonly wrong: Message }[];
  /** Problems that are not listed. */
  more: number;
}

const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 44, 123, 125, 91, 93];

/** Reads the text once, without building anything. What is no JSON the parser tells of. */
function look(text: string): Looked {
  const stack: Open[] = [];
  const looked: Looked = { depth: 0, problems: [], more: 0 };
  for (let i = 0; i < text.length && looked.depth <= deepest; i++) {
    const c = text.charCodeAt(i);
    if (c === quote) {
      const end = endOfString(text, i);
      if (stack.at(-1)?.nameNext) noteName(nameOf(text.slice(i, end + 1)), stack, looked);
      i = end;
    } else if (c === openBrace || c === openBracket) {
      const names = c === openBrace ? new Set<string>() : undefined;
      stack.push({ names, name: "", index: 0, nameNext: names !== undefined });
      if (stack.length > looked.depth) looked.depth = stack.length;
    } else if (c === closeBrace || c === closeBracket) stack.pop();
    else if (c === comma) next(stack.at(-1));
  }
  return looked;
}

/** After a comma: another name, or another entry of a list. */
function next(top: Open | undefined): void {
  if (top === undefined) return;
  if (top.names) top.nameNext = true;
  else top.index++;
}

function noteName(name: string, stack: readonly Open[], looked: Looked): void {
  const top = stack.at(-1);
  if (!top?.names) return;
  const wrong = wrongWith(name, top.names);
  top.name = name;
  top.names.add(name);
  top.nameNext = false;
  if (wrong === undefined) return;
  if (looked.problems.length < mostProblems) looked.problems.push({ path: pathOf(stack), wrong });
  else looked.more++;
}

function wrongWith(name: string, names: ReadonlySet<string>): Message | undefined {
  if (names.has(name)) return says.nameTwice;
  return name === "__proto__" ? says.forbiddenName : undefined;
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === backslash) i++;
    else if (c === quote) return i;
  }
  return text.length;
}

/** Names that are written differently and mean the same are the same. */
function nameOf(quoted: string): string {
  if (!quoted.includes("\\")) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

const pathOf = (stack: readonly Open[]): string =>
  stack
    .map(({ names, name, index }) => (names ? `.${name.length > 60 ? `${name.slice(0, 60)}…` : name}` : `[${index}]`))
    .join("")
    .replace(/^\./, "");
