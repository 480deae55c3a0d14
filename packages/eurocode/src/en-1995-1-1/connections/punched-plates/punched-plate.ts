import type { Message } from "../../../basis/message.ts";
import { decimals } from "../../../basis/numbers.ts";
import { atLeast, atMost, required } from "../../../basis/refusals.ts";
import { ofForm } from "../../../basis/verification.ts";
import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { Tally } from "../../../engine/tally.ts";
import { timber } from "../../../materials/timber.ts";
import { requirement } from "../../formula.ts";
import { designStrength, modificationFactor } from "../../strength.ts";
import { fromActions, ofCases } from "../alternating.ts";
import { climateOf } from "../k-mod.ts";
import { noClass, says } from "../says.ts";
import { type Contact, contactOf } from "./contact.ts";
import * as formulas from "./formulas.ts";
import { drawPlate } from "./geometry.ts";
import { type PunchedPlateItem, punchedPlateSchema } from "./schema.ts";

const anchorage = requirement("plate-anchorage", "8.8.5.1(5)", "eta <= 1", "anchorage of the plate in the timber");
const capacity = requirement("plate-capacity", "8.8.5.2(2)", "eta <= 1", "punched plate over the joint line");
const handling = requirement("handling", "9.2.1(8)", "eta <= 1", "force of handling in any direction");
const overlap = ofForm(requirement("overlap", "9.2.2(4)", "l_min / l <= 1", "overlap of the plate on the member"));
const cover = ofForm(requirement("splice-cover", "9.2.2(5)", "h_min / h <= 1", "depth of the chord under the plate"));

export const punchedPlateKind = defineKind({
  name: "punched-plate",
  title: "Timber joints with punched metal plates",
  list: "connections",
  schema: punchedPlateSchema,
  actions: ["F_x_Ed", "F_y_Ed", "M_Ed"],
  caseFields: ["load_duration"],
  ofCases,
  fromActions,
  example: {
    mark: "N1",
    connection: "punched-plate",
    species: "C24",
    plate: {
      f_a_0_0_k_MPa: 2.6,
      f_a_90_90_k_MPa: 1.7,
      k_1: -0.008,
      k_2: -0.012,
      alpha_0_deg: 45,
      f_t_0_k_N_mm: 190,
      f_c_0_k_N_mm: 110,
      f_v_0_k_N_mm: 85,
      f_t_90_k_N_mm: 120,
      f_c_90_k_N_mm: 90,
      f_v_90_k_N_mm: 75,
      gamma_0_deg: 6,
      k_v: 0.4,
    },
    area_mm: [
      [10, -50],
      [90, -50],
      [90, 50],
      [10, 50],
    ],
    line_mm: [
      [0, -60],
      [0, 60],
    ],
    grain_deg: 0,
    F_x_Ed: 12,
    F_y_Ed: 3,
    M_Ed: 0.1,
    h_mm: 120,
    overlap_mm: 90,
    truss_length_m: 8,
    service_class: 1,
    load_duration: "medium-term",
  },
  label: ({ plate: { name }, species }) => name ?? species,
  run(sheet, item) {
    reject(sheet, item);
    const { service_class, k_mod } = climateOf(sheet, item);
    const contact = contactOf(sheet, item);
    if (contact) rejectArea(sheet, item, contact);
    if (!contact || sheet.problems.length > 0) return;
    sheet.warn(says.platesOfOneSource);
    if (item.plate.f_a_90_90_k_MPa > item.plate.f_a_0_0_k_MPa || item.plate.k_1 > 0) sheet.warn(says.strongerAcross);
    sheet.warn(says.platesAlone);
    sheet.assume(says.plateOnEachSide);
    drawPlate(sheet, item, contact);
    sheet.given("service_class", service_class);
    const gamma_M = factorsOf(sheet, item);
    const { F_x_Ed = 0, F_y_Ed = 0, M_Ed = 0 } = item;
    const joint: Joint = { plate: item.plate, grain: item.grain_deg, contact, gamma_M };
    const F = {
      x: sheet.put("F_x_A_Ed_kN", formulas.ofOnePlate, F_x_Ed),
      y: sheet.put("F_y_A_Ed_kN", formulas.ofOnePlate, F_y_Ed),
      M: sheet.put("M_A_Ed_kNm", formulas.ofOnePlate, M_Ed),
    };
    sheet.given("k_mod", k_mod);
    sheet.verify(anchorage, sheet.given("eta_anchorage", anchorageOf(sheet, joint, F, k_mod)), 1, "");
    sheet.verify(capacity, sheet.given("eta_plate", plateOf(sheet, joint, F)), 1, "");
    verifyReach(sheet, item);
    if (item.truss_length_m !== undefined) verifyHandling(sheet, joint, item.truss_length_m);
  },
});

interface Joint {
  readonly plate: PunchedPlateItem["plate"];
  readonly grain: number;
  readonly contact: Contact;
  readonly gamma_M: { readonly anchorage: number; readonly plate: number };
}

/** Of one plate, at the centroid of its area. */
interface Forces {
  readonly x: number;
  readonly y: number;
  readonly M: number;
}

function reject(sheet: Sheet, item: PunchedPlateItem): void {
  const { species, plate, h_mm, overlap_mm, splice, F_x_Ed, F_y_Ed, M_Ed } = item;
  if (!timber(species)) sheet.problem("species", noClass(species));
  if (F_x_Ed === undefined && F_y_Ed === undefined && M_Ed === undefined) sheet.problem("F_x_Ed", required());
  const [up, across] = [alongGrain(sheet, plate, plate.alpha_0_deg), alongGrain(sheet, plate, 90)];
  if (up <= 0) sheet.problem("plate.k_1", says.noAnchorageLeft);
  else if (across <= 0) sheet.problem("plate.k_2", says.noAnchorageLeft);
  if (overlap_mm !== undefined && h_mm === undefined) sheet.problem("h_mm", required(says.depthOfMember, "overlap_mm"));
  if (splice === true && overlap_mm === undefined) sheet.problem("overlap_mm", required(says.coveredDepth, "splice"));
  if (splice === true && h_mm !== undefined && overlap_mm !== undefined && overlap_mm > h_mm)
    sheet.problem("h_mm", atLeast(overlap_mm, h_mm, { unit: "mm", is: says.coveredDepth }));
  if (splice !== true && overlap_mm === undefined && h_mm !== undefined) sheet.unused("h_mm", says.withoutOverlap);
}

/** What anchors lies where the plate covers the member: within its overlap off the line, within the depth across the grain. */
function rejectArea(sheet: Sheet, { h_mm, overlap_mm, splice }: PunchedPlateItem, { reach, depth }: Contact): void {
  if (h_mm === undefined || overlap_mm === undefined) return;
  const within = (value: number, most: number, is: Message) => {
    if (value > most * (1 + 1e-6))
      sheet.problem("area_mm", atMost(decimals(most, 1), decimals(value, 1), { unit: "mm", is }));
  };
  if (splice === true) within(depth, Math.min(overlap_mm, h_mm), says.coverOfArea);
  else {
    within(reach, overlap_mm, says.overlapOfArea);
    within(depth, h_mm, says.depthOfArea);
  }
}

function factorsOf(sheet: Sheet, { gamma_M_anchorage, gamma_M_plate }: PunchedPlateItem): Joint["gamma_M"] {
  const own = (name: "gamma_M_punched_anchorage" | "gamma_M_punched_plate", given: number | undefined): number => {
    if (given === undefined) return sheet.parameter("EN 1995-1-1", name);
    sheet.request.compare("EN 1995-1-1", name, given, Number);
    return given;
  };
  return {
    anchorage: sheet.given("gamma_M_anchorage", own("gamma_M_punched_anchorage", gamma_M_anchorage)),
    plate: sheet.given("gamma_M_plate", own("gamma_M_punched_plate", gamma_M_plate)),
  };
}

function alongGrain(sheet: Sheet, plate: Joint["plate"], alpha: number): number {
  const { f_a_0_0_k_MPa: f_a, k_1, k_2, alpha_0_deg: alpha_0 } = plate;
  return alpha <= alpha_0
    ? sheet.step("f_a_alpha_0_k", formulas.alongGrainNear, f_a, k_1, alpha)
    : sheet.step("f_a_alpha_0_k", formulas.alongGrainFar, f_a, k_1, alpha_0, k_2, alpha);
}

/** 8.8.5.1, as the sum of (8.52) */
function anchorageOf(sheet: Sheet, { plate, grain, contact, gamma_M }: Joint, { x, y, M }: Forces, k_mod: number) {
  const { f_a_0_0_k_MPa: f_a_0, f_a_90_90_k_MPa: f_a_90 } = plate;
  const F = sheet.put("F_A_Ed_kN", formulas.resultant, x, y);
  const alpha = F === 0 ? 0 : sheet.put("alpha_deg", formulas.angleToX, y, x);
  const beta = F === 0 ? 0 : sheet.put("beta_deg", formulas.angleToGrain, x, grain, y);
  const sine = sheet.step("f_a_sine", formulas.bySine, f_a_0, f_a_90, alpha, beta);
  const f_k =
    beta <= 45
      ? sheet.step("f_a_alpha_beta_k", formulas.withinHalf, alongGrain(sheet, plate, alpha), f_a_90, beta, sine)
      : sine;
  sheet.given("f_a_alpha_beta_k_MPa", f_k);
  const f_d = sheet.put("f_a_alpha_beta_d_MPa", designStrength, k_mod, 1, f_k, gamma_M.anchorage);
  const f_0_d = sheet.put("f_a_0_0_d_MPa", designStrength, k_mod, 1, f_a_0, gamma_M.anchorage);
  const tau_F = sheet.put("tau_F_d_MPa", formulas.stressOfForce, F, contact.A_ef);
  const tau_M = sheet.put("tau_M_d_MPa", formulas.stressOfMoment, Math.abs(M), contact.W_p);
  return sheet.step("eta", formulas.anchored, tau_F, f_d, tau_M, f_0_d);
}

/** 8.8.5.2, as the sum of (8.55), with the moment pulling along the line or pressing, whichever is worse */
function plateOf(sheet: Sheet, { plate, contact, gamma_M }: Joint, { x, y, M }: Forces): number {
  const { l, gamma, arm, away } = contact;
  const M_line = sheet.put("M_line_Ed_kNm", formulas.momentAtLine, M, arm[0], y, arm[1], x);
  const F_M = sheet.put("F_M_Ed_kN", formulas.forceOfMoment, Math.abs(M_line), l);
  const [pull_x, pull_y] = [away[0] * x, away[1] * y];
  const ofSense = (on: Sheet, moment: number): number => {
    const F_x = on.put("F_x_Ed_kN", formulas.alongX, pull_x, moment, gamma);
    const F_y = on.put("F_y_Ed_kN", formulas.alongY, pull_y, moment, gamma);
    const f_0 = F_x > 0 ? plate.f_t_0_k_N_mm : plate.f_c_0_k_N_mm;
    const f_90 = F_y > 0 ? plate.f_t_90_k_N_mm : plate.f_c_90_k_N_mm;
    const k = F_x > 0 ? on.step("k", formulas.shearWhenPulled, plate.k_v, gamma) : 1;
    const R_x = on.put("F_x_Rk_kN", formulas.resistanceX, f_0, l, gamma, plate.gamma_0_deg, plate.f_v_0_k_N_mm);
    const R_y = on.put("F_y_Rk_kN", formulas.resistanceY, f_90, l, gamma, k, plate.f_v_90_k_N_mm);
    const x_Rd = on.put("F_x_Rd_kN", formulas.ofSteel, R_x, gamma_M.plate);
    const y_Rd = on.put("F_y_Rd_kN", formulas.ofSteel, R_y, gamma_M.plate);
    return on.step("eta", formulas.carried, F_x, x_Rd, F_y, y_Rd);
  };
  const aside = Tally.aside();
  return ofSense(sheet, ofSense(aside, F_M) >= ofSense(aside, -F_M) ? F_M : -F_M);
}

/** 9.2.2(4) and (5) */
function verifyReach(sheet: Sheet, { h_mm, overlap_mm, splice = false }: PunchedPlateItem): void {
  if (h_mm === undefined || overlap_mm === undefined) {
    sheet.warn(says.overlapNotGiven);
    return;
  }
  if (splice) sheet.verify(cover, sheet.put("h_min_mm", formulas.leastCover, h_mm), overlap_mm, "mm");
  else sheet.verify(overlap, sheet.put("l_min_mm", formulas.leastOverlap, h_mm), overlap_mm, "mm");
}

/** 9.2.1(8): short-term, service class 2, turned degree by degree; no moment */
function verifyHandling(sheet: Sheet, joint: Joint, L: number): void {
  const F = sheet.put("F_r_d_kN", formulas.handlingForce, L);
  const one = sheet.step("F_r_A_d", formulas.ofOnePlate, F);
  const k_mod = modificationFactor(2, "short-term");
  const aside = Tally.aside();
  const turned = Array.from({ length: 360 }, (_, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const forces = { x: one * Math.cos(angle), y: one * Math.sin(angle), M: 0 };
    return { degrees, eta: Math.max(anchorageOf(aside, joint, forces, k_mod), plateOf(aside, joint, forces)) };
  });
  const worst = turned.reduce((a, b) => (b.eta > a.eta ? b : a));
  sheet.given("handling_deg", worst.degrees);
  sheet.verify(handling, sheet.given("eta_handling", worst.eta), 1, "");
}
