import * as z from "zod";
import { between, nonNegative, oneOf, positive, text, whole } from "../../basis/fields.ts";
import { boltFields, steelFields } from "../parts/index.ts";

/** Mode 1 by the washer's width, Table 6.2. */
export const washerFields = {
  mode_1_method: whole(1, 2, "method for mode 1 of Table 6.2; default 1").optional(),
  d_w_mm: positive("washer or width across points of head or nut, method 2; default washer ISO 7089", "mm").optional(),
};

export const tStubSchema = z.strictObject({
  mark: text("name of the connection").optional(),
  connection: z.literal("t-stub").meta({ description: "kind of connection" }).optional(),
  t_mm: positive("thickness of the flange of the T-stub", "mm"),
  ...steelFields,
  m_mm: positive("bolt to web, less 0.8 of root radius or weld leg; m_x outside the flange", "mm"),
  e_mm: positive("bolt to edge; e_x outside the flange", "mm"),
  e_min_mm: positive("least edge distance of the parts joined; default e_mm", "mm").optional(),
  ...boltFields,
  position: oneOf(
    ["inner", "end", "beside-stiffener", "outside-flange"],
    "of the row, or of the first row of a group, Tables 6.4 to 6.6; default inner",
  ).optional(),
  position_last: oneOf(["inner", "end", "beside-stiffener"], "of the last row of a group; default inner").optional(),
  e_1_mm: positive("end row: to the free end along the flange", "mm").optional(),
  m_2_mm: positive("beside a stiffener: to its face, less 0.8 of the weld leg", "mm").optional(),
  alpha: between(2, 8, "beside a stiffener: alpha of Figure 6.11, in place of m_2_mm").optional(),
  w_mm: positive("outside the flange: gauge of the bolts", "mm").optional(),
  b_p_mm: positive("outside the flange: width of the plate", "mm").optional(),
  n_rows: whole(1, 40, "rows of two bolts at equal pitch; default 1").optional(),
  p_mm: positive("pitch of the rows", "mm").optional(),
  l_eff_1_mm: positive("effective length of mode 1, of the whole T-stub, in place of the patterns", "mm").optional(),
  l_eff_2_mm: positive("effective length of mode 2, of the whole T-stub, in place of the patterns", "mm").optional(),
  backing_plate_t_mm: positive("backing plates of the same steel", "mm").optional(),
  L_b_mm: positive("elongation length of the bolts: decides about prying by L_b*; default: prying", "mm").optional(),
  F_t_Ed: nonNegative("tension on the T-stub", "kN").optional(),
  ...washerFields,
});

export type TStubItem = z.output<typeof tStubSchema>;
