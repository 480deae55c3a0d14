import type { JSX } from "preact";
import { Field } from "../ui.tsx";
import { translate } from "../words.ts";

interface Props {
  readonly id: string;
  readonly path: string;
  readonly onChange: (path: string) => void;
}

/** What a calculation is called, with its folders. */
export const PathField = ({ id, path, onChange }: Props): JSX.Element => (
  <Field id={id} label={translate("Name")} help={translate("With / it goes into a folder: Axis A/Beam B1")}>
    <input
      id={id}
      required
      maxLength={300}
      autocomplete="off"
      aria-describedby={`${id}-help`}
      value={path}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
);
