import { positive, weldThroat } from "../../basis/fields.ts";
import { decimals } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { fieldPath } from "./steel.ts";

export const weldFields = {
  throat_mm: positive("throat thickness a of the fillet welds", "mm", weldThroat).optional(),
  leg_mm: positive("leg length of the fillet welds, in place of the throat: a = 0.7 leg", "mm", weldThroat).optional(),
};

/** An equal-leg fillet: a = leg/sqrt(2), taken as 0.7 leg. */
export const throatOfLeg = formula("4.5.2", "0.7 * s", (s) => 0.7 * s);

/** The field that the throat comes from. */
export const throatField = ({ leg_mm }: { readonly leg_mm?: number | undefined }): "throat_mm" | "leg_mm" =>
  leg_mm === undefined ? "throat_mm" : "leg_mm";

export interface ThroatNames {
  readonly throat: string;
  readonly leg: string;
  /** name in `values` */
  readonly value: string;
}

const standard: ThroatNames = { throat: "throat_mm", leg: "leg_mm", value: "a_mm" };

const thinnest = 4;
const thinnestHollow = 2.5;

/** 4.1(1), (2): welds in thinner parts are for EN 1993-1-3; of hollow sections down to 2.5 mm. */
export function rejectThinPart(sheet: Sheet, path: string, t: number | undefined, mayBeHollow = false): void {
  if (t === undefined || t >= (mayBeHollow ? thinnestHollow : thinnest)) return;
  sheet.problem(
    path,
    mayBeHollow
      ? `must be at least 2.5 mm, of hollow sections, and 4 mm of other parts, for welds by EN 1993-1-8 (4.1(1)); it is ${t}`
      : `must be at least 4 mm for welds by EN 1993-1-8 (4.1(1)); thinner parts are for EN 1993-1-3; it is ${t}`,
  );
}

/** A hollow section's fillet is 1.2 times its wall for full strength; twice the part is a slip of unit. */
const thickest = 2;

/** `t`: thickness of the part that the fillets are on. */
export function rejectThickThroat(
  sheet: Sheet,
  path: string,
  a: number | undefined,
  t: number | undefined,
  part: string,
): void {
  if (a === undefined || t === undefined || a <= thickest * t * (1 + 1e-9)) return;
  sheet.problem(
    path,
    `must give a throat of at most ${decimals(thickest * t, 2)} mm, twice ${part}; it is ${decimals(a, 2)}`,
  );
}

/** The throat by itself or from the leg; undefined, with a problem where it is required, when neither is given. */
export function resolveThroat(
  sheet: Sheet,
  path: string,
  { throat, leg }: { readonly throat?: number | undefined; readonly leg?: number | undefined },
  { required = true, names = standard }: { readonly required?: boolean; readonly names?: ThroatNames } = {},
): number | undefined {
  if (throat !== undefined && leg !== undefined) {
    sheet.problem(fieldPath(path, names.leg), `cannot be combined with ${names.throat}; give one of them`);
    return undefined;
  }
  if (throat !== undefined) return sheet.given(names.value, throat);
  if (leg !== undefined) return sheet.put(names.value, throatOfLeg, leg);
  if (required) sheet.problem(fieldPath(path, names.throat), `is required: the throat of the weld, or ${names.leg}`);
  return undefined;
}
