import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { plasticMoment1, type TStub, tStubResistance } from "./modes.ts";

const stubs: fc.Arbitrary<TStub> = fc
  .record({
    l_eff_1: fc.double({ min: 50, max: 400, noNaN: true }),
    longer: fc.double({ min: 1, max: 2, noNaN: true }),
    t: fc.double({ min: 6, max: 50, noNaN: true }),
    f_y: fc.constantFrom(235, 275, 355, 460),
    m: fc.double({ min: 15, max: 80, noNaN: true }),
    n: fc.double({ min: 0.3, max: 1.25, noNaN: true }),
    sum_F_t_Rd: fc.double({ min: 50, max: 1000, noNaN: true }),
  })
  .map(({ longer, n, ...stub }) => ({ ...stub, gamma_M0: 1, l_eff_2: stub.l_eff_1 * longer, n: n * stub.m }));

describe("T-stub of Table 6.2", () => {
  test("Steel Buildings in Europe, Joint Design, example 4.4: cleats under a tying force, mode 1 by method 2", () => {
    const found = tStubResistance({
      l_eff_1: 430,
      l_eff_2: 430,
      t: 10,
      f_y: 430,
      gamma_M0: 1.1,
      m: 31.2,
      n: 39,
      e_w: 37 / 4,
      sum_F_t_Rd: 1924.36,
    });
    expect(plasticMoment1(430, 10, 430, 1.1)).toBeCloseTo(4.2023, 4);
    expect(found.F_T_1_Rd).toBeCloseTo(691.25, 1);
    expect(found.F_T_2_Rd).toBeCloseTo(1188.8, 0);
    expect(found.F_T_3_Rd).toBeCloseTo(1924.4, 1);
    expect(found.mode).toBe("1");
  });

  law("the modes follow each other as the flange gets thicker: 1, 2, 3", () =>
    fc.property(stubs, (stub) => {
      const order = Array.from({ length: 60 }, (_, i) => tStubResistance({ ...stub, t: 2 + i * 3 }).mode);
      expect([...order].sort()).toEqual(order);
    }),
  );

  law("no mode carries more than its bolts, and a thicker flange never carries less", () =>
    fc.property(stubs, fc.double({ min: 1, max: 2, noNaN: true }), (stub, factor) => {
      const thin = tStubResistance(stub);
      expect(thin.F_T_Rd).toBeLessThanOrEqual(stub.sum_F_t_Rd);
      expect(tStubResistance({ ...stub, t: stub.t * factor }).F_T_Rd).toBeGreaterThanOrEqual(thin.F_T_Rd * (1 - 1e-12));
    }),
  );

  law("method 2 and backing plates never carry less than method 1 without them", () =>
    fc.property(stubs, fc.double({ min: 0.01, max: 0.2, noNaN: true }), (stub, e_w) => {
      const plain = tStubResistance(stub).F_T_Rd * (1 - 1e-12);
      const washer = { ...stub, e_w: Math.min(e_w * stub.m, stub.n) };
      const backing = { t: stub.t / 2, f_y: 235 };
      expect(tStubResistance(washer).F_T_Rd).toBeGreaterThanOrEqual(plain);
      expect(tStubResistance({ ...stub, backing }).F_T_Rd).toBeGreaterThanOrEqual(plain);
      expect(tStubResistance({ ...washer, backing }).F_T_Rd).toBeGreaterThanOrEqual(plain);
    }),
  );
});
