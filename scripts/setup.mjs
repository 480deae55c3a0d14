// Gets a fresh clone ready: installs when the lock file changed, builds when a source is newer than its build.
// Runs on any Node from 20 and imports nothing but Node. All it says goes to stderr, so that --json output stays clean.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, ".setup");
export const pnpm = "pnpm@12.21.0";

/**
 * What a set-up installs, from little to all: the checks, every command, the server with what makes its pages, what develops and
 * tests them.
 * In CI pnpm holds the lock file against its policy (how old a release is), which takes 160 MB of metadata; who only uses what
 * is committed takes it by its hashes.
 */
const asCommitted = ["--config.minimumReleaseAge=0"];
const toRun = ["--prod", ...asCommitted];
const scopes = {
  checks: {
    options: [
      ...toRun,
      ...["x-workspace", "@x/cli", "@x/eurocode", "@x/words", "@x/report", "@x/api", "@x/client"].flatMap((name) => [
        "--filter",
        name,
      ]),
    ],
  },
  commands: { options: [...toRun, "--filter", "!@x/web"] },
  server: { options: toRun },
  development: { options: process.env.CI ? [] : asCommitted },
};
const order = Object.keys(scopes);
const covers = (there, scope) => order.indexOf(there) >= order.indexOf(scope);

/** `pages`: what the server shows to people, which no other command needs. */
export async function ready(scope, { pages = false } = {}) {
  const wanted = fingerprint();
  const done = () => installed(wanted, scope) && freshlyBuilt() && (!pages || freshPages());
  if (done()) return;
  await withLock(async () => {
    if (!installed(wanted, scope)) install(wanted, scope);
    await build(pages);
  });
}

/** The pages alone, for tests that run without `npm test`. */
async function readyPages() {
  if (freshPages()) return;
  await withLock(async () => {
    const failed = await buildPages();
    if (failed) fail(failed);
  });
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
    hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

const stamp = (name) => join(state, name);

/** pnpm keeps the lock file it followed: of `pnpm install` by hand, which brings everything, it is ours word by word. */
function byHand() {
  try {
    return readFileSync(join(root, "node_modules/.pnpm/lock.yaml")).equals(readFileSync(join(root, "pnpm-lock.yaml")));
  } catch {
    return false;
  }
}

/** What is installed: of which lock file, and how much. */
function installation() {
  if (byHand()) return { of: fingerprint(), scope: "development" };
  try {
    const [of, scope] = readFileSync(stamp("installed"), "utf8").split(" ");
    return { of, scope };
  } catch {
    return {};
  }
}

function installed(wanted, scope) {
  const there = installation();
  return there.of === wanted && covers(there.scope, scope) && existsSync(join(root, "node_modules"));
}

function install(wanted, scope) {
  const before = installation().scope;
  // a newer lock file takes nothing away
  const chosen = covers(before, scope) ? before : scope;
  say("installing dependencies (once; about half a minute)");
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  run(npx, ["-y", pnpm, "install", "--frozen-lockfile", ...scopes[chosen].options]);
  writeFileSync(stamp("installed"), `${wanted} ${chosen}`);
  for (const name of ["built", "pages"]) rmSync(stamp(name), { force: true });
}

export const freshlyBuilt = () => isFresh("built", "cli");
const freshPages = () => isFresh("pages", "web");

function isFresh(name, part) {
  let builtAt;
  try {
    builtAt = statSync(stamp(name)).mtimeMs;
  } catch {
    return false;
  }
  newest ??= newestSource();
  // the pages show the documentation as well
  const last = name === "pages" ? Math.max(newest, ...documents()) : newest;
  return existsSync(join(root, "packages", part, "dist")) && last < builtAt;
}

const documents = () =>
  [
    "packages/web/documentation.ts",
    ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "packages/eurocode/README.md", "packages/client/README.md"],
    ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`),
  ].map((name) => statSync(join(root, name)).mtimeMs);

let newest;
const [bundler, gatherer] = ["bundle.mjs", "gather.mjs"].map((name) => join(root, "scripts", name));

function newestSource() {
  let newest = Math.max(statSync(bundler).mtimeMs, statSync(gatherer).mtimeMs);
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (!entry.name.endsWith(".test.ts")) newest = Math.max(newest, statSync(path).mtimeMs);
    }
  };
  for (const name of readdirSync(join(root, "packages"))) {
    for (const part of ["src", "formula-sources.ts", "vite.config.ts", "package.json"]) {
      const path = join(root, "packages", name, part);
      if (!existsSync(path)) continue;
      if (part === "src") visit(path);
      else newest = Math.max(newest, statSync(path).mtimeMs);
    }
  }
  return newest;
}

async function build(pages) {
  // neither needs what the other makes
  const failed = await Promise.all([buildCommand(), ...(pages ? [buildPages()] : [])]);
  for (const why of failed) if (why) fail(why);
}

async function buildCommand() {
  if (freshlyBuilt()) return;
  say("building");
  const started = new Date();
  const failed = await begin(node(), [bundler], root);
  if (!failed) note("built", started);
  return failed;
}

async function buildPages() {
  if (freshPages()) return;
  const web = join(root, "packages", "web");
  say("building the pages");
  const started = new Date();
  const failed = await begin(node(), [tool("vite", web), "build"], web);
  if (!failed) note("pages", started);
  return failed;
}

/** As old as the start of the build: a source that changed meanwhile is newer and builds again. */
function note(name, started) {
  writeFileSync(stamp(name), "");
  utimesSync(stamp(name), started, started);
}

const tool = (name, place = root) => {
  const manifest = join(place, "node_modules", name, "package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[name]);
};

/** Node 24 of the workspace where the system's is older than what the tools and the database driver need. */
export function node() {
  if (recent(process.versions.node)) return process.execPath;
  const packaged = join(root, "node_modules", ".bin", "node");
  if (existsSync(packaged)) return packaged;
  fail(`Node ${process.versions.node} is too old here: this needs Node 22.13 or newer`);
}

export function recent(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

const failure = (command, args, { status, signal, error }) =>
  `${[command, ...args].join(" ")} did not succeed (${error?.message ?? (signal ? `signal ${signal}` : `exit code ${status}`)})`;

function run(command, args) {
  const ended = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2] });
  if (ended.status !== 0) fail(failure(command, args, ended));
}

/** Beside others: why it did not succeed, once it has ended. */
const begin = (command, args, cwd) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", 2, 2] });
    child.once("error", (error) => resolve(failure(command, args, { error })));
    child.once("exit", (status, signal) =>
      resolve(status === 0 ? undefined : failure(command, args, { status, signal })),
    );
  });

/** Two commands typed at once do not install twice. */
async function withLock(work) {
  mkdirSync(state, { recursive: true });
  const lock = stamp("lock");
  const giveUp = Date.now() + 10 * 60_000;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (!alive(lock)) rmSync(lock, { force: true });
      else if (Date.now() > giveUp) fail(`another set-up holds ${lock}`);
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function alive(lock) {
  try {
    process.kill(Number(readFileSync(lock, "utf8")), 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function say(text) {
  process.stderr.write(`x: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(3);
}

function runTool(name, args) {
  const { status } = spawnSync(node(), [tool(name), ...args], { cwd: root, stdio: "inherit" });
  process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === "--pages") await readyPages();
  else await ready("development", { pages: true });
  if (process.argv[2] === "--test") runTool("vitest", ["run", ...process.argv.slice(3)]);
}
