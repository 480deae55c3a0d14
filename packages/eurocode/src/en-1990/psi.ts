import type { Psi } from "../annexes/actions.ts";
import { determined } from "../annexes/index.ts";
import { listed } from "../basis/message.ts";
import { required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { says as refuse } from "./refuse.ts";
import { says } from "./says.ts";
import { type ActionItem, type Category, categories, type PsiRow, type SetItem } from "./schema.ts";

/** m, A1.2.2: snow above it stays longer. */
const highAltitude = 1000;

/** Permanent actions have no psi, accidental and seismic ones are design values. */
export const isVariable = ({ nature }: ActionItem): boolean =>
  nature === "imposed" || nature === "snow" || nature === "wind" || nature === "temperature" || nature === "rain";

export const isPermanent = ({ nature }: ActionItem): boolean =>
  nature === "permanent" || nature === "prestress" || nature === "settlement";

/** psi of a variable action: its own, those of the request for its row of the table, those of the annex. */
export function psiOf(sheet: Sheet, item: SetItem, action: ActionItem, path: string): Psi | undefined {
  const row = rowOf(action);
  if (row === undefined) {
    if (action.nature === "imposed")
      sheet.problem(`${path}.category`, required(refuse.category({ categories: listed("plain", categories) })));
    return undefined;
  }
  const own = [action.psi_0, action.psi_1, action.psi_2];
  const table = own.includes(undefined) ? rowOfTable(sheet, item, row) : undefined;
  const ofAnnex = table ?? rowOfAnnex(sheet, item, row);
  const values = own.map((value, i) => value ?? table?.[i]);
  for (const [i, value] of values.entries())
    if (value === undefined) sheet.problem(`${path}.psi_${i}`, refuse.noPsi({ nature: action.nature }));
  const [psi_0, psi_1, psi_2] = values;
  if (psi_0 === undefined || psi_1 === undefined || psi_2 === undefined) return undefined;
  if ((action.psi_0 !== undefined || action.psi_1 !== undefined) && psi_1 > psi_0)
    sheet.warn(says.frequentAboveCombination({ action: action.id, psi_0, psi_1 }));
  if ((action.psi_1 !== undefined || action.psi_2 !== undefined) && psi_2 > psi_1)
    sheet.warn(says.rarelyAboveOften({ action: action.id, psi_1, psi_2 }));
  own.forEach((given, i) => {
    const value = ofAnnex?.[i];
    if (given !== undefined && value !== undefined && given < value)
      sheet.warn(says.psiBelowTable({ action: action.id, symbol: `psi_${i}`, given, table: value }));
  });
  return [psi_0, psi_1, psi_2];
}

function rowOf({ nature, category }: ActionItem): PsiRow | undefined {
  switch (nature) {
    case "imposed":
      return category;
    case "snow":
    case "wind":
    case "temperature":
    case "rain":
      return nature;
    default:
      return undefined;
  }
}

/** To be compared with only: nothing is said of it, and no override is used. */
function rowOfAnnex(sheet: Sheet, item: SetItem, row: PsiRow): readonly number[] | undefined {
  const symbol = row === "snow" && (item.altitude_m ?? 0) > highAltitude ? "psi_snow_high" : symbolOf(row);
  const { value } = determined(sheet.request.annex, "EN 1990", symbol);
  return (typeof value === "function" ? value(item.s_k_kN_m2 ?? mostSnow) : value) ?? undefined;
}

function rowOfTable(sheet: Sheet, item: SetItem, row: PsiRow): readonly (number | undefined)[] {
  const given = ([0, 1, 2] as const).map((i) => sheet.request.ofAll(`psi_${i}_${row}`) as number | undefined); // as the schema has it
  if (!given.includes(undefined)) return given;
  const symbol = row === "snow" && (item.altitude_m ?? 0) > highAltitude ? "psi_snow_high" : symbolOf(row);
  const chosen = sheet.parameter("EN 1990", symbol);
  if (row === "snow") sayOfSnow(sheet, item, typeof chosen === "function");
  const psi = typeof chosen === "function" ? chosen(item.s_k_kN_m2 ?? mostSnow) : chosen;
  for (const [i, value] of given.entries())
    if (value !== undefined && psi) sheet.request.compare("EN 1990", symbol, value, () => psi[i as 0 | 1 | 2]); // of three
  return given.map((value, i) => value ?? psi?.[i]);
}

/** kN/m², more than any: the highest row. */
const mostSnow = 100;

function sayOfSnow(sheet: Sheet, item: SetItem, bySnowLoad: boolean): void {
  if (bySnowLoad) {
    if (item.s_k_kN_m2 === undefined) sheet.assume(says.snowOfHighest);
  } else if (item.altitude_m === undefined) sheet.assume(says.snowUpTo1000);
}

/** psi_2 of a category, of the annex. */
export const psiOfCategory = (sheet: Sheet, category: Category): number =>
  sheet.parameter("EN 1990", category === "E1" || category === "E2" ? "psi_E" : `psi_${category}`)[2];

/** A category of storage has one row for both kinds. */
const symbolOf = (row: PsiRow) => (row === "E1" || row === "E2" ? "psi_E" : (`psi_${row}` as const));
