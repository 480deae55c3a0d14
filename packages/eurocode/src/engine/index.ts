// What a program needs that runs one check of its own choice: without the registry, which knows them all.

import { bringOwnAnnexes } from "../annexes/own.ts";
import { runCheck as run, suggestionsFor as suggested } from "./run-check.ts";

export { type AnnexCode, annexCodes, annexNames } from "../annexes/index.ts";
export { clauseNumber } from "../basis/clause.ts";
export type { Step } from "../basis/derivation.ts";
export { type Expression, parse as parseExpression } from "../basis/expression.ts";
export { percent } from "../basis/numbers.ts";
export { InvalidInput, isInvalidInput, type Problem, suggestions } from "../basis/problem.ts";
export { type BothBody, type CheckResult, type Difference, type ItemResult, isBoth } from "../basis/result.ts";
export { splitUnit } from "../basis/units.ts";
export type { Verification } from "../basis/verification.ts";
export { describeFields, type FieldDescription } from "./describe.ts";
export type { Check, Kind } from "./kind.ts";
export { itemsIn, kindOf, kindsIn, type Listed, type Listing, listOf, listsOf, requestWith } from "./lists.ts";
export { determinedOf, recommendedValue } from "./request.ts";
export { requestSchema, topSchema } from "./request-schema.ts";

export const runCheck: typeof run = (check, input) => {
  bringOwnAnnexes();
  return run(check, input);
};

export const suggestionsFor: typeof suggested = (check, input, series) => {
  bringOwnAnnexes();
  return suggested(check, input, series);
};
export { template } from "./template.ts";
