/** Lists in words: a mark, and behind it on its line a section with its length or pieces, line under line. */
import { sectionsIn } from "@x/fabrication/members";
import { after, before } from "./label-text.ts";
import { settings } from "./lists/settings.ts";
import { markByWord, markNear } from "./marks.ts";
import { neighbours } from "./neighbours.ts";
import { middle, type Phrase } from "./reading-direction.ts";

/** "Pos. 1.1", and behind it "Unterzug HEB 240, L = 5,40 m, 2 Stück": one text each, where several follow each other */
export function markedLines(phrases: readonly Phrase[]): {
  readonly phrases: readonly Phrase[];
  readonly lines: ReadonlySet<Phrase>;
} {
  const near = neighbours(phrases);
  const columns = new Map<number, (readonly Phrase[])[]>();
  for (const phrase of phrases) {
    if (!sectionsIn(phrase.text).some(({ profile }) => profile !== undefined)) continue;
    const reach = settings.reach * phrase.size;
    const beside = near(phrase, reach).filter((other) => Math.abs(middle(other) - middle(phrase)) < 0.4 * phrase.size);
    const line = [...beside, phrase].sort((a, b) => a.x0 - b.x0);
    const own = line.indexOf(phrase);
    const before = line[own - 1];
    const apart = before && (markByWord(before.text) ?? markNear(before.text)) !== undefined;
    const whole = line.slice(apart ? own - 1 : own);
    // "Pos. 1: 2 Stück HEB 200, Länge 4,35 m" is one text already
    const marked = apart === true || whole.length === 1;
    if (!follows(whole, reach) || !isPart(whole, marked)) continue;
    const key = Math.round(whole[0]?.x0 ?? 0);
    columns.set(key, [...(columns.get(key) ?? []), whole]);
  }
  const joined = new Map<Phrase, Phrase | undefined>();
  for (const lines of columns.values()) {
    lines.sort(([a], [b]) => (a?.y0 ?? 0) - (b?.y0 ?? 0));
    lines.forEach((line, i) => {
      if (!isUnder(lines[i - 1]?.[0], line[0]) && !isUnder(line[0], lines[i + 1]?.[0])) return;
      for (const one of line) joined.set(one, undefined);
      const [first] = line;
      if (first) joined.set(first, inOne(line));
    });
  }
  return {
    phrases:
      joined.size === 0
        ? phrases
        : phrases.flatMap((phrase) => (joined.has(phrase) ? (joined.get(phrase) ?? []) : phrase)),
    lines: new Set([...joined.values()].filter((line) => line !== undefined)),
  };
}

const follows = (line: readonly Phrase[], reach: number): boolean =>
  line.every((one, i) => i === 0 || one.x0 - (line[i - 1]?.x1 ?? 0) < reach);

const isUnder = (upper: Phrase | undefined, lower: Phrase | undefined): boolean =>
  upper !== undefined && lower !== undefined && lower.y0 - upper.y0 < settings.step * upper.size;

const textOf = (line: readonly Phrase[]): string => line.map(({ text }) => text).join(" ");

/** It names one section, and says a length or pieces besides; without a mark in front both */
function isPart(line: readonly Phrase[], marked: boolean): boolean {
  const text = textOf(line);
  const [found, second] = sectionsIn(text).filter(({ part }) => !part);
  if (!found || second) return false;
  const front = before(text.slice(0, found.start));
  const back = after(text.slice(found.end));
  return marked
    ? front.mark !== undefined && (back.length ?? back.count) !== undefined
    : front.whole && back.length !== undefined && back.count !== undefined;
}

function inOne(line: readonly Phrase[]): Phrase | undefined {
  const [first] = line;
  return (
    first && {
      ...first,
      text: textOf(line),
      x1: line.at(-1)?.x1 ?? first.x1,
      words: line.flatMap(({ words }) => words),
      spans: line.flatMap(({ spans }) => spans),
    }
  );
}
