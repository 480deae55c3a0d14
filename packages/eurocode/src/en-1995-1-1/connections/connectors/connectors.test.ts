import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byDepth } from "../../../../../../tests/depth.ts";
import { law } from "../../../../test/support/law.ts";
import { type Joint, refusal, said, use, values } from "../../../../test/support/timber-joints.ts";

const near = (a = Number.NaN, b = Number.NaN) => Math.abs(a - b) <= 1e-9 * Math.max(1e-3, Math.abs(a), Math.abs(b));
const wood = (t_mm: number, alpha_deg = 0, species = "C24") => ({ t_mm, species, alpha_deg });
const plate = (t_mm: number) => ({ plate: true, t_mm });
const ring = { connection: "split-ring", type: "A1", d_c_mm: 80, h_e_mm: 15, d_mm: 12, a_3_t_mm: 200, n: 1 };
const teeth = {
  ...{ connection: "toothed-plate", type: "C1", d_c_mm: 75, h_e_mm: 9.1, d_mm: 16, grade: "4.6" },
  ...{ a_3_t_mm: 200, n: 1 },
};
const thick = [wood(100), wood(150), wood(100)];

describe("resistances of one connector at 350 kg/m³, k_1 = k_2 = 1, as tables to DIN 1052:2008 list them", () => {
  test.each([
    [65, 18.3],
    [80, 25],
    [95, 32.4],
    [126, 49.5],
    [128, 50.7],
    [160, 70.8],
    [190, 91.7],
  ])("rings A1 %d mm: %d kN", (d_c_mm, F) => {
    const { h_e_mm, ...rest } = ring;
    const members = [wood(200), wood(300), wood(200)];
    const found = values({ ...rest, d_c_mm, members, n: 2, a_1_mm: 400, a_3_t_mm: 400 });
    expect(found.F_v_0_Rk_kN).toBeCloseTo(F, 1);
  });

  test.each([
    ["C1", 50, 6.36],
    ["C1", 62, 8.79],
    ["C1", 75, 11.7],
    ["C1", 95, 16.7],
    ["C1", 117, 22.8],
    ["C2", 75, 11.7],
    ["C10", 50, 8.84],
    ["C10", 65, 13.1],
    ["C10", 80, 17.9],
    ["C11", 95, 23.1],
    ["C11", 115, 30.8],
  ])("toothed plates %s %d mm: %d kN", (type, d_c_mm, F) => {
    const { h_e_mm, ...rest } = teeth;
    const found = values({ ...rest, type, d_c_mm, members: thick, a_3_t_mm: 300 });
    expect(Math.abs((found.F_v_c_Rk_kN ?? 0) - F)).toBeLessThan(F > 10 ? 0.06 : 0.006);
  });
});

describe("laws of connectors", () => {
  const drawn = fc.record({
    d_c: fc.double({ min: 40, max: 190, noNaN: true }),
    h_e: fc.double({ min: 5, max: 25, noNaN: true }),
    t: fc.double({ min: 25, max: 200, noNaN: true }),
    n: fc.integer({ min: 1, max: 10 }),
    rows: fc.integer({ min: 1, max: 3 }),
    alpha: fc.double({ min: 0, max: 90, noNaN: true }),
    a_3: fc.double({ min: 60, max: 500, noNaN: true }),
    type: fc.constantFrom("A1", "B1", "C1", "C2", "C10", "C11"),
    F_Ed: fc.double({ min: -100, max: 100, noNaN: true }),
  });
  type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

  const jointOf = ({ d_c, h_e, t, n, rows, alpha, a_3, type, F_Ed }: Drawn): Joint => ({
    ...(type.startsWith("C")
      ? { connection: "toothed-plate", grade: "4.6", rope_effect: false }
      : { connection: "split-ring" }),
    ...{ type, d_c_mm: d_c, h_e_mm: h_e, d_mm: 16, n, rows, F_Ed },
    ...{ a_1_mm: 2 * d_c, a_2_mm: 2 * d_c, a_3_t_mm: a_3, members: [wood(t), wood(1.5 * t, alpha), wood(t)] },
  });

  /** Written a second time from 8.9 and 8.10, without the rest of the check. */
  function again({ d_c, h_e, t, n, rows, alpha, a_3, type, F_Ed }: Drawn): number {
    const k_1 = Math.min(1, t / (3 * h_e), (1.5 * t) / (5 * h_e));
    const rad = Math.PI / 180;
    const row = n === 1 ? 1 : 2 + (1 - n / 20) * (n - 2);
    const single = n * rows === 1;
    const total = (F_0: number, F_a: number, angle: number) =>
      angle > 89.999
        ? 2 * n * rows * F_a
        : Math.min(2 * n * rows * F_a, (2 * row * rows * F_0) / Math.cos(angle * rad));
    if (type.startsWith("C")) {
      const full = type === "C10" || type === "C11" ? 2 : 1.5;
      const c = full === 2 ? 25 : 18;
      return Math.min(
        ...[0, alpha].map((angle) => {
          const k_2 = F_Ed >= 0 && angle <= 89.999 ? Math.min(1, a_3 / (full * d_c)) : 1;
          const F = (c * k_1 * k_2 * d_c ** 1.5) / 1000;
          return total(F, F, angle);
        }),
      );
    }
    return Math.min(
      ...[0, alpha].map((angle) => {
        const k_2 = F_Ed >= 0 && angle <= 30 ? Math.min(single ? 1.25 : 1, a_3 / (2 * d_c)) : 1;
        const b = (k_1 * h_e * 31.5 * d_c) / 1000;
        const a = (k_1 * k_2 * 35 * d_c ** 1.5) / 1000;
        const F = single && F_Ed < 0 && angle <= 30 ? b : Math.min(a, b);
        return total(F, F / ((1.3 + 0.001 * d_c) * Math.sin(angle * rad) ** 2 + Math.cos(angle * rad) ** 2), angle);
      }),
    );
  }

  test("a second implementation of 8.9 and 8.10", () => {
    fc.assert(
      fc.property(drawn, (one) => {
        const found = values(jointOf(one));
        expect(found.F_connectors_Rk_kN ?? found.F_v_Rk_total_kN).toBeCloseTo(again(one), 8);
      }),
      { numRuns: byDepth(100, 300, 3000) },
    );
  });

  law(
    "toothed plates and their bolts add: without the bolts the connectors, without the connectors the joint of bolts",
    () =>
      fc.property(drawn, (one) => {
        const joint = jointOf({ ...one, type: "C1" });
        const { type, d_c_mm, h_e_mm, connection, ...bolts } = joint;
        const found = values(joint);
        // the bolts keep the larger distances of the connectors, which their number depends on
        const alone = values({ ...bolts, connection: "dowel-type", fastener: "bolt" });
        return (
          near(found.F_v_Rk_kN, alone.F_v_Rk_kN) &&
          near(found.F_bolts_Rk_kN, alone.F_v_Rk_total_kN) &&
          near(found.F_v_Rk_total_kN, (found.F_connectors_Rk_kN ?? 0) + (found.F_bolts_Rk_kN ?? 0))
        );
      }),
  );

  law("a joint of connectors is the same from either side", () =>
    fc.property(drawn, (one) => {
      const joint = jointOf(one);
      const members = [wood(one.t), wood(2 * one.t, one.alpha)];
      const F = (some: Joint[]) => values({ ...joint, members: some }).F_v_Rk_total_kN;
      return near(F(members), F([...members].reverse()));
    }),
  );

  law("thicker wood, a farther end and a force along the grain carry no less", () =>
    fc.property(drawn, fc.double({ min: 1, max: 2, noNaN: true }), (one, k) => {
      const pulled = { ...one, F_Ed: 10 };
      // where k_2 begins, at 30°, a force that turns away from the end carries more; there the law has a step
      const F = (changed: Partial<Drawn>) => values(jointOf({ ...pulled, a_3: 600, ...changed })).F_v_Rk_total_kN ?? 0;
      const least = F({}) * (1 - 1e-9);
      return F({ t: one.t * k }) >= least && F({ alpha: one.alpha / k }) >= least && F({ a_3: 600 * k }) >= least;
    }),
  );

  law("the resistance of connectors does not hang on the force", () =>
    fc.property(drawn, fc.double({ min: 1, max: 3, noNaN: true }), (one, k) =>
      near(values(jointOf({ ...one, F_Ed: 10 })).F_v_Rd_kN, values(jointOf({ ...one, F_Ed: 10 * k })).F_v_Rd_kN),
    ),
  );
});

describe("connectors in a row", () => {
  test("(8.71): two count as two, three as 2.85, eleven as 6.05, and twelve as less", () => {
    const n_ef = (n: number) => values({ ...ring, n, a_1_mm: 200, members: thick }).n_ef;
    expect([1, 2, 3, 11, 12].map(n_ef)).toEqual([1, 2, 2.85, expect.closeTo(6.05, 12), expect.closeTo(6, 12)]);
    expect(said({ ...ring, n: 12, a_1_mm: 200, members: thick })).toContain("more than eleven");
  });

  test("closer than the table they carry less, by (8.70); closer than half of it they are refused a pass", () => {
    const at = (a_1_mm: number) => ({ ...ring, n: 2, a_1_mm, members: thick, F_Ed: 10 });
    const [whole, half] = [values(at(160)), values(at(80))];
    expect((half.F_v_Rk_total_kN ?? 0) / (whole.F_v_Rk_total_kN ?? 1)).toBeCloseTo(0.6, 12);
    expect(use(at(120), "spacing-a1")).toBeCloseTo(80 / 120, 12);
    expect(use(at(60), "spacing-a1")).toBeGreaterThan(1);
    // of toothed plates the standard says nothing of the kind
    expect(use({ ...teeth, n: 2, a_1_mm: 100, members: thick, F_Ed: 10 }, "spacing-a1")).toBeGreaterThan(1);
  });

  test("staggered ones keep (8.69), and count as one line where their rows are close", () => {
    const at = (a_1_mm: number, a_2_mm: number) => ({
      ...ring,
      ...{ n: 3, rows: 2, staggered: true, a_1_mm, a_2_mm, members: thick, F_Ed: 10 },
    });
    expect(use(at(160, 10), "spacing-staggered")).toBeLessThanOrEqual(1);
    expect(use(at(100, 60), "spacing-staggered")).toBeGreaterThan(1);
    expect(values(at(160, 10)).n_ef).toBeCloseTo(4.8, 12);
    expect(values(at(160, 90)).n_ef).toBeCloseTo(2.85, 12);
  });

  test("one alone: k_2 up to 1.25 at a loaded end, and no block at an unloaded one (8.9(7))", () => {
    const one = { ...ring, h_e_mm: 22.5, a_3_t_mm: 400, members: [wood(150), wood(150)] };
    expect(values({ ...one, F_Ed: 10 }).k_2).toBe(1.25);
    expect(values({ ...one, F_Ed: -10 }).F_v_0_Rk_kN).toBeCloseTo(22.5 * 31.5 * 0.08, 9);
    expect(values({ ...one, n: 2, a_1_mm: 200, F_Ed: -10 }).F_v_0_Rk_kN).toBeCloseTo(0.035 * 80 ** 1.5, 9);
  });
});

describe("wood around connectors", () => {
  test("members of 2.25 h_e outside and 3.75 h_e inside are the thinnest; k_1 falls from 3 h_e and 5 h_e on", () => {
    const at = (outer: number, inner: number) => ({ ...ring, members: [wood(outer), wood(inner), wood(outer)] });
    expect(use(at(33.75, 56.25), "connector-thickness")).toBe(1);
    expect(use(at(60, 50), "connector-thickness")).toBeGreaterThan(1);
    expect(values(at(45, 75)).k_1).toBe(1);
    expect(values(at(33.75, 56.25)).k_1).toBe(0.75);
  });

  test("the net section is without the bolt and what the connectors of its faces take", () => {
    const member = (t_mm: number) => ({ ...wood(t_mm), h_mm: 200 });
    const joint = { ...ring, n: 2, a_1_mm: 200, F_Ed: 100, members: [member(60), member(120), member(60)] };
    const A = 120 * 200 - (120 * 13 + 2 * 15 * (80 - 13));
    expect(use(joint, "net-section")).toBeCloseTo(100_000 / A / ((0.8 * 14.5) / 1.3), 9);
  });

  test("distances of Tables 8.7 to 8.9 along the grain, across it and at an angle", () => {
    const least = (joint: Joint) =>
      (values({ ...joint, members: [wood(100), wood(100, 90), wood(100)] }).members as unknown as object[])
        .slice(0, 2)
        .map((one) => Object.values(one));
    expect(least({ ...ring, d_c_mm: 100 }).map((row) => row.map((mm) => Math.round(mm)))).toEqual([
      [200, 120, 150, 120, 60, 60],
      [120, 120, 150, 200, 80, 60],
    ]);
    const toothed = { ...teeth, d_c_mm: 100, d_mm: 10 };
    expect(least(toothed).map((row) => row.map((mm) => Math.round(mm)))).toEqual([
      [150, 120, 200, 120, 60, 60],
      [120, 120, 200, 150, 80, 60],
    ]);
    expect(least({ ...toothed, type: "C10", h_e_mm: 12 }).map((row) => row.map((mm) => Math.round(mm)))).toEqual([
      [200, 120, 200, 120, 60, 60],
      [120, 120, 200, 200, 80, 60],
    ]);
  });

  test("K_ser of Table 7.1, twice as stiff at steel", () => {
    const rho = 420;
    expect(values({ ...ring, members: thick }).K_ser_1_N_mm).toBeCloseTo((rho * 80) / 2, 9);
    expect(values({ ...teeth, members: thick }).K_ser_1_N_mm).toBeCloseTo((1.5 * rho * 75) / 4, 9);
    expect(values({ ...teeth, type: "C11", h_e_mm: 12, members: [plate(10), wood(100)] }).K_ser_1_N_mm).toBeCloseTo(
      rho * 75,
      9,
    );
  });

  test("shear plates at steel: k_4 = 1.1", () => {
    const at = (members: Joint[]) => values({ ...ring, type: "B1", h_e_mm: 22.5, n: 2, a_1_mm: 200, members });
    const ratio = (at([plate(10), wood(150)]).F_v_0_Rk_kN ?? 0) / (at([wood(150), wood(150)]).F_v_0_Rk_kN ?? 1);
    expect(ratio).toBeCloseTo(1.1, 12);
  });
});

describe("what is refused, and what is said", () => {
  test("problems come at once, with their places", () => {
    expect(refusal({ ...ring, d_c_mm: 210, d_mm: 12, members: [wood(100), plate(10)] })).toEqual([
      "d_c_mm",
      "members[1]",
    ]);
    expect(refusal({ ...ring, d_c_mm: 77, h_e_mm: undefined, members: thick })).toEqual(["h_e_mm"]);
    expect(refusal({ ...teeth, type: "C3", members: thick })).toEqual(["b_c_mm"]);
    expect(refusal({ ...teeth, b_c_mm: 80, members: thick })).toEqual(["b_c_mm"]);
    expect(refusal({ ...teeth, d_mm: 30, d_c_mm: 30, members: thick })).toContain("d_mm");
    expect(refusal({ ...teeth, grade: undefined, members: thick })).toEqual(["f_u_k_MPa"]);
    expect(refusal({ ...teeth, type: "C10", members: [plate(10), wood(100)] })).toEqual(["members[0]"]);
    expect(
      refusal({ ...teeth, type: "C5", staggered: true, rows: 2, a_1_mm: 100, a_2_mm: 90, members: thick }),
    ).toEqual(["staggered"]);
    expect(refusal({ ...ring, staggered: true, members: thick })).toEqual(["rows", "a_1_mm"]);
    expect(refusal({ ...ring, members: [wood(100), { panel: "OSB", t_mm: 18 }] })).toEqual(["members[1].panel"]);
    expect(refusal({ ...ring, n: 12, rows: 2, staggered: true, a_1_mm: 170, a_2_mm: 20, members: thick })).toEqual([
      "n",
    ]);
    expect(refusal({ ...ring, members: [{ ...wood(100), h_mm: 70 }, wood(100)] })).toContain("members[0].h_mm");
  });

  test("a depth of EN 912 that nobody gave, or another one, is said", () => {
    const { h_e_mm, ...rest } = ring;
    expect(said({ ...rest, members: thick })).toContain("15 mm deep in each member");
    expect(said({ ...ring, h_e_mm: 20, members: thick })).toContain("20 mm are taken as given");
    expect(said({ ...ring, members: thick })).not.toContain("EN 912");
  });

  test("types C3 and C4 count with the mean of their sides", () => {
    const found = values({ ...teeth, type: "C3", d_c_mm: 73, b_c_mm: 130, members: thick });
    expect(found.d_c_mm).toBeCloseTo(Math.sqrt(73 * 130), 9);
  });
});
