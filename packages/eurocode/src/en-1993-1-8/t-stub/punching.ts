import type { Sheet } from "../../engine/sheet.ts";
import type { BoltSize } from "../../materials/bolts.ts";
import { punchingResistance } from "../bolts/resistance.ts";
import { formula } from "../formula.ts";

// Table 3.2: F_t,Ed <= B_p,Rd, too, and by 3.11 F_t,Ed has the prying forces in it. What a T-stub takes of its bolts in
// modes 2 and 3 is therefore the lesser of both resistances.

const leastOfBolt = formula("Table 3.2", "min(F_t_Rd, B_p_Rd)", (F_t_Rd, B_p_Rd) => Math.min(F_t_Rd, B_p_Rd));

/** Backing plates lie under the same head or nut. */
export const pliesUnderHead = formula("Table 3.4", "t_f + t_bp", (t_f, t_bp) => t_f + t_bp);

export interface PunchedPly {
  readonly t: number;
  readonly steel: { readonly f_u: number };
}

/** B_p,Rd of the weaker ply. */
export function putPunching(sheet: Sheet, { d_m_mm }: BoltSize, plies: readonly PunchedPly[], gamma_M2: number) {
  const d_m = sheet.given("d_m_mm", d_m_mm);
  const of = ({ t, steel }: PunchedPly) => punchingResistance(d_m, t, steel.f_u, gamma_M2);
  const weaker = plies.reduce((least, ply) => (of(ply) < of(least) ? ply : least));
  return sheet.put("B_p_Rd_kN", punchingResistance, d_m, weaker.t, weaker.steel.f_u, gamma_M2);
}

export const heldBolt = (sheet: Sheet, F_t_Rd: number, B_p_Rd: number): number =>
  B_p_Rd < F_t_Rd ? sheet.step("F_t_Rd_kN", leastOfBolt, F_t_Rd, B_p_Rd) : F_t_Rd;
