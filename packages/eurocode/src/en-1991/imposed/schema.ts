import type * as z from "zod";
import { imposedCategories } from "../../annexes/load-types.ts";
import { between, listOf, oneOf, part, positive, strict, text, whole } from "../../basis/fields.ts";
import { actionField, markField, metres, spacing } from "../fields.ts";

export const imposedSchema = strict(() => ({
  mark: markField,
  action: actionField("imposed"),
  category: oneOf(imposedCategories, "category of the area; A by its part").meta({
    description: "category of the area; A by its part",
    otherwise:
      "category K, helicopters (EN 1991-1-1 6.3.4), and E2, forklifts and machines (6.3.2.3), are not calculated",
  }),
  q_k_kN_m2: between(0, 1000, "uniform load, in place of the annex's", "kN/m²").optional(),
  Q_k_kN: between(0, 10_000, "concentrated load, in place of the annex's", "kN").optional(),
  area_m2: between(0.01, 1e6, "area that the member carries, for its reduction", "m²").optional(),
  n_storeys: whole(1, 200, "storeys of this category above a column or wall, for their reduction").optional(),
  partition_kN_m: between(0, 20, "weight of movable partitions", "kN/m").optional(),
  alpha_deg: between(0, 90, "slope of a roof of category H; {default 0}", "°").optional(),
  spacing_m: spacing,
}));
export type ImposedItem = z.output<typeof imposedSchema>;

const layer = part(
  () => ({
    name: text("name of the layer").optional(),
    material: text("material of EN 1991-1-1 Annex A: reinforced-concrete, steel, C24, …").optional(),
    gamma_kN_m3: between(0.01, 200, "weight density", "kN/m³").optional(),
    g_kN_m2: between(0, 200, "weight of the layer, in place of its thickness", "kN/m²").optional(),
    t_mm: positive("thickness; of ribs and joists their depth", "mm", { most: 1e4, usual: [0.5, 3000] }).optional(),
    width_mm: positive("width of a rib or joist", "mm", { most: 1e4 }).optional(),
    spacing_mm: positive("distance of ribs or joists", "mm", { most: 1e4 }).optional(),
    slope_deg: between(0, 85, "slope of the layer; its weight is that on the plan", "°").optional(),
  }),
  "a layer of a floor, roof or wall",
);

export const selfWeightSchema = strict(() => ({
  mark: markField,
  action: actionField("self-weight"),
  layers: listOf(layer, "layers", 1, 100),
  spacing_m: spacing,
  height_m: metres("height of a wall, for its load along its foot", 200).optional(),
}));
export type SelfWeightItem = z.output<typeof selfWeightSchema>;
export type LayerItem = SelfWeightItem["layers"][number];
