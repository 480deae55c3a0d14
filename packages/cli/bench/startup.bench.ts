import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const x = join(root, "packages/cli/dist/x.js");
const launcher = join(root, "scripts/x.mjs");
const example = join(root, "examples/en-1993-1-8.json");

const start = (...args: string[]) => {
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}`);
};

test("starting the command", async ({ bench }) => {
  await bench.compare(
    bench("node -e 0", () => start("-e", "0")),
    bench("x --version", () => start(x, "--version")),
    bench("x check", () => start(x, "check", "en-1993-1-8", example)),
    bench("x check through the launcher of the repository", () => start(launcher, "check", "en-1993-1-8", example)),
    { iterations: 20, time: 2000 },
  );
});
