import { between, oneOf, part } from "../basis/fields.ts";

export const shapes = ["I", "RHS", "CHS", "channel", "angle", "tee", "flat", "round"] as const;

const dimension = (what: string) => between(0.1, 10_000, what, "mm").optional();

export const ownSectionField = (description: string) =>
  part(
    {
      shape: oneOf(shapes, "shape of the section"),
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
    },
    description,
  );
