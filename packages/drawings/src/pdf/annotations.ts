/** What reviewers wrote on a drawing without drawing it: text boxes that the viewer has to draw, and comments behind a symbol. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../model.ts";
import type { Word } from "../page-text.ts";

interface Comment {
  readonly text: string;
  readonly box: Box;
}

export interface Annotated {
  /** of text boxes that have no picture of their own in the file */
  readonly words: readonly Word[];
  /** seen only by who opens them */
  readonly comments: readonly Comment[];
}

/** The parts of pdf.js's annotations that are read here; it types them as any. */
interface Annotation {
  readonly subtype?: string;
  readonly hasAppearance?: boolean;
  readonly hidden?: boolean;
  readonly rect?: readonly number[];
  readonly contentsObj?: { readonly str?: string };
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

const mostAnnotations = 2000;
const longestAnnotation = 2000;
/** of Helvetica, on average */
const letterWidth = 0.55;
const lineHeight = 1.2;

export async function annotationsOf(page: PDFPageProxy): Promise<Annotated> {
  const viewport = page.getViewport({ scale: 1 });
  const words: Word[] = [];
  const comments: Comment[] = [];
  const annotations: readonly Annotation[] = await page.getAnnotations();
  for (const { subtype, hasAppearance, hidden, rect, contentsObj, defaultAppearanceData } of annotations.slice(
    0,
    mostAnnotations,
  )) {
    const text = contentsObj?.str?.trim().slice(0, longestAnnotation) ?? "";
    if (hidden || text === "" || rect?.length !== 4 || subtype === "Link" || subtype === "Widget") continue;
    const [a = 0, b = 0, c = 0, d = 0]: number[] = viewport.convertToViewportRectangle([...rect]);
    const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
    if (subtype !== "FreeText") comments.push({ text, box });
    else if (!hasAppearance) words.push(...written(text, box, defaultAppearanceData?.fontSize || 10));
  }
  return { words, comments };
}

/** The words of a text box, line by line from its upper left corner */
function written(text: string, [x0, y0]: Box, size: number): Word[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, i) => {
    const top = y0 + 2 + i * lineHeight * size;
    return [...line.matchAll(/\S+/g)].map(({ 0: word, index }): Word => {
      const left = x0 + 2 + index * letterWidth * size;
      return {
        text: word,
        box: [left, top, left + word.length * letterWidth * size, top + size],
        angle: 0,
        size,
        confidence: 1,
        annotation: true,
      };
    });
  });
}
