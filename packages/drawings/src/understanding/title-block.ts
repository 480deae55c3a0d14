/** Title block: project, scale, number, revision, default grade, by label and place and by the look of the value. */

import { gradeIn, readLength, readNumber, sectionsIn } from "@x/fabrication/members";
import type { DrawingInfo } from "../model.ts";
import { meaningOf } from "../vocabulary/column-meanings.ts";
import type { Field } from "../vocabulary/language.ts";
import { readCount } from "./counts.ts";
import { type Neighbours, neighbours } from "./neighbours.ts";
import { type Frame, middle, type Phrase, stacked } from "./reading-direction.ts";
import { headsOfNumbers, inlineLabel, labelOf } from "./title-fields.ts";
import { latestRevision, revisionLines } from "./title-history.ts";
import { toldOnLines } from "./title-lines.ts";
import { furtherScale, scaleOf, scalePattern, shortScale } from "./title-scale.ts";
import {
  isDate,
  isGraded,
  isMark,
  isName,
  isNumber,
  isPerson,
  isRevision,
  isSection,
  isSheetNumber,
  isSheetWord,
  isSmallNumber,
  namesSection,
} from "./title-values.ts";
import { zoneLetters } from "./zone-letters.ts";

export interface TitleBlock {
  readonly info: DrawingInfo;
  readonly used: ReadonlySet<Phrase>;
  /** what stands in the material box, when it names a section */
  readonly material?: Phrase;
  /** number of pieces of a drawing of one part, and its length */
  readonly count?: number;
  readonly length?: number;
  readonly mark?: string;
}

interface Labelled {
  readonly field: Field;
  readonly label: Phrase;
  readonly value?: Phrase;
  readonly text: string;
}

export function titleBlockOf(frame: Frame, phrases: readonly Phrase[]): TitleBlock {
  const fields = new Fields(frame, labelled(frame, phrases));
  const project = fields.best("project", isName) ?? fields.best("site", isName) ?? fields.best("department", isName);
  const title = fields.best("title", (text) => isName(text) && meaningOf(text) === undefined && !isSection(text));
  // the number of the only part names its drawing, where the drawing has none of its own
  const number =
    fields.best("number", isNumber) ??
    fields.best("part", isNumber) ??
    fields.best("none", (text, label) => isSheetWord(label.text) && isSheetNumber(text));
  const onLine = number ? {} : toldOnLines(phrases);
  const zones = zoneLetters(phrases);
  const revision = fields.best("revision", isRevision, (value) => !zones.has(value));
  const latest = revision ? undefined : latestRevision(phrases);
  const revised = revision?.text.trim() ?? latest?.revision ?? onLine.revision;
  const date = fields.best("date", isDate)?.text.trim() ?? latest?.date ?? onLine.date;
  const author = fields.best("author", isPerson);
  const heads = headsOfNumbers(phrases);
  const mass = fields.best("mass", (text, label) => /^\d[\d.,]*(?:\s*kg)?$/i.test(text.trim()) && !heads(label));
  const kg = mass === undefined ? undefined : readNumber(mass.text.replace(/\s*kg\.?\s*$/i, ""), true);
  const graded = fields.best("grade", (text) => text.length < 60 && gradeIn(text) !== undefined);
  const grade = graded === undefined ? undefined : gradeIn(graded.text);
  return {
    info: {
      ...(project ? { project_name: project.text.trim() } : unlabelled(frame, withoutValues(phrases, [title, number]))),
      ...scaleIn(frame, phrases, fields),
      ...(title && { title: title.text.trim() }),
      ...(number && { drawing_number: number.text.trim() }),
      ...(onLine.number !== undefined && { drawing_number: onLine.number }),
      ...(revised !== undefined && { revision: revised }),
      ...(date !== undefined && { date }),
      ...(author && { author: author.text.trim() }),
      ...(grade !== undefined && { default_grade: grade }),
      ...(kg !== undefined && kg > 0 && { printed_total_mass_kg: kg }),
    },
    used: phrasesUsed([project, title, number, revision, mass], phrases),
    ...onlyPart(fields),
  };
}

/** Labels with their values, as they stand on the sheet */
function labelled(frame: Frame, phrases: readonly Phrase[]): Labelled[] {
  const revisions = revisionLines(phrases);
  const near = neighbours(phrases, 80);
  return phrases.flatMap((label): Labelled[] => {
    if (revisions.some((y) => Math.abs(y - (label.y0 + label.y1) / 2) < 0.6 * label.size)) return [];
    const further = furtherScale(label.text);
    const field = fieldOf(frame, label, phrases, near);
    return [
      ...(further !== undefined ? [{ field: "scale" as const, label, value: label, text: further }] : []),
      ...(field ? [field] : []),
    ];
  });
}

function fieldOf(frame: Frame, label: Phrase, phrases: readonly Phrase[], near: Neighbours): Labelled | undefined {
  const inline = inlineLabel(label.text);
  if (inline) {
    if (labelOf(inline.text) !== undefined) return undefined;
    const text = alone(wrapped(label, inline.text, inline.field, phrases));
    return { field: inline.field, label, value: label, text };
  }
  const short = shortScale.exec(label.text.trim());
  if (short?.[1] !== undefined) return { field: "view scale", label, value: label, text: short[1] };
  const field = labelOf(label.text);
  const value = field && valueBeside(frame, label, field, phrases, near);
  if (field === "author" && value && isDate(value.text)) return authorBehind(value, near);
  if (!field || !value) return undefined;
  const above = field === "project" || field === "title" ? linesAbove(label, value, phrases) : [];
  const text = [...above, value].map((line) => line.text.replace(/^\s*[:：]\s*/, "")).join(" ");
  return { field, label, value, text };
}

/** Of a cell whose text ends beside its label: a line that begins small goes on from those above it, which no label is beside. */
function linesAbove(label: Phrase, value: Phrase, phrases: readonly Phrase[]): readonly Phrase[] {
  if (!/^\p{Ll}/u.test(value.text.trim()) || value.x0 < label.x1 - 1) return [];
  const { size } = value;
  const alike = phrases.filter(
    (one) => Math.abs(one.x0 - value.x0) < 0.2 * size && Math.abs(one.size - size) < 0.1 * size,
  );
  const isLabelled = (line: Phrase) =>
    labelOf(line.text) !== undefined ||
    phrases.some(
      (one) =>
        one !== label &&
        one.x1 <= line.x0 &&
        one.x0 > label.x0 - size &&
        Math.min(one.y1, line.y1) - Math.max(one.y0, line.y0) > 0.5 * size,
    );
  const lines: Phrase[] = [];
  for (let below: Phrase | undefined = value; below; below = lines[0]) {
    const { y0 }: Phrase = below;
    const next = alike.find((one) => y0 - one.y0 > 0.8 * size && Math.abs(y0 - one.y1) < 0.5 * size);
    if (!next || isLabelled(next)) break;
    lines.unshift(next);
  }
  return lines;
}

/** "Bearb. | 12.03.2024 | Müller" */
function authorBehind(date: Phrase, near: Neighbours): Labelled | undefined {
  const [name] = near(date, 12 * date.size)
    .filter((other) => other.x0 > date.x1 - 1 && Math.abs(middle(other) - middle(date)) < 0.5 * date.size)
    .sort((a, b) => a.x0 - b.x0);
  return name && { field: "author", label: date, value: name, text: name.text };
}

class Fields {
  readonly #frame: Frame;
  readonly #fields: readonly Labelled[];

  constructor(frame: Frame, fields: readonly Labelled[]) {
    this.#frame = frame;
    this.#fields = fields;
  }

  all(field: Field, fits: (text: string, label: Phrase) => boolean): Labelled[] {
    return this.#fields.filter((one) => one.field === field && fits(one.text, one.label));
  }

  /** Of several fields of one kind, the title block's is the lowest and rightmost. */
  best(
    field: Field,
    fits: (text: string, label: Phrase) => boolean,
    may: (value: Phrase) => boolean = () => true,
  ): Labelled | undefined {
    const { width, height } = this.#frame;
    const place = ({ label }: Labelled) => label.x0 / width + (2 * label.y0) / height;
    const found = this.all(field, fits).filter(({ value }) => value === undefined || may(value));
    return found.sort((a, b) => place(b) - place(a))[0];
  }
}

function scaleIn(frame: Frame, phrases: readonly Phrase[], fields: Fields): ReturnType<typeof scaleOf> {
  const isScale = (text: string) => scalePattern.test(text);
  return scaleOf(
    frame,
    phrases,
    fields.best("scale", isScale) ?? fields.best("status", isScale),
    fields.all("view scale", isScale).map(({ text }) => text),
  );
}

/** The part of a drawing of one part: its section, length, mark and number of pieces */
function onlyPart(fields: Fields): Pick<TitleBlock, "material" | "length" | "mark" | "count"> {
  const section =
    fields.best("section", namesSection) ??
    fields.best("title", isSection) ??
    fields.best("grade", isSection) ??
    fields.best("none", isSection);
  const grade = fields.best("grade", (text) => text.length < 60);
  const named = grade && sectionsIn(grade.text).some(({ part }) => !part) ? grade.value : undefined;
  const material = section?.value ?? named;
  const ofSection = section !== undefined || (named !== undefined && grade !== undefined && isGraded(grade.text));
  const length = fields.best("length", (text) => (readLength(text)?.mm ?? 0) >= 30);
  const mm = length === undefined || !ofSection ? undefined : readLength(length.text)?.mm;
  const ofPart = ofSection && length !== undefined;
  const mark = markIn(fields, ofPart);
  const pieces = piecesIn(fields, ofPart ? mark : undefined);
  return {
    ...(material && { material }),
    ...(mm !== undefined && { length: mm }),
    ...(mark !== undefined && ofSection && { mark: mark.text.trim() }),
    ...(pieces !== undefined && { count: pieces }),
  };
}

/** ITEM NO. | No.: a mark has a letter, or is no small number, where another may be */
function markIn(fields: Fields, ofPart: boolean): Labelled | undefined {
  const lettered = (text: string) => isMark(text) && !isSmallNumber(text);
  // "No." beside "Item no." counts
  const worded = (text: string, label: Phrase) => isMark(text) && !/^(?:no|nr|n)?[.°º]*$/i.test(label.text.trim());
  return (
    fields.best("mark", lettered) ??
    (ofPart ? fields.best("part", lettered) : undefined) ??
    fields.best("mark", worded) ??
    fields.best("mark", isMark) ??
    (ofPart ? (fields.best("part", isMark) ?? fields.best("title", isMark)) : undefined)
  );
}

/** `mark`: of a drawing of one part, where the only other small number counts its pieces */
function piecesIn(fields: Fields, mark: Labelled | undefined): number | undefined {
  const others = fields.all("mark", isSmallNumber).filter((one) => one !== mark);
  const count =
    fields.best("count", (text) => readCount(text) !== undefined) ??
    (mark && others.length === 1 ? others[0] : undefined);
  return count === undefined ? undefined : readCount(count.text);
}

/** What a label names already is no project */
const withoutValues = (phrases: readonly Phrase[], fields: readonly (Labelled | undefined)[]): readonly Phrase[] => {
  const words = new Set(fields.flatMap((field) => field?.value?.words ?? []));
  return phrases.filter((phrase) => !phrase.words.some((word) => words.has(word)));
};

function phrasesUsed(fields: readonly (Labelled | undefined)[], phrases: readonly Phrase[]): ReadonlySet<Phrase> {
  const used = new Set<Phrase>();
  for (const one of fields) {
    if (!one) continue;
    used.add(one.label);
    const words = new Set(one.value?.words);
    for (const phrase of phrases) if (phrase.words.every((word) => words.has(word))) used.add(phrase);
  }
  return used;
}

/** "Project: Hall 3 Job no. 24.0091": up to the next label on the line */
const alone = (text: string): string =>
  text
    .replace(
      /\s+(?:drg|dwg|tek|zchng|sheet|blatt|blad|folio|rev|scale|ma(?:ß|ss)stab|schaal|[eé]chelle|skala|auftrag|order|datum|date|client|kunde)\b\.?\s*[:#].*$/iu,
      "",
    )
    .replace(
      /\s+(?:werk|projekt|project|job|auftrags?|affaire|plan|tek|dwg|drawing|zeichnungs?|ritnings?|uppdrags?)[-. ]{0,2}(?:nr|no|number|nummer|n°)\b.*$/iu,
      "",
    )
    .replace(/\s+(?:datum|date|dato|rev|revision|index|indice|réf)\b\.?\s*[:.]?\s*\S*\d.*$/iu, "")
    .trim();

/** A name that goes on in the next line, below its beginning or below its label */
function wrapped(label: Phrase, text: string, field: Field, phrases: readonly Phrase[]): string {
  if (field !== "project" && field !== "title") return text;
  const next = phrases.find(
    (phrase) =>
      phrase !== label &&
      Math.abs(phrase.x0 - label.x0) < 0.5 * label.size &&
      phrase.y0 - label.y1 < 0.35 * label.size &&
      phrase.y0 > label.y0 + 0.5 * label.size &&
      Math.abs(phrase.size - label.size) < 0.1 * label.size,
  );
  return next &&
    !/[:：]/.test(next.text) &&
    // numbers of a job, a sheet, a revision
    !/^(?:n[°ºo]|nr|ref|réf|lot|blatt|sheet|blad|folio|feuille|rev|ind)(?!\p{L})/iu.test(next.text) &&
    labelOf(next.text) === undefined &&
    /\p{L}{3}/u.test(next.text)
    ? `${text} ${next.text.trim()}`
    : text;
}

/** No label: the largest lines above the scale in the title block, or what a list's own title names */
function unlabelled(frame: Frame, phrases: readonly Phrase[]): Pick<DrawingInfo, "project_name" | "drawing_number"> {
  const titled = phrases
    .map(
      ({ text }) =>
        /(?:materials?|parts list|cutting list|stückliste|stuklijst|nomenclature|stycklista)\s*[/:–]\s*(\p{L}.{2,50})$/iu.exec(
          text,
        )?.[1],
    )
    .find((name) => name !== undefined);
  if (titled !== undefined) return { project_name: titled.trim() };
  const anchor = phrases
    .filter(
      (phrase) => labelOf(phrase.text) === "scale" && phrase.x0 > 0.5 * frame.width && phrase.y0 > 0.5 * frame.height,
    )
    .at(-1);
  if (!anchor) return {};
  const strip = phrases.filter(
    (phrase) =>
      phrase.x0 > anchor.x0 - 4 * anchor.size &&
      phrase.y1 < anchor.y0 &&
      phrase.y0 > 0.3 * frame.height &&
      phrase.size > 1.8 * anchor.size &&
      // 0.5x45° TYP and "- see note" are written in views
      /\p{L}/u.test(phrase.text) &&
      !/^\s*[-–]|[°±Ø⌀]/u.test(phrase.text),
  );
  const number = strip.find(({ text }) => /^[A-Z]{1,3}[-.]?\d{1,4}[A-Z]?$/.test(text.trim()));
  const lines = strip
    .filter((phrase) => phrase !== number && labelOf(phrase.text) === undefined && /\p{L}{3}/u.test(phrase.text))
    .sort((a, b) => a.y0 - b.y0);
  const project: Phrase[] = [];
  for (const line of lines) {
    const last = project.at(-1);
    if (last && (line.y0 - last.y1 > 0.45 * line.size || Math.abs(line.size - last.size) > 0.2 * line.size)) break;
    project.push(line);
  }
  return {
    ...(project.length > 0 &&
      project.length <= 3 && { project_name: project.map(({ text }) => text.trim()).join(" ") }),
    ...(number && { drawing_number: number.text.trim() }),
  };
}

/** Below the label in its cell, or below it, or to the right of it */
function valueBeside(
  frame: Frame,
  label: Phrase,
  field: Field,
  phrases: readonly Phrase[],
  near: Neighbours,
): Phrase | undefined {
  const [left, top, right, bottom] = frame.rules.cellAt((label.x0 + label.x1) / 2, (label.y0 + label.y1) / 2);
  const boxed = right - left < 0.5 * frame.width && bottom - top < 0.15 * frame.height;
  const far = 400;
  const wide = boxed && Math.max(right - label.x1, label.x0 - left, bottom - label.y1) > far;
  const around = wide ? phrases.filter((phrase) => phrase !== label) : near(label, far);
  const free = around.filter(
    (phrase) =>
      phrase.text.trim() !== "" &&
      // L and C are headings elsewhere
      (labelOf(phrase.text) === undefined || (field === "revision" && /^\p{Lu}$/u.test(phrase.text.trim()))) &&
      inlineLabel(phrase.text) === undefined,
  );
  if (boxed) {
    const inside = free.filter((phrase) => {
      const x = (phrase.x0 + phrase.x1) / 2;
      const y = (phrase.y0 + phrase.y1) / 2;
      return x > left && x < right && y > top && y < bottom;
    });
    const below = inside.filter((phrase) => phrase.y0 > label.y0 - 1).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
    const others = around.some(
      (phrase) =>
        (phrase.x0 + phrase.x1) / 2 > left &&
        (phrase.x0 + phrase.x1) / 2 < right &&
        (phrase.y0 + phrase.y1) / 2 > top &&
        (phrase.y0 + phrase.y1) / 2 < bottom &&
        labelOf(phrase.text) !== undefined,
    );
    if (below[0]) return others ? below[0] : paragraph(below);
  }
  const walled = (a: Phrase, b: Phrase) =>
    frame.rules.horizontalBetween((a.y0 + a.y1) / 2, (b.y0 + b.y1) / 2, Math.max(a.x0, b.x0) + 1) !== undefined;
  const below = free
    .filter(
      (phrase) =>
        phrase.y0 >= label.y1 - 0.5 * label.size &&
        phrase.y0 - label.y1 < 2.2 * Math.max(label.size, phrase.size) &&
        Math.min(phrase.x1, label.x1) - Math.max(phrase.x0, label.x0) > -0.5 * label.size &&
        Math.abs(phrase.x0 - label.x0) < 14 * label.size,
    )
    .sort((a, b) => a.y0 - b.y0)[0];
  const onLine = (phrase: Phrase) =>
    Math.abs(middle(phrase) - middle(label)) < 0.5 * Math.max(label.size, phrase.size) && phrase.x0 >= label.x1 - 1;
  const reach = heightOfColumn(label, near) >= 3 ? 25 : 12;
  const labelsOnLine = near(label, reach * label.size).filter(
    (other) => onLine(other) && labelOf(other.text) !== undefined,
  );
  const beside = free
    .filter(
      (phrase) =>
        onLine(phrase) &&
        phrase.x0 - label.x1 < reach * label.size &&
        !labelsOnLine.some((other) => other.x1 < phrase.x0),
    )
    .sort((a, b) => a.x0 - b.x0)[0];
  if (beside && (/[:：]\s*$/.test(label.text) || /^[:：]/.test(beside.text))) return beside;
  if (below && !walled(label, below)) return below;
  return beside ?? below;
}

/** Labels that begin under each other: their values stand under each other too, as far as the longest label asks */
function heightOfColumn(label: Phrase, near: Neighbours): number {
  const others = near(label, 12 * label.size).filter(
    (other) =>
      Math.abs(other.x0 - label.x0) < 0.2 * label.size &&
      Math.abs(other.size - label.size) < 0.1 * label.size &&
      labelOf(other.text) !== undefined,
  );
  return others.length + 1;
}

/** What stands on one line, and lines of the same size right below it */
function paragraph(sorted: readonly Phrase[]): Phrase | undefined {
  const lines: Phrase[][] = [];
  for (const phrase of sorted) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && Math.abs(phrase.y0 - first.y0) < 0.4 * first.size) line.push(phrase);
    else if (
      first &&
      (phrase.y0 - first.y1 > 0.7 * first.size || Math.abs(phrase.size - first.size) > 0.2 * first.size)
    )
      break;
    else lines.push([phrase]);
  }
  const all = lines.flat();
  return all.length > 1 ? stacked(all) : all[0];
}
