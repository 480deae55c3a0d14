import { isNeutral } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { type Text, textsOf } from "./texts.ts";

// Problems of an input in the other languages. A message is put together from pieces, and each of them has to be known: half a
// sentence in English would be worse than all of it. `{0}` inserts what is translated itself, `<0>` names of fields and words.

/** A message in that language; undefined where a piece of it has no translation. */
export type ProblemReader = (message: string) => string | undefined;

interface Frame {
  readonly matches: RegExp;
  readonly template: string;
  readonly text: string;
}

const place = /\{\d\}|<\d>/g;
const literalLength = ([english]: Text): number => english.replace(place, "").length;

export function problemReader(own: readonly Text[], language: Language): ProblemReader {
  if (language === "en") return (message) => message;
  const texts = [...own, ...textsOf(language).sentences];
  const isPlain = ([english]: Text) => english.search(place) < 0;
  const exact = new Map(texts.filter(isPlain).reverse());
  // the most telling first
  const frames = texts
    .filter((text) => !isPlain(text))
    .sort((a, b) => literalLength(b) - literalLength(a))
    .map(([template, text]): Frame => ({ matches: matcherOf(template), template, text }));
  const known = new Map<string, string | undefined>();

  function read(message: string): string | undefined {
    if (!known.has(message)) {
      known.set(message, undefined);
      known.set(message, found(message));
    }
    return known.get(message);
  }

  const found = (message: string): string | undefined =>
    exact.get(message) ??
    framed(message) ??
    (isSameEverywhere(message) ? numberIn(message) : undefined) ??
    parted(message, language, read);

  function framed(message: string): string | undefined {
    for (const { matches, template, text } of frames) {
      const pieces = matches.exec(message)?.slice(1);
      const said = pieces && insertions(template, pieces);
      if (said) return text.replace(place, (sign) => said.get(sign) ?? "");
    }
    return undefined;
  }

  function insertions(template: string, pieces: readonly string[]): ReadonlyMap<string, string> | undefined {
    const said = new Map<string, string>();
    const signs = template.match(place) ?? [];
    const literals = template.split(place);
    for (const [i, sign] of signs.entries()) {
      const piece = pieces[i] ?? "";
      // what a frame holds is no other sentence, and ends where the frame goes on
      const isOpen = i === signs.length - 1 || literals[i + 1]?.startsWith(" (");
      if (piece.includes("; ") || (!isOpen && /[:,] /.test(piece.replace(/[({].*[)}]/, "")))) return undefined;
      const inserted = sign.startsWith("<") ? namesIn(piece, language) : read(piece);
      if (inserted === undefined) return undefined;
      said.set(sign, inserted);
    }
    return said;
  }

  return read;
}

const matcherOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(place)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.+?)")}$`,
  );

/** Between two pieces of a message, each of which can be said alone. */
function parted(message: string, language: Language, read: ProblemReader): string | undefined {
  for (const separator of ["; ", ": ", ", "])
    for (let at = message.indexOf(separator); at > 0; at = message.indexOf(separator, at + 1)) {
      const [first, rest] = [read(message.slice(0, at)), read(message.slice(at + separator.length))];
      if (first === undefined || rest === undefined) continue;
      return `${first}${language === "fr" && separator !== ", " ? " " : ""}${separator}${rest}`;
    }
  return undefined;
}

/** What somebody typed, numbers, symbols, clauses. */
const isSameEverywhere = (text: string): boolean =>
  /^"[^"]*"$/.test(text) || (text !== "" && isNeutral(text) && !shortWords.test(text));

const shortWords = /(^| )(an?|as|at|be|by|if|in|is|it|no|of|on|or|to) /;

const numberIn = (text: string): string => text.replace(/^(-?\d+)\.(\d+)(?= \S+$|$)/, "$1,$2");

const conjunctions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  " or ": { en: " or ", nl: " of ", de: " oder ", fr: " ou ", sv: " eller " },
  " and ": { en: " and ", nl: " en ", de: " und ", fr: " et ", sv: " och " },
};

/** Names of fields and their words, one or several. */
function namesIn(text: string, language: Language): string | undefined {
  const pieces = text.split(/(, | or | and )/);
  if (pieces.some((piece, i) => i % 2 === 0 && !/^\S+$/.test(piece))) return undefined;
  return pieces.map((piece, i) => (i % 2 === 0 ? piece : (conjunctions[piece]?.[language] ?? piece))).join("");
}
