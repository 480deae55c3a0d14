import type {
  CheckResult,
  Endpoint,
  ListEndpoint,
  RequestItems,
  RequestOf,
  ResultOf,
  StandardKind,
  SummaryOptions,
  Unseen,
} from "@x/eurocode";
import ky, { type HTTPError, isHTTPError, type KyInstance, type Options } from "ky";
import type {
  Account,
  Correction,
  Delivery,
  DeterminedParameter,
  Diff,
  ErrorBody,
  ItemSummary,
  Job,
  JobEntry,
  JobPage,
  MadeToken,
  NamedSection,
  NewProject,
  NewSecret,
  NewToken,
  NewWatcher,
  Project,
  ProjectChange,
  ProjectEntry,
  ReportQuery,
  Revised,
  Submitted,
  Token,
  Usage,
  Watcher,
} from "../generated/resources.d.ts";
import { ApiError, StrangeAnswer, Unreachable } from "./errors.ts";

export type JobStatus = Job["status"];

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

export interface Client {
  /** Fields, allowed words and the names of the values are those of the endpoint, and of the kind of what is checked. */
  check<const E extends Endpoint, const One extends string = StandardKind<E>, const Listed extends string = never>(
    endpoint: E,
    input: RequestOf<E, One, Listed>,
    signal?: AbortSignal,
  ): Promise<ResultOf<E, One, Listed>>;
  /** With an input that no type describes. */
  check<const E extends Endpoint, T>(
    endpoint: E,
    input: Unseen<T>,
    signal?: AbortSignal,
  ): Promise<ResultOf<E, string, string>>;
  /** With an endpoint that is known only when it runs. */
  check<const E extends string>(
    endpoint: string extends E ? E : never,
    input: unknown,
    signal?: AbortSignal,
  ): Promise<CheckResult>;
  /** Large batches: what governs each item, without its values. */
  checkMany<const E extends ListEndpoint>(
    endpoint: E,
    items: readonly RequestItems[E][],
    options: SummaryOptions<E>,
    signal?: AbortSignal,
  ): Promise<ItemSummary[]>;
  /** With items that no type describes. */
  checkMany<const E extends ListEndpoint, T>(
    endpoint: E,
    items: readonly Unseen<T>[],
    options: SummaryOptions<E>,
    signal?: AbortSignal,
  ): Promise<ItemSummary[]>;
  /** The calculation of a check as a document: PDF unless another format is asked for. */
  report<const E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E, string, string>,
    how?: ReportQuery,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** With an input that no type describes. */
  report<const E extends string, T>(
    endpoint: E,
    input: Unseen<T>,
    how?: ReportQuery,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  usage(): Promise<Usage>;
  account(): Promise<Account>;
  readonly library: {
    /** Profiles of the catalogue, in its order; `count` is the number of all that match. */
    sections(filter?: SectionFilter): Promise<{ sections: NamedSection[]; count: number }>;
    /** One profile, in any usual spelling. */
    section(designation: string): Promise<NamedSection>;
    /** Nationally determined parameters under every annex. */
    annexes(filter?: AnnexFilter): Promise<DeterminedParameter[]>;
  };
  readonly projects: {
    list(): Promise<ProjectEntry[]>;
    read(id: number): Promise<Project>;
    /** With a key, the same call may be repeated without making a second project. */
    create(project: NewProject, idempotencyKey?: string): Promise<Project>;
    change(id: number, change: ProjectChange): Promise<Project>;
    /** The address that a project watches for new drawings. */
    watcher(id: number): Promise<Watcher>;
    watch(id: number, watcher: NewWatcher): Promise<Watcher>;
    unwatch(id: number): Promise<void>;
  };
  readonly jobs: {
    submit(drawing: NewDrawing, how?: SendOptions): Promise<Submitted>;
    /** A page of them, newest first. */
    list(filter?: JobFilter): Promise<{ jobs: JobEntry[]; count: number }>;
    /** All of them, newest first, fetched as they are asked for. */
    all(filter?: Omit<JobFilter, "limit" | "before">): AsyncIterable<JobEntry>;
    /** `lang`: of remarks, reasons and warnings. */
    read(id: number, lang?: Language): Promise<Job>;
    /** What happens to a job until it ends. */
    watch(id: number, signal?: AbortSignal): AsyncIterable<JobEvent>;
    /** The job when it has ended, done or failed. */
    wait(id: number, how?: WaitOptions): Promise<Job>;
    revise(id: number, drawing: NewDrawing, how?: SendOptions): Promise<Revised>;
    diff(newer: number, older: number): Promise<Diff>;
    correct(id: number, corrections: readonly Correction[]): Promise<void>;
    /** The pages of a drawing, with boxes around what was read. */
    pages(id: number, lang?: Language): Promise<JobPage[]>;
    /** The same page as a picture (PNG). */
    picture(id: number, page: number): Promise<Uint8Array>;
    cancel(id: number): Promise<JobStatus>;
    remove(id: number): Promise<void>;
    /** A file that a job made. */
    download(project: number, id: number, format: string): Promise<Uint8Array>;
    /** The same piece by piece, for files that do not have to be in memory whole. */
    open(project: number, id: number, format: string, signal?: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  };
  /** Events of the account as they come about, from now on, whatever happens to the connection; end it by the signal. */
  events(options?: { readonly events?: readonly string[]; readonly signal?: AbortSignal }): AsyncIterable<AccountEvent>;
  readonly webhooks: {
    deliveries(token: number, filter?: DeliveryFilter): Promise<Delivery[]>;
    /** With the body that is sent. */
    delivery(id: number): Promise<Delivery & { body: string }>;
    /** Once more, whether it has arrived or was given up. */
    resend(id: number): Promise<Delivery>;
    ping(token: number): Promise<void>;
    deadLetters(): Promise<Delivery[]>;
    redeliver(id: number): Promise<Delivery>;
  };
  readonly tokens: {
    list(): Promise<Token[]>;
    create(token: NewToken, idempotencyKey?: string): Promise<MadeToken>;
    revoke(id: number): Promise<void>;
    setWebhook(id: number, url: string, secret?: string): Promise<{ token: Token; webhook_secret: string }>;
    /** Another secret; for so many hours (24) the former one signs as well. */
    rotateSecret(id: number, how?: NewSecret): Promise<{ token: Token; webhook_secret: string }>;
    /** Every receiver has the new secret. */
    endOverlap(id: number): Promise<void>;
    /** Which events are sent; null: all. */
    chooseEvents(id: number, events: Token["webhook_events"]): Promise<Token>;
  };
}

const pageSize = 100;
const defaultTimeout = 130;
/** Bytes a second that a drawing is sent with at least. */
const slowestLine = 50_000;

/** Under which name a request has its items. */
const listOf: Readonly<Record<ListEndpoint, string>> = {
  "en-1990": "sets",
  "en-1991": "loads",
  "en-1992-1-1": "columns",
  "en-1993-1-1": "members",
  "en-1993-1-8": "connections",
  "en-1993-1-9": "details",
  "en-1995-1-1": "members",
};

/** A drawing: a file, or an address from which the server fetches it; or a list of members in place of one. */
export interface NewDrawing {
  readonly pdf?: { readonly name: string; readonly bytes: Uint8Array };
  readonly pdfUrl?: string;
  /** CSV or JSON. */
  readonly members?: { readonly name: string; readonly text: string };
  readonly project?: number;
  /** JSON or CSV. */
  readonly actions?: string;
  /** JSON. */
  readonly corrections?: string;
}

export interface SectionFilter {
  /** A name in any usual spelling, or the beginning of one. */
  readonly search?: string;
  readonly family?: string;
  readonly limit?: number;
  readonly offset?: number;
}

export interface AnnexFilter {
  /** Only this symbol, such as gamma_M2. */
  readonly parameter?: string;
  /** Only of this standard, such as EN 1993-1-1. */
  readonly standard?: string;
}

export interface SendOptions {
  /** The same call with the same key makes one job, however often it is sent. Every call has one; here it is your own. */
  readonly idempotencyKey?: string;
  readonly onProgress?: (sent: { readonly bytes: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
}

export interface WaitOptions {
  readonly onProgress?: (event: JobEvent) => void;
  readonly signal?: AbortSignal;
}

export interface JobFilter {
  readonly limit?: number;
  readonly status?: JobStatus;
  readonly project_id?: number;
  readonly before?: number;
}

export interface DeliveryFilter {
  readonly limit?: number;
  readonly before?: number;
  readonly status?: Delivery["status"];
  readonly event?: string;
}

/** What a webhook is sent. */
export interface AccountEvent {
  readonly event: string;
  /** The same each time that it is sent. */
  readonly delivery_id: string;
  readonly timestamp: string;
  readonly api_version: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface JobEvent {
  readonly event: "progress" | "done" | "failed";
  readonly data: { readonly stage?: string; readonly fraction?: number; readonly error?: string };
}

type Language = NonNullable<ReportQuery["lang"]>;
const inLanguage = (lang: Language | undefined): Options => (lang === undefined ? {} : { searchParams: { lang } });

/** A client of the REST API. What the server refuses is thrown as ApiError, no answer as Unreachable. */
export function createClient(options: ClientOptions): Client {
  const { email, timeout = defaultTimeout } = options;
  const api = instance(options);
  const failed = (error: unknown): Error => failureOf(error, options.url);
  /** `has`: a field that every such answer of the server has; without it there is nothing to answer. */
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
  /** The one field of an answer. */
  const one = async <V>(field: string, method: string, path: string, more?: Options): Promise<V> => {
    const answer = await call<Readonly<Record<string, V>>>(method, path, field, more);
    return answer[field] as V; // `call` has found it there
  };
  const bytesOf = async (ask: () => Promise<Response>): Promise<Uint8Array> => {
    try {
      return await allOf(await ask(), timeout);
    } catch (error) {
      throw failed(error);
    }
  };
  const readJob = (id: number, lang?: Language): Promise<Job> =>
    one("job", "get", `api/v1/jobs/${id}`, inLanguage(lang));
  const exported = (project: number, id: number, format: string, signal?: AbortSignal) =>
    api(`api/v1/projects/${project}/export/${encodeURIComponent(format)}`, {
      searchParams: { run_id: id },
      ...(signal ? { signal } : {}),
    });
  const query = email === undefined ? {} : { searchParams: { email } };
  /** A list in pages, newest first. */
  const all = async <T extends { readonly id: number }>(path: string, key: string): Promise<T[]> => {
    const found: T[] = [];
    for (;;) {
      const before = found.at(-1)?.id;
      const who = key === "projects" && email !== undefined ? { email } : {};
      const searchParams = { ...who, limit: pageSize, ...(before === undefined ? {} : { before }) };
      const page = await one<T[]>(key, "get", path, { searchParams });
      found.push(...page);
      if (page.length < pageSize) return found;
    }
  };
  const withEmail = <B extends object>(body: B) => ({ ...(email === undefined ? {} : { email }), ...body });
  const once = (key: string | undefined): Options => (key === undefined ? {} : { headers: { "Idempotency-Key": key } });
  return {
    check: (endpoint: string, input: unknown, signal?: AbortSignal) =>
      // the server answers with the result of the endpoint that it was asked for
      call<never>("post", `api/v1/check/${encodeURIComponent(endpoint)}`, "passed", {
        json: input,
        ...(signal ? { signal } : {}),
      }),
    checkMany: async (
      endpoint: ListEndpoint,
      items: readonly unknown[],
      { result: _, ...beside }: { readonly result: "summary" },
      signal?: AbortSignal,
    ) => {
      const list = listOf[endpoint];
      const result = await one<Record<string, ItemSummary[]>>(
        "result",
        "post",
        `api/v1/check/${encodeURIComponent(endpoint)}`,
        { json: { ...beside, [list]: items }, searchParams: { summary: "true" }, ...(signal ? { signal } : {}) },
      );
      return result[list] ?? [];
    },
    report: (endpoint: string, input: unknown, how: ReportQuery = {}, signal?: AbortSignal) =>
      bytesOf(() =>
        api(`api/v1/report/${encodeURIComponent(endpoint)}`, {
          method: "post",
          json: input,
          searchParams: { ...how },
          ...(signal ? { signal } : {}),
        }),
      ),
    library: {
      sections: (filter = {}) => call("get", "api/v1/sections", "sections", { searchParams: { ...filter } }),
      section: (designation) => one("section", "get", `api/v1/sections/${encodeURIComponent(designation)}`),
      annexes: (filter = {}) => one("parameters", "get", "api/v1/annexes", { searchParams: { ...filter } }),
    },
    usage: () => call("get", "api/v1/usage", "used"),
    account: () => one("account", "get", "api/account"),
    projects: {
      list: () => all<ProjectEntry>("api/projects", "projects"),
      read: (id) => one("project", "get", `api/projects/${id}`, query),
      create: (project, key) => one("project", "post", "api/projects", { json: withEmail(project), ...once(key) }),
      change: (id, change) => one("project", "patch", `api/projects/${id}`, { json: withEmail(change) }),
      watcher: (id) => one("watcher", "get", `api/projects/${id}/watcher`, query),
      watch: (id, watcher) => one("watcher", "post", `api/projects/${id}/watcher`, { json: withEmail(watcher) }),
      unwatch: (id) => call("delete", `api/projects/${id}/watcher`, undefined, query),
    },
    jobs: {
      submit: (drawing, how) =>
        call("post", "api/v1/jobs", "job_id", { body: formOf(drawing), ...sending(drawing, timeout, how) }),
      list: (filter = {}) => call("get", "api/v1/jobs", "jobs", { searchParams: { ...filter } }),
      async *all(filter = {}) {
        for (let before: number | undefined; ; ) {
          const searchParams = { ...filter, limit: pageSize, ...(before === undefined ? {} : { before }) };
          const jobs = await one<JobEntry[]>("jobs", "get", "api/v1/jobs", { searchParams });
          yield* jobs;
          if (jobs.length < pageSize) return;
          before = jobs.at(-1)?.id;
        }
      },
      read: readJob,
      watch: (id, signal) => watch(api, options, id, signal),
      wait: async (id, { onProgress, signal } = {}) => {
        for await (const event of watch(api, options, id, signal)) onProgress?.(event);
        return readJob(id);
      },
      revise: (id, drawing, how) =>
        call("post", `api/jobs/${id}/revise`, "job_id", {
          body: formOf(drawing, email),
          ...sending(drawing, timeout, how),
        }),
      diff: (newer, older) => one("diff", "get", `api/v1/jobs/${newer}/diff/${older}`),
      correct: (id, corrections) =>
        call("patch", `api/v1/jobs/${id}/corrections`, undefined, { json: { corrections } }),
      pages: (id, lang) => one("pages", "get", `api/v1/jobs/${id}/pages`, inLanguage(lang)),
      picture: (id, page) => bytesOf(() => api(`api/v1/jobs/${id}/pages/${page}.png`)),
      cancel: (id) => one("status", "post", `api/v1/jobs/${id}/cancel`),
      remove: (id) => call("delete", `api/v1/jobs/${id}`),
      download: (project, id, format) => bytesOf(() => exported(project, id, format)),
      open: async (project, id, format, signal) => {
        try {
          return (await exported(project, id, format, signal)).body ?? new Blob().stream();
        } catch (error) {
          throw failed(error);
        }
      },
    },
    events: ({ events, signal } = {}) => accountEvents(api, options, events, signal),
    webhooks: {
      deliveries: (id, filter = {}) =>
        one("deliveries", "get", `api/tokens/${id}/deliveries`, { searchParams: { ...filter } }),
      delivery: (id) => one("delivery", "get", `api/v1/webhooks/deliveries/${id}`),
      resend: (id) => one("delivery", "post", `api/v1/webhooks/deliveries/${id}/resend`),
      ping: (id) => call("post", `api/tokens/${id}/webhook/test`),
      deadLetters: () => one("deliveries", "get", "api/v1/webhooks/dead-letters"),
      redeliver: (id) => one("delivery", "post", `api/v1/webhooks/dead-letters/${id}/redeliver`),
    },
    tokens: {
      list: () => all<Token>("api/tokens", "tokens"),
      create: (token, key) => call("post", "api/tokens", "token", { json: token, ...once(key) }),
      revoke: (id) => call("delete", `api/tokens/${id}`),
      setWebhook: (id, webhook_url, webhook_secret) =>
        call("patch", `api/tokens/${id}/webhook`, "token", {
          json: withEmail({ webhook_url, ...(webhook_secret === undefined ? {} : { webhook_secret }) }),
        }),
      rotateSecret: (id, how = {}) =>
        call("post", `api/tokens/${id}/webhook/secret`, "token", { json: withEmail(how) }),
      endOverlap: (id) => call("delete", `api/tokens/${id}/webhook/secret`, undefined, query),
      chooseEvents: (id, webhook_events) =>
        one("token", "patch", `api/tokens/${id}/webhook`, { json: withEmail({ webhook_events }) }),
    },
  };
}

/** JSON with what every such answer has: another program behind the address answers something else. */
async function answerOf<T>(answer: Response, url: string, has?: string): Promise<T> {
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

/** A drawing is sent under a key, so that what got lost on the way can be sent again. */
function sending(
  { pdf }: NewDrawing,
  timeout: number,
  { idempotencyKey = crypto.randomUUID(), onProgress, signal }: SendOptions = {},
): Options {
  return {
    timeout: 1000 * (timeout + (pdf?.bytes.length ?? 0) / slowestLine),
    headers: { "Idempotency-Key": idempotencyKey },
    ...(signal ? { signal } : {}),
    ...(onProgress
      ? {
          onUploadProgress: ({ transferredBytes, totalBytes }) =>
            onProgress({ bytes: transferredBytes, of: totalBytes }),
        }
      : {}),
  };
}

function formOf({ pdf, pdfUrl, members, project, actions, corrections }: NewDrawing, email?: string): FormData {
  const form = new FormData();
  const fields = { email, pdf_url: pdfUrl, project_id: project, actions, corrections };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  if (members) form.set("members", new Blob([members.text]), members.name);
  if (pdf) form.set("pdf", new Blob([new Uint8Array(pdf.bytes)], { type: "application/pdf" }), pdf.name);
  return form;
}

/** Half a minute for a server that starts anew; less for one that was never heard. */
const pauses = [0.5, 1, 2, 4, 8, 8, 8];
const pausesBefore = 4;

/** Server-sent events until the job has ended; a connection that breaks is taken up where it was. */
async function* watch(
  api: KyInstance,
  { url, pause = byTheClock }: ClientOptions,
  id: number,
  signal?: AbortSignal,
): AsyncIterable<JobEvent> {
  let last = "";
  let heard = false;
  let failures = 0;
  // a stream that ends before its job does is that of a server that stops
  for (let inVain = 0; ; inVain++) {
    try {
      signal?.throwIfAborted();
      const headers = last === "" ? {} : { "Last-Event-ID": last };
      const answer = await api(`api/v1/jobs/${id}/events`, { headers, timeout: false, ...(signal ? { signal } : {}) });
      heard = true;
      for await (const { number, event, data } of eventsIn(answer)) {
        if (!isOfJob(event)) continue;
        last = number;
        failures = inVain = 0;
        yield { event, data: JSON.parse(data) } as JobEvent; // as the server writes them
        if (event !== "progress") return;
      }
      if (await hasEnded(api, url, id, signal)) return;
      failures = 0;
    } catch (error) {
      const most = heard ? pauses.length : pausesBefore;
      if (signal?.aborted || failures++ >= most || isFinal(error)) throw failureOf(error, url);
    }
    await orAborted(pause(pauses[Math.min(inVain, pauses.length - 1)] ?? 1), signal);
  }
}

const isOfJob = (event: string): event is JobEvent["event"] => ["progress", "done", "failed"].includes(event);

/** Taken up where it was, until it is told to end. */
async function* accountEvents(
  api: KyInstance,
  { url, pause = byTheClock }: ClientOptions,
  events: readonly string[] | undefined,
  signal: AbortSignal | undefined,
): AsyncIterable<AccountEvent> {
  let last = "";
  const searchParams = events === undefined ? {} : { events: events.join(",") };
  for (let failures = 0; !signal?.aborted; failures++) {
    try {
      const headers = last === "" ? {} : { "Last-Event-ID": last };
      const answer = await api("api/v1/events", {
        headers,
        searchParams,
        timeout: false,
        ...(signal ? { signal } : {}),
      });
      for await (const { number, data } of eventsIn(answer)) {
        last = number;
        failures = 0;
        yield JSON.parse(data) as AccountEvent; // as the server writes them
      }
    } catch (error) {
      if (signal?.aborted) return;
      // a server that was never heard is not waited for
      if (isFinal(error) || (last === "" && failures >= pausesBefore)) throw failureOf(error, url);
    }
    await orAborted(pause(pauses[Math.min(failures, pauses.length - 1)] ?? 1), signal);
  }
}

/** Of a job that ended long ago no event may tell. */
async function hasEnded(api: KyInstance, url: string, id: number, signal: AbortSignal | undefined): Promise<boolean> {
  const { job } = await answerOf<{ job: Job }>(await api(`api/v1/jobs/${id}`, signal ? { signal } : {}), url, "job");
  return job.status !== "pending" && job.status !== "processing";
}

/** What a proxy says for a server that is on its way down or up. */
const restarting: ReadonlySet<number> = new Set([502, 503, 504]);

/** A refusal, or the answer of another program. */
const isFinal = (error: unknown): boolean =>
  error instanceof StrangeAnswer || (isHTTPError(error) && !restarting.has(error.response.status));

const byTheClock = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * seconds));

async function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const over = new AbortController();
  const stopped = new Promise<void>((done) => {
    signal.addEventListener("abort", () => done(), { once: true, signal: over.signal });
  });
  await Promise.race([work, stopped]);
  over.abort();
}

/** Events as they arrive; what is none is skipped. */
async function* eventsIn(answer: Response): AsyncIterable<{ number: string; event: string; data: string }> {
  let text = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, number, event, data] = /^id: (\d+)\nevent: (\S+)\ndata: (.*)$/.exec(block) ?? [];
      if (number !== undefined && event !== undefined && data !== undefined) yield { number, event, data };
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

const failureOf = (error: unknown, url: string): Error =>
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
