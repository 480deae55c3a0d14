import { createApp } from "./app.ts";
import type { Config } from "./config.ts";

/** Listens until SIGTERM or SIGINT; running requests end first. */
export async function serve(config: Config): Promise<void> {
  const server = createApp(config);
  await server.start();
  process.stdout.write(`listening on ${server.info.uri}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop({ timeout: 10_000 }).then(
      () => process.exit(0),
      () => process.exit(3),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
