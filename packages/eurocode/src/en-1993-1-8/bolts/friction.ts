/** Slip resistance of a preloaded bolt on a sheet, for a bolt alone and in a group. */
import type { Sheet } from "../../engine/sheet.ts";
import { says } from "./says.ts";
import * as slipFormulas from "./slip.ts";

interface Surfaces {
  readonly mu?: number | undefined;
  readonly friction_class?: keyof typeof slipFormulas.slipFactors | undefined;
  readonly k_s?: number | undefined;
  readonly friction_planes?: number | undefined;
  readonly shear_planes: number;
}

export interface Friction {
  readonly mu: number;
  readonly k_s: number;
  readonly n: number;
  readonly gamma_M3: number;
  readonly serviceable: boolean;
}

export const holeNames = {
  normal: "normalHole",
  oversize: "oversize",
  "short-slot": "shortSlot",
  "long-slot": "longSlot",
} as const satisfies Record<keyof typeof slipFormulas.holeFactors, keyof typeof says>;

/** μ and k_s as given, else by Tables 3.7 and 3.6; `k_s`: of the hole */
export function frictionOf(
  sheet: Sheet,
  item: Surfaces,
  category: string,
  hole: keyof typeof slipFormulas.holeFactors,
  k_s: number,
): Friction {
  const surfaceClass = item.friction_class;
  const slipFactor =
    surfaceClass === undefined
      ? sheet.given("mu", item.mu ?? 0)
      : sheet.table(
          "mu",
          slipFormulas.slipFactors[surfaceClass],
          "EN 1993-1-8 Table 3.7",
          says.surfaceClass({ name: surfaceClass }),
        );
  const holeFactor =
    item.k_s === undefined
      ? sheet.table("k_s", k_s, "EN 1993-1-8 Table 3.6", says[holeNames[hole]])
      : sheet.given("k_s", item.k_s);
  if (item.friction_planes === undefined) sheet.assume(says.frictionPlanes);
  const serviceable = category === "B";
  const symbol = serviceable ? "gamma_M3_ser" : "gamma_M3";
  return {
    mu: slipFactor,
    k_s: holeFactor,
    n: item.friction_planes ?? item.shear_planes,
    gamma_M3: sheet.given(symbol, sheet.parameter("EN 1993-1-8", symbol)),
    serviceable,
  };
}

export function slipResistanceOf(sheet: Sheet, friction: Friction, F_p_C: number, F_t_Ed: number): number {
  const { k_s, n, mu, gamma_M3 } = friction;
  const name = friction.serviceable ? "F_s_Rd_ser_kN" : "F_s_Rd_kN";
  return F_t_Ed > 0
    ? sheet.put(name, slipFormulas.slipResistanceWithTension, k_s, n, mu, F_p_C, F_t_Ed, gamma_M3)
    : sheet.put(name, slipFormulas.slipResistance, k_s, n, mu, F_p_C, gamma_M3);
}
