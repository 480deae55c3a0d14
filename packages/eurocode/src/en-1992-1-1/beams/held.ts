import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { bendingResistance } from "../interaction.ts";
import { namesOf } from "../names.ts";
import { pulledSide, requiredSteel } from "./bending.ts";
import { says } from "./says.ts";
import { type Beam, other } from "./section.ts";

// EN 1992-1-1 9.2.1.2(3): bars of the compressed side that are counted do not buckle.

export const heldWithin = formula("9.2.1.2(3)", "15 * phi", (phi) => 15 * phi);

const heldBars = ofForm(
  requirement("link-spacing", "9.2.1.2(3)", "s / 15 phi <= 1", "links that hold compressed bars"),
);

/** Beams whose pulled bars do not carry M_Ed without those of the other side. */
export function verifyHeld(sheet: Sheet, beam: Beam): void {
  const { item, slab } = beam;
  const { M_Ed = 0, N_Ed = 0, compression_steel, links } = item;
  const pulled = pulledSide(M_Ed, item);
  const [face, pressed] = [beam[pulled], beam[other(pulled)]];
  if (slab || M_Ed === 0 || compression_steel === "none" || !face || !pressed || sheet.request.edition.second) return;
  const needed = requiredSteel(beam, M_Ed, N_Ed);
  if (needed && needed.A_s_2 === 0 && needed.A_s <= face.A_s) return;
  // beside a tension both sides may be pulled
  const axis = { names: namesOf.y, positive: beam.positive, negative: beam.negative };
  const { state } = bendingResistance(axis, pulled === "top" ? -1 : 1, N_Ed);
  if (!state || state.x <= item.h - pressed.d) return;
  if (!pressed.layers || !links) {
    sheet.warn(says.heldBarsUnknown);
    return;
  }
  const phi = Math.min(...pressed.layers.map(({ diameter }) => diameter));
  const most = sheet.put("s_held_mm", heldWithin, phi);
  sheet.verify(heldBars, links.spacing_mm, most, "mm");
}
