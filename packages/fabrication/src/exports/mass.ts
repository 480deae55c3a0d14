import type { FabricationSummary } from "../fabrication.ts";

/** The mass of all members, of which not all may be known: nothing, or at least so much. */
export function knownMass(
  { total_mass_kg, unweighed_count, row_count }: FabricationSummary,
  kg: (mass: number) => string,
): string {
  if (unweighed_count === 0) return kg(total_mass_kg);
  return unweighed_count === row_count ? "–" : `≥ ${kg(total_mass_kg)}`;
}
