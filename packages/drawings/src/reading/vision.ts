/**
 * A vision model behind any OpenAI-compatible endpoint reads pictures of the pages. It reads what no text layer and no
 * OCR gives; what it says is checked against the page's own words where there are any.
 */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Drawing, DrawingInfo, DrawnMember, OtherRow, ReadPage, UnresolvedItem } from "../model.ts";
import { gradeIn } from "./designation.ts";
import { drawing } from "./interpret.ts";
import { openForRendering } from "./ocr-image.ts";
import { openPdf } from "./pdf.ts";
import type { OnProgress, Reader, ReadOptions } from "./reader.ts";
import type { Answer } from "./vision-answer.ts";
import { judge, once, type PageWords, pageWords } from "./vision-check.ts";
import { type Budget, spent, type VisionClient, type VisionSettings, visionClient } from "./vision-client.ts";
import { halvesOf, type Tile, type TilePicture, tilePicture } from "./vision-tiles.ts";

export type { VisionSettings } from "./vision-client.ts";

/** The model answered nothing that could be used; the message is a sentence for the user. */
export class VisionUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "VisionUnavailable";
  }
}

/** OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL; undefined where vision is not set up. A local endpoint needs no key. */
export function visionSettings(env: Readonly<Record<string, string | undefined>>): VisionSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  if (!apiKey && !baseURL) return undefined;
  if (!model) throw new VisionUnavailable("OPENAI_MODEL must name the model that reads drawings");
  return { apiKey: apiKey || "none", model, ...(baseURL && { baseURL }) };
}

export const visionReader = (settings: VisionSettings): Reader => ({
  method: "vision",
  read: (pdf, options, onProgress) => readWith(settings, pdf, options, onProgress),
});

/** Questions at the same time. */
const ABREAST = 3;

interface Findings {
  readonly members: DrawnMember[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
  readonly warnings: string[];
  readonly info: DrawingInfo[];
  answers: number;
  failures: string[];
  /** set when asking on makes no sense */
  over?: string;
}

async function readWith(
  settings: VisionSettings,
  pdf: Uint8Array,
  options: ReadOptions,
  onProgress?: OnProgress,
): Promise<Drawing> {
  onProgress?.({ stage: "opening", page: 0, pages: 0 });
  const file = await openPdf(pdf);
  const pictures = await openForRendering(pdf);
  const time = AbortSignal.timeout(1000 * (settings.seconds ?? 100));
  const signal = options.signal ? AbortSignal.any([options.signal, time]) : time;
  const budget: Budget = { tokens: 0, questions: 0 };
  const client = visionClient(settings, budget, signal);
  const findings: Findings = {
    members: [],
    others: [],
    unresolved: [],
    warnings: [],
    info: [],
    answers: 0,
    failures: [],
  };
  const pages: ReadPage[] = [];
  try {
    const wanted =
      options.pages?.filter((page) => page >= 1 && page <= file.pages) ??
      Array.from({ length: file.pages }, (_, i) => i + 1);
    for (const number of wanted) {
      options.signal?.throwIfAborted();
      if (findings.over !== undefined || spent(settings, budget) || time.aborted) {
        findings.warnings.push(
          `page ${number} was not read: ${findings.over ?? "the limit of time or cost was reached"}`,
        );
        continue;
      }
      onProgress?.({ stage: "asking", page: number, pages: file.pages });
      const words = options.words?.get(number) ?? (await wordsOf(file, number));
      const page = await pictures.getPage(number);
      await readPage(client, page, pageWords(words), findings, signal);
      page.cleanup();
      const { width, height } = page.getViewport({ scale: 1 });
      pages.push({
        page: number,
        width,
        height,
        words: words.length,
        text_layer: words.length > 0 ? "usable" : "none",
        methods: ["vision"],
      });
    }
    options.signal?.throwIfAborted();
  } finally {
    await pictures.loadingTask.destroy();
    await file.close();
  }
  if (findings.answers === 0 && (findings.failures.length > 0 || findings.over !== undefined)) {
    throw new VisionUnavailable(`the drawing was not read: ${findings.over ?? findings.failures[0] ?? "no answer"}`);
  }
  return drawing({
    drawing_info: Object.assign({}, ...findings.info.reverse()),
    members: once(findings.members),
    other_rows: findings.others,
    unresolved: findings.unresolved,
    warnings: findings.warnings,
    pages,
  });
}

async function wordsOf(file: Awaited<ReturnType<typeof openPdf>>, page: number): Promise<string[]> {
  const { words } = await file.text(page);
  // in lines: a name of two words is found as one
  const line = 3;
  return [...words]
    .sort(
      (a, b) => a.angle - b.angle || Math.round(a.box[3] / line) - Math.round(b.box[3] / line) || a.box[0] - b.box[0],
    )
    .map(({ text }) => text);
}

async function readPage(
  client: VisionClient,
  page: PDFPageProxy,
  words: PageWords,
  findings: Findings,
  signal: AbortSignal,
): Promise<void> {
  const pictures = tilePicture(page, signal);
  const waiting = pictures.tiles.map((tile, i) => ({ tile, part: `part ${i + 1} of ${pictures.tiles.length}` }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (findings.over !== undefined) return;
      const { tile, part } = next;
      const where = `Page ${page.pageNumber}, ${part}`;
      const halves = await readTile(client, pictures, tile, where, page.pageNumber, words, findings, signal);
      waiting.push(...halves.map((half, i) => ({ tile: half, part: `${part}, half ${i + 1}` })));
    }
  };
  await Promise.all(Array.from({ length: Math.min(ABREAST, waiting.length) }, work));
}

/** Parts to ask again, where one had too much on it. */
async function readTile(
  client: VisionClient,
  pictures: TilePicture,
  tile: Tile,
  where: string,
  page: number,
  words: PageWords,
  findings: Findings,
  signal: AbortSignal,
): Promise<Tile[]> {
  const picture = signal.aborted ? undefined : await pictures.picture(tile).catch(ifAborted(signal));
  const fail = (reason: string): Tile[] => {
    findings.failures.push(reason);
    findings.warnings.push(`${where[0]?.toLowerCase()}${where.slice(1)} was not read: ${reason}`);
    return [];
  };
  if (picture === undefined) return signal.aborted ? fail("the limit of time or cost was reached") : [];
  const outcome = await client.ask(picture, where);
  switch (outcome.kind) {
    case "no time":
      return fail("the limit of time or cost was reached");
    case "unusable":
      findings.over = outcome.reason;
      return fail(outcome.reason);
    case "no answer":
      return fail(outcome.reason);
    case "too long": {
      const halves = halvesOf(tile);
      return halves.length > 0 ? halves : fail("there is more on it than fits into an answer");
    }
    case "answer": {
      const { members, info, malformed } = outcome.answer;
      findings.answers++;
      if (malformed > 0)
        findings.warnings.push(
          `page ${page}: ${malformed} entries of the model's answer had not the form that was asked for`,
        );
      for (const said of members) {
        const judged = judge(said, page, pictures.place(tile, said.box), words);
        findings.members.push(...judged.members);
        findings.others.push(...judged.others);
        findings.unresolved.push(...judged.unresolved);
      }
      findings.info.push(infoOf(info, words));
      return [];
    }
  }
}

const ifAborted = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) return undefined;
  throw error;
};

/** Of the title block only what the page's words confirm, where there are words. */
function infoOf(info: Answer["info"], words: PageWords): DrawingInfo {
  const value = (text: string | null | undefined): string | undefined => {
    const plain = text?.replace(/\s+/g, " ").trim().slice(0, 200);
    return plain && (!words.any || words.has(plain)) ? plain : undefined;
  };
  const scale = value(info.scale);
  const ratio = scale === undefined ? undefined : /^1\s*[:/]\s*(\d+(?:\.\d+)?)$/.exec(scale)?.[1];
  const grade = info.default_grade ? gradeIn(info.default_grade) : undefined;
  const entries = {
    project_name: value(info.project_name),
    title: value(info.title),
    drawing_number: value(info.drawing_number),
    revision: value(info.revision),
    default_grade: grade !== undefined && (!words.any || words.has(grade)) ? grade : undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry !== undefined)),
    ...(scale !== undefined && { scale }),
    ...(ratio !== undefined && { scale_ratio: Number(ratio) }),
  };
}
