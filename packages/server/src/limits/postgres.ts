import type pg from "pg";
import type { Meter, Place, Window } from "./meter.ts";

interface Row {
  readonly allowed: boolean;
  readonly used: number;
  readonly wait: number;
}

const placeOf = ({ allowed, used, wait }: Row, limit: number): Place => ({
  allowed,
  remaining: Math.max(0, limit - used),
  wait,
});

/** Counts in PostgreSQL, one round trip each: the rows' locks make it exact across servers. */
export function postgresMeter(pool: pg.Pool, clock: (() => number) | undefined): Meter {
  const window = async ({ key, limit, span, now }: Window, take: boolean): Promise<Place> => {
    const { rows } = await pool.query<Row>({
      name: "rate_hit",
      text: "select allowed, used, wait from rate_hit($1, $2, $3, $4, $5)",
      values: [key, limit, span, now ?? clock?.() ?? null, take],
    });
    const [row] = rows;
    if (!row) throw new Error("rate_hit gave no row");
    return placeOf(row, limit);
  };
  return {
    take: (asked) => window(asked, true),
    takeBoth: async (first, second) => {
      const { rows } = await pool.query<Row & { allowed2: boolean; used2: number; wait2: number }>({
        name: "rate_hit_both",
        text: `select a.*, b.allowed as allowed2, b.used as used2, b.wait as wait2
          from rate_hit($1, $2, $3, $7, true) a, lateral rate_hit($4, $5, $6, $7, a.allowed) b`,
        values: [first.key, first.limit, first.span, second.key, second.limit, second.span, clock?.() ?? null],
      });
      const [row] = rows;
      if (!row) throw new Error("rate_hit gave no row");
      const { allowed2: allowed, used2: used, wait2: wait } = row;
      return [placeOf(row, first.limit), placeOf({ allowed, used, wait }, second.limit)];
    },
    look: (asked) => window(asked, false),
    forget: async (key) => {
      await pool.query("delete from rate_hits where key = $1", [key]);
      await pool.query("update rate_windows set first = next where key = $1", [key]);
    },
    count: async ({ account, month, endpoint, ms, quota }) => {
      const { rows } = await pool.query<{ used: number }>({
        name: "count",
        text: countCall,
        values: [account, month, endpoint, ms, quota ?? null],
      });
      return rows[0]?.used;
    },
    used: async (account, month) => {
      const { rows } = await pool.query<{ used: number }>({
        name: "used",
        text: "select used from quotas where account_id = $1 and month = $2",
        values: [account, month],
      });
      return rows[0]?.used ?? 0;
    },
    purge: async (before) => {
      await pool.query(
        `with gone as (delete from rate_windows where last_at < $1 returning key)
         delete from rate_hits using gone where rate_hits.key = gone.key`,
        [before],
      );
    },
    close: async () => {},
  };
}

/** The quota's row is locked by its own update; where it is used up nothing is returned and nothing counted. */
const countCall = `
with taken as (
  insert into quotas (account_id, month, used) select $1::integer, $2::text, 1 where $5::integer is null or $5::integer > 0
  on conflict (account_id, month) do update set used = quotas.used + 1
    where $5::integer is null or quotas.used < $5::integer
  returning used
), counted as (
  insert into usages (account_id, month, endpoint, calls, total_ms)
  select $1::integer, $2::text, $3::text, 1, $4::double precision from taken
  on conflict (account_id, month, endpoint)
    do update set calls = usages.calls + 1, total_ms = usages.total_ms + excluded.total_ms
)
select used from taken`;
