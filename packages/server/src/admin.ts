// What `x account`, `x token` and `x backup` do on the server's machine, whether a server runs or not.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Account, Token } from "@x/api";
import { email as emailSchema, type Tier } from "@x/api/people";
import { english, type Message } from "@x/eurocode/message";
import { sql } from "kysely";
import { accountNamed, createAccount, listAccounts, setTier } from "./accounts/accounts.ts";
import { noteAct } from "./accounts/audit.ts";
import { closeAccount } from "./accounts/deletion.ts";
import { markVerified } from "./accounts/links.ts";
import { openPasswords } from "./accounts/passwords.ts";
import { end } from "./accounts/two-factor.ts";
import { openStore, type Place, type Store } from "./database/open.ts";
import { isStartProblem, StartProblem } from "./database/problem.ts";
import type { Database } from "./database/schema.ts";
import { connect, fileIn } from "./database/sqlite.ts";
import { folderBlobs } from "./files/folder.ts";
import { collectGarbage, type Garbage } from "./files/gc.ts";
import { openBlobs } from "./files/open.ts";
import { HttpError } from "./http/errors.ts";
import { administration as says } from "./says-of-operation.ts";
import { createToken, listTokens, revokeToken } from "./tokens/tokens.ts";

export { readConfig } from "./config.ts";
export { diagnose, type Finding } from "./diagnose.ts";
export { isStartProblem, type Place, StartProblem };

/** What was asked cannot be done, in a sentence. */
export class AdminProblem extends Error {
  readonly code = "CANNOT_BE_DONE";
  readonly said: Message;
  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}

export const isAdminProblem = (error: unknown): error is AdminProblem =>
  error instanceof Error && "code" in error && error.code === "CANNOT_BE_DONE";

/** Opens the database for one piece of work. */
async function within<T>(place: Place, work: (database: Database, store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store.database, store);
  } catch (error) {
    throw error instanceof HttpError ? new AdminProblem(error.said) : error;
  } finally {
    await store.database.destroy();
  }
}

const now = () => new Date().toISOString();

export interface MadeAccount {
  readonly account: Pick<Account, "id" | "email" | "tier">;
  readonly token: string;
}

/** An account with its first token. */
export function makeAccount(place: Place, email: string, tier: Tier, password?: string): Promise<MadeAccount> {
  if (!emailSchema.safeParse(email).success) throw new AdminProblem(says.noEmail({ given: email }));
  return within(place, async (database) => {
    const passwordHash = password === undefined ? undefined : await openPasswords().hash(password);
    return database.transaction().execute(async (change) => {
      const account = await createAccount(change, { email, tier, passwordHash, at: now() });
      if (!account) throw new AdminProblem(says.accountThere({ email }));
      const { value } = await createToken(change, { account: account.id, name: "first token", at: now() });
      return { account: { id: account.id, email: account.email, tier: account.tier }, token: value };
    });
  });
}

export const accounts = (place: Place): Promise<Account[]> => within(place, listAccounts);

export const changeTier = (place: Place, email: string, tier: Tier): Promise<Account> =>
  within(place, async (database) => (await setTier(database, email, tier)) ?? noAccount(email));

/** The administrator has seen that the address is its owner's. */
export const verifyAddress = (place: Place, email: string): Promise<Account> =>
  within(place, async (database) => {
    const { id } = await owner(database, email);
    await markVerified(database, id, now());
    await noteAct(database, { account: id, act: "address_verified", by: "operator", at: now() });
    return owner(database, email);
  });

export const changePassword = (place: Place, email: string, password: string): Promise<Account> =>
  within(place, async (database) => {
    const account = await owner(database, email);
    const password_hash = await openPasswords().hash(password);
    await database.updateTable("accounts").set({ password_hash }).where("id", "=", account.id).execute();
    await database.deleteFrom("sessions").where("account_id", "=", account.id).execute();
    await noteAct(database, { account: account.id, act: "password_changed", by: "operator", at: now() });
    return account;
  });

/** Nobody acts as it from now on; a server removes what it had, within a quarter of an hour. */
export const deleteAccount = (place: Place, email: string): Promise<Account> =>
  within(place, async (database, store) => {
    const account = await owner(database, email);
    await database.transaction().execute((change) => closeAccount(store, change, account.id, now()));
    return account;
  });

/** For an owner who has lost the program of one-time codes, and the codes on paper. */
export const endTwoFactor = (place: Place, email: string): Promise<Account> =>
  within(place, async (database) => {
    const account = await owner(database, email);
    await end(database, account.id);
    await noteAct(database, { account: account.id, act: "two_factor_off", by: "operator", at: now() });
    return account;
  });

export const makeToken = (place: Place, email: string, name: string): Promise<{ token: Token; value: string }> =>
  within(place, async (database) => {
    const { id } = await owner(database, email);
    const made = await createToken(database, { account: id, name, at: now() });
    const about = `${name} (${made.token.id})`;
    await noteAct(database, { account: id, act: "token_made", by: "operator", about, at: now() });
    return made;
  });

export const tokens = (place: Place, email: string): Promise<Token[]> =>
  within(place, async (database) => listTokens(database, { account: (await owner(database, email)).id }));

export const revoke = (place: Place, email: string, id: number): Promise<void> =>
  within(place, async (database) => {
    const account = await owner(database, email);
    if (!(await revokeToken(database, { account: account.id }, id, now())))
      throw new AdminProblem(says.noToken({ email, id }));
    const about = `(${id})`;
    await noteAct(database, { account: account.id, act: "token_revoked", by: "operator", about, at: now() });
  });

/** Brings the database to the form of this version; servers of the version before go on meanwhile. */
export const migrateDatabase = (place: Place): Promise<readonly string[]> =>
  within(place, async (database) => {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(database);
    return rows.map(({ name }) => name);
  });

/** Removes files that no job has. */
export const removeGarbage = (place: Place & { readonly blobsUrl: string | undefined }): Promise<Garbage> =>
  within(place, async (database) => {
    const blobs = await openBlobs(place);
    try {
      return await collectGarbage(database, blobs, join(place.data, "incoming"), Date.now());
    } finally {
      blobs.close();
    }
  });

/** By its address; an organization by its number. */
const owner = async (database: Database, name: string): Promise<Account> =>
  (await accountNamed(database, name)) ?? noAccount(name);

function noAccount(name: string): never {
  throw new AdminProblem((/@/.test(name) ? says.noAccountOfEmail : says.noAccount)({ name }));
}

export interface CopiedFiles {
  readonly files: number;
  readonly bytes: number;
  /** Of jobs of the copy: deleted while it was made, or lost. */
  readonly missing: readonly string[];
}

/**
 * Copies the files of the jobs that a copy of the database holds. After the database: a file is kept before the row that
 * names it, and is never changed; what is deleted meanwhile is told as missing.
 */
export async function backupFiles(
  place: Place & { readonly blobsUrl: string | undefined },
  copyOfDatabase: string,
  target: string,
): Promise<CopiedFiles> {
  if (existsSync(target)) throw new AdminProblem(says.there({ path: target }));
  const copy = connect(copyOfDatabase);
  const jobs = copy.prepare<[], { files: string; status: string }>("select files, status from jobs").all();
  const made = copy.prepare<[], { key: string; sha256: string }>("select key, sha256 from exports").all();
  copy.pragma("journal_mode = DELETE");
  copy.close();
  const places = new Set(jobs.map(({ files }) => files));
  const sums = new Map(made.map(({ key, sha256 }) => [key, sha256]));
  const from = await openBlobs(place);
  const to = folderBlobs(target);
  let files = 0;
  let bytes = 0;
  const copied = new Set<string>();
  try {
    for await (const { key } of from.list("jobs/")) {
      if (!places.has(key.split("/").slice(0, 2).join("/"))) continue;
      const content = await from.read(key);
      if (!content) continue;
      const sum = sums.get(key);
      if (sum !== undefined && createHash("sha256").update(content).digest("hex") !== sum)
        throw new AdminProblem(says.otherFile({ key }));
      await to.put(key, content, "application/octet-stream");
      copied.add(key);
      files++;
      bytes += content.length;
    }
  } finally {
    from.close();
  }
  return { files, bytes, missing: [...sums.keys()].filter((key) => !copied.has(key)) };
}

/** Copies the database while servers go on using it, and reads the copy through. */
export async function backup({ data, databaseUrl }: Place, target: string): Promise<{ bytes: number }> {
  if (databaseUrl !== undefined) throw new AdminProblem(says.ofPostgres);
  const file = fileIn(data);
  if (!existsSync(file)) throw new AdminProblem(says.noDatabase({ folder: data }));
  if (existsSync(target)) throw new AdminProblem(says.there({ path: target }));
  const connection = connect(file);
  try {
    // one reading transaction: a copy page by page would begin anew with every write of a server
    connection.prepare("vacuum into ?").run(target);
  } finally {
    connection.close();
  }
  const copy = connect(target);
  try {
    const sound = copy.pragma("integrity_check", { simple: true });
    if (sound !== "ok") throw new AdminProblem(says.unsound({ why: String(sound) }));
    copy.pragma("journal_mode = DELETE"); // reading it through made companions of the file
    const [pages, size] = ["page_count", "page_size"].map((name) => Number(copy.pragma(name, { simple: true })));
    return { bytes: (pages ?? 0) * (size ?? 0) };
  } finally {
    copy.close();
  }
}
