import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, checkUnknown, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number>; foundation: { pressed: number[][] } };

const one = (item: Fields, annex = "EN"): Made =>
  (
    checkUnknown("en-1992-1-1", { national_annex: annex, foundations: [{ mark: "F", ...item }] }).result as unknown as {
      foundations: Made[];
    }
  ).foundations[0] as Made; // one in, one out
const use = (made: Made, id: string) => made.verifications.find((v) => v.id === id)?.utilization ?? 0;
const problems = (item: Fields): string[] => {
  try {
    one(item);
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path }) => path.replace(/^foundations\[0\]\.?/, ""));
    throw error;
  }
  return [];
};

const materials = { fck: 30, fyk: 500 };

describe("published pads", () => {
  // The base of Reynolds's handbook, 3.6 × 3.0 m, as the tests of the open-source package FoundationDesign hold it.
  test("FoundationDesign, pad of 3.6 × 3.0 m with a moment: moments, shear, punching at the column", () => {
    const made = one({
      ...materials,
      L_mm: 3600,
      B_mm: 3000,
      h: 550,
      column: { c_1_mm: 450, c_2_mm: 450 },
      N_Ed: 1.35 * 770 + 1.5 * 330,
      M_z_Ed: 1.35 * 78 + 1.5 * 34,
      V_y_Ed: 1.35 * 35 + 1.5 * 15,
      concrete_kN_m3: 24,
      cover_mm: 30,
      bars_y: "Ø16-200",
      bars_z: "Ø12-150",
    }).values;
    expect(made.M_face_y_kNm).toBeCloseTo(607.861, 2);
    expect(made.M_face_z_kNm).toBeCloseTo(415.754, 2);
    expect(made.V_d_y_kN).toBeCloseTo(520.616, 2);
    // its bars along z lie 2 mm deeper: it takes 16 mm for them, too
    expect(made.V_d_z_kN).toBeCloseTo(398.459 - 142.083 * 3.6 * 0.002, 1);
    // it writes v_min to three figures
    expect(made.V_Rd_c_y_kN).toBeCloseTo(609.792, 0);
  });

  test("FoundationDesign: least and required reinforcement of that pad, mm² per m", () => {
    const made = one({
      ...materials,
      L_mm: 3600,
      B_mm: 3000,
      h: 550,
      column: { c_1_mm: 450, c_2_mm: 450 },
      N_Ed: 1534.5,
      M_z_Ed: 156.3,
      V_y_Ed: 69.75,
      cover_mm: 30,
      bars_y: "Ø16-200",
      bars_z: "Ø12-150",
      d_z_mm: 496,
    }).values;
    // its lever arm is at most 0.95 d: 958 mm²/m
    expect((made.A_s_req_y_mm2 ?? 0) / 3).toBeGreaterThan(958 * 0.95);
    expect((made.A_s_req_y_mm2 ?? 0) / 3).toBeLessThan(958);
    expect((made.A_s_min_z_mm2 ?? 0) / 3.6).toBeCloseTo(747, 0);
  });

  // structuralguide.com, "Basic steps for foundation design": 2.9 m square under 1815 kN.
  test("pad of 2.9 m under 1815 kN: 216 kN/m², 490 kNm at the face, no punching at the column", () => {
    const made = one({
      ...materials,
      L_mm: 2900,
      B_mm: 2900,
      h: 500,
      column: { c_1_mm: 400, c_2_mm: 400 },
      N_Ed: 1.35 * 900 + 1.5 * 400,
      cover_mm: 40,
      bars_y: "Ø25-175",
      bars_z: "Ø25-175",
      d_y_mm: 452,
      d_z_mm: 452,
    });
    expect(made.values.sigma_gd_kN_m2).toBeCloseTo(216, 0);
    // it rounds the pressure up
    expect(made.values.M_face_y_kNm).toBeCloseTo((490 * 215.8) / 216, -1);
    // mm² per m
    expect((made.values.A_s_y_mm2 ?? 0) / 2.9).toBeCloseTo(2804, -1);
    expect(use(made, "punching-column")).toBeLessThan(1);
  });

  // A published spreadsheet: 2.5 m, h 500, 1327.5 kN, column 250, bars of 12 mm, d 442; values of a strip of 1 m.
  test("spreadsheet of a pad of 2.5 m: 212.4 kN/m², 140.4 kNm/m at the face, shear 150.4 kN/m at d", () => {
    const made = one({
      ...materials,
      L_mm: 2500,
      B_mm: 2500,
      h: 500,
      column: { c_1_mm: 200, c_2_mm: 200 },
      N_Ed: 1.35 * 650 + 1.5 * 300,
      cover_mm: 40,
      bars_y: "Ø12-125",
      bars_z: "Ø12-125",
      d_y_mm: 442,
      d_z_mm: 442,
    }).values;
    expect(made.sigma_gd_kN_m2).toBeCloseTo(212.4, 1);
    // it takes the face 1.15 m from the edge
    expect((made.M_face_y_kNm ?? 0) / 2.5).toBeCloseTo(140.4495, 2);
    expect((made.V_d_y_kN ?? 0) / 2.5).toBeCloseTo(150.3792, 2);
    expect((made.A_s_min_y_mm2 ?? 0) / 2.5).toBeCloseTo(665.72, 0);
  });
});

const pad = {
  ...materials,
  L_mm: 2800,
  B_mm: 2400,
  h: 600,
  column: { c_1_mm: 400, c_2_mm: 300 },
  N_Ed: 1500,
  cover_mm: 50,
  bars_y: "Ø16-150",
  bars_z: "Ø16-150",
};

describe("pressure of the ground", () => {
  /** A second model: the base as small squares, each pressed where it goes down; bisected for one eccentricity. */
  test("one way with a gap: the triangle of 3 (L/2 − e)", () => {
    const made = one({ ...pad, M_z_Ed: 1100, sigma_Rd_kN_m2: 5000 });
    const F = 1500 + (made.values.G_inf_kN ?? 0);
    const e = 1100 / F;
    const length = 3 * (1.4 - e);
    const p_inf = (2 * F) / (length * 2.4);
    const F_sup = 1500 + (made.values.G_sup_kN ?? 0);
    const p_sup = (2 * F_sup) / (3 * (1.4 - 1100 / F_sup) * 2.4);
    expect(made.values.p_max_kN_m2).toBeCloseTo(Math.max(p_inf, p_sup), 3);
  });

  const eccentric = fc.record({
    M_y: fc.double({ min: -550, max: 550, noNaN: true }),
    M_z: fc.double({ min: -700, max: 700, noNaN: true }),
  });

  law(
    "pads: the pressure holds force and moments, pulls nowhere, and is a plane (grid of squares)",
    () =>
      fc.property(eccentric, ({ M_y, M_z }) => {
        const made = one({ ...pad, M_y_Ed: M_y, M_z_Ed: M_z });
        const [first, second, third] = made.foundation.pressed as [number[], number[], number[]];
        const plane = planeThrough(first, second, third);
        const n = 160;
        let [N, along_y, along_z] = [0, 0, 0];
        for (let i = 0; i < n; i++)
          for (let k = 0; k < n; k++) {
            const [y, z] = [(-0.5 + (i + 0.5) / n) * 2800, (-0.5 + (k + 0.5) / n) * 2400];
            const p = (Math.max(0, plane(y, z)) * 2.8 * 2.4) / n ** 2;
            N += p;
            along_y += (p * y) / 1000;
            along_z += (p * z) / 1000;
          }
        const weights = [made.values.G_inf_kN ?? 0, made.values.G_sup_kN ?? 0].map((G) => Math.abs(1500 + G - N));
        expect(Math.min(...weights)).toBeLessThan(0.005 * N);
        expect(Math.abs(along_y - M_z)).toBeLessThan(0.005 * N);
        expect(Math.abs(along_z - M_y)).toBeLessThan(0.005 * N);
      }),
    { numRuns: 60 },
  );

  law(
    "pads: moments at the face and shear at d are those of the squares beyond (grid of squares)",
    () =>
      fc.property(eccentric, fc.integer({ min: -200, max: 200 }), ({ M_y, M_z }, y_mm) => {
        const made = one({ ...pad, column: { ...pad.column, y_mm }, M_y_Ed: M_y, M_z_Ed: M_z });
        const plane = planeThrough(...(made.foundation.pressed.slice(0, 3) as [number[], number[], number[]]));
        const { G_inf_kN: G = 0, d_y_mm: d = 0 } = made.values;
        const weight = G / (2.8 * 2.4); // of what presses least: of the other the plane is another
        const n = 280;
        const beyond = (side: number, from: number) => {
          let [V, M] = [0, 0];
          for (let i = 0; i < n; i++)
            for (let k = 0; k < n; k++) {
              const [y, z] = [(-0.5 + (i + 0.5) / n) * 2800, (-0.5 + (k + 0.5) / n) * 2400];
              const arm = side * y - from;
              if (arm <= 0) continue;
              const p = ((Math.max(0, plane(y, z)) - weight) * 2.8 * 2.4) / n ** 2;
              V += p;
              M += (p * arm) / 1000;
            }
          return { V, M };
        };
        const faces = [1, -1].map((side) => ({ side, face: side * y_mm + 200 }));
        const M = Math.max(...faces.map(({ side, face }) => beyond(side, face).M));
        const V = Math.max(...faces.map(({ side, face }) => beyond(side, face + d).V));
        // the plane of the greater weight presses by its part more, the same everywhere where all is pressed
        const more = ((made.values.G_sup_kN ?? 0) - G) / (2.8 * 2.4);
        expect(made.values.M_face_y_kNm).toBeGreaterThan(M - (more * 2.4 * 1.5 ** 2) / 2 - 0.02 * M - 1);
        expect(made.values.M_face_y_kNm).toBeLessThan(M * 1.05 + 1);
        expect(made.values.V_d_y_kN).toBeGreaterThan(V - more * 2.4 * 1.5 - 0.02 * V - 1);
        expect(made.values.V_d_y_kN).toBeLessThan(V * 1.05 + 2);
      }),
    { numRuns: 40 },
  );
});

function planeThrough(...[p, q, r]: [number[], number[], number[]]) {
  const [y_0 = 0, z_0 = 0, p_0 = 0] = p;
  const [y_1, z_1, p_1] = [(q[0] ?? 0) - y_0, (q[1] ?? 0) - z_0, (q[2] ?? 0) - p_0];
  const [y_2, z_2, p_2] = [(r[0] ?? 0) - y_0, (r[1] ?? 0) - z_0, (r[2] ?? 0) - p_0];
  const determinant = y_1 * z_2 - y_2 * z_1;
  const [b, c] = [(p_1 * z_2 - p_2 * z_1) / determinant, (y_1 * p_2 - y_2 * p_1) / determinant];
  return (y: number, z: number) => p_0 + b * (y - y_0) + c * (z - z_0);
}

describe("laws", () => {
  law(
    "pads: a foundation turned by 90° is used as much",
    () =>
      fc.property(
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.constantFrom("straight", "hook"),
        (M_y_Ed, M_z_Ed, ends) => {
          const here = one({ ...pad, M_y_Ed, M_z_Ed, ends, outer: "y" });
          const { L_mm, B_mm } = pad;
          const turned = { L_mm: B_mm, B_mm: L_mm, column: { c_1_mm: 300, c_2_mm: 400 }, outer: "z" };
          const there = one({ ...pad, ...turned, M_y_Ed: M_z_Ed, M_z_Ed: M_y_Ed, ends });
          for (const id of ["bending", "shear", "anchorage"]) {
            expect(use(there, `${id}-z`)).toBeCloseTo(use(here, `${id}-y`), 6);
            expect(use(there, `${id}-y`)).toBeCloseTo(use(here, `${id}-z`), 6);
          }
          expect(use(there, "punching")).toBeCloseTo(use(here, "punching"), 6);
        },
      ),
    { numRuns: 60 },
  );

  law(
    "pads and strips: a design passes its own check",
    () =>
      fc.property(
        fc.record({
          L_mm: fc.integer({ min: 12, max: 40 }).map((one_) => one_ * 100),
          ratio: fc.double({ min: 0.6, max: 1, noNaN: true }),
          h: fc.integer({ min: 8, max: 20 }).map((one_) => one_ * 50),
          pressure: fc.integer({ min: 50, max: 350 }),
          e: fc.double({ min: 0, max: 0.3, noNaN: true }),
          strip: fc.boolean(),
          annex: fc.constantFrom("EN", "NL", "DE", "UK", "SE", "FR"),
        }),
        ({ L_mm, ratio, h, pressure, e, strip, annex }) => {
          const B_mm = Math.round((L_mm * ratio) / 50) * 50;
          const N_Ed = strip ? (pressure * B_mm) / 1000 : (pressure * L_mm * B_mm) / 1e6;
          const on = strip
            ? { kind: "strip", wall: { thickness_mm: 240 }, M_y_Ed: (N_Ed * e * B_mm) / 1000 }
            : { L_mm, column: { c_1_mm: 350, c_2_mm: 350 }, M_z_Ed: (N_Ed * e * L_mm) / 1000 };
          const item = { ...materials, B_mm, h, N_Ed, cover_mm: 50, ...on };
          if (problems(item).length > 0) return;
          const { bars_y, bars_z } = one(item, annex).values as unknown as Fields;
          for (const ends of ["straight", "hook"]) {
            const again = one({ ...item, ...(bars_y === undefined ? {} : { bars_y }), bars_z, ends }, annex);
            const failed = again.verifications.filter(({ passed }) => !passed).map(({ id }) => id);
            if (failed.filter((id) => id !== "column-foot").length === 0) return;
          }
          expect.unreachable("the bars of a design do not pass");
        },
      ),
    { numRuns: 120 },
  );

  law(
    "pads: more force is used more",
    () =>
      fc.property(fc.double({ min: 100, max: 2500, noNaN: true }), (N_Ed) => {
        const [less, more] = [one({ ...pad, N_Ed }), one({ ...pad, N_Ed: N_Ed * 1.1 })];
        for (const id of ["bars-bending-y", "bars-bending-z", "bars-shear-y", "punching", "punching-column"])
          expect(use(more, id)).toBeGreaterThan(use(less, id));
      }),
    { numRuns: 40 },
  );
});

describe("strips and foundations without reinforcement", () => {
  test("a strip: moment of the overhang, in masonry 0.15 of the wall further in", () => {
    const strip = { ...materials, kind: "strip", B_mm: 1200, h: 350, N_Ed: 300, cover_mm: 50, bars_z: "Ø12-150" };
    const face = one({ ...strip, wall: { thickness_mm: 240 } }).values.M_face_z_kNm;
    expect(face).toBeCloseTo((250 * 0.48 ** 2) / 2, 6);
    const masonry = one({ ...strip, wall: { thickness_mm: 240, masonry: true } }).values.M_face_z_kNm;
    // beyond the face the wall presses on nothing here: the pressure of the ground alone
    expect(masonry).toBeCloseTo((250 * (0.48 + 0.036) ** 2) / 2, 6);
  });

  test("(12.13): 0.85 h/a ≥ √(9 σ_gd/f_ctd)", () => {
    const plain = {
      ...materials,
      kind: "strip",
      B_mm: 800,
      h: 400,
      N_Ed: 150,
      wall: { thickness_mm: 300 },
      plain: true,
    };
    const f_ctd = (0.8 * 2.0276) / 1.5;
    const least = (250 * Math.sqrt((9 * 0.1875) / f_ctd)) / 0.85;
    expect(use(one(plain), "plain-footing")).toBeCloseTo(least / 400, 3);
  });

  test("6.7: the column's foot on the area that spreads, with starter bars where it is not enough", () => {
    const narrow = { ...pad, L_mm: 700, B_mm: 600, N_Ed: 4000, pressure: "uniform" };
    const alone = one(narrow);
    // 300 mm wide with 150 mm on each side: spread to twice, along y 700/400
    expect(alone.values.lambda_c).toBeCloseTo(1.75, 6);
    expect(alone.values.F_Rdu_kN).toBeCloseTo(0.4 * 0.3 * 20_000 * 1.75, 6);
    const held = one({ ...narrow, N_Ed: 4500, starter_bars: { count: 8, diameter_mm: 20 } });
    expect(use(held, "column-foot")).toBeLessThan(1);
    expect(use(held, "starter-anchorage")).toBeGreaterThan(0);
  });
});

test("a side that is lifted: its top bars are verified", () => {
  const lifted = { ...pad, M_z_Ed: 1300, bars_y: "Ø20-100", sigma_Rd_kN_m2: 5000, soil_mm: 1500 };
  const bare = one(lifted);
  // the concrete carries it (12.3.1)
  expect(bare.values.M_top_y_kNm).toBeLessThan(bare.values.M_Rd_pl_y_kNm ?? 0);
  const held = one({ ...lifted, bars_top_y: "Ø12-150" });
  // soil and concrete on the part that is not pressed: 2.4 m by 1 m at most
  expect(held.values.M_top_y_kNm).toBeGreaterThan(10);
  expect(held.values.M_top_y_kNm).toBeLessThan(((25 * 0.6 + 18 * 1.5) * 1.35 * 2.4 * 1.2 ** 2) / 2);
  expect(held.verifications.filter(({ id }) => id === "bars-bending-y")).toHaveLength(2);
});

test("Table 8.2: a bend counts only with 3 diameters of concrete beside it", () => {
  const ends = "hook";
  const lengths = (more: Fields) => one({ ...pad, ...more }).values;
  expect(lengths({ ends }).alpha_1_y).toBe(0.7);
  expect(lengths({}).alpha_1_y).toBe(1);
  // 50 mm of cover are less than 3 bars of 20; 42 mm between bars than 3 of 16
  expect(lengths({ ends, bars_y: "Ø20-200" }).alpha_1_y).toBe(1);
  expect(lengths({ ends, bars_y: "Ø16-100" }).alpha_1_y).toBe(1);
});

// Requests of an engineer who recomputed foundations.
test("starter bars end within the foundation: no deeper than its thickness less the cover", () => {
  const starters = (depth_mm: number) => ({ ...pad, starter_bars: { count: 8, diameter_mm: 16, depth_mm } });
  expect(problems(starters(2000))).toEqual(["starter_bars.depth_mm"]);
  expect(problems(starters(600))).toEqual(["starter_bars.depth_mm"]);
  expect(problems(starters(550))).toEqual([]);
});

const wide = {
  mark: "w",
  L_mm: 1200,
  B_mm: 3400,
  h: 300,
  fck: 30,
  fyk: 500,
  column: { c_1_mm: 200, c_2_mm: 2000 },
  cover_mm: 40,
  bars_y: "Ø16-100",
  bars_z: "Ø16-100",
  ends: "hook",
  sigma_Rd_kN_m2: 3000,
  N_Ed: 2600,
  M_z_Ed: 312,
};

test("punching: a second moment lowers beta of a long column nowhere: 1.049 stays", () => {
  expect(use(one(wide), "punching")).toBeCloseTo(1.049, 3);
  expect(use(one({ ...wide, M_y_Ed: 1 }), "punching")).toBeGreaterThanOrEqual(use(one(wide), "punching"));
});

const moment = fc.double({ min: 1, max: 300, noNaN: true });
const column = fc.record({
  c_1_mm: fc.integer({ min: 200, max: 700 }),
  c_2_mm: fc.integer({ min: 200, max: 700 }),
});

law(
  "punching, of pads and of slabs: a moment about the other axis never lowers beta",
  () =>
    fc.property(column, moment, moment, fc.boolean(), (sides, M, more, about_y) => {
      const alone = about_y ? { M_y_Ed: M } : { M_z_Ed: M };
      const both = { ...alone, [about_y ? "M_z_Ed" : "M_y_Ed"]: more };
      const slab = { ...materials, mark: "S", h: 400, V_Ed: 1500, d_y_mm: 350, d_z_mm: 334, A_s_y: 2000, A_s_z: 2000 };
      const ground = { sigma_gd_kN_m2: 300 };
      for (const foundation of [undefined, ground]) {
        const of = (moments: Fields) => {
          const item = { ...slab, column: sides, ...moments, ...(foundation ? { foundation } : {}) };
          const { result } = checkUnknown("en-1992-1-1", { national_annex: "EN", punching: [item] });
          return (result as unknown as { punching: Made[] }).punching[0] as Made; // one in, one out
        };
        // of a slab by beta itself, on the ground by the line that governs with it
        const used = (made: Made) => (foundation ? use(made, "punching") : (made.values.beta ?? 0));
        expect(used(of(both))).toBeGreaterThanOrEqual(used(of(alone)) - 1e-9);
      }
    }),
  { numRuns: 60 },
);

test("EN 1997-1 6.5.3: a horizontal force without what resists it is not verified; with it both components, least weight", () => {
  const pushed = { ...pad, sigma_Rd_kN_m2: 5000, ends: "hook", V_y_Ed: 300, V_z_Ed: 400 };
  const bare = one(pushed);
  expect(bare.passed).toBe(false);
  expect(bare.verifications.every(({ passed }) => passed)).toBe(true);
  const made = one({ ...pushed, sliding: { delta_d_deg: 25 } });
  const R_d = (1500 + 25 * 0.6 * 2.8 * 2.4) * Math.tan((25 * Math.PI) / 180);
  expect(use(made, "ground-sliding")).toBeCloseTo(500 / R_d, 6);
  expect(made.passed).toBe(true);
  expect(use(one({ ...pushed, sliding: { R_d_kN: 250 } }), "ground-sliding")).toBeCloseTo(2, 6);
  expect(problems({ ...pushed, sliding: {} })).toEqual(["sliding"]);
  expect(problems({ ...pushed, sliding: { R_d_kN: 1, delta_d_deg: 20 } })).toEqual(["sliding"]);
});

test("the upward moment is greatest beyond the face where the ground does not press: 67.6, not 6.96 kNm", () => {
  const lifted = {
    ...materials,
    kind: "strip",
    B_mm: 6000,
    h: 300,
    wall: { thickness_mm: 300 },
    soil_mm: 2500,
    N_Ed: 1500,
    M_y_Ed: 2232,
    cover_mm: 50,
    bars_z: "Ø32-100",
    sigma_Rd_kN_m2: 5000,
  };
  expect(one({ ...lifted, bars_top_z: "Ø16-150" }).values.M_top_z_kNm).toBeGreaterThan(60);
  // 12.3.1: f_ctd,pl h²/6 carries 16 kNm
  expect(one(lifted).values.M_Rd_pl_z_kNm).toBeCloseTo((0.8 * 2.0276 * 1000 * 300 ** 2) / 1.5 / 6e6, 2);
  expect(one(lifted).passed).toBe(false);
});

test("12.3.1: no top bars are asked for where the concrete carries the upward moment", () => {
  const lifted = { ...pad, M_z_Ed: 1000, bars_y: "Ø20-100", ends: "hook", sigma_Rd_kN_m2: 5000 };
  const made = one(lifted);
  expect(made.values.M_top_y_kNm).toBeGreaterThan(0);
  expect(made.values.M_top_y_kNm).toBeLessThan(made.values.M_Rd_pl_y_kNm ?? 0);
  expect(made.verified).toBe(true);
});

describe("a design finds bars that pass", () => {
  test.each([
    {
      L_mm: 1600,
      B_mm: 1300,
      h: 350,
      fck: 35,
      fyk: 500,
      column: { c_1_mm: 300, c_2_mm: 500 },
      N_Ed: 272,
      M_z_Ed: -44,
      cover_mm: 75,
      sigma_Rd_kN_m2: 800,
    },
    {
      L_mm: 3600,
      B_mm: 3600,
      h: 550,
      fck: 35,
      fyk: 500,
      column: { diameter_mm: 500 },
      N_Ed: 2500,
      cover_mm: 50,
      sigma_Rd_kN_m2: 300,
      ends: "hook",
    },
  ])("$L_mm × $B_mm mm", (item) => {
    expect(problems(item)).toEqual([]);
    expect(one(item).passed).toBe(true);
  });
});

test("12.9.3(1): each side with the greatest pressure on it; h/a ≥ 2 is enough", () => {
  const plain = { ...materials, L_mm: 1000, B_mm: 600, h: 500, plain: true, N_Ed: 200, sigma_Rd_kN_m2: 5000 };
  const made = one({ ...plain, column: { c_1_mm: 300, c_2_mm: 300, y_mm: 100 } });
  expect(made.values.a_plain_mm).toBeGreaterThan(0);
  // 150 mm each way under a great force: 2 a = 300 mm
  const squat = { ...plain, L_mm: 600, h: 310, N_Ed: 9000, column: { c_1_mm: 300, c_2_mm: 300 } };
  expect(use(one(squat), "plain-footing")).toBeCloseTo(300 / 310, 6);
});

test("a column that pulls less than the weight: bearing and top bars are calculated, what is upwards is not verified", () => {
  const made = one({ ...pad, N_Ed: -60, sigma_Rd_kN_m2: 200, soil_mm: 500 });
  expect(made.verified).toBe(false);
  expect(use(made, "ground-bearing")).toBeGreaterThan(0);
  expect(made.values.M_top_y_kNm).toBeGreaterThan(0);
});

test("accidental: the weight counts once; a wall is a strip; design false asks for bars; the cover that is given is said", () => {
  const { G_sup_kN, G_inf_kN } = one({ ...pad, design_situation: "accidental" }).values;
  expect(G_sup_kN).toBe(G_inf_kN);
  expect(problems({ ...materials, B_mm: 1200, h: 350, N_Ed: 300, cover_mm: 50, wall: { thickness_mm: 240 } })).toEqual([
    "kind",
  ]);
  expect(problems({ ...pad, bars_y: undefined, bars_z: undefined, design: false })).toEqual(["bars_y", "bars_z"]);
  expect(() => one({ ...pad, h: 200, cover_mm: 95 })).toThrow(/it is 95/);
});

describe("refusals name what is wrong", () => {
  test("all at once, by their paths", () => {
    expect(problems({ ...materials, B_mm: 1000, h: 400 })).toEqual(["N_Ed", "L_mm", "column", "cover_mm"]);
    expect(problems({ ...pad, column: { c_1_mm: 400, c_2_mm: 300, y_mm: 1300 } })).toEqual(["column.y_mm"]);
    expect(problems({ ...pad, M_z_Ed: 3000 })).toEqual(["M_z_Ed"]);
    expect(problems({ ...pad, kind: "strip", wall: { thickness_mm: 300 } })).toEqual(["L_mm", "column"]);
    expect(problems({ ...pad, plain: true })).toEqual(["bars_y", "bars_z"]);
    expect(problems({ ...pad, bars_y: "3Ø16 + 2Ø20" })).toEqual(["bars_y"]);
    expect(problems({ ...pad, bars_z: undefined })).toEqual(["bars_z"]);
    expect(problems({ ...pad, N_Ed: -150 })).toEqual(["N_Ed"]);
    expect(problems({ ...pad, bars_y: undefined, bars_z: undefined, N_Ed: 9000, h: 300 })).toEqual(["h"]);
  });

  test("without the resistance of the ground it is not verified; with it bearing is held under the effective area", () => {
    const bare = check("en-1992-1-1", { national_annex: "EN", foundations: [{ mark: "F", ...pad }] });
    expect(bare.passed).toBe(false);
    const made = one({ ...pad, M_z_Ed: 200, sigma_Rd_kN_m2: 400 });
    const F = 1500 + (made.values.G_sup_kN ?? 0);
    expect(use(made, "ground-bearing") * 400).toBeCloseTo(F / ((2.8 - 2 * (200 / F)) * 2.4), 6);
  });

  test("a column near one edge: punching is not verified, and that is said; Germany's rules are verified", () => {
    const near = { ...pad, column: { c_1_mm: 400, c_2_mm: 300, y_mm: 700 }, sigma_Rd_kN_m2: 5000, M_z_Ed: -800 };
    expect(one(near).passed).toBe(false);
    const open = { national_annex: "EN", foundations: [{ ...near, N_Ed: 300, M_z_Ed: -150, mark: "F" }] };
    expect(checkUnknown("en-1992-1-1", open).summary).toMatch(/not verified, the warnings say why$/);
    const german = one({ ...pad, sigma_Rd_kN_m2: 5000 }, "DE");
    expect(german.values.C_Rd_c_gamma_C).toBe(0.15);
    expect(use(german, "punching")).toBeGreaterThan(use(one({ ...pad, sigma_Rd_kN_m2: 5000 }), "punching"));
    expect(one({ ...pad, sigma_Rd_kN_m2: 5000, ends: "hook" }).passed).toBe(true);
  });
});

describe("long columns on pads", () => {
  const long = {
    L_mm: 3600,
    B_mm: 2400,
    h: 500,
    fck: 25,
    fyk: 500,
    column: { c_1_mm: 1600, c_2_mm: 250 },
    N_Ed: 2000,
    cover_mm: 50,
    bars_y: "Ø16-100",
    bars_z: "Ø16-125",
    ends: "hook",
    sigma_Rd_kN_m2: 500,
  };
  const said = (item: Fields, annex: string) =>
    checkUnknown("en-1992-1-1", {
      national_annex: annex,
      foundations: [{ mark: "F", ...item }],
    }).result.warnings.join();

  test("under the German annex only the ends count, in the line of the foundation as in u_1 of slabs, and that is said", () => {
    const { values, verifications } = one(long, "DE");
    const [a = 0, d = 0] = [values.a_crit_mm, values.d_mm];
    // b_1 = min(b, 2.8 d), a_1 = min(a, 2 b, 5.6 d - b_1)
    const ends = 2 * (2 * 250 + 250);
    expect(5.6 * d - 250).toBeGreaterThan(2 * 250);
    expect(values.u_crit_mm).toBeCloseTo(ends + 2 * Math.PI * a, 6);
    // all the ground within the line relieves
    const inside = 1600 * 250 + 2 * (1600 + 250) * a + Math.PI * a ** 2;
    const V = 2000 - ((values.sigma_gd_kN_m2 ?? 0) * inside) / 1e6;
    const v = (1.1 * V * 1000) / ((values.u_crit_mm ?? 1) * d);
    expect(verifications.find(({ id }) => id === "punching")?.demand).toBeCloseTo(v, 6);
    expect(use({ values, verifications } as Made, "punching")).toBeCloseTo(1.108, 3);
    expect(said(long, "DE")).toContain("only its ends count in the line of its foundation");
  });

  test("beta of a moment is that of the whole line", () => {
    const { values } = one({ ...long, M_y_Ed: 300 }, "DE");
    const [a = 0, V = 1] = [values.a_crit_mm, values.V_Ed_red_kN];
    const [c_1, c_2, d] = [250, 1600, a / 2];
    const W = c_1 ** 2 / 2 + c_1 * c_2 + 4 * c_2 * d + 16 * d ** 2 + 2 * Math.PI * d * c_1;
    const u = 2 * (1600 + 250) + 2 * Math.PI * a;
    expect(values.beta).toBeCloseTo(1 + (((0.45 * 300 * 1000) / V) * u) / W, 6);
  });

  test("EN has no such rule: the whole line counts", () => {
    const { values } = one(long);
    expect(values.u_crit_mm).toBeCloseTo(2 * (1600 + 250) + 2 * Math.PI * (values.a_crit_mm ?? 0), 6);
    expect(said(long, "EN")).not.toContain("ends");
  });

  test("a column more than 12 d around is said where the whole line counts", () => {
    const wide = { ...long, h: 300, N_Ed: 500 };
    expect(said(wide, "EN")).toContain("more than 12 d around");
    expect(said(wide, "DE")).not.toContain("more than 12 d around");
  });

  test("a column that is not long, or is round, has its whole line", () => {
    for (const column of [{ c_1_mm: 400, c_2_mm: 250 }, { diameter_mm: 500 }])
      expect(said({ ...long, column }, "DE")).not.toContain("ends count");
  });
});

test("a moment without a vertical force is calculated; punching by it alone is not verified, and that is said", () => {
  const item = {
    ...materials,
    mark: "F",
    L_mm: 2000,
    B_mm: 2000,
    h: 600,
    column: { c_1_mm: 300, c_2_mm: 300 },
    N_Ed: 0,
    cover_mm: 50,
    bars_y: "Ø16-150",
    bars_z: "Ø16-150",
    sigma_Rd_kN_m2: 300,
  };
  const answer = (more: Fields) => checkUnknown("en-1992-1-1", { foundations: [{ ...item, ...more }] });
  expect(answer({ M_y_Ed: 15 }).summary).toMatch(/not verified, the warnings say why$/);
  expect(JSON.stringify(answer({ M_y_Ed: 15 }).result)).toContain("punching by it alone");
  expect(JSON.stringify(answer({ V_y_Ed: 2, sliding: { delta_d_deg: 25 } }).result)).not.toContain("punching");
});
