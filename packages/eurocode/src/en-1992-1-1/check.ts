import { addConcrete } from "../annexes/concrete-by-country.ts";
import { between, part } from "../basis/fields.ts";
import { withActions } from "../en-1990/item-actions.ts";
import type { Check } from "../engine/kind.ts";
import { anchorageKind } from "./anchorages/kind.ts";
import { barLayoutKind } from "./bar-layouts/kind.ts";
import { beamKind, slabKind } from "./beams/kind.ts";
import { foundationKind } from "./foundations/kind.ts";
import { columnKind } from "./kind.ts";
import { punchingKind } from "./punching/kind.ts";
import { second } from "./second/index.ts";

addConcrete();

const factor = (description: string) => between(1, 3, description).optional();

export const concreteColumns: Check = withActions({
  endpoint: "en-1992-1-1",
  standard: "EN 1992-1-1:2004+A1:2014",
  title: "Reinforced concrete",
  about:
    "Columns of any section with second order (5.8); beams and slabs: bending by exact integration, shear, flanges, cracks, ratio of span to depth, fire by tables, and the design of their bars; punching (6.4); anchorages and laps (8.4, 8.7); bars along a beam with their ends and links (9.2); pads and strips (9.8.2).",
  many: "columns",
  kinds: {
    column: columnKind,
    beam: beamKind,
    slab: slabKind,
    punching: punchingKind,
    anchorage: anchorageKind,
    "bar-layout": barLayoutKind,
    foundation: foundationKind,
  },
  top: {
    overrides: part(
      () => ({
        alpha_cc: between(0.5, 1, "3.1.6(1)P").optional(),
        gamma_C: factor("concrete; also in accidental situations unless gamma_C_accidental is given"),
        gamma_C_accidental: factor("concrete, accidental situations"),
        gamma_S: factor("reinforcing steel; also in accidental situations unless gamma_S_accidental is given"),
        gamma_S_accidental: factor("reinforcing steel, accidental situations"),
        gamma_CE: factor("5.8.6(3)"),
        theta_0: between(0.001, 0.05, "5.2(5)").optional(),
        alpha_h_min: between(0, 1, "5.2(5)").optional(),
        C_Rd_c: between(0.05, 0.2, "6.2.2(1), times gamma_C").optional(),
        k_1_shear: between(0, 0.2, "6.2.2(1)").optional(),
        phi_min: between(4, 40, "9.5.2(1), mm").optional(),
        A_s_min_N: between(0, 1, "9.5.2(2)").optional(),
        A_s_min_A: between(0, 0.04, "9.5.2(2)").optional(),
        A_s_max: between(0.01, 0.2, "9.5.2(3)").optional(),
        A_s_max_laps: between(0.01, 0.2, "9.5.2(3)").optional(),
        s_cl_phi: between(5, 30, "9.5.3(3)").optional(),
        s_cl_max: between(50, 600, "9.5.3(3), mm").optional(),
        alpha_cc_shear: between(0.5, 1, "3.1.6(1)P, struts").optional(),
        A_s_max_beam: between(0.01, 0.2, "9.2.1.1(3)").optional(),
        eta_cc: between(0.5, 1, "second generation: 5.1.6(1)").optional(),
        k_tc: between(0.85, 1, "second generation: 5.1.6(1)").optional(),
        e_max: between(0.05, 0.4, "EN 1992-1-2 5.3.2(2)").optional(),
      }),
      "nationally determined parameters in place of the annex's",
    ).optional(),
  },
  example: { national_annex: "EN", columns: [columnKind.example] },
  second,
});
