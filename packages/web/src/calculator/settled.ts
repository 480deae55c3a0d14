import { useEffect, useRef, useState } from "preact/hooks";
import type { Input } from "../input.ts";

/** Of more items than this, each key would be waited for. */
const mostAtOnce = 50;
/** Between two keys, in ms. */
const pause = 200;

/** What is calculated: the input, of a long table when its typing pauses. */
export function useSettled(input: Input): Input {
  const shown = useRef(input);
  const [, show] = useState(0);
  const { check, items } = shown.current;
  const isSameTable = check === input.check && items.length === input.items.length;
  if (!isSameTable || items.length <= mostAtOnce) shown.current = input;
  useEffect(() => {
    if (shown.current === input) return;
    const timer = setTimeout(() => {
      shown.current = input;
      show((count) => count + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [input]);
  return shown.current;
}

/** How long somebody may be in the middle of a number, in ms. */
const patience = 700;

/** What is there; where nothing is, what was there last, until a pause. It is of `what`: nothing of another takes its place. */
export function useLast<T>(now: T | undefined, what: unknown): T | undefined {
  const last = useRef<{ readonly value: T; readonly what: unknown }>(undefined);
  const [, show] = useState(0);
  if (now !== undefined) last.current = { value: now, what };
  else if (last.current?.what !== what) last.current = undefined;
  useEffect(() => {
    if (now !== undefined) return;
    const timer = setTimeout(() => {
      last.current = undefined;
      show((count) => count + 1);
    }, patience);
    return () => clearTimeout(timer);
  }, [now]);
  return last.current?.value;
}
