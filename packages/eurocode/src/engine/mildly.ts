import { says as everyday } from "../basis/everyday.ts";
import { isActionOfZero, isHarmless, stepsOf, valueAt, without } from "../basis/harmless.ts";
import type { Inserted, Message } from "../basis/message.ts";
import { type Path, type Problem, pathText } from "../basis/problem.ts";
import { refused } from "../basis/refusals.ts";
import type { Accepted } from "./read-request.ts";
import { says } from "./sheet.ts";

// A refused item is read once more: without what a problem names and says nothing (at its default, at zero), and with one of two
// statements of the same thing, where the results of both agree.

type Item = Accepted["item"];

/** What an item gives, by name: to hold two ways of saying the same thing against each other. */
export type Calculate = (item: Item) => ReadonlyMap<string, number> | undefined;

interface Reading {
  readonly accepted: Accepted;
  readonly item: Item;
  readonly problem: Problem;
  /** Where the problem is, from the item on. */
  readonly steps: Path;
  readonly problems: readonly Problem[];
  readonly calculate: Calculate;
}

interface Milder {
  readonly item: Item;
  readonly note?: Message;
}

const codesOf = (refusals: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(refusals.map(({ id }) => id));

/** Of a limit that a number breaks: zero is a number as others are there, and only a default of its own says nothing. */
const ofNumbers = codesOf([
  refused.atLeast,
  refused.atLeastWhat,
  refused.atLeastBecause,
  refused.atMost,
  refused.atMostWhat,
  refused.atMostBecause,
  refused.above,
  refused.aboveWhat,
  refused.aboveBecause,
  refused.below,
  refused.belowWhat,
  refused.belowBecause,
  refused.within,
  refused.withinWhat,
  says.disagrees,
  says.disagreesIn,
]);

const askedFor = codesOf([refused.requiredWith, refused.requiredWithWhat]);

/** The item without what says nothing, or is said by another field as well; the same one where there is nothing to leave out. */
export function readMildly(
  accepted: Accepted,
  item: Item,
  problems: readonly Problem[],
  calculate: Calculate,
  notes: Message[],
): Item {
  let milder = item;
  for (const problem of problems) {
    const steps = inItem(problem.path, accepted.path);
    if (!steps) continue;
    const reading = { accepted, item: milder, problem, steps, problems, calculate };
    const found =
      withoutWhatAsks(reading) ??
      withoutHarmless(reading) ??
      withoutActionOfZero(reading) ??
      withoutRepetition(reading);
    if (!found) continue;
    milder = found.item;
    if (found.note) notes.push(found.note);
  }
  return milder;
}

/** An action of zero that asks for another field. */
function withoutWhatAsks({ accepted, item, steps, problem: { code = "", values } }: Reading): Milder | undefined {
  if (!askedFor.has(code) || typeof values?.field !== "string") return undefined;
  const by = [...steps.slice(0, -1), ...stepsOf(values.field)];
  return isActionOfZero(accepted.kind.schema, item, by) ? asAbsent(item, by) : undefined;
}

function withoutHarmless({ accepted, item, steps, problem: { code = "" } }: Reading): Milder | undefined {
  if (valueAt(item, steps) === undefined) return undefined;
  return isHarmless(accepted.kind.schema, item, steps, ofNumbers.has(code))
    ? { item: without(item, steps) }
    : undefined;
}

/** An action of zero beside what excludes it is taken by its default; one below a limit contradicts what the limit is of. */
function withoutActionOfZero({ accepted, item, steps, problem: { code = "" } }: Reading): Milder | undefined {
  return !ofNumbers.has(code) && isActionOfZero(accepted.kind.schema, item, steps) ? asAbsent(item, steps) : undefined;
}

const asAbsent = (item: Item, steps: Path): Milder => ({
  item: without(item, steps),
  note: everyday.zeroAsAbsent({ field: pathText(steps) }),
});

/** Of two ways of saying the same thing, the one that says less; several fields together may be one way. */
function withoutRepetition(reading: Reading): Milder | undefined {
  const { accepted, item, problem, steps, problems } = reading;
  if (problem.code !== refused.notWith.id || valueAt(item, steps) === undefined) return undefined;
  const others = namesIn(problem.values?.fields)
    .map((name) => [...steps.slice(0, -1), ...stepsOf(name)])
    .filter((other) => valueAt(item, other) !== undefined);
  const idle = others.filter((other) => isHarmless(accepted.kind.schema, item, other));
  if (idle.length > 0) return { item: idle.reduce(without, item) };
  if (others.length === 0) return undefined;
  const these = problems
    .filter(({ code, values }) => code === problem.code && same(values, problem.values))
    .flatMap(({ path }) => [inItem(path, accepted.path) ?? []])
    .filter((path) => path.length > 0);
  const dropped = lesser(reading, these, others);
  if (!dropped) return undefined;
  const kept = dropped === these ? others : these;
  const list = (paths: readonly Path[]) => paths.map(pathText).join(", ");
  return {
    item: dropped.reduce(without, item),
    note: says.saidTwice({ field: list(dropped), other: list(kept) }),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which of two ways can be left out; undefined where they do not agree. */
function lesser<A extends readonly Path[]>({ item, calculate }: Reading, these: A, others: A): A | undefined {
  const [one, other] = [calculate(these.reduce(without, item)), calculate(others.reduce(without, item))];
  if (!one || !other) return undefined;
  const [more, less] = one.size >= other.size ? [one, other] : [other, one];
  if (less.size === 0 || !agree(more, less)) return undefined;
  return more === one ? these : others;
}

/** As far as two statements of the same thing may differ. */
const tolerance = 0.01;

/** Whether each verification, or where there is none each number, is the same within 1 %. */
function agree(more: ReadonlyMap<string, number>, less: ReadonlyMap<string, number>): boolean {
  return [...less].every(([name, value]) => {
    const other = more.get(name);
    return (
      other !== undefined && Math.abs(value - other) <= tolerance * Math.max(Math.abs(value), Math.abs(other), 1e-9)
    );
  });
}

/** The path of a problem from its item on. */
export function inItem(path: string, item: Path): (string | number)[] | undefined {
  const steps = stepsOf(path);
  return item.every((step, i) => steps[i] === step) ? steps.slice(item.length) : undefined;
}

const namesIn = (fields: Inserted | undefined): string[] => {
  if (typeof fields === "string") return [fields];
  return typeof fields === "object" && "list" in fields ? fields.of.flatMap(namesIn) : [];
};
