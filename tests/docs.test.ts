import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checks } from "@x/eurocode";
import { annexPage, checkPage } from "@x/report";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

// Pages that are made from the code. `npm test -- -u` writes them anew; CI fails when they are stale.
describe("generated pages", () => {
  test.each(checks.map((known) => [known.endpoint, known] as const))("docs/checks/%s.md", async (endpoint, known) => {
    await expect(checkPage(known)).toMatchFileSnapshot(`../docs/checks/${endpoint}.md`);
  });

  test("docs/annexes.md", async () => {
    await expect(annexPage()).toMatchFileSnapshot("../docs/annexes.md");
  });
});

describe("written pages", () => {
  const pages = [
    ...readdirSync(root).filter((name) => name.endsWith(".md")),
    ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join("docs", name)),
  ];
  test.each(pages)("%s: its links lead somewhere", (page) => {
    const text = readFileSync(join(root, page), "utf8").replace(/```[\s\S]*?```/g, "");
    const broken = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)))
      .map((target) => relative(".", target));
    expect(broken).toEqual([]);
  });
});
