import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Server } from "@hapi/hapi";
import type { Service } from "../service.ts";

const second = 1000;

/** Limits for clients that are slow, or send what is not HTTP. */
export function guardSockets(server: Server, { log }: Service): void {
  const { listener } = server;
  listener.headersTimeout = 15 * second;
  listener.requestTimeout = 60 * second;
  listener.keepAliveTimeout = 65 * second;
  listener.maxHeadersCount = 100;
  listener.removeAllListeners("clientError");
  listener.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const request_id = randomUUID();
    const sentence = sentences[error.code ?? ""] ?? "This is not a request that can be read";
    log.info({ request_id, code: error.code }, "a request that is not HTTP");
    const body = JSON.stringify({ error: sentence, request_id });
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${request_id}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}

const sentences: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "The headers are larger than 16 kB",
  ERR_HTTP_REQUEST_TIMEOUT: "The request did not arrive in time",
};
