/** A sketch of each calculator: the picture of its example, without its words and numbers. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

export interface Sketch {
  /** `en-1993-1-8/bolt` */
  readonly name: string;
  readonly svg: string;
}

/** Calculated and drawn by the sources, which a build of the pages finds as they are. */
const drawing = `
import { check, checks, requestWith } from "@x/eurocode";
import { picturesOf } from "@x/report";
import { wordsIn } from "@x/words/all";
const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
export const drawn = checks.flatMap((known) =>
  Object.entries(known.kinds).flatMap(([name, kind]) => {
    const request = requestWith(known, kind, [kind.example]);
    const [picture] = picturesOf(check(known.endpoint, request), request, wordsIn("en"));
    return [{ name: known.endpoint + "/" + name, svg: picture?.svg ?? blank }];
  }),
);
`;

export async function sketches(): Promise<Sketch[]> {
  const folder = mkdtempSync(join(tmpdir(), "x-sketches-"));
  const outfile = join(folder, "drawn.mjs");
  try {
    await build({
      stdin: { contents: drawing, resolveDir: import.meta.dirname, loader: "ts" },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      conditions: ["@x/source"],
      logLevel: "warning",
    });
    const { drawn } = (await import(pathToFileURL(outfile).href)) as { drawn: readonly Sketch[] };
    return drawn.map(({ name, svg }) => ({ name, svg: withoutWords(svg) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withoutWords = (svg: string): string =>
  svg
    .replace(/<text\b[\s\S]*?<\/text>/g, "")
    .replace(/\s*<title>[\s\S]*?<\/title>/g, "")
    .replace(/ aria-label="[^"]*"/, "");
