import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// `x` as its tarball holds it, in a folder that knows nothing of this workspace. Beside it stands what its manifest asks
// the registry for, and nothing else: a package that is used and not named does not get found.

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "x-packed-"));

beforeAll(async () => {
  const pack = pathToFileURL(join(root, "scripts/pack.mjs")).href;
  const { composeCommand } = (await import(pack)) as { composeCommand: (folder: string) => void };
  composeCommand(folder);
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith("@x/")) continue;
    const from = ["cli", "server", "fabrication", "drawings"]
      .map((part) => join(root, "packages", part, "node_modules", name))
      .find((path) => existsSync(path));
    const to = join(folder, "node_modules", name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(realpathSync(from ?? name), to);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// by its own name, as a shell runs an installed command
const x = (args: readonly string[], input = "") =>
  spawnSync(join(folder, "dist/x.js"), args, {
    encoding: "utf8",
    input,
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });

test("checks", () => {
  const started = x(["new", "en-1993-1-8"]);
  expect(started.stderr).toBe("");
  expect(x(["check", "en-1993-1-8", "-", "--json"], started.stdout).stdout).toContain('"endpoint": "en-1993-1-8"');
});

test("reads drawings and writes reports", { tags: "change" }, () => {
  const read = x(["drawing", "read", join(root, "examples/drawings/parts-list.pdf"), "--json"]);
  expect(read.stderr).toBe("");
  expect(JSON.parse(read.stdout)).toHaveProperty("members.0.section");
  const report = x(["check", "en-1993-1-1", join(root, "examples/en-1993-1-1.json"), "--pdf", "report.pdf"]);
  expect(report.stderr).toBe("wrote report.pdf\n");
  expect(readFileSync(join(folder, "report.pdf"), "latin1")).toMatch(/^%PDF-/);
});

test("reaches its database", () => {
  const made = x(["account", "create", "--email", "a@example.com", "--data", "data", "--json"]);
  expect(JSON.parse(made.stdout)).toHaveProperty("token");
});
