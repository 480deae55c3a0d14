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

const wood = (t_mm: number, more: object = {}) => ({ t_mm, species: "GL24h", ...more });
const plate = (t_mm: number) => ({ plate: true, t_mm, steel_grade: "S235" });
const near = (a = Number.NaN, b = Number.NaN) => Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));

const dowels = { fastener: "dowel", d_mm: 12, grade: "S355", load_duration: "medium-term" };
const grid = (n: number, rows: number, a_1: number, a_2: number) =>
  Array.from({ length: rows }, (_, j) => Array.from({ length: n }, (_, i) => [i * a_1, j * a_2])).flat();

/** Forces of fasteners by hand: those of springs that are all alike. */
function springs(places: readonly (readonly number[])[], N: number, V: number, M: number) {
  const n = places.length;
  const mean = (k: 0 | 1) => places.reduce((sum, place) => sum + (place[k] ?? 0), 0) / n;
  const [x_c, y_c] = [mean(0), mean(1)];
  const at = places.map(([x = 0, y = 0]) => [x - x_c, y - y_c] as const);
  const r2 = at.reduce((sum, [x, y]) => sum + x * x + y * y, 0);
  return at.map(([x, y]) => ({ x, y, fx: N / n - (1000 * M * y) / r2, fy: V / n + (1000 * M * x) / r2 }));
}

describe("a pattern in rows under a force along its grain is the joint of these rows", () => {
  const drawn = fc.record({
    n: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 4 }),
    a: fc.integer({ min: 60, max: 120 }),
    F: fc.integer({ min: 1, max: 200 }),
    side: fc.integer({ min: 40, max: 120 }),
    off: fc.integer({ min: 0, max: 100 }),
    plates: fc.constantFrom("inside", "outside", "none"),
  });

  law("yield modes, n_ef, block shear, net section and bearing of the plates", () =>
    fc.property(drawn, ({ n, rows, a, F, side, off, plates }) => {
      fc.pre(n * rows > 1);
      const [timber, steel] = [wood(side, { h_mm: 700 }), plate(8)];
      const members =
        plates === "inside"
          ? [timber, steel, timber]
          : plates === "outside"
            ? [steel, timber, steel]
            : [timber, wood(2 * side, { h_mm: 700 }), timber];
      const beside = 350 - ((rows - 1) * a) / 2;
      const distances = { a_3_t_mm: 90, a_4_t_mm: beside + off, a_4_c_mm: beside - off };
      const joint = { ...dowels, ...distances, members };
      const inRows = calculate({ ...joint, n, rows, a_1_mm: a, a_2_mm: a, F_Ed: F });
      const placed = calculate({ ...joint, bolts: grid(n, rows, a, a), N_Ed: F });
      const most = (of: typeof inRows, id: string) =>
        Math.max(0, ...of.verifications.filter((one) => one.id === id).map(({ utilization }) => utilization));
      return ["lateral", "block-shear", "net-section", "plate-bearing", "spacing-a1", "spacing-a2"].every((id) =>
        near(most(inRows, id), most(placed, id)),
      );
    }),
  );
});

describe("8.1.5: forces of a pattern that turn", () => {
  const places = grid(2, 2, 120, 80);
  const pattern: Joint = {
    ...{ ...dowels, load_duration: undefined, a_3_t_mm: 100, a_4_t_mm: 60, a_4_c_mm: 60 },
    members: [wood(80, { h_mm: 200 }), wood(160, { h_mm: 200 }), wood(80, { h_mm: 200 })],
    bolts: places,
  };
  const cases = (...all: object[]) => ({
    ...pattern,
    load_cases: all.map((one, i) => ({ id: `${i}`, load_duration: "medium-term", ...one })),
  });

  test("each sense counts with half of the other, of short duration alone", () => {
    const turned = cases({ N_Ed: 30 }, { N_Ed: -40 });
    expect(use(turned, "lateral")).toBeCloseTo(
      use({ ...pattern, load_duration: "medium-term", N_Ed: -55 }, "lateral") ?? 0,
      12,
    );
    expect(calculate(turned).verified).toBe(true);
    expect(said(turned)).toContain("half of the greatest force of another load case");
    const short = cases({ N_Ed: 30 }, { N_Ed: -40, load_duration: "short-term" });
    const alone = cases({ N_Ed: -40, load_duration: "short-term" });
    expect(use(short, "lateral")).toBeCloseTo(use(alone, "lateral") ?? 0, 12);
    expect(said(short)).not.toContain("8.1.5");
    expect(said(cases({ N_Ed: 30 }, { N_Ed: 40 }))).not.toContain("8.1.5");
  });

  test("a moment against a force counts where it is against it", () => {
    // at the upper fasteners the moment brings less than nothing along x
    const [one] = springs(places, 0, 0, 2);
    const F = verification(cases({ N_Ed: 40 }, { M_Ed: 2 }), "lateral");
    expect(F?.demand).toBeCloseTo(
      // of two in a row
      2 * (10 + 0.5 * Math.abs(one?.fx ?? 0)),
      9,
    );
  });

  law("of every fastener: its force, and half of what any other lasting case has against it", () =>
    fc.property(
      fc.array(
        fc.record({
          N_Ed: fc.integer({ min: -50, max: 50 }),
          V_Ed: fc.integer({ min: -50, max: 50 }),
          M_Ed: fc.integer({ min: -5, max: 5 }),
          load_duration: fc.constantFrom("permanent", "medium-term", "short-term"),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (all) => {
        const bolts = [
          [0, 0],
          [90, 0],
          [20, 90],
          [150, 130],
          [260, 60],
        ];
        const forces = all.map(({ N_Ed, V_Ed, M_Ed }) => springs(bolts, N_Ed, V_Ed, M_Ed));
        const demands = all.map(({ load_duration }, k) => {
          const lasts = (k: number) => all[k]?.load_duration !== "short-term";
          return (forces[k] ?? []).map(({ fx, fy }, i) => {
            const F = Math.hypot(fx, fy);
            if (F === 0 || load_duration === "short-term") return F;
            const against = forces.map((other, j) => {
              const { fx: gx = 0, fy: gy = 0 } = other[i] ?? {};
              return lasts(j) ? -(fx * gx + fy * gy) / F : 0;
            });
            return F + 0.5 * Math.max(0, ...against);
          });
        });
        const item = { ...pattern, bolts, members: [wood(200), wood(400)] };
        const load_cases = all.map((one, i) => ({ id: `${i}`, ...one }));
        const found = calculate({ ...item, load_cases });
        const shown = (found.values.bolts as unknown as { F_Ed_kN: number }[]).map(({ F_Ed_kN }) => F_Ed_kN);
        return demands.some((demand) => demand.every((F, i) => Math.abs(F - (shown[i] ?? 0)) < 1e-9));
      },
    ),
  );
});

describe("splitting by what a pattern brings across the grain (8.1.4)", () => {
  const places = grid(2, 2, 200, 160);
  const joint: Joint = {
    ...{ ...dowels, bolts: places, a_3_t_mm: 100, a_4_t_mm: 60, a_4_c_mm: 60 },
    members: [wood(80, { h_mm: 300 }), wood(160, { h_mm: 340, alpha_deg: 90 }), wood(80, { h_mm: 300 })],
  };
  const F_90 = (b: number, h: number, h_e: number) => (14 * b * Math.sqrt(h_e / (1 - h_e / h))) / 1000;

  test("a beam that ends at a post: the side members split under half of V each, from the edge of the pattern on", () => {
    const found = verification({ ...joint, V_Ed: 20 }, "splitting");
    expect(found?.demand).toBeCloseTo(10, 12);
    expect(found?.resistance).toBeCloseTo((0.8 * F_90(80, 300, 160 + 60)) / 1.3, 9);
    expect(said({ ...joint, V_Ed: 20 })).toContain("end at the joint");
  });

  test("a moment shears the wood within the joint: by hand on four dowels", () => {
    const [one] = springs(places, 0, 0, 10);
    // two dowels of a column push one way, the other two back; of two planes the side member has one
    expect(verification({ ...joint, M_Ed: 10 }, "splitting")?.demand).toBeCloseTo(Math.abs(one?.fy ?? 0), 9);
    const side = {
      ...joint,
      members: [wood(80, { h_mm: 300 }), wood(400, { alpha_deg: 90 }), wood(80, { h_mm: 300 })],
    };
    // the post has no depth given: nothing is taken for it
    expect(said({ ...side, M_Ed: 10 })).toContain("its splitting (8.1.4) is not verified");
  });

  test("shear beside the joint that is given adds to what is inside, and is no less than equilibrium asks", () => {
    const splits = (more: object) =>
      verification({ ...joint, V_Ed: 20, splitting: { b_mm: 160, h_mm: 300, h_e_mm: 200, ...more } }, "splitting");
    expect(splits({})?.demand).toBeCloseTo(20, 12);
    expect(splits({ F_v_Ed_1: 12, F_v_Ed_2: 8 })?.demand).toBeCloseTo(18, 12);
    expect(splits({ F_v_Ed_1: 0, F_v_Ed_2: 0 })?.demand).toBeCloseTo(20, 12);
    expect(splits({ F_v_Ed_1: 30, F_v_Ed_2: 30 })?.demand).toBeCloseTo(40, 12);
  });

  law("wherever the member ends, no cut through it has more shear than is verified", () =>
    fc.property(
      fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })), {
        minLength: 2,
        maxLength: 10,
        selector: ([x, y]) => `${x} ${y}`,
      }),
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: -40, max: 40 }),
      (some, V_Ed, M_Ed) => {
        const bolts = some.map(([x, y]) => [x * 100, y * 70]);
        const members = [wood(200, { h_mm: 400 }), wood(200, { h_mm: 400 })];
        const all = springs(bolts, 0, V_Ed, M_Ed);
        const columns = [...new Set(all.map(({ x }) => x))];
        const shears = columns.flatMap((cut) => {
          const before = all.filter(({ x }) => x <= cut + 1e-9).reduce((sum, { fy }) => sum + fy, 0);
          return [Math.abs(before), Math.abs(V_Ed - before)];
        });
        const found = verification({ ...joint, members, bolts, V_Ed, M_Ed, a_4_c_mm: 40, a_4_t_mm: 40 }, "splitting");
        const most = Math.max(Math.abs(V_Ed), ...shears);
        return most < 1e-9 ? (found?.demand ?? 0) < 1e-9 : near(found?.demand, most);
      },
    ),
  );
});

describe("what the holes leave of a member that is bent", () => {
  test("by hand: four dowels, 60 kN and 12 kNm", () => {
    const members = [wood(160, { h_mm: 400 }), plate(8), wood(160, { h_mm: 400 })];
    const joint = { ...dowels, bolts: grid(2, 2, 200, 240), a_3_t_mm: 100, a_4_t_mm: 60, a_4_c_mm: 60, members };
    const A = 160 * (400 - 2 * 12);
    const I = (160 * 400 ** 3) / 12 - 2 * (160 * 12 * 120 ** 2 + (160 * 12 ** 3) / 12);
    const eta = 30_000 / A / ((0.8 * 19.2) / 1.25) + 6e6 / (I / 200) / ((0.8 * 24) / 1.25);
    expect(use({ ...joint, N_Ed: 60, M_Ed: 12 }, "net-section")).toBeCloseTo(eta, 12);
    // across the grain a force bends the member at the edge of the joint, and a force that presses does not pull
    const V = use({ ...joint, V_Ed: 10 }, "net-section");
    expect(V).toBeCloseTo((5e3 * 100) / (I / 200) / ((0.8 * 24) / 1.25), 12);
    expect(use({ ...joint, N_Ed: -60, M_Ed: 12 }, "net-section")).toBeCloseTo(
      6e6 / (I / 200) / ((0.8 * 24) / 1.25),
      12,
    );
  });

  test("holes that lie close along the grain are of one section", () => {
    const members = [wood(160, { h_mm: 400 }), plate(8), wood(160, { h_mm: 400 })];
    const zigzag = (u: number) => ({
      ...{ ...dowels, a_3_t_mm: 100, a_4_t_mm: 60, a_4_c_mm: 60, members, N_Ed: 60 },
      bolts: [
        [0, 0],
        [u, 60],
        [0, 120],
        [u, 180],
      ],
    });
    const left = (n: number) => 30_000 / (160 * (400 - n * 12)) / ((0.8 * 19.2) / 1.25);
    // 5.2(4): half of a_1 = 60 mm to either side of a section, which is anywhere: between two columns, too
    for (const u of [25, 40, 60]) expect(use(zigzag(u), "net-section")).toBeCloseTo(left(4), 12);
    expect(use(zigzag(61), "net-section")).toBeCloseTo(left(2), 12);
  });
});

describe("blocks of a pattern that turns (annex A)", () => {
  const members = [wood(160, { h_mm: 500 }), plate(8), wood(160, { h_mm: 500 })];
  const joint = { ...dowels, bolts: grid(3, 4, 80, 100), a_3_t_mm: 90, a_4_t_mm: 60, a_4_c_mm: 60, members };

  test("a moment tears the rows of one side out, and no more than these", () => {
    const forces = springs(joint.bolts, 0, 0, 20);
    const upper = forces.filter(({ y }) => y < 0).reduce((sum, { fx }) => sum + fx, 0) / 2;
    const found = verification({ ...joint, M_Ed: 20 }, "block-shear");
    // the outer row of the two has three quarters of it, and goes first
    expect(found?.demand).toBeCloseTo(0.75 * upper, 9);
    expect(found?.demand).toBeCloseTo(verification({ ...joint, M_Ed: -20 }, "block-shear")?.demand ?? 0, 9);
  });

  test("a force that presses tears nothing out", () => {
    expect(use({ ...joint, N_Ed: -60 }, "block-shear")).toBeUndefined();
    expect(use({ ...joint, N_Ed: 60 }, "block-shear")).toBeGreaterThan(0);
    expect(use({ ...joint, N_Ed: 60, block_shear: false }, "block-shear")).toBeUndefined();
    expect(refusal({ ...joint, members: [wood(80), wood(160), wood(80)], N_Ed: 6, block_shear: true })).toEqual([
      "block_shear",
    ]);
  });
});

test("fasteners that are in no row with each other are not too close in silence", () => {
  const members = [wood(80), wood(160), wood(80)];
  const at = (x: number, y: number) => ({
    ...dowels,
    members,
    N_Ed: 5,
    bolts: [
      [0, 0],
      [x, y],
    ],
  }); // prettier-ignore
  expect(use(at(20, 20), "spacing-staggered")).toBeGreaterThan(1);
  expect(use(at(50, 30), "spacing-staggered")).toBeLessThanOrEqual(1);
  expect(use(at(100, 0), "spacing-staggered")).toBeUndefined();
  expect(use(at(100, 80), "spacing-staggered")).toBeUndefined();
});

test("a pattern that is deeper than its member is refused", () => {
  const members = [wood(80, { h_mm: 200 }), wood(160), wood(80, { h_mm: 300 })];
  expect(refusal({ ...dowels, members, bolts: grid(2, 3, 80, 80), N_Ed: 5, a_4_c_mm: 40 })).toEqual([
    "members[0].h_mm",
  ]);
});

test("a group of 4 by 3 dowels under N, V and M is calculated with everything around it", () => {
  const members = [wood(100, { h_mm: 400 }), plate(10), wood(100, { h_mm: 400 })];
  const found = calculate({
    ...{ ...dowels, bolts: grid(4, 3, 70, 80), N_Ed: 40, V_Ed: 15, M_Ed: 5, members },
    ...{ a_3_t_mm: 90, a_4_t_mm: 60, a_4_c_mm: 60 },
  });
  const ids = new Set(found.verifications.map(({ id }) => id));
  for (const id of ["lateral", "block-shear", "net-section", "plate-bearing", "splitting", "spacing-a4"])
    expect([id, ids.has(id)]).toEqual([id, true]);
  expect([found.verified, values({ ...dowels, members, n: 4, rows: 3, F_Ed: 40 }).n_ef_total]).toEqual([
    true,
    expect.any(Number),
  ]);
});

describe("connectors in given places", () => {
  const ring = { connection: "split-ring", type: "A1", d_c_mm: 80, h_e_mm: 15, d_mm: 12 };
  const teeth = {
    ...{ connection: "toothed-plate", type: "C10", d_c_mm: 65, h_e_mm: 12, d_mm: 16, grade: "4.6" },
    washer: { d_e_mm: 56, d_i_mm: 18 },
  };
  const distances = { a_3_t_mm: 200, a_4_t_mm: 90, a_4_c_mm: 90, load_duration: "medium-term" };
  const members = [wood(80, { h_mm: 900 }), wood(120, { h_mm: 900 }), wood(80, { h_mm: 900 })];

  law("in rows under a force along their grain they are the joint of these rows", () =>
    fc.property(
      fc.constantFrom(ring, teeth),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 130, max: 200 }),
      fc.integer({ min: 5, max: 300 }),
      (kind, n, rows, a, F) => {
        fc.pre(n * rows > 1);
        const joint = { ...kind, ...distances, members };
        const inRows = calculate({ ...joint, n, rows, a_1_mm: a, a_2_mm: a, F_Ed: F });
        const placed = calculate({ ...joint, bolts: grid(n, rows, a, a), N_Ed: F });
        const most = (of: typeof inRows, id: string) =>
          Math.max(0, ...of.verifications.filter((one) => one.id === id).map(({ utilization }) => utilization));
        return ["lateral", "net-section", "connector-thickness", "spacing-a1", "spacing-a2"].every((id) =>
          near(most(inRows, id), most(placed, id)),
        );
      },
    ),
  );

  test("by hand: four rings A1 80 of a beam at a post, under a moment alone", () => {
    const post = [wood(80), wood(120, { alpha_deg: 90 }), wood(80)];
    const joint = { ...ring, ...distances, members: post, bolts: grid(2, 2, 300, 300), M_Ed: 15 };
    const r = 150 * Math.SQRT2;
    const F_0 = (Math.min(1.75, 385 / 350) * Math.min(35 * 80 ** 1.5, 31.5 * 80 * 15)) / 1000;
    // each at 45° to every grain, two planes
    const F_45 = F_0 / (1.38 * 0.5 + 0.5);
    const found = verification(joint, "lateral");
    expect(found?.demand).toBeCloseTo(15_000 / (4 * r), 9);
    expect(found?.resistance).toBeCloseTo((0.8 * 2 * F_45) / 1.3, 9);
  });

  test("toothed plates and their bolts add in every direction", () => {
    const post = [wood(80), wood(120, { alpha_deg: 90 }), wood(80)];
    const joint = { ...teeth, ...distances, members: post, bolts: grid(2, 2, 300, 300), M_Ed: 15 };
    const { connection, type, d_c_mm, h_e_mm, ...bolts } = joint;
    const alone = calculate({ ...bolts, connection: "dowel-type", fastener: "bolt" });
    const of = (one: typeof alone) => one.verifications.find(({ id }) => id === "lateral")?.resistance ?? 0;
    const F_c = (25 * Math.min(1.5, 385 / 350) * 65 ** 1.5) / 1000;
    expect(of(calculate(joint))).toBeCloseTo(of(alone) + (0.8 * 2 * F_c) / 1.3, 9);
  });

  test("load cases that turn count with half of each other; what rows alone have is refused", () => {
    const joint = { ...ring, ...distances, load_duration: undefined, members, bolts: grid(2, 1, 200, 0) };
    const at = (id: string, N_Ed: number) => ({ id, N_Ed, load_duration: "medium-term" });
    const turned = { ...joint, load_cases: [at("t", 40), at("c", -40)] };
    expect(use(turned, "lateral")).toBeCloseTo(
      use({ ...joint, load_duration: "medium-term", N_Ed: 60 }, "lateral") ?? 0,
      12,
    );
    expect(calculate(turned).verified).toBe(true);
    expect(refusal({ ...joint, N_Ed: 5, alternating_kN: 5 })).toEqual(["alternating_kN"]);
    expect(refusal({ ...joint, N_Ed: 5, F_Ed: 5 })).toEqual(["F_Ed"]);
    expect(refusal({ ...joint, N_Ed: 5, staggered: true })).toEqual(["staggered"]);
    expect(refusal({ ...joint, bolts: grid(2, 1, 60, 0), N_Ed: 5 })).toEqual(["bolts[1]"]);
    expect(refusal({ ...ring, members, N_Ed: 5 })).toEqual(["bolts"]);
  });

  test("closer than the table, and askew, rings carry less or do not pass", () => {
    const at = (a: number) => ({ ...ring, ...distances, members, bolts: grid(3, 1, a, 0), N_Ed: 20 });
    expect((use(at(80), "lateral") ?? 0) / (use(at(160), "lateral") ?? 1)).toBeCloseTo(1 / 0.6, 9);
    const askew = {
      ...at(160),
      bolts: [
        [0, 0],
        [85, 85],
      ],
    }; // prettier-ignore
    expect(use(askew, "spacing-staggered")).toBeCloseTo(1 / ((85 / 160) ** 2 + (85 / 96) ** 2), 9);
  });
});

describe("creep of the slip (2.3.2.2)", () => {
  const joint = {
    ...{ fastener: "bolt", d_mm: 16, grade: "8.8", n: 4, F_Ed: 40 },
    members: [wood(60), wood(120), wood(60)],
  };
  test("twice k_def of the wood, of two woods by their mean, on the quasi-permanent part", () => {
    const at = (more: object, service_class = 2) =>
      values({ ...joint, service_class, serviceability: { F_ser_kN: 30, F_qp_kN: 20 }, ...more });
    const found = at({});
    const K = found.K_ser_kN_mm ?? 0;
    expect(found.k_def).toBeCloseTo(1.6, 12);
    expect(found.slip_fin_mm).toBeCloseTo(30 / K + 1 + (1.6 * 20) / K, 12);
    expect(found.K_ser_fin_kN_mm).toBeCloseTo(K / 2.6, 12);
    const plywood = { panel: "plywood", t_mm: 30, rho_k_kg_m3: 500 };
    expect(at({ members: [plywood, wood(120), plywood] }, 1).k_def).toBeCloseTo(2 * Math.sqrt(0.8 * 0.6), 12);
    expect(at({ members: [wood(60), plate(8), wood(60)] }, 1).k_def).toBeCloseTo(1.2, 12);
    expect(values({ ...joint, serviceability: { F_ser_kN: 30 } }).slip_fin_mm).toBeUndefined();
    expect(refusal({ ...joint, serviceability: { F_ser_kN: 30, F_qp_kN: 31 } })).toEqual(["serviceability.F_qp_kN"]);
    const limited = { F_ser_kN: 30, F_qp_kN: 20, limit_mm: 2 };
    expect(use({ ...joint, service_class: 2, serviceability: limited }, "slip")).toBeCloseTo(
      (found.slip_fin_mm ?? 0) / 2,
      12,
    );
  });
});

test("nails of nobody's wire have the least of it, and say so; bolts and dowels are asked for theirs", () => {
  const nails = { fastener: "nail", d_mm: 4.2, length_mm: 110, n: 2, F_Ed: 1, members: [wood(40), wood(80)] };
  expect(use(nails, "lateral")).toBe(use({ ...nails, f_u_k_MPa: 600 }, "lateral"));
  expect(said(nails)).toContain("600 MPa");
  expect(refusal({ ...nails, fastener: "bolt", length_mm: undefined })).toEqual(["f_u_k_MPa"]);
});
