import { atLeast } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import * as former from "../punching/formulas.ts";
import { says as ofPunching } from "../punching/says.ts";
import type { PunchingItem } from "../punching/schema.ts";
import { partialFactorV, sizeOfAggregate } from "./aggregate.ts";
import { formula } from "./formula.ts";
import { rules } from "./rules.ts";
import { says } from "./says.ts";

// 8.4: punching without reinforcement, at d_v/2 from the column.

export const k_pb = formula(
  "8.4.3(1)",
  "max(1, min(2.5, 3.6 * sqrt(1 - b_0 / b_05)))",
  (b_0, b_05) => Math.max(1, Math.min(2.5, 3.6 * Math.sqrt(1 - b_0 / b_05))),
  { b_0: [0.1, 5], b_05: [6, 10] },
);
export const resistance = formula(
  "8.4.3(1)",
  "min(0.6 / gamma_V * k_pb * (100 * rho_l * f_ck * d_dg / d)^(1 / 3), 0.5 / gamma_V * sqrt(f_ck))",
  (gamma_V, k_pb, rho_l, f_ck, d_dg, d) =>
    Math.min((0.6 / gamma_V) * k_pb * ((100 * rho_l * f_ck * d_dg) / d) ** (1 / 3), (0.5 / gamma_V) * Math.sqrt(f_ck)),
);
export const unlimited = formula(
  "8.4.3(1)",
  "0.6 / gamma_V * k_pb * (100 * rho_l * f_ck * d_dg / d)^(1 / 3)",
  (gamma_V, k_pb, rho_l, f_ck, d_dg, d) => (0.6 / gamma_V) * k_pb * ((100 * rho_l * f_ck * d_dg) / d) ** (1 / 3),
);
export const stress = formula(
  "8.4.2",
  "beta_e * V_Ed * 1000 / (b_05 * d_v)",
  (beta_e, V_Ed, b_05, d_v) => (beta_e * V_Ed * 1000) / (b_05 * d_v),
);
export const force = formula(
  "8.4.3(1)",
  "tau_Rd_c * b_05 * d_v / beta_e / 1000",
  (tau_Rd_c, b_05, d_v, beta_e) => (tau_Rd_c * b_05 * d_v) / beta_e / 1000,
);
/** At least d_v to contraflexure */
export const depthAtContraflexure = formula("8.4.3(2)", "sqrt(max(a_p, d_v) * d_v / 8)", (a_p, d_v) =>
  Math.sqrt((Math.max(a_p, d_v) * d_v) / 8),
);
export const aroundEdge = formula("8.4.2", "c_2 + 2 * c_1 + 2 * e", (c_2, c_1, e) => c_2 + 2 * c_1 + 2 * e);
export const aroundCorner = formula("8.4.2", "c_1 + c_2 + 2 * e", (c_1, c_2, e) => c_1 + c_2 + 2 * e);
const halfOfSide = formula("8.4.3(2)", "c / 2", (c) => c / 2);
const sidesOf = ({ column: { c_1_mm, c_2_mm, diameter_mm: D = 0 } }: PunchingItem) =>
  [c_1_mm ?? D, c_2_mm ?? D] as const;
/** Long sides carry at their corners. */
export const mostOfSide = formula("8.4.2", "3 * d_v", (d_v) => 3 * d_v);
/** The perimeters of the first generation lie 2 d away; those at d_v/2 are a quarter as far. */
const quarter = formula("8.4.2", "d_v / 4", (d_v) => d_v / 4);

const eccentric = { internal: 1.15, edge: 1.4, corner: 1.5 } as const;

/** Walls are refused before. */
function placeOf({ column: { position } }: PunchingItem): keyof typeof eccentric {
  return position === "edge" || position === "corner" ? position : "internal";
}

interface Bars {
  readonly d: number;
  readonly rho_l: number;
}

export function verifyPunchingOfSecond(sheet: Sheet, item: PunchingItem, { d, rho_l }: Bars): void {
  sheet.rule(rules.punching);
  const gamma_V = partialFactorV(sheet, item);
  const d_dg = sizeOfAggregate(sheet, item);
  const { b_0, b_05 } = perimeters(sheet, item, d);
  const position = placeOf(item);
  const beta_e =
    item.beta === undefined
      ? sheet.table("beta_e", eccentric[position], `${rules.punching.clause}`)
      : sheet.given("beta_e", item.beta);
  if (item.beta === undefined) sheet.assume(ofPunching.betaOfPlace({ beta: beta_e }), { weighty: true });
  else if (beta_e < eccentric[position]) sheet.warn(ofPunching.smallBeta({ given: beta_e, beta: eccentric[position] }));
  const factor = sheet.put("k_pb", k_pb, b_0, b_05);
  const within = halfOfSide(Math.max(...sidesOf(item)));
  if (item.a_p_mm !== undefined && item.a_p_mm < within)
    sheet.problem("a_p_mm", atLeast(within, item.a_p_mm, { unit: "mm", is: says.halfOfColumn }));
  const far = item.a_p_mm === undefined || item.a_p_mm >= 8 * d;
  const depth = far ? d : sheet.put("a_pd_mm", depthAtContraflexure, item.a_p_mm ?? 0, d);
  if (!far && sheet.steps) sheet.explain(says.contraflexure);
  const tau_Rd_c = sheet.put("tau_Rd_c_MPa", resistance, gamma_V, factor, rho_l, item.fck, d_dg, depth);
  if (tau_Rd_c < unlimited(gamma_V, factor, rho_l, item.fck, d_dg, depth)) sheet.rule(rules.punchingLimit);
  const tau_Ed = sheet.put("tau_Ed_MPa", stress, beta_e, item.V_Ed ?? 0, b_05, d);
  sheet.put("V_Rd_c_kN", force, tau_Rd_c, b_05, d, beta_e);
  sheet.verify(former.atU1, tau_Ed, tau_Rd_c, "MPa");
}

function perimeters(sheet: Sheet, item: PunchingItem, d: number): { b_0: number; b_05: number } {
  const { diameter_mm: D, position = "internal", edge_distance_mm: e = 0 } = item.column;
  if (D !== undefined && position !== "internal") sheet.assume(ofPunching.squareOfCircle);
  const most = mostOfSide(d);
  const sides = sidesOf(item);
  const [c_1, c_2] = [Math.min(sides[0], most), Math.min(sides[1], most)];
  if (D === undefined && Math.max(...sides) > most) sheet.rule(rules.punchingOfLargeColumns);
  const whole = D === undefined ? former.aroundRectangle(c_1, c_2) : former.aroundCircle(D);
  const near = quarter(d);
  const closed = former.perimeter(whole, near);
  const open =
    position === "edge"
      ? { b_0: aroundEdge(c_2, c_1, e), b_05: former.perimeterAtEdge(c_2, c_1, e, near) }
      : position === "corner"
        ? { b_0: aroundCorner(c_1, c_2, e), b_05: former.perimeterAtCorner(c_1, c_2, e, near) }
        : undefined;
  const { b_0, b_05 } = open && open.b_05 < closed ? open : { b_0: whole, b_05: closed };
  const { clause } = rules.punching;
  return { b_0: sheet.table("b_0_mm", b_0, clause), b_05: sheet.table("b_05_mm", b_05, clause) };
}
