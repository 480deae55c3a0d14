/** A joint by the check en-1993-1-8: the joint itself, then its welds. */
import { type AnnexCode, check, type ItemResult, isInvalidInput } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { refusalOf, sentencesOf } from "../check-sentences.ts";

export type Item = Readonly<Record<string, unknown>>;

interface VerifiedItem {
  readonly item: Item;
  readonly result: ItemResult;
}

export interface VerifiedJoint {
  readonly items: readonly VerifiedItem[];
  readonly assumptions: readonly Message[];
  readonly warnings: readonly Message[];
}

/** Throws InvalidInput when an item cannot be calculated. */
export function verifyItems(items: readonly Item[], national_annex: AnnexCode): VerifiedJoint {
  const marked = items.map((item, i) => ({ ...item, mark: String(item.mark ?? `J${i + 1}`) }));
  const { result } = check("en-1993-1-8", { national_annex, messages: true, connections: marked });
  const said = sentencesOf(result);
  const results = result.connections as ItemResult[]; // the items of a batch of this check
  return {
    items: items.flatMap((item, i) => (results[i] ? [{ item, result: results[i] }] : [])),
    assumptions: said.assumptions.map(({ sentence }) => sentence),
    warnings: said.warnings.map(({ sentence }) => sentence),
  };
}

/** Fields of a correction over those proposed; objects are merged, all else replaced. */
export function withSet(item: Item, set: Item | undefined): { item: Item; corrected: string[] } {
  if (!set) return { item, corrected: [] };
  const corrected: string[] = [];
  const merge = (base: Item, change: Item, path: string): Item => {
    const out = new Map(Object.entries(base));
    for (const [name, value] of Object.entries(change)) {
      const known = out.get(name);
      if (isObject(value) && isObject(known)) out.set(name, merge(known, value, `${path}${name}.`));
      else {
        corrected.push(`${path}${name}`);
        out.set(name, value);
      }
    }
    return Object.fromEntries(out);
  };
  return { item: merge(item, set, ""), corrected };
}

const isObject = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const refusal = (error: unknown): Message | undefined => (isInvalidInput(error) ? refusalOf(error) : undefined);
