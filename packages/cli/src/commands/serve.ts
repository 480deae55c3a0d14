import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";

export function addServe(program: Command): void {
  program
    .command("serve")
    .summary("start the server")
    .description("Starts the REST API. Every option may come from the environment: HOST, PORT.")
    .option("--host <address>", "address to listen on")
    .option("--port <number>", "port; 0 picks a free one")
    .addHelpText("after", "\nExample:\n  x serve --host 127.0.0.1 --port 3000")
    .action(async (options: Record<string, string>) => {
      const { readConfig, serve } = await import("@x/server");
      const config = readConfig(process.env, options);
      if ("problems" in config) throw new Stop(config.problems.join("\n"), exitCode.invalid);
      await serve(config);
    });
}
