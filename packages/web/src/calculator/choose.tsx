import type { AnnexCode } from "@x/eurocode";
import type { JSX } from "preact";
import { Annex } from "../annex.tsx";
import { type Input, kindOf } from "../input.ts";
import { calculators } from "../list.ts";
import { translate } from "../words.ts";
import { ChooseGeneration, type Generation, generationOf } from "./generation.tsx";

/** What is calculated, by which annex and which generation. */
export function Choose({
  input,
  onKind,
  onAnnex,
  onGeneration,
}: {
  input: Input;
  onKind: (key: string) => void;
  onAnnex: (annex: AnnexCode) => void;
  onGeneration: (generation: Generation) => void;
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
      {input.check.second ? (
        <>
          <span>{translate("Generation")}</span>
          <ChooseGeneration value={generationOf(input.top)} onChange={onGeneration} />
        </>
      ) : null}
    </div>
  );
}
