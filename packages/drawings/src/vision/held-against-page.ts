/** What a model says of a drawing, against the page's own words and the catalogue; the same member in two parts once. */
import type { Box, DrawnMember, OtherRow, Source, UnresolvedItem } from "../model.ts";
import { gradeIn, massPerMetre, sectionOfCell } from "../understanding/designation.ts";
import { readLength } from "../understanding/numbers.ts";
import type { AnsweredMember } from "./answer.ts";

/** A model reads well, but it also fills gaps: without words to check against it is believed only so far. */
const confidenceOf = { verified: 0.9, unchecked: 0.6, contradicted: 0.35 };

export interface PageWords {
  /** there is enough text on the page to contradict what is not found in it */
  readonly any: boolean;
  /** in these characters, over the limits of words: IPE 300 in "IPE" "300", not in IPE 3000 */
  has(value: string): boolean;
  /** as one or a few whole words: B1 is not in "B12" */
  hasWord(value: string): boolean;
}

const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/×/g, "X")
    .replace(/[^\p{L}\d]+/gu, "");

/** `partial`: the page shows more writing than these words; they confirm, but contradict nothing. */
export function pageWords(words: readonly string[], partial = false): PageWords {
  const few = 12;
  const plain = words.map(bare).filter((word) => word !== "");
  const whole = new Set(plain);
  for (let i = 0; i < plain.length; i++) {
    whole.add((plain[i] ?? "") + (plain[i + 1] ?? ""));
    whole.add((plain[i] ?? "") + (plain[i + 1] ?? "") + (plain[i + 2] ?? ""));
  }
  // L=6000 and "6000mm" hold the number 6000
  for (const word of words) for (const number of word.match(/\d[\d.,]*/g) ?? []) whole.add(bare(number));
  const all = plain.join(" ");
  return {
    any: plain.length >= few && !partial,
    has: (value) => {
      const letters = [...bare(value)];
      if (letters.length === 0) return false;
      // bare() leaves letters and digits only
      return new RegExp(
        `(?<!${/^\d/.test(letters[0] ?? "") ? "\\d" : "\\p{L}"})${letters.join(" ?")}(?!\\d)`,
        "u",
      ).test(all);
    },
    hasWord: (value) => whole.has(bare(value)),
  };
}

/** "6000 mm" where the page prints 6000 and the unit once for all */
const hasLength = (words: PageWords, length: string) =>
  words.has(length) || words.hasWord(length.replace(/\s*(?:mm|cm|m|ft|in)\.?\s*$/i, ""));

export interface Judged {
  readonly members: DrawnMember[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
}

export function judge(said: AnsweredMember, page: number, bbox: Box, words: PageWords): Judged {
  const found = sectionOfCell(said.section);
  const text = [said.mark, said.section, said.length, said.steel_grade].filter((part) => part).join(" | ");
  if (!found) {
    return { members: [], others: [], unresolved: [{ text, page, bbox, reason: "not the name of a section" }] };
  }
  const mark = (said.mark ?? "").trim().slice(0, 60);
  const grade = said.steel_grade === null ? undefined : gradeIn(said.steel_grade);
  const length = said.length === null ? undefined : readLength(said.length, said.length_unit ?? undefined);
  const quantity = wholeNumber(said.quantity);
  const missing = [
    ...(words.has(found.text) ? [] : [`section ${found.text}`]),
    ...(mark === "" || words.hasWord(mark) ? [] : [`mark ${mark}`]),
    ...(grade === undefined || words.has(grade) ? [] : [`grade ${grade}`]),
    ...(length === undefined || hasLength(words, said.length ?? "") ? [] : [`length ${said.length}`]),
    ...(quantity === undefined || words.hasWord(String(quantity)) ? [] : [`quantity ${quantity}`]),
  ];
  const verified = missing.length === 0;
  const confidence = verified ? confidenceOf.verified : words.any ? confidenceOf.contradicted : confidenceOf.unchecked;
  const source: Source = {
    page,
    bbox,
    method: "vision",
    confidence: found.unknown === undefined ? confidence : confidence * 0.8,
    place: said.place === "list" ? "table" : "label",
    verified,
  };
  const values = {
    ...(grade !== undefined && { steel_grade: grade }),
    ...(length && !length.doubtful && { length_mm: length.mm }),
    ...(quantity !== undefined && { quantity }),
  };
  if (found.part) {
    const kind = /^(?:RD|SQ)$/.test(found.family ?? "") ? ("bar" as const) : ("plate" as const);
    return { members: [], others: [{ kind, text, mark, section: found.text, ...values, source }], unresolved: [] };
  }
  const notes = [
    ...(words.any && missing.length > 0 ? [`not among the words of the page: ${missing.join(", ")}`] : []),
    ...(length?.doubtful ? [`length "${said.length}": the unit is not clear`] : []),
    ...(said.length !== null && !length ? [`length "${said.length}" is no number`] : []),
    ...(found.unknown === undefined ? [] : [`unknown section: ${found.unknown}`]),
    ...(found.note === undefined ? [] : [found.note]),
  ];
  const perMetre = found.profile === undefined ? undefined : massPerMetre(found.profile);
  const mass =
    perMetre === undefined || !values.length_mm ? undefined : perMetre * (values.length_mm / 1000) * (quantity ?? 1);
  const member: DrawnMember = {
    mark,
    section: found.text,
    ...(found.profile !== undefined && { profile: found.profile }),
    ...(found.family !== undefined && { family: found.family }),
    ...values,
    ...(mass !== undefined && { mass_kg: Math.round(mass * 100) / 100, mass_source: "computed" as const }),
    source,
    ...(notes.length > 0 && { notes }),
  };
  const unresolved =
    found.unknown === undefined ? [] : [{ text: found.text, page, bbox, reason: `unknown section: ${found.unknown}` }];
  return { members: [member], others: [], unresolved };
}

const wholeNumber = (value: number | null) =>
  value !== null && Number.isInteger(value) && value > 0 && value < 100_000 ? value : undefined;

/** A row in the overlap of two parts, a label that repeats a row: one member. Same mark, different section: both, flagged. */
export function once(members: readonly DrawnMember[]): DrawnMember[] {
  const kept: DrawnMember[] = [];
  const rowsFirst = [...members].sort(
    (a, b) => Number(b.source.place === "table") - Number(a.source.place === "table"),
  );
  for (const member of rowsFirst) {
    const at = kept.findIndex((other) => isSame(other, member));
    const other = kept[at];
    if (!other) kept.push(member);
    else if (known(member) > known(other)) kept[at] = member;
  }
  return kept.map((member) => {
    const rival = kept.find(
      (other) =>
        other !== member && member.mark !== "" && other.mark === member.mark && nameOf(other) !== nameOf(member),
    );
    if (!rival) return member;
    const note = `mark ${member.mark} was also read with ${rival.section}`;
    return {
      ...member,
      source: { ...member.source, confidence: Math.min(member.source.confidence, confidenceOf.contradicted) },
      notes: [...(member.notes ?? []), note],
    };
  });
}

const nameOf = ({ profile, section }: DrawnMember) => profile ?? bare(section);
const known = ({ length_mm, quantity, steel_grade, source }: DrawnMember) =>
  Number(length_mm !== undefined) +
  Number(quantity !== undefined) +
  Number(steel_grade !== undefined) +
  source.confidence;

function isSame(a: DrawnMember, b: DrawnMember): boolean {
  if (a.mark !== b.mark || nameOf(a) !== nameOf(b)) return false;
  const agree = <T>(p: T | undefined, q: T | undefined) => p === undefined || q === undefined || p === q;
  if (!agree(a.length_mm, b.length_mm)) return false;
  if (a.mark !== "") return true;
  return a.source.page === b.source.page && overlap(a.source.bbox, b.source.bbox);
}

/** by half of the smaller box; models place boxes roughly */
function overlap(a: Box, b: Box): boolean {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);
  return w > 0 && h > 0 && w * h >= 0.4 * Math.min(area(a), area(b));
}
