import * as z from "zod";
import { between, oneOf, part, partialFactor, positive, strict, text, whole } from "../../../basis/fields.ts";
import { loadDuration, modification, serviceClass } from "../schema.ts";

const side = (description: string) => between(10, 3000, description, "mm", [35, 1500]);
const resistance = (description: string) => between(0.01, 1e5, description, "kN", [0.3, 1000]);

const wood = (description: string) =>
  part(
    () => ({
      species: text("strength class of wood: C24, GL24h"),
      b_mm: side("width"),
      h_mm: side("depth of the wood"),
    }),
    description,
  );

export const hangerSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("hanger").meta({ description: "kind of joint" }),
  type: oneOf(
    ["hanger", "bracket"],
    "hanger that carries a joist on a header, or bracket that holds the joist, or rafter, on it; {default hanger}",
  ).optional(),
  product: text("type and size, as the assessment names it"),
  assessment: text("where the resistances are from: number of the assessment, table, nailing"),
  header: wood("the member that carries: header, trimmer, purlin or wall plate"),
  joist: wood("the member that is carried"),
  n: whole(1, 20, "equal ones that share the forces; {default 1}").optional(),
  R_1_k_kN: resistance(
    "characteristic resistance of one, of its wood and fasteners: of a hanger downwards, of a bracket against lifting",
  ).optional(),
  R_1_up_k_kN: resistance("of a hanger against lifting").optional(),
  R_2_k_kN: resistance("sideways").optional(),
  R_3_k_kN: resistance("along the joist, away from the header of a hanger").optional(),
  steel: part(
    () => ({
      R_1_k_kN: resistance("as R_1_k_kN").optional(),
      R_1_up_k_kN: resistance("against lifting").optional(),
      R_2_k_kN: resistance("sideways").optional(),
      R_3_k_kN: resistance("along the joist").optional(),
      gamma_M: partialFactor("of the steel by the assessment; {default} gamma_M2 of the annex").optional(),
    }),
    "characteristic resistances of its steel, where the assessment has them apart: without k_mod",
  ).optional(),
  rho_a_kg_m3: between(
    250,
    700,
    "characteristic density of the wood that the resistances are for; {default 350}",
    "kg/m³",
    [290, 500],
  ).optional(),
  interaction: oneOf(
    ["linear", "squares"],
    "forces in several directions as the assessment adds them; {default linear}, the safe one",
  ).optional(),
  nails: part(
    () => ({
      header: whole(1, 500, "in the header"),
      joist: whole(1, 500, "in the joist"),
      table_header: whole(1, 500, "in the header, for which the resistances are"),
      table_joist: whole(1, 500, "in the joist, for which the resistances are"),
    }),
    "nails or screws of one that are driven, and those of the table",
  ).optional(),
  mounted: oneOf(["side", "top"], "on the side of the header, or hung over its top; {default side}").optional(),
  splitting: part(
    () => ({
      h_e_mm: positive(
        "from the edge that F_1_Ed points to, to the farthest nail, or to its point where it is driven along F_1_Ed",
        "mm",
      ).optional(),
      h_e_up_mm: positive("the same from the other edge, where F_1_Ed is negative", "mm").optional(),
      penetration_mm: positive("of the nails into the header", "mm"),
      V_share: between(
        0.5,
        1,
        "greater shear of the header beside the joint, as a part of F_1_Ed; {default 1}",
      ).optional(),
    }),
    "of the header by the force across its grain, 8.1.4",
  ).optional(),
  F_1_Ed: between(
    -1e6,
    1e6,
    "force of the joist: downwards positive on a hanger, lifting positive on a bracket",
    "kN",
  ).optional(),
  F_2_Ed: between(-1e6, 1e6, "force sideways; {default 0}", "kN").optional(),
  F_3_Ed: between(
    -1e6,
    1e6,
    "force along the joist, positive where it pulls it from the header; {default 0}",
    "kN",
  ).optional(),
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
}));

export type HangerItem = z.output<typeof hangerSchema>;
