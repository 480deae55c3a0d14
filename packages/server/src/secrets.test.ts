import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { configWith } from "../test/support/app.ts";
import { StartProblem } from "./database/problem.ts";
import { openVault } from "./secrets.ts";

const data = mkdtempSync(join(tmpdir(), "x-secrets-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const [old, fresh] = ["the key of last year", "the key of this year"];
const vaultOf = (...secretsKeys: string[]) => openVault(configWith({ secretsKeys, data }));

test("what is sealed does not tell, and opens with its key, about the same thing, alone", () => {
  const vault = vaultOf(old);
  const sealed = vault.seal("a webhook's secret", "account 1");
  expect(sealed).not.toContain("webhook");
  expect(vault.seal("a webhook's secret", "account 1")).not.toBe(sealed);
  expect(vault.open(sealed, "account 1")).toBe("a webhook's secret");
  expect(() => vault.open(sealed, "account 2")).toThrow(/none of the keys/);
  expect(() => vaultOf(fresh).open(sealed, "account 1")).toThrow(/none of the keys/);
});

test("a new key seals, the old one still opens", () => {
  const sealed = vaultOf(old).seal("secret", "a");
  const vault = vaultOf(fresh, old);
  expect(vault.open(sealed, "a")).toBe("secret");
  expect(vaultOf(fresh).open(vault.seal("secret", "a"), "a")).toBe("secret");
});

test("what was kept before there was a key is read as it is", () => {
  expect(vaultOf(old).open("plain", "a")).toBe("plain");
});

test("without a key in the settings a server with a file makes one beside it, once, for its owner's eyes", () => {
  const sealed = openVault(configWith({ data })).seal("secret", "a");
  expect(openVault(configWith({ data })).open(sealed, "a")).toBe("secret");
  expect(statSync(join(data, "secrets.key")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(data, "secrets.key"), "utf8")).toMatch(/^[\w-]{43}$/);
});

test("with PostgreSQL no server makes a key of its own: without one it does not start", () => {
  const open = () => openVault(configWith({ data, databaseUrl: "postgres://localhost/x" }));
  expect(open).toThrow(StartProblem);
  expect(open).toThrow(/^SECRETS_KEY is not set: .*share one key/);
});
