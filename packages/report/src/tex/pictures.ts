import PDFDocument from "pdfkit";
import type { Figure } from "../figures/index.ts";
import { withIndices } from "../figures/svg.ts";
import { registerFonts } from "../pdf/fonts.ts";
import { dateOf } from "../pdf/page.ts";
import { drawSvg, svgSize } from "../pdf/svg.ts";
import type { Report } from "../report.ts";

/** A picture alone on a page of its size, which every engine of TeX takes in. */
export async function drawnAsPdf({ svg }: Figure, { marks, project }: Report): Promise<Uint8Array> {
  const { width, height } = svgSize(svg);
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: "",
    pdfVersion: "1.5",
    info: { CreationDate: dateOf(project.date) },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  registerFonts(doc);
  drawSvg(doc, withIndices(svg, marks), 0, 0, 1);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}
