/** Lines over a list that say that it is of one of several: "per frame, 4 frames", "für 1 Halle (2 Hallen gesamt)". */
import { numberInWords, numeralWords } from "../counts.ts";
import { sectionsIn } from "../designation.ts";
import { multiplied } from "../label-text.ts";
import type { Frame } from "../reading-direction.ts";
import { anyOf, endOf } from "../words/lexicon.ts";

/** before and behind a word */
const [open, close] = ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])"];
const whole = endOf(({ wholes }) => wholes.one);
const wholeOrMember = endOf(({ wholes, beams, columns }) => `${wholes.one}|${beams}|${columns}`);
const several = endOf(({ wholes, beams, columns }) => `${wholes.several}|${beams}|${columns}`);
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
const adjective = "(?:\\p{L}+\\s+)?";
const pages = "sheet|page|blatt|seite|blad|feuille|folio|sida|side|ark|foglio|hoja|arkusz|stron|list";

/** "per frame", "je Binder", "typical bay"; in Italian "per capannone 2" is for hall 2, and "per il" for the only one */
const perWhole = new RegExp(
  `${open}(?:${anyOf(({ ofOne }) => ofOne.per)})\\.?\\s+(?!(?:il|lo|la|le|gli|el|los|las)\\s)${adjective}(?:${wholeOrMember})${close}(?!\\s+(?:n[ro°]?\\.?\\s*)?\\p{L}?\\d{1,3}\\s*(?:$|[-–—,;:)/]))`,
  "iu",
);
const oneWhole = new RegExp(
  [
    // "for one frame", "für 1 Vordach"
    `${open}(?:${before})\\s*(?:1|${one})\\s+${piece}(?!${pages})\\p{L}{3}`,
    `${open}(?:${before})\\s*(?:${article})\\s+${adjective}(?:${wholeOrMember})${close}`,
    // "1 Halle", "list of 1 no. truss"
    `(?:^|[(,;:–—-]\\s*)1\\s+${piece}${adjective}(?:${whole})${close}`,
    `${open}(?:${one})\\s+${adjective}(?:${whole})${close}`,
    // "portique courant"
    `${open}(?:${whole})\\s+(?:type|tipo|courante?|t[ií]pic[oa])${close}(?!\\s+\\S{1,3}(?:\\s|$))`,
  ].join("|"),
  "iu",
);
/** what a number behind it names */
const naming = `${anyOf(({ wholes }) => wholes.one)}|grid|type?|sheet|drawing|no|nr|job|project|section|detail|view|plan|rev|mark|item|pos|teil|blatt`;
/** "2 Hallen", "twelve trusses"; not "Phase 2 frames" */
const severalWholes = new RegExp(
  `(?<!(?:${naming})s?\\.?\\s+|\\d[.,]?\\s*|[-/])${open}(\\d{1,3}|${numeralWords})\\s*[x×]?\\s+${piece}${adjective}(?:${several})${close}`,
  "giu",
);
/** "4 required", "6 mal", "make 6", "x 8" */
const timesTold = new RegExp(
  [
    `${open}(\\d{1,3})[\\s-]*(?:${anyOf(({ times }) => times)})${close}`,
    `${open}(?:make|made|fabricate|fertigen|herstellen|maken|fabriquer|tillverkas?|required|reqd|erforderlich)\\s*[:=]?\\s*(\\d{1,3})(?![\\d.,])`,
    // "No. of trusses: 12", "Anzahl der Binder 4"
    `${open}(?:${countWords}|no|nr|number|numero)\\.?\\s*(?:of|der|die|de|des|di|af|av|van)?\\s*(?:the\\s+)?(?:${several})\\s*[:=]?\\s*(\\d{1,3})(?![\\d.,]|\\p{L})`,
    `${open}(?:${countWords})\\.?\\s*[:=]?\\s*(\\d{1,3})(?![\\d.,]|\\s*(?:mm|cm|m|kg)?${close}\\p{L})`,
    "[\\p{L})][\\p{L}\\d-]*\\s+[x×]\\s?(\\d{1,2})\\s*$",
  ].join("|"),
  "giu",
);

/** It names no section of its own, and is no paragraph */
const longest = 200;
const isTitle = (text: string): boolean => text.length < longest && sectionsIn(text).length === 0;

/** How often the pieces of a list may be there, as a line over it says; 1 where it says nothing of this */
export function timesTitled(title: string): number {
  if (!isTitle(title)) return 1;
  const numbers = [...title.matchAll(severalWholes), ...title.matchAll(timesTold)].map((found) => {
    const told = found.slice(1).find((text) => text !== undefined) ?? "1";
    return numberInWords(told) ?? Number(told);
  });
  return Math.max(multiplied(title), 1, ...numbers);
}

/** "All quantities are for one frame": a note, not the heading of a column */
const aboutPieces = new RegExp(
  `^(?:\\d{1,2}[.)]?\\s+|[*•-]\\s*)?(?:\\p{L}+\\s+){0,2}(?:${anyOf(({ headings }) =>
    headings.quantity
      ?.split("|")
      .filter((word) => word.length > 4 && !word.includes(" "))
      .join("|"),
  )}|quantit\\p{L}+|cantidades)\\p{L}{0,3}(?!\\p{L}|\\s+(?:of|der|von|van|de|des|av|di|af)\\s)`,
  "iu",
);

/** "This list is for one frame only" */
const aboutList =
  /(?<!\p{L})(?:list|schedule|table|bill|\p{L}*liste|\p{L}*lijst|staat|\p{L}*lista|elenco|distinta|wykaz|zestawienie|luettelo|výkaz|nomenclature)\s+(?:is|are|gilt|geldt|is|vaut|est|gäller|är|vale|è|es|dotyczy|jest|gælder|er|gjelder|koskee|on|platí)\s/iu;

/** What a note anywhere on the sheet says of all lists */
export const noteOfOne = ({ phrases }: Pick<Frame, "phrases">): string | undefined =>
  phrases.find(
    ({ text, words }) =>
      words.length > 3 && text.length < longest && (aboutPieces.test(text) || aboutList.test(text)) && isOfOne(text),
  )?.text;

export const isOfOne = (title: string): boolean => isTitle(title) && (perWhole.test(title) || oneWhole.test(title));
