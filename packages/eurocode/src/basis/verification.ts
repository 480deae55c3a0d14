/** What a clause asks for: demand ≤ resistance. Declared once beside its formulas. */
export interface Requirement {
  readonly id: string;
  readonly clause: string;
  readonly expression: string;
  /** As a sentence names it: "lateral-torsional buckling". */
  readonly title: string;
  /** It holds the form against the rules (distances, ranges of validity): fulfilled, it has verified no load yet. */
  readonly ofForm?: true;
  /** A rule of form that follows from forces or strengths: its share says how much is used, and may govern. */
  readonly graded?: true;
}

const registered: Requirement[] = [];

/** Every requirement there is, for documents and translations. */
export const allRequirements: readonly Requirement[] = registered;

/** The requirement maker of one standard: `const requirement = requirementsOf("EN 1993-1-8")`. */
export function requirementsOf(standard: string) {
  return (id: string, clause: string, expression: string, title = id.replaceAll("-", " ")): Requirement => {
    const made = { id, clause: `${standard} ${clause}`, expression, title };
    registered.push(made);
    return made;
  };
}

export const ofForm = (made: Requirement): Requirement => Object.assign(made, { ofForm: true as const });
export const gradedForm = (made: Requirement): Requirement => Object.assign(ofForm(made), { graded: true as const });

export interface Verification<Id extends string = string> {
  id: Id;
  clause: string;
  expression: string;
  /** In `unit`, as the resistance. */
  demand: number;
  resistance: number;
  unit: string;
  /** demand / resistance, a fraction: 1 is fully used. */
  utilization: number;
  passed: boolean;
  /** Of the second generation: whether every rule that gives its number is confirmed by two sources. */
  certain?: boolean;
}

/** Where there is no resistance at all, JSON still needs a number. */
export const mostUtilization = 1e6;

/** Rounding of the last digits does not fail a member. */
const rounding = 1e-9;

/** What is no number is beyond any resistance: no comparison may take it for a small one. */
export function utilizationOf(demand: number, resistance: number): number {
  if (demand <= 0) return 0;
  const used = resistance > 0 ? demand / resistance : mostUtilization;
  // biome-ignore lint/complexity/useMathMinMax: the least of NaN and a number is NaN
  return used < mostUtilization ? used : mostUtilization;
}

export const passes = (utilization: number): boolean => utilization <= 1 + rounding;

export function verification(
  { id, clause, expression }: Requirement,
  demand: number,
  resistance: number,
  unit: string,
): Verification {
  const utilization = utilizationOf(demand, resistance);
  return { id, clause, expression, demand, resistance, unit, utilization, passed: passes(utilization) };
}
