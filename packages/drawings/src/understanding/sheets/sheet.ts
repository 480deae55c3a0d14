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
import { placeOf } from "../label-members.ts";
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

/** What pages say besides their lists and labels. */
export interface Found {
  readonly others: readonly OtherRow[];
  readonly unresolved: readonly UnresolvedItem[];
  readonly warnings: readonly Message[];
  readonly defaults: readonly NoteDefault[];
  readonly grades: readonly NoteGrade[];
  readonly weights: readonly Weight[];
  readonly assemblies: readonly DrawnAssembly[];
  readonly notes: readonly SheetNote[];
  /** marks of rows that are struck out */
  readonly struck: readonly string[];
}

/** What several stages or pages have found, one after the other */
export const together = (parts: readonly Partial<Found>[]): Found => ({
  others: parts.flatMap(({ others = [] }) => others),
  unresolved: parts.flatMap(({ unresolved = [] }) => unresolved),
  warnings: parts.flatMap(({ warnings = [] }) => warnings),
  defaults: parts.flatMap(({ defaults = [] }) => defaults),
  grades: parts.flatMap(({ grades = [] }) => grades),
  weights: parts.flatMap(({ weights = [] }) => weights),
  assemblies: parts.flatMap(({ assemblies = [] }) => assemblies),
  notes: parts.flatMap(({ notes = [] }) => notes),
  struck: parts.flatMap(({ struck = [] }) => struck),
});

/** What reading a page needs: how it is read, where its phrases are accounted for, how long it may take. */
interface Means {
  readonly method: Method;
  readonly account: Account;
  readonly allowance: Allowance;
  /** lists of the page before, which may go on on this one */
  readonly before: readonly Table[];
}

interface ReadSheet {
  readonly sheet: Sheet;
  readonly found: Found;
  readonly tables: readonly Table[];
}

export function readSheet(page: PageText, means: Means): ReadSheet {
  const { account, allowance } = means;
  const frames = framesOf(page);
  const ofPage: OfPage = {
    page: page.page,
    upright: frames.filter(({ angle }) => angle === 90 || angle === 270).flatMap(({ phrases }) => phrases),
    ofSeries: seriesIn(frames.flatMap((frame) => frame.phrases.map(({ text }) => text))),
  };
  const inLists = new Set<Phrase>();
  const read: ReadFrame[] = [];
  for (const frame of frames) {
    account.open(page.page, frame.phrases);
    if (allowance.over) continue;
    const one = readFrame(frame, ofPage, inLists, means);
    for (const phrase of one.used) inLists.add(phrase);
    read.push(one);
  }
  const info: DrawingInfo = Object.assign({}, ...read.map((one) => one.info).reverse());
  const material = read.findLast((one) => one.material)?.material;
  const labels = read.flatMap((one) => one.labels);
  const marks = read.flatMap((one) => one.marks);
  const grids = allowance.over ? noGrids : gridsOf(page, frames, inLists, info.scale_ratio);
  const places = placesOf(page, grids, [
    ...labels,
    ...marks.map(({ phrase, frame }) => ({ phrases: [phrase], frame })),
  ]);
  const { kept: ownLabels, refused } = amongMarked(labels, grids, info.title);
  for (const { label } of refused) for (const { words } of label.phrases) account.claim({ words, as: "unresolved" });
  const left = frames.flatMap((frame) => frame.phrases.filter((phrase) => !inLists.has(phrase)));
  const kept = underCountedTitles(ownLabels, left);
  return {
    sheet: {
      page: page.page,
      lists: read.flatMap((one) => one.lists),
      labels: kept,
      elevations: read.reduce((sum, one) => sum + one.elevations, 0),
      marks: marks.map(({ mark, phrase }) => ({ mark, bbox: pageBox(phrase.words), ...placeOfMark(places, phrase) })),
      ...(material && { material }),
      views: grids.views,
      places: new Map(kept.flatMap((label) => entry(label, places.get(label.phrases[0])))),
      info,
    },
    found: together([
      ...read.map((one) => one.found),
      { unresolved: comments(page) },
      { unresolved: refused.map(({ label, reason }) => ({ text: label.found.text, ...placeOf(label), reason })) },
      { warnings: superseded(frames).map((words) => pages.marked({ page: page.page, words })) },
      { warnings: grids.said.map((sentence) => pages.onPage({ page: page.page, sentence })) },
    ]),
    tables: read.flatMap((one) => one.tables),
  };
}

/** What the words of all reading directions of a page have in common */
interface OfPage {
  readonly page: number;
  readonly upright: readonly Phrase[];
  readonly ofSeries: (text: string) => boolean;
}

/** What the words of one reading direction say */
interface ReadFrame {
  readonly lists: readonly (readonly DrawnMember[])[];
  readonly tables: readonly Table[];
  /** phrases of lists and schedules */
  readonly used: ReadonlySet<Phrase>;
  readonly labels: readonly Label[];
  readonly marks: Labels["marks"];
  readonly elevations: number;
  readonly info: DrawingInfo;
  readonly material?: Sheet["material"];
  readonly found: Found;
}

function readFrame(frame: Frame, ofPage: OfPage, taken: ReadonlySet<Phrase>, means: Means): ReadFrame {
  const { page, upright, ofSeries } = ofPage;
  const { method, account, allowance, before } = means;
  const tables = tablesOf(frame, before, allowance);
  const rows = tables.map((table) => membersOfTable(table, method, tables));
  for (const claim of rows.flatMap(({ claims }) => claims)) account.claim(claim);
  const ofLists = rows.map(({ struck, ...found }) => ({ ...found, struck: [...struck].map(bare) }));
  const lists = rows.map(({ members }) => amongAlike(members));
  const used = new Set([...taken, ...tables.flatMap((table) => [...table.used])]);
  // rows of lists that were not found would be taken for labels
  if (allowance.over)
    return { lists, tables, used, labels: [], marks: [], elevations: 0, info: {}, found: together(ofLists) };
  const rest = frame.phrases.filter((phrase) => !used.has(phrase));
  const block = withoutLabel(titleBlockOf(frame, rest), rest);
  const material = materialOf(block);
  const left = leftBeside(block, rest, material !== undefined);
  const schedules = uprightSchedules(frame, left, upright);
  for (const phrase of schedules.flatMap((schedule) => schedule.used)) used.add(phrase);
  const free = withoutThose(left, used);
  const read = viewOf(frame, free, ofSeries, means);
  const labelled = new Set(read.labels.flatMap((label) => label.phrases.flatMap(({ words }) => words)));
  const others = free.filter(({ words }) => !words.some((word) => labelled.has(word)));
  return {
    lists,
    tables,
    used,
    labels: [...schedules.flatMap((schedule) => schedule.labels), ...read.labels],
    marks: read.marks,
    elevations: viewsOf(left),
    info: block.info,
    ...(material && { material }),
    found: together([
      ...ofLists,
      { weights: tables.length > 0 ? loosely(page, rest) : [] },
      // a line of the title block may say the grade beside the project
      { grades: [...block.used].flatMap((phrase) => gradesOf(phrase)) },
      read.found,
      { notes: notesOf(frame, others) },
    ]),
  };
}

const entry = (label: Label, place: LabelPlace | undefined): [Label, LabelPlace][] => (place ? [[label, place]] : []);

function placeOfMark(places: ReadonlyMap<Phrase | undefined, LabelPlace>, phrase: Phrase): { place?: LabelPlace } {
  const place = places.get(phrase);
  return place ? { place } : {};
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
  { method, account, allowance }: Means,
): Pick<Labels, "labels" | "marks"> & { readonly found: Partial<Found> } {
  const matrices = matricesOf(frame, phrases);
  const inMatrices = new Set(matrices.flatMap(({ used }) => used));
  const { claims, labels, marks, ...found } = labelsOf(
    frame,
    phrases.filter((phrase) => !inMatrices.has(phrase)),
    ofSeries,
    method,
    allowance,
  );
  for (const claim of claims) account.claim(claim);
  return { labels: [...matrices.flatMap((matrix) => matrix.labels), ...labels], marks, found };
}

const noLonger =
  /^(?:superseded|void|cancelled|obsolete|ungültig|storniert|vervallen|ongeldig|annulée?|périmée?|makulerad|ogiltig|annullato|superato|anulado|unieważnion\p{L}+|neplatn\p{L}+)(?!\p{L})/iu;

/** Large letters across a sheet that is no longer valid */
const superseded = (frames: readonly Frame[]): string[] =>
  frames.flatMap(({ phrases }) =>
    phrases.flatMap(({ text, size }) => (size >= 12 && text.length < 60 && noLonger.test(text) ? [text] : [])),
  );

const comments = ({ page, comments: written = [] }: PageText): UnresolvedItem[] =>
  written
    .filter(({ text }) => sectionsIn(text).some(({ part }) => !part))
    .map(({ text, box }) => ({ text, page, bbox: box, reason: says.inReviewersComment }));
