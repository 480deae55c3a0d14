import type { Sheet } from "../../engine/sheet.ts";
import { formula, standard } from "./formula.ts";

/** 8.2.1(4) */
export const d_dg = formula("8.2.1(4)", "min(40, 16 + D_lower)", (D_lower) => Math.min(40, 16 + D_lower));
export const d_dgAbove60 = formula("8.2.1(4)", "min(40, 16 + D_lower * (60 / f_ck)^2)", (D_lower, f_ck) =>
  Math.min(40, 16 + D_lower * (60 / f_ck) ** 2),
);

interface Item {
  readonly fck: number;
  readonly d_lower_mm?: number | undefined;
  readonly d_g_mm?: number | undefined;
  readonly design_situation?: "persistent" | "accidental" | undefined;
}

const usual = 16;

/** Roughness of the failure zone, of the smaller of the coarsest aggregates. */
export function sizeOfAggregate(sheet: Sheet, { fck, d_lower_mm, d_g_mm = usual }: Item): number {
  const D = d_lower_mm ?? d_g_mm;
  return fck > 60 ? sheet.put("d_dg_mm", d_dgAbove60, D, fck) : sheet.put("d_dg_mm", d_dg, D);
}

const gamma_V = 1.4;
const gamma_V_accidental = 1.15;

/** Table 4.3. */
export const partialFactorV = (sheet: Sheet, { design_situation }: Item): number =>
  sheet.table("gamma_V", design_situation === "accidental" ? gamma_V_accidental : gamma_V, `${standard} Table 4.3`);
