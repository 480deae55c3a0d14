import { join } from "node:path";
import { defineConfig } from "tsup";
import { formulaSources } from "./formula-sources.ts";
import type { Clauses } from "./src/clauses.ts";

/** What is used of modules whose properties load others as soon as their names are asked (since Node 24 those of util). */
const byName: Readonly<Record<string, string>> = {
  "node:child_process": "spawn",
  "node:util": "stripVTControlCharacters",
};

/**
 * An import of a module of Node reads each of its properties, and so loads what a start does not need: standard input, sockets,
 * worker threads. Asked for as CommonJS they are read when they are used.
 */
const lazyBuiltins = {
  name: "lazy-builtins",
  setup(build: import("esbuild").PluginBuild) {
    build.onResolve({ filter: /^node:(fs|util|process|child_process)$/ }, ({ path, kind }) =>
      kind === "import-statement" ? { path, namespace: "lazy" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "lazy" }, ({ path }) => {
      const asked = `process.getBuiltinModule("${path}")`;
      const name = byName[path];
      if (name !== undefined) return { contents: `exports.${name} = (...given) => ${asked}.${name}(...given);` };
      return { contents: `module.exports = ${path === "node:process" ? "process" : asked};` };
    });
  },
};

/** What stands at the clauses is read when the command is built: `x clause` needs no standard at all. */
const clausesOfBuild = {
  name: "clauses-of-build",
  async setup({ esbuild, initialOptions }: import("esbuild").PluginBuild) {
    const { outputFiles } = await esbuild.build({
      entryPoints: [join(import.meta.dirname, "../eurocode/src/index.ts")],
      bundle: true,
      format: "esm",
      conditions: ["@x/source"],
      write: false,
    });
    const library: typeof import("@x/eurocode") = await import(
      `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")}`
    );
    const clauses: Clauses = {
      formulas: formulaSources(),
      requirements: library.allRequirements,
      parameters: library.annexes,
    };
    // a text in a text: an object would be read at every start of the command
    initialOptions.define = { ...initialOptions.define, clausesOfBuild: JSON.stringify(JSON.stringify(clauses)) };
  },
};

// One file without imports starts in a fraction of the time that a tree of modules needs.
export default defineConfig({
  entry: { x: "src/x.ts" },
  format: "esm",
  target: "node22",
  platform: "node",
  clean: true,
  // a shorter text is read and compiled sooner
  minify: true,
  splitting: true,
  // else the plugin never sees what it makes lazy
  removeNodeProtocol: false,
  esbuildPlugins: [lazyBuiltins, clausesOfBuild],
  noExternal: [
    /^@x\/(eurocode|report|api|client)/,
    "@hapi/bourne",
    "commander",
    "jsonc-parser",
    "picocolors",
    "zod",
    "ky",
  ],
  external: ["@x/server", "@x/server/admin", "@x/drawings"],
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
    options.mainFields = ["module", "main"];
  },
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
});
