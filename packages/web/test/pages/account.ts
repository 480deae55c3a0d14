import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { codeAt } from "../../../server/src/accounts/one-time-code.ts";
import { openBench } from "../../../server/test/support/app.ts";
import { expectAccessible, type Pages, type Site } from "../support/site.ts";

/** As a telephone makes it of the secret that the page shows. */
function codeOf(secret: string, now: number): string {
  const bits = [...secret].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeAt(bytes, Math.floor(now / 30_000));
}

// The account as a person keeps it: keys, password, sessions, webhooks.

const password = "six planks of larch";

export function accountTests(site: () => Site, pages: Pages): void {
  async function signUp(email: string): Promise<Page> {
    const page = await pages.open("/sign-up");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await press(page, "Sign up");
    await page.getByRole("heading", { name: email }).waitFor();
    return page;
  }

  async function signIn(page: Page, email: string, word: string): Promise<void> {
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await expectAccessible(page);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(word);
    await press(page, "Sign in");
  }

  /** By keys alone. */
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true, disabled: false }).press("Enter");

  test("sign up, an API key that works until it is revoked, sign out, sign in", async () => {
    const page = await pages.open("/");
    await page.getByRole("navigation").getByRole("link", { name: "Sign up" }).click();
    await page.getByLabel("Email").fill("anna@example.com");
    await page.getByLabel("Password").fill(password);
    expect(await page.getByRole("link", { name: /^(Terms of use|Privacy)$/ }).count()).toBe(0);
    await press(page, "Sign up");
    await page.getByRole("heading", { name: "API keys" }).waitFor();
    expect(await page.getByRole("link", { name: /^Change / }).count()).toBe(0);
    await page.getByLabel("Name of a new key").fill("site office");
    await press(page, "Create");
    const value = (await page.locator("code.secret").textContent()) ?? "";
    const path = "/api/v1/account";
    const { call } = site().bench;
    expect((await call("GET", path, { token: value })).body.account.email).toBe("anna@example.com");
    const request = { mark: "B1", profile: "IPE 300", length_mm: 5000, M_y_Ed: 10, steel_grade: "S235" };
    await call("POST", "/api/v1/check/en-1993-1-1", { token: value, body: { members: [request] } });
    await page.reload();
    await page.getByText("1 of 10 checks over the API").waitFor();
    await expectAccessible(page);
    await page.getByRole("region", { name: "Usage by endpoint" }).getByText("en-1993-1-1").waitFor();
    await press(page, "Revoke");
    await page.getByText("No keys yet").waitFor();
    expect(await page.getByText(value).count()).toBe(0);
    expect((await call("GET", path, { token: value })).status).toBe(401);
    await press(page, "Sign out");
    await signIn(page, "anna@example.com", password);
    await page.getByText("Usage this month").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "anna@example.com" }).waitFor();
  });

  // only a browser says where a form comes from
  test("an invitation: joined with an account that there is, and with a new one, and in the account at once", async () => {
    const page = await signUp("olga@example.com");
    const ask = (path: string, data: object) => page.context().request.post(`/api/v1${path}`, { data });
    await ask("/organizations", { name: "Bridge Office" });
    const link = async (email: string): Promise<string> =>
      (await (await ask("/invitations", { email, role: "engineer" })).json()).link.replace(
        /^https?:\/\/[^/]+/,
        site().bench.base,
      );
    const known = await signUp("pia@example.com");
    await known.goto(await link("pia@example.com"));
    const fresh = await pages.open(await link("rosa@example.com"));
    await fresh.getByLabel("New password").fill(password);
    for (const guest of [known, fresh]) {
      await guest.getByRole("button").click();
      await guest.getByRole("link", { name: "To the account" }).click();
      await guest.getByRole("heading", { name: "Bridge Office" }).waitFor();
      expect(new URL(guest.url()).search).toBe("");
    }
  });

  test("terms, privacy and the page where the plan is changed, where the operator names them", async () => {
    const bench = await openBench(
      "sqlite",
      {
        rateLimit: 100_000,
        termsUrl: "https://www.example.com/terms",
        privacyUrl: "https://www.example.com/privacy",
        billingUrl: "https://pay.example.com/{plan}?client_reference_id={account}",
      },
      { pages: site().folder },
    );
    if (!bench) throw new Error("no SQLite");
    try {
      const page = await pages.open("/sign-up", { baseURL: bench.base });
      const linked = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
      expect(await linked("Terms of use")).toBe("https://www.example.com/terms");
      await expectAccessible(page);
      await page.getByLabel("Email").fill("paula@example.com");
      await page.getByLabel("Password").fill(password);
      await press(page, "Sign up");
      const studio = page.getByRole("link", { name: "Change to Studio: unlimited checks, and drawings" });
      // the account is there once its page is
      await studio.waitFor();
      const { reference = "" } =
        (await bench.app.service.database
          .selectFrom("accounts")
          .select("reference")
          .where("email", "=", "paula@example.com")
          .executeTakeFirst()) ?? {};
      expect(await studio.getAttribute("href")).toBe(`https://pay.example.com/studio?client_reference_id=${reference}`);
      expect(await page.getByRole("link", { name: /^Change to / }).count()).toBe(2);
      expect(await linked("Privacy")).toBe("https://www.example.com/privacy");
      await expectAccessible(page);
    } finally {
      await bench.close();
    }
  });

  test("a new password signs everybody else out; signing out everywhere, everybody", { tags: "change" }, async () => {
    const email = "clara@example.com";
    const page = await signUp(email);
    const other = await pages.open("/sign-in");
    await signIn(other, email, password);
    await other.getByRole("heading", { name: email }).waitFor();
    await press(page, "Change the password");
    const form = page.getByRole("form", { name: "Change the password" });
    await form.getByLabel("Current password").fill("seven planks");
    await form.getByLabel("New password").fill("seven planks of spruce");
    await form.getByRole("button", { name: "Save" }).press("Enter");
    await form.getByRole("alert").getByText("is not the password of this account").waitFor();
    await form.getByLabel("Current password").fill(password);
    await form.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("The password is changed").waitFor();
    await other.reload();
    await signIn(other, email, "seven planks of spruce");
    await other.getByRole("heading", { name: email }).waitFor();
    await press(page, "Sign out everywhere");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await other.reload();
    await other.getByRole("heading", { name: "Sign in" }).waitFor();
    // refusals are answers here
    expect(pages.said.splice(0).filter((message) => !/status of 40[01]/.test(message))).toEqual([]);
  });

  test("one-time codes are switched on with the program's secret, and asked for at sign-in", {
    tags: "change",
  }, async () => {
    const email = "frida@example.com";
    const page = await signUp(email);
    await press(page, "Ask for codes");
    const form = page.getByRole("form", { name: "One-time codes" });
    await form.getByLabel("Current password").fill(password);
    await form.getByRole("button", { name: "Next" }).press("Enter");
    const address = (await form.getByRole("link", { name: "Open the program" }).getAttribute("href")) ?? "";
    const secret = new URL(address).searchParams.get("secret") ?? "";
    const code = () => codeOf(secret, site().bench.clock.now);
    await form.getByLabel("One-time code").fill(code());
    await form.getByRole("button", { name: "Next" }).press("Enter");
    // the secret of the program is shown until the codes are there
    const paper = (await page.getByRole("status").locator("code.secret").textContent()) ?? "";
    expect(paper.split(" ")).toHaveLength(10);
    await expectAccessible(page);
    await press(page, "I have stored them");
    await page.getByText("10 recovery codes are left").waitFor();
    await press(page, "Sign out");
    await signIn(page, email, password);
    await page.getByLabel("One-time code").fill(paper.split(" ")[0] ?? "");
    await expectAccessible(page);
    await press(page, "Sign in");
    await page.getByText("9 recovery codes are left").waitFor();
    expect(pages.said.splice(0).filter((message) => !/status of 401/.test(message))).toEqual([]);
  });

  test("a session that is gone is asked for in place: nothing typed is lost", { tags: "change" }, async () => {
    const email = "gerda@example.com";
    const page = await signUp(email);
    await page.getByLabel("Name of a new key").fill("typed before");
    await page.context().clearCookies();
    await press(page, "Create");
    const dialog = page.getByRole("dialog", { name: "Sign in again" });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password").fill("seven planks");
    await dialog.getByRole("button", { name: "Sign in" }).press("Enter");
    await dialog.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Sign in" }).press("Enter");
    // the key is made as it was asked for
    await page.locator("code.secret").waitFor();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("typed before").first().waitFor();
    expect(pages.said.splice(0).filter((message) => !/status of 40[01]/.test(message))).toEqual([]);
  });

  test("an address that is none is a page", async () => {
    const page = await pages.open("/projekts");
    await page.getByRole("heading", { name: "No such page" }).waitFor();
    await expectAccessible(page);
    expect(pages.said.splice(0).filter((message) => !/status of 404/.test(message))).toEqual([]);
  });

  test("what was done to the account is listed; it is deleted with its password", { tags: "change" }, async () => {
    const email = "emil@example.com";
    const page = await signUp(email);
    const data = page.getByRole("region", { name: "Your data" });
    await data.getByText("account made").waitFor();
    await expectAccessible(page);
    const archive = await data.getByRole("link", { name: "Download everything" }).getAttribute("href");
    const answer = await page.context().request.get(archive ?? "");
    expect((await answer.body()).includes(email)).toBe(true);
    await press(page, "Delete the account");
    const form = page.getByRole("form", { name: "Delete the account" });
    await form.getByLabel("Current password").fill(password);
    await form.getByRole("button", { name: "Delete for good" }).press("Enter");
    await signIn(page, email, password);
    await page.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
    pages.said.splice(0);
  });

  test("a webhook: set, tested, its dead letters sent again", { tags: "change" }, async () => {
    let broken = true;
    const receiver = createServer((_, response) => response.writeHead(broken ? 500 : 204).end());
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const at = receiver.address();
    const page = await signUp("dora@example.com");
    await page.getByText("A webhook belongs to a key").waitFor();
    await page.getByLabel("Name of a new key").fill("workshop");
    await press(page, "Create");
    await page.getByLabel("Address").fill(`http://127.0.0.1:${typeof at === "object" ? at?.port : 0}/events`);
    await page.getByRole("region", { name: "Webhooks" }).getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("The secret that signs the events").waitFor();
    await press(page, "I have stored it");
    await press(page, "Send a test");
    await page.getByText("A ping is being sent").waitFor();
    await page.getByRole("region", { name: "Deliveries" }).getByText("ping").waitFor();
    // five attempts, each when its time has come
    const { clock, app } = site().bench;
    const { database, deliverer } = app.service;
    for (;;) {
      const one = await database
        .selectFrom("deliveries")
        .select(["status", "next_attempt_at"])
        .executeTakeFirstOrThrow();
      if (one.status === "dead") break;
      clock.now = Math.max(clock.now, Number(one.next_attempt_at));
      deliverer.wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await page.reload();
    const letters = page.getByRole("region", { name: "Dead letters" });
    await letters.getByText("given up").waitFor();
    await expectAccessible(page);
    broken = false;
    await letters.getByRole("button", { name: "Redeliver" }).press("Enter");
    await page.getByText("None: every event that could be sent has arrived.").waitFor();
    for (;;) {
      const { status } = await database.selectFrom("deliveries").select("status").executeTakeFirstOrThrow();
      if (status === "delivered") break;
      deliverer.wake();
      await new Promise((resolve) => setImmediate(resolve));
    }
    // it moves by itself
    await page.getByRole("region", { name: "Deliveries" }).getByText("delivered").waitFor();
    receiver.close();
  });
}
