import * as z from "zod";
import {
  between,
  boltDistance,
  flag,
  listOf,
  oneOf,
  part,
  plateThickness,
  positive,
  strict,
  text,
  whole,
} from "../../basis/fields.ts";
import { boltFields, memberField, steelFields } from "../parts/index.ts";
import { distance, force, jointLength, place, plateSide, size, throat, weldLength } from "../sizes.ts";

// Fields of a gusset plate and the brace on it.

const { bolt_grade, bolt_size, ...boltOptions } = boltFields;

export const joints = ["bolted", "welded", "slotted", "flattened", "end-tee"] as const;
export type JointOfBrace = (typeof joints)[number];

const angle = (description: string) => between(0, 180, description, "°");

export const gussetSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("gusset").meta({ description: "kind of connection" }),
  member: memberField("brace: an angle, a channel, a flat or a hollow section"),
  n_members: whole(1, 2, "braces: 1, or 2 with one on each side of the plate; {default 1}").optional(),
  N_Ed: force("axial force of the brace, compression positive"),
  plate: part(
    () => ({
      t_mm: positive("thickness", "mm", plateThickness),
      b_mm: plateSide("width across the brace at the end of the joint; caps the effective width").optional(),
      h_mm: plateSide("length along the brace").optional(),
      ...steelFields,
    }),
    "gusset plate",
  ),
  joint: oneOf(joints, "how the brace is joined to the plate"),
  bolt_grade: bolt_grade.optional(),
  bolt_size: bolt_size.optional(),
  ...boltOptions,
  n_1: whole(1, 100, "bolts along the force in each line").optional(),
  n_2: whole(1, 20, "lines of bolts; {default 1}").optional(),
  e1: positive("end distance, along the force", "mm", boltDistance).optional(),
  p1: positive("pitch along the force", "mm", boltDistance).optional(),
  e2: positive("edge distance, across the force", "mm", boltDistance).optional(),
  p2: positive("gauge across the force", "mm", boltDistance).optional(),
  connected_leg: oneOf(["long", "short"], "angles: leg on the plate; {default long}").optional(),
  length_mm: weldLength("welded and slotted: length of each weld").optional(),
  throat_mm: throat("welded and slotted: throat of the welds").optional(),
  n_welds: oneOf(["2", "4"], "welds along the brace; {default} two of each brace, four of a slotted tube").optional(),
  slot_mm: size("slotted: width of the slot in the tube; {default} the plate and 2 mm").optional(),
  shear_lag: oneOf(
    ["none", "AISC"],
    "tubes, channels: AISC 360-16 Table D3.1, 1 - x/L; none: EN 1993-1-8 has no rule ({default=none}, with a warning)",
  ).optional(),
  flat_length_mm: jointLength("flattened: from the bolts to the round tube").optional(),
  tee: part(
    () => ({
      t_cap_mm: positive("plate welded on the end of the tube", "mm", plateThickness),
      t_stem_mm: positive("stem with the bolts", "mm", plateThickness),
      b_stem_mm: plateSide("width of the stem"),
      ...steelFields,
    }),
    "end-tee: its plates; {default} steel as the brace",
  ).optional(),
  free_length_mm: distance(
    "compression: from the end of the joint to the fixed edge, mean over the effective width",
  ).optional(),
  edges_mm: listOf(
    distance("from one end, the middle and the other end of the effective width to the fixed edges"),
    "in place of free_length_mm: L_1, L_2, L_3, whose mean counts",
    3,
    3,
  ).optional(),
  k: between(0.5, 2, "buckling length over the free length: 0.65 two edges fixed, 1.2 one; {default 0.65}").optional(),
  spread_deg: between(5, 45, "of the effective width; {default 30}", "°").optional(),
  buckling_curve: oneOf(["a0", "a", "b", "c", "d"], "of the plate; {default c}").optional(),
  eccentricity_mm: place("from the middle of the plate to the axis of the brace, out of plane; {default 0}").optional(),
  gusset_weld: part(
    () => ({
      throat_mm: throat("throat of the fillets"),
      length_mm: weldLength("length of the plate's edge that is welded"),
      sides: whole(1, 2, "fillets on both sides of the plate, or on one; {default 2}").optional(),
      theta_deg: angle("from the weld to the brace"),
      offset_mm: place("from the middle of the weld to the line of the force; {default 0}").optional(),
    }),
    "weld of the plate's edge to what supports it",
  ).optional(),
  second_brace: part(
    () => ({
      N_Ed: force("its axial force, compression positive"),
      theta_deg: angle("from the weld to it"),
      offset_mm: place("from the middle of the weld to the line of its force; {default 0}").optional(),
    }),
    "another brace on the same plate: its force adds in the weld",
  ).optional(),
  rotates_out_of_plane: flag("the plate shall bend as the brace buckles (earthquake); {default false}").optional(),
}));

export type GussetItem = z.output<typeof gussetSchema>;
