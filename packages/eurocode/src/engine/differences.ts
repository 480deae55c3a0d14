import type { Noted } from "../basis/derivation.ts";
import type { Difference } from "../basis/result.ts";
import { isSure, type Rule, touches } from "../basis/rule.ts";
import { splitUnit } from "../basis/units.ts";
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

/** A named quantity of one generation: its number, its clause, and the numbers that it was made of. */
interface Quantity {
  readonly value: Plain;
  readonly clause: string | null;
  readonly from: readonly Part[];
}

interface Part {
  readonly name: string;
  readonly value: number;
}

/** The quantities of one result, and the steps between them. */
interface Made {
  readonly quantities: ReadonlyMap<string, Quantity>;
  readonly steps: readonly Noted[];
}

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
  for (const name of new Set([...after.quantities.keys(), ...before.quantities.keys()])) {
    const [was, is] = [before.quantities.get(name), after.quantities.get(name)];
    const rule = rules.find(({ gives }) => gives.includes(name));
    if (!rule && !differ(was?.value, is?.value)) continue;
    const byAnnex = ofAnnex !== undefined && !differ(ofAnnex.get(name)?.value, is?.value);
    found.push({
      item: second.sheet.mark,
      name,
      clause_first: written(rule ? rule.was : (was?.clause ?? null)),
      clause_second: written(rule ? rule.clause : (is?.clause ?? null)),
      first: was?.value ?? null,
      second: is?.value ?? null,
      share: rule && !rule.together ? shareOf(rule) : null,
      because: [],
      certain: isCertain(second, name, rule),
      ...(byAnnex ? { annex: true } : {}),
    });
  }
  const causes = found.map((one) => causesOf(one, found, after, before));
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
    const step = byName.get(name);
    const clause = step ? clauseOf(step.clause) : null;
    quantities.set(name, { value, clause, from: step ? partsOf(step) : [] });
  }
  for (const { id, clause, utilization, demand, resistance } of sheet.verifications)
    quantities.set(ofVerification + idOf(id), {
      value: utilization,
      clause: clauseOf(clause),
      from: [demand, resistance].map((part) => ({ name: "", value: part })),
    });
  return { quantities, steps };
}

const partsOf = ({ inputs }: Noted): Part[] => Object.entries(inputs).map(([name, value]) => ({ name, value }));

/** A number that many things may have. */
const isCommon = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 1000;

const deepest = 6;

/** The differences whose numbers stand in the formula of one, through steps that differ in nothing of their own. */
function causesOf(one: Difference, all: readonly Difference[], after: Made, before: Made): string[] {
  const causes = new Set<string>();
  const look = (made: Made, parts: readonly Part[], of: "first" | "second", depth: number): void => {
    for (const { name, value } of parts) {
      const cause = all.find((other) => other !== one && other[of] === value && isNamed(other.name, name, value));
      if (cause) causes.add(cause.name);
      else if (depth < deepest) {
        const step = made.steps.find((known) => known.value === value && isNamed(known.name, name, value));
        if (step && step.name !== one.name) look(made, partsOf(step), of, depth + 1);
      }
    }
  };
  const [is, was] = [after.quantities.get(one.name), before.quantities.get(one.name)];
  if (is) look(after, is.from, "second", 0);
  else if (was) look(before, was.from, "first", 0);
  return [...causes];
}

/** Whether a number that a formula calls `chi` is `chi_y`; of numbers that are no accident their value is enough. */
const isNamed = (name: string, called: string, value: number): boolean =>
  !isCommon(value) || (called !== "" && splitUnit(name).symbol.startsWith(called));
