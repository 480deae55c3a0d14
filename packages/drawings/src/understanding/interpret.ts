/** Pages of words and lines -> a Drawing. The same way for the text layer and for OCR. */
import type {
  Box,
  Drawing,
  DrawingInfo,
  DrawnMember,
  Method,
  OtherRow,
  ReadPage,
  Source,
  UnresolvedItem,
} from "../model.ts";
import type { PageText, Word } from "../page-text.ts";
import { Account } from "./account.ts";
import { amongAlike } from "./alike.ts";
import { matricesOf } from "./column-schedule.ts";
import { type FoundSection, gradeIn, sectionOfCell, sectionsIn } from "./designation.ts";
import { bare, nameOf } from "./identity.ts";
import { type Label, labelsOf, membersOfLabels, placeOf, viewsOf } from "./labels.ts";
import { membersOfTable } from "./lists/members.ts";
import { type Table, tablesOf } from "./lists/tables.ts";
import { loosely, totalsOf, type Weight } from "./lists/totals.ts";
import { gradesOf, type NoteDefault, type NoteGrade } from "./notes.ts";
import { framesOf, type Phrase, pageBox } from "./reading-direction.ts";
import { titleBlockOf } from "./title-block.ts";

/** What has been read of the pages so far; `interpreter` takes pages one by one, so that a long file needs no memory for all. */
export interface Interpreter {
  add(page: PageText): void;
  result(): Drawing;
}

interface Sheet {
  readonly page: number;
  /** of each list */
  readonly lists: readonly (readonly DrawnMember[])[];
  readonly labels: readonly Label[];
  /** elevations and sections, by their titles */
  readonly views: number;
  readonly marks: readonly { readonly mark: string; readonly bbox: Box }[];
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
}

export function interpreter(method: Method): Interpreter {
  const sheets: Sheet[] = [];
  const infos: DrawingInfo[] = [];
  const others: OtherRow[] = [];
  const unresolved: UnresolvedItem[] = [];
  const warnings: string[] = [];
  const pages: ReadPage[] = [];
  const defaults: NoteDefault[] = [];
  const grades: NoteGrade[] = [];
  const weights: Weight[] = [];
  const struck = new Set<string>();
  const account = new Account();
  let tables: readonly Table[] = [];

  return {
    add(page) {
      const lists: DrawnMember[][] = [];
      const labels: Label[] = [];
      const marks: { mark: string; bbox: Box }[] = [];
      const found: Table[] = [];
      let material: Sheet["material"];
      let info: DrawingInfo = {};
      let views = 0;
      for (const frame of framesOf(page)) {
        account.open(page.page, frame.phrases);
        const own = tablesOf(frame, tables);
        found.push(...own);
        const inTables = new Set<Phrase>();
        for (const table of own) {
          const read = membersOfTable(table, method);
          lists.push(amongAlike(read.members));
          others.push(...read.others);
          unresolved.push(...read.unresolved);
          for (const mark of read.struck) struck.add(bare(mark));
          weights.push(...read.weights);
          for (const claim of read.claims) account.claim(claim);
          for (const phrase of table.used) inTables.add(phrase);
        }
        const rest = frame.phrases.filter((phrase) => !inTables.has(phrase));
        if (own.length > 0) weights.push(...loosely(page.page, rest));
        const block = titleBlockOf(frame, rest);
        info = { ...block.info, ...info };
        const named = block.material && sectionsIn(block.material.text).find(({ part }) => !part);
        const cell = block.material && sectionOfCell(block.material.text);
        const name = named ?? (cell?.part ? undefined : cell);
        if (block.material && name) {
          const ofPart = gradeIn(block.material.text.slice(name.end)) ?? block.info.default_grade;
          material = {
            found: name,
            words: block.material.words,
            bbox: pageBox(block.material.words),
            ...(ofPart !== undefined && { grade: ofPart }),
            ...(block.count !== undefined && { count: block.count }),
            ...(block.length !== undefined && { length: block.length }),
            ...(block.mark !== undefined && { mark: block.mark }),
          };
        }
        const ofMaterial = new Set(block.material?.words);
        const left = rest.filter(
          (phrase) => !block.used.has(phrase) && !phrase.words.every((word) => ofMaterial.has(word)),
        );
        // a line of the title block may say the grade beside the project
        for (const phrase of block.used) grades.push(...gradesOf(phrase));
        const matrices = matricesOf(frame, left);
        const inMatrices = new Set(matrices.flatMap(({ used }) => used));
        labels.push(...matrices.flatMap((matrix) => matrix.labels));
        const read = labelsOf(
          frame,
          left.filter((phrase) => !inMatrices.has(phrase)),
          method,
        );
        labels.push(...read.labels);
        for (const claim of read.claims) account.claim(claim);
        views += viewsOf(left);
        others.push(...read.others);
        unresolved.push(...read.unresolved);
        defaults.push(...read.defaults);
        grades.push(...read.grades);
        marks.push(...read.marks.map(({ mark, phrase }) => ({ mark, bbox: pageBox(phrase.words) })));
      }
      for (const { text, box } of page.comments ?? [])
        if (sectionsIn(text).some(({ part }) => !part))
          unresolved.push({
            text,
            page: page.page,
            bbox: box,
            reason: "a section in a reviewer's comment; not taken as a member",
          });
      if (found.length > 0) tables = found;
      infos.push(info);
      sheets.push({ page: page.page, lists, labels, views, marks, ...(material && { material }) });
      pages.push(summaryOf(page, method));
      if (page.unreadable)
        warnings.push(
          `page ${page.page}: the file does not say which letters it draws (fonts without a table of them)`,
        );
      if (page.recognised)
        warnings.push(`page ${page.page}: its words are what another program recognised in a picture`);
    },
    result() {
      const info: DrawingInfo = Object.assign({}, ...[...infos].reverse());
      const { listed, summaries } = withoutSummaries(sheets.flatMap(({ lists }) => lists));
      const fromLabels = sheets.flatMap((sheet) =>
        labelled(sheet, { members: listed, struck }, unresolved, warnings, method, account),
      );
      const members = [...unrepeated(listed, warnings), ...oncePerMark(fromLabels)];
      members.push(...byNote(sheets, members, defaults, method));
      members.push(...partSheets(sheets, members, info, method));
      claimNotesAndBoxes(sheets, members, defaults, account);
      const { accounted, left } = account.close();
      const totals = totalsOf(weights);
      const grade = info.default_grade ?? agreed(grades.filter(({ of }) => of === "all").map((one) => one.grade));
      const ofHollow = agreed(grades.filter(({ of }) => of === "hollow").map((one) => one.grade));
      return drawing({
        drawing_info: {
          ...(totals.whole !== undefined && { printed_total_mass_kg: totals.whole }),
          ...info,
          ...(grade !== undefined && { default_grade: grade }),
        },
        members: members.map((member) =>
          withGrade(member, hollow.has(member.family ?? "") ? (ofHollow ?? grade) : grade),
        ),
        other_rows: [...others, ...summaries],
        unresolved: [...unresolved, ...left, ...members.flatMap(unknown)],
        warnings: [...warnings, ...totals.warnings],
        pages,
        accounted,
      });
    },
  };
}

/** Adds the sums; every reader ends here. */
export function drawing(parts: Omit<Drawing, "summary">): Drawing {
  const mass = parts.members.reduce((sum, { mass_kg = 0 }) => sum + mass_kg, 0);
  return {
    ...parts,
    summary: {
      total_mass_kg: Math.round(mass * 10) / 10,
      member_count: parts.members.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
      row_count: parts.members.length,
    },
  };
}

/** Words that a sheet with a title block has at least */
const FEW_WORDS = 12;

function summaryOf(page: PageText, method: Method): ReadPage {
  const words = page.words.filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
  const { paths, images } = page.ink;
  // letters drawn as paths: very many small shapes beside few words; a scan: an image and few words
  const none = page.unreadable || (words < FEW_WORDS && (paths > 40 || images > 0));
  const incomplete = page.recognised || (!none && (paths > 60 * words || (images > 0 && words < 4 * FEW_WORDS)));
  return {
    page: page.page,
    width: Math.round(page.width * 100) / 100,
    height: Math.round(page.height * 100) / 100,
    words,
    text_layer: method !== "text" ? "usable" : none ? "none" : incomplete ? "incomplete" : "usable",
    methods: [method],
  };
}

/** A list that sums up what another one lists piece by piece (bars to buy, metres per profile) has no members of its own */
function withoutSummaries(lists: readonly (readonly DrawnMember[])[]): {
  listed: DrawnMember[];
  summaries: OtherRow[];
} {
  const marked = lists.filter((list) => list.some(({ mark }) => mark !== ""));
  const isSummary = (list: readonly DrawnMember[]) =>
    list.length > 0 &&
    list.every(({ mark }) => mark === "") &&
    marked.some((other) => list.every((member) => other.some((one) => nameOf(one) === nameOf(member))));
  const summaries = lists.filter(isSummary);
  return {
    listed: lists.filter((list) => !summaries.includes(list)).flat(),
    summaries: summaries.flat().map(({ section, length_mm, quantity, mass_kg, steel_grade, source }) => ({
      kind: "total",
      text: section,
      section,
      ...(steel_grade !== undefined && { steel_grade }),
      ...(length_mm !== undefined && { length_mm }),
      ...(quantity !== undefined && { quantity }),
      ...(mass_kg !== undefined && { mass_kg }),
      source,
    })),
  };
}

/** The same row in two lists: once. The same mark with another section or length: both stay, with a word about it. */
function unrepeated(members: readonly DrawnMember[], warnings: string[]): DrawnMember[] {
  const kept: DrawnMember[] = [];
  for (const member of members) {
    const same =
      member.mark === ""
        ? -1
        : kept.findIndex((other) => other.mark === member.mark && other.source.page !== member.source.page);
    const other = kept[same];
    if (!other) {
      kept.push(member);
      continue;
    }
    const equal =
      nameOf(other) === nameOf(member) &&
      (other.length_mm === undefined || member.length_mm === undefined || other.length_mm === member.length_mm);
    if (equal) {
      kept[same] = { ...member, ...other, source: other.source };
      if (other.quantity !== member.quantity && other.quantity !== undefined && member.quantity !== undefined)
        warnings.push(
          `${member.mark}: ${other.quantity} pieces on page ${other.source.page}, ${member.quantity} on page ${member.source.page}`,
        );
    } else {
      const words = `${member.mark} is ${described(other)} on page ${other.source.page} and ${described(member)} on page ${member.source.page}`;
      warnings.push(words);
      kept.push({
        ...member,
        notes: [...(member.notes ?? []), words],
        source: { ...member.source, confidence: member.source.confidence * 0.6 },
      });
    }
  }
  return kept;
}

const described = ({ section, length_mm }: DrawnMember) =>
  `${section}${length_mm === undefined ? "" : ` of ${length_mm} mm`}`;

/** Labels of one sheet that the lists do not have already */
function labelled(
  sheet: Sheet,
  { members: listed, struck }: { readonly members: readonly DrawnMember[]; readonly struck: ReadonlySet<string> },
  unresolved: UnresolvedItem[],
  warnings: string[],
  method: Method,
  account: Account,
): DrawnMember[] {
  const read = amongAlike(membersOfLabels(sheet.labels, method, sheet.views > 1));
  const sections = new Set(listed.map(nameOf));
  /** places of labels that the list does not have */
  const refused = new Set<string>();
  const kept = read.filter((member) => {
    const { mark, source } = member;
    const row = mark === "" ? undefined : listed.find((one) => bare(one.mark) === bare(mark));
    if (row) {
      if (nameOf(row) !== nameOf(member))
        warnings.push(
          `${mark} is ${row.section} in the list on page ${row.source.page} and ${member.section} in a view on page ${source.page}`,
        );
      else if (row.length_mm !== undefined && member.length_mm !== undefined && row.length_mm !== member.length_mm)
        warnings.push(
          `${mark} is ${row.length_mm} mm long in the list and ${member.length_mm} mm in a view on page ${source.page}`,
        );
      return false;
    }
    if (listed.length === 0 || (mark !== "" && struck.has(bare(mark)))) return true;
    if (mark === "" && sections.has(nameOf(member))) return false;
    const onSheet = listed.some((one) => one.source.page === source.page);
    if (mark !== "" && !onSheet) return true;
    if (mark !== "" && !listed.some((one) => one.mark !== "")) return !sections.has(nameOf(member));
    unresolved.push({
      text: `${mark} ${member.section}`.trim(),
      page: source.page,
      bbox: source.bbox,
      reason: "a label in a view that the list does not have",
    });
    for (const { bbox } of [source, ...(source.also ?? [])]) refused.add(bbox.join(" "));
    return false;
  });
  for (const label of sheet.labels) {
    const as = refused.has(placeOf(label).bbox.join(" ")) ? "unresolved" : "member";
    for (const { words } of label.phrases) account.claim({ words, as });
  }
  return kept;
}

/** The material box of a part, and notes that name the section of marks, where members came of them */
function claimNotesAndBoxes(
  sheets: readonly Sheet[],
  members: readonly DrawnMember[],
  defaults: readonly NoteDefault[],
  account: Account,
): void {
  const names = new Set(members.map(nameOf));
  for (const { material } of sheets)
    if (material && names.has(material.found.profile ?? bare(material.found.text)))
      account.claim({ words: material.words, as: "member" });
  for (const { found, words } of defaults)
    if (names.has(found.profile ?? bare(found.text))) account.claim({ words, as: "member" });
}

const withMore = (source: Source, { page, bbox, also = [] }: Pick<Source, "page" | "bbox" | "also">): Source => ({
  ...source,
  also: [...(source.also ?? []), { page, bbox }, ...also],
});

/** The same mark on several sheets */
function oncePerMark(members: readonly DrawnMember[]): DrawnMember[] {
  const kept: DrawnMember[] = [];
  for (const member of members) {
    const same =
      member.mark === ""
        ? -1
        : kept.findIndex((other) => other.mark === member.mark && nameOf(other) === nameOf(member));
    const other = kept[same];
    // a plan shows every piece, a detail one of them
    if (other)
      kept[same] = {
        ...member,
        ...other,
        ...(member.quantity !== undefined &&
          other.quantity !== undefined && { quantity: Math.max(member.quantity, other.quantity) }),
        source: withMore(other.source, member.source),
      };
    else kept.push(member);
  }
  return kept;
}

/** What marks of beams, columns and purlins begin with, in the languages read */
const initials: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:beam|träger|balk|ligger|poutre)/, ["B", "P", "L", "T", "BE", "SB", "MB", "RB", "FB"]],
  [/^(?:column|stütz|kolom|poteau|pelare)/, ["C", "S", "K", "P", "SC", "COL"]],
  [/^purlin/, ["P", "PU"]],
];

/** Marks without a profile, where a general note names one for them all */
function byNote(
  sheets: readonly Sheet[],
  members: readonly DrawnMember[],
  defaults: readonly NoteDefault[],
  method: Method,
): DrawnMember[] {
  const first = (mark: string) => /^[A-Z]+/.exec(mark)?.[0] ?? "";
  const labelled = new Set(
    members.filter((member) => member.source.place === "label" && member.mark !== "").map(({ mark }) => first(mark)),
  );
  const only = (notes: readonly NoteDefault[]) =>
    new Set(notes.map(({ found }) => found.profile ?? bare(found.text))).size === 1 ? notes[0] : undefined;
  const noteFor = (mark: string): NoteDefault | undefined => {
    const spoken = defaults.filter(({ of }) =>
      initials.some(([words, letters]) => words.test(of) && letters.includes(first(mark))),
    );
    return spoken.length > 0 ? only(spoken) : labelled.has(first(mark)) ? only(defaults) : undefined;
  };
  const had = new Set(members.map(({ mark }) => mark));
  const found = new Map<string, DrawnMember>();
  for (const sheet of sheets)
    for (const { mark, bbox } of sheet.marks) {
      const again = found.get(mark);
      if (again) {
        // a plan shows every piece, a detail on another sheet one of them
        const more = again.source.page === sheet.page ? 1 : 0;
        found.set(mark, {
          ...again,
          quantity: (again.quantity ?? 1) + more,
          source: withMore(again.source, { page: sheet.page, bbox }),
        });
        continue;
      }
      const note = had.has(mark) ? undefined : noteFor(mark);
      if (!note) continue;
      found.set(mark, {
        mark,
        section: note.found.text,
        ...(note.found.profile !== undefined && { profile: note.found.profile }),
        ...(note.found.family !== undefined && { family: note.found.family }),
        quantity: 1,
        source: { page: sheet.page, bbox, method, confidence: 0.6, place: "note" },
        notes: [
          ...(note.found.unknown === undefined ? [] : [`unknown section: ${note.found.unknown}`]),
          `the section follows from the general note "${note.text}"`,
          "the number of pieces is the number of labels",
        ],
      });
    }
  return [...found.values()];
}

/** Sections that the catalogue does not have stay members, as read, and are told: they cannot be checked. */
function unknown({ mark, section, profile, notes = [], source: { page, bbox } }: DrawnMember): UnresolvedItem[] {
  if (profile !== undefined) return [];
  const reason = notes.find((note) => note.startsWith("unknown section")) ?? "unknown section";
  return [{ text: `${mark} ${section}`.trim(), page, bbox, reason }];
}

/** Sheets that are one part each: the title block names its section, and no list or label of the sheet a member. */
function partSheets(
  sheets: readonly Sheet[],
  members: readonly DrawnMember[],
  info: DrawingInfo,
  method: Method,
): DrawnMember[] {
  const had = new Set(members.map(({ mark }) => bare(mark)));
  const bareSheets = sheets.flatMap(({ material, page }) =>
    material && !members.some((member) => member.source.page === page && member.source.place === "table")
      ? [{ material, page }]
      : [],
  );
  const several = bareSheets.length > 1;
  // beside lists and plans only what names itself is a part of its own
  const own = bareSheets.filter(({ material: { mark, length } }) =>
    members.length === 0 && !several ? true : mark !== undefined && length !== undefined && !had.has(bare(mark)),
  );
  return own.map(({ material, page }) => singlePart(material, page, several ? {} : info, method));
}

function singlePart(
  { found, bbox, grade, count = 1, length, mark }: NonNullable<Sheet["material"]>,
  page: number,
  info: DrawingInfo,
  method: Method,
): DrawnMember {
  const whole = mark !== undefined && length !== undefined && found.profile !== undefined;
  return {
    mark: mark ?? info.drawing_number ?? "",
    section: found.text,
    ...(found.profile !== undefined && { profile: found.profile }),
    ...(found.family !== undefined && { family: found.family }),
    ...(grade !== undefined && { steel_grade: grade }),
    quantity: count,
    ...(length !== undefined && { length_mm: length }),
    ...(info.printed_total_mass_kg !== undefined && {
      mass_kg: Math.round(info.printed_total_mass_kg * count * 100) / 100,
      mass_source: "printed" as const,
    }),
    source: { page, bbox, method, confidence: whole ? 0.9 : 0.6, place: "title block" },
    notes: [
      `the whole drawing is one part; its section stands in the title block${length === undefined ? ", its length is not printed" : ""}`,
    ],
  };
}

const hollow = new Set(["SHS", "RHS", "CHS"]);

const agreed = (grades: readonly string[]): string | undefined =>
  new Set(grades.map(bare)).size === 1 ? grades[0] : undefined;

function withGrade(member: DrawnMember, grade: string | undefined): DrawnMember {
  if (member.steel_grade !== undefined || grade === undefined) return member;
  return {
    ...member,
    steel_grade: grade,
    notes: [...(member.notes ?? []), "the steel grade follows from the drawing's general note"],
  };
}
