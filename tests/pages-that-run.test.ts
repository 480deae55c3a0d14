// @module-tag change

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDeepAs } from "./depth.ts";
import { emptyProject, type Project, ran } from "./support/pages-that-run.ts";

// The tutorial and the how-to pages: every program and command runs as the page has it, and the page shows what was printed.

const root = join(import.meta.dirname, "..");
const pages = ["docs/tutorial.md", ...globSync("docs/how-to/*.md", { cwd: root }).sort()];

let project: Project | undefined;
beforeAll(async () => {
  project = await emptyProject();
});
afterAll(() => project?.remove());

test.each(pages)("%s", async (page) => {
  if (!project) throw new Error("no project");
  const text = await ran(page, project);
  await expect(text).toMatchFileSnapshot(join(root, page));
  expect(text).not.toMatch(/not found|Cannot find|No such file|node:internal|Traceback/);
});

// after the pages, which write them
test("the programs of the pages compile", () => {
  const programs = globSync("*/*.ts", { cwd: project?.folder ?? "" }).sort();
  expect(programs.length).toBeGreaterThan(10);
  const compiler = [join(root, "node_modules/typescript-native/bin/tsc"), "--strict", "--noEmit", "--skipLibCheck"];
  const options = ["--target", "es2024", "--module", "esnext", "--moduleResolution", "bundler", "--types", "node"];
  const places = ["--typeRoots", join(root, "node_modules/@types"), "--lib", "es2024,dom"];
  const { stdout } = spawnSync(process.execPath, [...compiler, ...options, ...places, ...programs], {
    cwd: project?.folder,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

// after its page, which builds it; a condition of its own takes the place of the file's depth
const isSkipped = !asDeepAs("change") || (executablePath === undefined && !process.env.CI);
test.skipIf(isSkipped)("the slider page calculates in a browser", async () => {
  const dist = join(project?.folder ?? "", "slider/dist");
  expect(existsSync(join(dist, "index.html"))).toBe(true);
  const server = createServer((request, response) => {
    const file = join(dist, request.url === "/" ? "index.html" : (request.url ?? ""));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader("Content-Type", types[extname(file)] ?? "text/plain");
    return response.end(readFileSync(file));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: executablePath ?? "", args, timeout: 0 });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    await page.getByRole("slider").fill("6");
    await page.getByText("6 mm", { exact: true }).waitFor();
    await page.getByText(/^M20 8\.8: [\d.]+ % — bolt bearing governs \(Table 3\.4\), not passed/).waitFor();
    expect(await page.content()).toContain("firebrick");
  } finally {
    await browser.close();
    server.close();
  }
});
