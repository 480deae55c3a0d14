import type { FieldDescription } from "@x/eurocode";
import type { JSX } from "preact";
import { Name } from "../form.tsx";
import { translate } from "../words.ts";

/** Which fields have a column. */
export const ColumnChooser = ({
  fields,
  names,
  onChoose,
}: {
  fields: readonly FieldDescription[];
  names: readonly string[];
  onChoose: (names: readonly string[]) => void;
}): JSX.Element => (
  <details class="chooser">
    <summary>{translate("Columns")}</summary>
    <div>
      {fields.map((field) => (
        <label key={field.name} class="check">
          <input
            type="checkbox"
            checked={names.includes(field.name)}
            onChange={(event) =>
              onChoose(
                event.currentTarget.checked ? [...names, field.name] : names.filter((name) => name !== field.name),
              )
            }
          />{" "}
          <span>
            <Name field={field} />
          </span>
        </label>
      ))}
    </div>
  </details>
);
