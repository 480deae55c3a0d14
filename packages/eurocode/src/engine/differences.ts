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

/** What made a quantity; its clause and numbers are looked at where it differs. */
type MadeBy = Noted | Verification;

/** The quantities of one result, and the steps between them. */
interface Made {
  readonly values: Readonly<Record<string, unknown>>;
  readonly verifications: ReadonlyMap<string, Verification>;
  readonly steps: readonly Noted[];
  /** The values of the steps, to find one by. */
  readonly numbers: Float64Array;
  readonly clauseOf: (clause: string) => string;
}

const smallest = 1e-6;
const ofVerification = "verification:";

/** The items of both in the same order. */
export function differencesOf(
  first: Iterable<RanItem>,
  second: Iterable<RanItem>,
  names: Names,
  shareOf: SharesOf,
  recommended: readonly RanItem[] | undefined,
): Difference[] {
  const after = second[Symbol.iterator]();
  const found: Difference[] = [];
  let i = 0;
  for (const before of first) {
    const at = i++;
    const next = after.next();
    if (!next.done) found.push(...ofItem(before, next.value, names, (rule) => shareOf(rule, at), recommended?.[at]));
  }
  return found.sort((a, b) => Math.abs(b.share ?? 0) - Math.abs(a.share ?? 0)); // stable: else in the order of calculation
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
  const ofAnnex = recommended && madeBy(recommended, String);
  const rules = second.sheet.rules.filter(({ kept }) => !kept);
  const found: Difference[] = [];
  const causing = new Map<Difference, Rule>();
  for (const name of namesOf(after, before)) {
    const [was, is] = [quantity(before, name), quantity(after, name)];
    const rule = ruleOf(rules, name);
    if (!rule && !differ(was, is)) continue;
    const byAnnex = ofAnnex !== undefined && !differ(quantity(ofAnnex, name), is);
    const one: Difference = {
      item: second.sheet.mark,
      name,
      clause_first: written(rule ? rule.was : clauseIn(before, name)),
      clause_second: written(rule ? rule.clause : clauseIn(after, name)),
      first: was ?? null,
      second: is ?? null,
      share: rule && !rule.together ? shareOf(rule) : null,
      because: [],
      certain: isCertain(second, name, rule),
      ...(byAnnex ? { annex: true } : {}),
    };
    found.push(one);
    if (rule) causing.set(one, rule);
  }
  const causes = found.map((one) => {
    const own = causesOf(one, found, after, before);
    return own.length > 0 || causing.has(one) ? own : ofIteration(one, causing);
  });
  const called = (name: string) => nameIn(after, name);
  return found.map((one, i) => ({ ...one, name: called(one.name), because: (causes[i] ?? []).map(called) }));
}

/** Formulas stand behind their clause: `6.3.2.2(1) (6.56)`. */
const written = (clause: string | null): string | null => clause?.replaceAll("), (", ") (") ?? null;

/** Of a verification the id that the second generation has. */
const nameIn = ({ verifications }: Made, name: string): string => {
  const id = verifications.get(name)?.id;
  return id === undefined ? name : ofVerification + id;
};

// plain loops: batches ask for millions

function ruleOf(rules: readonly Rule[], name: string): Rule | undefined {
  for (const rule of rules) if (rule.gives.includes(name)) return rule;
  return undefined;
}

function causeWith(
  found: readonly Difference[],
  of: "first" | "second",
  value: number,
  called: string,
  except: Difference,
): Difference | undefined {
  for (const other of found)
    if (other[of] === value && other !== except && isNamed(other.name, called, value)) return other;
  return undefined;
}

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
  return {
    // as the result keeps them: the numbers of a sheet are written over by the next item
    values: result.values,
    verifications: new Map(result.verifications.map((one) => [ofVerification + idOf(one.id), one])),
    steps,
    numbers: Float64Array.from(steps, ({ value }) => value),
    clauseOf,
  };
}

/** What either has, in the order of the later one. */
const namesOf = (after: Made, before: Made): Set<string> =>
  new Set([after, before].flatMap(({ values, verifications }) => [...Object.keys(values), ...verifications.keys()]));

function quantity({ values, verifications }: Made, name: string): Plain | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : verifications.get(name)?.utilization;
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}

function maker({ steps, verifications }: Made, name: string): MadeBy | undefined {
  const verification = verifications.get(name);
  if (verification) return verification;
  for (let at = steps.length - 1; at >= 0; at--) if (steps[at]?.name === name) return steps[at];
  return undefined;
}

const clauseIn = (made: Made, name: string): string | null => {
  const by = maker(made, name);
  return by ? made.clauseOf(by.clause) : null;
};

/** The step that gave a number under a name. */
function stepWith({ steps, numbers }: Made, value: number, called: string): Noted | undefined {
  for (let at = numbers.indexOf(value); at >= 0; at = numbers.indexOf(value, at + 1)) {
    const step = steps[at];
    if (step && isNamed(step.name, called, value)) return step;
  }
  return undefined;
}

/** A number that many things may have. */
const isCommon = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 1000;

const deepest = 6;

/** The differences whose numbers stand in the formula of one, through steps that differ in nothing of their own. */
function causesOf(one: Difference, found: readonly Difference[], after: Made, before: Made): string[] {
  const causes = new Set<string>();
  const side = quantity(after, one.name) === undefined ? "first" : "second";
  const made = side === "first" ? before : after;
  const look = (by: MadeBy, depth: number): void => {
    if ("demand" in by) {
      follow("", by.demand, depth);
      follow("", by.resistance, depth);
    } else for (const name in by.inputs) follow(name, by.inputs[name] as number, depth);
  };
  const follow = (called: string, value: number, depth: number): void => {
    const cause = causeWith(found, side, value, called, one);
    if (cause) causes.add(cause.name);
    else if (depth < deepest) {
      const step = stepWith(made, value, called);
      if (step && step.name !== one.name) look(step, depth + 1);
    }
  };
  const by = maker(made, one.name);
  if (by) look(by, 0);
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
