// @module-tag change

import { check, checks } from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import { PDFParse } from "pdf-parse";
import { describe, expect, test } from "vitest";
import { languages, type ReportLength, reportOf } from "../src/index.ts";
import { pdf } from "../src/pdf/index.ts";

// How long a report is: one page, what a checker reads, every step.

const exampleOf = (endpoint: string, kind?: string): object => {
  const known = checks.find((one) => one.endpoint === endpoint);
  return (kind === undefined ? known?.example : known?.kinds[kind]?.example) ?? {};
};

const made = (endpoint: string, request: object, length: ReportLength, language: (typeof languages)[number] = "en") =>
  pdf(
    reportOf(check(endpoint, { ...request, derivation: true, messages: true }), {
      request,
      length,
      words: wordsIn(language),
      firm: { name: "Jansen Engineers", address: "Dock 4, Rotterdam" },
      project: { project: "Hall 3", date: "2026-11-21" },
    }),
  );

async function pagesOf(bytes: Uint8Array): Promise<number> {
  const parser = new PDFParse({ data: bytes });
  const { total } = await parser.getText();
  await parser.destroy();
  return total;
}

describe.each([
  ["a steel member", "en-1993-1-1", exampleOf("en-1993-1-1"), 5],
  ["an end plate", "en-1993-1-8", exampleOf("en-1993-1-8", "end-plate"), 6],
  ["a concrete column", "en-1992-1-1", exampleOf("en-1992-1-1"), 5],
] as const)("%s", (_, endpoint, request, most) => {
  test.each(languages)(`%s: no more than ${most} pages, and more than one`, async (language) => {
    const pages = await pagesOf(await made(endpoint, request, "normal", language));
    expect(pages).toBeLessThanOrEqual(most);
    expect(pages).toBeGreaterThan(1);
  });

  test("in full longer, briefly one page", async () => {
    expect(await pagesOf(await made(endpoint, request, "full"))).toBeGreaterThan(most);
    expect(await pagesOf(await made(endpoint, request, "brief"))).toBe(1);
  });
});

test("the same result gives the same bytes", async () => {
  const [one, two] = [
    await made("en-1993-1-1", exampleOf("en-1993-1-1"), "normal"),
    await made("en-1993-1-1", exampleOf("en-1993-1-1"), "normal"),
  ];
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});

test("a report says once what governs, and what it is once", async () => {
  const parser = new PDFParse({ data: await made("en-1993-1-8", exampleOf("en-1993-1-8", "bolt"), "normal") });
  const { text } = await parser.getText();
  await parser.destroy();
  expect(text.match(/What governs, step by step/g)).toHaveLength(1);
  expect(text).not.toContain("Calculation step by step");
  expect(text).toContain("Jansen Engineers");
});
