/** What the short and the long form of a result share. */
import {
  annexCodes,
  annexNames,
  type Check,
  type CheckResult,
  type ItemResult,
  type Verification,
} from "@x/eurocode/engine";
import { percent } from "@x/eurocode/text";
import { governingIn } from "@x/report/steps";
import { figure, paint, table } from "./text.ts";

export function annexLine({ result }: CheckResult): string {
  const { national_annex, annex_edition } = result;
  if (national_annex === "EN") return "Recommended values, no national annex";
  const code = annexCodes.find((one) => one === national_annex);
  return `${code === undefined ? "Own annex" : "National annex"}: ${code ? annexNames[code] : national_annex}, ${annex_edition}`;
}

/** The summary, with the load case that governs. */
export function summaryOf({ summary }: CheckResult, items: readonly ItemResult[]): string {
  const [worst] = worstOf(items);
  const governs = worst?.governing_load_case;
  return typeof governs === "string" ? `${summary}; load case ${governs}` : summary;
}

/** Passed says so only of what was verified. */
export function verdict({ passed, verified, utilization, result }: CheckResult): string {
  if (verified && passed)
    return result.certain === false ? paint.yellow("PASSED (rules of one source)") : paint.green("PASSED");
  if (verified) return paint.red("NOT PASSED");
  if (passed) return paint.yellow("CALCULATED");
  return paint.red(utilization > 100 ? "NOT PASSED" : "NOT VERIFIED");
}

export const worstOf = (items: readonly ItemResult[]) =>
  [...items].sort((a, b) => b.utilization - a.utilization).slice(0, 1);

/** `answer`: of a check whose values are its answer. */
export function overview(items: readonly ItemResult[], answer: boolean): string {
  const hasCases = items.some((item) => item.governing_load_case !== undefined);
  const rows = items.map((item) => [
    item.mark ?? "",
    answer && !item.verified ? "" : percent(item.utilization),
    mark(item.passed, item.verified),
    item.verified ? (governingIn(item)?.id ?? "").replaceAll("-", " ") : answer ? "calculated" : "not verified",
    typeof item.governing_load_case === "string" ? item.governing_load_case : "",
  ]);
  const head = ["", "use", "", "governed by", hasCases ? "load case" : ""].map((text) => paint.dim(text));
  return table([head, ...rows], [{}, { align: "right" }, {}, {}, {}]);
}

export const mark = (passed: boolean, verified = true) =>
  passed ? (verified ? paint.green("✓") : paint.yellow("–")) : paint.red("✗");

/** Clauses of the check's own standard are shown by their number, those of others in full. */
export type Short = (clause: string) => string;

export function shortClauses(check: Check): Short {
  const own = `${check.standard.split(":")[0]} `;
  return (clause) => (clause.startsWith(own) ? clause.slice(own.length) : clause);
}

export function verificationTable(
  list: readonly Verification[],
  governing: Verification | undefined,
  short: Short,
): string {
  const rows = list.map((v) => [
    v === governing ? "▸" : " ",
    v.id.replaceAll("-", " "),
    short(v.clause),
    `${figure(v.demand)}${v.unit === "" ? "" : ` ${v.unit}`}`,
    `${figure(v.resistance)}${v.unit === "" ? "" : ` ${v.unit}`}`,
    percent(v.utilization),
    mark(v.passed),
  ]);
  const head = ["", "verification", "clause", "demand", "resistance", "use", ""].map((t) => paint.dim(t));
  const right = { align: "right" } as const;
  return table([head, ...rows], [{}, {}, {}, right, right, right, {}]);
}

/** Two beside each other. */
export function inTwo(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const half = Math.ceil(rows.length / 2);
  const two = rows.slice(0, half).map((row, i) => [...row, ...(rows[half + i] ?? [])]);
  const columns = [{}, { align: "right" }, {}, {}] as const;
  return table(two, [...columns, ...columns]);
}
