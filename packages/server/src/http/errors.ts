import type { Boom } from "@hapi/boom";
import type { Lifecycle, Request, ResponseToolkit, Server } from "@hapi/hapi";
import { InvalidInput, type Problem } from "@x/eurocode";
import type { Service } from "../service.ts";

/** An answer that is not a success: status, a sentence, and the fields it is about. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: readonly Problem[] | undefined;
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, more: { details?: readonly Problem[]; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

export const invalid = (error: InvalidInput): HttpError =>
  new HttpError(400, `Invalid input: ${error.message}`, { details: error.problems });

/** Turns every failure, hapi's own included, into `{ error, details?, request_id }`, and hides what is internal. */
export function registerErrors(server: Server, { log }: Pick<Service, "log">): void {
  server.ext("onPreResponse", (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    const { response } = request;
    if (!(response instanceof Error)) return h.continue;
    const error = readable(response as Boom, request); // hapi hands over errors as boom
    if (error.status >= 500) log.error({ request_id: request.info.id, err: response }, "a request failed");
    const { message, details, retryAfter } = error;
    const answer = h
      .response({
        error: message,
        ...(details ? { details } : {}),
        ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
        request_id: request.info.id,
      })
      .code(error.status);
    if (retryAfter !== undefined) answer.header("Retry-After", String(retryAfter));
    if (error.status === 401) answer.header("WWW-Authenticate", "Bearer");
    return answer;
  });
}

function readable(boom: Boom, request: Request): HttpError {
  const original: unknown = boom;
  if (original instanceof HttpError) return original;
  if (original instanceof InvalidInput) return invalid(original);
  const status = boom.output?.statusCode ?? 500;
  if (status === 404) return nothingAt(request);
  if (status === 413) return new HttpError(400, "The body is larger than this route accepts");
  if (status === 415) return new HttpError(400, "The body must be JSON, with Content-Type: application/json");
  if (status === 408) return new HttpError(400, "The body did not arrive in time");
  if (status < 500) return new HttpError(status, status === 400 ? badRequest(boom.message) : boom.message);
  return new HttpError(500, "Something went wrong here; try once more, and tell us the request_id if it stays");
}

export const nothingAt = (request: Request): HttpError =>
  new HttpError(404, `There is nothing at ${request.method.toUpperCase()} ${request.path}`);

const badRequest = (message: string): string =>
  /JSON/.test(message) || /payload/i.test(message) ? `The body cannot be read (${message})` : message;
