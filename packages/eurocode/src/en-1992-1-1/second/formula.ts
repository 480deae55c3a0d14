import { formulasOf } from "../../basis/formula.ts";

export const standard = "EN 1992-1-1:2023";
export const formula = formulasOf("EN 1992-1-1:2023");
