import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { exitCode, relayed, Stop } from "../exit.ts";
import { needRecentNode, settingsProblem } from "./administration.ts";

const stops = messages("serveCommand", {
  noStart: "the server cannot start: {why}",
});

export function addServe(program: Command): void {
  program
    .command("serve")
    .description(
      "Starts the REST API. Settings come from the environment, the first three from options as well: HOST, PORT, DATA_DIR, DATABASE_URL (with SECRETS_KEY), BASE_URL, SESSION_AUTH, ALLOW_PRIVATE_URLS, TRUST_PROXY, RATE_LIMIT_PER_MINUTE, CORS_ORIGINS, STRIPE_WEBHOOK_SECRET, STRIPE_PRICES, BILLING_URL, TERMS_URL, PRIVACY_URL, METRICS_TOKEN, BLOBS_URL, JOB_WORKERS, JOB_TIMEOUT_S, READER_MEMORY_MB, ACCOUNT_RUNNING_JOBS, ACCOUNT_STORAGE_MB, RETENTION_DAYS, SECRETS_KEY, SMTP_URL, MAIL_COMMAND, MAIL_FROM, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAINS, OIDC_NAME, SHUTDOWN_DELAY_S, LOG_LEVEL. docs/operations.md explains them.",
    )
    .option("--host <address>", "address to listen on")
    .option("--port <number>", "port; 0 picks a free one")
    .option("--data <folder>", "folder of the database and files; default ./data")
    .addHelpText("after", "\nExample:\n  x serve --host 127.0.0.1 --port 3000 --data ./data")
    .action(async (options: Record<string, string>) => {
      needRecentNode();
      const { readConfig, serve, isStartProblem } = await import("@x/server");
      const config = readConfig(process.env, options);
      if ("problems" in config) throw settingsProblem(config.problems);
      try {
        await serve(config);
      } catch (error) {
        // what the system says when a port or a database is not to be had is a sentence with the address in it
        const why = relayed(error);
        throw new Stop(isStartProblem(error) ? why : stops.noStart({ why }), exitCode.unreachable);
      }
    });
}
