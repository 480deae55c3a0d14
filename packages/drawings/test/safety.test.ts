import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readDrawing, UnreadablePdf } from "../src/index.ts";
import { readPages } from "../src/reading/pipeline.ts";
import { list, pdfOf, put } from "./drawings/sheet.ts";

/** A PDF by hand: objects from 1, the first is the catalogue; offsets are computed. */
export function byHand(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  objects.forEach((object, i) => {
    offsets.push(at);
    const bytes = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    parts.push(bytes);
    at += bytes.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (bytes: Buffer, entries = "") =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from("\nendstream")]);

export const onePage = (content: Buffer, entries = "", catalogue = ""): Buffer =>
  byHand([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    stream(content, entries),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);

const text = { readers: ["text"] } as const;
const refused = async (reading: Promise<unknown>): Promise<UnreadablePdf> => {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnreadablePdf)) throw new Error(`not refused: ${error}`);
  return error;
};

describe("files that cannot be read are refused with a sentence", () => {
  test("no PDF", async () => {
    expect((await refused(readDrawing(Buffer.from("PK\u0003\u0004 hello"), text))).reason).toBe("not a PDF");
    expect((await refused(readDrawing(Buffer.alloc(0), text))).reason).toBe("not a PDF");
  });

  test("damaged", async () => {
    const error = await refused(readDrawing(Buffer.from("%PDF-1.7\nthis is all there is"), text));
    expect(error.reason).toBe("damaged");
  });

  test("cut off in the middle: what is left is read, or it is refused; never a crash", async () => {
    const whole = await pdfOf((doc) => put(doc, 100, 100, "HEB 200", 10));
    for (const share of [0.2, 0.5, 0.8, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      const result = await readDrawing(cut, text).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(UnreadablePdf);
    }
  });

  test("encrypted", async () => {
    const { default: PDFDocument } = await import("pdfkit");
    const bytes = await new Promise<Buffer>((resolve) => {
      const doc = new PDFDocument({ userPassword: "secret", pdfVersion: "1.7" });
      const parts: Buffer[] = [];
      doc.on("data", (part: Buffer) => parts.push(part));
      doc.on("end", () => resolve(Buffer.concat(parts)));
      doc.text("HEB 200");
      doc.end();
    });
    const error = await refused(readDrawing(bytes, text));
    expect(error.reason).toBe("encrypted");
    expect(error.message).toContain("password");
  });

  test("a stream that unpacks to two gigabytes ends its own thread", async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(64 * 2 ** 20, "0 0 m 9 9 l "), { level: 9 }), { level: 9 });
    const pdf = onePage(bomb, "/Filter [/FlateDecode /FlateDecode]");
    expect(pdf.length).toBeLessThan(200_000);
    const error = await refused(readDrawing(pdf, { ...text, limits: { megabytes: 250, seconds: 20 } }));
    expect(["too large", "too slow", "damaged"]).toContain(error.reason);
  });

  test("too slow", async () => {
    const pdf = onePage(Buffer.from("0 0 m 100 100 l S\n".repeat(400_000)));
    expect((await refused(readDrawing(pdf, { ...text, limits: { seconds: 0.05 } }))).reason).toBe("too slow");
  });

  test("a caller can stop it", async () => {
    const pdf = onePage(Buffer.from("0 0 m 100 100 l S\n".repeat(400_000)));
    const stop = new AbortController();
    const reading = readDrawing(pdf, { ...text, signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
  });
});

describe("files made by hand", () => {
  test("scripts and actions do nothing", async () => {
    const content = Buffer.from("BT /F 10 Tf 1 0 0 1 100 300 Tm (HEB 200) Tj ET");
    const pdf = onePage(content, "", "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\);) >>");
    const drawing = await readDrawing(pdf, text);
    expect(drawing.members.map(({ profile }) => profile)).toEqual(["HE 200 B"]);
  });

  test("letters one by one, backwards, kerned and with scaled text", async () => {
    // "IPE 300" letter by letter from the last; widths of Helvetica at 10 pt
    const letters = [..."IPE 300"];
    const widths: Record<string, number> = { I: 2.78, P: 6.67, E: 6.67, " ": 2.78, "3": 5.56, "0": 5.56 };
    let x = 100;
    const placed = letters.map((letter) => {
      const at = x;
      x += widths[letter] ?? 0;
      return `1 0 0 1 ${at.toFixed(2)} 300 Tm (${letter}) Tj`;
    });
    const content = Buffer.from(
      `BT /F 10 Tf ${placed.reverse().join(" ")} ET BT /F 10 Tf 80 Tz 1 0 0 1 300 200 Tm [(HE) 20 (A) -300 (1) 10 (60)] TJ ET BT /F 1 Tf 12 0 0 12 300 100 Tm (UPN 200) Tj ET`,
    );
    const drawing = await readPages(onePage(content), text);
    expect(drawing.members.map(({ profile }) => profile).sort()).toEqual(["HE 160 A", "IPE 300", "UPN 200"]);
  });

  test("graphics states that are never closed", async () => {
    const drawing = await readDrawing(onePage(Buffer.from(`${"q ".repeat(2000)}BT /F 10 Tf (HEB 200) Tj ET`)), text);
    expect(drawing.members).toHaveLength(1);
  });
});

describe("large files", () => {
  test("ten pages of text in two seconds", async () => {
    const pdf = await pdfOf((doc) => {
      for (let page = 0; page < 10; page++) {
        if (page > 0) doc.addPage();
        const rows = Array.from({ length: 40 }, (_, i) => [
          `P${page}-${i}`,
          "HEA 200",
          "2",
          String(2000 + i),
          "S355J2",
        ]);
        list(doc, ["Mark", "Section", "Qty", "Length", "Grade"], rows, { x: 60, y: 60, widths: [60, 90, 40, 60, 70] });
        for (let i = 0; i < 300; i++) put(doc, 450 + (i % 12) * 55, 60 + Math.floor(i / 12) * 28, `${i * 10}`, 6);
      }
    });
    const started = performance.now();
    const drawing = await readDrawing(pdf, text);
    const seconds = (performance.now() - started) / 1000;
    expect(drawing.members).toHaveLength(400);
    expect(seconds).toBeLessThan(4); // two seconds on an idle machine
  });

  test("fifty thousand glyphs on one A0 sheet", async () => {
    const lines = Array.from(
      { length: 6000 },
      (_, i) => `1 0 0 1 ${20 + (i % 40) * 80} ${20 + Math.floor(i / 40) * 15} Tm (N${i} 12.5) Tj`,
    );
    const pdf = onePage(Buffer.from(`BT /F 5 Tf ${lines.join("\n")} ET`))
      .toString("latin1")
      .replace("0 0 842 595", "0 0 3370 2384");
    const drawing = await readDrawing(Buffer.from(pdf, "latin1"), text);
    expect(drawing.pages[0]?.words).toBe(12_000);
    expect(drawing.members).toEqual([]);
  });
});
