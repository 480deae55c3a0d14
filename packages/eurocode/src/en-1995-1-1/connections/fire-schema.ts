import { between, flag, oneOf, part, positive } from "../../basis/fields.ts";
import { charringField, shareField } from "../schema.ts";

const inFire = between(1, 240, "standard fire exposure, at most 60 (EN 1995-1-2 6.1(1))", "min");

/** EN 1995-1-2 section 6 */
export const fireOfJointField = part(
  () => ({
    duration_min: inFire,
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
      () => ({
        board: oneOf(
          ["wood", "gypsum-A", "gypsum-H", "gypsum-F"],
          "wood and wood-based panels, or gypsum plasterboard",
        ),
        t_ch_min: between(0, 240, "start of charring behind the protection", "min"),
      }),
      "protection of the joint, 6.2.1.2",
    ).optional(),
    plug_mm: positive(
      "length of plugs of wood, glued in over the fasteners, 6.2.1.2(3): they lie in the side members, whose thickness includes them; what is left under them carries",
      "mm",
    ).optional(),
    cover_mm: positive("wood or panels over all of a steel plate outside, its edges too, 6.3.2(1)", "mm").optional(),
    plate: part(
      () => ({
        width_mm: positive("width of a steel plate between the members", "mm").optional(),
        edges: oneOf(["all", "one-or-two"], "edges of the plate without protection; {default all}").optional(),
        gap_mm: positive("depth of the gap between edge of the plate and surface of the wood", "mm").optional(),
        strip_mm: positive(
          "depth of glued-in strips, or thickness of panels, over the edges of the plate",
          "mm",
        ).optional(),
      }),
      "steel plates between the members, 6.2.1.3",
    ).optional(),
  }),
  "fire resistance of the joint, EN 1995-1-2 section 6",
);

/** EN 1995-1-2 6.4 */
export const fireOfScrewsField = part(
  () => ({
    duration_min: inFire,
    eta_fi: shareField.optional(),
    a_1_mm: positive("wood between the screws and the side in the fire that is closest", "mm"),
    a_2_mm: positive("wood between the screws and the side in the fire opposite; {default a_1_mm}", "mm").optional(),
    a_3_mm: positive("wood between the points of the screws and the fire", "mm"),
  }),
  "screws along their axis in fire, their heads protected, EN 1995-1-2 6.4",
);
