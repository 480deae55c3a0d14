import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { translate } from "../words.ts";
import type SectionPicker from "./picker.tsx";

/** Beside a field of a profile: the catalogue, which comes when it is asked for. */
export function ChooseSection({ value, onChange }: { value: unknown; onChange: (value: string) => void }): JSX.Element {
  const [Picker, setPicker] = useState<typeof SectionPicker>();
  const open = async () => {
    const { default: loaded } = await import("./picker.tsx");
    setPicker(() => loaded);
  };
  return (
    <>
      <button type="button" class="small" aria-haspopup="dialog" onClick={() => void open()}>
        {translate("Choose…")}
      </button>
      {Picker ? (
        <Picker
          value={typeof value === "string" ? value : ""}
          onChoose={onChange}
          onClose={() => setPicker(undefined)}
        />
      ) : null}
    </>
  );
}
