import { isOfZero } from "../basis/everyday.ts";
import { isHarmless, isOptionalAt, valueAt, without } from "../basis/harmless.ts";
import { type Message, messages } from "../basis/message.ts";
import { namesField } from "../basis/named-fields.ts";
import { type Path, type Problem, Problems } from "../basis/problem.ts";
import type { GoverningCombination } from "../basis/result.ts";
import { governingCombination } from "./item-actions.ts";
import { inCase } from "./kind.ts";
import { type Governed, governingCase, type LoadCase } from "./load-cases.ts";
import { inItem, readMildly } from "./mildly.ts";
import type { Accepted } from "./read-request.ts";
import type { Request } from "./request.ts";
import { holdsNoNumber, Sheet } from "./sheet.ts";
import { warnOfTension } from "./tension.ts";
import { warnOfUnusual } from "./unusual.ts";

// An item is calculated as it is given. Where that is refused, it is read once more, mildly. Sound items pay nothing.

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
  /** Of an item with actions: the combination that governs. */
  readonly combination: GoverningCombination | undefined;
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
    const milder = readMildly(
      accepted,
      item,
      found.list,
      (one) => numbersOf(request, { ...accepted, item: one }),
      notes,
    );
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
  const counts = (value: unknown) => (accepted.standsIn ? typeof value === "string" : value !== undefined);
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
        counts(valueAt(rest, steps)) &&
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
  const cases = casesOf(kind, item);
  const combined = item.actions !== undefined && kind.combines !== undefined;
  const byActions = combined ? governingCombination(request, kind, item, path, name, problems) : undefined;
  const byCases = cases && !combined ? governingCase(request, kind, item, path, name, cases, problems) : undefined;
  const governed = byActions ?? byCases;
  if ((cases || combined) && !governed) return undefined;
  const sheet = make(request, path);
  sheet.mark = name;
  sheet.reads = { schema: kind.schema, item };
  for (const note of notes) sheet.assume(note, { weighty: isOfZero(note) });
  warnOfUnusual(sheet, kind.schema, item);
  warnOfTension(sheet, kind, item);
  if (cases && !combined) kind.ofCases?.(sheet, item, cases);
  if (sheet.steps) byActions?.derive(sheet);
  const more = governed ? runGoverning(kind, sheet, item, governed) : kind.run(sheet, item);
  // what a case lacks, the item lacks, whatever governs
  sheet.lacks(governed?.missing ?? []);
  if (holdsNoNumber(more)) sheet.problem("", says.beyondReal);
  if (sheet.problems.length > 0) {
    for (const problem of sheet.problems) problems.take(problem);
    return undefined;
  }
  return {
    sheet,
    more,
    mark: mark ?? (kind.defaultMark ? name : undefined),
    governed,
    combination: byActions?.combination,
  };
}

/** As they are calculated. */
function casesOf(kind: Accepted["kind"], item: Item): readonly LoadCase[] | undefined {
  const given = item.load_cases as LoadCase[] | undefined; // accepted by withLoadCases
  return given && (kind.together?.(item, given) ?? given);
}

function runGoverning(kind: Accepted["kind"], sheet: Sheet, item: Item, { actions, cases }: Governed) {
  const governing = inCase(kind, item, actions);
  const more = kind.run(sheet, governing);
  if (sheet.problems.length === 0) kind.besideCases?.(sheet, governing, cases);
  return more;
}

/** Of an item that is only looked at: its verifications, or where none has a load its numbers. */
function numbersOf(request: Request, accepted: Accepted): ReadonlyMap<string, number> | undefined {
  const found = attempt(request.aside(), accepted, new Problems(), (own, path) => new Sheet(own, path, false));
  if (!found) return undefined;
  const { verifications, values } = found.sheet;
  // what only says that a method may be used says nothing of what it gave
  if (verifications.some(({ utilization }) => utilization > 0))
    return new Map(verifications.map(({ id, utilization }) => [id, utilization]));
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, number][] =>
      typeof value === "number" ? [[name, value]] : [],
    ),
  );
}
