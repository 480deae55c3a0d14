import { defineConfig } from "tsup";
import { formulaSources } from "./formula-sources.ts";

/**
 * What commander imports and a start does not need: the module of `process` reads each of its properties, standard input
 * among them, and child processes bring sockets along.
 */
const lazyBuiltins = {
  name: "lazy-builtins",
  setup(build: import("esbuild").PluginBuild) {
    build.onResolve({ filter: /^node:(process|child_process)$/ }, ({ path, importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path, namespace: "lazy" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "lazy" }, ({ path }) => ({
      contents:
        path === "node:process"
          ? "export default process;"
          : `export default { spawn: (...given) => require("${path}").spawn(...given) };`,
    }));
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
