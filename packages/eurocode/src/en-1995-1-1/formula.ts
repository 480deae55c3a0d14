import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("EN 1995-1-1");
export const requirement = requirementsOf("EN 1995-1-1");

/** Structural fire design of timber has a part of its own. */
export const fireFormula = formulasOf("EN 1995-1-2");
export const fireRequirement = requirementsOf("EN 1995-1-2");
