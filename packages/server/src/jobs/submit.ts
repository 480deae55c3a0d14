import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { isJsonProblem, parseJson } from "@x/api";
import { requests } from "@x/api/says";
import { listed, type Message } from "@x/eurocode/message";
import { form, InvalidInput, isInvalidInput, type Problem, problemAt, show, valid } from "@x/eurocode/problems";
import { readActions } from "@x/fabrication";
import { membersFrom, overridesSchema, readMembers } from "@x/fabrication/members";
import type { Config } from "../config.ts";
import { HttpError } from "../http/errors.ts";
import { portOf } from "../net/outside.ts";
import { service as says } from "../says.ts";
import { isPrivateHost } from "../tokens/webhook-url.ts";
import { readAlready } from "./files.ts";
import type { Received } from "./receive.ts";

/** What a submission asks, however it came. */
export interface Submission {
  readonly projectId: number | undefined;
  readonly pdfUrl: string | undefined;
  /** In place of a drawing: members, as what has been read is kept. */
  readonly list: Uint8Array | undefined;
  /** Of what was sent, or at the address. */
  readonly filename: string;
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

/** What came with a request, without the file itself. */
export type Sent = Pick<Received, "fields" | "pdf" | "membersName" | "json">;

export interface SubmissionRules extends Pick<Config, "allowPrivateUrls" | "fetchPorts"> {
  /** Names of the fields of a form. */
  readonly known: readonly string[];
}

interface JsonBody {
  readonly project_id?: number | undefined;
  readonly pdf_url?: string | undefined;
  readonly members?: unknown;
  readonly actions?: unknown;
  readonly corrections?: unknown;
}

/** How much of it is to be taken apart. */
export const sizeOf = ({ fields, json }: Sent): number =>
  (json?.length ?? 0) + [...fields.values()].reduce((sum, value) => sum + value.length, 0);

/** Every problem of a form or a body at once. `parse` is the schema of a JSON body. */
export function submissionOf(sent: Sent, parse: (json: Uint8Array) => JsonBody, rules: SubmissionRules): Submission {
  const problems: Problem[] = [];
  const made = sent.json ? ofJson(sent.json, parse(sent.json), rules, problems) : ofForm(sent, rules, problems);
  if (problems.length > 0) throw new InvalidInput(problems);
  return made;
}

function ofJson(json: Uint8Array, body: JsonBody, config: SubmissionRules, problems: Problem[]): Submission {
  const { project_id: projectId, pdf_url: pdfUrl, members } = body;
  if (pdfUrl !== undefined) checkPdfUrl(pdfUrl, config, problems);
  return {
    projectId,
    pdfUrl,
    list: membersSent(members, problems),
    filename: pdfUrl === undefined ? `members.${typeof members === "string" ? "csv" : "json"}` : nameAt(pdfUrl),
    actions: actionsFrom(body.actions, problems),
    corrections: correctionsFrom(body.corrections, problems),
    hash: createHash("sha256").update(json).digest("base64url"),
  };
}

function ofForm(sent: Sent, rules: SubmissionRules, problems: Problem[]): Submission {
  const { fields, pdf, membersName = "members.csv" } = sent;
  const { known } = rules;
  for (const name of fields.keys()) {
    if (name === "pdf") problems.push(problemAt(name, says.pdfAsFile));
    else if (!known.includes(name))
      problems.push(problemAt(name.slice(0, 60), form.unknownOf({ names: listed("plain", ["pdf", ...known]) })));
  }
  const url = fields.get("pdf_url");
  const inputs = [
    pdf || fields.has("pdf") ? "pdf" : [],
    url === undefined ? [] : "pdf_url",
    fields.has("members") ? "members" : [],
  ].flat();
  const [first, second] = inputs;
  if (second !== undefined) problems.push(problemAt(second, says.twoInputs({ first: first ?? "", second })));
  if (first === undefined) problems.push(problemAt("pdf", says.inputRequired));
  if (url !== undefined) checkPdfUrl(url, rules, problems);
  const said = JSON.stringify([[...fields].sort(), pdf?.sha256, pdf?.filename]);
  return {
    projectId: numberFrom(fields.get("project_id"), problems),
    pdfUrl: url,
    list: membersSent(fields.get("members"), problems),
    filename: pdf?.filename ?? (url !== undefined && URL.canParse(url) ? nameAt(url) : membersName),
    actions: actionsFrom(fields.get("actions"), problems),
    corrections: correctionsFrom(fields.get("corrections"), problems),
    hash: createHash("sha256").update(said).digest("base64url"),
  };
}

/** What cannot be right is told at once; where a name leads is looked at when it is fetched. */
export function checkPdfUrl(
  text: string,
  { allowPrivateUrls, fetchPorts }: Pick<Config, "allowPrivateUrls" | "fetchPorts">,
  problems: Problem[],
  path = "pdf_url",
): void {
  const given = text.slice(0, 100);
  const bad = (said: Message) => problems.push(problemAt(path, said));
  if (!URL.canParse(text) || text.length > 2000) return void bad(says.webAddress({ given }));
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  if (!/^https?:$/.test(protocol)) bad(says.webAddress({ given }));
  else if (username !== "" || password !== "") bad(requests.passwordInAddress);
  else if (!allowPrivateUrls && isPrivateHost(hostname)) bad(says.publicAddress({ given }));
  else if (!allowPrivateUrls && !fetchPorts.includes(portOf(url)))
    bad(says.otherPort({ ports: listed("plain", fetchPorts), given }));
}

function numberFrom(text: string | undefined, problems: Problem[]): number | undefined {
  if (text === undefined || text === "") return undefined;
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (number === 0 || number > 2 ** 31 - 1)
    problems.push(problemAt("project_id", says.projectNumber({ given: show(text) })));
  return number;
}

/** A list, or the text of a file. */
function membersSent(given: unknown, problems: Problem[]): Uint8Array | undefined {
  if (given === undefined) return undefined;
  try {
    if (typeof given !== "string") return readAlready(membersFrom(given));
    // a list that says two things of one name is not guessed at
    const text = given.replace(/^\uFEFF/, "").trim();
    return readAlready(/^[[{]/.test(text) ? membersFrom(parseJson(text)) : readMembers(given));
  } catch (error) {
    problems.push(...within("members", error));
    return undefined;
  }
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
    problems.push(...within("actions", error));
    return null;
  }
}

function correctionsFrom(given: unknown, problems: Problem[]): string | null {
  if (given === undefined || given === "") return null;
  try {
    const list = valid(overridesSchema, typeof given === "string" ? parseJson(given) : given);
    return list.length === 0 ? null : JSON.stringify(list);
  } catch (error) {
    problems.push(...within("corrections", error));
    return null;
  }
}

export function readCorrections(given: unknown): string | null {
  const problems: Problem[] = [];
  const corrections = correctionsFrom(given, problems);
  if (problems.length > 0) throw new InvalidInput(problems);
  return corrections;
}

/** What is wrong inside a field, by the name of the field. */
function within(name: string, error: unknown): Problem[] {
  if (isJsonProblem(error)) return [problemAt(name, error.said)];
  if (!isInvalidInput(error)) throw error;
  return error.problems.map((problem) => ({ ...problem, path: joined(name, problem.path) }));
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
  new HttpError(429, says.jobs({ most }), {
    code: "limit_reached",
    retryAfter: 30,
  });
