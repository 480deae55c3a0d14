import * as z from "zod";
import { boltDistance, oneOf, part, plateThickness, positive, strict, text, whole } from "../../basis/fields.ts";
import { formulasOf } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { atMost, below } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { ownSection } from "../../sections/index.ts";
import { verifyWideHole } from "../bolts/holes.ts";
import { boltBearing, boltShear, perBolt } from "../bolts/resistance.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { formula, requirement } from "../formula.ts";
import { boltShape, draw, memberShape } from "../geometry.ts";
import {
  type Bolts,
  boltFields,
  checkPattern,
  type Member,
  memberFields,
  netSectionFactor,
  type Ply,
  putBearing,
  putBolts,
  putShear,
  resolveBolts,
  resolveMember,
  resolveSteel,
  steelFields,
  verifyNormalHoles,
} from "../parts/index.ts";
import { force } from "../sizes.ts";
import { blockTearing, putAreas, putBlock } from "./block.ts";
import { says } from "./says.ts";

// EN 1993-1-8 3.10.3: angles connected by one leg, one line of bolts.

/** Table 3.8, linear between 2.5 d0 and 5 d0 */
export const beta2 = formula("Table 3.8", "min(0.7, max(0.4, 0.4 + 0.3 * (p_1 / d_0 - 2.5) / 2.5))", (p_1, d_0) =>
  Math.min(0.7, Math.max(0.4, 0.4 + (0.3 * (p_1 / d_0 - 2.5)) / 2.5)),
);
export const beta3 = formula("Table 3.8", "min(0.7, max(0.5, 0.5 + 0.2 * (p_1 / d_0 - 2.5) / 2.5))", (p_1, d_0) =>
  Math.min(0.7, Math.max(0.5, 0.5 + (0.2 * (p_1 / d_0 - 2.5)) / 2.5)),
);
/** (3.11) */
export const oneBolt = formula(
  "3.10.3(2)",
  "2 * (e_2 - 0.5 * d_0) * t * f_u / gamma_M2 / 1000",
  (e_2, d_0, t, f_u, gamma_M2) => (2 * (e_2 - 0.5 * d_0) * t * f_u) / gamma_M2 / 1000,
);
/** (3.12) */
export const twoBolts = formula(
  "3.10.3(2)",
  "beta_2 * A_net * f_u / gamma_M2 / 1000",
  (beta_2, A_net, f_u, gamma_M2) => (beta_2 * A_net * f_u) / gamma_M2 / 1000,
);
/** (3.13) */
export const moreBolts = formula(
  "3.10.3(2)",
  "beta_3 * A_net * f_u / gamma_M2 / 1000",
  (beta_3, A_net, f_u, gamma_M2) => (beta_3 * A_net * f_u) / gamma_M2 / 1000,
);
export const netArea = formula("3.10.3(2)", "A - d_0 * t", (A, d_0, t) => A - d_0 * t, {
  A: [20, 40],
  d_0: [1, 4],
  t: [1, 4],
});
export const grossTension = formulasOf("EN 1993-1-1")(
  "6.2.3(2)",
  "A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (A * f_y) / gamma_M0 / 1000,
);

const netSection = requirement("net-section", "3.10.3(2)", "N_Ed <= N_u_Rd", "net section of the angle");
const grossSection = requirement("gross-section", "3.10.3", "N_Ed <= N_pl_Rd", "yielding of the angle");

export const angleSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("angle-one-leg").meta({ description: "kind of connection" }),
  ...memberFields,
  ...boltFields,
  n_1: whole(1, 100, "bolts along the force"),
  e1: positive("end distance, along the force", "mm", boltDistance),
  p1: positive("pitch along the force; needed from two bolts", "mm", boltDistance).optional(),
  e2: positive("from the bolts to the edge of the leg", "mm", boltDistance),
  N_Ed: force("tension in the angle, negative"),
  connected_leg: oneOf(["long", "short"], "leg with the bolts; {default long}").optional(),
  gusset: part(
    () => ({ t_mm: positive("thickness of the gusset", "mm", plateThickness), ...steelFields }),
    "gusset plate; {default} as the angle",
  ).optional(),
  loading: oneOf(["concentric", "eccentric"], "for block tearing; {default eccentric}").optional(),
}));

type AngleItem = z.output<typeof angleSchema>;

export const angleKind = defineKind({
  name: "angle-one-leg",
  title: "Angles connected by one leg",
  schema: angleSchema,
  example: {
    connection: "angle-one-leg",
    mark: "A1",
    profile: "L 80x80x8",
    steel_grade: "S355",
    bolt_grade: "8.8",
    bolt_size: "M16",
    n_1: 3,
    e1: 40,
    p1: 60,
    e2: 35,
    N_Ed: -140,
    gusset: { t_mm: 10 },
  },
  label: ({ profile, n_1, bolt_size }) => `${profile ?? "own angle"}, ${n_1} × ${bolt_size}`,
  run(sheet, item) {
    if (item.N_Ed > 0) sheet.problem("N_Ed", says.tensionOnly({ given: item.N_Ed }));
    const angle = resolveMember(sheet, "", item, ["angle"]);
    const L_j = item.n_1 > 1 && item.p1 !== undefined ? { L_j: (item.n_1 - 1) * item.p1 } : {};
    // one bolt in single shear is a single lap joint with one row: 3.6.1(10)
    const single = item.single_lap_one_row === true || item.n_1 === 1;
    if (item.single_lap_one_row === false && item.n_1 === 1) sheet.problem("single_lap_one_row", says.singleLap);
    const resolved = resolveBolts(sheet, "", item, L_j);
    if (!angle || !resolved) return;
    const bolts = { ...resolved, single };
    if (angle.h === angle.b && item.connected_leg !== undefined) {
      sheet.unused("connected_leg", says.equalLegs);
    }
    const leg = legsOf(angle, item);
    if (item.connected_leg === undefined && angle.h !== angle.b) sheet.assume(says.longLeg);
    checkPattern(sheet, "", item, bolts);
    if (item.e2 >= leg.connected - angle.t_w) {
      sheet.problem("e2", below(leg.connected - angle.t_w, item.e2, { unit: "mm", is: says.flatPart }));
    }
    rejectRoot(sheet, item, leg.connected, angle, bolts);
    const gusset = item.gusset
      ? resolveSteel(sheet, "gusset", item.gusset, item.gusset.t_mm, { fallback: angle.steel })
      : angle.steel;
    if (!item.gusset) sheet.assume(says.gussetAsAngle);
    if (sheet.problems.length > 0 || !gusset) return;
    const t_g = item.gusset?.t_mm ?? angle.t_w;
    draw(sheet, () => ({
      kind: "angle-one-leg",
      bolt: boltShape(bolts),
      angle: memberShape(angle, item),
      leg,
      gusset: t_g,
      n_1: item.n_1,
      e1: item.e1,
      p1: item.p1 ?? 0,
      e2: item.e2,
      N: item.N_Ed,
    }));
    calculate(sheet, item, angle, bolts, L_j, { t: t_g, f_u: gusset.f_u });
  },
});

/** The hole stands in the straight part of its leg. */
function rejectRoot(sheet: Sheet, { e2 }: AngleItem, leg: number, { t_w, r }: Member, { d_across }: Bolts): void {
  const most = leg - t_w - r - d_across / 2;
  if (e2 <= most * (1 + 1e-9) || e2 >= leg - t_w) return;
  sheet.problem("e2", atMost(decimals(most, 2), e2, { unit: "mm", because: says.holeInRoot({ t: t_w, r }) }));
}

const legsOf = ({ h, b }: Member, item: AngleItem) => {
  const [long, short] = [Math.max(h, b), Math.min(h, b)];
  return item.connected_leg === "short" ? { connected: short, other: long } : { connected: long, other: short };
};

function calculate(
  sheet: Sheet,
  item: AngleItem,
  angle: Member,
  bolts: Bolts,
  context: { L_j?: number },
  gusset: Ply,
): void {
  const { n_1, e1, p1, e2 } = item;
  const { f_u, f_y } = angle.steel;
  const { d_0, d_across } = bolts;
  const d_block = Math.max(d_across, bolts.d_along);
  const t = angle.t_w;
  const N_Ed = Math.abs(item.N_Ed);
  putBolts(sheet, bolts, item, context);
  sheet.given("f_y_MPa", f_y);
  sheet.given("f_u_MPa", f_u);
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const gamma_M2 = sheet.given("gamma_M2", netSectionFactor(sheet, angle.steel));
  const A = sheet.given("A_mm2", angle.section.properties.A_mm2);
  const A_net = sheet.put("A_net_mm2", netArea, areaForNet(sheet, item, angle), d_across, t);
  const N_u_Rd = net(sheet, item, bolts, { A_net, t, f_u, gamma_M2 });
  const N_pl_Rd = sheet.put("N_pl_Rd_kN", grossTension, A, f_y, gamma_M0);
  const block = putAreas(sheet, "one-edge", { t, d_0: d_block, n_1, n_2: 1, e1, p1: p1 ?? 0, e2, p2: 0 });
  const eccentric = item.loading !== "concentric";
  if (item.loading === undefined) sheet.assume(says.eccentric);
  const V_eff_Rd = putBlock(sheet, block, { f_u, f_y, gamma_M0, gamma_M2 }, eccentric);
  const F_v_Rd = putShear(sheet, "F_v_Rd_kN", bolts, 1);
  const F_b_Rd = bearing(sheet, item, bolts, { t, f_u }, gusset);
  if (N_Ed > 0) verifyWideHole(sheet, bolts.size, bolts.hole, d_0, F_b_Rd, F_v_Rd);
  if (N_Ed > 0) {
    sheet.verify(netSection, N_Ed, N_u_Rd, "kN");
    sheet.verify(grossSection, N_Ed, N_pl_Rd, "kN");
    sheet.verify(blockTearing, N_Ed, V_eff_Rd, "kN");
    const F_v_Ed = sheet.put("F_v_Ed_kN", perBolt, N_Ed, n_1);
    sheet.verify(boltShear, F_v_Ed, F_v_Rd, "kN");
    sheet.verify(boltBearing, F_v_Ed, F_b_Rd, "kN");
    verifyNormalHoles(sheet, bolts, { along: true, across: false });
  }
  verifySpacing(sheet, {
    d_0,
    e1,
    e2,
    p1: n_1 > 1 ? p1 : undefined,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? Math.min(t, gusset.t) : undefined,
  });
}

/** 3.10.3(2): an unequal angle connected by its short leg counts as an equal one of that leg. */
function areaForNet(sheet: Sheet, item: AngleItem, { section, h, b, t_w }: Member): number {
  if (h === b || item.connected_leg !== "short") return section.properties.A_mm2;
  const leg = Math.min(h, b);
  const { r_1_mm, r_2_mm } = section.dimensions;
  const equal = ownSection({ shape: "angle", h_mm: leg, b_mm: leg, t_mm: t_w, r_1_mm, r_2_mm });
  sheet.assume(says.shortLeg);
  return sheet.given("A_eq_mm2", equal.properties.A_mm2);
}

function net(
  sheet: Sheet,
  { n_1, e2, p1 = 0 }: AngleItem,
  { d_0, d_across }: Bolts,
  { A_net, t, f_u, gamma_M2 }: { A_net: number; t: number; f_u: number; gamma_M2: number },
): number {
  if (n_1 === 1) return sheet.put("N_u_Rd_kN", oneBolt, e2, d_across, t, f_u, gamma_M2);
  if (n_1 === 2) {
    const beta_2 = sheet.put("beta_2", beta2, p1, d_0);
    return sheet.put("N_u_Rd_kN", twoBolts, beta_2, A_net, f_u, gamma_M2);
  }
  const beta_3 = sheet.put("beta_3", beta3, p1, d_0);
  return sheet.put("N_u_Rd_kN", moreBolts, beta_3, A_net, f_u, gamma_M2);
}

const least = formula("3.7(1)", "min(F_b_angle_Rd, F_b_gusset_Rd)", (F_b_angle_Rd, F_b_gusset_Rd) =>
  Math.min(F_b_angle_Rd, F_b_gusset_Rd),
);

/** Least of end and inner bolts, in the angle and in the gusset, whose distances count as those of the angle. */
function bearing(sheet: Sheet, { n_1, e1, e2, p1 }: AngleItem, bolts: Bolts, angle: Ply, gusset: Ply): number {
  const distances = { end: e1, edge: e2, pitch: n_1 > 1 ? p1 : undefined, k_h: bolts.k_h_along };
  sheet.assume(says.gussetDistances);
  const F_1 = putBearing(sheet, "F_b_angle_Rd_kN", bolts, { ...angle, ...distances, sunk: true });
  const F_2 = putBearing(sheet, "F_b_gusset_Rd_kN", bolts, { ...gusset, ...distances });
  return sheet.put("F_b_Rd_kN", least, F_1, F_2);
}
