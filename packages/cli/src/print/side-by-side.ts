import { type AnnexCode, annexCodes, type Check, type CheckResult, type ItemResult } from "@x/eurocode/engine";
import { percent } from "@x/eurocode/text";
import { itemsOf } from "@x/report/steps";
import { type ByAnnex, isApplicable } from "../calculate.ts";
import { verdict } from "./result.ts";
import { paint, plainly, table, wrapped } from "./text.ts";

const right = annexCodes.map(() => ({ align: "right" as const }));

/** One input under all annexes, and the parameters that make the difference; an annex that cannot take it says why. */
export function printSideBySide(check: Check, results: ByAnnex): string {
  const known = annexCodes.map((code) => results[code]).filter(isApplicable);
  const cells = (of: (result: CheckResult) => string, otherwise = "–") =>
    annexCodes.map((code) => {
      const result = results[code];
      return isApplicable(result) ? of(result) : otherwise;
    });
  const head = ["", ...annexCodes.map((code) => paint.bold(code))];
  const total = [
    "utilization",
    ...cells((r) => (r.passed ? percent(r.utilization / 100) : paint.red(percent(r.utilization / 100)))),
  ];
  const verdicts = ["", ...cells(verdict, paint.dim("not applicable"))];
  const [first] = known;
  const items = new Map(known.map((result) => [result, byMark(itemsOf(check, result))]));
  const keys = new Set([...items.values()].flatMap((of) => [...of.keys()]));
  const rows = [...keys].flatMap((key) => {
    const own = [...items.values()].flatMap((of) => of.get(key) ?? []);
    const ids = new Set(own.flatMap(({ verifications }) => verifications.map((v) => v.id)));
    const [{ mark } = {}] = own;
    return [...ids].map((id) => [
      `${mark ? `${mark}: ` : ""}${id.replaceAll("-", " ")}`,
      ...cells((r) => {
        const found = items
          .get(r)
          ?.get(key)
          ?.verifications.find((v) => v.id === id);
        return found ? percent(found.utilization) : "–";
      }),
    ]);
  });
  const isDifferent = (row: readonly string[]) => new Set(row.slice(1)).size > 1;
  const differing = rows.filter(isDifferent);
  const alike = rows.length - differing.length;
  const rest =
    alike === 0
      ? ""
      : paint.dim(`\n  ${alike} ${alike === 1 ? "verification is" : "verifications are"} the same under all annexes`);
  const title = paint.bold(`${first?.result.standard ?? check.standard}  ${check.title}: all annexes`);
  const why = notApplicable(results);
  return `${title}\n\n${table([head, verdicts, total, ...differing], [{}, ...right])}${rest}\n\n${why}${differences(results)}\n`;
}

function notApplicable(results: ByAnnex): string {
  const refused = annexCodes.flatMap((code) => {
    const of = results[code];
    if (isApplicable(of)) return [];
    const reasons = of.problems.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
    return [wrapped(`${code} is not applicable: ${reasons.join("; ") || of.not_applicable}`, "  - ")];
  });
  return refused.length === 0 ? "" : `${refused.join("\n")}\n\n`;
}

/** The items of one annex are those of another by their marks, and of one mark in their order. */
function byMark(items: readonly ItemResult[]): ReadonlyMap<string, ItemResult> {
  const found = new Map<string, ItemResult>();
  for (const item of items) {
    let key = item.mark ?? "";
    while (found.has(key)) key += "\n";
    found.set(key, item);
  }
  return found;
}

function differences(results: ByAnnex): string {
  const codes = annexCodes.filter((code) => isApplicable(results[code]));
  const symbols = new Map<string, Map<AnnexCode, string>>();
  for (const code of codes) {
    const of = results[code];
    for (const p of isApplicable(of) ? of.result.parameters : []) {
      const name = `${p.symbol}  ${p.clause}`;
      const row = symbols.get(name) ?? new Map<AnnexCode, string>();
      row.set(code, plainly(p.value));
      symbols.set(name, row);
    }
  }
  const values = (row: ReadonlyMap<AnnexCode, string>) => codes.map((code) => row.get(code) ?? "–");
  const different = [...symbols].filter(([, row]) => new Set(values(row)).size > 1);
  if (different.length === 0) return "All annexes use the same values here.";
  const short = (text: string) => (text.length > 24 ? "rule" : text);
  const rows = different.map(([name, row]) => [name, ...values(row).map(short)]);
  return `Parameters that differ\n${table([["", ...codes], ...rows], [{}, ...right])}`;
}
