import * as z from "zod";
import { between, flag, listOf, oneOf, part, strict, text } from "../../basis/fields.ts";
import { memberField, memberFields, steelFields } from "../parts/index.ts";
import { force, moment, side, thickness } from "../sizes.ts";

const forces = {
  N_Ed: force("axial force, compression positive").optional(),
  M_ip_Ed: moment("moment in the plane of the joint; {default 0}").optional(),
  M_op_Ed: moment("moment out of that plane; {default 0}").optional(),
};

export const forceNames = ["N_Ed", "M_ip_Ed", "M_op_Ed"] as const satisfies readonly (keyof typeof forces)[];

/** Of a load case: the forces of each brace, or of the plate. */
export const inCases = {
  braces: listOf(
    part(() => forces, "forces of a brace in this load case"),
    "forces of the braces in this load case, in their order",
    1,
    3,
  ).optional(),
  plate: part(() => forces, "forces of the plate in this load case").optional(),
};

export type CaseOfJoint = z.output<z.ZodObject<typeof inCases>>;

export const hollowJointSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("hollow-section-joint").meta({ description: "kind of connection" }).optional(),
  chord: memberField("the chord: CHS, RHS, SHS, or an I- or H-section"),
  braces: listOf(
    part(
      () => ({ ...memberFields, theta_deg: between(1, 90, "angle between brace and chord", "°"), ...forces }),
      "a brace: CHS on CHS; RHS, SHS or CHS on others",
    ),
    "braces, in their order along the chord",
    1,
    3,
  ).optional(),
  joint_type: oneOf(["T", "Y", "X", "K", "N", "KT"], "type of the joint, by the way its forces are balanced"),
  gap_mm: between(
    -2000,
    2000,
    "between the toes of the braces on the chord; negative: overlap",
    "mm",
    [-800, 800],
  ).optional(),
  hidden_seam_welded: flag("overlap: the hidden part of the seam is welded; {default false}").optional(),
  N_0_Ed: force("axial force in the chord beside the joint, compression positive; {default 0}").optional(),
  M_0_Ed: moment("moment in the chord beside the joint; {default 0}").optional(),
  plate: part(
    () => ({
      b_mm: side("width of a transverse plate; length along the chord of a longitudinal one"),
      t_mm: thickness("thickness"),
      orientation: oneOf(
        ["longitudinal", "transverse"],
        "along the chord (gusset, {default=longitudinal}) or across it",
      ).optional(),
      ...steelFields,
      ...forces,
    }),
    "plate at right angles to the chord in place of a brace; joint types T and X",
  ).optional(),
}));

export type HollowJointItem = z.output<typeof hollowJointSchema>;
