import { allFormulas } from "./basis/formula.ts";
import { InvalidInput, suggestions } from "./basis/problem.ts";
import type { CheckResult } from "./basis/result.ts";
import { checks } from "./checks.ts";
import type { Check, Suggestion } from "./engine/kind.ts";
import { requestSchema } from "./engine/request-schema.ts";
import { runCheck, suggestionsFor } from "./engine/run-check.ts";

export {
  type AnnexCode,
  type AnnexParameter,
  annexCodes,
  annexes,
  annexNames,
  type Determined,
} from "./annexes/index.ts";
export { clauseNumber } from "./basis/clause.ts";
export type { Step } from "./basis/derivation.ts";
export { type Expression, parse as parseExpression } from "./basis/expression.ts";
export { InvalidInput, type Problem, suggestions } from "./basis/problem.ts";
export {
  type CheckResult,
  type Governing,
  type ItemResult,
  percent,
  type ResultBody,
  type UsedParameter,
} from "./basis/result.ts";
export { splitUnit } from "./basis/units.ts";
export { allRequirements, type Requirement, type Verification } from "./basis/verification.ts";
export { type CatalogueEntry, detailCatalogue } from "./en-1993-1-9/catalogue/index.ts";
export {
  type Cycle,
  type RainflowCounter,
  type RainflowOptions,
  type RangeHistogram,
  type Residue,
  rainflow,
  rainflowCounter,
  rangeHistogram,
} from "./en-1993-1-9/rainflow.ts";
export { describeFields, type FieldDescription } from "./engine/describe.ts";
export type { Check, Kind, Suggestion } from "./engine/kind.ts";
export { commonFields, topSchema } from "./engine/request-schema.ts";
export { type TemplateOptions, template } from "./engine/template.ts";
export { type ScopeEntry, scope } from "./scope.ts";
export {
  type Family,
  families,
  flattened as flattenedOutline,
  type Outline,
  type OwnSection,
  outlineOf,
  ownSection,
  ownSectionProblems,
  type Resolution,
  resolveDesignation,
  type Section,
  section,
  sectionDrawing,
  sections,
} from "./sections/index.ts";
export { checks, requestSchema };

/** The check of an endpoint; undefined when there is none. */
export const findCheck = (endpoint: string): Check | undefined => checks.find((check) => check.endpoint === endpoint);

/** Runs a check. Throws InvalidInput with every problem of the input. */
export function check(endpoint: string, input: unknown): CheckResult {
  const found = findCheck(endpoint);
  if (found) return runCheck(found, input);
  const names = checks.map((known) => known.endpoint);
  const [near] = suggestions(endpoint, names);
  throw new InvalidInput([
    {
      path: "",
      message: `unknown check "${endpoint}"; ${near === undefined ? `known: ${names.join(", ")}` : `did you mean ${near}?`}`,
    },
  ]);
}

/** For each item what would just do: the lightest profile of a member's family that passes. */
export function suggest(endpoint: string, input: unknown): { mark: string; suggestion: Suggestion | undefined }[] {
  const found = findCheck(endpoint);
  return found ? suggestionsFor(found, input) : [];
}

/** How many formulas of a standard cite a clause that begins so; 3.1 does not speak of 3.10. */
export function formulaCount(standard: string, clause: string): number {
  const begins = `${standard} ${clause}`;
  return allFormulas.filter(
    (formula) => formula.clause.startsWith(begins) && !/^\d/.test(formula.clause.slice(begins.length)),
  ).length;
}
