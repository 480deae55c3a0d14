import { type SubscriptionStatus, subscriptionStatuses, type Tier } from "@x/api";
import type { Transaction } from "kysely";
import * as z from "zod";
import { noteAct } from "../accounts/audit.ts";
import { inTurn, type Store } from "../database/open.ts";
import type { SubscriptionRow, Tables } from "../database/schema.ts";

// What is read of the provider's events; the rest of them is theirs.

/** The provider's name of something; PostgreSQL keeps no text with a zero in it. */
const key = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !/\p{Cc}/u.test(text));
const reference = z
  .union([key, z.object({ id: key }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
const metadata = z.record(z.string(), z.string()).nullish();

const checkout = z.object({
  id: key,
  client_reference_id: z.string().nullish(),
  customer: reference,
  subscription: reference,
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  payment_status: z.string().nullish(),
  metadata,
});

const price = z.object({ id: z.string(), lookup_key: z.string().nullish() });
const subscription = z.object({
  id: key,
  customer: reference,
  status: z.string().nullish(),
  metadata,
  items: z.object({ data: z.array(z.object({ price: price.nullish() })) }).nullish(),
});

const envelope = z.object({
  id: key,
  type: key,
  created: z.int().min(0).max(253_402_300_799),
  data: z.object({ object: z.unknown() }),
});

export interface Billing {
  readonly store: Store;
  readonly prices: Readonly<Record<string, Tier>>;
  readonly at: string;
}

/** What became of an event, for the log and the table of events. */
export type Outcome =
  | "applied"
  | "seen before"
  | "not for us"
  | "older than what is known"
  | "no account yet"
  | "unreadable"
  | "no event";

/** Applies a verified event once, in whatever order events arrive, and brings the account to the state they tell of. */
export async function applyEvent(billing: Billing, event: unknown): Promise<Outcome> {
  const read = envelope.safeParse(event);
  if (!read.success) return "no event";
  const { id, type, created, data } = read.data;
  return billing.store.database.transaction().execute(async (change) => {
    // events of one customer are applied one after the other
    await inTurn(billing.store, change, "billing");
    const first = await change
      .insertInto("billing_events")
      .values({ id, type, created, outcome: "", received_at: billing.at })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!first) return "seen before";
    const outcome = await apply(change, billing, type, created, data.object);
    await change.updateTable("billing_events").set({ outcome }).where("id", "=", id).execute();
    return outcome;
  });
}

async function apply(
  change: Transaction<Tables>,
  billing: Billing,
  type: string,
  created: number,
  object: unknown,
): Promise<Outcome> {
  if (type === "checkout.session.completed") {
    const session = checkout.safeParse(object);
    return session.success ? checkedOut(change, session.data, created, billing) : "unreadable";
  }
  if (/^customer\.subscription\.(created|updated|deleted|paused|resumed)$/.test(type)) {
    const found = subscription.safeParse(object);
    if (!found.success) return "unreadable";
    return subscribed(change, found.data, created, type.endsWith("deleted"), billing);
  }
  return "not for us";
}

/** The customer has paid: from here on it is known whose it is. */
async function checkedOut(
  change: Transaction<Tables>,
  session: z.output<typeof checkout>,
  created: number,
  { prices, at }: Billing,
): Promise<Outcome> {
  const account = await accountOf(change, session);
  if (account === undefined) return "no account yet";
  const { customer } = session;
  if (customer !== null) {
    await change.updateTable("accounts").set({ customer_id: null }).where("customer_id", "=", customer).execute();
    await change.updateTable("accounts").set({ customer_id: customer }).where("id", "=", account).execute();
    await adopt(change, account, customer);
  }
  if (session.payment_status !== "unpaid") {
    const id = session.subscription ?? `checkout:${session.id}`;
    const known = await subscriptionRow(change, id);
    if (!known) {
      await change
        .insertInto("subscriptions")
        .values({
          id,
          account_id: account,
          customer_id: customer,
          plan: planNamed(session.metadata?.plan, prices) ?? null,
          status: "active",
          event_at: created,
          provisional: session.subscription === null ? 1 : 0,
        })
        .execute();
    } else {
      const plan = known.plan ?? planNamed(session.metadata?.plan, prices) ?? null;
      await change
        .updateTable("subscriptions")
        .set({ account_id: account, customer_id: customer, plan })
        .where("id", "=", id)
        .execute();
    }
  }
  await settle(change, account, at);
  return "applied";
}

/** What is told of a subscription: the newest word counts, and deleted is the last. */
async function subscribed(
  change: Transaction<Tables>,
  told: z.output<typeof subscription>,
  created: number,
  deleted: boolean,
  { prices, at }: Billing,
): Promise<Outcome> {
  const known = await subscriptionRow(change, told.id);
  if (known?.status === "canceled") return "older than what is known";
  if (known && !deleted && created < known.event_at) return "older than what is known";
  const status = deleted ? "canceled" : (statusNamed(told.status) ?? known?.status ?? "incomplete");
  const account =
    known?.account_id ??
    (await accountOfCustomer(change, told.customer)) ??
    (await accountNamed(change, told.metadata?.account_id));
  const row = {
    account_id: account ?? null,
    customer_id: told.customer,
    plan: planOf(told, prices) ?? known?.plan ?? null,
    status,
    event_at: Math.max(created, known?.event_at ?? 0),
    provisional: 0,
  } satisfies Omit<SubscriptionRow, "id">;
  await change
    .insertInto("subscriptions")
    .values({ id: told.id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  // kept until a checkout tells whose it is
  if (account === undefined) return "no account yet";
  await settle(change, account, at);
  return "applied";
}

const subscriptionRow = (change: Transaction<Tables>, id: string) =>
  change.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();

/** Subscriptions of the customer that came before anybody knew whose they are. */
const adopt = (change: Transaction<Tables>, account: number, customer: string) =>
  change
    .updateTable("subscriptions")
    .set({ account_id: account })
    .where("customer_id", "=", customer)
    .where("account_id", "is", null)
    .execute();

/** The account's tier and status, from all that is known of its subscriptions. */
async function settle(change: Transaction<Tables>, account: number, at: string): Promise<void> {
  const rows = await change.selectFrom("subscriptions").selectAll().where("account_id", "=", account).execute();
  const named = rows.filter((row) => row.provisional === 0);
  const newest = Math.max(...named.map((row) => row.event_at), 0);
  // a checkout without a subscription counts until a subscription is heard of that is as new
  const counting = [...named, ...rows.filter((row) => row.provisional === 1 && row.event_at > newest)];
  const best = counting.sort((a, b) => rank(b) - rank(a) || b.event_at - a.event_at)[0];
  if (!best) return;
  const before = await change
    .selectFrom("accounts")
    .select(["tier_by_hand", "tier", "subscription_status"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const { tier_by_hand: byHand } = before;
  const become = async (state: { readonly tier?: Tier; readonly subscription_status: SubscriptionStatus }) => {
    const now = { ...before, ...state };
    if (now.tier === before.tier && now.subscription_status === before.subscription_status) return;
    await change.updateTable("accounts").set(state).where("id", "=", account).execute();
    const about = `${now.tier}, ${now.subscription_status}`;
    await noteAct(change, { account, act: "plan_changed", by: "payment", about, at });
  };
  // what was given by hand stays, unless what is paid is more
  const paid = best.status === "active" || best.status === "trialing" ? tierRank(best.plan) : -1;
  if (byHand !== null && paid <= tierRank(byHand)) {
    return become({ tier: byHand, subscription_status: "active" });
  }
  await become({ subscription_status: best.status, ...(best.plan === null ? {} : { tier: best.plan }) });
}

const tierRank = (tier: Tier | null): number => (tier === "studio" ? 2 : tier === "pro" ? 1 : 0);

/** Of several, what lets the account do more. */
const rank = ({ status, plan }: SubscriptionRow): number =>
  (status === "active" || status === "trialing" ? 40 : status === "past_due" ? 30 : status === "canceled" ? 0 : 20) +
  (plan === "studio" ? 2 : plan === "pro" ? 1 : 0);

async function accountOf(change: Transaction<Tables>, session: z.output<typeof checkout>): Promise<number | undefined> {
  return (
    (await accountReferred(change, session.client_reference_id)) ??
    (await accountOfCustomer(change, session.customer)) ??
    (await accountOfEmail(change, session.customer_details?.email ?? session.customer_email))
  );
}

/** Who pays may write it into the address of the checkout: a number would let anybody pay, and cancel, for any account. */
async function accountReferred(
  change: Transaction<Tables>,
  reference: string | null | undefined,
): Promise<number | undefined> {
  if (typeof reference !== "string" || !/^[0-9a-f]{32}$/.test(reference)) return undefined;
  return (await change.selectFrom("accounts").select("id").where("reference", "=", reference).executeTakeFirst())?.id;
}

async function accountNamed(change: Transaction<Tables>, id: string | null | undefined): Promise<number | undefined> {
  if (typeof id !== "string" || !/^[1-9]\d{0,8}$/.test(id)) return undefined;
  return (await change.selectFrom("accounts").select("id").where("id", "=", Number(id)).executeTakeFirst())?.id;
}

async function accountOfCustomer(change: Transaction<Tables>, customer: string | null): Promise<number | undefined> {
  if (customer === null) return undefined;
  return (await change.selectFrom("accounts").select("id").where("customer_id", "=", customer).executeTakeFirst())?.id;
}

async function accountOfEmail(
  change: Transaction<Tables>,
  email: string | null | undefined,
): Promise<number | undefined> {
  if (!email) return undefined;
  const wanted = email.trim().toLowerCase();
  if (wanted.includes("\0")) return undefined;
  // anybody can sign up with any address; only its owner can prove it
  const account = await change
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", wanted)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  return account?.id;
}

const statusNamed = (text: string | null | undefined): SubscriptionStatus | undefined =>
  subscriptionStatuses.find((status) => status === text && status !== "none");

/** The plan: what the metadata says, else the price's lookup key, else the table of the configuration. */
function planOf(
  { metadata: notes, items }: z.output<typeof subscription>,
  prices: Billing["prices"],
): Tier | undefined {
  const named = planNamed(notes?.plan, prices);
  if (named) return named;
  const plans = (items?.data ?? []).map(
    ({ price: sold }) => planNamed(sold?.lookup_key, prices) ?? planNamed(sold?.id, prices),
  );
  return plans.includes("studio") ? "studio" : plans.find((plan) => plan !== undefined);
}

function planNamed(text: string | null | undefined, prices: Billing["prices"]): Tier | undefined {
  if (!text) return undefined;
  const word = text.trim().toLowerCase();
  if (word === "pro" || word === "studio") return word;
  return Object.hasOwn(prices, text) ? prices[text] : undefined;
}
