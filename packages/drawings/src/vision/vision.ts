/**
 * A vision model behind any OpenAI-compatible endpoint reads pictures of the pages. It reads what no text layer and no
 * OCR gives; what it says is checked against the page's own words where there are any.
 */

import { english, type Message } from "@x/eurocode/message";
import { once as eachOnce, gradeIn, inOne } from "@x/fabrication/members";
import type { Drawing, DrawingInfo, DrawnMember, OtherRow, ReadPage, UnresolvedItem } from "../model.ts";
import { openForRendering } from "../ocr/image.ts";
import { pageNames } from "../page-names.ts";
import type { Word } from "../page-text.ts";
import { openPdf } from "../pdf/open.ts";
import { type OnProgress, type Reader, type ReadOptions, reasonOf } from "../reader.ts";
import { wantedPages } from "../text-layer.ts";
import { drawing } from "../understanding/interpret.ts";
import type { Answer } from "./answer.ts";
import { type Budget, spent, type VisionClient, visionClient } from "./client.ts";
import { countedByPlace, judge, once } from "./held-against-page.ts";
import { type PageWords, pageWords } from "./page-words.ts";
import { says } from "./says.ts";
import { type VisionSettings, VisionUnavailable } from "./settings.ts";
import { halvesOf, type Tile, type TilePicture, tilePicture } from "./tiles.ts";

export const visionReader = (settings: VisionSettings): Reader => ({
  method: "vision",
  read: (pdf, options, onProgress) => readWith(settings, pdf, options, onProgress),
});

/** Questions at the same time. */
const abreast = 3;

interface Findings {
  readonly members: DrawnMember[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
  readonly warnings: Message[];
  readonly info: DrawingInfo[];
  answers: number;
  /** what was not read, and why: parts of a page */
  readonly left: LeftOver[];
  /** set when asking on makes no sense */
  over?: Message;
}

interface LeftOver {
  readonly page: number;
  /** the whole page when it has none */
  readonly part?: Message;
  readonly reason: Message;
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
  const seconds = Math.min(settings.seconds ?? 100, ((options.until ?? Infinity) - performance.now()) / 1000);
  const time = settings.time ?? AbortSignal.timeout(Math.max(0, Math.round(1000 * seconds)));
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
    left: [],
  };
  const pages: ReadPage[] = [];
  const partial = new Set(options.partial);
  try {
    for (const number of wantedPages(options.pages, file.pages)) {
      options.signal?.throwIfAborted();
      if (findings.over !== undefined || spent(settings, budget) || time.aborted) {
        findings.left.push({ page: number, reason: findings.over ?? says.noTime });
        continue;
      }
      onProgress?.({ stage: "asking", page: number, pages: file.pages });
      try {
        const given = options.words?.get(number);
        const placed = given ? [] : (await file.text(number)).words;
        const words = given ?? inLines(placed);
        const page = await pictures.getPage(number);
        const pictured = await tilePicture(page, settings.tileEdge, signal);
        await readPage(client, pictured, number, pageWords(words, partial.has(number), placed), findings, signal);
        page.cleanup();
        const { width, height } = page.getViewport({ scale: 1 });
        pages.push({ page: number, width, height, words: words.length, text_layer: "usable", methods: ["vision"] });
      } catch (error) {
        findings.left.push({ page: number, reason: reasonOf(error).said });
      }
    }
    options.signal?.throwIfAborted();
  } finally {
    await pictures.loadingTask.destroy();
    await file.close();
  }
  if (findings.answers === 0 && findings.left.length > 0)
    throw new VisionUnavailable(
      "no answer",
      says.notRead({ why: findings.over ?? findings.left[0]?.reason ?? says.noTime }),
    );
  const unfinished = new Set(findings.left.map(({ page }) => page));
  return drawing({
    drawing_info: Object.assign({}, ...findings.info.reverse()),
    members: once(countedByPlace(findings.members)),
    other_rows: unrepeated(findings.others, ({ kind, text, source }) => `${source.page} ${kind} ${text}`),
    unresolved: unrepeated(findings.unresolved, ({ page, text, reason }) => `${page} ${text} ${english(reason)}`),
    warnings: [...told(findings.left), ...findings.warnings],
    pages: pages.map((page) => (unfinished.has(page.page) ? { ...page, text_layer: "incomplete" as const } : page)),
  });
}

/** What stands in the overlap of two parts was answered twice. */
function unrepeated<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item).replace(/\s+/g, " "), item])).values()];
}

/** Whole pages with one reason in one sentence, parts page by page. */
function told(left: readonly LeftOver[]): Message[] {
  const sentence = (what: Message, count: number, why: Message) =>
    (count === 1 ? says.leftOver : says.leftOvers)({ what, why });
  const reasons = eachOnce(left.map(({ reason }) => reason));
  return reasons.flatMap((reason) => {
    const mine = left.filter((one) => english(one.reason) === english(reason));
    const whole = new Set(mine.filter(({ part }) => part === undefined).map(({ page }) => page));
    const cut = [...new Set(mine.filter(({ part }) => part !== undefined).map(({ page }) => page))];
    return [
      ...(whole.size > 0 ? [sentence(pageNames(whole), whole.size, reason)] : []),
      ...cut.map((page) => {
        const parts = mine.filter((one) => one.page === page).flatMap(({ part }) => (part === undefined ? [] : [part]));
        const [first, ...more] = parts;
        return sentence(says.parts({ page, parts: first ? inOne([first, ...more]) : "" }), parts.length, reason);
      }),
    ];
  });
}

function inLines(words: readonly Word[]): string[] {
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
  pictures: TilePicture,
  page: number,
  words: PageWords,
  findings: Findings,
  signal: AbortSignal,
): Promise<void> {
  const count = pictures.tiles.length;
  const waiting: Asked[] = pictures.tiles.map((tile, i) => ({
    tile,
    page,
    ...(count > 1 && { part: says.part({ i: i + 1, n: count }) }),
  }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const asked = next;
      if (findings.over !== undefined) {
        findings.left.push(leftOver(asked, findings.over));
        continue;
      }
      const halves = await readTile(client, pictures, asked, words, findings, signal);
      const half = (i: number) =>
        asked.part === undefined ? says.half({ i }) : says.halfOfPart({ part: asked.part, i });
      waiting.push(...halves.map((tile, i) => ({ ...asked, tile, part: half(i + 1) })));
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, waiting.length) }, work));
}

interface Asked {
  readonly tile: Tile;
  readonly page: number;
  /** "part 2 of 6"; absent where the page is asked about as a whole */
  readonly part?: Message;
}

const leftOver = ({ page, part }: Asked, reason: Message): LeftOver => ({ page, reason, ...(part && { part }) });

/** Parts to ask again, where one had too much on it. */
async function readTile(
  client: VisionClient,
  pictures: TilePicture,
  asked: Asked,
  words: PageWords,
  findings: Findings,
  signal: AbortSignal,
): Promise<Tile[]> {
  const { tile, page, part } = asked;
  const fail = (reason: Message): Tile[] => {
    findings.left.push(leftOver(asked, reason));
    return [];
  };
  const picture = signal.aborted ? undefined : await pictures.picture(tile).catch(ifAborted(signal));
  if (picture === undefined) return signal.aborted ? fail(says.noTime) : [];
  const outcome = await client.ask(picture, `Page ${page}${part ? `, ${english(part)}` : ""}`);
  switch (outcome.kind) {
    case "no time":
      return fail(says.noTime);
    case "unusable":
      findings.over = outcome.reason;
      return fail(outcome.reason);
    case "no answer":
      return fail(outcome.reason);
    case "too long": {
      const halves = halvesOf(tile);
      return halves.length > 0 ? halves : fail(says.tooMuch);
    }
    case "answer": {
      const { members, info, malformed, pixels } = outcome.answer;
      findings.answers++;
      if (malformed > 0) findings.warnings.push(says.malformed({ page, n: malformed }));
      for (const said of members) {
        const judged = judge(said, page, pictures.place(tile, said.box, pixels), words);
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
