// @module-tag change

import { inEnglish } from "@x/fabrication/members";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Word } from "../page-text.ts";
import { openPdf } from "../pdf/open.ts";
import { openEngine } from "./engine.ts";
import { drawPage, openForRendering, skewOf } from "./image.ts";
import { inkAndWords, textLayerOf } from "./need.ts";
import { ocrReaderOf } from "./ocr.ts";
import { type RecognisedPage, recognise } from "./recognise.ts";

const pointsPerMm = 72 / 25.4;

function pdf(size: [number, number], draw: (page: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size, margin: 0 });
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    draw(document);
    document.end();
  });
}

/** The pages as a scanner gives them: pixels, hanging a little, turned by quarters. */
async function scanned(
  original: Uint8Array,
  { dpi = 200, degrees = 0, turns = 0 as 0 | 1 | 2 | 3 } = {},
): Promise<Uint8Array> {
  const document = await openForRendering(original);
  const page = await document.getPage(1);
  const skew = (-degrees * Math.PI) / 180; // drawing turns the page back by its skew
  const canvas = await drawPage(page, { scale: dpi / 72, quarterTurns: turns, skew });
  const png = canvas.toBuffer("image/png");
  await document.loadingTask.destroy();
  const size: [number, number] = [(canvas.width * 72) / dpi, (canvas.height * 72) / dpi];
  return pdf(size, (sheet) => sheet.image(png, 0, 0, { width: size[0] }));
}

const rows = [
  ["Pos.", "Anz.", "Profil", "Werkstoff", "Länge"],
  ["B1", "4", "IPE 300", "S355J2", "6000"],
  ["B2", "12", "HEB 200", "S235JR", "4738"],
  ["C7", "1", "UPE 160", "S355J2", "915,5"],
];
const columns = [0, 18, 33, 70, 100, 125];

function list(page: PDFKit.PDFDocument): void {
  const mm = pointsPerMm;
  const [left, top, height] = [15 * mm, 60 * mm, 7 * mm];
  page.lineWidth(0.7);
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const x = left + (columns[column] ?? 0) * mm;
      const width = ((columns[column + 1] ?? 0) - (columns[column] ?? 0)) * mm;
      page.rect(x, top + row * height, width, height).stroke();
      page.font(row === 0 ? "Helvetica-Bold" : "Helvetica").fontSize(9);
      page.text(cell, x + 4, top + row * height + 6, { lineBreak: false });
    });
  });
  // a beam with its label, one upright with its label along it, a balloon
  page.rect(30 * mm, 20 * mm, 90 * mm, 4 * mm).stroke();
  page.fontSize(10).text("B1  IPE 300  L=6000", 50 * mm, 14 * mm, { lineBreak: false });
  page.rect(160 * mm, 20 * mm, 4 * mm, 80 * mm).stroke();
  page.save().rotate(-90, { origin: [154 * mm, 90 * mm] });
  page.text("C1 HEB 200", 154 * mm, 90 * mm, { lineBreak: false }).restore();
  page
    .circle(180 * mm, 30 * mm, 5 * mm)
    .stroke()
    .fontSize(12)
    .text("7", 178.8 * mm, 28.3 * mm, { lineBreak: false });
}

const textOf = (words: readonly Word[]) =>
  [...words]
    .sort((a, b) => a.box[0] - b.box[0])
    .map(({ text }) => text)
    .join(" ");
const rowWith = ({ text: { words } }: RecognisedPage, word: string) => {
  const found = words.filter(({ text, angle }) => text === word && angle === 0).at(-1);
  if (!found) return "";
  const middle = (found.box[1] + found.box[3]) / 2;
  return textOf(words.filter(({ box: [, y0, , y1], angle }) => angle === 0 && y0 < middle && middle < y1));
};

const engine = await openEngine();
// what is read must not depend on how busy the machine is
const patient = { engine, secondsPerPage: Number.POSITIVE_INFINITY };
afterAll(() => engine.close());

let original: Uint8Array;
beforeAll(async () => {
  original = await pdf([200 * pointsPerMm, 120 * pointsPerMm], list);
});

describe("a scan", () => {
  test("hanging by 0.8 degrees: list, decimal comma, upright label, balloon; words lead back to the page", {
    tags: "change",
  }, async () => {
    const [page] = await recognise(await scanned(original, { degrees: 0.8 }), patient);
    if (!page) throw new Error("no page");
    for (const row of rows.slice(1))
      expect(rowWith(page, row[0] ?? "").replaceAll(" ", "")).toBe(row.join("").replaceAll(" ", ""));
    const upright = page.text.words.filter(({ angle }) => angle === 270);
    expect(
      [...upright]
        .sort((a, b) => b.box[1] - a.box[1])
        .map(({ text }) => text)
        .join(" "),
    ).toContain("C1 HEB 200");
    expect(page.text.words.map(({ text }) => text)).toContain("7"); // in its balloon
    expect(page.text.words.every(({ confidence }) => confidence > 0 && confidence < 1)).toBe(true);
    // the edges of five columns and five rows
    const long = page.text.rules.filter((rule) => Math.hypot(rule.x1 - rule.x0, rule.y1 - rule.y0) > 70);
    expect(long.length).toBeGreaterThanOrEqual(11);
    // the label stands 14 mm below the upper edge; the page was turned about its middle
    const label = page.text.words.find(({ text }) => text === "L=6000");
    if (!label) throw new Error("no label");
    const [x0, y0, , y1] = page.place(label.box);
    const [x, y] = [(x0 - 100 * pointsPerMm) / pointsPerMm, ((y0 + y1) / 2 - 60 * pointsPerMm) / pointsPerMm];
    const back = -x * Math.sin((0.8 * Math.PI) / 180) + y * Math.cos((0.8 * Math.PI) / 180);
    expect(Math.abs(back + 60 - 15.5)).toBeLessThan(2);
  });

  test.each([1, 2, 3] as const)("turned by %i quarters is turned back", async (turns) => {
    const [page] = await recognise(await scanned(original, { turns }), patient);
    if (!page) throw new Error("no page");
    expect(rowWith(page, "B2").replaceAll(" ", "")).toBe("B212HEB200S235JR4738");
    expect(page.text.width).toBeGreaterThan(page.text.height);
  });

  test("an empty page has no words", async () => {
    const [page] = await recognise(await pdf([200, 200], () => undefined), patient);
    expect(page?.text.words).toEqual([]);
  });

  test("stops when asked to", async () => {
    const stop = new AbortController();
    const reading = recognise(original, { signal: stop.signal, onPage: () => stop.abort(new Error("enough")) });
    await expect(reading).rejects.toThrow("enough");
    await expect(recognise(original, { signal: AbortSignal.abort(new Error("no")) })).rejects.toThrow("no");
  });
});

describe("whether a page must be recognised", () => {
  const state = async (bytes: Uint8Array) => {
    const file = await openPdf(bytes);
    const words = new Map([[1, (await file.text(1)).words.map(({ box }) => box)]]);
    await file.close();
    const [need] = (await inkAndWords(bytes, words)).values();
    return need && textLayerOf(need);
  };

  test("not with a text layer; a scan must be, also with a typed stamp on it; an empty page not", {
    tags: "change",
  }, async () => {
    expect(await state(original)).toBe("usable");
    const scan = await scanned(original);
    expect(await state(scan)).toBe("none");
    const document = await openForRendering(original);
    const canvas = await drawPage(await document.getPage(1), { scale: 200 / 72, quarterTurns: 0, skew: 0 });
    const png = canvas.toBuffer("image/png");
    await document.loadingTask.destroy();
    const stamped = await pdf([200 * pointsPerMm, 120 * pointsPerMm], (page) => {
      page.image(png, 0, 0, { width: 200 * pointsPerMm });
      page.fontSize(9).text("RECEIVED 12 March", 20, 5, { lineBreak: false });
    });
    expect(await state(stamped)).toBe("incomplete");
    expect(await state(await pdf([200, 200], () => undefined))).toBe("usable");
  });
});

test("a scanned list becomes members, less sure than text", async () => {
  const found = await ocrReaderOf(patient).read(await scanned(original, { degrees: -0.5 }), {});
  const listed = found.members.filter(({ source }) => source.place === "table");
  expect(
    listed.map(({ mark, profile, steel_grade, length_mm, quantity }) => [
      mark,
      profile,
      steel_grade,
      length_mm,
      quantity,
    ]),
  ).toEqual([
    ["B1", "IPE 300", "S355J2", 6000, 4],
    ["B2", "HE 200 B", "S235JR", 4738, 12],
    ["C7", "UPE 160", "S355J2", 915.5, 1],
  ]);
  for (const { source } of listed) {
    expect(source.method).toBe("ocr");
    expect(source.confidence).toBeLessThan(1);
  }
});

test("a page that is broken is told; the others are read", async () => {
  const whole = await pdf([300, 100], (page) => {
    page.fontSize(12).text("B1  IPE 300", 20, 30, { lineBreak: false });
    page.addPage().text("B2  HEB 200", 20, 30, { lineBreak: false });
  });
  const broken = Buffer.from(whole)
    .toString("latin1")
    .replace(/(\/Kids \[\d+ 0 R )(\d+)( 0 R\])/, (_, before, page, after) => before + "9".repeat(page.length) + after);
  const found = await ocrReaderOf(patient).read(new Uint8Array(Buffer.from(broken, "latin1")), {});
  expect(found.members.map(({ profile }) => profile)).toEqual(["IPE 300"]);
  expect(inEnglish(found.warnings).join("\n")).toMatch(/page 2: it could not be recognised/);
});

test("the skew of a page without ink is none", () => {
  expect(skewOf({ width: 50, height: 50, data: new Uint8Array(2500).fill(255) })).toBe(0);
});
