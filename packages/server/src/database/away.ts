import type { Message } from "@x/eurocode/message";
import { service as says } from "../says.ts";

/** Why a failure is not the request's: the database or the disk is away, or full. Undefined: it is something else. */
export function away(error: unknown): Message | undefined {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  if (!(inner instanceof Error)) return undefined;
  const code = "code" in inner && typeof inner.code === "string" ? inner.code : "";
  if (full.test(code)) return says.diskFull;
  if (busy.test(code)) return says.databaseBusy;
  if (gone.test(code) || spoken.test(inner.message) || inner.name === "TimeoutError") return says.noAnswer;
  return inner.cause === undefined ? undefined : away(inner.cause);
}

// SQLite, PostgreSQL and the system, in this order; PostgreSQL's classes are 08 connection, 53 resources, 57 operator, 58 system
const full = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/;
const busy = /^(SQLITE_BUSY\w*|SQLITE_LOCKED\w*|57014|55P03|40001|40P01|53\d{3})$/;
const gone =
  /^(SQLITE_IOERR\w*|SQLITE_CANTOPEN\w*|SQLITE_READONLY\w*|SQLITE_NOTADB|08\w{3}|57P\d{2}|58\w{3}|25P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EIO|EROFS)$/;
/** What the driver of PostgreSQL says without a code; who speaks to buckets calls it TimeoutError. */
const spoken =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;
