import { defineConfig } from "vitest/config";

// Packages are tested from their sources: the condition "@x/source" of their exports leads there.
export default defineConfig({
  resolve: { conditions: ["@x/source"] },
  ssr: { resolve: { conditions: ["@x/source"] } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "tests/**/*.test.ts"],
    benchmark: { include: ["packages/*/bench/**/*.bench.ts"] },
    setupFiles: ["tests/seed.ts"],
    // a third of the time goes by in waiting for processes, databases and browsers
    maxWorkers: "150%",
    // no test depends on how busy the machine is
    testTimeout: 0,
    hookTimeout: 0,
  },
});
