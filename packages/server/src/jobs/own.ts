import type { Caller } from "../accounts/callers.ts";
import { HttpError } from "../http/errors.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { ownJob, type StoredJob } from "./jobs.ts";

/** The job of the caller's account; 404 where there is none. */
export async function jobOf({ database }: Pick<Service, "database">, caller: Caller, id: number): Promise<StoredJob> {
  const job = await ownJob(database, caller.account.id, id);
  if (!job) throw new HttpError(404, says.noJob({ id: `${id}` }));
  return job;
}
