import { editionOf } from "../annexes/index.ts";
import { clauseNumber } from "../basis/clause.ts";
import { type CheckResult, type Governing, type ItemResult, percent, type ResultBody } from "../basis/result.ts";
import { passes, type Requirement } from "../basis/verification.ts";
import { describeFields, type FieldDescription } from "./describe.ts";
import { type Check, type Kind, standardOf } from "./kind.ts";
import type { Accepted } from "./read-request.ts";
import type { Request } from "./request.ts";
import { sentenceOf } from "./sentences.ts";
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
  results: readonly ItemResult[],
  listed: ReadonlyMap<string, readonly ItemResult[]>,
  failed: number,
  worst: Worst | undefined,
  clauses: string[],
): CheckResult {
  const utilization = worst?.result.utilization ?? 0;
  const passed = results.every((result) => result.passed);
  const body: ResultBody = {
    standard: check.standard,
    national_annex: request.annex,
    annex_edition: editionOf(request.annex, standardOf(check)),
    assumptions: request.assumptions.all,
    warnings: [...request.weighty.all, ...request.warnings.all],
    ...(request.messages
      ? {
          messages: [...request.assumptions.messages, ...request.weighty.messages, ...request.warnings.messages],
        }
      : {}),
    governing: worst ? governingOf(worst) : null,
    parameters: request.parameters,
  };
  // a result has the lists of its request; without one the request is the item, which has a key of its own
  for (const [list, items] of listed) body[list] = items;
  if (listed.size === 0) body[check.one as string] = results[0];
  return {
    check_id: null,
    endpoint: check.endpoint,
    passed,
    verified: results.every((result) => result.verified),
    utilization: utilization * 100,
    summary: summaryOf(results, failed, worst),
    result: body,
    eurocode_clauses_cited: clauses,
    api_version: "v1",
  };
}

const governingOf = ({ sheet, requirement, result }: Worst): Governing | null =>
  requirement
    ? {
        item: sheet.mark,
        verification: requirement.id,
        clause: requirement.clause,
        utilization: result.utilization,
        ...(typeof result.governing_load_case === "string" ? { load_case: result.governing_load_case } : {}),
      }
    : null;

function summaryOf(results: readonly ItemResult[], failed: number, worst: Worst | undefined): string {
  if (!worst) return "nothing to verify";
  const { item, requirement, result } = worst;
  // unnamed items: the label alone, because the kind's name would repeat it
  const name = result.mark ?? "";
  const what = item.kind.label(item.item) || item.kind.title;
  const label = name === "" || name === what ? what : `${name} ${what}`;
  const one = `${label}: ${verdictOf(item.kind, result, requirement)}`;
  if (results.length === 1) return one;
  // loads are calculated alone
  const unverified = item.kind.actionsAlone ? 0 : results.filter((r) => !r.verified).length;
  const verdict = results.some((r) => r.verified) ? "all passed" : "all calculated";
  const counts = [
    ...(failed > 0 ? [`${failed} not passed`] : []),
    ...(unverified > 0 ? [`${unverified} not verified (${missingLoad(item.kind)})`] : []),
  ];
  return `${results.length} items, ${counts.length > 0 ? counts.join(", ") : verdict}; ${one}`;
}

function verdictOf(kind: Kind, { passed, verified, utilization }: ItemResult, requirement?: Requirement): string {
  const governs = requirement ? `${percent(utilization)} — ${governing(requirement)}` : "no verification is needed";
  if (!passes(utilization)) return `${governs}, not passed`;
  if (verified) return `${governs}${passed ? "" : ", not passed"}`;
  return kind.actionsAlone ? "calculated, nothing verified" : `not verified, ${missingLoad(kind)}`;
}

const governing = sentenceOf(({ title, clause }: Requirement) => `${title} governs (${clauseNumber(clause)})`);

const missingLoad = (kind: Kind): string => {
  const names = loadNames(kind);
  return names.length === 0 ? "nothing is given to verify" : `no load is given: ${names.join(", ")}`;
};

/** The fields that bring a load: `V_Ed`, `braces[].N_Ed`. */
const loadNames = (kind: Kind): readonly string[] => kind.actions ?? loadsIn(describeFields(kind.schema), "");

const loadsIn = (fields: readonly FieldDescription[], before: string): string[] =>
  fields.flatMap(({ name, type, fields: inner }) =>
    /^[A-Z]\w*_Ed$/.test(name) ? [before + name] : loadsIn(inner, `${before}${name}${type === "list" ? "[]" : ""}.`),
  );
