import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import {
  calculate,
  type Joint,
  refusal,
  said,
  use,
  values,
  verification,
} from "../../../test/support/timber-joints.ts";

// What joints in given places, and rows, may not pass in silence.

const glulam = (t_mm: number, more: object = {}) => ({ t_mm, species: "GL24h", ...more });
const grid = (n: number, rows: number, a_1: number, a_2: number) =>
  Array.from({ length: rows }, (_, j) => Array.from({ length: n }, (_, i) => [i * a_1, j * a_2])).flat();
const edges = { a_3_t_mm: 150, a_3_c_mm: 150, a_4_t_mm: 100, a_4_c_mm: 100 };
const sides = (h_mm?: number) => [
  glulam(80, { h_mm }),
  glulam(160, { h_mm: 480, alpha_deg: 90 }),
  glulam(80, { h_mm }),
];
/** A tie hung across a beam of 160 mm between its two halves. */
const hung: Joint = {
  ...{ connection: "dowel-type", fastener: "dowel", d_mm: 16, f_u_k_MPa: 470, members: sides(480), ...edges },
  ...{ bolts: grid(3, 3, 140, 140), N_Ed: 75, V_Ed: 0 },
};
const inRows: Joint = {
  ...{ connection: "dowel-type", fastener: "dowel", d_mm: 16, f_u_k_MPa: 470, members: sides(480), ...edges },
  ...{ n: 3, rows: 3, a_1_mm: 140, a_2_mm: 140, F_Ed: 75 },
};

describe("a member across whose grain a joint presses is verified, or the joint is not", () => {
  const split = use(hung, "splitting") ?? 0;

  test("with and without the depth of the other members", () => {
    expect(split).toBeGreaterThan(1.2);
    for (const V_Ed of [0, 0.1, 5])
      for (const members of [sides(480), sides(undefined)])
        expect(use({ ...hung, members, V_Ed }, "splitting")).toBeCloseTo(split, 2);
    const open = calculate({ ...hung, members: sides(undefined), V_Ed: 0.1 });
    expect([open.passed, open.verified]).toEqual([false, false]);
  });

  test("no depth at all: not verified; no hole, no word", () => {
    const members = [glulam(80), glulam(160, { alpha_deg: 90 }), glulam(80)];
    for (const joint of [hung, inRows]) {
      expect(calculate({ ...joint, members }).verified).toBe(false);
      expect(said({ ...joint, members })).toMatch(/splitting \(8\.1\.4\) is not verified[\s\S]*|What the holes leave/);
    }
    const nails = { fastener: "nail", d_mm: 4, length_mm: 100, n: 4, F_Ed: 1, members: [glulam(40), glulam(80)] };
    expect(calculate(nails).verified).toBe(true);
    expect(calculate({ ...inRows, members: [glulam(80), glulam(160), glulam(80)] }).verified).toBe(false);
  });

  test("rows take the depth and the distances that are known", () => {
    expect(use(inRows, "splitting")).toBeCloseTo(split, 9);
    expect(calculate({ ...inRows, a_4_t_mm: undefined, a_4_c_mm: undefined }).verified).toBe(false);
  });

  test("no thicker than the members of one grain, no deeper than places and edges leave", () => {
    const splitting = { b_mm: 160, h_mm: 480, h_e_mm: 380 };
    for (const joint of [{ ...hung, V_Ed: 5 }, inRows]) {
      expect(refusal({ ...joint, splitting })).toEqual([]);
      expect(use({ ...joint, splitting }, "splitting")).toBeCloseTo(split, 9);
      expect(refusal({ ...joint, splitting: { ...splitting, b_mm: 320 } })).toEqual(["splitting.b_mm"]);
      for (const h_e_mm of [420, 440, 470])
        expect(refusal({ ...joint, splitting: { ...splitting, h_e_mm } })).toEqual(["splitting.h_e_mm"]);
      expect(use({ ...joint, splitting: { ...splitting, h_e_mm: 370 } }, "splitting")).toBeGreaterThan(split);
    }
  });

  test("by equilibrium both sides of the joint hold what it brings", () => {
    const splitting = { b_mm: 160, h_mm: 480, h_e_mm: 380 };
    const demand = (joint: Joint, more: object) =>
      verification({ ...joint, splitting: { ...splitting, ...more } }, "splitting")?.demand;
    for (const joint of [hung, inRows]) {
      expect(demand(joint, {})).toBeCloseTo(75, 9);
      expect(demand(joint, { F_v_Ed_1: 3 })).toBeCloseTo(72, 9);
      expect(demand(joint, { F_v_Ed_1: 0, F_v_Ed_2: 0 })).toBeCloseTo(75, 9);
      expect(demand(joint, { F_v_Ed_1: 3, F_v_Ed_2: 5 })).toBeCloseTo(72, 9);
      expect(said({ ...joint, splitting: { ...splitting, F_v_Ed_1: 3, F_v_Ed_2: 5 } })).toContain("together less");
      expect(said({ ...joint, splitting: { ...splitting, F_v_Ed_1: 3 } })).toContain("the rest of the force");
    }
    expect(demand(inRows, { F_v_Ed_1: 37.5, F_v_Ed_2: 37.5 })).toBeCloseTo(37.5, 9);
  });
});

test("block shear of the rows that a moment pulls more, while all are pulled", () => {
  const joint = {
    ...{ fastener: "dowel", d_mm: 12, f_u_k_MPa: 510, load_duration: "short-term", N_Ed: 215 },
    ...{ members: [glulam(60, { h_mm: 400 }), { plate: true, t_mm: 10 }, glulam(60, { h_mm: 400 })] },
    ...{ bolts: grid(4, 8, 60, 36), a_3_t_mm: 84, a_3_c_mm: 84, a_4_t_mm: 60, a_4_c_mm: 60 },
  };
  const at = (M_Ed: number) => use({ ...joint, M_Ed }, "block-shear") ?? 0;
  const { N_Ed: _, bolts: __, ...rows } = joint;
  const straight = { ...rows, n: 4, rows: 8, a_1_mm: 60, a_2_mm: 36, F_Ed: 215 };
  expect(at(0)).toBeCloseTo(use(straight, "block-shear") ?? 0, 9);
  expect(at(1e-6)).toBeCloseTo(at(0), 6);
  expect(at(4)).toBeGreaterThan(1.05 * at(0));
  expect(at(8.5)).toBeGreaterThan(1.05 * at(4));
  expect(at(-4)).toBeCloseTo(at(4), 9);
});

test("lines nearer than a_2 split the wood as one row, and their spacing is verified", () => {
  const joint = { fastener: "dowel", d_mm: 16, f_u_k_MPa: 470, N_Ed: 100, ...edges };
  const members = [glulam(80, { h_mm: 480 }), glulam(160, { h_mm: 480 }), glulam(80, { h_mm: 480 })];
  const zigzag = (y: number) => ({
    ...{ ...joint, members },
    bolts: Array.from({ length: 8 }, (_, i) => [80 * i, i % 2 === 0 ? 0 : y]),
  });
  const straight = use(zigzag(0), "lateral") ?? 0;
  expect(straight).toBeGreaterThan(1);
  for (const y of [17, 25, 47]) expect((use(zigzag(y), "lateral") ?? 0) / straight).toBeGreaterThan(0.95);
  expect(use(zigzag(48), "lateral")).toBeLessThan(0.9 * straight);
  expect(use(zigzag(17), "spacing-a1")).toBeCloseTo(1, 9);
  // nails that stand a diameter beside each other are no row, 8.3.1.1(8)
  const nails = { fastener: "nail", d_mm: 4, length_mm: 100, N_Ed: 1, members: [glulam(40), glulam(80)] };
  const driven = (y: number) => ({ ...nails, bolts: Array.from({ length: 6 }, (_, i) => [40 * i, (i % 2) * y]) });
  expect(use(driven(5), "lateral")).toBeLessThan(use(driven(0), "lateral") ?? 0);
});

describe("a pattern has no up and down, and no side of its grain", () => {
  type Places = readonly (readonly [x: number, y: number])[];
  const known: Places = [
    [0, 0],
    [120, 10],
    [260, -20],
    [30, 110],
    [150, 130],
    [300, 160],
  ];
  /** Anywhere, the known ones or others, a diameter apart. */
  const placed: fc.Arbitrary<Places> = fc.oneof(
    fc.constant(known),
    fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 250 })), {
      minLength: 2,
      maxLength: 8,
      comparator: ([x, y], [u, v]) => Math.hypot(x - u, y - v) < 13,
    }),
  );
  interface Loaded {
    readonly N: number;
    readonly V: number;
    readonly M: number;
    readonly grains: readonly number[];
    readonly plate: boolean;
  }
  const joint = (at: readonly (readonly number[])[], { N, V, M, grains, plate }: Loaded) => ({
    ...{ fastener: "dowel", d_mm: 12, grade: "S355", bolts: at, N_Ed: N, V_Ed: V, M_Ed: M, ...edges },
    members: grains.flatMap((alpha_deg, i) => [
      ...(plate && i > 0 ? [{ t_mm: 10, plate }] : []),
      glulam(100, { h_mm: 600, alpha_deg }),
    ]),
  });
  const alike = (one: Joint, other: Joint, open: readonly string[] = []) => {
    const [a, b] = [calculate(one), calculate(other)];
    const of = (all: typeof a, id: string) => all.verifications.find((v) => v.id === id)?.utilization ?? 0;
    const ids = new Set([a, b].flatMap(({ verifications }) => verifications.map(({ id }) => id)));
    return [...ids].every((id) => open.includes(id) || Math.abs(of(a, id) - of(b, id)) < 1e-6 * Math.max(1, of(a, id)));
  };
  const angle = (most: number) => fc.integer({ min: -most, max: most });
  const drawn = fc.record({
    places: placed,
    N: fc.integer({ min: -40, max: 40 }),
    V: fc.integer({ min: -40, max: 40 }),
    M: fc.integer({ min: -5, max: 5 }),
    grains: fc.tuple(angle(180), angle(180)),
    plate: fc.boolean(),
    turn: angle(90),
  });
  type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;
  const numRuns = Number(process.env.PATTERNS_RUNS ?? 100);
  /** None differed, on 1 December 2026. */
  const once = {
    samples: 20_000,
    command: "TESTS=week PATTERNS_RUNS=20000 npx vitest run packages/eurocode/src/en-1995-1-1/connections/silent",
  };

  const asMirrored = ({ places, N, V, M, grains, plate }: Omit<Drawn, "turn">) =>
    alike(
      joint(places, { N, V, M, grains, plate }),
      joint(places.map(([x, y]) => [x, -y]).reverse(), {
        N,
        V: -V,
        M: -M,
        grains: grains.map((grain) => -grain),
        plate,
      }),
    );
  const asTurned = ({ places, N, V, M, grains, plate, turn }: Drawn) => {
    // no force has no direction: x, which does not turn, is that of what the joint holds
    fc.pre(N !== 0 || V !== 0 || M !== 0);
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const turned = (x: number, y: number) => [x * c - y * s, x * s + y * c] as const;
    const [N_t, V_t] = turned(N, V);
    const at = places.map(([x, y]) => turned(x, y));
    const grains_t = grains.map((grain) => grain + turn);
    // of members along x alone it is known to which side they end
    const ends = [...grains, ...grains_t].some((grain) => grain % 180 === 0) ? ["net-section", "block-shear"] : [];
    return alike(
      joint(places, { N, V, M, grains, plate }),
      joint(at, { N: N_t, V: V_t, M, grains: grains_t, plate }),
      ends,
    );
  };

  law("its mirror image, numbered from the other end, is as much used", () => fc.property(drawn, asMirrored), {
    numRuns,
    once,
  });
  law("turned with its forces it is as much used", () => fc.property(drawn, asTurned), { numRuns, once });

  test("rows that lie close are not gathered from one side", () => {
    const none = { places: known, N: 0, V: 0, M: 0, plate: false };
    expect(asMirrored({ ...none, grains: [-75, 0] })).toBe(true);
    expect(asMirrored({ ...none, N: -10, M: -3, grains: [104, 104] })).toBe(true);
  });

  test("rows have 0 to 90", () => {
    const at = (alpha_deg: number) =>
      refusal({ ...inRows, members: [glulam(80), glulam(160, { alpha_deg }), glulam(80)] });
    expect([at(-60), at(120)]).toEqual([["members[1].alpha_deg"], ["members[1].alpha_deg"]]);
    expect(refusal({ ...hung, members: [glulam(80), glulam(160, { alpha_deg: 400 }), glulam(80)] })).toEqual([
      "members[1].alpha_deg",
    ]);
  });
});

test("off the axis of a member a force bends what the holes leave of it, or it is said that nobody knows", () => {
  const members = [glulam(80, { h_mm: 400 }), glulam(160, { h_mm: 400 }), glulam(80, { h_mm: 400 })];
  const joint = { fastener: "dowel", d_mm: 12, grade: "S355", bolts: grid(2, 2, 100, 100), N_Ed: 60, members };
  const at = (a_4_t_mm?: number, a_4_c_mm?: number) => ({ ...joint, a_3_t_mm: 100, a_4_t_mm, a_4_c_mm });
  expect(use(at(50, 250), "net-section")).toBeGreaterThan(1.5 * (use(at(150, 150), "net-section") ?? 0));
  expect(said(at(50, 50))).toContain("off its axis");
  expect(said(at(150, 150))).not.toContain("off its axis");
  // by hand: 60 kN, 100 mm off the axis of the middle member, beside it or with it as rows
  const I = (160 * 400 ** 3) / 12 - 160 * 12 * (50 ** 2 + 150 ** 2) - (2 * 160 * 12 ** 3) / 12;
  const eta = 60e3 / (160 * 376) / ((0.8 * 19.2) / 1.25) + 6e6 / (I / 200) / ((0.8 * 24) / 1.25);
  const { bolts: _, N_Ed: F_Ed, ...rest } = at(50, 250);
  const rows = { ...rest, F_Ed, n: 2, rows: 2, a_1_mm: 100, a_2_mm: 100 };
  for (const one of [at(50, 250), rows]) {
    expect(use(one, "net-section")).toBeCloseTo(eta, 12);
    expect(said(one)).toContain("100 mm off the axis of a member");
  }
  // pressed they bend alike
  const pressed = { a_3_c_mm: 100, N_Ed: -60 };
  for (const one of [
    { ...at(50, 250), ...pressed },
    { ...rows, a_3_c_mm: 100, F_Ed: -60 },
  ])
    expect(use(one, "net-section")).toBeCloseTo(6e6 / (I / 200) / ((0.8 * 24) / 1.25), 12);
  expect(use({ ...rows, F_Ed: -60, a_4_t_mm: 150, a_4_c_mm: 150 }, "net-section")).toBeUndefined();
  expect(said({ ...rows, a_4_t_mm: 150, a_4_c_mm: 150 })).not.toContain("off the axis");
  expect(said({ ...rows, a_4_t_mm: 50, a_4_c_mm: 50 })).toContain("off its axis");
});

test("slip of what turns says that it does not turn", () => {
  const turned = { ...hung, M_Ed: 1, serviceability: { F_ser_kN: 20 } };
  expect(said(turned)).toContain("how much the joint turns");
  expect(said({ ...turned, M_Ed: 0 })).not.toContain("how much the joint turns");
});

describe("connectors in given places", () => {
  const ring = { connection: "split-ring", type: "A1", d_c_mm: 80, h_e_mm: 15, d_mm: 12, a_3_t_mm: 130, a_3_c_mm: 130 };
  const members = [glulam(80, { h_mm: 900 }), glulam(120, { h_mm: 900 }), glulam(80, { h_mm: 900 })];
  const edge = { a_4_t_mm: 300, a_4_c_mm: 300 };

  test("their depth stays their own, and lateral is there once", () => {
    const joint = { ...ring, ...edge, members, bolts: grid(2, 2, 300, 300), V_Ed: 20, M_Ed: 5 };
    const found = calculate(joint);
    expect(found.values.h_e_mm).toBe(15);
    expect(found.verifications.filter(({ id }) => id === "splitting")).toHaveLength(1);
    expect(found.verifications.filter(({ id }) => id === "lateral")).toHaveLength(1);
    expect(calculate({ ...hung, V_Ed: 1 }).verifications.filter(({ id }) => id === "lateral")).toHaveLength(1);
  });

  test("pressed alone they have no loaded end, as rows", () => {
    const placed = { ...ring, ...edge, members, bolts: grid(3, 1, 200, 0) };
    const rows = { ...ring, ...edge, members, n: 3, a_1_mm: 200 };
    for (const F of [60, -60])
      expect(use({ ...placed, N_Ed: F }, "lateral")).toBeCloseTo(use({ ...rows, F_Ed: F }, "lateral") ?? 0, 9);
    expect(values({ ...placed, N_Ed: -60 }).k_2).toBe(1);
    expect(values({ ...placed, N_Ed: -60, V_Ed: 1 }).k_2).not.toBe(1);
  });

  test("more in a line than (8.71) has are refused, not used a million times", () => {
    const many = { ...ring, ...edge, members, bolts: grid(21, 1, 160, 0), N_Ed: 60 };
    expect(refusal(many)).toEqual(["bolts"]);
  });
});

test("forces of a pattern without its places ask for these alone", () => {
  const { bolts: _, ...open } = hung;
  expect(refusal({ ...open, V_Ed: 1, M_Ed: 1 })).toEqual(["bolts"]);
  expect(refusal({ ...open, bolts: [], V_Ed: 1, M_Ed: 1 })).toEqual(["bolts"]);
  expect(refusal({ ...open, bolt: [[0, 0]], V_Ed: 1 })[0]).toBe("bolt");
  expect(refusal({ ...open, N_Ed: undefined, V_Ed: undefined })).toEqual(["n"]);
});

describe("panels", () => {
  const plywood = (more: object = {}) => ({ panel: "plywood", t_mm: 24, rho_k_kg_m3: 460, ...more });
  const bolts = { fastener: "bolt", d_mm: 12, grade: "4.6", ...edges };
  const outside = (more: object = {}) => [plywood(more), glulam(100, { h_mm: 240 }), plywood(more)];
  const strong = { h_mm: 240, f_t_k_MPa: 10, f_m_k_MPa: 15 };
  const near = { a_4_t_mm: 70, a_4_c_mm: 70 };
  const rows = { ...bolts, ...near, n: 2, rows: 2, a_1_mm: 100, a_2_mm: 100, F_Ed: 20 };
  const pattern = { ...bolts, ...near, bolts: grid(2, 2, 100, 100), N_Ed: 20 };

  test("what holes leave of them is verified with declared strengths, else the joint is not", () => {
    for (const joint of [rows, pattern])
      for (const members of [outside(), outside({ h_mm: 240 }), outside({ ...strong, f_m_k_MPa: undefined })]) {
        expect(calculate({ ...joint, members }).verified).toBe(false);
        expect(said({ ...joint, members })).toContain("What the holes leave of a panel");
      }
    // by hand: half of 20 kN in 24 mm between two holes of 13 mm; gamma_M of panels 1.3 at least as safe as Table 2.3
    const eta = 10e3 / (24 * (240 - 2 * 13)) / ((0.8 * 10) / 1.3);
    for (const joint of [rows, pattern]) {
      expect(use({ ...joint, members: outside(strong) }, "net-section")).toBeCloseTo(eta, 12);
      expect(calculate({ ...joint, members: outside(strong) }).verified).toBe(true);
      expect(said({ ...joint, members: outside(strong) })).toContain("Panels are verified at their fasteners alone");
    }
    const W = ((24 * 240 ** 3) / 12 - 2 * 24 * 13 * 50 ** 2 - (2 * 24 * 13 ** 3) / 12) / 120;
    const bent = eta + 0.5e6 / W / ((0.8 * 15) / 1.3);
    expect(use({ ...pattern, M_Ed: 1, members: outside(strong) }, "net-section")).toBeCloseTo(bent, 12);
    expect(calculate({ ...rows, members: outside({ ...strong, alpha_deg: 90 }) }).verified).toBe(false);
    expect(refusal({ ...rows, members: [glulam(80, strong), glulam(80)] })).toEqual([
      "members[0].f_t_k_MPa",
      "members[0].f_m_k_MPa",
    ]);
  });

  test("nails and slender screws leave them whole", () => {
    const nails = {
      fastener: "nail",
      d_mm: 3.1,
      length_mm: 70,
      n: 4,
      rows: 2,
      F_Ed: 3,
      a_1_mm: 60,
      a_2_mm: 60,
      ...near,
    };
    const found = calculate({ ...nails, members: [{ panel: "OSB", t_mm: 15 }, glulam(80, { h_mm: 200 })] });
    expect([found.passed, found.verified]).toEqual([true, true]);
    // 5.2(3): so do screws up to 6 mm without holes
    const screw = { ...nails, fastener: "screw", d_core_mm: 3, f_u_k_MPa: 600, pre_drilled: false };
    const at = (d_mm: number) =>
      calculate({ ...screw, d_mm, members: [{ panel: "OSB", t_mm: 15 }, glulam(80, { h_mm: 200 })] });
    expect([at(5).verified, at(6).verified, at(6.5).verified]).toEqual([true, true, false]);
  });

  test("along their axis fasteners hold in them what is declared, and no more", () => {
    const screw = {
      connection: "axial",
      fastener: "screw",
      d_mm: 8,
      d_core_mm: 5.3,
      length_mm: 120,
      l_ef_mm: 60,
      n: 2,
    };
    const head = { f_head_k_MPa: 10, head_d_mm: 22, f_tens_k_kN: 20, F_ax_Ed: 3 };
    const into = (more: object) => ({ ...screw, ...head, members: [glulam(40), plywood({ t_mm: 80 })], ...more });
    expect(refusal(into({}))).toEqual(["f_ax_k_MPa"]);
    const F_ax = (2 ** 0.9 * 11 * 8 * 60) / 1000;
    expect(values(into({ f_ax_k_MPa: 11 })).F_ax_alpha_Rk_kN).toBeCloseTo(F_ax, 12);
    const nails = { fastener: "nail", d_mm: 4, length_mm: 90, l_ef_mm: undefined, d_core_mm: undefined, F_ax_Ed: 0.5 };
    expect(refusal({ ...into(nails), f_head_k_MPa: undefined, head_d_mm: undefined, f_tens_k_kN: undefined })).toEqual([
      "f_ax_k_MPa",
    ]);
  });

  test("at steel plates it is said that no block of them is verified", () => {
    const steel = { plate: true, t_mm: 8, steel_grade: "S235" };
    for (const joint of [rows, pattern])
      expect(said({ ...joint, members: [steel, plywood(strong), steel] })).toContain(
        "Block shear (annex A) is not verified",
      );
  });
});
