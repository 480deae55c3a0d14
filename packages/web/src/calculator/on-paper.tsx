import { type Echo, type ItemReport, type LoadCases, type Report, symbolMathml } from "@x/report";
import type { JSX } from "preact";
import { Drawn } from "../drawn.tsx";

/** What stands beside the result on the screen, and above it on paper. */
export const OnPaper = ({ report, item }: { report: Report; item: ItemReport | undefined }): JSX.Element => (
  <div class="on-paper">
    <h2>{report.title}</h2>
    <p>
      {report.standard}, {report.phrases.annex}: {report.annex}
    </p>
    {item ? (
      <Given echoes={[item.input, report.common]} loadCases={item.loadCases} title={report.phrases.input} />
    ) : null}
  </div>
);

const Given = ({
  echoes,
  loadCases,
  title,
}: {
  echoes: readonly Echo[];
  loadCases: LoadCases | undefined;
  title: string;
}) => (
  <>
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
  </>
);
