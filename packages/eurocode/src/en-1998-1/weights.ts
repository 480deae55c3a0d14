import { addCombinations } from "../annexes/combinations-by-country.ts";
import { notWith, required } from "../basis/refusals.ts";
import { psiOfCategory } from "../en-1990/psi.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { says as input } from "./says-of-input.ts";
import type { GivenStorey, GivenStructure, StoreyItem, StructureItem } from "./schema.ts";

// 3.2.4(2)P, 4.2.4: the seismic weight of a storey from its permanent and imposed loads.

addCombinations();

export const shareOfImposed = formula("4.2.4(2)P, (4.2)", "phi * psi_2", (phi, psi_2) => phi * psi_2);
export const weightOfLoads = formula("3.2.4(2)P, (3.17)", "G_k + psi_E * Q_k", (G_k, psi_E, Q_k) => G_k + psi_E * Q_k);
export const gravityOfLoads = formula("4.4.2.2(2)", "above + G_k + psi_2 * Q_k", (above, G_k, psi_2, Q_k) => {
  return above + G_k + psi_2 * Q_k;
});

const loadFields = ["G_k_kN", "Q_k_kN", "category", "phi"] as const;

/** The structure with the weight of each storey, as given or from its loads. */
export function weighed(sheet: Sheet, item: GivenStructure): StructureItem {
  const { storeys, ...others } = item;
  if (!storeys) return others;
  const found = storeys.map((storey, i) => weighedStorey(sheet, storey, i, i === storeys.length - 1));
  // psi_E is less than psi_2 where phi is below 1: gravity loads are then more than the weights
  let above = 0;
  const gravity = found
    .toReversed()
    .map(({ G, Q, psi_2 }) => {
      above = gravityOfLoads(above, G, psi_2, Q);
      return above;
    })
    .toReversed();
  const moves = item.modes !== undefined || storeys.some(({ d_e_mm = 0, k_kN_m = 0 }) => d_e_mm !== 0 || k_kN_m !== 0);
  const byLoads = moves && storeys.some(({ Q_k_kN = 0, phi = 1 }) => Q_k_kN > 0 && phi < 1);
  return {
    ...others,
    storeys: found.map(({ storey }, i): StoreyItem => {
      const P_tot_kN = storey.P_tot_kN ?? (byLoads ? gravity[i] : undefined);
      return P_tot_kN === undefined ? storey : { ...storey, P_tot_kN };
    }),
  };
}

interface Weighed {
  readonly storey: StoreyItem;
  readonly G: number;
  readonly Q: number;
  readonly psi_2: number;
}

function weighedStorey(sheet: Sheet, given: GivenStorey, i: number, top: boolean): Weighed {
  const { G_k_kN: G, Q_k_kN: Q, category, phi, W_kN, ...rest } = given;
  const at = (field: string): string => `storeys[${i}].${field}`;
  if (W_kN !== undefined) {
    for (const field of loadFields) if (given[field] !== undefined) sheet.problem(at(field), notWith("W_kN"));
    return { storey: { ...rest, W_kN }, G: W_kN, Q: 0, psi_2: 0 };
  }
  if (G === undefined) sheet.problem(at(Q === undefined ? "W_kN" : "G_k_kN"), required(input.weightOfStorey));
  if (Q === undefined) {
    for (const field of ["category", "phi"] as const)
      if (given[field] !== undefined) sheet.problem(at("Q_k_kN"), required(input.imposedOfStorey, field));
    return { storey: { ...rest, W_kN: G ?? 0 }, G: G ?? 0, Q: 0, psi_2: 0 };
  }
  if (category === undefined) {
    sheet.problem(at("category"), required(input.categoryOfStorey, "Q_k_kN"));
    return { storey: { ...rest, W_kN: G ?? 0 }, G: G ?? 0, Q, psi_2: 0 };
  }
  const psi_2 = psiOfCategory(sheet, category);
  if (phi === undefined && !top && "ABC".includes(category)) sheet.assume(input.phiOfOne, { weighty: true });
  const psi_E = sheet.step("psi_E", shareOfImposed, phi ?? 1, psi_2);
  const weight = sheet.step("W_i_kN", weightOfLoads, G ?? 0, psi_E, Q);
  return { storey: { ...rest, W_kN: weight }, G: G ?? 0, Q, psi_2 };
}
