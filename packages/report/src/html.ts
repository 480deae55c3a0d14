import { escapeText as text } from "./figures/svg.ts";
import { stepMathml, symbolMathml } from "./mathml.ts";
import { verificationName } from "./phrases.ts";
import { figure, type ItemReport, percentage, type Report } from "./report.ts";

/** One file with everything in it: no script, no request to anywhere; prints on A4, light on paper whatever the screen. */
export function html(report: Report): string {
  const { phrases: p, language } = report;
  const many = report.items.length > 1;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`${report.title}: ${report.summary}`)}</title>
<style>${style}</style>
</head>
<body>
${head(report)}
<main>
<p class="verdict ${report.verdict.is}"><strong>${text(report.verdict.text)}</strong> ${text(report.summary)}</p>
${many ? overview(report) : ""}
${report.items.map((item, i) => itemHtml(report, item, i, many)).join("\n")}
${notes(p.warnings, report.warnings, "warnings")}
${notes(p.assumptions, report.assumptions, "assumptions")}
${parameters(report)}
${report.clauses.length > 0 ? `<section class="clauses"><h2>${text(p.clauses)}</h2><p>${report.clauses.map(text).join("; ")}</p></section>` : ""}
</main>
</body>
</html>
`;
}

const table = (columns: readonly string[], rows: readonly string[], kind = ""): string =>
  `<table${kind === "" ? "" : ` class="${kind}"`}><thead><tr>${columns.map((column) => `<th>${column}</th>`).join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;

function head({ title, standard, annex, project, phrases: p }: Report): string {
  const fields = [
    [p.project, [project.number, project.project].filter((part) => part !== undefined).join(" ")],
    [p.author, project.author ?? ""],
    [p.checker, project.checker ?? ""],
    [p.date, project.date ?? ""],
  ].filter(([, value]) => value !== "");
  const list = fields
    .map(([name = "", value = ""]) => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`)
    .join("");
  return `<header><div><p class="kind">${text(p.calculation)}</p><h1>${text(title)}</h1><p>${text(standard)} · ${text(p.annex)}: ${text(annex)}</p></div>${list === "" ? "" : `<dl>${list}</dl>`}</header>`;
}

const bar = (utilization: number, passed: boolean) =>
  `<span class="bar ${passed ? "passed" : "failed"}"><i style="width:${Math.min(100, utilization * 100).toFixed(1)}%"></i></span>`;

function overview({ phrases: p, items, language }: Report): string {
  const rows = items.map(
    (item, i) =>
      `<tr><td><a href="#item-${i + 1}">${text(item.title)}</a></td><td class="number">${percentage(item.utilization, language)}</td><td class="wide">${bar(item.utilization, item.passed)}</td><td>${item.governing ? text(verificationName(p, item.governing.id)) : ""}</td><td>${item.governing ? text(item.governing.clause) : ""}</td></tr>`,
  );
  return `<section><h2>${text(p.overview)}</h2>${table([p.mark, p.utilization, "", p.verification, p.clause].map(text), rows)}</section>`;
}

function itemHtml({ phrases: p, language }: Report, item: ItemReport, index: number, many: boolean): string {
  const quantity = (value: number, unit: string) => `${figure(value, language)}${unit === "" ? "" : ` ${text(unit)}`}`;
  const rows = item.verifications.map(
    (v, i) =>
      `<tr${i === 0 ? ' class="governing"' : ""}><td>${text(verificationName(p, v.id))}</td><td>${text(v.clause)}</td><td class="number">${quantity(v.demand, v.unit)}</td><td class="number">${quantity(v.resistance, v.unit)}</td><td class="number">${percentage(v.utilization, language)}</td><td class="wide">${bar(v.utilization, v.passed)}</td></tr>`,
  );
  const verifications =
    rows.length === 0
      ? `<p>${text(p.noVerification)}</p>`
      : table([p.verification, p.clause, p.demand, p.resistance, p.utilization, ""].map(text), rows);
  return `<section class="item" id="item-${index + 1}">
${many || item.title !== "" ? `<h2>${text(item.title)}</h2>` : ""}
${verifications}
${item.figures.map(({ title, svg }) => `<figure>${svg}<figcaption>${text(title)}</figcaption></figure>`).join("\n")}
${stepsHtml(item, p.derivation, language)}
${valuesHtml(item, p.values, language)}
${item.tables
  .map(
    ({ name, columns, rows: lines }) =>
      `<h4>${text(name)}</h4>${table(
        columns.map(text),
        lines.map(
          (line) =>
            `<tr>${line.map((value) => `<td class="number">${text(figure(value, language))}</td>`).join("")}</tr>`,
        ),
      )}`,
  )
  .join("\n")}
</section>`;
}

function stepsHtml({ steps }: ItemReport, title: string, language: Report["language"]): string {
  if (steps.length === 0) return "";
  const lines = steps.map(
    (step) =>
      `<li><div>${stepMathml(step, language)}${step.note === undefined ? "" : `<p class="note">${text(step.note)}</p>`}</div><span class="clause">${text(step.clause)}</span></li>`,
  );
  return `<h3>${text(title)}</h3><ol class="steps">${lines.join("\n")}</ol>`;
}

function valuesHtml({ values }: ItemReport, title: string, language: Report["language"]): string {
  if (values.length === 0) return "";
  const entries = values.map(
    ({ symbol, value, unit }) =>
      `<div><dt><math>${symbolMathml(symbol)}</math></dt><dd>${text(figure(value, language))}${unit === "" ? "" : ` ${text(unit)}`}</dd></div>`,
  );
  return `<h3>${text(title)}</h3><dl class="values">${entries.join("")}</dl>`;
}

const notes = (title: string, sentences: readonly string[], kind: string): string =>
  sentences.length === 0
    ? ""
    : `<section class="${kind}"><h2>${text(title)}</h2><ul>${sentences.map((sentence) => `<li>${text(sentence)}</li>`).join("")}</ul></section>`;

function parameters({ phrases: p, parameters: used, language }: Report): string {
  if (used.length === 0) return "";
  const rows = used.map(
    (q) =>
      `<tr><td><math>${symbolMathml(q.symbol)}</math></td><td class="number">${text(typeof q.value === "object" ? JSON.stringify(q.value) : figure(q.value, language))}</td><td>${text(q.clause)}</td><td>${text(q.edition)}</td><td>${text(p.confidences[q.confidence] ?? q.confidence)}</td></tr>`,
  );
  return `<section><h2>${text(p.parameters)}</h2>${table([p.symbol, p.value, p.clause, p.edition, p.confidence].map(text), rows)}</section>`;
}

const style = `
:root{--ink:#1f2937;--soft:#6b7280;--line:#d1d5db;--paper:#fff;--back:#f3f4f6;--good:#15803d;--bad:#b91c1c;--warm:#fef3c7}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e5e7eb;--soft:#9ca3af;--line:#374151;--paper:#111827;--back:#0b1120;--good:#4ade80;--bad:#f87171;--warm:#422006}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
header,main{max-width:60rem;margin:0 auto;background:var(--paper);padding:1.5rem 2rem}
header{display:flex;gap:2rem;justify-content:space-between;border-bottom:2px solid var(--ink)}
header p{margin:.2rem 0;color:var(--soft)}
.kind{text-transform:uppercase;letter-spacing:.08em;font-size:.75rem}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.15rem;margin:1.8rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}
h3{font-size:1rem;margin:1.4rem 0 .4rem}
h4{font:600 .85rem ui-monospace,monospace;margin:1rem 0 .3rem;color:var(--soft)}
header dl{margin:0;min-width:14rem}
header dl div{display:flex;gap:.6rem;border-bottom:1px solid var(--line);padding:.1rem 0}
header dt{color:var(--soft);width:6rem}
dd{margin:0}
.verdict{padding:.7rem 1rem;border-left:4px solid;background:var(--back);margin:0 0 1rem}
.verdict.passed{border-color:var(--good)}.verdict.failed{border-color:var(--bad)}
.verdict.calculated{border-color:var(--soft)}
.verdict.passed strong{color:var(--good)}.verdict.failed strong{color:var(--bad)}
table{border-collapse:collapse;width:100%;margin:.4rem 0}
th{text-align:left;font-weight:600;color:var(--soft);font-size:.8rem}
th,td{padding:.25rem .6rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:middle}
.number{font-variant-numeric:tabular-nums;white-space:nowrap}
.governing td{font-weight:600}
.wide{width:18%}
.bar{display:block;height:.5rem;background:var(--line);border-radius:.25rem;overflow:hidden}
.bar i{display:block;height:100%}
.bar.passed i{background:var(--good)}.bar.failed i{background:var(--bad)}
.steps{list-style:none;margin:0;padding:0}
.steps li{display:flex;justify-content:space-between;gap:1rem;align-items:center;padding:.25rem 0;border-bottom:1px dotted var(--line);break-inside:avoid}
.steps li>div{min-width:0;overflow-x:auto;overflow-y:hidden}
.steps math{display:inline-block;text-align:left;font-size:1.02rem}
.steps .note{margin:.1rem 0 .2rem;color:var(--soft);font-size:.85rem}
.clause{color:var(--soft);font-size:.8rem;white-space:nowrap}
.values{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:0 1.5rem;margin:0}
.values div{display:flex;justify-content:space-between;border-bottom:1px dotted var(--line);padding:.1rem 0}
figure{margin:1rem 0;text-align:center;break-inside:avoid}
figure svg{max-width:100%;height:auto;background:#fff;border-radius:4px}
figcaption{color:var(--soft);font-size:.85rem}
.warnings ul{background:var(--warm);padding:.6rem 1rem .6rem 2rem;border-radius:4px}
a{color:inherit}
@page{size:A4;margin:18mm 16mm}
@media print{body{background:#fff;font-size:10pt}header,main{max-width:none;padding:0}header{padding-bottom:.6rem;margin-bottom:1rem}main>section.item+section.item{break-before:page}h2,h3{break-after:avoid}tr{break-inside:avoid}.bar,.bar i,.verdict,.warnings ul{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;
