/**
 * Any spelling of a profile -> its canonical name, or the reason why not with the nearest names.
 * Reading never rounds: a size that is not in the catalogue is refused.
 */
import { Memory } from "../basis/memory.ts";
import { english, type Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { type Family, families, findProfile, type HollowFabrication, profilesOf, seriesLetters } from "./catalogue.ts";
import { designationSays as says } from "./says.ts";
import { suggest } from "./suggestions.ts";
import { foreignReason, isAbroad, type Word, wordTable } from "./words.ts";

export interface ResolvedSection {
  readonly kind: "section";
  readonly canonical: string;
  readonly family: string;
  /** when the spelling or a standard beside it says so; hollow sections */
  readonly fabrication?: HollowFabrication;
  readonly built?:
    | { readonly kind: "half"; readonly of: string }
    | { readonly kind: "pair"; readonly of: string; readonly arrangement: "back-to-back" | "toe-to-toe" };
  readonly note?: string;
  /** written with the shorter side first, where the catalogue has the longer one upright */
  readonly turned?: true;
  /** the name that was meant, where letters and digits that look alike had to be exchanged */
  readonly readAs?: string;
}

export interface Unresolved {
  readonly suggestions: readonly string[];
  /** In English. */
  readonly reason: string;
  readonly said: Message;
  /** a profile of another continent */
  readonly abroad?: true;
}

export const unresolved = (said: Message, suggestions: readonly string[] = []): Unresolved => ({
  suggestions,
  reason: english(said),
  said,
  ...(isAbroad(said) && { abroad: true as const }),
});

/** As it is written, or with letters and digits exchanged that look alike; undefined: not the shape of a profile's name at all. */
export const readProfileName = (text: string): ResolvedSection | Unresolved | undefined => known.of(text, readName);

const known = new Memory<ResolvedSection | Unresolved | undefined>(20_000);

function readName(text: string): ResolvedSection | Unresolved | undefined {
  if (typeof text !== "string" || text.length > mostCharacters) return undefined;
  const plain = readProfile(text);
  if (plain && "kind" in plain) return plain;
  const swapped = withoutScanErrors(text);
  const scanned = swapped === text ? undefined : readProfile(swapped);
  if (!scanned || !("kind" in scanned)) return withGrade(text) ?? plain;
  return { ...scanned, readAs: swapped, note: `read as ${swapped}: letters and digits look alike` };
}

export const mostCharacters = 80;

function withGrade(text: string): Unresolved | undefined {
  const alone = readProfile(text.replace(/[\s,;-]+S\s?\d{3}[A-Z0-9]*(\s?\+\s?[A-Z]+)?\s*$/i, ""));
  return alone && "kind" in alone ? unresolved(says.profileAndGrade, [alone.canonical]) : undefined;
}

/** O for 0 after a digit, l or 1 for the I of IPE and IPN: tried only where the plain reading found nothing */
function withoutScanErrors(text: string): string {
  return text
    .replace(/(\d)([Oo]+)/g, (_, digit: string, zeros: string) => digit + "0".repeat(zeros.length))
    .replace(/^\s*[l1|](?=\s*[PN])/i, "I");
}

interface Read {
  /** letters, run together */
  readonly word: string;
  readonly numbers: readonly number[];
  /** the numbers as written, with their trailing zeros */
  readonly raw: readonly string[];
  readonly lettersFirst: boolean;
  readonly half: boolean;
  readonly count: number;
  readonly arrangement: "back-to-back" | "toe-to-toe";
  readonly fabrication?: HollowFabrication;
  /** letters and digits alone, for the names of other countries */
  readonly compact: string;
}

/** Splits a spelling into its letters and its numbers; undefined when it has characters no name has */
function tokens(text: string): Read | undefined {
  let s = text
    .replace(/½/g, "1/2 ")
    .replace(/^\s*[∟∠⌊]/, "L ")
    .replace(/[ø⌀∅Φφ]/g, "Ø")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[✕×∗]/g, "X")
    .trim();
  let fabrication: HollowFabrication | undefined;
  s = s.replace(/\(?\bEN\s*(10210|10219)(-\d)?\)?/, (_, standard: string) => {
    fabrication = standard === "10210" ? "hot-finished" : "cold-formed";
    return "";
  });
  let arrangement: Read["arrangement"] = "back-to-back";
  let count = 1;
  s = s
    .replace(/\(\s*B2B\s*\)/, "")
    .replace(/(\]\s*\[|\[\s*\])\s*$/, (brackets) => {
      count = 2;
      if (brackets.startsWith("[")) arrangement = "toe-to-toe";
      return "";
    })
    .replace(/^([2-9]?\s*)X?\s*\[\s*(?=\d)/, "$1 U ")
    .replace(/^4\s*KT\b/, "KT")
    .replace(/^TR\s*4\s*HR\b/, "TRHR");
  let half = false;
  s = s.replace(/^(T\s*)?(1\/2|0[.,]5|HALF|HALBER?)\s*(?=[A-Z])/, () => {
    half = true;
    return "";
  });
  s = s.replace(/^([2-9])\s*X?\s*(?=[A-Z]+\s*\d)/, (_, n: string) => {
    count = Number(n);
    return "";
  });
  s = s
    .replace(/^(BLECH|BL|PLATE|PL|TOLE)?[.\s]*T\s*=\s*(?=\d)/, "PL ")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/(?<=\d)\s*(MM|KG(\s*\/\s*M)?)\b/g, " ")
    .replace(/(?<=\d)\s*[X*/]\s*(?=\d)/g, "x")
    .replace(/\d+(?:\.\d+){2,}/g, dotted)
    .replace(/\b(PROFILE?|PROFIEL|SECTION)\b/g, "");
  const word: string[] = [];
  const raw: string[] = [];
  const rest = s.replace(/[A-ZØ]+|\d+(?:\.\d+)?/g, (token) => {
    if (/\d/.test(token)) raw.push(token);
    else word.push(token);
    return "";
  });
  if (/[^x\s._-]/.test(rest)) return undefined;
  return {
    word: word.join(""),
    numbers: raw.map(Number),
    raw,
    lettersFirst: /^[A-ZØ]/.test(s.trim()),
    half,
    count,
    arrangement,
    ...(fabrication && { fabrication }),
    compact: s.replace(/x/g, "X").replace(/[\s._-]/g, ""),
  };
}

/** `100.100.10`: dots between whole numbers separate them; four parts are two sides and a wall with a decimal */
function dotted(run: string): string {
  const parts = run.split(".");
  const [a, b, c, d] = parts;
  return parts.length === 4 ? `${a}x${b}x${c}.${d}` : parts.join("x");
}

const seriesWords = new Map<string, { readonly family: Family; readonly letters: string }>();

/** IPE, IPEA, HEB, HLA …: family and series letters as the catalogue has them, and the old German names of HE */
function seriesWord(word: string): { readonly family: string; readonly letters: string } | undefined {
  if (seriesWords.size === 0) {
    for (const family of families) {
      for (const letters of seriesLetters(family)) seriesWords.set(family + letters, { family, letters });
    }
    const old = [["IPB", "B"], ["IPBL", "A"], ["IPBV", "M"], ["IPBLL", "AA"]] as const; // biome-ignore format: pairs
    for (const [word, letters] of old) seriesWords.set(word, { family: "HE", letters });
  }
  return seriesWords.get(word);
}

/** undefined: not the shape of a profile's name at all */
function readProfile(text: string): ResolvedSection | Unresolved | undefined {
  const read = tokens(text);
  if (!read || read.word === "" || read.numbers.length === 0) return undefined;
  const single = readSingle(read);
  if (!("canonical" in single)) {
    const foreign = foreignReason(read.compact);
    if (foreign) return unresolved(foreign);
    return single.said && unresolved(single.said, single.suggestions);
  }
  return combined(single.canonical, single.word, read);
}

function combined(canonical: string, word: Word, read: Read): ResolvedSection | Unresolved {
  const family = canonical.slice(0, canonical.indexOf(" "));
  const fabrication = read.fabrication ?? word.fabrication;
  const hollow = fabrication !== undefined && (family === "SHS" || family === "RHS" || family === "CHS");
  const common = {
    kind: "section" as const,
    family,
    ...(hollow && { fabrication }),
    ...(isTurned(family, read.numbers) && { turned: true as const }),
    ...(word.note && family === "RD" && { note: word.note }),
  };
  const count = word.count ?? read.count;
  if (read.half) {
    if (findProfile(canonical)?.shape !== "I") return unresolved(says.onlyCutI, [canonical]);
    return { ...common, family: "T", canonical: `T 1/2 ${canonical}`, built: { kind: "half", of: canonical } };
  }
  if (count === 1) return { ...common, canonical };
  if (count === 2) {
    const { arrangement } = read;
    return { ...common, canonical: `2x ${canonical}`, built: { kind: "pair", of: canonical, arrangement } };
  }
  return unresolved(says.pieces({ n: count }), [canonical]);
}

/** RHS 100x200x6, L 75x100x8 */
const isTurned = (family: string, [a = 0, b = 0, t]: readonly number[]): boolean =>
  t !== undefined && a < b && (family === "RHS" || family === "L");

/** What is said of a profile that is written so: which way it stands decides what it carries. */
export function saidOfTurned(profile: string): Message | undefined {
  const read = readProfileName(profile);
  return read && "kind" in read && read.turned ? says.longSideUp({ profile, name: read.canonical }) : undefined;
}

type Single =
  | { readonly canonical: string; readonly word: Word }
  | { readonly suggestions: readonly string[]; readonly said: Message | undefined };

const shortest = (x: number): string => String(decimals(x, 4));
const size = (numbers: readonly number[]): string => numbers.map(shortest).join("x");

function readSingle({ word: letters, numbers, raw, lettersFirst }: Read): Single {
  const series = seriesWord(letters);
  if (series) return inSeries(series.family, series.letters, numbers);
  const word = wordTable.get(letters);
  const misplaced = word?.before === true && !lettersFirst;
  if (!word || misplaced || (word.numbers !== undefined && word.numbers !== numbers.length)) {
    const close = suggest.word(letters, numbers);
    return { suggestions: close, said: close.length > 0 ? says.noFamily({ letters }) : undefined };
  }
  if (word.reading === "series") return inSeries(word.family, "", numbers);
  // `L 100.10`: a dot between whole numbers
  const dotted = word.reading === "angle" && raw.length === 1 ? (raw[0] ?? "").split(".").map(Number) : numbers;
  const candidates = candidateNames(word, dotted);
  const hits = [...new Set(candidates.filter((name) => findProfile(name)))];
  const [only] = hits;
  if (only && hits.length === 1) return { canonical: only, word };
  if (hits.length > 1) return { suggestions: hits, said: says.ambiguous };
  const family = candidates[0]?.split(" ")[0] ?? word.family;
  if (word.reading === "bar" || word.reading === "square bar" || word.reading === "plate" || word.reading === "flat")
    return { suggestions: [], said: undefined };
  return notListed(family, "", candidates.length > 0 ? sizesOf(candidates[0]) : numbers);
}

const sizesOf = (name = ""): number[] =>
  name
    .slice(name.indexOf(" ") + 1)
    .split("x")
    .map(Number);

const plainWord: Word = { family: "", reading: "series" };

function inSeries(family: string, letters: string, numbers: readonly number[]): Single {
  const canonical = `${family} ${size(numbers)}${letters && ` ${letters}`}`;
  const listed = findProfile(canonical);
  if (listed) return { canonical: listed.designation, word: plainWord };
  const short = shortForm(family, numbers);
  const [only] = short;
  if (only && short.length === 1) return { canonical: only, word: plainWord };
  if (short.length > 1) return { suggestions: short, said: says.severalOfSize({ family }) };
  return notListed(family, letters, numbers);
}

/** `203UC46`: depth and mass alone, where that is only one profile */
function shortForm(family: string, [depth, mass, ...more]: readonly number[]): string[] {
  if (!["UB", "UC", "UBP", "PFC"].includes(family) || mass === undefined || more.length > 0) return [];
  return profilesOf(family as Family) // one of the four names above
    .map((p) => p.designation)
    .filter((name) => {
      const [d, , m] = sizesOf(name);
      return d === depth && m === mass;
    });
}

function notListed(family: string, letters: string, numbers: readonly number[]): Single {
  const name = `${family} ${size(numbers)}${letters && ` ${letters}`}`;
  const suggestions = suggest.size(family, letters, numbers);
  const begun = suggestions.length > 0 && suggestions.every((s) => s.startsWith(`${name}x`));
  return {
    suggestions,
    said: (begun ? says.beginning : says.unlistedName)({ name }),
  };
}

/** The names the numbers may stand for; which of them exist, the catalogue says */
const candidateNames = ({ reading }: Word, numbers: readonly number[]): string[] =>
  namesOfReading[reading]?.[numbers.length]?.(...numbers) ?? [];

/** By how many numbers follow the word */
type Names = Readonly<Record<number, (...numbers: number[]) => string[]>>;

const bySize = (a: number, b: number): [number, number] => [Math.max(a, b), Math.min(a, b)];

const hollowNames = (a = 0, b = 0, t = 0): string[] =>
  a === b ? [`SHS ${size([a, a, t])}`] : [`RHS ${size([...bySize(a, b), t])}`];
const squareNames = (a = 0, t = 0): string[] => [`SHS ${size([a, a, t])}`];
const flatNames = (a = 0, b = 0): string[] => [`FL ${size(bySize(a, b))}`];

const namesOfReading: Readonly<Partial<Record<Word["reading"], Names>>> = {
  angle: {
    // two legs and no thickness is the beginning of a name
    2: (a = 0, b = 0) => (b < 0.4 * a ? [`L ${size([a, a, b])}`] : []),
    3: (a = 0, b = 0, t = 0) => [`L ${size([...bySize(a, b), t])}`],
  },
  square: { 2: squareNames, 3: hollowNames },
  rectangular: { 3: hollowNames },
  tube: { 2: tubeNames },
  "tube or box": { 2: tubeNames, 3: hollowNames },
  pipe: { 2: (a = 0, t = 0) => [...tubeNames(a, t), ...squareNames(a, t)], 3: hollowNames },
  flat: { 2: flatNames },
  plate: { 1: (t = 0) => [`PL ${size([t])}`], 2: flatNames },
  bar: { 1: (d = 0) => [`RD ${size([d])}`], 2: tubeNames },
  "square bar": { 1: (a = 0) => [`SQ ${size([a])}`] },
};

/** `168x10`: a tube diameter without its decimal, where the catalogue has one only and not the plain number itself */
function tubeNames(d = 0, t = 0): string[] {
  const exact = `CHS ${size([d, t])}`;
  if (!Number.isInteger(d) || findProfile(exact)) return [exact];
  const diameters = new Set(profilesOf("CHS").map((p) => p.dimensions.d_mm ?? 0));
  if (diameters.has(d)) return [exact];
  const meant = [...diameters].filter((x) => Math.floor(x) === d);
  return meant.length > 0 ? meant.map((x) => `CHS ${size([x, t])}`) : [exact];
}
