// @module-tag change

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

// The first command of the README where nothing is installed yet: a clone that only checks has less of others' packages than the one
// that all other tests run in, and its build must not need the rest. Installed from the registry.

const root = join(import.meta.dirname, "../../..");
const clone = mkdtempSync(join(tmpdir(), "x-clone-"));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const left = new Set(["node_modules", "dist", ".setup", ".git", "test", "tests"]);

const x = (...args: readonly string[]) =>
  spawnSync("npm", ["run", "-s", "x", "--", ...args], {
    encoding: "utf8",
    cwd: clone,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, INIT_CWD: clone },
    shell: process.platform === "win32",
  });

describe("in a fresh clone", () => {
  test("the first command of the README answers", () => {
    cpSync(root, clone, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
    const { stdout, stderr, status } = x("check", "en-1993-1-8", "examples/en-1993-1-8.json");
    expect(stdout, stderr).toContain("PASSED  C1");
    expect(status, stderr).toBe(0);
  });

  test("a command that needs the server installs it and builds anew", { tags: "week" }, () => {
    const { stdout, stderr } = x("account", "create", "--email", "a@example.com", "--data", "data", "--json");
    expect(JSON.parse(stdout || "{}"), stderr).toHaveProperty("token");
  });
});
