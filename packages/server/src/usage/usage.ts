import type { Tier, Usage } from "@x/api";
import type { CallingAccount } from "../accounts/callers.ts";
import type { Database } from "../database/schema.ts";

/** Checks a month; undefined: no limit. */
const quotas: Readonly<Record<Tier, number | undefined>> = { free: 10, pro: 1000, studio: undefined };

/**
 * The tier whose quota holds. A plan whose payment has not come, or is given up, does not count; while the provider is
 * still asking for it (past_due), it does.
 */
export function tierOf({ tier, subscription_status: status }: CallingAccount): Tier {
  return status === "active" || status === "trialing" || status === "past_due" ? tier : "free";
}

export const quotaOf = (account: CallingAccount): number | undefined => quotas[tierOf(account)];

/** Calendar month in UTC: `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

export function resetAt(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

export async function usageOf(database: Database, account: CallingAccount, now: number): Promise<Usage> {
  const month = monthOf(now);
  const calls = await database
    .selectFrom("usages")
    .select(["endpoint", "calls", "total_ms"])
    .where("account_id", "=", account.id)
    .where("month", "=", month)
    .orderBy("endpoint")
    .execute();
  // the sum of what was counted together with the quota, so that the two never differ in an answer
  const used = calls.reduce((sum, row) => sum + row.calls, 0);
  const limit = quotaOf(account) ?? null;
  return {
    tier: tierOf(account),
    limit,
    used,
    remaining: limit === null ? null : Math.max(0, limit - used),
    reset_at: resetAt(now).toISOString(),
    by_endpoint: calls.map(({ endpoint, calls, total_ms }) => ({
      endpoint,
      calls,
      avg_ms: Math.round((1000 * total_ms) / calls) / 1000,
    })),
  };
}
