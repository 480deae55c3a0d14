/** Both generations on one screen: each item with its two utilizations, and what moves them. */
import type { BothBody, Check, CheckResult, Difference, ItemResult } from "@x/eurocode/engine";
import { percent } from "@x/eurocode/text";
import { governingIn, itemsOf } from "@x/report/steps";
import { verdict } from "./result.ts";
import { figure, paint, table, wrapped } from "./text.ts";

const mostDifferences = 3;

export function printBoth(known: Check, one: CheckResult, body: BothBody): string {
  const { first, second, differences, warnings } = body;
  const before = itemsOf(known, { ...one, result: first });
  const refused = "refused" in second ? String(second.refused) : undefined;
  const after = refused === undefined ? itemsOf(known, one) : [];
  const rows = before.map((item, i) => [item.mark ?? "", ...usedBy(item), ...usedBy(after[i])]);
  const head = ["", "first", "", "second", ""].map((text) => paint.dim(text));
  const main = differences.filter(({ share }) => share !== null).slice(0, mostDifferences);
  const blocks = [
    `${verdict(one)}  ${one.summary}`,
    paint.dim(body.standard),
    warnings.length === 0 ? "" : warnings.map((text) => paint.yellow(wrapped(text, "  - "))).join("\n"),
    table([head, ...rows], [{}, { align: "right" }, {}, { align: "right" }, {}]),
    main.length === 0
      ? ""
      : table(
          [headOfDifferences, ...main.map(rowOf)],
          [{}, {}, { align: "right" }, { align: "right" }, { align: "right" }, {}],
        ),
    refused === undefined ? "" : paint.red(refused),
    paint.dim(`${differences.length} differences: --json lists them all with their clauses`),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function usedBy(item: ItemResult | undefined): [string, string] {
  if (!item) return ["", ""];
  const governing = governingIn(item);
  return [percent(item.utilization), governing ? `${governing.id.replaceAll("-", " ")} (${governing.clause})` : ""];
}

const shown = (value: Difference["first"]): string =>
  value === null ? "–" : typeof value === "number" ? figure(value) : value;

const headOfDifferences = ["", "what moves it most", "first", "second", "utilization", ""].map((text) =>
  paint.dim(text),
);

const rowOf = (one: Difference): string[] => {
  const { item, name, first, second, share, clause_first, clause_second, certain, annex } = one;
  const clauses = [clause_first, clause_second].filter((clause) => clause !== null).join(" → ");
  return [
    item,
    name,
    shown(first),
    shown(second),
    share === null ? "" : `${share > 0 ? "+" : ""}${(100 * share).toFixed(1)} %`,
    `${clauses}${certain ? "" : ", one source"}${annex ? ", of the annex" : ""}`,
  ];
};
