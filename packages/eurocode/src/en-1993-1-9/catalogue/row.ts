import { english, type Message } from "../../basis/message.ts";
import { says } from "../says.ts";

// What a row of the detail tables is, and how the fields of an item choose its category.

/** Dimensions that decide within a row; r_to_l = r_mm / l_mm, t_c_to_t = t_c_mm / t_mm. */
export type Measure =
  | "d_mm"
  | "t_mm"
  | "l_mm"
  | "r_mm"
  | "t_0_mm"
  | "t_i_mm"
  | "angle_deg"
  | "convexity_percent"
  | Ratio;
export type Ratio = keyof typeof ratios;
export const ratios = { r_to_l: ["r_mm", "l_mm"], t_c_to_t: ["t_c_mm", "t_mm"] } as const;
export type Mark = "ground_flush" | "stop_start" | "inspected";

export type Condition =
  | { readonly field: Measure; readonly is: "<" | "<=" | ">" | ">="; readonly value: number }
  | { readonly field: Mark; readonly is: boolean };

export interface Case {
  readonly category: number;
  /** Printed with an asterisk: 7.1(3) allows the curve of Figure 7.3. */
  readonly asterisk?: boolean;
  /** All of them hold; the first case that fits decides. */
  readonly when: readonly Condition[];
}

/** One detail of Tables 8.1 to 8.10 or B.1. */
export interface Row {
  /** Table and detail: `8.5-3`. */
  readonly id: string;
  /** What it is, in a sentence. */
  readonly about: string;
  /** Direct stress; shear, m = 5; studs, m = 8; nodes of lattice girders, direct with m = 5. */
  readonly stress: "direct" | "shear" | "stud" | "node";
  readonly cases: readonly Case[];
  /** Table 8.7: linear between t_0/t_i = 1 and the ratio from which the higher category holds. */
  readonly interpolated?: { readonly at1: number; readonly above: number; readonly from: number };
  /** Category for shear of the same row (8.5-3). */
  readonly shear?: number;
  /** 7.2.2: size effect on thickness or diameter, or the step in thickness of 8.3-17. */
  readonly size?: "thickness" | "diameter" | "step";
  /** What the row is drawn for; a dimension beyond it is refused. */
  readonly scope?: readonly Condition[];
  /** false: the row is one without load reversal. */
  readonly reversal?: false;
  /** Table 8.7: the girder the row is drawn for, compared with `lattice`. */
  readonly lattice?: { readonly sections?: "circular" | "rectangular"; readonly joints: readonly string[] };
  /** Details 1 to 5 of Table 8.1 in weathering steel take the next lower category. */
  readonly weathering?: boolean;
  /** Table 8.9 detail 2: the ranges act together as one equivalent range. */
  readonly combined?: boolean;
  /** The stress to use and what the row asks of the work, for the engineer. */
  readonly notes?: string;
}

export const below = (field: Measure, value: number): Condition => ({ field, is: "<", value });
export const atMost = (field: Measure, value: number): Condition => ({ field, is: "<=", value });
export const above = (field: Measure, value: number): Condition => ({ field, is: ">", value });
export const atLeast = (field: Measure, value: number): Condition => ({ field, is: ">=", value });
export const yes = (field: Mark): Condition => ({ field, is: true });
export const no = (field: Mark): Condition => ({ field, is: false });

export const when = (category: number, ...conditions: readonly Condition[]): Case => ({ category, when: conditions });
export const starred = (category: number, ...conditions: readonly Condition[]): Case => ({
  category,
  asterisk: true,
  when: conditions,
});

type More = Partial<Omit<Row, "id" | "about" | "cases">>;

/** A row of direct stress, unless `more` says otherwise. */
export const row = (id: string, cases: number | readonly Case[], about: string, more: More = {}): Row => ({
  id,
  about,
  stress: "direct",
  cases: typeof cases === "number" ? [when(cases)] : cases,
  ...more,
});

const names: Readonly<Record<Exclude<Measure, "angle_deg" | "convexity_percent">, string>> = {
  d_mm: "d",
  t_mm: "t",
  l_mm: "l",
  r_mm: "r",
  t_0_mm: "t_0",
  t_i_mm: "t_i",
  r_to_l: "r/l",
  t_c_to_t: "t_c/t",
};
const signs = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;
const figure = (value: number) => (value < 1 ? `1/${Math.round(1 / value)}` : String(value));

const marks: Readonly<Record<Mark, readonly [is: Message, isNot: Message]>> = {
  ground_flush: [says.groundFlush, says.notGroundFlush],
  stop_start: [says.stopStart, says.noStopStart],
  inspected: [says.rootInspected, says.rootNotInspected],
};

/** `l ≤ 50 mm`, `ground flush`, `no stop/start positions`. */
export function conditionOf(condition: Condition): Message | string {
  if (!("value" in condition)) return marks[condition.field][condition.is ? 0 : 1];
  const { field, is, value } = condition;
  const sign = signs[is];
  if (field === "angle_deg") return says.angleLimit({ sign, limit: value });
  if (field === "convexity_percent") return says.convexityLimit({ sign, limit: value });
  return `${names[field]} ${sign} ${figure(value)}${field in ratios ? "" : " mm"}`;
}

export function conditionText(condition: Condition): string {
  const said = conditionOf(condition);
  return typeof said === "string" ? said : english(said);
}
