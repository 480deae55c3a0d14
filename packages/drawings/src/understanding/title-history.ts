/** The list of revisions in a title block: its headings are no labels, and its latest line is the revision where no cell says it. */
import { middle, overlap, type Phrase } from "./reading-direction.ts";
import { isRevision } from "./title-values.ts";

const told =
  /^(?:(?:change |revision )?description|description of (?:change|revision)s?|change|revisions?|details?|änderung(?:en)?|art der änderung|omschrijving|wijziging(?:en)?|modifications?|objet|nature|ändringen? avser|ändring|amendment|remarks?|issue|bemerkung|beschreibung|benämning|désignation)$/i;
const heading = /^(?:rev\.?|no\.?|nr\.?|index|ind\.?|indice|bet\.?|wijz\.?|iss(?:ue)?\.?|mark|ant\.?)$/i;

interface History {
  /** the height of its headings */
  readonly at: number;
  readonly revision: Phrase;
  readonly date: Phrase;
}

/** Headings of lists of revisions: REV, DATE, DESCRIPTION, BY */
function historiesIn(phrases: readonly Phrase[]): History[] {
  const dates = phrases.filter(({ text }) => /^(?:date|datum)$/i.test(text.trim()));
  return dates.flatMap((date): History[] => {
    const line = phrases.filter(
      (phrase) =>
        Math.abs(middle(phrase) - middle(date)) < 0.6 * date.size && Math.abs(phrase.x0 - date.x0) < 60 * date.size,
    );
    const revision = line.find(({ text }) => heading.test(text.trim()));
    return revision && line.some(({ text }) => told.test(text.trim())) ? [{ at: middle(date), revision, date }] : [];
  });
}

/** What stands under such headings is no title */
export const revisionLines = (phrases: readonly Phrase[]): number[] => historiesIn(phrases).map(({ at }) => at);

/** Of the lines that follow each other from the headings on: that of the latest date, else the farthest */
export function latestRevision(
  phrases: readonly Phrase[],
): { readonly revision: string; readonly date?: string } | undefined {
  const latest = historiesIn(phrases).map((history) => {
    const [down, up] = [linesFrom(history, phrases, 1), linesFrom(history, phrases, -1)];
    const lines = up.length > down.length ? up : down;
    const [first, last] = [lines[0], lines.at(-1)];
    return first?.date !== undefined && last?.date !== undefined && first.date > last.date ? first : last;
  });
  const [line] = latest;
  if (latest.length !== 1 || !line) return undefined;
  return { revision: line.revision.text.trim(), ...(line.date !== undefined && { date: line.told?.trim() ?? "" }) };
}

interface Line {
  readonly revision: Phrase;
  readonly date?: number;
  readonly told?: string;
}

function linesFrom({ revision: head, date, at: from }: History, phrases: readonly Phrase[], way: 1 | -1): Line[] {
  const below = phrases
    .filter((phrase) => isRevision(phrase.text) && overlap(phrase, head) > 0 && way * (middle(phrase) - from) > 0)
    .sort((a, b) => way * (middle(a) - middle(b)));
  const lines: Line[] = [];
  let at = from;
  for (const revision of below) {
    if (Math.abs(middle(revision) - at) > 4 * head.size) break;
    at = middle(revision);
    const own = phrases.filter((one) => one !== revision && Math.abs(middle(one) - at) < 0.6 * head.size);
    if (!own.some(({ text, x0 }) => x0 > head.x1 && /\p{L}{3}/u.test(text))) break;
    const told = own.find((one) => overlap(one, date) > 0);
    const time = told && timeOf(told.text);
    lines.push({ revision, ...(time !== undefined && { date: time, told: told?.text ?? "" }) });
  }
  return lines;
}

/** 2019-01-17, 07/06/16, 14.06.2024 as a number that grows with time */
function timeOf(text: string): number | undefined {
  const [first = "", second = "", third = ""] = text.trim().split(/[./-]/);
  const numbers = [first, second, third].map(Number);
  if (!/^[\d./-]+$/.test(text.trim()) || numbers.some((one) => !(one > 0))) return undefined;
  const [year = 0, month = 0, day = 0] = first.length === 4 ? numbers : [...numbers].reverse();
  return (year % 100) * 10_000 + month * 100 + day;
}
