import { defineConfig } from "tsup";

// Two entries: the library, and the thread in which a drawing is read.
export default defineConfig({
  entry: { index: "src/index.ts", worker: "src/reading/worker.ts" },
  format: "esm",
  target: "node22",
  platform: "node",
  clean: true,
  splitting: true,
  noExternal: [/^@x\//],
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
  },
});
