import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { SqliteDialect } from "kysely";
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
    throw new StartProblem(`the database ${file} cannot be opened: ${why}`);
  }
}

/** Another process that holds the file is waited for this long. */
const patience = 10_000;

/** A connection whose commits are on the disk when they return. */
export function connect(file: string): Connection {
  const connection = new Sqlite(file);
  connection.pragma(`busy_timeout = ${patience}`);
  writeAhead(connection, Date.now() + patience);
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
      if (!isBusy(error) || Date.now() > giveUp) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 + Math.random() * 8);
    }
  }
}

export const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");

export function sqliteDialect(connection: Connection): SqliteDialect {
  const prepared = new Map<string, Sqlite.Statement>();
  return new SqliteDialect({
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
}
