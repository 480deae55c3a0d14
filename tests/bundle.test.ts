// @module-tag change

import { builtinModules } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { checks } from "@x/eurocode";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";

const sources = join(import.meta.dirname, "../packages/eurocode/src");

/** What a page with these modules of the library loads. */
async function bundle(...modules: string[]): Promise<{ code: string; inputs: readonly string[] }> {
  const contents = modules.map((name) => `export * from "./${name}";`).join("\n");
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: sources, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return { code: outputFiles[0]?.text ?? "", inputs: Object.keys(metafile.inputs) };
}

const kilobytes = (code: string) => gzipSync(code).length / 1024;

/**
 * What a page that calculates by one standard loads at most, in kB gzipped: the engine, zod, annexes and profiles come with
 * it, and 12 kB of combinations. A bound rises with a capability only.
 */
const most: Readonly<Record<string, number>> = {
  "en-1990": 79,
  "en-1991": 98,
  "en-1992-1-1": 217,
  "en-1993-1-1": 226,
  "en-1993-1-8": 273,
  "en-1993-1-9": 87,
  "en-1995-1-1": 191,
  "en-1998-1": 91,
};

describe("@x/eurocode in a browser", () => {
  test("the whole library has nothing of Node", async () => {
    const { code, inputs } = await bundle("index.ts");
    expect(inputs.filter((name) => builtinModules.includes(name.replace(/^node:/, "")))).toEqual([]);
    expect(code).not.toMatch(/\brequire\(|from"node:/);
    console.info(`@x/eurocode: ${kilobytes(code).toFixed(1)} kB gzipped, ${(code.length / 1024).toFixed(0)} kB plain`);
  });

  test.each(checks.map(({ endpoint }) => endpoint))("%s alone stays small", async (endpoint) => {
    const size = kilobytes((await bundle(`${endpoint}/check.ts`, "engine/run-check.ts")).code);
    console.info(`${endpoint}: ${size.toFixed(1)} kB gzipped`);
    expect(size).toBeLessThan(most[endpoint] ?? 50);
  });

  test("the first page's steel members carry nothing of what few members ask for", async () => {
    const { code, inputs } = await bundle("en-1993-1-1/plain.ts");
    expect(inputs.filter((name) => /en-1993-1-1\/\w+\/|en-1993-6|en-1993-1-2/.test(name))).toEqual([]);
    expect(kilobytes(code)).toBeLessThan(132);
  });
});
