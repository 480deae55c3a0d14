import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import axe, { type AxeResults } from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asDeepAs } from "../../../../tests/depth.ts";
import { type Bench, openBench } from "../../../server/test/support/app.ts";

// Debian's Chromium; without windows, where that is there, it costs a quarter less
const [executablePath = ""] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].filter(
  (path, i, { length }) => i === length - 1 || existsSync(path),
);
const root = join(import.meta.dirname, "..", "..", "..", "..");

/** Whether there is a browser; where everything must be there, that it is not is told by name. */
export const browserFound = existsSync(executablePath);
export const inBrowser = `in a browser${browserFound ? "" : ` (skipped: no ${executablePath})`}`;

export function mustHaveBrowser(): void {
  if (browserFound || !process.env.CI) return;
  test("chromium is installed", () => {
    throw new Error(`${executablePath} is missing: apt-get install chromium`);
  });
}

export const pictures = /\/jobs\/\d+\/pages\/\d+\.png\?marks=false$/;

/** In the place of pictures of pages, where they are not what is tested. */
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==",
  "base64",
);

export interface Site {
  readonly folder: string;
  readonly bench: Bench;
}

/** The pages, built from their sources, behind a server on an empty database. */
export function useSite(more: Parameters<typeof openBench>[1] = {}): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    // built anew where a source is newer
    const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", "setup.mjs"), "--pages"], {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (status !== 0) throw new Error(stderr);
    const folder = join(root, "packages", "web", "dist");
    const bench = await openBench("sqlite", { rateLimit: 100_000, ...more }, { pages: folder });
    if (!bench) throw new Error("no SQLite");
    site = { folder, bench };
  });
  afterAll(async () => {
    await site?.bench.close();
  });
  return () => {
    if (!site) throw new Error("the site is not open yet");
    return site;
  };
}

/** `models`: of a browser that draws models in 3D. */
type ContextOptions = BrowserContextOptions & { readonly models?: boolean };

export interface Pages {
  /** A page of its own; `base` when it is of another server. */
  open(path: string, options?: ContextOptions): Promise<Page>;
  context(options?: ContextOptions): Promise<BrowserContext>;
  /** What the console said; what is left of it fails the test. */
  readonly said: string[];
}

/** A browser whose pages stand open until their test ends; no test leaves a message in the console, a broken policy included. */
export function useBrowser(site: () => Site): Pages {
  const browsers = new Map<boolean, Promise<Browser>>();
  const contexts: BrowserContext[] = [];
  const said: string[] = [];
  const browser = (models: boolean): Promise<Browser> => {
    // WebGL without a graphics card costs every page a fifth more: for models only
    const drawing = models ? ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] : ["--disable-gpu"];
    const args = ["--no-sandbox", "--disable-dev-shm-usage", ...drawing];
    const launched = browsers.get(models) ?? chromium.launch({ executablePath, args, timeout: 0 });
    browsers.set(models, launched);
    return launched;
  };
  afterAll(async () => {
    for (const launched of browsers.values()) await (await launched).close();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(said.splice(0)).toEqual([]);
  });
  const context = async ({ models = false, ...options }: ContextOptions = {}) => {
    const made = await (await browser(models)).newContext({
      baseURL: site().bench.base,
      locale: "en-GB",
      // each context would fetch all that is kept for use without a network
      serviceWorkers: "block",
      ...options,
    });
    contexts.push(made);
    // a name that is missing fails its test instead of waiting for ever
    made.setDefaultTimeout(Number(process.env.WEB_WAIT ?? 120_000));
    await made.route(pictures, (route) => route.fulfill({ contentType: "image/png", body: dot }));
    made.on("console", (message) => {
      if (!message.text().includes("Service Worker registration blocked by Playwright")) said.push(message.text());
    });
    made.on("weberror", (error) => said.push(error.error().message));
    return made;
  };
  return {
    said,
    context,
    open: async (path, options) => {
      const page = await (await context(options)).newPage();
      await page.goto(path);
      return page;
    },
  };
}

type Look = "light" | "dark" | "colours aside";
/** What is not a colour does not change in the dark. */
const rulesOf: Record<Look, object> = {
  light: {},
  dark: { runOnly: ["color-contrast"] },
  "colours aside": { rules: { "color-contrast": { enabled: false } } },
};

export const inAllColours: readonly Look[] = ["light", "dark"];
/** Colours take most of the time: those of all pages are looked at once a week. */
const usualLooks: readonly Look[] = asDeepAs("week") ? inAllColours : ["colours aside"];

/** What a machine can see of who reads with other senses, or in the dark: nothing wrong by axe. */
export async function expectAccessible(page: Page, looks = usualLooks): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look === "dark" ? "dark" : "light", reducedMotion: "reduce" });
    // a string runs beside the page, whose policy allows no script of others
    const rules = { resultTypes: ["violations"], ...rulesOf[look] };
    if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
    const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(rules)})`)) as AxeResults;
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${look} ${id}: ${help}: ${html.slice(0, 150)} ${failureSummary}`),
    );
    expect(found.slice(0, 5)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
