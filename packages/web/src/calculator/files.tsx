import { decodedText } from "@x/api/text";
import type { JSX } from "preact";
import { type Input, requestOf } from "../input.ts";
import { save } from "../save.ts";
import { type Language, translate } from "../words.ts";
import { speaks } from "./address.ts";
import { opened } from "./opened.ts";

/** Who writes programs reads the names of fields beside what they mean. */
function showNames(isOn: boolean): void {
  if (isOn) {
    localStorage.setItem("names", "yes");
    document.documentElement.dataset.names = "";
  } else {
    localStorage.removeItem("names");
    delete document.documentElement.dataset.names;
  }
}

/** The input, as a link and as a file; and one of a file. */
export function Files({
  input,
  isClear,
  language,
  said,
  onSay,
  onOpen,
}: {
  input: Input;
  /** No number in it can be two. */
  isClear: boolean;
  language: Language;
  said: string;
  onSay: (text: string) => void;
  onOpen: (input: Input) => void;
}): JSX.Element {
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    const found = await opened(decodedText(new Uint8Array(await file.arrayBuffer())), input);
    if (typeof found !== "string") {
      await speaks(language, found.check.endpoint);
      onOpen(found);
      onSay(translate("{name} is open", { name }));
    } else if (found === "neither")
      onSay(translate("{name} is neither JSON nor a table with names of fields", { name }));
    else onSay(translate("{name} does not contain input for any check", { name }));
  };
  const json = () => `${JSON.stringify(requestOf(input), null, 2)}\n`;
  return (
    <div class="files">
      <button
        type="button"
        class="small"
        onClick={() =>
          // where it is kept is not everybody's to see
          navigator.clipboard.writeText(location.href.replace(location.search, "")).then(
            () => onSay(translate("The link is copied; it contains the input")),
            () => onSay(translate("The browser does not let this page copy; copy the address above")),
          )
        }
      >
        {translate("Copy link")}
      </button>
      <button
        type="button"
        class="small"
        disabled={!isClear}
        onClick={() => save(`${input.check.endpoint}.json`, json(), "application/json")}
      >
        {translate("Save JSON")}
      </button>
      <label class="button quiet small" for="open">
        {translate("Open JSON or CSV")}
        <input
          id="open"
          class="announce"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void open(files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={document.documentElement.dataset.names !== undefined}
          onChange={(event) => showNames(event.currentTarget.checked)}
        />{" "}
        {translate("Names of the API")}
      </label>
      <p role="status" class="help">
        {said}
      </p>
    </div>
  );
}
