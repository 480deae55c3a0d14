import { defineConfig } from "tsup";

const standards = ["en-1992-1-1", "en-1993-1-1", "en-1993-1-8", "en-1993-1-9", "en-1995-1-1", "en-1998-1"];

/** The library as it is published: the whole, and each standard for those who build on single clauses. */
export default defineConfig({
  entry: {
    index: "src/index.ts",
    materials: "src/materials/index.ts",
    ...Object.fromEntries(standards.map((standard) => [standard, `src/${standard}/index.ts`])),
  },
  format: "esm",
  target: "es2022",
  platform: "neutral",
  dts: true,
  splitting: true,
  clean: true,
  external: ["zod"],
});
