import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    admin: "src/admin.ts",
    "check-worker": "src/worker/check.ts",
    "job-worker": "src/worker/job.ts",
  },
  format: "esm",
  target: "node22",
  platform: "node",
  clean: true,
  splitting: true,
  // the drawings start processes of their own from their folder
  external: ["@x/drawings"],
  noExternal: [/^@x\/(api|eurocode|report)/],
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
  },
});
