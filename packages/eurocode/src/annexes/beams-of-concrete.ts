import { unconfirmed } from "../basis/parameter.ts";

// EN 1992-1-1, beams and slabs: what no publication at hand says of an annex is taken as recommended, and reported as unconfirmed.

const kept = "taken to keep the recommended value";

const leastOfBeams = unconfirmed("0.26 f_ctm/f_yk" as const, `NDP to 9.2.1.1(1): ${kept}`);
const mostOfBeams = unconfirmed(0.04, `NDP to 9.2.1.1(3): ${kept}`);
const cracksAsRecommended = unconfirmed(
  { k_3: () => 3.4, k_4: 0.425 },
  `NDP to 7.3.4(3): ${kept}`,
  "k_3 = 3.4, k_4 = 0.425",
);
export const spansAsRecommended = unconfirmed(
  { simple: 1, "end-span": 1.3, interior: 1.5, "flat-slab": 1.2, cantilever: 0.4 },
  `NDP to 7.4.2(2): ${kept}`,
  "simple 1.0, end span 1.3, interior 1.5, flat slab 1.2, cantilever 0.4",
);

const punchingAsRecommended = unconfirmed(
  { C_Rd_c: 0.18, k_1: 0.1, f_max: 0.4, k_max: 1.5 },
  `NDP to 6.4.4(1), 6.4.5(1) and (3): ${kept}`,
  "C_Rd,c = 0.18/gamma_C, k_1 = 0.1, v_Rd,max = 0.4 nu f_cd, k_max = 1.5",
);

export const beamsAsRecommended = {
  alpha_ct_bond: unconfirmed(1, `NDP to 3.1.6(2)P: ${kept}`),
  punching_rules: punchingAsRecommended,
  A_s_min_beam: leastOfBeams,
  A_s_max_beam: mostOfBeams,
  crack_rules: cracksAsRecommended,
  K_l_d: spansAsRecommended,
};
