import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("EN 1993-6");
export const requirement = requirementsOf("EN 1993-6");
