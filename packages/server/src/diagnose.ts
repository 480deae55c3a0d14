// What `x doctor` looks at on the server's machine. Nothing is made or changed but a trial file, which goes again.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Message } from "@x/eurocode/message";
import Sqlite from "better-sqlite3";
import type { Config } from "./config.ts";
import { migrations } from "./database/migrations.ts";
import { isStartProblem, StartProblem } from "./database/problem.ts";
import { fileIn } from "./database/sqlite.ts";
import { openBlobs } from "./files/open.ts";
import { jobsAtOnce, placesOf, tooLittleMemory } from "./places.ts";
import { findings as says, start } from "./says-of-operation.ts";

export interface Finding {
  readonly what: string;
  readonly fine: boolean;
  readonly said: Message;
}

export async function diagnose(config: Config): Promise<Finding[]> {
  return [
    await found("database", () =>
      config.databaseUrl === undefined ? sqlite(config.data) : postgres(config.databaseUrl),
    ),
    await found("files", async () => {
      if (config.blobsUrl === undefined && !existsSync(config.data))
        return says.filesToCome({ folder: join(config.data, "files") });
      const blobs = await openBlobs(config);
      try {
        await blobs.check();
      } finally {
        blobs.close();
      }
      return config.blobsUrl === undefined ? says.files({ folder: join(config.data, "files") }) : says.bucket;
    }),
    await found("secrets", async () => {
      if (config.secretsKeys.length > 0) return says.secrets;
      if (config.databaseUrl === undefined) return says.secretsOfFile({ file: join(config.data, "secrets.key") });
      throw new StartProblem(start.noKey);
    }),
    await found("memory", async () => {
      const places = placesOf(config);
      const short = tooLittleMemory(places);
      if (short !== undefined) throw new StartProblem(short);
      return says.memory({ jobs: jobsAtOnce(places), megabytes: places.megabytes });
    }),
    await found("sessions", async () => {
      if (config.sessionAuth === "verified") return says.noEmailAlone;
      if (config.ownMachineOnly) return says.emailAlone;
      throw new StartProblem(says.emailOfAll);
    }),
  ];
}

async function found(what: string, look: () => Promise<Message>): Promise<Finding> {
  try {
    return { what, fine: true, said: await look() };
  } catch (error) {
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const why = first instanceof Error ? first.message : String(first);
    return { what, fine: false, said: isStartProblem(first) ? first.said : says.other({ why }) };
  }
}

async function sqlite(data: string): Promise<Message> {
  const file = fileIn(data);
  if (!existsSync(file)) return says.fileToCome({ file });
  const connection = new Sqlite(file, { readonly: true, timeout: 5000 });
  try {
    const sound = connection.pragma("quick_check", { simple: true });
    if (sound !== "ok") throw new StartProblem(says.unsoundFile({ file, why: String(sound) }));
    const rows = connection.prepare<[], { name: string }>("select name from migrations").all();
    return says.file({ file, version: versionOf(rows) });
  } finally {
    connection.close();
  }
}

async function postgres(connectionString: string): Promise<Message> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows: there } = await client.query<{ there: boolean }>(
      "select to_regclass('migrations') is not null as there",
    );
    if (!there[0]?.there) return says.emptyPostgres;
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    return says.postgres({ version: versionOf(rows) });
  } finally {
    await client.end().catch(() => {});
  }
}

function versionOf(rows: readonly { readonly name: string }[]): Message {
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = [...applied].find((name) => !migrations.some((one) => one.name === name));
  if (unknown !== undefined) throw new StartProblem(says.newer({ name: unknown }));
  const missing = migrations.filter(({ name }) => !applied.has(name)).length;
  return missing === 0 ? says.current : says.older({ missing });
}
