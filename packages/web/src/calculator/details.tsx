import { figure, type ItemReport, type Marks, type Report, symbolMathml } from "@x/report";
import type { Words } from "@x/words";
import type { JSX } from "preact";
import { Drawn } from "../drawn.tsx";
import { Scroll } from "../scroll.tsx";
import { Sentence } from "./picture.tsx";

interface NotesProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly marks: Marks;
  readonly kind: string;
}

export const Notes = ({ title, sentences, marks, kind }: NotesProps) =>
  sentences.length === 0 ? null : (
    <section class={kind}>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence text={sentence} marks={marks} />
          </li>
        ))}
      </ul>
    </section>
  );

export const Values = ({ item, title, words }: { item: ItemReport; title: string; words: Words }) =>
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

export function Parameters({ report }: { report: Report }): JSX.Element | null {
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
