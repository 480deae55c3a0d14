import * as z from "zod";
import { between, flag, positive, strict, text } from "../../basis/fields.ts";
import { decimals, significant } from "../../basis/numbers.ts";
import { atLeast, atMost, below, onlyFor, required } from "../../basis/refusals.ts";
import { gradedForm } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { draw } from "../geometry.ts";
import { checkService, resolveSteel, steelFields } from "../parts/index.ts";
import { depth, force, moment, pinPlate, pinSize } from "../sizes.ts";
import { says } from "./says.ts";

// EN 1993-1-8 3.13: pins. Forces in kN, moments in kNm, lengths in mm, stresses in MPa.

export const pinArea = formula("Table 3.10", "pi * (d^2 - d_i^2) / 4", (d, d_i) => (Math.PI * (d ** 2 - d_i ** 2)) / 4);
export const pinModulus = formula(
  "Table 3.10",
  "pi * (d^4 - d_i^4) / (32 * d)",
  (d, d_i) => (Math.PI * (d ** 4 - d_i ** 4)) / (32 * d),
);
export const pinShear = formula(
  "Table 3.10",
  "0.6 * A * f_up / gamma_M2 / 1000",
  (A, f_up, gamma_M2) => (0.6 * A * f_up) / gamma_M2 / 1000,
);
export const pinBearing = formula(
  "Table 3.10",
  "1.5 * t * d * f_y / gamma_M0 / 1000",
  (t, d, f_y, gamma_M0) => (1.5 * t * d * f_y) / gamma_M0 / 1000,
);
export const pinBending = formula(
  "Table 3.10",
  "1.5 * W_el * f_yp / gamma_M0 / 1e6",
  (W_el, f_yp, gamma_M0) => (1.5 * W_el * f_yp) / gamma_M0 / 1e6,
);
export const pinMoment = formula(
  "Figure 3.11",
  "F_Ed / 8 * (b + 4 * c + 2 * a) / 1000",
  (F_Ed, b, c, a) => ((F_Ed / 8) * (b + 4 * c + 2 * a)) / 1000,
);
export const pinCombined = formula(
  "Table 3.10",
  "(M_Ed / M_Rd)^2 + (F_v_Ed / F_v_Rd)^2",
  (M_Ed, M_Rd, F_v_Ed, F_v_Rd) => (M_Ed / M_Rd) ** 2 + (F_v_Ed / F_v_Rd) ** 2,
);
export const pinBearingSer = formula(
  "Table 3.10",
  "0.6 * t * d * f_y / gamma_M6_ser / 1000",
  (t, d, f_y, gamma_M6_ser) => (0.6 * t * d * f_y) / gamma_M6_ser / 1000,
);
export const pinBendingSer = formula(
  "Table 3.10",
  "0.8 * W_el * f_yp / gamma_M6_ser / 1e6",
  (W_el, f_yp, gamma_M6_ser) => (0.8 * W_el * f_yp) / gamma_M6_ser / 1e6,
);
/** (3.15) */
export const contactStress = formula(
  "3.13.2(3)",
  "0.591 * sqrt(210000 * F_Ed_ser * 1000 * (d_0 - d) / (d^2 * t))",
  (F_Ed_ser, d_0, d, t) => 0.591 * Math.sqrt((210000 * F_Ed_ser * 1000 * (d_0 - d)) / (d ** 2 * t)),
  { d_0: [11, 12], d: [5, 10] },
);
export const contactStrength = formula(
  "3.13.2(3)",
  "2.5 * f_y / gamma_M6_ser",
  (f_y, gamma_M6_ser) => (2.5 * f_y) / gamma_M6_ser,
);
/** Table 3.9, type A */
export const leastEdgeA = formula(
  "Table 3.9",
  "F_Ed * 1000 * gamma_M0 / (2 * t * f_y) + 2 * d_0 / 3",
  (F_Ed, gamma_M0, t, f_y, d_0) => (F_Ed * 1000 * gamma_M0) / (2 * t * f_y) + (2 * d_0) / 3,
);
export const leastEdgeC = formula(
  "Table 3.9",
  "F_Ed * 1000 * gamma_M0 / (2 * t * f_y) + d_0 / 3",
  (F_Ed, gamma_M0, t, f_y, d_0) => (F_Ed * 1000 * gamma_M0) / (2 * t * f_y) + d_0 / 3,
);
const lower = formula("Table 3.10", "min(f_y_plate, f_yp)", (f_y_plate, f_yp) => Math.min(f_y_plate, f_yp));
/** The outer plates share the force that the inner one has alone. */
const pressedThickness = formula("Figure 3.11", "min(b, 2 * a)", (b, a) => Math.min(b, 2 * a));
/** Figure 3.11 with b = 2 a = t and c = 0. */
const leastPinMoment = formula("Figure 3.11", "F_Ed * t / 4 / 1000", (F_Ed, t) => (F_Ed * t) / 4 / 1000);
const halfForce = formula("3.13.2(1)", "F_Ed / 2", (F_Ed) => F_Ed / 2);
const serviceMoment = formula(
  "3.13.2(2)",
  "M_Ed * F_Ed_ser / F_Ed",
  (M_Ed, F_Ed_ser, F_Ed) => (M_Ed * F_Ed_ser) / F_Ed,
);

const shear = requirement("pin-shear", "Table 3.10", "F_v_Ed <= F_v_Rd", "shear of the pin");
const bearing = requirement("pin-bearing", "Table 3.10", "F_b_Ed <= F_b_Rd", "bearing of plate and pin");
const bending = requirement("pin-bending", "Table 3.10", "M_Ed <= M_Rd", "bending of the pin");
const combined = requirement(
  "pin-combined",
  "Table 3.10",
  "(M_Ed / M_Rd)^2 + (F_v_Ed / F_v_Rd)^2 <= 1",
  "shear with bending of the pin",
);
const geometry = gradedForm(requirement("pin-geometry", "Table 3.9", "a_min <= a, c_min <= c", "plate beside the pin"));
const bearingSer = requirement(
  "pin-bearing-ser",
  "Table 3.10",
  "F_b_Ed_ser <= F_b_Rd_ser",
  "bearing of a replaceable pin",
);
const bendingSer = requirement("pin-bending-ser", "Table 3.10", "M_Ed_ser <= M_Rd_ser", "bending of a replaceable pin");
const contact = requirement("pin-contact", "3.13.2(3)", "sigma_h_Ed <= f_h_Rd", "contact stress of a replaceable pin");

/** Up to quenched and tempered steels. */
const pinStrength = { least: 100, most: 1600, usual: [200, 1200] } as const;

export const pinSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("pin").meta({ description: "kind of connection" }),
  d_mm: pinSize("diameter of the pin"),
  d_i_mm: between(0, 1500, "bore of a hollow pin; {default 0}", "mm").optional(),
  d0_mm: pinSize("diameter of the hole; {default}: that of the pin").optional(),
  F_Ed: force("force that the inner plate brings"),
  f_yp_MPa: positive("yield strength of the pin", "MPa", pinStrength),
  f_up_MPa: positive("tensile strength of the pin", "MPa", pinStrength),
  ...steelFields,
  a_mm: pinPlate("thickness of an outer plate").optional(),
  b_mm: pinPlate("thickness of the inner plate").optional(),
  c_mm: depth("gap between the plates").optional(),
  t_mm: pinPlate("thickness of the plate that bears F_Ed; {default} min(b, 2 a)").optional(),
  M_Ed: moment("moment in the pin; {default} by Figure 3.11").optional(),
  F_v_Ed: force("shear force in one plane of the pin; {default} F_Ed/2").optional(),
  edge_a_mm: pinSize("from the hole to the end of the plate, along the force: a of Table 3.9").optional(),
  edge_c_mm: pinSize("from the hole to the edge of the plate, across the force: c of Table 3.9").optional(),
  replaceable: flag("the pin is intended to be replaceable: serviceability limits; {default false}").optional(),
  F_Ed_ser: force("force at the serviceability limit state; {default F_Ed}").optional(),
}));

type PinItem = z.output<typeof pinSchema>;

export const pinKind = defineKind({
  name: "pin",
  title: "Pins",
  schema: pinSchema,
  example: {
    connection: "pin",
    mark: "P1",
    d_mm: 60,
    d0_mm: 62,
    F_Ed: 320,
    f_yp_MPa: 355,
    f_up_MPa: 490,
    steel_grade: "S355",
    a_mm: 15,
    b_mm: 30,
    c_mm: 2,
    edge_a_mm: 80,
    edge_c_mm: 60,
  },
  label: ({ d_mm }) => `pin ${d_mm} mm`,
  run(sheet, given) {
    const item = withoutZeros(given);
    const { a_mm: a, b_mm: b, c_mm: c } = item;
    reject(sheet, item);
    const steel = resolveSteel(sheet, "", item, Math.max(a ?? 0, b ?? 0, item.t_mm ?? 0) || 16);
    if (sheet.problems.length > 0 || !steel) return;
    const F_Ed = Math.abs(item.F_Ed);
    draw(sheet, () => ({
      kind: "pin",
      d: item.d_mm,
      d_0: item.d0_mm ?? item.d_mm,
      d_i: item.d_i_mm ?? 0,
      edge_a: item.edge_a_mm,
      edge_c: item.edge_c_mm,
      plates: a === undefined || b === undefined ? undefined : { a, b, c: c ?? 0 },
      F: F_Ed,
    }));
    const { d_mm: d, d_i_mm: d_i = 0, f_yp_MPa: f_yp, f_up_MPa: f_up } = item;
    const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
    const gamma_M2 = sheet.given("gamma_M2", sheet.parameter("EN 1993-1-8", "gamma_M2"));
    const A = sheet.put("A_mm2", pinArea, d, d_i);
    const W_el = sheet.put("W_el_mm3", pinModulus, d, d_i);
    // `reject` has seen that t_mm is there where a and b are not
    const t = item.t_mm ?? sheet.step("t_mm", pressedThickness, b ?? 0, a ?? 0);
    const f_y = sheet.step("f_y_MPa", lower, steel.f_y, f_yp);
    const F_v_Rd = sheet.put("F_v_Rd_kN", pinShear, A, f_up, gamma_M2);
    const F_b_Rd = sheet.put("F_b_Rd_kN", pinBearing, t, d, f_y, gamma_M0);
    const M_Rd = sheet.put("M_Rd_kNm", pinBending, W_el, f_yp, gamma_M0);
    const M_Ed =
      item.M_Ed === undefined
        ? sheet.put("M_Ed_kNm", pinMoment, F_Ed, b ?? 0, c ?? 0, a ?? 0)
        : sheet.given("M_Ed_kNm", Math.abs(item.M_Ed));
    const F_v_Ed =
      item.F_v_Ed === undefined
        ? sheet.put("F_v_Ed_kN", halfForce, F_Ed)
        : sheet.given("F_v_Ed_kN", Math.abs(item.F_v_Ed));
    if (item.F_v_Ed === undefined) sheet.assume(says.twoPlanes);
    if (F_v_Ed > 0) sheet.verify(shear, F_v_Ed, F_v_Rd, "kN");
    if (F_Ed > 0) sheet.verify(bearing, F_Ed, F_b_Rd, "kN");
    if (M_Ed > 0) sheet.verify(bending, M_Ed, M_Rd, "kNm");
    if (M_Ed > 0 && F_v_Ed > 0)
      sheet.verify(combined, sheet.step("M_F_v", pinCombined, M_Ed, M_Rd, F_v_Ed, F_v_Rd), 1, "");
    plates(sheet, item, F_Ed, t, steel.f_y, gamma_M0);
    serviceability(sheet, item, { F_Ed, M_Ed, W_el, t, f_y });
  },
});

/** A pin under a force has a shear and a moment: zeros are not given. */
function withoutZeros({ M_Ed, F_v_Ed, ...item }: PinItem): PinItem {
  return { ...item, ...(M_Ed && { M_Ed }), ...(F_v_Ed && { F_v_Ed }) };
}

function reject(sheet: Sheet, item: PinItem): void {
  const missing = (["a_mm", "b_mm", "c_mm"] as const).filter((field) => item[field] === undefined);
  if (missing.length > 0 && (item.t_mm === undefined || item.M_Ed === undefined)) {
    for (const field of missing) sheet.problem(field, required(says.platesAndGap));
  }
  const { a_mm: a, b_mm: b, c_mm: c } = item;
  const F_Ed = Math.abs(item.F_Ed);
  if (a !== undefined && b !== undefined) {
    sheet.agree("t_mm", item.t_mm, says.pressedThickness, pressedThickness(b, a), { unit: "mm" });
    if (c !== undefined && item.M_Ed !== undefined) {
      const M = pinMoment(F_Ed, b, c, a);
      sheet.agree("M_Ed", Math.abs(item.M_Ed), says.pinMoment, M, { unit: "kNm" });
    }
  }
  if (item.t_mm !== undefined && item.M_Ed !== undefined && (a === undefined || b === undefined)) {
    const least = leastPinMoment(F_Ed, item.t_mm);
    if (Math.abs(item.M_Ed) < least * 0.99)
      sheet.problem("M_Ed", atLeast(significant(least, 4), item.M_Ed, { unit: "kNm", is: says.leastMoment }));
  }
  rejectPin(sheet, item, F_Ed);
}

function rejectPin(sheet: Sheet, item: PinItem, F_Ed: number): void {
  if (item.F_v_Ed !== undefined && Math.abs(item.F_v_Ed) < (F_Ed / 2) * (1 - 0.01))
    sheet.problem("F_v_Ed", atLeast(F_Ed / 2, item.F_v_Ed, { unit: "kN", is: says.halfForce }));
  if (item.d_i_mm !== undefined && item.d_i_mm >= item.d_mm) {
    sheet.problem("d_i_mm", below(item.d_mm, item.d_i_mm, { unit: "mm", is: says.pinDiameter }));
  }
  if (item.d0_mm !== undefined && item.d0_mm < item.d_mm) {
    sheet.problem("d0_mm", atLeast(item.d_mm, item.d0_mm, { unit: "mm", is: says.pinDiameter }));
  }
  const widest = 1.1 * item.d_mm + 3;
  if (item.d0_mm !== undefined && item.d0_mm > widest * (1 + 1e-9)) {
    sheet.problem("d0_mm", atMost(decimals(widest, 2), item.d0_mm, { unit: "mm", because: says.wideHole }));
  }
  if (item.f_up_MPa < item.f_yp_MPa) {
    sheet.problem("f_up_MPa", atLeast(item.f_yp_MPa, item.f_up_MPa, { unit: "MPa", is: "f_yp" }));
  }
  if (item.F_Ed_ser !== undefined && !item.replaceable) sheet.unused("F_Ed_ser", onlyFor(says.replaceablePins));
  else checkService(sheet, "F_Ed_ser", item.F_Ed_ser, "F_Ed", item.F_Ed);
  if (item.replaceable && item.d0_mm === undefined) sheet.problem("d0_mm", required(says.playInHole));
}

/** Table 3.9, given thickness: end and edge of the plate. */
function plates(sheet: Sheet, item: PinItem, F_Ed: number, t: number, f_y: number, gamma_M0: number): void {
  const d_0 = item.d0_mm ?? item.d_mm;
  if (item.d0_mm === undefined) sheet.assume(says.pinHole);
  const a_min = sheet.put("a_min_mm", leastEdgeA, F_Ed, gamma_M0, t, f_y, d_0);
  const c_min = sheet.put("c_min_mm", leastEdgeC, F_Ed, gamma_M0, t, f_y, d_0);
  const { edge_a_mm: a, edge_c_mm: c } = item;
  if (a === undefined || c === undefined) sheet.assume(says.edgesOfPlates);
  const byA = a !== undefined && (c === undefined || a_min / a >= c_min / c);
  if (byA) sheet.verify(geometry, a_min, a, "mm");
  else if (c !== undefined) sheet.verify(geometry, c_min, c, "mm");
}

function serviceability(
  sheet: Sheet,
  item: PinItem,
  { F_Ed, M_Ed, W_el, t, f_y }: { F_Ed: number; M_Ed: number; W_el: number; t: number; f_y: number },
): void {
  const { d_mm: d, f_yp_MPa: f_yp } = item;
  const gamma = sheet.given("gamma_M6_ser", sheet.parameter("EN 1993-1-8", "gamma_M6_ser"));
  const F_b_Rd_ser = sheet.put("F_b_Rd_ser_kN", pinBearingSer, t, d, f_y, gamma);
  const M_Rd_ser = sheet.put("M_Rd_ser_kNm", pinBendingSer, W_el, f_yp, gamma);
  const f_h_Rd = sheet.put("f_h_Rd_MPa", contactStrength, f_y, gamma);
  if (!item.replaceable) return;
  if (item.F_Ed_ser === undefined) sheet.assume(says.sameForceInService);
  const F_ser = Math.abs(item.F_Ed_ser ?? F_Ed);
  const M_ser = F_Ed > 0 ? sheet.put("M_Ed_ser_kNm", serviceMoment, M_Ed, F_ser, F_Ed) : M_Ed;
  const sigma_h = sheet.put("sigma_h_Ed_MPa", contactStress, F_ser, item.d0_mm ?? d, d, t);
  if (F_ser > 0) sheet.verify(bearingSer, F_ser, F_b_Rd_ser, "kN");
  if (M_ser > 0) sheet.verify(bendingSer, M_ser, M_Rd_ser, "kNm");
  if (sigma_h > 0) sheet.verify(contact, sigma_h, f_h_Rd, "MPa");
}
