import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Client, ClientOptions } from "@x/client";
import { messages } from "@x/eurocode/message";
import { exitCode, hinted, relayed, Stop } from "./exit.ts";
import { waiting } from "./print/progress.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("remoteStops", {
  noServer: "no server is known",
  noToken: "no token is known for {url}",
  server: 'the server must be an address such as https://checks.example.com; it is "{given}"',
});

/** Where `x login` keeps server and token: readable by nobody else. */
const loginFile = (): string => join(process.env.XDG_CONFIG_HOME || join(homedir(), ".config"), "x", "login.json");

export interface Login {
  readonly url: string;
  readonly token: string;
}

export function keepLogin(login: Login): string {
  const file = loginFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, file);
  return file;
}

/** X_URL and X_TOKEN, else what `x login` kept. */
export function readLogin(): Login {
  const kept = keptLogin();
  const url = process.env.X_URL || kept?.url;
  const token = process.env.X_TOKEN || (process.env.X_URL && process.env.X_URL !== kept?.url ? undefined : kept?.token);
  if (!url) throw hinted(stops.noServer, "x login <url>, or set X_URL and X_TOKEN");
  if (!token) throw hinted(stops.noToken({ url }), `x login ${url}, or set X_TOKEN`);
  return { url: serverUrl(url), token };
}

function keptLogin(): Partial<Login> | undefined {
  let text: string;
  try {
    text = readFileSync(loginFile(), "utf8");
  } catch {
    return undefined;
  }
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept === "object" && kept !== null) return kept; // a Partial: its fields are looked at where they are used
  } catch {
    // told below
  }
  throw hinted(ofFiles.unreadableAtAll({ file: loginFile() }), "x login <url>   signs in again");
}

export function serverUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Stop(stops.server({ given: text }));
  }
  return text.replace(/\/+$/, "");
}

/** Talks to the server; its refusals and its silence end the command with a sentence. */
export async function online<T>(work: (client: Client) => Promise<T>, login: Login = readLogin()): Promise<T> {
  const wait = waiting(`waiting for ${login.url}`);
  try {
    return await talked(work, { ...login, timeout: patience });
  } finally {
    wait.end();
  }
}

/** Seconds for an answer. */
const patience = 20;

/** The same for files and for what goes on: they show how far they are, and take their time. */
export const onlineForLong = <T>(work: (client: Client) => Promise<T>, how: Partial<ClientOptions> = {}): Promise<T> =>
  talked(work, { ...readLogin(), ...how });

async function talked<T>(work: (client: Client) => Promise<T>, options: ClientOptions): Promise<T> {
  const { isApiError, createClient, isUnreachable } = await import("@x/client");
  try {
    return await work(createClient(options));
  } catch (error) {
    if (isUnreachable(error)) throw new Stop(relayed(error), exitCode.unreachable);
    if (!isApiError(error)) throw error;
    const code = error.status === 400 ? exitCode.invalid : exitCode.unreachable;
    throw new Stop(relayed(error), code, error.details, error.code);
  }
}
