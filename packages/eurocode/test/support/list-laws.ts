import { readdirSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listed } from "./no-tests.ts";

// node --conditions=@x/source list-laws.ts en-1993-1-1 …: the laws of these standards as JSON.

registerHooks({
  resolve: (name, context, next) =>
    name === "vitest" ? next(new URL("no-tests.ts", import.meta.url).href, context) : next(name, context),
});

const laws: Record<string, typeof listed> = {};
for (const endpoint of process.argv.slice(2)) {
  const folder = join(import.meta.dirname, "../../src", endpoint);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));
  for (const file of files.sort()) await import(pathToFileURL(join(folder, file)).href);
  laws[endpoint] = listed.splice(0);
}
process.stdout.write(JSON.stringify(laws));
