import type { AnnexCode } from "@x/eurocode";
import type { JSX } from "preact";
import { Annex } from "../annex.tsx";
import { type Input, type Item, kindOf } from "../input.ts";
import { calculators } from "../list.ts";
import { translate } from "../words.ts";

/** Another annex has other editions; the rest of what all items share stays. */
export function topWith(annex: unknown, top: Item = {}): Item {
  const { edition: _, ...others } = top;
  return { ...others, national_annex: annex ?? "EN" };
}

/** What is calculated, and by which annex. */
export function Choose({
  input,
  onKind,
  onAnnex,
}: {
  input: Input;
  onKind: (key: string) => void;
  onAnnex: (annex: AnnexCode) => void;
}): JSX.Element {
  const kind = kindOf(input, input.items[0] ?? {});
  return (
    <div class="choose">
      <label for="kind">{translate("Calculation")}</label>
      <select
        id="kind"
        value={`${input.check.endpoint}/${kind.name}`}
        onChange={(event) => onKind(event.currentTarget.value)}
      >
        {calculators.map(({ endpoint, standard, title, kinds }) => (
          <optgroup key={endpoint} label={`${standard} ${translate(title)}`}>
            {kinds.map(([name, text]) => (
              <option key={name} value={`${endpoint}/${name}`}>
                {translate(text)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <label for="annex">{translate("National annex")}</label>
      <Annex value={input.top.national_annex} onChange={onAnnex} />
    </div>
  );
}
