import { checks } from "@x/eurocode";
import { invalid } from "@x/eurocode/problems";
import { service as says } from "../says.ts";

/** A derivation is a hundred times as long as the numbers it explains. */
const mostDerived = 200;

/** What a server does not take on, though the library would. */
export function checkLimits(endpoint: string, input: unknown): void {
  if (typeof input !== "object" || input === null || !("derivation" in input) || input.derivation !== true) return;
  const key = checks.find((known) => known.endpoint === endpoint)?.many;
  const items: unknown = key === undefined ? undefined : Object.entries(input).find(([name]) => name === key)?.[1];
  if (!Array.isArray(items) || items.length <= mostDerived) return;
  throw invalid(says.manyDerived({ most: mostDerived, count: items.length }), String(key));
}
