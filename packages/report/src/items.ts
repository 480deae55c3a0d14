import { type Check, type CheckResult, type ItemResult, isBoth, listsOf, type Verification } from "@x/eurocode/engine";

/** Of both generations the second, or the first where that refuses. */
const shownBody = (result: CheckResult["result"]): CheckResult["result"] => {
  if (!isBoth(result)) return result;
  return "refused" in result.second ? result.first : (result.second as CheckResult["result"]); // the other of the two
};

/** The items of a result, one or many, list by list. */
export function itemsOf(known: Check, { result: whole }: CheckResult): ItemResult[] {
  const result = shownBody(whole);
  const lists = listsOf(known).filter((list) => result[list] !== undefined);
  const found = lists.length > 0 ? lists.flatMap((list) => result[list]) : [result[known.one ?? ""]];
  return found as ItemResult[]; // the result holds items under the keys its check names
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
