import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

// Pages of the documentation whose programs run as they are written: a project that has our tarballs and nothing of this workspace.

const root = join(import.meta.dirname, "../..");
const libraries = ["eurocode", "words", "report", "client"];

/** What the pages install beside ours, from where this workspace has it. */
const others: Readonly<Record<string, string>> = {
  vite: "packages/web",
  "@modelcontextprotocol/sdk": "packages/cli",
};

interface Scripts {
  readonly buildLibrary: (name: string) => Promise<void>;
  readonly composeCommand: (folder: string) => void;
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

function link(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}

export interface Project {
  readonly folder: string;
  readonly remove: () => void;
}

/** A folder with the tarballs in its node_modules; what their manifests ask the registry for is linked from this workspace. */
export async function emptyProject(): Promise<Project> {
  const script = async (name: string) =>
    (await import(pathToFileURL(join(root, "scripts", name)).href)) as Partial<Scripts>;
  const { buildLibrary } = await script("build.mjs");
  const { composeCommand } = await script("pack.mjs");
  // what the command and its server hold is built where a source is newer
  run(process.execPath, [join(root, "scripts/setup.mjs"), "--pages"], root);
  for (const name of libraries) await buildLibrary?.(name);
  const folder = mkdtempSync(join(tmpdir(), "x-pages-"));
  const modules = join(folder, "node_modules");
  writeFileSync(join(folder, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
  const command = join(modules, "@x/cli");
  composeCommand?.(command);
  const packed = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder];
  const tarballs = run("npm", [...packed, ...libraries.map((name) => join(root, "packages", name))], folder);
  for (const [i, tarball] of tarballs.trim().split("\n").entries()) {
    const into = join(modules, "@x", libraries[i] ?? "");
    mkdirSync(into, { recursive: true });
    run("tar", ["-xzf", join(folder, tarball), "--strip-components=1", "-C", into], folder);
  }
  const wanted = new Map(Object.entries(others));
  for (const [name, places] of [
    ...libraries.map((one) => [one, [one]] as const),
    ["cli", ["cli", "server", "fabrication", "drawings"]] as const,
  ]) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(modules, "@x", name, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const asked of Object.keys(dependencies).filter((one) => !one.startsWith("@x/"))) {
      const place = places
        .map((one) => `packages/${one}`)
        .find((one) => existsSync(join(root, one, "node_modules", asked)));
      wanted.set(asked, wanted.get(asked) ?? place ?? ".");
    }
  }
  for (const [name, from] of wanted) link(realpathSync(join(root, from, "node_modules", name)), join(modules, name));
  // beside the folder of a page, where a reader has the clone
  link(join(root, "examples"), join(folder, "eurocode-checks/examples"));
  const bin = join(modules, ".bin");
  chmodSync(join(command, "dist/x.js"), 0o755);
  link(join(command, "dist/x.js"), join(bin, "x"));
  link(join(modules, "vite/bin/vite.js"), join(bin, "vite"));
  link(process.execPath, join(bin, "node"));
  run("python3", [join(root, "clients/python/build.py"), join(folder, "packed")], root);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a page shows between three backticks. */
const fence = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;
/** Where the pages have their server. */
const place = "127.0.0.1:3000";

/** A server is ready when it has said where it is: its first line is waited for. */
const awaited = (commands: string): string =>
  commands.replace(
    /^(x serve.*) &$/gm,
    'mkfifo said && exec 9<>said && { $1 >&9 2>/dev/null & } && read -r line <&9 && echo "$line"',
  );

/** What a reader installs is there. */
const installs = /^(?:npm install|pip install).*\n/gm;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === "object" ? address?.port : address);
}

/**
 * Writes the files of a page (a fence with a name), runs its commands (`sh`) one after the other in one shell, and gives the page
 * with what they printed (`text`, after the commands that print it).
 */
export async function ran(page: string, project: Project): Promise<string> {
  const text = readFileSync(join(root, page), "utf8");
  const folder = join(project.folder, basename(page, ".md"));
  mkdirSync(folder);
  const port = await freePort();
  const own = `127.0.0.1:${port}`;
  const blocks = [...text.matchAll(fence)].map(([, language = "", name, code = ""]) => ({ language, name, code }));
  for (const { name, code } of blocks) {
    if (name === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code.replaceAll(place, own));
  }
  const commands = blocks.filter(({ language }) => language === "sh").map(({ code }) => code.replace(installs, ""));
  const shell = [
    "exec 2>&1",
    "trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT",
    ...commands.map((code) => `printf '\\036'\n${awaited(code).replaceAll(place, own)}`),
  ].join("\n");
  const { stdout } = spawnSync("bash", ["-c", shell], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${join(project.folder, "node_modules/.bin")}:${process.env.PATH}`,
      PORT: port,
      DATA_DIR: join(folder, "data"),
      PYTHONPATH: join(project.folder, "packed", readdirSync(join(project.folder, "packed"))[0] ?? ""),
      XDG_CONFIG_HOME: join(folder, "config"),
      NODE_NO_WARNINGS: "1",
    },
  });
  const printed = stdout.split("\x1e").slice(1);
  let at = -1;
  return text.replace(fence, (whole: string, language: string) => {
    if (language === "sh") at += 1;
    if (language !== "text") return whole;
    const said = (printed[at] ?? "")
      .replaceAll(own, place)
      .replaceAll(folder, "/home/anna/project")
      .replaceAll(project.folder, "/home/anna");
    return `\`\`\`text\n${said.replace(/[ \t]+$/gm, "").trim()}\n\`\`\``;
  });
}
