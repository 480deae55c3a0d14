import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, checks, type Endpoint, parseExpression, requestWith } from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import { englishWords } from "@x/words/english";
import { PDFParse } from "pdf-parse";
import PDFDocument from "pdfkit";
import { describe, expect, test, vi } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { withIndices } from "../src/figures/svg.ts";
import { html, type Language, languages, markdown, type ReportLength, reportOf } from "../src/index.ts";
import { registerFonts } from "../src/pdf/fonts.ts";
import { pdf } from "../src/pdf/index.ts";
import { drawSvg, printScale } from "../src/pdf/svg.ts";
import { verificationName } from "../src/phrases.ts";
import { marksIn, piecesOf } from "../src/pieces.ts";
import { groupTitle } from "../src/steps/groups.ts";
import { breakable, factors, plainText, printed } from "../src/steps/printed.ts";
import { isSymbol, symbolPieces } from "../src/symbol.ts";

const requests = checks.flatMap((known) =>
  Object.values(known.kinds).map((kind) => {
    const request = requestWith(known, kind, [kind.example]);
    return { name: `${known.endpoint} ${kind.name}`, endpoint: known.endpoint, request };
  }),
);

const reported = (endpoint: string, request: object, language: Language = "en", length: ReportLength = "normal") =>
  reportOf(check(endpoint, { ...request, derivation: true, messages: true }), {
    length,
    words: wordsIn(language),
    request,
    project: { project: "Hall <3>", number: "26-11", author: "A. Engineer", date: "2026-11-21" },
  });

test("passed says so only of what was verified", () => {
  const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.kinds.bolt?.example;
  const none = reported("en-1993-1-8", { ...bolt, V_Ed: 0, F_t_Ed: 0 });
  const request = { agR: 0.1, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 1.5, T1: 0.5, W: 1000 };
  const actions = reported("en-1998-1", request, "de");
  expect(markdown(none)).toContain("**Not verified** — ");
  expect(html(none)).toContain('<p class="verdict failed"><strong>Not verified</strong>');
  expect(markdown(actions)).toContain("**Berechnet, kein Nachweis geführt** — ");
  expect(html(actions)).toContain('<p class="verdict calculated">');
});

test("a warning stands before what is given", () => {
  const slender = {
    mark: "B1",
    profile: "IPE 300",
    length_mm: 6000,
    M_y_Ed: 20,
    section_class: 1,
    steel_grade: "S460",
  };
  const report = reported("en-1993-1-1", { members: [{ ...slender, profile: "HE 300 A" }] });
  expect(report.warnings).not.toEqual([]);
  for (const page of [html(report), markdown(report)])
    expect(page.indexOf("Warnings")).toBeLessThan(page.indexOf("Input"));
});

test("marks stand as they are written", () => {
  const channel = { profile: "UPN 200", length_mm: 2000, M_y_Ed: 5 };
  const members = ["HE_200_A", "my_beam"].map((mark) => ({ ...channel, mark }));
  const report = reported("en-1993-1-1", { members });
  expect(report.warnings.join()).toContain("my_beam: ");
  expect(html(report)).toContain("my_beam: ");
  expect(html(report)).not.toMatch(/HE<sub>|my beam/);
});

test("symbols of a sentence are symbols, names of fields are words", () => {
  expect(piecesOf("M_y_Ed up to V_pl,Rd/2, load_height: a_b(c)")).toEqual([
    { text: "M", isIndex: false },
    { text: "y,Ed", isIndex: true },
    { text: " up to ", isIndex: false },
    { text: "V", isIndex: false },
    { text: "pl,Rd", isIndex: true },
    { text: "/2, ", isIndex: false },
    { text: "load height", isIndex: false },
    { text: ": a_b(c)", isIndex: false },
  ]);
  const marks = marksIn(["C_1", "roof beam_2", "HE_200_A"]);
  const text = (sentence: string) =>
    piecesOf(sentence, marks)
      .map((piece) => (piece.isIndex ? `[${piece.text}]` : piece.text))
      .join("");
  expect(text("HE_200_A, C_1: C_2 beside (beam_2), W-C_1-web")).toBe("HE_200_A, C_1: C[2] beside (beam_2), W-C_1-web");
  expect(withIndices('<text x="1" font-size="10">M_Ed = 3</text>')).toBe(
    '<text x="1" font-size="10"><tspan dy="0" font-size="10">M</tspan><tspan dy="2" font-size="7.5">Ed</tspan><tspan dy="-2" font-size="10"> = 3</tspan></text>',
  );
});

test("symbols that are written in one word, Greek words, indices of parts", () => {
  const text = (sentence: string) =>
    piecesOf(sentence, marksIn([]))
      .map((piece) => (piece.isIndex ? `[${piece.text}]` : piece.text))
      .join("");
  expect(text("k_1 from e2 and p2; agR is in g (l0_z)")).toBe("k[1] from e[2] and p[2]; a[gR] is in g (l[0,z])");
  expect(text("eta = 1, nu d_r <= 0.005 h; nu volgt de norm")).toBe("η = 1, ν d[r] ≤ 0.005 h; nu volgt de norm");
  const symbol = (name: string) => symbolPieces(name).map(({ head, index }) => `${head}[${index}]`);
  expect(symbol("web_N_pl_Rd")).toEqual(["N[pl,Rd,web]"]);
  expect(symbol("biaxial_lambda_lim_z")).toEqual(["λ[lim,z,biaxial]"]);
  expect(["e2_b", "T1", "fck", "f_ck"].flatMap(symbol)).toEqual(["e[2,b]", "T[1]", "f[ck]", "f[ck]"]);
  expect(["sigma_perp_Ed", "N_Rd_chord_face", "M_Ed_side"].every(isSymbol)).toBe(true);
  expect(["load_factor", "N_of_bolts", "steel_grade"].some(isSymbol)).toBe(false);
});

test("words of a formula are in the language of the page, and what stands behind them stays", () => {
  const step = (name: string, expression: string, inputs: Readonly<Record<string, number>>) =>
    printed({ name, clause: "", expression, latex: "", inputs, value: 2, unit: "" }, wordsIn("sv"));
  const shear = step("V_Ed_kN", "second_order_factor * F_b", { second_order_factor: 1, F_b: 2 });
  expect(shear.symbol).toBe("V_Ed");
  expect(shear.formula && plainText(shear.formula)).toBe("faktor andra ordningen * F_b");
  expect(shear.numbers).toEqual({ "faktor andra ordningen": "1", F_b: "2" });
  expect(step("utilization_6.62", "a + b", { a: 1, b: 1 }).symbol).toBe("utnyttjande_6.62");
  expect(step("web_moment_share", "part / whole", { part: 2, whole: 1 }).symbol).toBe("momentandel_web");
  for (const same of ["web_N_pl_Rd", "epsilon_edge", "lambda_LT", "sigma_c_Ed", "A_s_min_crack"])
    expect(step(same, "a + b", { a: 1, b: 1 }).symbol).toBe(same);
});

test("columns of values that are words have their units; a warning of what has no mark has no name of a field", () => {
  const known = checks.find(({ endpoint }) => endpoint === "en-1998-1");
  const storeys = reported("en-1998-1", known?.example ?? {}, "nl").items[0]?.tables[0];
  expect(storeys?.columns.filter(({ isSymbol: is }) => !is).map(({ unit }) => unit)).toContain("mm");
  const plate = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds["end-plate"]?.example;
  const { mark: _, ...unnamed } = { mark: "", ...plate };
  const alone = reported("en-1993-1-8", unnamed, "fr");
  expect(alone.summary).toMatch(/^Platine d'about: /);
  const many = reported("en-1993-1-8", { connections: [unnamed, unnamed] }, "fr");
  for (const sentence of [...alone.warnings, ...many.warnings]) expect(sentence).not.toContain("end-plate");
});

test("what came of a group stands with the steps that it comes from", () => {
  const judged = (endpoint: Endpoint, kind: string) => {
    const known = checks.find((one) => one.endpoint === endpoint);
    const of = known?.kinds[kind];
    const [item] = reported(endpoint, known && of ? requestWith(known, of, [of.example]) : {}).items;
    return (item?.groups ?? []).map((group) => [groupTitle(group), ...group.verifications.map(({ id }) => id)]);
  };
  const timber = judged("en-1995-1-1", "member");
  expect(timber).toContainEqual(["Resistance of the cross-section", "bending", "compression"]);
  expect(timber).toContainEqual(["Fire: Buckling in compression", "fire-column-buckling-y", "fire-column-buckling-z"]);
  const splice = judged("en-1993-1-8", "splice");
  expect(splice).toContainEqual(["Block tearing and net sections: web plates", "web-block"]);
  expect(judged("en-1993-1-8", "end-plate")).toContainEqual(["Shear", "joint-shear"]);
  expect(judged("en-1992-1-1", "column")).toContainEqual([
    "Resistance of the cross-section: about z",
    "axial-bending-z",
  ]);
});

test("what is too wide breaks at its factors, and calculates the same", () => {
  const pieces = breakable(parseExpression("a * (b + c) / 1e6")).flatMap(factors);
  expect(pieces.map(({ sign, within }) => [sign, within])).toEqual([
    ["", 1],
    ["·", 1],
    ["·", 1],
  ]);
  expect(pieces.at(-1)?.of).toEqual({ kind: "number", text: "1e-6" });
});

test("what rounding leaves of terms that cancel is 0", () => {
  const step = (expression: string, inputs: Record<string, number>, value: number) =>
    printed({ name: "F_kN", clause: "", expression, latex: "", inputs, value, unit: "kN" }, englishWords).value;
  expect(step("F_c + F_s", { F_c: -1845.3, F_s: 1845.3 }, -3.7e-13)).toBe("0");
  expect(step("abs(F_c + F_s)", { F_c: -1845.3, F_s: 1845.3 }, 2.3e-13)).toBe("0");
  expect(step("a * (b - c)", { a: 1e6, b: 3, c: 3 }, 2e-7)).toBe("0");
  // small by its terms or by its factors, not by rounding
  expect(step("F_c + F_s", { F_c: 3e-13, F_s: 1e-13 }, 4e-13)).toBe("4 · 10⁻¹³");
  expect(step("a * b", { a: 1e-9, b: 1e-9 }, 1e-18)).toBe("1 · 10⁻¹⁸");
  expect(step("F_c + F_s", { F_c: -1845.3, F_s: 1845.30001 }, 0.00001)).toBe("1 · 10⁻⁵");
});

test("(6.61) and (6.62) divide by the resistance about their own axis", () => {
  const member = checks.find((known) => known.endpoint === "en-1993-1-1")?.kinds.member?.example;
  const [item] = reported("en-1993-1-1", { members: [member] }).items;
  const divisor = (name: string) => item?.steps.find((step) => step.name === name)?.inputs;
  expect(divisor("utilization_6.61")).toHaveProperty("N_b_y_Rd");
  expect(divisor("utilization_6.62")).toHaveProperty("N_b_z_Rd");
  expect(divisor("utilization_6.62")).toHaveProperty("k_zy");
});

test("a formula in one line is the formula", () => {
  const texts = [
    "a - (b - c)",
    "(a + b) * c / d",
    "a / (b * c)",
    "a / (b / c)",
    "(-a)^2",
    "-a^2",
    "(a^b)^c",
    "a * (-b)",
    "min(a, b + c)",
  ];
  for (const text of texts) {
    const tree = parseExpression(text);
    expect(parseExpression(plainText(tree)), text).toEqual(tree);
  }
});

/** What a reader sees beside the pictures. */
const wordsOn = (page: string): string =>
  page
    .replace(/<(style|svg|title|math)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/[0-9a-f]{64}/g, "");

describe.each(requests.filter((_, i) => i % byDepth(3, 1, 1) === 0))("$name", ({ endpoint, request }) => {
  const report = reported(endpoint, request);

  test("HTML of any length is whole; a full one has every step once, and links from verifications to their steps", () => {
    const full = reported(endpoint, request, "en", "full");
    const whole = html(full);
    expect(whole.match(/<div class="formula">/g) ?? []).toHaveLength(full.items[0]?.steps.length ?? -1);
    for (const [, id = ""] of whole.matchAll(/href="#([^"]+)"/g)) expect(whole).toContain(` id="${id}"`);
    for (const page of [whole, html(reported(endpoint, request, "de", "brief"))]) {
      expect(page).not.toMatch(/<script|<link|@import|(?:src|href)="(?!#)/);
      balanced(page);
    }
  });

  test("HTML: one file, every verification, the steps that lead to what governs", () => {
    const page = html(report);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|@import|(?:src|href)="(?!#)/);
    expect(page).toContain("Hall &lt;3&gt;");
    const item = report.items[0];
    const shown = item?.path.length ? item.path : item?.verifications.length && !item.isAnswer ? [] : item?.steps;
    expect(page.match(/<div class="formula">/g) ?? []).toHaveLength(shown?.length ?? -1);
    for (const v of item?.verifications ?? []) expect(page).toContain(verificationName(report.words, v.id));
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    expect(wordsOn(page)).not.toMatch(/\bnull\b|\bmax\(1e|(?<![\w#])\d+e\d+\b|\{"|\b[a-z]{4,}(?:_[a-z]{2,})+\b|_mm\b/);
    balanced(page);
  });

  test("Markdown: the same", () => {
    const text = markdown(report);
    expect(text).toMatch(/^# /);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    for (const v of report.items[0]?.verifications ?? [])
      expect(text).toContain(`| ${verificationName(report.words, v.id)} |`);
  });

  test("PDF: its text can be read by another program", async () => {
    const parser = new PDFParse({ data: await pdf(report) });
    const { text, total } = await parser.getText();
    await parser.destroy();
    expect(total).toBeGreaterThan(0);
    expect(text).toContain(`Page ${total} of ${total}`);
    expect(text).toContain("26-11 Hall <3>");
    for (const v of report.items[0]?.verifications.slice(0, 3) ?? []) {
      expect(text.replace(/\s+/g, " ")).toContain(verificationName(report.words, v.id).slice(0, 20));
    }
    expect(text).not.toMatch(/undefined|NaN/);
  });
});

/** Elements are closed in the order in which they were opened. */
function balanced(page: string): void {
  const empty = new Set(["meta", "br", "img"]);
  const open: string[] = [];
  for (const [, closes, name = "", attributes = ""] of page
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi)) {
    if (empty.has(name) || attributes.endsWith("/")) continue;
    if (closes) expect(open.pop(), name).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
}

describe("languages", () => {
  test.each(languages)("%s: headings, decimal sign, no phrase missing", (language) => {
    const request = checks.find((known) => known.endpoint === "en-1993-1-8")?.kinds.bolt?.example ?? {};
    const report = reported("en-1993-1-8", request, language, "full");
    const text = markdown(report);
    for (const phrase of [report.phrases.verification, report.phrases.derivation, report.phrases.assumptions])
      expect(text).toContain(phrase);
    expect(text).toContain(language === "en" ? "94.08 kN" : "94,08 kN");
    const english = reported("en-1993-1-8", request).phrases;
    expect(Object.keys(report.phrases).sort()).toEqual(Object.keys(english).sort());
  });
});

test("a long batch: the overview names every item, the contents the page it begins on", async () => {
  const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.kinds.bolt?.example ?? {};
  const connections = Array.from({ length: 20 }, (_, i) => ({ ...bolt, mark: `Bolt ${i}` }));
  const report = reported("en-1993-1-8", { connections });
  const page = html(report);
  for (let i = 0; i < 20; i++) expect(page).toContain(`<a href="#item-${i + 1}">Bolt ${i}</a>`);
  const parser = new PDFParse({ data: await pdf(report) });
  const { pages } = await parser.getText();
  await parser.destroy();
  const text = pages.map((one) => one.text);
  // names are written with the page, page numbers when all pages are known
  const contents = text[0] ?? "";
  const numbers = (/(?:^\d+$\n?)+/m.exec(contents)?.[0] ?? "").trim().split("\n").map(Number);
  const names = contents.slice(contents.indexOf("Contents")).split("\n").slice(1);
  for (const [i, at] of numbers.entries()) expect(text[at - 1]).toContain(names[i]);
  expect(numbers.length).toBeGreaterThan(10);
});

test("a table with many columns breaks no word and no number", async () => {
  const known = checks.find((one) => one.endpoint === "en-1998-1");
  const example = known?.kinds.structure?.example ?? {};
  const parser = new PDFParse({ data: await pdf(reported("en-1998-1", example, "fr")) });
  const { text } = await parser.getText();
  await parser.destroy();
  for (const word of ["négligeable", "déplacement", "0,02386", "457,7"]) expect(text).toContain(word);
  expect(text).not.toMatch(/négligeabl\s*\n\s*e\b/);
});

test("a PDF is sound to a strict reader, where there is one", async () => {
  const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.kinds.bolt?.example ?? {};
  const bytes = await pdf(reported("en-1993-1-8", bolt));
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe("%PDF-");
  try {
    execFileSync("qpdf", ["--version"], { stdio: "ignore" });
  } catch {
    return; // pdf-parse has read it above
  }
  // it reads no standard input
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  try {
    const file = join(folder, "report.pdf");
    writeFileSync(file, bytes);
    execFileSync("qpdf", ["--check", file], { stdio: ["ignore", "ignore", "inherit"] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("pictures are drawn with the elements the PDF knows", () => {
  const known = /^(svg|title|g|rect|line|circle|ellipse|polyline|polygon|path|text|tspan)$/;
  for (const { name: kind, svg } of pictures())
    for (const [, name = ""] of svg.matchAll(/<([a-z]+)/g)) expect(name, kind).toMatch(known);
});

const pictures = () =>
  requests.flatMap(({ name, endpoint, request }) =>
    reported(endpoint, request).items.flatMap(({ figures }) => figures.map(({ svg }) => ({ name, svg }))),
  );

test("the smallest text of a picture has 6 points on paper, as drawn, not enlarged", () => {
  const room = { width: 485, height: 670 };
  const doc = new PDFDocument({ size: "A4" });
  registerFonts(doc);
  const setSize = vi.spyOn(doc, "fontSize");
  for (const { name, svg } of pictures()) {
    const scale = printScale(svg, 230, room);
    setSize.mockClear();
    drawSvg(doc, withIndices(svg), 0, 0, scale);
    const points = Math.min(...setSize.mock.calls.map(([size]) => Number(size) * scale));
    expect(points, name).toBeGreaterThanOrEqual(5.999);
    const drawn = [...svg.matchAll(/<text\b[^>]*?font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(12, ...drawn) * 0.92 * scale, name).toBeGreaterThanOrEqual(5.999);
  }
});

test("a picture too wide for its labels has them enlarged", () => {
  const doc = new PDFDocument({ size: "A4" });
  registerFonts(doc);
  const setSize = vi.spyOn(doc, "fontSize");
  const svg = '<svg viewBox="0 0 2000 100"><text x="5" y="50" font-size="10">M_y_Ed</text></svg>';
  const scale = printScale(svg, 230, { width: 500, height: 670 });
  expect(scale).toBe(0.25);
  drawSvg(doc, withIndices(svg), 0, 0, scale);
  for (const [size] of setSize.mock.calls) expect(Number(size) * scale).toBeCloseTo(6, 9);
});
