/** What a page draws: glyphs with their place, straight lines, and how much ink there is. */
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isMatrix } from "./matrix.ts";
import { type Content, type ContentInput, Page, type PdfGlyph } from "./page.ts";

/** text rendering mode of PDF: neither filled nor stroked */
const invisibleMode = 3;

/** What a page draws, by its operators one after the other. */
export function contentOf(input: ContentInput): Content {
  const page = new Page(input);
  for (let i = 0; i < input.fnArray.length; i++) {
    // pdf.js types the arguments of its operators as any
    operators.get(input.fnArray[i] ?? -1)?.(page, (input.argsArray[i] ?? []) as readonly unknown[]);
  }
  return page.content();
}

type Operator = (page: Page, args: readonly unknown[]) => void;

const number = (value: unknown): number => Number(value) || 0;
const restore: Operator = (page) => page.restore();
const layer: Operator = (page, [tag, group]) => page.beginLayer(tag, group);
const clip: Operator = (page) => page.clipNext();
const image: Operator = (page) => page.image();

const operators: ReadonlyMap<number, Operator> = new Map<number, Operator>([
  [OPS.save, (page) => page.save()],
  [OPS.restore, restore],
  [OPS.transform, (page, args) => page.transform(args)],
  [
    OPS.paintFormXObjectBegin,
    (page, [matrix, box]) => {
      page.save();
      page.transform(matrix);
      page.clipTo(box);
    },
  ],
  [OPS.paintFormXObjectEnd, restore],
  [
    OPS.beginGroup,
    (page, [group]) => {
      page.save();
      page.transform(Object(group).matrix);
    },
  ],
  [OPS.endGroup, restore],
  [OPS.beginAnnotation, (page, [, , transform, matrix]) => page.beginAnnotation(transform, matrix)],
  [OPS.endAnnotation, (page) => page.endAnnotation()],
  [OPS.beginMarkedContent, layer],
  [OPS.beginMarkedContentProps, layer],
  [OPS.endMarkedContent, (page) => page.endLayer()],
  [OPS.beginText, (page) => page.beginText()],
  [
    OPS.setFont,
    ({ state }, [name, size]) => {
      state.font = String(name);
      state.fontSize = number(size);
    },
  ],
  [
    OPS.setCharSpacing,
    ({ state }, [value]) => {
      state.charSpacing = number(value);
    },
  ],
  [
    OPS.setWordSpacing,
    ({ state }, [value]) => {
      state.wordSpacing = number(value);
    },
  ],
  [
    OPS.setTextRenderingMode,
    ({ state }, [mode]) => {
      state.invisible = mode === invisibleMode;
    },
  ],
  [
    OPS.setFillRGBColor,
    ({ state }, [colour]) => {
      state.fill = lightness(colour);
    },
  ],
  [
    OPS.setFillColorN,
    ({ state }) => {
      state.fill = 0;
    },
  ],
  [
    OPS.setHScale,
    ({ state }, [value]) => {
      state.hScale = (Number(value) || 100) / 100;
    },
  ],
  [
    OPS.setLeading,
    ({ state }, [value]) => {
      state.leading = -number(value);
    },
  ],
  [
    OPS.setTextRise,
    ({ state }, [value]) => {
      state.rise = number(value);
    },
  ],
  [
    OPS.setLeadingMoveText,
    (page, [x, y]) => {
      page.state.leading = number(y);
      page.move(number(x), number(y));
    },
  ],
  [OPS.moveText, (page, [x, y]) => page.move(number(x), number(y))],
  [
    OPS.setTextMatrix,
    (page, args) => {
      const m = Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args;
      if (isMatrix(m)) page.beginText(m);
    },
  ],
  [OPS.nextLine, (page) => page.move(0, page.state.leading)],
  // glyphs of pdf.js, see PdfGlyph
  [
    OPS.showText,
    (page, [items]) => page.show(((items ?? []) as (PdfGlyph | number | null)[]).filter((item) => item !== null)),
  ],
  [OPS.clip, clip],
  [OPS.eoClip, clip],
  [
    OPS.constructPath,
    (page, [painting, data, minMax]) => page.path(Number(painting), Array.isArray(data) ? data[0] : undefined, minMax),
  ],
  [OPS.paintImageXObject, image],
  [OPS.paintInlineImageXObject, image],
  [OPS.paintImageMaskXObject, image],
  [OPS.paintImageXObjectRepeat, image],
  [OPS.paintInlineImageXObjectGroup, image],
  [OPS.paintImageMaskXObjectGroup, image],
  [OPS.paintImageMaskXObjectRepeat, image],
]);

/** of `#rrggbb`, as pdf.js gives colours */
function lightness(colour: unknown): number {
  const found = /^#(\w\w)(\w\w)(\w\w)/.exec(String(colour));
  return found ? Math.min(...found.slice(1).map((part) => Number.parseInt(part, 16))) / 255 : 0;
}
