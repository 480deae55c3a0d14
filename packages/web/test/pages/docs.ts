import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expectAccessible, inAllColours, type Pages, type Site } from "../support/site.ts";

/** What is built of docs/, by address. */
function built({ folder }: Site): Map<string, string> {
  const names = readdirSync(join(folder, "docs"), { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => name.endsWith(".html"))
      .map((name) => [
        `/docs/${name.replaceAll("\\", "/")}`.replace(/(?:\/index)?\.html$/, ""),
        readFileSync(join(folder, "docs", name), "utf8"),
      ]),
  );
}

interface Link {
  readonly on: string;
  readonly path: string;
  readonly hash: string | undefined;
}

/** Of all pages, but for those that lead out of the site. */
const linksIn = (pages: ReadonlyMap<string, string>): Link[] =>
  [...pages].flatMap(([on, html]) =>
    [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, to = ""]) => {
      if (/^(?:https:|mailto:)/.test(to)) return [];
      const [path = "", hash] = to.split("#");
      return [{ on, path: path === "" ? on : path, hash }];
    }),
  );

export function documentationAnswers(site: () => Site): void {
  describe("the documentation", () => {
    test("every link of every page leads to a page, and to a heading of it", async () => {
      const pages = built(site());
      expect(pages.size).toBeGreaterThan(60);
      const links = linksIn(pages);
      const without = links.filter(({ path, hash }) => {
        const page = pages.get(path);
        return page !== undefined && hash !== undefined && !page.includes(`id="${hash}"`);
      });
      expect(without).toEqual([]);
      const broken: string[] = [];
      for (const path of new Set(links.map((link) => link.path).filter((one) => !pages.has(one)))) {
        const { status } = await site().bench.call("GET", path, { headers: { Accept: "text/html" } });
        if (status !== 200) broken.push(path);
      }
      expect(broken).toEqual([]);
    });

    test("a page of it keeps the policy of all pages, and travels compressed", async () => {
      const { status, headers, text } = await site().bench.call("GET", "/docs/checks/en-1993-1-8", {
        headers: { Accept: "text/html", "Accept-Encoding": "br" },
      });
      expect(status).toBe(200);
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc="\/(assets\/|theme\.js"))/);
    });

    test("every code of an error has its paragraph", async () => {
      const { text } = await site().bench.call("GET", "/docs/errors");
      for (const code of ["invalid_input", "quota_exceeded", "internal"]) expect(text).toContain(`id="${code}"`);
    });
  });
}

export function documentationTests(pages: Pages): void {
  test("is searched by words of headings and texts, and read by everybody", async () => {
    const page = await pages.open("/docs/start");
    await page.getByLabel("Search").fill("moment of a bolt group");
    await page.getByLabel("Search").fill("restraints buckling");
    const found = page.locator("#found a");
    await found.getByText("Restraints and buckling lengths").click();
    await page.waitForURL(/\/docs\/concepts#restraints-and-buckling-lengths$/);
    expect(await page.locator("#chapters [aria-current]").allTextContents()).toEqual(["Concepts"]);
    await page.getByLabel("Search").fill("zzzz");
    await page.getByText("Nothing found").waitFor();
    await expectAccessible(page, inAllColours);
  });

  test("shows the API: a link opens an operation with its fields, an example and its answers", async () => {
    const page = await pages.open("/docs#submit-job");
    const operation = page.locator("#submit-job");
    await operation.getByText("a public address of the PDF").waitFor();
    expect(await operation.textContent()).toMatch(/curl -X POST http:\/\/127\.0\.0\.1:\d+\/api\/v1\/jobs/);
    const check = page.locator("#check-en-1993-1-8");
    await check.locator("summary").click();
    await check.getByRole("link", { name: "en-1993-1-8" }).click();
    await page.waitForURL(/\/docs\/checks\/en-1993-1-8$/);
    await page.goBack();
    await operation.waitFor();
    await expectAccessible(page, inAllColours);
  });
}
