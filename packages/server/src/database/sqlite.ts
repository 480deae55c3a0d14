import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { type CompiledQuery, type DatabaseConnection, SqliteDialect } from "kysely";
import { start } from "../says-of-operation.ts";
import { StartProblem } from "./problem.ts";

export type Connection = Sqlite.Database;

export interface SqliteFile {
  readonly file: string;
  readonly connection: Connection;
}

export const fileIn = (data: string): string => join(data, "x.sqlite");

/** Opens the file in the folder, which is made, for its owner alone, when it is not there. */
export function openFile(data: string): SqliteFile {
  const file = fileIn(data);
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const connection = connect(file);
    chmodSync(file, 0o600);
    return { file, connection };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem(start.noFile({ file, why }));
  }
}

/** Another process that holds the file is waited for this long before there are requests. */
const atStart = 10_000;

/** A connection whose commits are on the disk when they return. */
export function connect(file: string): Connection {
  const connection = new Sqlite(file);
  connection.pragma(`busy_timeout = ${atStart}`);
  writeAhead(connection, performance.now() + atStart);
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  return connection;
}

/**
 * The write-ahead log. SQLite does not wait where two processes begin it at once on a new file: it refuses one of them, as
 * both hold a reader's lock that the other one would wait for.
 */
function writeAhead(connection: Connection, giveUp: number): void {
  for (;;) {
    try {
      connection.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUp) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 + Math.random() * 8);
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** Milliseconds that SQLite itself waits where requests are served: all others would wait with it. */
export const shortWait = 5;
/** Milliseconds that another process may hold the file until requests are told so. */
const longestLock = 5000;

/** Tries again, by way of the event loop, what another process holds up. All work on a file gives up together. */
export type Patience = <T>(work: () => T | Promise<T>, reads?: "reads") => Promise<T>;

export function openPatience(): Patience {
  let since: number | undefined;
  return async (work, reads) => {
    for (;;) {
      try {
        const done = await work();
        // who only reads gets through while another process writes
        if (!reads) since = undefined;
        return done;
      } catch (error) {
        if (!isBusy(error)) throw error;
        since ??= performance.now();
        if (performance.now() - since > longestLock) throw error;
        await pause(1 + Math.random() * 5);
      }
    }
  };
}

export function sqliteDialect(connection: Connection, patience: Patience = openPatience()): SqliteDialect {
  const prepared = new Map<string, Sqlite.Statement>();
  const dialect = new SqliteDialect({
    database: {
      close: () => {
        connection.close();
      },
      prepare(text: string) {
        let statement = prepared.get(text);
        if (!statement) {
          // A transaction that begins by reading may not become a writer when another process wrote meanwhile:
          // so every transaction takes the writer's place at once.
          statement = connection.prepare(text === "begin" ? "begin immediate" : text);
          if (prepared.size < 200) prepared.set(text, statement);
        }
        return statement;
      },
    },
  });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => patient(await acquire(options), connection, patience);
    return driver;
  };
  return dialect;
}

/** A transaction waits for its beginning; from there on nobody holds it up. */
const patient = (kept: DatabaseConnection, connection: Connection, patience: Patience): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery) => {
    // a full disk has ended the transaction already: that it did is what is told, not that there is none to end
    if (query.sql === "rollback" && !connection.inTransaction) return { rows: [] };
    if (connection.inTransaction) return kept.executeQuery<R>(query);
    return patience(() => kept.executeQuery<R>(query), /^(select|with)\b/.test(query.sql) ? "reads" : undefined);
  },
  streamQuery: (query, size) => kept.streamQuery(query, size),
});
