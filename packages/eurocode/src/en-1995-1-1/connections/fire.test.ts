import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, type Joint, refusal, said, values, verification } from "../../../test/support/timber-joints.ts";

const wood = (t_mm: number) => ({ t_mm, species: "GL24h", h_mm: 900 });
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
    const nails = {
      fastener: "nail",
      d_mm: 4,
      f_u_k_MPa: 600,
      length_mm: 100,
      members: [wood(30), wood(60), wood(30)],
    };
    expect(F({ ...nails, n: 2, rows: 3, F_Ed: 1 }, { duration_min: 15 })).toBeCloseTo(1.15 * Math.exp(-1.2), 12);
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

describe("plugs, covers and screws", () => {
  test("plugs over the fasteners are as long as a_fi of (6.1), by either method", () => {
    const plugged = (fire: Joint) => inFire(dowels, { duration_min: 60, plug_mm: 42, ...fire });
    expect(verification(plugged({}), "fire-plug")?.demand).toBeCloseTo(1.5 * 0.7 * 40, 12);
    expect(verification(plugged({}), "fire-plug")?.utilization).toBeCloseTo(1, 12);
    expect(verification(plugged({}), "fire-time")).toBeUndefined();
    const t = values(plugged({ method: "reduced-load" })).t_d_fi_min ?? 0;
    expect(verification(plugged({ method: "reduced-load" }), "fire-plug")?.demand).toBeCloseTo(1.05 * (60 - t), 9);
    expect(refusal(plugged({ protection: { board: "wood", t_ch_min: 50 } }))).toEqual(["fire.plug_mm"]);
  });

  test("steel plates outside behind wood of (6.1) with 5 minutes", () => {
    const outside = { ...dowels, members: [plate(10), wood(120), plate(10)], a_3_t_mm: 112 };
    expect(verification(inFire(outside, { duration_min: 30, cover_mm: 26.25 }), "fire-cover")?.utilization).toBeCloseTo(
      1,
      12,
    );
    expect(values(inFire(outside, { duration_min: 60, cover_mm: 60 })).a_fi_cover_mm).toBeCloseTo(1.05 * 55, 12);
    expect(verification(inFire(outside, { duration_min: 30, cover_mm: 30 }), "fire-time")).toBeUndefined();
    expect(said(inFire(dowels, { duration_min: 30, cover_mm: 30 }))).toMatch(
      /fire.cover_mm.*no steel plate is outside/,
    );
    expect(refusal(inFire(outside, { duration_min: 30, cover_mm: 30, method: "reduced-load" }))).toEqual([
      "fire.method",
    ]);
  });

  const screws = {
    ...{
      connection: "axial",
      fastener: "screw",
      d_mm: 8,
      length_mm: 240,
      l_ef_mm: 100,
      f_ax_k_MPa: 11,
      f_head_k_MPa: 10.5,
    },
    ...{
      f_tens_k_kN: 20,
      rho_a_kg_m3: 350,
      head_d_mm: 22,
      members: [wood(100), wood(200)],
      n: 2,
      rows: 2,
      F_ax_Ed: 12,
    },
  };
  const eta = (duration_min: number, a_1_mm: number, a_2_mm = a_1_mm + 40) =>
    values(inFire(screws, { duration_min, a_1_mm, a_2_mm, a_3_mm: a_1_mm + 20 })).eta_conversion;

  test("screws along their axis: (6.11) a to d, 1.25 t where both sides are close", () => {
    expect(eta(30, 18)).toBe(0);
    expect(eta(30, 24)).toBeCloseTo((0.44 * 24 - 0.264 * 30) / 11, 12);
    expect(eta(30, 29)).toBeCloseTo(0.44, 12);
    expect(eta(30, 40)).toBeCloseTo((0.56 * 40 - 0.36 * 30 + 7.32) / 29, 12);
    expect(eta(30, 58)).toBe(1);
    expect(eta(30, 40, 40)).toBeCloseTo((0.56 * 40 - 0.36 * 37.5 + 7.32) / (0.2 * 37.5 + 23), 12);
    expect(eta(30, 80, 40)).toBe(eta(30, 40, 80));
    const joint = inFire(screws, { duration_min: 30, a_1_mm: 40, a_3_mm: 60 });
    const { F_ax_Rk_kN = 0, eta_conversion = 0 } = values(joint);
    expect(verification(joint, "fire-axial")?.resistance).toBeCloseTo(1.05 * eta_conversion * F_ax_Rk_kN, 9);
    expect(verification(joint, "fire-axial")?.demand).toBeCloseTo(0.6 * 12, 12);
    expect(verification(joint, "fire-point-cover")?.utilization).toBe(1);
    expect(calculate(inFire(screws, { duration_min: 60, a_1_mm: 30, a_3_mm: 60 })).passed).toBe(false);
    expect(calculate({ ...joint, F_v_Ed: 1, d_core_mm: 5.3, f_u_k_MPa: 800 }).verified).toBe(false);
  });

  law("screws hold no more the longer the fire and no less behind more wood", () =>
    fc.property(
      ...([fc.double({ min: 5, max: 30, noNaN: true }), fc.double({ min: 5, max: 150, noNaN: true })] as const),
      ...([fc.double({ min: 0, max: 30, noNaN: true }), fc.double({ min: 0, max: 30, noNaN: true })] as const),
      (t, a, more_t, more_a) => {
        const [now, later, deeper] = [eta(t, a) ?? 0, eta(t + more_t, a) ?? 0, eta(t, a + more_a) ?? 0];
        return now >= 0 && now <= 1 && later <= now + 1e-9 && deeper >= now - 1e-9;
      },
    ),
  );

  test("inclined screws alike; pairs and nails are refused", () => {
    const inclined = {
      ...{ connection: "inclined-screws", d_mm: 8, d_core_mm: 5.4, length_mm: 240, l_ef_mm: 110, l_ef_head_mm: 110 },
      ...{ f_ax_k_MPa: 11, f_tens_k_kN: 20, members: [wood(80), wood(160)], n: 4, rows: 2, F_Ed: 20, alpha_deg: 45 },
    };
    const fire = { duration_min: 30, a_1_mm: 40, a_3_mm: 60 };
    const { F_ax_Ed_kN = 0 } = values(inFire(inclined, fire));
    expect(verification(inFire(inclined, fire), "fire-axial")?.demand).toBeCloseTo(0.6 * F_ax_Ed_kN, 9);
    expect(refusal(inFire({ ...inclined, pairs: 4 }, fire))).toEqual(["fire"]);
    const nails = { connection: "axial", fastener: "nail", d_mm: 4, length_mm: 120, members: [wood(50), wood(100)] };
    expect(refusal(inFire({ ...nails, nail: { surface: "profiled" }, n: 2, F_ax_Ed: 0.2 }, fire))).toEqual(["fire"]);
  });
});

describe("plugs lie in the side members, EN 1995-1-2 6.2.1.2(3), Figure 6.2", () => {
  const example = (fire: Joint = {}, joint: Joint = {}) =>
    inFire(
      {
        ...{ fastener: "bolt", d_mm: 16, grade: "8.8", members: [wood(60), wood(120), wood(60)], n: 4, rows: 2 },
        ...{ a_1_mm: 120, a_2_mm: 80, a_3_t_mm: 120, a_4_c_mm: 60, washer: { d_e_mm: 56, d_i_mm: 18 }, F_Ed: 120 },
        ...joint,
      },
      { duration_min: 30, ...fire },
    );

  test("a plug as long as its side member or longer is refused", () => {
    expect(refusal(example({ plug_mm: 120 }))).toEqual(["fire.plug_mm"]);
    expect(refusal(example({ plug_mm: 60 }))).toEqual(["fire.plug_mm"]);
    expect(() => calculate(example({ plug_mm: 120 }))).toThrow(/less than 60 mm, the thinnest side member/);
    const unequal = { members: [wood(60), wood(120), wood(15)] };
    expect(refusal(example({ plug_mm: 20 }, unequal))).toEqual(["fire.plug_mm"]);
  });

  test.each(["simplified", "reduced-load"])("what is left under the plug carries and is verified, %s", (method) => {
    const plugged = example({ plug_mm: 20, method });
    const thinner = { ...example({}, { members: [wood(40), wood(120), wood(40)] }), fire: undefined };
    expect(values(plugged).t_1_mm).toBe(40);
    expect(values(plugged).F_v_Rd_kN).toBeCloseTo(values(thinner).F_v_Rd_kN ?? 0, 9);
    expect(verification(plugged, "lateral")?.utilization).toBeGreaterThan(
      verification(example(), "lateral")?.utilization ?? 1,
    );
    expect(verification(plugged, "fire-side-member")?.resistance).toBe(40);
    expect(calculate(plugged).passed).toBe(false);
  });

  test("the bolts of rings alike, and the wood that is pulled is thinner, too", () => {
    const rings = {
      ...{ connection: "split-ring", type: "A1", d_c_mm: 80, h_e_mm: 15, d_mm: 12, n: 2, a_1_mm: 160, a_3_t_mm: 160 },
      ...{ a_4_c_mm: 80, members: [80, 120, 80].map((t) => ({ ...wood(t), h_mm: 200 })), F_Ed: 20 },
    };
    const plugged = inFire(rings, { duration_min: 30, plug_mm: 20 });
    expect(verification(plugged, "fire-side-member")?.resistance).toBe(60);
    expect(verification(plugged, "connector-thickness")?.resistance).toBe(60);
    const net = (joint: Joint) => verification(joint, "net-section")?.utilization ?? 0;
    const side = { members: [60, 400, 60].map((t) => ({ ...wood(t), h_mm: 200 })) };
    const b_mm = { members: [60, 400, 60].map((t) => ({ ...wood(t), b_mm: t, h_mm: 200 })) };
    expect(net(example({ plug_mm: 20 }, side))).toBeCloseTo(1.5 * net(example({}, side)), 9);
    expect(net(example({ plug_mm: 20 }, b_mm))).toBeCloseTo(1.5 * net(example({}, b_mm)), 9);
  });

  test("nails lose their plug of the head's side and reach as much deeper", () => {
    const nails = {
      fastener: "nail",
      d_mm: 4,
      f_u_k_MPa: 600,
      length_mm: 100,
      members: [wood(50), wood(60), wood(50)],
    };
    const joint = { ...nails, n: 2, F_Ed: 1 };
    const bare = { ...joint, members: [wood(40), wood(60), wood(40)], length_mm: 110, penetration_mm: 10 };
    const plugged = inFire({ ...joint, length_mm: 110 }, { duration_min: 15, plug_mm: 10 });
    expect(values(plugged).F_v_Rk_kN).toBeCloseTo(values(bare).F_v_Rk_kN ?? 0, 9);
  });

  test("from ends and edges the fire comes as without plugs: 30 minutes, dowels", () => {
    const plugged = inFire(dowels, { duration_min: 30, plug_mm: 20 });
    expect(verification(plugged, "fire-end-distance")?.demand).toBeCloseTo(122.5, 9);
    expect(verification(plugged, "fire-edge-distance")?.demand).toBeCloseTo(58.5, 9);
    expect(verification({ ...plugged, a_3_t_mm: 112 }, "fire-end-distance")?.utilization).toBeGreaterThan(1);
    const boards = inFire(dowels, { duration_min: 30, protection: { board: "wood", t_ch_min: 20 } });
    expect(verification(boards, "fire-end-distance")).toBeUndefined();
  });
});

describe("where section 6 of EN 1995-1-2 ends", () => {
  test("R 60, of joints and of screws along their axis (6.1(1))", () => {
    const boards = { protection: { board: "wood", t_ch_min: 80 } };
    for (const more of [{}, { plug_mm: 20 }, boards, { method: "reduced-load" }])
      expect(refusal(inFire(dowels, { duration_min: 61, ...more }))).toEqual(["fire.duration_min"]);
    expect(() => calculate(inFire(dowels, { duration_min: 90, ...boards }))).toThrow(/6\.1\(1\)/);
    const screw = { connection: "axial", fastener: "screw", d_mm: 8, length_mm: 240, l_ef_mm: 100, f_ax_k_MPa: 11 };
    const held = { f_head_k_MPa: 10.5, f_tens_k_kN: 20, rho_a_kg_m3: 350, head_d_mm: 22, F_ax_Ed: 2, n: 2 };
    const fire = { duration_min: 61, a_1_mm: 90, a_3_mm: 110 };
    expect(refusal(inFire({ ...screw, ...held, members: [wood(100), wood(200)] }, fire))).toEqual([
      "fire.duration_min",
    ]);
  });

  test("three members, the outer two alike (6.1(2)); others are not verified", () => {
    const verified = (members: Joint[], more: Joint = {}) =>
      calculate(inFire({ ...dowels, members, F_Ed: 10 }, { duration_min: 20, ...more }));
    expect(verified([wood(80), wood(120), wood(80)]).verified).toBe(true);
    const softer = { t_mm: 80, species: "C24" };
    for (const members of [
      [wood(80), wood(120)],
      [wood(80), wood(120), wood(90)],
      [wood(80), wood(120), softer],
      [wood(80), wood(120), { ...wood(80), alpha_deg: 30 }],
      [wood(80), plate(8), wood(120), plate(8), wood(80)],
    ]) {
      const found = verified(members);
      expect(found.verified).toBe(false);
      expect(found.verifications.filter(({ id }) => id.startsWith("fire-"))).toEqual([]);
    }
    const half = [plate(10), wood(120), wood(80)];
    expect(verified(half, { cover_mm: 30 }).verified).toBe(false);
  });

  test("steel plates outside behind a cover are no plates between the members", () => {
    const outside = { ...dowels, members: [plate(10), wood(120), plate(10)], F_Ed: 10 };
    const covered = inFire(outside, { duration_min: 30, cover_mm: 40 });
    expect(calculate(covered).verified).toBe(true);
    expect(said(covered)).not.toMatch(/between the members/);
    expect(said(inFire(outside, { duration_min: 30, cover_mm: 40, plate: { width_mm: 200 } }))).toMatch(
      /fire.plate.*no steel plate is between the members/,
    );
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
    const refused = { ...fire, plate: { width_mm: 200, gap_mm: 20 } };
    expect(refusal(inFire(slotted, refused))).toEqual(["fire.plate.gap_mm"]);
    expect(() => calculate(inFire(slotted, refused))).toThrow(/each is a rule of its own for the edges of the plate/);
    expect(refusal(inFire(dowels, { ...fire, beta_n_mm_min: 0.5 }))).toEqual(["fire.beta_n_mm_min"]);
  });
});
