import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { JsonProblem, parseJson } from "@x/api";
import { overridesSchema, readActions } from "@x/drawings";
import { InvalidInput, type Problem } from "@x/eurocode";
import type { Config } from "../config.ts";
import { HttpError } from "../http/errors.ts";
import { valid } from "../http/validation.ts";
import { isPrivateHost } from "../tokens/webhook-url.ts";
import type { Received } from "./receive.ts";

/** What a submission asks, however it came. */
export interface Submission {
  readonly projectId: number | undefined;
  readonly pdfUrl: string | undefined;
  /** As the job keeps them. */
  readonly actions: string | null;
  readonly corrections: string | null;
  /** Of everything it asks: the same key with another is refused. */
  readonly hash: string;
}

/** Jobs of an account that wait or are worked on. */
export const mostOpen = 2000;

export const incoming = (config: Config): string => join(config.data, "incoming");

/** Its files are found by this, and by nothing that a client says. */
export const newPlace = (): string => `jobs/${randomUUID()}`;

interface JsonBody {
  readonly project_id?: number | undefined;
  readonly pdf_url: string;
  readonly actions?: unknown;
  readonly corrections?: unknown;
}

/** Every problem of a form or a body at once. `parse` is the schema of a JSON body. */
export function submissionOf(
  received: Received,
  parse: () => JsonBody,
  config: Config,
  known: readonly string[],
): Submission {
  if (received.problem) throw received.problem;
  const { fields, pdf, json } = received;
  const problems: Problem[] = [];
  if (json) {
    const body = parse();
    checkPdfUrl(body.pdf_url, config, problems);
    const actions = actionsFrom(body.actions, problems);
    const corrections = correctionsFrom(body.corrections, problems);
    if (problems.length > 0) throw new InvalidInput(problems);
    const hash = createHash("sha256").update(json).digest("base64url");
    return { projectId: body.project_id, pdfUrl: body.pdf_url, actions, corrections, hash };
  }
  for (const name of fields.keys()) {
    if (name === "pdf") problems.push({ path: name, message: "must be a file; with curl: -F pdf=@drawing.pdf" });
    else if (!known.includes(name))
      problems.push({ path: name.slice(0, 60), message: `unknown field; known: pdf, ${known.join(", ")}` });
  }
  const url = fields.get("pdf_url");
  if (pdf && url !== undefined) problems.push({ path: "pdf_url", message: "pdf and pdf_url cannot be combined" });
  if (!pdf && url === undefined && !fields.has("pdf"))
    problems.push({ path: "pdf", message: "is required: the PDF as a file, or pdf_url" });
  if (url !== undefined) checkPdfUrl(url, config, problems);
  const projectId = numberFrom(fields.get("project_id"), problems);
  const actions = actionsFrom(fields.get("actions"), problems);
  const corrections = correctionsFrom(fields.get("corrections"), problems);
  if (problems.length > 0) throw new InvalidInput(problems);
  const said = JSON.stringify([[...fields].sort(), pdf?.sha256, pdf?.filename]);
  return { projectId, pdfUrl: url, actions, corrections, hash: createHash("sha256").update(said).digest("base64url") };
}

/** What cannot be right is told at once; where a name leads is looked at when it is fetched. */
export function checkPdfUrl(text: string, { allowPrivateUrls }: Config, problems: Problem[], path = "pdf_url"): void {
  const bad = (message: string) => problems.push({ path, message: `${message}; it is ${text.slice(0, 100)}` });
  if (!URL.canParse(text) || text.length > 2000) return void bad("must be an http or https address");
  const { protocol, hostname, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol)) bad("must be an http or https address");
  else if (username !== "" || password !== "") problems.push({ path, message: "must not carry a password" });
  else if (!allowPrivateUrls && isPrivateHost(hostname)) bad("must be an address that the world can reach");
}

function numberFrom(text: string | undefined, problems: Problem[]): number | undefined {
  if (text === undefined || text === "") return undefined;
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (number === 0 || number > 2 ** 31 - 1)
    problems.push({ path: "project_id", message: `must be the number of a project; it is "${text.slice(0, 40)}"` });
  return number;
}

/** A list, or the text of a file. */
function actionsFrom(given: unknown, problems: Problem[]): string | null {
  if (given === undefined || given === "") return null;
  try {
    if (typeof given !== "string") return JSON.stringify(readActions(JSON.stringify(given)));
    const text = given.replace(/^\uFEFF/, "").trim();
    // a list that says two things of one name is not guessed at
    if (/^[[{]/.test(text)) parseJson(text);
    return JSON.stringify(readActions(text));
  } catch (error) {
    if (error instanceof JsonProblem) {
      problems.push({ path: "actions", message: error.message });
      return null;
    }
    if (!(error instanceof InvalidInput)) throw error;
    problems.push(...error.problems.map(({ path, message }) => ({ path: joined("actions", path), message })));
    return null;
  }
}

function correctionsFrom(given: unknown, problems: Problem[]): string | null {
  if (given === undefined || given === "") return null;
  try {
    const list = valid(overridesSchema, typeof given === "string" ? parseJson(given) : given);
    return list.length === 0 ? null : JSON.stringify(list);
  } catch (error) {
    if (error instanceof InvalidInput)
      problems.push(...error.problems.map(({ path, message }) => ({ path: joined("corrections", path), message })));
    else if (error instanceof JsonProblem) problems.push({ path: "corrections", message: error.message });
    else throw error;
    return null;
  }
}

export function readCorrections(given: unknown): string | null {
  const problems: Problem[] = [];
  const corrections = correctionsFrom(given, problems);
  if (problems.length > 0) throw new InvalidInput(problems);
  return corrections;
}

const joined = (name: string, path: string): string =>
  path === "" ? name : path.startsWith("[") ? name + path : `${name}: ${path}`;

/** The name of what is at an address. */
export function nameAt(address: string): string {
  const last = decoded(new URL(address).pathname.split("/").at(-1) ?? "");
  const name = last.replace(/\p{C}/gu, "").slice(0, 200);
  return name === "" ? "drawing.pdf" : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const tooManyOpen = (most: number): HttpError =>
  new HttpError(429, `This account has ${most} waiting or running jobs, which is the limit`, {
    code: "limit_reached",
    retryAfter: 30,
  });
