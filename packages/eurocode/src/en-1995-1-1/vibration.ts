import { significant } from "../basis/numbers.ts";
import { atLeast } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { serviceabilitySays as says } from "./says.ts";
import { secondMomentY } from "./section.ts";

// EN 1995-1-1 7.3.3: residential floors. Lengths in mm, stiffness in Nm²/m, mass in kg/m².

export const stiffnessAlong = formula(
  "7.3.3(4)",
  "E_0_mean * I_y / (1000 * s)",
  (E_0_mean, I_y, s) => (E_0_mean * I_y) / (1000 * s),
);

export const stiffnessOfDeck = formula("7.3.3(5)", "E * t^3 / 12000", (E, t) => (E * t ** 3) / 12000);

/** (7.5) */
export const frequency = formula(
  "7.3.3(4) (7.5)",
  "pi / (2 * (l / 1000)^2) * sqrt(EI_l / m)",
  (l, EI_l, m) => (Math.PI / (2 * (l / 1000) ** 2)) * Math.sqrt(EI_l / m),
  { l: [1000, 10000] },
);

/** (7.7); above 40 Hz no mode counts */
export const modesBelow40Hz = formula(
  "7.3.3(5) (7.7)",
  "(max(0, (40 / f_1)^2 - 1) * (b / l)^4 * EI_l / EI_b)^0.25",
  (f_1, b, l, EI_l, EI_b) => ((Math.max(0, (40 / f_1) ** 2 - 1) * (b / l) ** 4 * EI_l) / EI_b) ** 0.25,
);

/** (7.6) */
export const impulseVelocity = formula(
  "7.3.3(5) (7.6)",
  "4 * (0.4 + 0.6 * n_40) / (m * b * l / 1e6 + 200)",
  (n_40, m, b, l) => (4 * (0.4 + 0.6 * n_40)) / ((m * b * l) / 1e6 + 200),
);

/** (7.4); at f_1 zeta = 1 the limit is 1, far above any floor, and it stays there */
export const velocityLimit = formula(
  "7.3.3(2) (7.4)",
  "b^(min(1, f_1 * zeta) - 1)",
  (b, f_1, zeta) => b ** (Math.min(1, f_1 * zeta) - 1),
);

export const joistDeflection = formula(
  "7.3.3(2)",
  "1000 * l^3 / (48 * E_0_mean * I_y)",
  (l, E_0_mean, I_y) => (1000 * l ** 3) / (48 * E_0_mean * I_y),
);

/** A joist with its share of the load and its deflection by shear, as an annex may give them */
export const sharedDeflection = formula(
  "7.3.3(2)",
  "1000 * k_dist * k_amp * l^3 / (48 * E_0_mean * I_y)",
  (k_dist, k_amp, l, E_0_mean, I_y) => (1000 * k_dist * k_amp * l ** 3) / (48 * E_0_mean * I_y),
);

export const vibrationFrequency = requirement(
  "vibration-frequency",
  "7.3.3(1)",
  "8 Hz / f_1 <= 1",
  "frequency of the floor",
);
export const vibrationPointLoad = requirement(
  "vibration-point-load",
  "7.3.3(2)",
  "w <= a",
  "deflection of the floor under 1 kN",
);
export const vibrationVelocity = requirement(
  "vibration-velocity",
  "7.3.3(2)",
  "v <= b^(f_1 * zeta - 1)",
  "impulse velocity of the floor",
);

/** No floor spreads a point load further: the annexes that have a rule end at 0.3. */
const leastShare = 0.2;

export function vibration(sheet: Sheet, { item, timber }: Member): void {
  const floor = item.vibration;
  if (!floor) return;
  const l = floor.span_mm ?? item.length_mm;
  const { width_mm: b, mass_kg_m2: m } = floor;
  const I_y = item.serviceability ? secondMomentY(item.b, item.h) : sheet.put("I_y_mm4", secondMomentY, item.b, item.h);
  // one of spacing and stiffness, and one of deck and stiffness is there: rejectImpossible
  const EI_l =
    floor.EI_l_Nm2_m === undefined
      ? sheet.put("EI_l_Nm2_m", stiffnessAlong, timber.E_0_mean, I_y, floor.spacing_mm ?? 1)
      : sheet.given("EI_l_Nm2_m", floor.EI_l_Nm2_m);
  const EI_b =
    floor.EI_b_Nm2_m === undefined
      ? sheet.put("EI_b_Nm2_m", stiffnessOfDeck, floor.deck?.E_MPa ?? 1, floor.deck?.t_mm ?? 1)
      : sheet.given("EI_b_Nm2_m", floor.EI_b_Nm2_m);
  if (EI_b > EI_l) {
    const field = floor.EI_b_Nm2_m === undefined ? "vibration.deck" : "vibration.EI_b_Nm2_m";
    sheet.problem(field, says.stifferAcross({ along: Math.round(EI_l), given: Math.round(EI_b) }));
  }
  const f_1 = sheet.put("f_1_Hz", frequency, l, EI_l, m);
  const zeta = sheet.given("zeta", floor.zeta ?? sheet.parameter("EN 1995-1-1", "zeta"));
  const limit = sheet.parameter("EN 1995-1-1", "a");
  const a = sheet.given("a_mm_kN", floor.a_mm_kN ?? (typeof limit === "number" ? limit : limit(l)));
  const base = sheet.given("b", floor.b ?? sheet.parameter("EN 1995-1-1", "b")(a));
  if (floor.a_mm_kN === undefined) sheet.assume(says.limitOfFloor({ a: significant(a, 4) }));
  const n_40 = sheet.put("n_40", modesBelow40Hz, f_1, b, l, EI_l, EI_b);
  const v = sheet.put("v_m_Ns2", impulseVelocity, n_40, m, b, l);
  const v_limit = sheet.put("v_limit_m_Ns2", velocityLimit, base, f_1, zeta);
  const w =
    floor.w_mm_kN === undefined
      ? pointLoadDeflection(sheet, item, timber.E_0_mean, I_y, l, EI_b)
      : sheet.given("w_mm_kN", floor.w_mm_kN);
  const least = leastShare * joistDeflection(l, timber.E_0_mean, I_y);
  if (w < least) {
    const is = says.shareOfJoist({ share: leastShare });
    sheet.problem("vibration.w_mm_kN", atLeast(significant(least, 3), w, { unit: "mm/kN", is }));
  }
  sheet.verify(vibrationFrequency, 8, f_1, "Hz");
  if (f_1 <= 8) {
    sheet.fail(); // 7.3.3(1): a special investigation
    sheet.warn(says.lowFrequency);
  }
  sheet.verify(vibrationPointLoad, w, a, "mm/kN");
  sheet.verify(vibrationVelocity, v, v_limit, "m/(Ns²)");
}

function pointLoadDeflection(
  sheet: Sheet,
  item: Member["item"],
  E_0_mean: number,
  I_y: number,
  l: number,
  EI_b: number,
): number {
  const { strutting, spacing_mm, k_amp } = item.vibration ?? {};
  const rule = strutting === undefined ? null : sheet.parameter("EN 1995-1-1", "joist_share");
  if (rule === null || strutting === undefined || spacing_mm === undefined) {
    sheet.assume(says.oneJoist);
    return sheet.put("w_mm_kN", joistDeflection, l, E_0_mean, I_y);
  }
  const k_dist = sheet.given("k_dist", rule(EI_b * 1e6, spacing_mm, strutting));
  if (k_amp === undefined) sheet.assume(says.amplification);
  return sheet.put("w_mm_kN", sharedDeflection, k_dist, sheet.given("k_amp", k_amp ?? 1.05), l, E_0_mean, I_y);
}
