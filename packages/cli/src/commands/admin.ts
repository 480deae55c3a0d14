import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { exitCode, relayed, Stop } from "../exit.ts";
import { printJson, say } from "../print/text.ts";
import { administer, atPlace, needRecentNode, type PlaceOptions, settingsProblem } from "./administration.ts";

const stops = messages("adminCommand", {
  noStart: "the worker cannot start: {why}",
});

export function addAdmin(program: Command): void {
  program
    .command("worker")
    .description(
      "Works on the jobs of a server's database, on this machine or another, with the same settings as x serve (DATABASE_URL, BLOBS_URL, DATA_DIR, SECRETS_KEY, JOB_WORKERS, …); with WORKER_PORT it answers /healthz, /readyz and /metrics there. On SIGTERM, running jobs are returned to the queue.",
    )
    .option("--data <folder>", "folder of the database and files; default ./data")
    .addHelpText("after", "\nExample:\n  DATABASE_URL=postgres://… SECRETS_KEY=… BLOBS_URL=s3://drawings x worker")
    .action(async (options: Record<string, string>) => {
      needRecentNode();
      const { readConfig, isStartProblem, work } = await import("@x/server");
      const config = readConfig(process.env, options);
      if ("problems" in config) throw settingsProblem(config.problems);
      try {
        await work(config);
      } catch (error) {
        const why = relayed(error);
        throw new Stop(isStartProblem(error) ? why : stops.noStart({ why }), exitCode.unreachable);
      }
    });

  atPlace(
    program
      .command("migrate")
      .description(
        "Changes the database to the form of this version, as a server does when it starts. Running it twice does no harm.",
      )
      .addHelpText("after", "\nExample:\n  DATABASE_URL=postgres://… x migrate"),
  ).action(async (options: PlaceOptions) => {
    const applied = await administer(options, (admin, place) => admin.migrateDatabase(place));
    if (options.json) return printJson({ migrations: applied });
    say(`the database is at ${applied.at(-1)}`);
  });

  const admin = program
    .command("admin")
    .description("Housekeeping on the server's machine.")
    .addHelpText("after", "\nExample:\n  x admin gc --data ./data");
  atPlace(admin.command("gc").description("Removes files that no job has and that are older than an hour.")).action(
    async (options: PlaceOptions) => {
      const found = await administer(options, (known, place) => known.removeGarbage(place));
      if (options.json) return printJson(found);
      say(`${found.removed} files removed; ${found.kept} folders of jobs kept`);
    },
  );
}
