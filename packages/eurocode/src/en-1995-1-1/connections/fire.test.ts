import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, type Joint, refusal, values, verification } from "../../../test/support/timber-joints.ts";

const wood = (t_mm: number) => ({ t_mm, species: "GL24h" });
const plate = (t_mm: number) => ({ plate: true, t_mm });
const dowels = {
  ...{ fastener: "dowel", d_mm: 16, grade: "S235", n: 4, rows: 2, a_1_mm: 120, a_2_mm: 60 },
  ...{ a_3_t_mm: 150, a_4_c_mm: 80, members: [wood(80), wood(120), wood(80)], F_Ed: 100 },
};
const bolts = { ...dowels, fastener: "bolt", grade: "8.8" };
const inFire = (joint: Joint, fire: Joint) => ({ ...joint, fire });

describe("simplified rules, EN 1995-1-2 6.2.1", () => {
  test("Table 6.1: nails and screws, bolts and connectors 15 minutes, dowels 20", () => {
    expect(verification(inFire(bolts, { duration_min: 15 }), "fire-time")?.utilization).toBe(1);
    expect(verification(inFire(dowels, { duration_min: 20 }), "fire-time")?.utilization).toBe(1);
    expect(verification(inFire(bolts, { duration_min: 30 }), "fire-time")?.utilization).toBe(2);
    const rings = {
      ...{ connection: "split-ring", type: "A1", d_c_mm: 80, h_e_mm: 15, d_mm: 12, n: 2, a_1_mm: 160, a_3_t_mm: 160 },
      ...{ a_4_c_mm: 80, members: [wood(80), wood(120), wood(80)], F_Ed: 20 },
    };
    expect(verification(inFire(rings, { duration_min: 15 }), "fire-time")?.utilization).toBe(1);
    const thin = { ...bolts, members: [wood(40), wood(120), wood(40)] };
    expect(verification(inFire(thin, { duration_min: 15 }), "fire-side-member")?.utilization).toBe(45 / 40);
  });

  test("dowels for 30 minutes: side members, ends and edges larger by a_fi = 1.5 beta_n (30 - 20)", () => {
    const joint = inFire(dowels, { duration_min: 30 });
    expect(values(joint).a_fi_mm).toBeCloseTo(1.5 * 0.7 * 10, 12);
    expect(verification(joint, "fire-side-member")?.demand).toBeCloseTo(55.5, 12);
    expect(verification(joint, "fire-end-distance")?.demand).toBeCloseTo(112 + 10.5, 12);
    expect(verification(joint, "fire-edge-distance")?.demand).toBeCloseTo(48 + 10.5, 12);
    expect(calculate({ ...joint, a_4_c_mm: undefined }).verified).toBe(false);
    // more than 30 minutes need a protection, as all that projects does
    expect(verification(inFire(dowels, { duration_min: 31 }), "fire-time")?.utilization).toBeGreaterThan(1);
    expect(verification(inFire(dowels, { duration_min: 30, projecting: true }), "fire-time")?.utilization).toBe(1.5);
  });

  test("behind boards: t_ch at least t_req - 0.5 t_d,fi, of gypsum plasterboard F t_req - 1.2 t_d,fi", () => {
    const behind = (board: string) =>
      verification(inFire(dowels, { duration_min: 60, protection: { board, t_ch_min: 50 } }), "fire-protection");
    expect(behind("wood")?.utilization).toBe(1);
    expect(behind("gypsum-A")?.demand).toBe(50);
    expect(behind("gypsum-F")?.demand).toBe(36);
  });

  test("steel plates between the members: widths, gaps and strips", () => {
    const slotted = { ...dowels, members: [wood(80), plate(10), wood(80)], F_Ed: 100 };
    const at = (duration_min: number, some: Joint) =>
      verification(inFire(slotted, { duration_min, plate: some }), "fire-plate");
    expect(at(30, { width_mm: 200 })?.utilization).toBe(1);
    expect(at(30, { width_mm: 200, edges: "one-or-two" })?.utilization).toBe(0.6);
    expect(at(60, { width_mm: 200 })?.utilization).toBe(1.4);
    expect(at(60, { strip_mm: 30 })?.utilization).toBe(1);
    expect(at(30, { gap_mm: 20 })).toBeUndefined();
    expect(calculate(inFire(slotted, { duration_min: 15 })).verified).toBe(false);
  });
});

describe("reduced load, EN 1995-1-2 6.2.2", () => {
  const reduced = { duration_min: 20, method: "reduced-load" };

  test("eta = exp(-k t) of Table 6.3, k_fi = 1.15", () => {
    const F = (joint: Joint, fire: Joint = {}) => {
      const found = values(inFire(joint, { ...reduced, ...fire }));
      return (found.F_v_Rd_fi_kN ?? 0) / (found.F_v_Rk_total_kN ?? 1);
    };
    expect(F(dowels)).toBeCloseTo(1.15 * Math.exp(-0.8), 12);
    expect(F(dowels, { projecting: true })).toBeCloseTo(1.15 * Math.exp(-1.3), 12);
    expect(F(bolts)).toBeCloseTo(1.15 * Math.exp(-1.3), 12);
    const slotted = { ...dowels, members: [wood(80), plate(10), wood(80)] };
    expect(F(slotted, { plate: { width_mm: 200 } })).toBeCloseTo(1.15 * Math.exp(-1.7), 12);
    const nails = { fastener: "nail", d_mm: 4, f_u_k_MPa: 600, length_mm: 100, members: [wood(50), wood(100)], n: 2 };
    expect(F({ ...nails, rows: 3, F_Ed: 1 }, { duration_min: 15 })).toBeCloseTo(1.15 * Math.exp(-1.2), 12);
  });

  test("side members of (6.4), and the longest times of Table 6.3", () => {
    expect(verification(inFire(dowels, reduced), "fire-side-member")?.demand).toBe(55);
    expect(verification(inFire(dowels, { ...reduced, duration_min: 40 }), "fire-longest-time")?.utilization).toBe(1);
    expect(verification(inFire(bolts, { ...reduced, duration_min: 40 }), "fire-longest-time")?.utilization).toBe(4 / 3);
  });

  law("the joint is used up in fire at the time of (6.7), and sooner the more it carries", () =>
    fc.property(
      fc.double({ min: 20, max: 200, noNaN: true }),
      fc.double({ min: 1, max: 40, noNaN: true }),
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      (F_Ed, duration_min, eta_fi) => {
        const joint = inFire({ ...dowels, F_Ed }, { ...reduced, duration_min, eta_fi });
        const t = values(joint).t_d_fi_min ?? 0;
        const use = verification(joint, "fire-lateral")?.utilization ?? 0;
        if (t > 0 && t < 40 && Math.abs(duration_min - t) > 1e-6) return use > 1 === duration_min > t;
        return t === 0 ? use > 1 - 1e-9 : true;
      },
    ),
  );

  law("a longer fire is no safer, by either method", () =>
    fc.property(
      fc.constantFrom("simplified", "reduced-load"),
      fc.constantFrom(dowels, bolts),
      fc.double({ min: 1, max: 60, noNaN: true }),
      fc.double({ min: 1, max: 60, noNaN: true }),
      (method, joint, a, b) => {
        const worst = (duration_min: number) =>
          Math.max(
            ...calculate(inFire({ ...joint, F_Ed: 1 }, { method, duration_min }))
              .verifications.filter(({ id }) => id.startsWith("fire-"))
              .map(({ utilization }) => utilization),
          );
        const [short, long] = [Math.min(a, b), Math.max(a, b)];
        return worst(long) > 1 || worst(short) <= 1;
      },
    ),
  );

  test("permanent actions alone lose only their partial factor", () => {
    const joint = inFire({ ...dowels, load_duration: "permanent" }, reduced);
    expect(values(joint).eta_fi).toBeCloseTo(1 / 1.35, 12);
    expect(refusal(inFire({ ...dowels, load_duration: "permanent" }, { ...reduced, eta_fi: 0.5 }))).toEqual([
      "fire.eta_fi",
    ]);
  });
});

describe("what is refused in fire", () => {
  test("staples, plates and panels outside, small dowels, patterns, and what has no effect", () => {
    const fire = { duration_min: 30 };
    expect(refusal(inFire({ ...dowels, members: [plate(10), wood(120), plate(10)] }, fire))).toEqual(["fire"]);
    const panel = { panel: "plywood", t_mm: 60, rho_k_kg_m3: 500 };
    expect(refusal(inFire({ ...dowels, members: [panel, wood(120), panel] }, fire))).toEqual(["fire"]);
    const staples = { fastener: "staple", d_mm: 1.5, crown_mm: 12, length_mm: 60, n: 2, members: [wood(30), wood(60)] };
    expect(refusal(inFire(staples, fire))).toEqual(["fire"]);
    expect(refusal(inFire({ ...dowels, d_mm: 10 }, { ...fire, method: "reduced-load" }))).toEqual(["d_mm"]);
    const { n, rows, F_Ed, a_1_mm, a_2_mm, ...rest } = dowels;
    const pattern = {
      ...rest,
      N_Ed: 10,
      bolts: [
        [0, 0],
        [200, 0],
      ],
    };
    expect(refusal(inFire(pattern, { ...fire, method: "reduced-load" }))).toEqual(["fire.method"]);
    expect(refusal(inFire(pattern, fire))).toEqual([]);
    const slotted = { ...dowels, members: [wood(80), plate(10), wood(80)] };
    expect(refusal(inFire(slotted, { ...fire, plate: {} }))).toEqual(["fire.plate.width_mm"]);
    expect(refusal(inFire(slotted, { ...fire, plate: { gap_mm: 20, strip_mm: 10 } }))).toEqual(["fire.plate.strip_mm"]);
    expect(refusal(inFire(dowels, { ...fire, beta_n_mm_min: 0.5 }))).toEqual(["fire.beta_n_mm_min"]);
  });
});
