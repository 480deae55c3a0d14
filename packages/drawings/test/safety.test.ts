// @module-tag change

import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { english } from "@x/eurocode/message";
import { inEnglish } from "@x/fabrication/members";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Drawing, ReadingInterrupted, readDrawing, UnreadablePdf } from "../src/index.ts";
import { openPdf } from "../src/pdf/open.ts";
import { readPages } from "../src/process/pipeline.ts";
import { pdfOf, put } from "./drawings/sheet.ts";
import {
  bomb,
  byHand,
  deepTree,
  formsInForms,
  image,
  label,
  locked,
  manyPages,
  onePage,
  packed,
  packedZeros,
  stream,
  withImage,
} from "./hostile.ts";

const text = { readers: ["text"] } as const;
const refused = async (reading: Promise<unknown>): Promise<UnreadablePdf> => {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnreadablePdf)) throw new Error(`not refused: ${error}`);
  // a sentence for a person, without a place in the code
  expect(error.message).not.toMatch(/\n|node_modules|\bat \w+ \(/);
  return error;
};
const profiles = ({ members }: Drawing) => members.map(({ profile }) => profile);
const reads = async (pdf: Buffer) => profiles(await readPages(pdf, text));

describe("files that cannot be read are refused with a sentence", () => {
  test("no PDF, nothing at all", async () => {
    expect((await refused(readPages(Buffer.from("PK\u0003\u0004 hello"), text))).reason).toBe("not a PDF");
    expect((await refused(readPages(Buffer.alloc(0), text))).message).toBe("the file is empty");
  });

  test("damaged", async () => {
    const error = await refused(readPages(Buffer.from("%PDF-1.7\nthis is all there is"), text));
    expect(error.reason).toBe("damaged");
  });

  test("cut off in the middle: what is left is read, or it is refused; never a crash", async () => {
    const whole = await pdfOf((doc) => put(doc, 100, 100, "HEB 200", 10));
    for (const share of [0.2, 0.5, 0.8, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      const result = await readPages(cut, text).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(UnreadablePdf);
      // pages that are not there are not missed in silence
      const said = result instanceof Error ? [result.message] : (result as Drawing).warnings.map(english);
      expect(said.some((text) => text.includes("%%EOF is missing"))).toBe(true);
    }
    expect((await readPages(whole, text)).warnings.map(english).join()).not.toContain("%%EOF");
  });

  test("a password is needed to open it", async () => {
    const error = await refused(readPages(await locked({ userPassword: "secret", ownerPassword: "other" }), text));
    expect(error.reason).toBe("encrypted");
    expect(error.message).toContain("password");
  });

  test("page trees that go in circles", async () => {
    const circle = byHand([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 1000 >>",
      "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 2 0 R] /Count 1000 >>",
    ]);
    expect((await refused(readPages(circle, text))).reason).toBe("damaged");
  });

  test("an object stream that holds itself", async () => {
    const circle = byHand([
      "<< /Type /Catalog /Pages 2 0 R >>",
      stream("2 0 << /Type /Pages /Kids [2 0 R] /Count 1 >>", "/Type /ObjStm /N 1 /First 4 /Extends 2 0 R"),
    ]);
    expect((await refused(readPages(circle, text))).reason).toBe("damaged");
  });

  test("objects in objects without end", async () => {
    const error = await refused(readPages(onePage({ page: `/X ${"<</A ".repeat(100_000)}` }), text));
    expect(error.message).toMatch(/nested too deeply|damaged/);
  });

  test("a hundred thousand open graphics states", async () => {
    const error = await refused(readPages(onePage({ content: `${"q ".repeat(100_000)}${label}` }), text));
    expect(error.message).toContain("graphics states");
  });

  test("more operations than a drawing has, by themselves or by forms in forms", async () => {
    const few = { pages: 10, bytes: 1e8, side: 1e5, operations: 20_000, nesting: 100, secondsPerPage: 20 };
    for (const pdf of [onePage({ content: "0 0 m 9 9 l S\n".repeat(50_000) }), formsInForms(9)]) {
      const file = await openPdf(pdf, few);
      expect((await refused(file.text(1))).message).toBe("more than 20000 drawing operations");
      await file.close();
    }
  });

  test("a page that takes too long", async () => {
    const pdf = onePage({ content: "0 0 m 9 9 l S\n".repeat(50_000) });
    const hurried = { pages: 10, bytes: 1e8, side: 1e5, operations: 1e6, nesting: 100, secondsPerPage: 0.001 };
    const file = await openPdf(pdf, hurried);
    expect((await refused(file.text(1))).reason).toBe("too slow");
    await file.close();
  });

  test("more pages than a set of drawings has", async () => {
    expect((await refused(readPages(manyPages(2001, label), text))).message).toContain("2001 pages");
  });
});

describe("a page that cannot be read does not spoil the others", () => {
  test("it is named, the others are read", async () => {
    const good = (content: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents ${content} 0 R /Resources << /Font << /F 8 0 R >> >> >>`;
    const pdf = byHand([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>",
      good(6),
      good(7),
      good(6),
      stream(label),
      stream("q ".repeat(10_000)),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]);
    const read = await readPages(pdf, { readers: ["text", "ocr"] });
    expect(profiles(read)).toEqual(["HE 200 B", "HE 200 B"]);
    expect(inEnglish(read.warnings)).toEqual(["page 2 was not read: more than 4000 graphics states are open at once"]);
    expect(read.pages.map(({ page, methods }) => [page, methods])).toEqual([
      [1, ["text"]],
      [2, []],
      [3, ["text"]],
    ]);
  });
});

describe("odd files are read", () => {
  test("locked against copying, open without a password", async () => {
    expect(await reads(await locked({ ownerPassword: "secret" }))).toEqual(["HE 200 B"]);
  });

  test("a table of objects that leads nowhere", async () => {
    const lost = onePage()
      .toString("latin1")
      .replace(/startxref\n\d+/, "startxref\n99999")
      .replace(/\n0000000\d\d\d 00000 n/g, "\n0000000007 00000 n");
    expect(await reads(Buffer.from(lost, "latin1"))).toEqual(["HE 200 B"]);
  });

  test.each([
    ["a table of a billion objects", onePage().toString("latin1").replace("xref\n0 6", "xref\n0 1000000000")],
    ["a count of pages that is not true", onePage().toString("latin1").replace("/Count 1 ", "/Count 1500 ")],
  ])("%s", async (_, pdf) => {
    expect(await reads(Buffer.from(pdf, "latin1"))).toEqual(["HE 200 B"]);
  });

  test("pages below pages below pages", async () => {
    expect(await reads(deepTree(10_000))).toEqual(["HE 200 B"]);
  });

  test.each([
    ["a billion points", "[0 0 1000000000 1000000000]"],
    ["negative", "[842 595 0 0]"],
    ["around the origin", "[-842 -595 842 595]"],
    ["empty", "[0 0 0 0]"],
    ["no numbers", "[0 0 NaN /x]"],
    ["beyond numbers", `[0 0 ${"9".repeat(400)} 595]`],
  ])("a sheet of %s", async (_, mediaBox) => {
    const result = await readPages(onePage({ mediaBox }), text).catch((error: unknown) => error);
    if (result instanceof Error) expect(result).toBeInstanceOf(UnreadablePdf);
    else expect((result as Drawing).members.length).toBeLessThanOrEqual(1);
  });

  test.each(["0", "-1", "2", "75000", "1e300"])("a unit of %s", async (unit) => {
    const result = await readPages(onePage({ page: `/UserUnit ${unit}` }), text).catch((error: unknown) => error);
    if (result instanceof Error) expect((result as UnreadablePdf).message).toMatch(/ m long|endlessly long/);
    else expect(profiles(result as Drawing)).toEqual(["HE 200 B"]);
  });

  test("matrices beyond numbers", async () => {
    expect(await reads(onePage({ content: `1e30 0 0 1e30 0 0 cm ${"9".repeat(320)} 0 0 1 0 0 cm ${label}` }))).toEqual(
      [],
    );
  });

  test("a path of a million points", async () => {
    expect(await reads(onePage({ content: `0 0 m ${"9 9 l 70 70 l ".repeat(500_000)} S ${label}` }))).toEqual([
      "HE 200 B",
    ]);
  });

  test("forms, patterns, letters that draw themselves", async () => {
    const form = onePage({
      content: `/N Do ${label}`,
      resources: "/XObject << /N 6 0 R >>",
      objects: [
        stream("/N Do /N Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /N 6 0 R >> >>"),
      ],
    });
    expect(await reads(form)).toEqual(["HE 200 B"]);
  });

  test("scripts, actions, forms and attachments do nothing", async () => {
    const pdf = onePage({
      catalogue:
        "/OpenAction << /S /JavaScript /JS (while\\(true\\);) >> /AcroForm << /XFA 6 0 R /Fields [] >> /NeedsRendering true /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> /EmbeddedFiles << /Names [(x.exe) << /Type /Filespec /F (x.exe) /EF << /F 6 0 R >> >>] >> >> /AA << /WC << /S /Launch /F (calc.exe) >> >>",
      page: "/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (/bin/sh) >> >> << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://127.0.0.1:1/) >> >>]",
      objects: [stream("<xdp:xdp xmlns:xdp='http://ns.adobe.com/xdp/'><template><subform/></template></xdp:xdp>")],
    });
    expect(await reads(pdf)).toEqual(["HE 200 B"]);
  });

  test.each([
    ["JBIG2", "/JBIG2Decode"],
    ["JPX", "/JPXDecode"],
    ["JPEG", "/DCTDecode"],
    ["fax", "/CCITTFaxDecode"],
  ])("a picture that is no %s", async (_, filter) => {
    expect(await reads(withImage(image(600, 600, 8, Buffer.from("junk".repeat(500)), filter)))).toEqual(["HE 200 B"]);
  });

  test("a font that is none, and one whose table maps everything", async () => {
    const described = (file: string) =>
      `<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 ${file} >> >>`;
    expect(
      await reads(onePage({ font: described("/FontFile2 6 0 R"), objects: [stream("junk".repeat(100_000))] })),
    ).toEqual(["HE 200 B"]);
    const everything = `begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 100 beginbfrange ${"<00000000> <FFFFFFFF> <0041> ".repeat(100)} endbfrange endcmap`;
    const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>";
    expect(await readPages(onePage({ font, objects: [stream(everything)] }), text)).toBeDefined();
  });

  test("streams whose table of columns is wider than memory", async () => {
    const filter = "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 >>";
    const result = await readPages(onePage({ content: packed(label), filter }), text).catch((error: unknown) => error);
    if (result instanceof Error) expect(result).toBeInstanceOf(UnreadablePdf);
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
    const content = `BT /F 10 Tf ${placed.reverse().join(" ")} ET BT /F 10 Tf 80 Tz 1 0 0 1 300 200 Tm [(HE) 20 (A) -300 (1) 10 (60)] TJ ET BT /F 1 Tf 12 0 0 12 300 100 Tm (UPN 200) Tj ET`;
    expect((await reads(onePage({ content }))).sort()).toEqual(["HE 160 A", "IPE 300", "UPN 200"]);
  });

  test("graphics states that are never closed", async () => {
    expect(await reads(onePage({ content: `${"q ".repeat(2000)}BT /F 10 Tf (HEB 200) Tj ET` }))).toHaveLength(1);
  });
});

describe("limits of the process that reads", () => {
  test("a signal that is meant for all processes of a service ends nobody's reading", async () => {
    const pdf = await pdfOf((doc) => put(doc, 100, 100, "HEB 200", 10));
    const begun: ChildProcess[] = [];
    const note = (message: unknown) => begun.push((message as { process: ChildProcess }).process);
    subscribe("child_process", note);
    onTestFinished(() => void unsubscribe("child_process", note));
    const end = () => {
      for (const child of begun) child.kill("SIGTERM");
    };
    expect(profiles(await readDrawing(new Uint8Array(pdf), text, end))).toEqual(["HE 200 B"]);
    // before it listens to anything it is ended; that says nothing of the drawing
    const early = readDrawing(new Uint8Array(pdf), text).catch((error: unknown) => error);
    end();
    expect(await early).toBeInstanceOf(ReadingInterrupted);
  });

  test("two gigabytes in forty kilobytes", { tags: "change" }, async () => {
    const pdf = onePage({ content: await bomb(2048), filter: "/Filter [/FlateDecode /FlateDecode]" });
    expect(pdf.length).toBeLessThan(100_000);
    const error = await refused(readDrawing(pdf, { ...text, limits: { megabytes: 400, seconds: 3600 } }));
    expect(error.reason).toBe("too large");
    expect(error.message).toContain("400 MB");
  });

  test("what would end all threads of a process", { tags: "change" }, async () => {
    const pdf = onePage({
      content: `/CS cs 1 scn 0 0 9 9 re f ${label}`,
      resources: "/ColorSpace << /CS [/Separation /X /DeviceRGB 6 0 R] >>",
      objects: [stream("a", "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [1000000000] /BitsPerSample 8")],
    });
    const error = await refused(readDrawing(pdf, { ...text, limits: { megabytes: 500, seconds: 3600 } }));
    expect(error.reason).toBe("too large");
  });

  test("a picture of sixty thousand by sixty thousand, recognised", { tags: "change" }, async () => {
    const huge = image(60_000, 60_000, 1, await packedZeros(450e6), "/FlateDecode");
    const read = await readDrawing(withImage(huge), {
      readers: ["text", "ocr"],
      limits: { megabytes: 1000, seconds: 3600 },
    });
    expect(profiles(read)).toEqual(["HE 200 B"]);
  });

  test("the text is kept when a later reader goes beyond the limits", { tags: "change" }, async () => {
    const scan =
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 5 0 R /Resources << /XObject << /I 7 0 R >> >> >>";
    const pdf = byHand([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 6 0 R /Resources << /Font << /F 8 0 R >> >> >>",
      scan,
      stream("q 842 0 0 595 0 0 cm /I Do Q"),
      stream(label),
      image(9000, 9000, 8, await packedZeros(81e6), "/FlateDecode"),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]);
    const read = await readDrawing(pdf, { readers: ["text", "ocr"], limits: { megabytes: 330, seconds: 3600 } });
    expect(profiles(read)).toEqual(["HE 200 B"]);
    expect(inEnglish(read.warnings[0])).toMatch(/more than 330 MB of memory.*what was read before is kept/);
  });

  test("too slow", async () => {
    const pdf = onePage({ content: "0 0 m 100 100 l S\n".repeat(400_000) });
    expect((await refused(readDrawing(pdf, { ...text, limits: { seconds: 0.05 } }))).reason).toBe("too slow");
  });

  test("a caller can stop it", async () => {
    const pdf = onePage({ content: "0 0 m 100 100 l S\n".repeat(400_000) });
    const stop = new AbortController();
    const reading = readDrawing(pdf, { ...text, signal: stop.signal });
    setTimeout(() => stop.abort(new Error("enough")), 100);
    await expect(reading).rejects.toThrow("enough");
    await expect(readDrawing(pdf, { ...text, signal: stop.signal })).rejects.toThrow("enough");
  });

  test("a file that is read gives the same as without a process of its own", async () => {
    const pdf = onePage();
    const progress: string[] = [];
    const apart = await readDrawing(pdf, text, ({ stage, page }) => progress.push(`${stage} ${page}`));
    expect(apart).toEqual(await readPages(pdf, text));
    expect(progress).toEqual(["opening 0", "reading 1", "merging 0"]);
  });
});

describe("large files", () => {
  test("a thousand pages", { tags: "change" }, async () => {
    const read = await readPages(manyPages(1000, label), text);
    expect(read.pages).toHaveLength(1000);
  });

  test("fifty thousand glyphs on one A0 sheet", { tags: "change" }, async () => {
    const lines = Array.from(
      { length: 6000 },
      (_, i) => `1 0 0 1 ${20 + (i % 40) * 80} ${20 + Math.floor(i / 40) * 15} Tm (N${i} 12.5) Tj`,
    );
    const pdf = onePage({ mediaBox: "[0 0 3370 2384]", content: `BT /F 5 Tf ${lines.join("\n")} ET` });
    const read = await readPages(pdf, text);
    expect(read.pages[0]?.words).toBe(12_000);
    expect(read.members).toEqual([]);
  });
});
