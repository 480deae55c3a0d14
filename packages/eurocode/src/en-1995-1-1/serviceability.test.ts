import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const member = (more: Record<string, unknown>, national_annex = "EN") => {
  const { result } = check("en-1995-1-1", {
    national_annex,
    members: [{ mark: "M", species: "C24", b: 60, h: 220, length_mm: 4000, ...more }],
  });
  return (result.members as ItemResult[])[0] as ItemResult; // one member goes in, one comes out
};
const number = (result: ItemResult, name: string) => result.values[name] as number;

describe("7.2 deflections", () => {
  const loads = fc.record({
    g_kN_m: real(0, 5),
    variable: fc.array(fc.record({ q_kN_m: real(0, 5), Q_kN: real(0, 5), psi_0: real(0, 1), psi_2: real(0, 1) }), {
      minLength: 1,
      maxLength: 4,
    }),
    service_class: fc.constantFrom(1, 2, 3),
  });

  law(
    "(2.3) to (2.5): each load with its own factors adds up to w_fin",
    () =>
      fc.property(loads, ({ g_kN_m, variable, service_class }) => {
        const result = member({ service_class, serviceability: { g_kN_m, variable } });
        const k_def = number(result, "k_def");
        const alone = (q_kN_m: number, Q_kN: number) =>
          number(member({ serviceability: { g_kN_m: q_kN_m, G_kN: Q_kN } }), "w_inst_G_mm");
        const total = variable.reduce(
          (sum, { q_kN_m, Q_kN, psi_0, psi_2 }, i) => {
            return sum + alone(q_kN_m, Q_kN) * ((i === 0 ? 1 : psi_0) + psi_2 * k_def);
          },
          alone(g_kN_m, 0) * (1 + k_def),
        );
        expect(number(result, "w_fin_mm")).toBeCloseTo(total, 9);
      }),
    { numRuns: 50 },
  );

  test("deflection by shear is 24/25 (h/l)² E/G of that by bending under uniform load", () => {
    const w = (shear_deformation: boolean) =>
      number(member({ serviceability: { g_kN_m: 1, shear_deformation } }), "w_inst_G_mm");
    expect(w(true) / w(false) - 1).toBeCloseTo(0.96 * (220 / 4000) ** 2 * (11000 / 690), 9);
  });

  test("limits: EN 300, 250, 150; cantilevers 150, 125, 75; own limits; none where none is prescribed", () => {
    const ids = (serviceability: Record<string, unknown>, annex = "EN") =>
      member(
        { serviceability: { g_kN_m: 1, variable: [{ q_kN_m: 1, psi_2: 0.3 }], ...serviceability } },
        annex,
      ).verifications.map(({ id, resistance }) => [id, resistance]);
    expect(ids({})).toEqual([
      ["deflection-inst", 4000 / 300],
      ["deflection-net-fin", 16],
      ["deflection-fin", 4000 / 150],
    ]);
    expect(ids({ static_system: "cantilever" })).toEqual([
      ["deflection-inst", 4000 / 150],
      ["deflection-net-fin", 32],
      ["deflection-fin", 4000 / 75],
    ]);
    expect(ids({ limits: { w_inst: 400 } })[0]).toEqual(["deflection-inst", 10]);
    expect(ids({}, "SE")).toEqual([]);
    expect(ids({}, "NL").map(([id]) => id)).toEqual(["deflection-net-fin", "deflection-additional"]);
  });

  test("where the annex limits w_inst under variable load, the permanent load does not count", () => {
    const result = member({ serviceability: { g_kN_m: 3, variable: [{ q_kN_m: 1, psi_2: 0 }] } }, "FR");
    expect(result.verifications.find(({ id }) => id === "deflection-inst")?.demand).toBe(number(result, "w_inst_Q_mm"));
  });

  test("precamber lowers the net deflection only; what the loads do not take back is a deflection upwards", () => {
    const result = member({ serviceability: { g_kN_m: 0.1, precamber_mm: 50 } });
    expect(number(result, "w_net_fin_mm")).toBeCloseTo(number(result, "w_fin_mm") - 50, 9);
    expect(result.verifications.find(({ id }) => id === "deflection-net-fin")?.demand).toBe(
      50 - number(result, "w_fin_mm"),
    );
  });
});

describe("7.3.3 floors", () => {
  const floor = { width_mm: 5000, mass_kg_m2: 90, spacing_mm: 600, deck: { t_mm: 22, E_MPa: 3500 } };

  test("stiffness and frequency from joists and deck", () => {
    const result = member({ vibration: floor });
    const I = (60 * 220 ** 3) / 12;
    expect(number(result, "EI_l_Nm2_m")).toBeCloseTo((11000 * I) / 600 / 1000, 6);
    expect(number(result, "EI_b_Nm2_m")).toBeCloseTo((3500 * 22 ** 3) / 12000, 9);
    expect(number(result, "f_1_Hz")).toBeCloseTo((Math.PI / 32) * Math.sqrt((11000 * I) / 600 / 1000 / 90), 9);
    expect(number(result, "w_mm_kN")).toBeCloseTo((1000 * 4000 ** 3) / (48 * 11000 * I), 9);
    expect(result.values).toMatchObject({ a_mm_kN: 1.5, b: 100, zeta: 0.01 });
  });

  test("b of Figure 7.2 falls as a grows", () => {
    const b = (a_mm_kN: number) => number(member({ vibration: { ...floor, a_mm_kN } }), "b");
    expect([0.5, 1, 1.5, 2, 4].map(b)).toEqual([150, 120, 100, 80, 50]);
  });

  test("an annex with its own rules: limit by span, damping, and share of one joist", () => {
    const own = member({ length_mm: 5000, vibration: { ...floor, strutting: true } }, "UK");
    expect(number(own, "a_mm_kN")).toBeCloseTo(16500 / 5000 ** 1.1, 9);
    expect(number(own, "zeta")).toBe(0.02);
    expect(number(own, "k_dist")).toBeCloseTo(
      Math.max(0.3, 0.97 * (0.38 - 0.08 * Math.log((14 * number(own, "EI_b_Nm2_m") * 1e6) / 600 ** 4))),
      9,
    );
    const alone = member({ length_mm: 5000, vibration: floor }, "UK");
    expect(number(own, "w_mm_kN") / number(alone, "w_mm_kN")).toBeCloseTo(1.05 * number(own, "k_dist"), 9);
  });

  law(
    "a longer floor swings slower",
    () =>
      fc.property(real(2000, 8000), real(1.01, 2), (span_mm, longer) => {
        const f = (l: number) => number(member({ length_mm: 16_000, vibration: { ...floor, span_mm: l } }), "f_1_Hz");
        expect(f(span_mm * longer)).toBeCloseTo(f(span_mm) / longer ** 2, 6);
      }),
    { numRuns: 30 },
  );
});
