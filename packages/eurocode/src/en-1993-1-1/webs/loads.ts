import { decimals } from "../../basis/numbers.ts";
import { notWith, onlyWith, required } from "../../basis/refusals.ts";
import * as force from "../../en-1993-1-5/transverse-force.ts";
import * as wheels from "../../en-1993-6/wheel-loads.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Member } from "../model.ts";
import { says as input } from "../says-of-input.ts";
import type { MemberItem } from "../schema.ts";
import { stationsOf } from "../stiffener-places.ts";
import { says } from "./says.ts";

// Concentrated loads as they are given, with every default taken.

export type GivenLoad = NonNullable<MemberItem["concentrated_loads"]>[number];
export type LoadType = "a" | "b" | "c";

export interface Rail {
  readonly fixing: "loose" | "pad" | "rigid";
  readonly I_r: number;
  readonly b_fr: number;
  readonly h_r: number;
  readonly A_r: number;
  readonly z_r: number;
}

export interface WebLoad {
  readonly mark: string;
  readonly x: number;
  readonly type: LoadType;
  readonly flange: "top" | "bottom";
  readonly s_s: number;
  readonly rail: Rail | undefined;
  readonly c: number;
  readonly a: number;
  readonly given: GivenLoad;
  /** where a stiffener takes it */
  readonly stiffener: number | undefined;
}

export const depthOfWeb = ({ h, t_f }: Member["profile"]): number => h - 2 * t_f;

/** The panel in which x lies. */
function panelAt(item: MemberItem, x: number): number {
  const places = stationsOf(item);
  const after = places.find((place) => place > x) ?? item.length_mm;
  return after - (places.filter((place) => place <= x && place < after).at(-1) ?? 0);
}

export function resolveLoads(sheet: Sheet, member: Member): WebLoad[] {
  const { item, profile } = member;
  const { concentrated_loads = [], stiffeners = [], length_mm: L } = item;
  if (concentrated_loads.length === 0) return [];
  if (profile.shape !== "I") {
    sheet.problem("concentrated_loads", onlyWith(says.iSectionsOnly({ profile: profile.label })));
    return [];
  }
  const h_w = depthOfWeb(profile);
  const loads = concentrated_loads.flatMap((given, i): WebLoad[] => {
    const path = `concentrated_loads[${i}]`;
    const { mark, x_mm: x, flange = "top" } = given;
    if (concentrated_loads.findIndex((other) => other.mark === mark) < i)
      sheet.problem(`${path}.mark`, says.sameMark({ mark }));
    if (x > L * (1 + 1e-9)) {
      sheet.problem(`${path}.x_mm`, input.withinMember({ length: L, given: x }));
      return [];
    }
    const rail = railOf(sheet, path, given);
    const wide = bearingOf(sheet, path, given, member, rail);
    if (wide === undefined) return [];
    if (wide > h_w) sheet.warn(says.bearingBeyondWeb({ mark, s_s: decimals(wide, 1), h_w: decimals(h_w, 1) }));
    const s_s = Math.min(wide, h_w);
    const fromEnd = Math.min(x, L - x);
    const c = given.c_mm ?? Math.max(0, fromEnd - s_s / 2);
    const stiffener = stiffeners.findIndex(({ x_mm }) => Math.abs(x_mm - x) <= s_s / 2);
    const type = given.type ?? typeByPlace(sheet, member, { mark, x, s_s, c, stiffened: stiffener >= 0 });
    if (given.c_mm !== undefined && type !== "c") sheet.problem(`${path}.c_mm`, onlyWith(says.endOnly));
    if (type === "c" && c + s_s > L * (1 + 1e-9))
      sheet.problem(
        `${path}.${given.c_mm === undefined ? "s_s_mm" : "c_mm"}`,
        says.beyondEnd({ edge: decimals(c + s_s, 1), length: L }),
      );
    const a = given.a_mm ?? (stiffeners.length > 0 ? panelAt(item, x) : (item.stiffener_spacing_mm ?? L));
    return [{ mark, x, type, flange, s_s, rail, c, a, given, stiffener: stiffener < 0 ? undefined : stiffener }];
  });
  assumeOfLoads(sheet, item, loads);
  return loads;
}

function assumeOfLoads(sheet: Sheet, item: MemberItem, loads: readonly WebLoad[]): void {
  if (loads.some(({ given }) => given.type === undefined)) sheet.assume(says.typeByPlace);
  if (loads.some(({ type, given }) => type === "a" && given.type === undefined))
    sheet.assume(says.throughBothFlanges, { weighty: true });
  if (loads.some(({ given }) => given.N_Ed === undefined || given.M_y_Ed === undefined))
    sheet.assume(says.momentsOfMember);
  sheet.assume(says.momentCompresses);
  const plain = item.stiffener_spacing_mm === undefined && item.stiffeners === undefined;
  if (plain && loads.some(({ given }) => given.a_mm === undefined)) sheet.assume(says.spacingByLength);
  if (loads.some(({ rail }) => rail !== undefined)) sheet.assume(says.eccentricWheels);
  for (const { mark, stiffener, given, rail } of loads)
    if (given.V_z_Ed !== undefined && stiffener === undefined && rail === undefined)
      sheet.warn(says.noShearWithForce({ mark }));
}

interface Place {
  readonly mark: string;
  readonly x: number;
  readonly s_s: number;
  readonly c: number;
  readonly stiffened: boolean;
}

/** Figure 6.1: c near an end that no stiffener holds. */
function typeByPlace(sheet: Sheet, { item, profile, length }: Member, { mark, x, s_s, c, stiffened }: Place): LoadType {
  const h_w = depthOfWeb(profile);
  const fromEnd = Math.min(x, length - x);
  // a stiffener between the load and its end holds it
  const held = (item.stiffeners ?? []).some(({ x_mm }) =>
    x <= length / 2 ? x_mm <= x + s_s / 2 : x_mm >= x - s_s / 2,
  );
  if (stiffened || held) return "a";
  if (fromEnd + s_s / 2 + c < h_w) return "c";
  const edge = fromEnd + s_s / 2;
  if (edge < h_w) sheet.warn(says.nearEnd({ mark, edge: decimals(edge, 1), h_w: decimals(h_w, 1) }));
  return "a";
}

function railOf(sheet: Sheet, path: string, { rail, flange = "top" }: GivenLoad): Rail | undefined {
  if (!rail) return undefined;
  const { fixing = "loose", I_r_mm4, b_fr_mm, h_r_mm, A_r_mm2, z_r_mm } = rail;
  if (flange === "bottom") sheet.problem(`${path}.flange`, onlyWith(says.railOnTop));
  for (const name of ["A_r_mm2", "z_r_mm"] as const) {
    if (fixing === "rigid" && rail[name] === undefined) sheet.problem(`${path}.rail.${name}`, required(says.rigidRail));
    if (fixing !== "rigid" && rail[name] !== undefined) sheet.unused(`${path}.rail.${name}`, says.rigidRail);
  }
  return { fixing, I_r: I_r_mm4, b_fr: b_fr_mm, h_r: h_r_mm, A_r: A_r_mm2 ?? 0, z_r: z_r_mm ?? 0 };
}

/** One of s_s_mm, bearing and rail says how long the load bears. */
function bearingOf(
  sheet: Sheet,
  path: string,
  given: GivenLoad,
  member: Member,
  rail: Rail | undefined,
): number | undefined {
  const { s_s_mm, bearing } = given;
  const ways = [s_s_mm, bearing, rail].filter((way) => way !== undefined).length;
  if (ways === 0) {
    sheet.problem(`${path}.s_s_mm`, required(says.bearingLength));
    return undefined;
  }
  if (ways > 1) {
    sheet.problem(
      `${path}.${bearing === undefined ? "rail" : "bearing"}`,
      notWith(s_s_mm === undefined ? "rail" : "s_s_mm"),
    );
    return undefined;
  }
  if (s_s_mm !== undefined) return s_s_mm;
  if (rail) return wheels.stiffBearing(loadedLengthOf(rail, member), member.profile.t_f);
  const { beam, length_mm, t_plate_mm = 0 } = bearing ?? {};
  if ((beam === undefined) === (length_mm === undefined)) {
    sheet.problem(`${path}.bearing`, required(says.bearingParts));
    return undefined;
  }
  const direct = beam ? force.bearingOfBeam(beam.t_w_mm, beam.t_f_mm, beam.r_mm ?? 0) : (length_mm ?? 0);
  return force.bearingThroughPlate(direct, t_plate_mm);
}

export function loadedLengthOf({ fixing, I_r, b_fr, h_r, A_r, z_r }: Rail, { profile: p }: Member): number {
  const b_eff = wheels.flangeUnderRail(p.b, b_fr, h_r, p.t_f);
  const I_f = wheels.inertiaOfFlange(b_eff, p.t_f);
  const I_rf =
    fixing === "rigid"
      ? wheels.jointInertia(I_r, I_f, A_r, b_eff * p.t_f, p.t_f, z_r)
      : wheels.separateInertia(I_r, I_f);
  return (fixing === "pad" ? wheels.loadedLengthOnPad : wheels.loadedLengthOnFlange)(I_rf, p.t_w);
}
