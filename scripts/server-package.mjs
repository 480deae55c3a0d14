// `npm run package -- FOLDER`: the server and the command `x` in a folder that runs as it is: read-only, without a registry, with
// its own Node. `--archive` also writes it as a tarball. The container image is made of the same folder (deploy/Dockerfile).
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { billOfMaterials, licences, packagedNode } from "./bill.mjs";
import { folderOf, installedFrom, installedPackages, keyOf, manifestIn, neededBy, root } from "./dependencies.mjs";
import { ready } from "./setup.mjs";

/** Of a package what no program opens: declarations, maps, what other platforms run. */
const leftOut = [/\.map$/, /\.d\.[cm]?ts$/, /\.ts\.map$/];
const prebuilt = /[\\/]prebuilds[\\/]([\w-]+)\.node$/;

/** As Node loads it: the whole workspace knows no other way to see its packages. */
export function composeServer(folder) {
  const { name, version, description, license } = manifestIn(folderOf("cli"));
  const manifest = { name, version, description, license, private: true, type: "module", bin: { x: "./bin/x" } };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const ours = (path) => basename(path) !== "node_modules" && !leftOut.some((shape) => shape.test(path));
  cpSync(join(folderOf("cli"), "dist"), join(folder, "dist"), { recursive: true, filter: ours });
  const pages = join(folder, "node_modules", "@x", "web");
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, "package.json"), `${JSON.stringify({ name: "@x/web", version, type: "module" })}\n`);
  cpSync(join(folderOf("web"), "dist"), join(pages, "dist"), { recursive: true, filter: ours });
  placePackages(folder);
  const node = packagedNode();
  if (node === undefined)
    throw new Error(`there is no Node for ${process.platform}-${process.arch} among the dependencies`);
  const bin = join(folder, "bin");
  mkdirSync(bin);
  cpSync(join(node.folder, "bin", "node"), join(bin, "node"));
  cpSync(join(root, "deploy", "healthy.mjs"), join(bin, "healthy.mjs"));
  writeFileSync(join(bin, "x"), starter);
  chmodSync(join(bin, "x"), 0o755);
  for (const file of ["LICENSE", "SECURITY.md", "CHANGELOG.md"]) cpSync(join(root, file), join(folder, file));
  cpSync(join(root, "deploy", "systemd"), join(folder, "systemd"), { recursive: true });
  cpSync(join(root, "deploy", "watch"), join(folder, "watch"), { recursive: true });
  cpSync(join(root, "docs", "operations.md"), join(folder, "operations.md"));
  const bill = billOfMaterials(manifest, { withNode: true });
  writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), licences({ withNode: true }));
}

const starter = `#!/bin/sh
# the Node beside it runs the command, whatever the system has
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/../dist/x.js" "$@"
`;

/** Every package in one node_modules; of a name the first version, others below the package that needs them. */
function placePackages(folder) {
  const packages = new Map(installedPackages().map((one) => [one.key, one]));
  const place = (key, below) => {
    const one = packages.get(key);
    const there = installedFrom(below, one.name);
    if (there !== undefined && keyOf(manifestIn(there)) === key) return;
    const top = join(folder, "node_modules", one.name);
    const to = existsSync(top) ? join(below, "node_modules", one.name) : top;
    copyPackage(one.folder, to);
    for (const needed of one.needs) place(needed, to);
  };
  for (const one of packages.values()) if (one.direct) place(one.key, folder);
  // what was found while it was placed is found by who runs it
  for (const one of packages.values()) verify(join(folder, "node_modules", one.name), one, packages);
}

function verify(at, one, packages) {
  if (!existsSync(at) || keyOf(manifestIn(at)) !== one.key) return;
  for (const { name } of neededBy(one.manifest)) {
    const wanted = one.needs.find((key) => packages.get(key)?.name === name);
    const there = wanted === undefined ? undefined : installedFrom(at, name);
    if (wanted !== undefined && (there === undefined || keyOf(manifestIn(there)) !== wanted))
      throw new Error(`${one.key} would not find ${wanted}`);
  }
}

function copyPackage(from, to) {
  const filter = (path) => {
    if (basename(path) === "node_modules") return path === from;
    if (leftOut.some((shape) => shape.test(path))) return false;
    const platform = prebuilt.exec(relative(from, path).replace(/^/, "/"))?.[1];
    return platform === undefined || platform === `${process.platform}-${process.arch}`;
  };
  cpSync(from, to, { recursive: true, filter });
}

/** The same bytes from the same folder: owner, order and time are not of who packs it. */
function archive(folder, file) {
  const time = process.env.SOURCE_DATE_EPOCH ?? Math.floor(statSync(join(root, "package.json")).mtimeMs / 1000);
  const { status, stderr } = spawnSync(
    "tar",
    [
      "--create",
      "--gzip",
      "--file",
      file,
      "--sort=name",
      "--owner=0",
      "--group=0",
      "--numeric-owner",
      `--mtime=@${time}`,
      "--directory",
      dirname(folder),
      basename(folder),
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const { version } = manifestIn(root);
  const named = asked.find((one) => !one.startsWith("-"));
  const folder = resolve(named ?? join(root, "packed", `x-${version}-${process.platform}-${process.arch}`));
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, "sbom.cdx.json"))) {
    process.stderr.write(`x: ${folder} holds something else\n`);
    process.exit(2);
  }
  await ready("server", { pages: true });
  composeServer(folder);
  console.log(folder);
  if (asked.includes("--archive")) {
    archive(folder, `${folder}.tar.gz`);
    console.log(`${folder}.tar.gz`);
  }
}
