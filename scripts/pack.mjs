// `npm run pack`: tarballs to install without a registry, in ./packed: the libraries, and `x` with its server and reader inside.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildLibrary, libraries } from "./build.mjs";
import { ready, root } from "./setup.mjs";

/** What the command runs beside its own bundle; the libraries are in the bundles. */
const inside = ["server", "drawings", "web"];

const folderOf = (name) => join(root, "packages", name);
const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"));
const ownPackage = ([name]) => name.startsWith("@x/");

/** The package of the command as it is installed: one tarball that asks the registry for what is not ours, and no more. */
export function composeCommand(folder) {
  const { name, version, description, license, type, bin, engines, dependencies } = manifestOf("cli");
  // the pages hold all they need
  const needy = inside.filter((part) => part !== "web");
  const others = [dependencies, ...needy.map((part) => manifestOf(part).dependencies ?? {})].flatMap(Object.entries);
  const own = inside.map((part) => [`@x/${part}`, version]);
  const manifest = {
    ...{ name, version, description, license, type, bin, engines, files: ["dist"] },
    dependencies: Object.fromEntries([...others.filter((entry) => !ownPackage(entry)), ...own].sort()),
    bundleDependencies: own.map(([part]) => part),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ["dist", "LICENSE"]) cpSync(join(folderOf("cli"), file), join(folder, file), { recursive: true });
  cpSync(join(root, "README.md"), join(folder, "README.md"));
  for (const part of inside) {
    const { dependencies: _, devDependencies: __, ...rest } = manifestOf(part);
    const target = join(folder, "node_modules", "@x", part);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, "package.json"), `${JSON.stringify(rest, null, 2)}\n`);
    cpSync(join(folderOf(part), "dist"), join(target, "dist"), { recursive: true });
  }
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
