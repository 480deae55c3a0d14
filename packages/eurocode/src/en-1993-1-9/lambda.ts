import { refuseNumbers, refuseWords } from "../basis/by-hand.ts";
import { formulasOf } from "../basis/formula.ts";
import type { Sheet } from "../engine/sheet.ts";
import { railLambda1, railLambda2, railLambda3, railLambda4, railLambdaMax } from "./lambda-rail.ts";
import { says } from "./says.ts";
import { craneClasses, type DetailItem } from "./schema.ts";

// Damage equivalence factors: EN 1991-3 2.12 with EN 1993-6 9.4 (cranes), EN 1993-2 9.5 (bridges).

const formula = formulasOf("EN 1993-2");

/** EN 1991-3 Table 2.12: normalized to 2e6 cycles, direct stress with m = 3, shear with m = 5. */
export const craneLambda = {
  3: [0.198, 0.25, 0.315, 0.397, 0.5, 0.63, 0.794, 1, 1.26, 1.587],
  5: [0.379, 0.436, 0.5, 0.575, 0.66, 0.758, 0.871, 1, 1.149, 1.32],
} as const;

/** A class higher doubles the cycles; above S9 the next number of the same series. */
export function craneFactor(S_class: (typeof craneClasses)[number], wheels: number, slope: 3 | 5): number {
  refuseWords("S_class", S_class, craneClasses);
  refuseNumbers({ wheels }, { least: 1 });
  refuseWords("slope", String(slope), Object.keys(craneLambda));
  const column = craneLambda[slope];
  const at = craneClasses.indexOf(S_class) + (wheels === 2 ? 1 : 0);
  return column[at] ?? column[9] * 2 ** (1 / slope);
}

export const spanFactorMidspan = formula("9.5.2(2)", "2.55 - 0.7 * (L - 10) / 70", (L) => 2.55 - (0.7 * (L - 10)) / 70);
export const spanFactorSupportShort = formula("9.5.2(2)", "2 - 0.3 * (L - 10) / 20", (L) => 2 - (0.3 * (L - 10)) / 20);
export const spanFactorSupportLong = formula(
  "9.5.2(2)",
  "1.7 + 0.5 * (L - 30) / 50",
  (L) => 1.7 + (0.5 * (L - 30)) / 50,
);

/** (9.10), Q_0 = 480 kN and N_0 = 0.5e6 */
export const trafficFactor = formula(
  "9.5.2(3)",
  "Q_m1 / 480 * (N_obs / 0.5e6)^(1 / 5)",
  (Q_m1, N_obs) => (Q_m1 / 480) * (N_obs / 0.5e6) ** (1 / 5),
);

/** (9.11) */
export const lifeFactor = formula("9.5.2(5)", "(t_Ld / 100)^(1 / 5)", (t_Ld) => (t_Ld / 100) ** (1 / 5));

/** (9.12): what one more lane adds; eta relative to the first lane */
export const laneShare = formula(
  "9.5.2(6)",
  "sum_lanes + N / N_1 * (eta * Q_m / Q_m1)^5",
  (sum_lanes, N, N_1, eta, Q_m, Q_m1) => sum_lanes + (N / N_1) * ((eta * Q_m) / Q_m1) ** 5,
);
export const laneFactor = formula("9.5.2(6)", "(1 + sum_lanes)^(1 / 5)", (sum_lanes) => (1 + sum_lanes) ** (1 / 5));

export const mostMidspanShort = formula("9.5.2(7)", "2.5 - 0.5 * (L - 10) / 15", (L) => 2.5 - (0.5 * (L - 10)) / 15);
export const mostSupportLong = formula("9.5.2(7)", "1.8 + 0.9 * (L - 30) / 50", (L) => 1.8 + (0.9 * (L - 30)) / 50);

/** (9.9) */
export const productOfFactors = formula(
  "9.5.2(1)",
  "min(lambda_1 * lambda_2 * lambda_3 * lambda_4, lambda_max)",
  (lambda_1, lambda_2, lambda_3, lambda_4, lambda_max) =>
    Math.min(lambda_1 * lambda_2 * lambda_3 * lambda_4, lambda_max),
);
export const productWithoutLimit = formula(
  "9.5.2(1)",
  "lambda_1 * lambda_2 * lambda_3 * lambda_4",
  (lambda_1, lambda_2, lambda_3, lambda_4) => lambda_1 * lambda_2 * lambda_3 * lambda_4,
);

const studFormula = formulasOf("EN 1994-2");

/** EN 1994-2 6.8.6.2(4): the factors of EN 1993-2 9.5.2 with the slope of studs; there is no upper limit. */
export const studTrafficFactor = studFormula(
  "6.8.6.2(4)",
  "Q_m1 / 480 * (N_obs / 0.5e6)^(1 / 8)",
  (Q_m1, N_obs) => (Q_m1 / 480) * (N_obs / 0.5e6) ** (1 / 8),
);
export const studLifeFactor = studFormula("6.8.6.2(4)", "(t_Ld / 100)^(1 / 8)", (t_Ld) => (t_Ld / 100) ** (1 / 8));
export const studLaneShare = studFormula(
  "6.8.6.2(4)",
  "sum_lanes + N / N_1 * (eta * Q_m / Q_m1)^8",
  (sum_lanes, N, N_1, eta, Q_m, Q_m1) => sum_lanes + (N / N_1) * ((eta * Q_m) / Q_m1) ** 8,
);
export const studLaneFactor = studFormula(
  "6.8.6.2(4)",
  "(1 + sum_lanes)^(1 / 8)",
  (sum_lanes) => (1 + sum_lanes) ** (1 / 8),
);
export const studProduct = studFormula(
  "6.8.6.2(3)",
  "lambda_v_1 * lambda_v_2 * lambda_v_3 * lambda_v_4",
  (lambda_v_1, lambda_v_2, lambda_v_3, lambda_v_4) => lambda_v_1 * lambda_v_2 * lambda_v_3 * lambda_v_4,
);
/** Road bridges of spans up to 100 m. */
const studSpanFactor = 1.55;

type Road = Extract<NonNullable<DetailItem["lambda_model"]>, { type: "road-bridge" }>;
type Rail = Extract<NonNullable<DetailItem["lambda_model"]>, { type: "rail-bridge" }>;

/** lambda of road bridges, 9.5.2 with Figures 9.5 and 9.6 */
export function roadBridge(
  sheet: Sheet,
  { L_m, location, Q_m1_kN, N_obs, t_Ld_years = 100, lanes = [] }: Road,
): number {
  sheet.assume(says.roadBridge);
  const midspan = location === "midspan";
  const lambda_1 = midspan
    ? sheet.put("lambda_1", spanFactorMidspan, L_m)
    : sheet.put("lambda_1", L_m <= 30 ? spanFactorSupportShort : spanFactorSupportLong, L_m);
  const lambda_2 = sheet.put("lambda_2", trafficFactor, Q_m1_kN, N_obs);
  const lambda_3 = sheet.put("lambda_3", lifeFactor, t_Ld_years);
  let sum = 0;
  for (const { N, Q_m_kN, eta } of lanes) {
    sum = sheet.step("sum_lanes", laneShare, sum, N, N_obs, eta, Q_m_kN, Q_m1_kN);
  }
  const lambda_4 = sheet.put("lambda_4", laneFactor, sum);
  const lambda_max = mostOfRoad(sheet, midspan, L_m);
  return sheet.put("lambda", productOfFactors, lambda_1, lambda_2, lambda_3, lambda_4, lambda_max);
}

/** lambda_v of headed studs in road bridges, EN 1994-2 6.8.6.2 */
export function roadBridgeOfStuds(sheet: Sheet, { Q_m1_kN, N_obs, t_Ld_years = 100, lanes = [] }: Road): number {
  sheet.assume(says.roadBridgeOfStuds);
  const lambda_1 = sheet.table("lambda_v_1", studSpanFactor, "EN 1994-2 6.8.6.2(4)");
  const lambda_2 = sheet.put("lambda_v_2", studTrafficFactor, Q_m1_kN, N_obs);
  const lambda_3 = sheet.put("lambda_v_3", studLifeFactor, t_Ld_years);
  let sum = 0;
  for (const { N, Q_m_kN, eta } of lanes) {
    sum = sheet.step("sum_lanes_v", studLaneShare, sum, N, N_obs, eta, Q_m_kN, Q_m1_kN);
  }
  const lambda_4 = sheet.put("lambda_v_4", studLaneFactor, sum);
  return sheet.put("lambda_shear", studProduct, lambda_1, lambda_2, lambda_3, lambda_4);
}

function mostOfRoad(sheet: Sheet, midspan: boolean, L_m: number): number {
  const clause = "EN 1993-2 9.5.2(7)";
  if (midspan) {
    return L_m <= 25
      ? sheet.put("lambda_max", mostMidspanShort, L_m)
      : sheet.table("lambda_max", 2, clause, says.midspan25);
  }
  return L_m <= 30
    ? sheet.table("lambda_max", 1.8, clause, says.support10)
    : sheet.put("lambda_max", mostSupportLong, L_m);
}

/** lambda of railway bridges, 9.5.3 */
export function railBridge(
  sheet: Sheet,
  { L_m, traffic, traffic_Mt_per_year = 25, t_Ld_years = 100, a_track = 1 }: Rail,
): number {
  sheet.assume(says.railBridge);
  sheet.warn(says.railNotCompared);
  const lambda_1 = sheet.table(
    "lambda_1",
    railLambda1(L_m, traffic),
    "EN 1993-2 Table 9.3",
    says.railTraffic({ traffic, L: L_m }),
  );
  const lambda_2 = sheet.put("lambda_2", railLambda2, traffic_Mt_per_year);
  const lambda_3 = sheet.put("lambda_3", railLambda3, t_Ld_years);
  const lambda_4 = sheet.put("lambda_4", railLambda4, a_track);
  const lambda_max = sheet.table("lambda_max", railLambdaMax, "EN 1993-2 9.5.3(9)");
  return sheet.put("lambda", productOfFactors, lambda_1, lambda_2, lambda_3, lambda_4, lambda_max);
}
