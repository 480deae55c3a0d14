import type { Boom } from "@hapi/boom";
import type { Lifecycle, Request, ResponseToolkit, Server } from "@hapi/hapi";
import { InvalidInput, type Problem } from "@x/eurocode";

/** An answer that is not a success: status, a sentence, and the fields it is about. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: readonly Problem[] | undefined;
  constructor(status: number, message: string, details?: readonly Problem[]) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export const invalid = (error: InvalidInput): HttpError =>
  new HttpError(400, `Invalid input: ${error.message}`, error.problems);

/** Turns every failure, hapi's own included, into `{ error, details?, request_id }`, and hides what is internal. */
export function registerErrors(server: Server): void {
  server.ext("onPreResponse", (request: Request, h: ResponseToolkit): Lifecycle.ReturnValue => {
    const { response } = request;
    if (!(response instanceof Error)) return h.continue;
    const { status, message, details } = readable(response as Boom, request); // hapi hands over errors as boom
    const body = { error: message, ...(details ? { details } : {}), request_id: request.info.id };
    if (status >= 500) request.log(["error"], response);
    return h.response(body).code(status);
  });
}

function readable(
  boom: Boom,
  request: Request,
): { status: number; message: string; details?: readonly Problem[] | undefined } {
  const original: unknown = boom;
  if (original instanceof HttpError)
    return { status: original.status, message: original.message, details: original.details };
  if (original instanceof InvalidInput) {
    const { status, message, details } = invalid(original);
    return { status, message, details };
  }
  const status = boom.output?.statusCode ?? 500;
  if (status === 404) return { status, message: `There is nothing at ${request.method.toUpperCase()} ${request.path}` };
  if (status === 413) return { status: 400, message: "The body is larger than this route accepts" };
  if (status === 415) return { status: 400, message: "The body must be JSON, with Content-Type: application/json" };
  if (status === 400) return { status, message: badRequest(boom.message) };
  if (status < 500) return { status, message: boom.message };
  return { status: 500, message: "Something went wrong here; try once more, and tell us the request_id if it stays" };
}

const badRequest = (message: string): string =>
  /JSON/.test(message) || /payload/i.test(message)
    ? `The body is not a JSON object (${message.replace(/^Invalid request payload JSON format$/, "it cannot be parsed")})`
    : message;
