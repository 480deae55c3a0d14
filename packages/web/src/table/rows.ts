import type { Problem } from "@x/eurocode";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Input, Item } from "../input.ts";
import type { Tone } from "../meter.tsx";
import { calculated } from "../verdict.tsx";

/** What came of one row. */
export interface RowResult {
  readonly tone: Tone;
  readonly utilization: number | undefined;
  readonly governing: { readonly id: string; readonly clause: string } | undefined;
  readonly problems: readonly Problem[];
}

function resultOf(input: Input, item: Item): RowResult {
  const outcome = calculated({ ...input, items: [item] });
  if ("problems" in outcome)
    return { tone: "bad", utilization: undefined, governing: undefined, problems: outcome.problems };
  const { passed, verified, utilization, result } = outcome.result;
  return {
    tone: verified ? (passed ? "good" : "bad") : passed ? "open" : "bad",
    utilization: result.governing ? utilization / 100 : undefined,
    governing: result.governing ? { id: result.governing.verification, clause: result.governing.clause } : undefined,
    problems: [],
  };
}

/** Between two keys or pictures, in ms: no longer is calculated at once. */
const slice = 8;
/** How often what was found is shown. */
const often = 120;

/** The results of all rows, worked out bit by bit so that nobody waits; a row that did not change keeps its own. */
export function useResults(input: Input): (item: Item) => RowResult | undefined {
  const { check, top, items } = input;
  const key = JSON.stringify([check.endpoint, input.list, top]);
  const kept = useRef({ key, results: new WeakMap<Item, RowResult>() });
  const [, show] = useState(0);
  if (kept.current.key !== key) kept.current = { key, results: new WeakMap() };
  const { results } = kept.current;
  useEffect(() => {
    let at = 0;
    let isNew = false;
    let shownAt = 0;
    const work = () => {
      const begun = performance.now();
      while (at < items.length && performance.now() - begun < slice) {
        const item = items[at++];
        if (!item || results.has(item)) continue;
        results.set(item, resultOf(input, item));
        isNew = true;
      }
      if (isNew && (at >= items.length || begun - shownAt > often)) {
        [isNew, shownAt] = [false, begun];
        show((count) => count + 1);
      }
      if (at < items.length) timer = setTimeout(work);
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [items, key]);
  return (item) => results.get(item);
}
