import * as z from "zod";
import { boltDistance, noted, part, plateThickness, positive, strict, text, whole } from "../../basis/fields.ts";
import { boltFields, memberField, memberFields, steelFields, weldFields } from "../parts/index.ts";
import { cut, cutOrNone, force, hole, lever, magnitude, side } from "../sizes.ts";

const support = part(
  () => ({
    t_mm: positive(
      "thickness of the ply the bolts or welds act on; {default}: the web of the member",
      "mm",
      plateThickness,
    ).optional(),
    ...memberFields,
    V_opposite_Ed: force("reaction of a beam on the other side through the same bolts; {default 0}").optional(),
  }),
  "the support: ply, or member whose web it is",
);

const notch = part(
  () => ({
    length_mm: cut("from the end of the beam"),
    depth_top_mm: cutOrNone("depth of the notch at the top; {default 0}").optional(),
    depth_bottom_mm: cutOrNone("depth of the notch at the bottom; {default 0}").optional(),
  }),
  "notched end of the beam",
);

const common = {
  mark: text("name of the connection").optional(),
  beam: memberField("the supported beam"),
  V_Ed: force("reaction of the beam").optional(),
  ...boltFields,
  n_1: whole(2, 30, "rows of bolts down the web"),
  e1: positive("top of the plate or cleats to the first row", "mm", boltDistance),
  p1: positive("pitch of the rows", "mm", boltDistance),
  e2: positive("vertical edge of the plate or toe of the cleats to the bolts", "mm", boltDistance),
  support: support.optional(),
  notch: notch.optional(),
  F_tie_Ed: magnitude("tying force, verified on its own").optional(),
};

const linesInWeb = {
  n_2: whole(1, 4, "lines of bolts in the web of the beam; {default 1}").optional(),
  p2: positive("distance of the lines", "mm", boltDistance).optional(),
  e1_b: lever("top of the web, or the notch, to the first row; {default}: the plate is centred on the web").optional(),
  e2_b: positive("end of the web to the first line; {default e2}", "mm", boltDistance).optional(),
  z_mm: lever("face of the support to the centroid of the bolts in the web").optional(),
};

const tStub = {
  mode_1_method: noted(
    z.union([z.literal(1), z.literal(2)]),
    "method of Table 6.2 for mode 1 of the T-stub; {default 1}",
  ).optional(),
  d_w_mm: hole("width of washer, bolt head or nut for method 2; {default} washer of ISO 7089").optional(),
};

const plate = (description: string) =>
  part(
    () => ({
      h_mm: side("height"),
      b_mm: side("width"),
      t_mm: positive("thickness", "mm", plateThickness),
      ...steelFields,
    }),
    description,
  );

export const finPlateSchema = strict(() => ({
  connection: z.literal("fin-plate").meta({ description: "kind of connection" }),
  ...common,
  plate: plate("the fin plate, welded to the support"),
  ...linesInWeb,
  ...weldFields,
}));

export const headerPlateSchema = strict(() => ({
  connection: z.literal("header-plate").meta({ description: "kind of connection" }),
  ...common,
  plate: plate("the end plate, welded to the web of the beam"),
  w_mm: positive("distance of the two lines of bolts; {default} b - 2 e2", "mm", boltDistance).optional(),
  e1_b: lever("top of the web, or the notch, to the first row; {default}: the plate is centred on the web").optional(),
  ...tStub,
  ...weldFields,
}));

export const angleCleatsSchema = strict(() => ({
  connection: z.literal("angle-cleats").meta({ description: "kind of connection" }),
  ...common,
  cleat: part(() => ({ h_mm: side("height of the cleats"), ...memberFields }), "one of the two equal angles"),
  ...linesInWeb,
  w_mm: positive(
    "distance of the two lines of bolts in the support; {default} t_w + 2 (leg - e2)",
    "mm",
    boltDistance,
  ).optional(),
  ...tStub,
}));

export type FinPlateItem = z.output<typeof finPlateSchema>;
export type HeaderPlateItem = z.output<typeof headerPlateSchema>;
export type AngleCleatsItem = z.output<typeof angleCleatsSchema>;
export type SimpleJointItem = FinPlateItem | HeaderPlateItem | AngleCleatsItem;
