import { type DifferenceRow, type Generation, type Generations, type Report, symbolMathml } from "@x/report";
import type { JSX } from "preact";
import { Drawn } from "../drawn.tsx";
import { Scroll } from "../scroll.tsx";
import { translate } from "../words.ts";

// Both generations beside each other: what each gives, what differs, and what follows from what.

/** Each with its verdict; in sight above the tabs. */
export const InTwo = ({ of, report }: { of: Generations; report: Report }): JSX.Element => (
  <ul class="in-two" aria-label={report.phrases.bothGenerations}>
    {[of.first, of.second].map((one) => (
      <One key={one.name} of={one} report={report} />
    ))}
  </ul>
);

function One({ of, report: { phrases: p, words } }: { of: Generation; report: Report }): JSX.Element {
  const { name, utilization, passed, governing, certain, refused } = of;
  return (
    <li class={refused !== undefined || passed ? "" : "failed"}>
      <span class="help">{name}</span>
      {refused === undefined ? (
        <>
          <strong>{utilization}</strong> {passed ? p.passed : p.notPassed}
          {certain ? null : ` (${words.named("confidences", "one source") ?? "one source"})`}
          <span class="help">{governing}</span>
        </>
      ) : (
        <>
          <strong>{translate("Not calculated")}</strong>
          <span class="help">{refused}</span>
        </>
      )}
    </li>
  );
}

/** Causes first; what follows from them is folded. */
export function Differences({ of, report, item }: { of: Generations; report: Report; item: string }): JSX.Element {
  // of many items those of the one that is shown; an item without a mark is alone
  const isMany = new Set(of.differences.map((one) => one.item)).size > 1;
  const rows = of.differences.filter((one) => !isMany || one.item === item);
  const causes = rows.filter(({ follows }) => !follows);
  const rest = rows.filter(({ follows }) => follows);
  if (of.second.refused !== undefined) return <p>{of.second.refused}</p>;
  if (rows.length === 0) return <p>{translate("Both generations give the same.")}</p>;
  return (
    <>
      <Rows rows={causes} report={report} label={translate("What differs")} />
      {rest.length === 0 ? null : (
        <details>
          <summary>
            {translate("What follows from it")} <span class="help">{rest.length}</span>
          </summary>
          <Rows rows={rest} report={report} label={translate("What follows from it")} />
        </details>
      )}
    </>
  );
}

function Rows({ rows, report, label }: { rows: readonly DifferenceRow[]; report: Report; label: string }): JSX.Element {
  const { phrases: p, words } = report;
  const oneSource = words.named("confidences", "one source") ?? "one source";
  return (
    <Scroll label={label}>
      <table class="differences">
        <thead>
          <tr>
            <th scope="col">{p.symbol}</th>
            <th scope="col">{p.firstGeneration}</th>
            <th scope="col">{p.secondGeneration}</th>
            <th scope="col">{p.shareOfRule}</th>
            <th scope="col">{p.clause}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>{row.isSymbol ? <Drawn tag="span" html={`<math>${symbolMathml(row.name)}</math>`} /> : row.name}</td>
              <td class="number">{row.first}</td>
              <td class="number">{row.second}</td>
              <td class="number">{row.share}</td>
              <td>
                {row.clauses}
                {row.certain ? null : <span class="help"> ({oneSource})</span>}
                {row.ofAnnex ? <span class="help"> ({translate("of the annex")})</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
