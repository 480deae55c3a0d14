import { type AnnexCode, annexCodes, annexNames } from "@x/eurocode";
import type { JSX } from "preact";
import { translate } from "./words/index.ts";

export const Annex = ({ value, onChange }: { value: unknown; onChange: (annex: AnnexCode) => void }): JSX.Element => (
  <select
    id="annex"
    value={typeof value === "string" ? value : "EN"}
    onChange={(event) => onChange(annexCodes.find((code) => code === event.currentTarget.value) ?? "EN")}
  >
    {annexCodes.map((code) => (
      <option key={code} value={code}>
        {code === "EN" ? translate("EN: recommended values") : `${code}: ${annexNames[code]}`}
      </option>
    ))}
  </select>
);
