import { listed, type Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { suggestions } from "../basis/problem.ts";
import { atMost, onlyFor, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { broken, casesOf, choose, conditionsOf, fieldsOf, givenOf, open } from "./catalogue/choose.ts";
import { rowNamed, rows } from "./catalogue/index.ts";
import { conditionOf, type Row } from "./catalogue/row.ts";
import { type CurveName, directCategories, oneHigher, oneLower, shearCategories } from "./curves.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { DetailItem } from "./schema.ts";

// From `detail_id` and its options to the category and curve of each stress. Nothing is guessed: what a row needs and
// does not get is a problem that names the field and the categories it decides between.

export interface Category {
  readonly curve: CurveName;
  /** Delta sigma_C or Delta tau_C before the size effect. */
  readonly C: number;
  /** Where the number is from. */
  readonly clause: string;
  readonly note: Message;
  readonly asterisk: boolean;
}

export interface Detail {
  readonly direct?: Category;
  readonly shear?: Category;
  readonly row?: Row;
  /** Table 8.7: the interpolation, for the derivation. */
  readonly interpolation?: readonly [at1: number, above: number, from: number, t_0: number, t_i: number];
}

/** Table 8.7, note: linear between the categories. */
export const interpolatedCategory = formula(
  "Table 8.7",
  "C_1 + (C_2 - C_1) * (t_0 / t_i - 1) / (ratio_2 - 1)",
  (C_1, C_2, t_0, t_i, ratio_2) => C_1 + ((C_2 - C_1) * (t_0 / t_i - 1)) / (ratio_2 - 1),
  { ratio_2: [1.4, 2] },
);

/** What a text names: a bare category, or a row. */
type Named = { readonly plain: Category; readonly either: boolean } | { readonly row: Row };

/** FAT 71 is category 71. */
const tidy = (id: string) =>
  id
    .trim()
    .replace(/^FAT ?(?=\d)/i, "")
    .replace(/\s*-\s*/g, "-");

function named(sheet: Sheet, field: "detail_id" | "detail_id_shear", id: string): Named | undefined {
  const text = tidy(id);
  const row = rowNamed(id);
  if (row) return { row };
  const plain = /^(?:(m5|m8)-)?(\d+(?:\.\d+)?)(\*?)$/i.exec(text);
  const C = Number(plain?.[2]);
  if (!plain || !(C >= 10 && C <= 1000) || (plain[1] && plain[3])) {
    sheet.problem(field, unknownDetail(text));
    return undefined;
  }
  const slope = plain[1]?.toLowerCase();
  const curve: CurveName = slope === "m5" ? "shear" : slope === "m8" ? "stud" : "direct";
  const asterisk = plain[3] === "*";
  if (asterisk && ![36, 45, 50, 56].includes(C)) {
    sheet.problem(field, input.asteriskOnly({ given: text }));
    return undefined;
  }
  const most = slope === "m8" ? 90 : slope === "m5" ? 100 : 160;
  if (C > most) {
    sheet.problem(field, atMost(slope ? `${slope}-${most}` : most, text, { is: input.strongestDetail }));
    return undefined;
  }
  warnOfUnusual(sheet, curve, C);
  return {
    plain: { curve, C, clause: "EN 1993-1-9 7.1", note: says.category({ category: text }), asterisk },
    either: slope === "m5",
  };
}

function unknownDetail(text: string): Message {
  const near = suggestions(
    text,
    rows.map(({ id }) => id),
  )[0];
  if (/^(8\.\d+|B\.1)$/i.test(text)) return input.tableOnly({ table: text, example: `${text}-1` });
  const given = JSON.stringify(text);
  return near === undefined ? input.notADetail({ given }) : input.nearDetail({ given, near });
}

function warnOfUnusual(sheet: Sheet, curve: CurveName, C: number): void {
  const known: readonly number[] =
    curve === "direct" ? directCategories : curve === "stud" ? [90] : [...directCategories, ...shearCategories];
  if (known.includes(C)) return;
  sheet.warn(says.unusualCategory({ category: C }));
}

/** The detail of an item for the stresses it has; problems are on the sheet when it comes back undefined. */
export function detailOf(sheet: Sheet, item: DetailItem, has: { direct: boolean; shear: boolean }): Detail | undefined {
  const main = named(sheet, "detail_id", item.detail_id);
  const second = item.detail_id_shear === undefined ? undefined : named(sheet, "detail_id_shear", item.detail_id_shear);
  if (!main || (item.detail_id_shear !== undefined && !second)) return undefined;
  const row = "row" in main ? main.row : undefined;
  const combined = row?.combined === true;
  const direct = has.direct || combined ? directOf(sheet, item, main, has.shear) : undefined;
  const shear = has.shear && !combined ? shearOf(sheet, item, main, second, has.direct) : undefined;
  if (combined && !has.direct) {
    sheet.problem("stress_history", input.combinedDetail);
  }
  rejectUnused(sheet, item, [main, second]);
  if (item.asterisk_alternative === true && !direct) {
    sheet.unused("asterisk_alternative", input.asteriskOfDirect);
  }
  if (sheet.problems.length > 0) return undefined;
  const interpolation = row?.interpolated;
  return {
    ...(direct ? { direct } : {}),
    ...(shear ? { shear } : {}),
    ...(row ? { row } : {}),
    ...(interpolation && direct && ratioOf(item) < interpolation.from
      ? {
          interpolation: [
            interpolation.at1,
            interpolation.above,
            interpolation.from,
            item.t_0_mm ?? 0,
            item.t_i_mm ?? 1,
          ],
        }
      : {}),
  };
}

/** Table 8.7, direct stress with slope 5. */
const mostOfNodes = 90;

function directOf(sheet: Sheet, item: DetailItem, main: Named, withShear: boolean): Category | undefined {
  if ("plain" in main) {
    if (main.plain.curve === "direct") return raised(sheet, item, main.plain);
    if (main.either) {
      if (main.plain.C > mostOfNodes) {
        sheet.problem("detail_id", input.strongestNode({ most: `m5-${mostOfNodes}` }));
        return undefined;
      }
      if (!withShear) sheet.assume(says.nodeOfSlope5);
      return { ...main.plain, curve: "node" };
    }
    sheet.problem("detail_id", input.studsInShear);
    return undefined;
  }
  const { row } = main;
  if (row.stress === "shear" || row.stress === "stud") {
    sheet.problem("detail_id", input.detailIsInShear);
    return undefined;
  }
  const found = row.interpolated ? nodeCategory(sheet, item, row) : rowCategory(sheet, item, row);
  return found && raised(sheet, item, found);
}

function shearOf(
  sheet: Sheet,
  item: DetailItem,
  main: Named,
  second: Named | undefined,
  withDirect: boolean,
): Category | undefined {
  if (second) {
    if ("row" in second) {
      const { row } = second;
      if (row.shear !== undefined) return shearOfRow(row, row.shear);
      if (row.stress === "shear" || row.stress === "stud") return rowCategory(sheet, item, row);
    } else if (second.plain.curve !== "direct") return second.plain;
    sheet.problem("detail_id_shear", input.shearDetail);
    return undefined;
  }
  if ("row" in main) {
    const { row } = main;
    if (row.shear !== undefined) return shearOfRow(row, row.shear);
    if (!withDirect && (row.stress === "shear" || row.stress === "stud")) return rowCategory(sheet, item, row);
  } else if (!withDirect && main.plain.curve !== "direct") return main.plain;
  sheet.problem("detail_id_shear", required(withDirect ? input.shearCategory : input.shearCategoryAlone));
  return undefined;
}

const shearOfRow = (row: Row, C: number): Category => ({
  curve: "shear",
  C,
  clause: tableOf(row),
  note: says.detailInShear({ id: row.id }),
  asterisk: false,
});

const tableOf = (row: Row) => `EN 1993-1-9 Table ${row.id.slice(0, row.id.indexOf("-"))}`;

function rowCategory(sheet: Sheet, item: DetailItem, row: Row): Category | undefined {
  rejectBeyond(sheet, item, row);
  const options = row.id === "8.8-5" && item.convexity_percent === undefined && item.ground_flush === false;
  if (options) sheet.assume(says.convexity);
  const choice = choose(row, options ? { ...item, convexity_percent: 20 } : item);
  if ("missing" in choice) {
    sheet.problem(choice.missing, input.decidesBetween({ id: row.id, cases: casesOf(choice.between) }));
    return undefined;
  }
  if ("outside" in choice) {
    if (sheet.problems.length === 0) sheet.problem("detail_id", input.noCategory({ id: row.id }));
    return undefined;
  }
  const { category, asterisk = false } = choice.chosen;
  const lower = row.weathering === true && item.weathering_steel === true;
  if (row.weathering && item.weathering_steel === undefined) {
    sheet.assume(says.notWeatheringSteel);
  }
  const named = { id: row.id, about: { described: row.about } };
  return {
    curve: row.stress,
    C: lower ? oneLower(category) : category,
    clause: tableOf(row),
    note: (lower ? says.detailOfWeatheringSteel : says.detail)(named),
    asterisk,
  };
}

const ratioOf = (item: DetailItem) => (item.t_0_mm ?? 0) / (item.t_i_mm ?? 1);

function nodeCategory(sheet: Sheet, item: DetailItem, row: Row): Category | undefined {
  rejectBeyond(sheet, item, row);
  const { at1, above, from } = row.interpolated ?? { at1: 0, above: 0, from: 1 };
  for (const field of ["t_0_mm", "t_i_mm"] as const) {
    if (item[field] !== undefined) continue;
    sheet.problem(field, input.decidesByRatio({ id: row.id, at1, above, from }));
  }
  if (item.t_0_mm === undefined || item.t_i_mm === undefined) return undefined;
  const ratio = ratioOf(item);
  if (ratio < 1 - 1e-9) {
    sheet.problem("t_0_mm", input.thinnerChord({ ratio: decimals(ratio, 2) }));
    return undefined;
  }
  return {
    curve: "node",
    C: ratio >= from ? above : interpolatedCategory(at1, above, item.t_0_mm, item.t_i_mm, from),
    clause: tableOf(row),
    note: says.detailOfNode({ id: row.id, about: { described: row.about }, ratio: decimals(ratio, 2) }),
    asterisk: false,
  };
}

/** Dimensions the row is not drawn for. */
function rejectBeyond(sheet: Sheet, item: DetailItem, row: Row): void {
  for (const condition of broken(row.scope, item)) {
    const field = condition.field === "r_to_l" || condition.field === "t_c_to_t" ? "detail_id" : condition.field;
    const given = givenOf(item, condition.field);
    sheet.problem(field, input.beyondDetail({ id: row.id, condition: conditionOf(condition), given }));
  }
  const unknown = open(row.scope, item);
  if (unknown.length > 0) {
    sheet.assume(says.takenToHave({ id: row.id, conditions: conditionsOf(unknown) }));
  }
  if (row.reversal === false && reverses(item)) {
    sheet.problem("detail_id", input.noReversal({ id: row.id }));
  }
}

/** Whether a cycle changes its sign, where its extremes are known. */
const reverses = ({ stress_history, stress_signal }: DetailItem): boolean =>
  stress_history?.some(({ sigma_max, sigma_min }) => (sigma_max ?? 0) > 0 && (sigma_min ?? 0) < 0) === true ||
  (stress_signal?.some((sigma) => sigma > 0) === true && stress_signal.some((sigma) => sigma < 0));

/** 7.1(3), Figure 7.3 */
function raised(sheet: Sheet, item: DetailItem, category: Category): Category {
  if (item.asterisk_alternative !== true) return category;
  if (!category.asterisk) {
    sheet.unused("asterisk_alternative", onlyFor(input.asteriskDetails));
    return category;
  }
  const C = oneHigher(category.C);
  return {
    ...category,
    curve: "raised",
    C,
    note: says.raised({ category: category.note }),
  };
}

const options = [
  "t_mm",
  "l_mm",
  "r_mm",
  "t_c_mm",
  "t_0_mm",
  "t_i_mm",
  "t_2_mm",
  "e_mm",
  "d_mm",
  "angle_deg",
  "convexity_percent",
  "ground_flush",
  "stop_start",
  "inspected",
  "weathering_steel",
] as const;

/** A dimension that changes nothing was meant to. */
function rejectUnused(sheet: Sheet, item: DetailItem, ids: readonly (Named | undefined)[]): void {
  const named = ids.flatMap((id) => (id && "row" in id ? [id.row] : []));
  const used = new Set<string>(named.flatMap(fieldsOf));
  for (const { scope = [] } of named) for (const { field } of scope) used.add(field);
  const why =
    named.length > 0
      ? input.nothingForDetail({
          ids: listed(
            "and",
            named.map(({ id }) => id),
          ),
        })
      : input.nothingForCategory({ category: tidy(item.detail_id) });
  for (const field of options) {
    // a flag that is false says what is so without it
    if (item[field] === undefined || item[field] === false || used.has(field)) continue;
    sheet.unused(field, why);
  }
}
