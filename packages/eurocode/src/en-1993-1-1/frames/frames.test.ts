import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculated } from "../../../test/support/members.ts";
import { bow, bowLoad, heldFactor, swayFactor } from "./formulas.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

/** Length over sqrt(EI/N) of a column between rotational springs at which its stability functions leave no stiffness, by trying. */
function exactFactor(eta_1: number, eta_2: number, sways: boolean): number {
  const spring = (eta: number) => (4 * (1 - eta)) / eta;
  const [c_1, c_2] = [spring(eta_1), spring(eta_2)];
  const left = (u: number) => {
    const d = 2 - 2 * Math.cos(u) - u * Math.sin(u);
    const [A, B] = sways
      ? [u / Math.tan(u), -u / Math.sin(u)]
      : [(u * (Math.sin(u) - u * Math.cos(u))) / d, (u * (u - Math.sin(u))) / d];
    return (A + c_1) * (A + c_2) - B ** 2;
  };
  let u = 0.01;
  while (left(u) > 0) u += 1e-4;
  return Math.PI / u;
}

const column = {
  profile: "HE 200 B",
  steel_grade: "S355",
  length_mm: 4000,
  N_Ed: 600,
  M_y_Ed: 30,
};
const valuesOf = (item: Record<string, unknown>) => calculated(item).values as Record<string, number>;
const useOfMember = (item: Record<string, unknown>) => calculated(item).utilization ?? 0;

describe("the frame around a member", () => {
  law(
    "buckling lengths between beams are those of the exact stability functions, within 4 %",
    () =>
      fc.property(between(0.05, 0.95), between(0.05, 0.95), (eta_1, eta_2) => {
        const [held, sways] = [exactFactor(eta_1, eta_2, false), exactFactor(eta_1, eta_2, true)];
        expect(heldFactor(eta_1, eta_2) / held).toBeGreaterThan(0.96);
        expect(heldFactor(eta_1, eta_2) / held).toBeLessThan(1.04);
        expect(swayFactor(eta_1, eta_2) / sways).toBeGreaterThan(0.96);
        expect(swayFactor(eta_1, eta_2) / sways).toBeLessThan(1.06);
      }),
    { numRuns: 60 },
  );

  test("ends held or pinned: Euler's four cases", () => {
    expect(heldFactor(0, 0)).toBeCloseTo(0.5, 9);
    expect(heldFactor(0, 1)).toBeCloseTo(0.7, 2);
    expect(heldFactor(1, 1)).toBeCloseTo(1, 9);
    expect(swayFactor(0, 0)).toBeCloseTo(1, 9);
    expect(swayFactor(0, 1)).toBeCloseTo(2, 9);
  });

  law("more held at its ends, a shorter buckling length; without sway never beyond the member", () =>
    fc.property(between(0, 0.9), between(0, 0.9), between(0.01, 0.1), (eta_1, eta_2, more) => {
      expect(heldFactor(eta_1, eta_2)).toBeLessThanOrEqual(1);
      expect(heldFactor(eta_1 + more, eta_2)).toBeGreaterThan(heldFactor(eta_1, eta_2));
      expect(swayFactor(eta_1, eta_2)).toBeGreaterThanOrEqual(1);
      expect(swayFactor(eta_1, eta_2 + more)).toBeGreaterThan(swayFactor(eta_1, eta_2));
    }),
  );

  law("a member between beams is one with that buckling length", () =>
    fc.property(between(0, 1), between(0, 0.9), fc.boolean(), (eta_1, eta_2, sway_y) => {
      const frame = { ends_y: [{ eta: eta_1 }, { eta: eta_2 }] };
      const k = valuesOf({ ...column, sway_y, frame }).k_cr_y ?? 0;
      expect(useOfMember({ ...column, sway_y, frame })).toBeCloseTo(
        useOfMember({ ...column, sway_y, L_cr_y_mm: k * 4000 }),
        9,
      );
    }),
  );

  test("distribution by beams: rigid on to other columns they hold three times as much against sway", () => {
    const beams = [{ I_mm4: 80e6, length_mm: 6000 }];
    const ends_y = [{ beams }, { eta: 1 }];
    const K_c = 5696e4 / 4000;
    const K_b = 80e6 / 6000;
    expect(valuesOf({ ...column, frame: { ends_y } }).eta_y_1).toBeCloseTo(K_c / (K_c + 0.5 * K_b), 3);
    expect(valuesOf({ ...column, sway_y: true, frame: { ends_y } }).eta_y_1).toBeCloseTo(K_c / (K_c + 1.5 * K_b), 3);
    const both = [{ beams: [{ ...beams[0], far: "fixed" }], column: { I_mm4: 5696e4, length_mm: 4000 } }, { eta: 1 }];
    expect(valuesOf({ ...column, frame: { ends_y: both } }).eta_y_1).toBeCloseTo((2 * K_c) / (2 * K_c + K_b), 3);
  });

  test("(5.2), the amplification, and what is too soft", () => {
    const storey = { H_Ed: 50, V_Ed: 2000, h_mm: 4000, delta_H_mm: 20 };
    const values = valuesOf({ ...column, frame: { storey } });
    expect(values.alpha_cr).toBeCloseTo(5, 9);
    expect(values.amplification).toBeCloseTo(1.25, 9);
    expect(calculated({ ...column, frame: { storey: { ...storey, delta_H_mm: 40 } } }).passed).toBe(false);
    expect(calculated({ ...column, frame: { storey: { ...storey, delta_H_mm: 40 }, second_order: true } }).passed).toBe(
      true,
    );
    expect(valuesOf({ ...column, frame: { storey: { ...storey, delta_H_mm: 10 } } }).amplification).toBeUndefined();
  });

  test("sway imperfection of a row of columns, bow of curves b and c", () => {
    const values = valuesOf({ ...column, frame: { height_mm: 7000, columns: 4 } });
    const phi = ((2 / Math.sqrt(7)) * Math.sqrt(0.625)) / 200;
    expect(values.phi).toBeCloseTo(phi, 9);
    expect(values.H_phi_kN).toBeCloseTo(phi * 600, 9);
    expect(values.e_0_y_mm).toBeCloseTo(16, 9);
    expect(values.e_0_z_mm).toBeCloseTo(20, 9);
    expect(valuesOf({ ...column, frame: { analysis: "plastic" } }).e_0_y_mm).toBeCloseTo(20, 9);
  });

  law("the load of a bow has its moment", () =>
    fc.property(between(10, 5000), between(2000, 12_000), (N, L) => {
      const e_0 = bow(L, 250);
      expect((bowLoad(N, e_0, L) * (L / 1000) ** 2) / 8).toBeCloseTo((N * e_0) / 1000, 6);
    }),
  );

  test("what contradicts itself is refused", () => {
    const ends_y = [{ eta: 0.5 }, { eta: 0.5 }];
    expect(() => calculated({ ...column, L_cr_y_mm: 3000, frame: { ends_y } })).toThrow(/L_cr_y_mm/);
    expect(() => calculated({ ...column, sway_y: true, frame: { ends_y: [{ eta: 1 }, { eta: 1 }] } })).toThrow(
      /ends_y/,
    );
    expect(() => calculated({ ...column, frame: { ends_y: [{}, { eta: 1 }] } })).toThrow(/ends_y/);
    expect(() =>
      calculated({
        ...column,
        frame: { alpha_cr: 5, storey: { H_Ed: 50, V_Ed: 2000, h_mm: 4000, delta_H_mm: 20 } },
      }),
    ).toThrow(/alpha_cr/);
  });
});
