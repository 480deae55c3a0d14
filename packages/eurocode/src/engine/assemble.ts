import { editionOf } from "../annexes/index.ts";
import { clauseNumber } from "../basis/clause.ts";
import { type CheckResult, type Governing, type ItemResult, percent } from "../basis/result.ts";
import type { Requirement } from "../basis/verification.ts";
import type { Check } from "./kind.ts";
import type { Accepted } from "./read-request.ts";
import type { Request } from "./request.ts";
import type { Sheet } from "./sheet.ts";

export interface Worst {
  readonly result: ItemResult;
  readonly sheet: Sheet;
  readonly requirement: Requirement | undefined;
  readonly item: Accepted;
}

export function assemble(
  check: Check,
  request: Request,
  many: boolean,
  results: readonly ItemResult[],
  worst: Worst | undefined,
  clauses: string[],
): CheckResult {
  const utilization = worst?.result.utilization ?? 0;
  const passed = results.every((result) => result.passed);
  return {
    check_id: null,
    endpoint: check.endpoint,
    passed,
    utilization: utilization * 100,
    summary: summaryOf(results, worst, passed),
    result: {
      standard: check.standard,
      national_annex: request.annex,
      annex_edition: editionOf(request.annex, check.standard.split(":")[0] ?? ""),
      assumptions: [...request.assumptions],
      warnings: [...request.warnings],
      governing: worst ? governingOf(worst) : null,
      parameters: request.parameters,
      // a request has the key of its own form: readRequest chose it
      ...(many ? { [check.many as string]: results } : { [check.one as string]: results[0] }),
    },
    eurocode_clauses_cited: clauses,
    api_version: "v1",
  };
}

const governingOf = ({ sheet, requirement, result }: Worst): Governing | null =>
  requirement
    ? { item: sheet.mark, verification: requirement.id, clause: requirement.clause, utilization: result.utilization }
    : null;

function summaryOf(results: readonly ItemResult[], worst: Worst | undefined, passed: boolean): string {
  if (!worst) return "nothing to verify";
  const { item, requirement, result } = worst;
  // without a name of its own an item is what it is: the kind's name would say it twice
  const name = result.mark ?? "";
  const label = [name, item.kind.label(item.item) || item.kind.title]
    .filter((t, k, all) => t !== "" && all.indexOf(t) === k)
    .join(" ");
  const what = requirement
    ? `${percent(result.utilization)} — ${requirement.title} governs (${clauseNumber(requirement.clause)})`
    : "no verification applies";
  const one = `${label}: ${what}${result.passed ? "" : ", not passed"}`;
  if (results.length === 1) return one;
  const failed = results.filter((r) => !r.passed).length;
  return `${results.length} items, ${passed ? "all passed" : `${failed} not passed`}; ${one}`;
}
