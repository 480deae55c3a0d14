/** PDFs made to hurt a reader, by hand and on the fly. */
import { constants, createDeflate, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";

/** A PDF by hand: objects from 1, the first is the catalogue; offsets are computed. */
export function byHand(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
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
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

export const stream = (bytes: Buffer | string, entries = ""): Buffer => {
  const content = Buffer.from(bytes);
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
};

export const helvetica = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";
/** A label that a reader finds when it gets that far. */
export const label = "BT /F 10 Tf 1 0 0 1 100 300 Tm (HEB 200) Tj ET";

export interface SheetParts {
  readonly content?: Buffer | string;
  /** of the content's dictionary */
  readonly filter?: string;
  readonly mediaBox?: string;
  /** further entries */
  readonly page?: string;
  readonly catalogue?: string;
  readonly resources?: string;
  readonly font?: string;
  /** from object 6 */
  readonly objects?: readonly (string | Buffer)[];
  readonly trailer?: string;
}

export function onePage({
  content = label,
  filter = "",
  mediaBox = "[0 0 842 595]",
  page = "",
  catalogue = "",
  resources = "",
  font = helvetica,
  objects = [],
  trailer = "",
}: SheetParts = {}): Buffer {
  return byHand(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> ${page} >>`,
      stream(content, filter),
      font,
      ...objects,
    ],
    trailer,
  );
}

/** As many pages as wished that share one content. */
export function manyPages(count: number, content: string): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(" ");
  return byHand([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    stream(content),
    helvetica,
    ...Array.from(
      { length: count },
      () =>
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>",
    ),
  ]);
}

/** Megabytes of one text, packed twice: the inner stream is never held as a whole. */
export function bomb(megabytes: number, text = "0 0 m 9 9 l "): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const inner = createDeflate({ level: constants.Z_BEST_SPEED });
    const outer = createDeflate({ level: constants.Z_BEST_COMPRESSION });
    const parts: Buffer[] = [];
    outer.on("data", (part: Buffer) => parts.push(part));
    outer.on("end", () => resolve(Buffer.concat(parts)));
    outer.on("error", reject);
    inner.pipe(outer);
    const one = Buffer.alloc(2 ** 20, text);
    let left = megabytes;
    const more = () => {
      while (left > 0) {
        left--;
        if (!inner.write(one)) {
          inner.once("drain", more);
          return;
        }
      }
      inner.end();
    };
    more();
  });
}

/** The samples of an image of one colour, packed once. */
export async function packedZeros(bytes: number): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const deflate = createDeflate({ level: 9 });
    const parts: Buffer[] = [];
    deflate.on("data", (part: Buffer) => parts.push(part));
    deflate.on("end", () => resolve(Buffer.concat(parts)));
    deflate.on("error", reject);
    const one = Buffer.alloc(2 ** 20);
    let left = bytes;
    const more = () => {
      while (left > 0) {
        const part = one.subarray(0, Math.min(one.length, left));
        left -= part.length;
        if (!deflate.write(part)) {
          deflate.once("drain", more);
          return;
        }
      }
      deflate.end();
    };
    more();
  });
}

export function locked(passwords: { userPassword?: string; ownerPassword?: string }): Promise<Buffer> {
  return new Promise((resolve) => {
    const doc = new PDFDocument({ ...passwords, pdfVersion: "1.7", permissions: { copying: false } });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.text("HEB 200", 100, 100);
    doc.end();
  });
}

/** One image over the whole sheet. */
export const withImage = (image: Buffer | string): Buffer =>
  onePage({
    content: `q 842 0 0 595 0 0 cm /I Do Q ${label}`,
    resources: "/XObject << /I 6 0 R >>",
    objects: [image],
  });

const adobe = "/Type /XObject /Subtype /Image /ColorSpace /DeviceGray";
export const image = (width: number, height: number, bits: number, bytes: Buffer, filter: string): Buffer =>
  stream(bytes, `${adobe} /Width ${width} /Height ${height} /BitsPerComponent ${bits} /Filter ${filter}`);

/** Each form draws the next one ten times. */
export function formsInForms(depth: number): Buffer {
  const first = 6;
  const form = (i: number) =>
    stream(
      i === depth - 1 ? "0 0 m 9 9 l S " : "/N Do ".repeat(10),
      `/Type /XObject /Subtype /Form /BBox [0 0 842 595] /Resources << /XObject << /N ${first + i + 1} 0 R >> >>`,
    );
  return onePage({
    content: `/N Do ${label}`,
    resources: `/XObject << /N ${first} 0 R >>`,
    objects: Array.from({ length: depth }, (_, i) => form(i)),
  });
}

export const packed = (text: string | Buffer): Buffer => deflateSync(text, { level: 9 });

/** /Pages in /Pages in /Pages … */
export function deepTree(depth: number): Buffer {
  return byHand([
    "<< /Type /Catalog /Pages 4 0 R >>",
    stream(label),
    helvetica,
    ...Array.from({ length: depth }, (_, i) => `<< /Type /Pages /Kids [${i + 5} 0 R] /Count 1 >>`),
    `<< /Type /Page /Parent ${depth + 3} 0 R /MediaBox [0 0 842 595] /Contents 2 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
  ]);
}
