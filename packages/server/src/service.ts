import type { readDrawingAsJson } from "@x/drawings";
import type { Logger } from "pino";
import type { Callers } from "./accounts/callers.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { Pace } from "./checks/pace.ts";
import type { Config } from "./config.ts";
import type { Store } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import type { Desk } from "./desk/desk.ts";
import type { Deliverer } from "./events/deliverer.ts";
import type { Blobs } from "./files/blobs.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Worker } from "./jobs/worker.ts";
import type { Meter } from "./limits/meter.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Outside } from "./net/outside.ts";
import type { Queue } from "./queue/queue.ts";
import type { Vault } from "./secrets.ts";
import type { Provider } from "./single-sign-on/provider.ts";
import type { Tracing } from "./tracing/span.ts";
import type { Checked, CheckTask } from "./worker/check.ts";
import type { Pool } from "./worker/pool.ts";

/** What the routes work with. */
export interface Service {
  readonly config: Config;
  readonly version: string;
  readonly store: Store;
  readonly database: Database;
  readonly callers: Callers;
  readonly meter: Meter;
  readonly pool: Pool<CheckTask, Checked>;
  readonly pace: Pace;
  readonly desk: Desk;
  readonly read: typeof readDrawingAsJson;
  readonly passwords: Passwords;
  readonly vault: Vault;
  readonly blobs: Blobs;
  readonly queue: Queue;
  readonly outside: Outside;
  readonly deliverer: Deliverer;
  /** Where clients reach the server, as far as it is known. */
  readonly base: () => string;
  /** Whether nothing that lasts is to be begun any more. */
  readonly stopping: () => boolean;
  /** Who works on jobs in this process, if anybody. */
  readonly worker: () => Worker | undefined;
  /** Undefined where no mail can be sent. */
  readonly mailer: Mailer | undefined;
  /** Undefined without single sign-on. */
  readonly provider: Provider | undefined;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Milliseconds since 1970; tests bring their own. */
  readonly now: () => number;
}

export const isoTime = ({ now }: Pick<Service, "now">): string => new Date(now()).toISOString();
