import { flushCompileCache } from "node:module";
import { closeService, createApp, type Late, openService } from "./app.ts";
import type { Config } from "./config.ts";
import { openMonitor } from "./http/monitor.ts";
import { startWorker } from "./jobs/run.ts";
import { startPurge } from "./limits/purge.ts";
import { placesOfWorker } from "./places.ts";
import { startWatching } from "./projects/watcher.ts";
import type { Service } from "./service.ts";

/** Listens until SIGTERM or SIGINT; running requests end first. */
export async function serve(config: Config): Promise<void> {
  const { server, service, drain, stop } = await createApp(config);
  await server.start();
  service.log.info(
    {
      host: config.host,
      database: service.store.engine,
      session_auth: config.sessionAuth,
      trusted_proxies: config.trustedProxies,
    },
    config.sessionAuth === "email"
      ? "started; SESSION_AUTH=email: an email alone identifies an account on session endpoints"
      : "started; SESSION_AUTH=verified: session endpoints take a token or a signed-in person",
  );
  process.stdout.write(`listening on ${server.info.uri}\n`);
  // the next start takes what this one compiled, however this one ends
  setImmediate(flushCompileCache);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(3),
    );
  };
  // balancers learn by /readyz that nothing more is to come here, before nothing more is taken
  process.on("SIGTERM", () => {
    drain();
    service.log.info({ seconds: config.shutdownDelay }, "stopping");
    setTimeout(end, config.shutdownDelay * 1000);
  });
  process.on("SIGINT", end);
  logLastWords(service);
}

/** Log unhandled errors before exiting (or carrying on). */
function logLastWords({ log }: Service): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled failure"));
  process.on("uncaughtExceptionMonitor", (error) => {
    log.fatal({ err: error }, "a failure that ends the process");
    log.flush();
  });
}

/** Works on jobs beside the servers of the same database and files, until SIGTERM or SIGINT; what runs goes back. */
export async function work(config: Config): Promise<void> {
  const late: Late = { base: () => config.baseUrl ?? "", worker: undefined, stopping: false };
  const service = await openService(config, {}, late);
  const worker = await startWorker(service, { planned: placesOfWorker(config) });
  late.worker = worker;
  const { workerPort } = config;
  const monitor = workerPort === undefined ? undefined : openMonitor(service, workerPort, () => late.stopping);
  await monitor?.start();
  const stopWatching = startWatching(service);
  const stopPurge = startPurge(service);
  process.stdout.write(`working on jobs${monitor ? `; health and metrics on ${monitor.info.uri}` : ""}\n`);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    late.stopping = true;
    stopPurge();
    stopWatching()
      .then(() => worker.stop())
      .then(() => monitor?.stop())
      .then(() => closeService(service))
      .then(
        () => process.exit(0),
        () => process.exit(3),
      );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  logLastWords(service);
  // the timers of the worker do not keep the process
  setInterval(() => {}, 2 ** 30);
}
