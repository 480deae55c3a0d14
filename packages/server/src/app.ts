import Hapi, { type Server } from "@hapi/hapi";
import { readDrawingAsJson } from "@x/drawings";
import { english } from "@x/eurocode/message";
import type { Logger } from "pino";
import { openCallers } from "./accounts/callers.ts";
import { registerLinkPages } from "./accounts/link-pages.ts";
import { type Cost, openPasswords } from "./accounts/passwords.ts";
import { registerAccounts } from "./accounts/routes.ts";
import { registerBilling } from "./billing/routes.ts";
import { registerCalculations } from "./calculations/routes.ts";
import { openPace } from "./checks/pace.ts";
import { longestCheck, registerChecks } from "./checks/routes.ts";
import type { Config } from "./config.ts";
import { openStore } from "./database/open.ts";
import { StartProblem } from "./database/problem.ts";
import type { Database } from "./database/schema.ts";
import { openDesk } from "./desk/desk.ts";
import { startDeliverer } from "./events/deliverer.ts";
import { registerWebhooks } from "./events/routes.ts";
import { openBlobs } from "./files/open.ts";
import { registerAccess } from "./http/access.ts";
import { registerDocs } from "./http/docs.ts";
import { anyPath, nothingAt, registerErrors } from "./http/errors.ts";
import { registerHeaders } from "./http/headers.ts";
import { registerHealth } from "./http/health.ts";
import { openLog, registerRequestLog } from "./http/log.ts";
import { openMetrics } from "./http/metrics.ts";
import { registerMetrics } from "./http/metrics-route.ts";
import { registerOrigins } from "./http/origins.ts";
import { registerPages } from "./http/pages.ts";
import { giveRequestIds, showRequestIds } from "./http/request-id.ts";
import { guardSockets, openListener, type TimeLimits, timeLimits } from "./http/sockets.ts";
import { registerTracing } from "./http/tracing.ts";
import { registerVersions } from "./http/versions.ts";
import { registerJobs } from "./jobs/routes.ts";
import { startWorker } from "./jobs/run.ts";
import type { Worker } from "./jobs/worker.ts";
import { registerLibrary } from "./library/routes.ts";
import { openMeter } from "./limits/open.ts";
import { startPurge } from "./limits/purge.ts";
import { openMailer } from "./mail/mailer.ts";
import { openOutside } from "./net/outside.ts";
import { registerJoinPage } from "./organizations/join-page.ts";
import { registerOrganizations } from "./organizations/routes.ts";
import { coresLeft } from "./places.ts";
import { registerProjects } from "./projects/routes.ts";
import { startWatching } from "./projects/watcher.ts";
import { embeddedQueue } from "./queue/embedded.ts";
import { pgBossQueue } from "./queue/pg-boss.ts";
import { start } from "./says-of-operation.ts";
import { openVault, sealedForOthers, type Vault } from "./secrets.ts";
import type { Service } from "./service.ts";
import { registerSingleSignOn } from "./single-sign-on/pages.ts";
import { openProvider } from "./single-sign-on/provider.ts";
import { registerTokens } from "./tokens/routes.ts";
import type { Environment } from "./tracing/span.ts";
import { openTracing } from "./tracing/tracing.ts";
import { registerUsage } from "./usage/routes.ts";
import { version } from "./version.ts";
import type { Checked, CheckTask } from "./worker/check.ts";
import { openPool, type PoolOptions } from "./worker/pool.ts";

export interface App {
  readonly server: Server;
  readonly service: Service;
  /** From here on /readyz says no, so that balancers send nothing more. */
  drain(): void;
  /** Running requests end, then everything is closed. */
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Milliseconds since 1970; tests bring their own. */
  readonly clock?: () => number;
  readonly limits?: Partial<TimeLimits>;
  readonly passwordCost?: Cost;
  readonly pool?: Partial<PoolOptions>;
  /** What reads drawings; in a process of their own when nothing is said. */
  readonly read?: typeof readDrawingAsJson;
  /** Where traces go, by the variables of OpenTelemetry; those of the process when nothing is said. */
  readonly environment?: Environment;
  /** Where the pages for people were built to, when it is not where @x/web builds them. */
  readonly pages?: string;
}

/** The server, complete but not listening. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const limits = { ...timeLimits, ...options.limits };
  const late: Late = { base: () => config.baseUrl ?? "", worker: undefined, stopping: false };
  const service = await openService(config, options, late);
  const server = Hapi.server({
    host: config.host,
    port: config.port,
    listener: openListener(limits),
    // the cookie is read by http/access.ts; one that somebody else set is no error
    // ranges are answered by jobs/download.ts
    routes: { state: { parse: false, failAction: "ignore" }, payload: { timeout: false }, response: { ranges: false } },
  });
  late.base = () => config.baseUrl ?? server.info.uri;
  let stopping = false;
  giveRequestIds(server);
  guardSockets(server, service, limits);
  registerErrors(server, service);
  showRequestIds(server);
  registerTracing(server, service);
  registerOrigins(server, service);
  registerHeaders(server, config);
  registerAccess(server, service);
  registerVersions(server);
  registerRequestLog(server, service);
  registerMetrics(server, service);
  registerHealth(server, service, () => stopping);
  const lost = registerPages(server, version, options.pages);
  registerDocs(server, () => config.baseUrl ?? server.info.uri, version);
  registerChecks(server, service);
  registerLibrary(server, service);
  registerUsage(server, service);
  registerJobs(server, service);
  registerWebhooks(server, service);
  registerProjects(server, service);
  registerCalculations(server, service);
  registerTokens(server, service);
  registerAccounts(server, service);
  registerLinkPages(server, service);
  registerSingleSignOn(server, service);
  registerOrganizations(server, service);
  registerJoinPage(server, service);
  await registerBilling(server, service);
  server.route({
    method: "*",
    path: anyPath,
    options: { payload: { parse: false, output: "stream", maxBytes: Number.MAX_SAFE_INTEGER } },
    handler: (request, h) => {
      const page = lost(request, h);
      if (page) return page;
      throw nothingAt(request);
    },
  });
  const stopPurge = startPurge(service);
  // whoever works on jobs looks for new drawings too
  const stopWatching = config.jobWorkers === 0 ? undefined : startWatching(service);
  if (config.jobWorkers !== 0) late.worker = await startWorker(service);
  return {
    server,
    service,
    drain: () => {
      stopping = true;
    },
    stop: async () => {
      stopping = true;
      late.stopping = true;
      await server.stop({ timeout: limits.stop });
      stopPurge();
      await stopWatching?.();
      await late.worker?.stop();
      await closeService(service);
    },
  };
}

/** A key that was given and is wrong would end every delivery; one that was lost is not found again by standing still. */
async function checkKey(config: Config, database: Database, vault: Vault, log: Logger): Promise<void> {
  const count = await sealedForOthers(database, vault);
  if (count === 0) return;
  const said = count === 1 ? start.otherKey : start.otherKeys({ n: count });
  if (config.secretsKeys.length === 0) return log.error(english(said));
  await database.destroy();
  throw new StartProblem(said);
}

/** What of a service is known only when the rest stands. */
export interface Late {
  base: () => string;
  worker: Worker | undefined;
  stopping: boolean;
}

/** All that requests and jobs are served with; `late` is known when the rest stands. */
export async function openService(
  config: Config,
  { clock, passwordCost, pool, read = readDrawingAsJson, environment }: AppOptions,
  late: Late,
): Promise<Service> {
  const vault = openVault(config);
  const store = await openStore(config);
  const log = openLog(config.logLevel);
  await checkKey(config, store.database, vault, log);
  const tracing = await openTracing(environment ?? process.env, version, log);
  const metrics = openMetrics();
  const outside = openOutside(config.allowPrivateUrls, undefined, config.fetchPorts);
  const now = clock ?? Date.now;
  const pace = openPace();
  return {
    config,
    version,
    store,
    database: store.database,
    callers: openCallers(store),
    meter: openMeter(store, clock),
    pool: openPool<CheckTask, Checked>("check", {
      threads: coresLeft(),
      longest: longestCheck,
      memoryMb: 1024,
      ...pool,
    }),
    pace,
    desk: openDesk(openPool("desk", { threads: Math.min(2, coresLeft()), longest: 20_000, memoryMb: 512 }), pace),
    read,
    passwords: openPasswords(passwordCost),
    vault,
    mailer: openMailer(config),
    provider: openProvider(config),
    log,
    metrics,
    tracing,
    outside,
    blobs: await openBlobs(config),
    queue: config.databaseUrl === undefined ? embeddedQueue(log) : pgBossQueue(config.databaseUrl, log),
    deliverer: startDeliverer({ store, database: store.database, vault, log, metrics, tracing, now, config }, outside),
    base: () => late.base(),
    worker: () => late.worker,
    stopping: () => late.stopping,
    now,
  };
}

export async function closeService({
  pool,
  desk,
  meter,
  callers,
  database,
  log,
  deliverer,
  queue,
  blobs,
  tracing,
}: Service): Promise<void> {
  await pool.close();
  await desk.close();
  await queue.stop();
  await deliverer.stop();
  blobs.close();
  await meter.close();
  callers.close();
  await tracing.stop();
  await database.destroy();
  log.flush();
}
