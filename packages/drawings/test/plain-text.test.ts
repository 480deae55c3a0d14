/** pdf-parse and the reader of glyphs share one engine. */
import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readPlainText, UnreadablePdf } from "../src/index.ts";
import { pdfOf, put } from "./drawings/sheet.ts";

const two = pdfOf(
  (doc) => {
    put(doc, 40, 40, "IPE 300 on the first page", 10);
    doc.addPage();
    put(doc, 40, 40, "HEB 200 on the second", 10);
  },
  [400, 300],
);

test("plain text by page, the number of pages, what the document says of itself", async () => {
  const read = await readPlainText(new Uint8Array(await two));
  expect(read.pages).toBe(2);
  expect(read.text.map(({ page, text }) => [page, text.trim()])).toEqual([
    [1, "IPE 300 on the first page"],
    [2, "HEB 200 on the second"],
  ]);
  expect(read.info.Producer).toBe("PDFKit");
});

test("only the pages asked for; what is no PDF is said", { tags: "change" }, async () => {
  const pdf = new Uint8Array(await two);
  expect((await readPlainText(pdf, { pages: [2] })).text.map(({ page }) => page)).toEqual([2]);
  await expect(readPlainText(pdf, { pages: [9] })).rejects.toThrow("none of those asked for");
  await expect(readPlainText(new TextEncoder().encode("hello"))).rejects.toThrow(UnreadablePdf);
});

test("one copy of pdf.js, in one version", () => {
  const own = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  const inside = createRequire(createRequire(import.meta.url).resolve("pdf-parse")).resolve("pdfjs-dist/package.json");
  expect(realpathSync(inside)).toBe(realpathSync(own));
  const { version } = JSON.parse(readFileSync(own, "utf8"));
  expect(version).toBe("5.4.296");
});
