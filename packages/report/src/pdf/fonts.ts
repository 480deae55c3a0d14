import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font, type FontCollection } from "fontkit";

/** The faces a report is set in. All have Greek, superscripts and the signs of mathematics. */
const faces = {
  text: "DejaVuSans.ttf",
  bold: "DejaVuSans-Bold.ttf",
  symbol: "DejaVuSerif-Italic.ttf",
  number: "DejaVuSerif.ttf",
  slanted: "DejaVuSans-Oblique.ttf",
  code: "DejaVuSansMono.ttf",
} as const;

/** Of texts of a book alone. */
const ofTexts: ReadonlySet<string> = new Set(["slanted", "code"] satisfies Face[]);

export type Face = keyof typeof faces;

const folder = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
const parsed = new Map<string, Font | FontCollection>();

/** A font of DejaVu by its file. Parsed once in a process, which takes longer than a short document is written. */
export function dejavu(file: string): PDFKit.Mixins.PDFFontSource {
  const font = parsed.get(file) ?? ofEveryLetter(create(readFileSync(join(folder, file))));
  parsed.set(file, font);
  // pdfkit takes what fontkit parsed since 0.18; its types do not say so
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}

/** What stands for a letter that a face does not have: PDF/A forbids what a viewer would show as nothing. */
const unknown = "\uFFFD";

function ofEveryLetter(font: Font | FontCollection): Font | FontCollection {
  if (!("layout" in font)) return font;
  // an ä looks up its a by number: a letter that is met so first would have no text, here and in every later file of this process
  for (let code = 0x20; code < 0x600; code++) if (font.hasGlyphForCodePoint(code)) font.glyphForCodePoint(code);
  const layout = font.layout.bind(font);
  const has = (letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const shown = (text: string): string =>
    // what most texts consist of
    /^[\x20-\u017F]*$/.test(text) ? text : [...text].map((letter) => (has(letter) ? letter : unknown)).join("");
  font.layout = (text, ...more) => layout(shown(text), ...more);
  return font;
}

export function registerFonts(doc: PDFKit.PDFDocument, withTexts = false): void {
  for (const [face, file] of Object.entries(faces))
    if (withTexts || !ofTexts.has(face)) doc.registerFont(face, dejavu(file));
}
