/** What a model says of a drawing, against the page's own words and the catalogue; the same member in two parts once. */

import { listed, type Message } from "@x/eurocode/message";
import {
  type FoundSection,
  gradeIn,
  massPerMetre,
  readLength,
  readNumber,
  sectionOfCell,
  unknownSection,
} from "@x/fabrication/members";
import type { Box, DrawnMember, OtherRow, Source, UnresolvedItem } from "../model.ts";
import { near } from "../understanding/lists/weight-proof.ts";
import { labels } from "../understanding/says.ts";
import type { AnsweredMember } from "./answer.ts";
import { bare, type PageWords, type Together, type WordsAt } from "./page-words.ts";
import { says } from "./says.ts";

/** A model reads well, but it also fills gaps: without words to check against it is believed only so far. */
const confidenceOf = { verified: 0.9, elsewhere: 0.75, weighed: 0.75, unchecked: 0.6, contradicted: 0.35 };

/** "6000 mm" where the page prints 6000 and the unit once for all */
const hasLength = (words: WordsAt, length: string) =>
  words.has(length) || words.hasWord(length.replace(/\s*(?:mm|cm|m|ft|in)\.?\s*$/i, ""));

export interface Judged {
  readonly members: DrawnMember[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
}

/** What an entry of an answer says, read */
interface Read {
  readonly found: FoundSection;
  readonly mark: string;
  readonly grade: string | undefined;
  readonly length: ReturnType<typeof readLength> | undefined;
  readonly quantity: number | undefined;
  readonly weight: number | undefined;
  /** kg */
  readonly piece: number | undefined;
}

function readEntry(said: AnsweredMember, found: FoundSection): Read {
  const length = said.length === null ? undefined : readLength(said.length, said.length_unit ?? undefined);
  const perMetre = found.profile === undefined ? undefined : massPerMetre(found.profile);
  return {
    found,
    mark: (said.mark ?? "").trim().slice(0, 60),
    grade: said.steel_grade === null ? undefined : gradeIn(said.steel_grade),
    length,
    quantity: wholeNumber(said.quantity),
    weight: said.weight === null ? undefined : readNumber(said.weight.replace(/\s*kg\.?$/i, ""), false),
    piece: perMetre === undefined || !length || length.doubtful ? undefined : (perMetre * length.mm) / 1000,
  };
}

/** What is not among the words of the page */
function missingFrom(words: PageWords, said: AnsweredMember, read: Read): Message[] {
  const { found, mark, grade, length, quantity, weight } = read;
  return [
    ...(words.has(found.text) ? [] : [says.section({ value: found.text })]),
    ...(mark === "" || words.hasWord(mark) ? [] : [says.mark({ value: mark })]),
    ...(grade === undefined || words.has(grade) ? [] : [says.grade({ value: grade })]),
    ...(length === undefined || hasLength(words, said.length ?? "") ? [] : [says.length({ value: said.length ?? "" })]),
    ...(quantity === undefined || words.hasWord(String(quantity)) ? [] : [says.quantity({ value: quantity })]),
    ...(weight === undefined || words.hasWord(said.weight ?? "")
      ? []
      : [says.pieceWeight({ value: said.weight ?? "" })]),
  ];
}

const standing = (words: PageWords, said: AnsweredMember, read: Read, box: Box): Together | undefined =>
  words.together({
    section: read.found.text,
    values: [
      (at) => read.mark === "" || at.hasWord(read.mark),
      (at) => read.length === undefined || hasLength(at, said.length ?? ""),
      (at) => read.quantity === undefined || at.hasWord(String(read.quantity)),
      (at) => read.weight === undefined || at.hasWord(said.weight ?? ""),
    ],
    place: said.place,
    box,
  });

interface Trust {
  readonly verified: boolean;
  readonly confidence: number;
  readonly notes: readonly Message[];
}

function trustIn(said: AnsweredMember, read: Read, words: PageWords, box: Box): Trust {
  const { piece, weight, quantity = 1 } = read;
  const missing = missingFrom(words, said, read);
  const together = missing.length > 0 ? undefined : standing(words, said, read, box);
  const verified = missing.length === 0 && together !== "apart";
  const weighed = weight === undefined || piece === undefined ? undefined : [piece, piece * quantity];
  const fits = weighed?.some((kg) => near(weight ?? 0, kg));
  const unproved = words.any ? confidenceOf.contradicted : fits ? confidenceOf.weighed : confidenceOf.unchecked;
  const proved = together === "elsewhere" ? confidenceOf.elsewhere : confidenceOf.verified;
  return {
    verified,
    confidence: fits === false ? confidenceOf.contradicted : verified ? proved : unproved,
    notes: [
      ...(together === "apart" ? [says.onOtherLine] : []),
      ...(together === "elsewhere" ? [says.elsewhere] : []),
      ...(fits === false
        ? [says.weight({ weight: said.weight ?? "", piece: Math.round(100 * (piece ?? 0)) / 100 })]
        : []),
      ...(words.any && missing.length > 0 ? [says.notOnPage({ values: listed("plain", missing) })] : []),
    ],
  };
}

export function judge(said: AnsweredMember, page: number, bbox: Box, words: PageWords): Judged {
  const found = sectionOfCell(said.section);
  const text = [said.mark, said.section, said.length, said.steel_grade].filter((part) => part).join(" | ");
  if (!found) return { members: [], others: [], unresolved: [{ text, page, bbox, reason: says.notASection }] };
  const read = readEntry(said, found);
  const { mark, grade, length, quantity, piece } = read;
  const trust = trustIn(said, read, words, bbox);
  const source: Source = {
    page,
    bbox,
    method: "vision",
    confidence: found.unknown === undefined ? trust.confidence : trust.confidence * 0.8,
    place: said.place === "list" ? "table" : "label",
    verified: trust.verified,
  };
  const values = {
    ...(grade !== undefined && { steel_grade: grade }),
    ...(length && !length.doubtful && { length_mm: length.mm }),
    ...(quantity !== undefined && { quantity }),
  };
  if (found.part) {
    const kind = /^(?:RD|SQ)$/.test(found.family ?? "") ? ("bar" as const) : ("plate" as const);
    return { members: [], others: [{ kind, text, mark, section: found.text, ...values, source }], unresolved: [] };
  }
  const notes = [
    ...trust.notes,
    ...(length?.doubtful ? [says.unclearUnit({ length: said.length ?? "" })] : []),
    ...(said.length !== null && !length ? [says.notANumber({ length: said.length })] : []),
    ...(found.unknown === undefined ? [] : [unknownSection(found.unknown)]),
    ...(found.readAs === undefined ? [] : [found.readAs]),
  ];
  const mass = piece === undefined ? undefined : piece * (quantity ?? 1);
  const member: DrawnMember = {
    mark,
    section: found.text,
    ...(found.profile !== undefined && { profile: found.profile }),
    ...(found.family !== undefined && { family: found.family }),
    ...values,
    ...(mass !== undefined && { mass_kg: Math.round(mass * 100) / 100, mass_source: "computed" as const }),
    source,
    ...(notes.length > 0 && { notes }),
  };
  const unresolved =
    found.unknown === undefined ? [] : [{ text: found.text, page, bbox, reason: unknownSection(found.unknown) }];
  return { members: [member], others: [], unresolved };
}

const wholeNumber = (value: number | null) =>
  value !== null && Number.isInteger(value) && value > 0 && value < 100_000 ? value : undefined;

/** Labels of one mark, or of one section without a mark, at several places of a page: a piece each, where none is printed */
export function countedByPlace(members: readonly DrawnMember[]): DrawnMember[] {
  const listed = new Set(members.filter(({ source }) => source.place === "table").map(keyOf));
  const groups = new Map<string, DrawnMember[]>();
  const others: DrawnMember[] = [];
  for (const member of members) {
    const { source, quantity, length_mm } = member;
    const own = source.place === "label" && quantity === undefined && !listed.has(keyOf(member));
    const key = `${source.page} ${keyOf(member)} ${length_mm ?? ""}`;
    if (!own) others.push(member);
    else groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  const counted = [...groups.values()].map((group): DrawnMember => {
    const places: DrawnMember[] = [];
    for (const one of group)
      if (!places.some((other) => samePlace(other.source.bbox, one.source.bbox))) places.push(one);
    const first = [...places].sort((a, b) => b.source.confidence - a.source.confidence)[0];
    if (!first) throw new Error("a group has a member");
    const { mass_kg = 0, ...rest } = first;
    const also = places.flatMap(({ source: { page, bbox } }) => (bbox === first.source.bbox ? [] : [{ page, bbox }]));
    return {
      ...rest,
      quantity: places.length,
      ...(mass_kg > 0 && { mass_kg: Math.round(mass_kg * places.length * 100) / 100 }),
      source: {
        ...first.source,
        confidence: Math.min(first.source.confidence, confidenceOf.elsewhere),
        ...(also.length > 0 && { also }),
      },
      notes: [...(first.notes ?? []), labels.labelsCounted],
    };
  });
  return [...others, ...counted];
}

const keyOf = (member: DrawnMember) => `${member.mark}|${nameOf(member)}`;

/** The same label in two parts of a sheet */
function samePlace(a: Box, b: Box): boolean {
  const apart = 20;
  const away = Math.hypot((a[0] + a[2] - b[0] - b[2]) / 2, (a[1] + a[3] - b[1] - b[3]) / 2);
  return overlap(a, b) || away < apart;
}

/** A row in the overlap of two parts, a label that repeats a row: one member. Same mark, different section: both, flagged. */
export function once(members: readonly DrawnMember[]): DrawnMember[] {
  const kept: DrawnMember[] = [];
  const rowsFirst = [...members].sort(
    (a, b) => Number(b.source.place === "table") - Number(a.source.place === "table"),
  );
  for (const member of rowsFirst) {
    const at = kept.findIndex((other) => isSame(other, member));
    const other = kept[at];
    if (!other) kept.push(member);
    else if (known(member) > known(other)) kept[at] = member;
  }
  return kept.map((member) => {
    const rival = kept.find(
      (other) =>
        other !== member && member.mark !== "" && other.mark === member.mark && nameOf(other) !== nameOf(member),
    );
    if (!rival) return member;
    const note = says.rival({ mark: member.mark, section: rival.section });
    return {
      ...member,
      source: { ...member.source, confidence: Math.min(member.source.confidence, confidenceOf.contradicted) },
      notes: [...(member.notes ?? []), note],
    };
  });
}

const nameOf = ({ profile, section }: DrawnMember) => profile ?? bare(section);
const known = ({ length_mm, quantity, steel_grade, source }: DrawnMember) =>
  Number(length_mm !== undefined) +
  Number(quantity !== undefined) +
  Number(steel_grade !== undefined) +
  source.confidence;

function isSame(a: DrawnMember, b: DrawnMember): boolean {
  if (a.mark !== b.mark || nameOf(a) !== nameOf(b)) return false;
  const agree = <T>(p: T | undefined, q: T | undefined) => p === undefined || q === undefined || p === q;
  if (!agree(a.length_mm, b.length_mm)) return false;
  if (a.mark !== "") return true;
  return a.source.page === b.source.page && overlap(a.source.bbox, b.source.bbox);
}

/** by half of the smaller box; models place boxes roughly */
function overlap(a: Box, b: Box): boolean {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);
  return w > 0 && h > 0 && w * h >= 0.4 * Math.min(area(a), area(b));
}
