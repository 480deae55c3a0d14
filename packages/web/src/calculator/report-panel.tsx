import { reportOf } from "@x/report";
import type { JSX } from "preact";
import { type Input, requestOf } from "../input.ts";
import { wordsIn } from "../said.ts";
import { save } from "../save.ts";
import { calculate } from "../verdict.tsx";
import { type Language, languages, nameOfLanguage, translate } from "../words.ts";

/** The calculation on paper, in the language of who reads it. */
export function ReportPanel({
  input,
  language,
  onSpeak,
}: {
  input: Input;
  language: Language;
  onSpeak: (language: Language) => void;
}): JSX.Element {
  const { endpoint } = input.check;
  // made when it is asked for: a report of all takes longer than what is shown
  const saveAs = async (kind: "html" | "csv") => {
    const request = requestOf(input);
    const outcome = calculate(endpoint, { ...request, derivation: kind === "html", messages: true });
    if (!("result" in outcome)) return;
    const { csvOf, htmlOf } = await import("../saved.ts");
    const report = reportOf(outcome.result, { words: wordsIn(language), request });
    if (kind === "html") save(`${endpoint}.html`, htmlOf(report), "text/html");
    else save(`${endpoint}.csv`, csvOf(report), "text/csv");
  };
  return (
    <>
      <p class="choose">
        <label for="language">{translate("Language of the result and the report")}</label>
        <select
          id="language"
          value={language}
          onChange={(event) => onSpeak(languages.find((known) => known === event.currentTarget.value) ?? "en")}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </select>
      </p>
      <p class="row-of-buttons">
        <button type="button" class="main" onClick={() => print()}>
          {translate("Print or PDF")}
        </button>
        <button type="button" onClick={() => void saveAs("html")}>
          {translate("Save report")}
        </button>
        {input.items.length > 1 ? (
          <button type="button" onClick={() => void saveAs("csv")}>
            {translate("Save results as CSV")}
          </button>
        ) : null}
      </p>
    </>
  );
}
