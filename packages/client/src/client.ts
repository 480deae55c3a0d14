import type {
  Account,
  ErrorBody,
  MadeToken,
  NewProject,
  NewToken,
  Project,
  ProjectChange,
  Token,
  Usage,
  WaitBody,
} from "@x/api";
import type { CheckResult } from "@x/eurocode";
import ky, { type HTTPError, isHTTPError, type KyInstance, type Options } from "ky";
import { ApiError, Unreachable } from "./errors.ts";

export interface ClientOptions {
  /** Where the server is: `https://checks.example.com`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** The account's email, on session endpoints of servers that take it. */
  readonly email?: string | undefined;
  /** Seconds to wait, at most, when the rate limit says so; 0: an error at once. */
  readonly patience?: number;
  /** Seconds until an answer is given up. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
}

export interface Client {
  check(endpoint: string, input: unknown, signal?: AbortSignal): Promise<CheckResult>;
  usage(): Promise<Usage>;
  account(): Promise<Account>;
  readonly projects: {
    list(): Promise<Project[]>;
    read(id: number): Promise<Project>;
    /** With a key, the same call may be repeated without making a second project. */
    create(project: NewProject, idempotencyKey?: string): Promise<Project>;
    change(id: number, change: ProjectChange): Promise<Project>;
  };
  readonly tokens: {
    list(): Promise<Token[]>;
    create(token: NewToken, idempotencyKey?: string): Promise<MadeToken>;
    revoke(id: number): Promise<void>;
    setWebhook(id: number, url: string, secret?: string): Promise<{ token: Token; webhook_secret: string }>;
  };
}

const pageSize = 100;

/** A client of the REST API. What the server refuses is thrown as ApiError, no answer as Unreachable. */
export function createClient(options: ClientOptions): Client {
  const { email } = options;
  const api = instance(options);
  const call = async <T>(method: string, path: string, more: Options = {}): Promise<T> => {
    try {
      const answer = await api(path, { method, ...more });
      // the server's answers are of the contract's types
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    } catch (error) {
      throw isHTTPError(error) ? refused(error) : new Unreachable(options.url, error);
    }
  };
  const query = email === undefined ? {} : { searchParams: { email } };
  /** A list in pages, newest first. */
  const all = async <T extends { readonly id: number }>(path: string, key: string): Promise<T[]> => {
    const found: T[] = [];
    for (;;) {
      const before = found.at(-1)?.id;
      const who = key === "projects" && email !== undefined ? { email } : {};
      const searchParams = { ...who, limit: pageSize, ...(before === undefined ? {} : { before }) };
      const page = (await call<Record<string, T[]>>("get", path, { searchParams }))[key] ?? [];
      found.push(...page);
      if (page.length < pageSize) return found;
    }
  };
  const withEmail = <B extends object>(body: B) => ({ ...(email === undefined ? {} : { email }), ...body });
  const once = (key: string | undefined): Options => (key === undefined ? {} : { headers: { "Idempotency-Key": key } });
  return {
    check: (endpoint, input, signal) =>
      call("post", `api/v1/check/${encodeURIComponent(endpoint)}`, { json: input, ...(signal ? { signal } : {}) }),
    usage: () => call("get", "api/v1/usage"),
    account: async () => (await call<{ account: Account }>("get", "api/account")).account,
    projects: {
      list: () => all<Project>("api/projects", "projects"),
      read: async (id) => (await call<{ project: Project }>("get", `api/projects/${id}`, query)).project,
      create: async (project, key) =>
        (await call<{ project: Project }>("post", "api/projects", { json: withEmail(project), ...once(key) })).project,
      change: async (id, change) =>
        (await call<{ project: Project }>("patch", `api/projects/${id}`, { json: withEmail(change) })).project,
    },
    tokens: {
      list: () => all<Token>("api/tokens", "tokens"),
      create: (token, key) => call("post", "api/tokens", { json: token, ...once(key) }),
      revoke: (id) => call("delete", `api/tokens/${id}`),
      setWebhook: (id, webhook_url, webhook_secret) =>
        call("patch", `api/tokens/${id}/webhook`, {
          json: withEmail({ webhook_url, ...(webhook_secret === undefined ? {} : { webhook_secret }) }),
        }),
    },
  };
}

function instance({ url, token, patience = 0, timeout = 130, fetch }: ClientOptions): KyInstance {
  return ky.create({
    prefix: url,
    timeout: timeout * 1000,
    ...(fetch ? { fetch } : {}),
    ...(token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    retry: {
      limit: 2,
      methods: ["get", "post", "patch", "delete"],
      statusCodes: [429, 502, 503, 504],
      afterStatusCodes: [429, 503],
      maxRetryAfter: 60_000,
      // what was refused for the rate was not done; of the rest only reading may be done twice
      shouldRetry: ({ error }) => {
        if (!isHTTPError(error)) return false;
        const { status } = error.response;
        if (status !== 429) return error.request.method === "GET";
        const wait = waitOf(error);
        return wait !== undefined && wait <= patience;
      },
    },
  });
}

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
    details: body?.details,
    requestId: body?.request_id,
    retryAfter: waitOf(error),
  });
}

const isErrorBody = (data: unknown): data is ErrorBody & Partial<WaitBody> =>
  typeof data === "object" && data !== null && "error" in data && typeof data.error === "string";
