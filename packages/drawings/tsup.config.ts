import { defineConfig } from "tsup";

// The library, the process in which a drawing is read, and the thread that watches over it.
export default defineConfig({
  entry: {
    index: "src/index.ts",
    "drawing-child": "src/process/child.ts",
    "drawing-watchdog": "src/process/watchdog.ts",
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
