import type { Store } from "../database/open.ts";
import type { Meter } from "./meter.ts";
import { postgresMeter } from "./postgres.ts";
import { sqliteMeter } from "./sqlite.ts";

/** Counts by a clock of its own only where one is given; servers of one database go by the database's. */
export const openMeter = (store: Store, clock?: () => number): Meter =>
  store.engine === "sqlite" ? sqliteMeter(store, clock ?? Date.now) : postgresMeter(store.pool, clock);
