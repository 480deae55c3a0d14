import type { Check, CheckResult, ItemResult, Verification } from "@x/eurocode/engine";

/** The items of a result, one or many. */
export function itemsOf(known: Check, { result }: CheckResult): ItemResult[] {
  const found = (known.many && result[known.many]) ?? (known.one && result[known.one]);
  // the result holds items under the keys its check names
  return Array.isArray(found) ? (found as ItemResult[]) : [found as ItemResult];
}

/** What governs an item: the verification whose utilization the item has. Rules of form that are met do not. */
export const governingIn = ({
  utilization,
  verifications,
}: Pick<ItemResult, "utilization" | "verifications">): Verification | undefined =>
  verifications.find((one) => one.utilization === utilization) ??
  verifications.reduce<Verification | undefined>(
    (most, one) => (one.utilization <= utilization && !(most && most.utilization >= one.utilization) ? one : most),
    undefined,
  );
