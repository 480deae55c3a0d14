import { parameter, smallIsSafe } from "../basis/parameter.ts";
import {
  type ByTimber,
  type CrackFactor,
  type DeflectionLimits,
  type DurationOfActions,
  figure7_2,
  type JoistShare,
  type PointLoadLimit,
  recommendedDurations,
  type SimplifiedFactor,
  type SplittingRule,
  type VelocityBase,
} from "./timber-types.ts";

/** The nationally determined parameters of timber, with the values EN 1995 recommends; they come with who calculates by it. */
export const timber = {
  "EN 1995-1-1": {
    gamma_M: parameter<ByTimber>(
      "2.4.1(1)P, Table 2.3",
      "material factor of timber, fundamental combinations",
      (type) => (type === "glulam" ? 1.25 : type === "LVL" ? 1.2 : 1.3),
      "solid timber 1.3, glulam 1.25, LVL 1.2",
    ),
    gamma_M_accidental: parameter("2.4.1(1)P, Table 2.3", "material factor, accidental combinations", 1),
    gamma_M_connections: parameter("2.4.1(1)P, Table 2.3", "material factor of connections", 1.3),
    gamma_M_punched_anchorage: parameter(
      "2.4.1(1)P, Table 2.3",
      "material factor of the anchorage of punched metal plates",
      1.25,
    ),
    gamma_M_punched_plate: parameter("2.4.1(1)P, Table 2.3", "material factor of punched metal plates", 1.25),
    gamma_M_simplified: parameter<SimplifiedFactor>(
      "8.2.2(1)",
      "material factor of bolts and dowels by simplified rules, where the annex has them",
      "none",
    ),
    splitting_rule: parameter<SplittingRule>(
      "8.1.4",
      "splitting of members loaded across the grain: (8.4), or a rule of the annex",
      "(8.4)",
    ),
    load_duration: parameter<DurationOfActions>(
      "2.3.1.2(2)P, Table 2.2",
      "load-duration class of each action",
      recommendedDurations,
    ),
    k_cr: smallIsSafe(
      parameter<CrackFactor>(
        "6.1.7(2)",
        "crack factor of shear",
        (type) => (type === "LVL" ? 1 : 0.67),
        "solid timber and glulam 0.67, LVL 1.0",
      ),
    ),
    sigma_t_90_d: parameter(
      "6.4.3(8)",
      "expression of the tension across the grain at an apex",
      "6.54" as "6.54" | "6.55",
    ),
    deflection_limits: parameter<DeflectionLimits>(
      "7.2(2), Table 7.2",
      "n of span/n; of the recommended ranges the end that asks least",
      {
        w_inst: 300,
        w_net_fin: 250,
        w_fin: 150,
        w_add: null,
        w_inst_of_variable: false,
        cantilever: { w_inst: 150, w_net_fin: 125, w_fin: 75, w_add: null },
      },
    ),
    a: smallIsSafe(parameter<PointLoadLimit>("7.3.3(2)", "deflection of a floor under a point load, mm/kN", 1.5)),
    b: parameter<VelocityBase>(
      "7.3.3(2), Figure 7.2",
      "base of the limit of the unit impulse velocity, by a",
      figure7_2,
      "lines through (0.5, 150), (1, 120), (2, 80), (4, 50)",
    ),
    zeta: smallIsSafe(parameter("7.3.3(3)", "modal damping ratio of floors", 0.01)),
    joist_share: parameter<JoistShare | null>(
      "7.3.3(2)",
      "share of a point load that one joist carries; without a rule all of it",
      null,
    ),
  },
} as const;
