import { randomBytes } from "node:crypto";
import type { Database } from "../database/schema.ts";
import type { Service } from "../service.ts";
import { hashOf } from "./callers.ts";
import { base32, newestStep, stepOf } from "./one-time-code.ts";

// A second proof at sign-in: a code of a program that shares a secret with the account, or one of ten codes on paper.

const recoveryCodes = 10;

type Parts = Pick<Service, "database" | "vault" | "now">;

const about = (account: number): string => `one-time codes of account ${account}`;

/** As it is kept with another account. */
export const resealed = (vault: Service["vault"], secret: string, from: number, to: number): string =>
  vault.seal(vault.open(secret, about(from)), about(to));

const stateOf = (database: Database, account: number) =>
  database
    .selectFrom("accounts")
    .select(["totp_secret", "totp_pending", "totp_step", "totp_recovery"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();

export interface TwoFactor {
  readonly on: boolean;
  readonly recovery_codes_left: number;
}

export async function twoFactorOf(database: Database, account: number): Promise<TwoFactor> {
  const { totp_secret: secret, totp_recovery: hashes } = await stateOf(database, account);
  return { on: secret !== null, recovery_codes_left: hashes === null ? 0 : hashesIn(hashes).length };
}

const hashesIn = (text: string): string[] => JSON.parse(text) as string[]; // written below

/** A new secret, which counts when a code of it has come. Undefined: codes are asked for already. */
export async function begin({ database, vault }: Parts, account: number): Promise<string | undefined> {
  const secret = randomBytes(20);
  const done = await database
    .updateTable("accounts")
    .set({ totp_pending: vault.seal(secret.toString("base64"), about(account)) })
    .where("id", "=", account)
    .where("totp_secret", "is", null)
    .returning("id")
    .executeTakeFirst();
  return done && base32(secret);
}

/** From here on a code is asked for. Gives codes for when the program is lost; undefined: the code is none. */
export async function confirm(
  { database, vault, now }: Parts,
  account: number,
  code: string,
): Promise<string[] | undefined> {
  const { totp_pending: pending } = await stateOf(database, account);
  if (pending === null) return undefined;
  const step = stepOf(code, Buffer.from(vault.open(pending, about(account)), "base64"), now(), 0);
  if (step === undefined) return undefined;
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)).toLowerCase());
  const done = await database
    .updateTable("accounts")
    .set({
      totp_secret: pending,
      totp_pending: null,
      totp_step: step,
      totp_recovery: JSON.stringify(codes.map(hashOf)),
    })
    .where("id", "=", account)
    .where("totp_pending", "=", pending)
    .returning("id")
    .executeTakeFirst();
  return done && codes;
}

/** Uses up a code. True also where none is asked for. */
export async function fitsCode({ database, vault, now }: Parts, account: number, code: string): Promise<boolean> {
  const { totp_secret: secret, totp_step: used, totp_recovery: kept } = await stateOf(database, account);
  if (secret === null) return true;
  const given = code.replaceAll(/[\s-]/g, "").toLowerCase();
  const [key, at] = [Buffer.from(vault.open(secret, about(account)), "base64"), now()];
  const ahead = newestStep(at);
  const step = stepOf(given, key, at, Number(used ?? 0) > ahead ? 0 : Number(used ?? 0));
  const change = database.updateTable("accounts").where("id", "=", account).returning("id");
  // of two that come with the same code one is let in
  if (step !== undefined)
    return (
      (await change
        .set({ totp_step: step })
        .where(({ or, eb }) =>
          or([eb("totp_step", "is", null), eb("totp_step", "<", step), eb("totp_step", ">", ahead)]),
        )
        .executeTakeFirst()) !== undefined
    );
  const hash = hashOf(given);
  if (kept === null || !hashesIn(kept).includes(hash)) return false;
  const left = JSON.stringify(hashesIn(kept).filter((one) => one !== hash));
  return (await change.set({ totp_recovery: left }).where("totp_recovery", "=", kept).executeTakeFirst()) !== undefined;
}

export const end = (database: Database, account: number) =>
  database
    .updateTable("accounts")
    .set({ totp_secret: null, totp_pending: null, totp_step: null, totp_recovery: null })
    .where("id", "=", account)
    .execute();
