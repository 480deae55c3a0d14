import { decimals } from "../../../basis/numbers.ts";
import { atMost, below, required } from "../../../basis/refusals.ts";
import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { effectiveContact, strengthAtAngle } from "../../bearing.ts";
import { bendingStress, shearStress } from "../../cross-section.ts";
import { requirement } from "../../formula.ts";
import { depthRatio, modulusAtNotch, notchFactor, notchFactorOf } from "../../notch.ts";
import { fromActions } from "../alternating.ts";
import { climateOf } from "../k-mod.ts";
import { says } from "../says.ts";
import * as formulas from "./formulas.ts";
import { drawRafter } from "./geometry.ts";
import { type NotchedRafterItem, notchedRafterSchema } from "./schema.ts";
import { crackFactor, type Stick, stickOf } from "./sticks.ts";

// A rafter notched over its purlin by EN 1995-1-1 6.1.5, 6.2.2, 5.2 and 6.5.2: the standard has no clause of its own for it.

const onSeat = requirement(
  "rafter-compression",
  "6.2.2",
  "sigma_c_alpha_d / f_c_alpha_d <= 1",
  "compression at an angle on the seat of the rafter",
);
const onPurlin = requirement(
  "purlin-bearing",
  "6.1.5",
  "sigma_c_90_d / f_c_90_d <= 1",
  "compression of the purlin across its grain",
);
const onFace = requirement(
  "rafter-compression-upright",
  "6.2.2",
  "sigma_c_alpha_d / f_c_alpha_d <= 1",
  "compression at an angle on the upright face of the rafter",
);
const onSide = requirement(
  "purlin-bearing-side",
  "6.1.5",
  "sigma_c_90_d / f_c_90_d <= 1",
  "compression of the purlin's side across its grain",
);
const bending = requirement("net-section", "6.1.6", "sigma_m_d / f_m_d <= 1", "bending of the rafter above the notch");
const shear = requirement("notch", "6.5.2", "tau_notch_d / (k_v * f_v_d) <= 1", "shear of the eaves at the notch");

/** Of the depth of the rafter, as carpenters have it; no publication of it was opened. */
const deepest = 1 / 3;

export const notchedRafterKind = defineKind({
  name: "notched-rafter",
  title: "Rafters notched over a purlin",
  list: "connections",
  schema: notchedRafterSchema,
  actions: ["F_Ed", "H_Ed", "M_Ed", "V_Ed"],
  caseFields: ["load_duration"],
  fromActions,
  example: {
    mark: "K1",
    connection: "notched-rafter",
    pitch_deg: 35,
    rafter: { species: "C24", b_mm: 80, h_mm: 180 },
    purlin: { species: "GL24h", b_mm: 140, h_mm: 200 },
    seat_mm: 70,
    F_Ed: 5.5,
    H_Ed: 0.8,
    M_Ed: -0.9,
    V_Ed: 1.6,
    k_cr: 0.67,
    service_class: 2,
    load_duration: "short-term",
  },
  label: ({ pitch_deg, seat_mm }) => `${pitch_deg}°, ${seat_mm}`,
  run(sheet, item) {
    const { rafter, purlin, seat_mm: seat, pitch_deg: pitch, F_Ed, H_Ed = 0 } = item;
    if (F_Ed === undefined) sheet.problem("F_Ed", required());
    if (seat > purlin.b_mm) sheet.problem("seat_mm", atMost(purlin.b_mm, seat, { unit: "mm", is: says.widthOfPurlin }));
    const { k_mod } = climateOf(sheet, item);
    const wood = stickOf(sheet, rafter.species, "rafter", k_mod);
    const under = stickOf(sheet, purlin.species, "purlin", k_mod);
    const t = sheet.put("t_mm", formulas.depthOfSeat, seat, pitch);
    const upright = sheet.put("a_upright_mm", formulas.uprightFace, seat, pitch);
    if (t >= rafter.h_mm) {
      const most = decimals((rafter.h_mm * seat) / t, 1);
      sheet.problem("seat_mm", below(most, seat, { unit: "mm", is: says.depthOfRafter }));
    }
    if (upright > purlin.h_mm)
      sheet.problem("seat_mm", says.faceAbovePurlin({ a: decimals(upright, 1), h: purlin.h_mm }));
    if (!wood || !under || sheet.problems.length > 0) return;
    if ((F_Ed ?? 0) < 0) sheet.lack("F_Ed", says.rafterLifted);
    if (t > deepest * rafter.h_mm) sheet.warn(says.deepSeat({ t: decimals(t, 1), h: rafter.h_mm }));
    sheet.warn(says.rafterAlone);
    drawRafter(sheet, item);
    const F = Math.max(0, F_Ed ?? 0);
    if (H_Ed < 0) sheet.lack("H_Ed", says.rafterLifted);
    const free = item.l_1_mm ?? Number.MAX_SAFE_INTEGER;
    const toGrain = sheet.step("alpha", formulas.seatToGrain, pitch);
    pressed(sheet, wood, {
      what: onSeat,
      name: "sigma_seat_d_MPa",
      f: "f_c_seat_d_MPa",
      F,
      b: rafter.b_mm,
      a: seat,
      alpha: toGrain,
    });
    const l_ef = sheet.put("l_ef_mm", effectiveContact, rafter.b_mm, free, free, free);
    const across = { b: l_ef, alpha: 90 };
    pressed(sheet, under, { what: onPurlin, name: "sigma_purlin_d_MPa", f: "f_c_purlin_d_MPa", F, a: seat, ...across });
    if (H_Ed > 0) {
      const face = { F: H_Ed, a: upright };
      pressed(sheet, wood, {
        what: onFace,
        name: "sigma_upright_d_MPa",
        f: "f_c_upright_d_MPa",
        b: rafter.b_mm,
        alpha: pitch,
        ...face,
      });
      pressed(sheet, under, { what: onSide, name: "sigma_side_d_MPa", f: "f_c_side_d_MPa", ...face, ...across });
    }
    aboveNotch(sheet, item, wood, t);
    sheet.given("k_mod", k_mod);
  },
});

interface Pressed {
  readonly what: Parameters<Sheet["verify"]>[0];
  readonly name: "sigma_seat_d_MPa" | "sigma_purlin_d_MPa" | "sigma_upright_d_MPa" | "sigma_side_d_MPa";
  readonly f: "f_c_seat_d_MPa" | "f_c_purlin_d_MPa" | "f_c_upright_d_MPa" | "f_c_side_d_MPa";
  readonly F: number;
  readonly b: number;
  readonly a: number;
  readonly alpha: number;
}

/** k_c,90 = 1: what presses lies above the span of the purlin, not above a support of it. */
function pressed(sheet: Sheet, wood: Stick, { what, name, f, F, b, a, alpha }: Pressed): void {
  const f_c_0 = wood.strength("f_c_0_d", wood.timber.f_c_0_k_MPa);
  const f_c_90 = wood.strength("f_c_90_d", wood.timber.f_c_90_k_MPa);
  const sigma = sheet.put(name, formulas.pressOnFace, F, b, a);
  sheet.verify(what, sigma, sheet.put(f, strengthAtAngle, f_c_0, 1, f_c_90, alpha), "MPa");
}

/** What is left at the corner: the moment there, and the shear of the eaves, which pull at the corner (6.5.2). */
function aboveNotch(sheet: Sheet, item: NotchedRafterItem, wood: Stick, t: number): void {
  const { rafter, seat_mm: seat, pitch_deg: pitch, M_Ed = 0, V_Ed = 0 } = item;
  const { b_mm: b, h_mm: h } = rafter;
  const h_ef = sheet.put("h_ef_mm", formulas.leftAtSeat, h, t);
  if (item.M_Ed === undefined) sheet.lack("M_Ed", says.momentAtSeat);
  else {
    const sigma = sheet.put("sigma_m_d_MPa", bendingStress, M_Ed, sheet.step("W", modulusAtNotch, b, h_ef));
    sheet.verify(bending, sigma, wood.strength("f_m_d", wood.timber.f_m_k_MPa), "MPa");
  }
  if (item.V_Ed === undefined) {
    sheet.assume(says.noEaves);
    return;
  }
  const k_cr = crackFactor(sheet, item, wood);
  const alpha = sheet.step("alpha", depthRatio, h_ef, h);
  const x = sheet.step("x", formulas.forceToCorner, seat, pitch);
  // the upright face leans towards the eaves, which (6.62) would reward: taken as square
  const k_v = sheet.put("k_v", notchFactor, notchFactorOf(sheet, wood.timber.type), 0, h, alpha, x);
  const tau = sheet.put("tau_notch_d_MPa", shearStress, V_Ed, k_cr, b, h_ef);
  sheet.verify(shear, tau, k_v * wood.strength("f_v_d", wood.timber.f_v_k_MPa), "MPa");
}
