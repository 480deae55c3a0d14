import type { Check, CheckResult, ItemResult } from "@x/eurocode/engine";

/** The items of a result, one or many. */
export function itemsOf(known: Check, { result }: CheckResult): ItemResult[] {
  const found = (known.many && result[known.many]) ?? (known.one && result[known.one]);
  // the result holds items under the keys its check names
  return Array.isArray(found) ? (found as ItemResult[]) : [found as ItemResult];
}
