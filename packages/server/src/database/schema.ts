import type {
  AccountAct,
  AuditEntry,
  CalculationEntry,
  JobStatus,
  Role,
  SubscriptionStatus,
  Tier,
  WatcherStatus,
} from "@x/api";
import type { Generated, Kysely } from "kysely";

export type Engine = "sqlite" | "postgres";

/**
 * The tables. Both engines store alike: times as ISO text in UTC, yes and no as 1 and 0, JSON as text; milliseconds of
 * windows as numbers.
 */
export interface Tables {
  accounts: AccountRow;
  sessions: {
    hash: string;
    account_id: number;
    created_at: string;
    expires_at: string;
    /** The organization that the person acts for; null: for themselves. */
    acting_for: Generated<number | null>;
  };
  /** Who is in an organization, which is an account with a name. */
  people: { organization_id: number; person_id: number; role: Role; created_at: string };
  invitations: {
    id: Generated<number>;
    organization_id: number;
    email: string;
    role: Role;
    /** Of the value in its link. */
    hash: string;
    created_at: string;
    expires_at: string;
  };
  tokens: TokenRow;
  projects: ProjectRow;
  calculations: CalculationRow;
  /** The input of each version, as JSON. */
  calculation_versions: {
    id: Generated<number>;
    calculation_id: number;
    account_id: number;
    version: number;
    request: string;
    /** What it takes of others, with the values that they had then; null: nothing. */
    links: Generated<string | null>;
    bytes: number;
    note: string | null;
    made_by: string;
    created_at: string;
  };
  calculation_comments: {
    id: Generated<number>;
    calculation_id: number;
    account_id: number;
    version: number;
    text: string;
    /** 1: who wrote it has checked the version. */
    checked: number;
    made_by: string;
    created_at: string;
  };
  /** Answered checks of a month, `2026-11`. */
  quotas: { account_id: number; month: string; used: number };
  usages: { account_id: number; month: string; endpoint: string; calls: number; total_ms: number };
  /** Sliding windows: hits `first` to `next - 1` are in it. */
  rate_windows: { key: string; first: number; next: number; last_at: number };
  rate_hits: { key: string; number: number; at: number };
  billing_events: { id: string; type: string; created: number; outcome: string; received_at: string };
  subscriptions: SubscriptionRow;
  idempotent_answers: AnswerRow;
  /** Links that were mailed: who opens one has proved the address. */
  verifications: {
    hash: string;
    account_id: number;
    purpose: Generated<"verify" | "reset">;
    created_at: string;
    expires_at: string;
  };
  /** Whom a provider of single sign-on knows by a number of its own. */
  identities: { issuer: string; subject: string; account_id: number; created_at: string };
  /** Browsers on their way through that provider; `hash` is of their cookie, `stage` is JSON. */
  single_sign_ons: { hash: string; stage: string; page: string | null; expires_at: string };
  jobs: JobRow;
  job_turns: { account_id: number; at: number };
  /** What a job made, as JSON. */
  job_results: { job_id: number; result: string };
  /** What happened to a job, for those who watch it. */
  job_progress: { id: Generated<number>; job_id: number; event: string; data: string; created_at: string };
  exports: ExportRow;
  /** Events of an account; `once` is the key that prevents duplicates. */
  events: {
    id: Generated<number>;
    account_id: number;
    event: string;
    data: string;
    once: string | null;
    created_at: string;
  };
  deliveries: DeliveryRow;
  watchers: WatcherRow;
  /** What was done to an account, and by whom. */
  audit: {
    id: Generated<number>;
    account_id: number;
    act: AccountAct;
    made_by: AuditEntry["by"];
    token_id: number | null;
    address: string | null;
    about: string | null;
    /** In an organization: the email of who it was. */
    person: Generated<string | null>;
    created_at: string;
  };
  /** One row, written to see that the database writes. */
  readiness: { id: number; at: string };
}

interface AccountRow {
  id: Generated<number>;
  /** Of an organization it is no address: nobody can name it. */
  email: string;
  /** Of an organization; null: the account of one person. */
  name: Generated<string | null>;
  password_hash: string | null;
  tier: Tier;
  subscription_status: SubscriptionStatus;
  customer_id: string | null;
  email_verified_at: Generated<string | null>;
  /** 1: made where mail could be sent; does no checks until its address is verified. */
  must_verify: Generated<number>;
  /** Of its jobs; larger goes first. */
  priority: number;
  /** Set on the server's machine; a payment changes it only to more. */
  tier_by_hand: Generated<Tier | null>;
  /** What a checkout names the account by; nobody can guess it. */
  reference: Generated<string | null>;
  /** Shared with a program for one-time codes, sealed; null: no code is asked for. */
  totp_secret: Generated<string | null>;
  /** The same before the first code has come. */
  totp_pending: Generated<string | null>;
  /** Of the last code that was used, so that none is used twice. */
  totp_step: Generated<number | null>;
  /** Hashes of codes on paper, as JSON. */
  totp_recovery: Generated<string | null>;
  /** Nobody acts as it any more; what it had is being removed. */
  deleted_at: Generated<string | null>;
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
  payload: Generated<"envelope" | "flat">;
  /** 1: for trying; its checks are not counted. */
  sandbox: Generated<number>;
  role: Generated<Role>;
  /** Who made it; null: the account's person, or the operator. */
  person_id: Generated<number | null>;
  /** The events that are sent, as JSON; null: all. */
  webhook_events: Generated<string | null>;
  /** Before the present one: until then, in milliseconds since 1970, it signs as well. */
  webhook_former_secret: Generated<string | null>;
  webhook_overlap_until: Generated<number | null>;
  /** When its address answered first; null: it never has. */
  webhook_answered_at: Generated<string | null>;
  /** Attempts in a row that its endpoint did not answer in time. */
  webhook_failures: Generated<number>;
  /** Milliseconds since 1970: nothing is sent to it until then. */
  webhook_paused_until: Generated<number | null>;
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

export interface CalculationRow {
  id: Generated<number>;
  account_id: number;
  project_id: number;
  folder: string;
  name: string;
  /** Folder and name as a file system without capitals has them: a project has each once. */
  path_key: string;
  endpoint: string;
  template: number;
  version: number;
  changes: number;
  /** What came of the version when it was saved. */
  state: CalculationEntry["state"];
  utilization: number | null;
  governing: string | null;
  checked_version: number | null;
  checked_by: string | null;
  checked_at: string | null;
  /** Who has it reads the calculation; it gives no more than lies beside it here. */
  share_key: string | null;
  changed_by: string;
  changed_at: string;
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

export interface JobRow {
  id: Generated<number>;
  account_id: number;
  project_id: number;
  /** The first job of its chain of revisions; of the first itself it is set after it has a number. */
  root_id: number | null;
  parent_id: number | null;
  revision_number: number;
  status: JobStatus;
  priority: number;
  input_filename: string;
  source: "upload" | "http";
  pdf_url: string | null;
  /** Where its files begin: `jobs/…`. */
  files: string;
  pdf_bytes: number | null;
  pdf_sha256: string | null;
  national_annex: string;
  actions: string | null;
  corrections: string | null;
  /** 1: worked again from what was read. */
  again: Generated<number>;
  attempts: Generated<number>;
  /** Times that the server ended under it, which is not held against the drawing. */
  interruptions: Generated<number>;
  /** Milliseconds since 1970: it waits until then. */
  not_before: Generated<number | null>;
  /** Who works on it, until when if nothing more is heard. */
  worker: string | null;
  lease_until: number | null;
  cancel_asked: Generated<number>;
  stage: string | null;
  fraction: number | null;
  /** What came of it as a whole, as JSON; null: it was done by an older version, or is not done. */
  outcome: Generated<string | null>;
  error: string | null;
  /** The same as `{ id, values }`. */
  error_said: string | null;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Of the request that submitted it, so that logs can be followed from the one to the other. */
  request_id: Generated<string | null>;
  /** `traceparent` of that request, where it was traced. */
  trace: Generated<string | null>;
}

/** An address that is looked at again and again for a new drawing; a project has at most one. */
export interface WatcherRow {
  project_id: number;
  account_id: number;
  url: string;
  interval_minutes: number;
  /** As the address last told, to ask only for what has changed. */
  etag: string | null;
  last_modified: string | null;
  sha256: string | null;
  /** The job made of what was there last. */
  job_id: number | null;
  status: WatcherStatus;
  error: string | null;
  checked_at: string | null;
  /** Milliseconds since 1970. */
  next_at: number;
  lease_until: number | null;
  created_at: string;
}

interface ExportRow {
  job_id: number;
  format: string;
  key: string;
  type: string;
  bytes: number;
  sha256: string;
}

export interface DeliveryRow {
  id: Generated<number>;
  /** The same at every attempt. */
  delivery_id: string;
  account_id: number;
  token_id: number;
  event: string;
  body: string;
  status: "pending" | "delivered" | "dead";
  attempts: Generated<number>;
  response_status: number | null;
  error: string | null;
  /** Milliseconds since 1970. */
  next_attempt_at: number | null;
  lease_until: number | null;
  created_at: string;
  delivered_at: string | null;
}

export type Database = Kysely<Tables>;
