import { createHash } from "node:crypto";
import { annexCodes, check, checks, requestWith } from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { byDepth, inTurn } from "../../../tests/depth.ts";
import { canonicalJson, sha256 } from "../src/digest.ts";
import { html, type Language, languages, markdown, type ReportOptions, reportOf } from "../src/index.ts";
import { figure } from "../src/numbers.ts";
import { pdf } from "../src/pdf/index.ts";
import { evaluate } from "../src/steps/evaluate.ts";
import { printed } from "../src/steps/printed.ts";
import { textOf } from "./text-of.ts";

const examples = checks.flatMap((known) =>
  Object.values(known.kinds).map((kind, i) => ({
    name: `${known.endpoint} ${kind.name}`,
    endpoint: known.endpoint,
    kind,
    request: requestWith(known, kind, [kind.example]),
    /** Once a week all languages, for every change two each in turn, else one. */
    spoken: inTurn(languages, i, byDepth(1, 2, languages.length)),
  })),
);

const reported = (endpoint: string, request: object, options: ReportOptions = {}) =>
  reportOf(check(endpoint, { ...request, derivation: true, messages: true }), { request, ...options });

/** What belongs to programs: guards, raw JSON, exponents as machines write them, words for nothing. */
const foreign =
  /max\(1e|1e-?\d|\d[eE][+-]?\d|10\^\{?-9\}?|10⁻⁹|\{"|\[\d+,\d|\bnull\b|\bundefined\b|\bNaN\b|Infinity|\[object|_(?:mm|kN|kNm|MPa)\b|general_case|,general,case/;

/** A page without its styles, pictures, sums and markup. */
const words = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\b[0-9a-f]{64}\b/g, "");

describe.each(examples)("$name", ({ endpoint, kind, request, spoken }) => {
  test.each(spoken)("%s: nothing of the program reaches a page", (language) => {
    const report = reported(endpoint, request, { words: wordsIn(language) });
    for (const page of [markdown(report), html(report)]) expect(foreign.exec(words(page))?.[0]).toBeUndefined();
  });

  test("nothing of the program reaches the PDF", async () => {
    const text = await textOf(await pdf(reported(endpoint, request, { words: wordsIn("de") })));
    expect(foreign.exec(words(text))?.[0]).toBeUndefined();
  });

  test("the printed numbers of a step give its printed result", () => {
    const [item] = reported(endpoint, request).items;
    for (const step of item?.steps ?? []) {
      const { formula, entered, value } = printed(step, englishWords);
      if (!formula) continue;
      expect(figure(evaluate(formula, (name) => entered[name] ?? Number.NaN)), step.name).toBe(value);
    }
  });

  test("every step stands in one group, in its order", () => {
    const [item] = reported(endpoint, request).items;
    expect(item?.groups.flatMap((group) => group.steps)).toEqual(item?.steps);
    for (const group of item?.groups ?? []) expect(group.title, group.steps[0]?.clause).not.toBe("");
  });

  test("the input is told before the result", () => {
    const report = reported(endpoint, request);
    const [item] = report.items;
    const told = [...(item?.input.entries ?? []), ...(item?.input.tables ?? [])];
    expect(told.length).toBeGreaterThan(1);
    const page = markdown(report);
    expect(page.indexOf(`## ${report.phrases.input}`)).toBeGreaterThan(0);
    // what verifies nothing begins with its steps
    const { verifications, derivation } = report.phrases;
    const result = item?.verifications.length === 0 && item.isAnswer ? derivation : verifications;
    expect(page.indexOf(`## ${report.phrases.input}`)).toBeLessThan(page.indexOf(`## ${result}`));
    for (const [name, value] of Object.entries(kind.example)) {
      if (typeof value !== "number" || value === 0) continue;
      const digits = String(value)
        .replace(".", "\\.")
        .replace(/\B(?=(\d{3})+$)/g, "\u202F?");
      expect(page, name).toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`));
    }
  });
});

const member = {
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 6000,
  load_cases: [
    { id: "wind", N_Ed: 20, M_y_Ed: 30 },
    { id: "snow", N_Ed: 60, M_y_Ed: 90 },
  ],
};

test.each(languages)(
  "%s: the governing load case stands in the verdict and in the table of cases",
  async (language) => {
    const report = reported("en-1993-1-1", { members: [{ mark: "B1", ...member }] }, { words: wordsIn(language) });
    const { loadCase, loadCases } = report.phrases;
    for (const page of [markdown(report), html(report), await textOf(await pdf(report))]) {
      expect(page.replace(/\s+/g, " ")).toContain(`${loadCase}: snow`);
      expect(page).toContain(loadCases);
      expect(page).toContain("wind");
    }
    expect(report.items[0]?.loadCases?.rows.map(({ id, actions }) => [id, ...actions])).toEqual([
      ["wind", "20", "30"],
      ["snow", "60", "90"],
    ]);
  },
);

test("of very many load cases the most used are shown, and how many are not", () => {
  const load_cases = Array.from({ length: 300 }, (_, i) => ({ id: `LC${i}`, N_Ed: 10 + i }));
  const report = reported("en-1993-1-1", { members: [{ mark: "B1", ...member, load_cases }] });
  expect(report.items[0]?.loadCases).toMatchObject({ governing: "LC299", more: 260 });
  expect(report.items[0]?.loadCases?.rows.map(({ id }) => id)).toContain("LC299");
});

test("6.3.1.1(1) takes the least of what is printed", () => {
  const { kind, endpoint, request } = examples.find(({ name }) => name === "en-1993-1-1 member") ?? never();
  expect(kind.name).toBe("member");
  const step = reported(endpoint, request).items[0]?.steps.find(({ name }) => name === "N_b_Rd_kN");
  expect(step && Object.values(printed(step, englishWords).numbers)).toEqual(["1\u202F678", "942.7", "949.6"]);
});

function never(): never {
  throw new Error("no such example");
}

test("the title block holds what is given, and lines for what is not", () => {
  const project = { project: "Hall", client: "Bau AG", part: "Roof", revision: "B", author: "A", checker: "C" };
  const { request } = examples[0] ?? never();
  const report = reported("en-1992-1-1", request, { project, software: "x 1.2.3" });
  for (const text of ["Bau AG", "Roof", "x 1.2.3", sha256(canonicalJson(request))]) {
    expect(markdown(report)).toContain(text);
    expect(html(report)).toContain(text);
  }
  expect(html(report)).toContain(report.phrases.signature);
});

test("the sum of the result does not depend on the derivation", () => {
  const { endpoint, request } = examples[0] ?? never();
  const sums = [true, false].map((derivation) =>
    reportOf(check(endpoint, { ...request, derivation })).titleBlock.at(-1),
  );
  expect(sums[0]).toEqual(sums[1]);
});

test.each(["", "abc", "é".repeat(63), "x".repeat(200)])("SHA-256 of %j", (text) => {
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

test("the canonical text of an input is the same however it is written", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: 2 })).toBe('{"a":2,"b":[1,{"c":"x","d":null}]}');
});

describe("the short form", () => {
  test.each(examples)("$name: one page", async ({ endpoint, request }) => {
    const report = reported(endpoint, request, { length: "brief", words: wordsIn("de") });
    const text = await textOf(await pdf(report));
    expect(text).toMatch(/Seite 1 von 1(?!\d)/);
    expect(markdown(report).length).toBeLessThan(markdown(reported(endpoint, request, { length: "full" })).length);
  });
});

const whole = (endpoint: string): object => checks.find((known) => known.endpoint === endpoint)?.example ?? never();

test.each(annexCodes)("%s: a parameter that is a table is shown as the row that is used", (national_annex) => {
  const language: Language = "en";
  const { request } = examples.find(({ name }) => name === "en-1993-1-8 fin-plate") ?? never();
  const report = reported("en-1993-1-8", { ...request, national_annex }, { words: wordsIn(language) });
  expect(report.parameters.find(({ symbol }) => symbol === "beta_w")?.value).toBe("S275: 0.85");
  const timber = reported("en-1995-1-1", { ...whole("en-1995-1-1"), national_annex }, { words: wordsIn(language) });
  const limits = timber.parameters.find(({ clause }) => clause.includes("Table 7.2"))?.value ?? "";
  expect(limits).not.toMatch(/cantilever|–/);
  if (national_annex === "EN") expect(limits).toBe("w_inst = 300, w_net_fin = 250, w_fin = 150");
  const fatigue = reported("en-1993-1-9", { ...whole("en-1993-1-9"), national_annex }, { words: wordsIn(language) });
  expect(fatigue.parameters.find(({ symbol }) => symbol === "gamma_Mf")?.value).toBe(
    national_annex === "UK" ? "1.1" : "1.15",
  );
});
