import { type List, listed } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { says } from "../says.ts";
import {
  type Case,
  type Condition,
  conditionOf,
  conditionText,
  type Mark,
  type Measure,
  type Row,
  ratios,
} from "./row.ts";

// From the fields of an item to one case of a row. What is not given stays open; a row that needs it says so.

export type Options = { readonly [field in Exclude<Measure, keyof typeof ratios> | "t_c_mm"]?: number | undefined } & {
  readonly [field in Mark]?: boolean | undefined;
};

export type Choice =
  | { readonly chosen: Case }
  | { readonly missing: string; readonly between: readonly Case[] }
  | { readonly outside: true };

/** The value of a measure; a missing ratio names the field it lacks. */
function measured(options: Options, field: Condition["field"]): { value: number | boolean } | { missing: string } {
  if (field !== "r_to_l" && field !== "t_c_to_t") {
    const value = options[field];
    return value === undefined ? { missing: field } : { value };
  }
  const [over, under] = ratios[field];
  const [a, b] = [options[over], options[under]];
  if (a === undefined) return { missing: over };
  return b === undefined ? { missing: under } : { value: a / b };
}

/** What is given of a measure, as a message says it. */
export function givenOf(options: Options, field: Condition["field"]): number | string {
  const found = measured(options, field);
  if ("missing" in found) return "–";
  return typeof found.value === "number" ? significant(found.value, 4) : String(found.value);
}

/** True, false, or the name of the field that decides. */
function holds(condition: Condition, options: Options): boolean | string {
  const found = measured(options, condition.field);
  if ("missing" in found) return found.missing;
  if (!("value" in condition)) return found.value === condition.is;
  const value = Number(found.value);
  const limit = condition.value;
  // thirds and sixths of lengths in whole millimetres fall on the limit but for the last digit
  const near = 1e-9 * limit;
  switch (condition.is) {
    case "<":
      return value < limit - near;
    case "<=":
      return value <= limit + near;
    case ">":
      return value > limit + near;
    case ">=":
      return value >= limit - near;
  }
}

export function choose(row: Row, options: Options): Choice {
  const possible: Case[] = [];
  let missing: string | undefined;
  for (const candidate of row.cases) {
    const answers = candidate.when.map((condition) => holds(condition, options));
    if (answers.includes(false)) continue;
    const lacks = answers.find((answer): answer is string => typeof answer === "string");
    possible.push(candidate);
    if (lacks === undefined) break;
    missing ??= lacks;
  }
  const [first] = possible;
  if (!first) return { outside: true };
  const same = possible.every(({ category, asterisk }) => category === first.category && asterisk === first.asterisk);
  return same || missing === undefined ? { chosen: first } : { missing, between: possible };
}

/** Conditions of the row's scope that the given fields break. */
export const broken = (conditions: readonly Condition[] | undefined, options: Options): Condition[] =>
  (conditions ?? []).filter((condition) => holds(condition, options) === false);

/** Conditions of the row's scope that nothing is given for. */
export const open = (conditions: readonly Condition[] | undefined, options: Options): Condition[] =>
  (conditions ?? []).filter((condition) => typeof holds(condition, options) === "string");

export const categoryText = ({ category, asterisk }: Case): string => `${category}${asterisk ? "*" : ""}`;

export const conditionsOf = (conditions: readonly Condition[]): List => listed("plain", conditions.map(conditionOf));

/** `80 (l ≤ 50 mm), 71 (l ≤ 80 mm), 56`. */
export const casesOf = (cases: readonly Case[]): List =>
  listed(
    "plain",
    cases.map((one) => {
      const category = categoryText(one);
      return one.when.length === 0 ? category : says.caseWhen({ category, conditions: conditionsOf(one.when) });
    }),
  );

/** The same as a text, for the catalogue. */
export const casesText = (cases: readonly Case[]): string =>
  cases
    .map((one) =>
      one.when.length === 0 ? categoryText(one) : `${categoryText(one)} (${one.when.map(conditionText).join(", ")})`,
    )
    .join("; ");

/** The fields a row's category and size effect are chosen by, in the order in which it asks. */
export function fieldsOf(row: Row): string[] {
  const named = row.cases.flatMap((one) => one.when.map(({ field }) => field));
  const plain = named.flatMap((field): readonly string[] =>
    field === "r_to_l" || field === "t_c_to_t" ? ratios[field] : [field],
  );
  const size = { thickness: ["t_mm"], diameter: ["d_mm"], step: ["t_mm", "t_2_mm", "e_mm"] } as const;
  return [
    ...new Set([
      ...plain,
      ...(row.interpolated ? ["t_0_mm", "t_i_mm"] : []),
      ...(row.size ? size[row.size] : []),
      ...(row.weathering ? ["weathering_steel"] : []),
    ]),
  ];
}
