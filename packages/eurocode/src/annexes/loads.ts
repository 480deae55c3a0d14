import { greatIsSafe, parameter } from "../basis/parameter.ts";
import type {
  AbuttingDrift,
  AreaReduction,
  Drifts,
  ImposedCategory,
  ImposedLoad,
  ImposedLoads,
  PressureProfile,
  SnowMap,
  StoreyReduction,
  SweptSlope,
  Terrain,
  Topography,
  WallPressures,
} from "./load-types.ts";

const imposed: Readonly<Record<ImposedCategory, ImposedLoad>> = {
  "A-floor": { q_k: 2, Q_k: 2 },
  "A-stairs": { q_k: 2, Q_k: 2 },
  "A-balcony": { q_k: 2.5, Q_k: 2 },
  B: { q_k: 3, Q_k: 4.5 },
  C1: { q_k: 3, Q_k: 4 },
  C2: { q_k: 4, Q_k: 4 },
  C3: { q_k: 5, Q_k: 4 },
  C4: { q_k: 5, Q_k: 7 },
  C5: { q_k: 5, Q_k: 4.5 },
  D1: { q_k: 4, Q_k: 4 },
  D2: { q_k: 5, Q_k: 7 },
  E1: { q_k: 7.5, Q_k: 7 },
  F: { q_k: 2.5, Q_k: 20 },
  G: { q_k: 5, Q_k: 90 },
  H: { q_k: 0.4, Q_k: 1 },
};
const recommendedImposed: ImposedLoads = (category) => imposed[category];

/** 5/7 psi_0 + A_0/A, not above 1, for C and D not below 0.6, (6.1). */
const recommendedAreaReduction: AreaReduction = (category, psi_0, A) => {
  const reduced = Math.min(1, (5 / 7) * psi_0 + 10 / A);
  return "CD".includes(category.charAt(0)) ? Math.max(0.6, reduced) : reduced;
};
/** (2 + (n - 2) psi_0)/n, (6.2). */
const recommendedStoreyReduction: StoreyReduction = (_category, psi_0, n) => (2 + (n - 2) * psi_0) / n;

const recommendedWalls: WallPressures = {
  A: { c_pe_10: [-1.2, -1.2, -1.2], c_pe_1: [-1.4, -1.4, -1.4] },
  B: { c_pe_10: [-0.8, -0.8, -0.8], c_pe_1: [-1.1, -1.1, -1.1] },
  C: { c_pe_10: [-0.5, -0.5, -0.5], c_pe_1: [-0.5, -0.5, -0.5] },
  D: { c_pe_10: [0.8, 0.8, 0.7], c_pe_1: [1, 1, 1] },
  E: { c_pe_10: [-0.7, -0.5, -0.3], c_pe_1: [-0.7, -0.5, -0.3] },
};

/** EN 1991, apart from the other standards: a page that has no loads loads none of it. Its check brings it. */
export const loads = {
  /** Each part has its own; what decided is named with each parameter. */
  "EN 1991": {},
  "EN 1991-1-1": {
    imposed: parameter<ImposedLoads>(
      "6.3.1.2(1)P, 6.3.2.2(1)P, 6.3.3.2(1), 6.3.4.2(1), Tables 6.2, 6.4, 6.8, 6.10",
      "imposed loads by category",
      recommendedImposed,
      "kN/m²: A floors and stairs 2.0, balconies 2.5; B 3.0; C1 3.0, C2 4.0, C3 to C5 5.0; D1 4.0, D2 5.0; E1 7.5; F 2.5; G 5.0; H 0.4. kN: A 2.0; B 4.5; C1 to C3 4.0, C4 7.0, C5 4.5; D1 4.0, D2 7.0; E1 7.0; F 20; G 90; H 1.0",
    ),
    alpha_A: greatIsSafe(
      parameter<AreaReduction>(
        "6.3.1.2(10), 6.3.1.2(11)",
        "reduction of floor loads by area",
        recommendedAreaReduction,
        "5/7 psi_0 + 10 m²/A, not above 1; C and D not below 0.6",
      ),
    ),
    alpha_n: greatIsSafe(
      parameter<StoreyReduction>(
        "6.3.1.2(11)",
        "reduction of floor loads by storeys above columns and walls",
        recommendedStoreyReduction,
        "(2 + (n - 2) psi_0)/n of more than two storeys",
      ),
    ),
  },
  "EN 1991-1-3": {
    snow_map: parameter<SnowMap | null>(
      "4.1(1)",
      "snow load on the ground by zone and altitude; without zones s_k is read from a map",
      null,
    ),
    s_k_everywhere: parameter<number | null>("4.1(1)", "snow load on the ground, one for the country, kN/m²", null),
    C_e: greatIsSafe(
      parameter<Readonly<Record<Topography, number>>>("5.2(7), Table 5.1", "exposure coefficient by topography", {
        windswept: 0.8,
        normal: 1,
        sheltered: 1.2,
      }),
    ),
    C_esl: parameter("4.3(1)", "factor of exceptional snow on the ground", 2),
    mu_3_max: greatIsSafe(
      parameter<number | null>(
        "5.3.5(1)",
        "greatest mu_3 of cylindrical roofs; without it the annex has own shapes",
        2,
      ),
    ),
    swept_slope: parameter<SweptSlope>(
      "5.3.3(4), Figure 5.3",
      "second arrangement of duopitch roofs: what is left on one slope, and mu of the other",
      { left: 0.5, other: null },
      "half of mu_1 on one slope",
    ),
    drifts: parameter<Drifts>(
      "2(4), 5.3.4(4), 5.3.6(1), 6.2(2)",
      "drifts by the clauses or by Annex B",
      "either",
      "sections 5 and 6, or Annex B",
    ),
    abutting: parameter<AbuttingDrift>(
      "5.3.6(1)",
      "limits of the drift against a taller building",
      { least: 0.8, most: 4, ofSum: false, above: 0 },
      "0.8 <= mu_w <= 4.0",
    ),
    flat_roof_water: parameter<((percent: number) => number) | null>(
      "5.2(6)",
      "addition on roofs of little slope, kN/m², by slope in percent",
      null,
    ),
  },
  "EN 1991-1-4": {
    wind_map: parameter<Readonly<Record<string, number>> | null>(
      "4.2(1)P",
      "fundamental basic wind velocity by zone, m/s; without zones v_b0 is read from a map",
      null,
    ),
    terrains: parameter<Readonly<Record<string, Terrain>> | null>(
      "4.3.2(1), Table 4.1",
      "z_0 and z_min by terrain, m; without them q_p is given",
      {
        "0": { z_0: 0.003, z_min: 1 },
        I: { z_0: 0.01, z_min: 1 },
        II: { z_0: 0.05, z_min: 2 },
        III: { z_0: 0.3, z_min: 5 },
        IV: { z_0: 1, z_min: 10 },
      },
      "0: z_0 = 0.003, z_min = 1; I: z_0 = 0.01, z_min = 1; II: z_0 = 0.05, z_min = 2; III: z_0 = 0.3, z_min = 5; IV: z_0 = 1, z_min = 10",
    ),
    pressure_profiles: parameter<Readonly<Record<string, PressureProfile>> | null>(
      "4.5(1)",
      "peak velocity pressure by terrain in place of (4.8)",
      null,
    ),
    high_sites: parameter<((altitude: number) => number) | null>(
      "4.2(2)P",
      "factor of the pressure above 800 m of altitude",
      null,
    ),
    probability_shape: parameter<Readonly<Record<string, number>> | number>(
      "4.2(2)P note 4",
      "shape parameter K of (4.2), for all or by zone",
      0.2,
    ),
    altitude_factor: parameter("4.2(1)P, 4.2(2)P", "v_b0 from the velocity of the map and the altitude, c_alt", false),
    k_I: greatIsSafe(parameter<((z_0: number) => number) | number>("4.4(1)", "turbulence factor", 1)),
    peak_factor: greatIsSafe(parameter("4.5(1)", "factor of the turbulence in (4.8)", 7)),
    rho: greatIsSafe(parameter("4.5(1)", "density of air, kg/m³", 1.25)),
    walls: parameter<WallPressures>(
      "7.2.2(2), Table 7.1",
      "external pressure coefficients of vertical walls",
      recommendedWalls,
      "c_pe,10 at h/d 5 / 1 / 0.25: A -1.2; B -0.8; C -0.5; D +0.8 / +0.8 / +0.7; E -0.7 / -0.5 / -0.3; c_pe,1: A -1.4; B -1.1; D +1.0",
    ),
    pressures_of_EN: parameter(
      "7.2.1(1), 7.2.2(2)",
      "whether the pressure coefficients of EN are used for roofs and walls",
      true,
    ),
    c_fr: parameter<Readonly<Record<"smooth" | "rough" | "very-rough", number>>>(
      "7.5(1), Table 7.10",
      "friction coefficients",
      { smooth: 0.01, rough: 0.02, "very-rough": 0.04 },
    ),
  },
  "EN 1991-1-5": {
    T_0: parameter("A.1(3)", "initial temperature, °C", 10),
    T_in_summer: parameter("5.3(2), Table 5.1", "temperature inside in summer, °C", 20),
    T_in_winter: parameter("5.3(2), Table 5.1", "temperature inside in winter, °C", 25),
    solar: parameter<
      Readonly<Record<"north-east" | "south-west", Readonly<Record<"bright" | "light" | "dark", number>>>>
    >(
      "5.3(3), Table 5.2",
      "what the sun adds to the air in summer, K: surfaces facing north-east; south-west or horizontal",
      {
        "north-east": { bright: 0, light: 2, dark: 4 },
        "south-west": { bright: 18, light: 30, dark: 42 },
      },
      "north-east: bright 0, light 2, dark 4; south-west or horizontal: 18, 30, 42",
    ),
  },
} as const;
