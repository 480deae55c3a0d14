import { epsilon } from "../../en-1993-1-1/classification.ts";
import { resistanceTo } from "../../en-1993-1-5/force-resistance.ts";
import { transverseForce } from "../../en-1993-1-5/transverse-force.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { steel } from "../../materials/steel.ts";
import type { Member } from "../parts/index.ts";
import * as rules from "./formulas.ts";

// The end of the beam on its seat: the web under the reaction, type c of EN 1993-1-5 Figure 6.1, c = 0.

export interface BearingOnSeat {
  /** that the seat has room for */
  readonly room: number;
  /** where the reaction stands */
  readonly s_s: number;
}

function webOf(sheet: Sheet, { steel: { f_y }, t_w, t_f, b, h }: Member) {
  const web = {
    profile: { t_w, t_f, b },
    E: steel.E_MPa,
    gamma_M1: sheet.parameter("EN 1993-1-1", "gamma_M1"),
    f_yw: f_y,
    f_yf: f_y,
    epsilon: epsilon(f_y),
  };
  const h_w = h - 2 * t_f;
  // no stiffener near
  return (page: Page, s_s: number) => resistanceTo(page, web, { type: "c", s_s, c: 0, a: 10 * h_w }, h_w).F_Rd_kN;
}

/** The least length over which the web carries V; all there is where that is not enough. */
function neededLength(resistance: (s_s: number) => number, V: number, room: number): number {
  if (resistance(0) >= V) return 0;
  if (resistance(room) < V) return room;
  let [low, high] = [0, room];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (resistance(middle) >= V) high = middle;
    else low = middle;
  }
  return high;
}

/** `s_p`: what the seat itself needs. */
export function verifyBeamEnd(
  sheet: Sheet,
  beam: Member,
  V: number,
  { W, gap, s_p }: { readonly W: number; readonly gap: number; readonly s_p: number },
): BearingOnSeat {
  const resistance = webOf(sheet, beam);
  const room = sheet.put("s_room_mm", rules.bearingRoom, W, gap);
  const s_w = neededLength((s_s) => resistance(Tally.aside(), s_s), V, room);
  sheet.given("s_w_mm", s_w, "EN 1993-1-5 6.2(1)");
  const needed = sheet.put("s_s_mm", rules.leastBearing, s_w, s_p, beam.t_f, beam.r);
  const F_Rd = sheet.given("F_Rd_kN", resistance(sheet, room));
  if (V > 0) sheet.verify(transverseForce, V, F_Rd, "kN");
  return { room, s_s: Math.min(needed, room) };
}
