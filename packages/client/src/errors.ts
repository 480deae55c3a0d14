import type { ErrorBody } from "../generated/resources.d.ts";

/** The server's answer that it will not. */
export class ApiError extends Error {
  readonly status: number;
  /** What went wrong, in a word that stays. */
  readonly code: ErrorBody["code"] | undefined;
  /** Where the server says what the code means. */
  readonly documentation: string | undefined;
  /** Every problem of the input, with its path. */
  readonly details: NonNullable<ErrorBody["details"]>;
  readonly requestId: string | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    message: string,
    more: {
      code?: ErrorBody["code"] | undefined;
      documentation?: string | undefined;
      details?: ErrorBody["details"];
      requestId?: string | undefined;
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = more.code;
    this.documentation = more.documentation;
    this.details = more.details ?? [];
    this.requestId = more.requestId;
    this.retryAfter = more.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === "ApiError";

/** No answer at all: no connection, no such host, no time left. */
export class Unreachable extends Error {
  readonly code = "UNREACHABLE";
  constructor(url: string, cause?: unknown, message?: string) {
    const why = cause instanceof Error ? reason(cause) : String(cause);
    super(message ?? `${url} cannot be reached: ${why}`, { cause });
    this.name = "Unreachable";
  }
}

export const isUnreachable = (error: unknown): error is Unreachable =>
  error instanceof Error && "code" in error && error.code === "UNREACHABLE";

/** An answer, but not of the check server: a proxy, a sign-in page, another program. */
export class StrangeAnswer extends Unreachable {
  constructor(url: string) {
    super(url, undefined, `${url} answers, but not as the check server does; is this the right address?`);
    this.name = "StrangeAnswer";
  }
}

/** The innermost reason says most: connection refused, no such host. */
function reason(error: Error): string {
  let inner = error;
  while (inner.cause instanceof Error) inner = inner.cause;
  return "code" in inner && inner.message === "" ? String(inner.code) : inner.message;
}
