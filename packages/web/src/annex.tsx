import { type AnnexCode, annexCodes } from "@x/eurocode";
import type { JSX } from "preact";
import { language, translate } from "./words.ts";

const countries = new Intl.DisplayNames(language, { type: "region" });

/** The country of an annex, as the browser names it in the language of the pages. */
export const countryOf = (code: AnnexCode): string => countries.of(code === "UK" ? "GB" : code) ?? code;

interface Props {
  readonly value: unknown;
  readonly onChange: (annex: AnnexCode) => void;
  readonly id?: string;
  /** id of the text that explains it */
  readonly describedBy?: string;
}

export const Annex = ({ value, onChange, id = "annex", describedBy }: Props): JSX.Element => (
  <select
    id={id}
    aria-describedby={describedBy}
    value={typeof value === "string" ? value : "EN"}
    onChange={(event) => onChange(annexCodes.find((code) => code === event.currentTarget.value) ?? "EN")}
  >
    {annexCodes.map((code) => (
      <option key={code} value={code}>
        {code === "EN" ? translate("EN: recommended values") : `${code}: ${countryOf(code)}`}
      </option>
    ))}
  </select>
);
