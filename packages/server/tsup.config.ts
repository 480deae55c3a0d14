import { defineConfig } from "tsup";

export default defineConfig({
  entry: { index: "src/index.ts", admin: "src/admin.ts", "check-worker": "src/worker/check.ts" },
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
