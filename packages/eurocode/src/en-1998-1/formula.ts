import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("EN 1998-1");
export const requirement = requirementsOf("EN 1998-1");

/** Acceleration of gravity, as everywhere in this standard's checks; it is also in the texts of the formulas. */
export const g = 9.81;
