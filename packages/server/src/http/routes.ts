import type { IncomingMessage } from "node:http";
import type { Request, ResponseObject, ResponseToolkit, Server } from "@hapi/hapi";
import type { Route } from "@x/api";
import { invalid, valid } from "@x/eurocode/problems";
import type * as z from "zod";
import type { Caller } from "../accounts/callers.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { entitled } from "./access.ts";
import { clientAddress } from "./address.ts";
import { HttpError } from "./errors.ts";
import { parseJson } from "./json.ts";

const megabyte = 2 ** 20;

type Parsed<R extends Route, Part extends "query" | "parameters"> = R[Part] extends z.ZodType
  ? z.output<R[Part]>
  : never;
type ParsedBody<R extends Route> = R extends { body: { schema: infer S extends z.ZodType } } ? z.output<S> : never;

/** One request on its way. */
export interface Exchange {
  readonly service: Service;
  readonly request: Request;
  readonly h: ResponseToolkit;
  readonly route: Route;
  /** Who calls; on public routes nobody. */
  readonly caller: Caller;
  /** The bytes as they came; none of a body that may be a form. */
  readonly raw: Buffer;
}

/** What its handler sees besides. Bodies are validated when the handler asks: a 404 comes before a 400. */
interface Call<R extends Route> extends Exchange {
  /** The number in the path; what is no number is nothing that exists. */
  readonly id: number;
  /** Another number in the path. */
  readonly number: (name: string) => number;
  readonly query: () => Parsed<R, "query">;
  readonly body: () => ParsedBody<R>;
}

export type Handler<R extends Route> = (call: Call<R>) => unknown;

/** What came with a body that may be a form. */
interface Form {
  readonly fields: ReadonlyMap<string, string>;
  /** The bytes of a JSON body. */
  readonly json: Buffer | undefined;
  /** Lets go of what was kept of it; called when the answer is known, whatever it is. */
  discard(): Promise<void>;
}

/** Such a body is read as it comes, by who knows what it may bring. */
interface FormReader<F extends Form> {
  readonly most: number;
  readonly read: (request: IncomingMessage) => Promise<F>;
}

/** Registers a route of the contract under all its paths. */
export function addRoute<R extends Route>(server: Server, service: Service, route: R, handle: Handler<R>): void {
  register(server, service, route, undefined, handle);
}

/** A route whose body may be a form. */
export function addFormRoute<R extends Route, F extends Form>(
  server: Server,
  service: Service,
  route: R,
  reader: FormReader<F>,
  handle: (call: Call<R>, received: F) => unknown,
): void {
  register(server, service, route, reader, (call, received) => {
    if (!received) throw new Error("a form is read before its handler is called");
    return handle(call, received);
  });
}

function register<R extends Route, F extends Form>(
  server: Server,
  service: Service,
  route: R,
  form: FormReader<F> | undefined,
  handle: (call: Call<R>, received: F | undefined) => unknown,
): void {
  for (const path of [route.path, ...(route.also ?? [])]) {
    server.route({
      method: route.method,
      path,
      options: {
        app: { route },
        ...(route.method === "GET"
          ? {}
          : {
              payload: {
                parse: false,
                output: "stream",
                maxBytes: form?.most ?? route.body?.most ?? megabyte,
                ...(route.body && !form ? { allow: route.body.type ?? "application/json" } : {}),
              },
            }),
      },
      handler: async (request, h) => {
        const received = await form?.read(request.raw.req);
        try {
          return await answered(request, h, received);
        } finally {
          await received?.discard();
        }
      },
    });
  }

  async function answered(request: Request, h: ResponseToolkit, received: F | undefined): Promise<ResponseObject> {
    const raw = received ? (received.json ?? Buffer.alloc(0)) : await bodyOf(request, route.body?.most ?? megabyte);
    const caller = await identified(route, request, raw, service, received?.fields.get("email"));
    let body: ParsedBody<R> | undefined;
    const call: Call<R> = {
      service,
      request,
      h,
      route,
      // on public routes, and those with a signature, no handler looks
      caller: caller as Caller,
      get id() {
        return idIn(request);
      },
      number: (name) => idIn(request, name),
      query: () => valid(route.query as z.ZodType, request.query) as Parsed<R, "query">, // the handler's route has one
      body: () => {
        body ??= valid(route.body?.schema as z.ZodType, parseJson(raw)) as ParsedBody<R>; // likewise
        return body;
      },
      raw,
    };
    const answer = await handle(call, received);
    if (answer === undefined) return h.response().code(route.success.status);
    return isResponse(answer) ? answer : h.response(answer as object).code(route.success.status);
  }
}

/** A body that is too long is not kept; what is left of it is read before the answer, by http/sockets.ts. */
async function bodyOf({ method, raw: { req } }: Request, most: number): Promise<Buffer> {
  if (method === "get" || method === "head") return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const part = chunk as Buffer; // without an encoding it is one
    bytes += part.length;
    if (bytes > most) throw new HttpError(400, says.largeBody);
    chunks.push(part);
  }
  return Buffer.concat(chunks, bytes);
}

/** An answer that is JSON already. */
export const json = (h: ResponseToolkit, bytes: Uint8Array | string): ResponseObject =>
  h
    .response(typeof bytes === "string" ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    .type("application/json");

const isResponse = (answer: unknown): answer is ResponseObject =>
  typeof answer === "object" && answer !== null && "statusCode" in answer && "variety" in answer;

/** The number in the path of a request. */
function idIn(request: Request, name = "id"): number {
  const text: unknown = request.params[name];
  const id = typeof text === "string" && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > 2 ** 31 - 1) throw new HttpError(404, says.noNumber({ given: String(text).slice(0, 40) }));
  return id;
}

/** Session endpoints carry the account's email: it must be the caller's, or, where it is trusted, it is the caller. */
async function identified(
  route: Route,
  request: Request,
  raw: Buffer,
  service: Service,
  inForm: string | undefined,
): Promise<Caller | undefined> {
  const { caller } = request.app;
  if (route.access !== "session") return caller;
  const email = await emailIn(request, raw, service, inForm);
  if (caller) {
    if (email !== undefined && email !== caller.person.email) {
      throw new HttpError(403, (caller.token === undefined ? says.otherPerson : says.otherToken)({ email }));
    }
    return caller;
  }
  if (email === undefined) {
    throw invalid(says.emailRequired, "email");
  }
  const found = await service.callers.byEmail(email);
  if (!found) throw new HttpError(401, says.emailUnknown({ email }));
  entitled(route, found, service);
  return found;
}

/** The email of the query or the body; a body that cannot be read is told of later, unless nothing else says who calls. */
async function emailIn(
  request: Request,
  raw: Buffer,
  service: Service,
  inForm: string | undefined,
): Promise<string | undefined> {
  const inQuery: unknown = request.query.email;
  const given = inQuery ?? inForm ?? (raw.length > 0 ? await emailInBody(request, raw, service) : undefined);
  if (typeof given !== "string" || given.includes("\0")) return undefined;
  return given.trim().toLowerCase().slice(0, 254);
}

async function emailInBody(request: Request, raw: Buffer, { desk, config }: Service): Promise<string | undefined> {
  const { caller } = request.app;
  try {
    const who = caller?.account.id ?? clientAddress(request, config);
    return await desk.run(who, "email", { body: raw }, raw.length);
  } catch (error) {
    if (caller && error instanceof HttpError && error.status === 400) return undefined;
    throw error;
  }
}
