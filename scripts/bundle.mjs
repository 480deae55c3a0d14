// What runs, made in one build: `x`, the server and its threads, the process that reads a drawing. Every module of ours is in
// exactly one file of packages/cli/dist, and a process loads only the files it needs. Imports nothing but Node and esbuild.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { gathered } from "./gather.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, "packages");
const out = join(packages, "cli", "dist");

/** What each process begins with, by its file in dist; `x` loads the server and the reader when they are asked for. */
const starts = {
  x: "cli/src/x.ts",
  "check-worker": "server/src/worker/check.ts",
  "desk-worker": "server/src/worker/desk.ts",
  "job-worker": "server/src/worker/job.ts",
  "drawing-child": "drawings/src/process/child.ts",
  "drawing-watchdog": "drawings/src/process/watchdog.ts",
  "drawing-offline": "drawings/src/process/offline.ts",
  "drawing-threads": "drawings/src/process/threads.ts",
};

/** Packages that are not published: as `@x/server` they are the same files. */
const shown = ["server", "drawings", "fabrication"];

/** Of others' packages what a start of `x` needs, the 255 files of kysely, and whatever would bring another zod: in files of ours, they load at once. */
export const taken =
  /^(zod|kysely|commander|jsonc-parser|picocolors|ky|@hapi\/bourne|@asteasolutions\/zod-to-openapi|@modelcontextprotocol\/sdk)(\/|$)/;

const manifestOf = (name) => JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));

/** The source behind an import of one of our packages. */
function sourceOf(path) {
  const [, name, ...rest] = path.split("/");
  const wanted = ["..", ...rest].join("/").slice(1);
  for (const [shape, { "@x/source": source }] of Object.entries(manifestOf(name).exports ?? {})) {
    const [before, after] = shape.split("*");
    if (source === undefined || (after === undefined ? shape !== wanted : !wanted.startsWith(before))) continue;
    return join(packages, name, source.replace("*", wanted.slice(before.length)));
  }
}

/** Ours come from their sources, whatever is installed; of others what is taken; the rest is found when it is loaded. */
const where = {
  name: "where",
  setup(build) {
    build.onResolve({ filter: /^@x\// }, ({ path }) => {
      const source = sourceOf(path);
      return source === undefined ? { external: true } : { path: source, sideEffects: false };
    });
    build.onResolve({ filter: /^[@\w]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (kind === "entry-point" || pluginData === where) return undefined;
      if (path.startsWith("node:")) return { external: true };
      if (importer.includes("node_modules")) return undefined;
      if (!taken.test(path)) return { external: true };
      // the one that everything installs
      const from = path.startsWith("zod") ? join(packages, "eurocode") : resolveDir;
      const found = await build.resolve(path, { kind, resolveDir: from, pluginData: where });
      // a clone that only checks has not installed what the server needs; its first start installs it and builds anew
      return found.errors.length > 0 ? { external: true } : found;
    });
    // sentences of zod in fifty languages, which nobody here asks for
    build.onResolve({ filter: /\/locales\/index\.js$/ }, ({ path }) => ({ path, namespace: "empty" }));
    build.onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "export {}" }));
  },
};

/** What is used of modules whose properties load others as soon as their names are asked (since Node 24 those of util). */
const byName = { "node:child_process": "spawn", "node:util": "stripVTControlCharacters" };

/**
 * An import of a module of Node reads each of its properties, and so loads what a start does not need: standard input, sockets,
 * worker threads, promises of files. Here only those are read that load nothing.
 */
const lazyBuiltins = {
  name: "lazy-builtins",
  setup(build) {
    const ofCommand = /packages\/cli\/src|node_modules\/commander\//;
    build.onResolve({ filter: /^node:(fs|util|process|child_process)$/ }, ({ path, kind, importer }) =>
      kind === "import-statement" && ofCommand.test(importer.replaceAll("\\", "/"))
        ? { path, namespace: "lazy" }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: "lazy" }, ({ path }) => {
      const asked = `process.getBuiltinModule("${path}")`;
      const name = byName[path];
      if (name !== undefined)
        return {
          contents: `export const ${name} = (...given) => ${asked}.${name}(...given); export default { ${name} };`,
        };
      if (path === "node:process") return { contents: "export default process;" };
      const all = Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(path)));
      const plain = all.flatMap(([own, { get }]) => (get ? [] : [own]));
      return { contents: `const module = ${asked}; export default module; export const { ${plain} } = module;` };
    });
  },
};

/** What the clauses say is read when the command is built: `x clause` needs no standard at all. */
async function clausesOfBuild() {
  const [library, sources] = await Promise.all([loaded("eurocode/src/index.ts"), loaded("cli/formula-sources.ts")]);
  const clauses = {
    formulas: sources.formulaSources(),
    requirements: library.allRequirements,
    parameters: library.annexes,
  };
  // a text in a text: an object would be read at every start of the command
  return JSON.stringify(JSON.stringify(clauses));
}

/** By which fields a file is known as one of a check: none is loaded to tell. */
async function formsOfBuild() {
  const [library, { formOf }] = await Promise.all([loaded("eurocode/src/index.ts"), loaded("cli/src/forms.ts")]);
  return JSON.stringify(JSON.stringify(library.checks.map(formOf)));
}

/** A module of the sources, run here; older versions of Node do not read TypeScript. */
async function loaded(source) {
  const path = join(packages, source);
  const file = join(root, ".setup", `${source.replaceAll("/", "-")}.mjs`);
  await esbuild.build({
    entryPoints: [path],
    outfile: file,
    bundle: true,
    format: "esm",
    conditions: ["@x/source"],
    external: ["node:*", "typescript"],
    define: { "import.meta.dirname": JSON.stringify(dirname(path)) },
  });
  return import(`${pathToFileURL(file).href}?${Date.now()}`);
}

export async function bundle() {
  const named = shown.flatMap((name) =>
    Object.entries(manifestOf(name).exports).map(([path, target]) => ({
      file: join(name, path === "." ? "index" : path.slice(2)),
      source: join(packages, name, target["@x/source"]),
    })),
  );
  const pieces = await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(Object.entries(starts).map(([name, source]) => [name, join(packages, source)])),
      ...Object.fromEntries(named.map(({ file, source }) => [file.replace(/[\\/]/g, "-"), source])),
    },
    outdir: out,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node22",
    metafile: true,
    write: false,
    logLevel: "warning",
    mainFields: ["module", "main"],
    define: { clausesOfBuild: await clausesOfBuild(), formsOfBuild: await formsOfBuild() },
    plugins: [lazyBuiltins, where],
  });
  const { outputs, files } = await gathered(pieces, out);
  writeFileSync(join(root, ".setup", "modules.json"), JSON.stringify({ inputs: pieces.metafile.inputs, outputs }));
  mkdirSync(out, { recursive: true });
  for (const { path, contents } of files) writeFileSync(path, contents);
  const made = new Set(files.map(({ path }) => basename(path)));
  for (const name of readdirSync(out)) {
    if (!made.has(name) && name !== "node_modules") rmSync(join(out, name), { recursive: true, force: true });
  }
  chmodSync(join(out, "x.js"), 0o755);
  for (const { file } of named) writeFacade(file);
  linkNeeded();
}

/** `@x/server`, for a program of this workspace that imports it. */
function writeFacade(file) {
  const [name, entry] = file.split(/[\\/]/);
  const dist = join(packages, name, "dist");
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, `${entry}.js`), `export * from "../../cli/dist/${name}-${entry}.js";\n`);
}

/** In a clone each package has its own node_modules; what the files need of them is found beside them. */
function linkNeeded() {
  const links = join(out, "node_modules");
  rmSync(links, { recursive: true, force: true });
  for (const name of readdirSync(packages).filter((one) => one !== "web")) {
    for (const needed of Object.keys(manifestOf(name).dependencies ?? {})) {
      const from = join(packages, name, "node_modules", needed);
      const to = join(links, needed);
      const ours = needed.startsWith("@x/") && needed !== "@x/web";
      if (ours || taken.test(needed) || existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(from, to, "junction");
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
