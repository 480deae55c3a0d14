import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mayAs, type Role, type Route, roles, routes } from "@x/api";
import { checks } from "@x/eurocode";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { setTier } from "../src/accounts/accounts.ts";
import { codeAt } from "../src/accounts/one-time-code.ts";
import { type Answer, type Bench, openBench } from "./support/app.ts";
import { type EngineName, engines, here, testHere } from "./support/databases.ts";

// Accounts that several people share: who may do what there, how one comes in, and how one leaves.

const password = "six planks of larch";
const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;
const check = "/api/v1/check/en-1993-1-8";

const cookieOf = ({ headers }: Pick<Answer, "headers">) => ({ Cookie: headers.get("set-cookie")?.split(";")[0] ?? "" });

interface Someone {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

function office(bench: Bench) {
  const call = (someone: Someone, method: string, path: string, body?: unknown) =>
    bench.call(method, path, { headers: someone.headers, body });
  const signUp = async (email: string): Promise<Someone & { readonly id: number }> => {
    const up = await bench.call("POST", "/api/accounts", { body: { email, password } });
    return { id: Number(up.body.account.id), email, headers: cookieOf(up) };
  };
  return {
    call,
    signUp,
    /** Somebody with an organization, for which the session acts. */
    founded: async (email: string, more: object = {}) => {
      const owner = await signUp(email);
      const made = await call(owner, "POST", "/api/organizations", { name: "Bridge Office", ...more });
      return { owner, id: Number(made.body.organization.id), made };
    },
    /** By an invitation, which the owner hands over. */
    joined: async (owner: Someone, email: string, role: Role) => {
      const someone = await signUp(email);
      const { body } = await call(owner, "POST", "/api/invitations", { email, role });
      const value = new URL(body.link).searchParams.get("value") ?? "";
      const text = new URLSearchParams({ value }).toString();
      const headers = { ...someone.headers, "Content-Type": "application/x-www-form-urlencoded" };
      const answer = await bench.call("POST", "/join", { text, headers });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining("Bridge Office")]);
      return someone;
    },
  };
}

/** Whether the caller got past who may call; what the answer says besides is not of interest, nor its end. */
async function admits(bench: Bench, route: Route, how: { readonly headers: Readonly<Record<string, string>> }) {
  const gone = new AbortController();
  const [example] = Object.values(route.body?.examples() ?? {});
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === "format" ? "bom.csv" : "999999"));
  const answer = await fetch(`${bench.base}${path}${route.operationId === "export" ? "?run_id=999999" : ""}`, {
    method: route.method,
    signal: gone.signal,
    headers: { ...how.headers, ...(route.method === "GET" ? {} : { "Content-Type": "application/json" }) },
    // an email in it would be another's
    ...(route.body ? { body: JSON.stringify({ ...(example?.request ?? {}), email: undefined }) } : {}),
  });
  const refused = answer.status === 403 ? ((await answer.json()) as { error: string }).error : undefined;
  gone.abort();
  expect([answer.status, refused ?? "role"]).toEqual([answer.status, expect.stringMatching(/role/)]);
  return answer.status === 401 ? "401" : refused === undefined;
}

describe.each(engines)("%s", (engine: EngineName) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000 });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  // who may what is asked of no database
  testHere(engine)(
    "every route for every role, by cookie and by token: as the contract says, and no more",
    { tags: "change" },
    async () => {
      const { founded, joined, call } = office(bench);
      const { owner, id } = await founded(`matrix-${engine}@example.com`);
      await setTier(bench.app.service.database, `${id}`, "studio");
      const asked = routes.filter(({ role }) => role !== "self" && role !== "anybody");
      for (const role of roles) {
        const someone = role === "owner" ? owner : await joined(owner, `${role}-${engine}@example.com`, role);
        const token = (await call(someone, "POST", "/api/tokens", { name: role, role })).body?.value as string | null;
        // a viewer makes none
        expect([role, typeof token]).toEqual([role, role === "viewer" ? "undefined" : "string"]);
        const given = token ?? ((await call(owner, "POST", "/api/tokens", { name: role, role })).body.value as string);
        for (const route of asked) {
          const { operationId, role: needs, access } = route;
          // what takes everything away, and oneself out, has tests of its own
          if (operationId === "delete-organization") continue;
          const least = operationId === "remove-person" ? "owner" : (needs as Role); // the others were left out
          const may = mayAs(role, least);
          expect([role, operationId, await admits(bench, route, someone)]).toEqual([role, operationId, may]);
          const byToken = await admits(bench, route, { headers: { Authorization: `Bearer ${given}` } });
          expect([role, operationId, byToken]).toEqual([role, operationId, access === "cookie" ? "401" : may]);
        }
      }
    },
  );

  it("what is about a person is not of an organization", () => {
    for (const { role, access, operationId } of routes) {
      if (role === "self") expect([operationId, access]).toEqual([operationId, "cookie"]);
      expect([operationId, role === "anybody"]).toEqual([operationId, access === "public" || access === "signature"]);
    }
    return Promise.resolve();
  });

  it("its projects, tokens, quota and audit log are the organization's, and others see nothing of them", async () => {
    const { founded, joined, call, signUp } = office(bench);
    const { owner, id } = await founded(`anna-${engine}@example.com`);
    await setTier(bench.app.service.database, `${id}`, "studio");
    const ben = await joined(owner, `ben-${engine}@example.com`, "engineer");
    const project = await call(ben, "POST", "/api/projects", { name: "Hall 3" });
    expect(project.status).toBe(201);
    expect((await call(owner, "GET", "/api/projects")).body.projects).toHaveLength(1);
    const stranger = await signUp(`carl-${engine}@example.com`);
    expect((await call(stranger, "PATCH", "/api/session", { organization_id: id })).status).toBe(404);
    // ben for himself has no Studio, and for the office again
    expect((await call(ben, "PATCH", "/api/session", { organization_id: null })).body).toEqual({});
    expect((await call(ben, "GET", "/api/projects")).status).toBe(403);
    expect((await call(ben, "GET", "/api/account")).body).toMatchObject({ role: "owner", account: { name: null } });
    await call(ben, "PATCH", "/api/session", { organization_id: id });
    expect((await call(ben, "GET", "/api/account")).body).toMatchObject({
      role: "engineer",
      account: { id, name: "Bridge Office", email: ben.email, tier: "studio" },
    });
    const made = await call(ben, "POST", "/api/tokens", { name: "site" });
    const token = made.body.value as string;
    expect((await bench.call("POST", check, { token, body: bolt })).status).toBe(200);
    await bench.call("POST", check, { headers: owner.headers, body: bolt });
    expect((await bench.call("GET", "/api/v1/usage", { token })).body).toMatchObject({ tier: "studio", used: 2 });
    await call(ben, "PATCH", "/api/session", { organization_id: null });
    expect((await call(ben, "GET", "/api/v1/usage")).body).toMatchObject({ tier: "free", used: 0 });
    // an email beside a token is of who made it
    expect((await bench.call("GET", `/api/projects?email=${ben.email}`, { token })).status).toBe(200);
    expect((await bench.call("GET", `/api/projects?email=${owner.email}`, { token })).status).toBe(403);
    expect((await bench.call("GET", `/api/projects?email=${ben.email}`)).status).toBe(403);
    const { entries } = (await call(owner, "GET", "/api/account/audit")).body;
    expect(entries.map(({ act, person, about }: Record<string, string>) => [act, person, about])).toEqual([
      ["token_made", ben.email, `site (${made.body.token.id})`],
      ["person_joined", ben.email, `${ben.email}: engineer`],
      ["person_invited", owner.email, `${ben.email}: engineer`],
      ["plan_changed", null, "studio"],
      ["organization_made", owner.email, "Bridge Office"],
    ]);
    const own = (await call(ben, "GET", "/api/account/audit")).body.entries;
    expect(own.map(({ act }: { act: string }) => act)).toEqual(["signed_up"]);
  });

  it("no token may more than its maker, and sees but its maker's own; a role that is lowered lowers them", async () => {
    const { founded, joined, call } = office(bench);
    const { owner, id } = await founded(`tokens-${engine}@example.com`);
    const cleo = await joined(owner, `cleo-${engine}@example.com`, "engineer");
    const people = (await call(owner, "GET", "/api/people")).body.people as { id: number; email: string }[];
    const cleoId = people.find(({ email }) => email === cleo.email)?.id;
    const above = await call(cleo, "POST", "/api/tokens", { name: "n", role: "owner" });
    expect([above.status, above.error.details?.[0]?.path]).toEqual([400, "role"]);
    const byDefault = await call(owner, "POST", "/api/tokens", { name: "owner's" });
    const hers = await call(cleo, "POST", "/api/tokens", { name: "hers" });
    const listed = async (someone: Someone) =>
      (await call(someone, "GET", "/api/tokens")).body.tokens.map((one: { name: string; role: string }) => [
        one.name,
        one.role,
      ]);
    expect(await listed(owner)).toEqual([
      ["hers", "engineer"],
      ["owner's", "engineer"],
    ]);
    expect(await listed(cleo)).toEqual([["hers", "engineer"]]);
    const foreign = `/api/tokens/${byDefault.body.token.id}`;
    expect((await call(cleo, "DELETE", foreign)).status).toBe(404);
    expect((await call(cleo, "PATCH", `${foreign}/webhook`, { webhook_url: null })).status).toBe(404);
    expect((await call(owner, "PATCH", `/api/people/${cleoId}`, { role: "viewer" })).body.person).toMatchObject({
      email: cleo.email,
      role: "viewer",
    });
    const refused = await bench.call("POST", check, { token: hers.body.value, body: bolt });
    expect([refused.status, refused.error.error]).toEqual([403, expect.stringMatching(/checker.*viewer/)]);
    expect((await call(cleo, "GET", "/api/tokens")).status).toBe(403);
    // raised again, the person may more; the token stays as it was made less
    await call(owner, "PATCH", `/api/people/${cleoId}`, { role: "owner" });
    expect((await bench.call("POST", check, { token: hers.body.value, body: bolt })).status).toBe(403);
    // out: sessions and tokens end
    const out = await call(owner, "DELETE", `/api/people/${cleoId}`);
    expect(out.body).toEqual({ revoked_tokens: 1 });
    expect((await bench.call("GET", "/api/v1/usage", { token: hers.body.value })).status).toBe(401);
    expect((await call(cleo, "GET", "/api/account")).status).toBe(401);
    expect((await call(owner, "DELETE", `/api/people/${cleoId}`)).status).toBe(404);
    expect((await call(owner, "GET", "/api/organizations")).body.organizations).toMatchObject([{ id, role: "owner" }]);
  });

  it("the last owner cannot leave, be made less, or delete their account; of two who leave together one stays", async () => {
    const { founded, joined, call } = office(bench);
    const { owner } = await founded(`last-${engine}@example.com`);
    const dora = await joined(owner, `dora-${engine}@example.com`, "owner");
    const numbers = (await call(owner, "GET", "/api/people")).body.people.map((one: { id: number }) => one.id);
    const leaving = await Promise.all([
      call(owner, "DELETE", `/api/people/${numbers[0]}`),
      call(dora, "DELETE", `/api/people/${numbers[1]}`),
    ]);
    expect(leaving.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [left, who] = leaving[0]?.status === 409 ? [owner, numbers[0]] : [dora, numbers[1]];
    const alone = await call(left, "PATCH", `/api/people/${who}`, { role: "engineer" });
    expect([alone.status, alone.error.error]).toEqual([409, expect.stringContaining("no other owner")]);
    expect((await call(left, "POST", "/api/account/deletion", { password })).status).toBe(409);
    expect((await call(left, "GET", "/api/account")).body.account.name).toBe("Bridge Office");
    const wrong = await call(left, "POST", "/api/organization/deletion", { password: "not the password" });
    expect(wrong.status).toBe(400);
    expect((await call(left, "POST", "/api/organization/deletion", { password })).status).toBe(204);
    const again = await bench.call("POST", "/api/session", { body: { email: left.email, password } });
    const back = { email: left.email, headers: cookieOf(again) };
    expect((await call(back, "GET", "/api/organizations")).body).toEqual({ organizations: [] });
    expect((await call(back, "POST", "/api/account/deletion", { password })).status).toBe(202);
  });

  it("what one has can become the organization's: plan, projects, tokens, jobs; sign-in and codes stay the person's", async () => {
    const { call, signUp } = office(bench);
    const someone = await signUp(`mover-${engine}@example.com`);
    await setTier(bench.app.service.database, someone.email, "studio");
    const token = (await call(someone, "POST", "/api/tokens", { name: "before" })).body.value as string;
    const { id: project } = (await call(someone, "POST", "/api/projects", { name: "Hall 3" })).body.project;
    const { secret } = (await call(someone, "POST", "/api/account/two-factor", { password })).body;
    const bits = [...(secret as string)].map((sign) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
    );
    const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    const step = () => Math.floor(bench.clock.now / 30_000);
    await call(someone, "POST", "/api/account/two-factor/confirmation", { code: codeAt(key, step()) });
    const made = await call(someone, "POST", "/api/organizations", { name: "Office", move: true });
    expect([made.status, made.body.organization]).toEqual([
      201,
      expect.objectContaining({ id: someone.id, role: "owner", tier: "studio", name: "Office" }),
    ]);
    expect((await call(someone, "GET", `/api/projects/${project}`)).status).toBe(200);
    expect((await bench.call("GET", `/api/projects/${project}`, { token })).status).toBe(200);
    await call(someone, "PATCH", "/api/session", { organization_id: null });
    expect((await call(someone, "GET", "/api/account")).body.account).toMatchObject({
      email: someone.email,
      name: null,
      tier: "free",
    });
    expect((await call(someone, "GET", "/api/projects")).status).toBe(403);
    bench.clock.now += 60_000;
    const signIn = (code?: string) =>
      bench.call("POST", "/api/session", { body: { email: someone.email, password, ...(code ? { code } : {}) } });
    expect((await signIn()).error.code).toBe("code_required");
    expect((await signIn(codeAt(key, step()))).status).toBe(200);
    bench.clock.now -= 60_000;
    // the token is the person's: it ends with them
    const people = (await bench.call("GET", "/api/people", { token })).body.people;
    expect(people).toMatchObject([{ email: someone.email, role: "owner" }]);
  });

  it("invitations: one to an address, withdrawn, too old, for somebody else, used once", async () => {
    const { founded, call, signUp } = office(bench);
    const { owner } = await founded(`host-${engine}@example.com`);
    const email = `guest-${engine}@example.com`;
    const linkFor = async (role: Role) =>
      new URL((await call(owner, "POST", "/api/invitations", { email, role })).body.link).searchParams.get("value") ??
      "";
    const press = (value: string, fields = {}, headers = {}) =>
      bench.call("POST", "/join", {
        text: new URLSearchParams({ value, ...fields }).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      });
    const first = await linkFor("viewer");
    const second = await linkFor("checker");
    expect((await bench.call("GET", `/join?value=${first}`)).status).toBe(400);
    const page = await bench.call("GET", `/join?value=${second}`, { headers: { "Accept-Language": "nl" } });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("als controleur")]);
    const { invitations } = (await call(owner, "GET", "/api/invitations")).body;
    expect(invitations).toMatchObject([{ email, role: "checker" }]);
    expect((await call(owner, "DELETE", `/api/invitations/${invitations[0].id}`)).status).toBe(204);
    expect((await call(owner, "DELETE", `/api/invitations/${invitations[0].id}`)).status).toBe(404);
    expect((await press(second, { password })).status).toBe(400);
    const third = await linkFor("checker");
    const other = await signUp(`other-${engine}@example.com`);
    const foreign = await press(third, { password }, other.headers);
    expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining(other.email)]);
    for (const wrong of [{}, { password: "short" }]) expect((await press(third, wrong)).status).toBe(400);
    const done = await press(third, { password });
    expect([done.status, (await press(third, { password })).status]).toEqual([200, 400]);
    const guest = { email, headers: cookieOf(done) };
    expect((await call(guest, "GET", "/api/account")).body).toMatchObject({ role: "checker", account: { email } });
    expect((await call(owner, "POST", "/api/invitations", { email, role: "owner" })).status).toBe(409);
    // who has an account signs in to it first
    const known = `known-${engine}@example.com`;
    await signUp(known);
    const { body } = await call(owner, "POST", "/api/invitations", { email: known, role: "viewer" });
    const value = new URL(body.link).searchParams.get("value") ?? "";
    const unsigned = await press(value, { password: "a stranger's choice" });
    expect([unsigned.status, unsigned.text]).toEqual([403, expect.stringContaining("/sign-in")]);
    bench.clock.now += 7 * 24 * 3_600_000;
    expect((await bench.call("GET", `/join?value=${value}`)).status).toBe(400);
    bench.clock.now -= 7 * 24 * 3_600_000;
  });
});

describe.each(engines.filter(here))("%s, with mail", (engine: EngineName) => {
  test("the link goes by mail and proves the address; nobody else sees it", async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), "x-mail-"));
    const box = join(folder, "box");
    const bench = await openBench(engine, { rateLimit: 100_000, mailCommand: `cat >> '${box}'` });
    if (!bench) return skip("no PostgreSQL here");
    const { call, signUp } = office(bench);
    const owner = await signUp("anna@example.com");
    const early = await call(owner, "POST", "/api/organizations", { name: "Office" });
    expect([early.status, early.error.code]).toEqual([403, "email_unverified"]);
    await bench.app.service.database
      .updateTable("accounts")
      .set({ email_verified_at: "2026-11-21T12:00:00.000Z" })
      .where("id", "=", owner.id)
      .execute();
    expect((await call(owner, "POST", "/api/organizations", { name: "Office" })).status).toBe(201);
    const sent = await call(owner, "POST", "/api/invitations", { email: "ben@example.com", role: "engineer" });
    expect([sent.status, sent.body.link]).toEqual([201, null]);
    const mail = readFileSync(box, "utf8")
      .replace(/=\r?\n/g, "")
      .replace(/=3D/g, "=");
    expect(mail).toContain("Subject: Invitation to Office");
    expect(mail).toContain("anna@example.com invites you");
    const [, value = ""] = /\/join\?value=([\w-]{43})/.exec(mail) ?? [];
    const done = await bench.call("POST", "/join", {
      text: new URLSearchParams({ value, password }).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    const ben = { email: "ben@example.com", headers: cookieOf(done) };
    expect((await bench.call("POST", check, { headers: ben.headers, body: bolt })).status).toBe(200);
    await call(ben, "PATCH", "/api/session", { organization_id: null });
    expect((await call(ben, "GET", "/api/account")).body.account.email_verified_at).not.toBeNull();
    await bench.close();
    rmSync(folder, { recursive: true });
  });
});
