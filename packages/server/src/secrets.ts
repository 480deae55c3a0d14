import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { StartProblem } from "./database/problem.ts";

/** Keeps what has to be shown again, secrets of webhooks, so that a copy of the database alone does not tell them. */
export interface Vault {
  /** `about` is bound to the text: a sealed one does not open elsewhere. */
  seal(text: string, about: string): string;
  open(sealed: string, about: string): string;
  /** Whether anything is encrypted at all. */
  readonly locked: boolean;
}

const mark = "aes256gcm$";

/** By the keys of the settings; a server with a file of its own makes a key beside it. */
export function openVault({ secretsKeys, databaseUrl, data }: Config): Vault {
  const keys = (secretsKeys.length > 0 ? secretsKeys : databaseUrl === undefined ? [keyBeside(data)] : []).map(keyOf);
  const [first] = keys;
  return {
    locked: first !== undefined,
    seal: (text, about) => (first ? encrypt(text, about, first) : text),
    open: (sealed, about) => (sealed.startsWith(mark) ? decrypt(sealed, about, keys) : sealed),
  };
}

const keyOf = (secret: string): Buffer => createHash("sha256").update(`x secrets ${secret}`).digest();

function encrypt(text: string, about: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return mark + [nonce, cipher.getAuthTag(), body].map((part) => part.toString("base64url")).join("$");
}

function decrypt(sealed: string, about: string, keys: readonly Buffer[]): string {
  const [nonce, tag, body] = sealed
    .slice(mark.length)
    .split("$")
    .map((part) => Buffer.from(part, "base64url"));
  for (const key of keys) {
    try {
      const cipher = createDecipheriv("aes-256-gcm", key, nonce ?? Buffer.alloc(0)).setAAD(Buffer.from(about));
      cipher.setAuthTag(tag ?? Buffer.alloc(0));
      return Buffer.concat([cipher.update(body ?? Buffer.alloc(0)), cipher.final()]).toString("utf8");
    } catch {
      // another of the keys
    }
  }
  throw new Error("a secret in the database opens with none of the keys of SECRETS_KEY");
}

/** Made once, for its owner alone; of servers that start together one makes it and the others read it. */
function keyBeside(data: string): string {
  const file = join(data, "secrets.key");
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) {
      const made = `${file}.${randomBytes(6).toString("hex")}`;
      writeFileSync(made, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
      try {
        linkSync(made, file);
      } catch (error) {
        if (!existsSync(file)) throw error;
      } finally {
        unlinkSync(made);
      }
    }
    const key = readFileSync(file, "utf8").trim();
    if (key.length < 16) throw new Error("it is empty; remove it where no secrets were kept with it");
    return key;
  } catch (error) {
    throw new StartProblem(`the key ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
