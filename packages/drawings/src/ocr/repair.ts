/**
 * Look-alikes that recognition mixes up, put right only where the outcome is a name of the catalogue of profiles or a
 * grade of the standards, and only one such outcome is possible. Marks and numbers stay as they were read.
 */
import { resolveDesignation } from "@x/eurocode";
import type { Box } from "../model.ts";
import { asRecognised, headingWords, labelWords, lettersApart, plain } from "../vocabulary/lexicon.ts";

/** Letters before the numbers of a profile, as they are printed on drawings. */
const families = [
  ..."IPE IPEA IPEO IPN INP UPN UNP UPE UAP HE HEA HEB HEM HEAA IPB IPBL IPBV HD HL HP UB UC UKB UKC UBP UKBP PFC UKPFC".split(
    " ",
  ),
  ..."L UKA RSA LNP SHS RHS CHS K KK KKR VKR QRO RRO RO ROHR TUBE KOKER BUIS FL".split(" "),
];

export const isFamily = (text: string): boolean => families.includes(text.toUpperCase());

const letterFor: Readonly<Record<string, string>> = {
  "0": "O",
  "1": "I",
  l: "I",
  "|": "I",
  "!": "I",
  "5": "S",
  $: "S",
  "8": "B",
  "6": "G",
};
const digitFor: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  D: "0",
  Q: "0",
  I: "1",
  i: "1",
  l: "1",
  "|": "1",
  "!": "1",
  S: "5",
  s: "5",
  $: "5",
  B: "8",
  Z: "2",
  z: "2",
  G: "6",
};
const timesFor: Readonly<Record<string, string>> = { "×": "x", X: "x", "*": "x", "%": "x", "«": "x" };

const swap = (text: string, table: Readonly<Record<string, string>>) => [...text].map((c) => table[c] ?? c).join("");

/** The text with the swap, or undefined when it is right as it stands or cannot be made right. */
export function repaired(text: string): string | undefined {
  return repairedFamily(text) ?? repairedGrade(text) ?? repairedProfile(text);
}

/** Small letters as high as capitals: alone in a cell, nothing tells them apart. */
function repairedFamily(text: string): string | undefined {
  const name = text.toUpperCase();
  return text.length > 1 && /^[cosuvwxzpb]+$/.test(text) && families.includes(name) ? name : undefined;
}

function repairedProfile(text: string): string | undefined {
  const plain = resolveDesignation(text);
  if ("kind" in plain && plain.kind !== "section") return undefined;
  const [, printed = "", between = "", rest = ""] =
    /^([^\s.-]{1,5}?)([\s.-]{0,2})([\dOoDQIil|!SsBZzG$][^\s]*(?:\s?[ABM]{1,2})?)$/.exec(text) ?? [];
  if ("kind" in plain && plain.readAs === undefined) return undefined;
  const found = new Map<string, string>();
  // where the letters end is not sure either: HEB2OO, 1PE300
  for (let cut = 1; cut <= Math.min(5, text.length - 2); cut++) {
    const [head, tail] =
      printed !== "" && cut === printed.length ? [printed, between + rest] : [text.slice(0, cut), text.slice(cut)];
    const family = [head, swap(head, letterFor), swap(head, { F: "P" })].find((one) =>
      families.includes(one.toUpperCase()),
    );
    if (family === undefined) continue;
    for (const candidate of tails(tail)) {
      const name = family + candidate;
      const resolution = resolveDesignation(name);
      if (!("kind" in resolution) || resolution.kind !== "section" || resolution.readAs !== undefined) continue;
      if (!found.has(resolution.canonical)) found.set(resolution.canonical, name);
    }
  }
  const [only, second] = [...found.values()];
  return only === undefined || second !== undefined || only === text ? undefined : only;
}

/**
 * A name that no catalogue has, one figure of it hardly legible: the one name that it can be, none where two are as near.
 * "IPE 402" is IPE 400; "IPE 3-0" stays.
 */
export function nearestName(text: string): string | undefined {
  const [, family = "", between = "", size = ""] = /^([A-Z]{2,5})([\s.-]?)(.{2,4})$/.exec(text) ?? [];
  if (!families.includes(family) || "kind" in resolveDesignation(text)) return undefined;
  const strange = [...size].flatMap((letter, i) => (/\d/.test(letter) ? [] : [i]));
  // of two figures one may be lost
  if (strange.length > 1 || (strange.length === 0 && size.length < 3)) return undefined;
  const places = strange.length === 1 ? strange : [...size].map((_, i) => i);
  const found = new Map<string, string>();
  for (const place of places)
    for (const figure of "0123456789") {
      const name = family + between + size.slice(0, place) + figure + size.slice(place + 1);
      const resolution = resolveDesignation(name);
      if ("kind" in resolution && resolution.kind === "section") found.set(resolution.canonical, name);
    }
  const [only, second] = [...found.values()];
  return second === undefined ? only : undefined;
}

/** IPE 40: of a family that the catalogue has wholly, and no size of it */
export const isNoSize = (text: string): boolean =>
  /^(?:IPE|HE[ABM]|HE|UPN|UPE|IPN|INP)[\s-]?\d/i.test(text) && !("kind" in resolveDesignation(text));

/** All numbers; or all but a series letter at the end: HE 120 B, where an 8 may stand for the B. */
function tails(tail: string): string[] {
  const times = swap(tail, timesFor);
  const numbers = swap(times, digitFor);
  const last = tail.at(-1) ?? "";
  const series = swap(times.slice(0, -1), digitFor) + (letterFor[last] ?? last);
  // UPESO is UPE 80: an S is an 8 as well, where only that is a size
  const eights = swap(times, { ...digitFor, S: "8" });
  return [...new Set([numbers, series, times, eights])];
}

const grade = /^S(?:235|275|355|420|450|460|500|550|620|690)/;

/** the first letter as it is taken for, and read twice: 5$355J2, S5275JR */
const gradeForms = [
  /^(?:S\$|\$S|[S5s$8])\s?([2-7OIlSsBZG0-9]{3})(\W{0,2}[\w)\]]{0,5}(?:\s?\+\s?[NARMC]{1,2})?)$/,
  /^[S5$]{2}([2-7][0-9]{2})([A-Z]\w{0,5})$/,
];

function gradeParts(text: string): [start: string, quality: string] | undefined {
  // four figures are a length, whatever grade they look like: 5550 is no S550
  if (/^\d{4}$/.test(text)) return undefined;
  for (const form of gradeForms) {
    const [, strength, quality] = form.exec(text) ?? [];
    if (strength === undefined || quality === undefined) continue;
    const start = `S${swap(strength, digitFor)}`;
    if (grade.test(start)) return [start, quality];
  }
  return undefined;
}

function repairedGrade(printed: string): string | undefined {
  const [, text = "", after = ""] = /^(.*?)([,;]?)$/.exec(printed) ?? [];
  const plain = resolveDesignation(text);
  if ("kind" in plain && plain.kind === "grade" && !/[()[\]]/.test(text)) return undefined;
  const [start, quality] = gradeParts(text) ?? [];
  if (start === undefined || quality === undefined) return undefined;
  const endings = [
    quality,
    quality.replace(/^[0O]?[)\]IiT1l/]/, "J"),
    quality.replace(/^[03](?=[02R]$)/, "J"),
    // "S355)2" read twice, J and its foot
    quality.replace(/^J[0Oo](?=2)/, "J"),
    // "S3552": the J ran into the figure before it
    ...(/^S/.test(text) ? [quality.replace(/^(?=[02]$)/, "J")] : []),
    ...(/^\d+$/.test(text) ? [] : [withJ(quality)]),
    quality.replace(/[()[\]]/g, ""),
    quality.replace(
      /^(J|K|[)\]Il1T])([Oo0Q]|[Zz2])/,
      (_, j: string, d: string) => `${j === "K" ? "K" : "J"}${/[Zz2]/.test(d) ? "2" : "0"}`,
    ),
  ];
  const fits = [...new Set(endings.filter((ending) => !/[()[\]]/.test(ending)))]
    .map((ending) => start + ending)
    .filter((name) => {
      const resolution = resolveDesignation(name);
      return "kind" in resolution && resolution.kind === "grade";
    });
  // S355JO and S355J0 are one grade
  const [only, second] = fits.filter((name) => !fits.includes(name.replace(/O/g, "0")) || !name.includes("O"));
  return only === undefined || second !== undefined || only === text ? undefined : only + after;
}

const withJ = (quality: string): string => quality.replace(/^[71](?=[02](?:G[34])?$)/, "J").replace(/^7R$/, "JR");

/** 535572 is S355J2, where the word before says that a grade follows */
export function gradeOfFigures(text: string): string | undefined {
  const [, strength = "", quality = ""] = /^5(\d{3})(\d{0,3})$/.exec(text) ?? [];
  const name = `S${strength}${withJ(quality)}`;
  const resolution = resolveDesignation(name);
  return strength !== "" && "kind" in resolution && resolution.kind === "grade" ? name : undefined;
}

/**
 * A mark with a letter for a figure ("Bl", "BO1") or a figure for a letter ("S82") where others of its series are on
 * the sheet (B2, B7; SB1, SB3). "Bl" before a size is German for a plate and stays.
 */
export function repairedMarks<T extends { readonly text: string; readonly confidence: number }>(
  words: readonly T[],
): T[] {
  const series = new Map<string, Set<string>>();
  for (const { text } of words) {
    const [, mark = "", prefix] = /^\(?(((?:\p{Lu}{1,3}|\p{Lu}{1,2}\d?)[-/]?)\d+)\)?$/u.exec(text) ?? [];
    if (prefix !== undefined) series.set(prefix, (series.get(prefix) ?? new Set()).add(mark));
  }
  const inBrackets = words.filter(({ text }) => /^\(\p{Lu}{1,3}\d{1,3}\)$/u.test(text)).length >= leastInBrackets;
  return words.map((word, i) => {
    const beforeSize = /^\d+\s?[x*]/.test(words[i + 1]?.text ?? "");
    const [, open = "", core = "", close = ""] = /^(\(?)([^()]*)(\)?)$/.exec(word.text) ?? [];
    const mark = core === "" ? undefined : ofSeries(core, series, beforeSize);
    const isBroken = inBrackets && open !== close && (open === "") !== (close === "");
    if (isBroken && /^\p{Lu}{1,3}\d{1,3}$/u.test(mark ?? core)) return put(word, `(${mark ?? core})`);
    return mark === undefined ? word : put(word, open + mark + close);
  });
}

const leastInBrackets = 3;
const put = <T extends { readonly confidence: number }>(word: T, text: string): T => ({
  ...word,
  text,
  confidence: word.confidence * 0.9,
});

function ofSeries(
  text: string,
  series: ReadonlyMap<string, ReadonlySet<string>>,
  beforeSize: boolean,
): string | undefined {
  for (const [prefix, members] of series) {
    const rest = text.slice(prefix.length);
    if (misreadPrefix(text, prefix, members, series)) return prefix + rest;
    if (beforeSize || !/^\p{Lu}+-?$/u.test(prefix) || !text.startsWith(prefix)) continue;
    if (!/^[\dIl|OoDd]{1,4}$/.test(rest) || /^\d+$/.test(rest)) continue;
    return prefix + swap(rest, { ...digitFor, d: "4" });
  }
  return undefined;
}

/** "S82" among SB1, SB3 and SB4, "5-10" among S-1 … S-9; part of the letters has to be right. */
function misreadPrefix(
  text: string,
  prefix: string,
  members: ReadonlySet<string>,
  series: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const leastMembers = 3;
  const [head, rest] = [text.slice(0, prefix.length), text.slice(prefix.length)];
  if (head === prefix || members.size < leastMembers || !/^\d{1,3}$/.test(rest) || !/[\d$|!]/.test(head)) return false;
  if (!/[\p{Lu}/-]/u.test(head) || swap(head, letterFor) !== prefix || /\d/.test(prefix)) return false;
  const letters = /^\p{Lu}*/u.exec(head)?.[0] ?? "";
  // of a series of its own: S80, S81, S90
  const own = [...(series.get(letters) ?? [])].filter((member) => !member.startsWith(head));
  return own.length === 0 || letters === "";
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words of headings whose accents are lost with English letters: without them a column has no meaning. */
const headings = (
  "Länge Längd Stück Güte Stückliste Maßstab Oberfläche Stålkvalitet Stålsort Märkning Benämning Repère Qté Quantité Matière " +
  "Échelle Repères Längden Stålprofil"
)
  .split(" ")
  // those of the other languages are as rare among English letters
  .concat(labelWords.filter((word) => /^\p{L}{5,}$/u.test(word) && /[^A-Za-z]/.test(word)).map(capitalised))
  .flatMap((word) => [word, word.toUpperCase()]);

/** What accented letters are taken for. */
const takenFor: Readonly<Record<string, string>> = {
  ä: "a|å|i|ii|ai",
  å: "a|ä|4",
  ü: "u|i|ii|ui|iu",
  é: "e",
  è: "e",
  ß: "[BRf8l]|fi|li|ss",
  Ä: "A|Å",
  Å: "A|Ä",
  Ü: "U",
  É: "E|Ê",
  ł: "t|l|i|1",
  ś: "s",
  ć: "c|é|e|¢",
  ó: "o|é|6",
  č: "c|é|e|¢",
  ř: "r|f",
  ě: "e|é",
  š: "s|§",
  ž: "z",
  ý: "y",
  á: "a",
  í: "i|f|l|1",
  ú: "u",
  ů: "u|i",
  æ: "ae|ee|e|a|z",
  ø: "o|@|e|6",
  ö: "o|é|6",
  ñ: "n|fi",
  È: "E|Ê",
};
const misread = headings.map((word): [RegExp, string] => [
  new RegExp(`^${[...word].map((c) => (takenFor[c] ? `(?:${c}|${takenFor[c]})` : c)).join("")}$`, "u"),
  word,
]);

/** "1fd." is lfd.: letters with a figure among them are a word where they are one that headings know. */
function lettersOnly(word: string): string {
  if (!/^(?=.*\d)[\p{Ll}01]{2,}\p{Ll}[\p{Ll}01]*\.?$/u.test(word) && !/^\p{Lu}[\p{Ll}01]{3,}\.?$/u.test(word))
    return word;
  const letters = word.replace(/1/g, "l").replace(/0/g, "o");
  return headingWords.has(plain(letters)) && !headingWords.has(plain(word)) ? letters : word;
}

/** "Langd" -> "Längd", "Stiick" -> "Stück", "Matenal" -> "Material" */
export function accented(read: string): string {
  const word = lettersOnly(read);
  // a ring is two dots on a worn sheet: "Stäl"
  const ringed = word.replace(/ä/g, "å").replace(/Ä/g, "Å");
  if (ringed !== word && spelled.has(ringed.toLowerCase()) && !spelled.has(word.toLowerCase())) return ringed;
  const heading = misread.find(([pattern]) => pattern.test(word))?.[1];
  if (heading !== undefined || !/^\p{L}{5,}\W?$/u.test(word) || knownPlain.has(plain(word))) return heading ?? word;
  const label = labels.get(asRecognised(word)) ?? nearestLabel(word);
  if (label === undefined) return word;
  return /^\p{Lu}/u.test(word) ? label.slice(0, 1).toUpperCase() + label.slice(1) : label;
}

/** "Stickzahl" -> "Stückzahl": a long word that differs by a letter, a very long one by two */
function nearestLabel(word: string): string | undefined {
  const text = asRecognised(word);
  const most = text.length < longWord ? 0 : text.length < veryLongWord ? 1 : 2;
  if (most === 0) return undefined;
  const near = [...labels].filter(([letters]) => lettersApart(letters, text, most) <= most);
  const [first] = near;
  return first && near.every(([, label]) => plain(label) === plain(first[1])) ? first[1] : undefined;
}
const longWord = 9;
const veryLongWord = 13;

const singleWords = labelWords.filter((label) => /^\p{L}{5,}$/u.test(label));
const spelled = new Set(labelWords.map((label) => label.toLowerCase()));
const knownPlain = new Set(singleWords.map(plain));
// of a word that languages write with accents and without, the one without
const labels = new Map(
  [...singleWords]
    .sort((a, b) => Number(plain(a) === a) - Number(plain(b) === b))
    .map((label) => [asRecognised(label), label]),
);

/** A point and a size that the word before a repaired name may be told apart by */
interface PlacedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
  readonly angle: number;
  readonly size: number;
}

/** how far words are trusted that were put right */
const trust = 0.9;

/** Words that another program recognised in a picture: names, grades, lengths and marks with look-alikes are put right. */
export function repairedWords<T extends PlacedWord>(words: readonly T[]): T[] {
  const result: T[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word) continue;
    const next = words[i + 1];
    const alone = repaired(word.text) ?? repairedLength(word.text);
    const together =
      alone === undefined && next && follows(word, next) ? repaired(`${word.text} ${next.text}`) : undefined;
    if (together !== undefined && next) {
      const box = [
        Math.min(word.box[0], next.box[0]),
        Math.min(word.box[1], next.box[1]),
        Math.max(word.box[2], next.box[2]),
        Math.max(word.box[3], next.box[3]),
      ] as const;
      result.push({ ...word, text: together, box, confidence: Math.min(word.confidence, next.confidence) * trust });
      i++;
    } else
      result.push(
        alone === undefined
          ? { ...word, text: accented(word.text) }
          : { ...word, text: alone, confidence: word.confidence * trust },
      );
  }
  return repairedMarks(result);
}

const follows = (word: PlacedWord, next: PlacedWord): boolean =>
  word.angle === next.angle &&
  Math.abs(word.box[1] - next.box[1]) < 0.6 * word.size &&
  next.box[0] - word.box[2] < word.size &&
  next.box[0] >= word.box[0];

/** 6OOO, L=54O0, 3l50 mm: a number of three figures and more with letters in it that look like figures */
export function repairedLength(text: string): string | undefined {
  const found = /^(L\s?[=:.]\s?)?([\dOoIl|SsBZ]{3,5}(?:[.,][\dOo]{1,2})?)(\s?mm)?[,;]?$/.exec(text);
  const number = found?.[2];
  if (number === undefined || /^[\d.,]+$/.test(number)) return undefined;
  // two figures at least: words are made of these letters too
  const zeros = /^[1-9][Oo]{2,3}$/.test(number);
  if ((!zeros && (number.match(/\d/g) ?? []).length < 2) || !/^[\dlI|OoSZ]/.test(number) || /^S\d{3}/.test(number))
    return undefined;
  return `${found?.[1] ?? ""}${swap(number, digitFor)}${found?.[3] ?? ""}`;
}
