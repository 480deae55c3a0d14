import { addNext } from "../../annexes/index.ts";
import type { Message } from "../../basis/message.ts";
import { runBoth } from "../../engine/both.ts";
import type { SecondGeneration } from "../../engine/kind.ts";
import { says as editions } from "../../engine/says-of-editions.ts";
import { clauseOf, fullClauseOf } from "./clauses.ts";
import { standard } from "./formula.ts";
import { unknownGeneral } from "./refuse.ts";
import { says } from "./says.ts";

// EN 1992-1-1:2023: what differs from the folder around this one.

const factors = "4.3.3 Table 4.3";

addNext("EN 1992-1-1", {
  edition: standard,
  clauseOf,
  values: {
    gamma_C_accidental: { value: 1.15, clause: factors },
    gamma_CE: { value: 1.5, clause: factors },
    alpha_h_min: { value: 0.4, clause: "7.2.1" },
  },
});

const part = (what: Message): Message => editions.partUnknown({ what, standard });
const fire = editions.notGathered({ standard: "EN 1992-1-2:2023" });
const inclined = { "steel_branch=inclined": part(says.inclined) };

const ofDesign = ["k_tc", "loading_age_days", "strength_development"] as const;
const ofBeams = [...ofDesign, "d_lower_mm", "eps_x", "k_w"] as const;
const beamParts = {
  fire,
  ...inclined,
  "serviceability.span_mm": part(says.spanDepth),
  "serviceability.crack_method=tables": part(says.crackTables),
  "links.alpha_deg": part(says.inclinedLinks),
  T_Ed: part(says.torsion),
  torsion: part(says.torsion),
  interface: part(says.joint),
  V_Ed_face: part(says.nearSupport),
  q_Ed_kN_m: part(says.nearSupport),
  a_v_mm: part(says.nearSupport),
  b_1_mm: part(says.flangeWidth),
  b_2_mm: part(says.flangeWidth),
  l_0_mm: part(says.flangeWidth),
  delta: part(says.redistribution),
  exposure: part(says.exposure),
  "serviceability.exposure": part(says.exposure),
  "serviceability.creep": part(says.creepOfAnnexB),
  "serviceability.h_c_ef_mm": part(says.crackedArea),
} as const;

export const second: SecondGeneration = {
  both: runBoth,
  standard,
  clauseOf: fullClauseOf,
  onlyFirst: {
    top: ["overrides.C_Rd_c", "overrides.k_1_shear", "overrides.alpha_cc_shear"],
    column: [
      "second_order_method=nominal-stiffness",
      "end_flexibility",
      "end_flexibility_z",
      "stress_block=bilinear",
      "neglect_creep",
      "EI_kNm2",
      "EI_z_kNm2",
    ],
    beam: ["stress_block=bilinear", "A_s_skin_mm2", "spreads_across"],
    slab: ["stress_block=bilinear", "A_s_skin_mm2", "spreads_across"],
    anchorage: ["percent_lapped"],
  },
  onlySecond: {
    top: ["overrides.eta_cc", "overrides.k_tc"],
    column: [...ofDesign, "K_r"],
    beam: ofBeams,
    slab: ofBeams,
    punching: ["d_lower_mm", "a_p_mm"],
  },
  unknownFields: {
    column: {
      fire,
      ...inclined,
      creep: part(says.creepOfAnnexB),
      confinement_MPa: part(says.confinement),
      V_Ed: part(says.shearOfColumns),
      "second_order_method=general": unknownGeneral,
    },
    beam: beamParts,
    slab: beamParts,
    punching: {
      links: part(says.withLinks),
      M_y_Ed: part(says.moments),
      M_z_Ed: part(says.moments),
      sigma_cp_MPa: part(says.compressedSlab),
      beta_method: part(says.moments),
      openings: part(says.openings),
      head: part(says.openings),
      foundation: part(says.openings),
      design: part(says.withLinks),
    },
    anchorage: {
      "shape=bend": part(says.bentEnds),
      "shape=hook": part(says.bentEnds),
      "shape=loop": part(says.bentEnds),
      "shape=welded": part(says.bentEnds),
      transverse: part(says.transverse),
      mandrel_mm: part(says.mandrel),
      "force=compression": part(says.compressedAnchorage),
    },
  },
};
