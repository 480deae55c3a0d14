import {
  type Check,
  type CheckResult,
  type Endpoint,
  findCheck,
  type GeometryOf,
  geometryOf,
  isInvalidInput,
  type Verification,
} from "@x/eurocode";
import type { Words } from "@x/words";
import { type Figure, figuresOf } from "./figures/index.ts";
import { itemsOf } from "./items.ts";
import { clauseIn, type Phrases, phrasesOf } from "./phrases.ts";

/** What a result comes to, in one look. A report begins with it; a page that shows no more loads and makes no more. */
export interface Glance {
  readonly phrases: Phrases;
  readonly words: Words;
  readonly verdict: Verdict;
  readonly utilization: number;
  readonly governing: Pick<Verification, "id" | "clause" | "utilization"> | undefined;
}

/** Passed says so only of what was verified; calculated has no verdict; undesigned is what no actions were given for. */
interface Verdict {
  readonly is: "passed" | "failed" | "calculated" | "undesigned";
  readonly text: string;
}

export function glanceOf(result: CheckResult, words: Words): Glance {
  const phrases = phrasesOf(words);
  const { governing } = result.result;
  return {
    phrases,
    words,
    verdict: verdictOf(result, phrases, words),
    utilization: result.utilization / 100,
    governing: governing
      ? {
          id: governing.verification,
          clause: shortClause(knownCheck(result), governing.clause, words),
          utilization: governing.utilization,
        }
      : undefined,
  };
}

/** The pictures of the first item, with their words in that language. */
export function picturesOf(result: CheckResult, request: unknown, words: Words): Figure[] {
  const known = knownCheck(result);
  const [item] = itemsOf(known, result);
  const [geometry] = geometriesOf(known, request);
  return item ? figuresOf(words, endpointOf(known), item, geometry) : [];
}

export function knownCheck({ endpoint }: CheckResult): Check {
  const known = findCheck(endpoint);
  if (!known) throw new Error(`no check ${endpoint}`);
  return known;
}

// findCheck gives checks of the registry, whose endpoints are these
export const endpointOf = ({ endpoint }: Check): Endpoint => endpoint as Endpoint;

/** Clauses of the check's own standard are shown by their number, those of others in full. */
export function shortClause({ standard }: Check, clause: string, words: Words): string {
  const own = `${standard.split(":")[0]} `;
  return clauseIn(clause.startsWith(own) ? clause.slice(own.length) : clause, words);
}

function verdictOf({ passed, verified, utilization, result }: CheckResult, p: Phrases, words: Words): Verdict {
  // by a rule that two sources do not confirm
  const doubt = result.certain === false ? ` (${words.named("confidences", "one source") ?? "one source"})` : "";
  if (verified) return passed ? { is: "passed", text: p.passed + doubt } : { is: "failed", text: p.notPassed };
  if (passed) return { is: "calculated", text: p.calculated };
  return { is: "failed", text: utilization > 100 ? p.notPassed : p.notVerified };
}

/** What the pictures show; nothing without the request, or with one that is not that of the result. */
export function geometriesOf(known: Check, request: unknown): (GeometryOf<Endpoint> | undefined)[] {
  if (request === undefined) return [];
  try {
    return geometryOf(endpointOf(known), request);
  } catch (error) {
    if (isInvalidInput(error)) return [];
    throw error;
  }
}
