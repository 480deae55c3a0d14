import type { ErrorBody, Tier, WaitBody } from "@x/api";
import { english } from "@x/eurocode/message";
import { createAccount } from "../../src/accounts/accounts.ts";
import { type App, type AppOptions, createApp } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { createToken } from "../../src/tokens/tokens.ts";
import { type EngineName, emptyPlace } from "./databases.ts";
import { readHere } from "./read-here.ts";

/** Midday of a month whose end is far away. */
export const start = Date.UTC(2026, 10, 21, 12);

export function configWith(more: Partial<Config>): Config {
  const config = readConfig({}, { port: "0", logLevel: "silent" });
  if ("problems" in config) throw new Error(config.problems.map(english).join("; "));
  return { ...config, ...more };
}

/** Of all servers of a database. */
export const sharedKey = "the key that servers share";

export interface Bench {
  readonly app: App;
  readonly base: string;
  readonly clock: { now: number };
  readonly close: () => Promise<void>;
  /** A new account with a token. */
  account(tier: Tier, email?: string): Promise<{ id: number; email: string; token: string }>;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // tests know what they asked for
  // biome-ignore lint/suspicious/noExplicitAny: answers of all routes go through here
  readonly body: any;
  readonly error: ErrorBody & Partial<WaitBody>;
}

/** A listening server on an empty database, with a clock that the test moves. */
export async function openBench(
  engine: EngineName,
  more: Partial<Config> = {},
  options: AppOptions = {},
  given?: Awaited<ReturnType<typeof emptyPlace>>,
): Promise<Bench | undefined> {
  const place = given ?? (await emptyPlace(engine));
  if (!place) return undefined;
  const clock = { now: start };
  const app = await createApp(
    configWith({
      jobWorkers: 0,
      ...(place.databaseUrl === undefined ? {} : { secretsKeys: [sharedKey] }),
      ...more,
      data: place.data,
      databaseUrl: place.databaseUrl,
    }),
    {
      clock: () => clock.now,
      // a password costs as little as it may: what it costs otherwise is tested with the passwords
      passwordCost: { N: 1024, r: 8, p: 1 },
      read: readHere,
      ...options,
    },
  );
  await app.server.start();
  const base = app.server.info.uri;
  let count = 0;
  return {
    app,
    base,
    clock,
    close: async () => {
      await app.stop();
      place.remove();
    },
    account: async (tier, email = `person${++count}@example.com`) => {
      const { database } = app.service;
      const at = new Date(clock.now).toISOString();
      const account = await createAccount(database, { email, tier, at });
      if (!account) throw new Error(`${email} is taken`);
      const { value } = await createToken(database, { account: account.id, name: "test", at });
      return { id: account.id, email, token: value };
    },
    call: (method, path, options) => call(base, method, path, options),
  };
}

export async function call(base: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, headers = {}, text } = options;
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(base + path, {
    method,
    ...(sent === undefined ? {} : { body: sent }),
    headers: {
      ...(sent === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const got = await answer.text();
  const parsed: unknown =
    answer.headers.get("content-type")?.startsWith("application/json") && got !== "" ? JSON.parse(got) : undefined;
  return { status: answer.status, headers: answer.headers, text: got, body: parsed, error: parsed as ErrorBody };
}
