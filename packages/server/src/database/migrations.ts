import { sql, type Transaction } from "kysely";
import { clockDifference } from "../clock.ts";
import type { Engine, Tables } from "./schema.ts";

export interface Migration {
  readonly name: string;
  readonly up: (database: Transaction<Tables>, engine: Engine) => Promise<void>;
}

/**
 * One list for both engines. A released migration is never changed; a new one is added at the end. It adds, and takes
 * nothing away: servers of the version before go on while it is applied (test/migrations.test.ts).
 */
export const migrations: readonly Migration[] = [
  { name: "0001 accounts, tokens, projects, usage, billing", up: first },
  { name: "0002 verified addresses, the database's clock", up: second },
  { name: "0003 jobs, files, events, deliveries", up: third },
  { name: "0004 watchers of drawings, requests of jobs", up: fourth },
  { name: "0005 traces of jobs", up: fifth },
  { name: "0006 endpoints that do not answer, interrupted jobs, references of payments", up: sixth },
  { name: "0007 codes of failures", up: seventh },
  { name: "0008 links for a new password", up: eighth },
  { name: "0009 webhooks: events, overlapping secrets, endpoints that have answered", up: ninth },
  { name: "0010 the first waiting job of each account", up: tenth },
  { name: "0011 audit log, closed accounts", up: eleventh },
  { name: "0012 tokens to try with", up: twelfth },
  { name: "0013 one-time codes", up: thirteenth },
  { name: "0014 organizations, their people, roles of tokens", up: fourteenth },
  { name: "0015 single sign-on", up: fifteenth },
  { name: "0016 calculations, their versions and comments", up: sixteenth },
  { name: "0017 what came of jobs, for lists", up: seventeenth },
  { name: "0018 values that calculations take of others", up: eighteenth },
];

async function first(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const key =
    engine === "sqlite" ? "integer primary key autoincrement" : "integer primary key generated always as identity";
  const run = (text: string) => sql.raw(text).execute(database);
  // rows that are found by their key alone stand in the key's tree; only SQLite asks
  const byKey = engine === "sqlite" ? "without rowid" : "";
  const real = engine === "sqlite" ? "real" : "double precision";

  await run(`create table accounts (
    id ${key}, email text not null unique, password_hash text, tier text not null, subscription_status text not null,
    customer_id text unique, priority integer not null default 10, created_at text not null)`);
  await run(`create table sessions (
    hash text primary key, account_id integer not null references accounts (id) on delete cascade,
    created_at text not null, expires_at text not null)`);
  await run("create index sessions_of_account on sessions (account_id)");
  await run(`create table tokens (
    id ${key}, account_id integer not null references accounts (id) on delete cascade, name text not null,
    hash text not null unique, last4 text not null, webhook_url text, webhook_secret text, created_at text not null,
    last_used_at text, revoked_at text)`);
  await run("create index tokens_of_account on tokens (account_id)");
  await run(`create table projects (
    id ${key}, account_id integer not null references accounts (id) on delete cascade, name text not null,
    description text, national_annex text not null, default_actions text, is_default integer not null default 0,
    created_at text not null)`);
  await run("create index projects_of_account on projects (account_id)");
  await run("create unique index one_default_project on projects (account_id) where is_default = 1");
  await run(`create table quotas (
    account_id integer not null references accounts (id) on delete cascade, month text not null,
    used integer not null, primary key (account_id, month)) ${byKey}`);
  await run(`create table usages (
    account_id integer not null references accounts (id) on delete cascade, month text not null,
    endpoint text not null, calls integer not null, total_ms ${real} not null,
    primary key (account_id, month, endpoint)) ${byKey}`);
  await run(`create table rate_windows (
    key text primary key, first bigint not null, next bigint not null, last_at ${real} not null) ${byKey}`);
  await run(`create table rate_hits (
    key text not null, number bigint not null, at ${real} not null, primary key (key, number)) ${byKey}`);
  await run(`create table billing_events (
    id text primary key, type text not null, created bigint not null, outcome text not null, received_at text not null)`);
  await run(`create table subscriptions (
    id text primary key, account_id integer references accounts (id) on delete cascade, customer_id text, plan text,
    status text not null, event_at bigint not null, provisional integer not null)`);
  await run("create index subscriptions_of_account on subscriptions (account_id)");
  await run("create index subscriptions_of_customer on subscriptions (customer_id)");
  await run(`create table idempotent_answers (
    account_id integer not null references accounts (id) on delete cascade, route text not null, key text not null,
    body_hash text not null, status integer not null, answer text not null, created_at text not null,
    primary key (account_id, route, key))`);
  if (engine === "postgres") await run(rateHit);
}

async function second(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  await run("alter table accounts add column email_verified_at text");
  await run("alter table accounts add column must_verify integer not null default 0");
  await run(`create table verifications (
    hash text primary key, account_id integer not null references accounts (id) on delete cascade,
    created_at text not null, expires_at text not null)`);
  await run("create index verifications_of_account on verifications (account_id)");
  await run("create table readiness (id integer primary key, at text not null)");
  if (engine === "postgres") await run(rateHitByOwnClock);
}

async function third(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const key =
    engine === "sqlite" ? "integer primary key autoincrement" : "integer primary key generated always as identity";
  const long = engine === "sqlite" ? "integer" : "bigint";
  const real = engine === "sqlite" ? "real" : "double precision";
  const account = "account_id integer not null references accounts (id) on delete cascade";

  await run("alter table tokens add column payload text not null default 'envelope'");
  await run(`create table jobs (
    id ${key}, ${account}, project_id integer not null references projects (id) on delete cascade,
    root_id integer, parent_id integer, revision_number integer not null, status text not null,
    priority integer not null, input_filename text not null, source text not null, pdf_url text,
    files text not null unique, pdf_bytes integer, pdf_sha256 text, national_annex text not null, actions text,
    corrections text, again integer not null default 0, attempts integer not null default 0, worker text,
    lease_until ${long}, cancel_asked integer not null default 0, stage text, fraction ${real}, error text,
    created_at text not null, updated_at text not null, started_at text, finished_at text,
    unique (root_id, revision_number))`);
  await run("create index jobs_of_account on jobs (account_id, id)");
  await run("create index jobs_of_project on jobs (project_id, id)");
  await run("create index jobs_waiting on jobs (status, priority, id)");
  // when an account was last served, so that accounts take turns
  await run(
    `create table job_turns (${account.replace("account_id integer", "account_id integer primary key")}, at ${long} not null)`,
  );
  await run(`create table job_results (
    job_id integer primary key references jobs (id) on delete cascade, result text not null)`);
  await run(`create table job_progress (
    id ${key}, job_id integer not null references jobs (id) on delete cascade, event text not null,
    data text not null, created_at text not null)`);
  await run("create index progress_of_job on job_progress (job_id, id)");
  await run(`create table exports (
    job_id integer not null references jobs (id) on delete cascade, format text not null, key text not null,
    type text not null, bytes integer not null, sha256 text not null, primary key (job_id, format))`);
  await run(`create table events (
    id ${key}, ${account}, event text not null, data text not null, once text unique, created_at text not null)`);
  await run(`create table deliveries (
    id ${key}, delivery_id text not null unique, ${account},
    token_id integer not null references tokens (id) on delete cascade, event text not null, body text not null,
    status text not null, attempts integer not null default 0, response_status integer, error text,
    next_attempt_at ${long}, lease_until ${long}, created_at text not null, delivered_at text)`);
  await run("create index deliveries_due on deliveries (status, next_attempt_at)");
  await run("create index deliveries_of_token on deliveries (token_id, id)");
  await run("create index deliveries_of_account on deliveries (account_id, status, id)");
}

async function fourth(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const long = engine === "sqlite" ? "integer" : "bigint";
  await run("alter table jobs add column request_id text");
  await run("create index jobs_finished on jobs (finished_at)");
  await run("create index deliveries_delivered on deliveries (delivered_at)");
  await run(`create table watchers (
    project_id integer primary key references projects (id) on delete cascade,
    account_id integer not null references accounts (id) on delete cascade, url text not null,
    interval_minutes integer not null, etag text, last_modified text, sha256 text, job_id integer, status text not null,
    error text, checked_at text, next_at ${long} not null, lease_until ${long}, created_at text not null)`);
  await run("create index watchers_due on watchers (next_at)");
}

async function fifth(database: Transaction<Tables>): Promise<void> {
  await sql.raw("alter table jobs add column trace text").execute(database);
}

async function sixth(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const long = engine === "sqlite" ? "integer" : "bigint";
  await run("alter table tokens add column webhook_failures integer not null default 0");
  await run(`alter table tokens add column webhook_paused_until ${long}`);
  await run("create index deliveries_waiting on deliveries (status, token_id, next_attempt_at)");
  await run("alter table jobs add column interruptions integer not null default 0");
  await run(`alter table jobs add column not_before ${long}`);
  await run("alter table accounts add column tier_by_hand text");
  await run("alter table accounts add column reference text");
  const random = engine === "sqlite" ? "lower(hex(randomblob(16)))" : "replace(gen_random_uuid()::text, '-', '')";
  await run(`update accounts set reference = ${random}`);
  await run("create index accounts_by_reference on accounts (reference)");
}

async function seventh(database: Transaction<Tables>): Promise<void> {
  await sql.raw("alter table jobs add column error_said text").execute(database);
}

async function eighth(database: Transaction<Tables>): Promise<void> {
  await sql.raw("alter table verifications add column purpose text not null default 'verify'").execute(database);
}

async function ninth(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const long = engine === "sqlite" ? "integer" : "bigint";
  await run("alter table tokens add column webhook_events text");
  await run("alter table tokens add column webhook_former_secret text");
  await run(`alter table tokens add column webhook_overlap_until ${long}`);
  await run("alter table tokens add column webhook_answered_at text");
  await run("create index events_of_account on events (account_id, id)");
  await run("create index events_made on events (created_at)");
  await run("create index deliveries_made on deliveries (created_at)");
}

async function tenth(database: Transaction<Tables>): Promise<void> {
  await sql.raw("create index jobs_in_turn on jobs (status, account_id, priority desc, id)").execute(database);
}

async function eleventh(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const key =
    engine === "sqlite" ? "integer primary key autoincrement" : "integer primary key generated always as identity";
  await run(`create table audit (
    id ${key}, account_id integer not null references accounts (id) on delete cascade, act text not null,
    made_by text not null, token_id integer, address text, about text, created_at text not null)`);
  await run("create index audit_of_account on audit (account_id, id)");
  await run("create index audit_made on audit (created_at)");
  await run("alter table accounts add column deleted_at text");
}

async function twelfth(database: Transaction<Tables>): Promise<void> {
  await sql.raw("alter table tokens add column sandbox integer not null default 0").execute(database);
}

async function thirteenth(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  for (const name of ["totp_secret", "totp_pending", "totp_recovery"])
    await run(`alter table accounts add column ${name} text`);
  await run(`alter table accounts add column totp_step ${engine === "sqlite" ? "integer" : "bigint"}`);
}

async function fourteenth(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const key =
    engine === "sqlite" ? "integer primary key autoincrement" : "integer primary key generated always as identity";
  const account = (name: string) => `${name} integer not null references accounts (id) on delete cascade`;
  await run("alter table accounts add column name text");
  await run(`create table people (
    ${account("organization_id")}, ${account("person_id")}, role text not null, created_at text not null,
    primary key (organization_id, person_id))`);
  await run("create index people_by_person on people (person_id)");
  await run(`create table invitations (
    id ${key}, ${account("organization_id")}, email text not null, role text not null, hash text not null unique,
    created_at text not null, expires_at text not null, unique (organization_id, email))`);
  await run("alter table sessions add column acting_for integer");
  await run("create index sessions_acting on sessions (acting_for)");
  await run("alter table tokens add column role text not null default 'owner'");
  await run("alter table tokens add column person_id integer");
  await run("create index tokens_by_person on tokens (person_id)");
  await run("alter table audit add column person text");
}

async function fifteenth(database: Transaction<Tables>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  await run(`create table identities (
    issuer text not null, subject text not null, account_id integer not null references accounts (id) on delete cascade,
    created_at text not null, primary key (issuer, subject), unique (account_id, issuer))`);
  await run(`create table single_sign_ons (
    hash text primary key, stage text not null, page text, expires_at text not null)`);
}

async function seventeenth(database: Transaction<Tables>): Promise<void> {
  await sql.raw("alter table jobs add column outcome text").execute(database);
}

async function eighteenth(database: Transaction<Tables>): Promise<void> {
  await sql.raw("alter table calculation_versions add column links text").execute(database);
}

async function sixteenth(database: Transaction<Tables>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  const key =
    engine === "sqlite" ? "integer primary key autoincrement" : "integer primary key generated always as identity";
  const real = engine === "sqlite" ? "real" : "double precision";
  const of = (name: string, table: string) => `${name} integer not null references ${table} (id) on delete cascade`;
  await run(`create table calculations (
    id ${key}, ${of("account_id", "accounts")}, ${of("project_id", "projects")}, folder text not null, name text not null,
    path_key text not null, endpoint text not null, template integer not null, version integer not null,
    changes integer not null, state text not null, utilization ${real}, governing text, checked_version integer,
    checked_by text, checked_at text, share_key text unique, changed_by text not null, changed_at text not null,
    created_at text not null, unique (project_id, path_key))`);
  await run("create index calculations_of_project on calculations (project_id, id)");
  await run("create index calculations_of_account on calculations (account_id)");
  await run(`create table calculation_versions (
    id ${key}, ${of("calculation_id", "calculations")}, ${of("account_id", "accounts")}, version integer not null,
    request text not null, bytes integer not null, note text, made_by text not null, created_at text not null,
    unique (calculation_id, version))`);
  await run("create index versions_of_account on calculation_versions (account_id, bytes)");
  await run(`create table calculation_comments (
    id ${key}, ${of("calculation_id", "calculations")}, ${of("account_id", "accounts")}, version integer not null,
    text text not null, checked integer not null, made_by text not null, created_at text not null)`);
  await run("create index comments_of_calculation on calculation_comments (calculation_id, id)");
  await run("create index comments_of_account on calculation_comments (account_id)");
}

/**
 * As before, by the database's clock where no time is given. A time further ahead than clocks differ was a mistake: the
 * window begins anew.
 */
const rateHitByOwnClock = `
create or replace function rate_hit(p_key text, p_limit integer, p_span double precision, p_now double precision,
  p_take boolean, out allowed boolean, out used integer, out wait double precision)
language plpgsql as $$
declare
  w rate_windows%rowtype;
  now_ double precision;
  oldest double precision;
  start bigint;
begin
  insert into rate_windows (key, first, next, last_at) values (p_key, 0, 0, 0) on conflict do nothing;
  select * into w from rate_windows where key = p_key for update;
  now_ := coalesce(p_now, extract(epoch from clock_timestamp()) * 1000);
  if w.last_at > now_ + ${clockDifference} then
    delete from rate_hits where key = p_key;
    w.first := w.next;
    w.last_at := now_;
  end if;
  now_ := greatest(now_, w.last_at);
  start := w.first;
  select h.at, h.number into oldest, w.first from rate_hits h
    where h.key = p_key and h.number >= w.first and h.at > now_ - p_span order by h.number limit 1;
  if not found then
    w.first := w.next;
  end if;
  used := w.next - w.first;
  allowed := used < p_limit;
  wait := case when allowed then 0 else oldest + p_span - now_ end;
  if w.first > start then
    delete from rate_hits where key = p_key and number < w.first;
  end if;
  if allowed and p_take then
    insert into rate_hits (key, number, at) values (p_key, w.next, now_);
    w.next := w.next + 1;
    used := used + 1;
    w.last_at := now_;
  end if;
  update rate_windows set first = w.first, next = w.next, last_at = w.last_at where key = p_key;
end $$`;

/**
 * One round trip for what limits/sqlite.ts does with statements. Times are milliseconds of the caller's clock; a clock
 * behind another's is taken to the newest time seen, so that no window lets more through.
 */
const rateHit = `
create function rate_hit(p_key text, p_limit integer, p_span double precision, p_now double precision, p_take boolean,
  out allowed boolean, out used integer, out wait double precision)
language plpgsql as $$
declare
  w rate_windows%rowtype;
  now_ double precision;
  oldest double precision;
  start bigint;
begin
  insert into rate_windows (key, first, next, last_at) values (p_key, 0, 0, 0) on conflict do nothing;
  select * into w from rate_windows where key = p_key for update;
  now_ := greatest(p_now, w.last_at);
  start := w.first;
  select h.at, h.number into oldest, w.first from rate_hits h
    where h.key = p_key and h.number >= w.first and h.at > now_ - p_span order by h.number limit 1;
  if not found then
    w.first := w.next;
  end if;
  used := w.next - w.first;
  allowed := used < p_limit;
  wait := case when allowed then 0 else oldest + p_span - now_ end;
  if w.first > start then
    delete from rate_hits where key = p_key and number < w.first;
  end if;
  if allowed and p_take then
    insert into rate_hits (key, number, at) values (p_key, w.next, now_);
    w.next := w.next + 1;
    used := used + 1;
    w.last_at := now_;
  end if;
  update rate_windows set first = w.first, next = w.next, last_at = w.last_at where key = p_key;
end $$`;
