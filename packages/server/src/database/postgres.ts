import { PostgresDialect } from "kysely";
import pg from "pg";

const int8 = 20;

export function postgresPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    // counters are far below 2^53
    types: { getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)) },
  });
  // an idle connection that breaks is replaced; without a listener it would end the process
  pool.on("error", () => {});
  return pool;
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });
