import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connection } from "../../test/support/connections.ts";
import { law } from "../../test/support/law.ts";

// A joint turned over, mirrored or pulled a little harder: the same result, or one that follows.

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const steel = { f_y_MPa: 275, f_u_MPa: 410 };
const bolts = { bolt_grade: "8.8", bolt_size: "M20" };
const usesOf = (request: object) =>
  Object.fromEntries(connection(request).verifications.map(({ id, utilization }) => [id, utilization]));
const useOf = (request: object) => connection(request).utilization;

/** true: calculated, not refused. */
function expectAlike(one: object, other: object): boolean {
  const [a, b] = [accepted(one), accepted(other)];
  expect(a === undefined, "both refused or both calculated").toBe(b === undefined);
  if (!a || !b) return false;
  const [first, second] = [usesOf(one), usesOf(other)];
  expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
  for (const [id, use] of Object.entries(first)) expect(second[id], id).toBeCloseTo(use, 9);
  return true;
}

describe("a beam end turned upside down", () => {
  const draw = fc.record({
    n_1: fc.integer({ min: 2, max: 4 }),
    n_2: fc.integer({ min: 1, max: 2 }),
    p1: between(50, 75),
    e1: between(28, 60),
    bottom: between(28, 60),
    below: between(0, 120),
    V: between(-300, 300),
    depth: between(30, 80),
    length: between(60, 140),
    where: fc.constantFrom("none", "top", "bottom", "both"),
  });
  const h = 400;
  type Drawn = typeof draw extends fc.Arbitrary<infer T> ? T : never;

  /** The same end, or its mirror image about the axis of the beam. */
  function common({ n_1, p1, e1, bottom, below, V, depth, length, where }: Drawn, turned: boolean) {
    const top = where === "top" || where === "both" ? depth : 0;
    const low = where === "bottom" || where === "both" ? 0.7 * depth : 0;
    const height = e1 + (n_1 - 1) * p1 + bottom;
    const e1_b = below + e1;
    const lower = h - top - low - e1_b - (n_1 - 1) * p1;
    const notch = {
      length_mm: length,
      ...((turned ? low : top) > 0 ? { depth_top_mm: turned ? low : top } : {}),
      ...((turned ? top : low) > 0 ? { depth_bottom_mm: turned ? top : low } : {}),
    };
    return {
      height,
      item: {
        ...bolts,
        beam: { profile: "IPE 400", ...steel },
        support: { t_mm: 12, ...steel },
        n_1,
        p1,
        e1: turned ? bottom : e1,
        e1_b: turned ? lower : e1_b,
        V_Ed: turned ? -V : V,
        F_tie_Ed: 60,
        ...(where === "none" ? {} : { notch }),
      },
    };
  }

  law("a fin plate", (holds) => {
    let calculated = 0;
    holds(
      fc.property(draw, (drawn) => {
        const made = (turned: boolean) => {
          const { height, item } = common(drawn, turned);
          const lines = drawn.n_2 === 2 ? { n_2: 2, p2: 60 } : {};
          const plate = { h_mm: height, b_mm: 110 + (drawn.n_2 - 1) * 60, t_mm: 10, ...steel };
          return { connection: "fin-plate", ...item, ...lines, plate, e2: 50, e2_b: 50, throat_mm: 5 };
        };
        if (expectAlike(made(false), made(true))) calculated++;
      }),
    );
    expect(calculated, "some of the draws fit").toBeGreaterThan(20);
  });

  law("an end plate", (holds) => {
    let calculated = 0;
    holds(
      fc.property(draw, (drawn) => {
        const made = (turned: boolean) => {
          const { height, item } = common(drawn, turned);
          const plate = { h_mm: height, b_mm: 160, t_mm: 10, ...steel };
          return { connection: "header-plate", ...item, plate, e2: 35, throat_mm: 4 };
        };
        if (expectAlike(made(false), made(true))) calculated++;
      }),
    );
    expect(calculated, "some of the draws fit").toBeGreaterThan(20);
  });

  law("cleats", (holds) => {
    let calculated = 0;
    holds(
      fc.property(draw, (drawn) => {
        const made = (turned: boolean) => {
          const { height, item } = common(drawn, turned);
          return {
            connection: "angle-cleats",
            ...item,
            cleat: { profile: "L 90x90x10", h_mm: height, ...steel },
            e2: 40,
          };
        };
        if (expectAlike(made(false), made(true))) calculated++;
      }),
    );
    expect(calculated, "some of the draws fit").toBeGreaterThan(20);
  });

  law("more reaction is never used less, up or down", () =>
    fc.property(draw, between(1, 2), (drawn, factor) => {
      const { height, item } = common(drawn, false);
      const plate = { h_mm: height, b_mm: 110, t_mm: 10, ...steel };
      const request = { connection: "fin-plate", ...item, plate, e2: 50, e2_b: 50, throat_mm: 5 };
      if (!accepted(request)) return;
      expect(useOf({ ...request, V_Ed: item.V_Ed * factor })).toBeGreaterThanOrEqual(useOf(request) * (1 - 1e-9));
    }),
  );
});

describe("a group of bolts", () => {
  const draw = fc.record({
    points: fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 9 })), {
        minLength: 2,
        maxLength: 8,
        selector: ([x, y]) => `${x},${y}`,
      })
      .map((cells) => cells.map(([x, y]) => [x * 70, y * 80] as const)),
    V_x: between(-200, 200),
    V_y: between(-200, 200),
    M: between(-20, 20),
  });
  type Drawn = typeof draw extends fc.Arbitrary<infer T> ? T : never;
  const group = ({ points, V_x, V_y, M }: Drawn) => ({
    connection: "bolt-group",
    ...bolts,
    shear_planes: 1,
    plate_t: 10,
    plate_fu: 430,
    edge_x_mm: 40,
    edge_y_mm: 50,
    bolts: points,
    V_x_Ed: V_x,
    V_y_Ed: V_y,
    M_Ed: M,
  });
  const judged = (request: object) => {
    const uses = usesOf(request);
    return [uses["bolt-shear"] ?? 0, uses["bolt-bearing-x"] ?? 0, uses["bolt-bearing-y"] ?? 0];
  };

  law("mirrored with its forces gives the same", () =>
    fc.property(draw, (drawn) => {
      const { points, V_x, V_y, M } = drawn;
      const mirrored = group({ points: points.map(([x, y]) => [-x, y] as const), V_x: -V_x, V_y, M: -M });
      judged(mirrored).forEach((use, i) => {
        expect(use).toBeCloseTo(judged(group(drawn))[i] ?? Number.NaN, 9);
      });
    }),
  );

  law("turned by a right angle with its forces gives the same", () =>
    fc.property(draw, (drawn) => {
      const { points, V_x, V_y, M } = drawn;
      const turned = {
        ...group({ points: points.map(([x, y]) => [-y, x] as const), V_x: -V_y, V_y: V_x, M }),
        edge_x_mm: 50,
        edge_y_mm: 40,
      };
      const [shear = 0, x = 0, y = 0] = judged(group(drawn));
      const [shear_t, x_t, y_t] = judged(turned);
      expect(shear_t).toBeCloseTo(shear, 9);
      expect(x_t).toBeCloseTo(y, 9);
      expect(y_t).toBeCloseTo(x, 9);
    }),
  );

  law("a force that vanishes changes nothing", () =>
    fc.property(draw, (drawn) => {
      for (const less of [{ V_x: 1e-9 }, { V_y: 1e-9 }, { M: 1e-9 }]) {
        const name = Object.keys(less)[0] as "V_x" | "V_y" | "M"; // the one name each has
        const without = judged(group({ ...drawn, [name]: 0 }));
        judged(group({ ...drawn, ...less })).forEach((use, i) => {
          expect(use).toBeCloseTo(without[i] ?? Number.NaN, 6);
        });
      }
    }),
  );

  test("bolts that stand too near on the diagonal fail", () => {
    const request = {
      ...group({
        points: [
          [0, 0],
          [25, 25],
        ],
        V_x: 1,
        V_y: 10,
        M: 0,
      }),
    };
    expect(usesOf(request)["spacing-L"]).toBeCloseTo((2.4 * 22) / Math.hypot(25, 25), 9);
  });

  test("without edges the least of Table 3.3 count", () => {
    const {
      edge_x_mm: _x,
      edge_y_mm: _y,
      ...open
    } = group({
      points: [
        [0, 0],
        [0, 80],
      ],
      V_x: 20,
      V_y: 90,
      M: 0,
    });
    const least = { ...open, edge_x_mm: 26.4, edge_y_mm: 26.4 };
    expect(judged(open)).toEqual(judged(least));
  });
});

describe("joints of hollow sections", () => {
  const chord = {
    section: { shape: "RHS", h_mm: 200, b_mm: 200, t_mm: 8, fabrication: "hot-finished" },
    steel_grade: "S355",
  };
  const round = { section: { shape: "CHS", d_mm: 219.1, t_mm: 8, fabrication: "hot-finished" }, steel_grade: "S355" };
  const square = (b: number, N_Ed: number, theta_deg: number) => ({
    section: { shape: "RHS", h_mm: b, b_mm: b, t_mm: 6, fabrication: "hot-finished" },
    steel_grade: "S355",
    theta_deg,
    N_Ed,
  });
  const tube = (d: number, N_Ed: number, theta_deg: number) => ({
    section: { shape: "CHS", d_mm: d, t_mm: 6, fabrication: "hot-finished" },
    steel_grade: "S355",
    theta_deg,
    N_Ed,
  });
  const joint = (type: string, braces: readonly object[], more: object = {}, on: object = chord) => ({
    connection: "hollow-section-joint",
    joint_type: type,
    chord: on,
    braces,
    N_0_Ed: 600,
    M_0_Ed: 5,
    ...more,
  });
  const braceUses = (request: object) => [usesOf(request)["brace-1"] ?? 0, usesOf(request)["brace-2"] ?? 0];

  law("an X joint does not know which side is first", () =>
    fc.property(between(60, 190), between(60, 190), between(10, 400), between(-400, 400), (b, c, N, M) => {
      const [first, second] = braceUses(joint("X", [square(b, N, 90), square(c, M, 60)]));
      const [one, other] = braceUses(joint("X", [square(c, M, 60), square(b, N, 90)]));
      expect(one).toBeCloseTo(second ?? Number.NaN, 9);
      expect(other).toBeCloseTo(first ?? Number.NaN, 9);
    }),
  );

  law("a K joint goes over into a Y joint as its other brace is relieved", () =>
    fc.property(between(80, 120), between(50, 400), fc.boolean(), (b, N, onTube) => {
      const [brace, on] = onTube ? [tube, round] : [square, chord];
      const k = (N_2: number) => joint("K", [brace(b, N, 45), brace(b, -N_2, 45)], { gap_mm: 40 }, on);
      const y = joint("Y", [brace(b, N, 45)], {}, on);
      expect(braceUses(k(1e-9))[0]).toBeCloseTo(usesOf(y)["brace-1"] ?? Number.NaN, 6);
      expect(braceUses(k(0))[0]).toBeCloseTo(usesOf(y)["brace-1"] ?? Number.NaN, 9);
      // what balances is no more than one force at the angle of the other
      const [balanced = 0] = braceUses(k(N));
      expect(braceUses(k(N * (1 - 1e-10)))[0]).toBeCloseTo(balanced, 6);
    }),
  );

  law("more force in all braces is never used less", () =>
    fc.property(between(10, 300), between(10, 300), between(1, 3), (N, M, factor) => {
      const at = (f: number) => joint("K", [square(90, N * f, 45), square(90, -M * f, 60)], { gap_mm: 40 });
      braceUses(at(factor)).forEach((use, i) => {
        expect(use).toBeGreaterThanOrEqual((braceUses(at(1))[i] ?? 0) * (1 - 1e-9));
      });
    }),
  );

  test("a KT joint's rest is shared out over the braces that press", () => {
    const kt = (N_2: number) =>
      joint("KT", [square(80, 100, 45), square(80, -N_2, 90), square(80, 100, 45)], { gap_mm: 30 });
    const balanced = 2 * 100 * Math.sin(Math.PI / 4);
    const uses = (N_2: number) => usesOf(kt(N_2));
    expect(uses(balanced * (1 - 1e-10))["brace-1"]).toBeCloseTo(uses(balanced)["brace-1"] ?? Number.NaN, 6);
    expect(uses(0)["brace-1"] ?? 0).toBeGreaterThan(uses(balanced)["brace-1"] ?? 0);
  });
});

describe("splices", () => {
  const plate = { b_mm: 180, t_mm: 15, ...steel, ...bolts, n_1: 4, n_2: 2, e1: 40, p1: 70, e2: 45, p2: 90 };
  const web = {
    h_mm: 280,
    b_mm: 165,
    t_mm: 8,
    sides: 2,
    ...steel,
    ...bolts,
    n_1: 4,
    n_2: 2,
    e1: 35,
    p1: 70,
    e2: 45,
    p2: 70,
  };
  const splice = {
    connection: "splice",
    member: { profile: "IPE 400", ...steel },
    flange_plate: plate,
    web_plate: web,
  };

  law("actions of either sign are alike, and none lowers a use but compression that of the tension flange", () =>
    fc.property(between(0, 200), between(0, 200), between(-500, 500), between(0, 100), (M_Ed, V_Ed, N_Ed, more) => {
      const at = (actions: object) => ({ ...splice, N_Ed, V_Ed, M_Ed, ...actions });
      expect(usesOf(at({ M_Ed: -M_Ed, V_Ed: -V_Ed }))).toEqual(usesOf(at({})));
      const heavier = usesOf(at({ M_Ed: M_Ed + more, V_Ed: V_Ed + more }));
      for (const [id, use] of Object.entries(usesOf(at({})))) {
        expect(heavier[id] ?? 0, id).toBeGreaterThanOrEqual(use * (1 - 1e-9));
      }
    }),
  );

  law("plates on both sides never carry less than the outer ones alone", () =>
    fc.property(between(1, 150), between(-400, 400), (M_Ed, N_Ed) => {
      const at = (sides: 1 | 2) => usesOf({ ...splice, M_Ed, N_Ed, flange_plate: { ...plate, sides } });
      const z = 400 / (400 - 13.5); // the lever arm is that of the flanges then
      for (const id of ["flange-gross", "flange-net", "flange-bolts"]) {
        const [one = 0, both = 0] = [at(1)[id], at(2)[id]];
        if (N_Ed <= 0) expect(both, id).toBeLessThanOrEqual(one * z * (1 + 1e-9));
      }
    }),
  );

  test("a column without contact carries a quarter of its moments at least; with contact it does not", () => {
    const column = { ...splice, splice_of: "column", N_Ed: 300 };
    const { values } = connection(column);
    expect(values.M_y_min_Ed_kNm).toBeCloseTo((0.25 * 1307.1e3 * 275) / 1e6, 0);
    expect(Object.keys(usesOf(column))).toContain("splice-minimum-weak-axis");
    expect(Object.keys(usesOf({ ...column, bearing: true }))).not.toContain("splice-minimum-weak-axis");
    const { web_plate: _web, ...without } = column;
    expect(connection(without).passed).toBe(false);
  });
});

describe("holes", () => {
  const bolt = { shear_planes: 1, plate_fu: 510, plate_t: 20, e1: 80, e2: 80, is_end_bolt: true, V_Ed: 50, ...bolts };

  test("a wide round hole is an oversize hole by any name", () => {
    const named = { ...bolt, category: "C", mu: 0.4, hole: "oversize", d0_mm: 24 };
    const { hole: _hole, ...wide } = named;
    expect(usesOf(wide)).toEqual(usesOf(named));
    expect(accepted({ ...named, hole: "normal" })).toBeUndefined();
    expect(accepted({ ...named, hole: "short-slot" })).toBeUndefined();
  });

  test("a slot across an angle takes its length from the net section", () => {
    const angle = {
      connection: "angle-one-leg",
      profile: "L 120x120x12",
      ...steel,
      ...bolts,
      n_1: 3,
      e1: 50,
      p1: 70,
      e2: 55,
      N_Ed: -100,
    };
    const area = (more: object) => Number(connection({ ...angle, ...more }).values.A_net_mm2);
    expect(area({}) - area({ hole: "short-slot" })).toBeCloseTo((26 - 22) * 12, 9);
    expect(area({ hole: "short-slot", slot_parallel: true })).toBe(area({}));
  });
});
