// `npm run -s x -- …`: gets the clone ready, then runs the command line.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { node, ready, recent, root } from "./setup.mjs";

const command = join(root, "packages", "cli", "dist", "x.js");
const asked = process.argv[2] ?? "";
// what reads drawings or runs the server needs more than checks do
const wide = [
  "drawing",
  "bars",
  "btlx",
  "fabricate",
  "worker",
  "migrate",
  "account",
  "token",
  "backup",
  "doctor",
  "mcp",
  "admin",
  "words",
  "projects",
];
if (asked === "serve") await ready("server", { pages: true });
else await ready(wide.includes(asked) ? "commands" : "checks");

// paths are relative to where the person stands; npm runs its scripts in the root of the workspace
const { INIT_CWD: here, npm_lifecycle_event: script } = process.env;
if (script === "x" && here !== undefined && existsSync(here)) process.chdir(here);

// the command wants a newer Node than some systems have; the workspace brings its own
if (recent(process.versions.node)) {
  process.argv[1] = command;
  await import(pathToFileURL(command).href);
} else {
  const child = spawn(node(), [command, ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = signal ? 3 : (code ?? 3);
  });
}
