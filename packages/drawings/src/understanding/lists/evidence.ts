/** What the texts of a column look like: how well they are values of a role. */
import { type FoundSection, gradeIn, readLength, readNumber, sectionOfCell } from "@x/fabrication/members";
import { type Meaning, mayMean, meaningOf } from "../../vocabulary/column-meanings.ts";
import { readCount } from "../counts.ts";
import { settings } from "./settings.ts";

/** What a column of a list is for */
export type Role = "section" | "mark" | "pieces" | "length" | "grade" | "mass" | "other";

/** What of a text its roles ask for, looked at once */
interface Seen {
  readonly text: string;
  readonly section: FoundSection | undefined;
  readonly grade: string | undefined;
  readonly digits: boolean;
  readonly bare: boolean;
}

const isMember = ({ section }: Seen): boolean =>
  section !== undefined && !section.part && (section.profile !== undefined || section.abroad === true);
/** nearly all of a text */

function asSection(seen: Seen): number {
  const { text, section, digits } = seen;
  if (isMember(seen)) return (section?.text.length ?? 0) >= settings.many * text.length ? 3 : 0.5;
  if (section?.part) return 1.5;
  return digits ? -1.5 : -0.5;
}

const name = /^(?=.*[\p{L}\d])[\p{L}\d][\p{L}\d./+°-]{0,13}$/u;
const numbered = /^\d+(?:[.-]\d+)*$/;

function asMark(seen: Seen): number {
  const { text, grade, digits } = seen;
  if (isMember(seen) || grade !== undefined) return -2.5;
  if (!name.test(text)) return -1.5;
  if (/\p{L}/u.test(text)) return digits ? 1.2 : 0;
  return numbered.test(text) ? 0.4 : -0.6;
}

function asPieces({ text, bare }: Seen): number {
  const count = readCount(text.replace(/^(\d{1,4})[.,]00?$/, "$1"));
  if (count === undefined) return -2.5;
  if (count > 999) return -1.5;
  return bare ? 1 : 1.8;
}

function asLength({ text }: Seen): number {
  const length = readLength(text);
  if (length === undefined) return -2.5;
  if (length.unit !== undefined) return 1.8;
  if (length.mm >= 100 && length.mm <= 20_000) return 1.2;
  return length.doubtful || length.mm >= 20 ? 0.2 : -1.2;
}

function asGrade({ text, grade, digits }: Seen): number {
  if (grade === undefined) return digits ? -2 : -0.5;
  return grade.length >= settings.many * text.length ? 3 : -0.5;
}

function asMass({ text }: Seen): number {
  if (readNumber(text.replace(/\s*kg$/i, ""), true) === undefined) return -2.5;
  // three figures behind a separator are thousands, or metres
  return /[.,]\d{1,2}(?!\d)/.test(text) ? 1 : 0.4;
}

/** How much better a role explains a text than chance does */
const explained: readonly (readonly [Role, (seen: Seen) => number])[] = [
  ["section", asSection],
  ["mark", asMark],
  ["pieces", asPieces],
  ["length", asLength],
  ["grade", asGrade],
  ["mass", asMass],
  ["other", (seen) => (isMember(seen) ? -1.2 : 0)],
];
export const roles: readonly Role[] = explained.map(([role]) => role);

/** Of a text, role by role, in the order of `roles` */
const known = new Map<string, readonly number[]>();
const mostKnown = 20_000;
function evidenceOf(text: string): readonly number[] {
  const asked = known.get(text);
  if (asked) return asked;
  if (known.size >= mostKnown) known.clear();
  const seen = {
    text,
    section: sectionOfCell(text),
    grade: gradeIn(text),
    digits: /\d/.test(text),
    bare: /^\d+$/.test(text),
  };
  const found = explained.map(([, of]) => of(seen));
  known.set(text, found);
  return found;
}

/** Of all texts of a column together: few texts say less */
export function columnEvidence(texts: readonly string[]): ReadonlyMap<Role, number> {
  const filled = texts.filter((text) => text !== "");
  const n = Math.max(1, filled.length);
  const weight = (0.5 + 0.5 * Math.min(1, n / 4)) / n;
  const all = filled.map(evidenceOf);
  const sums = roles.map((_, i) => weight * all.reduce((sum, one) => sum + (one[i] ?? 0), 0));
  const distinct = new Set(filled).size;
  const running = filled.length > 2 && filled.every((text, i) => Number(text) === Number(filled[0]) + i);
  const ofAll = {
    // each mark is there once, and what counts the rows counts no pieces
    mark: filled.length <= 2 ? 0 : distinct === filled.length ? 0.6 : -1.5 * (1 - distinct / filled.length),
    pieces: running ? -2 : 0,
  };
  return new Map(
    roles.map((role, i) => [role, (sums[i] ?? 0) + (role === "mark" || role === "pieces" ? ofAll[role] : 0)]),
  );
}

/** What the word over a column says of its role; what is not named here speaks against it */
const told: Readonly<Record<Meaning, Partial<Record<Role, number>>>> = {
  mark: { mark: 2.5, pieces: 0, other: 0 },
  assembly: { mark: 1, other: 1 },
  quantity: { pieces: 2.5, other: -1, length: -0.5 },
  "total quantity": { pieces: 2.5, other: -1 },
  section: { section: 2.5, other: -1 },
  size: { section: 2, other: 0 },
  description: { section: 1.5, mark: 0, other: 0.5 },
  grade: { grade: 2.5, section: 0, other: 0 },
  length: { length: 2.5, other: -1 },
  feet: { length: 1, other: 1.5 },
  inches: { length: 1, other: 1.5 },
  "mass per metre": { mass: 2.5, other: 0 },
  "unit mass": { mass: 2.5, other: 0 },
  "total mass": { mass: 2.5, pieces: 0, other: 0 },
  mass: { mass: 2.5, other: 0 },
  surface: { mass: 1, other: 2 },
  action: { other: 2, mass: 1 },
  other: { other: 2 },
};
const against = -2.5;

export function headingEvidence(heading: string, role: Role): number {
  if (heading.trim() === "") return -0.5;
  const meaning = meaningOf(heading);
  return meaning === undefined ? (role === "other" ? 0.4 : 0) : (told[meaning][role] ?? against);
}

/** what a heading that is not known but looks like one is worth beside one that is known */
const likeness = 0.4;

export function likenessEvidence(heading: string, role: Role): number {
  if (heading.trim() === "" || meaningOf(heading) !== undefined) return 0;
  const like = /[([](?:mm|cm)[)\]]$/i.test(heading) ? "length" : mayMean(heading);
  return like === undefined ? 0 : likeness * (told[like][role] ?? against);
}
