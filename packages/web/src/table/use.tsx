import { percentage } from "@x/report";
import type { JSX } from "preact";
import { Meter } from "../meter.tsx";
import { wordsIn } from "../said.ts";
import { language, translate } from "../words.ts";
import type { RowResult } from "./rows.ts";

/** How far a row is used. */
export const Use = ({ of }: { of: RowResult | undefined }): JSX.Element => {
  const words = wordsIn(language);
  if (of === undefined) return <>…</>;
  if (of.problems.length > 0) return <span class="bad-word">{translate("to correct")}</span>;
  if (of.utilization === undefined) return <>–</>;
  return (
    <>
      <span class={of.tone === "bad" ? "bad-word" : ""}>{percentage(of.utilization, words)}</span>
      <Meter fraction={of.utilization} tone={of.tone} />
    </>
  );
};
