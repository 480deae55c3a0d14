import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { accepted, connect, connection, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const gaps = { length_mm: 60, gap_mm: 120, end_mm: 150, joint_width_mm: 200, t_mm: 8, in: "tension" };
const weld = {
  connection: "weld",
  throat_mm: 4,
  length_mm: 1500,
  n_welds: 2,
  f_y_MPa: 355,
  f_u_MPa: 490,
  t_mm: 8,
  V_par_Ed: 200,
  intermittent: gaps,
};
const valuesOf = (request: object) => connection(request).values as Record<string, number>;
const ids = (request: object) => connection(request).verifications.map(({ id }) => id);
const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("intermittent fillet welds, 4.3.2.2", () => {
  test("hand calculation: 1500 mm with ends of 150 and 60 mm at gaps of 120", () => {
    // (1500 - 300 - 120)/180 = 6 welds between the ends; 2 (150 - 8) + 6 (60 - 8) = 596 mm
    const found = valuesOf(weld);
    expect(found.n_w).toBe(6);
    expect(found.l_w_mm).toBe(660);
    expect(found.l_eff_mm).toBeCloseTo(596, 9);
    // 490/sqrt(3)/(0.9 x 1.25) x 4 = 1005.87 N/mm; 2 x 596 mm
    expect(found.F_w_Rd_kN).toBeCloseTo((2 * 596 * 4 * 490) / Math.sqrt(3) / (0.9 * 1.25) / 1000, 9);
    expect(found.L_1_max_mm).toBe(128);
    expect(found.L_we_min_mm).toBe(150);
    expect(ids(weld)).not.toContain("weld-intermittent-gap");
    const fullSize = valuesOf({ ...weld, full_size_ends: true });
    expect(fullSize.l_eff_mm).toBe(660);
  });

  test("hand calculation: in compression the gap is at most 12 t, b/4 and 200 mm", () => {
    const found = connection({ ...weld, intermittent: { ...gaps, in: "compression" } });
    expect(found.values.L_2_max_mm).toBe(50); // 12 x 8 = 96, 200/4 = 50
    const gap = found.verifications.find(({ id }) => id === "weld-intermittent-gap");
    expect(gap?.utilization).toBeCloseTo(120 / 50, 9);
    expect(gap?.passed).toBe(false);
    const wide = { ...gaps, joint_width_mm: 900, t_mm: 40, in: "compression" };
    expect(valuesOf({ ...weld, intermittent: wide }).L_2_max_mm).toBe(200);
  });

  test("ends shorter than 0.75 b and parts too short to carry are listed", () => {
    expect(ids({ ...weld, intermittent: { ...gaps, end_mm: 149 } })).toContain("weld-intermittent-end");
    const { end_mm: _end, ...plain } = gaps;
    expect(ids({ ...weld, intermittent: plain })).toContain("weld-intermittent-end");
    expect(ids(weld)).not.toContain("weld-length");
    expect(ids({ ...weld, intermittent: { ...gaps, length_mm: 37 } })).toContain("weld-length");
  });

  test("says that corrosion forbids it", () => {
    expect(connect(weld).result.warnings).toContainEqual(expect.stringContaining("corrosive"));
  });

  test("refuses what is no intermittent fillet weld", () => {
    expect(accepted({ ...weld, type: "butt-partial" })).toBeUndefined();
    expect(accepted({ ...weld, length_mm: 419 })).toBeUndefined();
    expect(accepted({ ...weld, intermittent: { ...gaps, length_mm: 8 } })).toBeUndefined();
  });

  law("carries no more than the continuous weld, and its steps can be redone", () => {
    const { intermittent: _gaps, ...continuous } = weld;
    return fc.property(
      size(10, 400),
      size(1, 300),
      size(10, 300),
      size(200, 3000),
      fc.boolean(),
      (l, gap, end, run, full) => {
        const intermittent = { ...gaps, length_mm: l, gap_mm: gap, end_mm: end };
        const request = { ...weld, length_mm: run, full_size_ends: full, intermittent };
        const found = accepted({ ...request, derivation: true });
        if (!found) return;
        finite(found);
        const whole = valuesOf({ ...continuous, length_mm: run, full_size_ends: full });
        expect(Number(found.values.F_w_Rd_kN)).toBeLessThanOrEqual((whole.F_w_Rd_kN ?? 0) * (1 + 1e-9));
        for (const step of found.derivation ?? []) {
          const again = Number(evaluate(step.expression, { ...step.inputs }));
          expect(Math.abs(again - step.value), step.name).toBeLessThanOrEqual(1e-9 * Math.max(1, step.value));
        }
      },
    );
  });

  law("the throat it asks for is used to the full where all parts are alike", () => {
    const { end_mm: _end, ...alike } = gaps;
    return fc.property(size(5, 150), (V_par_Ed) => {
      const request = { ...weld, intermittent: { ...alike, length_mm: 100 }, V_par_Ed };
      const { a_req_mm } = valuesOf(request);
      if (a_req_mm === undefined) return;
      const used = connection({ ...request, throat_mm: a_req_mm }).verifications;
      expect(used.find(({ id }) => id === "weld-directional")?.utilization).toBeCloseTo(1, 6);
    });
  });
});
