/** What is said of a drawing, in the language of its reader: sentences of reading and assessment, then those of the checks. */
import { said, unknownIn } from "./catalogue.ts";
import type { Language } from "./language.ts";
import type { Message } from "./message.ts";
import { workshop } from "./messages/workshop.ts";

const column = { en: 0, nl: 1, de: 2, fr: 3, sv: 4 } as const satisfies Record<Language, number>;
const place = /\{\d\}/g;

interface Pattern {
  readonly matches: RegExp;
  readonly order: readonly string[];
  readonly row: Message;
}

const literal = ([english]: Message): number => english.replace(place, "").length;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

let known: { exact: ReadonlyMap<string, Message>; patterns: readonly Pattern[] } | undefined;

/** Made when a drawing is first told of in another language. */
function dictionary(): NonNullable<typeof known> {
  known ??= {
    exact: new Map(workshop.filter(([english]) => !english.includes("{0}")).map((row) => [row[0], row])),
    // the most telling first
    patterns: workshop
      .filter(([english]) => english.includes("{0}"))
      .sort((a, b) => literal(b) - literal(a))
      .map((row) => ({
        matches: new RegExp(`^${row[0].split(place).map(escaped).join("(.*?)")}$`, "s"),
        order: row[0].match(place) ?? [],
        row,
      })),
  };
  return known;
}

/** `B1, B2 and 5 more`, before a sentence */
const names = /^(.{1,400}?) and (\d+) more$/s;
const listed = /^[^:]{1,400}? and \d+ more: /s;
const andMore = { nl: "en nog", de: "und weitere", fr: "et encore", sv: "och ytterligare" } as const;

type Other = Exclude<Language, "en">;
/** pieces of sentences that stay English */
type Missed = string[];

/** A sentence about a drawing in that language; what no catalogue has stays as it is. */
export function saidOfDrawing(text: string, language: Language): string {
  if (language === "en" || text === "" || isPiled(text)) return text;
  return told(text, language) ?? said(text, language);
}

/** No sentence is put together from so many: a hostile mark. */
const isPiled = (text: string): boolean => (text.match(/[:;] /g) ?? []).length > 20;

/** English of a sentence about a drawing that neither catalogue has. */
export function unknownOfDrawing(text: string): string[] {
  const missed: Missed = [];
  return told(text, "nl", missed) === undefined ? unknownIn(text) : missed;
}

function told(text: string, language: Other, missed: Missed = []): string | undefined {
  if (text.endsWith(" …")) {
    const cut = told(text.slice(0, -2), language, missed);
    return cut && `${cut} …`;
  }
  const own = ofDrawing(text, language, missed);
  if (own !== undefined) return own;
  // what the checks say
  const first = text.indexOf(": ");
  if (listed.test(text)) {
    const sentence = told(text.slice(first + 2), language, missed);
    return sentence && marked(text.slice(0, first), sentence, language);
  }
  const ofCheck = sentenceOfCheck(text, language);
  if (ofCheck !== undefined) return ofCheck;
  const rest = first > 0 ? told(text.slice(first + 2), language, missed) : undefined;
  if (rest !== undefined) return marked(text.slice(0, first), rest, language);
  // one after the other
  const at = text.indexOf("; ");
  if (at <= 0) return undefined;
  const pieces = [text.slice(0, at), text.slice(at + 2)];
  const both = pieces.map((piece) => told(piece, language, missed));
  if (both.every((piece) => piece === undefined)) return undefined;
  both.forEach((piece, i) => {
    if (piece === undefined) missed.push(...unknownIn(pieces[i] ?? ""));
  });
  return `${both[0] ?? pieces[0]}${language === "fr" ? " ; " : "; "}${both[1] ?? pieces[1]}`;
}

/** A sentence of its own catalogue, behind names that may hold a colon themselves. */
function ofDrawing(text: string, language: Other, missed: Missed): string | undefined {
  const whole = ofWorkshop(text, language, missed);
  if (whole !== undefined) return whole;
  for (let at = text.indexOf(": "); at > 0; at = text.indexOf(": ", at + 2)) {
    const sentence = ofWorkshop(text.slice(at + 2), language, missed);
    if (sentence !== undefined) return marked(text.slice(0, at), sentence, language);
  }
  return undefined;
}

const marked = (names: string, sentence: string, language: Other): string =>
  `${before(names, language)}${language === "fr" ? " : " : ": "}${sentence}`;

function sentenceOfCheck(text: string, language: Language): string | undefined {
  const other = said(text, language);
  return other !== text && unknownIn(text).length === 0 ? other : undefined;
}

function before(text: string, language: Other): string {
  const [, first, more] = names.exec(text) ?? [];
  if (first !== undefined) return `${first} ${andMore[language]} ${more}`;
  return ofWorkshop(text, language) ?? text;
}

/** In `page {0}` no other sentence goes on, nor in the middle of a short one. */
function goesOn([template]: Message, inserted: readonly string[]): boolean {
  const length = template.replace(place, "").length;
  const short = length < 12 || (length < 30 && !template.endsWith("}"));
  return short && inserted.some((piece) => /[:;] /.test(piece));
}

function ofWorkshop(text: string, language: Other, missed: Missed = []): string | undefined {
  const { exact, patterns } = dictionary();
  const plain = exact.get(text) ?? exact.get(text.replaceAll("-", " "));
  if (plain) return plain[column[language]];
  for (const { matches, order, row } of patterns) {
    const inserted = matches.exec(text)?.slice(1);
    if (!inserted || goesOn(row, inserted)) continue;
    return row[column[language]]?.replace(place, (sign) =>
      insertion(inserted[order.indexOf(sign)] ?? "", language, missed),
    );
  }
  return undefined;
}

function insertion(text: string, language: Other, missed: Missed): string {
  const known = told(text, language, missed);
  if (known === undefined && words.test(text)) missed.push(text);
  return known ?? local(text);
}

/** Three words and more are a sentence, not a name. */
const words = /(?:^| )[a-z]{2,} [a-z]+ [a-z]+/;

/** Numbers with a decimal comma; those in names stay. */
const local = (text: string): string => (/^-?\d+\.\d+$/.test(text) ? text.replace(".", ",") : text);
