import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server as Listener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Server } from "@hapi/hapi";
import { type ErrorCode, errorDocumentation } from "@x/api";
import { english, type Message } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { HttpError } from "./errors.ts";

const second = 1000;

/** Milliseconds that clients may take. */
export interface TimeLimits {
  readonly headers: number;
  readonly body: number;
  /** A body with a file. */
  readonly upload: number;
  readonly request: number;
  /** For the rest of a body that is refused already. */
  readonly refused: number;
  /** For running requests to end once the server stops. */
  readonly stop: number;
}

export const timeLimits: TimeLimits = {
  headers: 15 * second,
  body: 30 * second,
  upload: 120 * second,
  request: 150 * second,
  refused: 20 * second,
  stop: 10 * second,
};

/** Ends connections whose request does not come. Node looks every half minute unless it is told otherwise. */
export function openListener({ headers, request }: TimeLimits): Listener {
  const listener = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(second, headers),
    keepAliveTimeout: 65 * second,
  });
  listener.maxHeadersCount = 100;
  return listener;
}

/** Answers clients that send what is not HTTP, or not in time. */
export function guardSockets(server: Server, { log, base }: Service, limits: TimeLimits): void {
  const { listener } = server;
  // hapi has a limit too, but waits for the rest of the body before it says so
  server.ext("onRequest", (request, h) => {
    const { rawHeaders = [] } = request.raw.req;
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) throw new HttpError(400, says.twoHosts);
    const charset = /;\s*charset="?([^";\s]*)/i.exec(String(request.headers["content-type"] ?? ""))?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new HttpError(400, says.otherCharset);
    const encoding = String(request.headers["content-encoding"] ?? "identity");
    if (!/^identity$/i.test(encoding)) throw new HttpError(400, says.otherEncoding);
    return h.continue;
  });
  server.ext("onPreAuth", (request, h) => {
    const { req, res } = request.raw;
    if (req.complete) return h.continue;
    const timer = setTimeout(
      () => {
        if (req.complete || res.writableEnded) return;
        log.info({ request_id: request.info.id }, "a body that did not arrive in time");
        if (res.headersSent) req.socket.destroy();
        else refuse(req.socket, says.bodySlow, request.info.id, base());
      },
      request.route.settings.app?.route?.body?.form ? limits.upload : limits.body,
    );
    const clear = () => clearTimeout(timer);
    req.once("end", clear);
    res.once("close", clear);
    return h.continue;
  });
  // who sends a body without looking for the answer would find the connection closed, and not know why
  server.ext("onPreResponse", async (request, h) => {
    const { req, res } = request.raw;
    const injected = "isInjected" in request && request.isInjected === true;
    if (request.response instanceof Error && !injected && !req.complete && !waits(req))
      await readOn(req, res, limits.refused);
    return h.continue;
  });
  listener.removeAllListeners("clientError");
  listener.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const request_id = randomUUID();
    log.info({ request_id, code: error.code }, "a request that is not HTTP");
    refuse(socket, sentences[error.code ?? ""] ?? says.notHttp, request_id, base());
  });
}

/** It sends nothing before it is told to. */
const waits = ({ headers }: IncomingMessage): boolean => headers.expect !== undefined;

/** Reads what is left of a body and keeps nothing of it, for as long as it may take, or until nothing comes any more. */
function readOn(req: IncomingMessage, res: ServerResponse, within: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      clearTimeout(silence);
      resolve();
    };
    const timer = setTimeout(done, within);
    const silence = setTimeout(done, within / 10);
    req.on("data", () => silence.refresh());
    for (const end of ["end", "close", "error"]) req.once(end, done);
    res.once("close", done);
    req.removeAllListeners("readable");
    req.unpipe();
    req.resume();
  });
}

function refuse(socket: Socket, said: Message, request_id: string, base: string): void {
  const code: ErrorCode = "invalid_input";
  const error = english(said);
  const details = [problemAt("", said)];
  const body = JSON.stringify({ error, code, documentation: base + errorDocumentation(code), details, request_id });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${request_id}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

const sentences: Readonly<Record<string, Message>> = {
  HPE_HEADER_OVERFLOW: says.largeHeaders,
  ERR_HTTP_REQUEST_TIMEOUT: says.requestSlow,
};
