import type { Check } from "@x/eurocode";
import type { JSX } from "preact";
import { type Item, withValue } from "../input.ts";
import { translate } from "../words.ts";

// By which generation of the Eurocodes a calculator calculates.

const generations = ["first", "second", "both"] as const;
export type Generation = (typeof generations)[number];

export const generationOf = (top: Item): Generation => generations.find((one) => one === top.edition) ?? "first";

/** National annexes are to the first generation: beside one, the second takes its recommended values. */
function settled(top: Item): Item {
  const isFirst = generationOf(top) === "first";
  const needsValues = !isFirst && (top.national_annex ?? "EN") !== "EN";
  const with_ = withValue(top, "annex_second", needsValues ? "recommended" : undefined);
  return isFirst ? withValue(withValue(with_, "uncertain", undefined), "edition", undefined) : with_;
}

export const topWithAnnex = (annex: unknown, top: Item): Item => settled({ ...top, national_annex: annex ?? "EN" });

export const topWithGeneration = (generation: Generation, top: Item): Item => settled({ ...top, edition: generation });

/** What stays when another calculation is chosen: the annex, and the generation where the check has it. */
export const topOfOther = ({ second }: Check, { national_annex, edition }: Item): Item =>
  settled({ national_annex: national_annex ?? "EN", ...(second && edition !== undefined ? { edition } : {}) });

export function ChooseGeneration({
  value,
  onChange,
}: {
  value: Generation;
  onChange: (generation: Generation) => void;
}): JSX.Element {
  const titles = {
    first: translate("First"),
    second: translate("Second"),
    both: translate("Both"),
  };
  return (
    <fieldset class="ways" aria-label={translate("Generation of the Eurocodes")}>
      {generations.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {titles[one]}
        </button>
      ))}
    </fieldset>
  );
}
