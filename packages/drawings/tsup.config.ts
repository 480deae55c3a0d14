import { defineConfig } from "tsup";

// The library, the process in which a drawing is read, and the thread that watches over it.
export default defineConfig({
  entry: {
    index: "src/index.ts",
    "apart-child": "src/reading/apart-child.ts",
    "apart-watch": "src/reading/apart-watch.ts",
  },
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
