import type { Standard, Symbols, Value } from "../annexes/index.ts";
import { formulaStep, type Step, tableStep } from "../basis/derivation.ts";
import type { AnyFormula, Formula } from "../basis/formula.ts";
import type { Path, Problem } from "../basis/problem.ts";
import { pathText } from "../basis/problem.ts";
import { splitUnit } from "../basis/units.ts";
import { firstOrder, type ValueOrder } from "../basis/value-order.ts";
import { type Requirement, type Verification, verification } from "../basis/verification.ts";
import type { Request } from "./request.ts";

/** How far two statements of the same thing may differ, and the unit a message names. */
export interface Tolerance {
  readonly unit?: string;
  /** Of the larger of the two; 1 % unless said otherwise. */
  readonly relative?: number;
  readonly absolute?: number;
}

/**
 * The sheet one item is calculated on. Without a derivation it keeps numbers and nothing else;
 * with one it also keeps which formula made which number from which.
 */
export class Sheet {
  readonly request: Request;
  readonly path: Path;
  /** How messages name the item: its mark. */
  mark = "";
  readonly steps: Step[] | undefined;
  readonly verifications: Verification[] = [];
  /** The requirement that is used most, and its utilization. */
  governing: { requirement: Requirement; utilization: number } | undefined;
  /** Whether any load was held against a resistance; rules of form alone verify nothing. */
  verified = false;
  /** What a picture of the item shows; only pictures ask for it. */
  geometry: (() => unknown) | undefined;
  #order = firstOrder();
  readonly #slots: unknown[];
  #count = 0;
  readonly #problems: Problem[] = [];
  #lost = false;

  constructor(request: Request, path: Path, derives = request.derivation, slots: unknown[] = []) {
    this.#slots = slots;
    this.request = request;
    this.path = path;
    this.steps = derives ? [] : undefined;
  }

  /** Calculates a formula and writes the number down under a name that ends with its unit: `N_b_y_Rd_kN`. */
  put<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number;
  put(
    name: string,
    formula: AnyFormula,
    a?: number,
    b?: number,
    c?: number,
    d?: number,
    e?: number,
    f?: number,
    g?: number,
    h?: number,
    i?: number,
    j?: number,
    k?: number,
    l?: number,
  ): number {
    // most formulas have few names: passing a dozen would cost more than the arithmetic
    const value: number =
      d === undefined
        ? formula(a, b, c)
        : h === undefined
          ? formula(a, b, c, d, e, f, g)
          : formula(a, b, c, d, e, f, g, h, i, j, k, l);
    this.#order = this.#order.after(name, formula.clause);
    this.#slots[this.#count++] = value;
    if (value - value !== 0) this.#noNumber(name);
    if (this.steps) this.steps.push(formulaStep(name, formula, [a, b, c, d, e, f, g, h, i, j, k, l], value));
    return value;
  }

  /** Writes down a number read from a table of the standard; `note` says why this row. */
  table(name: string, value: number, clause: string, note?: string): number {
    this.#order = this.#order.after(name, clause);
    this.#slots[this.#count++] = value;
    if (value - value !== 0) this.#noNumber(name);
    if (this.steps) this.steps.push(tableStep(name, value, clause, note));
    return value;
  }

  /** Writes down what is not calculated here: input, catalogue values, words; lists, with the clause of their steps. */
  given<T>(name: string, value: T, clause = ""): T {
    this.#order = this.#order.after(name, clause);
    this.#slots[this.#count++] = value;
    if (typeof value === "number" ? value - value !== 0 : holdsNoNumber(value)) this.#noNumber(name);
    return value;
  }

  /** Neither Infinity nor NaN reaches a result: the first is told, what follows from it is not. */
  #noNumber(name: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.problem("", `${splitUnit(name).symbol} cannot be calculated: a value of this item is beyond what can be real`);
  }

  /** A step of the derivation that has no name in `values`. */
  step<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number;
  step(
    name: string,
    formula: AnyFormula,
    a?: number,
    b?: number,
    c?: number,
    d?: number,
    e?: number,
    f?: number,
    g?: number,
    h?: number,
    i?: number,
    j?: number,
    k?: number,
    l?: number,
  ): number {
    const value: number =
      d === undefined
        ? formula(a, b, c)
        : h === undefined
          ? formula(a, b, c, d, e, f, g)
          : formula(a, b, c, d, e, f, g, h, i, j, k, l);
    if (value - value !== 0) this.#noNumber(name);
    if (this.steps) this.steps.push(formulaStep(name, formula, [a, b, c, d, e, f, g, h, i, j, k, l], value));
    return value;
  }

  /** Says something about the step just taken: which branch, and why. Build the text only when `steps` is there. */
  explain(note: string): void {
    const last = this.steps?.at(-1);
    if (last) last.note = last.note === undefined ? note : `${last.note}; ${note}`;
  }

  verify(requirement: Requirement, demand: number, resistance: number, unit: string): Verification {
    const made = verification(requirement, demand, resistance, unit);
    if (demand - demand !== 0 || resistance - resistance !== 0) this.#noNumber(requirement.title);
    this.verifications.push(made);
    if (made.utilization > 0 && !requirement.ofForm) this.verified = true;
    if (this.governing === undefined || made.utilization > this.governing.utilization) {
      this.governing = { requirement, utilization: made.utilization };
    }
    return made;
  }

  /** A default that was taken, as a sentence. */
  assume(sentence: string): void {
    this.request.assumptions.add(sentence);
  }

  /** Valid, but worth an engineer's look. */
  warn(sentence: string): void {
    this.request.warnings.add(this.mark === "" ? sentence : `${this.mark}: ${sentence}`);
  }

  /** The input cannot be calculated; all problems are collected, the results are not shown. */
  problem(path: string, message: string): void {
    const own = pathText(this.path);
    const full = path === "" ? own : own === "" ? path : path.startsWith("[") ? own + path : `${own}.${path}`;
    this.#problems.push({ path: full, message });
  }

  /** A field that this calculation cannot use: silence would let an engineer believe that it counted. */
  unused(path: string, why: string): void {
    this.problem(path, `is given but not used: ${why}; leave it out`);
  }

  /**
   * Two statements of the same thing: beyond the tolerance both are named and the input is refused, whichever is the
   * favourable one. `other` names the second as a sentence does ("the period of the stick"). Nothing to compare agrees.
   */
  agree(
    path: string,
    given: number | undefined,
    other: string,
    expected: number | undefined,
    { unit = "", relative = 0.01, absolute = 0 }: Tolerance = {},
  ): boolean {
    if (given === undefined || expected === undefined) return true;
    const allowed = Math.max(absolute, relative * Math.max(Math.abs(given), Math.abs(expected)));
    if (Math.abs(given - expected) <= allowed) return true;
    const said = (value: number) => `${Number(value.toPrecision(4))}${unit === "" ? "" : ` ${unit}`}`;
    this.problem(path, `must agree with ${other}, ${said(expected)}; it is ${said(given)}`);
    return false;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** A nationally determined parameter: an override of the request, the annex's choice, or the recommended value. */
  parameter<S extends Standard, P extends Symbols<S>>(standard: S, symbol: P): Value<S, P> {
    return this.request.parameter(standard, symbol);
  }

  get values(): Record<string, unknown> {
    return this.#order.fill(this.#slots);
  }

  get clauses(): readonly string[] {
    return this.#order.clauses;
  }

  get order(): ValueOrder {
    return this.#order;
  }
}

/** Lists and objects of numbers, as `given` takes them; looked through without making lists of their own. */
export function holdsNoNumber(value: unknown): boolean {
  if (typeof value === "number") return value - value !== 0;
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (holdsNoNumber(value[i])) return true;
    return false;
  }
  const record = value as Readonly<Record<string, unknown>>; // an object, as just seen
  for (const name in record) if (holdsNoNumber(record[name])) return true;
  return false;
}
