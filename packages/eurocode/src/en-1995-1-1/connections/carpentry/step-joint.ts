import { decimals } from "../../../basis/numbers.ts";
import { below, onlyWith, required } from "../../../basis/refusals.ts";
import { ofForm } from "../../../basis/verification.ts";
import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { strengthAtAngle } from "../../bearing.ts";
import { requirement } from "../../formula.ts";
import { fromActions } from "../alternating.ts";
import { climateOf } from "../k-mod.ts";
import { says } from "../says.ts";
import * as formulas from "./formulas.ts";
import { drawStep } from "./geometry.ts";
import { type StepJointItem, stepJointSchema } from "./schema.ts";
import { crackFactor, type Stick, stickOf } from "./sticks.ts";

const inChord = requirement(
  "step-compression-chord",
  "6.2.2",
  "sigma_c_alpha_d / f_c_alpha_d <= 1",
  "compression at an angle in the notch of the chord",
);
const inStrut = requirement(
  "step-compression-strut",
  "6.2.2",
  "sigma_c_alpha_d / f_c_alpha_d <= 1",
  "compression at an angle in the face of the strut",
);
const onBoth = requirement(
  "step-compression",
  "6.2.2",
  "N_Ed / (R_front_d + R_heel_d) <= 1",
  "compression at an angle in both faces of a double step",
);
const beforeHeel = requirement(
  "step-shear-heel",
  "6.1.7",
  "tau_heel_d / f_v_d <= 1",
  "shear of the wood before the heel",
);
const deeper = ofForm(
  requirement("step-heel-depth", "NCI NA.12.1", "(t_v + 10) / t_v_heel <= 1", "depth of the heel beside the front"),
);
const before = requirement("step-shear", "6.1.7", "tau_d / f_v_d <= 1", "shear of the wood before the notch");
const behind = requirement("net-section", "6.2.3", "eta <= 1", "tension and bending of the chord behind the notch");
const depth = ofForm(requirement("step-depth", "NCI NA.12.1", "t_v / t_v_max <= 1", "depth of the notch"));
const length = ofForm(requirement("step-length", "NCI NA.12.1", "l_v_min / l_v <= 1", "wood before the notch"));

/** Wood before the notch, whatever the force */
const leastBefore = 200;

export const stepJointKind = defineKind({
  name: "step-joint",
  title: "Timber step joints",
  list: "connections",
  schema: stepJointSchema,
  actions: ["N_Ed"],
  caseFields: ["load_duration"],
  fromActions,
  example: {
    mark: "V1",
    connection: "step-joint",
    type: "front",
    gamma_deg: 40,
    strut: { species: "C24", b_mm: 120, h_mm: 140 },
    chord: { species: "C24", b_mm: 120, h_mm: 200 },
    t_v_mm: 40,
    l_v_mm: 300,
    N_Ed: 30,
    k_cr: 1,
    service_class: 1,
    load_duration: "medium-term",
  },
  label: ({ type = "front", t_v_mm }) => `${type} ${t_v_mm}`,
  run(sheet, item) {
    const sticks = resolve(sheet, item);
    if (!sticks || sheet.problems.length > 0) return;
    const { strut, chord, b } = sticks;
    const { gamma_deg: gamma, t_v_mm: t_v, l_v_mm: l_v, type = "front", both_sides = false } = item;
    const N = Math.max(0, item.N_Ed ?? 0);
    if ((item.N_Ed ?? 0) < 0) sheet.lack("N_Ed", says.stepPulledOut);
    sheet.assume(says.stepByTextbooks);
    if (type === "double") sheet.warn(says.facesShare);
    sheet.warn(says.strutOffItsAxis);
    drawStep(sheet, item, N);
    const heel = item.t_v_heel_mm;
    const ofFront =
      heel === undefined ? compression(sheet, item, sticks, N) : onBothFaces(sheet, item, sticks, heel, N);
    const H = sheet.put("H_Ed_kN", formulas.alongChord, N, gamma);
    const k_cr = crackFactor(sheet, item, chord);
    const f_v = chord.strength("f_v_d", chord.timber.f_v_k_MPa);
    const l_v_ef = sheet.put("l_v_ef_mm", formulas.sharingLength, l_v, t_v);
    const H_front = heel === undefined ? H : sheet.put("H_front_Ed_kN", formulas.alongChord, ofFront, gamma);
    sheet.verify(before, sheet.put("tau_d_MPa", formulas.shearBefore, H_front, k_cr, b, l_v_ef), f_v, "MPa");
    if (heel !== undefined) {
      const l_v_heel = sheet.put("l_v_heel_mm", formulas.beforeHeel, l_v, item.strut.h_mm, gamma, heel);
      const l_ef = sheet.step("l_v_ef", formulas.sharingLength, l_v_heel, heel);
      sheet.verify(beforeHeel, sheet.put("tau_heel_d_MPa", formulas.shearBefore, H, k_cr, b, l_ef), f_v, "MPa");
      sheet.verify(deeper, sheet.step("t_v_heel_min", formulas.leastHeel, t_v), heel, "mm");
    }
    const deepestOf = Math.max(t_v, heel ?? 0);
    chordBehind(sheet, { ...item, t_v_mm: deepestOf }, chord, item.N_chord_Ed ?? broughtTo(sheet, item, H));
    const { h_mm: h } = item.chord;
    const deepest = both_sides
      ? sheet.put("t_v_max_mm", formulas.deepestOnBothSides, h)
      : sheet.put("t_v_max_mm", formulas.deepestNotch, h, gamma);
    sheet.verify(depth, deepestOf, deepest, "mm");
    sheet.verify(length, leastBefore, l_v, "mm");
    sheet.given("type", type);
    sheet.given("k_mod", strut.k_mod);
  },
});

function resolve(sheet: Sheet, item: StepJointItem) {
  const { strut, chord, t_v_mm, both_sides = false, N_Ed } = item;
  if (N_Ed === undefined) sheet.problem("N_Ed", required());
  const sides = both_sides ? 2 : 1;
  rejectHeel(sheet, item, chord.h_mm / sides);
  if (sides * t_v_mm >= chord.h_mm)
    sheet.problem("t_v_mm", below(decimals(chord.h_mm / sides, 1), t_v_mm, { unit: "mm", is: says.depthOfChord }));
  const { k_mod } = climateOf(sheet, item);
  const [first, second] = [
    stickOf(sheet, strut.species, "strut", k_mod),
    stickOf(sheet, chord.species, "chord", k_mod),
  ];
  if (!first || !second) return undefined;
  return { strut: first, chord: second, b: sheet.given("b_mm", Math.min(strut.b_mm, chord.b_mm)) };
}

function rejectHeel(
  sheet: Sheet,
  { type, t_v_mm, t_v_heel_mm: heel, strut, gamma_deg, l_v_mm }: StepJointItem,
  most: number,
) {
  if (type !== "double") {
    if (heel !== undefined) sheet.problem("t_v_heel_mm", onlyWith(says.doubleSteps));
    return;
  }
  if (heel === undefined) {
    sheet.problem("t_v_heel_mm", required(says.ofHeel));
    return;
  }
  if (heel >= most) sheet.problem("t_v_heel_mm", below(decimals(most, 1), heel, { unit: "mm", is: says.depthOfChord }));
  // from the foot of the front the wood rises to where the heel begins
  const room =
    formulas.beforeHeel(l_v_mm, strut.h_mm, gamma_deg, heel) - formulas.footOfFront(l_v_mm, t_v_mm, gamma_deg);
  if (room <= 0) sheet.problem("t_v_heel_mm", says.noRoomForBoth({ h: strut.h_mm }));
}

/** Each wood at the angle of the face to its own grain, k_c,90 = 1. */
function compression(
  sheet: Sheet,
  { type = "front", gamma_deg: gamma, t_v_mm: t_v }: StepJointItem,
  { strut, chord, b }: NonNullable<ReturnType<typeof resolve>>,
  N: number,
): number {
  const front = type === "front";
  const sigma = sheet.put(
    "sigma_c_alpha_d_MPa",
    front ? formulas.pressOnFront : formulas.pressOnHeel,
    N,
    gamma,
    b,
    t_v,
  );
  const half = sheet.step("alpha", formulas.bisected, gamma);
  for (const { what, wood, alpha, name } of [
    { what: inChord, wood: chord, alpha: front ? half : gamma, name: "f_c_alpha_chord_d_MPa" },
    { what: inStrut, wood: strut, alpha: front ? half : 0, name: "f_c_alpha_strut_d_MPa" },
  ] as const) {
    const f_c_0 = wood.strength("f_c_0_d", wood.timber.f_c_0_k_MPa);
    const f_c_90 = wood.strength("f_c_90_d", wood.timber.f_c_90_k_MPa);
    sheet.verify(what, sigma, sheet.put(name, strengthAtAngle, f_c_0, 1, f_c_90, alpha), "MPa");
  }
  return N;
}

/** The force of the front, by what each face carries: the weaker wood decides. */
function onBothFaces(
  sheet: Sheet,
  { gamma_deg: gamma, t_v_mm: t_v }: StepJointItem,
  { strut, chord, b }: NonNullable<ReturnType<typeof resolve>>,
  heel: number,
  N: number,
): number {
  const half = sheet.step("alpha", formulas.bisected, gamma);
  const at = (wood: Stick, alpha: number) =>
    sheet.step(
      "f_c_alpha_d",
      strengthAtAngle,
      wood.strength("f_c_0_d", wood.timber.f_c_0_k_MPa),
      1,
      wood.strength("f_c_90_d", wood.timber.f_c_90_k_MPa),
      alpha,
    );
  const f_front = Math.min(at(strut, half), at(chord, half));
  const f_heel = Math.min(at(strut, 0), at(chord, gamma));
  const R_front = sheet.put("R_front_d_kN", formulas.carriedAtFront, f_front, b, t_v, gamma);
  const R_heel = sheet.put("R_heel_d_kN", formulas.carriedAtHeel, f_heel, b, heel, gamma);
  sheet.verify(onBoth, N, sheet.put("R_d_kN", formulas.carriedByBoth, R_front, R_heel), "kN");
  return sheet.put("N_front_Ed_kN", formulas.shareOfFront, N, R_front, R_heel);
}

/** A strut on either side: the other one is not described, and brings as much. */
function broughtTo(sheet: Sheet, { both_sides = false }: StepJointItem, H: number): number {
  if (!both_sides) return H;
  sheet.assume(says.strutsAlike);
  return sheet.step("N_chord_Ed", formulas.ofBothStruts, H);
}

function chordBehind(
  sheet: Sheet,
  { chord: { b_mm: b, h_mm: h }, t_v_mm: t_v, both_sides = false }: StepJointItem,
  chord: Stick,
  N: number,
): void {
  const A = sheet.step("A_net", both_sides ? formulas.leftOnBothSides : formulas.leftBelow, b, h, t_v);
  const sigma_t = sheet.put("sigma_t_0_d_MPa", formulas.tensionOfChord, N, A);
  const sigma_m = both_sides ? 0 : sheet.put("sigma_m_d_MPa", formulas.bendingOfChord, N, t_v, b, h);
  const f_t = chord.strength("f_t_0_d", chord.timber.f_t_0_k_MPa);
  const f_m = chord.strength("f_m_d", chord.timber.f_m_k_MPa);
  sheet.verify(behind, sheet.put("eta_chord", formulas.togetherInChord, sigma_t, f_t, sigma_m, f_m), 1, "");
}
