import { defineConfig } from "tsup";
import { formulaSources } from "./formula-sources.ts";

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
  esbuildPlugins: [lazyBuiltins],
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
  define: { formulaSourcesOfBuild: JSON.stringify(JSON.stringify(formulaSources())) },
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
    options.mainFields = ["module", "main"];
  },
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
});
