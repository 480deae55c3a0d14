import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Site } from "../support/site.ts";

const html = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

export function answerTests(site: () => Site): void {
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

    test.each([
      "/",
      "/calculators",
      "/beam",
      "/account",
      "/sign-in",
      "/sign-up",
      "/projects",
      "/projects/1",
      "/jobs/1",
    ])("%s keeps a strict policy", async (path) => {
      const { headers, text } = await site().bench.call("GET", path, html);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).not.toContain("unsafe");
      for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) expect(policy).toContain(part);
      for (const part of ["frame-ancestors 'none'", "form-action 'self'"]) expect(policy).toContain(part);
      // nothing from elsewhere, and no script, style or handler in the page
      expect(text).not.toMatch(/https?:\/\/|<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc="\/(assets\/|theme\.js"))/);
    });

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

    test("an address that is none is a page for people, and JSON for programs", async () => {
      const page = await site().bench.call("GET", "/projekts", html);
      expect(page.status).toBe(404);
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      const program = await site().bench.call("GET", "/projekts");
      expect([program.status, program.body.code]).toEqual([404, "not_found"]);
      const api = await site().bench.call("GET", "/api/v1/projekts", html);
      expect([api.status, api.body.code]).toEqual([404, "not_found"]);
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
}
