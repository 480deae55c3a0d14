import { isSymbol } from "../symbol.ts";
import type { Language } from "./language.ts";
import type { Message } from "./message.ts";
import { type Text, type Texts, textsOf } from "./texts.ts";

const column = { en: 0, nl: 1, de: 2, fr: 3, sv: 4 } as const satisfies Record<Language, number>;

/** A language as it is looked up. */
interface Dictionary {
  readonly exact: ReadonlyMap<string, string>;
  readonly patterns: readonly Pattern[];
  readonly found: Map<string, string | undefined>;
}

interface Pattern {
  readonly matches: RegExp;
  readonly text: Text;
}

const place = /\{\d\}/g;
const literalLength = ([english]: Text): number => english.replace(place, "").length;

const dictionaries = new WeakMap<Texts, Dictionary>();

function dictionaryOf(language: Language): Dictionary {
  const texts = textsOf(language);
  const known = dictionaries.get(texts) ?? prepared(texts);
  dictionaries.set(texts, known);
  return known;
}

function prepared({ sentences: texts, names }: Texts): Dictionary {
  const isPlain = ([english]: Text) => !english.includes("{0}");
  return {
    // pictures name verifications by their ids in words
    exact: new Map([
      ...Object.entries(names).map(([id, name]) => [id.replaceAll("-", " "), name] as const),
      ...texts.filter(isPlain),
    ]),
    // the most telling first: `{0} of {1}` only where nothing longer fits
    patterns: texts
      .filter((text) => !isPlain(text))
      .sort((a, b) => literalLength(b) - literalLength(a))
      .map((text) => ({ matches: patternOf(text[0]), text })),
    found: new Map(),
  };
}

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(place)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.*?)")}$`,
  );

/** Ids of kinds and components are words with hyphens. */
const isHyphened = /^[a-z]+(-[a-z]+)+$/;

/** A text that the catalogue has, in that language; otherwise undefined. */
export function translated(text: string, language: Language): string | undefined {
  const dictionary = dictionaryOf(language);
  if (!dictionary.found.has(text)) dictionary.found.set(text, lookUp(text, dictionary, language));
  return dictionary.found.get(text);
}

function lookUp(text: string, dictionary: Dictionary, language: Language): string | undefined {
  const entry = entryOf(text, dictionary, language);
  if (!entry) return undefined;
  const { template, other, inserted } = entry;
  const order = [...template.matchAll(place)].map(([sign]) => sign);
  return other.replace(place, (sign) => insertion(inserted[order.indexOf(sign)] ?? "", language));
}

/** What says a text in another language, and what of the text is inserted in it. */
interface Entry {
  readonly template: string;
  readonly other: string;
  readonly inserted: readonly string[];
}

function entryOf(text: string, { exact, patterns }: Dictionary, language: Language): Entry | undefined {
  const plain = exact.get(text) ?? exact.get(isHyphened.test(text) ? text.replaceAll("-", " ") : text);
  if (plain !== undefined) return { template: text, other: plain, inserted: [] };
  for (const {
    matches,
    text: [template, other],
  } of patterns) {
    const inserted = matches.exec(text)?.slice(1);
    // a caption is put together from pieces: what is inserted in one of them is no other
    if (!inserted || (!isSentence(template) && inserted.some((piece) => isComposed(piece, language)))) continue;
    // a whole sentence is no caption: "… acts on it." is not "{0} on {1}"
    if (isWholeSentence.test(text) && !isSentence(template) && !/[:;] /.test(template)) continue;
    return { template, other, inserted };
  }
  return undefined;
}

const isWholeSentence = /^\p{Lu}.* .*[a-z)]\.$/u;
const isSentence = (template: string): boolean => /[.?]$/.test(template);

const isComposed = (text: string, language: Language): boolean =>
  separators.some((separator) => `${text} `.includes(separator)) &&
  !/^[-\d., ]+$/.test(text) &&
  translated(text, language) === undefined;

/** What is inserted in a sentence: a word, a number, or a name that is the same everywhere. */
const insertion = (text: string, language: Language): string =>
  boltGrade.test(text)
    ? text
    : (translated(text, language) ?? numbersIn(citation.test(text) ? clauseIn(text, language) : text, language));

/** `2.2(2), Table 2.1`, `no clause: SN015` */
const citation = /\b(?:(?:Tables?|Figure|Annex) [A-Z]{0,2}\.?\d|no clause:)/;

/** Property classes are names. */
const boltGrade = /^(4\.[68]|5\.[68]|6\.8|8\.8|10\.9)$/;

/** Numbers with the decimal sign of the language; numbers of clauses stay as they are. */
function numbersIn(text: string, language: Language): string {
  if (language === "en") return text;
  const numbers = text.split(", ");
  const isList = numbers.length > 1 && numbers.every((one) => /^-?\d+(\.\d+)?$/.test(one));
  return (isList ? numbers.join("; ") : text).replace(decimals, "$1,$2");
}

/** Neither `(5.39)`, nor `EN 1993-1-1 6.3.2`, nor detail `8.4-7`, nor `168.3x8`, nor `8.8`. */
const decimals = /(?<=^|[=≥≤<>±] ?-?|; -?|\d mm, -?|^-|up to |bis |tot |jusqu'à |till )(\d+)\.(\d+)(?![\w.(]|-\d)/g;

/** What stands together on a page: `mark: sentence`, `one; another`, `one, another`. */
const separators = ["; ", ", ", ": "] as const;

/** In that language as far as the catalogue knows it, piece by piece; the rest as it is. */
export function said(text: string, language: Language): string {
  if (language === "en" || text === "") return text;
  // a line of a caption that goes on
  if (/[;,]$/.test(text)) return `${said(text.slice(0, -1), language)}${text.slice(-1)}`;
  const whole = translated(text, language) ?? ofMark(text, language);
  if (whole !== undefined) return whole;
  for (const separator of separators) {
    const at = text.indexOf(separator);
    if (at <= 0) continue;
    const [first, rest] = [text.slice(0, at), text.slice(at + separator.length)];
    const sign =
      separator === ": " && language === "fr" ? " : " : separator === "; " && language === "fr" ? " ; " : separator;
    return `${said(first, language)}${sign}${said(rest, language)}`;
  }
  return numbersIn(text, language);
}

const markSign = ": ";

/** `B1: sentence`: a mark stays as it is; `one; another: more` has none. */
function ofMark(text: string, language: Language): string | undefined {
  const at = text.indexOf(markSign);
  const isMark = at > 0 && !text.slice(0, at).includes("; ");
  const sentence = isMark ? translated(text.slice(at + markSign.length), language) : undefined;
  return sentence && `${translated(text.slice(0, at), language) ?? text.slice(0, at)}: ${sentence}`;
}

/** English words of a text that the catalogue does not know; symbols, numbers and names of profiles are none. */
export function unknownIn(text: string): string[] {
  if (/[;,]$/.test(text)) return unknownIn(text.slice(0, -1));
  const entry = entryOf(text, dictionaryOf("nl"), "nl");
  if (entry)
    return entry.inserted.filter(
      (piece) => translated(piece, "nl") === undefined && !isNeutral(piece) && !citation.test(piece),
    );
  if (ofMark(text, "nl") !== undefined) return [];
  for (const separator of separators) {
    const at = text.indexOf(separator);
    if (at > 0) return [...unknownIn(text.slice(0, at)), ...unknownIn(text.slice(at + separator.length))];
  }
  return isNeutral(text) ? [] : [text];
}

/** The same in every language: formulas, clauses, units, names of profiles and grades. */
export const isNeutral = (text: string): boolean =>
  text
    .replace(/\b[A-Za-z]+_\w+(,\w+)*/g, "")
    .replace(
      /\b(EN|ENV|ISO|DIN|NEN|SS|NF|MSB|SN|SCI|CHS|RHS|SHS|IPE|PFC|UPE|UPN|LVL|MPa|kNm|rad|ini|min|max|sqrt|NA|NB)\b/g,
      "",
    )
    .split(/[\s,;:()/=<>≤≥*+×±-]+/)
    .every((word) => !/[a-z]{3}/.test(word) || isSymbol(word) || /[\d_]/.test(word));

/** Table, Figure, Annex: what a clause is called. */
const clauseIn = (clause: string, language: Language): string =>
  clause.replace(
    /\b(Tables?|Figure|Annex|as a stem|elastic theory|sheet|no clause|custom|and)\b/g,
    (word) => clauseWords[word]?.[column[language]] ?? word,
  );

const clauseWords: Readonly<Record<string, Message>> = {
  Table: ["Table", "tabel", "Tabelle", "tableau", "tabell"],
  Tables: ["Tables", "tabellen", "Tabellen", "tableaux", "tabellerna"],
  "no clause": ["no clause", "geen artikel", "kein Abschnitt", "aucun article", "inget avsnitt"],
  custom: ["custom", "gebruik", "Praxis", "usage", "praxis"],
  and: ["and", "en", "und", "et", "och"],
  Figure: ["Figure", "figuur", "Bild", "figure", "figur"],
  Annex: ["Annex", "bijlage", "Anhang", "annexe", "bilaga"],
  "as a stem": ["as a stem", "als lijf", "als Steg", "comme âme", "som liv"],
  "elastic theory": [
    "elastic theory",
    "elasticiteitstheorie",
    "Elastizitätstheorie",
    "théorie élastique",
    "elasticitetsteori",
  ],
  sheet: ["sheet", "blad", "Blatt", "feuille", "blad"],
};
