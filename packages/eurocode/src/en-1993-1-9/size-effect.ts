import type { Message } from "../basis/message.ts";
import { atLeast } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Row } from "./catalogue/row.ts";
import type { Detail } from "./detail.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { DetailItem } from "./schema.ts";

// EN 1993-1-9 7.2.2: the size effect, where the row of the table says so.

/** Table 8.3: plates above 25 mm */
export const sizeEffectOfThickness = formula("7.2.2(1)", "min(1, 25 / t)^0.2", (t) => Math.min(1, 25 / t) ** 0.2, {
  t: [5, 80],
});

/** Table 8.1 detail 14: bolts and rods above 30 mm */
export const sizeEffectOfDiameter = formula("7.2.2(1)", "min(1, 30 / d)^0.25", (d) => Math.min(1, 30 / d) ** 0.25, {
  d: [5, 80],
});

/** Table 8.3 detail 17: t_1 the thinner plate, e the eccentricity of the centre lines */
export const sizeEffectOfStep = formula(
  "Table 8.3",
  "min(1, 25 / t_1)^0.2 / (1 + 6 * e / t_1 * t_1^1.5 / (t_1^1.5 + t_2^1.5))",
  (t_1, e, t_2) => Math.min(1, 25 / t_1) ** 0.2 / (1 + (((6 * e) / t_1) * t_1 ** 1.5) / (t_1 ** 1.5 + t_2 ** 1.5)),
  { t_1: [5, 80], t_2: [5, 80] },
);

/** (7.1) */
export const reducedCategory = formula("7.2.2(1)", "k_s * delta_sigma_C", (k_s, delta_sigma_C) => k_s * delta_sigma_C);

const clause = "EN 1993-1-9 7.2.2(1)";

/** k_s on the sheet; a row with a size effect asks for its dimension. */
export function sizeEffect(sheet: Sheet, item: DetailItem, { direct, row: named }: Detail): number {
  const row = direct && named;
  if (item.k_s !== undefined && !dimensionsKnown(item, row)) return sheet.given("k_s", item.k_s);
  const k_s = byDimensions(sheet, item, row);
  sheet.agree("k_s", item.k_s, input.sizeEffectOfDimensions, k_s);
  return k_s;
}

/** Whether the size effect of the row follows from what is given. */
const dimensionsKnown = (item: DetailItem, row: Row | undefined): boolean =>
  row?.size === "diameter" ? item.d_mm !== undefined : row?.size !== undefined && item.t_mm !== undefined;

function byDimensions(sheet: Sheet, item: DetailItem, row: Row | undefined): number {
  switch (row?.size) {
    case "thickness":
      if (item.t_mm !== undefined) return sheet.put("k_s", sizeEffectOfThickness, item.t_mm);
      return asked(sheet, "t_mm", row, input.above25);
    case "diameter":
      if (item.d_mm !== undefined) return sheet.put("k_s", sizeEffectOfDiameter, item.d_mm);
      return asked(sheet, "d_mm", row, input.above30);
    case "step":
      return sizeEffectAtStep(sheet, item, row);
    default:
      return sheet.table("k_s", 1, clause, row ? says.noSizeEffect({ id: row.id }) : says.categoryWithoutRow);
  }
}

function sizeEffectAtStep(sheet: Sheet, item: DetailItem, row: Row): number {
  if (item.t_mm === undefined) return asked(sheet, "t_mm", row, input.ofThinnerPlate);
  if (item.t_2_mm !== undefined && item.t_2_mm < item.t_mm) {
    sheet.problem("t_2_mm", atLeast(item.t_mm, item.t_2_mm, { unit: "mm", is: input.thinnerPlate }));
    return 1;
  }
  if (item.e_mm === undefined) {
    sheet.assume(says.alignedCentreLines);
    return sheet.put("k_s", sizeEffectOfThickness, item.t_mm);
  }
  if (item.t_2_mm === undefined) return asked(sheet, "t_2_mm", row, input.withEccentricity);
  return sheet.put("k_s", sizeEffectOfStep, item.t_mm, item.e_mm, item.t_2_mm);
}

function asked(sheet: Sheet, field: string, row: Row, what: Message): number {
  sheet.problem(field, input.sizeNeeded({ id: row.id, what }));
  return 1;
}
