import { HttpError } from "./errors.ts";

/** Deeper than any request; a body that goes on is an attack on whoever walks it. */
const deepest = 64;

/** Parses a body of JSON; says what is wrong with it in a sentence. */
export function parseJson(body: Buffer): unknown {
  const text = body.toString("utf8");
  if (text.trim() === "") throw new HttpError(400, "The body is empty; a JSON object is expected");
  if (depthOf(text) > deepest) throw new HttpError(400, `The body is nested deeper than ${deepest} levels`);
  try {
    // looking at every name costs, so only where the forbidden one stands somewhere
    return text.includes("__proto__") ? JSON.parse(text, guardPrototype) : JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new HttpError(400, `The body is not JSON: ${why}`);
  }
}

function guardPrototype(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new Error('the name "__proto__" is not allowed');
  return value;
}

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 123 || c === 91) most = Math.max(most, ++depth);
    else if (c === 125 || c === 93) depth--;
  }
  return most;
}
