import PDFDocument from "pdfkit";

const sections = ["IPE 200", "IPE 300", "HEA 200", "HEB 160", "UPE 200", "IPE 240", "HEA 160", "IPE 270"];

/** A parts list with so many members, as text: B1, B2, … */
export function beamList(members: number, letter = "B"): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: [1190.55, 841.89], margin: 0, info: { CreationDate: new Date(0) } });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    const widths = [80, 80, 180, 100, 120];
    const row = (y: number, cells: readonly string[]) => {
      let x = 60;
      cells.forEach((cell, i) => {
        const width = widths[i] ?? 80;
        doc.rect(x, y, width, 22).lineWidth(0.5).stroke();
        doc.fontSize(10).text(cell, x + 4, y + 6, { lineBreak: false });
        x += width;
      });
    };
    row(60, ["Mark", "Quantity", "Section", "Grade", "Length (mm)"]);
    for (let i = 0; i < members; i++)
      row(82 + 22 * i, [
        `${letter}${i + 1}`,
        String(1 + (i % 3)),
        sections[i % sections.length] ?? "",
        "S355",
        String(3000 + 250 * i),
      ]);
    doc.end();
  });
}
