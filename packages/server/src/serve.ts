import { createApp } from "./app.ts";
import type { Config } from "./config.ts";

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
  if (!service.vault.locked) {
    service.log.warn("SECRETS_KEY is not set: secrets of webhooks are kept in the database as they are");
  }
  process.stdout.write(`listening on ${server.info.uri}\n`);
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
  process.on("unhandledRejection", (error) => service.log.error({ err: error }, "a failure that nobody handled"));
}
