import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { fromActions, ofCases } from "./alternating.ts";
import * as axial from "./axial-resistance.ts";
import { type InclinedItem, inclinedSchema } from "./axial-schema.ts";
import { axialStiffness } from "./axial-slip.ts";
import { designOf } from "./design.ts";
import { fireOfScrews, rejectScrewsInFire } from "./fire-axial.ts";
import { drawAxial } from "./geometry.ts";
import * as group from "./group.ts";
import type { Fastener, Wood } from "./model.ts";
import { rejectInclined } from "./refuse-axial.ts";
import { resolveParts, woods } from "./resolve.ts";
import { says } from "./says.ts";
import { type Held, leastOf, ofScrews, verifyApart } from "./screws.ts";

// Screws at a slant to the joint, whose force pulls them along their axes instead of bending them.

const buckling = requirement("screw-buckling", "8.7.2(1)P", "F_ax_Ed / F_b_Rd <= 1", "buckling of the pressed screws");

export const usualSlant = 45;
const usualFriction = 0.25;

export const inclinedKind = defineKind({
  name: "inclined-screws",
  title: "Timber joints with inclined screws",
  list: "connections",
  schema: inclinedSchema,
  actions: ["F_Ed"],
  caseFields: ["load_duration"],
  ofCases,
  fromActions,
  example: {
    mark: "S2",
    connection: "inclined-screws",
    d_mm: 8,
    d_core_mm: 5.4,
    length_mm: 240,
    l_ef_mm: 110,
    l_ef_head_mm: 110,
    alpha_deg: 45,
    f_ax_k_MPa: 11,
    f_tens_k_kN: 20,
    rho_a_kg_m3: 350,
    members: [
      { t_mm: 80, species: "GL24h" },
      { t_mm: 160, species: "GL24h" },
    ],
    n: 4,
    rows: 2,
    a_1_mm: 80,
    a_2_mm: 40,
    a_1_CG_mm: 80,
    a_2_CG_mm: 40,
    F_Ed: 25,
    service_class: 1,
    load_duration: "medium-term",
  },
  label: ({ d_mm, n, rows = 1, alpha_deg = usualSlant }) => `${n * rows} × screw ${d_mm}, ${alpha_deg}°`,
  run(sheet, item) {
    const { alpha_deg: slant = usualSlant, pairs = 0 } = item;
    rejectInclined(sheet, item, slant);
    rejectScrewsInFire(sheet, item);
    if (item.fire && pairs > 0) sheet.problem("fire", says.pressedInFire);
    if (item.alpha_deg === undefined) sheet.assume(says.slantOf45, { weighty: true });
    const parts = resolveParts(sheet, acrossJoint(item, slant), fastenerOf(item), false);
    if (item.F_Ed === undefined || !parts || sheet.problems.length > 0) return;
    const design = designOf(sheet, item, parts);
    if (!design) return;
    sheet.assume(pairs > 0 ? says.pairsShareAlike : says.screwsAllPulled);
    sheet.warn(says.slantAlone);
    if (pairs === 0 && item.F_Ed < 0) sheet.lack("pairs", says.turnsAndPresses);
    // of pairs one screw is pulled whichever way the force acts
    const F_Ed = pairs > 0 ? Math.abs(item.F_Ed) : Math.max(0, item.F_Ed);
    const mu = pairs > 0 ? 0 : frictionOf(sheet, item);
    const F_ax_Ed =
      pairs > 0
        ? sheet.put("F_ax_Ed_kN", axial.pullOfPairs, F_Ed, slant)
        : sheet.put("F_ax_Ed_kN", axial.pullOfInclined, F_Ed, slant, mu);
    const count = pairs > 0 ? pairs : item.n * (item.rows ?? 1);
    const angles = new Map(woods(parts).map((wood) => [wood, angleIn(sheet, wood, slant)]));
    const pulled = ofScrews(sheet, item, parts, design, {
      F_ax_Ed,
      count,
      angleIn: (wood) => angles.get(wood) ?? slant,
      byThreadAlone: pairs > 0,
    });
    if (!pulled) return;
    drawAxial(sheet, item, { fastener: "screw", slant, crossed: pairs > 0, F: F_Ed });
    const pressed = pairs > 0 ? ofPressed(sheet, item, angles, F_ax_Ed, count) : undefined;
    const { F_Rk, F_Rd } = leastOf(pressed ? [pulled, pressed] : [pulled]);
    sheet.given("F_ax_Rk_kN", F_Rk);
    sheet.given("F_ax_Rd_kN", F_Rd);
    if (pairs > 0) sheet.put("F_v_Rd_kN", axial.alongPairs, F_Rd, slant);
    else sheet.put("F_v_Rd_kN", axial.alongInclined, F_Rd, slant, mu);
    axialStiffness(sheet, item, parts);
    verifyApart(sheet, item, parts);
    fireOfScrews(sheet, item, F_ax_Ed, pulled.F_Rk);
  },
});

/** The same screws as the joint sees them: as deep as they reach square to it. */
const acrossJoint = ({ mark, members, n, rows = 1, d_mm, length_mm }: InclinedItem, slant: number) => ({
  mark,
  members,
  n,
  rows,
  d_mm,
  fastener: "screw" as const,
  penetration_mm: length_mm * Math.sin((slant * Math.PI) / 180) - (members[0]?.t_mm ?? 0),
});

/** Along the axis neither yield moment nor effective diameter counts. */
const fastenerOf = ({ d_mm }: InclinedItem): Fastener => ({
  type: "screw",
  d: d_mm,
  d_ef: d_mm,
  asBolt: false,
  smooth: false,
  square: false,
  f_u: undefined,
  M_y: 0,
});

function frictionOf(sheet: Sheet, { mu }: InclinedItem): number {
  if (mu === undefined) sheet.assume(says.usualFriction({ mu: usualFriction }), { weighty: true });
  return mu ?? usualFriction;
}

const angleIn = (sheet: Sheet, wood: Wood, slant: number): number =>
  wood.alpha === 0 ? slant : sheet.step("alpha_axis", axial.axisToGrain, slant, wood.alpha);

/** The screws of the pairs that the force presses: their threads hold as those of the others, and they may buckle. */
function ofPressed(
  sheet: Sheet,
  { d_mm, d_core_mm, f_y_k_MPa }: InclinedItem,
  angles: ReadonlyMap<Wood, number>,
  F_ax_Ed: number,
  count: number,
): Held | undefined {
  if (d_core_mm === undefined || f_y_k_MPa === undefined) {
    const field = d_core_mm === undefined ? "d_core_mm" : "f_y_k_MPa";
    sheet.lack(field, says.bucklingNotVerified);
    return undefined;
  }
  const N_pl = sheet.step("N_pl_k", axial.coreYields, d_core_mm, f_y_k_MPa);
  const beds = [...angles].map(([wood, alpha]) => sheet.step("c_h", axial.bedOfWood, d_mm, wood.rho_k, alpha));
  const N_ki = sheet.step("N_ki_k", axial.bucklingInBed, Math.min(...beds), d_core_mm);
  const lambda = sheet.step("lambda_s", axial.screwSlenderness, N_pl, N_ki);
  const Phi = sheet.step("Phi_s", axial.screwPhi, lambda);
  const kappa = sheet.put("kappa_c", axial.screwReduction, Phi, lambda);
  const F_b = sheet.put("F_b_Rk_kN", axial.screwBuckling, axial.together(count), kappa, N_pl);
  const gamma = sheet.parameter("EN 1993-1-1", "gamma_M1");
  const F_b_Rd = sheet.step("F_b_Rd", group.pressedSteel, F_b, gamma);
  sheet.verify(buckling, F_ax_Ed, F_b_Rd, "kN");
  return { F_Rk: F_b, F_Rd: F_b_Rd };
}
