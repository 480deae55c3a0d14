import * as z from "zod";
import { between, flag, listOf, oneOf, part, text } from "../basis/fields.ts";

export const shapes = ["I", "RHS", "CHS", "channel", "angle", "tee", "flat", "round"] as const;

const dimension = (what: string) => between(0.1, 10_000, what, "mm").optional();

const dimensions = () => ({
  h_mm: dimension("height; angle: leg along z"),
  b_mm: dimension("width; flat: along z; angle: leg along y"),
  d_mm: dimension("diameter"),
  t_mm: dimension("thickness"),
  t_w_mm: dimension("thickness of web or stem"),
  t_f_mm: dimension("thickness of the flanges"),
  r_mm: between(0, 1000, "root radius; {default 0}", "mm").optional(),
  r_1_mm: between(0, 1000, "angle: root radius; {default 0}", "mm").optional(),
  r_2_mm: between(0, 1000, "angle: toe radius; {default 0}", "mm").optional(),
  r_o_mm: between(0, 1000, "RHS: outer corner radius; {default} by the product standard", "mm").optional(),
  r_i_mm: between(0, 1000, "RHS: inner corner radius; {default} by the product standard", "mm").optional(),
  a_mm: between(0, 1000, "throat of the welds of a welded section; {default 0}", "mm").optional(),
  fabrication: oneOf(
    ["rolled", "welded", "hot-finished", "cold-formed"],
    "{default} rolled, hollow sections cold-formed",
  ).optional(),
});

export const ownSectionField = (description: string) =>
  part(() => ({ shape: oneOf(shapes, "shape of the section"), ...dimensions() }), description);

const drawn = [...shapes, "polygon", "parts"] as const;

const place = z.number().min(-20_000).max(20_000);
const ring = (description: string) => listOf(z.tuple([place, place]), description, 3, 400);

const sectionPart = part(
  () => ({
    profile: text("a profile of the catalogue, in any spelling").optional(),
    b_mm: dimension("width of a plate, along y before it is turned"),
    t_mm: dimension("thickness of a plate, along z before it is turned"),
    y_mm: between(-20_000, 20_000, "place of the middle of its width; {default 0}", "mm").optional(),
    z_mm: between(-20_000, 20_000, "place of the middle of its height, upwards; {default 0}", "mm").optional(),
    angle_deg: between(-360, 360, "turned about its middle, anticlockwise; {default 0}", "°").optional(),
    mirrored: flag("mirrored about its z before it is turned; {default false}").optional(),
  }),
  "a plate or a profile of a section that is put together; what touches is joined all along",
);

/** Of a member, which may also be drawn or put together from parts. */
export const drawnSectionField = (description: string) =>
  part(
    () => ({
      shape: oneOf(drawn, "shape of the section"),
      ...dimensions(),
      points_mm: ring("polygon: [y, z] of its corners, y to the right, z upwards").optional(),
      holes_mm: listOf(ring("[y, z] of its corners"), "polygon: its holes", 0, 20).optional(),
      parts: listOf(sectionPart, "parts: plates and profiles", 1, 30).optional(),
    }),
    description,
  );
