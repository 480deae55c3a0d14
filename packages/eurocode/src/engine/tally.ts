import type { Formula } from "../basis/formula.ts";
import { type Requirement, utilizationOf } from "../basis/verification.ts";
import type { CaseOutcome } from "./kind.ts";
import { Request } from "./request.ts";
import { type Outcome, Sheet } from "./sheet.ts";

/** Of one load case, with what only its actions show to be wrong. */
export const outcomeOf = ({ outcome, problems }: Tally): CaseOutcome =>
  problems.length > 0 ? { ...outcome, problems: [...problems] } : outcome;

/**
 * A sheet that only remembers what governs. The same calculation runs on it, so that a hundred thousand load cases are
 * judged by the very formulas that are shown for the governing one; nothing is allocated for a verification.
 */
export class Tally extends Sheet {
  /** For what is only tried: nobody reads its assumptions and warnings. */
  static aside(): Tally {
    return new Tally(new Request("EN", { derivation: false }), []);
  }

  override readonly shows: boolean = false;

  /** Forgets the case before; `from`: what no case changes. */
  clear(from?: Outcome): this {
    this.outcome.utilization = from?.utilization ?? 0;
    this.outcome.requirement = from?.requirement;
    this.outcome.failed = from?.failed ?? false;
    this.forgetProblems();
    return this;
  }

  override put<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number {
    const value = formula(...args);
    if (value - value !== 0) this.noNumber(name);
    return value;
  }

  override step<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number {
    const value = formula(...args);
    if (value - value !== 0) this.noNumber(name);
    return value;
  }

  override table(name: string, value: number): number {
    if (value - value !== 0) this.noNumber(name);
    return value;
  }

  override given<T>(_name: string, value: T): T {
    return value;
  }

  override later(): void {}

  override explain(): void {}

  override rule(): void {}

  override verify(requirement: Requirement, demand: number, resistance: number): number {
    if (demand - demand !== 0 || resistance - resistance !== 0) this.noNumber(requirement.title);
    const utilization = utilizationOf(demand, resistance);
    this.take(requirement, utilization);
    return utilization;
  }

  override fail(): void {
    this.outcome.failed = true;
  }

  override exceed(): void {
    this.outcome.failed = true;
  }
}
