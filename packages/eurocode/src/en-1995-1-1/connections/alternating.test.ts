import { describe, expect, test } from "vitest";
import { calculate, type Joint, refusal, said, use, values } from "../../../test/support/timber-joints.ts";

// EN 1995-1-1 8.1.5(2): F_t,Ed + 0.5 F_c,Ed and F_c,Ed + 0.5 F_t,Ed, each with the ends, edges and sections that it loads.

const glulam = (t_mm: number) => ({ t_mm, species: "GL24h", h_mm: 200 });
const bolts: Joint = {
  ...{ fastener: "bolt", d_mm: 16, grade: "8.8", n: 4, rows: 2 },
  members: [glulam(60), glulam(120), glulam(60)],
  ...{ a_1_mm: 120, a_2_mm: 80, a_3_t_mm: 120, a_4_c_mm: 60 },
};
const ring: Joint = {
  ...{ connection: "split-ring", type: "A1", d_c_mm: 80, h_e_mm: 15, d_mm: 12, n: 3 },
  members: [60, 100, 60].map((t_mm) => ({ t_mm, species: "C24", h_mm: 160 })),
  ...{ a_1_mm: 160, a_3_t_mm: 120, a_4_c_mm: 80 },
};
const toothed: Joint = {
  ...{ connection: "toothed-plate", type: "C10", d_c_mm: 65, h_e_mm: 12, d_mm: 16, grade: "4.6", n: 2 },
  washer: { d_e_mm: 56, d_i_mm: 18 },
  members: [50, 80, 50].map((t_mm) => ({ t_mm, species: "C24", h_mm: 150 })),
  ...{ a_1_mm: 130, a_3_t_mm: 130, a_4_c_mm: 75 },
};
const most = (joint: Joint) => Math.max(...calculate(joint).verifications.map(({ utilization }) => utilization));
const turning = (joint: Joint, F: number, G: number, duration = "medium-term") => ({
  ...joint,
  load_duration: undefined,
  load_cases: [
    { id: "plus", F_Ed: F, load_duration: "medium-term" },
    { id: "minus", F_Ed: -G, load_duration: duration },
  ],
});

describe("both senses of a force that turns", () => {
  test("al_big_other: 10 kN beside 103 kN of the other sense are 61.5 kN and 108 kN", () => {
    const one = calculate({ ...bolts, F_Ed: 10, alternating_kN: 103 });
    expect(one.values.F_alt_Ed_kN).toBe(61.5);
    expect(one.values.F_alt_other_Ed_kN).toBe(108);
    expect(use({ ...bolts, F_Ed: 10, alternating_kN: 103 }, "lateral")).toBeCloseTo(
      use({ ...bolts, F_Ed: -108 }, "lateral") ?? 0,
      12,
    );
    expect(one.passed).toBe(false);
  });

  test("al_compr_noend: pressed 60 kN, pulled 55 kN without the distance of the loaded end", () => {
    const open = { ...bolts, a_3_t_mm: undefined, a_3_c_mm: 70, F_Ed: -60, alternating_kN: 55 };
    expect(calculate(open).verified).toBe(false);
    expect(calculate(open).passed).toBe(false);
    expect(said(open)).toContain("not given: a_3_t");
  });

  test("s_ring_turn: the loaded end of a ring counts in tension, whichever sense is F_Ed", () => {
    const turned = { ...ring, F_Ed: -52, alternating_kN: 50 };
    expect(most(turned)).toBeCloseTo(Math.max(most({ ...ring, F_Ed: 76 }), most({ ...ring, F_Ed: -77 })), 12);
    expect(values(turned).k_2).toBeCloseTo(0.75, 12);
    expect(most(turned)).toBeCloseTo(most({ ...ring, F_Ed: 50, alternating_kN: 52 }), 12);
  });

  test("net sections and blocks of the pulled sense are verified where F_Ed presses", () => {
    const slender = { ...bolts, members: [60, 120, 60].map((t) => ({ ...glulam(t), h_mm: 180 })), a_4_c_mm: 50 };
    const pressed = { ...slender, F_Ed: -1, alternating_kN: 100 };
    expect(use(pressed, "net-section")).toBeCloseTo(use({ ...slender, F_Ed: 100.5 }, "net-section") ?? 0, 12);
    const plated = { ...bolts, members: [glulam(60), { t_mm: 8, plate: true }, glulam(60)] };
    const block = use({ ...plated, F_Ed: -1, alternating_kN: 100 }, "block-shear");
    expect(block).toBeCloseTo(use({ ...plated, F_Ed: 100.5 }, "block-shear") ?? 0, 12);
  });

  test("a force that turns across the grain loads the other edge, and splits from it", () => {
    const middle = { ...glulam(120), alpha_deg: 90 };
    const across = {
      ...bolts,
      ...{ n: 1, rows: 2, a_4_t_mm: 80, a_4_c_mm: 40, members: [glulam(60), middle, glulam(60)] },
      splitting: { b_mm: 120, h_mm: 200, h_e_mm: 80 },
    };
    const edge = use({ ...across, F_Ed: 20, alternating_kN: 19 }, "splitting") ?? 0;
    const own = use({ ...across, F_Ed: 29.5 }, "splitting") ?? 0;
    const other = { ...across, a_4_t_mm: 40, a_4_c_mm: 80, splitting: { b_mm: 120, h_mm: 200, h_e_mm: 40 } };
    expect(edge).toBeCloseTo(use({ ...other, F_Ed: 29 }, "splitting") ?? 0, 12);
    expect(edge).toBeGreaterThan(own);
    expect(use({ ...across, F_Ed: 20, alternating_kN: 19 }, "spacing-a4")).toBeCloseTo(64 / 40, 12);
  });

  test("the shear beside the joint grows as its force does", () => {
    const across = {
      ...bolts,
      members: [glulam(60), { ...glulam(120), alpha_deg: 90 }, glulam(60)],
      ...{
        n: 1,
        rows: 1,
        a_4_t_mm: 100,
        a_4_c_mm: 100,
        splitting: { b_mm: 120, h_mm: 200, h_e_mm: 100, F_v_Ed_1: 15 },
      },
    };
    const alone = use({ ...across, F_Ed: 20 }, "splitting") ?? 0;
    // of the other sense nothing is given of the shear: all of its force
    expect(use({ ...across, F_Ed: 20, alternating_kN: 1 }, "splitting")).toBeCloseTo((alone * 15.375) / 15, 12);
    expect(use({ ...across, F_Ed: 20, alternating_kN: 20 }, "splitting")).toBeCloseTo((alone * 30) / 15, 12);
  });

  test("of short duration each sense alone, the other one as of medium duration; a force of zero both ways", () => {
    const short = { ...bolts, F_Ed: 40, alternating_kN: 80, load_duration: "short-term" };
    expect(use(short, "lateral")).toBeCloseTo(use({ ...bolts, F_Ed: -80 }, "lateral") ?? 0, 12);
    expect(use({ ...short, k_mod: 0.9 }, "lateral")).toBeCloseTo(use(short, "lateral") ?? 0, 12);
    expect(use({ ...short, F_Ed: 0 }, "lateral")).toBeCloseTo(use(short, "lateral") ?? 0, 12);
    expect(use({ ...bolts, F_Ed: 0, alternating_kN: 30 }, "net-section")).toBeGreaterThan(0);
  });
});

describe("load cases that turn", () => {
  test("al_lc_dang: 100 kN and -95 kN of medium duration are 147.5 kN and 145 kN", () => {
    const one = calculate(turning(bolts, 100, 95));
    expect(one.values.F_alt_Ed_kN).toBe(147.5);
    expect(one.passed).toBe(false);
    expect(said(turning(bolts, 100, 95))).toContain("each counts with half of the greatest of the other sense");
    expect(calculate(turning(bolts, 100, 95, "short-term")).passed).toBe(true);
  });

  test("pp_split-ring, pp_toothed-plate: 70 and -70 kN, 45 and -45 kN count one and a half times", () => {
    const glued = { ...ring, members: [60, 100, 60].map((t_mm) => ({ t_mm, species: "GL24h", h_mm: 160 })) };
    for (const [joint, F] of [
      [{ ...glued, a_3_t_mm: 160 }, 70],
      [toothed, 45],
    ] as const) {
      expect(use(turning(joint, F, F), "lateral")).toBeCloseTo(use({ ...joint, F_Ed: 1.5 * F }, "lateral") ?? 0, 12);
      expect(calculate(turning(joint, F, F)).passed).toBe(false);
    }
  });

  test("al_act: combinations of actions of medium duration that turn", () => {
    const actions = [
      { id: "g", nature: "permanent", F: 5 },
      { id: "q", nature: "imposed", category: "E", F: 40, reversible: true },
    ];
    const turned = { ...bolts, load_duration: undefined, actions };
    const { F_alt_Ed_kN = 0, F_alt_other_Ed_kN = 0 } = values(turned);
    expect(Math.max(F_alt_Ed_kN, F_alt_other_Ed_kN)).toBeCloseTo(66.75 + 0.5 * 55, 6);
    expect(said(turned)).toContain("each counts with half of the greatest of the other sense");
  });

  test("al_lcalt: what a load case gives of the other sense is enough, or is taken as great as it is", () => {
    const each = (a: number, b: number) => ({
      ...{ ...bolts, load_duration: "medium-term" },
      load_cases: [
        { id: "t", F_Ed: 60, alternating_kN: a },
        { id: "c", F_Ed: -50, alternating_kN: b },
      ],
    });
    expect(said(each(50, 60))).not.toContain("of its own");
    expect(calculate(each(50, 60)).verified).toBe(true);
    expect(most(each(1, 1))).toBeCloseTo(most(each(50, 60)), 12);
    expect(most(each(80, 60))).toBeGreaterThan(most(each(50, 60)));
  });

  test("al_patt2, al_patt: of patterns each load case counts with half of the others, and needs no field", () => {
    const pattern: Joint = {
      ...{ ...bolts, n: undefined, rows: undefined, a_1_mm: undefined, a_2_mm: undefined },
      bolts: [0, 120].flatMap((x) => [0, 80].map((y) => [x, y])),
    };
    const turned = {
      ...pattern,
      load_cases: [
        { id: "t", N_Ed: 40, load_duration: "medium-term" },
        { id: "c", N_Ed: -40, load_duration: "medium-term" },
      ],
    };
    expect(use(turned, "lateral")).toBeCloseTo(use({ ...pattern, N_Ed: 60 }, "lateral") ?? 0, 12);
    expect(said(turned)).not.toContain("alternating_kN");
    expect(refusal({ ...pattern, N_Ed: 40, alternating_kN: 10 })).toEqual(["alternating_kN"]);
    expect(refusal({ ...bolts, F_Ed: 40, alternating_kN: 10, grade: undefined })).toEqual(["f_u_k_MPa"]);
    const actions = [
      { id: "g", nature: "permanent", N: 5 },
      { id: "q", nature: "imposed", category: "E", N: -40, reversible: true },
    ];
    expect(said({ ...pattern, load_duration: undefined, actions })).toContain("half of the greatest force");
  });

  test("crossed screws and punched plates that turn are not verified", () => {
    const screws = {
      ...{ connection: "inclined-screws", d_mm: 8, d_core_mm: 5.4, f_y_k_MPa: 900, length_mm: 240, l_ef_mm: 110 },
      ...{ l_ef_head_mm: 110, f_ax_k_MPa: 11, f_tens_k_kN: 20, rho_a_kg_m3: 350, n: 4, rows: 2, pairs: 4 },
      members: [
        { t_mm: 80, species: "GL24h" },
        { t_mm: 160, species: "GL24h" },
      ],
      ...{ a_1_mm: 80, a_2_mm: 40, a_1_CG_mm: 80, a_2_CG_mm: 40 },
    };
    expect(calculate({ ...screws, F_Ed: 5 }).verified).toBe(true);
    expect(calculate(turning(screws, 5, 5)).verified).toBe(false);
    expect(calculate(turning(screws, 5, 5, "short-term")).verified).toBe(true);
  });
});
