import type { Boom } from "@hapi/boom";
import type { Lifecycle, Request, ResponseToolkit, Server } from "@hapi/hapi";
import { type ErrorCode, errorDocumentation } from "@x/api";
import { type InvalidInput, isInvalidInput, type Problem } from "@x/eurocode";
import { english, listed, type Message } from "@x/eurocode/message";
import { andMore, problemAt } from "@x/eurocode/problems";
import type { Logger } from "pino";
import { away } from "../database/away.ts";
import { service as says } from "../says.ts";
import type { Metrics } from "./metrics.ts";

/** What every error of a status is called, where nothing more is said. */
const codes: Readonly<Record<number, ErrorCode>> = {
  400: "invalid_input",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  412: "conflict",
  429: "rate_limited",
  500: "internal",
  503: "unavailable",
};

interface More {
  readonly code?: ErrorCode;
  readonly details?: readonly Problem[];
  readonly retryAfter?: number;
  /** Methods that the path has. */
  readonly allow?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is not a success: status, a message, and the fields it is about. */
export class HttpError extends Error {
  readonly status: number;
  readonly said: Message;
  readonly code: ErrorCode;
  readonly details: readonly Problem[];
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, said: Message, more: More = {}) {
    super(english(said));
    this.status = status;
    this.said = said;
    this.code = more.code ?? codes[status] ?? "invalid_input";
    this.allow = more.allow;
    this.headers = more.headers ?? {};
    this.details = more.details ?? [problemAt("", said)];
    this.retryAfter = more.retryAfter;
  }
}

export const invalidInput = (error: InvalidInput): HttpError =>
  new HttpError(400, says.invalid({ problem: error.message }), { details: error.problems });

/** Turns every failure, hapi's own included, into `{ error, code, documentation, details?, request_id }`, and hides what is internal. */
export function registerErrors(
  server: Server,
  { log, metrics, base }: { readonly log: Logger; readonly metrics: Metrics; readonly base: () => string },
): void {
  server.ext("onPreResponse", (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    const { response } = request;
    if (!(response instanceof Error)) return h.continue;
    const error = readable(response as Boom, request); // hapi hands over errors as boom
    if (error.status >= 500) log.error({ request_id: request.info.id, err: response }, "a request failed");
    if (error.status === 429) metrics.refused.inc({ reason: error.code });
    const { message, code, details, retryAfter, allow } = error;
    const answer = h
      .response({
        error: clipped(message, longest),
        code,
        documentation: base() + errorDocumentation(code),
        details: shown(details),
        ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
        request_id: request.info.id,
      })
      .code(error.status);
    if (retryAfter !== undefined) answer.header("Retry-After", String(retryAfter));
    if (allow) answer.header("Allow", allow.join(", "));
    for (const [name, value] of Object.entries(error.headers)) answer.header(name, value);
    if (error.status === 401) answer.header("WWW-Authenticate", "Bearer");
    return answer;
  });
}

/** Of an answer: what a request writes into it is not sent back without end. */
const longest = 1000;
const mostDetails = 101;

function shown(details: readonly Problem[]): Problem[] {
  const some = details.slice(0, mostDetails).map(({ path, message, code, values }) => ({
    path: clipped(path, longest / 4),
    message: clipped(message, longest),
    code,
    // what a request writes into them is clipped with the message; long ones say nothing more
    ...(values === undefined || JSON.stringify(values).length > longest ? {} : { values }),
  }));
  const more = details.length - some.length;
  return more > 0 ? [...some.slice(0, -1), andMore(more + 1)] : some;
}

const clipped = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

function readable(boom: Boom, request: Request): HttpError {
  const original: unknown = boom;
  if (original instanceof HttpError) return original;
  if (isInvalidInput(original)) return invalidInput(original);
  const status = boom.output?.statusCode ?? 500;
  const why = away(original);
  if (why !== undefined) return new HttpError(503, says.tryAgain({ why }), { retryAfter: 5 });
  if (status === 404) return nothingAt(request);
  if (status === 503) return new HttpError(503, says.busy, { retryAfter: 5 });
  if (status === 413) return new HttpError(400, says.largeBody);
  if (status === 415)
    return new HttpError(400, request.route.settings.app?.route?.body?.type ? says.bodyNotCsv : says.bodyNotJson);
  if (status === 408) return new HttpError(400, says.bodySlow);
  if (status < 500) return new HttpError(status, unreadable(boom));
  return new HttpError(500, says.internal);
}

/** For a path that nothing answers, or not with this method. */
export function nothingAt(request: Request): HttpError {
  const method = request.method.toUpperCase();
  const allow = methodsAt(request);
  if (allow.length === 0) return new HttpError(404, says.nothing({ method, path: request.path }));
  return new HttpError(405, says.otherMethod({ path: request.path, methods: listed("plain", allow), method }), {
    allow,
  });
}

const methods = ["get", "post", "patch", "delete"] as const;

/** Methods that the path has a route for. */
export const methodsAt = ({ server, path }: Request): string[] =>
  methods
    .filter((method) => (server.match(method, path)?.path ?? anyPath) !== anyPath)
    .flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));

/** The route of what no other route takes. */
export const anyPath = "/{any*}";

/** hapi's own words on a body that it cannot read, or on something else. */
const unreadable = ({ message }: Boom): Message =>
  (/JSON|payload/i.test(message) ? says.bodyUnreadable : says.refusedAs)({ why: message });
