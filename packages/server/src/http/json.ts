import { isUtf8 } from "node:buffer";
import { isJsonProblem, parseJson as parse } from "@x/api";
import { InvalidInput } from "@x/eurocode";
import { service as says } from "../says.ts";
import { HttpError } from "./errors.ts";

/** Parses a body of JSON; says what is wrong with it in a sentence. */
export function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new HttpError(400, says.notUtf8);
  const text = body.toString("utf8");
  if (text.trim() === "") throw new HttpError(400, says.emptyBody);
  try {
    const value = parse(text);
    if (/\\u[dD][89a-fA-F]/.test(text) && !isWellFormed(value)) throw new HttpError(400, says.halfCharacter);
    return value;
  } catch (error) {
    if (!isJsonProblem(error)) throw error;
    if (error.problems.length > 0) throw new InvalidInput(error.problems);
    throw new HttpError(400, says.body({ wrong: error.said }));
  }
}

/** Half of a pair cannot be written as UTF-8: what is kept would not be what was sent. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return !half.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, inner]) => !half.test(name) && isWellFormed(inner));
}

const half = /\p{Surrogate}/u;
