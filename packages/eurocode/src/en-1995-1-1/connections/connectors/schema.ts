import * as z from "zod";
import {
  between,
  boltDistance,
  flag,
  listOf,
  oneOf,
  part,
  positive,
  strict,
  text,
  whole,
} from "../../../basis/fields.ts";
import { fireOfJointField } from "../fire-schema.ts";
import {
  alternating,
  boltFields,
  force,
  loadDuration,
  materialFactor,
  memberAcross,
  modification,
  patternFields,
  serviceabilityField,
  serviceClass,
  spacingFields,
  splittingField,
} from "../schema.ts";

export const ringTypes = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4"] as const;
export type RingType = (typeof ringTypes)[number];

export const toothedTypes = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11"] as const;
export type ToothedType = (typeof toothedTypes)[number];

const acrossConnector = (description: string) => positive(description, "mm", { ...boltDistance, usual: [38, 200] });

/** Of connectors between the faces of members, whatever holds them there. */
const connectorFields = {
  h_e_mm: between(1, 60, "depth of the connector in each member; {default} of EN 912", "mm", [4, 25]).optional(),
  members: listOf(memberAcross, "members in the order of the joint", 2, 5),
  n: whole(1, 20, "connectors of a face in a row along the grain; required without bolts").optional(),
  rows: whole(1, 20, "rows; {default 1}").optional(),
  staggered: flag(
    "neighbouring rows are staggered along the grain: a_1_mm and a_2_mm are those of neighbours, 8.9(10); {default false}",
  ).optional(),
  ...spacingFields,
  F_Ed: force("force of the joint, tension positive").optional(),
  alternating_kN: alternating.optional(),
  ...patternFields,
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
  gamma_M: materialFactor.optional(),
  splitting: splittingField.optional(),
  serviceability: serviceabilityField.optional(),
  fire: fireOfJointField.optional(),
};

const boltDiameter = between(6, 30, "diameter of the bolt through the connector", "mm", [8, 30]);

export const splitRingSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("split-ring").meta({ description: "kind of joint" }),
  type: oneOf(ringTypes, "type of EN 912: rings A, shear plates B"),
  d_c_mm: acrossConnector("diameter of the connector"),
  d_mm: boltDiameter,
  ...connectorFields,
}));

export const toothedPlateSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("toothed-plate").meta({ description: "kind of joint" }),
  type: oneOf(toothedTypes, "type of EN 912; C2, C4, C7, C9 and C11 have teeth on one side"),
  d_c_mm: acrossConnector("diameter of the connector; of types C3, C4, C5, C8 and C9 its side"),
  b_c_mm: acrossConnector("other side of types C3 and C4").optional(),
  d_mm: boltDiameter,
  ...boltFields,
  rope_effect: flag("8.2.2(2), of the bolts; {default true}").optional(),
  washer: part(
    () => ({ d_e_mm: positive("outer diameter", "mm"), d_i_mm: positive("inner diameter", "mm") }),
    "washers of bolts on wood",
  ).optional(),
  ...connectorFields,
}));

export type SplitRingItem = z.output<typeof splitRingSchema>;
export type ToothedPlateItem = z.output<typeof toothedPlateSchema>;
export type ConnectorItem = SplitRingItem | ToothedPlateItem;
