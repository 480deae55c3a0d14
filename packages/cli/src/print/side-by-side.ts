import { type AnnexCode, annexCodes, type Check, type CheckResult, percent } from "@x/eurocode/engine";
import { itemsOf } from "@x/report/steps";
import type { ByAnnex } from "../calculate.ts";
import { verdict } from "./result.ts";
import { figure, paint, table } from "./text.ts";

const right = annexCodes.map(() => ({ align: "right" as const }));

/** One input under all annexes, and the parameters that make the difference. */
export function printSideBySide(check: Check, results: ByAnnex): string {
  const cells = (of: (result: CheckResult) => string) => annexCodes.map((code) => of(results[code]));
  const head = ["", ...annexCodes.map((code) => paint.bold(code))];
  const total = [
    "utilization",
    ...cells((r) => (r.passed ? percent(r.utilization / 100) : paint.red(percent(r.utilization / 100)))),
  ];
  const verdicts = ["", ...cells(verdict)];
  const rows = itemsOf(check, results.EN).flatMap((item, i) =>
    idsOf(check, results, i).map((id) => [
      `${item.mark ? `${item.mark}: ` : ""}${id.replaceAll("-", " ")}`,
      ...cells((r) => {
        const found = itemsOf(check, r)[i]?.verifications.find((v) => v.id === id);
        return found ? percent(found.utilization) : "–";
      }),
    ]),
  );
  const title = paint.bold(`${results.EN.result.standard}  ${check.title}: all annexes`);
  return `${title}\n\n${table([head, verdicts, total, ...rows], [{}, ...right])}\n\n${differences(results)}\n`;
}

const idsOf = (check: Check, results: ByAnnex, item: number): string[] => [
  ...new Set(annexCodes.flatMap((code) => (itemsOf(check, results[code])[item]?.verifications ?? []).map((v) => v.id))),
];

function differences(results: ByAnnex): string {
  const symbols = new Map<string, Map<AnnexCode, string>>();
  for (const code of annexCodes) {
    for (const p of results[code].result.parameters) {
      const name = `${p.symbol}  ${p.clause}`;
      const row = symbols.get(name) ?? new Map<AnnexCode, string>();
      row.set(code, typeof p.value === "object" ? JSON.stringify(p.value) : figure(p.value));
      symbols.set(name, row);
    }
  }
  const values = (row: ReadonlyMap<AnnexCode, string>) => annexCodes.map((code) => row.get(code) ?? "–");
  const different = [...symbols].filter(([, row]) => new Set(values(row)).size > 1);
  if (different.length === 0) return "All annexes use the same values here.";
  const short = (text: string) => (text.length > 24 ? "rule" : text);
  const rows = different.map(([name, row]) => [name, ...values(row).map(short)]);
  return `Parameters that differ\n${table([["", ...annexCodes], ...rows], [{}, ...right])}`;
}
