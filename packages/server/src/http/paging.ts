import type { ResponseObject } from "@hapi/hapi";
import type { Exchange } from "./routes.ts";

/** A part of a list; where it is full, `Link` says where the list goes on. */
export function listPage(
  { request, h }: Pick<Exchange, "request" | "h">,
  answer: object,
  rows: readonly { readonly id: number }[],
  limit: number,
): ResponseObject {
  const response = h.response(answer);
  const last = rows.at(-1);
  if (!last || rows.length < limit) return response;
  const query = new URLSearchParams(request.url.search);
  query.set("before", String(last.id));
  return response.header("Link", `<${request.path}?${query}>; rel="next"`);
}
