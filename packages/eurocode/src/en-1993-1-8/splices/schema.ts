import * as z from "zod";
import { between, flag, noted, oneOf, part, plateThickness, positive, strict, text } from "../../basis/fields.ts";
import { boltFields, memberField, patternFields, steelFields } from "../parts/index.ts";
import { force, moment, side } from "../sizes.ts";

const sides = noted(
  z.union([z.literal(1), z.literal(2)]),
  "plates on one side or on both sides; {default} 1 on flanges, 2 on the web",
).optional();

export const splicePlate = {
  b_mm: side("width"),
  t_mm: positive("thickness", "mm", plateThickness),
  sides,
  ...steelFields,
  ...boltFields,
  ...patternFields,
};

export const spliceSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("splice").meta({ description: "kind of connection" }),
  member: memberField("the smaller of the two members"),
  splice_of: oneOf(["beam", "column"], "what is spliced; {default beam}").optional(),
  bearing: flag("column ends in full contact: they carry the compression; {default false}").optional(),
  N_Ed: force("normal force, compression positive").optional(),
  M_Ed: moment("moment about the strong axis").optional(),
  V_Ed: force("shear force in the plane of the web").optional(),
  N_Ed_G: force("least compression present with M_Ed (permanent); {default N_Ed}").optional(),
  flange_plate: part(
    () => splicePlate,
    "cover plate of one flange, on one half of the splice; along the force is along the member",
  ),
  web_plate: part(
    () => ({ h_mm: side("height"), ...splicePlate }),
    "cover plates of the web, on one half of the splice: b from the joint; along the force is down the web",
  ).optional(),
  web_moment_share: between(0, 1, "share of the moment in the web plates; {default} I_w/I_y").optional(),
  web_axial_share: between(0, 1, "share of the normal force in the web plates; {default} A_w/A").optional(),
}));

export type SpliceItem = z.output<typeof spliceSchema>;
export type FlangePlate = SpliceItem["flange_plate"];
export type WebPlate = NonNullable<SpliceItem["web_plate"]>;
