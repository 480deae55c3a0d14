import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { accepted, connection, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const group = {
  connection: "bolt-group",
  n_1: 4,
  p1: 80,
  n_2: 2,
  p2: 100,
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_t: 12,
  plate_fu: 490,
  edge_x_mm: 45,
  edge_y_mm: 45,
};
interface BoltResult {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly F_t_Ed_kN: number;
}
const valuesOf = (request: object) => connection(request).values as Record<string, number>;
const boltsOf = (request: object) => connection(request).values.bolts as BoltResult[]; // the kind's own list
const useOf = (request: object, id: string) => connection(request).verifications.find((v) => v.id === id)?.utilization;
const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("bolt group out of its plane", () => {
  test("hand calculation: bracket with 180 kN shear, 100 kN tension and 20 kNm", () => {
    // sum y² = 4 (120² + 40²) = 64000 mm²; F_t = 100/8 + 20000 x 120/64000 = 12.5 + 37.5 = 50 kN
    const request = { ...group, V_y_Ed: -180, N_Ed: -100, M_x_Ed: 20 };
    const found = valuesOf(request);
    expect(found.F_t_Ed_max_kN).toBeCloseTo(50, 9);
    expect(found.F_t_Rd_kN).toBeCloseTo((0.9 * 800 * 245) / 1.25 / 1000, 9);
    const tensions = boltsOf(request).map(({ F_t_Ed_kN }) => F_t_Ed_kN);
    const expected = [0, 0, 0, 0, 25, 25, 50, 50];
    tensions.forEach((F_t, i) => {
      expect(F_t).toBeCloseTo(expected[i] ?? Number.NaN, 9);
    });
    // 22.5/94.08 + 50/(1.4 x 141.12)
    expect(useOf(request, "shear-tension-interaction")).toBeCloseTo(22.5 / 94.08 + 50 / (1.4 * 141.12), 9);
    expect(useOf(request, "bolt-tension")).toBeCloseTo(50 / 141.12, 9);
    const d_m = valuesOf({ ...request, d_m_mm: 32 });
    expect(d_m.B_p_Rd_kN).toBeCloseTo((0.6 * Math.PI * 32 * 12 * 490) / 1.25 / 1000, 9);
    expect(useOf({ ...request, d_m_mm: 32 }, "punching-shear")).toBeCloseTo(50 / (d_m.B_p_Rd_kN ?? 0), 9);
  });

  test("hand calculation: category C slips first where tension takes the clamping", () => {
    // F_p,C = 0.7 x 800 x 245 = 137.2 kN; (137.2 - 0.8 x 50) x 0.5/1.25 = 38.88 kN
    const request = { ...group, category: "C", mu: 0.5, V_y_Ed: -180, N_Ed: -100, M_x_Ed: 20 };
    expect(valuesOf(request).F_s_Rd_kN).toBeCloseTo(38.88, 9);
    expect(useOf(request, "slip")).toBeCloseTo(22.5 / 38.88, 9);
    expect(useOf(request, "shear-tension-interaction")).toBeUndefined();
  });

  law("what a force at an eccentricity does, its moment at the centroid does", () =>
    fc.property(size(-200, 200), size(-200, 200), size(-200, -1), (e_x_mm, e_y_mm, N_Ed) => {
      const eccentric = boltsOf({ ...group, N_Ed, e_x_mm, e_y_mm });
      const centric = boltsOf({
        ...group,
        N_Ed,
        M_x_Ed: (-N_Ed * e_y_mm) / 1000,
        M_y_Ed: (N_Ed * e_x_mm) / 1000,
      });
      eccentric.forEach(({ F_t_Ed_kN }, i) => {
        expect(F_t_Ed_kN).toBeCloseTo(centric[i]?.F_t_Ed_kN ?? Number.NaN, 9);
      });
    }),
  );

  law("equilibrium where every bolt is in tension, in a group without symmetry", () => {
    const bolts = [
      [0, 0],
      [150, 20],
      [40, 200],
      [120, 330],
      [-30, 120],
    ];
    const { n_1: _1, p1: _2, n_2: _3, p2: _4, ...plain } = group;
    return fc.property(size(-5, 5), size(-3, 3), (M_x_Ed, M_y_Ed) => {
      const found = boltsOf({ ...plain, bolts, N_Ed: -1000, M_x_Ed, M_y_Ed });
      const sum = (of: (bolt: BoltResult) => number) => found.reduce((total, bolt) => total + of(bolt), 0);
      expect(sum(({ F_t_Ed_kN }) => F_t_Ed_kN)).toBeCloseTo(1000, 6);
      expect(sum(({ F_t_Ed_kN, y_mm }) => F_t_Ed_kN * y_mm) / 1000).toBeCloseTo(M_x_Ed, 6);
      expect(sum(({ F_t_Ed_kN, x_mm }) => -F_t_Ed_kN * x_mm) / 1000).toBeCloseTo(M_y_Ed, 6);
    });
  });

  test("no bolt is pressed, and compression alone asks nothing of them", () => {
    const pressed = connection({ ...group, N_Ed: 500 });
    expect(pressed.values.F_t_Ed_max_kN).toBe(0);
    expect(pressed.verifications.map(({ id }) => id)).not.toContain("bolt-tension");
  });

  test("bolts on one line take a moment across it and none about it", () => {
    const line = { ...group, n_2: 1, N_Ed: -40 };
    // sum y² = 2 (120² + 40²) = 32000; 10 + 10000 x 120/32000
    expect(valuesOf({ ...line, M_x_Ed: 10 }).F_t_Ed_max_kN).toBeCloseTo(47.5, 9);
    expect(accepted({ ...line, M_y_Ed: 10 })).toBeUndefined();
    expect(accepted({ ...line, n_1: 1, M_x_Ed: 10 })).toBeUndefined();
    expect(valuesOf({ ...line, n_1: 1 }).F_t_Ed_max_kN).toBe(40);
  });

  test("nothing changes for a group in its plane", () => {
    const inPlane = connection({ ...group, V_y_Ed: -180, e_x_mm: 200 });
    expect(Object.keys(inPlane.values).filter((name) => /F_t|B_p|M_x|M_y/.test(name))).toEqual([]);
    const zero = connection({ ...group, V_y_Ed: -180, e_x_mm: 200, N_Ed: 0 });
    expect(zero.utilization).toBe(inPlane.utilization);
    for (const [name, value] of Object.entries(inPlane.values))
      if (name !== "bolts") expect(zero.values[name], name).toEqual(value);
  });

  test("categories D and E are for tension alone", () => {
    expect(accepted({ ...group, category: "E", N_Ed: -100 })).toBeDefined();
    expect(accepted({ ...group, category: "E", bolt_grade: "4.6", N_Ed: -100 })).toBeUndefined();
    expect(accepted({ ...group, category: "D", N_Ed: -100, V_y_Ed: 10 })).toBeUndefined();
  });

  law("every accepted group is finite and its steps can be redone", () => {
    const requests = fc.record({
      category: fc.constantFrom("A", "B", "C"),
      n_1: fc.integer({ min: 1, max: 5 }),
      n_2: fc.integer({ min: 1, max: 3 }),
      N_Ed: size(-500, 500),
      M_x_Ed: fc.oneof(fc.constant(0), size(-50, 50)),
      M_y_Ed: fc.oneof(fc.constant(0), size(-50, 50)),
      V_x_Ed: size(-100, 100),
    });
    return fc.property(requests, (request) => {
      const friction = request.category === "A" ? {} : { mu: 0.4 };
      const found = accepted({ ...group, ...request, ...friction, derivation: true });
      if (!found) return;
      finite(found);
      for (const step of found.derivation ?? []) {
        const again = Number(evaluate(step.expression, { ...step.inputs }));
        const tolerance = 1e-9 * Math.max(1, Math.abs(step.value));
        expect(Math.abs(again - step.value), step.name).toBeLessThanOrEqual(tolerance);
      }
    });
  });
});
