import { verificationName } from "./phrases.ts";
import { figure, type ItemReport, percentage, type Report } from "./report.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

export function markdown(report: Report): string {
  const { phrases: p, language } = report;
  const blocks = [`# ${report.title}`, header(report), `**${report.verdict.text}** — ${report.summary}`];
  if (report.items.length > 1) {
    const rows = report.items.map((item) => [
      item.title,
      percentage(item.utilization, language),
      item.passed ? "✓" : "✗",
      item.governing ? verificationName(p, item.governing.id) : "",
    ]);
    blocks.push(`## ${p.overview}`, table([p.mark, p.utilization, "", p.verification], rows));
  }
  for (const item of report.items) blocks.push(...itemBlocks(report, item));
  if (report.warnings.length > 0) blocks.push(`## ${p.warnings}`, list(report.warnings));
  if (report.assumptions.length > 0) blocks.push(`## ${p.assumptions}`, list(report.assumptions));
  if (report.parameters.length > 0) {
    const rows = report.parameters.map((q) => [
      q.symbol,
      typeof q.value === "object" ? JSON.stringify(q.value) : figure(q.value, language),
      q.clause,
      q.edition,
      p.confidences[q.confidence] ?? q.confidence,
    ]);
    blocks.push(`## ${p.parameters}`, table([p.symbol, p.value, p.clause, p.edition, p.confidence], rows));
  }
  if (report.clauses.length > 0) blocks.push(`## ${p.clauses}`, report.clauses.join("; "));
  return `${blocks.join("\n\n")}\n`;
}

const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join("\n");

function header({ phrases: p, standard, annex, project }: Report): string {
  const rows = [
    [p.project, [project.number, project.project].filter((text) => text !== undefined).join(" ")],
    [p.author, project.author ?? ""],
    [p.checker, project.checker ?? ""],
    [p.date, project.date ?? ""],
  ].filter(([, text]) => text !== "");
  const lines = [`${standard}; ${p.annex}: ${annex}`, ...rows.map(([name, text]) => `${name}: ${text}`)];
  return lines.join("  \n");
}

function itemBlocks({ phrases: p, language }: Report, item: ItemReport): string[] {
  const unit = (value: number, text: string) => `${figure(value, language)}${text === "" ? "" : ` ${text}`}`;
  const blocks = [`## ${item.title}`];
  if (item.verifications.length === 0) blocks.push(p.noVerification);
  else {
    const rows = item.verifications.map((v) => [
      verificationName(p, v.id),
      v.clause,
      unit(v.demand, v.unit),
      unit(v.resistance, v.unit),
      percentage(v.utilization, language),
      v.passed ? "✓" : "✗",
    ]);
    blocks.push(table([p.verification, p.clause, p.demand, p.resistance, p.utilization, ""], rows));
  }
  if (item.steps.length > 0) {
    const lines = item.steps.map((step) => {
      const note = step.note === undefined ? "" : ` *${step.note}*`;
      return `- \`${step.clause}\` $${step.latex}$${note}`;
    });
    blocks.push(`### ${p.derivation}`, lines.join("\n"));
  }
  if (item.values.length > 0) {
    const rows = item.values.map(({ symbol, value, unit: u }) => [symbol, figure(value, language), u]);
    blocks.push(`### ${p.values}`, table([p.symbol, p.value, ""], rows));
  }
  for (const { name, columns, rows } of item.tables) {
    blocks.push(
      `\`${name}\``,
      table(
        columns,
        rows.map((row) => row.map((value) => figure(value, language))),
      ),
    );
  }
  return blocks;
}
