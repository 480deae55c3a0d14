/** Lines over a list that say that it is of one of several: "per frame, 4 frames", "für 1 Halle (2 Hallen gesamt)". */

import { closes, letter, letters, opens, sectionsIn } from "@x/fabrication/members";
import { anyOf, endOf } from "../../vocabulary/lexicon.ts";
import { numberInWords, numeralWords } from "../counts.ts";
import { multiplied } from "../label-text.ts";
import type { Frame } from "../reading-direction.ts";

const whole = endOf(({ wholes }) => wholes.one);
const wholeOrMember = endOf(({ wholes, beams, columns }) => `${wholes.one}|${beams}|${columns}`);
const severals = endOf(({ wholes, beams, columns }) => `${wholes.several}|${beams}|${columns}`);
const before = anyOf(({ ofOne }) => ofOne.before);
const one = anyOf(({ ofOne }) => ofOne.numeral);
/** "No. 4" may be a name */
const countWords = `${anyOf(({ counts }) =>
  counts
    .split("|")
    .filter((word) => !/^(?:no|nr|n°|n|num|núm)$/.test(word))
    .join("|"),
)}|req'd`;
const article = anyOf(({ ofOne }) => ofOne.article);
const piece = "(?:(?:no|nr|st|stk|pcs?)\\.?\\s+)?";
const adjective = `(?:${letter}+\\s+)?`;
const per = anyOf(({ ofOne }) => ofOne.per);
const type = "type|tipo|courante?|t[ií]pic[oa]";
const pages = "sheet|page|blatt|seite|blad|feuille|folio|sida|side|ark|foglio|hoja|arkusz|stron|list";

/** These patterns hold some hundred words of each language, and most titles are tried by none of them. */
const mayBeOfOne = new RegExp(`${opens}(?:1|${per}|${before}|${one}|${type})(?:(?!${letter})|(?<='))`, "u");
const mayBeSeveral = new RegExp(`\\d\\s*[x×]?\\s+${letter}|${opens}(?:${numeralWords})${closes}`, "u");

/** "per frame", "je Binder", "typical bay"; in Italian "per capannone 2" is for hall 2, and "per il" for the only one */
const perWhole = new RegExp(
  `${opens}(?:${per})\\.?\\s+(?!(?:il|lo|la|le|gli|el|los|las)\\s)${adjective}(?:${wholeOrMember})${closes}(?!\\s+(?:n[ro°]?\\.?\\s*)?${letter}?\\d{1,3}\\s*(?:$|[-–—,;:)/]))`,
  "u",
);
const oneWhole = new RegExp(
  [
    // "for one frame", "für 1 Vordach"
    `${opens}(?:${before})\\s*(?:1|${one})\\s+${piece}(?!${pages})${letter}{3}`,
    `${opens}(?:${before})\\s*(?:${article})\\s+${adjective}(?:${wholeOrMember})${closes}`,
    // "1 Halle", "list of 1 no. truss"
    `(?:^|[(,;:–—-]\\s*)1\\s+${piece}${adjective}(?:${whole})${closes}`,
    `${opens}(?:${one})\\s+${adjective}(?:${whole})${closes}`,
    // "portique courant"
    `${opens}(?:${whole})\\s+(?:${type})${closes}(?!\\s+\\S{1,3}(?:\\s|$))`,
  ].join("|"),
  "u",
);
/** what a number behind it names */
const naming = `${anyOf(({ wholes }) => wholes.one)}|grid|type?|sheet|drawing|no|nr|job|project|section|detail|view|plan|rev|mark|item|pos|teil|blatt`;
/** "2 Hallen", "twelve trusses"; not "Phase 2 frames" */
const severalWholes = new RegExp(
  `(?<!(?:${naming}|no\\.|nr\\.)s?\\s+|\\d[.,]?\\s*|[-/])${opens}(\\d{1,3}|${numeralWords})\\s*[x×]?\\s+${piece}${adjective}(?:${severals})${closes}`,
  "gu",
);
/** "4 required", "6 mal", "make 6", "x 8" */
const timesTold = new RegExp(
  [
    `${opens}(\\d{1,3})[\\s-]*(?:${anyOf(({ times }) => times)})${closes}`,
    `${opens}(?:make|made|fabricate|fertigen|herstellen|maken|fabriquer|tillverkas?|required|reqd|erforderlich)\\s*[:=]?\\s*(\\d{1,3})(?![\\d.,])`,
    // "No. of trusses: 12", "Anzahl der Binder 4"
    `${opens}(?:${countWords}|no|nr|number|numero)\\.?\\s*(?:of|der|die|de|des|di|af|av|van)?\\s*(?:the\\s+)?(?:${severals})(?:\\s*|(?:\\s+${letter}+){1,3}\\s*[:=])[:=]?\\s*(\\d{1,3})(?![\\d.,]|${letter})`,
    `${opens}(?:${countWords})\\.?\\s*[:=]?\\s*(\\d{1,3})(?![\\d.,]|\\s*(?:mm|cm|m|kg)?${closes}${letter})`,
    `[${letters})][${letters}\\d-]*\\s+[x×]\\s?(\\d{1,2})\\s*$`,
  ].join("|"),
  "gu",
);

/** It names no section of its own, and is no paragraph */
const longest = 200;
const isTitle = (text: string): boolean => text.length < longest && sectionsIn(text).length === 0;

/** How often the pieces of a list may be there, as a line over it says; 1 where it says nothing of this */
export function timesTitled(title: string): number {
  if (!isTitle(title)) return 1;
  const told = title.toLowerCase();
  const several = mayBeSeveral.test(told) ? [...told.matchAll(severalWholes)] : [];
  const times = /\d/.test(told) ? [...told.matchAll(timesTold)] : [];
  const numbers = [...several, ...times].map((found) => {
    const number = found.slice(1).find((text) => text !== undefined) ?? "1";
    return numberInWords(number) ?? Number(number);
  });
  return Math.max(multiplied(title), 1, ...numbers);
}

/** "All quantities are for one frame": a note, not the heading of a column */
const aboutPieces = new RegExp(
  `^(?:\\d{1,2}[.)]?\\s+|[*•-]\\s*)?(?:${letter}+\\s+){0,2}(?:${anyOf(({ headings }) =>
    headings.quantity
      ?.split("|")
      .filter((word) => word.length > 4 && !word.includes(" "))
      .join("|"),
  )}|quantit${letter}+|cantidades)${letter}{0,3}(?!${letter}|\\s+(?:of|der|von|van|de|des|av|di|af)\\s)`,
  "iu",
);

/** "This list is for one frame only" */
const aboutList =
  /(?<!\p{L})(?:list|schedule|table|bill|\p{L}*liste|\p{L}*lijst|staat|\p{L}*lista|elenco|distinta|wykaz|zestawienie|luettelo|výkaz|nomenclature)\s+(?:is|are|gilt|geldt|is|vaut|est|gäller|är|vale|è|es|dotyczy|jest|gælder|er|gjelder|koskee|on|platí)\s/iu;

/** What a note anywhere on the sheet says of all lists; `titles` are those of the others */
export const noteOfOne = ({ phrases }: Pick<Frame, "phrases">, titles: ReadonlySet<string>): string | undefined =>
  phrases.find(
    ({ text, words }) =>
      !titles.has(text) &&
      words.length > 3 &&
      text.length < longest &&
      text.split(sentenceEnd).some((part) => (aboutPieces.test(part) || aboutList.test(part)) && isOfOne(part)),
  )?.text;

/** "3 frames to be made – the quantities are those of one frame" */
const sentenceEnd = /\s+[-–—]\s+|[.;]\s+/u;

export function isOfOne(title: string): boolean {
  const told = title.toLowerCase();
  return mayBeOfOne.test(told) && isTitle(title) && (perWhole.test(told) || oneWhole.test(told));
}
