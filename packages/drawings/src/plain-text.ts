/**
 * What pdf-parse gives of a file: the number of pages, what the document says of itself, its plain text, pictures of
 * its pages. Its engine is the same copy of pdf.js that gives the places of glyphs (pdf/open.ts).
 */
import { PDFParse } from "pdf-parse";
import { checkedBytes, defaultLimits, engineOptions, largestPicture, unreadable } from "./pdf/open.ts";
import { UnreadablePdf } from "./reader.ts";
import { says } from "./says.ts";

export interface PlainText {
  readonly pages: number;
  /** title, author, creator, producer, dates, as the file has them */
  readonly info: Readonly<Record<string, string>>;
  readonly text: readonly { readonly page: number; readonly text: string }[];
}

async function parsed<T>(pdf: Uint8Array, use: (parser: PDFParse) => Promise<T>): Promise<T> {
  checkedBytes(pdf, defaultLimits);
  const parser = new PDFParse({ data: Uint8Array.from(pdf), ...engineOptions });
  try {
    return await use(parser);
  } catch (error) {
    throw unreadable(error);
  } finally {
    await parser.destroy();
  }
}

/** The plain text of each page, in the order of the file: no columns, no places. */
export async function plainTextOf(pdf: Uint8Array, pages: readonly number[] = []): Promise<PlainText> {
  return await parsed(pdf, async (parser) => {
    const { total, info } = await parser.getInfo();
    if (total > defaultLimits.pages)
      throw new UnreadablePdf("too large", says.tooManyPages({ count: total, most: defaultLimits.pages }));
    const partial = pages.filter((page) => page >= 1 && page <= total);
    if (pages.length > 0 && partial.length === 0)
      throw new UnreadablePdf("no pages", says.noneAskedFor({ count: total }));
    const found = await parser.getText({ partial, pageJoiner: "" });
    return {
      pages: total,
      info: Object.fromEntries(
        Object.entries(Object(info)).flatMap(([name, value]) =>
          typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [],
        ),
      ),
      text: found.pages.map(({ num, text }) => ({ page: num, text })),
    };
  });
}

/** PNG of a page as displayed; dpi is lowered where the picture would have more than 100 megapixels */
export async function pagePicture(
  pdf: Uint8Array,
  page: number,
  dpi: number,
): Promise<{ readonly png: Uint8Array; readonly dpi: number }> {
  return await parsed(pdf, async (parser) => {
    const { pages } = await parser.getInfo({ parsePageInfo: true, partial: [page] });
    const [size] = pages;
    if (!size) throw new UnreadablePdf("no pages", says.noSuchPage({ page }));
    const scale = Math.min(dpi / 72, Math.sqrt(largestPicture / (size.width * size.height)));
    const shot = await parser.getScreenshot({ partial: [page], scale, imageBuffer: true, imageDataUrl: false });
    const [picture] = shot.pages;
    if (!picture) throw new UnreadablePdf("damaged", says.cannotBeDrawn({ page }));
    return { png: picture.data, dpi: 72 * scale };
  });
}
