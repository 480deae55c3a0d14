/** Every steel member by the check en-1993-1-1, in one batch; what it refuses is reported and does not stop the others. */

import {
  type AnnexCode,
  check,
  type InvalidInput,
  type ItemResult,
  isInvalidInput,
  type Problem,
  section,
  suggest,
  type Verification,
} from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { governingIn } from "@x/report/steps";
import type { Buckling, MemberCheck, Verified } from "../fabrication.ts";
import { type OfItem, refusalOf, sentencesOf } from "./check-sentences.ts";
import { checked as says } from "./says.ts";

const endpoint = "en-1993-1-1";
/** what one request takes */
const batchSize = 10_000;

export type Request = Readonly<Record<string, unknown>>;

export interface Checked {
  readonly check?: MemberCheck;
  readonly refused?: Message;
  /** of the check that refuses it */
  readonly problems?: readonly Problem[];
}

/** In the order of the requests, whose marks are unique. */
export function checkMembers(requests: readonly Request[], national_annex: AnnexCode): Checked[] {
  const results: Checked[] = new Array(requests.length).fill({});
  for (let from = 0; from < requests.length; from += batchSize) {
    const batch = requests.slice(from, from + batchSize).map((request, i) => ({ request, index: from + i }));
    run(batch, national_annex, results);
  }
  return withLightest(requests, results, national_annex);
}

interface Indexed {
  readonly request: Request;
  readonly index: number;
}

function run(batch: readonly Indexed[], national_annex: AnnexCode, results: Checked[]): void {
  let left = batch;
  while (left.length > 0) {
    try {
      const { result } = check(endpoint, {
        national_annex,
        messages: true,
        members: left.map(({ request }) => request),
      });
      const members = result.members as ItemResult[]; // the items of this check
      const { warnings } = sentencesOf(result);
      for (const [i, { index, request }] of left.entries()) {
        const item = members[i];
        if (item) results[index] = checked(item, request, warnings);
      }
      return;
    } catch (error) {
      if (!isInvalidInput(error)) throw error;
      left = withoutRefused(left, error, results);
    }
  }
}

/** Takes out the items that problems name; with none named, all are refused. */
function withoutRefused(left: readonly Indexed[], { problems }: InvalidInput, results: Checked[]): Indexed[] {
  const ofItem = new Map<number, Problem[]>();
  for (const problem of problems) {
    const found = /^members\[(\d+)\]\.?(.*)$/.exec(problem.path);
    if (!found) continue;
    const item = Number(found[1]);
    ofItem.set(item, [...(ofItem.get(item) ?? []), { ...problem, path: found[2] ?? "" }]);
  }
  return left.filter(({ index }, i) => {
    const own = ofItem.size === 0 ? problems : ofItem.get(i);
    if (own === undefined) return true;
    results[index] = { refused: refusalOf({ problems: own }), problems: own };
    return false;
  });
}

const numberIn = (values: Readonly<Record<string, unknown>>, name: string): number | undefined => {
  const value = values[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
};

const bucklingFields = {
  lambda_y: "lambda_y",
  lambda_z: "lambda_z",
  chi_y: "chi_y",
  chi_z: "chi_z",
  lambda_LT: "lambda_LT",
  chi_LT: "chi_LT",
  N_b_Rd_kN: "N_b_Rd_kN",
  M_b_Rd_kNm: "M_b_Rd_kNm",
} as const;

export const verified = ({ id, clause, demand, resistance, unit, utilization, passed }: Verification): Verified => ({
  id,
  clause,
  demand,
  resistance,
  unit,
  utilization,
  passed,
});

export const worstOf = <T extends { readonly utilization: number }>(list: readonly T[]): T | undefined =>
  list.reduce<T | undefined>((worst, one) => (worst && worst.utilization >= one.utilization ? worst : one), undefined);

function checked(item: ItemResult, request: Request, warnings: readonly OfItem[]): Checked {
  const worst = governingIn(item);
  if (!worst) return { refused: says.nothingActs };
  const buckling: Buckling = Object.fromEntries(
    Object.entries(bucklingFields).flatMap(([name, value]) => {
      const found = numberIn(item.values, value);
      return found === undefined ? [] : [[name, found]];
    }),
  );
  const section_class = numberIn(item.values, "section_class");
  const mark = String(request.mark);
  return {
    check: {
      ...(section_class !== undefined && { section_class }),
      passed: item.passed,
      utilization: item.utilization,
      verification: worst.id,
      clause: worst.clause,
      buckling,
      verifications: item.verifications.map(verified),
      request,
      assumptions: [],
      warnings: warnings.filter((one) => one.mark === mark).map(({ sentence }) => sentence),
    },
  };
}

/** For what fails, the lightest profile of its family that passes. */
function withLightest(requests: readonly Request[], results: readonly Checked[], national_annex: AnnexCode): Checked[] {
  return results.map((one, i) => {
    const request = requests[i];
    if (!one.check || one.check.passed || !request) return one;
    const [found] = suggest(endpoint, { national_annex, members: [request] });
    const profile = found?.suggestion?.change.profile;
    const G_kg_m = typeof profile === "string" ? section(profile)?.properties.G_kg_m : undefined;
    if (!found?.suggestion || typeof profile !== "string" || G_kg_m === undefined) return one;
    return {
      ...one,
      check: { ...one.check, lightest: { profile, G_kg_m, utilization: found.suggestion.utilization } },
    };
  });
}
