import { describe, expect, test } from "vitest";
import { EN } from "../annexes/en.ts";
import type { Parameter } from "../basis/parameter.ts";
import { checks } from "../checks.ts";
import { check } from "../index.ts";

// A value of the request in place of the annex's: on the unsafe side it is reported, as a partial factor is.

const member = { mark: "M", profile: "IPE 300", length_mm: 6000, M_y_Ed: 60, V_z_Ed: 60, steel_grade: "S355" };
const weld = { connection: "weld", throat_mm: 5, length_mm: 200, steel_grade: "S355", t_mm: 10, V_par_Ed: 50 };
const column = { mark: "C", b: 400, h: 400, fck: 30, fyk: 500, A_s: 2513, l0: 3000, N_Ed: 900, M_Ed: 50, V_Ed: 60 };
const bars = { bar_diameter_mm: 20, links: { diameter_mm: 8, spacing_mm: 200 } };
const storeys = [3, 6].map((z_m) => ({ mark: `${z_m}`, z_m, W_kN: 1000, d_e_mm: 2 * z_m }));
const building = { agR: 0.2, ground_type: "B", spectrum_type: 1, importance_class: 3, T1: 0.5, storeys, V_Rd: 1500 };
const system = { material: "steel", type: "moment-frame", ductility_class: "DCL" };
const detail = { detail_id: "71", stress_history: [{ delta_sigma: 30, n_cycles: 1e6 }], consequence: "high" };
const crane = { type: "crane", S_class: "S2", cycles_above_half_load: 5000 };
const timber = { mark: "T", species: "C24", b: 100, h: 200, length_mm: 4000, service_class: 1, V_z_Ed: 5 };

describe("an override on the unsafe side is reported", () => {
  test.each([
    ["en-1992-1-1", { national_annex: "DE", columns: [{ ...column, ...bars }] }, { alpha_cc: 1 }, "above the 0.85"],
    ["en-1992-1-1", { columns: [{ ...column, ...bars }] }, { C_Rd_c: 0.2 }, "above the 0.18"],
    ["en-1992-1-1", { columns: [{ ...column, ...bars }] }, { A_s_max: 0.1 }, "above the 0.04"],
    ["en-1992-1-1", { columns: [{ ...column, ...bars }] }, { A_s_min_A: 0.001 }, "below the 0.002"],
    ["en-1992-1-1", { columns: [{ ...column, ...bars }] }, { s_cl_max: 500 }, "above the 400"],
    ["en-1993-1-1", { members: [{ ...member, ltb_method: "rolled" }] }, { lambda_LT_0: 0.5 }, "above the 0.4"],
    // a rule of h/b that gives 0.30000000000000004
    [
      "en-1993-1-1",
      { national_annex: "FR", members: [{ ...member, profile: "HEB 240", ltb_method: "rolled" }] },
      { lambda_LT_0: 0.4 },
      "above the 0.3 ",
    ],
    ["en-1993-1-1", { members: [{ ...member, ltb_method: "rolled" }] }, { beta_LT: 0.6 }, "below the 0.75"],
    ["en-1993-1-1", { members: [member] }, { eta: 1.4 }, "above the 1.2 "],
    ["en-1993-1-8", weld, { beta_w: 0.8 }, "below the 0.9 "],
    ["en-1993-1-9", { details: [{ ...detail, method: "safe-life" }] }, { gamma_Mf: 1.15 }, "below the 1.35"],
    [
      "en-1993-1-9",
      {
        details: [{ detail_id: "71", method: "safe-life", consequence: "low", delta_sigma_p: 50, lambda_model: crane }],
      },
      { C_0: 20_000 },
      "above the 10000",
    ],
    ["en-1995-1-1", { members: [{ ...timber, load_duration: "permanent" }] }, { k_cr: 0.8 }, "above the 0.67"],
    ["en-1998-1", { ...building, q: 2 }, { nu: 0.3 }, "below the 0.4 "],
    ["en-1998-1", { ...building, q: 2 }, { gamma_I: 1.1 }, "below the 1.2 "],
    ["en-1998-1", { ...building, q: 2, vertical: true }, { a_vg_over_a_g: 0.5 }, "below the 0.9 "],
    ["en-1998-1", { ...building, system }, { q_DCL: 2 }, "above the 1.5 "],
  ])("%s %o", (endpoint, request, overrides, says) => {
    const [symbol = "", value] = Object.entries(overrides)[0] ?? [];
    const { warnings } = check(endpoint, { national_annex: "EN", ...request, overrides }).result;
    expect(warnings.join("\n")).toContain(`${symbol} = ${value} is ${says}`);
  });

  test("on the safe side it is an assumption only", () => {
    const { warnings, assumptions } = check("en-1998-1", { ...building, q: 2, overrides: { nu: 0.6 } }).result;
    expect(warnings.join()).not.toContain("nu = ");
    expect(assumptions.join()).toContain("nu = 0.6 as given in the request");
  });

  test("each number that a request may override has a safe side", () => {
    const parameters: Readonly<Record<string, Parameter>> = Object.assign({}, ...Object.values(EN));
    const without = checks.flatMap(({ endpoint, top }) => {
      const { overrides } = top as { overrides?: { unwrap(): { shape: Readonly<Record<string, unknown>> } } };
      return Object.keys(overrides?.unwrap().shape ?? {}).filter((symbol) => {
        const known = parameters[symbol];
        return known && typeof known.value !== "string" && !known.safe && !symbol.startsWith("gamma_")
          ? `${endpoint} ${symbol}`
          : false;
      });
    });
    expect(without).toEqual([]);
  });
});
