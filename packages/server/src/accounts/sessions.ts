import { randomBytes } from "node:crypto";
import type { Request, ResponseObject } from "@hapi/hapi";
import type { Database } from "../database/schema.ts";
import { cookieName } from "../http/access.ts";
import { isHttps } from "../http/address.ts";
import type { Service } from "../service.ts";
import { hashOf } from "./callers.ts";

const fortnight = 14 * 24 * 3_600_000;

/** Signs in: the session is a row, so that signing out ends it on every server. */
export async function startSession({ database, now }: Service, account: number, span = fortnight): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await database
    .insertInto("sessions")
    .values({
      hash: hashOf(value),
      account_id: account,
      created_at: new Date(now()).toISOString(),
      expires_at: new Date(now() + span).toISOString(),
    })
    .execute();
  return value;
}

export async function endSession(database: Database, hash: string): Promise<void> {
  await database.deleteFrom("sessions").where("hash", "=", hash).execute();
}

export async function endOtherSessions(database: Database, account: number, keep: string): Promise<void> {
  await database.deleteFrom("sessions").where("account_id", "=", account).where("hash", "!=", keep).execute();
}

/** Undefined takes the cookie away. */
export function withCookie(
  answer: ResponseObject,
  request: Request,
  { config }: Service,
  value: string | undefined,
): ResponseObject {
  const secure = isHttps(request, config) ? "; Secure" : "";
  const age = value === undefined ? 0 : fortnight / 1000;
  return answer.header(
    "Set-Cookie",
    `${cookieName}=${value ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
}
