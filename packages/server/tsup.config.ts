import { defineConfig, type Options } from "tsup";

const built: Options = {
  format: "esm",
  target: "node22",
  platform: "node",
  splitting: true,
  // the drawings start processes of their own from their folder
  external: ["@x/drawings"],
  noExternal: [/^@x\/(api|eurocode|report)/],
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
  },
};

// The thread that works on a job calculates with what the drawings hold, commands for accounts calculate nothing: both are built
// apart, and do without the library.
export default defineConfig([
  {
    ...built,
    entry: { index: "src/index.ts", "check-worker": "src/worker/check.ts" },
    clean: ["!job/**", "!admin/**"],
  },
  { ...built, entry: { index: "src/admin.ts" }, outDir: "dist/admin", clean: true },
  { ...built, entry: { "job-worker": "src/worker/job.ts" }, outDir: "dist/job", clean: true },
]);
