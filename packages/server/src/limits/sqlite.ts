import { clockDifference } from "../clock.ts";
import type { Database } from "../database/schema.ts";
import { type Connection, connect, type Patience, shortWait } from "../database/sqlite.ts";
import type { Call, Meter, Place, Window } from "./meter.ts";

/**
 * Counts in the database file, so that servers which share it share the counts. What the requests of one turn of the
 * event loop ask is done in one transaction. Its commits do not wait for the disk: a killed process loses nothing, a
 * power cut at most the counts of the last moment.
 */
export function sqliteMeter(
  { database, file, patience }: { readonly database: Database; readonly file: string; readonly patience: Patience },
  clock: () => number,
): Meter {
  const connection = connect(file);
  connection.pragma("synchronous = NORMAL");
  // waiting for another process goes through the event loop, below
  connection.pragma(`busy_timeout = ${shortWait}`);
  const counting = counters(connection, clock);

  let waiting: Work[] = [];
  let running: Promise<void> | undefined;

  const hand = <T>(run: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: () => {
          const answer = run();
          return () => resolve(answer);
        },
        reject,
      });
      // after the sockets that have data are read: their requests go along
      running ??= new Promise<void>((done) => setImmediate(() => drain().finally(done)));
    });

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const works = waiting;
      waiting = [];
      try {
        for (const answer of await commit(works)) answer();
      } catch (error) {
        for (const { reject } of works) reject(error);
      }
    }
    running = undefined;
  };

  const transaction = connection.transaction((works: readonly Work[]) => works.map(({ run }) => run()));
  const commit = (works: readonly Work[]): Promise<(() => void)[]> =>
    // holding the other connection of this process: two writers of one thread would wait for each other
    database.connection().execute(() => patience(() => transaction.immediate(works)));

  return {
    take: (window) => hand(() => counting.window(window, true)),
    takeBoth: (first, second) =>
      hand(() => {
        const own = counting.window(first, true);
        return [own, counting.window(second, own.allowed)];
      }),
    look: (window) => hand(() => counting.window(window, false)),
    forget: (key) => hand(() => counting.forget(key)),
    count: (call) => hand(() => counting.call(call)),
    used: (account, month) => hand(() => counting.used(account, month)),
    purge: (before) => hand(() => counting.purge(before)),
    close: async () => {
      while (running) await running;
      connection.close();
    },
  };
}

interface Work {
  /** Does the work and returns what tells so, for after the commit. */
  readonly run: () => () => void;
  readonly reject: (error: unknown) => void;
}

function counters(connection: Connection, clock: () => number) {
  const readWindow = connection.prepare<[string], WindowRow>(
    "select first, next, last_at from rate_windows where key = ?",
  );
  const writeWindow = connection.prepare<[string, number, number, number]>(
    "insert or replace into rate_windows (key, first, next, last_at) values (?, ?, ?, ?)",
  );
  const oldestInside = connection.prepare<[string, number, number], { number: number; at: number }>(
    "select number, at from rate_hits where key = ? and number >= ? and at > ? order by number limit 1",
  );
  const addHit = connection.prepare<[string, number, number]>(
    "insert into rate_hits (key, number, at) values (?, ?, ?)",
  );
  const dropHits = connection.prepare<[string, number]>("delete from rate_hits where key = ? and number < ?");
  const dropAllHits = connection.prepare<[string]>("delete from rate_hits where key = ?");
  const dropWindow = connection.prepare<[string]>("delete from rate_windows where key = ?");
  const unused = connection.prepare<[number], { key: string }>("select key from rate_windows where last_at < ?");
  const used = connection.prepare<[number, string], { used: number }>(
    "select used from quotas where account_id = ? and month = ?",
  );
  const addUse = connection.prepare<[number, string]>(
    "insert into quotas (account_id, month, used) values (?, ?, 1) on conflict (account_id, month) do update set used = used + 1",
  );
  const addCall = connection.prepare<[number, string, string, number]>(
    `insert into usages (account_id, month, endpoint, calls, total_ms) values (?, ?, ?, 1, ?)
     on conflict (account_id, month, endpoint) do update set calls = calls + 1, total_ms = total_ms + excluded.total_ms`,
  );
  const forget = (key: string): void => {
    dropAllHits.run(key);
    dropWindow.run(key);
  };
  return {
    /**
     * Exact: of the last `span` milliseconds every hit is kept. A clock that lags a little does not open the window; one
     * that was far ahead does not keep it shut.
     */
    window({ key, limit, span, now = clock() }: Window, take: boolean): Place {
      const known = readWindow.get(key);
      const ahead = known !== undefined && known.last_at > now + clockDifference;
      if (ahead) forget(key);
      const { first, next, last_at } = known && !ahead ? known : { first: 0, next: 0, last_at: 0 };
      const time = Math.max(now, last_at);
      const oldest = oldestInside.get(key, first, time - span);
      const start = oldest?.number ?? next;
      const inside = next - start;
      const allowed = inside < limit;
      if (start > first) dropHits.run(key, start);
      if (allowed && take) {
        addHit.run(key, next, time);
        writeWindow.run(key, start, next + 1, time);
      } else if (start > first) writeWindow.run(key, start, next, last_at);
      return {
        allowed,
        remaining: Math.max(0, limit - inside - (allowed && take ? 1 : 0)),
        wait: allowed || !oldest ? 0 : oldest.at + span - time,
      };
    },
    forget,
    call({ account, month, endpoint, ms, quota }: Call): number | undefined {
      const before = used.get(account, month)?.used ?? 0;
      if (quota !== undefined && before >= quota) return undefined;
      addUse.run(account, month);
      addCall.run(account, month, endpoint, ms);
      return before + 1;
    },
    used: (account: number, month: string): number => used.get(account, month)?.used ?? 0,
    purge(before: number): void {
      for (const { key } of unused.all(before)) forget(key);
    },
  };
}

interface WindowRow {
  readonly first: number;
  readonly next: number;
  readonly last_at: number;
}
