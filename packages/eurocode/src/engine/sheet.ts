import type * as z from "zod";
import type { Standard, Symbols, Value } from "../annexes/index.ts";
import { formulaStep, type Noted, noteOn, tableStep } from "../basis/derivation.ts";
import type { AnyFormula, Formula } from "../basis/formula.ts";
import { isHarmless, stepsOf } from "../basis/harmless.ts";
import { type Message, messages } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { type Path, type Problem, pathText, problemAt } from "../basis/problem.ts";
import type { Rule } from "../basis/rule.ts";
import { splitUnit } from "../basis/units.ts";
import { firstOrder, type ValueOrder, type Written } from "../basis/value-order.ts";
import { passes, type Requirement, utilizationOf, type Verification } from "../basis/verification.ts";
import type { Request } from "./request.ts";

/** How far two statements of the same thing may differ, and the unit a message names. */
export interface Tolerance {
  readonly unit?: string;
  /** Of the larger of the two; 1 % unless said otherwise. */
  readonly relative?: number;
  readonly absolute?: number;
}

/** What governs an item or one of its load cases. */
export interface Outcome {
  utilization: number;
  requirement: Requirement | undefined;
  /** something fails whatever its utilization */
  failed: boolean;
}

/** A place on a sheet. */
interface Place {
  readonly order: ValueOrder;
  readonly count: number;
  readonly others: number;
  readonly warnings: number;
  readonly rules: number;
  readonly verifications: number;
}

/** What was written from one place to another: an item for which nothing of it differs takes it over. */
export interface Passage {
  readonly from: ValueOrder;
  readonly to: ValueOrder;
  readonly numbers: readonly number[];
  readonly others: readonly unknown[];
  readonly warnings: readonly Message[];
  readonly rules: readonly Rule[];
}

/** Where a calculation is written: a sheet, a tally that remembers what governs, or one of them under other names. */
export type Page = Pick<
  Sheet,
  "steps" | "shows" | "put" | "table" | "given" | "step" | "explain" | "warn" | "assume" | "verify" | "rule"
>;

const noRules: readonly Rule[] = [];

/**
 * The sheet one item is calculated on. Without a derivation it keeps numbers and nothing else;
 * with one it also keeps which formula made which number from which.
 */
export class Sheet {
  readonly request: Request;
  readonly path: Path;
  /** How messages name the item: its mark. */
  mark = "";
  readonly steps: Noted[] | undefined;
  /** Whether somebody reads what is written. */
  readonly shows: boolean = true;
  /** What governs so far. */
  readonly outcome: Outcome = { utilization: 0, requirement: undefined, failed: false };
  /** Whether any load was held against a resistance; rules of form alone hold nothing. */
  held = false;
  /** Fields without which a resistance stays open: however much is held, the item is not verified. */
  readonly missing: string[] = [];
  /** What a picture of the item shows; only pictures ask for it. */
  geometry: (() => unknown) | undefined;
  /** What is calculated here, and the schema that accepted it. */
  reads: { readonly schema: z.ZodType; readonly item: Readonly<Record<string, unknown>> } | undefined;
  #order = firstOrder();
  readonly #written: Written;
  #count = 0;
  readonly #problems: Problem[] = [];
  #warnings: readonly Message[] = [];
  #rules: readonly Rule[] = noRules;
  /** How many verifications were made. */
  protected made = 0;
  #exceptions: Map<number, Partial<Verification>> | undefined;
  #lost = false;

  constructor(
    request: Request,
    path: Path,
    derives = request.derivation,
    written: Written = { numbers: [], others: [] },
  ) {
    this.#written = written;
    if (written.others.length > 0) written.others.length = 0;
    this.request = request;
    this.path = path;
    this.steps = derives ? [] : undefined;
  }

  /** Calculates a formula and writes the number down under a name that ends with its unit: `N_b_y_Rd_kN`. */
  put<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number {
    const value = formula(...args);
    this.#order = this.#order.after(name, formula.clause);
    this.#written.numbers[this.#count++] = value;
    if (value - value !== 0) this.noNumber(name);
    // handed on as they came: nothing is allocated where there is no derivation
    if (this.steps) this.#derive(name, formula, value, ...args);
    return value;
  }

  /** Writes down a number read from a table of the standard; `note` says why this row. */
  table(name: string, value: number, clause: string, note?: Message): number {
    this.#order = this.#order.after(name, clause);
    this.#written.numbers[this.#count++] = value;
    if (value - value !== 0) this.noNumber(name);
    if (this.steps) this.steps.push(tableStep(name, value, clause, note));
    return value;
  }

  /** Writes down what is not calculated here: input, catalogue values, words; lists, with the clause of their steps. */
  given<T>(name: string, value: T, clause = ""): T {
    this.#order = this.#order.after(name, clause);
    if (typeof value === "number") {
      this.#written.numbers[this.#count++] = value;
      if (value - value !== 0) this.noNumber(name);
      return value;
    }
    this.#written.numbers[this.#count++] = Number.NaN;
    this.#written.others.push(value);
    if (holdsNoNumber(value)) this.noNumber(name);
    return value;
  }

  /** A list for pictures and tables, made when `values` is read. Only of numbers that the bounds of the input keep finite. */
  later(name: string, make: () => unknown): void {
    this.#order = this.#order.after(name, "");
    this.#written.numbers[this.#count++] = Number.NaN;
    this.#written.others.push(make);
  }

  /** Neither Infinity nor NaN reaches a result: the first is reported, what follows from it is not. */
  protected noNumber(name: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.problem("", says.beyondReal({ symbol: splitUnit(name).symbol }));
  }

  /** A step of the derivation that has no name in `values`. */
  step<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number {
    const value = formula(...args);
    if (value - value !== 0) this.noNumber(name);
    if (this.steps) this.#derive(name, formula, value, ...args);
    return value;
  }

  #derive(name: string, formula: AnyFormula, value: number, ...args: readonly number[]): void {
    this.steps?.push(formulaStep(name, formula, args, value));
  }

  /** Says something about the step just taken: which branch, and why. Build the text only when `steps` is there. */
  explain(note: Message): void {
    const last = this.steps?.at(-1);
    if (last) noteOn(last, note);
  }

  /** Gives the utilization. */
  verify(requirement: Requirement, demand: number, resistance: number, unit: string): number {
    const utilization = utilizationOf(demand, resistance);
    if (demand - demand !== 0 || resistance - resistance !== 0) this.noNumber(requirement.title);
    this.#writeVerification(requirement, demand, resistance, unit);
    if (utilization > 0 && !requirement.ofForm) this.held = true;
    this.take(requirement, utilization);
    return utilization;
  }

  #writeVerification(requirement: Requirement, demand: number, resistance: number, unit: string): void {
    this.#order = this.#order.verifying(requirement, unit);
    this.#written.numbers[this.#count++] = demand;
    this.#written.numbers[this.#count++] = resistance;
    this.made++;
  }

  /** The verification just made fails, whatever its utilization. */
  fail(): void {
    this.#except({ passed: false });
    this.outcome.failed = true;
  }

  /** Of the last verification. */
  #except(exception: Partial<Verification>): void {
    this.#exceptions ??= new Map();
    this.#exceptions.set(this.made - 1, exception);
  }

  /** Nothing is left to resist the demand: the use is that of what took it all, verified before. */
  exceed(requirement: Requirement, demand: number, unit: string, utilization: number): void {
    this.held = true;
    this.#writeVerification(requirement, demand, 0, unit);
    this.#except({ utilization, passed: false });
    this.outcome.failed = true;
  }

  protected take(requirement: Requirement, utilization: number): void {
    const { outcome } = this;
    // what holds the form against the rules is met or not: met, it is no measure of how much is used
    if (requirement.ofForm && !requirement.graded && passes(utilization)) return;
    if (outcome.requirement !== undefined && !(utilization > outcome.utilization)) return;
    outcome.requirement = requirement;
    outcome.utilization = utilization;
  }

  /**
   * A default that was taken. `weighty`: another value would move the governing utilization by more than some 5 %; it is
   * the first of the warnings, too.
   */
  assume(sentence: Message, how?: { readonly weighty: boolean }): void {
    this.request.assumptions.add(sentence);
    if (how?.weighty) this.request.weighty.add(sentence);
  }

  /** Valid, but worth an engineer's look. */
  warn(sentence: Message): void {
    this.#warnings = [...this.#warnings, sentence];
    this.request.warnings.add(sentence, this.mark);
  }

  /** A warning of what is not verified for want of a field; `""`: whatever is given. */
  lack(field: string, sentence: Message): void {
    this.warn(sentence);
    this.lacks([field]);
  }

  /** What another calculation of the same item lacks. */
  lacks(fields: readonly string[]): void {
    for (const field of fields) if (!this.missing.includes(field)) this.missing.push(field);
  }

  get verified(): boolean {
    return this.held && this.missing.length === 0;
  }

  /** Says that a rule of the second generation was used. */
  rule(used: Rule): void {
    if (!this.#rules.includes(used)) this.#rules = [...this.#rules, used];
  }

  get rules(): readonly Rule[] {
    return this.#rules;
  }

  /** The input cannot be calculated; all problems are collected, the results are not shown. */
  problem(path: string, said: Message): void {
    const own = pathText(this.path);
    const full = path === "" ? own : own === "" ? path : path.startsWith("[") ? own + path : `${own}.${path}`;
    const last = this.#problems.at(-1);
    const problem = problemAt(full, said);
    // both axes may find the same in one field
    if (last?.path !== full || last.message !== problem.message) this.#problems.push(problem);
  }

  /** Problems that another calculation of the same item has found. */
  takeProblems(found: readonly Problem[]): void {
    this.#problems.push(...found);
  }

  /** A field that this calculation cannot use: silence would let an engineer believe that it counted. */
  unused(path: string, why: Message): void {
    if (this.reads && isHarmless(this.reads.schema, this.reads.item, stepsOf(path))) return;
    this.warn(says.noEffect({ field: path, why }));
  }

  /** A field that says what another says as well. */
  saidTwice(field: string, other: string): void {
    this.warn(says.saidTwice({ field, other }));
  }

  /**
   * Two statements of the same thing: beyond the tolerance both are named and the input is refused, whichever is the
   * favourable one. `other` names the second as a sentence does ("the period of the stick"). Nothing to compare agrees.
   */
  agree(
    path: string,
    given: number | undefined,
    other: Message,
    expected: number | undefined,
    { unit = "", relative = 0.01, absolute = 0 }: Tolerance = {},
  ): boolean {
    if (given === undefined || expected === undefined) return true;
    const allowed = Math.max(absolute, relative * Math.max(Math.abs(given), Math.abs(expected)));
    if (Math.abs(given - expected) <= allowed) return true;
    const values = { other, expected: significant(expected, 4), given: significant(given, 4) };
    this.problem(path, unit === "" ? says.disagrees(values) : says.disagreesIn({ ...values, unit }));
    return false;
  }

  protected forgetProblems(): void {
    if (this.#problems.length > 0) this.#problems.length = 0;
    this.#lost = false;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** A nationally determined parameter: an override of the request, the annex's choice, or the recommended value. */
  parameter<S extends Standard, P extends Symbols<S>>(standard: S, symbol: P): Value<S, P> {
    return this.request.parameter(standard, symbol);
  }

  /** What was written, for as long as someone may read it: the next item of a batch writes over it. */
  get written(): Written {
    const { numbers, others } = this.#written;
    return { numbers: numbers.slice(0, this.#count), others: others.slice() };
  }

  place(): Place {
    return {
      order: this.#order,
      count: this.#count,
      others: this.#written.others.length,
      warnings: this.#warnings.length,
      rules: this.#rules.length,
      verifications: this.made,
    };
  }

  /** What was written since; undefined where it cannot be taken over: problems, verifications, lists of its own. */
  since(start: Place): Passage | undefined {
    const others = this.#written.others.slice(start.others);
    const plain = others.every((other) => typeof other !== "object" && typeof other !== "function");
    if (!plain || this.#problems.length > 0 || this.made > start.verifications) return undefined;
    return {
      from: start.order,
      to: this.#order,
      numbers: this.#written.numbers.slice(start.count, this.#count),
      others,
      warnings: this.#warnings.slice(start.warnings),
      rules: this.#rules.slice(start.rules),
    };
  }

  /** Takes a passage over; false where this calculation has come another way. */
  repeat({ from, to, numbers, others, warnings, rules }: Passage): boolean {
    if (this.#order !== from) return false;
    for (let i = 0; i < numbers.length; i++) this.#written.numbers[this.#count++] = numbers[i] as number; // as many as counted
    for (const other of others) this.#written.others.push(other);
    for (const warning of warnings) this.warn(warning);
    for (const rule of rules) this.rule(rule);
    this.#order = to;
    return true;
  }

  get values(): Record<string, unknown> {
    return this.#order.fill(this.#written);
  }

  get verifications(): Verification[] {
    return verificationsOf(this.#order, this.#written, this.#exceptions);
  }

  get exceptions(): Exceptions {
    return this.#exceptions;
  }

  get clauses(): readonly string[] {
    return this.#order.clauses;
  }

  get order(): ValueOrder {
    return this.#order;
  }
}

export const says = messages("sheet", {
  beyondReal: "{symbol} cannot be calculated: one of the inputs is unrealistic",
  unused: "is given but not used: {why}; leave it out",
  noEffect: "{field} has no effect here: {why}.",
  saidTwice: "{field} agrees with {other}, which is used.",
  disagrees: "must agree with {other}, {expected}; it is {given}",
  disagreesIn: "must agree with {other}, {expected} {unit}; it is {given} {unit}",
});

/** By their place: verifications that fail whatever their utilization. */
export type Exceptions = ReadonlyMap<number, Partial<Verification>> | undefined;

export function verificationsOf(order: ValueOrder, written: Written, exceptions: Exceptions): Verification[] {
  const found = order.verifications(written);
  return exceptions ? found.map((one, i) => ({ ...one, ...exceptions.get(i) })) : found;
}

/** Of the entries of lists most are numbers: no call for these. */
const isNoNumber = (value: unknown): boolean =>
  typeof value === "number" ? value - value !== 0 : holdsNoNumber(value);

/** Lists and objects of numbers, as `given` takes them; looked through without making lists of their own. */
export function holdsNoNumber(value: unknown): boolean {
  if (typeof value === "number") return value - value !== 0;
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (isNoNumber(value[i])) return true;
    return false;
  }
  const record = value as Readonly<Record<string, unknown>>; // an object, as just seen
  for (const name in record) if (isNoNumber(record[name])) return true;
  return false;
}
