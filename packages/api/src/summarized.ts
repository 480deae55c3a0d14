import { type CheckResult, findCheck, type ItemResult, listsOf } from "@x/eurocode";
import type { ItemSummary } from "./check-result.ts";

/** The same answer, of whose items only what governs is left; assumptions and warnings stay. */
export function summarized(result: CheckResult): CheckResult {
  const known = findCheck(result.endpoint);
  const short = { ...result.result };
  for (const key of [known?.one, ...(known ? listsOf(known) : [])]) {
    const items = key === undefined ? undefined : (short[key] as ItemResult | ItemResult[] | undefined); // of this standard
    if (key === undefined || items === undefined) continue;
    short[key] = Array.isArray(items) ? items.map(summaryOf) : summaryOf(items);
  }
  return { ...result, result: short };
}

function summaryOf({ mark, passed, verified, utilization, verifications }: ItemResult): ItemSummary {
  const governs = verifications.find((one) => one.utilization === utilization);
  return {
    ...(mark === undefined ? {} : { mark }),
    passed,
    verified,
    utilization,
    verification: governs?.id ?? null,
    clause: governs?.clause ?? null,
  };
}
