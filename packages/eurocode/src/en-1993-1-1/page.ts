import type { AnyFormula } from "../basis/formula.ts";
import { type Requirement, utilizationOf } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";

/**
 * Where a calculation is written: a sheet, or a scratch pad while hundreds of load cases are tried. The clauses do not
 * know which; what governs on the pad is written out on a sheet afterwards.
 */
export type Page = Pick<Sheet, "put" | "table" | "given" | "step" | "explain" | "warn" | "assume"> & {
  readonly steps: Sheet["steps"];
  readonly verify: (requirement: Requirement, demand: number, resistance: number, unit: string) => unknown;
};

export interface Outcome {
  utilization: number;
  requirement: Requirement | undefined;
}

export interface Scratch extends Page {
  /** What governs so far; one object, written over by the next load case. */
  readonly outcome: Outcome;
}

/** Keeps the greatest utilization and nothing else. */
export function scratch(): Scratch {
  const outcome: Outcome = { utilization: 0, requirement: undefined };
  const calculate = (
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
  ): number => {
    // half of all formulas have three names or fewer: passing a dozen would cost more than the arithmetic
    if (d === undefined) return formula(a, b, c);
    return h === undefined ? formula(a, b, c, d, e, f, g) : formula(a, b, c, d, e, f, g, h, i, j, k, l);
  };
  return {
    outcome,
    steps: undefined,
    // a formula is called with the numbers its own type asks for; optional parameters cannot say that
    put: calculate as Page["put"],
    step: calculate as Page["step"],
    table: (_name, value) => value,
    given: (_name, value) => value,
    explain: () => {},
    warn: () => {},
    assume: () => {},
    verify(requirement, demand, resistance) {
      const utilization = utilizationOf(demand, resistance);
      if (utilization > outcome.utilization || outcome.requirement === undefined) {
        outcome.utilization = utilization;
        outcome.requirement = requirement;
      }
    },
  };
}
