/** Results as a table, and as JUnit XML for the systems that run tests. */
import { type CheckResult, clauseNumber, type ItemResult, percent } from "@x/eurocode";

export interface Checked {
  readonly file: string;
  readonly result?: CheckResult;
  readonly items: readonly ItemResult[];
  readonly problems: readonly string[];
}

const quoted = (cell: string): string => {
  // a spreadsheet takes these for a formula
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?\d/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One row for each item: what governs, and every number of the calculation under its name. */
export function resultsCsv(checked: readonly Checked[]): string {
  const names = new Set<string>();
  const rows = checked.flatMap(({ file, items, problems }) => [
    ...items.map((item) => ({ file, item, problem: "" })),
    ...problems.map((problem) => ({ file, item: undefined, problem })),
  ]);
  for (const { item } of rows)
    for (const [name, value] of Object.entries(item?.values ?? {}))
      if (typeof value === "number" || typeof value === "string") names.add(name);
  const values = [...names];
  const head = ["file", "mark", "passed", "utilization", "verification", "clause", "problem", ...values];
  const lines = rows.map(({ file, item, problem }) => {
    const worst = item && governing(item);
    return [
      file,
      String(item?.mark ?? item?.detail_id ?? ""),
      item === undefined ? "" : String(item.passed),
      item === undefined ? "" : String(item.utilization),
      worst?.id ?? "",
      worst === undefined ? "" : worst.clause,
      problem,
      ...values.map((name) => String(item?.values[name] ?? "")),
    ];
  });
  return `\uFEFF${[head, ...lines].map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}

const governing = ({ verifications }: ItemResult) =>
  [...verifications].sort((a, b) => b.utilization - a.utilization)[0];

const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, " ");

/** A suite for each file, a case for each item. */
export function junit(endpoint: string, checked: readonly Checked[]): string {
  const suites = checked.map(({ file, items, problems }) => {
    const cases = items.map((item, i) => {
      const name = String(item.mark ?? item.detail_id ?? (items.length === 1 ? file : i + 1));
      const worst = governing(item);
      const what = worst
        ? `${percent(item.utilization)}: ${worst.id} (${clauseNumber(worst.clause)})`
        : "nothing was verified";
      return item.passed
        ? `<testcase classname="${escaped(endpoint)}" name="${escaped(name)}"/>`
        : `<testcase classname="${escaped(endpoint)}" name="${escaped(name)}"><failure message="${escaped(what)}"/></testcase>`;
    });
    const errors = problems.map(
      (problem) =>
        `<testcase classname="${escaped(endpoint)}" name="input"><error message="${escaped(problem)}"/></testcase>`,
    );
    const failed = items.filter(({ passed }) => !passed).length;
    return `<testsuite name="${escaped(file)}" tests="${cases.length + errors.length}" failures="${failed}" errors="${errors.length}">${[...cases, ...errors].join("")}</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join("\n")}</testsuites>\n`;
}
