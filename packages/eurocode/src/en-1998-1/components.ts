import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";
import type { StructureItem } from "./schema.ts";

// 4.3.3.5 Combination of the effects of the components of the seismic action.

/** 4.3.3.5.1(2)b and 4.3.3.5.2(4) */
export const squareRoot = formula("4.3.3.5.1(2)", "sqrt(E_x^2 + E_y^2 + E_z^2)", (E_x, E_y, E_z) =>
  Math.sqrt(E_x * E_x + E_y * E_y + E_z * E_z),
);
/** (4.18) to (4.22), magnitudes: one component in full, 30 % of the others. */
export const thirtyPercent = formula(
  "4.3.3.5.1(3)",
  "max(abs(E_x) + 0.3 * abs(E_y) + 0.3 * abs(E_z), 0.3 * abs(E_x) + abs(E_y) + 0.3 * abs(E_z), 0.3 * abs(E_x) + 0.3 * abs(E_y) + abs(E_z))",
  (E_x, E_y, E_z) => {
    const x = Math.abs(E_x);
    const y = Math.abs(E_y);
    const z = Math.abs(E_z);
    return Math.max(x + 0.3 * y + 0.3 * z, 0.3 * x + y + 0.3 * z, 0.3 * x + 0.3 * y + z);
  },
);

export function combinedEffects(sheet: Sheet, item: StructureItem): void {
  if (!item.effects) return;
  if (item.effects.some(({ E_z }) => E_z === undefined)) sheet.assume(says.noVertical);
  sheet.given(
    "effects",
    item.effects.map(({ mark, E_x, E_y, E_z }, i) => ({
      mark,
      E_SRSS: sheet.step(`E_SRSS_${i + 1}`, squareRoot, E_x, E_y, E_z ?? 0),
      E_30: sheet.step(`E_30_${i + 1}`, thirtyPercent, E_x, E_y, E_z ?? 0),
    })),
    thirtyPercent.clause,
  );
}
