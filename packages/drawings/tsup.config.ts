import { defineConfig, type Options } from "tsup";

const built: Options = {
  format: "esm",
  target: "node22",
  platform: "node",
  splitting: true,
  noExternal: [/^@x\//],
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
  },
};

// The process in which a drawing is read, and the thread that watches over it, hold only what reading takes: they start for
// each drawing, and of the calculation they would share with the library they need the sections alone.
export default defineConfig([
  { ...built, entry: { index: "src/index.ts" }, clean: ["!process/**"] },
  {
    ...built,
    entry: { "drawing-child": "src/process/child.ts", "drawing-watchdog": "src/process/watchdog.ts" },
    outDir: "dist/process",
    clean: true,
  },
]);
