import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { verifyShearOfSecond } from "../second/beam-shear.ts";
import { rules } from "../second/rules.ts";
import type { Beam, FaceName } from "./section.ts";
import { verifyShear as verifyShearOfFirst } from "./shear.ts";

/** Shear of beams and slabs, by the generation that the request asks for. */
export function verifyShear(sheet: Sheet, beam: Beam, pulled: FaceName, N_Ed: number): void {
  const { V_Ed } = beam.item;
  if (!takes(sheet.request.edition, rules.shear)) verifyShearOfFirst(sheet, beam, pulled, N_Ed);
  else if (V_Ed !== undefined) verifyShearOfSecond(sheet, beam, pulled, V_Ed, N_Ed);
}
