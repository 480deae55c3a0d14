import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Column } from "./column.ts";
import { formula, requirement, seismicFormula } from "./formula.ts";
import { says } from "./says.ts";
import { isConfined } from "./schema.ts";

// EN 1992-1-1 3.1.9: the lateral stress that raises the strength of the concrete comes from the links that are there.

/** Links of `legs` legs across a width, at yield. */
export const stressOfLinks = formula(
  "3.1.9(1)",
  "legs * pi * phi_link^2 / 4 * f_yd / (s * b_0)",
  (legs, phi_link, f_yd, s, b_0) => (((legs * Math.PI * phi_link ** 2) / 4) * f_yd) / (s * b_0),
);
/** Part of the core that the links reach between the bars they hold; rectangular links, legs evenly across. */
export const shareAcross = seismicFormula(
  "5.4.3.2.2(8) (5.16a)",
  "max(0, 1 - (b_0 / h_0 + h_0 / b_0) / (3 * (legs - 1)))",
  (b_0, h_0, legs) => Math.max(0, 1 - (b_0 / h_0 + h_0 / b_0) / (3 * (legs - 1))),
  { legs: [2, 8] },
);
/** Between the links along the column. */
export const shareAlong = seismicFormula(
  "5.4.3.2.2(8) (5.17a)",
  "max(0, 1 - s / (2 * b_0)) * max(0, 1 - s / (2 * h_0))",
  (s, b_0, h_0) => Math.max(0, 1 - s / (2 * b_0)) * Math.max(0, 1 - s / (2 * h_0)),
);
export const effectiveStress = formula(
  "3.1.9(1)",
  "alpha_n * alpha_s * sigma_2_links",
  (alpha_n, alpha_s, sigma_2_links) => alpha_n * alpha_s * sigma_2_links,
);

export const confinement = ofForm(
  requirement("confinement", "3.1.9(1)", "sigma_2 / sigma_2_eff <= 1", "lateral stress that the links give"),
);

export function verifyConfinement(sheet: Sheet, { item, section, values }: Column): void {
  const { links, confinement_MPa: sigma_2 } = item;
  if (sigma_2 === undefined || !isConfined(item) || !links) return; // links are asked for by rejectContradictions
  const { z_max, z_min, y_max, y_min } = section.shape.properties;
  const [b_0, h_0] = [y_max - y_min, z_max - z_min];
  const legs = links.legs ?? 2;
  // the wider side has the least stress
  const side = Math.max(b_0, h_0);
  const most = sheet.put(
    "sigma_2_links_MPa",
    stressOfLinks,
    legs,
    links.diameter_mm,
    values.f_yd,
    links.spacing_mm,
    side,
  );
  const alpha_n =
    section.shape.kind === "circle"
      ? sheet.table("alpha_n", 1, "EN 1998-1 5.4.3.2.2(8) (5.16b)", says.circularLinks)
      : sheet.put("alpha_n", shareAcross, b_0, h_0, legs);
  const alpha_s = sheet.put("alpha_s", shareAlong, links.spacing_mm, b_0, h_0);
  sheet.assume(says.confinedByLinks);
  sheet.verify(confinement, sigma_2, sheet.put("sigma_2_eff_MPa", effectiveStress, alpha_n, alpha_s, most), "MPa");
}
