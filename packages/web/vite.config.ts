import { join } from "node:path";
import { defineConfig } from "vite";

const page = (name: string) => join(import.meta.dirname, "src", `${name}.html`);

export default defineConfig({
  root: join(import.meta.dirname, "src"),
  // what stands in the pages is found by @x/server at the root of the site
  base: "/",
  publicDir: "public",
  logLevel: "warn",
  resolve: { conditions: ["@x/source", "module", "browser"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: join(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "es2023",
    // the policy of the pages allows no data: scripts or styles, and no inline ones
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input: Object.fromEntries(["index", "calculators", "account", "projects"].map((name) => [name, page(name)])),
    },
  },
});
