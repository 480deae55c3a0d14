import { findCheck, itemsIn } from "@x/eurocode";
import { type ItemReport, percentage, type Report, reportOf } from "@x/report";
import { casesFigure } from "@x/report/figures/beam-cases";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Checks } from "../calculator/checks.tsx";
import { Notes } from "../calculator/details.tsx";
import { Picture } from "../calculator/picture.tsx";
import { fragmentOf, type Item, inputOf, isItem } from "../input.ts";
import { Meter } from "../meter.tsx";
import { wordsIn } from "../said.ts";
import { Scroll } from "../scroll.tsx";
import { Problems, Verdict } from "../verdict.tsx";
import { language, translate } from "../words.ts";
import type { Judged } from "./beam.ts";

interface Props {
  readonly beam: Item;
  readonly judged: Judged;
  /** A reaction goes to the next member. */
  readonly onUse: ((support: string) => void) | undefined;
}

/** Verdict, the beam in all its combinations, then span by span. */
export function BeamOutcome({ beam, judged, onUse }: Props): JSX.Element {
  const { cases, design, result, deflections, problems } = judged;
  const words = wordsIn(language);
  const report = useMemo(() => result && reportOf(result, { words, request: design?.request }), [result]);
  // what has a limit; the combinations alone are drawn above
  const bent = useMemo(
    () => (deflections?.verified && beam.deflection_limit !== undefined ? reportOf(deflections, { words }) : undefined),
    [deflections],
  );
  const picture = useMemo(() => cases && casesFigure(words, cases, beam), [cases]);
  return (
    <div class="outcome">
      <h2 id="result" class="announce">
        {translate("Result")}
      </h2>
      <div aria-live="polite" aria-atomic="true" class="announce">
        {report
          ? `${report.verdict.text} ${report.summary}`
          : problems.length > 0
            ? translate("Not calculated: {count} to correct", { count: problems.length })
            : ""}
      </div>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      {report ? <Verdict glance={report} /> : null}
      {report ? <p class="summary">{report.summary}</p> : null}
      {bent ? <p class="summary">{translate("Deflections: {summary}", { summary: bent.summary })}</p> : null}
      {picture ? <Picture of={picture} marks={report?.marks ?? new Set()} /> : null}
      {cases ? <Reactions {...{ cases, design, onUse }} /> : null}
      {report ? (
        <>
          <Notes
            title={report.phrases.warnings}
            sentences={(design?.warnings ?? []).map((said) => words.tell(said))}
            marks={report.marks}
            kind="warnings"
          />
          <Parts report={report} request={design?.request} endpoint={result?.endpoint ?? ""} />
          {bent ? <Parts report={bent} request={design?.sets.request} endpoint="en-1990" /> : null}
        </>
      ) : null}
    </div>
  );
}

/** What goes to the supports in the combinations of strength. */
interface ReactionsProps extends Pick<Props, "onUse"> {
  readonly cases: NonNullable<Judged["cases"]>;
  readonly design: Judged["design"] | undefined;
}

function Reactions({ cases, design, onUse }: ReactionsProps): JSX.Element | null {
  const words = wordsIn(language);
  const reactions = Object.entries((design ?? cases).reactions);
  if (reactions.length === 0) return null;
  const kN = (value: number) => `${words.number(Math.round(value * 10) / 10)} kN`;
  return (
    <Scroll label={translate("Reactions")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("Support")}</th>
            <th scope="col">{translate("greatest")}</th>
            <th scope="col">{translate("least")}</th>
            {onUse ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {reactions.map(([name, { max_kN, min_kN }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="number">{kN(max_kN)}</td>
              <td class="number">{kN(min_kN)}</td>
              {onUse ? (
                <td>
                  <button
                    type="button"
                    class="small"
                    aria-label={translate("Use the reaction of support {name}", { name })}
                    onClick={() => onUse(name)}
                  >
                    {translate("Use…")}
                  </button>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface PartsProps {
  readonly report: Report;
  readonly request: unknown;
  readonly endpoint: string;
}

/** Each span in the combination that governs it, and what else was verified. */
function Parts({ report, request, endpoint }: PartsProps): JSX.Element {
  return (
    <>
      {report.items.map((item, i) => (
        <details key={item.title} class="group" open={report.items.length === 1}>
          <summary>
            {item.title} <Use item={item} report={report} />
          </summary>
          {item.figures.slice(0, 1).map((one) => (
            <Picture key={one.title} of={one} marks={report.marks} />
          ))}
          <Checks
            report={{ ...report, warnings: [], assumptions: [], parameters: [] }}
            item={item}
            onStep={() => open(linkOf(i), "_blank")}
          />
          <p>
            <a href={linkOf(i)}>{translate("Every step in the calculators")}</a>
          </p>
        </details>
      ))}
      <Notes title={report.phrases.warnings} sentences={report.warnings} marks={report.marks} kind="warnings" />
      <Notes
        title={report.phrases.assumptions}
        sentences={report.assumptions}
        marks={report.marks}
        kind="assumptions"
      />
    </>
  );

  function linkOf(index: number): string {
    const known = findCheck(endpoint);
    if (!known || !isItem(request)) return "/calculators";
    const found = itemsIn(known, request)[index];
    if (!found) return `/calculators#${endpoint}`;
    const { list, item } = found;
    const top = Object.fromEntries(Object.entries(request).filter(([, value]) => !Array.isArray(value)));
    const input = inputOf(known, { ...top, ...(list === undefined ? {} : { [list]: [item] }) });
    return input ? `/calculators${fragmentOf(input)}` : `/calculators#${endpoint}`;
  }
}

function Use({ item, report: { words } }: { item: ItemReport; report: Report }): JSX.Element | null {
  const most = item.verifications.reduce<ItemReport["verifications"][number] | undefined>(
    (a, b) => (a === undefined || b.utilization > a.utilization ? b : a),
    undefined,
  );
  if (!most) return null;
  const tone = item.verifications.every(({ passed }) => passed) ? "good" : "bad";
  return (
    <span class="number">
      {percentage(most.utilization, words)} <Meter fraction={most.utilization} tone={tone} />
    </span>
  );
}
