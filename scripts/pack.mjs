// `npm run pack`: tarballs to install without a registry, in ./packed: the libraries, and `x` with its server and reader inside.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildLibrary, libraries } from "./build.mjs";
import { taken } from "./bundle.mjs";
import { ready, root } from "./setup.mjs";

/** Whose files are in the build of the command; the pages are beside it, as files. */
const inside = ["cli", "server", "fabrication", "drawings"];
const web = "@x/web";

const folderOf = (name) => join(root, "packages", name);
const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"));

/** The package of the command as it is installed: one tarball that asks the registry for what is not ours, and no more. */
export function composeCommand(folder) {
  const { name, version, description, license, type, bin, engines } = manifestOf("cli");
  const needed = inside.flatMap((part) => Object.entries(manifestOf(part).dependencies ?? {}));
  const others = needed.filter(([one]) => !one.startsWith("@x/") && !taken.test(one));
  const manifest = {
    ...{ name, version, description, license, type, bin, engines, files: ["dist"] },
    dependencies: Object.fromEntries([...others, [web, version]].sort()),
    bundleDependencies: [web],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  // what a clone links beside its build, npm installs
  const filter = (path) => basename(path) !== "node_modules";
  for (const file of ["dist", "LICENSE"])
    cpSync(join(folderOf("cli"), file), join(folder, file), { recursive: true, filter });
  cpSync(join(root, "README.md"), join(folder, "README.md"));
  const { dependencies: _, devDependencies: __, ...rest } = manifestOf("web");
  const pages = join(folder, "node_modules", web);
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, "package.json"), `${JSON.stringify(rest, null, 2)}\n`);
  cpSync(join(folderOf("web"), "dist"), join(pages, "dist"), { recursive: true });
}

function pack(folder, into) {
  const args = ["pack", folder, "--silent", "--ignore-scripts", "--pack-destination", into];
  const { status, stdout, stderr } = spawnSync("npm", args, { encoding: "utf8", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")}\n${stderr}`);
  return join(into, stdout.trim());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ready("development", { pages: true });
  for (const name of libraries) await buildLibrary(name);
  const packed = join(root, "packed");
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed);
  const command = mkdtempSync(join(tmpdir(), "x-pack-"));
  composeCommand(command);
  for (const folder of [...libraries.map(folderOf), command]) console.log(pack(folder, packed));
  rmSync(command, { recursive: true });
}
