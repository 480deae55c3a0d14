import type { Step } from "@x/eurocode";
import { isSum } from "./digest.ts";
import { partsOf } from "./document.ts";
import { isTitled } from "./figures/index.ts";
import { escapeText as text, withIndices } from "./figures/svg.ts";
import { stepMathml, symbolMathml } from "./mathml.ts";
import { figure } from "./numbers.ts";
import type { Cell, Column, Part, Table } from "./parts.ts";
import { type Marks, piecesOf } from "./pieces.ts";
import type { Report } from "./report.ts";
import { style } from "./style.ts";
import { summaryOf } from "./summary.ts";
import { isSymbol } from "./symbol.ts";

/** One file with everything in it: no script, no request to anywhere; prints on A4, light on paper whatever the screen. */
export function html(report: Report): string {
  const { words, length } = report;
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`${report.title}: ${report.summary}`)}</title>
<style>${style}</style>
</head>
<body class="${length}">
${head(report)}
<main>
<p class="verdict ${report.verdict.is}"><strong>${text(report.verdict.text)}</strong> ${text(summaryOf(report))}</p>
${bodyOf(report)}
</main>
</body>
</html>
`;
}

/** The parts of a report, without its head: a chapter of a book. */
function bodyOf(report: Report): string {
  return partsOf(report)
    .map((part) => partHtml(part, report))
    .filter((one) => one !== "")
    .join("\n");
}

/** What is not given stays as an empty line, for the pen. */
function head({ title, standard, annex, titleBlock, phrases: p, firm }: Report): string {
  const rows = [...titleBlock, [p.signature, ""] as const];
  const list = rows
    .map(
      ([name, value]) =>
        `<div${isSum(value) ? ' class="sum"' : ""}><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`,
    )
    .join("");
  return `<header>${firmHtml(firm)}<div><p class="kind">${text(p.calculation)}</p><h1>${text(title)}</h1><p>${text(standard)} · ${text(p.annex)}: ${text(annex)}</p></div><dl class="block">${list}</dl></header>`;
}

function firmHtml(firm: Report["firm"]): string {
  if (!firm) return "";
  const { name = "", address = "", logo } = firm;
  const type = logo?.[0] === 0x89 ? "png" : "jpeg";
  const picture = logo ? `<img src="data:image/${type};base64,${base64(logo)}" alt="${text(name)}">` : "";
  return `<div class="firm">${picture}<p><strong>${text(name)}</strong> ${text(address)}</p></div>`;
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

function partHtml(part: Part, report: Report): string {
  const { words, marks } = report;
  switch (part.is) {
    case "heading": {
      const tag = `h${part.level + 1}`;
      return `<${tag}${part.id === undefined ? "" : ` id="${part.id}"`}>${sentence(part.text, marks)}</${tag}>`;
    }
    case "sentences":
      if (part.running)
        return `<p class="running">${text(part.title)}: ${part.sentences.map((one) => sentence(one, marks)).join(" ")}</p>`;
      return `<section class="${part.tone === "warm" ? "warnings" : "assumptions"}"><h2>${text(part.title)}</h2><ul>${part.sentences.map((one) => `<li>${sentence(one, marks)}</li>`).join("")}</ul></section>`;
    case "given":
      return `<table class="echo"><thead><tr>${[report.phrases.symbol, report.phrases.field, report.phrases.value].map((name) => `<th>${text(name)}</th>`).join("")}</tr></thead><tbody>${part.lines
        .map(
          ({ symbol, meaning, value }) =>
            `<tr><td>${math(symbol)}</td><td>${sentence(meaning)}</td><td class="value">${text(value)}</td></tr>`,
        )
        .join("\n")}</tbody></table>`;
    case "table":
      return tableHtml(part, report);
    case "figure":
      return `<figure>${withIndices(part.figure.svg, marks)}${isTitled(part.figure) ? "" : `<figcaption>${sentence(part.figure.title, marks)}</figcaption>`}</figure>`;
    case "steps": {
      const title = part.title === undefined ? "" : `<h2>${text(part.title)}</h2>`;
      const list = part.steps.map((step) => stepItem(step, words, marks, part.marked?.has(step) === true)).join("\n");
      const judged = part.verdict === undefined ? "" : `<p class="judged">→ ${text(part.verdict)}</p>`;
      return `${title}<ol class="steps">${list}</ol>${judged}`;
    }
    case "values":
      return `<dl class="values">${part.values
        .map(
          ({ symbol, value, unit }) =>
            `<div><dt>${isSymbol(symbol) ? math(symbol) : text(symbol.replaceAll("_", " "))}</dt><dd>${text(figure(value, words))}${unit === "" ? "" : ` ${text(unit)}`}</dd></div>`,
        )
        .join("")}</dl>`;
    case "paragraph":
      return `<p${part.soft ? ' class="soft"' : ""}>${sentence(part.text, marks)}</p>`;
  }
}

const math = (symbol: string): string => (symbol === "" ? "" : `<math>${symbolMathml(symbol)}</math>`);

/** A sentence with its symbols set as symbols. */
const sentence = (words: string, marks?: Marks): string =>
  piecesOf(words, marks)
    .map((piece) => (piece.isIndex ? `<sub>${text(piece.text)}</sub>` : text(piece.text)))
    .join("");

function tableHtml({ kind, title, columns, rows, more }: Table, report: Report): string {
  const heads = columns.map((column) => `<th>${headHtml(column)}</th>`).join("");
  const body = rows.map(
    ({ cells, isGoverning }) =>
      `<tr${isGoverning ? ' class="governing"' : ""}>${cells.map((cell) => cellHtml(cell, kind === "verifications", report)).join("")}</tr>`,
  );
  return [
    title === undefined ? "" : `<h4>${text(title)}</h4>`,
    `<table class="${kind}"><thead><tr>${heads}</tr></thead><tbody>${body.join("\n")}</tbody></table>`,
    more === undefined ? "" : `<p>${text(more)}</p>`,
  ].join("");
}

const headHtml = ({ name, unit = "" }: Column): string =>
  `${name.isSymbol ? math(name.text) : text(name.text)}${unit === "" ? "" : ` [${text(unit)}]`}`;

function cellHtml(cell: Cell, isQuantity: boolean, { marks }: Report): string {
  if (cell.bar) {
    const { utilization, passed, undesigned } = cell.bar;
    const tone = passed ? (undesigned ? "undesigned" : "passed") : "failed";
    const width = Math.min(100, utilization * 100).toFixed(1);
    return `<td class="wide"><span class="bar ${tone}"><i style="width:${width}%"></i></span></td>`;
  }
  const inner = cell.isSymbol ? math(cell.text) : sentence(cell.text, marks);
  // a number with its unit where no user names anything
  const isNumber = (isQuantity ? /^[-−]?\d[\d\u202f.,]* / : /^[-−]?\d[\d\u202f.,]*(?: %)?$/).test(cell.text);
  const classes = [isNumber ? "number" : "", cell.bad ? "bad" : ""].filter((one) => one !== "").join(" ");
  return `<td${classes === "" ? "" : ` class="${classes}"`}>${cell.link === undefined ? inner : `<a href="#${cell.link}">${inner}</a>`}</td>`;
}

const stepItem = (step: Step, words: Report["words"], marks: Marks, isMarked: boolean): string =>
  `<li${isMarked ? ' class="marked"' : ""}><div><div class="formula">${stepMathml(step, words)}</div>${step.note === undefined ? "" : `<p class="note">${sentence(step.note, marks)}</p>`}</div><span class="clause">${text(step.clause)}</span></li>`;
