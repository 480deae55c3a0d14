/** One page: its lists, labels, views, title block, before the pages are put together. */

import type { Message } from "@x/eurocode/message";
import { bare, type FoundSection, gradeIn, sectionOfCell, sectionsIn } from "@x/fabrication/members";
import type {
  Box,
  DrawingInfo,
  DrawnAssembly,
  DrawnMember,
  Method,
  OtherRow,
  SheetNote,
  UnresolvedItem,
  View,
} from "../../model.ts";
import type { PageText, Word } from "../../page-text.ts";
import type { Account } from "../account.ts";
import { amongAlike } from "../alike.ts";
import type { Allowance } from "../allowance.ts";
import { matricesOf, uprightSchedules } from "../column-schedule.ts";
import { type LabelPlace, placesOf } from "../grid/places.ts";
import { gridsOf, noGrids } from "../grid/views.ts";
import { type Label, type Labels, labelsOf, viewsOf } from "../labels.ts";
import { membersOfTable } from "../lists/members.ts";
import type { Table } from "../lists/table.ts";
import { tablesOf } from "../lists/tables.ts";
import { loosely, type Weight } from "../lists/totals.ts";
import { markAlone, seriesIn } from "../marks.ts";
import { gradesOf, type NoteDefault, type NoteGrade } from "../notes.ts";
import { type Frame, framesOf, middle, type Phrase, pageBox } from "../reading-direction.ts";
import { pages, labels as says } from "../says.ts";
import { notesOf } from "../sheet-notes.ts";
import { type TitleBlock, titleBlockOf } from "../title-block.ts";
import { underCountedTitles } from "./counted-views.ts";
import { amongMarked } from "./unmarked.ts";

export interface Sheet {
  readonly page: number;
  /** of each list */
  readonly lists: readonly (readonly DrawnMember[])[];
  readonly labels: readonly Label[];
  /** elevations and sections, by their titles */
  readonly elevations: number;
  readonly marks: readonly SheetMark[];
  /** a drawing of one part names its section in the material box */
  readonly material?: {
    readonly found: FoundSection;
    readonly words: readonly Word[];
    readonly bbox: Box;
    readonly grade?: string;
    readonly count?: number;
    readonly length?: number;
    readonly mark?: string;
  };
  readonly views: readonly View[];
  /** where on the grid the pieces of labels stand */
  readonly places: ReadonlyMap<Label, LabelPlace>;
  readonly info: DrawingInfo;
}

/** A mark without a section beside it */
interface SheetMark {
  readonly mark: string;
  readonly bbox: Box;
  readonly place?: LabelPlace;
}

/** What all sheets collect */
export interface Collected {
  readonly account: Account;
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
  readonly warnings: Message[];
  readonly defaults: NoteDefault[];
  readonly grades: NoteGrade[];
  readonly weights: Weight[];
  readonly assemblies: DrawnAssembly[];
  readonly notes: SheetNote[];
  /** marks of rows that are struck out */
  readonly struck: Set<string>;
  /** lists of the page before, which may go on on this one */
  tables: readonly Table[];
}

export function readSheet(page: PageText, method: Method, all: Collected, allowance: Allowance): Sheet {
  const lists: DrawnMember[][] = [];
  const labels: Label[] = [];
  const marks: Labels["marks"][number][] = [];
  const tables: Table[] = [];
  let material: Sheet["material"];
  let info: DrawingInfo = {};
  let elevations = 0;
  const frames = framesOf(page);
  const inLists = new Set<Phrase>();
  const upright = frames.filter(({ angle }) => angle === 90 || angle === 270).flatMap(({ phrases }) => phrases);
  const ofSeries = seriesIn(frames.flatMap((frame) => frame.phrases.map(({ text }) => text)));
  for (const frame of frames) {
    all.account.open(page.page, frame.phrases);
    if (allowance.over) continue;
    const own = tablesOf(frame, all.tables, allowance);
    tables.push(...own);
    for (const table of own) {
      lists.push(listOf(table, own, method, all));
      for (const phrase of table.used) inLists.add(phrase);
    }
    // rows of lists that were not found would be taken for labels
    if (allowance.over) continue;
    const rest = frame.phrases.filter((phrase) => !inLists.has(phrase));
    if (own.length > 0) all.weights.push(...loosely(page.page, rest));
    const block = withoutLabel(titleBlockOf(frame, rest), rest);
    info = { ...block.info, ...info };
    material = materialOf(block) ?? material;
    // a line of the title block may say the grade beside the project
    for (const phrase of block.used) all.grades.push(...gradesOf(phrase));
    const left = leftBeside(block, rest, materialOf(block) !== undefined);
    const schedules = uprightSchedules(frame, left, upright);
    for (const phrase of schedules.flatMap(({ used }) => used)) inLists.add(phrase);
    labels.push(...schedules.flatMap((schedule) => schedule.labels));
    const free = withoutThose(left, inLists);
    const read = viewOf(frame, free, ofSeries, method, all, allowance);
    const labelled = new Set(read.labels.flatMap((label) => label.phrases.flatMap(({ words }) => words)));
    all.notes.push(...notesOf(frame, free.filter(({ words }) => !words.some((word) => labelled.has(word))))); // biome-ignore format: one line
    labels.push(...read.labels);
    marks.push(...read.marks);
    elevations += viewsOf(left);
  }
  comments(page, all);
  for (const text of superseded(frames)) all.warnings.push(pages.marked({ page: page.page, words: text }));
  if (tables.length > 0) all.tables = tables;
  const grids = allowance.over ? noGrids : gridsOf(page, frames, inLists, info.scale_ratio);
  for (const sentence of grids.said) all.warnings.push(pages.onPage({ page: page.page, sentence }));
  const places = placesOf(page, grids, [
    ...labels,
    ...marks.map(({ phrase, frame }) => ({ phrases: [phrase], frame })),
  ]);
  const left = frames.flatMap((frame) => frame.phrases.filter((phrase) => !inLists.has(phrase)));
  const kept = underCountedTitles(amongMarked(labels, grids, all, info.title), left);
  return {
    page: page.page,
    lists,
    labels: kept,
    elevations,
    marks: marks.map(({ mark, phrase }) => ({ mark, bbox: pageBox(phrase.words), ...placeOfMark(places, phrase) })),
    ...(material && { material }),
    views: grids.views,
    places: new Map(kept.flatMap((label) => entry(label, places.get(label.phrases[0])))),
    info,
  };
}

const entry = (label: Label, place: LabelPlace | undefined): [Label, LabelPlace][] => (place ? [[label, place]] : []);

function placeOfMark(places: ReadonlyMap<Phrase | undefined, LabelPlace>, phrase: Phrase): { place?: LabelPlace } {
  const place = places.get(phrase);
  return place ? { place } : {};
}

function listOf(table: Table, tables: readonly Table[], method: Method, all: Collected): DrawnMember[] {
  const read = membersOfTable(table, method, tables);
  all.others.push(...read.others);
  all.unresolved.push(...read.unresolved);
  for (const mark of read.struck) all.struck.add(bare(mark));
  all.weights.push(...read.weights);
  all.assemblies.push(...read.assemblies);
  for (const claim of read.claims) all.account.claim(claim);
  return amongAlike(read.members);
}

/** L3 a blank in front of a section, parted by an axis: a label beside a word of title blocks */
function withoutLabel(block: TitleBlock, rest: readonly Phrase[]): TitleBlock {
  const { material, ...others } = block;
  const marked =
    material !== undefined &&
    rest.some(
      (other) =>
        markAlone(other.text) !== undefined &&
        Math.abs(middle(other) - middle(material)) < 0.4 * material.size &&
        material.x0 > other.x1 &&
        material.x0 - other.x1 < 0.6 * material.size,
    );
  return marked ? others : block;
}

function materialOf({ material, info, count, length, mark }: TitleBlock): Sheet["material"] {
  if (!material) return undefined;
  const named = sectionsIn(material.text).find(({ part }) => !part);
  const cell = sectionOfCell(material.text);
  const name = named ?? (cell?.part ? undefined : cell);
  // B1 IPE 300 is a label
  if (!name || /\p{L}\d/u.test(material.text.slice(0, name.start))) return undefined;
  const grade = gradeIn(material.text.slice(name.end)) ?? info.default_grade;
  return {
    found: name,
    words: material.words,
    bbox: pageBox(material.words),
    ...(grade !== undefined && { grade }),
    ...(count !== undefined && { count }),
    ...(length !== undefined && { length }),
    ...(mark !== undefined && { mark }),
  };
}

function leftBeside(block: TitleBlock, rest: readonly Phrase[], named: boolean): Phrase[] {
  const ofMaterial = new Set(named ? block.material?.words : []);
  return rest.filter((phrase) => !block.used.has(phrase) && !phrase.words.every((word) => ofMaterial.has(word)));
}

const withoutThose = (phrases: readonly Phrase[], taken: ReadonlySet<Phrase>): readonly Phrase[] =>
  phrases.some((phrase) => taken.has(phrase)) ? phrases.filter((phrase) => !taken.has(phrase)) : phrases;

/** Labels and notes of the phrases that no list and no title block has taken */
function viewOf(
  frame: Frame,
  phrases: readonly Phrase[],
  ofSeries: (text: string) => boolean,
  method: Method,
  all: Collected,
  allowance: Allowance,
): Pick<Labels, "labels" | "marks"> {
  const matrices = matricesOf(frame, phrases);
  const inMatrices = new Set(matrices.flatMap(({ used }) => used));
  const read = labelsOf(
    frame,
    phrases.filter((phrase) => !inMatrices.has(phrase)),
    ofSeries,
    method,
    allowance,
  );
  for (const claim of read.claims) all.account.claim(claim);
  all.others.push(...read.others);
  all.unresolved.push(...read.unresolved);
  all.defaults.push(...read.defaults);
  all.grades.push(...read.grades);
  return { labels: [...matrices.flatMap((matrix) => matrix.labels), ...read.labels], marks: read.marks };
}

const noLonger =
  /^(?:superseded|void|cancelled|obsolete|ungültig|storniert|vervallen|ongeldig|annulée?|périmée?|makulerad|ogiltig|annullato|superato|anulado|unieważnion\p{L}+|neplatn\p{L}+)(?!\p{L})/iu;

/** Large letters across a sheet that is no longer valid */
const superseded = (frames: readonly Frame[]): string[] =>
  frames.flatMap(({ phrases }) =>
    phrases.flatMap(({ text, size }) => (size >= 12 && text.length < 60 && noLonger.test(text) ? [text] : [])),
  );

function comments(page: PageText, all: Collected): void {
  for (const { text, box } of page.comments ?? [])
    if (sectionsIn(text).some(({ part }) => !part))
      all.unresolved.push({
        text,
        page: page.page,
        bbox: box,
        reason: says.inReviewersComment,
      });
}
