/** Names of profiles in running text: in a cell, in a label, in the material box of a title block. */
import type { Message } from "@x/eurocode/message";
import { profileWords, resolveDesignation as resolveAnew, section } from "@x/eurocode/sections";
import { letter, letters } from "./letter.ts";
import { profiles } from "./says.ts";

export interface FoundSection {
  /** as printed, without copy suffixes and what does not belong to the name */
  readonly text: string;
  readonly profile?: string;
  readonly family?: string;
  /** from and to, in the text it was found in */
  readonly start: number;
  readonly end: number;
  /** why the catalogue does not have it */
  readonly unknown?: Message;
  /** how the spelling was understood, where letters and digits that look alike were exchanged */
  readonly readAs?: Message;
  /** a profile of another continent */
  readonly abroad?: true;
  /** plates, flats and rods are parts, not members */
  readonly part?: true;
  /** printed before the name: "2x IPE 300" */
  readonly count?: number;
  /** the number before it counts, as in "2x"; else it may be a mark */
  readonly counted?: true;
}

/** Sheets repeat their texts, and a name that the catalogue does not have takes long to compare with all it has */
const answers = new Map<string, ReturnType<typeof resolveAnew>>();
const mostKept = 20_000;
function resolveDesignation(text: string): ReturnType<typeof resolveAnew> {
  const known = answers.get(text);
  if (known) return known;
  const found = resolveAnew(text);
  if (answers.size >= mostKept) answers.clear();
  answers.set(text, found);
  return found;
}

const parts = new Set(["FL", "PL", "RD", "SQ"]);

/** Spellings of workshops and CAD libraries beyond those of standards: their words for a family. */
const workshopWords: readonly (readonly [RegExp, string])[] = [
  // SolidWorks: TUBE, SQUARE 50.00 X 50.00 X 3.00
  [/\btube,\s*(square|rectangular|round)\b/gi, "$1 tube"],
  [/\bsquare\s*(?:hollow\s*section|tub(?:e|ing)|pipe|box)\b|\bbox\s*section\b/gi, "SHS"],
  [/\brect(?:angular|\.)?\s*(?:hollow\s*section|tub(?:e|ing)|pipe|box)\b/gi, "RHS"],
  [/\b(?:round|circular)\s*(?:hollow\s*section|tub(?:e|ing)|pipe)\b|\bpipe\b/gi, "CHS"],
  [/\btube[\s-]*c[\s-]+(?=\d)/gi, "SHS "],
  [/\bL[\s-]*(?:angle|profil(?:e|es|iel)?)s?\b|\bangle\s*iron\b|\b(?:un)?equal\s*angle\b/gi, "L"],
  // the square of Spanish and Portuguese plans
  [/^#\s*(?=\d)/g, "KOKER "],
  [/\bKK\s*(?=\d)/gi, "RHS "],
  // buis; B 20x30 is a beam of concrete, which no catalogue of tubes has
  [/(?<!HE[\s-]{0,2})\bB\s*(?=\d)/g, "CHS "],
  [/\bHollow\s*section\b/gi, "SHS"],
  // in full, as Revit and schedules of engineers write
  [/\buniversal\s*beam\b/gi, "UB"],
  [/\buniversal\s*column\b/gi, "UC"],
  [/\bparallel\s*flange\s*channel\b/gi, "PFC"],
  // Advance and Robot: tubes of French catalogues
  [/\bTCAR(?:[EC])?\s*(?=\d)/gi, "SHS "],
  [/\bTREC\s*(?=\d)/gi, "RHS "],
  [/\bTRON\s*(?=\d)/gi, "CHS "],
  // 2 no. 203x133x25 UBs
  [/(?<=\d\s?)(U?K?[BC]|UKPFC|PFC|[SRC]HS|RSA|UKA|RSJ|[EU]A|ANGLE)S$/gi, "$1"],
  [/^2(UPN|UNP|UPE|PFC)-(?=\d)/gi, "2$1"],
];

const N = String.raw`(?:\d+(?:[.,]\d+)?(?:-\d{1,2}\/\d{1,2}|\s*\d?\/\d{1,2})?|\.\d{2,3})["”″]?`;
/** a wall by its gauge */
const gauge = String.raw`\d{1,2}\s?ga(?:uge)?\b\.?`;
/** "x 22'-1" after a name is a length */
const X = String.raw`\s*[x×✕*X]\s*(?!\d+\s*['′’])`;
/** Letters that a word of the catalogue's table may have with an accent */
const accented: Readonly<Record<string, string>> = {
  A: "[AÀÁÂÃÄÅĄ]",
  E: "[EÈÉÊËĘĚ]",
  I: "[IÍÌ]",
  O: "[OÓÒÔÖ]",
  U: "[UÚÙÛÜ]",
  Ø: "[Øø⌀∅]",
};
const sized = new Set(["angle", "square", "rectangular", "tube", "pipe", "tube or box"]);
/** Every word that the catalogue knows for angles and hollow sections; a single letter asks for more (below) */
const catalogueWords = profileWords
  .filter(({ words, reading }) => sized.has(reading) && words.join("").length > 1)
  .map(({ words }) =>
    words.map((word) => [...word].map((letter) => accented[letter] ?? letter).join("")).join(String.raw`[\s.-]*`),
  )
  .sort((a, b) => b.length - a.length)
  .join("|");
const wholeNumber = String.raw`\d{1,4}(?![.,]\d)`;
/** Flats and plates of languages whose names the catalogue does not have */
const foreignPlates = "PIATTO|LAMIERA|PLETINA|CHAPA|BLACHA|PŁASKOWNIK|PLECH|LATTA|FLADST[AÅ]L|FLATST[AÅ]L|PLADE|LEVY";
/** PIPE4XS, PIPE 3-1/2 STD */
const americanPipe = String.raw`PIPE\s?\d{1,2}(?:[-\s]?\d\/\d)?["”″]?\s?(?:STD|XXS|XS|X-STRONG|XX-STRONG|SCH\.?\s?\d{2,3}S?)`;
const isAmericanPipe = new RegExp(`^${americanPipe}$`, "i");
/** Letters before numbers. Alternatives with one letter ask for more numbers, so that no other label looks like them. */
const lettersFirst = [
  String.raw`TUBE,\s?(?:SQUARE|RECTANGULAR|ROUND)\s?${N}(?:${X}${N}){1,2}`,
  String.raw`(?:${catalogueWords}|TR\s?4\s?HR)[\s.-]{0,3}[Øø⌀]?\s?(?:${N}(?:${X}${N}){1,2}|${N}(?:\s?\/\s?${N}){1,2}(?!\/)|\d{2,3}\.\d{2,3}\.\d{1,2})`,
  // letters that a program took for figures, and figures for letters
  String.raw`[l1|]P[EN]\s?\d{2}[\dO]{0,2}|(?:[Il1|]P[EN]|HE[ABM])\s?\d{1,2}0?O{1,2}`,
  // alone and in the catalogue only: U 200, I 160
  String.raw`[UI]\s?${wholeNumber}(?!\s*[x×*\/])`,
  // letters and numbers in the order of ARCELOR's and of old books: HE-B 200, HE 200-B, IPE 750 x 147
  String.raw`HE[\s-]?(?:AA|A|B|M|C)[\s-]{1,2}\d{3,4}`,
  String.raw`HE[\s-]?\d{3,4}[\s-]?(?:AA|A|B|M|C)(?![${letters}\d])`,
  String.raw`HL[\s.-]?(?:AA|[ABMR])?[\s.-]?\d{3,4}[\s-]?(?:AA|[ABMR])?(?:\s?[x×*]\s?\d+)?(?![${letters}\d])`,
  String.raw`I\.\s?P\.\s?[EN]\.?\s?\d{2,3}`,
  String.raw`IPE[\s.-]{0,2}\d{3}\s?[x×*]\s?\d{2,3}(?![\d.,]|\s*(?:mm|m)\b)`,
  String.raw`NP\s?\d{2,3}(?![\d.,])`,
  // two of them as one: 2UPN200
  String.raw`2(?:UPN|UNP|UPE|PFC)[\s-]?\d{2,3}(?:${X}${N}){0,2}`,
  // slashes and points between the numbers
  String.raw`(?:UKB|UKC|UB|UC|UBP|PFC|SHS|RHS|CHS|QRO|RRO|ROR|RO|KOKER(?:PROFIEL)?|BUIS|RHP|RHK|QHP|VKR|KKR|L|LNP|RSA|RÖR|TUBE)[\s.-]{0,2}\d+(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?){1,2}(?!\/)`,
  String.raw`#\s?\d{2,3}[.x×]\d{2,3}[.x×]\d{1,2}(?:,\d)?`,
  String.raw`(?:KK|K|B)\s?\d{2,3}(?:[.,]\d)?(?:\s?\/\s?\d+(?:[.,]\d+)?){1,2}(?!\/)`,
  String.raw`(?:L|LNP|HOEKLIJN|WINKEL)\s?\d{2,3}\.\d{2,3}\.\d{1,2}`,
  String.raw`(?:CORN\.?|RÖR|JL|Dia\.?|UKT|UKPFC)\s?${N}(?:${X}${N}){1,2}`,
  String.raw`(?:IPE\s?(?:AA|A|O|R|V)?|IPN|INP|IPBL|IPBV|IPBLL|IPB|HE\s?(?:AA|A|B|M)|UPE|UPN|UNP|UAP|PFC|RSJ)[\s.-]{0,3}\d{2,4}(?:\s?(?:AA|A|O|R|V)\b(?!\s*[=:]))?(?:[x×*]\d+(?:[.,]\d+)?)*`,
  String.raw`(?:HE|HL|HD|HP|UB|UC|UBP|UKB|UKC|UKBP|UKPFC|PFC|UKT)[\s.-]{1,2}${N}(?:${X}${N}){1,3}`,
  String.raw`(?:HE|HL|HD|HP|HLZ|HLR|HP|W|M|S|WT|ST|MT|MC|C|UB|UC|UBP|UKB|UKC|UKBP|UKPFC|PFC|WB|ISMB|ISMC|ISHB|ISLB|ISWB|ISJB|NPB|WPB|RSJ|H|HN|HM|HW|WI)\s?${N}(?:${X}${N}){1,3}`,
  String.raw`(?:ISMB|ISMC|ISHB|ISLB|ISWB|ISJB)\s?\d{2,3}`,
  String.raw`HE\s?\d{3,4}\s?(?:AA|A|B|M)\b`,
  String.raw`(?:T|TPS|TB)[\s-]?${N}(?:${X}${N}){2}`,
  String.raw`(?:UNIVERSAL\s(?:BEAM|COLUMN)|PARALLEL\sFLANGE\sCHANNEL)\s?${N}(?:${X}${N}){2}`,
  String.raw`(?:TCAR[EC]?|TREC|TRON)\s?${N}(?:${X}${N}){1,2}`,
  String.raw`(?:HSS|TS)\s?${N}(?:${X}${N}){1,2}`,
  americanPipe,
  String.raw`(?:2\s?L|L|LNP|RSA|UKA|EA|UA|ISA|2\s?JL|∟|∠)[\s.-]{0,2}${N}(?:${X}${N}){1,2}`,
  String.raw`(?:SHS|RHS|CHS|CFSHS|CFRHS|CFCHS|HFSHS|HFRHS|HFCHS|MSH|VKR|KKR|VCKR|KCKR|QRO|RRO|QRW|RRW|ROR|RO|KK|K|B|TUBE[-\s]?C|TUBE\s(?:RECT|ROND|CARR[EÉ])\.?|TUBE|TC|TR|ROHR|RUNDROHR|VIERKANTROHR|QUADRATROHR|RECHTECKROHR|FORMROHR|HOHLPROFIL|KOKER(?:PROFIEL)?|BUIS|PIPE|SQUARE\s?(?:TUBE|HOLLOW\s?SECTION|PIPE)|RECT(?:ANGULAR|\.)?\s?(?:TUBE|HOLLOW\s?SECTION)|ROUND\s?TUBE|(?:CIRCULAR|ROUND)\s?HOLLOW\s?SECTION|BOX\s?SECTION|Ø|⌀)[\s.-]{0,3}${N}(?:${X}${N}){1,2}`,
  String.raw`(?:L[\s-]?ANGLE|ANGLE(?:\sPROFILE|\sIRON)?|(?:UN)?EQUAL\sANGLE|CORNI[EÈ]RE|WINKEL(?:STAHL|PROFIL)?|VINKEL(?:ST[AÅ]NG)?|HOEK(?:LIJN|STAAL|PROFIEL)?|L[\s-]?PROFIL(?:E|IEL)?)[\s.-]{0,3}${N}(?:${X}${N}){1,2}`,
  String.raw`(?:½|1\/2)\s?(?:IPE|HE[ABM]|UB|UC)\s?\d{2,4}(?:[x×*]\d+)*(?:\s?[ABM]\b)?`,
  // purlins of Australian makers: 200 deep, 1.9 thick
  "[CZ](?:100|150|200|250|300|350)(?:10|12|15|19|24|30)",
  String.raw`(?:Z|ZED|ZS|CS|SIGMA|Σ)\s?\d{2,3}${X}${N}(?:${X}${N})?`,
  String.raw`(?:SFB|IFB|CSFB|USFB|PRS|HSQ|HQ|THQ|ASB|WB|WC|WH|IW)\s?\d{2,4}(?:${X}${N})*`,
  String.raw`(?:FLATBAR|FLAT\s?BAR|FLAT|FLACHSTAHL|FLACH|BREITFLACHSTAHL|FLA|FL|FB|STRIP|PLATTST[AÅ]NG|PLATTJ[AÄ]RN|BLECH|BL|PLATE|PLAAT|PLAT|PLT|PL|PLATTA|T[OÔ]LE|BPL|BP|${foreignPlates})[\s.-]{0,3}(?:t\s?=\s?)?${N}(?:${X}${N}){0,2}`,
  String.raw`(?:ROUND\s?BAR|RUNDSTAHL|RUNDST[AÅ]NG|ROND|RND|RD|ROD|SQUARE\s?BAR|VIERKANT(?:STAHL)?)[\s.-]{0,3}${N}`,
];
/** Australian: 100 SHS 5.0, 150x50 RHS 4.0, 89 CHS 3.5 */
const wallLast = String.raw`(\d{2,3}(?:\.\d)?)(?:${X}(\d{2,3}(?:\.\d)?))?\s?(SHS|RHS|CHS)\s(?:x\s?)?(\d{1,2}(?:\.\d{1,2})?)`;
const wallLastName = new RegExp(`^${wallLast}$`, "i");
const numbersFirst = [
  String.raw`${wallLast.replace(/\((?!\?)/g, "(?:")}(?!\s?(?:off|nos?|pcs|ea|mm|m)(?!${letter})|${X})`,
  // British: 457 x 191 UKB 67, 457x191x67 UKB, 100 x 100 x 10 UKA
  // and with its length, 203 x 133 UB 25 x 4200
  String.raw`${N}${X}${N}\s?(?:UKBP|UKB|UKC|UKPFC|UKT|UBP|UB|UC|PFC)\s?\d+(?:\.\d+)?(?![\d.,]|(?!${X}\d{4,5}(?![\d.,]))${X})`,
  String.raw`${N}${X}${N}(?:${X}${N})?\s?(?:UKBP|UKB|UKC|UKPFC|UKA|UKT|UBP|RHP|RHK|QHP)S?`,
  String.raw`${N}${X}${N}${X}${N}\s?T`,
  String.raw`${N}${X}${N}(?:${X}(?:${gauge}|${N}))?\s?(?:mm\s?)?(?:SQUARE\s?(?:TUBE|TUBING|HOLLOW\s?SECTION)|RECT(?:ANGULAR|\.)?\s?(?:TUBE|TUBING|HOLLOW\s?SECTION)|ROUND\s?(?:TUBE|TUBING)|TUBE|TUBING|(?:EQUAL\s|UNEQUAL\s)?ANGLES?(?:\s?IRON)?|VIERKANTROHR|RECHTECKROHR|KOKER(?:PROFIEL)?|HOEKLIJN|WINKEL)`,
  String.raw`${N}(?:\s?(?:mm\s)?(?:dia\.?|Ø))?${X}${N}(?:${X}${N}(?:\s?kg(?:\/m)?)?)?\s?(?:SHS|RHS|CHS|EA|UA|RSA|RSJ|UKB|UKC|UB|UC|PFC|KKR|VKR)S?`,
  String.raw`\d{3,4}\s?(?:UB|UC|PFC|WB|WC|TFB|TFC|BFB)(?:\s?\d+(?:\s?\.\s?\d+)?)?`,
];

const profileName = new RegExp(
  String.raw`(?<![${letters}\d.,/])(?:(?:(\d{1,3})\s?(?:(?:x|×|no\.?|off|Stk\.?|st\.?)\s?(?=[${letters}½Ø∟])|(?:nos?\.?|off|Stk\.?|st\.?)\s+(?=\d)))|(\d{1,3})\s(?=${letter}))?(${[...lettersFirst, ...numbersFirst].join("|")})(?:\s?(?:mm|kg(?:\/m)?)(?![${letters}\d]))?(?![${letters}\d]|[.,]\d)`,
  "gi",
);

/** "cut from IPE 400 (halved)", "IPE 400 halbiert": a half section, whose whole is twice as heavy */
const halvedProfile =
  /\b(?:halved|split|half|halbe[rs]?|halbiert|gehalveerd|halve|demi|coup[ée]e? en deux|halv|halverad|delad)(?![\p{L}])/iu;
const openShapes = /^(?:IPE|IPN|HE|HL|HD|HP|UB|UC|W)/;

function halved(found: FoundSection, text: string): FoundSection {
  if (found.profile === undefined || !openShapes.test(found.profile) || !halvedProfile.test(text)) return found;
  const half = resolved(`1/2 ${found.text}`, found.start);
  return { ...(half?.profile !== undefined ? half : found), text, start: 0, end: text.length };
}

/** In a column of sections, where single letters and old spellings are to be expected too. */
export function sectionOfCell(text: string): FoundSection | undefined {
  const s = text
    .replace(/(\s*\(\d+\))+\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (s === "" || s.length > 120) return undefined;
  const whole = resolved(s, 0);
  if (whole?.profile !== undefined) return whole;
  const found = sectionsIn(s);
  const [first] = found;
  if (first) return halved(first, s);
  // letters of other countries' names, split over lines: 460UB 82 . 1
  const compact = s.replace(/\s+/g, "");
  const [tight] = sectionsIn(compact);
  if (tight) return { ...tight, text: s, start: 0, end: s.length };
  return whole?.part ? whole : undefined;
}

/** "13x 114.3x5 CHS": pieces in front of a name that begins with a number */
const timesBefore = /^(\d{1,3})[x×]\s+(?=\d)/i;
const known = (found: FoundSection | undefined) => (found?.profile === undefined ? undefined : found);

/** "6x 254 x 146 UKB 31": without the count the name may be longer */
function behindCount(text: string, name: string, start: number): FoundSection | undefined {
  const [anew] = sectionsIn(text.slice(start));
  if (anew?.profile !== undefined && anew.start === 0) return { ...anew, start, end: start + anew.end };
  return known(longest(text, name, start));
}

/** What texts name: tables, labels, notes and the account ask for the same ones, and looking takes long. */
const looked = new Map<string, readonly FoundSection[]>();
const mostLooked = 20_000;

/** All names in a text. */
export function sectionsIn(text: string): readonly FoundSection[] {
  if (!/\d/.test(text)) return [];
  const known = looked.get(text);
  if (known) return known;
  if (looked.size >= mostLooked) looked.clear();
  const found = lookedFor(text);
  looked.set(text, found);
  return found;
}

function lookedFor(text: string): readonly FoundSection[] {
  const found: FoundSection[] = [];
  for (const match of text.matchAll(profileName)) {
    const name = match[3];
    if (name === undefined) continue;
    const start = match.index + match[0].indexOf(name);
    // Kerto-S 51x260 is no American S
    if (/^[A-Z]\s?\d/i.test(name) && /\p{L}-$/u.test(text.slice(0, start))) continue;
    const times = timesBefore.exec(name);
    const one =
      (times && behindCount(text, name.slice(times[0].length).trim(), start + times[0].length)) ??
      longest(text, name.trim(), start);
    if (!one) continue;
    if (/^[UI]\s?\d+$/i.test(name) && (one.profile === undefined || !/^[UI]/.test(name))) continue;
    const ofTimes = times && one.start > start ? times[1] : undefined;
    const count = match[1] ?? match[2] ?? ofTimes;
    found.push({
      ...one,
      ...(count !== undefined && Number(count) > 0 && { count: Number(count) }),
      ...((match[1] ?? ofTimes) !== undefined && { counted: true as const }),
    });
  }
  return found;
}

/** The name with the series letter or the number that goes on after it, where the catalogue has that: never a truncated one */
function longest(text: string, name: string, start: number): FoundSection | undefined {
  const rest = text.slice(start + name.length);
  if (/^[\ufffd\u25a1]/.test(rest))
    return { text: name + rest.slice(0, 1), start, end: start + name.length + 1, unknown: profiles.undecoded };
  for (const more of [
    /^\s?(?:AA|A|B|M|O|V|C)(?![\p{L}\d]|\s*[=:])/u,
    /^(?:\s?[x×*/]\s?\d+(?:[.,]\d+)?){1,2}(?![\p{L}\d])/u,
  ]) {
    const found = more.exec(rest);
    const longer = found && resolved(name + found[0], start);
    if (longer?.profile !== undefined) return longer;
  }
  return resolved(name, start);
}

const partWord = new RegExp(
  String.raw`^(?:FLA?T?(?:\s?BAR)?|FLACH\w*|BREITFLACH\w*|FB|STRIP|PLATT\w*|PL\w*|BL|BLECH|BPL?|T[OÔ]LE|ROUND\s?BAR|RUNDST\w*|ROND|RND|RD|ROD|SQUARE\s?BAR|VIERKANT(?:STAHL)?|${foreignPlates})[\s.-]*(?:t\s?=\s?)?\d`,
  "i",
);

/** "IPE 200x3450": four figures behind a name that the catalogue has without them are a length */
function withLength(name: string, start: number): FoundSection | undefined {
  const found = /^(.*\d)\s*[x×*]\s*\d{4,5}$/.exec(name)?.[1];
  const shorter = found === undefined ? undefined : resolved(found, start);
  return shorter?.profile === undefined || shorter.part ? undefined : shorter;
}

/** "100 SHS 5.0" -> "SHS 100x100x5.0" */
function withWallAtEnd(name: string): string {
  const [, width = "", depth, family = "", wall = ""] = wallLastName.exec(name.trim()) ?? [];
  if (wall === "" || (depth === undefined && /rhs/i.test(family)) || (depth !== undefined && /chs/i.test(family)))
    return name;
  const across = /chs/i.test(family) ? width : `${width}x${depth ?? width}`;
  return `${family} ${across}x${wall}`;
}

function resolved(name: string, start: number): FoundSection | undefined {
  const end = start + name.length;
  // D01 is a door
  if (/^[A-Z]\s?0\d/i.test(name)) return undefined;
  let spelled = name;
  for (const [pattern, word] of workshopWords) spelled = spelled.replace(pattern, word);
  spelled = withWallAtEnd(spelled)
    .replace(/\s*\bsteel\b/i, "")
    .replace(/(?<=\d)\s?mm\s(?=\p{L})/iu, " ")
    // the third number of a British name, the first of a tube
    .replace(/(?<=\d)\s?kg(?:\/m)?(?![\p{L}\d])/iu, "")
    .replace(/(?<=\d)\s?(?:dia\.?|Ø)(?=\s*[x×])/iu, "")
    .replace(/\s+/g, " ")
    .trim();
  const resolution = resolveDesignation(spelled);
  const cut = "kind" in resolution ? undefined : withLength(name, start);
  if (cut) return cut;
  if ("kind" in resolution) {
    if (resolution.kind !== "section") return undefined;
    return {
      text: name,
      profile: resolution.canonical,
      family: resolution.family,
      start,
      end,
      ...(resolution.readAs !== undefined && { readAs: profiles.readAs({ name: resolution.readAs }) }),
      ...((parts.has(resolution.family) || partWord.test(name)) && { part: true as const }),
    };
  }
  if (partWord.test(name)) return { text: name, start, end, part: true };
  // threads: M12, M12x1.75
  if (/^M\d{1,2}(?:\s?[x×*]\s?\d+(?:[.,]\d+)?)?$/i.test(spelled)) return undefined;
  // the tubes of Dutch lists are sure only where the catalogue has them
  if (/^(?:[BK]|TR)\s?\d/i.test(name)) return undefined;
  if (isAmericanPipe.test(name) || /\d\/\d|["”″]|\dga|[x×*]\s*\.\d/i.test(name.replace(/^1\/2\s/, "")))
    return { text: name, start, end, unknown: profiles.inInches, abroad: true };
  const why = resolution.said;
  const names = resolution.suggestions.slice(0, 3).join(", ");
  return {
    text: name,
    start,
    end,
    unknown: names === "" ? why : profiles.similar({ why, names }),
    ...(resolution.abroad && { abroad: true as const }),
  };
}

/** kg per metre of a catalogue profile, pairs and halves included. */
export const massPerMetre = (profile: string): number | undefined => section(profile)?.properties.G_kg_m;

const foreignGrade =
  /^(?:A(?:STM\s?A)?\s?(?:36|53|242|325|490|500|501|514|529|572|588|913|992|1085)(?:[\s-]*(?:GR(?:ADE)?\.?)?\s?[A-D0-9]{1,3})?|(?:250|300|350|400|450)\s?(?:W|WT|L0|L15|PLUS|G|QT)?|C?(?:250|350|450)L0|C(?:250|350|450)|G?300|G(?:250|450|500|550)|E\s?\d{2,3}|Q\d{3}[A-E]?|SS(?:330|400|490|540)|SM\d{3}\w?|3[05]0[GLW]\w*)$/i;

/** Reinforcement, bolts, timber: B500B is no grade of a tie rod */
export function isOtherMaterial(text: string): boolean {
  if (/(?<!\p{L})(?:EN\s?AW|AW[\s-]?[1-7]\d{3}|Al\s?Mg|alumini?um|aluminio|alluminio|hliník)(?!\p{Ll})/iu.test(text)) return true; // biome-ignore format: one line
  const resolution = resolveDesignation(text.trim());
  return "kind" in resolution && resolution.kind === "grade" && resolution.material !== "structural steel";
}

/** A steel grade as printed; undefined for "Steel", "Mild steel", "-", "Not marked" and what is no grade. */
/** "Stahl S355", "Grade: S275JR" */
const beforeGrade =
  /^(?:(?:steel|grade|stahl(?:sorte|güte)?|güte|staal(?:soort|kwaliteit)?|kwaliteit|acier|nuance|stål(?:sort)?|acciaio|acero|stal|gatunek|ocel|teräs)[\s:]+)+(?=\S*\d)/iu;

export function gradeIn(text: string): string | undefined {
  const s = text.replace(/\s+/g, " ").trim().replace(beforeGrade, "");
  if (s === "" || s.length > 60 || !/\d/.test(s)) return undefined;
  const resolution = resolveDesignation(s);
  if ("kind" in resolution && resolution.kind !== "grade") return undefined;
  // "S235JR DIN EN 10025-2": the grade without the standard
  const standard = /^(\S+(?:\s?\+\s?\S+)?)\s+(?:DIN|EN|ISO|NEN|NF|SS|BS|ASTM|AS)\b/.exec(s)?.[1];
  if ("kind" in resolution) return resolution.material === "structural steel" ? (standard ?? s) : undefined;
  if (foreignGrade.test(s) && !/^\d{3}$/.test(s)) return s;
  const inside =
    /(?<![\p{L}\d])(S\s?(?:220|250|280|320|350|390|420|450|550)\s?GD(?:\s?\+\s?\p{Lu}{1,2}\d*)?|S\s?(?:235|275|355|420|450|460|500|550|620|690|960)(?:\s?(?:JR|J0|JO|J2G3|J2G4|J2|K2|ML|NL|M|N|QL1?|Q|W|H|NH|NLH|MH|G\d))*(?:\s?\+\s?[A-Z]{1,2})?|R?St\s?(?:37|44|52)(?:-[23])?|Fe\s?(?:360|430|510)\s?[A-D]?|G(?:300|450|500|550)|A(?:992|36|500|53|572|588|1085)(?:[\s-]*(?:GR(?:ADE)?\.?\s?)?(?:[A-D]|50|65))?)(?![\p{L}\d])/iu.exec(
      s,
    );
  return inside?.[1]?.trim();
}
