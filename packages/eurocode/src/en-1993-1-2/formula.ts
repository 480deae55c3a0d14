import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("EN 1993-1-2");
export const requirement = requirementsOf("EN 1993-1-2");
/** Nominal fires are those of the part of EN 1991 on actions in fire. */
export const actionFormula = formulasOf("EN 1991-1-2");
