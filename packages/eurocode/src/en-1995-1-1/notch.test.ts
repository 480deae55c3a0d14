import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, InvalidInput } from "../index.ts";
import { pulledAcross } from "./notch.ts";

type Item = Readonly<Record<string, unknown>>;

const beam = {
  ...{ mark: "B", species: "GL24h", b: 140, h: 400, length_mm: 6000, service_class: 1, load_duration: "medium-term" },
  V_z_Ed: 40,
  notch: { h_ef_mm: 260, x_mm: 80, reinforcement: { n: 2, F_ax_Rk_kN: 20 } },
};

function calculate(item: Item) {
  const { result } = check("en-1995-1-1", { national_annex: "EN", members: [item] } as never); // whatever the test makes of it
  const [one] = (
    result as unknown as {
      members: { values: Record<string, number>; verifications: { id: string; utilization: number }[] }[];
    }
  ).members;
  if (!one) throw new Error("one member in, one out");
  return one;
}

const use = (item: Item, id: string): number =>
  calculate(item).verifications.find((one) => one.id === id)?.utilization ?? Number.NaN;

function refusal(item: Item): string[] {
  try {
    calculate(item);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ path }) => path.replace("members[0].", ""));
  }
}

describe("notches reinforced across the grain, NCI NA.6.8.3", () => {
  law("the force is 1.3 of the shear that the wood below the corner carries in a whole section", () =>
    fc.property(fc.double({ min: 0.3, max: 0.95, noNaN: true }), (alpha) => {
      const steps = 4000;
      const width = (1 - alpha) / steps;
      const sum = Array.from({ length: steps }, (_, i) => {
        const z = (i + 0.5) * width;
        return 6 * z * (1 - z) * width;
      }).reduce((a, b) => a + b, 0);
      return Math.abs(pulledAcross(10, alpha) - 13 * sum) < 1e-5;
    }),
  );

  test("by hand: alpha = 0.65, 40 kN, two screws of 20 kN", () => {
    const F = 1.3 * 40 * (3 * 0.35 ** 2 - 2 * 0.35 ** 3);
    expect(use(beam, "notch-reinforcement")).toBeCloseTo(F / ((2 ** 0.9 * 0.8 * 20) / 1.3), 12);
    const rods = { ...beam.notch.reinforcement, fastener: "rod" };
    const one = { ...beam, notch: { ...beam.notch, reinforcement: rods } };
    expect(use(one, "notch-reinforcement")).toBeCloseTo(F / ((2 * 0.8 * 20) / 1.3), 12);
  });

  test("what is left at the corner is verified in shear without k_v", () => {
    const { k_v, k_cr = 0.67 } = calculate(beam).values;
    expect(k_v).toBe(1);
    expect(use(beam, "notch")).toBeCloseTo((1.5 * 40_000) / (k_cr * 140 * 260) / ((0.8 * 3.5) / 1.25), 9);
    const { reinforcement, ...plain } = beam.notch;
    expect(use({ ...beam, notch: plain }, "notch")).toBeGreaterThan(use(beam, "notch"));
  });

  test("only at the support, at a right angle, close to it, and without fire", () => {
    const { notch } = beam;
    expect(refusal({ ...beam, notch: { ...notch, side: "opposite" } })).toEqual(["notch.reinforcement"]);
    expect(refusal({ ...beam, notch: { ...notch, i: 1 } })).toEqual(["notch.reinforcement"]);
    expect(refusal({ ...beam, notch: { ...notch, x_mm: 100 } })).toEqual(["notch.x_mm"]);
    const of = (more: Item) => ({ ...notch, reinforcement: { ...notch.reinforcement, ...more } });
    // 140 mm: 4 d at each edge, 5 d between
    expect(refusal({ ...beam, notch: of({ d_mm: 10 }) })).toEqual([]);
    expect(refusal({ ...beam, notch: of({ d_mm: 12 }) })).toEqual(["notch.reinforcement.n"]);
    expect(refusal({ ...beam, notch: of({ d_mm: 20 }) })).toEqual(["notch.reinforcement.d_mm"]);
    expect(refusal({ ...beam, notch: of({ d_mm: 12, fastener: "rod" }) })).toEqual([]);
    expect(refusal({ ...beam, fire: { duration_min: 30 } })).toContain("notch.reinforcement");
  });
});

describe("what is left at a notch under shear in both directions", () => {
  const notched = { ...beam, notch: { h_ef_mm: 260, x_mm: 80 } };

  test("by hand: V_z 20 and V_y 10 kN, 80 mm from the support", () => {
    const both = { ...notched, V_z_Ed: 20, V_y_Ed: 10 };
    const { values } = calculate(both);
    const [f_y, f_z] = [values.f_m_y_d_MPa ?? 0, values.f_m_z_d_MPa ?? 0];
    const m_y = (20 * 80 * 1000) / ((140 * 260 ** 2) / 6);
    const m_z = (10 * 80 * 1000) / ((260 * 140 ** 2) / 6);
    expect(use(both, "notch-section")).toBeCloseTo(
      Math.max(m_y / f_y + (0.7 * m_z) / f_z, (0.7 * m_y) / f_y + m_z / f_z),
      6,
    );
  });

  law("a shear along y that fades away leaves that along z alone", () =>
    fc.property(fc.integer({ min: -60, max: 60 }), (V_z_Ed) => {
      const one = { ...notched, V_z_Ed, N_Ed: -20 };
      expect(use({ ...one, V_y_Ed: 1e-9 }, "notch-section")).toBeCloseTo(use(one, "notch-section"), 6);
    }),
  );
});
