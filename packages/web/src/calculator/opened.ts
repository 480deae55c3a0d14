import { checks } from "@x/eurocode";
import { itemsOf } from "../csv.ts";
import { fieldsOf, type Input, type Item, inputOf, kindOf, requestOf } from "../input.ts";
import { loadAllStandards } from "../standards/index.ts";
import { calculate } from "../verdict.tsx";

/** A file does not say which check it is for: the first that takes it, the one at hand before the others. */
export async function opened(text: string, input: Input): Promise<Input | "neither" | "unknown"> {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    const items = itemsOf(text);
    return items && input.check.many !== undefined && items.some(knows(input)) ? { ...input, items } : "neither";
  }
  const takes = (found: Input) => "result" in calculate(found.check.endpoint, requestOf(found));
  const own = inputOf(input.check, request);
  if (own && takes(own)) return own;
  await loadAllStandards();
  const inputs = checks.flatMap((known) => inputOf(known, request) ?? []);
  // what is nearly one is opened, with its problems; what has no field of any is not
  const known = (found: Input | undefined) => found?.items.some(knows(found));
  return inputs.find(takes) ?? (own && known(own) ? own : inputs.find(known)) ?? "unknown";
}

/** Whether an item has a field of a check. */
const knows =
  (input: Input) =>
  (item: Item): boolean => {
    const names = new Set(fieldsOf(kindOf(input, item)).map(({ name }) => name));
    return Object.keys(item).some((name) => names.has(name));
  };
