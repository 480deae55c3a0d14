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
  // the drawings start processes of their own from their folder; the fonts of PDF lie beside their package
  external: ["@x/drawings", "@x/report/pdf"],
  noExternal: [/^@x\/(api|eurocode)/, /^@x\/report$/],
  esbuildOptions(options) {
    options.conditions = ["@x/source", "module"];
  },
});
