import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, calculated, utilizationOf } from "../../../test/support/members.ts";
import { InvalidInput } from "../../basis/problem.ts";
import { distanceOfHinges, shearOfFlanges } from "../../en-1993-1-5/shear-buckling.ts";
import * as rules from "../../en-1993-1-5/transverse-stiffeners.ts";
import { suggest } from "../../index.ts";
import { chi, imperfection, Phi } from "../flexural-buckling.ts";

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });

interface Load {
  readonly [field: string]: unknown;
}

const beam = (load: Load, more: Record<string, unknown> = {}) => ({
  profile: "IPE 400",
  steel_grade: "S275",
  length_mm: 8000,
  concentrated_loads: [{ mark: "F", x_mm: 4000, F_Ed: 100, s_s_mm: 100, type: "a", ...load }],
  ...more,
});
const shown = (item: Record<string, unknown>) => calculated(item).values as Record<string, number>;
const F_Rd = (load: Load, more: Record<string, unknown> = {}) => shown(beam(load, more)).F_Rd_kN ?? 0;

const problems = (item: Record<string, unknown>) => {
  try {
    calculate({ members: [{ mark: "M", ...item }] });
    return [];
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path.replace("members[0].", "")}: ${message}`);
    throw error;
  }
};

/** A welded girder whose web buckles. */
const girder = {
  section: { shape: "I", h_mm: 1240, b_mm: 300, t_w_mm: 8, t_f_mm: 20, fabrication: "welded" },
  steel_grade: "S355",
  length_mm: 12_000,
  lateral_restraint: "continuous",
};

describe("concentrated loads", () => {
  law("a longer bearing carries no less", () =>
    fc.property(size(1, 370), size(1, 3), fc.constantFrom("a", "b"), (s_s_mm, more, type) => {
      const [short, long] = [F_Rd({ s_s_mm, type }), F_Rd({ s_s_mm: Math.min(373, s_s_mm * more), type })];
      expect(long).toBeGreaterThanOrEqual(short * (1 - 1e-9));
    }),
  );

  law("a load through both flanges, or at an end, is never carried better than one through the web", () =>
    fc.property(size(1, 370), size(500, 8000), (s_s_mm, a_mm) => {
      // of a web so slender that m_2 counts for each of them
      const of = (load: Load) => F_Rd({ s_s_mm, a_mm, ...load }, { profile: undefined, ...girder });
      expect(of({ type: "b" })).toBeLessThanOrEqual(of({}) * (1 + 1e-9));
      expect(of({ type: "c", x_mm: s_s_mm / 2 })).toBeLessThanOrEqual(of({}) * (1 + 1e-9));
    }),
  );

  law("a section twice the size carries four times the force", () =>
    fc.property(size(200, 1500), size(4, 15), size(8, 40), size(20, 300), (h_mm, t_w_mm, t_f_mm, s_s_mm) => {
      const of = (k: number) =>
        F_Rd(
          { s_s_mm: k * Math.min(s_s_mm, h_mm / 2), x_mm: 4000 * k },
          {
            profile: undefined,
            f_y_MPa: 275,
            steel_grade: undefined,
            section: {
              shape: "I",
              h_mm: k * h_mm,
              b_mm: k * h_mm * 0.5,
              t_w_mm: k * t_w_mm,
              t_f_mm: k * t_f_mm,
              fabrication: "welded",
            },
            length_mm: 8000 * k,
          },
        );
      expect(of(2)).toBeCloseTo(4 * of(1), 3);
    }),
  );

  test("m_2 follows from the slenderness without it, and the bearing ends at the depth of the web", () => {
    expect(shown({ ...beam({ s_s_mm: 40 }), profile: "IPE 200", steel_grade: "S235" }).m_2).toBe(0);
    expect(shown(beam({})).m_2).toBeCloseTo(0.02 * (373 / 13.5) ** 2, 9);
    expect(F_Rd({ s_s_mm: 600 })).toBe(F_Rd({ s_s_mm: 373 }));
  });

  test("the type follows from the place; a stiffener at the end holds it", () => {
    const typeAt = (x_mm: number, stiffeners?: unknown) => {
      const { values } = calculated(beam({ x_mm, type: undefined }, { stiffeners }));
      return (values.concentrated_loads as { type: string }[])[0]?.type;
    };
    expect(typeAt(60)).toBe("c");
    expect(typeAt(7940)).toBe("c");
    expect(typeAt(4000)).toBe("a");
    expect(typeAt(160, [{ x_mm: 20, b_mm: 80, t_mm: 10, kind: "bearing", F_Ed: 1 }])).toBe("a");
  });

  test("7.2: with the elastic stress at the load", () => {
    const item = beam({ F_Ed: 300, M_y_Ed: 150, N_Ed: 200 });
    const { eta_1 = 0, eta_2 = 0 } = shown(item);
    expect(eta_1).toBeCloseTo(200 / (8446 * 0.275) + 150e3 / (1156.4 * 275), 3);
    expect(utilizationOf("transverse-force-bending", item)).toBeCloseTo((eta_2 + 0.8 * eta_1) / 1.4, 9);
  });

  test("6.3(3): loads close together are verified as one as well", () => {
    const pair = (distance: number) =>
      calculated({
        ...beam({}),
        concentrated_loads: [
          { mark: "1", x_mm: 4000, F_Ed: 250, s_s_mm: 50, type: "a" },
          { mark: "2", x_mm: 4000 + distance, F_Ed: 250, s_s_mm: 50, type: "a" },
        ],
      });
    const marks = (item: ReturnType<typeof pair>) =>
      (item.values.concentrated_loads as { mark: string }[]).map(({ mark }) => mark);
    expect(marks(pair(150))).toEqual(["1", "2", "1 + 2"]);
    expect(marks(pair(600))).toEqual(["1", "2"]);
    expect(pair(150).utilization).toBeGreaterThan(pair(600).utilization);
  });

  test("bearing through a beam and a plate; a rail gives its length and the stresses under the wheel", () => {
    const across = beam({ s_s_mm: undefined, bearing: { beam: { t_w_mm: 8, t_f_mm: 12, r_mm: 15 }, t_plate_mm: 10 } });
    expect(shown(across).s_s_mm).toBeCloseTo(8 + 24 + 1.1716 * 15 + 20, 2);
    const crane = {
      profile: "HE 300 B",
      steel_grade: "S235",
      length_mm: 6000,
      V_z_Ed: 120,
      M_y_Ed: 90,
      concentrated_loads: [{ mark: "W", x_mm: 3000, F_Ed: 100, rail: { I_r_mm4: 1.0e6, b_fr_mm: 150, h_r_mm: 60 } }],
    };
    const v = shown(crane);
    const I_f = (229 * 19 ** 3) / 12;
    const l_eff = 3.25 * ((1.0e6 + I_f) / 11) ** (1 / 3);
    expect(v.l_eff_mm).toBeCloseTo(l_eff, 6);
    expect(v.s_s_mm).toBeCloseTo(l_eff - 38, 6);
    const oz = 100e3 / (l_eff * 11);
    expect(v.sigma_oz_Ed_MPa).toBeCloseTo(oz, 6);
    const x = (90e6 * 131) / 251.7e6;
    const tau = 120e3 / (262 * 11) + 0.2 * oz;
    expect(v.sigma_v_Ed_MPa).toBeCloseTo(Math.sqrt(x ** 2 + oz ** 2 - x * oz + 3 * tau ** 2), 0);
  });

  test("load cases give the forces by mark", () => {
    const item = beam({ F_Ed: undefined });
    const { values } = calculated({
      ...item,
      load_cases: [
        { id: "1", M_y_Ed: 50, concentrated_loads: { F: 120 } },
        { id: "2", M_y_Ed: 20, concentrated_loads: { F: 320 } },
      ],
    });
    expect(values.F_Ed_kN).toBe(320);
    expect(values.eta_2).toBeCloseTo(320 / F_Rd({}), 9);
    expect(problems({ ...item, load_cases: [{ id: "1", concentrated_loads: { G: 1 } }] })).toEqual([
      "load_cases[0].concentrated_loads.G: must be the mark of a load in concentrated_loads; G is not one",
    ]);
  });
});

describe("stiffeners", () => {
  const under = (stiffener: Load, F_Ed = 500) =>
    beam({ F_Ed }, { stiffeners: [{ x_mm: 4000, b_mm: 80, t_mm: 10, kind: "bearing", ...stiffener }] });

  test("a pair under the load takes it: a strut of the plates and 15 epsilon t of web", () => {
    const item = under({ throat_mm: 4 });
    const [found] = calculated(item).values.stiffeners as Record<string, number>[];
    const side = 15 * Math.sqrt(235 / 275) * 8.6;
    const A = 2 * 80 * 10 + 8.6 * (10 + 2 * side);
    const I = (10 * (160 + 8.6) ** 3) / 12 + (2 * side * 8.6 ** 3) / 12;
    expect(found?.A_st_mm2).toBeCloseTo(A, 9);
    expect(found?.I_st_mm4).toBeCloseTo(I, 6);
    const lambda = (0.75 * 373) / Math.sqrt(I / A) / (Math.PI * Math.sqrt(210_000 / 275));
    expect(found?.lambda).toBeCloseTo(lambda, 9);
    expect(utilizationOf("stiffener-buckling", item)).toBeCloseTo(500 / (0.275 * A), 6);
    const contact = 0.275 * (2 * (80 - 21) * 10 + (100 + 2 * 13.5) * 8.6);
    expect(utilizationOf("stiffener-bearing", item)).toBeCloseTo(500 / contact, 9);
    const weld = (4 * 4 * (373 - 42 - 8) * 430) / (Math.sqrt(3) * 0.85 * 1.25) / 1000;
    expect(utilizationOf("stiffener-weld", item)).toBeCloseTo(500 / weld, 9);
    expect(utilizationOf("transverse-force", item)).toBeUndefined();
  });

  law("plates on one side carry less than on both, and more plate never less", () =>
    fc.property(size(40, 80), size(6, 20), size(1, 1.5), (b_mm, t_mm, more) => {
      const use = (stiffener: Load) => utilizationOf("stiffener-buckling", under({ b_mm, t_mm, ...stiffener })) ?? 0;
      expect(use({ sides: "one" })).toBeGreaterThan(use({}));
      expect(use({ t_mm: t_mm * more })).toBeLessThanOrEqual(use({}) * (1 + 1e-9));
    }),
  );

  law("a plate on one side: below the load at which second order reaches the yield strength", () =>
    fc.property(size(40, 200), size(8, 25), size(5, 12), size(300, 1500), (b, t, t_w, L) => {
      const [f, E, side] = [355, 210_000, 15 * Math.sqrt(235 / 355) * t_w];
      const A = rules.areaOfStiffener(1, b, t, t_w, side, side);
      const e = rules.eccentricityOneSide(b, t, t_w, A);
      const I = rules.inertiaOneSide(t, b, t_w, side, side, A, e);
      const lambda = rules.slendernessOfStiffener(L, Math.sqrt(I / A), f, E);
      const reduction = lambda <= 0.2 ? 1 : chi(Phi(imperfection.c, lambda), lambda);
      const N_b = rules.stiffenerResistance(reduction, A, f, 1);
      const z = rules.farthestFibre(b, t_w, e);
      const use = (N: number) => rules.oneSidedUse(N, N_b, lambda, e, z, 1, I, f);
      let [low, high] = [0, N_b];
      for (let i = 0; i < 60; i++)
        [low, high] = use((low + high) / 2) < 1 ? [(low + high) / 2, high] : [low, (low + high) / 2];
      // the secant formula of a strut between pins whose force is e beside its axis
      const stress = (N: number) => N / A + (N * e * z) / I / Math.cos((L / 2) * Math.sqrt(N / (E * I)));
      const bending = low * 1000;
      const elastic = bending < ((Math.PI ** 2 * E * I) / L ** 2) * 0.999 ? stress(bending) : Number.POSITIVE_INFINITY;
      expect(elastic).toBeLessThan(f * 1.12);
    }),
  );

  test("between panels of a slender web: stiffness, torsion, and the tension field", () => {
    const item = {
      ...girder,
      V_z_Ed: 900,
      stiffeners: [
        { x_mm: 0, b_mm: 140, t_mm: 15, kind: "bearing", F_Ed: 900 },
        { x_mm: 1800, b_mm: 100, t_mm: 10 },
        { x_mm: 3600, b_mm: 100, t_mm: 10 },
        { x_mm: 12_000, b_mm: 140, t_mm: 15, kind: "bearing", F_Ed: 900 },
      ],
    };
    const [, second] = calculated(item).values.stiffeners as Record<string, number>[];
    const h_w = 1200;
    expect(second?.I_st_min_mm4).toBeCloseTo(0.75 * h_w * 8 ** 3, 6);
    const k_tau = 5.34 + 4 * (h_w / 3600) ** 2;
    const lambda_w = h_w / (37.4 * 8 * Math.sqrt(235 / 355) * Math.sqrt(k_tau));
    const web = (355 * h_w * 8) / (Math.sqrt(3) * lambda_w ** 2) / 1000;
    expect(second?.N_st_Ed_kN).toBeCloseTo(900 - web, 3);
    expect(utilizationOf("stiffener-torsion", item)).toBeCloseTo(
      (5.3 * 355) / 210_000 / (1 / ((100 / 10) ** 2 + 0.25)),
      6,
    );
    // the panels are those of the stiffeners
    expect(calculated(item).values.lambda_w).toBeCloseTo(
      h_w / (37.4 * 8 * Math.sqrt(235 / 355) * Math.sqrt(5.34 + 4 * (h_w / 8400) ** 2)),
      6,
    );
  });

  test("two double-sided stiffeners at each end are rigid end posts", () => {
    const post = (x: number) => [x, x + 200].map((x_mm) => ({ x_mm, b_mm: 140, t_mm: 20, kind: "rigid-end-post" }));
    const item = (stiffeners: unknown) => ({ ...girder, V_z_Ed: 700, stiffeners });
    const rigid = item([...post(20), ...post(11_780)]);
    expect(utilizationOf("end-post-area", rigid)).toBeCloseTo((4 * 1200 * 64) / 200 / (2 * 140 * 20), 9);
    expect(calculated(rigid).values.chi_w).toBeCloseTo(1.37 / (0.7 + Number(calculated(rigid).values.lambda_w)), 9);
    expect(problems(item(post(20).slice(0, 1)))[0]).toContain("two double-sided stiffeners");
  });

  test("they are proposed where the web alone does not do", () => {
    const proposed = (item: Record<string, unknown>) =>
      suggest("en-1993-1-1", { members: [{ mark: "M", ...item }] })[0]?.suggestion;
    const item = beam({ F_Ed: 800 });
    const found = proposed(item);
    expect(found?.reads).toMatch(/^2 × \d+ × \d+$/);
    expect(calculated({ ...item, ...found?.change }).passed).toBe(true);
    expect(proposed(beam({ F_Ed: 10 }))?.reads).not.toContain("×");
  });
});

describe("flanges in shear, 5.4", () => {
  law("four hinges of the flanges do the work of V along c", () =>
    fc.property(size(100, 600), size(10, 40), size(500, 4000), size(6, 15), size(800, 2000), (b, t_f, a, t, h_w) => {
      const f = 355;
      const c = distanceOfHinges(a, b, t_f, f, t, h_w, f);
      const M_pl = (b * t_f ** 2 * f) / 4;
      expect(shearOfFlanges(b, t_f, f, c, 1, 0, 1)).toBeCloseTo((4 * M_pl) / c / 1000, 6);
      expect(shearOfFlanges(b, t_f, f, c, 1, 2, 1)).toBe(0);
    }),
  );

  test("they add to the web, and less under a moment", () => {
    const item = { ...girder, V_z_Ed: 900, stiffener_spacing_mm: 1500, rigid_end_post: true };
    const use = (more: Record<string, unknown>) => utilizationOf("shear-buckling", { ...item, ...more }) ?? 0;
    expect(use({ flange_contribution: true })).toBeLessThan(use({}));
    expect(use({ flange_contribution: true, M_y_Ed: 1500 })).toBeGreaterThan(use({ flange_contribution: true }));
  });
});

describe("what cannot be is refused, all at once", () => {
  test.each([
    [{ x_mm: 9000 }, "concentrated_loads[0].x_mm: must be within the member"],
    [{ s_s_mm: undefined }, "concentrated_loads[0].s_s_mm: is required"],
    [{ F_Ed: undefined }, "concentrated_loads[0].F_Ed: is required"],
    [{ c_mm: 10 }, "concentrated_loads[0].c_mm: is only for type c"],
    [{ bearing: { length_mm: 50 } }, "concentrated_loads[0].bearing: cannot be combined with s_s_mm"],
    [{ s_s_mm: undefined, bearing: {} }, "concentrated_loads[0].bearing: is required"],
  ])("%j", (load, expected) => {
    expect(problems(beam(load))[0]).toContain(expected);
  });

  test.each([
    [{ ...beam({}), profile: "SHS 100x5" }, "concentrated_loads: is only for the webs of I-sections"],
    [beam({}, { stiffeners: [{ x_mm: 10, b_mm: 200, t_mm: 10 }] }), "stiffeners[0].b_mm: must be at most 85.7 mm"],
    [beam({}, { stiffeners: [{ x_mm: 10, b_mm: 60, t_mm: 10, kind: "bearing" }] }), "stiffeners[0].F_Ed: is required"],
  ])("%#", (item, expected) => {
    expect(problems(item)[0]).toContain(expected);
  });

  test.each([{ f_yw_MPa: 400 }, { web_depth: "between-fillets" }, { flange_contribution: true }])(
    "%j without what it belongs to is said",
    (more) => {
      const member = { mark: "M", profile: "IPE 300", length_mm: 5000, V_z_Ed: 10, ...more };
      const { warnings, assumptions } = calculate({ members: [member] }).result;
      expect([...warnings, ...assumptions].join()).toContain(Object.keys(more)[0]);
    },
  );
});
