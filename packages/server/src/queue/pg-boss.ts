import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Queue } from "./queue.ts";

const name = "jobs";
/** Longer than a job may take. */
const expireInSeconds = 3600;

/**
 * pg-boss on PostgreSQL: an entry is a ticket for one piece of work, made in the job's own transaction. Who draws it
 * takes the job whose turn it is; a ticket whose worker has died is drawn again.
 */
export function pgBossQueue(connectionString: string, log: Logger, every = 0.5): Queue {
  const library = import("pg-boss");
  let opened: Promise<PgBoss> | undefined;
  const open = async () => {
    const { PgBoss } = await library;
    const boss = new PgBoss({ connectionString, max: 5, schedule: false, application_name: "x-jobs" });
    boss.on("error", (error) => log.warn({ err: error }, "the queue has a problem"));
    await boss.start();
    await boss.createQueue(name, { retryLimit: 10, expireInSeconds, deleteAfterSeconds: 3600 });
    return boss;
  };
  const queue = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    enqueue: async (change, { id, priority }) => {
      const { fromKysely } = await library;
      await (await queue()).send(name, { job: id }, { priority, db: fromKysely(change) });
    },
    // the next look is less than a second away
    wake: () => {},
    start: async (work, places) => {
      const boss = await queue();
      await boss.work(name, { batchSize: 1, pollingIntervalSeconds: every, localConcurrency: places }, async () => {
        await work();
      });
    },
    stop: async () => {
      if (opened) await (await opened).stop({ graceful: true, timeout: 10_000 });
      opened = undefined;
    },
  };
}
