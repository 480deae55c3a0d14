import { Kysely, sql, type Transaction } from "kysely";
import type { Pool } from "pg";
import { start } from "../says-of-operation.ts";
import { migrations } from "./migrations.ts";
import { postgresDialect, postgresPool } from "./postgres.ts";
import { StartProblem } from "./problem.ts";
import type { Database, Engine, Tables } from "./schema.ts";
import { openFile, openPatience, type Patience, type SqliteFile, shortWait, sqliteDialect } from "./sqlite.ts";

/** The database, whichever it is. `store` is the driver's own handle, for the two places that need its speed. */
export type Store =
  | { readonly engine: "sqlite"; readonly database: Database; readonly file: string; readonly patience: Patience }
  | { readonly engine: "postgres"; readonly database: Database; readonly pool: Pool };

export interface Place {
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

/** Opens the database and brings it to the present form. */
export async function openStore({ data, databaseUrl }: Place): Promise<Store> {
  const store = databaseUrl === undefined ? openSqlite(data) : await openPostgres(databaseUrl);
  try {
    await (databaseUrl === undefined ? migrate(store.database, "sqlite") : migratePostgres(databaseUrl));
    if (store.engine === "sqlite") await sql`pragma busy_timeout = ${sql.lit(shortWait)}`.execute(store.database);
  } catch (error) {
    await store.database.destroy();
    if (databaseUrl === undefined || error instanceof StartProblem) throw error;
    throw new StartProblem(start.noDatabase({ host: new URL(databaseUrl).host, why: reason(error) }));
  }
  return store;
}

function reason(error: unknown): string {
  // several addresses of one name fail together, without a message of their own
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

function openSqlite(data: string): Store {
  const { file, connection }: SqliteFile = openFile(data);
  const patience = openPatience();
  const database = new Kysely<Tables>({ dialect: sqliteDialect(connection, patience) });
  return { engine: "sqlite", file, patience, database };
}

async function openPostgres(url: string): Promise<Store> {
  const pool = await postgresPool(url);
  return { engine: "postgres", pool, database: new Kysely<Tables>({ dialect: postgresDialect(pool) }) };
}

async function migratePostgres(url: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: postgresDialect(await postgresPool(url, true)) });
  try {
    await migrate(database, "postgres");
  } finally {
    await database.destroy();
  }
}

/** Any number that no other program of the same database is likely to take. */
const migrationLock = 7_246_091;

/** Applies what is missing, all in one transaction; of servers that start together, one does it and the others wait. */
async function migrate(database: Database, engine: Engine): Promise<void> {
  await database.transaction().execute(async (change) => {
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(change);
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(change);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(change);
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown !== undefined) {
      throw new StartProblem(start.newerDatabase({ name: unknown }));
    }
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue;
      await up(change, engine);
      await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        change,
      );
    }
  });
}

/**
 * One change at a time across all servers of a database. SQLite has one writer anyway; on PostgreSQL changes of the
 * same name wait for each other.
 */
export async function inTurn(store: Store, change: Transaction<Tables>, name: string): Promise<void> {
  if (store.engine === "postgres") await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(change);
}

/** Whoever changes several deliveries at once: in another order, each of two would wait for what the other holds. */
export const deliveriesTurn = "deliveries";
