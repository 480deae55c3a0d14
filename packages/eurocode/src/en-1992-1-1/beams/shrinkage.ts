import type { Sheet } from "../../engine/sheet.ts";
import { meanStrength } from "../../materials/concrete.ts";
import { formula } from "../formula.ts";
import type { ColumnItem } from "../schema.ts";

// EN 1992-1-1 3.1.4(6) and Annex B.2: what the concrete shrinks in the end.

/** (B.12) */
const humidity = formula("B.2(1) (B.12)", "1.55 * (1 - (RH / 100)^3)", (RH) => 1.55 * (1 - (RH / 100) ** 3));
/** (B.11), f_cm0 = 10 MPa */
const unrestrained = formula(
  "B.2(1) (B.11)",
  "0.85 * (220 + 110 * alpha_ds1) * exp(-alpha_ds2 * f_cm / 10) * 1e-6 * beta_RH",
  (alpha_ds1, alpha_ds2, f_cm, beta_RH) =>
    0.85 * (220 + 110 * alpha_ds1) * Math.exp((-alpha_ds2 * f_cm) / 10) * 1e-6 * beta_RH,
);
/** (3.12) */
const autogenous = formula("3.1.4(6) (3.12)", "2.5 * (f_ck - 10) * 1e-6", (f_ck) => 2.5 * (f_ck - 10) * 1e-6, {
  f_ck: [12, 90],
});
/** (3.8), (3.9) as t tends to infinity */
const whole = formula(
  "3.1.4(6) (3.8)",
  "k_h * epsilon_cd_0 + epsilon_ca",
  (k_h, epsilon_cd_0, epsilon_ca) => k_h * epsilon_cd_0 + epsilon_ca,
);

/** Of cements of classes S, N, R. */
const cements = { S: [3, 0.13], N: [4, 0.12], R: [6, 0.11] } as const;

/** Table 3.3, mm. */
const sizes = [
  [100, 1],
  [200, 0.85],
  [300, 0.75],
  [500, 0.7],
] as const;

/** Table 3.3, straight between its rows. */
function sizeFactor(h_0: number): number {
  let [before, k_before] = sizes[0] as readonly [number, number];
  if (h_0 <= before) return k_before;
  for (const [size, k] of sizes) {
    if (h_0 <= size) return k_before + ((k - k_before) * (h_0 - before)) / (size - before);
    [before, k_before] = [size, k];
  }
  return k_before;
}

export function finalShrinkage(
  sheet: Sheet,
  f_ck: number,
  { RH, cement = "N" }: NonNullable<ColumnItem["creep"]>,
  h_0: number,
): number {
  const beta_RH = sheet.put("beta_RH_shrinkage", humidity, RH);
  const [alpha_ds1, alpha_ds2] = cements[cement];
  const epsilon_cd_0 = sheet.put("epsilon_cd_0", unrestrained, alpha_ds1, alpha_ds2, meanStrength(f_ck), beta_RH);
  const k_h = sheet.table("k_h", sizeFactor(h_0), "EN 1992-1-1 3.1.4(6) Table 3.3");
  const epsilon_ca = sheet.put("epsilon_ca", autogenous, f_ck);
  return sheet.put("epsilon_cs", whole, k_h, epsilon_cd_0, epsilon_ca);
}
