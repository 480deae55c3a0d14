import { isInvalidInput, suggest } from "@x/eurocode";
import { percentage } from "@x/report";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { type Input, type Item, requestOf } from "../input.ts";
import { wordsIn } from "../said.ts";
import { language, translate } from "../words.ts";

export function Lightest({
  input,
  index,
  onUse,
}: {
  input: Input;
  index: number;
  onUse: (change: Item) => void;
}): JSX.Element {
  const [asked, setAsked] = useState<Input>();
  const found = useMemo(() => {
    if (asked !== input) return undefined;
    try {
      return suggest(input.check.endpoint, requestOf(input))[index]?.suggestion;
    } catch (error) {
      if (isInvalidInput(error)) return undefined;
      throw error;
    }
  }, [asked, input, index]);
  return (
    <p>
      <button type="button" onClick={() => setAsked(input)}>
        {translate("Lightest profile")}
      </button>{" "}
      {asked !== input ? null : found ? (
        <>
          {found.reads}: {percentage(found.utilization, wordsIn(language))}{" "}
          <button type="button" class="small" onClick={() => onUse(found.change)}>
            {translate("Use it")}
          </button>
        </>
      ) : (
        translate("No lighter profile of this family passes.")
      )}
    </p>
  );
}
