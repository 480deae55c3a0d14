import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Deviation } from "./annex.ts";
import { concrete } from "./concrete.ts";
import type { Concrete, Links } from "./concrete-types.ts";
import { addStandard } from "./index.ts";
import type { CountryCode } from "./names.ts";
import { carriedOver } from "./se.ts";

// EN 1992: what each country decides.

// EN 1992-1-1, beams and slabs: what no publication at hand says of an annex is taken as recommended, and reported as unconfirmed.

const kept = "taken to keep the recommended value";

const leastOfBeams = unconfirmed("0.26 f_ctm/f_yk" as const, kept);
const mostOfBeams = unconfirmed(0.04, kept);
const cracksAsRecommended = unconfirmed({ k_3: () => 3.4, k_4: 0.425 }, kept, "k_3 = 3.4, k_4 = 0.425");
const spansAsRecommended = unconfirmed(
  { simple: 1, "end-span": 1.3, interior: 1.5, "flat-slab": 1.2, cantilever: 0.4 },
  kept,
  "simple 1.0, end span 1.3, interior 1.5, flat slab 1.2, cantilever 0.4",
);

const recommendedPunching = {
  C_Rd_c: 0.18,
  k_1: 0.1,
  f_max: 0.4,
  k_max: 1.5,
  beta: { internal: 1.15, edge: 1.4, corner: 1.5 },
  k_out: 1.5,
};
const recommendedPunchingReads =
  "C_Rd,c = 0.18/gamma_C, k_1 = 0.1, v_Rd,max = 0.4 nu f_cd, k_max = 1.5, beta = 1.15 inside, 1.4 at an edge, 1.5 at a corner, 1.5 d to u_out";
const punchingAsRecommended = unconfirmed(recommendedPunching, kept, recommendedPunchingReads);

const conductivityAsRecommended = unconfirmed("lower" as const, kept);

/** What the annex of Germany was taken to keep, too. */
const formAsRecommended = {
  cot_theta_f_max: unconfirmed({ compressed: 2, pulled: 1.25 }, kept, "compressed 2.0, pulled 1.25"),
  bar_gap: unconfirmed("max(phi, d_g + 5 mm, 20 mm)" as const, kept),
  mandrel_min: unconfirmed("Table 8.1N" as const, kept),
  s_max_slab: unconfirmed((h_mm: number) => Math.min(3 * h_mm, 400), kept, "min(3 h, 400 mm)"),
};

const strutsAsRecommended = {
  nu: unconfirmed((f_ck: number) => 0.6 * (1 - f_ck / 250), kept, "0.6 (1 - f_ck/250)"),
  torsion_rules: unconfirmed("nu_1, linear (6.29)" as const, kept),
  interface_rules: unconfirmed("c, mu of 6.2.5(2)" as const, kept),
  alpha_ct: unconfirmed(1, kept),
  alpha_ct_pl: unconfirmed(0.8, kept),
};

const stressesAsRecommended = unconfirmed(
  { k_1: 0.6, k_2: 0.45, k_3: 0.8, k_4: 1 },
  kept,
  "k_1 = 0.6, k_2 = 0.45, k_3 = 0.8, k_4 = 1",
);
const usualStretch = (epsilon_cu2: number) => 0.6 + 0.0014 / epsilon_cu2;
const redistributionAsRecommended = unconfirmed(
  {
    k_1: 0.44,
    k_2: (epsilon_cu2: number) => 1.25 * usualStretch(epsilon_cu2),
    k_3: 0.54,
    k_4: (epsilon_cu2: number) => 1.25 * usualStretch(epsilon_cu2),
    k_5: 0.7,
    k_6: 0.8,
  },
  kept,
  "k_1 = 0.44, k_2 = 1.25 (0.6 + 0.0014/epsilon_cu2), k_3 = 0.54, k_4 = k_2, k_5 = 0.7, k_6 = 0.8",
);
const spans = "simple 1.0, end span 1.3, interior 1.5, flat slab 1.2, cantilever 0.4";
/** The Dutch annex repeats each value that it keeps: "must be taken as". */
const inDutch = (clause: string): string =>
  `NB to ${clause}, as an open-source Dutch design program quotes it and an open-source Dutch library has it`;
const keptInFrance = (clause: string): string =>
  `NF EN 1992-1-1/NA to ${clause}: kept, as an open-source Belgian and French program quotes it and another French one has it`;
const readInUK = (clause: string): string => `NA to ${clause}, in an open-source program that read the annex of 2009`;
const keptInUK = (clause: string): string =>
  `${readInUK(clause)}, and an open-source collection of national parameters`;
const coverOfItsOwn = unconfirmed(null, "NDP to 4.4.1.2(5): rules of its own, which are not built", "rules of its own");

const { "EN 1992-1-1": recommended } = concrete;
/** What an annex keeps, by a publication of its country: `of` says which. */
const shearOf = (of: string) => ({
  C_Rd_c: oneSource(0.18, of),
  k_1_shear: oneSource(0.15, of),
  v_min: oneSource(recommended.v_min.value, of, recommended.v_min.reads),
});
const linksAsRecommended = {
  s_l_max: unconfirmed(recommended.s_l_max.value, kept, recommended.s_l_max.reads),
  s_t_max: unconfirmed(recommended.s_t_max.value, kept, recommended.s_t_max.reads),
  rho_w_min: unconfirmed(recommended.rho_w_min.value, kept, recommended.rho_w_min.reads),
};
const strutsOf = (of: string) => ({
  nu_1: oneSource(recommended.nu_1.value, of, recommended.nu_1.reads),
  cot_theta_max: oneSource(recommended.cot_theta_max.value, of, recommended.cot_theta_max.reads),
});

const beamsAsRecommended = {
  stress_limits: stressesAsRecommended,
  redistribution: redistributionAsRecommended,
  cover_rules: coverOfItsOwn,
  w_max: unconfirmed(null, "NDP to 7.3.1(5): widths of its own, which are not built", "widths of its own"),
  ...formAsRecommended,
  ...strutsAsRecommended,
  crack_tables: unconfirmed("Tables 7.2N, 7.3N" as const, kept),
  alpha_ct_bond: unconfirmed(1, kept),
  punching_rules: punchingAsRecommended,
  A_s_min_beam: leastOfBeams,
  A_s_max_beam: mostOfBeams,
  crack_rules: cracksAsRecommended,
  K_l_d: spansAsRecommended,
};

const deviations: Readonly<Record<CountryCode, Deviation<"EN 1992-1-1">>> = {
  NL: {
    edition: "NEN-EN 1992-1-1/NB:2016+A1:2020",
    choices: {
      ...beamsAsRecommended,
      nu: confirmed(recommended.nu.value, inDutch("6.2.2(6)"), recommended.nu.reads),
      alpha_ct: confirmed(1, inDutch("3.1.6(2)P")),
      alpha_ct_bond: confirmed(1, inDutch("3.1.6(2)P")),
      A_s_max_beam: confirmed(0.04, inDutch("9.2.1.1(3)")),
      crack_rules: confirmed(cracksAsRecommended.value, inDutch("7.3.4(3)"), cracksAsRecommended.reads),
      K_l_d: confirmed(spansAsRecommended.value, inDutch("7.4.2(2)"), spans),
      s_l_max: confirmed(
        ({ d, cot_alpha = 0 }: Links) => Math.min(0.75 * d, 300 / (1 + cot_alpha)),
        inDutch("9.2.2(6)"),
        "min(0.75 d (1 + cot alpha), 300 mm)",
      ),
      s_t_max: confirmed(
        ({ d, use }: Links) => (use <= 0.5 ? 500 : Math.min(0.75 * d, 500)),
        inDutch("9.2.2(8)"),
        "up to V_Ed/V_Rd,max 0.5: 500 mm; above: min(0.75 d, 500 mm)",
      ),
      bar_gap: oneSource(
        "max(phi, d_g + 5 mm, 20 mm)" as const,
        "NB to 8.2(2), as an open-source Dutch design program quotes it",
      ),
      crack_tables: oneSource(
        "Tables 7.2N, 7.3N" as const,
        "NB to 7.3.3(2), as an open-source Dutch design program quotes it; spacings are halved in tension alone",
      ),
      mandrel_min: oneSource("Table 8.1N" as const, "NB to 8.3(2), as an open-source Dutch library has it"),
      torsion_rules: oneSource("nu_1, linear (6.29)" as const, "NB to 6.3.2, as an open-source Dutch library has it"),
      rho_w_min: linksAsRecommended.rho_w_min,
      ...shearOf("NB to 6.2.2(1), as an open-source Dutch design program has it"),
      ...strutsOf("NB to 6.2.3, as an open-source Dutch design program has it"),
      theta_0: oneSource(1 / 300, "NB to 5.2(5), as an open-source Dutch design program cites it", "1/300"),
      nominal_curvature: oneSource("braced", "NB to 5.8.5(1), as an open-source Dutch design program cites it"),
      nominal_stiffness: oneSource(
        false,
        "NB to 5.8.7.2: EI from a moment-curvature diagram, as an open-source Dutch design program cites it",
      ),
    },
  },
  DE: {
    edition: "DIN EN 1992-1-1/NA:2013-04 + A1:2015-12",
    choices: {
      gamma_C_accidental: confirmed(1.3, "NDP to 2.4.2.4(1), in two manuals of design programs"),
      alpha_cc: confirmed(0.85, "NDP to 3.1.6(1)P, in three manuals of design programs"),
      epsilon_ud: confirmed(
        () => 0.025,
        "NDP to 3.2.7(2), in the manual of SCIA Engineer and an open-source German program",
        "0.025",
      ),
      alpha_h_min: unconfirmed(0, "general knowledge"),
      slenderness_limit: unconfirmed("25 or 16 / sqrt(n)", "general knowledge: 25 where n is at least 0.41"),
      nominal_stiffness: unconfirmed(false, "general knowledge"),
      gamma_CE: unconfirmed(1.5, "general knowledge"),
      C_Rd_c: confirmed(0.15, "NDP to 6.2.2(1), in two open-source collections of German parameters"),
      k_1_shear: confirmed(0.12, "NDP to 6.2.2(1), in two open-source collections of German parameters"),
      v_min: confirmed(
        (d_mm: number, gamma_C: number) =>
          (d_mm <= 600 ? 0.0525 : d_mm >= 800 ? 0.0375 : 0.0525 - (0.015 * (d_mm - 600)) / 200) / gamma_C,
        "NDP to 6.2.2(1), in two open-source collections of German parameters",
        "0.0525/gamma_C up to d = 600 mm, 0.0375/gamma_C from 800 mm",
      ),
      nu_1: confirmed(
        (f_ck: number) => 0.75 * Math.min(1, 1.1 - f_ck / 500),
        "NDP to 6.2.3(3), in two open-source collections of German parameters",
        "0.75 min(1, 1.1 - f_ck/500)",
      ),
      cot_theta_max: confirmed(
        (axial: number, concrete: number) =>
          Math.min(3, concrete < 1 ? Math.max(1, (1.2 + 1.4 * axial) / (1 - concrete)) : 3),
        "NDP to 6.2.3(2), in two open-source collections of German parameters",
        "(1.2 + 1.4 sigma_cd/f_cd) / (1 - V_Rd,cc/V_Ed), from 1 to 3",
      ),
      z_between_bars: confirmed(
        true,
        "NDP to 6.2.3(1), in an open-source collection of national parameters and an open-source German beam program",
      ),
      phi_min: unconfirmed(12, "general knowledge"),
      A_s_min_N: confirmed(0.15, "NDP to 9.5.2(2), in the manuals of two design programs"),
      A_s_min_A: confirmed(0, "NDP to 9.5.2(2), in the manuals of two design programs"),
      A_s_max: confirmed(0.09, "NDP to 9.5.2(3), in the manuals of two design programs"),
      A_s_max_laps: unconfirmed(0.09, "general knowledge"),
      alpha_ct_bond: unconfirmed(1, "general knowledge: 0.85 elsewhere, 1.0 in bond"),
      lap_rules: oneSource(
        "Table 8.3DE" as const,
        "NCI to 8.7.3(1), as the table of DIN 1045-1 before it; without the smaller factors of bars that lie far apart",
      ),
      anchorage_least: confirmed(
        "max(0.3 alpha_1 alpha_4 l_b,rqd of f_yd, 10 phi)" as const,
        "NCI to 8.4.4(1), in the collection of examples of Deutscher Beton- und Bautechnik-Verein and an open-source German program",
      ),
      direct_support: confirmed(
        2 / 3,
        "NCI to 8.4.4(1) and 9.2.1.4(3), in the collection of examples of Deutscher Beton- und Bautechnik-Verein and an open-source German program: at least 6.7 phi",
        "2/3",
      ),
      punching_rules: unconfirmed(
        {
          C_Rd_c: 0.18,
          k_1: 0.1,
          f_max: null,
          k_max: 1.4,
          beta: { internal: 1.1, edge: 1.4, corner: 1.5, wall_end: 1.35, wall_corner: 1.2 },
          k_out: 1.5,
          truss: { kappa: [2.5, 1.4], C_out: 0.15, k_1_out: 0.12, C_ground: 0.15, rho_max: 0.5, beta_min: 1.1 },
        },
        "NDP and NCI to 6.4: beta, and the greatest stress at u_1, in the manual of a design program, that of walls in two of its articles; that the ground within the line that is used most relieves with all of its pressure, in an article of another; the others, with 0.15/gamma_C of foundations, from general knowledge",
        "C_Rd,c = 0.18/gamma_C, times 0.1 u_0/d + 0.6 below u_0/d = 4 inside; k_1 = 0.1; rho_l at most 0.5 f_cd/f_yd; v_Ed at u_1 at most 1.4 v_Rd,c; 2.5 and 1.4 times the links in the first two rows; of long columns the ends; beta = 1.10 inside, 1.4 at an edge, 1.5 at a corner, 1.35 and 1.2 at ends and corners of walls; u_out with v_Rd,c of 6.2.2, 1.5 d from the links; in foundations C_Rd,c = 0.15/gamma_C and beta at least 1.1",
      ),
      A_s_min_beam: oneSource(
        "cracking moment",
        "NDP to 9.2.1.1(1): f_ctm, and the steel at f_yk, in an open-source German beam program; general knowledge agrees",
      ),
      A_s_max_beam: oneSource(
        0.04,
        "NDP to 9.2.1.1(3), in an open-source German beam program; general knowledge has 0.08 of both faces with laps: the safe value is taken",
      ),
      crack_rules: confirmed(
        "by stress",
        "NDP to 7.3.4(3), (7.11DE), in an open-source collection of national parameters and an open-source German beam program",
        "phi / (3.6 rho_p,eff), at most sigma_s phi / (3.6 f_ct,eff)",
      ),
      nu: oneSource(
        (f_ck: number) => 0.675 * Math.min(1, 1.1 - f_ck / 500),
        "NDP to 6.2.2(6): 0.675 in an open-source collection of national parameters; the reduction above C50/60 from general knowledge",
        "0.675 min(1, 1.1 - f_ck/500)",
      ),
      torsion_rules: unconfirmed(null, "NCI to 6.3.2: rules of its own, which are not built", "rules of its own"),
      interface_rules: unconfirmed(null, "NCI to 6.2.5: factors of its own, which are not built", "factors of its own"),
      stress_limits: stressesAsRecommended,
      cover_rules: coverOfItsOwn,
      w_max: unconfirmed(
        (exposure: string) => (/^X0|^XC1/.test(exposure) ? 0.4 : 0.3),
        "general knowledge",
        "X0, XC1 0.4; others 0.3",
      ),
      redistribution: oneSource(
        { k_1: 0.64, k_2: () => 0.8, k_3: 0.72, k_4: () => 0.8, k_5: 0.7, k_6: 0.85 },
        "NDP to 5.5(4): k_1 and k_2 in an open-source German beam program; k_3 to k_6 are from general knowledge",
        "k_1 = 0.64, k_2 = 0.8, k_3 = 0.72, k_4 = 0.8, k_5 = 0.7, k_6 = 0.85",
      ),
      x_d_elastic: oneSource(
        (f_ck: number) => (f_ck <= 50 ? 0.45 : 0.35),
        "NCI to 5.4 and NDP to 5.5(4), in an open-source German beam program; general knowledge agrees: where the compressed zone is not confined",
        "0.45 up to C50/60, 0.35 above",
      ),
      alpha_ct: confirmed(
        0.85,
        "NDP to 3.1.6(2)P, in the manual of SCIA Engineer, an open-source collection of national parameters and an open-source German beam program",
      ),
      alpha_ct_pl: unconfirmed(0.7, "general knowledge"),
      K_l_d: spansAsRecommended,
      l_d_most: unconfirmed(35, "general knowledge; the K² 150/l of finishes that cracks harm is not taken", "35 K"),
      ...formAsRecommended,
      cot_theta_f_max: unconfirmed(
        { compressed: 1.2, pulled: 1 },
        "general knowledge: in simplification 1.2 compressed, 1.0 pulled",
        "compressed 1.2, pulled 1.0",
      ),
      crack_tables: unconfirmed(null, "NDP to 7.3.3(2): tables of its own, which are not built", "tables of its own"),
      s_max_slab: unconfirmed(
        (h_mm: number) => Math.min(250, Math.max(150, h_mm)),
        "general knowledge: 250 mm from h = 250 mm, 150 mm up to h = 150 mm",
        "h, from 150 to 250 mm",
      ),
      bars_of_circle: oneSource(6, "NCI to 9.5.2(4), as the manual of a German column program quotes it"),
      s_l_max: confirmed(
        ({ use, h, f_ck }: Links) => {
          const high = f_ck > 50;
          if (use <= 0.3) return Math.min(0.7 * h, high ? 200 : 300);
          return use <= 0.6 ? Math.min(0.5 * h, high ? 200 : 300) : Math.min(0.25 * h, 200);
        },
        "NDP to 9.2.2(6), Table NA.9.1: in an open-source German beam program, and the figures of DIN 1045-1 Table 31",
        "up to V_Ed/V_Rd,max 0.3: min(0.7 h, 300 mm); to 0.6: min(0.5 h, 300 mm); above: min(0.25 h, 200 mm); above C50/60 at most 200 mm",
      ),
      s_t_max: confirmed(
        ({ use, h, f_ck }: Links) => Math.min(h, f_ck > 50 ? (use <= 0.3 ? 600 : 400) : use <= 0.3 ? 800 : 600),
        "NDP to 9.2.2(8), Table NA.9.2: in an open-source German beam program, and the figures of DIN 1045-1 Table 31",
        "up to V_Ed/V_Rd,max 0.3: min(h, 800 mm), above min(h, 600 mm); above C50/60 600 and 400 mm",
      ),
      rho_w_min: oneSource(
        ({ f_yk, f_ctm }: Concrete) => (0.16 * f_ctm) / f_yk,
        "NDP to 9.2.2(5), in an open-source German beam program; general knowledge agrees",
        "0.16 f_ctm / f_yk",
      ),
      column_side_min: unconfirmed({ standing: 200, lying: 120 }, "general knowledge", "200 mm, 120 mm"),
      bar_distance_max: oneSource(
        { distance: 300, corners_alone: 400 },
        "NCI to 9.5.2: at most 300 mm; up to sides of 400 mm a bar in each corner is enough",
        "300 mm, 400 mm",
      ),
      s_cl_phi: unconfirmed(12, "general knowledge"),
      s_cl_max: unconfirmed(300, "general knowledge"),
    },
  },
  UK: {
    edition: "NA+A2:2014 to BS EN 1992-1-1:2004+A1:2014",
    choices: {
      alpha_cc: confirmed(0.85, "NA to 3.1.6(1)P: flexure and axial loading"),
      ...beamsAsRecommended,
      ...linksAsRecommended,
      ...shearOf("NA to 6.2.2(1), in an open-source collection of British parameters"),
      nu_1: oneSource(
        (f_ck: number, alpha: number) => recommended.nu_1.value(f_ck, alpha) * (1 - 0.5 * Math.cos(alpha)),
        "NA to 6.2.3(3), in an open-source collection of British parameters; without the greater one of links below 0.8 f_ywk",
        "0.6 (1 - f_ck/250) (1 - 0.5 cos alpha)",
      ),
      nu: confirmed(recommended.nu.value, keptInUK("6.2.2(6)"), recommended.nu.reads),
      alpha_ct: confirmed(1, keptInUK("3.1.6(2)P")),
      alpha_ct_bond: confirmed(1, keptInUK("3.1.6(2)P")),
      A_s_min_beam: oneSource("0.26 f_ctm/f_yk" as const, readInUK("9.2.1.1(1)")),
      A_s_max_beam: oneSource(0.04, readInUK("9.2.1.1(3)")),
      bar_gap: oneSource("max(phi, d_g + 5 mm, 20 mm)" as const, readInUK("8.2(2)")),
      mandrel_min: oneSource("Table 8.1N" as const, readInUK("8.3(2)")),
      s_max_slab: oneSource(recommended.s_max_slab.value, readInUK("9.3.1.1(3)"), recommended.s_max_slab.reads),
      crack_tables: oneSource("Tables 7.2N, 7.3N" as const, readInUK("7.3.3(2)")),
      K_l_d: oneSource(spansAsRecommended.value, readInUK("7.4.2(2), Table NA.5"), spans),
      alpha_ct_pl: unconfirmed(0.6, "general knowledge"),
      l_d_most: confirmed(
        40,
        "Table NA.5, note: as an erratum to worked examples of The Concrete Centre and an open-source program quote it",
        "40 K",
      ),
      redistribution: unconfirmed(
        { k_1: 0.4, k_2: usualStretch, k_3: 0.4, k_4: usualStretch, k_5: 0.7, k_6: 0.8 },
        "general knowledge; above C50/60 as below",
        "k_1 = 0.4, k_2 = 0.6 + 0.0014/epsilon_cu2, k_3 = 0.4, k_4 = k_2, k_5 = 0.7, k_6 = 0.8",
      ),
      punching_rules: oneSource(
        recommendedPunching,
        `${readInUK("6.4")}, with 0.5 nu f_cd and k_max = 2: the safe ones are taken`,
        recommendedPunchingReads,
      ),
      w_max: oneSource(() => 0.3, readInUK("7.3.1(5), Table NA.4"), "0.3"),
      alpha_cc_shear: oneSource(
        () => 1,
        "NA to 3.1.6(1)P: 0.85 for flexure and axial loading, 1.0 for other phenomena",
        "1.0",
      ),
      f_ck_shear_max: confirmed(
        50,
        "NA to 3.1.2(2)P, as Bhatt, MacGinley, Choo print it, and in an open-source program",
      ),
      cot_theta_max: confirmed(
        (_axial: number, _concrete: number, tension: number) => (tension < 0 ? 1.25 : 2.5),
        "NA to 6.2.3(2), in three publications",
        "2.5, with external tension 1.25",
      ),
      phi_min: confirmed(12, "NA to 9.5.2(1), in two open-source programs"),
    },
  },
  SE: {
    edition: carriedOver,
    choices: {
      ...beamsAsRecommended,
      ...linksAsRecommended,
      ...shearOf("EKS, section D, as a Swedish course in building structures calculates"),
      k_1_shear: unconfirmed(0.15, kept),
      ...strutsOf("EKS, section D, as the manual of SCIA Engineer has it"),
      nu_1: unconfirmed(recommended.nu_1.value, kept, recommended.nu_1.reads),
      crack_rules: unconfirmed(
        { k_3: (cover_mm: number, phi_mm: number) => (7 * phi_mm) / cover_mm, k_4: 0.425 },
        "EKS, section D, to 7.3.4(3), from general knowledge",
        "k_3 = 7 phi/c, k_4 = 0.425",
      ),
    },
  },
  FR: {
    edition: "NF EN 1992-1-1/NA:2016",
    choices: {
      cot_theta_max: oneSource(
        (_axial: number, _concrete: number, tension: number) => 2.5 * Math.sqrt(Math.max(0, 1 + tension)),
        "NF EN 1992-1-1/NA to 6.2.3(2), as an open-source French program has it",
        "2.5, in tension 2.5 sqrt(1 + sigma_ct/f_ctm)",
      ),
      alpha_cw: oneSource(
        (tension: number) => Math.max(0, 1 + tension),
        "NF EN 1992-1-1/NA to 6.2.3(3), as an open-source French program has it",
        "1, in tension 1 + sigma_ct/f_ctm; none beyond -f_ctm",
      ),
      ...beamsAsRecommended,
      ...linksAsRecommended,
      C_Rd_c: unconfirmed(0.18, kept),
      k_1_shear: unconfirmed(0.15, kept),
      nu_1: unconfirmed(recommended.nu_1.value, kept, recommended.nu_1.reads),
      nu: confirmed(
        recommended.nu.value,
        "NF EN 1992-1-1/NA to 6.2.2(6), as an open-source Belgian and French program quotes it and a French calculator has it",
        recommended.nu.reads,
      ),
      alpha_ct: confirmed(1, keptInFrance("3.1.6(2)P")),
      alpha_ct_bond: confirmed(1, keptInFrance("3.1.6(2)P")),
      A_s_min_beam: confirmed(
        "0.26 f_ctm/f_yk",
        "NF EN 1992-1-1/NA to 9.2.1.1(1): kept, as the profile of an open-source French program says, and as another one has it",
      ),
      stress_limits: oneSource(
        stressesAsRecommended.value,
        "NF EN 1992-1-1/NA to 7.2: kept, as an open-source French program that cites the annex says",
        stressesAsRecommended.reads,
      ),
      bar_gap: oneSource(
        "max(phi, d_g + 5 mm, 20 mm)" as const,
        "NF EN 1992-1-1/NA to 8.2(2): kept, as the profile of an open-source French program says",
      ),
      torsion_rules: oneSource(
        "nu_1, linear (6.29)" as const,
        "NF EN 1992-1-1/NA to 6.3.2, as a French calculator has it",
      ),
      crack_tables: oneSource(
        "Tables 7.2N, 7.3N" as const,
        "NF EN 1992-1-1/NA to 7.3.3(2): Table 7.2N, as a French calculator has it",
      ),
      crack_rules: confirmed(
        { k_3: (cover_mm: number) => (cover_mm > 25 ? 3.4 * (25 / cover_mm) ** (2 / 3) : 3.4), k_4: 0.425 },
        "NF EN 1992-1-1/NA to 7.3.4(3), as an open-source Belgian and French program quotes it, and in two other French programs",
        "k_3 = 3.4, above a cover of 25 mm 3.4 (25/c)^(2/3); k_4 = 0.425",
      ),
      v_min: confirmed(
        (_d_mm: number, gamma_C: number) => 0.053 / gamma_C,
        "NF EN 1992-1-1/NA to 6.2.2(1), beams and columns, in two open-source French programs",
        "0.053/gamma_C",
      ),
      v_min_slab: confirmed(
        (gamma_C: number) => 0.34 / gamma_C,
        "NF EN 1992-1-1/NA to 6.2.2(1), in two open-source French programs",
        "0.34/gamma_C",
      ),
      punching_rules: oneSource(
        recommendedPunching,
        "NF EN 1992-1-1/NA to 6.4, as a French calculator has it",
        recommendedPunchingReads,
      ),
    },
  },
};

/** For whoever calculates by EN 1992: the first page does not. */
export function addConcrete(): void {
  addStandard("EN 1992-1-2", concrete["EN 1992-1-2"], {
    NL: { choices: { conductivity: conductivityAsRecommended } },
    DE: { choices: { conductivity: unconfirmed("upper", "general knowledge") } },
    UK: { choices: { conductivity: conductivityAsRecommended } },
    SE: { choices: { conductivity: conductivityAsRecommended } },
    FR: {
      choices: {
        conductivity: unconfirmed("upper", "general knowledge: a curve between both; the upper limit is safe"),
      },
    },
  });
  addStandard("EN 1992-1-1", concrete["EN 1992-1-1"], deviations);
}
