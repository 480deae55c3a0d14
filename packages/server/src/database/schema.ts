import type { SubscriptionStatus, Tier } from "@x/api";
import type { Generated, Kysely } from "kysely";

/**
 * The tables. Both engines store alike: times as ISO text in UTC, yes and no as 1 and 0, JSON as text; milliseconds of
 * windows as numbers.
 */
export interface Tables {
  accounts: AccountRow;
  sessions: { hash: string; account_id: number; created_at: string; expires_at: string };
  tokens: TokenRow;
  projects: ProjectRow;
  /** Answered checks of a month, `2026-11`. */
  quotas: { account_id: number; month: string; used: number };
  usages: { account_id: number; month: string; endpoint: string; calls: number; total_ms: number };
  /** Sliding windows: hits `first` to `next - 1` are in it. */
  rate_windows: { key: string; first: number; next: number; last_at: number };
  rate_hits: { key: string; number: number; at: number };
  billing_events: { id: string; type: string; created: number; outcome: string; received_at: string };
  subscriptions: SubscriptionRow;
  idempotent_answers: AnswerRow;
  /** Links that were mailed and prove an address. */
  verifications: { hash: string; account_id: number; created_at: string; expires_at: string };
  /** One row, written to see that the database writes. */
  readiness: { id: number; at: string };
}

export interface AccountRow {
  id: Generated<number>;
  email: string;
  password_hash: string | null;
  tier: Tier;
  subscription_status: SubscriptionStatus;
  customer_id: string | null;
  email_verified_at: Generated<string | null>;
  /** 1: made where mail could be sent; does no checks until its address is verified. */
  must_verify: Generated<number>;
  /** Of its jobs; larger goes first. */
  priority: number;
  created_at: string;
}

export interface TokenRow {
  id: Generated<number>;
  account_id: number;
  name: string;
  hash: string;
  last4: string;
  webhook_url: string | null;
  webhook_secret: string | null;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

export interface ProjectRow {
  id: Generated<number>;
  account_id: number;
  name: string;
  description: string | null;
  national_annex: string;
  default_actions: string | null;
  /** 1 for the project that jobs without one go into; an account has at most one. */
  is_default: number;
  created_at: string;
}

export interface SubscriptionRow {
  id: string;
  account_id: number | null;
  customer_id: string | null;
  plan: Tier | null;
  status: SubscriptionStatus;
  /** When the newest event that was applied came about, by the provider's clock, in seconds. */
  event_at: number;
  /** 1: known from a checkout that named no subscription. */
  provisional: number;
}

export interface AnswerRow {
  account_id: number;
  route: string;
  key: string;
  body_hash: string;
  status: number;
  answer: string;
  created_at: string;
}

export type Database = Kysely<Tables>;
