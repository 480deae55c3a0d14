import type { Sheet } from "../../../engine/sheet.ts";
import type { StepJointItem } from "./schema.ts";

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
  readonly N: number;
}

export function drawStep(
  sheet: Sheet,
  { type = "front", gamma_deg, strut, chord, t_v_mm, t_v_heel_mm, l_v_mm }: StepJointItem,
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
    N,
  });
}
