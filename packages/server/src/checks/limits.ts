import { checks, itemsIn } from "@x/eurocode";
import { invalid } from "@x/eurocode/problems";
import { service as says } from "../says.ts";

/** A derivation is a hundred times as long as the numbers it explains. */
const mostDerived = 200;

/** What a server does not take on, though the library would. */
export function checkLimits(endpoint: string, input: unknown): void {
  if (typeof input !== "object" || input === null || !("derivation" in input) || input.derivation !== true) return;
  const known = checks.find((one) => one.endpoint === endpoint);
  const items = known ? itemsIn(known, { ...input }).filter(({ list }) => list !== undefined) : [];
  if (items.length <= mostDerived) return;
  throw invalid(says.manyDerived({ most: mostDerived, count: items.length }), String(items.at(-1)?.list));
}
