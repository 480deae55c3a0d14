import type { Noted } from "../basis/derivation.ts";
import type { Difference } from "../basis/result.ts";
import { isSure, type Rule, touches } from "../basis/rule.ts";
import { splitUnit } from "../basis/units.ts";
import type { Verification } from "../basis/verification.ts";
import type { RanItem, SecondGeneration } from "./kind.ts";

// What differs between the results of two generations, which rule makes it, and what follows from it.

/** By how much a rule alone moves the governing utilization of an item, by its place. */
export type SharesOf = (rule: Rule, item: number) => number | null;

/** How the two generations call things. */
export interface Names {
  readonly second: SecondGeneration;
  /** `EN 1993-1-1:2005` */
  readonly former: string;
}

type Plain = number | string;

/** A named quantity of one generation: its number, and what it was made of. */
interface Quantity {
  readonly value: Plain;
  /** What wrote it; its clause and numbers are looked at where it differs. */
  readonly by: Noted | Verification | undefined;
}

interface Part {
  readonly name: string;
  readonly value: number;
}

/** The quantities of one result, and the steps between them. */
interface Made {
  readonly quantities: ReadonlyMap<string, Quantity>;
  /** Steps by the number that they gave. */
  readonly steps: ReadonlyMap<number, readonly Noted[]>;
  readonly clauseOf: (clause: string) => string;
}

const clauseIn = ({ clauseOf }: Made, of: Quantity | undefined): string | null =>
  of?.by ? clauseOf(of.by.clause) : null;

const smallest = 1e-6;
const ofVerification = "verification:";

export function differencesOf(
  first: readonly RanItem[],
  second: readonly RanItem[],
  names: Names,
  shareOf: SharesOf,
  recommended: readonly RanItem[] | undefined,
): Difference[] {
  if (first.length !== second.length) return [];
  return first
    .flatMap((before, i) => {
      const after = second[i];
      return after ? ofItem(before, after, names, (rule) => shareOf(rule, i), recommended?.[i]) : [];
    })
    .sort((a, b) => Math.abs(b.share ?? 0) - Math.abs(a.share ?? 0)); // stable: else in the order of calculation
}

function ofItem(
  first: RanItem,
  second: RanItem,
  { second: next, former }: Names,
  shareOf: (rule: Rule) => number | null,
  recommended: RanItem | undefined,
): Difference[] {
  const standard = former.split(":")[0] ?? "";
  const formerId = (id: string) => next.formerIds?.[id] ?? id;
  const before = madeBy(first, (clause) => clause.replace(`${standard} `, `${former} `));
  const after = madeBy(second, next.clauseOf, formerId);
  const ofAnnex = recommended && madeBy(recommended, String).quantities;
  const rules = second.sheet.rules.filter(({ kept }) => !kept);
  const found: Difference[] = [];
  const causing = new Map<Difference, Rule>();
  for (const name of new Set([...after.quantities.keys(), ...before.quantities.keys()])) {
    const [was, is] = [before.quantities.get(name), after.quantities.get(name)];
    const rule = rules.find(({ gives }) => gives.includes(name));
    if (!rule && !differ(was?.value, is?.value)) continue;
    const byAnnex = ofAnnex !== undefined && !differ(ofAnnex.get(name)?.value, is?.value);
    const one: Difference = {
      item: second.sheet.mark,
      name,
      clause_first: written(rule ? rule.was : clauseIn(before, was)),
      clause_second: written(rule ? rule.clause : clauseIn(after, is)),
      first: was?.value ?? null,
      second: is?.value ?? null,
      share: rule && !rule.together ? shareOf(rule) : null,
      because: [],
      certain: isCertain(second, name, rule),
      ...(byAnnex ? { annex: true } : {}),
    };
    found.push(one);
    if (rule) causing.set(one, rule);
  }
  const sides = {
    first: byValue(found, ({ first }) => first),
    second: byValue(found, ({ second }) => second),
  };
  const causes = found.map((one) => {
    const own = causesOf(one, sides, after, before);
    return own.length > 0 || causing.has(one) ? own : ofIteration(one, causing);
  });
  const called = (name: string) => nameIn(name, second, formerId);
  return found.map((one, i) => ({ ...one, name: called(one.name), because: (causes[i] ?? []).map(called) }));
}

/** Formulas stand behind their clause: `6.3.2.2(1) (6.56)`. */
const written = (clause: string | null): string | null => clause?.replaceAll("), (", ") (") ?? null;

/** Of a verification the id that the second generation has. */
const nameIn = (name: string, { sheet }: RanItem, formerId: (id: string) => string): string => {
  if (!name.startsWith(ofVerification)) return name;
  const id = name.slice(ofVerification.length);
  return ofVerification + (sheet.verifications.find((one) => formerId(one.id) === id)?.id ?? id);
};

function isCertain({ result, sheet }: RanItem, name: string, rule: Rule | undefined): boolean {
  if (rule) return isSure(rule);
  if (!name.startsWith(ofVerification)) return result.certain !== false || sheet.rules.every(isSure);
  const id = name.slice(ofVerification.length);
  return sheet.rules.every((one) => isSure(one) || !touches(one, id));
}

function differ(a: Plain | undefined, b: Plain | undefined): boolean {
  if (typeof a !== "number" || typeof b !== "number") return a !== b;
  return Math.abs(a - b) > smallest * Math.max(Math.abs(a), Math.abs(b));
}

function madeBy(
  { sheet, result }: RanItem,
  clauseOf: (clause: string) => string,
  idOf: (id: string) => string = String,
): Made {
  const steps = sheet.steps ?? [];
  const byName = new Map(steps.map((step) => [step.name, step]));
  const quantities = new Map<string, Quantity>();
  for (const [name, value] of Object.entries(result.values)) {
    if (typeof value !== "number" && typeof value !== "string") continue;
    quantities.set(name, { value, by: byName.get(name) });
  }
  // as the result keeps them: the numbers of a sheet are written over by the next item
  for (const one of result.verifications)
    quantities.set(ofVerification + idOf(one.id), { value: one.utilization, by: one });
  return { quantities, steps: byValue(steps, ({ value }) => value), clauseOf };
}

/** What has a number, by the number; in the order it was in. */
function byValue<One>(list: readonly One[], numberOf: (one: One) => unknown): Map<number, One[]> {
  const found = new Map<number, One[]>();
  for (const one of list) {
    const value = numberOf(one);
    if (typeof value !== "number") continue;
    const same = found.get(value);
    if (same) same.push(one);
    else found.set(value, [one]);
  }
  return found;
}

function partsOf(by: Quantity["by"]): Part[] {
  if (by === undefined) return [];
  if ("demand" in by) return [by.demand, by.resistance].map((value) => ({ name: "", value }));
  return Object.entries(by.inputs).map(([name, value]) => ({ name, value }));
}

/** A number that many things may have. */
const isCommon = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 1000;

const deepest = 6;

/** The differences whose numbers stand in the formula of one, through steps that differ in nothing of their own. */
function causesOf(
  one: Difference,
  sides: Readonly<Record<"first" | "second", ReadonlyMap<number, readonly Difference[]>>>,
  after: Made,
  before: Made,
): string[] {
  const causes = new Set<string>();
  const look = (made: Made, parts: readonly Part[], of: "first" | "second", depth: number): void => {
    for (const { name, value } of parts) {
      const cause = sides[of].get(value)?.find((other) => other !== one && isNamed(other.name, name, value));
      if (cause) causes.add(cause.name);
      else if (depth < deepest) {
        const step = made.steps.get(value)?.find((known) => isNamed(known.name, name, value));
        if (step && step.name !== one.name) look(made, partsOf(step), of, depth + 1);
      }
    }
  };
  const [is, was] = [after.quantities.get(one.name), before.quantities.get(one.name)];
  if (is) look(after, partsOf(is.by), "second", 0);
  else if (was) look(before, partsOf(was.by), "first", 0);
  return [...causes];
}

/** What no formula gives, as it is found by iteration, follows from every rule that changed a number and touches it. */
function ofIteration({ name, first, second }: Difference, causing: ReadonlyMap<Difference, Rule>): string[] {
  if (first === null || second === null) return [];
  const id = name.startsWith(ofVerification) ? name.slice(ofVerification.length) : undefined;
  return [...causing]
    .filter(
      ([cause, rule]) =>
        differ(cause.first ?? undefined, cause.second ?? undefined) && (id === undefined || touches(rule, id)),
    )
    .map(([cause]) => cause.name);
}

/** Whether a number that a formula calls `chi` is `chi_y`; of numbers that are no accident their value is enough. */
const isNamed = (name: string, called: string, value: number): boolean =>
  !isCommon(value) || (called !== "" && splitUnit(name).symbol.startsWith(called));
