// What `x doctor` looks at on the server's machine. Nothing is made or changed but a trial file, which goes again.
import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Config } from "./config.ts";
import { migrations } from "./database/migrations.ts";
import { fileIn } from "./database/sqlite.ts";
import { openBlobs } from "./files/open.ts";
import { jobsAtOnce, placesOf, tooLittleMemory } from "./places.ts";
import { noKey } from "./secrets.ts";

export interface Finding {
  readonly what: string;
  readonly fine: boolean;
  readonly says: string;
}

export async function diagnose(config: Config): Promise<Finding[]> {
  return [
    await found("database", () =>
      config.databaseUrl === undefined ? sqlite(config.data) : postgres(config.databaseUrl),
    ),
    await found("files", async () => {
      if (config.blobsUrl === undefined && !existsSync(config.data))
        return `will be kept in ${join(config.data, "files")}, made at the first start`;
      const blobs = await openBlobs(config);
      try {
        await blobs.check();
      } finally {
        blobs.close();
      }
      return config.blobsUrl === undefined
        ? `kept in ${join(config.data, "files")}`
        : "kept in the bucket of BLOBS_URL";
    }),
    await found("secrets", async () => {
      if (config.secretsKeys.length > 0) return "encrypted with SECRETS_KEY";
      if (config.databaseUrl === undefined)
        return `encrypted with ${join(config.data, "secrets.key")}; keep a copy of it`;
      throw new Error(noKey);
    }),
    await found("memory", async () => {
      const places = placesOf(config);
      const short = tooLittleMemory(places);
      if (short !== undefined) throw new Error(short);
      return `${jobsAtOnce(places)}, ${places.megabytes} MB at most`;
    }),
    await found("sessions", async () => {
      if (config.sessionAuth === "verified") return "an email alone is not trusted";
      if (config.ownMachineOnly) return "an email alone is trusted: the server answers to this machine only";
      throw new Error("SESSION_AUTH=email, and others can connect: anybody may act as any account");
    }),
  ];
}

async function found(what: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { what, fine: true, says: await look() };
  } catch (error) {
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
    return { what, fine: false, says: first instanceof Error ? first.message : String(first) };
  }
}

async function sqlite(data: string): Promise<string> {
  const file = fileIn(data);
  if (!existsSync(file)) return `${file} is made at the first start`;
  const connection = new Sqlite(file, { readonly: true, timeout: 5000 });
  try {
    const sound = connection.pragma("quick_check", { simple: true });
    if (sound !== "ok") throw new Error(`${file} is not sound: ${String(sound)}; restore a backup`);
    const rows = connection.prepare<[], { name: string }>("select name from migrations").all();
    return `${file} is sound, ${versionOf(rows)}`;
  } finally {
    connection.close();
  }
}

async function postgres(connectionString: string): Promise<string> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows: there } = await client.query<{ there: boolean }>(
      "select to_regclass('migrations') is not null as there",
    );
    if (!there[0]?.there) return "PostgreSQL answers; its tables are made at the first start";
    const { rows } = await client.query<{ name: string }>("select name from migrations");
    return `PostgreSQL answers, ${versionOf(rows)}`;
  } finally {
    await client.end().catch(() => {});
  }
}

function versionOf(rows: readonly { readonly name: string }[]): string {
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = [...applied].find((name) => !migrations.some((one) => one.name === name));
  if (unknown !== undefined)
    throw new Error(`the database is of a newer version of this program (it has "${unknown}")`);
  const missing = migrations.filter(({ name }) => !applied.has(name)).length;
  return missing === 0
    ? "of this version"
    : `of an older version: x migrate, or the next start, applies ${missing} changes`;
}
