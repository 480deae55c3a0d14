import { greatIsSafe, parameter, smallIsSafe } from "../basis/parameter.ts";
import type { RowForceLimit } from "./joints.ts";
import { type AlphaRule, type CurveRule, type LtbNumber, recommendedCurve } from "./lateral-torsional.ts";

/** gamma_Mf by assessment method and consequence of failure, EN 1993-1-9 Table 3.1. */
export type FatigueFactor = (method: "damage-tolerant" | "safe-life", consequence: "low" | "high") => number;

export const recommendedFatigueFactor: FatigueFactor = (method, consequence) =>
  method === "damage-tolerant" ? (consequence === "low" ? 1 : 1.15) : consequence === "low" ? 1.15 : 1.35;

/**
 * Every nationally determined parameter that a check uses, with its clause and the value the Eurocode recommends.
 * The files of the countries list what deviates, and nothing else.
 */
export const EN = {
  "EN 1993-1-1": {
    gamma_M0: parameter("6.1(1)", "resistance of cross-sections", 1),
    gamma_M1: parameter("6.1(1)", "resistance of members to instability", 1),
    gamma_M2: parameter(
      "6.1(1)",
      "cross-sections in tension to fracture",
      (_f_y: number, _f_u: number) => 1.25,
      "1.25",
    ),
    strength_table: parameter(
      "3.2.1(1)",
      "nominal strengths by Table 3.1 or by the product standard",
      "en-1993-1-1" as "en-1993-1-1" | "product-standard",
    ),
    lambda_LT_0: smallIsSafe(parameter<LtbNumber>("6.3.2.3(1)", "plateau of lateral-torsional buckling", 0.4)),
    beta_LT: greatIsSafe(parameter<LtbNumber>("6.3.2.3(1)", "factor beta of lateral-torsional buckling", 0.75)),
    curve_LT: parameter<CurveRule>(
      "6.3.2.3(1), Table 6.5",
      "buckling curve of rolled and equivalent welded sections",
      recommendedCurve,
      "rolled I: b up to h/b = 2, c above; welded I: c, d; other sections: d",
    ),
    alpha_LT: parameter<AlphaRule | null>(
      "6.3.2.3(1), Table 6.3",
      "imperfection factor of 6.3.2.3 in place of that of a curve",
      null,
    ),
    k_c_from_C_1: parameter("6.3.2.3(2), Table 6.6", "k_c = 1/sqrt(C_1) in place of Table 6.6", false),
    f_in_general_case: parameter("6.3.2.3(2)", "f also with the general case of 6.3.2.2", false),
    f_needs_free_ends: parameter("6.3.2.3(2)", "f only where the ends may rotate in plan, k_z = 1", false),
    ltb_method: parameter(
      "6.3.2.2(2), 6.3.2.3(1)",
      "method for I sections where the request says nothing",
      "general" as "general" | "rolled",
    ),
    M_cr_rule: parameter<string | null>("6.3.2.2(2)", "own rules for M_cr in place of elastic theory", null),
    lambda_c_0: parameter("6.3.2.4(1)B", "slenderness limit of the simplified method, less lambda_LT_0", 0.1),
    k_fl: parameter("6.3.2.4(2)B", "modification factor of the simplified method", 1.1),
    interaction_method: parameter(
      "6.3.3(5)",
      "method where the request says nothing: 1 Annex A, 2 Annex B",
      2 as 1 | 2,
    ),
    interaction_methods: parameter<readonly (1 | 2)[]>("6.3.3(5)", "methods that may be used", [1, 2]),
    C_m0_floor: parameter("Table A.2", "C_mi,0 not below 1 - N_Ed/N_cr,i", false),
  },
  "EN 1993-1-5": {
    eta: smallIsSafe(
      parameter("5.1(2)", "strain hardening in shear, up to S460; also in A_v of EN 1993-1-1 6.2.6(3)", 1.2),
    ),
  },
  "EN 1993-1-2": {
    gamma_M_fi: parameter("2.3(1)", "partial factor in fire", 1),
    theta_crit_class_4: smallIsSafe(
      parameter<number | null>("4.2.3.6(1)", "critical temperature of class 4 sections in °C", 350, "350"),
    ),
  },
  "EN 1993-1-8": {
    gamma_M2: parameter("2.2(2), Table 2.1", "bolts, rivets, pins, welds and plates in bearing", 1.25),
    gamma_M3: parameter("2.2(2), Table 2.1", "slip resistance at the ultimate limit state (category C)", 1.25),
    gamma_M3_ser: parameter("2.2(2), Table 2.1", "slip resistance at the serviceability limit state (category B)", 1.1),
    gamma_M5: parameter("2.2(2), Table 2.1", "joints in hollow section lattice girders", 1),
    gamma_M6_ser: parameter("2.2(2), Table 2.1", "pins at the serviceability limit state", 1),
    gamma_M7: parameter("2.2(2), Table 2.1", "preload of high strength bolts", 1.1),
    gamma_Mu: parameter("no clause: SN015, SN018, SCI P358", "tying resistance by the published guides, with f_u", 1.1),
    bolt_grade: parameter<"8.8" | "10.9">("no clause: custom", "property class proposed where a joint is sized", "8.8"),
    row_force_limit: parameter(
      "6.2.7.2(9)",
      "bolt rows below one that passes 1.9 F_t,Rd follow a triangle of forces",
      (_joint: RowForceLimit): boolean => true,
      "always",
    ),
    beta_w: greatIsSafe(
      parameter(
        "4.5.3.2(6), Table 4.1",
        "correlation factor of fillet welds",
        { S235: 0.8, S275: 0.85, S355: 0.9, S420: 1, S460: 1 } as Readonly<
          Record<"S235" | "S275" | "S355" | "S420" | "S460", number>
        >,
        "S235: 0.8, S275: 0.85, S355: 0.9, S420 and S460: 1.0",
      ),
    ),
  },
  "EN 1993-1-9": {
    gamma_Mf: parameter<FatigueFactor | number>(
      "3(7), Table 3.1",
      "fatigue strength, by assessment method and consequence of failure",
      recommendedFatigueFactor,
      "damage tolerant 1.00 (low), 1.15 (high consequence); safe life 1.15, 1.35",
    ),
    gamma_Ff: parameter("5(2)", "equivalent constant amplitude stress ranges", 1),
  },
  "EN 1993-6": {
    C_0: smallIsSafe(
      parameter("9.1(2)", "cycles above half the payload up to which crane supports need no fatigue assessment", 1e4),
    ),
  },
} as const;

/** Editions of the standards the recommended values are taken from. */
export const editionsOfEN: Readonly<Record<string, string>> = {
  "EN 1990": "2002+A1:2005",
  "EN 1991": "2002 to 2006",
  "EN 1991-1-1": "2002",
  "EN 1991-1-3": "2003+A1:2015",
  "EN 1991-1-4": "2005+A1:2010",
  "EN 1991-1-5": "2003",
  "EN 1992-1-1": "2004+A1:2014",
  "EN 1992-1-2": "2004",
  "EN 1993-1-1": "2005+A1:2014",
  "EN 1993-1-2": "2005",
  "EN 1993-1-5": "2006",
  "EN 1993-1-8": "2005",
  "EN 1993-1-9": "2005",
  "EN 1993-6": "2007",
  "EN 1995-1-1": "2004+A1:2008+A2:2014",
  "EN 1998-1": "2004+A1:2013",
};
