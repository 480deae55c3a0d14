import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("EN 1992-1-1");
export const requirement = requirementsOf("EN 1992-1-1");
/** Structural fire design is the part beside it. */
export const fireFormula = formulasOf("EN 1992-1-2");
export const fireRequirement = requirementsOf("EN 1992-1-2");
/** Confinement of a core, which EN 1992-1-1 leaves open. */
export const seismicFormula = formulasOf("EN 1998-1");
/** Of the ground under a foundation, with the resistance that the request gives. */
export const groundFormula = formulasOf("EN 1997-1");
export const groundRequirement = requirementsOf("EN 1997-1");
