/** Numbers of pieces as drawings write them: `12`, `4 Stk.`, `two off`, `2x4`, four as drawn and two mirrored. */

const numerals: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  een: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  zeven: 7,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  en: 1,
  ett: 1,
  två: 2,
  to: 2,
  tre: 3,
  fyra: 4,
  fire: 4,
  fem: 5,
  sex: 6,
  uno: 1,
  due: 2,
  quattro: 4,
  cinque: 5,
  sei: 6,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};

/** "two", "zwei", "deux" */
export const numberInWords = (word: string): number | undefined =>
  Object.hasOwn(numerals, word.toLowerCase()) ? numerals[word.toLowerCase()] : undefined;

/** words that mean something else as often: a count only where nothing but a count can stand */
const alsoOther = new Set(["en", "to", "un", "fire", "sex", "sept"]);
/** numbers in words as alternatives of a pattern, in running text */
export const numeralWords = Object.keys(numerals)
  .filter((word) => !alsoOther.has(word))
  .sort((a, b) => b.length - a.length)
  .join("|");

const allNumerals = Object.keys(numerals)
  .sort((a, b) => b.length - a.length)
  .join("|");
const pieceWords = String.raw`(?:st(?:k|ck|ück|uks)?\.?|pcs?\.?|pieces?|off|ea\.?|no\.?|nos\.?|pièces?|pz|qty)`;
const drawn = String.raw`wie gez(?:eichnet)?\.?|w\. ?g\.?|as (?:drawn|shown)|thus|zo(?:als get(?:ekend)?)?\.?|als get(?:ekend)?\.?|comme dessinée?s?|som ritat|enl\.? ritn(?:ing)?\.?`;
const mirrored = String.raw`spiegelbeeld|reversed|rev\.|mirrored|mirr?\.?|handed|opp(?:osite)?\.? ?hand|a\.? ?h\.?|sp\.? ?v\.?|sp\.?|spegelv\p{L}*\.?|gespiegel[td]\p{L}*|gesp\.?|gsp\.?|spiegelb\p{L}*\.?|sym\p{L}*\.?|inversée?s?`;
/** the other half of a pair: as drawn and mirrored, left and right */
const handWords = String.raw`\(?\s*(?:${mirrored}|${drawn}|g(?:auche)?|d(?:roite)?|l(?:inks|eft|h)?|r(?:echts|ight|h)?)\s*\)?`;
const termOfSum = new RegExp(
  String.raw`^(?:x\s*|n[.°º]\s*)?(\d{1,5}|${allNumerals})(?:\s*[x×]\s*(\d{1,4}))?\s*(?:x|×)?\s*${pieceWords}?\s*(${handWords})?\.?$`,
  "iu",
);
const nextHand = /\s*(?:\+|[,;/&]|(?<=\s)[-–](?=\s)|(?<!\p{L})(?:und|and|et|en|och|e|y|i|og|ja)(?!\p{L}))\s*/iu;

const numberOf = (text: string): number => numberInWords(text) ?? Number(text);

/** A count: `12`, `12x`, `4 Stk.`, `two off`, `2x4`, `4+4 (mirrored)`, `4 wie gez., 2 spiegelb.`; never a decimal. */
export function readCount(text: string): number | undefined {
  return sumOf(text.trim().split("+"), false) ?? sumOf(text.trim().split(nextHand), true);
}

/** `handed`: numbers one after the other are added only where each says which hand it is */
function sumOf(terms: readonly string[], handed: boolean): number | undefined {
  let sum = 0;
  for (const one of terms) {
    const term = termOfSum.exec(one.trim());
    if (!term?.[1] || (handed && term[3] === undefined)) return undefined;
    sum += numberOf(term[1]) * Number(term[2] ?? 1);
  }
  return sum > 0 ? sum : undefined;
}

const ofMirrored = new RegExp(`^(?:${mirrored})`, "iu");
const ofRight = /^(?:d(?:roite)?|r(?:echts|ight|h)?)(?!\p{L})/iu;
const ofLeft = /^(?:g(?:auche)?|l(?:inks|eft|h)?)(?!\p{L})/iu;

/** How many pieces of a count are of the other hand: `4+4 (mirrored)`, `4 wie gez., 2 spiegelb.`, `2 links, 2 rechts`. */
export function countOfOtherHand(text: string): number {
  const hands = (
    sumOf(text.trim().split("+"), false) === undefined ? text.trim().split(nextHand) : text.trim().split("+")
  ).flatMap((one) => {
    const term = termOfSum.exec(one.trim());
    const hand = term?.[3]?.replace(/^[\s(]+/, "");
    return term?.[1] && hand ? [{ count: numberOf(term[1]) * Number(term[2] ?? 1), hand }] : [];
  });
  const paired = hands.some(({ hand }) => ofLeft.test(hand));
  return hands.reduce(
    (sum, { count, hand }) => (ofMirrored.test(hand) || (paired && ofRight.test(hand)) ? sum + count : sum),
    0,
  );
}

const ofHand = (hand: string) =>
  String.raw`(?<![\p{L}\d.,])\d{1,3}\s*[x×]?\s*${pieceWords}?\s*\(?\s*(?:${hand})(?!\p{L})\s*\)?`;
const pair = new RegExp(`${ofHand(drawn)}${nextHand.source}${ofHand(mirrored)}`, "iu");

/** "4 Stück wie gez., 2 Stück spiegelb." in a text: six pieces */
export function bothHands(
  text: string,
): { readonly count: number; readonly mirrored: number; readonly text: string } | undefined {
  const found = pair.exec(text)?.[0];
  const count = found === undefined ? undefined : readCount(found);
  return found === undefined || count === undefined
    ? undefined
    : { count, mirrored: countOfOtherHand(found), text: found };
}
