import { atLeast, atMost, below, notWith, onlyWith, required } from "../../../basis/refusals.ts";
import { ofForm } from "../../../basis/verification.ts";
import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { bolt, boltGrades, timber } from "../../../materials/index.ts";
import { formula, requirement } from "../../formula.ts";
import { fromActions } from "../alternating.ts";
import * as axial from "../axial-resistance.ts";
import * as group from "../group.ts";
import { climateOf } from "../k-mod.ts";
import { pressedStrength } from "../resolve.ts";
import { noClass, says } from "../says.ts";
import { drawBolts } from "./geometry.ts";
import { type AxialBoltsItem, axialBoltsSchema, type End } from "./schema.ts";

// EN 1995-1-1 8.5.2 and 10.4.3: bolts and threaded rods that pull through washers or plates on the wood.

const tension = requirement("bolt-tension", "8.5.2(1)", "F_ax_Ed / F_t_Rd <= 1", "tension of the bolts");
const pressure = requirement("washer-bearing", "8.5.2(2)", "F_ax_Ed / F_c_90_Rd <= 1", "wood under the washers");
const breadth = ofForm(requirement("washer-size", "10.4.3(2)", "3 d / d_e <= 1", "size of the washers"));
const thickness = ofForm(requirement("washer-thickness", "10.4.3(2)", "0.3 d / t <= 1", "thickness of the washers"));
const whole = ofForm(requirement("washer-edge", "10.4.3(2)", "d_e / 2 / e <= 1", "washers wholly on the wood"));
const apart = ofForm(requirement("washer-apart", "10.4.3(2)", "d_e / a <= 1", "washers beside each other"));

/** 8.5.2(2) of a square washer */
export const squareWasher = formula(
  "8.5.2(2)",
  "3 * f_c_90_k * (s_e^2 - pi / 4 * d_i^2) / 1000",
  (f_c_90_k, s_e, d_i) => (3 * f_c_90_k * (s_e ** 2 - (Math.PI / 4) * d_i ** 2)) / 1000,
);
export const leastBreadth = formula("10.4.3(2)", "3 * d", (d) => 3 * d);
export const leastThickness = formula("10.4.3(2)", "0.3 * d", (d) => 0.3 * d);
export const halfOf = formula("10.4.3(2)", "d_e / 2", (d_e) => d_e / 2);
/** 10.4.3(1): the hole in a plate */
export const holeOf = formula("10.4.3(1)", "d + 1", (d) => d + 1);
/** Head and nut are 1.5 d wide across their flats, and bear on more than a line. */
export const widestHole = formula("10.4.3(2)", "1.25 * d", (d) => 1.25 * d);
export const allBolts = formula("8.5.2(1)", "n * F_Rk", (n, F_Rk) => n * F_Rk);

export const axialBoltsKind = defineKind({
  name: "axial-bolts",
  title: "Bolts along their axis in timber",
  list: "connections",
  schema: axialBoltsSchema,
  actions: ["F_ax_Ed"],
  caseFields: ["load_duration"],
  fromActions,
  example: {
    mark: "Z1",
    connection: "axial-bolts",
    d_mm: 16,
    grade: "4.6",
    n: 2,
    ends: [
      { species: "GL24h", washer: { d_e_mm: 68, d_i_mm: 18, t_mm: 6 }, edge_mm: 80 },
      { species: "C24", washer: { d_e_mm: 68, d_i_mm: 18, t_mm: 6 }, edge_mm: 60 },
    ],
    a_mm: 120,
    F_ax_Ed: 18,
    service_class: 1,
    load_duration: "short-term",
  },
  unverified: ({ F_ax_Ed = 0 }) =>
    F_ax_Ed < 0 ? "pressed together: the force goes through the members, not through the fasteners" : undefined,
  label: ({ n = 1, d_mm }) => `${n} × M${d_mm}`,
  run(sheet, item) {
    const f_u = strengthOf(sheet, item);
    const steel = bolt(item.d_mm);
    if (!steel) sheet.problem("d_mm", says.noThread({ d: item.d_mm }));
    if (item.F_ax_Ed === undefined) sheet.problem("F_ax_Ed", required());
    if (item.ends.every(({ species }) => species === undefined)) sheet.problem("ends", says.woodSomewhere);
    item.ends.forEach((end, i) => {
      refuse(sheet, item, end, `ends[${i}]`);
    });
    const { k_mod } = climateOf(sheet, item);
    if (!steel || f_u === undefined || sheet.problems.length > 0) return;
    const F = Math.max(0, item.F_ax_Ed ?? 0);
    if ((item.F_ax_Ed ?? 0) < 0) sheet.assume(says.pressureInWood);
    sheet.assume(says.boltsAlone);
    const n = item.n ?? 1;
    sheet.given("k_mod", k_mod);
    const gamma_M = sheet.given("gamma_M", sheet.parameter("EN 1995-1-1", "gamma_M_connections"));
    const one = sheet.step("F_t_Rk", axial.boltTension, f_u, steel.A_s_mm2);
    const F_t_Rk = sheet.put("F_t_Rk_kN", allBolts, n, one);
    const F_t_Rd = sheet.put("F_t_Rd_kN", group.steelDesign, F_t_Rk, sheet.parameter("EN 1993-1-8", "gamma_M2"));
    sheet.verify(tension, F, F_t_Rd, "kN");
    const pressed = item.ends.map((end, i) => underEnd(sheet, item, end, i === 0));
    const held = pressed.flatMap(({ F_Rk }) => F_Rk ?? []);
    const F_c_Rk = sheet.put("F_c_90_Rk_kN", allBolts, n, Math.min(...held));
    const F_c_Rd = sheet.put("F_c_90_Rd_kN", group.design, k_mod, F_c_Rk, gamma_M);
    sheet.verify(pressure, F, F_c_Rd, "kN");
    sheet.given("F_ax_Rk_kN", Math.min(F_t_Rk, F_c_Rk));
    sheet.given("F_ax_Rd_kN", Math.min(F_t_Rd, F_c_Rd));
    const wide = pressed.map(({ d_e }) => d_e);
    place(sheet, item, wide);
    drawBolts(sheet, item, wide, F);
  },
});

function strengthOf(sheet: Sheet, { grade, f_u_k_MPa }: AxialBoltsItem): number | undefined {
  const f_u = grade === undefined ? f_u_k_MPa : boltGrades.get(grade)?.f_ub_MPa;
  if (f_u === undefined) sheet.problem("grade", required());
  if (grade !== undefined) sheet.agree("f_u_k_MPa", f_u_k_MPa, says.strengthOfGrade({ grade }), f_u, { unit: "MPa" });
  return f_u;
}

function refuse(sheet: Sheet, { d_mm: d }: AxialBoltsItem, end: End, path: string): void {
  const { species, orientation, washer, plate_mm, edge_mm } = end;
  if (species === undefined) {
    for (const [name, value] of Object.entries({ orientation, washer, plate_mm, edge_mm }))
      if (value !== undefined) sheet.problem(`${path}.${name}`, onlyWith(says.endsInWood));
    return;
  }
  const known = timber(species);
  if (!known || strengthUnder(end) === undefined) sheet.problem(`${path}.species`, noClass(species));
  else if (orientation !== undefined && known.type !== "LVL") sheet.unused(`${path}.orientation`, says.sidesOfLVL);
  if (washer && plate_mm !== undefined) sheet.problem(`${path}.plate_mm`, notWith(`${path}.washer`));
  if (!washer && plate_mm === undefined) sheet.problem(`${path}.washer`, required(says.washerOrPlate));
  if (!washer) return;
  if (washer.d_i_mm < d) sheet.problem(`${path}.washer.d_i_mm`, atLeast(d, washer.d_i_mm, { unit: "mm" }));
  const widest = widestHole(d);
  if (washer.d_i_mm > widest)
    sheet.problem(`${path}.washer.d_i_mm`, atMost(widest, washer.d_i_mm, { unit: "mm", is: says.holeUnderHead }));
  else if (washer.d_i_mm >= washer.d_e_mm)
    sheet.problem(`${path}.washer.d_i_mm`, below(washer.d_e_mm, washer.d_i_mm, { unit: "mm" }));
}

interface Pressed {
  /** none on steel */
  readonly F_Rk: number | undefined;
  readonly d_e: number;
}

const strengthUnder = ({ species = "", orientation }: End): number | undefined => {
  const known = timber(species);
  return known && pressedStrength(known, orientation);
};

/** What the wood under one head or nut carries. */
function underEnd(sheet: Sheet, { d_mm: d }: AxialBoltsItem, end: End, isHead: boolean): Pressed {
  const { species = "", orientation, washer, plate_mm } = end;
  const f_c_90 = strengthUnder(end);
  if (f_c_90 === undefined) {
    sheet.warn(says.endOnSteel);
    return { F_Rk: undefined, d_e: 0 };
  }
  if (orientation === undefined && timber(species)?.type === "LVL") sheet.assume(says.faceOfLVL, { weighty: true });
  const name = isHead ? "F_head_Rk_kN" : "F_nut_Rk_kN";
  if (washer) {
    const { d_e_mm, d_i_mm, square = false } = washer;
    return { F_Rk: sheet.put(name, square ? squareWasher : axial.washer, f_c_90, d_e_mm, d_i_mm), d_e: d_e_mm };
  }
  const d_e = sheet.step("d_e", axial.plateAsWasher, plate_mm ?? 0, d);
  // a thin plate presses no more than its hole
  const d_i = Math.min(d_e, sheet.step("d_i", holeOf, d));
  return { F_Rk: sheet.put(name, axial.washer, f_c_90, d_e, d_i), d_e };
}

/** 10.4.3(2), of the smallest washer and the one nearest to an edge; of a plate what presses as a washer */
function place(sheet: Sheet, { d_mm: d, ends, n = 1, a_mm }: AxialBoltsItem, wide: readonly number[]): void {
  const washers = ends.flatMap(({ washer }) => washer ?? []);
  if (washers.length > 0) {
    sheet.verify(breadth, leastBreadth(d), Math.min(...washers.map(({ d_e_mm }) => d_e_mm)), "mm");
    sheet.verify(thickness, leastThickness(d), Math.min(...washers.map(({ t_mm }) => t_mm)), "mm");
  }
  const onWood = ends.flatMap(({ species, edge_mm }, i) =>
    species === undefined ? [] : { half: halfOf(wide[i] ?? 0), edge_mm },
  );
  const placed = onWood.flatMap(({ half, edge_mm }) => (edge_mm === undefined ? [] : { half, edge_mm }));
  if (placed.length < onWood.length || (n > 1 && a_mm === undefined)) sheet.warn(says.washersNotPlaced);
  const [first] = placed;
  if (first) {
    const nearest = placed.reduce((a, b) => (b.half * a.edge_mm > a.half * b.edge_mm ? b : a), first);
    sheet.verify(whole, nearest.half, nearest.edge_mm, "mm");
  }
  if (a_mm === undefined) return;
  if (n === 1) sheet.unused("a_mm", says.oneBoltAlone);
  else sheet.verify(apart, Math.max(...wide), a_mm, "mm");
}
