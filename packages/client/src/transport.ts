import ky, { type HTTPError, isHTTPError, type KyInstance, type Options } from "ky";
import type { ErrorBody } from "../generated/resources.d.ts";
import { ApiError, StrangeAnswer, Unreachable } from "./errors.ts";

// One call of the API: what is sent, how long it is waited for, what its failures become.

export interface ClientOptions {
  /** Where the server is: `https://checks.example.com`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** Of the API, to be answered as it was: `0.1`. The newest when left out. */
  readonly version?: string | undefined;
  /** The account's email, on session endpoints of servers that take it. */
  readonly email?: string | undefined;
  /** Seconds to wait, at most, when the rate limit says so; 0: an error at once. */
  readonly patience?: number;
  /** Seconds until an answer is given up: until it begins, and from there to its end; of a drawing the time to send it comes on top. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
  /** How to wait between two attempts to hear of a job; by the clock unless something else is given. */
  readonly pause?: (seconds: number) => Promise<void>;
}

const pageSize = 100;
const defaultTimeout = 130;

export interface Transport {
  readonly options: ClientOptions;
  readonly api: KyInstance;
  /** Seconds. */
  readonly timeout: number;
  readonly failed: (error: unknown) => Error;
  /** `has`: a field that every such answer of the server has; without it there is nothing to answer. */
  readonly call: <T>(method: string, path: string, has?: keyof T & string, more?: Options) => Promise<T>;
  /** The one field of an answer. */
  readonly one: <V>(field: string, method: string, path: string, more?: Options) => Promise<V>;
  readonly bytesOf: (ask: () => Promise<Response>) => Promise<Uint8Array>;
  /** A list in pages, newest first, each fetched as it is asked for. */
  readonly inPages: <T extends { readonly id: number }>(
    path: string,
    key: string,
    filter?: object,
  ) => AsyncIterable<T[]>;
  /** The account's email, where sessions take it. */
  readonly query: Options;
  readonly withEmail: <B extends object>(body: B) => B & { readonly email?: string };
}

export function transportOf(options: ClientOptions): Transport {
  const { email, timeout = defaultTimeout } = options;
  const api = instance(options);
  const failed = (error: unknown): Error => failureOf(error, options.url);
  const call = async <T>(method: string, path: string, has?: keyof T & string, more: Options = {}): Promise<T> => {
    const late = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const signal = more.signal ? AbortSignal.any([more.signal, late.signal]) : late.signal;
      const answer = await api(path, { method, ...more, signal });
      if (has === undefined && answer.status === 204) return undefined as T;
      // an answer that begins may stop before its end
      timer = setTimeout(() => late.abort(new Error(`the answer did not end within ${timeout} s`)), timeout * 1000);
      return await answerOf<T>(answer, options.url, has);
    } catch (error) {
      throw failed(late.signal.aborted ? late.signal.reason : error);
    } finally {
      clearTimeout(timer);
    }
  };
  const one = async <V>(field: string, method: string, path: string, more?: Options): Promise<V> => {
    const answer = await call<Readonly<Record<string, V>>>(method, path, field, more);
    return answer[field] as V; // `call` has found it there
  };
  return {
    options,
    api,
    timeout,
    failed,
    call,
    one,
    bytesOf: async (ask) => {
      try {
        return await allOf(await ask(), timeout);
      } catch (error) {
        throw failed(error);
      }
    },
    async *inPages<T extends { readonly id: number }>(path: string, key: string, filter: object = {}) {
      for (let before: number | undefined; ; ) {
        const searchParams = { ...filter, limit: pageSize, ...(before === undefined ? {} : { before }) };
        const page = await one<T[]>(key, "get", path, { searchParams });
        yield page;
        if (page.length < pageSize) return;
        before = page.at(-1)?.id;
      }
    },
    query: email === undefined ? {} : { searchParams: { email } },
    withEmail: (body) => ({ ...(email === undefined ? {} : { email }), ...body }),
  };
}

/** JSON with what every such answer has: another program behind the address answers something else. */
export async function answerOf<T>(answer: Response, url: string, has?: string): Promise<T> {
  const text = await answer.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // such a body is refused below
  }
  if (typeof body !== "object" || body === null || (has !== undefined && !(has in body))) {
    throw new StrangeAnswer(url);
  }
  return body as T; // the server's answers are of the contract's types
}

/** A file may take its time; a server that sends none of it for so long is given up. */
async function allOf(answer: Response, seconds: number): Promise<Uint8Array> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing came for ${seconds} s`)), seconds * 1000);
    });
    try {
      const { value } = (await Promise.race([reader?.read(), silence])) ?? {};
      if (!value) return new Uint8Array(await new Blob(pieces).arrayBuffer());
      pieces.push(value);
    } catch (error) {
      reader?.cancel().catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function instance({ url, token, version, patience = 0, timeout = defaultTimeout, fetch }: ClientOptions): KyInstance {
  return ky.create({
    prefix: url,
    timeout: timeout * 1000,
    ...(fetch ? { fetch } : {}),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(version === undefined ? {} : { "API-Version": version }),
    },
    retry: {
      limit: 2,
      methods: ["get", "post", "patch", "delete"],
      statusCodes: [429, 502, 503, 504],
      afterStatusCodes: [429, 503],
      maxRetryAfter: 1000 * Math.max(60, patience),
      // what was refused for the rate was not done; of the rest only reading, and what has a key, may be done twice
      // true would repeat every refusal, and at ky's own pace: undefined leaves both to the lines above
      shouldRetry: ({ error }) => {
        if (!isHTTPError(error)) return false;
        const { method, headers } = error.request;
        const wait = error.response.status === 429 ? waitOf(error) : undefined;
        const may =
          error.response.status === 429
            ? wait !== undefined && wait <= patience
            : method === "GET" || headers.has("Idempotency-Key");
        return may ? undefined : false;
      },
    },
  });
}

export const failureOf = (error: unknown, url: string): Error =>
  isHTTPError(error) ? refused(error) : error instanceof Unreachable ? error : new Unreachable(url, error);

const waitOf = ({ response }: HTTPError): number | undefined => {
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

function refused(error: HTTPError): ApiError {
  const { status } = error.response;
  const body = isErrorBody(error.data) ? error.data : undefined;
  const message = body?.error ?? `the server answered ${status} without a reason; is this the right address?`;
  return new ApiError(status, message, {
    code: body?.code,
    documentation: body?.documentation,
    details: body?.details,
    requestId: body?.request_id,
    retryAfter: waitOf(error),
  });
}

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === "object" && data !== null && "error" in data && typeof data.error === "string";
