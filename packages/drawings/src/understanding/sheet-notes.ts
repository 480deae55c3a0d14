/** Notes of a sheet: welds, bolts, coating, fire protection, execution class, camber, levels, grades, as they are written. */
import { gradeIn } from "@x/fabrication/members";
import type { SheetNote } from "../model.ts";
import { wordPattern } from "../vocabulary/lexicon.ts";
import { linesAround, type Neighbours, neighbours } from "./neighbours.ts";
import { type Frame, type Phrase, pageBox, stacked } from "./reading-direction.ts";

type Kind = SheetNote["kinds"][number];

/** "EXC2" and the standard of a coating need no word */
const subjects: readonly (readonly [Kind, RegExp])[] = [
  ["execution", /(?<![\p{L}\d])EXC\s?[1-4](?!\d)/u],
  ["execution", wordPattern(({ subjects: { execution } }) => execution)],
  ["fire", wordPattern(({ subjects: { fire } }) => fire)],
  ["fire", /(?<![\p{L}\d])REI?\s?(?:15|30|45|60|90|120)(?!\d)/u],
  ["coating", wordPattern(({ subjects: { coating } }) => coating)],
  ["coating", /EN\s?ISO\s?(?:1461|12944)/iu],
  ["camber", wordPattern(({ subjects: { camber } }) => camber)],
  ["weld", wordPattern(({ subjects: { weld } }) => weld)],
  ["bolt", wordPattern(({ subjects: { bolt } }) => bolt)],
  ["level", wordPattern(({ levels }) => levels)],
  ["grade", wordPattern(({ steel }) => steel)],
];
const height = /[+±−-]\s?\d{1,3}[.,]\d{2,3}/u;
/** "3." and "•" begin a note of their own */
const begins = /^(?:\(?\d{1,2}[.)]|[-–•*]\s)/u;
/** these say something in so many words, others in more; the lines of a note follow each other within so many heights of letters */
const settings = { words: 3, terse: 2, longest: 400, lines: 8, step: 0.9 };
const terse: ReadonlySet<Kind | undefined> = new Set(["execution", "coating", "grade"]);

function kindsOf(text: string): Kind[] {
  const found = subjects.flatMap(([kind, pattern]) => {
    const at = pattern.exec(text)?.index;
    const told = kind === "level" ? height.test(text) : kind !== "grade" || gradeIn(text) !== undefined;
    return at !== undefined && told ? [{ kind, at }] : [];
  });
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ kind }) => kind))];
}

/** `phrases`: what no list, label and title block has taken */
export function notesOf({ page }: Frame, phrases: readonly Phrase[]): SheetNote[] {
  const written = phrases.filter(({ text }) => /\p{L}{3}/u.test(text));
  const near = neighbours(written);
  const taken = new Set<Phrase>();
  const said = new Set<string>();
  return written.flatMap((phrase): SheetNote[] => {
    if (taken.has(phrase) || kindsOf(phrase.text).length === 0) return [];
    const whole = stacked(noteAround(phrase, near, taken));
    const kinds = kindsOf(whole.text);
    const text = whole.text.replace(begins, "").trim();
    const least = kinds.some((kind) => terse.has(kind)) ? settings.terse : settings.words;
    if (kinds.length === 0 || whole.words.length < least || text.length > settings.longest || said.has(text)) return [];
    said.add(text);
    return [{ kinds, text, page, bbox: pageBox(whole.words) }];
  });
}

/** The lines of one note: back to the one that its number or a sentence begins, and on to the next */
function noteAround(phrase: Phrase, near: Neighbours, taken: Set<Phrase>): Phrase[] {
  const lines = [phrase];
  const goesOn = (upper: Phrase, lower: Phrase) => !begins.test(lower.text) && !/[.;:]$/u.test(upper.text.trim());
  for (let first = phrase; lines.length < settings.lines; ) {
    const { above } = linesAround(first, near, settings.step);
    if (!above || taken.has(above) || !numbered(first, above) || !goesOn(above, first)) break;
    lines.unshift(above);
    first = above;
  }
  for (let last = phrase; lines.length < settings.lines; ) {
    const { below } = linesAround(last, near, settings.step);
    if (!below || taken.has(below) || !numbered(below, lines[0]) || !goesOn(last, below)) break;
    lines.push(below);
    last = below;
  }
  for (const line of lines) taken.add(line);
  return lines;
}

/** A line goes on with another where that begins with a number or it begins small */
const numbered = (line: Phrase, first: Phrase | undefined): boolean =>
  /^\p{Ll}/u.test(line.text) || begins.test(first?.text ?? "");
