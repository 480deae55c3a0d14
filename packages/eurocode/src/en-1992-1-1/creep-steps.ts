import type { Sheet } from "../engine/sheet.ts";
import { meanStrength } from "../materials/concrete.ts";
import * as creepFormulas from "./creep.ts";
import { says } from "./says.ts";
import type { ColumnItem } from "./schema.ts";
import type { ShapeProperties } from "./section/shape.ts";

/** φ(∞,t_0): as given, or by Annex B.1. */
export function creepCoefficient(
  sheet: Sheet,
  item: Pick<ColumnItem, "creep" | "phi" | "fck">,
  { shape }: { readonly shape: { readonly properties: Pick<ShapeProperties, "A" | "u"> } },
): number | undefined {
  const { creep } = item;
  if (!creep) return item.phi;
  const f_cm = meanStrength(item.fck);
  const h_0 = sheet.put("h_0_mm", creepFormulas.notionalSize, shape.properties.A, shape.properties.u);
  const phi_RH =
    f_cm <= 35
      ? sheet.put("phi_RH", creepFormulas.humidityFactor, creep.RH, h_0)
      : sheet.put("phi_RH", creepFormulas.humidityFactorAbove35, creep.RH, h_0, f_cm);
  const beta_f_cm = sheet.put("beta_f_cm", creepFormulas.strengthFactor, f_cm);
  const alpha = creepFormulas.cementExponent[creep.cement ?? "N"];
  if (creep.cement === undefined) sheet.assume(says.cementN);
  const t_0 = sheet.put("t_0_adjusted", creepFormulas.adjustedAge, creep.t_0_days, alpha);
  const beta_t_0 = sheet.put("beta_t_0", creepFormulas.ageFactor, t_0);
  return sheet.put("phi_infinity", creepFormulas.creepCoefficient, phi_RH, beta_f_cm, beta_t_0);
}
