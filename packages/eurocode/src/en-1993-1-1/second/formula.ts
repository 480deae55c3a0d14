import { formulasOf } from "../../basis/formula.ts";
import { requirementsOf } from "../../basis/verification.ts";

export const standard = "EN 1993-1-1:2022";
export const formula = formulasOf("EN 1993-1-1:2022");
export const requirement = requirementsOf("EN 1993-1-1:2022");
