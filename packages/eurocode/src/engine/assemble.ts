import { editionOf } from "../annexes/index.ts";
import { clauseNumber } from "../basis/clause.ts";
import { english } from "../basis/message.ts";
import { percent } from "../basis/numbers.ts";
import type { CheckResult, Governing, ItemResult, ResultBody, UncertainRule } from "../basis/result.ts";
import { isSure, type Rule } from "../basis/rule.ts";
import { passes, type Requirement } from "../basis/verification.ts";
import { describeFields, type FieldDescription } from "./describe.ts";
import { type Check, type Kind, standardOf } from "./kind.ts";
import type { Accepted } from "./read-request.ts";
import type { Request } from "./request.ts";
import { says } from "./says-of-editions.ts";
import { Sentences } from "./sentences.ts";
import type { Sheet } from "./sheet.ts";

export interface Worst {
  readonly result: ItemResult;
  readonly sheet: Sheet;
  readonly requirement: Requirement | undefined;
  readonly item: Accepted;
  /** The item, with the actions of the load case that governs */
  readonly loaded: Accepted["item"];
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
  const second = request.edition.second ? check.second : undefined;
  const clauseOf = second?.clauseOf ?? asItIs;
  const unsure = [...request.rules].filter((rule) => !isSure(rule));
  const rules = new Sentences();
  for (const { what, clause, source, sureness } of unsure)
    rules.add(
      (sureness === "B" ? says.ruleOfOneSource : says.ruleDoubtful)({ what, clause, source: { described: source } }),
    );
  const body: ResultBody = {
    standard: second?.standard ?? check.standard,
    ...(second ? { edition: "second" } : {}),
    national_annex: request.annexName,
    annex_edition: second?.standard ?? editionOf(request.annex, standardOf(check)),
    ...(second ? { certain: unsure.length === 0, uncertain_rules: unsure.map(uncertainRule) } : {}),
    assumptions: request.assumptions.all,
    warnings: [...rules.all, ...request.weighty.all, ...request.warnings.all],
    ...(request.messages
      ? {
          messages: [
            ...request.assumptions.messages,
            ...rules.messages,
            ...request.weighty.messages,
            ...request.warnings.messages,
          ],
        }
      : {}),
    governing: worst ? governingOf(worst, clauseOf) : null,
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
    summary: summaryOf(results, failed, worst, request.missing, clauseOf),
    result: body,
    eurocode_clauses_cited: clauses,
    api_version: "v1",
  };
}

const asItIs = (clause: string): string => clause;

const uncertainRule = ({ clause, what, sureness, source }: Rule): UncertainRule => ({
  clause,
  rule: english(what),
  confidence: sureness === "C" ? "C" : "B",
  source,
});

const governingOf = ({ sheet, requirement, result }: Worst, clauseOf: (clause: string) => string): Governing | null =>
  requirement
    ? {
        item: sheet.mark,
        verification: requirement.id,
        clause: clauseOf(requirement.clause),
        utilization: result.utilization,
        ...(typeof result.governing_load_case === "string" ? { load_case: result.governing_load_case } : {}),
      }
    : null;

/** Unnamed items: the label alone, because the kind's name would repeat it. */
function labelOf({ item, result }: Worst): string {
  const name = result.mark ?? "";
  const what = item.kind.label(item.item) || item.kind.title;
  return name === "" || name === what ? what : `${name} ${what}`;
}

/** What a summary is of: `B1 IPE 300 S355`, or how many items. */
export const headOf = (items: number, worst: Worst | undefined): string =>
  items > 1 || !worst ? `${items} items` : labelOf(worst);

function summaryOf(
  results: readonly ItemResult[],
  failed: number,
  worst: Worst | undefined,
  missing: ReadonlySet<string>,
  clauseOf: (clause: string) => string,
): string {
  if (!worst) return "nothing to verify";
  const { item, requirement, result, loaded } = worst;
  // said seldom, and made from all fields of a kind
  const lacking = () => {
    const fields = [...missing].filter((field) => field !== "");
    if (fields.length > 0) return `not given: ${fields.join(", ")}`;
    return missing.has("") ? "the warnings say why" : (item.kind.unverified?.(loaded) ?? missingLoad(item.kind));
  };
  const one = `${labelOf(worst)}: ${verdictOf(item.kind, result, requirement && governing(requirement, clauseOf), lacking)}`;
  if (results.length === 1) return one;
  // loads are calculated alone
  const unverified = item.kind.actionsAlone ? 0 : results.filter((r) => !r.verified).length;
  const verdict = results.some((r) => r.verified) ? "all passed" : "all calculated";
  const counts = [
    ...(failed > 0 ? [`${failed} not passed`] : []),
    ...(unverified > 0 ? [`${unverified} not verified (${lacking()})`] : []),
  ];
  return `${results.length} items, ${counts.length > 0 ? counts.join(", ") : verdict}; ${one}`;
}

function verdictOf(
  kind: Kind,
  { passed, verified, utilization }: ItemResult,
  by: string | undefined,
  lacking: () => string,
): string {
  const governs = by === undefined ? "no verification is needed" : `${percent(utilization)} — ${by}`;
  if (!passes(utilization)) return `${governs}, not passed`;
  if (verified) return `${governs}${passed ? "" : ", not passed"}`;
  return kind.actionsAlone ? "calculated, nothing verified" : `not verified, ${lacking()}`;
}

const governing = ({ title, clause }: Requirement, clauseOf: (clause: string) => string): string =>
  `${title} governs (${clauseNumber(clauseOf(clause))})`;

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
