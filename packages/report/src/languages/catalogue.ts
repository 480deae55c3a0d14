import type { Language } from "../phrases.ts";
import { isSymbol } from "../symbol.ts";
import type { Message } from "./message.ts";
import { details } from "./messages/details.ts";
import { concreteColumns } from "./messages/en-1992-1-1.ts";
import { steelMembers } from "./messages/en-1993-1-1.ts";
import { steelJoints } from "./messages/en-1993-1-8.ts";
import { fatigue } from "./messages/en-1993-1-9.ts";
import { timber } from "./messages/en-1995-1-1.ts";
import { earthquake } from "./messages/en-1998-1.ts";
import { fields } from "./messages/fields.ts";
import { figures } from "./messages/figures.ts";
import { parameters } from "./messages/parameters.ts";
import { shared } from "./messages/shared.ts";
import { words } from "./messages/words.ts";

const column = { en: 0, nl: 1, de: 2, fr: 3, sv: 4 } as const satisfies Record<Language, number>;

/** Every message there is. */
export const messages: readonly Message[] = [
  ...concreteColumns,
  ...steelMembers,
  ...steelJoints,
  ...fatigue,
  ...timber,
  ...earthquake,
  ...shared,
  ...details,
  ...fields,
  ...parameters,
  ...figures,
  ...words,
];

interface Pattern {
  readonly matches: RegExp;
  readonly message: Message;
}

let exact: ReadonlyMap<string, Message> | undefined;
let patterns: readonly Pattern[] = [];

const place = /\{\d\}/g;
const literalLength = ([english]: Message): number => english.replace(place, "").length;

function prepare(): ReadonlyMap<string, Message> {
  if (exact) return exact;
  const isPlain = ([english]: Message) => !english.includes("{0}");
  exact = new Map(messages.filter(isPlain).map((message) => [message[0], message]));
  // the most telling first: `{0} of {1}` only where nothing longer fits
  patterns = messages
    .filter((message) => !isPlain(message))
    .sort((a, b) => literalLength(b) - literalLength(a))
    .map((message) => ({ matches: patternOf(message[0]), message }));
  return exact;
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

const found = new Map<string, string | undefined>();

/** A text that the catalogue has, in that language; otherwise undefined. */
export function translated(text: string, language: Language): string | undefined {
  const key = `${language} ${text}`;
  if (!found.has(key)) found.set(key, lookUp(text, language));
  return found.get(key);
}

function lookUp(text: string, language: Language): string | undefined {
  const message = prepare().get(text) ?? prepare().get(isHyphened.test(text) ? text.replaceAll("-", " ") : text);
  if (message) return message[column[language]];
  for (const { matches, message: template } of patterns) {
    const inserted = matches.exec(text)?.slice(1);
    // a caption is put together from pieces: what is inserted in one of them is no other
    if (!inserted || (!isSentence(template[0]) && inserted.some((piece) => isComposed(piece, language)))) continue;
    const order = [...template[0].matchAll(place)].map(([sign]) => sign);
    return template[column[language]].replace(place, (sign) =>
      insertion(inserted[order.indexOf(sign)] ?? "", language),
    );
  }
  return undefined;
}

const isSentence = (template: string): boolean => /[.?]$/.test(template);

const isComposed = (text: string, language: Language): boolean =>
  separators.some((separator) => text.includes(separator)) &&
  !/^[-\d., ]+$/.test(text) &&
  translated(text, language) === undefined;

/** What is inserted in a sentence: a word, a number, or a name that is the same everywhere. */
const insertion = (text: string, language: Language): string =>
  boltGrade.test(text) ? text : (translated(text, language) ?? numbersIn(text, language));

/** Property classes are names. */
const boltGrade = /^(4\.[68]|5\.[68]|6\.8|8\.8|10\.9)$/;

/** Numbers with the decimal sign of the language; numbers of clauses stay as they are. */
export function numbersIn(text: string, language: Language): string {
  if (language === "en") return text;
  const numbers = text.split(", ");
  const isList = numbers.length > 1 && numbers.every((one) => /^-?\d+(\.\d+)?$/.test(one));
  return (isList ? numbers.join("; ") : text).replace(decimals, "$1,$2");
}

/** Neither `(5.39)`, nor `EN 1993-1-1 6.3.2`, nor `168.3x8`, nor `8.8`. */
const decimals = /(?<=^|[=≥≤<>±] ?-?|; -?|\d mm, -?|^-|up to |bis |tot |jusqu'à |till )(\d+)\.(\d+)(?![\w.(])/g;

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

/** `B1: sentence`: a mark stays as it is. */
function ofMark(text: string, language: Language): string | undefined {
  const at = text.indexOf(markSign);
  const sentence = at > 0 ? translated(text.slice(at + markSign.length), language) : undefined;
  return sentence && `${translated(text.slice(0, at), language) ?? text.slice(0, at)}: ${sentence}`;
}

/** English words of a text that the catalogue does not know; symbols, numbers and names of profiles are none. */
export function unknownIn(text: string): string[] {
  if (/[;,]$/.test(text)) return unknownIn(text.slice(0, -1));
  if ((translated(text, "nl") ?? ofMark(text, "nl")) !== undefined) return [];
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

/** A text or its words; a symbol stays one. */
export const nameIn = (name: string, language: Language): string =>
  language === "en" || isSymbol(name) ? name : (translated(name.replaceAll(/[-_]/g, " "), language) ?? name);

/** Table, Figure, Annex: what a clause is called. */
export const clauseIn = (clause: string, language: Language): string =>
  clause.replace(
    /\b(Table|Figure|Annex|as a stem|elastic theory|sheet)\b/g,
    (word) => clauseWords[word]?.[column[language]] ?? word,
  );

const clauseWords: Readonly<Record<string, Message>> = {
  Table: ["Table", "tabel", "Tabelle", "tableau", "tabell"],
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

/** A picture with its words and decimal signs in that language. */
export const pictureIn = (svg: string, language: Language): string =>
  language === "en"
    ? svg
    : svg.replace(
        /(<(?:text|title)[^>]*>)([^<]+)(?=<)/g,
        (_, tag: string, text: string) => tag + captionIn(text, language),
      );

function captionIn(text: string, language: Language): string {
  const plain = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  // an axis or a dimension: a number alone
  const local = /^-?[\d\u202f]+\.\d+$/.test(plain) ? plain.replace(".", ",") : said(plain, language);
  return local.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
