/** Draws sheets with pdfkit: lists of many looks, labels, title blocks. */
import PDFDocument from "pdfkit";

export type Doc = InstanceType<typeof PDFDocument>;

export function pdfOf(draw: (doc: Doc) => void, size: [number, number] = [1190.55, 841.89]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size, margin: 0, autoFirstPage: true, info: { CreationDate: new Date(0) } });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    draw(doc);
    doc.end();
  });
}

export function put(doc: Doc, x: number, y: number, text: string, size = 8, angle = 0): void {
  doc.save().fontSize(size).fillColor("black");
  if (angle !== 0) doc.rotate(angle, { origin: [x, y] });
  doc.text(text, x, y, { lineBreak: false });
  doc.restore();
}

export interface ListLook {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
  readonly rules?: "all" | "rows" | "frame" | "none";
  readonly header?: "top" | "bottom" | "none";
  readonly right?: readonly number[];
  readonly height?: number;
}

/** Cells with "\n" are wrapped. Returns the y below the list. */
export function list(doc: Doc, head: readonly string[], rows: readonly (readonly string[])[], look: ListLook): number {
  const { x, y, widths, rules = "all", header = "top", right = [], height = 16 } = look;
  const all = header === "top" ? [head, ...rows] : header === "bottom" ? [...rows, head] : rows;
  const total = widths.reduce((sum, width) => sum + width, 0);
  let at = y;
  for (const row of all) {
    const lines = Math.max(...row.map((cell) => cell.split("\n").length));
    const tall = height + (lines - 1) * 10;
    let left = x;
    row.forEach((cell, i) => {
      const width = widths[i] ?? 50;
      const cellLines = cell.split("\n");
      cellLines.forEach((line, j) => {
        doc.fontSize(8);
        const shift = right.includes(i) ? width - 4 - doc.widthOfString(line) : 3;
        put(doc, left + shift, at + (tall - cellLines.length * 10) / 2 + j * 10 + 1, line);
      });
      if (rules === "all") doc.rect(left, at, width, tall).lineWidth(0.4).stroke();
      left += width;
    });
    if (rules === "rows")
      doc
        .moveTo(x, at + tall)
        .lineTo(x + total, at + tall)
        .lineWidth(0.4)
        .stroke();
    at += tall;
  }
  if (rules === "frame")
    doc
      .rect(x, y, total, at - y)
      .lineWidth(0.8)
      .stroke();
  return at;
}

/** Label small over value, in cells */
export function titleBlock(
  doc: Doc,
  fields: readonly (readonly [label: string, value: string])[],
  x = 790,
  y = 700,
): void {
  doc.rect(20, 20, 1150, 800).lineWidth(1).stroke();
  fields.forEach(([label, value], i) => {
    const left = x + (i % 2) * 180;
    const top = y + Math.floor(i / 2) * 28;
    doc.rect(left, top, 180, 28).lineWidth(0.4).stroke();
    put(doc, left + 3, top + 3, label, 5);
    put(doc, left + 3, top + 13, value, 9);
  });
}
