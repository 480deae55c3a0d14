import type { Step } from "@x/eurocode";
import { paper } from "@x/words/en/paper";
import { columnText, groupVerdict, mostBriefSteps, mostInputFigures, showsPath, summaryOf } from "./blocks.ts";
import { type Echo, echoLines } from "./echo.ts";
import type { Figure } from "./figures/index.ts";
import { withIndices } from "./figures/svg.ts";
import type { LoadCases } from "./given.ts";
import { stepLatex } from "./latex.ts";
import { figure, percentage } from "./numbers.ts";
import { verificationName } from "./phrases.ts";
import type { ItemReport, Report } from "./report.ts";
import { groupTitle } from "./steps/groups.ts";
import { type Marks, symbolText } from "./symbol.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

export function markdown(report: Report): string {
  const { phrases: p, words, items, brief } = report;
  const alone = items.length === 1;
  const blocks = [`# ${report.title}`, header(report), `**${report.verdict.text}** — ${summaryOf(report)}`];
  blocks.push(...notes(p.warnings, report.warnings));
  if (!alone) {
    const rows = items.map((item) => [
      item.title,
      percentage(item.utilization, words),
      item.passed ? "✓" : "✗",
      item.governing ? verificationName(words, item.governing.id) : "",
      item.loadCases?.governing ?? "",
    ]);
    blocks.push(`## ${p.overview}`, table([p.mark, p.utilization, "", p.verification, p.loadCase], rows));
    const common = echoBlocks(report, report.common);
    if (common.length > 0) blocks.push(`## ${p.inputOf}`, ...common);
    blocks.push(...notes(p.assumptions, report.assumptions));
  }
  for (const item of items) {
    if (!alone) blocks.push(`## ${item.title}`);
    const given = echoBlocks(report, item.input);
    if (given.length > 0) blocks.push(`${alone ? "##" : "###"} ${p.input}`, ...given);
    blocks.push(...item.figures.slice(0, brief ? 1 : mostInputFigures).map((one) => picture(one, report.marks)));
    if (alone) blocks.push(...notes(p.assumptions, report.assumptions));
    if (!brief || alone) blocks.push(...itemBlocks(report, item, alone ? "##" : "###"));
  }
  if (!brief && report.parameters.length > 0) {
    const rows = report.parameters.map((q) => [
      symbolText(q.symbol),
      q.meaning,
      q.value,
      q.clause,
      q.edition,
      words.named("confidences", q.confidence) ?? q.confidence,
    ]);
    blocks.push(`## ${p.parameters}`, table([p.symbol, "", p.value, p.clause, p.edition, p.confidence], rows));
  }
  if (!brief && report.clauses.length > 0) blocks.push(`## ${p.clauses}`, report.clauses.join("; "));
  return `${blocks.join("\n\n")}\n`;
}

/** A picture inside the file, so that a page is whole wherever it goes. */
const picture = ({ title, svg }: Figure, marks: Marks): string => {
  const code = encodeURIComponent(withIndices(svg, marks)).replace(
    /[()']/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `![${title.replace(/[[\]]/g, " ")}](data:image/svg+xml,${code})`;
};

const notes = (title: string, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [`## ${title}`, sentences.map((sentence) => `- ${sentence}`).join("\n")];

function header({ phrases: p, standard, annex, titleBlock }: Report): string {
  const rows = titleBlock.filter(([, text]) => text !== "");
  const lines = [`${standard}; ${p.annex}: ${annex}`, ...rows.map(([name, text]) => `${name}: ${text}`)];
  return [...lines, `${p.signature}: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_`].join("  \n");
}

function echoBlocks({ phrases: p }: Report, echo: Echo): string[] {
  const lines = echoLines(echo).map(({ symbol, meaning, value }) => [symbolText(symbol), meaning, value]);
  return [
    ...(lines.length === 0 ? [] : [table([p.symbol, p.field, p.value], lines)]),
    ...echo.tables.flatMap(({ title, columns, rows, more }) => [
      `**${title}**`,
      table(columns.map(columnText), rows) + (more > 0 ? `\n\n… ${more}` : ""),
    ]),
  ];
}

function loadCases({ phrases: p, words }: Report, cases: LoadCases): string {
  const rows = cases.rows.map((one) => [
    one.id === cases.governing ? `**${one.id}**` : one.id,
    ...one.actions,
    percentage(one.utilization, words),
    one.passed ? "✓" : "✗",
    one.verification === "" ? "" : verificationName(words, one.verification),
  ]);
  const head = [p.loadCase, ...cases.columns.map(columnText), p.utilization, "", p.verification];
  return table(head, rows) + (cases.more > 0 ? `\n\n… ${words.tell(paper.more({ count: cases.more }))}` : "");
}

function itemBlocks(report: Report, item: ItemReport, level: string): string[] {
  const { phrases: p, words, brief } = report;
  const unit = (value: number, text: string) => `${figure(value, words)}${text === "" ? "" : ` ${text}`}`;
  const blocks: string[] = [];
  if (item.loadCases) blocks.push(`${level} ${p.loadCases}`, loadCases(report, item.loadCases));
  blocks.push(`${level} ${p.verifications}`);
  if (item.verifications.length === 0) blocks.push(p.noVerification);
  else {
    const rows = item.verifications.map((v) => [
      verificationName(words, v.id),
      v.clause,
      unit(v.demand, v.unit),
      unit(v.resistance, v.unit),
      percentage(v.utilization, words),
      v.passed ? "✓" : "✗",
    ]);
    blocks.push(table([p.verification, p.clause, p.demand, p.resistance, p.utilization, ""], rows));
  }
  const lines = (steps: readonly Step[]) =>
    steps
      .map((step) => {
        const note = step.note === undefined ? "" : ` *${step.note}*`;
        return `- \`${step.clause}\` $${stepLatex(step, words)}$${note}`;
      })
      .join("\n");
  if (brief || showsPath(item)) {
    if (item.path.length > 0)
      blocks.push(`${level} ${p.governingPath}`, lines(brief ? item.path.slice(-mostBriefSteps) : item.path));
  }
  if (brief) return blocks;
  blocks.push(...item.figures.slice(mostInputFigures).map((one) => picture(one, report.marks)));
  if (item.groups.length > 0) blocks.push(`${level} ${p.derivation}`);
  for (const group of item.groups) {
    const verdict = groupVerdict(group, report);
    const title = groupTitle(group);
    if (title !== "") blocks.push(`${level}# ${title}`);
    blocks.push(lines(group.steps) + (verdict === "" ? "" : `\n\n→ ${verdict}`));
  }
  if (item.values.length > 0) {
    const rows = item.values.map(({ symbol, value, unit: u }) => [symbolText(symbol), figure(value, words), u]);
    blocks.push(`${level} ${p.values}`, table([p.symbol, p.value, ""], rows));
  }
  for (const { name, columns, rows } of item.tables) {
    blocks.push(
      `**${name.replaceAll("_", " ")}**`,
      table(
        columns.map((column) => symbolText(column)),
        rows.map((row) => row.map((value) => figure(value, words))),
      ),
    );
  }
  return blocks;
}
