import * as z from "zod";
import { between, flag, oneOf, part, strict, text } from "../../../basis/fields.ts";
import { loadDuration, modification, serviceClass } from "../schema.ts";

const side = (description: string) => between(20, 1000, description, "mm", [60, 400]);

export const stick = (description: string) =>
  part(
    () => ({
      species: text("strength class of wood: C24, GL24h"),
      b_mm: side("width, across the plane of the joint"),
      h_mm: side("depth, in the plane of the joint"),
    }),
    description,
  );

export const stepJointSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("step-joint").meta({ description: "kind of joint" }),
  type: oneOf(
    ["front", "heel", "double"],
    "step at the front, its face along the bisector, at the heel, its face square to the strut, or both; {default front}",
  ).optional(),
  gamma_deg: between(20, 80, "between the axes of strut and chord", "°", [25, 65]),
  strut: stick("the member that presses"),
  chord: stick("the member that is notched"),
  t_v_mm: between(
    5,
    300,
    "depth of the notch, square to the chord; of a double step that at the front",
    "mm",
    [15, 80],
  ),
  t_v_heel_mm: between(5, 300, "depth of the notch at the heel of a double step", "mm", [15, 80]).optional(),
  l_v_mm: between(20, 5000, "wood of the chord before the notch", "mm", [150, 1000]),
  both_sides: flag("the chord is notched on both sides; {default false}").optional(),
  N_Ed: between(-1e6, 1e6, "compression of the strut, positive", "kN").optional(),
  N_chord_Ed: between(
    0,
    1e6,
    "tension of the chord behind the notch; {default} what the strut brings along it, or two of them on both sides",
    "kN",
  ).optional(),
  k_cr: between(0.3, 1, "cracks in the wood before the notch; {default} by annex").optional(),
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
}));

export type StepJointItem = z.output<typeof stepJointSchema>;

export const notchedRafterSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("notched-rafter").meta({ description: "kind of joint" }),
  pitch_deg: between(5, 75, "slope of the rafter", "°", [10, 60]),
  rafter: stick("the rafter, notched below"),
  purlin: stick("the purlin that it sits on; b_mm across its grain, flat"),
  seat_mm: between(10, 500, "seat of the notch on the purlin, horizontal", "mm", [30, 150]),
  F_Ed: between(-1e6, 1e6, "vertical force of the rafter on its seat, downwards positive", "kN").optional(),
  H_Ed: between(
    -1e6,
    1e6,
    "horizontal force of the rafter on the purlin's side, towards the ridge; {default 0}",
    "kN",
  ).optional(),
  M_Ed: between(-1e6, 1e6, "moment of the rafter at the notch", "kNm").optional(),
  V_Ed: between(-1e6, 1e6, "shear of the eaves beyond the notch, square to the rafter; {default 0}", "kN").optional(),
  l_1_mm: between(0, 5000, "clear distance between rafters on the purlin; {default} far", "mm").optional(),
  k_cr: between(0.3, 1, "cracks in the wood of the rafter; {default} by annex").optional(),
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
}));

export type NotchedRafterItem = z.output<typeof notchedRafterSchema>;
