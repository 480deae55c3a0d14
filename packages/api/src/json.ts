import { parse } from "@hapi/bourne";
import type { Problem } from "@x/eurocode";

/** A text that is not the JSON of a request: a sentence, and where it can be said, the fields it is about. */
export class JsonProblem extends Error {
  readonly problems: readonly Problem[];
  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = "JsonProblem";
    this.problems = problems;
  }
}

/** Deeper than any request; a text that goes on is an attack on whoever walks it. */
const deepest = 64;
const mostProblems = 100;

/**
 * The value of a JSON text. A name that stands twice in one object says two things, and readers differ in which they
 * take; `__proto__`, however it is written, is not the name of a field.
 */
export function parseJson(text: string): unknown {
  const { depth, problems, more } = look(text);
  if (depth > deepest) throw new JsonProblem(`is nested deeper than ${deepest} levels`);
  const value = parsed(text, problems.length > 0);
  const [first] = problems;
  if (!first) return value;
  if (more > 0) problems.push({ path: "", message: `${more} more problems of this kind` });
  throw new JsonProblem(`${first.path}: ${first.message}`, problems);
}

function parsed(text: string, found: boolean): unknown {
  try {
    // what was found is told with its place; the parser would only say that it is there
    return found ? JSON.parse(text) : parse(text);
  } catch (error) {
    throw new JsonProblem(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Open {
  /** Names so far; undefined: a list. */
  readonly names: Set<string> | undefined;
  name: string;
  index: number;
}

const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 44, 123, 125, 91, 93];

/** Reads the text once, without building anything. What is no JSON the parser tells of. */
function look(text: string): { depth: number; problems: Problem[]; more: number } {
  const stack: Open[] = [];
  const problems: Problem[] = [];
  let depth = 0;
  let more = 0;
  /** In an object: the next string is a name. */
  let nameNext = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === quote) {
      const end = endOfString(text, i);
      const top = stack.at(-1);
      if (nameNext && top?.names) {
        top.name = nameOf(text.slice(i, end + 1));
        const wrong = top.names.has(top.name)
          ? "stands twice in one object"
          : top.name === "__proto__"
            ? "is not a name that a field may have"
            : undefined;
        top.names.add(top.name);
        if (wrong !== undefined && problems.length < mostProblems)
          problems.push({ path: pathOf(stack), message: wrong });
        else if (wrong !== undefined) more++;
        nameNext = false;
      }
      i = end;
    } else if (c === openBrace || c === openBracket) {
      stack.push({ names: c === openBrace ? new Set() : undefined, name: "", index: 0 });
      nameNext = c === openBrace;
      if (stack.length > depth) depth = stack.length;
      if (depth > deepest) break;
    } else if (c === closeBrace || c === closeBracket) {
      stack.pop();
      nameNext = false;
    } else if (c === comma) {
      const top = stack.at(-1);
      if (top?.names) nameNext = true;
      else if (top) top.index++;
    }
  }
  return { depth, problems, more };
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
