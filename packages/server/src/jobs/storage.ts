import type { Message } from "@x/eurocode/message";
import { sql, type Transaction } from "kysely";
import { inTurn } from "../database/open.ts";
import type { Database, Tables } from "../database/schema.ts";
import { HttpError } from "../http/errors.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import type { StoredJob } from "./jobs.ts";

const megabyte = 2 ** 20;

/** Bytes of the drawings of an account, of what was made of them, and of all versions of its calculations. */
async function storedBytes(database: Database, account: number): Promise<number> {
  const drawings = await database
    .selectFrom("jobs")
    .select(sql<number>`coalesce(sum(pdf_bytes), 0)`.as("bytes"))
    .where("account_id", "=", account)
    .executeTakeFirstOrThrow();
  const made = await database
    .selectFrom("exports")
    .innerJoin("jobs", "jobs.id", "exports.job_id")
    .select(sql<number>`coalesce(sum(exports.bytes), 0)`.as("bytes"))
    .where("jobs.account_id", "=", account)
    .executeTakeFirstOrThrow();
  const versions = await database
    .selectFrom("calculation_versions")
    .select(sql<number>`coalesce(sum(bytes), 0)`.as("bytes"))
    .where("account_id", "=", account)
    .executeTakeFirstOrThrow();
  return Number(drawings.bytes) + Number(made.bytes) + Number(versions.bytes);
}

/** Room for so many bytes more, in the transaction that takes it; undefined where there is, else why not. */
export async function noRoom(
  { config, store }: Pick<Service, "config" | "store">,
  change: Transaction<Tables>,
  account: number,
  bytes: number,
): Promise<Message | undefined> {
  await inTurn(store, change, `storage of ${account}`);
  const used = await storedBytes(change, account);
  if (used + bytes <= config.accountMb * megabyte) return undefined;
  return says.storage({ used: Math.ceil(used / megabyte), most: config.accountMb });
}

export async function takeRoom(
  service: Pick<Service, "config" | "store">,
  change: Transaction<Tables>,
  account: number,
  bytes: number,
): Promise<void> {
  const why = await noRoom(service, change, account, bytes);
  if (why !== undefined) throw new HttpError(409, why, { code: "limit_reached" });
}

/** What is left behind when this fails is found by `x admin gc`. */
export async function removeFiles(
  { blobs, log }: Pick<Service, "blobs" | "log">,
  { id, files }: Pick<StoredJob, "id" | "files">,
): Promise<void> {
  try {
    const keys: string[] = [];
    for await (const { key } of blobs.list(`${files}/`)) keys.push(key);
    await blobs.delete(keys);
  } catch (error) {
    log.warn({ err: error, job: id }, "files of a deleted job were not removed");
  }
}
