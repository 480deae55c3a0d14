import { PostgresDialect } from "kysely";
import type pg from "pg";

const int8 = 20;

const second = 1000;

/** Nothing a server asks takes long; what does is given up, so that no request waits for ever. */
const limits = {
  connectionTimeoutMillis: 5 * second,
  statement_timeout: 20 * second,
  lock_timeout: 10 * second,
  idle_in_transaction_session_timeout: 30 * second,
  // the connection itself may be dead without telling
  query_timeout: 25 * second,
  keepAlive: true,
};

/** `patient`: for changes of the schema, which wait for each other and take their time. Who has SQLite loads no driver. */
export async function postgresPool(url: string, patient = false): Promise<pg.Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    ...(patient ? { connectionTimeoutMillis: limits.connectionTimeoutMillis } : limits),
    // counters are far below 2^53
    types: { getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)) },
  });
  // a connection that breaks, idle or between two statements of a transaction, is replaced: who uses it hears of it by
  // its next statement; without listeners it would end the process
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });
