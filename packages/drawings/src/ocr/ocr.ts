/** The reader of pages without a text layer: what is recognised is understood like any other words, and doubted more. */
import type { Box, Drawing, Source } from "../model.ts";
import { pageNames } from "../page-names.ts";
import type { OnProgress, Reader, ReadOptions } from "../reader.ts";
import { interpreter } from "../understanding/interpret.ts";
import { withDoubtsTold } from "./doubtful-members.ts";
import { type RecognisedPage, type RecogniseOptions, recognise, smallestMm } from "./recognise.ts";
import { says } from "./says.ts";

/** ms */
const interpretingTime = 5000;

export const ocrReader: Reader = { method: "ocr", read };

type Kept = Pick<RecogniseOptions, "engine" | "secondsPerPage">;

/** The same with an engine that is kept for many files, or with more patience. */
export const ocrReaderOf = (kept: Kept): Reader => ({
  method: "ocr",
  read: (pdf, options, onProgress) => read(pdf, { ...options, ...kept }, onProgress),
});

async function read(pdf: Uint8Array, options: ReadOptions & Kept, onProgress?: OnProgress): Promise<Drawing> {
  onProgress?.({ stage: "opening", page: 0, pages: 0 });
  // recognition ends by itself at that time; what it found is worth some seconds more
  const end = (options.until ?? Number.POSITIVE_INFINITY) + interpretingTime;
  const reading = interpreter("ocr", () => performance.now() > end);
  const placed = new Map<number, RecognisedPage["place"]>();
  const failed = new Map<number, string>();
  let count = 0;
  const recognised = await recognise(pdf, {
    ...(options.pages && { pages: options.pages }),
    ...(options.signal && { signal: options.signal }),
    ...(options.until !== undefined && { until: options.until }),
    ...(options.engine && { engine: options.engine }),
    ...(options.secondsPerPage !== undefined && { secondsPerPage: options.secondsPerPage }),
    onPage: (page, pages) => {
      count = pages;
      onProgress?.({ stage: "recognising", page, pages });
    },
    onFailure: (page, reason) => failed.set(page, reason),
  });
  for (const page of recognised) {
    placed.set(page.text.page, page.place);
    reading.add(page.text);
  }
  const found = reading.result();
  const asked = options.pages ?? Array.from({ length: count }, (_, i) => i + 1);
  const left = asked.filter((page) => page <= count && !placed.has(page) && !failed.has(page));
  // positions on the page as it is displayed, not as it was straightened
  const displayed = <T extends { readonly page: number; readonly bbox: Box }>(at: T): T => {
    const place = placed.get(at.page);
    return place ? { ...at, bbox: place(at.bbox) } : at;
  };
  const placedAll = (source: Source): Source => ({
    ...displayed(source),
    ...(source.also && { also: source.also.map(displayed) }),
  });
  const sure = withDoubtsTold(found, new Map(recognised.map(({ text }) => [text.page, text.words])));
  return {
    ...sure,
    members: sure.members.map((member) => ({ ...member, source: placedAll(member.source) })),
    other_rows: found.other_rows.map((row) => ({ ...row, source: placedAll(row.source) })),
    unresolved: sure.unresolved.map(displayed),
    warnings: [
      ...(left.length > 0 ? [says.noTimeLeft({ pages: pageNames(left) })] : []),
      ...[...failed].map(([page, reason]) => says.failed({ page, why: reason })),
      ...found.warnings,
      ...recognised.filter(({ complete }) => !complete).map(({ text: { page } }) => says.incomplete({ page })),
      ...recognised
        .filter(({ tooSmall }) => tooSmall)
        .map(({ text: { page } }) => says.tooSmall({ page, mm: smallestMm })),
    ],
  };
}
