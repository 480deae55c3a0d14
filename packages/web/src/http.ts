import type { Problem } from "@x/eurocode";
import { loadWords, saidIn } from "./said.ts";
import { language, translate } from "./words.ts";

interface Refusal {
  readonly error: string;
  readonly code?: string;
  readonly details?: readonly Problem[];
}

/** Files of words that have what the server says. */
export const ofServer: readonly string[] = ["service", "shared", "fabrication", "drawings"];

/** What the server refused, or that it did not answer (status 0). */
export class Refused extends Error {
  readonly status: number;
  /** What it is, as the service calls it; "" where another answered. */
  readonly code: string;
  /** Seconds, where the same can be asked again; too often, or not now. */
  readonly wait: number | undefined;
  constructor(status: number, message: string, code = "", wait?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.wait = wait;
  }
}

export const api = "/api/v1";

/** How a person is asked to sign in again where they are; whether they did. */
let askAgain: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;

export const onSessionGone = (ask: () => Promise<boolean>): void => {
  askAgain = ask;
};

/** Once, however many calls come back together. */
function signedInAgain(): Promise<boolean> {
  asking ??= (askAgain?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

interface Request {
  readonly body?: unknown;
  readonly form?: FormData;
  /** The same key is the same request: it is done once, however often it is sent. */
  readonly key?: string;
  /** What was seen of it: it is changed only where nobody else has changed it since. */
  readonly changes?: number;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
  /** Who is not signed in is told so, and not asked. */
  readonly quiet?: boolean;
}

/** One call of the API with the cookie of the session. */
export async function call<Answer>(method: string, path: string, request: Request = {}): Promise<Answer> {
  const text = await (await answered(method, path, request)).text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer; // the contract of the route
}

/** A file that the API makes. */
export const bytesOf = async (method: string, path: string, request: Request = {}): Promise<Blob> =>
  (await answered(method, path, request)).blob();

async function answered(method: string, path: string, request: Request): Promise<Response> {
  const { body, form, key, changes, keepalive = false, signal, quiet = keepalive } = request;
  const headers = {
    Accept: "application/json",
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(key === undefined ? {} : { "Idempotency-Key": key }),
    ...(changes === undefined ? {} : { "If-Match": `"${changes}"` }),
  };
  const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${api}${path}`, {
    method,
    headers,
    keepalive,
    ...(signal ? { signal } : {}),
    ...(sent === undefined ? {} : { body: sent }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Refused(0, translate("The server does not answer. Nothing was changed; try again soon."));
  });
  if (answer.ok) return answer;
  const text = await answer.text();
  // nothing of it was done: with a session it is the same call
  if (answer.status === 401 && !quiet && (await signedInAgain())) return answered(method, path, request);
  const wait = Number(answer.headers.get("retry-after") ?? Number.NaN);
  throw new Refused(
    answer.status,
    await sentenceOf(answer, text),
    codeIn(answer, text),
    Number.isFinite(wait) ? wait : undefined,
  );
}

/** Longer than a minute or two is no rate but a quota. */
const mostWait = 120;

/** Where the server is asked too often, it says how long to wait: then once more, and nothing was done before. */
export async function patiently<Answer>(
  work: () => Promise<Answer>,
  onWait: (seconds: number) => void = () => undefined,
): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const seconds = error instanceof Refused && error.status === 429 ? error.wait : undefined;
      if (seconds === undefined || seconds > mostWait) throw error;
      onWait(seconds);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

const isOurs = (answer: Response): boolean =>
  answer.headers.get("content-type")?.startsWith("application/json") === true;

const codeIn = (answer: Response, text: string): string =>
  isOurs(answer) ? ((JSON.parse(text) as Refusal).code ?? "") : ""; // the contract of every error

async function sentenceOf(answer: Response, text: string): Promise<string> {
  if (!isOurs(answer))
    return translate("The server could not do this ({status}). Try again soon.", { status: String(answer.status) });
  const { error, details } = JSON.parse(text) as Refusal; // the contract of every error
  if (!details) return error;
  // without its words it is said in English
  await loadWords(language, ofServer).catch(() => undefined);
  return details
    .map(({ path, message, code, values }) => {
      const said = saidIn(language, code, values) ?? message;
      return path === "" ? said : `${path} ${said}`;
    })
    .join("; ");
}

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
