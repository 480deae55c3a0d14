/** Title block: project, scale, number, revision, default grade, by label and place and by the look of the value. */
import type { DrawingInfo } from "../model.ts";
import { gradeIn, sectionOfCell, sectionsIn } from "./designation.ts";
import { meaningOf } from "./lists/column-meanings.ts";
import { readCount, readLength, readNumber } from "./numbers.ts";
import { type Frame, type Phrase, stacked } from "./reading-direction.ts";
import { inlineLabel, labelOf } from "./title-fields.ts";
import { furtherScale, scaleOf, scalePattern, shortScale } from "./title-scale.ts";
import type { Field } from "./words/language.ts";

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
  const used = new Set<Phrase>();
  const found: Labelled[] = [];
  const revisions = revisionLines(phrases);
  for (const label of phrases) {
    if (revisions.some((y) => Math.abs(y - (label.y0 + label.y1) / 2) < 0.6 * label.size)) continue;
    const further = furtherScale(label.text);
    if (further !== undefined) found.push({ field: "scale", label, value: label, text: further });
    const inline = inlineLabel(label.text);
    if (inline) {
      if (labelOf(inline.text) === undefined)
        found.push({
          field: inline.field,
          label,
          value: label,
          text: alone(wrapped(label, inline.text, inline.field, phrases)),
        });
      continue;
    }
    const short = shortScale.exec(label.text.trim());
    if (short?.[1] !== undefined) {
      found.push({ field: "view scale", label, value: label, text: short[1] });
      continue;
    }
    const field = labelOf(label.text);
    if (!field) continue;
    const value = valueBeside(frame, label, phrases);
    if (value) found.push({ field, label, value, text: value.text.replace(/^\s*[:：]\s*/, "") });
  }
  // the lowest and rightmost label of a kind is the title block's
  const place = ({ label }: Labelled) => label.x0 / frame.width + (2 * label.y0) / frame.height;
  const best = (field: Field, fits: (text: string) => boolean): Labelled | undefined =>
    found.filter((one) => one.field === field && fits(one.text)).sort((a, b) => place(b) - place(a))[0];
  const name = (text: string) => /\p{L}{3}/u.test(text) && text.length < 80;
  const project = best("project", name) ?? best("site", name) ?? best("department", name);
  const names = (text: string) => sectionOfCell(text)?.part === undefined && sectionOfCell(text) !== undefined;
  // NAME, DESCRIPTION, SIZE over a section
  const isName = (text: string) => names(text) && sectionOfCell(text)?.text === text.trim();
  const title = best("title", (text) => name(text) && meaningOf(text) === undefined && !isName(text));
  const numbered = (text: string) => /\d/.test(text) && text.length < 40;
  // the number of the only part names its drawing, where the drawing has none of its own
  const number = best("number", numbered) ?? best("part", numbered);
  const revision = best(
    "revision",
    (text) => /^[A-Z0-9][A-Z0-9.]{0,3}$/i.test(text.trim()) && !/^A[0-4]$/.test(text.trim()),
  );
  const scale = scaleOf(
    frame,
    phrases,
    best("scale", (text) => scalePattern.test(text)) ?? best("status", (text) => scalePattern.test(text)),
    found.flatMap(({ field, text }) => (field === "view scale" && scalePattern.test(text) ? [text] : [])),
  );
  const material = best("grade", (text) => text.length < 60);
  const graded = best("grade", (text) => text.length < 60 && gradeIn(text) !== undefined);
  const grade = graded === undefined ? undefined : gradeIn(graded.text);
  const mass = best("mass", (text) => /^\d[\d.,]*(?:\s*kg)?$/i.test(text.trim()));
  const kg = mass === undefined ? undefined : readNumber(mass.text.replace(/\s*kg\.?\s*$/i, ""), true);
  const section = best("section", names) ?? best("title", isName) ?? best("grade", isName) ?? best("none", isName);
  const length = best("length", (text) => (readLength(text)?.mm ?? 0) >= 30);
  // 6/34 is a sheet of a set
  const marked = (text: string) =>
    !names(text) && /\d/.test(text) && /^\S{1,16}$/.test(text.trim()) && !/^\d+\/\d+$/.test(text.trim());
  const ofPart = section !== undefined && length !== undefined;
  // ITEM NO. | No.: a mark has a letter, or is no small number, where another may be
  const lettered = (text: string) => marked(text) && !/^\d{1,3}$/.test(text.trim());
  // "No." beside "Item no." counts
  const numbersOnly = ({ label }: Labelled) => /^(?:no|nr|n)?[.°º]*$/i.test(label.text.trim());
  const worded = found
    .filter((one) => one.field === "mark" && marked(one.text) && !numbersOnly(one))
    .sort((a, b) => place(b) - place(a))[0];
  const mark =
    best("mark", lettered) ??
    (ofPart ? best("part", lettered) : undefined) ??
    worded ??
    best("mark", marked) ??
    (ofPart ? (best("part", marked) ?? best("title", marked)) : undefined);
  const mm = length === undefined || section === undefined ? undefined : readLength(length.text)?.mm;
  const smallNumbers = found.filter((one) => one !== mark && one.field === "mark" && /^\d{1,3}$/.test(one.text.trim()));
  const count =
    best("count", (text) => readCount(text) !== undefined) ??
    (ofPart && mark && smallNumbers.length === 1 ? smallNumbers[0] : undefined);
  const pieces = count === undefined ? undefined : readCount(count.text);
  for (const one of [project, title, number, revision, mass]) {
    if (!one) continue;
    used.add(one.label);
    const words = new Set(one.value?.words);
    for (const phrase of phrases) if (phrase.words.every((word) => words.has(word))) used.add(phrase);
  }
  return {
    info: {
      ...(project ? { project_name: project.text.trim() } : unlabelled(frame, phrases)),
      ...(scale && scale),
      ...(title && { title: title.text.trim() }),
      ...(number && { drawing_number: number.text.trim() }),
      ...(revision && { revision: revision.text.trim() }),
      ...(grade !== undefined && { default_grade: grade }),
      ...(kg !== undefined && kg > 0 && { printed_total_mass_kg: kg }),
    },
    used,
    ...(section?.value
      ? { material: section.value }
      : material?.value && sectionsIn(material.text).some(({ part }) => !part) && { material: material.value }),
    ...(mm !== undefined && { length: mm }),
    ...(mark !== undefined && section !== undefined && { mark: mark.text.trim() }),
    ...(pieces !== undefined && { count: pieces }),
  };
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

/** Headings of a list of revisions (REV, DATE, DESCRIPTION, BY): what stands under them is no title */
function revisionLines(phrases: readonly Phrase[]): number[] {
  const dates = phrases.filter(({ text }) => /^(?:date|datum)$/i.test(text.trim()));
  return dates.flatMap((date) => {
    const line = phrases.filter(
      (phrase) =>
        Math.abs((phrase.y0 + phrase.y1 - date.y0 - date.y1) / 2) < 0.6 * date.size &&
        Math.abs(phrase.x0 - date.x0) < 60 * date.size,
    );
    const has = (pattern: RegExp) => line.some(({ text }) => pattern.test(text.trim()));
    const told = has(
      /^(?:description|revision(?:s| description)?|details?|änderung(?:en)?|art der änderung|omschrijving|wijziging(?:en)?|modifications?|objet|nature|ändringen? avser|ändring|amendment|remarks?|issue|bemerkung|beschreibung|benämning|désignation)$/i,
    );
    return told && has(/^(?:rev\.?|no\.?|nr\.?|index|ind\.?|indice|bet\.?|wijz\.?|issue|mark|ant\.?)$/i)
      ? [(date.y0 + date.y1) / 2]
      : [];
  });
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
      /\p{L}/u.test(phrase.text),
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
function valueBeside(frame: Frame, label: Phrase, phrases: readonly Phrase[]): Phrase | undefined {
  const [left, top, right, bottom] = frame.rules.cellAt((label.x0 + label.x1) / 2, (label.y0 + label.y1) / 2);
  const boxed = right - left < 0.5 * frame.width && bottom - top < 0.15 * frame.height;
  const free = phrases.filter(
    (phrase) =>
      phrase !== label &&
      phrase.text.trim() !== "" &&
      labelOf(phrase.text) === undefined &&
      inlineLabel(phrase.text) === undefined,
  );
  if (boxed) {
    const inside = free.filter((phrase) => {
      const x = (phrase.x0 + phrase.x1) / 2;
      const y = (phrase.y0 + phrase.y1) / 2;
      return x > left && x < right && y > top && y < bottom;
    });
    const below = inside.filter((phrase) => phrase.y0 > label.y0 - 1).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
    const others = phrases.some(
      (phrase) =>
        phrase !== label &&
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
  const beside = free
    .filter(
      (phrase) =>
        Math.abs((phrase.y0 + phrase.y1) / 2 - (label.y0 + label.y1) / 2) < 0.5 * Math.max(label.size, phrase.size) &&
        phrase.x0 >= label.x1 - 1 &&
        phrase.x0 - label.x1 < 12 * label.size,
    )
    .sort((a, b) => a.x0 - b.x0)[0];
  if (beside && (/[:：]\s*$/.test(label.text) || /^[:：]/.test(beside.text))) return beside;
  if (below && !walled(label, below)) return below;
  return beside ?? below;
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
