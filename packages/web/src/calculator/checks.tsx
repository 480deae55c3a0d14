import type { Verification } from "@x/eurocode";
import { figure, type ItemReport, percentage, type Report, verificationName } from "@x/report";
import type { JSX } from "preact";
import { Meter } from "../meter.tsx";
import { Scroll } from "../scroll.tsx";
import { Notes, Parameters, Values } from "./details.tsx";
import { Picture } from "./picture.tsx";

interface Props {
  readonly report: Report;
  readonly item: ItemReport;
  /** To the steps of a verification. */
  readonly onStep: (of: Verification) => void;
}

/** What was verified, the most used first, and what stands beside it. */
export function Checks({ report, item, onStep }: Props): JSX.Element {
  const { phrases: p, words } = report;
  return (
    <>
      <Verifications report={report} item={item} onStep={onStep} />
      <Notes title={p.warnings} sentences={report.warnings} marks={report.marks} kind="warnings" />
      <Notes title={p.assumptions} sentences={report.assumptions} marks={report.marks} kind="assumptions" />
      {item.figures.slice(1).map((one) => (
        <Picture key={one.title} of={one} marks={report.marks} />
      ))}
      <Values item={item} title={p.values} words={words} />
      <Parameters report={report} />
    </>
  );
}

function Verifications({ report, item, onStep }: Props): JSX.Element {
  const { phrases: p, words } = report;
  const quantity = (value: number, unit: string) => `${figure(value, words)}${unit === "" ? "" : ` ${unit}`}`;
  if (item.verifications.length === 0) return <p>{p.noVerification}</p>;
  return (
    <Scroll label={p.verifications}>
      <table class="verifications">
        <thead>
          <tr>
            <th scope="col">{p.verification}</th>
            <th scope="col">{p.utilization}</th>
            <th scope="col">{p.clause}</th>
            <th scope="col">{p.demand}</th>
            <th scope="col">{p.resistance}</th>
          </tr>
        </thead>
        <tbody>
          {item.verifications.map((v, i) => (
            <tr key={`${v.id}-${i}`} class={v.passed ? "" : "failed"}>
              <th scope="row" data-clause={v.clause}>
                <button type="button" class="link" onClick={() => onStep(v)}>
                  {verificationName(words, v.id)}
                </button>
              </th>
              <td class="number">
                {percentage(v.utilization, words)} <Meter fraction={v.utilization} tone={v.passed ? "good" : "bad"} />
              </td>
              <td>{v.clause}</td>
              <td class="number">{quantity(v.demand, v.unit)}</td>
              <td class="number">{quantity(v.resistance, v.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
