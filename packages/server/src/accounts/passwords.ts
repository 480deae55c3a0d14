import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// 64 MB and about a tenth of a second a guess
const cost = { N: 2 ** 16, r: 8, p: 1 };
const length = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const normal = password.normalize("NFKC");
    scrypt(normal, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`: the cost is kept, so that it may grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** For an account without a password, or none at all, as much work is done as for one: the time tells nothing. */
export async function passwordFits(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? nobody).split("$");
  const stored = Buffer.from(key ?? "", "base64url");
  const found = await derive(password, Buffer.from(salt ?? "", "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return hash != null && stored.length === found.length && timingSafeEqual(stored, found);
}

const nobody = ["scrypt", cost.N, cost.r, cost.p, "AAAAAAAAAAAAAAAAAAAAAA", "A".repeat(43)].join("$");
