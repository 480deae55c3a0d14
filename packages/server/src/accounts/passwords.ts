import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a hash was made with less work than one is now. */
  isWeak(hash: string): boolean;
  /** For an account without a password, or none at all, as much work is done as for one: the time tells nothing. */
  fits(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** What OWASP asks of scrypt: 128 MB, and about a third of a second a guess. */
export const standardCost: Cost = { N: 2 ** 17, r: 8, p: 1 };
const length = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const normal = password.normalize("NFKC");
    scrypt(normal, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Kept as `scrypt$N$r$p$salt$key`: with the cost, so that it may grow. */
export function openPasswords(cost: Cost = standardCost): Passwords {
  const nobody = written(cost, Buffer.alloc(16), Buffer.alloc(length));
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return written(cost, salt, await derive(password, salt, cost));
    },
    isWeak: (hash) => {
      const { N, r, p } = read(hash).cost;
      return N * r * p < cost.N * cost.r * cost.p;
    },
    fits: async (password, hash) => {
      const { cost: made, salt, key } = read(hash ?? nobody);
      const found = await derive(password, salt, made);
      return hash != null && key.length === found.length && timingSafeEqual(key, found);
    },
  };
}

const written = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

function read(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, N, r, p, salt = "", key = ""] = hash.split("$");
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}
