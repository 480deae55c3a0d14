import type { AnyFormula, Formula } from "../basis/formula.ts";
import { type Requirement, utilizationOf, type Verification } from "../basis/verification.ts";
import { Sheet } from "./sheet.ts";

const nothing: Verification = {
  id: "",
  clause: "",
  expression: "",
  demand: 0,
  resistance: 1,
  unit: "",
  utilization: 0,
  passed: true,
};

/**
 * A sheet that only remembers what governs. The same calculation runs on it, so that a hundred thousand load cases are
 * judged by the very formulas that are shown for the governing one.
 */
export class Tally extends Sheet {
  /** Forgets the case before. */
  clear(governing: Sheet["governing"] = undefined): this {
    this.governing = governing;
    return this;
  }

  override put<Args extends readonly number[]>(name: string, formula: Formula<Args>, ...args: Args): number;
  override put(
    _name: string,
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
    return formula(a, b, c, d, e, f, g, h, i, j, k, l);
  }

  override table(_name: string, value: number): number {
    return value;
  }

  override given<T>(_name: string, value: T): T {
    return value;
  }

  override step<Args extends readonly number[]>(_name: string, formula: Formula<Args>, ...args: Args): number {
    return formula(...args);
  }

  override explain(): void {}

  override verify(requirement: Requirement, demand: number, resistance: number): Verification {
    const utilization = utilizationOf(demand, resistance);
    if (this.governing === undefined || utilization > this.governing.utilization) {
      this.governing = { requirement, utilization };
    }
    return nothing;
  }
}
