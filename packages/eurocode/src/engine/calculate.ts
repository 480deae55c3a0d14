import { isHarmless, isOptionalAt, stepsOf, valueAt, without } from "../basis/harmless.ts";
import { type Inserted, type Message, messages } from "../basis/message.ts";
import { namesField } from "../basis/named-fields.ts";
import { type Path, type Problem, Problems, pathText } from "../basis/problem.ts";
import { refused } from "../basis/refusals.ts";
import { inCase } from "./kind.ts";
import { governingCase, type LoadCase } from "./load-cases.ts";
import type { Accepted } from "./read-request.ts";
import type { Request } from "./request.ts";
import { holdsNoNumber, Sheet, says as sheetSays } from "./sheet.ts";
import { warnOfTension } from "./tension.ts";
import { warnOfUnusual } from "./unusual.ts";

// An item is calculated as it is given. Where that is refused, it is read once more: without fields that say nothing (at their
// default, at zero), and with one of two statements of the same thing, where the results of both agree. Sound items pay nothing.

export const says = messages("request", {
  unusedOverride: "overrides.{symbol} has no effect: nothing in this request uses it.",
  noSteps: "cannot be combined with a summary, which has no steps",
  beyondReal: "part of the result cannot be calculated: one of the inputs is unrealistic",
});

export interface Calculated {
  readonly sheet: Sheet;
  readonly more: Record<string, unknown> | undefined;
  /** The mark that the result shows. */
  readonly mark: string | undefined;
  readonly governed: ReturnType<typeof governingCase>;
}

type Item = Accepted["item"];
type MakeSheet = (request: Request, path: Path) => Sheet;

const sheetOf: MakeSheet = (request, path) => new Sheet(request, path, request.derivation, request.written);

export function calculate(
  request: Request,
  accepted: Accepted,
  problems: Problems,
  make: MakeSheet = sheetOf,
): Calculated | undefined {
  const place = request.place();
  let found = new Problems();
  if (accepted.problems) {
    tellMore(request, accepted, accepted.item, new Problems(), problems, accepted.problems);
    return undefined;
  }
  const done = attempt(request, accepted, found, make);
  if (done) return done;
  if (problems.full) {
    problems.takeAll(found);
    return undefined;
  }
  let { item } = accepted;
  const notes: Message[] = [];
  // what is left out may uncover the next
  for (;;) {
    const milder = readMildly(request, accepted, item, found.list, notes);
    if (milder === item) break;
    request.forget(place);
    const left = new Problems();
    const again = attempt(request, { ...accepted, item: milder }, left, make);
    if (again) {
      for (const note of notes) again.sheet.warn(note);
      return again;
    }
    // asked for once it is left out: it did say something
    const missed = left.list.some(
      ({ path }) =>
        valueAt(item, inItem(path, accepted.path) ?? []) !== undefined &&
        valueAt(milder, inItem(path, accepted.path) ?? []) === undefined,
    );
    if (missed) break;
    [item, found] = [milder, left];
  }
  // what is missing may be asked for by a force of zero
  for (const name of zerosOf(accepted.kind.schema, accepted.item)) {
    request.forget(place);
    const again = attempt(request, { ...accepted, item: without(accepted.item, [name]) }, new Problems(), make);
    if (again) return again;
  }
  tellMore(request, accepted, item, found, problems, found.list);
  return undefined;
}

const mostZeros = 8;

/** Numbers of zero that say nothing. */
const zerosOf = (schema: Accepted["kind"]["schema"], item: Item): string[] =>
  Object.keys(item)
    .filter((name) => item[name] === 0 && isHarmless(schema, item, [name]))
    .slice(0, mostZeros);

/** Rounds of looking behind what is wrong. */
const mostRounds = 4;

/**
 * What is found, and what lies behind it: the item is calculated without the optional fields that were named, and what is then wrong
 * with others is known as well. What only follows from leaving a field out (it is missing, another needs it) is not.
 */
function tellMore(
  request: Request,
  accepted: Accepted,
  item: Item,
  found: Problems,
  problems: Problems,
  named: readonly Problem[],
): void {
  problems.takeAll(found);
  const known = new Set(named.map(({ path }) => path));
  const left = new Set<string>();
  let rest = item;
  let latest = named;
  for (let round = 0; round < mostRounds && !problems.full; round++) {
    for (const { path } of latest) {
      const steps = inItem(path, accepted.path) ?? [];
      const name = steps.find((step) => typeof step === "string");
      if (typeof name === "string") left.add(name);
      if (isOptionalAt(accepted.kind.schema, steps)) rest = without(rest, steps);
    }
    const more = new Problems();
    attempt(request.aside(), { ...accepted, item: rest }, more, (own, path) => new Sheet(own, path, false));
    latest = more.list.filter((problem) => {
      const steps = inItem(problem.path, accepted.path) ?? [];
      return (
        steps.length > 0 &&
        valueAt(rest, steps) !== undefined &&
        !known.has(problem.path) &&
        ![...left].some((field) => namesField(problem, field))
      );
    });
    if (latest.length === 0) return;
    for (const problem of latest) {
      known.add(problem.path);
      problems.take(problem);
    }
  }
}

function attempt(
  request: Request,
  { kind, item, path, notes = [] }: Accepted,
  problems: Problems,
  make: MakeSheet,
): Calculated | undefined {
  const mark = typeof item.mark === "string" ? item.mark : undefined;
  const name = mark ?? kind.defaultMark?.(item) ?? kind.name;
  const cases = item.load_cases as LoadCase[] | undefined; // accepted by withLoadCases
  const governed = cases ? governingCase(request, kind, item, path, name, cases, problems) : undefined;
  if (cases && !governed) return undefined;
  const sheet = make(request, path);
  sheet.mark = name;
  sheet.reads = { schema: kind.schema, item };
  for (const note of notes) sheet.assume(note);
  warnOfUnusual(sheet, kind.schema, item);
  warnOfTension(sheet, kind, item);
  const more = kind.run(sheet, governed ? inCase(kind, item, governed.actions) : item);
  if (holdsNoNumber(more)) sheet.problem("", says.beyondReal);
  if (sheet.problems.length > 0) {
    for (const problem of sheet.problems) problems.take(problem);
    return undefined;
  }
  return { sheet, more, mark: mark ?? (kind.defaultMark ? name : undefined), governed };
}

/** Of a limit that a number breaks: zero is a number as others are there, and only a default of its own says nothing. */
const ofNumbers = new Set(
  [
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
    sheetSays.disagrees,
    sheetSays.disagreesIn,
  ].map(({ id }) => id),
);

/** The item without what a problem names and says nothing, or is said by another field as well; the same one where there is none. */
function readMildly(
  request: Request,
  accepted: Accepted,
  item: Item,
  problems: readonly Problem[],
  notes: Message[],
): Item {
  const { schema } = accepted.kind;
  let milder = item;
  for (const { path, code = "", values } of problems) {
    const steps = inItem(path, accepted.path);
    if (!steps || valueAt(milder, steps) === undefined) continue;
    if (isHarmless(schema, milder, steps, ofNumbers.has(code))) {
      milder = without(milder, steps);
      continue;
    }
    if (code !== refused.notWith.id) continue;
    const others = namesIn(values?.fields)
      .map((name) => [...steps.slice(0, -1), ...stepsOf(name)])
      .filter((other) => valueAt(milder, other) !== undefined);
    const idle = others.filter((other) => isHarmless(schema, milder, other));
    if (idle.length > 0) {
      milder = idle.reduce(without, milder);
      continue;
    }
    if (others.length === 0) continue;
    // several fields may be the other way of saying it
    const alike = problems.filter((one) => one.code === code && same(one.values, values));
    const these = alike.flatMap((one) => [inItem(one.path, accepted.path) ?? []]).filter((one) => one.length > 0);
    const left = whichOf(request, accepted, milder, these, others);
    if (!left) continue;
    const [dropped, kept] = left === "others" ? [others, these] : [these, others];
    milder = dropped.reduce(without, milder);
    const list = (paths: readonly Path[]) => paths.map(pathText).join(", ");
    notes.push(sheetSays.saidTwice({ field: list(dropped), other: list(kept) }));
  }
  return milder;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which of two ways of saying the same thing is left out, where they agree: the one that says less. */
function whichOf(
  request: Request,
  accepted: Accepted,
  item: Item,
  these: readonly Path[],
  others: readonly Path[],
): "these" | "others" | undefined {
  const of = (left: readonly Path[]) => calculated(request, { ...accepted, item: left.reduce(without, item) });
  const [one, other] = [of(these), of(others)];
  if (!one || !other) return undefined;
  const [more, less] = one.size >= other.size ? [one, other] : [other, one];
  if (less.size === 0 || !agree(more, less)) return undefined;
  return more === one ? "these" : "others";
}

/** The path of a problem from its item on. */
function inItem(path: string, item: Path): (string | number)[] | undefined {
  const steps = stepsOf(path);
  return item.every((step, i) => steps[i] === step) ? steps.slice(item.length) : undefined;
}

const namesIn = (fields: Inserted | undefined): string[] => {
  if (typeof fields === "string") return [fields];
  return typeof fields === "object" && "list" in fields ? fields.of.flatMap(namesIn) : [];
};

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

function calculated(request: Request, accepted: Accepted): ReadonlyMap<string, number> | undefined {
  const found = attempt(request.aside(), accepted, new Problems(), (own, path) => new Sheet(own, path, false));
  return found && new Map(numbersOf(found));
}

function numbersOf({ sheet }: Calculated): [string, number][] {
  const { verifications } = sheet;
  // what only says that a method may be used says nothing of what it gave
  if (verifications.some(({ utilization }) => utilization > 0))
    return verifications.map(({ id, utilization }) => [id, utilization]);
  return Object.entries(sheet.values).flatMap(([name, value]): [string, number][] =>
    typeof value === "number" ? [[name, value]] : [],
  );
}
