import Hapi, { type Server } from "@hapi/hapi";
import { openCallers } from "./accounts/callers.ts";
import { registerAccounts } from "./accounts/routes.ts";
import { registerBilling } from "./billing/routes.ts";
import { openPool } from "./checks/pool.ts";
import { registerChecks } from "./checks/routes.ts";
import type { Config } from "./config.ts";
import { openStore } from "./database/open.ts";
import { registerAccess } from "./http/access.ts";
import { registerDocs } from "./http/docs.ts";
import { nothingAt, registerErrors } from "./http/errors.ts";
import { registerHeaders } from "./http/headers.ts";
import { registerHealth } from "./http/health.ts";
import { openLog, registerRequestLog } from "./http/log.ts";
import { openMetrics, registerMetrics } from "./http/metrics.ts";
import { registerOrigins } from "./http/origins.ts";
import { registerRequestId } from "./http/request-id.ts";
import { guardSockets } from "./http/sockets.ts";
import { openMeter } from "./limits/meter.ts";
import { startPurge } from "./limits/purge.ts";
import { registerProjects } from "./projects/routes.ts";
import type { Service } from "./service.ts";
import { registerTokens } from "./tokens/routes.ts";
import { registerUsage } from "./usage/routes.ts";
import { version } from "./version.ts";

export interface App {
  readonly server: Server;
  readonly service: Service;
  /** Running requests end, then everything is closed. */
  stop(): Promise<void>;
}

/** How long running requests may take to end once the server stops. */
const patience = 10_000;

/** The server, complete but not listening. */
export async function createApp(config: Config, now: () => number = Date.now): Promise<App> {
  const service = await openService(config, now);
  const server = Hapi.server({
    host: config.host,
    port: config.port,
    // the cookie is read by http/access.ts; one that somebody else set is no error
    routes: { state: { parse: false, failAction: "ignore" }, payload: { timeout: 30_000 } },
  });
  guardSockets(server, service);
  let stopping = false;
  registerErrors(server, service);
  registerRequestId(server);
  registerOrigins(server, config);
  registerHeaders(server, config);
  registerAccess(server, service);
  registerRequestLog(server, service);
  registerMetrics(server, service);
  registerHealth(server, service, () => stopping);
  registerDocs(server, () => config.baseUrl ?? server.info.uri, version);
  registerChecks(server, service);
  registerUsage(server, service);
  registerProjects(server, service);
  registerTokens(server, service);
  registerAccounts(server, service);
  registerBilling(server, service);
  server.route({
    method: "*",
    path: "/{any*}",
    options: { payload: { parse: false, output: "data", maxBytes: 2 ** 20 } },
    handler: (request) => {
      throw nothingAt(request);
    },
  });
  const stopPurge = startPurge(service);
  return {
    server,
    service,
    stop: async () => {
      stopping = true;
      await server.stop({ timeout: patience });
      stopPurge();
      await closeService(service);
    },
  };
}

async function openService(config: Config, now: () => number): Promise<Service> {
  const store = await openStore(config);
  return {
    config,
    version,
    store,
    database: store.database,
    callers: openCallers(store),
    meter: openMeter(store),
    pool: openPool(),
    log: openLog(config.logLevel),
    metrics: openMetrics(),
    now,
  };
}

async function closeService({ pool, meter, callers, database, log }: Service): Promise<void> {
  await pool.close();
  await meter.close();
  callers.close();
  await database.destroy();
  log.flush();
}
