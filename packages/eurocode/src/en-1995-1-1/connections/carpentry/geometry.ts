import type { Sheet } from "../../../engine/sheet.ts";
import type { NotchedRafterItem, StepJointItem } from "./schema.ts";

/** What the picture of a step joint shows, seen square to its plane. */
export interface StepJointGeometry {
  readonly kind: "step-joint";
  readonly type: NonNullable<StepJointItem["type"]>;
  readonly gamma: number;
  readonly strut: { readonly h: number; readonly name: string };
  readonly chord: { readonly h: number; readonly name: string };
  readonly t_v: number;
  /** depth at the heel; 0 of a step at the front alone */
  readonly t_v_heel: number;
  readonly l_v: number;
  readonly both_sides: boolean;
  readonly N: number;
}

export function drawStep(
  sheet: Sheet,
  { type = "front", gamma_deg, strut, chord, t_v_mm, t_v_heel_mm, l_v_mm, both_sides = false }: StepJointItem,
  N: number,
): void {
  sheet.geometry = (): StepJointGeometry => ({
    kind: "step-joint",
    type,
    gamma: gamma_deg,
    strut: { h: strut.h_mm, name: strut.species },
    chord: { h: chord.h_mm, name: chord.species },
    t_v: t_v_mm,
    t_v_heel: type === "heel" ? t_v_mm : (t_v_heel_mm ?? 0),
    l_v: l_v_mm,
    both_sides,
    N,
  });
}

/** What the picture of a notched rafter shows, seen along the purlin. */
export interface NotchedRafterGeometry {
  readonly kind: "notched-rafter";
  readonly pitch: number;
  readonly rafter: { readonly h: number; readonly name: string };
  readonly purlin: { readonly b: number; readonly h: number; readonly name: string };
  readonly seat: number;
  readonly F: number;
  readonly H: number;
}

export function drawRafter(
  sheet: Sheet,
  { pitch_deg, rafter, purlin, seat_mm, F_Ed = 0, H_Ed = 0 }: NotchedRafterItem,
) {
  sheet.geometry = (): NotchedRafterGeometry => ({
    kind: "notched-rafter",
    pitch: pitch_deg,
    rafter: { h: rafter.h_mm, name: rafter.species },
    purlin: { b: purlin.b_mm, h: purlin.h_mm, name: purlin.species },
    seat: seat_mm,
    F: Math.max(0, F_Ed),
    H: Math.max(0, H_Ed),
  });
}
