import type { Page } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { says } from "./says.ts";

// 7.2 Serviceability: the deflection under a uniform load on the whole length, where one is given.

export const pinnedDeflection = formula(
  "7.2.1(1), elastic theory",
  "abs(5 * q_ser * L^4 / (384 * E * I_y))",
  (q_ser, L, E, I_y) => Math.abs((5 * q_ser * L ** 4) / (384 * E * I_y)),
);
export const fixedDeflection = formula(
  "7.2.1(1), elastic theory",
  "abs(q_ser * L^4 / (384 * E * I_y))",
  (q_ser, L, E, I_y) => Math.abs((q_ser * L ** 4) / (384 * E * I_y)),
);
export const cantileverDeflection = formula(
  "7.2.1(1), elastic theory",
  "abs(q_ser * L^4 / (8 * E * I_y))",
  (q_ser, L, E, I_y) => Math.abs((q_ser * L ** 4) / (8 * E * I_y)),
);
export const limitOfDeflection = formula("7.2.1(1)", "L / ratio", (L, ratio) => L / ratio);

export const deflectionLimit = requirement("deflection", "7.2.1(1)", "w / w_limit <= 1");

export function deflection(page: Page, { item, profile, E, shape_y }: Member): void {
  const { q_ser_kN_m, deflection_limit, length_mm } = item;
  if (q_ser_kN_m === undefined) return;
  const fixed = shape_y.name === "udl-fixed" || shape_y.name === "point-load-fixed";
  page.assume(item.cantilever ? says.deflectionOfCantilever : fixed ? says.deflectionFixed : says.deflectionPinned);
  const w = page.put(
    "w_mm",
    item.cantilever ? cantileverDeflection : fixed ? fixedDeflection : pinnedDeflection,
    q_ser_kN_m,
    length_mm,
    E,
    profile.I_y,
  );
  if (deflection_limit === undefined) return;
  page.verify(deflectionLimit, w, page.put("w_limit_mm", limitOfDeflection, length_mm, deflection_limit), "mm");
}
