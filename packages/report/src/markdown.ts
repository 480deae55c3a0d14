import { partsOf } from "./document.ts";
import type { Figure } from "./figures/index.ts";
import { withIndices } from "./figures/svg.ts";
import { stepLatex } from "./latex.ts";
import { figure } from "./numbers.ts";
import type { Cell, Column, Part, Table } from "./parts.ts";
import type { Marks } from "./pieces.ts";
import type { Report } from "./report.ts";
import { summaryOf } from "./summary.ts";
import { symbolText } from "./symbol.ts";

const cellText = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cellText).join(" | ")} |`).join("\n");

export function markdown(report: Report): string {
  const blocks = [`# ${report.title}`, header(report), `**${report.verdict.text}** — ${summaryOf(report)}`];
  blocks.push(...partsOf(report).map((part) => partText(part, report)));
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function header({ phrases: p, standard, annex, titleBlock, firm }: Report): string {
  const rows = titleBlock.filter(([, text]) => text !== "");
  const office = [firm?.name, firm?.address].filter((text) => text !== undefined).join(", ");
  const lines = [
    ...(office === "" ? [] : [office]),
    `${standard}; ${p.annex}: ${annex}`,
    ...rows.map(([name, text]) => `${name}: ${text}`),
  ];
  return [...lines, `${p.signature}: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_`].join("  \n");
}

function partText(part: Part, report: Report): string {
  const { phrases: p, words, marks } = report;
  switch (part.is) {
    case "heading":
      return `${"#".repeat(part.level + 1)} ${part.text}`;
    case "sentences":
      return part.running
        ? `*${part.title}*: ${part.sentences.join(" ")}`
        : `## ${part.title}\n\n${part.sentences.map((sentence) => `- ${sentence}`).join("\n")}`;
    case "given":
      return table(
        [p.symbol, p.field, p.value],
        part.lines.map(({ symbol, meaning, value }) => [symbolText(symbol), meaning, value]),
      );
    case "table":
      return tableText(part, report);
    case "figure":
      return picture(part.figure, marks);
    case "steps": {
      const lines = part.steps.map((step) => {
        const note = step.note === undefined ? "" : ` *${step.note}*`;
        return `- \`${step.clause}\` $${stepLatex(step, words)}$${note}${part.marked?.has(step) ? " ◂" : ""}`;
      });
      const title = part.title === undefined ? "" : `## ${part.title}\n\n`;
      return `${title}${lines.join("\n")}${part.verdict === undefined ? "" : `\n\n→ ${part.verdict}`}`;
    }
    case "values":
      return table(
        [p.symbol, p.value, ""],
        part.values.map(({ symbol, value, unit }) => [symbolText(symbol), figure(value, words), unit]),
      );
    case "paragraph":
      return part.text;
  }
}

function tableText({ title, columns, rows, more }: Table, { phrases: p }: Report): string {
  const hasBars = rows.some(({ cells }) => cells.some(({ bar }) => bar));
  const text = ({ text: own, isSymbol, bar }: Cell): string =>
    bar ? (bar.passed ? "✓" : "✗") : isSymbol ? symbolText(own) : own;
  const body = rows.map(({ cells, isGoverning }) =>
    cells.map((cell, i) => (isGoverning && !hasBars && i === 0 ? `**${text(cell)}**` : text(cell))),
  );
  const heads = columns.map(columnText);
  return [
    ...(title === undefined || title === "" || title === p.verifications ? [] : [`**${title}**`]),
    table(heads, body) + (more === undefined ? "" : `\n\n${more}`),
  ].join("\n\n");
}

const columnText = ({ name, unit = "" }: Column): string =>
  `${name.isSymbol ? symbolText(name.text) : name.text}${unit === "" ? "" : ` [${unit}]`}`;

/** A picture inside the file, so that a page is whole wherever it goes. */
const picture = ({ title, svg }: Figure, marks: Marks): string => {
  const code = encodeURIComponent(withIndices(svg, marks)).replace(
    /[()']/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `![${title.replace(/[[\]]/g, " ")}](data:image/svg+xml,${code})`;
};
