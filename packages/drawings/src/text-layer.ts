/** Reads the text layer: exact, offline, in milliseconds. */
import type { Box, Drawing, ReadPage } from "./model.ts";
import { ofColumns } from "./ocr/columns.ts";
import { withDoubtsTold } from "./ocr/doubtful-members.ts";
import { repairedWords } from "./ocr/repair.ts";
import { pageNames } from "./page-names.ts";
import type { PageText, Word } from "./page-text.ts";
import { openPdf } from "./pdf/open.ts";
import { type OnProgress, type Reader, type ReadOptions, reasonOf, UnreadablePdf } from "./reader.ts";
import { says } from "./says.ts";
import { interpreter } from "./understanding/interpret.ts";

export const textReader: Reader = { method: "text", read };

/** Where the words of a page stand whose text layer may not be all that is written on it. */
export type DoubtfulPages = Map<number, readonly Box[]>;

async function read(pdf: Uint8Array, options: ReadOptions, onProgress?: OnProgress): Promise<Drawing> {
  return (await readText(pdf, options, onProgress)).drawing;
}

export async function readText(
  pdf: Uint8Array,
  options: ReadOptions,
  onProgress?: OnProgress,
): Promise<{ drawing: Drawing; doubtful: DoubtfulPages }> {
  onProgress?.({ stage: "opening", page: 0, pages: 0 });
  const file = await openPdf(pdf);
  try {
    const pages = wantedPages(options.pages, file.pages);
    const reading = interpreter("text", () => performance.now() > (options.until ?? Number.POSITIVE_INFINITY));
    const doubtful: DoubtfulPages = new Map();
    const recognised = new Map<number, readonly Word[]>();
    const unread: Unread[] = [];
    for (const page of pages) {
      options.signal?.throwIfAborted();
      onProgress?.({ stage: "reading", page, pages: file.pages });
      if (performance.now() > (options.until ?? Number.POSITIVE_INFINITY)) {
        unread.push({ page, error: new UnreadablePdf("too slow", says.noTimeLeft) });
        continue;
      }
      try {
        const text = await file.text(page);
        const words = text.recognised ? ofColumns(repairedWords(text.words)) : text.words;
        if (text.recognised) recognised.set(page, words);
        reading.add({ ...text, words });
        if (isDoubtful(text)) doubtful.set(page, boxesOf(text));
      } catch (error) {
        // the other pages of the file are as good as before
        unread.push({ page, error: reasonOf(error) });
      }
    }
    const [first] = unread;
    if (first && unread.length === pages.length)
      throw new UnreadablePdf(
        first.error.reason,
        says.noPage({ page: pageNames([first.page]), why: first.error.said }),
      );
    const drawing = withDoubtsTold(reading.result(), recognised);
    return { drawing: withUnread(drawing, unread), doubtful };
  } finally {
    await file.close();
  }
}

/** Pages of the file, from 1; those that were asked for and are not there are left out. */
export function wantedPages(asked: readonly number[] | undefined, count: number): number[] {
  if (!asked) return Array.from({ length: count }, (_, i) => i + 1);
  const wanted = [...new Set(asked)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  if (wanted.length === 0) throw new UnreadablePdf("no pages", says.noneAskedFor({ count }));
  return wanted;
}

interface Unread {
  readonly page: number;
  readonly error: UnreadablePdf;
}

function withUnread(read: Drawing, unread: readonly Unread[]): Drawing {
  const reasons = [...new Set(unread.map(({ error }) => error.message))];
  const told = reasons.map((reason) => {
    const own = unread.filter(({ error }) => error.message === reason);
    const pages = pageNames(own.map(({ page }) => page));
    const why = own[0]?.error.said ?? says.noTimeLeft;
    return own.length === 1 ? says.pageNotRead({ pages, why }) : says.pagesNotRead({ pages, why });
  });
  // without a method: no reader has seen them, and none should try
  const empty = unread.map(
    ({ page }): ReadPage => ({ page, width: 0, height: 0, words: 0, text_layer: "none", methods: [] }),
  );
  return {
    ...read,
    warnings: [...told, ...read.warnings],
    pages: [...read.pages, ...empty].sort((a, b) => a.page - b.page),
  };
}

/** Pictures or a lot of small shapes beside the words: they may be letters. */
function isDoubtful({ words, recognised, ink: { paths, images } }: PageText): boolean {
  const shapesPerWord = 60;
  // of recognised words it is known already
  if (recognised) return false;
  return images > 0 || paths > shapesPerWord * words.length;
}

const boxesOf = ({ words }: PageText): Box[] => words.map(({ box }) => box);
