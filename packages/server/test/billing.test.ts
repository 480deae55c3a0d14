import { checks } from "@x/eurocode";
import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { accountById, setTier } from "../src/accounts/accounts.ts";
import { markVerified } from "../src/accounts/links.ts";
import { applyEvent } from "../src/billing/events.ts";
import { createToken } from "../src/tokens/tokens.ts";
import { type Bench, openBench } from "./support/app.ts";
import { engines } from "./support/databases.ts";

// Events of the payment provider: verified by its library, applied once, in whatever order they come.

const secret = "whsec_of_the_test";
const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;

interface Event {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
}

const isEvent = (sent: unknown): sent is Event => typeof sent === "object" && sent !== null && "id" in sent;

let numbers = 0;
const event = (type: string, created: number, object: object): Event => ({
  id: `evt_${++numbers}`,
  type,
  created,
  data: { object },
});
const checkout = (created: number, more: object) =>
  event("checkout.session.completed", created, { id: `cs_${numbers}`, object: "checkout.session", ...more });
const updated = (created: number, id: string, customer: string, status: string, price: object) =>
  event("customer.subscription.updated", created, {
    id,
    object: "subscription",
    customer,
    status,
    items: { data: [{ price }] },
  });
const deleted = (created: number, id: string, customer: string, price: object = {}) =>
  event("customer.subscription.deleted", created, {
    id,
    object: "subscription",
    customer,
    status: "canceled",
    items: { data: Object.keys(price).length > 0 ? [{ price }] : [] },
  });

describe.each(engines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await openBench(engine, {
      rateLimit: 1000,
      stripeWebhookSecret: secret,
      stripePrices: { price_studio_yearly: "studio" },
    });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  /** The provider signs with its own clock; its library looks at ours. */
  const send = (sent: unknown, signing = secret, timestamp = Math.floor(Date.now() / 1000)) => {
    const text = JSON.stringify(isEvent(sent) ? { object: "event", ...sent } : sent);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret: signing, timestamp });
    return bench.call("POST", "/api/billing/webhook", { text, headers: { "Stripe-Signature": signature } });
  };
  const state = async (id: number) => {
    const account = await accountById(bench.app.service.database, id);
    return `${account?.tier} ${account?.subscription_status}`;
  };

  const referenceOf = async (id: number) => (await accountById(bench.app.service.database, id))?.reference;

  it("the number of an account, which anybody can guess, names none", async () => {
    const { id, token } = await bench.account("free");
    expect((await send(checkout(100, { client_reference_id: String(id), metadata: { plan: "pro" } }))).status).toBe(
      200,
    );
    expect(await state(id)).toBe("free none");
    const reference = await referenceOf(id);
    expect(reference).toMatch(/^[0-9a-f]{32}$/);
    expect((await bench.call("GET", "/api/account", { token })).body.account.reference).toBe(reference);
    await send(checkout(110, { client_reference_id: reference, metadata: { plan: "pro" } }));
    expect(await state(id)).toBe("pro active");
  });

  it("a signature of the future is refused as one of the past is", async () => {
    const { id } = await bench.account("free");
    const now = Math.floor(Date.now() / 1000);
    const paid = checkout(100, { client_reference_id: await referenceOf(id), metadata: { plan: "pro" } });
    for (const off of [-400, 400, 40_000_000]) expect((await send(paid, secret, now + off)).status).toBe(400);
    expect(await state(id)).toBe("free none");
  });

  it("a tier set by hand stays unless what is paid is more, and comes back after it", async () => {
    const { id, email } = await bench.account("free");
    await setTier(bench.app.service.database, email, "pro");
    const customer = `cus_${engine}_hand`;
    await send(
      checkout(100, { client_reference_id: await referenceOf(id), customer, subscription: `sub_${engine}_hand` }),
    );
    const now = async (created: number, status: string, plan: string) => {
      await send(updated(created, `sub_${engine}_hand`, customer, status, { id: "price_x", lookup_key: plan }));
      return state(id);
    };
    expect(await now(110, "past_due", "studio")).toBe("pro active");
    expect(await now(120, "active", "pro")).toBe("pro active");
    expect(await now(130, "active", "studio")).toBe("studio active");
    await send(deleted(140, `sub_${engine}_hand`, customer));
    expect(await state(id)).toBe("pro active");
  });

  it("a checkout activates the plan, a change of price changes it, a cancellation revokes at once", async () => {
    const { id, token } = await bench.account("free");
    const customer = `cus_${engine}_1`;
    const done = await send(
      checkout(100, {
        client_reference_id: await referenceOf(id),
        customer,
        subscription: "sub_1",
        metadata: { plan: "pro" },
      }),
    );
    expect([done.status, done.body]).toEqual([200, { received: true }]);
    expect(await state(id)).toBe("pro active");
    expect((await bench.call("GET", "/api/v1/usage", { token })).body.limit).toBe(1000);
    await send(updated(110, "sub_1", customer, "active", { id: "price_x", lookup_key: "studio" }));
    expect(await state(id)).toBe("studio active");
    expect((await bench.call("GET", "/api/projects", { token })).status).toBe(200);
    await send(deleted(120, "sub_1", customer));
    expect(await state(id)).toBe("studio canceled");
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(403);
    expect((await bench.call("POST", "/api/v1/check/en-1993-1-8", { token, body: bolt })).status).toBe(403);
    // out of order: told before the cancellation, heard after it
    await send(updated(115, "sub_1", customer, "active", { id: "price_studio_yearly" }));
    await send(updated(130, "sub_1", customer, "active", { id: "price_studio_yearly" }));
    expect(await state(id)).toBe("studio canceled");
    await send(
      checkout(140, {
        client_reference_id: await referenceOf(id),
        customer,
        subscription: "sub_2",
        metadata: { plan: "studio" },
      }),
    );
    expect(await state(id)).toBe("studio active");
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(200);
    // the end of the old one does not end the new one
    await send(deleted(150, "sub_1", customer));
    expect(await state(id)).toBe("studio active");
  });

  it("the account is found by reference, by customer, by verified email; the plan by metadata, lookup key, table", async () => {
    const byEmail = await bench.account("free", `payer-${engine}@example.com`);
    await markVerified(bench.app.service.database, byEmail.id, "2026-11-21T12:00:00.000Z");
    const customer = `cus_${engine}_2`;
    await send(
      checkout(100, {
        customer,
        subscription: null,
        customer_details: { email: byEmail.email.toUpperCase() },
        metadata: { plan: "pro" },
      }),
    );
    expect(await state(byEmail.id)).toBe("pro active");
    await send(updated(110, "sub_3", customer, "active", { id: "price_studio_yearly", lookup_key: null }));
    expect(await state(byEmail.id)).toBe("studio active");
    await send(updated(120, "sub_3", customer, "past_due", { id: "price_studio_yearly" }));
    expect(await state(byEmail.id)).toBe("studio past_due");
    expect((await bench.call("GET", "/api/projects", { token: byEmail.token })).status).toBe(403);
    expect((await bench.call("GET", "/api/v1/usage", { token: byEmail.token })).body.tier).toBe("studio");
    await send(updated(130, "sub_3", customer, "unpaid", { id: "price_studio_yearly" }));
    expect((await bench.call("GET", "/api/v1/usage", { token: byEmail.token })).body).toMatchObject({
      tier: "free",
      limit: 10,
    });
    await send(deleted(140, "sub_3", customer));
    expect(await state(byEmail.id)).toBe("studio canceled");
  });

  it("a checkout that is not paid, an unknown price, an unknown account change nothing", async () => {
    const { id } = await bench.account("free");
    await send(
      checkout(100, {
        client_reference_id: await referenceOf(id),
        customer: `cus_${engine}_3`,
        subscription: "sub_4",
        payment_status: "unpaid",
        metadata: { plan: "pro" },
      }),
    );
    expect(await state(id)).toBe("free none");
    expect((await send(checkout(100, { client_reference_id: "999999999", customer: "cus_none" }))).status).toBe(200);
    expect((await send(event("invoice.paid", 100, { id: "in_1" }))).status).toBe(200);
    expect((await send(event("customer.subscription.updated", 100, { nothing: true }))).status).toBe(200);
  });

  it("an event is applied once, also when it comes many times at once", async () => {
    const { id } = await bench.account("free");
    const customer = `cus_${engine}_4`;
    const once = checkout(100, {
      client_reference_id: await referenceOf(id),
      customer,
      subscription: "sub_5",
      metadata: { plan: "pro" },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(once)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rows = await bench.app.service.database
      .selectFrom("billing_events")
      .selectAll()
      .where("id", "=", once.id)
      .execute();
    expect(rows).toMatchObject([{ outcome: "applied" }]);
  });

  it("a wrong, missing or old signature is 400, and changes nothing", async () => {
    const { id } = await bench.account("free");
    const sent = checkout(100, {
      client_reference_id: await referenceOf(id),
      subscription: "sub_6",
      metadata: { plan: "studio" },
    });
    expect((await send(sent, "whsec_of_somebody_else")).status).toBe(400);
    expect((await send(sent, secret, Math.floor(Date.now() / 1000) - 301)).status).toBe(400);
    const bare = await bench.call("POST", "/api/v1/billing/webhook", { body: sent });
    expect(bare.status).toBe(400);
    expect(bare.error.error).toMatch(/signature/);
    expect(await state(id)).toBe("free none");
  });

  it("a checkout is not matched by an address that nobody has proved", async () => {
    const victim = await bench.account("free", `unproven-${engine}@example.com`);
    const customer = `cus_${engine}_unproven`;
    const paid = {
      customer,
      subscription: `sub_${engine}_unproven`,
      customer_details: { email: victim.email },
      metadata: { plan: "studio" },
    };
    await send(checkout(100, paid));
    expect(await state(victim.id)).toBe("free none");
    // whose it is may still be told
    await send(checkout(110, { ...paid, client_reference_id: await referenceOf(victim.id) }));
    expect(await state(victim.id)).toBe("studio active");
  });

  it("signed but odd: a sentence or no effect, never a 5xx", async () => {
    const odd: unknown[] = [
      {},
      [],
      null,
      "event",
      { ...event("checkout.session.completed", 100, {}), id: "a\0b" },
      { ...event("checkout.session.completed", 100, {}), id: "" },
      { ...event("checkout.session.completed", 100, {}), id: "x".repeat(10_000) },
      { ...event("checkout.session.completed", 100, {}), type: 7 },
      event("checkout.session.completed", 1e300, {}),
      event("checkout.session.completed", 1.5, {}),
      event("checkout.session.completed", -1, {}),
      event("checkout.session.completed", 100, {}),
      checkout(100, { customer: "cus\0", customer_details: { email: "a\0b@example.com" } }),
      checkout(100, { customer: "", client_reference_id: "99999999999999999999" }),
      checkout(100, { customer: { id: "y".repeat(5000) }, metadata: { plan: "\0" } }),
      checkout(100, { customer: 7, metadata: [] }),
      updated(100, "sub\0odd", "cus_odd", "active", { id: "price_1" }),
      updated(100, "sub_odd", "cus_odd", "\0", { id: "constructor", lookup_key: "__proto__" }),
      updated(100, "sub_odd2", "cus_odd", "no such status", { id: "toString" }),
      { ...updated(100, "sub_odd3", "cus_odd", "active", { id: "p" }), data: { object: null } },
      {
        ...updated(100, "sub_odd4", "cus_odd", "active", { id: "p" }),
        data: { object: { id: "sub_odd4", metadata: { account_id: "1e9" } } },
      },
      { ...event("constructor", 100, {}), data: {} },
      { ...event("customer.subscription.deleted", 100, {}), id: { toString: 1, valueOf: 2 } },
    ];
    for (const one of odd) {
      const { status, error } = await send(one);
      expect([JSON.stringify(one).slice(0, 200), status]).toEqual([
        JSON.stringify(one).slice(0, 200),
        expect.toBeOneOf([200, 400]),
      ]);
      if (status === 400) expect(error.code).toBe("invalid_input");
    }
  });

  it("whatever the order of the events, and however often each comes, the account ends alike", async () => {
    const { database } = bench.app.service;
    const { store } = bench.app.service;
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 0, max: 4 }),
        async (named, ends, order, again) => {
          round++;
          const { id } = await bench.account("free");
          const customer = `cus_${engine}_law_${round}`;
          const subscription = `sub_${engine}_law_${round}`;
          const history = [
            checkout(100, {
              client_reference_id: await referenceOf(id),
              customer,
              subscription: named ? subscription : null,
              metadata: { plan: "pro" },
            }),
            updated(101, subscription, customer, "active", { id: "p", lookup_key: "pro" }),
            updated(200, subscription, customer, "past_due", { id: "p", lookup_key: "pro" }),
            updated(300, subscription, customer, "active", { id: "p", lookup_key: "studio" }),
            ends
              ? deleted(400, subscription, customer, { id: "p", lookup_key: "studio" })
              : updated(400, subscription, customer, "trialing", { id: "p", lookup_key: "studio" }),
          ];
          const shuffled = history.map((one, i) => ({ one, key: order[i] ?? 0 })).sort((a, b) => a.key - b.key);
          const events = [...shuffled.map(({ one }) => one), ...history.slice(again)];
          for (const one of events) await applyEvent({ store, prices: {}, at: "2026-11-21T12:00:00.000Z" }, one);
          const account = await accountById(database, id);
          expect([account?.tier, account?.subscription_status]).toEqual(
            ends ? ["studio", "canceled"] : ["studio", "trialing"],
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("an owner is led to the provider's page, with the account that pays and the plan that is wanted", async () => {
  const account = async (billingUrl: string | undefined, role: "owner" | "engineer" = "owner") => {
    const bench = await openBench("sqlite", { billingUrl, termsUrl: "https://example.com/terms" });
    if (!bench) throw new Error("no SQLite");
    const { id } = await bench.account("pro");
    const { database, config } = bench.app.service;
    const at = new Date(bench.clock.now).toISOString();
    const { value: token } = await createToken(database, { account: id, name: role, role, at });
    const { body } = await bench.call("GET", "/api/v1/account", { token });
    const ways = await bench.call("GET", "/api/v1/session/ways");
    expect(ways.body).toEqual({ single_sign_on: null, terms_url: config.termsUrl, privacy_url: null });
    await bench.close();
    return { links: body.plan_links, reference: body.account.reference as string };
  };
  const template = "https://pay.example.com/{plan}?client_reference_id={account}&again={account}";
  const { links, reference } = await account(template);
  expect(links).toEqual(
    ["free", "studio"].map((plan) => ({
      plan,
      url: `https://pay.example.com/${plan}?client_reference_id=${reference}&again=${reference}`,
    })),
  );
  const chosen = await account("https://pay.example.com/?for={account}");
  expect(chosen.links).toEqual([{ plan: null, url: `https://pay.example.com/?for=${chosen.reference}` }]);
  expect((await account(template, "engineer")).links).toEqual([]);
  expect((await account(undefined)).links).toEqual([]);
});

test("without a secret there is no such route", async () => {
  const bench = await openBench("sqlite");
  if (!bench) return;
  expect((await bench.call("POST", "/api/billing/webhook", { body: {} })).status).toBe(404);
  await bench.close();
});
