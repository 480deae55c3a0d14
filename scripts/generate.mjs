// Declarations that are made of schemas: the requests and results of the checks, and what the API gives and takes. Nothing
// runs them: whoever checks or publishes types makes them, where a schema is newer.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { node, root } from "./setup.mjs";

const library = ["packages/eurocode/src", "packages/eurocode/published", "packages/eurocode/generator"];
const declarations = [
  { file: "packages/eurocode/generated/requests.d.ts", by: "packages/eurocode/generator/requests.ts", of: library },
  {
    file: "packages/client/generated/resources.d.ts",
    by: "packages/api/generator/resources.ts",
    of: [...library, "packages/words/src/languages.ts", "packages/api/src", "packages/api/generator"],
  },
];

export async function generateTypes() {
  await Promise.all(declarations.filter((one) => !isFresh(one)).map(generate));
}

function isFresh({ file, of }) {
  const path = join(root, file);
  return existsSync(path) && Math.max(...of.map((one) => newest(join(root, one)))) < statSync(path).mtimeMs;
}

/** A folder is as new as what is in it, and as the last name that came or went. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return path.endsWith(".test.ts") ? 0 : found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

async function generate({ file, by }) {
  const path = join(root, file);
  const text = await printedBy(join(root, by));
  mkdirSync(dirname(path), { recursive: true });
  // whole or not at all, as others may read it at the same time
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

const printedBy = (program) =>
  new Promise((resolve, reject) => {
    const child = spawn(node(), ["--conditions=@x/source", "--no-warnings", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    child.once("error", reject);
    child.once("close", (status) =>
      status === 0 ? resolve(text) : reject(new Error(`${program} did not succeed (exit code ${status})`)),
    );
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateTypes();
