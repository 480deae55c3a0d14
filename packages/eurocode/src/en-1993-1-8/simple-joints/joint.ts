import type { Sheet } from "../../engine/sheet.ts";
import { putBolts } from "../parts/index.ts";
import type { SimpleJoint } from "./geometry.ts";
import { says } from "./says.ts";
import type { SimpleJointItem } from "./schema.ts";
import type { Mode } from "./web-group.ts";

/** What every simple joint begins with. */
export function putJoint(sheet: Sheet, item: SimpleJointItem, joint: SimpleJoint): void {
  putBolts(sheet, joint.bolts, item);
  sheet.given("gamma_M0", joint.gamma_M0);
  sheet.given("gamma_M2", joint.bolts.gamma_M2);
  sheet.given("f_y_p_MPa", joint.plate.steel.f_y);
  sheet.given("f_u_p_MPa", joint.plate.steel.f_u);
  sheet.given("f_y_b_MPa", joint.beam.steel.f_y);
  sheet.given("f_u_b_MPa", joint.beam.steel.f_u);
}

/**
 * V_Rd is the reaction at which the first verification that grows with it is used up: the least of the ways to fail and of
 * `limits`, whose own verifications compare something else. The reaction is verified against each way to fail.
 */
export function verifyShear(sheet: Sheet, V_Ed: number, modes: readonly Mode[], limits: readonly number[]): void {
  sheet.given("V_Rd_kN", Math.max(0, Math.min(...modes.map(({ V_Rd }) => V_Rd), ...limits)));
  if (V_Ed === 0) return;
  for (const { rule, V_Rd } of modes) sheet.verify(rule, V_Ed, V_Rd, "kN");
}

/** 5.2.2.2: a joint by these guides is nominally pinned; its stiffness is neglected. */
export function classify(sheet: Sheet): void {
  sheet.table("S_j_ini_kNm_rad", 0, "EN 1993-1-8 5.2.2.2", says.nominallyPinned);
  sheet.given("classification", "nominally-pinned");
}
