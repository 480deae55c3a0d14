import { builtinModules } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("@x/eurocode bundles for a browser, without anything of Node, and stays small", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, "../packages/eurocode/src/index.ts")],
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const code = outputFiles[0]?.text ?? "";
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((name) => builtinModules.includes(name.replace(/^node:/, "")))).toEqual([]);
  expect(code).not.toMatch(/\brequire\(|from"node:/);
  const size = gzipSync(code).length;
  console.info(
    `@x/eurocode for a browser: ${(size / 1024).toFixed(1)} kB gzipped, ${(code.length / 1024).toFixed(0)} kB plain`,
  );
  expect(size).toBeLessThan(400 * 1024);
});
