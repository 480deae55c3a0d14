import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checks } from "@x/eurocode";
import { afterAll, describe, expect, test } from "vitest";
import { type Bench, openBench } from "./support/app.ts";
import { engines, here } from "./support/databases.ts";

// What is mailed, and who an account belongs to by it.

const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;
const password = "six planks of larch";

const benches: Bench[] = [];
const open = async (...options: Parameters<typeof openBench>) => {
  const bench = await openBench(...options);
  if (bench) benches.push(bench);
  return bench;
};
afterAll(async () => {
  for (const bench of benches) await bench.close();
});

const cookieOf = ({ headers }: { headers: Headers }) => ({ Cookie: headers.get("set-cookie")?.split(";")[0] ?? "" });

/** The values of the links in a mail box. */
const linksIn = (text: string, purpose: "verify" | "reset"): string[] =>
  [
    ...text
      .replace(/=\r?\n/g, "")
      .replace(/=3D/g, "=")
      .matchAll(new RegExp(`/${purpose}\\?value=([\\w-]{43})`, "g")),
  ].map(([, value = ""]) => value);

/** Mail comes after the answer; how long after is the machine's affair. */
async function arrived(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const pressed = (bench: Bench, purpose: "verify" | "reset", fields: Record<string, string>, headers = {}) =>
  bench.call("POST", `/${purpose}`, {
    text: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

/** As much of SMTP as takes one mail. */
function speakSmtp(socket: Socket, heard: string[]): void {
  let data = false;
  socket.write("220 test\r\n");
  socket.on("data", (chunk: Buffer) => {
    const text = chunk.toString("utf8");
    heard.push(text);
    if (data) {
      if (text.endsWith("\r\n.\r\n")) {
        data = false;
        socket.write("250 taken\r\n");
      }
      return;
    }
    if (/^EHLO/i.test(text)) socket.write("250 test\r\n");
    else if (/^DATA/i.test(text)) {
      data = true;
      socket.write("354 go on\r\n");
    } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
    else socket.write("250 fine\r\n");
  });
  socket.on("error", () => {});
}

describe.each(engines.filter(here))("%s", (engine) => {
  const withMail = async () => {
    const folder = mkdtempSync(join(tmpdir(), "x-mail-"));
    const box = join(folder, "box");
    const mailed = await open(engine, { rateLimit: 100_000, mailCommand: `cat >> '${box}'` });
    if (!mailed) throw new Error("no database");
    return { mailed, mails: () => readFileSync(box, "utf8"), remove: () => rmSync(folder, { recursive: true }) };
  };

  test("until the mailed link is opened and its button pressed, no checks; new accounts of an address are limited", {
    tags: "change",
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "x-mail-"));
    const box = join(folder, "box");
    const mailed = await open(engine, {
      rateLimit: 100_000,
      mailCommand: `cat >> '${box}'`,
      mailFrom: "checks@example.com",
    });
    if (!mailed) return;
    const email = "anna@example.com";
    const up = await mailed.call("POST", "/api/accounts", { body: { email, password } });
    expect([up.status, up.body.account.email_verified_at]).toEqual([201, null]);
    const headers = cookieOf(up);
    const made = await mailed.call("POST", "/api/tokens", { headers, body: { name: "first" } });
    const token = made.body.value as string;
    const refused = await mailed.call("POST", "/api/v1/check/en-1993-1-8", { token, body: bolt });
    expect([refused.status, refused.error.code]).toEqual([403, "email_unverified"]);
    expect((await mailed.call("GET", "/api/v1/usage", { token })).body.used).toBe(0);

    const mail = readFileSync(box, "utf8");
    expect(mail).toContain("To: anna@example.com");
    expect(mail).toContain("From: checks@example.com");
    const links = (text: string) => linksIn(text, "verify");
    const value = links(mail)[0] ?? "";
    // a program that opens the link proves nothing
    const page = await mailed.call("GET", `/verify?value=${value}`);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect((await mailed.call("POST", "/api/v1/check/en-1993-1-8", { token, body: bolt })).status).toBe(403);
    const press = (what: string) => pressed(mailed, "verify", { value: what }, headers);
    expect((await press("A".repeat(43))).status).toBe(400);
    // asking again sends another link
    expect((await mailed.call("POST", "/api/account/verification", { headers })).status).toBe(202);
    expect(links(readFileSync(box, "utf8"))).toHaveLength(2);
    expect((await press(value)).status).toBe(200);
    expect((await press(value)).status).toBe(400);
    expect((await mailed.call("POST", "/api/v1/check/en-1993-1-8", { token, body: bolt })).status).toBe(200);
    const account = await mailed.call("GET", "/api/account", { headers });
    expect(account.body.account.email_verified_at).toBe("2026-11-21T12:00:00.000Z");
    expect((await mailed.call("POST", "/api/account/verification", { headers })).status).toBe(409);

    // accounts that were made on the server's machine are not asked
    const trusted = await mailed.account("free");
    expect((await mailed.call("POST", "/api/v1/check/en-1993-1-8", { token: trusted.token, body: bolt })).status).toBe(
      200,
    );

    const more = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        mailed.call("POST", "/api/accounts", { body: { email: `a${i}@example.com`, password } }),
      ),
    );
    expect(more.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(more.find(({ status }) => status !== 201)?.status).toBe(429);
    mailed.clock.now += 24 * 3_600_000;
    expect(
      (await mailed.call("POST", "/api/accounts", { body: { email: "later@example.com", password } })).status,
    ).toBe(201);
    rmSync(folder, { recursive: true });
  });

  test("who proves an address takes the account from whoever signed up with it: password, sessions and tokens end", async () => {
    const { mailed, mails, remove } = await withMail();
    const email = "victim@example.com";
    const strangers = await mailed.call("POST", "/api/accounts", {
      body: { email, password },
      headers: { "Accept-Language": "sv-SE,sv;q=0.9,en;q=0.5" },
    });
    const headers = cookieOf(strangers);
    const token = (await mailed.call("POST", "/api/tokens", { headers, body: { name: "kept for later" } })).body.value;
    expect(mails()).toContain("Bekr");
    const [value = ""] = linksIn(mails(), "verify");
    // the owner's browser has no session: the password that is there is not the owner's
    const page = await mailed.call("GET", `/verify?value=${value}`, { headers: { "Accept-Language": "de" } });
    expect(page.text).toContain('<html lang="de">');
    expect(page.text).toContain('autocomplete="new-password"');
    for (const wrong of [{}, { password: "short" }, { password: "x".repeat(201) }]) {
      const { status, text } = await pressed(mailed, "verify", { value, ...wrong });
      expect([status, text.includes('name="password"')]).toEqual([400, true]);
    }
    const own = "the owner chose this";
    expect((await pressed(mailed, "verify", { value, password: own })).status).toBe(200);
    expect((await mailed.call("GET", "/api/account", { headers })).status).toBe(401);
    expect((await mailed.call("GET", "/api/v1/usage", { token })).status).toBe(401);
    const signIn = (given: string) => mailed.call("POST", "/api/session", { body: { email, password: given } });
    expect([(await signIn(password)).status, (await signIn(own)).status]).toEqual([401, 200]);
    remove();
  });

  test("a forgotten password: a link of an hour, used once; sessions end, tokens of a proven address stay", {
    tags: "change",
  }, async () => {
    const { mailed, mails, remove } = await withMail();
    const email = "anna@example.com";
    const up = await mailed.call("POST", "/api/accounts", { body: { email, password } });
    const headers = cookieOf(up);
    await pressed(mailed, "verify", { value: linksIn(mails(), "verify")[0] ?? "" }, headers);
    const token = (await mailed.call("POST", "/api/tokens", { headers, body: { name: "office" } })).body.value;
    const ask = async (address: string) => {
      const { status, body } = await mailed.call("POST", "/api/account/password-reset", { body: { email: address } });
      return [status, body];
    };
    expect(await ask("nobody@example.com")).toEqual([202, { sent: true }]);
    expect(await ask(" Anna@Example.com ")).toEqual([202, { sent: true }]);
    await arrived(() => linksIn(mails(), "reset").length === 1);
    const [value = ""] = linksIn(mails(), "reset");
    // each link is for its own page
    expect((await pressed(mailed, "verify", { value, password }, headers)).status).toBe(400);
    expect((await mailed.call("GET", `/reset?value=${value}`)).text).toContain(email);
    // a session does not stand for a password that is forgotten
    expect((await pressed(mailed, "reset", { value }, headers)).status).toBe(400);
    expect((await pressed(mailed, "reset", { value, password: "seven planks of spruce" })).status).toBe(200);
    expect((await pressed(mailed, "reset", { value, password: "eight planks of spruce" })).status).toBe(400);
    expect((await mailed.call("GET", "/api/account", { headers })).status).toBe(401);
    expect((await mailed.call("GET", "/api/v1/usage", { token })).status).toBe(200);
    await ask(email);
    await arrived(() => linksIn(mails(), "reset").length === 2);
    mailed.clock.now += 3_600_001;
    const late = linksIn(mails(), "reset")[1] ?? "";
    expect((await pressed(mailed, "reset", { value: late, password })).status).toBe(400);
    // of one account a few a day, whoever asks
    for (let i = 0; i < 8; i++) expect(await ask(email)).toEqual([202, { sent: true }]);
    await mailed.call("GET", "/readyz");
    expect(linksIn(mails(), "reset").length).toBeLessThanOrEqual(5);
    remove();
  });

  test("a link holds for a day; a mail that cannot be sent loses no account", async () => {
    const folder = mkdtempSync(join(tmpdir(), "x-mail-"));
    const script = join(folder, "mail");
    writeFileSync(script, "exit 7");
    const mailed = await open(engine, { rateLimit: 100_000, mailCommand: `sh '${script}'` });
    if (!mailed) return;
    const up = await mailed.call("POST", "/api/accounts", { body: { email: "anna@example.com", password } });
    expect(up.status).toBe(201);
    writeFileSync(script, `cat > '${folder}/box'`);
    expect((await mailed.call("POST", "/api/account/verification", { headers: cookieOf(up) })).status).toBe(202);
    const [value = ""] = linksIn(readFileSync(join(folder, "box"), "utf8"), "verify");
    mailed.clock.now += 24 * 3_600_000 + 1;
    const late = await pressed(mailed, "verify", { value }, cookieOf(up));
    expect(late.status).toBe(400);
    rmSync(folder, { recursive: true });
  });

  test("goes by SMTP too", async () => {
    const heard: string[] = [];
    const smtp = createServer((socket) => speakSmtp(socket, heard));
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const address = smtp.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const mailed = await open(engine, { rateLimit: 100_000, smtpUrl: `smtp://127.0.0.1:${port}` });
    if (!mailed) return;
    await mailed.call("POST", "/api/accounts", { body: { email: "anna@example.com", password } });
    const text = heard.join("");
    expect(text).toContain("RCPT TO:<anna@example.com>");
    expect(text).toMatch(/\/verify\?value/);
    smtp.close();
  });

  test("without a sender sign-up works, and no address counts as verified", { tags: "change" }, async () => {
    const bench = await open(engine, { rateLimit: 100_000 });
    if (!bench) return;
    const up = await bench.call("POST", "/api/accounts", {
      body: { email: `local-${engine}@example.com`, password },
    });
    const headers = cookieOf(up);
    expect((await bench.call("POST", "/api/v1/check/en-1993-1-8", { headers, body: bolt })).status).toBe(200);
    const { account } = (await bench.call("GET", "/api/account", { headers })).body;
    expect(account.email_verified_at).toBeNull();
    expect((await bench.call("POST", "/api/account/verification", { headers })).status).toBe(404);
    const body = { email: account.email };
    expect((await bench.call("POST", "/api/account/password-reset", { body })).status).toBe(404);
  });
});
