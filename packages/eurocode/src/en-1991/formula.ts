import { formulasOf } from "../basis/formula.ts";

// One check of four parts: each formula names its own.
export const formulaOfImposed = formulasOf("EN 1991-1-1");
export const formulaOfSnow = formulasOf("EN 1991-1-3");
export const formulaOfWind = formulasOf("EN 1991-1-4");
export const formulaOfTemperature = formulasOf("EN 1991-1-5");
