/** Title block: project, scale, number, revision, default grade, by label and place and by the look of the value. */
import type { DrawingInfo } from "../model.ts";
import { gradeIn, sectionOfCell, sectionsIn } from "./designation.ts";
import { meaningOf } from "./lists/column-meanings.ts";
import { readCount, readLength, readNumber } from "./numbers.ts";
import { type Frame, type Phrase, stacked } from "./reading-direction.ts";
import type { Field, Meaning } from "./words/language.ts";
import { anyOf, fieldWord } from "./words/lexicon.ts";

const labels: readonly (readonly [Field, RegExp])[] = [
  [
    "number",
    /^(?:drawing|dwg|drg|sheet)\s*(?:no|nr|number|#)\b|^zeichnungs?-?\s*(?:nr|nummer)|^zeichnung\s*nr|^plan-?\s*nr|^tekening(?:nummer|\s*nr|\s*no)|^(?:n°|no|num[eé]ro)\s*(?:de\s*)?(?:plan|dessin)|^plan\s*n[°o]|^ritnings?(?:nummer|\s*nr)|^ritn\.?\s*nr|^blatt-?nr/i,
  ],
  ["part", /^(?:part|article|artikel|teile?)[-\s]*(?:no|nr|number|nummer)\.?$/i],
  [
    "revision",
    /^(?:rev(?:ision|isie|\.)?|index|[aä]nd(?:\.|erung|ring)?\s*(?:index)?|indice|bet|wijz(?:iging)?\.?|rev\.?\s*(?:no|nr|index)\.?)$/i,
  ],
  [
    "scale",
    /^(?:drawing\s*scale|scales?|ma(?:ß|ss)st(?:ab|äbe)|m\.|schaal|[eé]chelles?|ech\.?|skala)\b(?:\s*(?:at|@|auf|op|sur|på)?\s*\(?A\d\)?)?/i,
  ],
  [
    "project",
    /^(?:project(?:\s*(?:name|title|description|naam|omschrijving))?|projekt(?:name|bezeichnung)?|bauvorhaben|bv|job(?:\s*name)?|machine|werk|auftrag|affaire|projet|objekt|nom\s*du\s*projet|projektnamn|bouwwerk)\b/i,
  ],
  ["site", /^(?:chantier|bauort|baustelle|lieu|location|site|plaats|bouwplaats|ort)$/i],
  // ISO 7200 has no field for the project; offices use this one
  ["department", /^(?:(?:responsible\s*)?dep(?:t|artment)\.?|abteilung|afdeling|service|avdelning)\.?$/i],
  [
    "title",
    /^(?:(?:drawing\s*)?title|sheet\s*title|benennung|description|omschrijving|d[eé]signation|titre|sheet\s*contents?|drawing\s*contents?|subject|inhalt|ritningen\s*avser|inneh[aå]ll|bezeichnung|onderdeel|benaming|objet|titel)$/i,
  ],
  [
    "count",
    /^(?:(?:gesamt)?st(?:ü|ue)ck(?:zahl)?|anzahl|qty|quantity|no\.?\s*(?:off|req'?d)|number\s*(?:off|required|req'?d)|aantal(?:\s*stuks)?|stuks|antal|nombre|quantit[eé])(?:\s*(?:gesamt|ges\.?|total|totaal|totale|totalt|pcs))?$/i,
  ],
  [
    "mark",
    /^(?:merk(?:nummer)?|(?:piece\s*|part\s*|member\s*)?mark|pos(?:ition|itie)?\.?(?:s?-?\s?(?:nr|nummer|no)\.?)?|teil(?:e)?-?\s?nummer|bauteil(?:nummer)?|littera|detalj(?:nummer)?|rep[eè]re|rep\.)$/i,
  ],
  ["section", /^(?:profil(?:e|iel|é)?|profiel|section|querschnitt|doorsnede|halbzeug|member\s*size)$/i],
  ["length", /^(?:l[aä]nge|lengte|length|longueur|l[aä]ngd)(?:\s*[[(]?mm[)\]]?)?$/i],
  [
    "grade",
    /^(?:(?:material|werkstoff|materiaal|mati[eè]re)\s*[,/]\s*(?:halbzeug|section|profile?|profil|profiel)|material|werkstoff|steel\s*grade|grade|stahlsorte|staalsoort|staalkwaliteit|kwaliteit|materiaal|mati[eè]re|nuance(?:\s*d'acier)?|acier|st[aå]lkvalitet|st[aå]lsort|g[uü]te|default\s*grade|stahlg[uü]te)\b/i,
  ],
  [
    "mass",
    /^(?:weight|total\s*weight|mass|total\s*mass|gesamtgewicht|gewicht|gewicht\s*gesamt|totaal\s*gewicht|totaalgewicht|masse|poids(?:\s*total)?|vikt|totalvikt)\b/i,
  ],
  ["status", /^document\s*status\b/i],
  [
    "none",
    /^(?:date|datum|drawn(?:\s*by)?|gezeichnet|gez\.?|getekend|dessin[eé]|ritad|checked|gepr(?:üft|\.)|sheet|blatt|blad|feuille|sheet\s*size|format|formaat|client|kunde|opdrachtgever|bauherr|klant|bestek|kund|uppdrag\s*nr|ansvarig|handl[aä]ggare|projection(?:\s*method)?.*|general\s*tolerances|doc\.?\s*type|units.*|release\s*date|status|approved|phase|size|author|project\s*(?:no|nr|number|nummer)\b.*|proj\.?\s*no\b.*|auftrags?-?\s*nr.*|job\s*(?:no|number)\b.*|projektnummer|projectnummer|werknummer|n°?\s*affaire|bearbeiter|maître.*|ma[iî]tre.*|dessin[ée] par|date of issue|unterschrift|name|by|issue|issued|appd?\.?|chk(?:d|\.)?|dsgn|engineer|architect|detailed|designed|zone|copyright)\.?$/i,
  ],
];

export const SCALE =
  /(?:\d+(?:\s*\d+)?(?:\/\d+)?\s*["”]\s*=\s*\d+\s*['’]\s*-?\s*\d*\s*["”]?|\b\d+\s*[:/]\s*\d+(?:[.,]\d+)?\b|\bN\.?T\.?S\.?(?![a-z]))/i;

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

const labelOf = (text: string): Field | undefined => {
  // PROJECT / PROJET
  const halves = text.split(/\s*\/\s*/);
  if (halves.length === 2) {
    const [first, second] = halves.map(labelOf);
    if (first !== undefined && first === second) return first;
  }
  const bare = text
    .trim()
    .replace(/\s*[:：]\s*$/, "")
    .replace(/\s*\(.*\)$/, "");
  if (bare.length > 36 || bare === "") return undefined;
  const known = fieldWord(bare);
  if (known !== undefined) return known;
  // values such as "Projekt Halle 3" are no labels
  for (const [field, pattern] of [...labels].sort(([a], [b]) => Number(b === "none") - Number(a === "none"))) {
    const found = pattern.exec(bare);
    if (found && found[0].length >= bare.length - 4) return field;
  }
  const meaning = meaningOf(bare);
  return meaning === undefined ? undefined : fieldOfMeaning[meaning];
};

/** A sheet of one part calls its fields as a list calls its columns */
const fieldOfMeaning: Partial<Readonly<Record<Meaning, Field>>> = {
  size: "section",
  mark: "mark",
  section: "section",
  length: "length",
  quantity: "count",
  "total quantity": "count",
  grade: "grade",
};

/** Words of a title block that no list has as a heading: scale, date, drawn by */
export const isField = (text: string): boolean => {
  const field = labelOf(text);
  return (
    field === "scale" ||
    field === "project" ||
    field === "number" ||
    (field === "none" && !/^(?:name|size|phase|status|zone|issue|by)$/i.test(text.trim()))
  );
};

/** REV | DATE | DESCRIPTION | BY */
export const headsRevisions = (line: { readonly phrases: readonly Phrase[] }): boolean => {
  const fields = line.phrases.map(({ text }) => labelOf(text));
  return (
    line.phrases.length >= 3 &&
    fields.filter((field) => field !== undefined).length >= 3 &&
    fields.some((field) => field === "none" || field === "revision") &&
    !fields.includes("section") &&
    !fields.includes("length")
  );
};

/** "PROJECT: Hall 3 DRG: S-401 SCALE: NTS": a scale further on in a line of several fields */
const furtherScale = (text: string): string | undefined => FURTHER_SCALE.exec(text)?.[1];
const SCALE_WORDS = anyOf(({ fields }) => fields.scale?.replace(/(?:^|\|)m(?=\||$)/, ""));
const WORDED_SCALE = new RegExp(`(?<!\\p{L})(?:${SCALE_WORDS})(?!\\p{L})`, "iu");
const FURTHER_SCALE = new RegExp(
  String.raw`\S\s+(?:${SCALE_WORDS})\s*[:=]\s*(\d+\s*[:/]\s*\d+|N\.?T\.?S\.?)(?![\p{L}\d])`,
  "iu",
);
const SHORT_SCALE = new RegExp(String.raw`^(?:${SCALE_WORDS}|m)\s*(?:\(.*?\))?\s*[:.]?\s*(\d+\s*[:/]\s*\d+)$`, "iu");

/** "Project: Hall 3" */
function inlineLabel(text: string): { readonly field: Field; readonly text: string } | undefined {
  const inline = /^([\p{L}. °-]{1,30}?)\s*[:：]\s*(\S.*)$/u.exec(text);
  const field = inline?.[1] === undefined ? undefined : labelOf(inline[1]);
  return field && inline?.[2] !== undefined ? { field, text: inline[2].trim() } : undefined;
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
    const short = SHORT_SCALE.exec(label.text.trim());
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
  const title = best("title", (text) => name(text) && meaningOf(text) === undefined);
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
    best("scale", (text) => SCALE.test(text)) ?? best("status", (text) => SCALE.test(text)),
    found.flatMap(({ field, text }) => (field === "view scale" && SCALE.test(text) ? [text] : [])),
  );
  const material = best("grade", (text) => text.length < 60);
  const grade = material === undefined ? undefined : gradeIn(material.text);
  const mass = best("mass", (text) => /^\d[\d.,]*(?:\s*kg)?$/i.test(text.trim()));
  const kg = mass === undefined ? undefined : readNumber(mass.text.replace(/\s*kg\.?\s*$/i, ""), true);
  const names = (text: string) => sectionOfCell(text)?.part === undefined && sectionOfCell(text) !== undefined;
  const section =
    best("section", names) ?? best("title", (text) => names(text) && sectionOfCell(text)?.text === text.trim());
  const length = best("length", (text) => (readLength(text)?.mm ?? 0) >= 30);
  // 6/34 is a sheet of a set
  const marked = (text: string) => /\d/.test(text) && /^\S{1,16}$/.test(text.trim()) && !/^\d+\/\d+$/.test(text.trim());
  const ofPart = section !== undefined && length !== undefined;
  const mark = best("mark", marked) ?? (ofPart ? (best("part", marked) ?? best("title", marked)) : undefined);
  const mm = length === undefined || section === undefined ? undefined : readLength(length.text)?.mm;
  const count = best("count", (text) => readCount(text) !== undefined);
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

/** That of the title block, by its label or by its place; else what stands under the views */
function scaleOf(
  frame: Frame,
  phrases: readonly Phrase[],
  labelled: Labelled | undefined,
  ofViews: readonly string[],
): Pick<DrawingInfo, "scale" | "scale_ratio"> | undefined {
  const printed = (text: string): Pick<DrawingInfo, "scale" | "scale_ratio"> | undefined => {
    const scale = SCALE.exec(text)?.[0]
      .replace(/\s+/g, (space) => (text.includes("=") ? " " : space && ""))
      .trim();
    if (scale === undefined) return undefined;
    const ratio = /^(\d+)\s*[:/]\s*(\d+(?:[.,]\d+)?)$/.exec(scale);
    if (ratio) return { scale, scale_ratio: Number(ratio[2]?.replace(",", ".")) / Number(ratio[1]) };
    const feet = /^(\d+)?\s*(?:(\d+)\/(\d+))?\s*["”]\s*=\s*(\d+)\s*['’]/.exec(scale);
    const paper = feet
      ? feet[3] !== undefined
        ? Number(feet[2]) / Number(feet[3]) + Number(feet[1] ?? 0)
        : Number(feet[1])
      : 0;
    return { scale, ...(feet && paper > 0 && { scale_ratio: (Number(feet[4]) * 12) / paper }) };
  };
  if (labelled) return printed(labelled.text);
  const ratios = phrases.filter(({ text }) =>
    /^1\s*[:/]\s*(?:1|2|2[.,]5|5|8|10|12|15|20|25|30|33|33[.,]3|40|50|75|100|125|150|200|250|500|1000)$/.test(
      text.trim(),
    ),
  );
  const inCorner = (phrase: Phrase, x: number, y: number) =>
    phrase.x0 > x * frame.width && phrase.y0 > y * frame.height;
  const lowest = (all: readonly Phrase[]) => [...all].sort((a, b) => b.y0 - a.y0)[0];
  const lone =
    lowest(ratios.filter((phrase) => inCorner(phrase, 0.6, 0.8))) ??
    (ofViews.length > 0 ? undefined : lowest(ratios.filter((phrase) => inCorner(phrase, 0.4, 0.6))));
  const worded = phrases.filter(({ text }) => WORDED_SCALE.test(text) && SCALE.test(text) && text.length < 60);
  const feet = phrases.filter(({ text }) =>
    /^\d+(?:\s*\d+)?(?:\/\d+)?\s*["”]\s*=\s*\d+\s*['’]\s*-?\s*\d*\s*["”]?$/.test(text.trim()),
  );
  if (lone) return printed(lone.text);
  // of several views the main one is the most reduced
  const [views = []] = [ofViews, worded.map(({ text }) => text), feet.map(({ text }) => text)].filter(
    (texts) => texts.length > 0,
  );
  return views.flatMap((text) => printed(text) ?? []).sort((a, b) => (b.scale_ratio ?? 0) - (a.scale_ratio ?? 0))[0];
}
