import type { TimberType } from "../materials/timber.ts";

// The nationally determined parameters of EN 1995-1-1 that are rules or tables, as types, and what is recommended.

/** A number for every member, or one for each material. */
export type ByTimber = number | ((type: TimberType) => number);

/** k_cr of 6.1.7(2): a number, or a rule of material, f_v,k and service class. */
export type CrackFactor = number | ((type: TimberType, f_v_k: number, service_class: 1 | 2 | 3) => number);

export const loadDurations = [
  "permanent",
  "long-term",
  "medium-term",
  "short-term",
  "instantaneous",
  "short/instantaneous",
] as const;
export type LoadDuration = (typeof loadDurations)[number];

export const actionKinds = [
  "self-weight",
  "storage",
  "imposed",
  "imposed-roof",
  "imposed-stairs",
  "snow",
  "snow-above-1000-m",
  "wind",
  "accidental",
] as const;
type ActionKind = (typeof actionKinds)[number];

export type DurationOfActions = Readonly<Record<ActionKind, LoadDuration>>;

export const recommendedDurations: DurationOfActions = {
  "self-weight": "permanent",
  storage: "long-term",
  imposed: "medium-term",
  "imposed-roof": "short-term",
  "imposed-stairs": "medium-term",
  snow: "short-term",
  "snow-above-1000-m": "medium-term",
  wind: "short-term",
  accidental: "instantaneous",
};

/** Denominators of span/n; null: no limit. `w_add`: what comes after the permanent load's own deflection. */
export interface DeflectionLimits {
  readonly w_inst: number | null;
  readonly w_net_fin: number | null;
  readonly w_fin: number | null;
  readonly w_add: number | null;
  /** w_inst of the variable loads alone */
  readonly w_inst_of_variable: boolean;
  /** w_add of floors under the frequent combination */
  readonly w_add_frequent?: boolean;
  /** w_add of what is no ordinary floor */
  readonly by_use?: Readonly<Record<"brittle-partitions" | "roof", number>>;
  readonly cantilever: {
    readonly w_inst: number | null;
    readonly w_net_fin: number | null;
    readonly w_fin: number | null;
    readonly w_add: number | null;
  };
}

/** Limits of a country that gives them for spans; a cantilever counts as a span of twice its length. */
export function limitsOfSpan(limits: Partial<Omit<DeflectionLimits, "cantilever">>): DeflectionLimits {
  const { w_inst = null, w_net_fin = null, w_fin = null, w_add = null, w_inst_of_variable = false } = limits;
  const { by_use, w_add_frequent } = limits;
  const half = (n: number | null) => (n === null ? null : n / 2);
  return {
    w_inst,
    w_net_fin,
    w_fin,
    w_add,
    w_inst_of_variable,
    ...(by_use === undefined ? {} : { by_use }),
    ...(w_add_frequent === undefined ? {} : { w_add_frequent }),
    cantilever: { w_inst: half(w_inst), w_net_fin: half(w_net_fin), w_fin: half(w_fin), w_add: half(w_add) },
  };
}

/** 7.3.3(2): limit of the deflection under 1 kN, in mm/kN, by span in mm. */
export type PointLoadLimit = number | ((span_mm: number) => number);

/** 7.3.3(2), Figure 7.2: b by a. */
export type VelocityBase = (a: number) => number;

/** Straight lines through the points of Figure 7.2: (0.5, 150), (1, 120), (2, 80), (4, 50). */
export const figure7_2: VelocityBase = (a) => {
  if (a <= 0.5) return 150;
  if (a <= 1) return 180 - 60 * a;
  if (a <= 2) return 160 - 40 * a;
  return Math.max(50, 110 - 15 * a);
};

/** Share of a point load that one joist of a floor carries: stiffness across (Nmm²/m), spacing (mm), strutting. */
export type JoistShare = (EI_b: number, spacing: number, strutting: boolean) => number;

/** Of joints by simplified rules: a number where an annex has such rules. */
export type SimplifiedFactor = number | "none";

/** Of members loaded across the grain: the expression of EN 1995-1-1, or a rule of the annex, which is not calculated. */
export type SplittingRule = "(8.4)" | "own";
