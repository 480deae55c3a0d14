import { decimals } from "../basis/numbers.ts";
import { suggestions } from "../basis/problem.ts";
import type { Sheet } from "../engine/sheet.ts";
import { broken, casesText, choose, fieldsOf, open } from "./catalogue/choose.ts";
import { rowNamed, rows } from "./catalogue/index.ts";
import { conditionText, type Row } from "./catalogue/row.ts";
import { type CurveName, directCategories, oneHigher, oneLower, shearCategories } from "./curves.ts";
import { formula } from "./formula.ts";
import type { DetailItem } from "./schema.ts";

// From `detail_id` and its options to the category and curve of each stress. Nothing is guessed: what a row needs and
// does not get is a problem that names the field and the categories it decides between.

export interface Category {
  readonly curve: CurveName;
  /** Delta sigma_C or Delta tau_C before the size effect. */
  readonly C: number;
  /** Where the number is from. */
  readonly clause: string;
  readonly note: string;
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

const tidy = (id: string) => id.trim().replace(/\s*-\s*/g, "-");

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
    sheet.problem(field, `must be 36*, 45*, 50* or 56* with an asterisk; it is ${text}`);
    return undefined;
  }
  const most = slope === "m8" ? 90 : slope === "m5" ? 100 : 160;
  if (C > most) {
    sheet.problem(
      field,
      `must be at most ${slope ? `${slope}-` : ""}${most}, the strongest detail of its tables; it is ${text}`,
    );
    return undefined;
  }
  warnOfUnusual(sheet, curve, C);
  return {
    plain: { curve, C, clause: "EN 1993-1-9 7.1", note: `category ${text}`, asterisk },
    either: slope === "m5",
  };
}

function unknownDetail(text: string): string {
  const near = suggestions(
    text,
    rows.map(({ id }) => id),
  )[0];
  const table = /^(8\.\d+|B\.1)$/i.test(text) ? `; ${text} is a table: name its detail, ${text}-1` : "";
  const hint = near !== undefined && table === "" ? ` (did you mean ${near}?)` : table;
  return `must be a detail category ("71", "36*", "m5-80", "m8-90") or a row of Tables 8.1 to 8.10 and B.1 ("8.5-3"); it is "${text}"${hint}`;
}

function warnOfUnusual(sheet: Sheet, curve: CurveName, C: number): void {
  const known: readonly number[] =
    curve === "direct" ? directCategories : curve === "stud" ? [90] : [...directCategories, ...shearCategories];
  if (known.includes(C)) return;
  sheet.warn(`category ${C} is not in EN 1993-1-9 7.1; its curve follows the same rule as the others`);
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
    sheet.problem("stress_history", "must give delta_sigma: detail 8.9-2 joins it with delta_tau to one range");
  }
  rejectUnused(sheet, item, [main, second]);
  if (item.asterisk_alternative === true && !direct) {
    sheet.unused("asterisk_alternative", "it is for direct stresses (7.1(3))");
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
        sheet.problem("detail_id", `must be at most m5-${mostOfNodes} for direct stress, the strongest of Table 8.7`);
        return undefined;
      }
      if (!withShear)
        sheet.assume(`Direct stress with a category of slope 5: the node of a lattice girder (Table 8.7).`);
      return { ...main.plain, curve: "node" };
    }
    sheet.problem("detail_id", "is a category of studs: give the range as delta_tau");
    return undefined;
  }
  const { row } = main;
  if (row.stress === "shear" || row.stress === "stud") {
    sheet.problem("detail_id", `is a detail in shear: give its range as delta_tau, not delta_sigma`);
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
    sheet.problem("detail_id_shear", 'must be a detail in shear, "m5-80" or a row as 8.5-8');
    return undefined;
  }
  if ("row" in main) {
    const { row } = main;
    if (row.shear !== undefined) return shearOfRow(row, row.shear);
    if (!withDirect && (row.stress === "shear" || row.stress === "stud")) return rowCategory(sheet, item, row);
  } else if (!withDirect && main.plain.curve !== "direct") return main.plain;
  sheet.problem(
    "detail_id_shear",
    `is required: the category for delta_tau, "m5-80" or "m5-100"${withDirect ? "" : ", or give it as detail_id"}`,
  );
  return undefined;
}

const shearOfRow = (row: Row, C: number): Category => ({
  curve: "shear",
  C,
  clause: tableOf(row),
  note: `detail ${row.id}, shear in the weld`,
  asterisk: false,
});

const tableOf = (row: Row) => `EN 1993-1-9 Table ${row.id.slice(0, row.id.indexOf("-"))}`;

function rowCategory(sheet: Sheet, item: DetailItem, row: Row): Category | undefined {
  rejectBeyond(sheet, item, row);
  const options = row.id === "8.8-5" && item.convexity_percent === undefined && item.ground_flush === false;
  if (options) sheet.assume("Convexity of the weld above 10 % of its width (convexity_percent not given).");
  const choice = choose(row, options ? { ...item, convexity_percent: 20 } : item);
  if ("missing" in choice) {
    sheet.problem(choice.missing, `is required for detail ${row.id}: it decides between ${casesText(choice.between)}`);
    return undefined;
  }
  if ("outside" in choice) {
    if (sheet.problems.length === 0)
      sheet.problem("detail_id", `detail ${row.id} has no category for these dimensions`);
    return undefined;
  }
  const { category, asterisk = false } = choice.chosen;
  const lower = row.weathering === true && item.weathering_steel === true;
  if (row.weathering && item.weathering_steel === undefined) {
    sheet.assume("Not weathering steel, which takes details 1 to 5 of Table 8.1 one category lower.");
  }
  return {
    curve: row.stress,
    C: lower ? oneLower(category) : category,
    clause: tableOf(row),
    note: `detail ${row.id}: ${row.about}${lower ? "; weathering steel, next lower category" : ""}`,
    asterisk,
  };
}

const ratioOf = (item: DetailItem) => (item.t_0_mm ?? 0) / (item.t_i_mm ?? 1);

function nodeCategory(sheet: Sheet, item: DetailItem, row: Row): Category | undefined {
  rejectBeyond(sheet, item, row);
  const { at1, above, from } = row.interpolated ?? { at1: 0, above: 0, from: 1 };
  for (const field of ["t_0_mm", "t_i_mm"] as const) {
    if (item[field] !== undefined) continue;
    sheet.problem(
      field,
      `is required for detail ${row.id}: t_0/t_i decides between ${at1} (t_0/t_i = 1) and ${above} (t_0/t_i ≥ ${from})`,
    );
  }
  if (item.t_0_mm === undefined || item.t_i_mm === undefined) return undefined;
  const ratio = ratioOf(item);
  if (ratio < 1 - 1e-9) {
    sheet.problem("t_0_mm", `must be at least t_i_mm in Table 8.7; t_0/t_i is ${decimals(ratio, 2)}`);
    return undefined;
  }
  return {
    curve: "node",
    C: ratio >= from ? above : interpolatedCategory(at1, above, item.t_0_mm, item.t_i_mm, from),
    clause: tableOf(row),
    note: `detail ${row.id}: ${row.about}, t_0/t_i = ${ratio.toFixed(2)}`,
    asterisk: false,
  };
}

/** Dimensions the row is not drawn for. */
function rejectBeyond(sheet: Sheet, item: DetailItem, row: Row): void {
  for (const condition of broken(row.scope, item)) {
    const field = condition.field === "r_to_l" || condition.field === "t_c_to_t" ? "detail_id" : condition.field;
    sheet.problem(field, `detail ${row.id} asks for ${conditionText(condition)}; it is ${String(item[field])}`);
  }
  const unknown = open(row.scope, item);
  if (unknown.length > 0) {
    sheet.assume(`Detail ${row.id} is taken to have ${unknown.map(conditionText).join(", ")}, which is not given.`);
  }
  if (row.reversal === false && reverses(item)) {
    sheet.problem(
      "detail_id",
      `detail ${row.id} is one without load reversal: a cycle goes from tension to compression`,
    );
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
    sheet.problem("asterisk_alternative", "is for details with an asterisk only: 36*, 45*, 50*, 56*");
    return category;
  }
  const C = oneHigher(category.C);
  return {
    ...category,
    curve: "raised",
    C,
    note: `${category.note}*; one category higher with the limit at 1e7 cycles (Figure 7.3)`,
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
  const what =
    named.length > 0 ? `detail ${named.map(({ id }) => id).join(" and ")}` : `category ${tidy(item.detail_id)}`;
  for (const field of options) {
    // a flag that is false says what is so without it
    if (item[field] === undefined || item[field] === false || used.has(field)) continue;
    sheet.unused(field, `it changes nothing for ${what}`);
  }
}
