import { section } from "../sections/index.ts";

// E I of a beam of steel, in kNm².

/** MPa, EN 1993-1-1 3.2.6(1) */
const E_steel = 210_000;

export const perMetre = (E_MPa: number, I_mm4: number): number => (E_MPa * I_mm4) / 1e9;

export const ofSteel = (I_mm4: number): number => perMetre(E_steel, I_mm4);

export function stiffnessOfProfile(profile: string): number | undefined {
  const found = section(profile);
  return found && ofSteel(found.properties.I_y_mm4);
}

/** As far as a stiffness that was worked out elsewhere may differ. */
const tolerance = 0.01;

export const agrees = (given: number, own: number): boolean => Math.abs(given - own) <= tolerance * own;
