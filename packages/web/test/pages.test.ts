import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check, checks } from "@x/eurocode";
import { describe, expect, test } from "vitest";
import { browserFound, expectAccessible, inBrowser, mustHaveBrowser, useBrowser, useSite } from "./support/site.ts";

const html = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };
const site = useSite();
mustHaveBrowser();

describe("what the server sends", () => {
  test("/ is a page for people and JSON for programs", async () => {
    const page = await site().bench.call("GET", "/", html);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.text).toMatch(/<html lang="en">/);
    expect(page.text).toMatch(/<title>[^<]+<\/title>/);
    expect(page.text.match(/<main\b/g)).toHaveLength(1);
    expect(page.text.match(/<h1\b/g)).toHaveLength(1);
    expect(page.headers.get("vary")?.toLowerCase()).toContain("accept");
    for (const accept of ["application/json", "*/*", "text/html;q=0.4, application/json"]) {
      const answer = await site().bench.call("GET", "/", { headers: { Accept: accept } });
      expect(answer.body).toMatchObject({ openapi: "/openapi.json", docs: "/docs" });
    }
  });

  test.each(["/", "/calculators", "/account", "/sign-in", "/sign-up", "/projects", "/projects/1", "/jobs/1"])(
    "%s keeps a strict policy",
    async (path) => {
      const { headers, text } = await site().bench.call("GET", path, html);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).not.toContain("unsafe");
      for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) expect(policy).toContain(part);
      for (const part of ["frame-ancestors 'none'", "form-action 'self'"]) expect(policy).toContain(part);
      // nothing from elsewhere, and no script, style or handler in the page
      expect(text).not.toMatch(/https?:\/\/|<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc="\/(assets\/|theme\.js"))/);
    },
  );

  test("WebAssembly is allowed to the worker that reads models, and to nothing else", async () => {
    const scripts = readdirSync(join(site().folder, "assets")).filter((file) => file.endsWith(".js"));
    const policies = await Promise.all(
      scripts.map(async (file) => {
        const { headers } = await site().bench.call("GET", `/assets/${file}`);
        return [file, headers.get("content-security-policy") ?? ""] as const;
      }),
    );
    const loose = policies.filter(([, policy]) => policy.includes("unsafe"));
    expect(loose).toEqual([
      [expect.stringMatching(/^reader-/), expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';")],
    ]);
  });

  test("scripts are kept for ever under a name of their own, and travel compressed", async () => {
    const [name] = readdirSync(join(site().folder, "assets")).filter((file) => file.endsWith(".js"));
    const answer = await site().bench.call("GET", `/assets/${name}`, { headers: { "Accept-Encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.text).toBe(readFileSync(join(site().folder, "assets", name ?? ""), "utf8"));
    const again = await site().bench.call("GET", `/assets/${name}`, {
      headers: { "If-None-Match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("nothing but the pages can be had", async () => {
    for (const path of ["/index.html", "/assets/", "/assets/../package.json", "/%2e%2e/package.json", "/assets/x.js"])
      expect((await site().bench.call("GET", path)).status).toBe(404);
  });

  test("what a browser takes is sent as small as it takes it", async () => {
    const [name] = readdirSync(join(site().folder, "assets")).filter((file) => file.endsWith(".js"));
    const encodingFor = async (accepted: string) =>
      (await site().bench.call("GET", `/assets/${name}`, { headers: { "Accept-Encoding": accepted } })).headers.get(
        "content-encoding",
      );
    expect(await encodingFor("gzip, deflate, br")).toBe("br");
    expect(await encodingFor("br;q=0, gzip")).toBe("gzip");
    expect(await encodingFor("identity")).toBeNull();
    const pressed = await site().bench.call("GET", `/assets/${name}.br`);
    expect(pressed.status).toBe(404);
  });
});

describe.skipIf(!browserFound)(inBrowser, () => {
  const pages = useBrowser(site);

  test("all that the first page needs to calculate weighs less than 150 kB", async () => {
    // what is kept for later use without a network comes after
    const page = await pages.open("about:blank", { serviceWorkers: "block" });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const refused = page.waitForEvent("console");
    await page.goto(`${site().bench.base}/`);
    await page.locator(".verdict.passed").waitFor();
    const weighed = await Promise.all(sizes);
    expect(weighed.length).toBeGreaterThan(10);
    expect(weighed.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    expect((await refused).text()).toContain("Service Worker");
    pages.said.splice(0);
  });

  test("the landing page calculates while one types", async () => {
    const page = await pages.open("/");
    await page.getByText("Passed").waitFor();
    await expectAccessible(page);
    await page.getByLabel("M_y_Ed").fill("650");
    await page.getByText("Not passed").waitFor();
    await expectAccessible(page);
    await page.getByLabel("M_y_Ed").fill("abc");
    await page.getByText("Not calculated").waitFor();
    expect(await page.getByLabel("M_y_Ed").getAttribute("aria-invalid")).toBe("true");
  });

  const seen = new Set([
    ...checks.map(({ endpoint, kinds }) => `${endpoint}/${Object.keys(kinds)[0]}`),
    "en-1993-1-8/end-plate",
    "en-1993-1-8/column-base",
  ]);
  test.each(
    checks.flatMap(({ endpoint, kinds }) => Object.keys(kinds).map((kind) => [`${endpoint}/${kind}`, endpoint, kind])),
  )("%s calculates its example", async (key, endpoint, kind) => {
    const known = checks.find((one) => one.endpoint === endpoint);
    const example = known?.kinds[kind ?? ""]?.example ?? {};
    const request = known?.one === undefined && known?.many !== undefined ? { [known.many]: [example] } : example;
    const { utilization, result } = check(endpoint ?? "", request);
    const page = await pages.open(`/calculators#${key}`);
    await page.getByRole("heading", { name: "Result", exact: true }).waitFor();
    const percent = page.locator(".percent");
    if (result.governing === null) expect(await percent.count()).toBe(0);
    else {
      const shown = Number.parseFloat((await percent.textContent()) ?? "");
      expect(Math.abs(shown - utilization)).toBeLessThanOrEqual(utilization >= 100 ? 0.5 : 0.05);
    }
    expect(await page.locator(".problem, .verdict.unknown").count()).toBe(0);
    expect(await page.getByRole("region", { name: "All national annexes" }).locator("tbody tr").count()).toBe(6);
    // their colours are those of the landing page; a kind of each standard, and the longest derivations, stand for all
    if (seen.has(key)) await expectAccessible(page, ["light"]);
  });

  test("the input is in the address: what was typed opens again elsewhere", async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    await page.getByLabel("profile", { exact: true }).fill("HEB 200");
    await page.getByLabel("National annex", { exact: true }).selectOption("UK");
    await page.waitForFunction(() => location.hash.length > 100);
    const address = page.url();
    const other = await pages.open(address.slice(site().bench.base.length));
    expect(await other.getByLabel("profile", { exact: true }).inputValue()).toBe("HEB 200");
    expect(await other.getByLabel("National annex", { exact: true }).inputValue()).toBe("UK");
  });

  test("a request is saved as JSON and opened again", async () => {
    const page = await pages.open("/calculators#en-1995-1-1/member");
    await page.getByLabel("species").fill("C24");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save JSON" }).click(),
    ]);
    const text = readFileSync((await download.path()) ?? "", "utf8");
    expect(JSON.parse(text)).toMatchObject({ members: [{ species: "C24" }] });
    const other = await pages.open("/calculators#en-1998-1/structure");
    await other
      .getByLabel("Open JSON")
      .setInputFiles({ name: "beam.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await other.getByText("beam.json is open").waitFor();
    expect(await other.getByLabel("species").inputValue()).toBe("C24");
  });

  test("an address that somebody else wrote runs nothing", async () => {
    const mark = `"><img src=x onerror="console.log('run')"><script>console.log('run')</script>`;
    const request = { members: [{ mark, profile: "IPE 300", length_mm: 5000, M_y_Ed: 10 }] };
    const page = await pages.open(
      `/calculators#en-1993-1-1/member/${Buffer.from(JSON.stringify(request)).toString("base64url")}`,
    );
    await page.locator(".verdict.passed").waitFor();
    expect(await page.locator("main img, main script").count()).toBe(0);
  });

  test.each(["/", "/calculators#en-1993-1-8/fin-plate", "/sign-up"])("%s fits a phone", async (path) => {
    const page = await pages.open(path, { viewport: { width: 375, height: 700 } });
    await page.locator(".waiting").first().waitFor({ state: "detached" });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(375);
  });
});
