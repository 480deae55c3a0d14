import type { Request, ResponseToolkit, Server } from "@hapi/hapi";
import { admitAddress } from "../http/access.ts";
import { isoTime, type Service } from "../service.ts";
import { verify } from "./verification.ts";

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const shape = /^[\w-]{43}$/;

/**
 * The page that the mailed link leads to. Opening it changes nothing, since programs open links too; its button does.
 */
export function registerVerifyPage(server: Server, service: Service): void {
  const page = (h: ResponseToolkit, status: number, inner: string) =>
    h
      .response(
        `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Confirm your email address</title></head>\n<body><main><h1>Confirm your email address</h1>\n${inner}\n</main></body>\n</html>\n`,
      )
      .code(status)
      .type("text/html")
      .header("Content-Security-Policy", policy)
      .header("Cache-Control", "no-store");

  server.route({
    method: "GET",
    path: "/verify",
    handler: (request, h) => {
      const value = valueIn(request.query as Record<string, unknown>);
      return value === undefined
        ? page(h, 400, "<p>This link is not complete; copy it whole from the mail.</p>")
        : page(
            h,
            200,
            `<form method="post" action="/verify"><input type="hidden" name="value" value="${value}"><button>This address is mine</button></form>`,
          );
    },
  });

  server.route({
    method: "POST",
    path: "/verify",
    options: { payload: { parse: false, output: "data", maxBytes: 1024, allow: "application/x-www-form-urlencoded" } },
    handler: async (request: Request, h) => {
      await admitAddress(request, service);
      const body = Buffer.isBuffer(request.payload) ? request.payload.toString("utf8") : "";
      const value = valueIn(Object.fromEntries(new URLSearchParams(body)));
      const account = value === undefined ? undefined : await verify(service.database, value, isoTime(service));
      return account
        ? page(h, 200, "<p>Thank you. The account may be used now; you may close this page.</p>")
        : page(h, 400, "<p>This link was used already, or is older than a day. Sign in and ask for another.</p>");
    },
  });
}

function valueIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const { value } = fields;
  return typeof value === "string" && shape.test(value) ? value : undefined;
}
