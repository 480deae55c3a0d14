import * as z from "zod";
import { between, flag, listOf, oneOf, part, positive, strict, text, whole } from "../basis/fields.ts";
import { railSpans } from "./lambda-rail.ts";
import { jointTypes, latticeMembers } from "./secondary-moments.ts";

export const craneClasses = ["S0", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"] as const;

/** No stress of a structure comes near; numbers stay numbers up to here. */
const mostStress = 10_000;
const stress = (about: string) => between(-mostStress, mostStress, about, "MPa");
const range = (about: string) => between(0, mostStress, about, "MPa");
const length = (about: string) => between(0.1, 10_000, about, "mm", [1, 3000]);

const block = part(
  () => ({
    delta_sigma: range("range of direct stress").optional(),
    delta_tau: range("range of shear stress").optional(),
    sigma_max: stress(
      "greatest stress of the cycle, tension positive; with sigma_min in place of delta_sigma",
    ).optional(),
    sigma_min: stress("least stress of the cycle").optional(),
    n_cycles: between(0, 1e15, "cycles in the design life"),
  }),
  "one stress range and how often it comes",
);

const crane = part(
  () => ({
    type: z.literal("crane").meta({ description: "crane runway, EN 1991-3 Table 2.12" }),
    S_class: oneOf(craneClasses, "class of fatigue actions"),
    wheels_per_passage: whole(1, 2, "wheels of a passage that stress the point apart; {default 1}").optional(),
    cycles_above_half_load: positive("cycles with more than half of the payload, EN 1993-6 9.1(2)").optional(),
  }),
  "crane",
);

const road = part(
  () => ({
    type: z.literal("road-bridge").meta({ description: "road bridge, fatigue load model 3, EN 1993-2 9.5.2" }),
    L_m: between(10, 80, "length of the critical influence line", "m"),
    location: oneOf(["midspan", "support"], "where the detail is"),
    Q_m1_kN: between(100, 2000, "mean weight of the lorries in the slow lane", "kN"),
    N_obs: between(1000, 1e8, "lorries per year and slow lane"),
    t_Ld_years: between(10, 1000, "design life of the bridge; {default 100}").optional(),
    lanes: listOf(
      part(
        () => ({
          N: between(0, 1e8, "lorries per year"),
          Q_m_kN: between(0, 5000, "their mean weight", "kN"),
          eta: between(0, 100, "ordinate of the influence line, relative to that of the first lane"),
        }),
        "a further lane",
      ),
      "lanes beyond the first; {default} none",
      0,
      20,
    ).optional(),
  }),
  "road bridge",
);

const rail = part(
  () => ({
    type: z.literal("rail-bridge").meta({ description: "railway bridge, load model 71, EN 1993-2 9.5.3" }),
    L_m: between(railSpans.least, railSpans.most, "length of the critical influence line", "m"),
    traffic: oneOf(["EC-mix", "25t-mix"], "traffic of Table 9.3"),
    traffic_Mt_per_year: between(0.1, 1000, "traffic per year and track in million tonnes; {default 25}").optional(),
    t_Ld_years: between(10, 1000, "design life of the bridge; {default 100}").optional(),
    a_track: between(0.5, 1, "share of the range that one track brings, of both; {default 1}: one track").optional(),
  }),
  "railway bridge",
);

/** No class of traffic or cranes comes below: S0 has 0.198 and 0.379. */
export const leastFactor = 0.1;
const factor = (about: string) => between(leastFactor, 100, about);

export const detailSchema = strict(() => ({
  detail_id: text('detail category "71", "36*", "m5-80", "m8-90", or a row of the tables, "8.5-3"'),
  mark: text("name of the item; {default detail_id}").optional(),
  detail_id_shear: text("category or row for the shear ranges beside direct ones").optional(),
  stress_history: listOf(block, "stress spectrum of the design life", 1, 100_000).optional(),
  stress_signal: listOf(stress("stress"), "stresses in time, counted by rainflow", 2, 5_000_000).optional(),
  repetitions: between(1, 1e12, "repetitions of the signal in the design life; {default 1}").optional(),
  residue: oneOf(
    ["half-cycles", "repeat"],
    "what rainflow does with open ranges, repeat where repeated; {default} by repetitions",
  ).optional(),
  method: text("assessment method of Table 3.1, damage-tolerant or safe-life").meta({
    examples: ["damage-tolerant", "safe-life"],
  }),
  consequence: oneOf(["low", "high"], "consequence of failure, Table 3.1"),
  verification: oneOf(
    ["damage-sum", "damage-equivalent", "constant-amplitude"],
    "Palmgren-Miner, lambda method, or all ranges below the limit; {default} by the fields given",
  ).optional(),
  constant_amplitude_limit: flag("no damage when all ranges are below the limit; {default true}").optional(),
  asterisk_alternative: flag("asterisk details by Figure 7.3; {default false}").optional(),
  gamma_Mf: between(1, 10, "partial factor of the strength; {default} by annex").optional(),
  gamma_Ff: between(1, 10, "partial factor of the ranges; {default} by annex").optional(),
  k_s: between(0.01, 1, "size effect 7.2.2, never above 1; {default} by row and thickness").optional(),
  k_1: between(
    1,
    10,
    "factor for secondary moments, Tables 4.1 and 4.2; {default 1}, asked for in nodes of lattice girders",
  ).optional(),
  lattice: part(
    () => ({
      sections: oneOf(["circular", "rectangular"], "sections of the girder"),
      joint: oneOf(jointTypes, "type of joint"),
      member: oneOf(latticeMembers, "member that is checked"),
    }),
    "joint of a lattice girder: k_1 of Table 4.1 or 4.2 in place of k_1",
  ).optional(),
  stress_relieved: flag("stress-relieved or not welded: compression counts 60 %, 7.2.1; {default false}").optional(),
  f_y_MPa: between(
    100,
    1500,
    "yield strength, for the limit (8.1); asked for where a range is above 1.5 times 235 MPa",
    "MPa",
  ).optional(),
  delta_sigma_frequent: range(
    "range of direct stress under frequent loads; {default} the greatest of the history",
  ).optional(),
  delta_tau_frequent: range(
    "range of shear stress under frequent loads; {default} the greatest of the history",
  ).optional(),
  curve_cycles: listOf(between(1, 1e15, "cycles"), "cycles at which `curve` gives the strength", 1, 1000).optional(),
  t_mm: length("thickness of the stressed plate or wall").optional(),
  l_mm: length("length of the attachment, along the stress, welds included").optional(),
  r_mm: between(0, 10_000, "transition radius", "mm").optional(),
  t_c_mm: length("thickness of the cover plate").optional(),
  t_0_mm: length("wall of the chord").optional(),
  t_i_mm: length("wall of the brace").optional(),
  t_2_mm: length("thickness of the thicker plate, 8.3-17").optional(),
  e_mm: between(0, 10_000, "eccentricity of the plates, 8.3-17; {default 0}", "mm").optional(),
  d_mm: length("diameter of bolt or rod; of the tube, 8.6-1").optional(),
  angle_deg: between(0, 90, "angle of the slope, slot or brace", "°").optional(),
  convexity_percent: between(0, 100, "convexity of the weld, of its width; {default} above 10", "%").optional(),
  ground_flush: flag("weld ground flush").optional(),
  stop_start: flag("weld with stop/start positions").optional(),
  inspected: flag("root inspected for full penetration").optional(),
  weathering_steel: flag("weathering steel, Table 8.1; {default false}").optional(),
  delta_sigma_p: range("direct stress range of the fatigue load model").optional(),
  delta_tau_p: range("shear stress range of the fatigue load model").optional(),
  phi_fat: between(
    0.95,
    10,
    "damage equivalent dynamic factor; {default 1}, asked for with a railway bridge",
  ).optional(),
  lambda: factor("damage equivalence factor").optional(),
  lambda_shear: factor("the same for shear; {default} lambda; of studs by their slope of 8").optional(),
  lambda_1: factor("factor of span or spectrum; {default 1}").optional(),
  lambda_2: factor("factor of traffic; {default 1}").optional(),
  lambda_3: factor("factor of design life; {default 1}").optional(),
  lambda_4: factor("factor of further lanes or tracks; {default 1}").optional(),
  lambda_max: between(1, 100, "upper limit of their product").optional(),
  lambda_model: z
    .discriminatedUnion("type", [crane, road, rail])
    .meta({ description: "model that gives lambda" })
    .optional(),
}));

export type DetailItem = z.output<typeof detailSchema>;
