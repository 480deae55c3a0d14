import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, type Joint, refusal, said, use, values } from "../../../test/support/timber-joints.ts";
import { check } from "../../index.ts";

const near = (a = Number.NaN, b = Number.NaN) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
const glulam = (t_mm: number, alpha_deg = 0) => ({ t_mm, species: "GL24h", alpha_deg });
const wood = (t_mm: number, alpha_deg = 0) => ({ t_mm, species: "C24", alpha_deg });
const plate = (t_mm: number) => ({ plate: true, t_mm });
const dowel = { fastener: "dowel", d_mm: 12, f_u_k_MPa: 360, n: 1 };

/** Screws along their axis. */
const alongAxis = {
  connection: "axial",
  fastener: "screw",
  d_mm: 8,
  d_core_mm: 5.3,
  length_mm: 200,
  l_ef_mm: 80,
  f_head_k_MPa: 10,
  head_d_mm: 20,
  n: 2,
  members: [wood(100), wood(160)],
};

const drawn = fc.record({
  t_1: fc.double({ min: 20, max: 200, noNaN: true }),
  t_2: fc.double({ min: 20, max: 200, noNaN: true }),
  d: fc.double({ min: 6, max: 30, noNaN: true }),
  f_u: fc.double({ min: 360, max: 1000, noNaN: true }),
  alpha: fc.double({ min: 0, max: 90, noNaN: true }),
});

describe("laws of joints", () => {
  law("a joint of two members is the same from either side", () =>
    fc.property(drawn, ({ t_1, t_2, d, f_u, alpha }) => {
      const joint = { ...dowel, d_mm: d, f_u_k_MPa: f_u };
      const there = values({ ...joint, members: [glulam(t_1), glulam(t_2, alpha)] });
      const back = values({ ...joint, members: [glulam(t_2, alpha), glulam(t_1)] });
      return near(there.F_v_Rk_kN, back.F_v_Rk_kN);
    }),
  );

  law("thicker wood, harder steel and a force along the grain carry no less", () =>
    fc.property(drawn, fc.double({ min: 1, max: 2, noNaN: true }), ({ t_1, t_2, d, f_u, alpha }, k) => {
      const F = (t: number, f: number, a: number) =>
        values({ ...dowel, d_mm: d, f_u_k_MPa: f, members: [glulam(t), glulam(t_2, a), glulam(t)] }).F_v_Rk_kN ?? 0;
      const one = F(t_1, f_u, alpha);
      return (
        F(t_1 * k, f_u, alpha) >= one && F(t_1, f_u * k, alpha) >= one && F(t_1, f_u, alpha / k) >= one * (1 - 1e-12)
      );
    }),
  );

  law("a plate between thin and thick carries what lies between", () =>
    fc.property(drawn, fc.double({ min: 0.5, max: 1, noNaN: true }), ({ t_1, d, f_u }, share) => {
      const F = (t: number) =>
        values({ ...dowel, d_mm: d, f_u_k_MPa: f_u, members: [plate(t), glulam(t_1)] }).F_v_Rk_kN ?? 0;
      const [thin, between, thick] = [F(d / 2), F(share * d), F(d)];
      return between >= thin * (1 - 1e-9) && between <= thick * (1 + 1e-9);
    }),
  );

  law("resistance grows with the row, and never faster than it", () =>
    fc.property(drawn, fc.integer({ min: 1, max: 12 }), ({ t_1, t_2, alpha }, n) => {
      const of = (count: number) =>
        values({ ...dowel, n: count, a_1_mm: 100, members: [glulam(t_1), glulam(t_2, alpha)] });
      const [one, more] = [of(n), of(n + 1)];
      const per = (v: Record<string, number>, count: number) => (v.n_ef ?? 0) / count;
      return (more.F_v_Rk_total_kN ?? 0) > (one.F_v_Rk_total_kN ?? 0) && per(more, n + 1) <= per(one, n) + 1e-12;
    }),
  );

  test("no fastener brings more to a member than f_h t d, and a thicker member takes no load away", () => {
    const property = fc.property(
      fc.array(fc.record({ t: fc.integer({ min: 15, max: 150 }), alpha: fc.constantFrom(0, 30, 90) }), {
        minLength: 2,
        maxLength: 5,
      }),
      fc.record({ d: fc.constantFrom(8, 12, 20), slotted: fc.boolean(), at: fc.nat() }),
      (all, { d, slotted, at }) => {
        const members = all.map(({ t, alpha }, i) => (slotted && i % 2 === 1 ? plate(t / 6) : wood(t, alpha)));
        const item = { ...dowel, d_mm: d, members };
        const v = values(item);
        const beds = v.members as unknown as readonly ({ readonly f_h_k_MPa: number } | null)[];
        const held = all.map(({ t }, i) => ((beds[i]?.f_h_k_MPa ?? Number.POSITIVE_INFINITY) * t * d) / 1000);
        for (const side of [0, 1]) {
          const most = held.filter((_, i) => i % 2 === side).reduce((sum, one) => sum + one, 0);
          if ((v.F_v_Rk_total_kN ?? 0) > most * (1 + 1e-9)) return false;
        }
        const thicker = members.map((one, i) => (i === at % members.length ? { ...one, t_mm: one.t_mm * 1.2 } : one));
        return (values({ ...item, members: thicker }).F_v_Rk_total_kN ?? 0) >= (v.F_v_Rk_total_kN ?? 0) * (1 - 1e-9);
      },
    );
    fc.assert(property);
  });

  law("forces of a pattern that turns balance its N, V and M", () =>
    fc.property(
      fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
        minLength: 3,
        maxLength: 12,
        selector: ([x, y]) => `${x} ${y}`,
      }),
      fc.integer({ min: -50, max: 50 }),
      (places, M_Ed) => {
        const bolts = places.map(([x, y]) => [x * 100, y * 100]);
        const forces = values({
          ...dowel,
          n: undefined,
          bolts,
          M_Ed,
          members: [glulam(80), glulam(160, 90), glulam(80)],
        }).bolts as unknown as { F_Ed_kN: number }[];
        const x_c = bolts.reduce((sum, [x = 0]) => sum + x, 0) / bolts.length;
        const y_c = bolts.reduce((sum, [, y = 0]) => sum + y, 0) / bolts.length;
        const M = forces.reduce((sum, { F_Ed_kN }, i) => {
          const [x = 0, y = 0] = bolts[i] ?? [];
          return sum + F_Ed_kN * Math.hypot(x - x_c, y - y_c);
        }, 0);
        return Math.abs(M / 1000 - Math.abs(M_Ed)) < 1e-9 * Math.max(1, Math.abs(M_Ed));
      },
    ),
  );
});

test("slotted plates: woods between two plates move or yield, those outside also turn", () => {
  const joint = { ...dowel, members: [glulam(60), plate(6), glulam(80), plate(6), glulam(60)] };
  const v = values(joint);
  const [outer, inner] = [
    values({ ...dowel, members: [glulam(60), plate(6), glulam(60)] }),
    values({ ...dowel, members: [plate(12), glulam(80), plate(12)] }),
  ];
  expect(v.F_v_Rk_kN).toBeCloseTo(((outer.F_v_Rk_kN ?? 0) + (inner.F_v_Rk_kN ?? 0)) / 2, 9);
});

test("8.1.3: a thin wood between two plates holds no more than f_h t d, whatever the outer woods do", () => {
  const v = values({ ...dowel, members: [glulam(60), plate(6), glulam(20), plate(6), glulam(60)] });
  const f_h_d = 27.7816 * 12;
  const turns = f_h_d * 60 * (Math.sqrt(2 + (4 * (v.M_y_Rk_Nmm ?? 0)) / (f_h_d * 3600)) - 1);
  expect(v.F_v_Rk_kN).toBeCloseTo((turns + f_h_d * 10) / 2000, 6);
});

test("a block at a slotted plate is as deep as its own wood says, not that of the weakest plane", () => {
  const joint = { ...dowel, n: 3, rows: 2, a_1_mm: 70, a_2_mm: 40, a_3_t_mm: 90, F_Ed: 50 };
  const alone = values({ ...joint, members: [glulam(60), plate(6), glulam(60)] });
  const beside = values({ ...joint, members: [glulam(60), plate(6), glulam(300), plate(6), glulam(60)] });
  expect(beside.F_bs_Rk_kN).toBeCloseTo(alone.F_bs_Rk_kN ?? 0, 9);
  const thick = values({ ...joint, members: [glulam(60), plate(6), glulam(20), plate(6), glulam(60)] });
  expect(thick.mode).toBe("l");
});

test("a block under a plate between thin and thick is the lesser of both", () => {
  const at = (t_mm: number) =>
    values({ ...dowel, n: 1, rows: 2, a_2_mm: 48, a_3_t_mm: 84, F_Ed: 5, members: [plate(t_mm), glulam(15)] })
      .F_bs_Rk_kN;
  expect(at(9)).toBe(Math.min(at(6) ?? 0, at(12) ?? 0));
});

test("k_mod of wood and panel is the geometric mean, (2.6)", () => {
  const nail = { fastener: "nail", d_mm: 2.5, length_mm: 55, f_u_k_MPa: 600, n: 1, load_duration: "permanent" };
  const v = values({
    ...nail,
    members: [
      { panel: "OSB", t_mm: 12, rho_k_kg_m3: 550 },
      { t_mm: 100, species: "C24" },
    ],
  });
  expect(v.k_mod).toBeCloseTo(Math.sqrt(0.4 * 0.6), 12);
});

test("the rope: a quarter of the washer's force, a quarter of the yield mode at most, none for dowels", () => {
  const bolt = { fastener: "bolt", d_mm: 12, grade: "4.6", n: 1, members: [glulam(100), glulam(100), glulam(100)] };
  const with58 = values({ ...bolt, washer: { d_e_mm: 58, d_i_mm: 14 } });
  expect(with58.F_rope_kN).toBeCloseTo(Math.min((with58.F_ax_Rk_kN ?? 0) / 4, (with58.F_v_Rk_johansen_kN ?? 0) / 4), 9);
  expect(values(bolt).F_rope_kN).toBe(0);
  expect(values({ ...dowel, members: bolt.members }).F_rope_kN).toBe(0);
});

test("block shear of a slotted joint by annex A, recomputed", () => {
  const v = values({
    ...dowel,
    n: 3,
    rows: 3,
    a_1_mm: 70,
    a_2_mm: 40,
    a_3_t_mm: 90,
    F_Ed: 100,
    members: [glulam(100), plate(8), glulam(100)],
  });
  const L_v = 2 * (2 * (70 - 12) + 90 - 6);
  const L_t = 2 * (40 - 12);
  const t_ef = 2 * Math.sqrt((0.3 * 360 * 12 ** 2.6) / (27.7816 * 12)); // mode h
  const F = Math.max(1.5 * L_t * 100 * 19.2, ((0.7 * L_v) / 2) * (L_t + 2 * t_ef) * 3.5) / 1000;
  expect(v.L_net_v_mm).toBe(L_v);
  expect(v.F_bs_Rk_kN).toBeCloseTo(F, 6);
});

test("a force that presses the members together is none of the fasteners, one across them has no sign", () => {
  const nails = {
    connection: "axial",
    fastener: "nail",
    d_mm: 4,
    length_mm: 120,
    n: 2,
    rows: 2,
    members: [wood(40), wood(80)],
  };
  expect(values({ ...nails, F_ax_Ed: -3, F_v_Ed: 1, f_u_k_MPa: 600 }).eta).toBe(
    values({ ...nails, F_ax_Ed: 0, F_v_Ed: -1, f_u_k_MPa: 600 }).eta,
  );
});

test("axial and lateral force: a line for smooth nails, a circle for screws", () => {
  const axis = {
    connection: "axial",
    d_mm: 8,
    length_mm: 240,
    members: [glulam(100), glulam(200)],
    n: 1,
    F_ax_Ed: 2,
    F_v_Ed: 2,
    f_u_k_MPa: 800,
  };
  const screw = values({
    ...axis,
    fastener: "screw",
    d_core_mm: 5.3,
    l_ef_mm: 100,
    f_head_k_MPa: 10,
    head_d_mm: 22,
    f_tens_k_kN: 20,
  });
  expect(screw.eta).toBeCloseTo((2 / (screw.F_ax_Rd_kN ?? 0)) ** 2 + (2 / (screw.F_v_Rd_kN ?? 0)) ** 2, 12);
  const nail = values({ ...axis, fastener: "nail", d_mm: 5, head_d_mm: 10 });
  expect(nail.eta).toBeCloseTo(2 / (nail.F_ax_Rd_kN ?? 0) + 2 / (nail.F_v_Rd_kN ?? 0), 12);
});

describe("what cannot be is refused", () => {
  const bolt = { fastener: "bolt", d_mm: 12, grade: "4.6", n: 1, members: [glulam(100), glulam(100)] };
  test.each<readonly [string, Joint, readonly string[]]>([
    ["plates side by side", { ...bolt, members: [glulam(80), plate(6), plate(6)] }, ["members[2]"]],
    ["a bolt of 36 mm", { ...bolt, d_mm: 36 }, ["d_mm"]],
    ["no number of fasteners", { ...bolt, n: undefined, F_Ed: 10 }, ["n"]],
    ["a strength that is not the grade's", { ...bolt, f_u_k_MPa: 800 }, ["f_u_k_MPa"]],
    ["planes that the members have not", { ...bolt, shear_planes: 2 }, ["shear_planes"]],
    [
      "a nail shorter than the first member",
      { fastener: "nail", d_mm: 4, f_u_k_MPa: 600, n: 1, length_mm: 90, members: bolt.members },
      ["length_mm"],
    ],
    [
      "dense wood without drilled holes",
      {
        fastener: "nail",
        d_mm: 4,
        f_u_k_MPa: 600,
        n: 1,
        length_mm: 150,
        members: [{ t_mm: 60, species: "D70" }, glulam(200)],
      },
      ["members[0].pre_drilled"],
    ],
    ["simplified rules where the annex has none", { ...bolt, method: "simplified" }, ["method"]],
    [
      "OSB in service class 3",
      { ...bolt, service_class: 3, members: [{ panel: "OSB", t_mm: 18, rho_k_kg_m3: 550 }, glulam(100)] },
      ["members[0].panel"],
    ],
    ["a moment on one fastener", { ...bolt, n: undefined, bolts: [[0, 0]], M_Ed: 1 }, ["bolts"]],
    [
      "a screw along the grain",
      {
        connection: "axial",
        fastener: "screw",
        d_mm: 8,
        d_core_mm: 5.3,
        length_mm: 240,
        l_ef_mm: 100,
        f_head_k_MPa: 10,
        head_d_mm: 22,
        members: [glulam(100), glulam(200)],
        n: 1,
        F_ax_Ed: 1,
        alpha_deg: 20,
      },
      ["alpha_deg"],
    ],
    [
      "smooth nails that hang for ever",
      {
        connection: "axial",
        fastener: "nail",
        d_mm: 4,
        length_mm: 150,
        members: [glulam(60), glulam(200)],
        n: 1,
        F_ax_Ed: 1,
        load_duration: "permanent",
      },
      ["nail"],
    ],
  ])("%s", (_, joint, paths) => {
    expect(refusal(joint)).toEqual(paths);
  });
});

describe("what the clauses ask for, and what is said where they end", () => {
  const bolt = { fastener: "bolt", d_mm: 12, grade: "4.6", n: 2, members: [wood(80), wood(160), wood(80)] };
  const nail = { fastener: "nail", d_mm: 4, length_mm: 100, f_u_k_MPa: 600, n: 4, members: [wood(40), wood(80)] };
  const splitting = { b_mm: 160, h_mm: 200, h_e_mm: 140 };
  const utilizations = (joint: Joint) => calculate(joint).verifications.map(({ id }) => id);

  test("each combination of actions has the duration of its shortest action", () => {
    const G = { id: "G", nature: "permanent", F: 15 };
    const wind = { id: "W", nature: "wind", F: 1 };
    const alone = calculate({ ...bolt, load_duration: undefined, actions: [G] });
    expect((alone.values as Record<string, number>).k_mod).toBe(0.6);
    const both = calculate({ ...bolt, load_duration: undefined, actions: [G, wind] });
    expect((both.values as Record<string, number>).k_mod).toBe(0.6); // the permanent one governs
    const request = { ...bolt, load_duration: "short-term", actions: [G] };
    expect(said(request)).toContain("load_duration has no effect");
    const lasting = calculate({
      ...alongAxis,
      load_duration: undefined,
      actions: [{ id: "G", nature: "permanent", F_ax: 1 }],
    });
    expect((lasting.values as Record<string, number>).k_mod).toBe(0.6);
  });

  test("forces of a pattern split its members as if they ended there, unless the shear beside it is given", () => {
    const pattern = {
      ...bolt,
      n: undefined,
      bolts: [
        [0, 0],
        [100, 0],
      ],
      V_Ed: 10,
      members: [wood(80), wood(160, 90), wood(80)],
    };
    expect(said({ ...pattern, splitting })).toContain("end at the joint");
    expect(utilizations({ ...pattern, splitting: { ...splitting, F_v_Ed_1: 6 } })).toContain("splitting");
    expect(utilizations({ ...bolt, splitting })).not.toContain("splitting"); // without a force
    expect(said({ ...pattern, V_Ed: 0, N_Ed: 1, M_Ed: 1, members: [wood(80), wood(160), wood(80)] })).toContain(
      "8.1.4",
    );
  });

  test("a stout nail is bedded as a bolt, and stands as far apart as nails do (8.3.1.1(6))", () => {
    const v = values({
      ...nail,
      d_mm: 9,
      length_mm: 180,
      pre_drilled: true,
      members: [wood(80), wood(160, 90)],
      a_1_mm: 63,
    });
    const [, second] = v.members as unknown as Record<string, number>[];
    expect(second).toMatchObject({ a_3_c_min_mm: 7 * 9, a_4_t_min_mm: 7 * 9 });
    expect(v.f_h_2_k_MPa).toBeCloseTo((0.082 * (1 - 0.09) * 350) / (1.35 + 0.015 * 9), 9);
    expect(v.n_ef).toBeCloseTo(4 ** 0.7, 9);
  });

  test("a pattern keeps the distances of every direction of its forces", () => {
    const v = values({
      ...bolt,
      n: undefined,
      members: [wood(80), wood(160, 90), wood(80)],
      bolts: [
        [0, 0],
        [200, 0],
        [0, 200],
        [200, 200],
      ],
      M_Ed: 3,
      N_Ed: 20,
    });
    const all = (v.bolts as unknown as { alpha_1_deg: number }[]).map(
      ({ alpha_1_deg }) => (alpha_1_deg * Math.PI) / 180,
    );
    const [first] = v.members as unknown as Record<string, number>[];
    expect(first?.a_1_min_mm).toBeCloseTo(Math.max(...all.map((a) => (4 + Math.cos(a)) * 12)), 9);
    expect(first?.a_4_t_min_mm).toBeCloseTo(Math.max(...all.map((a) => (2 + 2 * Math.sin(a)) * 12), 36), 9);
  });

  test("simplified rules suppose hinges: a block is as deep as those of modes e, h and b", () => {
    const joint = { ...dowel, n: 3, rows: 2, a_1_mm: 70, a_2_mm: 40, a_3_t_mm: 90, F_Ed: 50 };
    for (const members of [
      [wood(120), plate(8), wood(120)],
      [plate(12), wood(120)],
      [plate(5), wood(120)],
    ]) {
      const exact = values({ ...joint, members }, "DE");
      const simplified = values({ ...joint, members, method: "simplified" }, "DE");
      expect(simplified.F_bs_Rk_kN).toBeCloseTo(exact.F_bs_Rk_kN ?? 0, 9);
    }
  });

  test("the rope of a square nail adds a quarter at most, profiled or not (8.2.2(2))", () => {
    const of = (surface: string) =>
      values({ ...nail, F_ax_Rk_kN: 100, nail: { shape: "square", surface } }) as Record<string, number>;
    for (const v of [of("smooth"), of("profiled")]) {
      expect((v.F_rope_kN ?? 0) / (v.F_v_Rk_johansen_kN ?? 1)).toBeCloseTo(0.25, 9);
    }
  });

  test("rules of a country that are not calculated are said", () => {
    const across = { ...bolt, F_Ed: 5, members: [wood(80), wood(160, 90), wood(80)], splitting };
    expect(said(across)).not.toContain("annex");
    for (const annex of ["DE", "NL", "UK", "FR", "SE"]) expect(said(across, annex)).toContain(`annex ${annex}`);
    expect(said(across, "DE")).toContain("NCI to 8.1.4");
  });

  test("8.1.5(2): lasting forces count with half of the other sense, in all that F_Ed is held against", () => {
    const alone = use({ ...bolt, F_Ed: 20 }, "lateral") ?? 0;
    const turned = { ...bolt, F_Ed: 20, alternating_kN: 12 };
    expect(use(turned, "lateral")).toBeCloseTo((alone * (20 + 0.5 * 12)) / 20, 12);
    expect(values(turned).F_alt_Ed_kN).toBe(26);
    expect(use({ ...turned, F_Ed: -20 }, "lateral")).toBeCloseTo((alone * 26) / 20, 12);
    expect(use({ ...turned, load_duration: "short-term" }, "lateral")).toBeCloseTo(
      use({ ...bolt, F_Ed: 20, load_duration: "short-term" }, "lateral") ?? 0,
      12,
    );
    expect(said({ ...turned, load_duration: "short-term" })).toContain("8.1.5");
    expect(said({ ...turned, alternating_kN: 30 })).toContain("compression, which is used more");
  });

  test("8.1.5: lasting forces that turn are said, those of wind are not", () => {
    const cases = (load_duration: string) => ({
      ...bolt,
      load_cases: [
        { id: "a", F_Ed: 5, load_duration: "medium-term" },
        { id: "b", F_Ed: -5, load_duration },
      ],
    });
    expect(said(cases("permanent"))).toContain("8.1.5");
    expect(said(cases("short-term"))).not.toContain("8.1.5");
    const actions = (nature: string) => ({
      ...bolt,
      actions: [
        { id: "G", nature: "permanent", F: 5 },
        { id: "Q", nature, F: -15, ...(nature === "imposed" ? { category: "B" } : {}) },
      ],
    });
    expect(said(actions("imposed"))).toContain("8.1.5");
    expect(said(actions("wind"))).not.toContain("8.1.5");
  });

  test("nails: end grain, a single one, and wood that splits easily are said", () => {
    expect(said({ ...nail, F_Ed: 1 })).toContain("nails in end grain hold nothing (8.3.1.2(3)");
    expect(said({ ...nail, n: 1, F_Ed: 1 })).toContain("8.3.1.1(9)");
    expect(said({ ...nail, F_Ed: 1 })).toContain("8.3.1.2(7)");
    expect(said({ ...nail, F_Ed: 1, splitting_species: false })).not.toContain("8.3.1.2(7)");
    const axis = { ...nail, connection: "axial", f_u_k_MPa: undefined, F_ax_Ed: 0.1 };
    expect(refusal({ ...axis, alpha_deg: 90 })).toEqual([]);
    expect(refusal({ ...axis, alpha_deg: 0 })).toEqual(["alpha_deg"]);
    expect(refusal({ ...axis, F_ax_Ed: 0, load_duration: "permanent" })).toEqual([]);
  });

  test("Table 8.6 is for wood of 12 d", () => {
    const screw = (t: number) => ({
      connection: "axial",
      fastener: "screw",
      d_mm: 8,
      d_core_mm: 5.3,
      length_mm: 200,
      l_ef_mm: 80,
      f_head_k_MPa: 10,
      head_d_mm: 20,
      n: 2,
      members: [wood(t), wood(160)],
      F_ax_Ed: 1,
    });
    expect(said(screw(95))).toContain("12 d, 96 mm (8.7.2(2))");
    expect(said(screw(96))).not.toContain("8.7.2(2)");
  });
});

describe("what is not given is not verified in silence", () => {
  const nail = { fastener: "nail", d_mm: 4, length_mm: 100, n: 4, members: [wood(40), wood(80)] };
  const bolts = { fastener: "bolt", d_mm: 16, grade: "4.6", n: 2, rows: 2, F_Ed: 9, load_duration: "medium-term" };
  const along = { ...bolts, members: [wood(60), wood(60)] };
  const notGiven = (joint: Joint) => /because not given: (.*) \(Tables/.exec(said(joint))?.[1];

  test("spacings and distances that are absent are named, those that stand for them are not", () => {
    expect(notGiven(along)).toBe("a_2, a_3_t, a_4_c");
    expect(notGiven({ ...along, a_2_mm: 64, a_3_t_mm: 112, a_4_c_mm: 48 })).toBeUndefined();
    expect(notGiven({ ...along, rows: 1, a_3_c_mm: 64, a_4_t_mm: 64 })).toBe("a_3_t");
    expect(notGiven({ ...along, rows: 1, F_Ed: -9, a_3_c_mm: 64, a_4_t_mm: 64 })).toBeUndefined();
    const across = { ...along, rows: 1, members: [wood(60), { ...wood(60), alpha_deg: 90 }] };
    expect(notGiven({ ...across, a_3_t_mm: 112, a_4_c_mm: 48 })).toBe("a_4_t");
    const own = { a_3_t_mm: 112, a_4_c_mm: 48 };
    expect(notGiven({ ...along, rows: 1, members: [{ ...wood(60), spacings: own }, wood(60)] })).toBe("a_3_t, a_4_c");
    const pattern = {
      ...bolts,
      n: undefined,
      rows: undefined,
      F_Ed: undefined,
      N_Ed: 9,
      members: [wood(60), wood(60)],
    };
    const places = [
      [0, 0],
      [100, 80],
    ];
    expect(notGiven({ ...pattern, bolts: places })).toBe("a_3_t, a_4_t");
  });

  test("along their axis screws need those of Table 8.6, nails those of Table 8.2", () => {
    const screw = { ...alongAxis, F_ax_Ed: 1 };
    expect(notGiven(screw)).toBe("a_1, a_1_CG, a_2_CG");
    expect(notGiven({ ...screw, rows: 2, a_1_mm: 60, a_1_CG_mm: 80, a_2_CG_mm: 32 })).toBe("a_2");
    const axis = { ...nail, connection: "axial", F_ax_Ed: 0.1, load_duration: "short-term" };
    expect(said(axis)).toContain("(8.3.2, Table 8.2) are not verified");
  });

  test("a density and a yield moment above those of the class and the grade are said, beyond what can be they are refused", () => {
    const dense = (rho_k_kg_m3: number) => ({ ...along, members: [{ ...wood(60), rho_k_kg_m3 }, wood(60)] });
    expect(said(dense(350))).not.toContain("is above");
    expect(said(dense(420))).toContain("rho_k = 420 kg/m³ is above the 350 kg/m³ of C24 (members[0].rho_k_kg_m3)");
    expect(refusal(dense(600))).toEqual(["members[0].rho_k_kg_m3"]);
    const heavy = (rho_mean_kg_m3: number) => ({ ...along, members: [{ ...wood(60), rho_mean_kg_m3 }, wood(60)] });
    expect(said(heavy(500))).toContain("rho_mean = 500 kg/m³");
    const moment = (M_y_Rk_Nmm: number) => ({ ...along, M_y_Rk_Nmm });
    // 0.3 * 400 * 16^2.6 = 162 141, 400 * 16^3 / 6 = 273 067
    expect(said(moment(162_000))).not.toContain("is above");
    expect(said(moment(200_000))).toContain("200000 Nmm is above the 162141 Nmm of a fastener of 400 MPa");
    expect(refusal(moment(280_000))).toEqual(["M_y_Rk_Nmm"]);
    expect(refusal({ ...along, grade: undefined, M_y_Rk_Nmm: 280_000 })).toEqual([]);
  });

  test("the depth that splits is that of the member", () => {
    const members = [wood(60), { ...wood(80), h_mm: 240, alpha_deg: 90 }];
    const splits = (h_mm: number, h_e_mm = 64) =>
      refusal({ ...along, members, n: 1, rows: 1, a_4_t_mm: 64, splitting: { b_mm: 80, h_mm, h_e_mm } });
    expect(splits(240)).toEqual([]);
    expect(splits(400)).toEqual(["splitting.h_mm"]);
    expect(splits(200)).toEqual(["splitting.h_mm"]);
  });
});

test("screws that every load case presses are not verified because of that, and cross-laminated timber is named", () => {
  const wood = { species: "GL24h" };
  const joint = {
    ...{ mark: "S", connection: "axial", fastener: "screw", d_mm: 8, length_mm: 240, l_ef_mm: 100, f_ax_k_MPa: 11 },
    ...{ f_head_k_MPa: 10.5, f_tens_k_kN: 20, head_d_mm: 22, n: 2, rows: 2, service_class: 1 },
    members: [
      { t_mm: 100, ...wood },
      { t_mm: 200, ...wood },
    ],
    load_cases: [
      { id: "1", F_ax_Ed: -5 },
      { id: "2", F_ax_Ed: -3 },
    ],
  };
  const { summary } = check("en-1995-1-1", { connections: [joint] } as never);
  expect(summary).toMatch(/not verified, pressed together/);
  const panel = { species: "CLT 120 L5s", b: 1000, h: 120, length_mm: 5000, M_y_Ed: 5, service_class: 1 };
  expect(() => check("en-1995-1-1", { members: [{ mark: "D", ...panel }] } as never)).toThrow(/cross-laminated/);
});
