import { type Step, splitUnit } from "@x/eurocode";
import { paper } from "@x/words/en/paper";
import {
  groupVerdict,
  mostBriefSteps,
  mostBriefVerifications,
  mostInputFigures,
  showsPath,
  summaryOf,
} from "./blocks.ts";
import { type Echo, echoLines } from "./echo.ts";
import { escapeText as text, withIndices } from "./figures/svg.ts";
import type { LoadCases } from "./given.ts";
import { stepMathml, symbolMathml } from "./mathml.ts";
import { figure, percentage } from "./numbers.ts";
import { verificationName } from "./phrases.ts";
import type { ItemReport, Report } from "./report.ts";
import { groupTitle } from "./steps/groups.ts";
import { isSymbol, type Marks, piecesOf } from "./symbol.ts";

/** One file with everything in it: no script, no request to anywhere; prints on A4, light on paper whatever the screen. */
export function html(report: Report): string {
  const { phrases: p, words, items, brief } = report;
  const alone = items.length === 1;
  const assumptions = notes(p.assumptions, report.assumptions, report.marks, "assumptions");
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`${report.title}: ${report.summary}`)}</title>
<style>${style}</style>
</head>
<body${brief ? ' class="brief"' : ""}>
${head(report)}
<main>
<p class="verdict ${report.verdict.is}"><strong>${text(report.verdict.text)}</strong> ${text(summaryOf(report))}</p>
${notes(p.warnings, report.warnings, report.marks, "warnings")}
${alone ? "" : overview(report)}
${alone ? "" : section(p.inputOf, echoHtml(report, report.common))}
${alone ? "" : assumptions}
${items.map((item, i) => itemHtml(report, item, i, alone ? assumptions : undefined)).join("\n")}
${brief ? "" : parameters(report)}
${!brief && report.clauses.length > 0 ? `<section class="clauses"><h2>${text(p.clauses)}</h2><p>${report.clauses.map(text).join("; ")}</p></section>` : ""}
</main>
</body>
</html>
`;
}

const table = (columns: readonly string[], rows: readonly string[], kind = ""): string =>
  `<table${kind === "" ? "" : ` class="${kind}"`}><thead><tr>${columns.map((column) => `<th>${column}</th>`).join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;

const section = (title: string, content: string): string =>
  content === "" ? "" : `<section><h2>${text(title)}</h2>${content}</section>`;

const math = (symbol: string): string => (symbol === "" ? "" : `<math>${symbolMathml(symbol)}</math>`);

/** What is not given stays as an empty line, for the pen. */
function head({ title, standard, annex, titleBlock, phrases: p }: Report): string {
  const rows = [...titleBlock, [p.signature, ""] as const];
  const list = rows
    .map(
      ([name, value]) =>
        `<div${isSum(value) ? ' class="sum"' : ""}><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`,
    )
    .join("");
  return `<header><div><p class="kind">${text(p.calculation)}</p><h1>${text(title)}</h1><p>${text(standard)} · ${text(p.annex)}: ${text(annex)}</p></div><dl class="block">${list}</dl></header>`;
}

/** A sentence with its symbols set as symbols. */
const sentence = (words: string, marks?: Marks): string =>
  piecesOf(words, marks)
    .map((piece) => (piece.isIndex ? `<sub>${text(piece.text)}</sub>` : text(piece.text)))
    .join("");

const isSum = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

const bar = (utilization: number, passed: boolean) =>
  `<span class="bar ${passed ? "passed" : "failed"}"><i style="width:${Math.min(100, utilization * 100).toFixed(1)}%"></i></span>`;

function overview({ phrases: p, items, words }: Report): string {
  const hasCases = items.some((item) => item.loadCases);
  const rows = items.map(
    (item, i) =>
      `<tr><td><a href="#item-${i + 1}">${text(item.title)}</a></td><td class="number">${percentage(item.utilization, words)}</td><td class="wide">${bar(item.utilization, item.passed)}</td><td>${item.governing ? text(verificationName(words, item.governing.id)) : ""}</td>${hasCases ? `<td>${text(item.loadCases?.governing ?? "")}</td>` : ""}<td>${item.governing ? text(item.governing.clause) : ""}</td></tr>`,
  );
  const columns = [p.mark, p.utilization, "", p.verification, ...(hasCases ? [p.loadCase] : []), p.clause];
  return `<section><h2>${text(p.overview)}</h2>${table(columns.map(text), rows)}</section>`;
}

function echoHtml({ phrases: p }: Report, echo: Echo): string {
  const lines = echoLines(echo).map(
    ({ symbol, meaning, value }) =>
      `<tr><td>${math(symbol)}</td><td>${sentence(meaning)}</td><td class="value">${text(value)}</td></tr>`,
  );
  const tables = echo.tables.map(({ title, columns, rows, more }) => {
    const heads = columns.map(({ symbol, meaning, unit }) => {
      const name = symbol === "" ? text(meaning) : math(symbol);
      return `<span title="${text(meaning)}">${name}</span>${unit === "" ? "" : ` [${text(unit)}]`}`;
    });
    const body = rows.map((row) => `<tr>${row.map((value) => `<td>${text(value)}</td>`).join("")}</tr>`);
    return `<h4>${text(title)}</h4>${table(heads, body)}${more > 0 ? `<p>… ${more}</p>` : ""}`;
  });
  return [lines.length === 0 ? "" : table([p.symbol, p.field, p.value].map(text), lines, "echo"), ...tables]
    .join("\n")
    .trim();
}

function loadCasesHtml({ phrases: p, words }: Report, cases: LoadCases | undefined): string {
  if (!cases) return "";
  const heads = [
    text(p.loadCase),
    ...cases.columns.map(
      ({ symbol, meaning, unit }) =>
        `${symbol === "" ? text(meaning) : math(symbol)}${unit === "" ? "" : ` [${text(unit)}]`}`,
    ),
    text(p.utilization),
    "",
    text(p.verification),
  ];
  const rows = cases.rows.map(
    (one) =>
      `<tr${one.id === cases.governing ? ' class="governing"' : ""}><td>${text(one.id)}</td>${one.actions.map((value) => `<td class="number">${text(value)}</td>`).join("")}<td class="number">${percentage(one.utilization, words)}</td><td>${one.passed ? "✓" : "✗"}</td><td>${one.verification === "" ? "" : text(verificationName(words, one.verification))}</td></tr>`,
  );
  return `<h3>${text(p.loadCases)}</h3>${table(heads, rows)}${cases.more > 0 ? `<p>… ${text(words.tell(paper.more({ count: cases.more })))}</p>` : ""}`;
}

/** `assumptions` stand between what is given and what comes of it, where there is but one item. */
function itemHtml(report: Report, item: ItemReport, index: number, assumptions: string | undefined): string {
  const { phrases: p, words, brief } = report;
  const alone = assumptions !== undefined;
  const quantity = (value: number, unit: string) => `${figure(value, words)}${unit === "" ? "" : ` ${text(unit)}`}`;
  const shown = brief ? item.verifications.slice(0, mostBriefVerifications) : item.verifications;
  const rows = shown.map(
    (v, i) =>
      `<tr${i === 0 ? ' class="governing"' : ""}><td>${text(verificationName(words, v.id))}</td><td>${text(v.clause)}</td><td class="number">${quantity(v.demand, v.unit)}</td><td class="number">${quantity(v.resistance, v.unit)}</td><td class="number">${percentage(v.utilization, words)}</td><td class="wide">${bar(v.utilization, v.passed)}</td></tr>`,
  );
  const verifications =
    rows.length === 0
      ? `<p>${text(p.noVerification)}</p>`
      : table([p.verification, p.clause, p.demand, p.resistance, p.utilization, ""].map(text), rows);
  const given = echoHtml(report, item.input);
  const figures = item.figures.map(
    ({ title, svg }) =>
      `<figure>${withIndices(svg, report.marks)}<figcaption>${sentence(title, report.marks)}</figcaption></figure>`,
  );
  if (brief && !alone) return "";
  return `<section class="item" id="item-${index + 1}">
${alone ? "" : `<h2>${text(item.title)}</h2>`}
${given === "" ? "" : `<h3>${text(p.input)}</h3>${given}`}
${figures.slice(0, brief ? 1 : mostInputFigures).join("\n")}
${assumptions ?? ""}
${loadCasesHtml(report, item.loadCases)}
<h3>${text(p.verifications)}</h3>
${verifications}
${brief ? "" : figures.slice(mostInputFigures).join("\n")}
${brief || showsPath(item) ? pathHtml(report, brief ? item.path.slice(-mostBriefSteps) : item.path) : ""}
${brief ? "" : groupsHtml(report, item)}
${brief ? "" : valuesHtml(item, p.values, words)}
${brief ? "" : tablesHtml(item, words)}
</section>`;
}

const tablesHtml = ({ tables }: ItemReport, words: Report["words"]): string =>
  tables
    .map(
      ({ name, columns, rows: lines }) =>
        `<h4>${text(name.replaceAll("_", " "))}</h4>${table(
          columns.map((column) => headHtml(column)),
          lines.map(
            (line) =>
              `<tr>${line.map((value) => `<td class="number">${text(figure(value, words))}</td>`).join("")}</tr>`,
          ),
        )}`,
    )
    .join("\n");

const headHtml = (column: string): string => {
  const { symbol, unit } = splitUnit(column);
  const name = isSymbol(symbol) ? math(symbol) : text(symbol.replaceAll("_", " "));
  return `${name}${unit === "" ? "" : ` [${text(unit)}]`}`;
};

const stepItem = (step: Step, { words, marks }: Report): string =>
  `<li><div><div class="formula">${stepMathml(step, words)}</div>${step.note === undefined ? "" : `<p class="note">${sentence(step.note, marks)}</p>`}</div><span class="clause">${text(step.clause)}</span></li>`;

function pathHtml(report: Report, steps: readonly Step[]): string {
  if (steps.length === 0) return "";
  return `<h3>${text(report.phrases.governingPath)}</h3><ol class="steps path">${steps.map((step) => stepItem(step, report)).join("\n")}</ol>`;
}

function groupsHtml(report: Report, { groups }: ItemReport): string {
  if (groups.length === 0) return "";
  const parts = groups.map((group) => {
    const verdict = groupVerdict(group, report);
    const title = groupTitle(group);
    const steps = group.steps.map((step) => stepItem(step, report)).join("\n");
    return `${title === "" ? "" : `<h4 class="group">${text(title)}</h4>`}<ol class="steps all">${steps}</ol>${verdict === "" ? "" : `<p class="judged">→ ${text(verdict)}</p>`}`;
  });
  return `<h3>${text(report.phrases.derivation)}</h3>${parts.join("\n")}`;
}

function valuesHtml({ values }: ItemReport, title: string, words: Report["words"]): string {
  if (values.length === 0) return "";
  const entries = values.map(
    ({ symbol, value, unit }) =>
      `<div><dt>${isSymbol(symbol) ? math(symbol) : text(symbol.replaceAll("_", " "))}</dt><dd>${text(figure(value, words))}${unit === "" ? "" : ` ${text(unit)}`}</dd></div>`,
  );
  return `<h3>${text(title)}</h3><dl class="values">${entries.join("")}</dl>`;
}

const notes = (title: string, sentences: readonly string[], marks: Marks, kind: string): string =>
  sentences.length === 0
    ? ""
    : `<section class="${kind}"><h2>${text(title)}</h2><ul>${sentences.map((one) => `<li>${sentence(one, marks)}</li>`).join("")}</ul></section>`;

function parameters({ phrases: p, words, parameters: used }: Report): string {
  if (used.length === 0) return "";
  const rows = used.map(
    (q) =>
      `<tr><td>${math(q.symbol)}</td><td>${sentence(q.meaning)}</td><td class="value">${sentence(q.value)}</td><td>${text(q.clause)}</td><td>${text(q.edition)}</td><td>${text(words.named("confidences", q.confidence) ?? q.confidence)}</td></tr>`,
  );
  return `<section><h2>${text(p.parameters)}</h2>${table([p.symbol, "", p.value, p.clause, p.edition, p.confidence].map(text), rows)}</section>`;
}

const style = `
:root{--ink:#1f2937;--soft:#6b7280;--line:#d1d5db;--paper:#fff;--back:#f3f4f6;--good:#15803d;--bad:#b91c1c;--warm:#fef3c7}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e5e7eb;--soft:#9ca3af;--line:#374151;--paper:#111827;--back:#0b1120;--good:#4ade80;--bad:#f87171;--warm:#422006}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
header,main{max-width:60rem;margin:0 auto;background:var(--paper);padding:1.5rem 2rem}
header{border-bottom:2px solid var(--ink)}
header p{margin:.2rem 0;color:var(--soft)}
.kind{text-transform:uppercase;letter-spacing:.08em;font-size:.75rem}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.15rem;margin:1.8rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}
h3{font-size:1rem;margin:1.4rem 0 .4rem}
h4{font:600 .85rem ui-monospace,monospace;margin:1rem 0 .3rem;color:var(--soft)}
.block{margin:.6rem 0 0;display:grid;grid-template-columns:1fr 1fr;gap:0 1.5rem}
.block div{display:flex;gap:.6rem;border-bottom:1px solid var(--line);padding:.1rem 0;min-height:1.5rem}
.block dt{color:var(--soft);width:7.5rem;flex:none}
.block .sum{grid-column:1/-1}
.block .sum dt{width:12rem}.block .sum dd{font:.75rem ui-monospace,monospace;overflow-wrap:anywhere}
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
.steps li>div{min-width:0;overflow-wrap:anywhere}
.steps math{display:inline math;font-size:1.02rem}
.formula{line-height:2.1}
.group{font:600 .9rem system-ui,sans-serif;color:var(--ink);break-after:avoid}
.judged{margin:.3rem 0 .8rem;font-weight:600;font-size:.9rem}
.echo td:last-child{width:30%}
sub{font-size:.72em;line-height:0}
.value{font-variant-numeric:tabular-nums}
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
@media print{body{background:#fff;font-size:10pt}header,main{max-width:none;padding:0}header{padding-bottom:.6rem;margin-bottom:1rem}.brief{font-size:7.5pt!important}.brief figure svg{max-height:45mm}main>section.item+section.item{margin-top:2rem}.formula math{font-size:9.5pt}h2,h3{break-after:avoid}tr{break-inside:avoid}.bar,.bar i,.verdict,.warnings ul{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;
