import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childFile, confined } from "../src/process/permissions.ts";

const server = createServer((_, response) => response.end("here"));
const secret = join(mkdtempSync(join(tmpdir(), "x-secret-")), "secret.txt");
beforeAll(async () => {
  writeFileSync(secret, "of another customer");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** What a program can do that runs as a reader of drawings does. */
async function tried(vision: boolean): Promise<Record<string, unknown>> {
  const { execArgv, env } = confined(childFile(), 500, vision);
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  const child = fork(join(import.meta.dirname, "probe.ts"), [`${port}`, secret], {
    execArgv: [...execArgv],
    env: { ...env },
  });
  // one that does not start says nothing
  const [found] = await Promise.race([once(child, "message"), once(child, "exit")]);
  return found as Record<string, unknown>; // sent by probe.ts
}

test("a reader has no environment, no network, and no file of others", async () => {
  const { environment, ...rest } = await tried(false);
  expect(environment).toEqual({ HOME: "/", DISABLE_SYSTEM_FONTS_LOAD: "1" });
  // a web socket does not say why
  expect(rest["a web socket"]).toBe("refused");
  expect(new Set(Object.values({ ...rest, "a web socket": "ERR_ACCESS_DENIED" }))).toEqual(
    new Set(["ERR_ACCESS_DENIED"]),
  );
  expect(Object.keys(rest)).toHaveLength(13);
});

test("one that asks a vision model reaches it, and nothing else", async () => {
  process.env.OPENAI_API_KEY = "key";
  process.env.SECRETS_KEY = "of the server";
  try {
    const found = await tried(true);
    expect(found.environment).toHaveProperty("OPENAI_API_KEY", "key");
    expect(found.environment).not.toHaveProperty("SECRETS_KEY");
    expect(found).toMatchObject({
      "a file of others, in a thread": "ERR_ACCESS_DENIED",
      fetch: "open",
      "a file of others": "ERR_ACCESS_DENIED",
      "another program": "ERR_ACCESS_DENIED",
    });
  } finally {
    delete process.env.OPENAI_API_KEY;
    delete process.env.SECRETS_KEY;
  }
});
