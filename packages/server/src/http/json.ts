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
    return parse(text);
  } catch (error) {
    if (!isJsonProblem(error)) throw error;
    if (error.problems.length > 0) throw new InvalidInput(error.problems);
    throw new HttpError(400, says.body({ wrong: error.said }));
  }
}
