import type { DrawnMember, Summary } from "./model.ts";

/** Of the rows of a list; one without a number of pieces is one piece. */
export function sumsOf(members: readonly DrawnMember[]): Summary {
  const mass = members.reduce((sum, { mass_kg = 0 }) => sum + mass_kg, 0);
  return {
    total_mass_kg: Math.round(mass * 10) / 10,
    member_count: members.reduce((sum, { quantity = 1 }) => sum + quantity, 0),
    row_count: members.length,
  };
}
