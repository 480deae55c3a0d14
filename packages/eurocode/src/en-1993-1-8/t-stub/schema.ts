import * as z from "zod";
import { between, oneOf, strict, text, whole } from "../../basis/fields.ts";
import { boltFields, steelFields } from "../parts/index.ts";
import { distance, elongation, hole, magnitude, size, thickness } from "../sizes.ts";

/** Mode 1 by the washer's width, Table 6.2. */
export const washerFields = {
  mode_1_method: whole(1, 2, "method for mode 1 of Table 6.2; {default 1}").optional(),
  d_w_mm: hole("washer or width across points of head or nut, method 2; {default} washer ISO 7089").optional(),
};

export const tStubSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("t-stub").meta({ description: "kind of connection" }).optional(),
  t_mm: thickness("thickness of the flange of the T-stub"),
  ...steelFields,
  m_mm: distance("bolt to web, less 0.8 of root radius or weld leg; m_x outside the flange"),
  e_mm: distance("bolt to edge; e_x outside the flange"),
  e_min_mm: distance("least edge distance of the parts joined; {default e_mm}").optional(),
  ...boltFields,
  position: oneOf(
    ["inner", "end", "beside-stiffener", "outside-flange"],
    "of the row, or of the first row of a group, Tables 6.4 to 6.6; {default inner}",
  ).optional(),
  position_last: oneOf(["inner", "end", "beside-stiffener"], "of the last row of a group; {default inner}").optional(),
  e_1_mm: distance("end row: to the free end along the flange").optional(),
  m_2_mm: distance("beside a stiffener: to its face, less 0.8 of the weld leg").optional(),
  alpha: between(2, 8, "beside a stiffener: alpha of Figure 6.11, in place of m_2_mm").optional(),
  w_mm: distance("outside the flange: gauge of the bolts").optional(),
  b_p_mm: distance("outside the flange: width of the plate").optional(),
  n_rows: whole(1, 40, "rows of two bolts at equal pitch; {default 1}").optional(),
  p_mm: distance("pitch of the rows").optional(),
  l_eff_1_mm: size("effective length of mode 1, of the whole T-stub, in place of the patterns").optional(),
  l_eff_2_mm: size("effective length of mode 2, of the whole T-stub, in place of the patterns").optional(),
  backing_plate_t_mm: thickness("backing plates of the same steel").optional(),
  L_b_mm: elongation("elongation length of the bolts: decides about prying by L_b*; {default}: prying").optional(),
  F_t_Ed: magnitude("tension on the T-stub").optional(),
  ...washerFields,
}));

export type TStubItem = z.output<typeof tStubSchema>;
