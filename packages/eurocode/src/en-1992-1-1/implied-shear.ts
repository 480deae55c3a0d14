import { quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { sayShearMissing } from "../engine/says-of-shear.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { shearSays as says } from "./says.ts";
import type { Actions, ColumnItem } from "./schema.ts";

// V = dM/dx: end moments over a length have a shear, whether or not it is given.

export const shearOfEndMoments = formula(
  "6.2.1(1), statics",
  "abs(M_02 - M_01) / (l / 1000)",
  (M_02, M_01, l) => Math.abs(M_02 - M_01) / (l / 1000),
);

/** Neither rounding nor the envelope of several loads make more. */
const agreement = 0.05;
/** Below this part of it none is given. */
const dust = 1e-3;

type Given = Pick<Actions, "M_01" | "M_02" | "M_Ed" | "V_Ed" | "M_01_z" | "M_02_z" | "M_z_Ed">;
type Ends = Pick<Actions, "M_01" | "M_02" | "M_Ed">;

function implied({ length_mm }: Pick<ColumnItem, "length_mm">, { M_01, M_02, M_Ed }: Ends): number {
  const greater = M_02 ?? M_Ed;
  if (length_mm === undefined || M_01 === undefined || greater === undefined) return 0;
  return shearOfEndMoments(greater, M_01, length_mm);
}

/** A shear that is given, and smaller than that of the end moments, is not of the same loads. */
export function rejectSmallShear(sheet: Sheet, item: ColumnItem, at: string): void {
  const { V_Ed = 0 } = item;
  const least = implied(item, item);
  if (Math.abs(V_Ed) >= dust * least && Math.abs(V_Ed) < (1 - agreement) * least)
    sheet.problem(`${at}V_Ed`, says.shearOfMoments({ implied: significant(least, 4), given: V_Ed }));
}

/** With the shear of its end moments where none is given; a web of another shape has to be given for it. */
export function withImpliedShear<A extends Given>(sheet: Sheet, item: ColumnItem, given: A): A {
  sayShearAlongB(sheet, item, given);
  const least = implied(item, given);
  if (least === 0 || Math.abs(given.V_Ed ?? 0) >= dust * least) return given;
  const odd = item.shape === "circular" || item.shape === "polygonal";
  if (odd && (item.b_w_mm === undefined || item.d_shear_mm === undefined)) {
    sheet.warn(says.webOfImplied({ V: quantity(significant(least, 3), "kN") }));
    return given;
  }
  sheet.assume(says.impliedShear);
  return { ...given, V_Ed: least };
}

/** End moments that differ have a shear, over a length that nobody gives; equal ones, which M_Ed alone says, have none. */
export function warnOfShear(sheet: Sheet, item: ColumnItem, cases: readonly Partial<Given>[]): void {
  if (item.length_mm !== undefined) return;
  const moment = ({ M_01, M_Ed, M_02 = M_Ed }: Partial<Given>) => (M_01 === undefined || M_01 === M_02 ? 0 : M_02);
  sayShearMissing(sheet, cases, [{ moment, shear: ({ V_Ed }) => V_Ed, field: "V_Ed" }]);
}

/** 6.2 is for shear along h: that of moments about z is somebody else's. */
function sayShearAlongB(sheet: Sheet, item: ColumnItem, { M_01_z, M_02_z, M_z_Ed }: Given): void {
  const V = implied(item, { M_01: M_01_z, M_02: M_02_z, M_Ed: M_z_Ed });
  if (V > 0) sheet.warn(says.shearAlongB({ V: quantity(significant(V, 3), "kN") }));
}
