import type * as z from "zod";
import { between, flag, oneOf, part, strict, text } from "../../basis/fields.ts";
import { barDiameter, columnSchema } from "../schema.ts";

const cover = (description: string) => between(1, 2000, description, "mm", [10, 200]);

export const anchorageSchema = strict(() => ({
  mark: text("name of the anchorage or lap"),
  kind: oneOf(["anchorage", "lap"], "what the length is for; {default anchorage}").optional(),
  fck: columnSchema.shape.fck,
  fyk: columnSchema.shape.fyk,
  diameter_mm: barDiameter("diameter of the bar"),
  sigma_sd_MPa: between(0, 600, "design stress where the anchorage begins; {default} f_yd", "MPa").optional(),
  A_s_req_mm2: between(1, 1e6, "required reinforcement, with A_s_prov_mm2 in place of the stress", "mm²").optional(),
  A_s_prov_mm2: between(1, 1e6, "provided reinforcement", "mm²").optional(),
  bond: oneOf(["good", "poor"], "bond conditions, Figure 8.2; {default good}").optional(),
  force: oneOf(["tension", "compression"], "force in the bar; {default tension}").optional(),
  shape: oneOf(
    ["straight", "bend", "hook", "loop", "welded"],
    "end of the bar, Figure 8.1; {default straight}",
  ).optional(),
  cover_mm: cover("cover of the bar").optional(),
  side_cover_mm: cover("cover to the side").optional(),
  clear_spacing_mm: cover("clear distance to the next bar").optional(),
  c_d_mm: cover("c_d of Figure 8.3, in place of covers and distance").optional(),
  transverse: part(
    () => ({
      A_st_mm2: between(0, 1e5, "transverse reinforcement along the length, not welded", "mm²").optional(),
      K: between(0, 0.1, "K of Figure 8.4; {default 0}").optional(),
      welded: flag("welded transverse bars; {default false}").optional(),
      p_MPa: between(0, 50, "transverse pressure along the length", "MPa").optional(),
    }),
    "what confines the bar, Table 8.2",
  ).optional(),
  direct_support: flag(
    "the bar ends over a direct support (a wall, a column, a beam below): alpha_5 of the annex; DE; {default false}",
  ).optional(),
  percent_lapped: between(0, 100, "share of the bars lapped within 0.65 l_0, in per cent; {default 100}").optional(),
  all_in_one_section: flag("all bars are lapped in one section: percent_lapped 100; {default false}").optional(),
  length_mm: between(1, 20_000, "length that is built, for the verification", "mm").optional(),
  mandrel_mm: between(1, 2000, "diameter of the mandrel, for the verification", "mm").optional(),
  design_situation: columnSchema.shape.design_situation,
}));

export type AnchorageItem = z.output<typeof anchorageSchema>;
