/** Labels of a title block: which field a text names, alone or before its value. */
import { meaningOf } from "../vocabulary/column-meanings.ts";
import type { Field, Meaning } from "../vocabulary/language.ts";
import { fieldWord } from "../vocabulary/lexicon.ts";
import { neighbours } from "./neighbours.ts";
import { overlap, type Phrase } from "./reading-direction.ts";

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
  ["date", /^(?:date|datum|date of issue|release\s*date)\.?$/i],
  [
    "author",
    /^(?:drawn(?:\s*by)?|gezeichnet|gez\.?|getekend|dessin[eé](?: par)?|ritad|author|detailed|bearbeiter)\.?$/i,
  ],
  [
    "none",
    /^(?:checked|gepr(?:üft|\.)|sheet|blatt|blad|feuille|sheet\s*size|format|formaat|client|kunde|opdrachtgever|bauherr|klant|bestek|kund|uppdrag\s*nr|ansvarig|handl[aä]ggare|projection(?:\s*method)?.*|general\s*tolerances|doc\.?\s*type|units.*|status|approved|phase|size|project\s*(?:no|nr|number|nummer)\b.*|proj\.?\s*no\b.*|auftrags?-?\s*nr.*|job\s*(?:no|number)\b.*|projektnummer|projectnummer|werknummer|n°?\s*affaire|ma[iî]tre.*|unterschrift|name|by|issue|issued|appd?\.?|chk(?:d|\.)?|dsgn|engineer|architect|designed|zone|copyright)\.?$/i,
  ],
];

const known = new Map<string, Field | "">();
const mostKept = 20_000;

/** Sheets repeat their texts, and a title block asks of each text beside each of its labels */
export function labelOf(text: string): Field | undefined {
  const kept = known.get(text);
  if (kept !== undefined) return kept === "" ? undefined : kept;
  const field = fieldOf(text);
  if (known.size >= mostKept) known.clear();
  known.set(text, field ?? "");
  return field;
}

const fieldOf = (text: string): Field | undefined => {
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
  description: "title",
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
    field === "date" ||
    field === "author" ||
    (field === "none" && !/^(?:name|size|phase|status|zone|issue|by)$/i.test(text.trim()))
  );
};

/** REV | DATE | DESCRIPTION | BY */
export const headsRevisions = (line: { readonly phrases: readonly Phrase[] }): boolean => {
  const fields = line.phrases.map(({ text }) => labelOf(text));
  return (
    line.phrases.length >= 3 &&
    fields.filter((field) => field !== undefined).length >= 3 &&
    fields.some((field) => field === "none" || field === "date" || field === "author" || field === "revision") &&
    !fields.includes("section") &&
    !fields.includes("length")
  );
};

/** "Project: Hall 3" */
export function inlineLabel(text: string): { readonly field: Field; readonly text: string } | undefined {
  const inline = /^([\p{L}. °/-]{1,30}?)\s*[:：]\s*(\S.*)$/u.exec(text);
  const field = inline?.[1] === undefined ? undefined : labelOf(inline[1]);
  return field && inline?.[2] !== undefined ? { field, text: inline[2].trim() } : undefined;
}

/** A word over two numbers, one under the other, heads a column and is no label */
export function headsOfNumbers(phrases: readonly Phrase[]): (label: Phrase) => boolean {
  const near = neighbours(phrases.filter(({ text }) => /^\d[\d.,]*(?:\s*kg)?$/i.test(text.trim())));
  const next = (over: Phrase): Phrase | undefined =>
    near(over, 3 * over.size).find(
      (one) => overlap(one, over) > 0 && one.y0 > over.y0 + 0.5 * over.size && one.y0 - over.y1 < 1.5 * over.size,
    );
  return (label) => {
    const first = next(label);
    return first !== undefined && next(first) !== undefined;
  };
}
