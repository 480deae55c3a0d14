// `npm run advisories`: what the registry knows against the packages that run in production, held against advisories.json, where
// each that was looked at has a verdict. Ends with 0 when nothing is new, 1 when something is, 3 when the registry does not say.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pnpm, root } from "./setup.mjs";

const registry = process.argv[2];
const known = new Set(JSON.parse(readFileSync(join(root, "advisories.json"), "utf8")).map(({ id }) => id));
const args = ["-y", pnpm, "audit", "--prod", "--json", ...(registry ? ["--registry", registry] : [])];
const npx = process.platform === "win32" ? "npx.cmd" : "npx";
const { stdout, stderr } = spawnSync(npx, args, { cwd: root, encoding: "utf8" });

let advisories;
try {
  ({ advisories } = JSON.parse(stdout));
} catch {
  const why = /responded with \d+|ENOTFOUND|ECONNREFUSED|timed? ?out/i.exec(`${stdout}${stderr}`)?.[0];
  process.stderr.write(
    `x: the registry does not say what it knows (${why ?? "no answer"}); look again where it does\n`,
  );
  process.exit(3);
}
const found = Object.values(advisories ?? {});
const fresh = found.filter(({ github_advisory_id: id }) => !known.has(id));
for (const { github_advisory_id: id, module_name, severity, title, vulnerable_versions, url, findings } of fresh) {
  const versions = findings.map(({ version }) => version).join(", ");
  console.log(`${id} ${severity}: ${module_name} ${versions} (${vulnerable_versions}): ${title}\n  ${url}`);
}
console.log(`${found.length} advisories, ${fresh.length} not looked at yet`);
process.exitCode = fresh.length > 0 ? 1 : 0;
