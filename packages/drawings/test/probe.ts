/** Tries what a file that took over the process of a reader would try, and says what became of each. */
import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { lookup } from "node:dns";
import { resolve4 } from "node:dns/promises";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

const [port = "", secret = ""] = process.argv.slice(2);
const local = { port: Number(port), host: "127.0.0.1" };
/** What happens to an emitter or a promise, as a word. */
const codeOf = (error: unknown): string =>
  error instanceof Error
    ? ((error as NodeJS.ErrnoException).code ?? (error.cause ? codeOf(error.cause) : "refused"))
    : "";

const heard = (open: () => { on(event: string, listener: (value?: unknown) => void): unknown }, done: string) =>
  new Promise<string>((resolve) => {
    const emitter = open();
    emitter.on("error", (error) => resolve(codeOf(error)));
    emitter.on(done, (said) => resolve(typeof said === "string" ? said : "open"));
  });

const inThread = `
  const { parentPort, workerData: { local, secret } } = require("node:worker_threads");
  const told = (error) => parentPort.postMessage(error.code);
  try {
    if (secret) parentPort.postMessage(require("node:fs").readFileSync(secret, "utf8"));
    else require("node:net").connect(local, () => parentPort.postMessage("open")).on("error", told);
  } catch (error) { told(error); }
`;
/** With options of its own a thread would have none of its process. */
const thread = (workerData: object) => () =>
  heard(() => new Worker(inThread, { eval: true, workerData, execArgv: [], env: { NODE_OPTIONS: "" } }), "message");

const tries: Readonly<Record<string, () => unknown>> = {
  "a file of others": () => readFileSync(secret, "utf8"),
  "writing a file": () => writeFileSync(join(tmpdir(), "x-probe"), ""),
  "another program": () => heard(() => spawn("true"), "exit"),
  "a connection": () => heard(() => connect(local), "connect"),
  "a request": () => heard(() => request({ ...local, path: "/" }).end(), "response"),
  fetch: () => fetch(`http://127.0.0.1:${port}/`).then(() => "open"),
  "a web socket": () => heard(() => listening(new WebSocket(`ws://127.0.0.1:${port}/`)), "open"),
  "a server": () => heard(() => createServer().listen(0), "listening"),
  "a datagram": () => heard(() => createSocket("udp4").bind(0), "listening"),
  "a name": () => new Promise((resolve) => lookup("localhost", (error) => resolve(error ? codeOf(error) : "open"))),
  "a name server": () => resolve4("localhost").then(() => "open"),
  "a file of others, in a thread": thread({ secret }),
  "a connection of a thread": thread({ local }),
};

const listening = (socket: WebSocket) => ({
  on: (event: string, listener: (value?: unknown) => void) =>
    socket.addEventListener(event, () => listener(new Error())),
});

const found: Record<string, unknown> = { environment: process.env };
for (const [name, attempt] of Object.entries(tries)) {
  try {
    found[name] = await attempt();
  } catch (error) {
    found[name] = codeOf(error);
  }
}
process.send?.(found, () => process.exit());
