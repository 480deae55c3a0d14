import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { TimberType } from "../materials/timber.ts";
import type { Annex } from "./annex.ts";
import { spansAsRecommended } from "./beams-of-concrete.ts";
import type { Concrete, Links } from "./concrete.ts";
import { spectraByGeology } from "./earthquake.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

export const DE: Annex = {
  deviations: {
    "EN 1992-1-1": {
      edition: "DIN EN 1992-1-1/NA:2013-04 + A1:2015-12",
      choices: {
        gamma_C_accidental: confirmed(1.3, "NDP to 2.4.2.4(1), in two manuals of design programs"),
        alpha_cc: confirmed(0.85, "NDP to 3.1.6(1)P, in three manuals of design programs"),
        epsilon_ud: confirmed(
          () => 0.025,
          "NDP to 3.2.7(2), in the manual of SCIA Engineer and an open-source German program",
          "0.025",
        ),
        alpha_h_min: unconfirmed(0, "NDP to 5.2(5), from general knowledge"),
        slenderness_limit: unconfirmed(
          "25 or 16 / sqrt(n)",
          "NDP to 5.8.3.1(1), from general knowledge: 25 where n is at least 0.41",
        ),
        nominal_stiffness: unconfirmed(false, "NDP to 5.8.5(1), from general knowledge"),
        gamma_CE: unconfirmed(1.5, "NDP to 5.8.6(3), from general knowledge"),
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
        z_between_bars: oneSource(true, "NDP to 6.2.3(1), in an open-source collection of German parameters"),
        phi_min: unconfirmed(12, "NDP to 9.5.2(1), from general knowledge"),
        A_s_min_N: confirmed(0.15, "NDP to 9.5.2(2), in the manuals of two design programs"),
        A_s_min_A: confirmed(0, "NDP to 9.5.2(2), in the manuals of two design programs"),
        A_s_max: confirmed(0.09, "NDP to 9.5.2(3), in the manuals of two design programs"),
        A_s_max_laps: unconfirmed(0.09, "NDP to 9.5.2(3), from general knowledge"),
        alpha_ct_bond: unconfirmed(1, "NDP to 3.1.6(2)P, from general knowledge: 0.85 elsewhere, 1.0 in bond"),
        lap_rules: unconfirmed(null, "NCI to 8.7.3(1): a Table 8.3DE of its own, which is not built", "Table 8.3DE"),
        punching_rules: unconfirmed(null, "NCI to 6.4: rules of its own, which are not built", "rules of its own"),
        A_s_min_beam: unconfirmed(
          "cracking moment",
          "NDP to 9.2.1.1(1), from general knowledge: f_ctm, and the steel at f_yk",
        ),
        A_s_max_beam: unconfirmed(0.08, "NDP to 9.2.1.1(3), from general knowledge: with laps"),
        crack_rules: unconfirmed(
          "by stress",
          "NDP to 7.3.4(3), from general knowledge",
          "phi / (3.6 rho_p,eff), at most sigma_s phi / (3.6 f_ct,eff)",
        ),
        K_l_d: spansAsRecommended,
        bars_of_circle: oneSource(6, "NCI to 9.5.2(4), as the manual of a German column program quotes it"),
        s_l_max: oneSource(
          ({ use, h, f_ck }: Links) => {
            const high = f_ck > 50;
            if (use <= 0.3) return Math.min(0.7 * h, high ? 200 : 300);
            return use <= 0.6 ? Math.min(0.5 * h, high ? 200 : 300) : Math.min(0.25 * h, 200);
          },
          "NDP to 9.2.2(6), Table NA.9.1, the figures of DIN 1045-1 Table 31",
          "up to V_Ed/V_Rd,max 0.3: min(0.7 h, 300 mm); to 0.6: min(0.5 h, 300 mm); above: min(0.25 h, 200 mm); above C50/60 at most 200 mm",
        ),
        s_t_max: unconfirmed(
          ({ use, h, f_ck }: Links) => Math.min(h, f_ck > 50 ? (use <= 0.3 ? 600 : 400) : use <= 0.3 ? 800 : 600),
          "NDP to 9.2.2(8), Table NA.9.2, the figures of DIN 1045-1 Table 31",
          "up to V_Ed/V_Rd,max 0.3: min(h, 800 mm), above min(h, 600 mm); above C50/60 600 and 400 mm",
        ),
        rho_w_min: unconfirmed(
          ({ f_yk, f_ctm }: Concrete) => (0.16 * f_ctm) / f_yk,
          "NDP to 9.2.2(5), from general knowledge",
          "0.16 f_ctm / f_yk",
        ),
        column_side_min: unconfirmed(
          { standing: 200, lying: 120 },
          "NCI to 9.5.1, from general knowledge",
          "200 mm, 120 mm",
        ),
        bar_distance_max: oneSource(
          { distance: 300, corners_alone: 400 },
          "NCI to 9.5.2: at most 300 mm; up to sides of 400 mm a bar in each corner is enough",
          "300 mm, 400 mm",
        ),
        s_cl_phi: unconfirmed(12, "NDP to 9.5.3(3), from general knowledge"),
        s_cl_max: unconfirmed(300, "NDP to 9.5.3(3), from general knowledge"),
      },
    },
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "NDP to 4.2.3.6(1): taken to keep the recommended value"),
      },
    },
    "EN 1993-1-1": {
      edition: "DIN EN 1993-1-1/NA:2018-12",
      choices: {
        gamma_M1: confirmed(1.1, "DIN EN 1993-1-1/NA, to 6.1(1)"),
        f_in_general_case: oneSource(true, "DIN EN 1993-1-1/NA, to 6.3.2.2"),
      },
    },
    "EN 1993-1-8": {
      edition: "DIN EN 1993-1-8/NA:2020-11",
      choices: {
        bolt_grade: oneSource("10.9", "custom: typified joints of DSTV with bolts 10.9"),
        beta_w: oneSource(
          { S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85 },
          "DIN EN 1993-1-8/NA, supplement to Table 4.1",
          "S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85",
        ),
      },
    },
    "EN 1995-1-1": {
      edition: "DIN EN 1995-1-1/NA:2013-08",
      choices: {
        gamma_M: confirmed(1.3, "NDP to 2.4.1(1)P; three independent design programs", "1.3 for all timber materials"),
        gamma_M_connections: oneSource(1.3, "NDP to 2.4.1(1)P: connections as the wood"),
        gamma_M_simplified: oneSource(
          1.1,
          "NDP to 2.4.1(1)P, Table NA.3: steel fasteners in bending by the simplified rules; from general knowledge of DIN 1052, one source",
        ),
        load_duration: confirmed(
          { ...recommendedDurations, "imposed-stairs": "short-term", wind: "short/instantaneous" },
          "NDP to 2.3.1.2(2)P, Table NA.1: wind, the mean of short-term and instantaneous, in two German timber programs; the class of stairs alone is from general knowledge",
        ),
        k_cr: oneSource(
          (type: TimberType, f_v_k: number) =>
            type === "solid-softwood"
              ? Math.min(1, 2 / f_v_k)
              : type === "glulam"
                ? Math.min(1, 2.5 / f_v_k)
                : type === "solid-hardwood"
                  ? 0.67
                  : 1,
          "NDP to 6.1.7(2), as several design programs cite it",
          "softwood min(1, 2.0/f_v,k), hardwood 0.67, glulam min(1, 2.5/f_v,k), LVL 1.0",
        ),
        deflection_limits: unconfirmed(
          limitsOfSpan({ w_inst: 300, w_net_fin: 300, w_fin: 200 }),
          "NDP to 7.2(2), Table NA.13, from general knowledge",
        ),
      },
    },
    "EN 1998-1": {
      edition: "DIN EN 1998-1/NA:2011-01",
      choices: {
        spectra: oneSource(
          spectraByGeology,
          "DIN EN 1998-1/NA:2011-01, the figures of DIN 4149:2005-04, as the Ytong-Silka Baubuch prints its Table 4",
        ),
        a_vg_over_a_g: unconfirmed({ only: 0.7 }, "DIN 4149:2005-04, vertical spectrum; general knowledge"),
        vertical_periods: oneSource(
          { only: { T_B: 0.05, T_C: 0.2, T_D: 2 } },
          "DIN 4149:2005-04 has T_B = 0.05 s on rock and 0.1 s elsewhere (Ytong-Silka Baubuch, Table 4): the least is taken",
        ),
        zones: confirmed(
          {
            "0": {
              a_gR: 0,
              exempt: { classes: [1, 2, 3, 4], why: "Zone 0: DIN EN 1998-1/NA:2011-01 asks for no check." },
            },
            "1": { a_gR: 0.4 },
            "2": { a_gR: 0.6 },
            "3": { a_gR: 0.8 },
          },
          "zone map of DIN EN 1998-1/NA:2011-01 and DIN 4149:2005-04",
        ),
        q_timber_max: oneSource(
          { DCM: 2.5, DCH: 4 },
          "DIN EN 1998-1/NA:2011-01, Table NA.7: at most 1.5, 2.5 and 4.0 in classes DCL, DCM and DCH",
        ),
        hazard_editions: confirmed({ zones: 2011, map: 2021 }, "forewords of DIN EN 1998-1/NA:2011-01 and 2021-07"),
        seismicity: oneSource(null, "DIN EN 1998-1/NA:2011-01: zone 0 in place of the limits of 3.2.1(4) and (5)"),
      },
    },
  },
};
