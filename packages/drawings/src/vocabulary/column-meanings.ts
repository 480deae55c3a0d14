/** What a column of a list means, by the words of its heading. */

import type { Meaning } from "./language.ts";
import {
  anyOf,
  asRecognised,
  headingOfParts,
  headingWords,
  lettersApart,
  plain,
  plainOf,
  wordPattern,
} from "./lexicon.ts";

export type { Meaning } from "./language.ts";

/**
 * Forces by their names: only with their unit, since bare numbers may be kips, and only where the heading says nothing of
 * characteristic or unfactored values.
 */
const forces: readonly (readonly [string, RegExp])[] = [
  [
    "V_z_Ed",
    /^(?:(?:end|max|design|factored|uls) )*(?:shear|reaction|querkraft|auflagerkraft|auflagerreaktion|dwarskracht|oplegreactie|reactie|effort tranchant|reaction d appui|tvarkraft|upplagskraft|upplagsreaktion)(?: (?:force|v|ved))? kn$/,
  ],
  [
    "M_y_Ed",
    /^(?:(?:max|design|factored|uls|bending|buigend) )*(?:moment|biegemoment|buigmoment|moment flechissant|bojmoment)(?: (?:m|med))? kn ?m$/,
  ],
  [
    "N_Ed",
    /^(?:(?:max|design|factored|uls) )*(?:axial|axial force|axial load|normalkraft|normaalkracht|effort normal)(?: (?:n|ned))? kn$/,
  ],
];

/** The unit often stands in brackets. */
function forceNamed(heading: string): string | undefined {
  const text = plain(heading.replace(/[[\]()]/g, " "));
  return forces.find(([, pattern]) => pattern.test(text))?.[0];
}

const phrases: readonly (readonly [Meaning, RegExp])[] = [
  ["action", /^(?:n|v|m|v ?y|v ?z|m ?y|m ?z) ?_? ?(?:ed|sd)\b/],
  ["mass per metre", /^(?:kg ?\/ ?(?:m|lfm|ml)|.*(?:per m(?:etre|eter)?|\/ ?m))$/],
  ["surface", /(?:surface|paint|anstrich|verf|malnings|oberfl).*(?:area|flache|oppervlak|yta|m2)|^m2$/],
  ["total mass", /^kg (?:ges|gesamt|total|totale|tot|totaal|totalt|summe|summa|alle)$/],
  [
    "total mass",
    /^(?:total|totaal|totalt?|gesamt|tot|ges|summe|summa)\b.*(?:weight|mass|wt|gewicht|gew|vikt|poids|kg|masse)|(?:weight|mass|wt|gewicht|gew|vikt|poids|masse)\b.*(?:total|totaal|totalt|gesamt|tot|ges)$/,
  ],
  [
    "unit mass",
    /(?:weight|mass|wt|gewicht|gew|vikt|poids|kg|masse)\b.*(?:each|ea|stk|stuk|stuck|st|unit|unitaire|pc|piece|einzel)$|^(?:unit|einzel|styck)\b.*(?:weight|mass|wt|gewicht|gew|vikt|kg)/,
  ],
  [
    "quantity",
    /^(?:st|stk|stck|stuck|stuks|aantal|aant|qty|anz|anzahl|antal|nb|nbre|no|pcs) ?\/ ?(?:merk|mark|pos|bauteil|assembly|repere|rep|littera|baugruppe|ens|st)$/,
  ],
  [
    "total quantity",
    /^(?:n|nr|no|num|nb|nbre)? ?(?:pezzi|pz|pieces|piezas|uds|stuks|stuck|stk|ks|szt) (?:tot|totali?|totales?|ges|gesamt|totaal)$/,
  ],
  [
    "total quantity",
    /^(?:totaal|total|totalt|gesamt|tot|ges) (?:st|stk|stck|stuck|stuks|aantal|aant|qty|anz|anzahl|antal|nb|nbre|pcs)$/,
  ],
  [
    "total quantity",
    /^(?:total|tot|totaal|gesamt|totalt) (?:qty|quantity|no|nos|number|pcs|aantal|anzahl|antal|nombre|stk)$/,
  ],
  [
    "quantity",
    /^(?:qty|quantity|no|nos|number|nr|stk|anzahl|aantal|antal|nombre|nb|count) (?:off|req|reqd|required|of|pcs|pieces|per|each|ea|unit|stuks|st)\b/,
  ],
  // pieces and their length in one cell: 4 x 4200
  [
    "length",
    /^(?:no|nos|qty|stk|anz|anzahl|aantal|antal|nb|nbre|nombre|qte|pcs) ?[x×/à] ?(?:length|lange|lengte|longueur|langd|lg|l)$/,
  ],
  ["quantity", /^(?:(?:part|piece|member|mark|ass|assy|assembly) (?:qty|quantity|count))$/],
  ["assembly", /^(?:assembly|main|parent) (?:mark|no|piece)/],
  [
    "mark",
    /^(?:item|piece|part|member|beam|column|steel|ship|shipping|erection|shop|site|sub piece|subpiece|detail|pos|brace|element) ?(?:mark|no|nr|number|id|ref|tag)\b/,
  ],
  [
    "section",
    /\b(?:section|profile?|member) (?:size|type|designation|name|section)\b|^(?:profil|profiel|profile|section|querschnitt|doorsnede)\b/,
  ],
  ["grade", /\b(?:grade|stahlsorte|stahlgute|staalsoort|staalkwaliteit|stalkvalitet|stalsort|werkstoff|nuance)\b/],
  [
    "length",
    /^(?:long(?:ueur)?|lange|lengte|langd|lungh(?:ezza)?|longitud|dlugosc|laengde) (?:nette?|netto|netta|neta|finie|fertig)$/,
  ],
  [
    "other",
    /^(?:long(?:ueur)?|lange|lengte|langd|lungh(?:ezza)?|longitud|dlugosc|laengde) (?:brute?|brutto|lorda|bruta)$/,
  ],
  ["length", /^(?:cut(?:ting)? |total |overall |net )?(?:length|lange|lengte|longueur|langd)\b/],
  ["description", /\b(?:description|bezeichnung|benennung|omschrijving|designation|benamning)\b/],
  ["mass", /^(?:weight|mass|gewicht|gew|vikt|poids|masse|wt)\b/],
];

/** "Total length", "Longueur totale": of one piece or of all */
export const ofAllPieces =
  /(?<!\p{L})(?:total|tot|gesamt|ges|totale?|totaal|totalt?|summe|sum)\p{L}*\.?\s*(?:length|länge|lengte|longueur|längd|lengde|lunghezza|longitud|m$)|(?:length|länge|lengte|longueur|längd|lengde|lunghezza|longitud)\s*(?:total|tot|gesamt|ges|totaal|summe)/iu;

/** Angle 1, Hoek R, Winkel links */
const oneOfTwo = /^(?:\d|[a-dlr]|li|re|links|rechts|left|right|gauche|droite?)$/;

/** "Total (m)" is a length, "Total [m²]" a surface, "Total (€)" a price */
const noWeight = /[([]\s*(?:m|mm|cm|ft|lfm|lfdm|lm|ml|m[12²]|€|eur|chf|gbp|£|h|hrs?|std)\.?\s*[)\]]\s*$/i;

/** Sheets repeat their words, and a word is asked for many times */
const asked = new Map<string, Meaning | undefined>();
const mostAsked = 20_000;

/** The meaning of a heading; undefined when it is none that is known. */
export function meaningOf(heading: string): Meaning | undefined {
  if (asked.has(heading)) return asked.get(heading);
  if (asked.size >= mostAsked) asked.clear();
  const meaning = meaningAnew(heading);
  asked.set(heading, meaning);
  return meaning;
}

function meaningAnew(heading: string): Meaning | undefined {
  const text = plain(heading);
  if (text === "" || text.length > 40) return undefined;
  // "2 IPE" is a row, "ANGLE1" a heading
  if (/^\d/.test(text)) return undefined;
  if (forceNamed(heading) !== undefined) return "action";
  // T.1 and P-12 are marks, m2 is a heading
  if (!headingWords.has(text) && /^\p{L}{1,2}[-./ ]?\d/u.test(heading.trim())) return undefined;
  const single = headingWords.get(text) ?? headingOfParts(heading);
  if (single === "total mass" && noWeight.test(heading))
    return heading.includes("2") || heading.includes("²") ? "surface" : "other";
  if (single) return single;
  for (const [meaning, pattern] of phrases) if (pattern.test(text)) return meaning;
  const words = text.split(" ");
  if (words.length > 4) return undefined;
  if (
    words.every((word) => headingWords.get(word) === "other" || oneOfTwo.test(word)) &&
    headingWords.get(words[0] ?? "") === "other"
  )
    return "other";
  // "Länge L", "Pos Nr", "Längd mm", "Lengte (mm)", "Gew kg"
  const [first = ""] = words;
  const rest = words.slice(1);
  const unit = /^(?:mm|cm|m|kg|st|stk|nr|no|l|m2|kn|knm|each|ea)$/;
  if (rest.length > 0 && rest.every((word) => unit.test(word))) return headingWords.get(first) ?? withUmlauts(text);
  return bilingual(heading) ?? ofOneHand(text) ?? ofOneWhole(text) ?? ofAge(text) ?? withUmlauts(text);
}

const age =
  /^(?:new|revised|old|previous|former|existing|neue?[rs]?|alte?[rs]?|bisherige[rs]?|nieuwe?|oude?|nouveau|nouvelle|ancien(?:ne)?|nya?|nytt|gammalt?|tidigare) | (?:neu|alt|bisher|nieuw|oud|nouveau|ancien|ny|nytt|gammal|new|old)$/;

/** "New section" beside "Previous section" */
function ofAge(text: string): Meaning | undefined {
  const rest = text.replace(age, "");
  return rest !== text && headingWords.get(rest) === "section" ? "section" : undefined;
}

/** Laenge, Guete: programs that have no umlauts */
function withUmlauts(text: string): Meaning | undefined {
  const spelled = text.replace(/(?<=\p{L})([aou])e(?=\p{L})/gu, "$1");
  return spelled === text ? undefined : meaningOf(spelled);
}

const perWhole = new RegExp(
  `^(\\S+) ?(?:/|(?:${plainOf(({ ofOne }) => ofOne.per)}) ) ?(?:${plainOf(({ wholes }) => wholes.one)})$`,
);

/** Pcs/set, Nr je Rahmen, Nb par portique: pieces of one of several */
function ofOneWhole(text: string): Meaning | undefined {
  const first = perWhole.exec(text)?.[1] ?? "";
  return headingWords.get(first) === "quantity" || /^(?:no|nr|n|num)$/.test(first) ? "quantity" : undefined;
}

const oneHand =
  /^(?:as drawn|as shown|opp hand|opposite hand|mirrored|handed|wie gezeichnet|wie gez|spiegelb\p{L}*|gespiegelt|spegelvand\p{L}*)$/u;

/** Qty mirrored, Stk wie gez: pieces of one hand */
function ofOneHand(text: string): Meaning | undefined {
  const hand =
    / (?:mirrored|handed|opp hand|as drawn|wie gez\p{L}*|spiegelb\p{L}*|gespiegel[td]|spegelvand\p{L}*)$/u.exec(text);
  const rest = hand ? text.slice(0, hand.index) : "";
  return headingWords.get(rest) === "quantity" || oneHand.test(text) ? "quantity" : undefined;
}

/** "MARK / REPÈRE": the same in two languages */
function bilingual(heading: string): Meaning | undefined {
  const parts = heading.split(/\s*\/\s*/).filter((part) => /\p{L}/u.test(part));
  const halves = parts.length === 1 ? heading.trim().split(/\s+/) : parts;
  if (halves.length !== 2) return undefined;
  const [first, second] = halves.map((half) => headingWords.get(plain(half)));
  return first !== undefined && first === second ? first : undefined;
}

const knownHeadings = [...headingWords].map(([known, meaning]) => ({ letters: asRecognised(known), meaning }));

/** Letters that may be wrong, too many or too few: one of a short word, more of a long one */
const allowance = (length: number): number => (length < 8 ? 1 : length < 12 ? 2 : 3);

/** The meaning of the headings that a misread one is nearest to, word by word where it has several */
export function meaningLike(heading: string): Meaning | undefined {
  const text = asRecognised(heading);
  if (text.length < 3 || text.length > 40 || /\d/.test(text)) return undefined;
  const whole = nearest(text);
  if (whole !== undefined || !text.includes(" ")) return whole?.meaning;
  const words = text
    .split(" ")
    .map((word) => (meaningOf(word) === undefined && word.length > 3 ? nearest(word) : undefined)?.letters ?? word);
  return meaningOf(words.join(" "));
}

function nearest(text: string): { letters: string; meaning: Meaning } | undefined {
  let least = allowance(text.length);
  let found: { letters: string; meaning: Meaning }[] = [];
  for (const known of knownHeadings) {
    if (known.letters.length < 3 || Math.abs(known.letters.length - text.length) > least) continue;
    const differs = lettersApart(known.letters, text, least);
    if (differs > least) continue;
    found = differs < least ? [known] : [...found, known];
    least = differs;
  }
  const [first] = found;
  return found.every(({ meaning }) => meaning === first?.meaning) ? first : undefined;
}

/** What an unknown heading may mean: one with a wrong letter, or shortened to some of its letters, as LGTE is */
export function mayMean(heading: string): Meaning | undefined {
  return meaningLike(heading.replace(/[^\p{L}\s()[\]]/gu, "")) ?? shortened(plain(heading).replace(/[^\p{L}]/gu, ""));
}

function shortened(text: string): Meaning | undefined {
  if (text.length < 2) return undefined;
  const letters = new RegExp(`^${[...text].join(".*")}`, "u");
  const found = knownHeadings.filter(
    (known) => known.letters.length > text.length && known.letters.length <= 2.5 * text.length && letters.test(known.letters), // biome-ignore format: one line
  );
  const meanings = new Set(found.map(({ meaning }) => meaning));
  return meanings.size === 1 ? found[0]?.meaning : undefined;
}

/** A heading as it is, not only by one of its words */
export const isHeading = (text: string): boolean => headingWords.has(plain(text));

/** N_Ed, V_z,Ed, M_y,Ed of a heading, or the names of these forces, as the checks call them */
export function actionOf(heading: string): string | undefined {
  const named = forceNamed(heading);
  if (named !== undefined) return named;
  const found = /^\s*(N|V|M)\s*_?\s*([yz])?\s*[,_.]?\s*[ES]d\b/i.exec(heading.trim());
  if (!found?.[1]) return undefined;
  const letter = found[1].toUpperCase();
  if (letter === "N") return "N_Ed";
  const axis = found[2]?.toLowerCase() ?? (letter === "M" ? "y" : "z");
  return `${letter}_${axis}_Ed`;
}

const sum = new RegExp(`^(?:${anyOf(({ totals }) => totals)})(?![\\p{L}\\d])`, "iu");

/** Rows that are sums, headings of groups or other things than members. */
export const isTotal = (text: string): boolean => sum.test(text.trim());

const fastener = wordPattern(({ fasteners }) => fasteners);

export const isFastener = (text: string): boolean =>
  fastener.test(text) || /\bM(?:8|10|12|14|16|18|20|22|24|27|30|33|36)\s?[x×*-]\s?\d{2,3}\b/i.test(text);
