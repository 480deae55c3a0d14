import {
  type Check,
  type CheckResult,
  type Endpoint,
  findCheck,
  type GeometryOf,
  geometryOf,
  InvalidInput,
  type Verification,
} from "@x/eurocode";
import { type Figure, figuresOf } from "./figures/index.ts";
import { itemsOf } from "./items.ts";
import { clauseIn, pictureIn, said } from "./languages/catalogue.ts";
import { type Language, type Phrases, phrasesOf } from "./phrases.ts";

/** What a result comes to, in one look. A report begins with it; a page that shows no more loads and makes no more. */
export interface Glance {
  readonly phrases: Phrases;
  readonly language: Language;
  readonly verdict: Verdict;
  readonly utilization: number;
  readonly governing: Pick<Verification, "id" | "clause" | "utilization"> | undefined;
}

/** Passed says so only of what was verified; calculated has no verdict. */
interface Verdict {
  readonly is: "passed" | "failed" | "calculated";
  readonly text: string;
}

export function glanceOf(result: CheckResult, language: Language = "en"): Glance {
  const phrases = phrasesOf(language);
  const { governing } = result.result;
  return {
    phrases,
    language,
    verdict: verdictOf(result, phrases),
    utilization: result.utilization / 100,
    governing: governing
      ? {
          id: governing.verification,
          clause: shortClause(knownCheck(result), governing.clause, language),
          utilization: governing.utilization,
        }
      : undefined,
  };
}

/** The pictures of the first item, with their words in that language. */
export function picturesOf(result: CheckResult, request: unknown, language: Language = "en"): Figure[] {
  const known = knownCheck(result);
  const [item] = itemsOf(known, result);
  const [geometry] = geometriesOf(known, request);
  return item ? figuresOf(endpointOf(known), item, geometry).map((figure) => figureIn(figure, language)) : [];
}

export const figureIn = ({ title, svg }: Figure, language: Language): Figure => ({
  title: said(title, language),
  svg: pictureIn(svg, language),
});

export function knownCheck({ endpoint }: CheckResult): Check {
  const known = findCheck(endpoint);
  if (!known) throw new Error(`no check ${endpoint}`);
  return known;
}

// findCheck gives checks of the registry, whose endpoints are these
export const endpointOf = ({ endpoint }: Check): Endpoint => endpoint as Endpoint;

/** Clauses of the check's own standard are shown by their number, those of others in full. */
export function shortClause({ standard }: Check, clause: string, language: Language): string {
  const own = `${standard.split(":")[0]} `;
  return clauseIn(clause.startsWith(own) ? clause.slice(own.length) : clause, language);
}

function verdictOf({ passed, verified, utilization }: CheckResult, p: Phrases): Verdict {
  if (verified) return passed ? { is: "passed", text: p.passed } : { is: "failed", text: p.notPassed };
  if (passed) return { is: "calculated", text: p.calculated };
  return { is: "failed", text: utilization > 100 ? p.notPassed : p.notVerified };
}

/** What the pictures show; nothing without the request, or with one that is not that of the result. */
export function geometriesOf(known: Check, request: unknown): (GeometryOf<Endpoint> | undefined)[] {
  if (request === undefined) return [];
  try {
    return geometryOf(endpointOf(known), request);
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}
