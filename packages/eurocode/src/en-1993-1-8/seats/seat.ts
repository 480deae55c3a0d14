import { decimals } from "../../basis/numbers.ts";
import { atLeast, below, notWith, onlyFor, required } from "../../basis/refusals.ts";
import { shearResistance } from "../../en-1993-1-1/shear-resistance.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { boltShape, draw, memberShape } from "../geometry.ts";
import {
  type Member,
  rejectThickThroat,
  rejectThinPart,
  rejectThroatOnEdge,
  resolveMember,
  resolveSteel,
  throatField,
} from "../parts/index.ts";
import { type Held, type Line, resolveHeld, uprights, verifyLegBolts, verifyWelds } from "./attachment.ts";
import * as rules from "./formulas.ts";
import { type OutstandingPlate, verifyStanding } from "./plates.ts";
import { says } from "./says.ts";
import { type SeatItem, seatSchema } from "./schema.ts";
import { leaveSupport, rejectOffFlange, resolveSupport, type Support, verifyBehindPlate } from "./support.ts";
import { type BearingOnSeat, verifyBeamEnd } from "./web.ts";

// A beam on a seat: an angle, or a plate on a stiffener.

interface AngleSeat {
  readonly angle: Member;
  /** under the beam, and on the support */
  readonly leg: number;
  readonly upright: number;
  readonly length: number;
}

export const seatKind = defineKind({
  name: "seat",
  title: "Seats of beams: an angle, or a plate on a stiffener",
  schema: seatSchema,
  example: {
    connection: "seat",
    mark: "S1",
    beam: { profile: "IPE 300", steel_grade: "S355" },
    V_Ed: 90,
    gap_mm: 10,
    angle: { profile: "L 150x100x12", steel_grade: "S355", length_mm: 180, outstanding_leg: "short" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 2,
    p1: 60,
    n_2: 2,
    p2: 100,
    e1: 55,
    e2: 40,
    support: { profile: "HEB 200", steel_grade: "S355" },
  },
  actions: ["V_Ed"],
  label: ({ beam, angle }) =>
    `${beam.profile ?? "own beam"}, ${angle ? (angle.profile ?? "own angle") : "stiffened seat"}`,
  run(sheet, item) {
    const beam = resolveMember(sheet, "beam", item.beam, ["I"]);
    const support = resolveSupport(sheet, item);
    const held = resolveHeld(sheet, item);
    const { angle, stiffened, V_Ed } = item;
    if (held?.by === "bolts") rejectOffFlange(sheet, support, held);
    if (V_Ed === undefined) sheet.problem("V_Ed", required(says.reaction));
    if (angle && stiffened) sheet.problem("stiffened", notWith("angle"));
    if (!angle && !stiffened) sheet.problem("angle", required(says.oneSeat));
    const found = angle ? resolveAngle(sheet, item, held) : undefined;
    const plate = stiffened ? resolvePlate(sheet, item, held, beam) : undefined;
    if (!beam || !held || V_Ed === undefined || sheet.problems.length > 0) return;
    sheet.assume(says.ofGuides);
    sheet.assume(says.heldBeam);
    if (V_Ed < 0) sheet.lack("V_Ed", says.lifted);
    const V = Math.max(0, V_Ed);
    if (found) runAngle(sheet, item, { beam, held, support, V, ...found });
    else if (plate && held.by === "welds") runStiffened(sheet, item, { beam, support, V, plate, a: held.a });
    // in place of the picture of the welds alone
    drawSeat(sheet, item, { beam, found, held, support });
  },
});

function resolveAngle(
  sheet: Sheet,
  { angle: spec, gap_mm, leg_mm }: SeatItem,
  held: Held | undefined,
): AngleSeat | undefined {
  if (!spec) return undefined;
  const angle = resolveMember(sheet, "angle", spec, ["angle"]);
  if (!angle) return undefined;
  const [long, short] = [Math.max(angle.h, angle.b), Math.min(angle.h, angle.b)];
  if (spec.outstanding_leg !== undefined && long === short)
    sheet.unused("angle.outstanding_leg", onlyFor(says.equalAngles));
  const [leg, upright] = spec.outstanding_leg === "long" ? [long, short] : [short, long];
  if (gap_mm >= leg) sheet.problem("gap_mm", below(leg, gap_mm, { unit: "mm", is: says.leaveBearing }));
  if (held?.by === "bolts") {
    const { n_1, n_2, e1, e2, p1, p2 } = held.pattern;
    const least = angle.t_w + angle.r + held.bolts.d_along / 2;
    if (e1 < least) sheet.problem("e1", atLeast(decimals(least, 1), e1, { unit: "mm", is: says.legFits }));
    const deep = e1 + (n_1 - 1) * p1 + held.bolts.d_along / 2;
    if (deep >= upright)
      sheet.problem("n_1", below(decimals(upright, 1), decimals(deep, 1), { unit: "mm", is: says.legFits }));
    const wide = 2 * e2 + (n_2 - 1) * p2;
    if (wide > spec.length_mm * (1 + 1e-9))
      sheet.problem("angle.length_mm", atLeast(decimals(wide, 1), spec.length_mm, { unit: "mm", is: says.lengthFits }));
  } else if (held) {
    rejectThroatOnEdge(sheet, throatField({ leg_mm }), held.a, angle.t_w, "angle");
  }
  return { angle, leg, upright, length: spec.length_mm };
}

interface SeatPlate extends OutstandingPlate {
  /** of the plate under the beam: width and thickness */
  readonly b: number;
  readonly t_p: number;
}

function resolvePlate(
  sheet: Sheet,
  { stiffened: spec, gap_mm, ...item }: SeatItem,
  held: Held | undefined,
  beam: Member | undefined,
): SeatPlate | undefined {
  if (!spec) return undefined;
  const { W_mm: W, h_mm: h, t_mm: t, plate_b_mm: b, plate_t_mm: t_p, shape = "rectangular" } = spec;
  const steel = resolveSteel(sheet, "stiffened", spec, Math.max(t, t_p));
  if (held?.by === "bolts") sheet.problem("bolt_size", says.weldedOnly);
  if (gap_mm >= W) sheet.problem("gap_mm", below(W, gap_mm, { unit: "mm", is: says.leaveBearing }));
  const least = Math.max(beam?.b ?? 0, t);
  if (b < least * (1 - 1e-9))
    sheet.problem("stiffened.plate_b_mm", atLeast(least, b, { unit: "mm", is: says.flangeWide }));
  rejectThinPart(sheet, "stiffened.t_mm", t);
  rejectThinPart(sheet, "stiffened.plate_t_mm", t_p);
  if (held?.by === "welds") {
    rejectThickThroat(sheet, throatField(item), held.a, t, "stiffened.t_mm");
    rejectThickThroat(sheet, throatField(item), held.a, t_p, "stiffened.plate_t_mm");
  }
  return steel && { t, h, W, shape, steel, b, t_p };
}

interface OfBeam {
  readonly beam: Member;
  readonly support: Support | undefined;
  readonly V: number;
}

function runAngle(
  sheet: Sheet,
  { gap_mm: gap }: SeatItem,
  { beam, held, support, V, angle, leg, upright, length }: OfBeam & AngleSeat & { readonly held: Held },
): void {
  const { s_s } = verifyBeamEnd(sheet, beam, V, { W: leg, gap, s_p: 0 });
  sheet.assume(says.bearing);
  verifyLeg(sheet, { angle, V, s_s, gap, length, b_f: beam.b });
  const e = sheet.put("e_mm", rules.leverOfAngle, gap, s_s);
  const M = sheet.put("M_support_Ed_kNm", rules.momentOfLever, V, e);
  if (held.by === "bolts") {
    verifyLegBolts(sheet, held, { h: upright, t: angle.t_w, steel: angle.steel }, support, { V, e });
    if (V > 0) sheet.warn(says.uprightLeg);
  } else {
    const lines = uprights(sheet, held.a, upright, length / 2);
    if (lines) verifyWelds(sheet, lines, { a: held.a, t: angle.t_w, steel: angle.steel, support }, { V, M_x: M });
    leaveSupport(sheet, support, M, false);
  }
}

function verifyLeg(
  sheet: Sheet,
  {
    angle,
    V,
    s_s,
    gap,
    length,
    b_f,
  }: { angle: Member; V: number; length: number; b_f: number; gap: number } & Pick<BearingOnSeat, "s_s">,
): void {
  const { t_w: t, r, steel } = angle;
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const b = sheet.put("b_eff_mm", rules.effectiveLeg, length, b_f);
  const V_Rd = sheet.put("V_c_Rd_kN", shearResistance, b * t, steel.f_y, gamma_M0);
  const M_0 = sheet.put("M_c_Rd_kNm", rules.plateMoment, b, t, steel.f_y, gamma_M0);
  if (V > 0) sheet.verify(rules.seatShear, V, V_Rd, "kN");
  const beyond = sheet.put("b_2_mm", rules.beyondRoot, s_s, gap, t, r);
  const V_2 = sheet.put("V_2_Ed_kN", rules.legShear, V, beyond, s_s);
  const M = sheet.put("M_Ed_kNm", rules.legMoment, V_2, beyond, s_s);
  const M_Rd = 2 * V_2 > V_Rd ? sheet.put("M_V_Rd_kNm", rules.momentWithShear, M_0, V_2, V_Rd) : M_0;
  if (M > 0) sheet.verify(rules.seatBending, M, M_Rd, "kNm");
}

function runStiffened(
  sheet: Sheet,
  { gap_mm: gap }: SeatItem,
  { beam, support, V, plate, a }: OfBeam & { readonly plate: SeatPlate; readonly a: number },
): void {
  const { t, h, W, steel, b, t_p } = plate;
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const s_p = sheet.put("s_p_mm", rules.bearingForStiffener, V, gamma_M0, t, steel.f_y, t_p);
  const { s_s } = verifyBeamEnd(sheet, beam, V, { W, gap, s_p });
  sheet.assume(says.bearing);
  const N_s = sheet.put("N_s_Rd_kN", rules.bearingOfStiffener, t, s_s, t_p, steel.f_y, gamma_M0);
  if (V > 0) sheet.verify(rules.stiffenerBearing, V, N_s, "kN");
  const e = sheet.put("e_mm", rules.leverOfStiffener, W, s_s);
  verifyStanding(sheet, plate, V, e);
  sheet.verify(
    rules.stiffenerThickness,
    sheet.step("t_least_mm", rules.leastStiffener, beam.t_w, beam.steel.f_y, steel.f_y),
    t,
    "mm",
  );
  const lines = weldsOfStiffener(sheet, { a, t, h, b });
  const M = sheet.put("M_support_Ed_kNm", rules.momentOfLever, V, e);
  if (lines) verifyWelds(sheet, lines, { a, t, steel, support }, { V, M_x: M });
  if (V > 0) sheet.warn(says.seatPlate);
  verifyBehindPlate(sheet, support, M, h);
}

/** A T: both sides of the stiffener, and the plate each side of it. */
function weldsOfStiffener(
  sheet: Sheet,
  { a, t, h, b }: { a: number; t: number; h: number; b: number },
): Line[] | undefined {
  const sides = uprights(sheet, a, h, t / 2);
  const s = sheet.put("l_seat_mm", rules.seatWeld, h, b, t);
  if (!sides) return undefined;
  const top =
    s > 2 * a ? [-1, 1].map((side) => ({ x1: (side * t) / 2, y1: h - a, x2: side * (t / 2 + s - a), y2: h - a })) : [];
  return [...sides, ...top];
}

interface Drawn {
  readonly beam: Member;
  readonly found: AngleSeat | undefined;
  readonly held: Held;
  readonly support: Support | undefined;
}

function drawSeat(sheet: Sheet, item: SeatItem, { beam, found, held, support }: Drawn): void {
  const { stiffened, gap_mm: gap } = item;
  draw(sheet, () => ({
    kind: "seat",
    beam: memberShape(beam, item.beam),
    gap,
    V: Math.max(0, item.V_Ed ?? 0),
    leg: found?.leg ?? stiffened?.W_mm ?? 0,
    h: found?.upright ?? stiffened?.h_mm ?? 0,
    t: found?.angle.t_w ?? stiffened?.plate_t_mm ?? 0,
    angle: found && memberShape(found.angle, item.angle ?? {}),
    stiffener: stiffened && { t: stiffened.t_mm, triangular: stiffened.shape === "triangular" },
    width: found?.length ?? stiffened?.plate_b_mm ?? 0,
    support: support?.t,
    ...heldShape(held),
  }));
}

export const heldShape = (held: Held) =>
  held.by === "bolts"
    ? { bolt: boltShape(held.bolts), pattern: held.pattern, a: undefined }
    : { bolt: undefined, pattern: undefined, a: held.a };
