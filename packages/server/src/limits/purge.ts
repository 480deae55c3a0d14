import { keptFor } from "../http/idempotency.ts";
import { isoTime, type Service } from "../service.ts";

const hour = 3_600_000;
/** Of new accounts from an address. */
const longestWindow = 24 * hour;

/** Takes away what no longer counts: old windows, sessions, kept answers. Returns what stops it. */
export function startPurge(service: Service): () => void {
  const run = () => {
    purge(service).catch((error: unknown) => service.log.warn({ err: error }, "what is outdated was not taken away"));
  };
  const timer = setInterval(run, hour / 4);
  timer.unref();
  return () => clearInterval(timer);
}

export async function purge(service: Service): Promise<void> {
  const { database, meter, now } = service;
  await meter.purge(now() - longestWindow);
  await database.deleteFrom("sessions").where("expires_at", "<", isoTime(service)).execute();
  await database.deleteFrom("verifications").where("expires_at", "<", isoTime(service)).execute();
  const outdated = new Date(now() - keptFor).toISOString();
  await database.deleteFrom("idempotent_answers").where("created_at", "<", outdated).execute();
}
