import { formulasOf } from "../basis/formula.ts";
import { requirementsOf } from "../basis/verification.ts";

export const formula = formulasOf("EN 1990");
export const requirement = requirementsOf("EN 1990");
