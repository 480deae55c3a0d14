import { type AnnexCode, annexCodes, type Step } from "@x/eurocode";
import {
  type Echo,
  figure,
  glanceOf,
  type ItemReport,
  type Language,
  type LoadCases,
  percentage,
  type Report,
  stepMathml,
  symbolMathml,
  verificationName,
} from "@x/report";
import type { Words } from "@x/words";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { countryOf } from "./annex.tsx";
import { ProblemText } from "./problem-text.tsx";
import { wordsIn } from "./said.ts";
import { Scroll } from "./ui.tsx";
import { Bar, calculate, type Outcome, Verdict } from "./verdict.tsx";
import { translate } from "./words.ts";

/** Typeset or drawn by @x/report, which escapes every text that is not its own; the policy of the pages runs no script in it. */
const Drawn = ({ html, tag: Tag }: { html: string; tag: "div" | "span" }): JSX.Element => (
  <Tag class="drawn" dangerouslySetInnerHTML={{ __html: html }} />
);

/** What all items come to, and one of them in full. */
export function Result({ report, many }: { report: Report; many: boolean }): JSX.Element {
  const { phrases: p, items } = report;
  const [item] = items;
  return (
    <div lang={report.words.language}>
      <div class="on-paper">
        <h2>{report.title}</h2>
        <p>
          {report.standard}, {p.annex}: {report.annex}
        </p>
      </div>
      <Verdict glance={report} />
      {many ? <p>{report.summary}</p> : null}
      <Notes title={p.warnings} sentences={report.warnings} kind="warnings" />
      {many ? <h3>{item?.title}</h3> : null}
      {item ? <Given echoes={[item.input, report.common]} loadCases={item.loadCases} title={p.input} /> : null}
      {item ? <ItemResult report={report} item={item} /> : null}
      <Notes title={p.assumptions} sentences={report.assumptions} kind="assumptions" />
      <Parameters report={report} />
    </div>
  );
}

const Notes = ({ title, sentences, kind }: { title: string; sentences: readonly string[]; kind: string }) =>
  sentences.length === 0 ? null : (
    <section class={kind}>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );

/** What was given stands beside the result on the screen, and above it on paper. */
const Given = ({
  echoes,
  loadCases,
  title,
}: {
  echoes: readonly Echo[];
  loadCases: LoadCases | undefined;
  title: string;
}) => (
  <div class="on-paper">
    <h3>{title}</h3>
    <dl class="values">
      {echoes
        .flatMap(({ entries }) => entries)
        .map(({ of, symbol, meaning, value, unit }) => (
          <div key={of + symbol + meaning}>
            <dt>
              {[of, meaning].filter((text) => text !== "").join(": ")}
              {symbol === "" ? null : (
                <>
                  {" "}
                  <Drawn tag="span" html={`<math>${symbolMathml(symbol)}</math>`} />
                </>
              )}
            </dt>
            <dd>
              {value} {unit}
            </dd>
          </div>
        ))}
    </dl>
    {[
      ...echoes.flatMap(({ tables }) => tables),
      ...(loadCases
        ? [{ title: "", columns: loadCases.columns, rows: loadCases.rows.map(({ id, actions }) => [id, ...actions]) }]
        : []),
    ].map((table) => (
      <table key={table.title}>
        {table.title === "" ? null : <caption>{table.title}</caption>}
        <thead>
          <tr>
            {table.title === "" ? <th scope="col" /> : null}
            {table.columns.map((column) => (
              <th scope="col" key={column.symbol + column.meaning}>
                {column.symbol || column.meaning} {column.unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);

function ItemResult({ report, item }: { report: Report; item: ItemReport }): JSX.Element {
  const { phrases: p, words } = report;
  const quantity = (value: number, unit: string) => `${figure(value, words)}${unit === "" ? "" : ` ${unit}`}`;
  return (
    <>
      {item.verifications.length === 0 ? (
        <p>{p.noVerification}</p>
      ) : (
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
                    {verificationName(words, v.id)}
                  </th>
                  <td class="number">
                    {percentage(v.utilization, words)} <Bar utilization={v.utilization} passed={v.passed} />
                  </td>
                  <td>{v.clause}</td>
                  <td class="number">{quantity(v.demand, v.unit)}</td>
                  <td class="number">{quantity(v.resistance, v.unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {item.figures.map(({ title, svg }) => (
        <figure key={title}>
          <Wide kind="picture">
            <Drawn tag="div" html={svg} />
          </Wide>
          <figcaption>{title}</figcaption>
        </figure>
      ))}
      <Steps steps={item.steps} title={p.derivation} words={words} />
      <Values item={item} title={p.values} words={words} />
    </>
  );
}

/** Who has no pointer scrolls what is wider than its place with the arrow keys. */
function Wide({ kind, children }: { kind: "formula" | "picture"; children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div class={kind} ref={place}>
      {children}
    </div>
  );
}

/** The longest part of a result comes after what is asked for first. */
function Steps({ steps, title, words }: { steps: readonly Step[]; title: string; words: Words }) {
  const [soon, setSoon] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSoon(true));
    return () => clearTimeout(timer);
  }, []);
  if (steps.length === 0) return null;
  return (
    <details open>
      <summary>
        {title} <span class="help">{steps.length}</span>
      </summary>
      <ol class="steps">
        {(soon ? steps : []).map((step, i) => (
          // a symbol may be worked out twice; the order is what they are
          <li key={i}>
            <Wide kind="formula">
              <Drawn tag="div" html={stepMathml(step, words)} />
              {step.note === undefined ? null : <p class="help">{step.note}</p>}
            </Wide>
            <span class="clause">{step.clause}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

const Values = ({ item, title, words }: { item: ItemReport; title: string; words: Words }) =>
  item.values.length === 0 ? null : (
    <details>
      <summary>
        {title} <span class="help">{item.values.length}</span>
      </summary>
      <dl class="values">
        {item.values.map(({ symbol, value, unit }) => (
          <div key={symbol}>
            <dt>
              <Drawn tag="span" html={`<math>${symbolMathml(symbol)}</math>`} />
            </dt>
            <dd>
              {figure(value, words)} {unit}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );

function Parameters({ report }: { report: Report }): JSX.Element | null {
  const { phrases: p, parameters, words } = report;
  if (parameters.length === 0) return null;
  return (
    <details>
      <summary>
        {p.parameters} <span class="help">{report.annex}</span>
      </summary>
      <Scroll label={p.parameters}>
        <table>
          <thead>
            <tr>
              <th scope="col">{p.symbol}</th>
              <th scope="col">{p.value}</th>
              <th scope="col">{p.clause}</th>
              <th scope="col">{p.edition}</th>
              <th scope="col">{p.confidence}</th>
            </tr>
          </thead>
          <tbody>
            {parameters.map((q) => (
              <tr key={q.symbol + q.clause}>
                <th scope="row">
                  <Drawn tag="span" html={`<math>${symbolMathml(q.symbol)}</math>`} />
                </th>
                <td class="number">{typeof q.value === "object" ? JSON.stringify(q.value) : figure(q.value, words)}</td>
                <td>{q.clause}</td>
                <td>{q.edition}</td>
                <td>{words.named("confidences", q.confidence) ?? q.confidence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </details>
  );
}

interface Judged {
  /** The input that it is of. */
  readonly asked: string;
  readonly outcome: Outcome;
}

/** The same input under every annex; an edition is one annex's own, so each takes its latest. */
export function AllAnnexes({
  endpoint,
  request,
  language,
  chosen,
  onChoose,
}: {
  endpoint: string;
  request: Readonly<Record<string, unknown>>;
  language: Language;
  chosen: unknown;
  onChoose: (annex: AnnexCode) => void;
}): JSX.Element {
  const { edition: _, national_annex: __, ...rest } = request;
  const asked = JSON.stringify([endpoint, rest]);
  const [judged, setJudged] = useState<ReadonlyMap<AnnexCode, Judged>>(new Map());
  // one after the other, so that what was asked for first is there at once and keys are not kept waiting
  useEffect(() => {
    const left = [...annexCodes];
    const next = () => {
      const annex = left.shift();
      if (annex === undefined) return;
      const outcome = calculate(endpoint, { ...rest, national_annex: annex });
      setJudged((before) => new Map(before).set(annex, { asked, outcome }));
      timer = setTimeout(next);
    };
    let timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Scroll label={translate("All national annexes")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("National annex")}</th>
            <th scope="col">{translate("Utilization")}</th>
            <th scope="col">{translate("Verdict")}</th>
            <th scope="col">{translate("Governing")}</th>
          </tr>
        </thead>
        <tbody>
          {annexCodes.map((annex) => {
            const found = judged.get(annex);
            const name = annex === "EN" ? translate("recommended values") : countryOf(annex);
            const head = (
              <th scope="row">
                <button type="button" class="link" aria-pressed={annex === chosen} onClick={() => onChoose(annex)}>
                  {annex}
                </button>{" "}
                <span class="help">{name}</span>
              </th>
            );
            // what another input gave is not shown beside this one's result
            if (found?.asked !== asked)
              return (
                <tr key={annex}>
                  {head}
                  <td colspan={3}>…</td>
                </tr>
              );
            const { outcome } = found;
            if ("problems" in outcome)
              return (
                <tr key={annex}>
                  {head}
                  <td colspan={3}>{outcome.problems[0] ? <ProblemText problem={outcome.problems[0]} /> : null}</td>
                </tr>
              );
            const { verdict, words, utilization, governing } = glanceOf(outcome.result, wordsIn(language));
            return (
              <tr key={annex} class={verdict.is === "failed" ? "failed" : ""}>
                {head}
                <td class="number">{governing ? percentage(utilization, words) : "–"}</td>
                <td>{verdict.text}</td>
                <td>{governing ? `${verificationName(words, governing.id)}, ${governing.clause}` : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}
