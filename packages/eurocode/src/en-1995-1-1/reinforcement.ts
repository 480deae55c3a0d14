import { atMost } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { together } from "./connections/axial-resistance.ts";
import { alongAxis } from "./connections/spacing.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";

// Screws and rods across the grain, in one row over the width: at a notch, a hole and an apex.

export interface Row {
  readonly n: number;
  readonly F_ax_Rk_kN: number;
  readonly d_mm?: number | undefined;
  readonly fastener?: "screw" | "rod" | undefined;
}

export const heldAcross = formula(
  "NCI NA.6.8.3",
  "n_ef * k_mod * F_ax_Rk / gamma_M",
  (n_ef, k_mod, F_ax_Rk, gamma_M) => (n_ef * k_mod * F_ax_Rk) / gamma_M,
);

/**
 * In diameters, to each other and to the edges: Table 8.6 of screws; of rods that are glued in those of the German annex, from
 * general knowledge and unconfirmed.
 */
const apartOf = {
  screw: { apart: alongAxis.a_2_mm, edge: alongAxis.a_2_CG_mm },
  rod: { apart: 3, edge: 2.5 },
} as const;

/** kN; screws together by 8.7.2(8). */
export function heldByRow(
  sheet: Sheet,
  name: string,
  { n, F_ax_Rk_kN, d_mm, fastener }: Row,
  k_mod: number,
  path: string,
): number {
  if (n > 1 && d_mm === undefined) sheet.lack(`${path}.d_mm`, says.rowNotPlaced({ path }));
  const n_ef = n === 1 || fastener === "rod" ? n : sheet.step("n_ef", together, n);
  return sheet.put(name, heldAcross, n_ef, k_mod, F_ax_Rk_kN, sheet.parameter("EN 1995-1-1", "gamma_M_connections"));
}

/** No more than fit beside each other into the width. */
export function rejectRow(sheet: Sheet, row: Row | undefined, b: number, path: string): void {
  if (row?.d_mm === undefined) return;
  const { n, d_mm: d, fastener = "screw" } = row;
  const { apart, edge } = apartOf[fastener];
  const most = Math.floor((b - 2 * edge * d) / (apart * d) + 1 + 1e-9);
  if (most < 1)
    sheet.problem(
      `${path}.d_mm`,
      atMost(Math.floor(b / (2 * edge)), d, { unit: "mm", is: says.rowInWidth({ b, apart, edge }) }),
    );
  else if (n > most) sheet.problem(`${path}.n`, atMost(most, n, { is: says.rowInWidth({ b, apart, edge }) }));
}
