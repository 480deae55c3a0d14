import * as z from "zod";
import {
  between,
  boltDistance,
  oneOf,
  part,
  plateThickness,
  positive,
  strict,
  text,
  whole,
} from "../../basis/fields.ts";
import { boltOptions as optionsOfBolt } from "../bolts/schema.ts";
import { boltFields, memberField, memberFields, steelFields, weldFields } from "../parts/index.ts";
import { force, lever, plateSide } from "../sizes.ts";

// Fields of seats and brackets.

const { bolt_grade, bolt_size, ...boltOptions } = boltFields;

/** Fields of bolts alone. */
export const ofBolts = [
  ...["bolt_grade", "bolt_size", "n_1", "p1", "n_2", "p2", "e1", "e2"],
  ...Object.keys(boltOptions),
] as readonly (keyof typeof boltsToSupport)[];

const boltsToSupport = {
  bolt_grade: bolt_grade.optional(),
  bolt_size: bolt_size.optional(),
  ...boltOptions,
  n_1: whole(1, 30, "rows of bolts, one below the other").optional(),
  p1: positive("pitch of the rows", "mm", boltDistance).optional(),
  n_2: whole(1, 20, "lines of bolts side by side; {default 2}").optional(),
  p2: positive("distance of the lines", "mm", boltDistance).optional(),
  e1: positive("top of the seat or plate to the first row", "mm", boltDistance).optional(),
  e2: positive("vertical edge to the outer line", "mm", boltDistance).optional(),
};

const shape = oneOf(
  ["rectangular", "triangular"],
  "seen from the side; triangular: a free edge from the outer end to the foot; {default rectangular}",
);

const wall = () =>
  positive("thickness of the wall, web or flange; {default}: the flange or wall of the profile", "mm", plateThickness);

export const seatSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("seat").meta({ description: "kind of connection" }),
  beam: memberField("the beam on the seat, an I-section"),
  V_Ed: force("reaction of the beam, downwards positive").optional(),
  gap_mm: between(0, 200, "from the support to the end of the beam, tolerance included", "mm", [3, 50]),
  angle: part(
    () => ({
      ...memberFields,
      length_mm: plateSide("along the support"),
      outstanding_leg: oneOf(["long", "short"], "leg under the beam; {default short}").optional(),
    }),
    "the seat: an angle without stiffener",
  ).optional(),
  stiffened: part(
    () => ({
      W_mm: plateSide("from the support to the outer end"),
      h_mm: plateSide("height of the stiffener at the support"),
      t_mm: positive("thickness of the stiffener", "mm", plateThickness),
      shape: shape.optional(),
      plate_t_mm: positive("thickness of the plate under the beam", "mm", plateThickness),
      plate_b_mm: plateSide("width of that plate along the support"),
      ...steelFields,
    }),
    "in place of the angle: a plate on a stiffener, welded to the support",
  ).optional(),
  ...boltsToSupport,
  d_m_mm: optionsOfBolt.d_m_mm,
  ...weldFields,
  support: part(
    () => ({ t_mm: wall().optional(), ...memberFields }),
    "what the seat is bolted or welded to",
  ).optional(),
}));

export const bracketSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("bracket").meta({ description: "kind of connection" }),
  type: oneOf(
    ["flat", "standing"],
    "flat: plates on the flanges, in the plane of the load; standing: a plate at right angles to the flange, under the load",
  ),
  V_Ed: force("load, whichever way it acts").optional(),
  e_mm: lever("from the axis of the column (flat) or its face (standing) to the load"),
  n_plates: oneOf(["1", "2"], "flat: plates that share the load; {default 1}").optional(),
  plate: part(
    () => ({
      t_mm: positive("thickness", "mm", plateThickness),
      h_mm: plateSide("height at the column"),
      b_mm: plateSide("standing: from the column to the outer end").optional(),
      shape: shape.optional(),
      ...steelFields,
    }),
    "one bracket plate",
  ),
  ...boltsToSupport,
  ...weldFields,
  weld_b_mm: plateSide("flat, welded: how far top and bottom welds run across the column").optional(),
  support: part(() => ({ t_mm: wall().optional(), ...memberFields }), "flange of the column").optional(),
}));

export type SeatItem = z.output<typeof seatSchema>;
export type BracketItem = z.output<typeof bracketSchema>;
