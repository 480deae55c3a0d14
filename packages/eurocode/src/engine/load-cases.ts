import { messages } from "../basis/message.ts";
import { type Path, type Problem, type Problems, pathText } from "../basis/problem.ts";
import type { CaseResult } from "../basis/result.ts";
import { passes } from "../basis/verification.ts";
import { type CaseOutcome, inCase, type Kind } from "./kind.ts";
import type { Request } from "./request.ts";
import { Sheet } from "./sheet.ts";
import { Tally } from "./tally.ts";

export const says = messages("loadCases", {
  besideCases: "cannot be combined with load_cases; give it in each load case",
});

export interface LoadCase {
  readonly id: string;
  readonly [action: string]: unknown;
}

/** Actions that stand beside load cases would be in none of them. */
export function refuseBesideCases(
  sheet: Sheet,
  actions: readonly string[],
  item: Readonly<Record<string, unknown>>,
): void {
  for (const action of actions) if (item[action] !== undefined) sheet.problem(action, says.besideCases);
}

export interface Governed {
  readonly id: string;
  readonly actions: Record<string, unknown>;
  readonly all: CaseResult[];
  readonly cases: readonly LoadCase[];
  /** Fields without which one of the cases, governing or not, is not verified. */
  readonly missing: readonly string[];
}

export function governingCase(
  request: Request,
  kind: Kind,
  item: Record<string, unknown>,
  path: Path,
  mark: string,
  cases: readonly LoadCase[],
  problems: Problems,
): Governed | undefined {
  const judged = caseJudge(request, kind, item, path, mark, problems);
  const sheet = new Sheet(request, path);
  refuseBesideCases(sheet, kind.actions ?? [], item);
  addAll(problems, sheet);
  if (!judged || sheet.problems.length > 0) return undefined;
  const all: CaseResult[] = [];
  let worst: (Worst & { readonly passed: boolean }) | undefined;
  // by its index: of a hundred thousand, no pair of index and case is made
  for (let index = 0; index < cases.length; index++) {
    const loadCase = cases[index] as LoadCase; // as many as there are
    const outcome = judged.judge(loadCase, index);
    if (!outcome) continue;
    const { utilization, requirement, failed } = outcome;
    const passed = passes(utilization) && !failed;
    all.push({ id: loadCase.id, utilization, passed, verification: requirement?.id ?? null });
    // a case that fails below a utilization of 1 is not hidden by one that is used more and passes
    if (!worst || (worst.passed === passed ? isWorse(loadCase, utilization, worst) : worst.passed))
      worst = { loadCase, utilization, passed };
  }
  if (!worst || all.length < cases.length) return undefined;
  const { id, ...actions } = worst.loadCase;
  return { id, actions: { ...actions, load_cases: undefined }, all, cases, missing: judged.missing };
}

interface Worst {
  readonly loadCase: LoadCase;
  readonly utilization: number;
}

/** Where what governs is the same in both, the one whose actions are all greater says more. */
function isWorse(loadCase: LoadCase, utilization: number, worst: Worst): boolean {
  if (utilization !== worst.utilization) return utilization > worst.utilization;
  let greater = false;
  for (const name of Object.keys(loadCase)) {
    const [own, other] = [loadCase[name], worst.loadCase[name] ?? 0];
    if (typeof own !== "number" || typeof other !== "number") continue;
    if (Math.abs(own) < Math.abs(other)) return false;
    greater ||= Math.abs(own) > Math.abs(other);
  }
  return greater;
}

interface Judge {
  readonly judge: (loadCase: LoadCase, index: number) => CaseOutcome | undefined;
  readonly missing: readonly string[];
}

function caseJudge(
  request: Request,
  kind: Kind,
  item: Record<string, unknown>,
  path: Path,
  mark: string,
  problems: Problems,
): Judge | undefined {
  const known = new Set<string>();
  const addOfCase = (ofCase: readonly Problem[], index: number): void => {
    for (const problem of ofCase) {
      const found = inLoadCase(problem, kind.actions ?? [], path, index);
      const key = found.path + found.message;
      if (!known.has(key)) problems.take(found);
      known.add(key);
    }
  };
  if (kind.prepareCases) {
    const sheet = new Sheet(request, path, false);
    sheet.mark = mark;
    sheet.reads = { schema: kind.schema, item };
    const judge = kind.prepareCases(sheet, item);
    addAll(problems, sheet);
    if (sheet.problems.length > 0) return undefined;
    const judgeOne = (loadCase: LoadCase, index: number) => {
      const outcome = judge(loadCase as never); // as the schema of its kind has it
      if (outcome.problems === undefined || outcome.problems.length === 0) return outcome;
      addOfCase(outcome.problems, index);
      return undefined;
    };
    return { judge: judgeOne, missing: sheet.missing };
  }
  const tally = new Tally(request, path, false);
  tally.mark = mark;
  tally.reads = { schema: kind.schema, item };
  const judgeOne = (loadCase: LoadCase, index: number) => {
    kind.run(tally.clear(), { ...inCase(kind, item, loadCase), load_cases: undefined });
    addOfCase(tally.problems, index);
    return tally.problems.length > 0 ? undefined : tally.outcome;
  };
  return { judge: judgeOne, missing: tally.missing };
}

const addAll = (problems: Problems, sheet: Sheet): void => {
  for (const problem of sheet.problems) problems.take(problem);
};

/** A problem of an action is one of its load case; any other is one of the item, however many cases meet it. */
function inLoadCase(problem: Problem, actions: readonly string[], path: Path, index: number): Problem {
  const action = actions.find((name) => problem.path === pathText([...path, name]));
  return action === undefined ? problem : { ...problem, path: pathText([...path, "load_cases", index, action]) };
}
