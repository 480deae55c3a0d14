import * as z from "zod";
import {
  between,
  flag,
  listOf,
  oneOf,
  part,
  plateThickness,
  positive,
  strict,
  text,
  whole,
} from "../../../basis/fields.ts";
import { loadDuration, modification, serviceClass } from "../schema.ts";

const size = (description: string) => between(5, 500, description, "mm", [15, 250]);

const end = part(
  () => ({
    species: text("strength class of the wood that is pressed; {default} none: head or nut bears on steel").optional(),
    orientation: oneOf(["edgewise", "flatwise"], "of LVL, the side that is pressed; {default flatwise}").optional(),
    washer: part(
      () => ({
        d_e_mm: size("diameter, or side of a square one"),
        d_i_mm: size("diameter of its hole"),
        t_mm: between(0.5, 50, "thickness", "mm", [2, 20]),
        square: flag("a square one; {default false}").optional(),
      }),
      "washer on the wood",
    ).optional(),
    plate_mm: positive(
      "thickness of a steel plate that lies on the wood in place of a washer, 8.5.2(3)",
      "mm",
      plateThickness,
    ).optional(),
    edge_mm: size("from the axis to the nearest edge or end of the wood").optional(),
  }),
  "what head or nut presses",
);

export const axialBoltsSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("axial-bolts").meta({ description: "kind of joint" }),
  d_mm: between(5, 36, "diameter of the bolts, or of the thread of rods", "mm", [8, 30]),
  f_u_k_MPa: between(240, 2000, "tensile strength of the fastener", "MPa", [360, 1400]).optional(),
  grade: oneOf(["4.6", "4.8", "5.6", "5.8", "6.8", "8.8", "10.9"], "grade, in place of the strength").optional(),
  n: whole(1, 200, "bolts that share the force; {default 1}").optional(),
  ends: listOf(end, "under the head, and under the nut", 2, 2),
  a_mm: size("least distance between bolts").optional(),
  F_ax_Ed: between(-1e6, 1e6, "force of the joint along the bolts, tension positive", "kN").optional(),
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
}));

export type AxialBoltsItem = z.output<typeof axialBoltsSchema>;
export type End = AxialBoltsItem["ends"][number];
