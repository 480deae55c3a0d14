import type {
  AnyKind,
  Checked,
  CheckResult,
  EditionOf,
  Endpoint,
  ListEndpoint,
  ManyOptions,
  RequestItems,
  RequestOf,
  SummaryOptions,
} from "@x/eurocode";
import type { Options } from "ky";
import type {
  Account,
  Calculation,
  CalculationChange,
  CalculationComment,
  CalculationEntry,
  CalculationVersion,
  Correction,
  Delivery,
  DeterminedParameter,
  Diff,
  ItemSummary,
  Job,
  JobEntry,
  JobPage,
  MadeToken,
  NamedSection,
  NewCalculation,
  NewComment,
  NewProject,
  NewSecret,
  NewToken,
  NewWatcher,
  Person,
  Project,
  ProjectChange,
  ProjectEntry,
  ProjectReport,
  ReportQuery,
  Revised,
  SharedCalculation,
  Submitted,
  Token,
  Usage,
  Watcher,
} from "../generated/resources.d.ts";
import { formOf, type NewDrawing, type SendOptions, sending } from "./drawing.ts";
import { type AccountEvent, accountEvents, type JobEvent, watch } from "./events.ts";
import { type ClientOptions, type Transport, transportOf } from "./transport.ts";

export type JobStatus = Job["status"];

export interface Client {
  /** Fields, allowed words and the names of the values are those of the endpoint, and of the kind of what is checked. */
  check<
    const E extends Endpoint,
    const One extends string = AnyKind<E>,
    const Listed extends string = AnyKind<E>,
    const Edition extends EditionOf<E> = "first",
  >(
    endpoint: E,
    input: RequestOf<E, One, Listed> & { readonly edition?: Edition },
    signal?: AbortSignal,
  ): Promise<Checked<E, One, Listed, Edition>>;
  /** With an endpoint or an input that no type describes. */
  checkUnknown(endpoint: string, input: unknown, signal?: AbortSignal): Promise<CheckResult>;
  /** Large batches: what governs each item, without its values. */
  checkMany<const E extends ListEndpoint>(
    endpoint: E,
    items: readonly RequestItems[E][],
    options: SummaryOptions<E>,
    signal?: AbortSignal,
  ): Promise<ItemSummary[]>;
  /** With items that no type describes: the rows of a table. */
  checkManyUnknown(
    endpoint: ListEndpoint,
    items: readonly unknown[],
    options: ManyOptions,
    signal?: AbortSignal,
  ): Promise<ItemSummary[]>;
  /** CSV in, CSV out: a row for each item, with its line. `partial`: rows that cannot be calculated do not stop the others. */
  checkTable(endpoint: ListEndpoint, csv: string, how?: TableOptions, signal?: AbortSignal): Promise<string>;
  /** The calculation of a check as a document: PDF unless another format is asked for. */
  report<const E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E, string, string>,
    how?: ReportQuery,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** With an endpoint or an input that no type describes. */
  reportUnknown(endpoint: string, input: unknown, how?: ReportQuery, signal?: AbortSignal): Promise<Uint8Array>;
  usage(): Promise<Usage>;
  account(): Promise<Account>;
  /** Who is in the organization that the token is of, and what each may do. */
  people(): Promise<Person[]>;
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
  /** Inputs of checks that a project keeps. */
  readonly calculations: {
    /** All of a project, newest first, without their input. */
    list(project: number): Promise<CalculationEntry[]>;
    read(id: number): Promise<Calculation>;
    keep(project: number, calculation: NewCalculation, idempotencyKey?: string): Promise<Calculation>;
    /** `changes` of what was read: where it has changed since, an ApiError with status 412. */
    change(id: number, change: CalculationChange, changes?: number, idempotencyKey?: string): Promise<Calculation>;
    remove(id: number, changes?: number): Promise<void>;
    versions(id: number): Promise<CalculationVersion[]>;
    version(id: number, version: number): Promise<CalculationVersion & { request: Calculation["request"] }>;
    comments(id: number): Promise<CalculationComment[]>;
    /** With `checked`: whoever calls has checked the version. */
    comment(id: number, comment: NewComment, idempotencyKey?: string): Promise<CalculationComment>;
    share(id: number): Promise<{ share_key: string; share_url: string }>;
    unshare(id: number): Promise<void>;
    /** What the key of a link leads to. */
    shared(key: string): Promise<SharedCalculation>;
    /** Several of a project as one PDF; all where none are named. */
    report(project: number, how?: ProjectReport, signal?: AbortSignal): Promise<Uint8Array>;
    /** All of a project as a zip archive of the files that `x check` and `x book` read. */
    folder(project: number): Promise<Uint8Array>;
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

export interface TableOptions {
  readonly annex?: Project["national_annex"];
  readonly partial?: boolean;
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

type Language = NonNullable<ReportQuery["lang"]>;
const inLanguage = (lang: Language | undefined): Options => (lang === undefined ? {} : { searchParams: { lang } });

const signalled = (signal: AbortSignal | undefined): Options => (signal ? { signal } : {});
const once = (key: string | undefined): Options => (key === undefined ? {} : { headers: { "Idempotency-Key": key } });

/** All of a list that comes in pages. */
async function all<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

/** A client of the REST API. What the server refuses is thrown as ApiError, no answer as Unreachable. */
export function createClient(options: ClientOptions): Client {
  const transport = transportOf(options);
  return {
    ...checksOf(transport),
    library: libraryOf(transport),
    projects: projectsOf(transport),
    calculations: calculationsOf(transport),
    jobs: jobsOf(transport),
    events: ({ events, signal } = {}) => accountEvents(transport.api, options, events, signal),
    webhooks: webhooksOf(transport),
    tokens: tokensOf(transport),
  };
}

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

type Checks =
  | "check"
  | "checkUnknown"
  | "checkMany"
  | "checkManyUnknown"
  | "report"
  | "reportUnknown"
  | "usage"
  | "account"
  | "people"
  | "checkTable";

function checksOf({ api, call, one, bytesOf }: Transport): Pick<Client, Checks> {
  // the server answers with the result of the endpoint that it was asked for
  const check = (endpoint: string, input: unknown, signal?: AbortSignal) =>
    call<never>("post", `api/v1/check/${encodeURIComponent(endpoint)}`, "passed", {
      json: input,
      ...signalled(signal),
    });
  const checkMany = async (
    endpoint: ListEndpoint,
    items: readonly unknown[],
    { result: _, list = listOf[endpoint], ...beside }: ManyOptions,
    signal?: AbortSignal,
  ) => {
    const result = await one<Record<string, ItemSummary[]>>(
      "result",
      "post",
      `api/v1/check/${encodeURIComponent(endpoint)}`,
      { json: { ...beside, [list]: items }, searchParams: { summary: "true" }, ...signalled(signal) },
    );
    return result[list] ?? [];
  };
  const report = (endpoint: string, input: unknown, how: ReportQuery = {}, signal?: AbortSignal) =>
    bytesOf(() =>
      api(`api/v1/report/${encodeURIComponent(endpoint)}`, {
        method: "post",
        json: input,
        searchParams: { ...how },
        ...signalled(signal),
      }),
    );
  return {
    check,
    checkUnknown: check,
    checkMany,
    checkManyUnknown: checkMany,
    report,
    reportUnknown: report,
    usage: () => call("get", "api/v1/usage", "used"),
    account: () => one("account", "get", "api/account"),
    people: () => one("people", "get", "api/people"),
    checkTable: async (endpoint, csv, { partial, annex } = {}, signal) => {
      const searchParams = {
        ...(partial === undefined ? {} : { partial }),
        ...(annex === undefined ? {} : { national_annex: annex }),
      };
      const bytes = await bytesOf(() =>
        api(`api/v1/check/${encodeURIComponent(endpoint)}/table`, {
          method: "post",
          body: csv,
          headers: { "Content-Type": "text/csv" },
          searchParams,
          ...signalled(signal),
        }),
      );
      return new TextDecoder().decode(bytes);
    },
  };
}

const libraryOf = ({ call, one }: Transport): Client["library"] => ({
  sections: (filter = {}) => call("get", "api/v1/sections", "sections", { searchParams: { ...filter } }),
  section: (designation) => one("section", "get", `api/v1/sections/${encodeURIComponent(designation)}`),
  annexes: (filter = {}) => one("parameters", "get", "api/v1/annexes", { searchParams: { ...filter } }),
});

const projectsOf = ({ call, one, inPages, query, withEmail, options: { email } }: Transport): Client["projects"] => ({
  list: () => all(inPages<ProjectEntry>("api/projects", "projects", email === undefined ? {} : { email })),
  read: (id) => one("project", "get", `api/projects/${id}`, query),
  create: (project, key) => one("project", "post", "api/projects", { json: withEmail(project), ...once(key) }),
  change: (id, change) => one("project", "patch", `api/projects/${id}`, { json: withEmail(change) }),
  watcher: (id) => one("watcher", "get", `api/projects/${id}/watcher`, query),
  watch: (id, watcher) => one("watcher", "post", `api/projects/${id}/watcher`, { json: withEmail(watcher) }),
  unwatch: (id) => call("delete", `api/projects/${id}/watcher`, undefined, query),
});

function calculationsOf({ api, call, one, bytesOf, inPages }: Transport): Client["calculations"] {
  const at = (id: number, more = "") => `api/v1/calculations/${id}${more}`;
  const seen = (changes: number | undefined, key?: string) => ({
    headers: {
      ...(changes === undefined ? {} : { "If-Match": `"${changes}"` }),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    },
  });
  return {
    list: (project) => all(inPages<CalculationEntry>(`api/v1/projects/${project}/calculations`, "calculations")),
    read: (id) => one("calculation", "get", at(id)),
    keep: (project, calculation, key) =>
      one("calculation", "post", `api/v1/projects/${project}/calculations`, { json: calculation, ...once(key) }),
    change: (id, change, changes, key) => one("calculation", "patch", at(id), { json: change, ...seen(changes, key) }),
    remove: (id, changes) => call("delete", at(id), undefined, seen(changes)),
    versions: (id) => all(inPages<CalculationVersion>(at(id, "/versions"), "versions")),
    version: (id, version) => one("version", "get", at(id, `/versions/${version}`)),
    comments: (id) => all(inPages<CalculationComment>(at(id, "/comments"), "comments")),
    comment: (id, comment, key) => one("comment", "post", at(id, "/comments"), { json: comment, ...once(key) }),
    share: (id) => call("post", at(id, "/share"), "share_key"),
    unshare: (id) => call("delete", at(id, "/share")),
    shared: (key) => one("calculation", "get", "api/v1/shared", { searchParams: { key } }),
    report: (project, how = {}, signal) =>
      bytesOf(() =>
        api(`api/v1/projects/${project}/calculations/report`, { method: "post", json: how, ...signalled(signal) }),
      ),
    folder: (project) => bytesOf(() => api(`api/v1/projects/${project}/calculations/folder`)),
  };
}

function jobsOf({ api, call, one, bytesOf, inPages, failed, timeout, options }: Transport): Client["jobs"] {
  const read = (id: number, lang?: Language): Promise<Job> => one("job", "get", `api/v1/jobs/${id}`, inLanguage(lang));
  const exported = (project: number, id: number, format: string, signal?: AbortSignal) =>
    api(`api/v1/projects/${project}/export/${encodeURIComponent(format)}`, {
      searchParams: { run_id: id },
      ...signalled(signal),
    });
  return {
    submit: (drawing, how) =>
      call("post", "api/v1/jobs", "job_id", { body: formOf(drawing), ...sending(drawing, timeout, how) }),
    list: (filter = {}) => call("get", "api/v1/jobs", "jobs", { searchParams: { ...filter } }),
    async *all(filter = {}) {
      for await (const page of inPages<JobEntry>("api/v1/jobs", "jobs", filter)) yield* page;
    },
    read,
    watch: (id, signal) => watch(api, options, id, signal),
    wait: async (id, { onProgress, signal } = {}) => {
      for await (const event of watch(api, options, id, signal)) onProgress?.(event);
      return read(id);
    },
    revise: (id, drawing, how) =>
      call("post", `api/jobs/${id}/revise`, "job_id", {
        body: formOf(drawing, options.email),
        ...sending(drawing, timeout, how),
      }),
    diff: (newer, older) => one("diff", "get", `api/v1/jobs/${newer}/diff/${older}`),
    correct: (id, corrections) => call("patch", `api/v1/jobs/${id}/corrections`, undefined, { json: { corrections } }),
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
  };
}

const webhooksOf = ({ call, one }: Transport): Client["webhooks"] => ({
  deliveries: (id, filter = {}) =>
    one("deliveries", "get", `api/tokens/${id}/deliveries`, { searchParams: { ...filter } }),
  delivery: (id) => one("delivery", "get", `api/v1/webhooks/deliveries/${id}`),
  resend: (id) => one("delivery", "post", `api/v1/webhooks/deliveries/${id}/resend`),
  ping: (id) => call("post", `api/tokens/${id}/webhook/test`),
  deadLetters: () => one("deliveries", "get", "api/v1/webhooks/dead-letters"),
  redeliver: (id) => one("delivery", "post", `api/v1/webhooks/dead-letters/${id}/redeliver`),
});

const tokensOf = ({ call, one, inPages, query, withEmail }: Transport): Client["tokens"] => ({
  list: () => all(inPages<Token>("api/tokens", "tokens")),
  create: (token, key) => call("post", "api/tokens", "token", { json: token, ...once(key) }),
  revoke: (id) => call("delete", `api/tokens/${id}`),
  setWebhook: (id, webhook_url, webhook_secret) =>
    call("patch", `api/tokens/${id}/webhook`, "token", {
      json: withEmail({ webhook_url, ...(webhook_secret === undefined ? {} : { webhook_secret }) }),
    }),
  rotateSecret: (id, how = {}) => call("post", `api/tokens/${id}/webhook/secret`, "token", { json: withEmail(how) }),
  endOverlap: (id) => call("delete", `api/tokens/${id}/webhook/secret`, undefined, query),
  chooseEvents: (id, webhook_events) =>
    one("token", "patch", `api/tokens/${id}/webhook`, { json: withEmail({ webhook_events }) }),
});
