import { positive, weldThroat } from "../../basis/fields.ts";
import type { Inserted } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { atLeast, notWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { says } from "./says.ts";
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
      ? atLeast(thinnestHollow, t, { unit: "mm", because: says.thinHollow })
      : atLeast(thinnest, t, { unit: "mm", because: says.thinPart }),
  );
}

/** A hollow section's fillet is 1.2 times its wall for full strength; twice the part is a slip of unit. */
const thickest = 2;

/** A fillet on the edge of a part has no longer leg than the part is thick. */
const thickestOnEdge = Math.SQRT1_2;

/** `t`: thickness of the part along whose edge the fillets lie. */
export function rejectThroatOnEdge(
  sheet: Sheet,
  path: string,
  a: number | undefined,
  t: number | undefined,
  part: Inserted,
): void {
  if (a === undefined || t === undefined || a <= thickestOnEdge * t * (1 + 1e-9)) return;
  sheet.problem(path, says.throatOnEdge({ limit: decimals(thickestOnEdge * t, 2), part, given: decimals(a, 2) }));
}

/** `t`: thickness of the part that the fillets are on. */
export function rejectThickThroat(
  sheet: Sheet,
  path: string,
  a: number | undefined,
  t: number | undefined,
  part: Inserted,
): void {
  if (a === undefined || t === undefined || a <= thickest * t * (1 + 1e-9)) return;
  sheet.problem(path, says.thickThroat({ limit: decimals(thickest * t, 2), part, given: decimals(a, 2) }));
}

/** A leg and its throat as tables have them: 7 and 5, 8 and 5.7. */
export const isLegOf = (leg: number, throat: number): boolean => Math.abs(leg / Math.SQRT2 - throat) <= 0.015 * throat;

/** The throat by itself or from the leg; undefined, with a problem where it is required, when neither is given. */
export function resolveThroat(
  sheet: Sheet,
  path: string,
  { throat, leg }: { readonly throat?: number | undefined; readonly leg?: number | undefined },
  { required: asked = true, names = standard }: { readonly required?: boolean; readonly names?: ThroatNames } = {},
): number | undefined {
  if (throat !== undefined && leg !== undefined && !isLegOf(leg, throat)) {
    sheet.problem(fieldPath(path, names.leg), notWith(names.throat));
    return undefined;
  }
  if (throat !== undefined) {
    if (leg !== undefined) sheet.saidTwice(fieldPath(path, names.leg), fieldPath(path, names.throat));
    return sheet.given(names.value, throat);
  }
  if (leg !== undefined) return sheet.put(names.value, throatOfLeg, leg);
  if (asked) sheet.problem(fieldPath(path, names.throat), required(says.throat({ leg: names.leg })));
  return undefined;
}
