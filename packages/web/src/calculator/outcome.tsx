import type { Verification } from "@x/eurocode";
import { type ItemReport, type Report, reportOf } from "@x/report";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Input, kindOf, requestOf } from "../input.ts";
import { wordsIn } from "../said.ts";
import { Tabs } from "../tabs.tsx";
import { calculated, type Outcome, Problems, Verdict } from "../verdict.tsx";
import { type Language, translate } from "../words.ts";
import { AllAnnexes } from "./annexes.tsx";
import { Checks } from "./checks.tsx";
import { topWithAnnex } from "./generation.tsx";
import { Differences, InTwo } from "./generations.tsx";
import { Lightest } from "./lightest.tsx";
import { OnPaper } from "./on-paper.tsx";
import { Picture } from "./picture.tsx";
import { Plot } from "./plot.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { useLast } from "./settled.ts";
import { type Action, type State, tabs } from "./state.ts";
import { nameOfVerification, Steps } from "./steps.tsx";

/** Whether this is printed: then everything is there at once. */
export function usePrinting(): boolean {
  const query = useMemo(() => matchMedia("print"), []);
  const [isPrinting, setIsPrinting] = useState(query.matches);
  useEffect(() => {
    const look = () => setIsPrinting(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return isPrinting;
}

/** What came of the input; steps only where they are shown. */
export function useOutcome(input: Input, withSteps: boolean): Outcome {
  return useMemo(() => calculated(input, { derivation: withSteps, messages: true }), [input, withSteps]);
}

interface ResultProps {
  readonly state: State;
  /** What was calculated. */
  readonly input: Input;
  /** All there is: of a table one row was calculated. */
  readonly whole: Input;
  readonly isBusy: boolean;
  readonly index: number;
  readonly outcome: Outcome;
  readonly isPrinting: boolean;
  readonly on: (action: Action) => void;
  readonly onGo: (path: string) => void;
  readonly onSpeak: (language: Language) => void;
}

/** Verdict and picture, always in sight; then checks, steps, annexes and the report. */
export function ResultColumn({ state, input, index, outcome, isBusy, onGo, ...rest }: ResultProps): JSX.Element {
  const { language } = state;
  const now = useMemo(() => {
    if (!("result" in outcome)) return undefined;
    return reportOf(outcome.result, { words: wordsIn(language), request: requestOf(input), only: index });
  }, [outcome, language, index]);
  // in the middle of a number the last result stays, dimmed
  const report = useLast(now, `${input.check.endpoint} ${kindOf(input, input.items[0] ?? {}).name} ${index}`);
  const problems = "problems" in outcome ? outcome.problems : [];
  return (
    <div class="outcome" aria-busy={isBusy || (now === undefined && report !== undefined)}>
      <h2 id="result" class="announce">
        {translate("Result")}
      </h2>
      <div aria-live="polite" aria-atomic="true" class="announce">
        {report
          ? `${report.verdict.text} ${report.summary}`
          : translate("Not calculated: {count} to correct", { count: problems.length })}
      </div>
      {report ? (
        // of the last result nothing is chosen or saved
        <div inert={now === undefined}>
          <Result {...{ state, input, index, report, ...rest }} />
        </div>
      ) : (
        <Problems problems={problems} onGo={onGo} />
      )}
    </div>
  );
}

type Shown = Omit<ResultProps, "outcome" | "isBusy" | "onGo"> & { readonly report: Report };

function Result({ report, ...props }: Shown): JSX.Element {
  const { input, isPrinting } = props;
  const [item] = report.items;
  const [figure] = item?.figures ?? [];
  const many = input.items.length > 1;
  return (
    <div lang={report.words.language}>
      <OnPaper report={report} item={item} />
      <div class="in-sight">
        <Verdict glance={report} />
      </div>
      {report.generations ? <InTwo of={report.generations} report={report} /> : null}
      {many ? <p>{report.summary}</p> : null}
      {many ? <h3>{item?.title}</h3> : null}
      {figure ? <Picture of={figure} marks={report.marks} kind="live" /> : null}
      {item ? isPrinting ? <Printed report={report} item={item} /> : <Panels {...props} {...{ report, item }} /> : null}
    </div>
  );
}

const Printed = ({ report, item }: { report: Report; item: ItemReport }): JSX.Element => (
  <>
    <Checks report={report} item={item} onStep={() => undefined} />
    {report.generations ? <Differences of={report.generations} report={report} item={item.title} /> : null}
    <Steps report={report} item={item} wanted="" isWhole />
  </>
);

function Panels({ state, input, whole, index, report, item, on, onSpeak }: Shown & { item: ItemReport }): JSX.Element {
  const { language } = state;
  const { generations } = report;
  const tab = state.tab === "generations" && !generations ? "checks" : state.tab;
  const [wanted, setWanted] = useState("");
  const kind = kindOf(input, input.items[index] ?? {});
  const titles = {
    generations: translate("Differences"),
    checks: translate("Checks"),
    steps: translate("Steps"),
    annexes: translate("Annexes"),
    plot: translate("Plot"),
    report: translate("Report"),
  };
  const toStep = (of: Verification) => {
    setWanted(nameOfVerification(of));
    on({ do: "turn to", tab: "steps" });
  };
  return (
    <div class="not-on-paper">
      <Tabs
        label={translate("Result")}
        tabs={tabs
          .filter((name) => name !== "generations" || generations)
          .map((name) => ({ name, title: titles[name] }))}
        shown={tab}
        onTurn={(next) => {
          setWanted("");
          on({ do: "turn to", tab: next });
        }}
      >
        {tab === "generations" && generations ? (
          <Differences of={generations} report={report} item={item.title} />
        ) : tab === "checks" ? (
          <>
            <Checks report={report} item={item} onStep={toStep} />
            {kind.suggest ? (
              <Lightest
                input={input}
                index={index}
                onUse={(more) => on({ do: "edit", item: { ...input.items[index], ...more } })}
              />
            ) : null}
          </>
        ) : tab === "steps" ? (
          <Steps report={report} item={item} wanted={wanted} isWhole={false} />
        ) : tab === "annexes" ? (
          <AllAnnexes
            endpoint={input.check.endpoint}
            request={requestOf(input)}
            language={language}
            chosen={input.top.national_annex ?? "EN"}
            onChoose={(annex) => on({ do: "edit top", top: topWithAnnex(annex, input.top) })}
          />
        ) : tab === "plot" ? (
          <Plot key={`${input.check.endpoint} ${kind.name}`} {...{ input, index, language }} />
        ) : (
          <ReportPanel input={whole} language={language} onSpeak={onSpeak} />
        )}
      </Tabs>
    </div>
  );
}
