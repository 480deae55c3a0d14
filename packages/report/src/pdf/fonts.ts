import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The faces a report is set in. All have Greek, superscripts and the signs of mathematics. */
const faces = {
  text: "DejaVuSans.ttf",
  bold: "DejaVuSans-Bold.ttf",
  symbol: "DejaVuSerif-Italic.ttf",
  number: "DejaVuSerif.ttf",
} as const;

export type Face = keyof typeof faces;

export function registerFonts(doc: PDFKit.PDFDocument): void {
  const folder = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
  for (const [face, file] of Object.entries(faces)) doc.registerFont(face, readFileSync(join(folder, file)));
}
