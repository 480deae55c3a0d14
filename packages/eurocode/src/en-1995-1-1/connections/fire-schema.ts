import { between, flag, oneOf, part, positive } from "../../basis/fields.ts";
import { charringField, shareField } from "../schema.ts";

/** EN 1995-1-2 section 6 */
export const fireOfJointField = part(
  {
    duration_min: between(1, 240, "standard fire exposure", "min"),
    method: oneOf(
      ["simplified", "reduced-load"],
      "simplified rules of 6.2.1 ({default=simplified}), or the reduced load of 6.2.2",
    ).optional(),
    eta_fi: shareField.optional(),
    beta_n_mm_min: charringField.optional(),
    projecting: flag(
      "heads of nails and screws project, dowels by more than 5 mm; {default} of bolts true, else false",
    ).optional(),
    protection: part(
      {
        board: oneOf(
          ["wood", "gypsum-A", "gypsum-H", "gypsum-F"],
          "wood and wood-based panels, or gypsum plasterboard",
        ),
        t_ch_min: between(0, 240, "start of charring behind the protection", "min"),
      },
      "protection of the joint, 6.2.1.2",
    ).optional(),
    plate: part(
      {
        width_mm: positive("width of a steel plate between the members", "mm").optional(),
        edges: oneOf(["all", "one-or-two"], "edges of the plate without protection; {default all}").optional(),
        gap_mm: positive("depth of the gap between edge of the plate and surface of the wood", "mm").optional(),
        strip_mm: positive(
          "depth of glued-in strips, or thickness of panels, over the edges of the plate",
          "mm",
        ).optional(),
      },
      "steel plates between the members, 6.2.1.3",
    ).optional(),
  },
  "fire resistance of the joint, EN 1995-1-2 section 6",
);
