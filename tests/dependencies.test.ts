import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
// what builds the product is JavaScript that runs before anything is installed
// @ts-expect-error it has no types
import { packagesByManifest, reasons } from "../scripts/dependencies.mjs";

interface Package {
  readonly key: string;
  readonly name: string;
  readonly version: string;
  readonly place: "installed" | "bundled" | "pages";
  readonly direct: boolean;
  readonly needs: readonly string[];
}

/** One of many that install on one platform each. */
const ofPlatform = /-(linux|darwin|win32)-/;
const all = (packagesByManifest() as Package[]).filter(({ name }) => !ofPlatform.test(name));
const why = reasons as Readonly<Record<string, string>>;
const named = all.filter(({ direct }) => direct);

test("every package of others that runs in production has a reason, and no reason is left of one that does not", () => {
  expect(named.map(({ name }) => name).filter((name) => why[name] === undefined)).toEqual([]);
  expect(Object.keys(why).filter((name) => !named.some((one) => one.name === name))).toEqual([]);
});

const places = { installed: "beside the build", bundled: "inside the build", pages: "inside the pages" };

/** Those that come with a package, each with the first that brings it. */
function brought(): Map<string, string[]> {
  const byKey = new Map(all.map((one) => [one.key, one]));
  const taken = new Set(named.map(({ key }) => key));
  const found = new Map<string, string[]>();
  for (const { name, needs } of named) {
    const list: string[] = [];
    const visit = (key: string) => {
      const one = byKey.get(key);
      if (!one || taken.has(key)) return;
      taken.add(key);
      list.push(one.name);
      one.needs.forEach(visit);
    };
    needs.forEach(visit);
    found.set(name, list);
  }
  return found;
}

function page(): string {
  const along = brought();
  const rows = named.map(({ name, version, place }) => {
    const more = along.get(name) ?? [];
    const others = more.length === 0 ? "" : `${more.length}: ${more.join(", ")}`;
    return `| \`${name}\` ${version} | ${why[name]} | ${places[place]} | ${others} |`;
  });
  return `<!-- Generated from scripts/dependencies.mjs by \`npx vitest run tests/ -u\`: do not edit. -->

# What others wrote

${all.filter(({ place }) => place === "installed").length} packages are installed in production, ${named.length} are chosen; each chosen one has its reason, and the others come with it. What
builds the product (Vite, esbuild, TypeScript) is not among them: neither the package that \`npm run package\` makes nor the
container image has it. \`sbom.cdx.json\` in them lists the same with hashes and licences, \`THIRD-PARTY-LICENSES.txt\` has every
licence in full; both are made by the build. Of packages that are inside the build only what is used is there. Packages that install on one platform only (prebuilt parts of \`@napi-rs/canvas\` and
\`piscina\`) come with those.

| Package | For | Where | Brings |
|---|---|---|---|
${rows.join("\n")}
`;
}

test("docs/dependencies.md", async () => {
  await expect(page()).toMatchFileSnapshot("../docs/dependencies.md");
});

const root = join(import.meta.dirname, "..");
interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly verdict: string;
  readonly why: string;
  readonly looked: string;
}
const lookedAt = JSON.parse(readFileSync(join(root, "advisories.json"), "utf8")) as Advisory[];

test("every advisory that was looked at has a verdict and its reason, and is of a package in the lock file", () => {
  const lock = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  for (const { id, package: name, verdict, why: reason, looked } of lookedAt) {
    expect(id).toMatch(/^GHSA(-[\w]{4}){3}$/);
    expect(["not affected", "not reached", "accepted"]).toContain(verdict);
    expect(reason.length).toBeGreaterThan(30);
    expect(looked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(lock).toContain(`  ${name}@`);
  }
});

/** `npm run advisories`, with a registry on this machine. */
async function asked(answer: object | undefined): Promise<{ code: number | null; out: string; error: string }> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(answer ? 200 : 405, { "Content-Type": "application/json" });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  const child = spawn(process.execPath, [join(root, "scripts/advisories.mjs"), `http://127.0.0.1:${port}/`]);
  const said = { out: "", error: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said.error += chunk.toString();
  });
  const [code] = await once(child, "close");
  server.close();
  return { code: code as number | null, ...said }; // of Node
}

const advisory = (id: string, title: string) => ({
  id: [...id].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1e9, 7),
  url: `https://github.com/advisories/${id}`,
  title,
  severity: "high",
  vulnerable_versions: "<99",
});

test("advisories: what is new is told, what was looked at is not, and a registry that does not say is told", {
  tags: "change",
}, async () => {
  const known = lookedAt[0]?.id ?? "";
  const fresh = await asked({
    "pdfjs-dist": [advisory(known, "Known")],
    "@hapi/hapi": [advisory("GHSA-aaaa-bbbb-cccc", "A request ends the process")],
  });
  expect(fresh.out).toContain("GHSA-aaaa-bbbb-cccc high: @hapi/hapi 21.4.10 (<99): A request ends the process");
  expect(fresh.out).not.toContain("Known");
  expect(fresh.code).toBe(1);
  expect(await asked({})).toMatchObject({ code: 0, out: "0 advisories, 0 not looked at yet\n" });
  const silent = await asked(undefined);
  expect(silent.code).toBe(3);
  expect(silent.error).toContain("responded with 405");
});
