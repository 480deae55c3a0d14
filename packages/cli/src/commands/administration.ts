import type { Message } from "@x/eurocode/message";
import { messages } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import type { Place } from "@x/server/admin";
import type { Command } from "commander";
import { exitCode, relayed, Stop } from "../exit.ts";
import { ofFiles } from "../stops.ts";

const stops = messages("administrationCommand", {
  recentNode: "this command needs Node 22.13 or newer; this is {version}",
});

type Admin = typeof import("@x/server/admin");

export interface PlaceOptions {
  readonly data?: string;
  readonly json?: true;
}

export const atPlace = (command: Command): Command =>
  command
    .option("--data <folder>", "the server's data folder; default DATA_DIR, else ./data (DATABASE_URL: PostgreSQL)")
    .option("--json", "print JSON");

/** The driver of the database ends an old Node without a word; so it is said here. */
export function needRecentNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) return;
  throw new Stop(stops.recentNode({ version: process.versions.node }), exitCode.unreachable);
}

/** All that is wrong with how a server is set up. */
export const settingsProblem = (problems: readonly Message[]): Stop =>
  new Stop(
    ofFiles.problemsOfAll({ n: problems.length }),
    exitCode.invalid,
    problems.map((said) => problemAt("", said)),
  );

/** Does a piece of administration where the database is; a failure is a sentence. */
export async function administer<T>(
  { data }: PlaceOptions,
  work: (admin: Admin, place: Place & { readonly blobsUrl: string | undefined }) => Promise<T>,
): Promise<T> {
  needRecentNode();
  const admin = await import("@x/server/admin");
  const config = admin.readConfig(process.env, data === undefined ? {} : { data });
  if ("problems" in config) throw settingsProblem(config.problems);
  try {
    return await work(admin, config);
  } catch (error) {
    if (admin.isAdminProblem(error)) throw new Stop(relayed(error));
    if (admin.isStartProblem(error)) throw new Stop(relayed(error), exitCode.unreachable);
    throw error;
  }
}
