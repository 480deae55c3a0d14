import { english } from "@x/eurocode/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../src/accounts/one-time-code.ts";
import { purge } from "../src/limits/purge.ts";
import { type Bench, configWith, openBench } from "./support/app.ts";
import { bothEngines } from "./support/databases.ts";
import { client, type OidcProvider, openOidcProvider, type Person } from "./support/oidc-provider.ts";

// Single sign-on, with a provider that signs real tokens; and what an attacker would try on the way.

const password = "six planks of larch";
const path = "/sign-in/single";

/** As much of a browser as the way needs: cookies, and where it is sent. */
function browser(bench: Bench) {
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(url, bench.base), {
      redirect: "manual",
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(form ? { Origin: bench.base, "Content-Type": "application/x-www-form-urlencoded" } : {}),
        ...headers,
      },
      ...(form ? { method: "POST", body: String(new URLSearchParams(form)) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: answer.status,
      to: answer.headers.get("location") ?? "",
      text: await answer.text(),
      headers: answer.headers,
    };
  };
  const account = async () => {
    const { status, text } = await go("/api/account");
    return {
      status,
      ...(JSON.parse(text) as {
        account?: { id: number; email: string; email_verified_at: string };
        has_password?: boolean;
      }),
    };
  };
  return { cookies, go, account };
}

describe.each(bothEngines)("%s", (engine) => {
  let provider: OidcProvider;
  let opened: Bench | undefined;
  let bench: Bench;
  const open = async (more: Partial<{ domains: string[] }> = {}) => {
    const singleSignOn = {
      issuer: new URL(provider.issuer),
      clientId: client.id,
      clientSecret: client.secret,
      domains: [],
      name: "Office",
      ...more,
    };
    return openBench(engine, { rateLimit: 100_000, singleSignOn });
  };
  beforeAll(async () => {
    provider = await openOidcProvider();
    opened = await open();
    if (opened) bench = opened;
  });
  afterAll(async () => {
    await opened?.close();
    await provider.close();
  });
  beforeEach(({ skip }) => {
    provider.lies = {};
    if (!opened) skip("no PostgreSQL here");
  });

  let count = 0;
  const person = (): Person & { email: string } => {
    const name = `p${engine}${++count}`;
    return { sub: `number of ${name}`, email: `${name}@office.example`, email_verified: true };
  };
  /** There and back; what the browser sees then. */
  const through = async (whose: Person, at = browser(bench), query = "") => {
    const began = await at.go(`${path}${query}`);
    const came = await at.go(provider.authorize(began.to, whose));
    return { ...came, at, began };
  };
  const signedUp = async (email: string) => {
    const at = browser(bench);
    const up = await bench.call("POST", "/api/accounts", { body: { email, password } });
    at.cookies.set("x_session", /x_session=([^;]+)/.exec(up.headers.get("set-cookie") ?? "")?.[1] ?? "");
    const token = await bench.call("POST", "/api/tokens", {
      headers: { Cookie: `x_session=${at.cookies.get("x_session")}` },
      body: { name: "office" },
    });
    return { at, id: Number(up.body.account.id), token: token.body.value as string };
  };
  const passwordSignsIn = async (email: string) =>
    (await bench.call("POST", "/api/session", { body: { email, password } })).status;
  const acts = async (account: number) =>
    (
      await bench.app.service.database
        .selectFrom("audit")
        .select(["act", "made_by"])
        .where("account_id", "=", account)
        .orderBy("id")
        .execute()
    ).map(({ act, made_by }) => `${act} ${made_by}`);

  it("says whether there is one, and goes there with state, nonce and a challenge of PKCE that it keeps to itself", async () => {
    const ways = await bench.call("GET", "/api/v1/session/ways");
    expect(ways.body).toMatchObject({ single_sign_on: { name: "Office", path } });
    const at = browser(bench);
    const [one, two] = [await at.go(path), await at.go(path)];
    expect(one.status).toBe(302);
    const [first, second] = [one, two].map(({ to }) => new URL(to).searchParams);
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(first?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(first?.get(name)).not.toBe(second?.get(name));
    }
    const cookie = one.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^x_single=[\w-]{43}; Path=\/sign-in\/single; Max-Age=600; HttpOnly; SameSite=Lax$/);
    expect(one.headers.get("cache-control")).toBe("no-store");
  });

  it("who is invited and has no account is shown the way through the provider, and joins with it, without a password", async () => {
    const { at: owner } = await signedUp(`owner-${engine}@office.example`);
    const headers = { Cookie: `x_session=${owner.cookies.get("x_session")}` };
    await bench.call("POST", "/api/organizations", { headers, body: { name: "Bridge Office" } });
    const someone = person();
    const body = { email: someone.email, role: "engineer" };
    const { link } = (await bench.call("POST", "/api/invitations", { headers, body })).body;
    const { pathname, search, searchParams } = new URL(link);
    const at = browser(bench);
    expect((await at.go(pathname + search)).text).toContain(`<a href="${path}">Sign in with Office`);
    await through(someone, at);
    const page = await at.go(pathname + search);
    expect(page.text).not.toContain("password");
    expect((await at.go(pathname, { value: searchParams.get("value") ?? "" })).text).toContain("Bridge Office");
    const { account, ...more } = await at.account();
    expect([(account as { name?: string }).name, more]).toEqual([
      "Bridge Office",
      expect.objectContaining({ role: "engineer" }),
    ]);
  });

  it("who is new gets an account with a proved address and no password, and comes to the page they wanted; the log says how", async () => {
    const anna = person();
    const { status, to, at } = await through(anna, browser(bench), "?to=/projects/7");
    expect([status, to]).toEqual([303, "/sign-in?back=&to=%2Fprojects%2F7"]);
    const { account, has_password } = await at.account();
    expect([account?.email, has_password]).toEqual([anna.email, false]);
    expect(account?.email_verified_at).toBe(new Date(bench.clock.now).toISOString());
    expect(await acts(account?.id ?? 0)).toEqual(["signed_up single_sign_on", "signed_in single_sign_on"]);
    expect(await passwordSignsIn(anna.email)).toBe(401);
    // again, under another address of the same person: the same account
    const again = await through({ ...anna, email: `new.${anna.email}` });
    expect((await again.at.account()).account).toMatchObject({ id: account?.id, email: anna.email });
    // for a day
    bench.clock.now += 24 * 3_600_000;
    expect((await at.account()).status).toBe(401);
  });

  it("an account whose address is proved is the person's: password, sessions and tokens stay", async () => {
    const bert = person();
    const { at: home, id, token } = await signedUp(bert.email);
    const at = new Date(bench.clock.now).toISOString();
    await bench.app.service.database
      .updateTable("accounts")
      .set({ email_verified_at: at })
      .where("id", "=", id)
      .execute();
    const came = await through({ ...bert, email: bert.email.toUpperCase() });
    expect([came.status, (await came.at.account()).account?.id]).toEqual([303, id]);
    expect([(await home.account()).status, await passwordSignsIn(bert.email)]).toEqual([200, 200]);
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(200);
  });

  it("an account that nobody has proved is taken over after a question: a stranger's password, codes, sessions and tokens end", async () => {
    const carl = person();
    const stranger = await signedUp(carl.email);
    const asked = await through(carl);
    expect([asked.status, asked.at.cookies.has("x_session")]).toEqual([200, false]);
    expect(asked.text).toContain("Take the account over");
    expect(await passwordSignsIn(carl.email)).toBe(200);
    // a page of another site presses nothing
    expect((await asked.at.go(path, {}, { Origin: "https://evil.example" })).status).toBe(403);
    const again = await through(carl);
    // the stranger asks for codes meanwhile
    const headers = { Cookie: `x_session=${stranger.at.cookies.get("x_session")}` };
    await bench.app.service.database
      .updateTable("accounts")
      .set({ totp_secret: bench.app.service.vault.seal("AAAA", `one-time codes of account ${stranger.id}`) })
      .where("id", "=", stranger.id)
      .execute();
    expect((await again.at.go(path, {})).status).toBe(303);
    expect((await again.at.account()).account?.id).toBe(stranger.id);
    expect((await bench.call("GET", "/api/account", { headers })).status).toBe(401);
    expect((await bench.call("GET", "/api/v1/usage", { token: stranger.token })).status).toBe(401);
    expect(await passwordSignsIn(carl.email)).toBe(401);
    const row = bench.app.service.database.selectFrom("accounts").selectAll().where("id", "=", stranger.id);
    expect(await row.executeTakeFirst()).toMatchObject({ password_hash: null, totp_secret: null });
    // the button holds once
    expect((await again.at.go(path, {})).status).toBe(403);
  });

  it("who is signed in to it with its password loses nothing, and nobody is asked", async () => {
    const dora = person();
    const { at, id, token } = await signedUp(dora.email);
    expect((await through(dora, at)).status).toBe(303);
    expect((await at.account()).account?.id).toBe(id);
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(200);
    expect(await passwordSignsIn(dora.email)).toBe(200);
    expect(await acts(id)).toContain("address_verified single_sign_on");
  });

  it("the next owner of an address does not get the account of the one before", async () => {
    const eva = person();
    const { at } = await through(eva);
    const next = await through({ ...eva, sub: "somebody else" });
    expect([next.status, next.at.cookies.has("x_session")]).toEqual([403, false]);
    expect(next.text).toContain("belongs to somebody else");
    expect((await at.account()).status).toBe(200);
  });

  it("an account that asks for one-time codes asks for one here too; each holds once, and wrong ones are counted and noted", async () => {
    const finn = person();
    const { at } = await through(finn);
    const { account } = await at.account();
    const headers = { Cookie: `x_session=${at.cookies.get("x_session")}` };
    const post = (rest: string, body: object) =>
      bench.call("POST", `/api/account/two-factor${rest}`, { headers, body });
    const { secret } = (await post("", { password: "" })).body;
    const bits = [...secret].map((sign) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
    );
    const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    const code = (steps: number) => codeAt(key, Math.floor(bench.clock.now / 30_000) + steps);
    await post("/confirmation", { code: code(0) });
    const asked = await through(finn);
    expect([asked.status, asked.at.cookies.has("x_session")]).toEqual([200, false]);
    expect((await asked.at.go(path, { code: code(0) })).status).toBe(400);
    expect((await asked.at.go(path, {})).status).toBe(400);
    expect(asked.at.cookies.has("x_session")).toBe(false);
    expect((await asked.at.go(path, { code: code(1) })).status).toBe(303);
    expect((await asked.at.account()).account?.id).toBe(account?.id);
    expect((await acts(account?.id ?? 0)).filter((act) => act === "sign_in_failed single_sign_on")).toHaveLength(2);
    const tries = await through(finn);
    let last = "";
    for (let i = 0; i < 20; i++) last = (await tries.at.go(path, { code: "0" })).text;
    expect(last).toContain("Too many codes");
  });

  it("without a password, a sign-in within ten minutes proves who it is; later one signs in again; a password may be chosen", async () => {
    const gina = person();
    const { at } = await through(gina);
    const headers = { Cookie: `x_session=${at.cookies.get("x_session")}` };
    bench.clock.now += 11 * 60_000;
    const change = { current_password: "", password };
    const late = await bench.call("PATCH", "/api/account", { headers, body: change });
    expect([late.status, late.error.code]).toEqual([403, "sign_in_again"]);
    expect((await bench.call("POST", "/api/account/deletion", { headers, body: { password: "" } })).status).toBe(403);
    const again = await through(gina);
    const fresh = { Cookie: `x_session=${again.at.cookies.get("x_session")}` };
    expect((await bench.call("PATCH", "/api/account", { headers: fresh, body: change })).status).toBe(200);
    expect(await passwordSignsIn(gina.email)).toBe(200);
    // from here on it is asked for
    expect((await bench.call("POST", "/api/account/deletion", { headers: fresh, body: { password: "" } })).status).toBe(
      400,
    );
    expect((await bench.call("POST", "/api/account/deletion", { headers: fresh, body: { password } })).status).toBe(
      202,
    );
    // and the same person begins anew
    expect((await through(gina)).status).toBe(303);
  });

  it("goes with the person when their account becomes an organization", async () => {
    const hugo = person();
    const { at } = await through(hugo);
    const before = (await at.account()).account?.id;
    const headers = { Cookie: `x_session=${at.cookies.get("x_session")}` };
    const made = await bench.call("POST", "/api/organizations", { headers, body: { name: "Office", move: true } });
    expect(made.status).toBe(201);
    const again = await through(hugo);
    const after = (await again.at.account()).account;
    expect([after?.email, after?.id === before]).toEqual([hugo.email, false]);
  });

  const refusals: readonly [string, OidcProvider["lies"] | (() => OidcProvider["lies"]), Partial<Person>?][] = [
    ["a token for another nonce", { claims: { nonce: "of another sign-in" } }],
    ["a token without a nonce", { claims: { nonce: undefined } }],
    ["a token for another audience", { claims: { aud: "another client" } }],
    ["a token for several audiences, given to another", { claims: { aud: [client.id, "another"], azp: "another" } }],
    ["a token of another issuer", { claims: { iss: "https://evil.example" } }],
    ["a token that ended five minutes ago", () => ({ claims: { exp: Math.floor(Date.now() / 1000) - 300 } })],
    ["a token that begins in an hour", () => ({ claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } })],
    ["a token signed with another key", { key: "another" }],
    ["a token that nobody signed", { key: "none" }],
    ["a token about nobody", { claims: { sub: undefined } }],
    ["an address that is not verified", {}, { email_verified: false }],
    ["an address of which nothing is said", {}, { email_verified: undefined }],
    ["no address at all", {}, { email: undefined as never }],
    [
      "user info about another person",
      { userInfo: { sub: "another", email: "x@office.example", email_verified: true } },
    ],
    ["an address whose small letters are another's", {}, { email: "\u212Aate@office.example" }],
    ["an address that is none", {}, { email: "a b@office.example" }],
  ];
  it.each(refusals)("refuses %s, and makes nothing", async (_, lies, more) => {
    provider.lies = typeof lies === "function" ? lies() : lies;
    const whose = { ...person(), ...more };
    const { status, text, at } = await through(whose);
    expect([status, at.cookies.size]).toEqual([403, 0]);
    expect(text).toContain("You are not signed in");
    const { database } = bench.app.service;
    const made = database.selectFrom("identities").selectAll().where("subject", "=", whose.sub);
    expect(await made.execute()).toEqual([]);
    if (whose.email !== undefined)
      expect(await database.selectFrom("accounts").select("id").where("email", "=", whose.email).execute()).toEqual([]);
  });

  it("a clock that differs by a few seconds is no harm; the address may come by user info, verified in a word", async () => {
    provider.lies = { claims: { exp: Math.floor(Date.now() / 1000) - 5 } };
    expect((await through(person())).status).toBe(303);
    const ida = person();
    provider.lies = { userInfo: { sub: ida.sub, email: ida.email, email_verified: "true" } };
    const { at } = await through(ida);
    expect((await at.account()).account?.email).toBe(ida.email);
  });

  it("an answer holds once, in the browser that asked for it, for ten minutes, with its state; codes of others are not asked about", async () => {
    const jan = person();
    const at = browser(bench);
    const back = provider.authorize((await at.go(path)).to, jan);
    const cookie = at.cookies.get("x_single") ?? "";
    // somebody else's browser: an attacker's answer signs nobody in as the attacker
    const before = provider.exchanged();
    expect((await browser(bench).go(back)).status).toBe(403);
    const other = browser(bench);
    await other.go(path);
    expect((await other.go(back)).status).toBe(403);
    expect(provider.exchanged()).toBe(before);
    expect((await at.go(back)).status).toBe(303);
    at.cookies.set("x_single", cookie);
    expect((await at.go(back)).status).toBe(403);
    // the code again, with a state that is asked for: the provider refuses
    const begun = await at.go(path);
    const replayed = new URL(back);
    replayed.searchParams.set("state", new URL(begun.to).searchParams.get("state") ?? "");
    expect((await at.go(replayed.href)).status).toBe(403);
    const mixed = new URL(provider.authorize((await at.go(path)).to, jan));
    mixed.searchParams.set("iss", "https://evil.example");
    expect((await at.go(mixed.href)).status).toBe(403);
    const wrong = new URL(provider.authorize((await at.go(path)).to, jan));
    wrong.searchParams.set("state", "another");
    expect((await at.go(wrong.href)).status).toBe(403);
    const late = provider.authorize((await at.go(path)).to, jan);
    bench.clock.now += 600_001;
    expect((await at.go(late)).status).toBe(403);
    await purge(bench.app.service);
    expect(await bench.app.service.database.selectFrom("single_sign_ons").selectAll().execute()).toEqual([]);
  });

  it("leads to no other site, whatever is asked", async () => {
    for (const to of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/projects/../..//evil.example",
      "/account",
    ]) {
      const came = await through(person(), browser(bench), `?to=${encodeURIComponent(to)}`);
      expect([to, came.status, came.to]).toEqual([to, 303, "/sign-in?back="]);
    }
  });

  it("who is not let in by the provider is told so, in their language", async () => {
    const at = browser(bench);
    const state = new URL((await at.go(path)).to).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error: "access_denied", state, iss: provider.issuer });
    const came = await at.go(`${path}/back?${query}`, undefined, { "Accept-Language": "nl" });
    expect([came.status, came.text]).toEqual([403, expect.stringContaining("Office heeft u niet toegelaten.")]);
  });

  it("only some domains, where they are named; a provider that is away or names another issuer lets passwords work", async () => {
    const some = await open({ domains: ["office.example"] });
    if (!some) return;
    provider.lies = { issuer: "https://evil.example" };
    expect((await browser(some).go(path)).status).toBe(503);
    provider.lies = {};
    const go = async (email: string) => {
      const at = browser(some);
      return (await at.go(provider.authorize((await at.go(path)).to, { ...person(), email }))).status;
    };
    expect(await go("a@Office.Example")).toBe(303);
    for (const email of [
      "a@evil.example",
      "a@sub.office.example",
      "a@notoffice.example",
      "a@office.example.evil.example",
    ])
      expect([email, await go(email)]).toEqual([email, 403]);
    await some.close();
  });
});

it("settings: all or none, over TLS but on this machine, with BASE_URL", async () => {
  const { readConfig } = await import("../src/config.ts");
  const all = {
    OIDC_ISSUER: "https://id.example.com/realm",
    OIDC_CLIENT_ID: "checks",
    OIDC_CLIENT_SECRET: "long enough",
    BASE_URL: "https://checks.example.com",
  };
  const problems = (more: Record<string, string>) => {
    const read = readConfig({ ...all, ...more });
    return "problems" in read ? read.problems.map(english) : [];
  };
  expect(readConfig({ ...all, OIDC_DOMAINS: "@Example.com, b.example" })).toMatchObject({
    singleSignOn: { name: "id.example.com", domains: ["example.com", "b.example"] },
  });
  expect(configWith({}).singleSignOn).toBeUndefined();
  expect(problems({ OIDC_CLIENT_SECRET: "" })).toEqual([expect.stringContaining("belong together")]);
  expect(problems({ BASE_URL: "" })).toEqual([expect.stringContaining("needs BASE_URL")]);
  expect(problems({ OIDC_ISSUER: "http://id.example.com" })).toEqual([expect.stringContaining("OIDC_ISSUER must be")]);
  expect(problems({ OIDC_ISSUER: "http://localhost:8080" })).toEqual([]);
  expect(problems({ OIDC_DOMAINS: "example" })).toEqual([expect.stringContaining("OIDC_DOMAINS must be")]);
  expect(problems({ OIDC_CLIENT_SECRET: "short" })).toEqual([
    'OIDC_CLIENT_SECRET must be a secret of at least 8 characters; it is "…"',
  ]);
});
