import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, calculated, figure, utilizationOf } from "../../../test/support/members.ts";
import { InvalidInput } from "../../basis/problem.ts";
import { section } from "../../sections/index.ts";
import { type Station, type Twisting, twisted } from "./twist.ts";

const beam: Twisting = {
  length: 6000,
  GI_t: 81_000 * 200_000,
  EI_w: 210_000 * 1.26e11,
  ends: ["fork", "fork"],
  holds: [],
  points: [],
  spans: [],
};
const a = Math.sqrt(beam.EI_w / beam.GI_t);
const along = (change: Partial<Twisting>): Station[] => twisted({ ...beam, ...change }) ?? [];
const most = (stations: readonly Station[], of: (one: Station) => number) =>
  Math.max(...stations.map((one) => Math.abs(of(one))));

describe("the rotation along the member, against closed solutions", () => {
  const k = beam.length / a;

  test("a torque at midspan between forks", () => {
    const found = along({ points: [{ x: 3000, T: 4 }] });
    const B = (((4 / 2) * a) / 1000) * Math.tanh(k / 2);
    expect(most(found, ({ B: one }) => one)).toBeCloseTo(B, 9);
    const phi = ((4e6 * a) / beam.GI_t / 2) * (k / 2 - Math.tanh(k / 2));
    expect(most(found, ({ phi: one }) => one)).toBeCloseTo(phi, 9);
  });

  test("a spread torque between forks", () => {
    const found = along({ spans: [{ from: 0, to: 6000, m: 1.5 }] });
    expect(most(found, ({ B }) => B)).toBeCloseTo(1.5 * (a / 1000) ** 2 * (1 - 1 / Math.cosh(k / 2)), 9);
  });

  test("a torque on the free end of a cantilever with its warping held", () => {
    const found = along({ ends: ["fixed", "free"], points: [{ x: 6000, T: 3 }] });
    expect(most(found, ({ B }) => B)).toBeCloseTo(((3 * a) / 1000) * Math.tanh(k), 9);
    expect(found[0]?.T_w).toBeCloseTo(3, 9);
  });

  test("without warping the torque is shared as 1/x and 1/(L - x)", () => {
    const found = along({ EI_w: 0, points: [{ x: 2000, T: 6 }] });
    expect([found[0]?.T_t, found.at(-1)?.T_t].map((T) => Math.round((T ?? 0) * 1e9) / 1e9)).toEqual([4, -2]);
  });

  test("a place that holds the rotation parts it; nothing that holds it has no answer", () => {
    const found = along({ holds: [3000], points: [{ x: 1500, T: 2 }] });
    expect(found.filter(({ x }) => Math.abs(x - 3000) < 1).every(({ phi }) => Math.abs(phi) < 1e-9)).toBe(true);
    expect(twisted({ ...beam, ends: ["free", "free"], points: [{ x: 1500, T: 2 }] })).toBeUndefined();
  });

  law(
    "the torques at its ends are those of the loads, and B is the slope of T_w",
    () =>
      fc.property(
        fc.constantFrom<Twisting["ends"]>(["fork", "fork"], ["fixed", "fork"], ["fixed", "fixed"], ["fixed", "free"]),
        fc.double({ min: 100, max: 5900, noNaN: true }),
        fc.double({ min: 0, max: 5000, noNaN: true }),
        fc.double({ min: 1e9, max: 1e13, noNaN: true }),
        (ends, x, from, I_w) => {
          const found = along({
            ends,
            EI_w: 210_000 * I_w,
            points: [{ x, T: 3 }],
            spans: [{ from, to: from + 900, m: 2 }],
          });
          const [first, last] = [found[0], found.at(-1)];
          const total = (one: Station | undefined) => (one?.T_t ?? 0) + (one?.T_w ?? 0);
          expect(total(first) - total(last)).toBeCloseTo(3 + 0.9 * 2, 6);
          found.slice(1).forEach((one, i) => {
            const before = found[i];
            if (!before || one.x - before.x < 1e-6) return;
            const slope = ((one.B - before.B) / (one.x - before.x)) * 1000;
            const [low, high] = [Math.min(one.T_w, before.T_w), Math.max(one.T_w, before.T_w)];
            expect(slope).toBeGreaterThan(low - 0.02);
            expect(slope).toBeLessThan(high + 0.02);
          });
        },
      ),
    { numRuns: 20 },
  );
});

const bent = { profile: "HE 260 B", steel_grade: "S355", length_mm: 4000, M_y_Ed: 100, V_z_Ed: 50 };
const point = { loads: [{ x_mm: 2000, F_kN: 100, e_mm: 75 }] };

const problems = (item: Record<string, unknown>): string[] => {
  try {
    calculate({ members: [{ mark: "M", ...item }] });
    return [];
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path.replace("members[0].", "")}: ${message}`);
    throw error;
  }
};

describe("a member with its torsion", () => {
  test("Annex A of EN 1993-6 by hand", () => {
    const { values } = calculated({ ...bent, torsion: point });
    const v = values as Record<string, number>;
    const of = (name: string) => v[name] ?? Number.NaN;
    expect(of("B_Rd_kNm2")).toBeCloseTo((260 ** 2 * 17.5 * 242.5 * 355) / 4e9, 9);
    const k_w = 0.7 - (0.2 * of("B_Ed_kNm2")) / of("B_Rd_kNm2");
    expect(of("k_w_torsion")).toBeCloseTo(k_w, 9);
    const M_z = of("phi_max_rad") * 100;
    const M_z_Rd = ((section("HE 260 B")?.properties.W_pl_z_mm3 ?? 0) * 355) / 1e6;
    const use =
      100 / of("M_b_Rd_kNm") +
      (0.9 * M_z) / M_z_Rd +
      (k_w * (1 - M_z / M_z_Rd) * of("k_alpha") * of("B_Ed_kNm2")) / of("B_Rd_kNm2");
    const C_mz = 1; // M_z without a shape of its own is uniform
    expect(utilizationOf("torsion-bending-stability", { ...bent, torsion: point })).toBeCloseTo(
      use + ((C_mz - 0.9) * M_z) / M_z_Rd,
      9,
    );
  });

  test("a force with its arm is a torque, and a load case may have its own", () => {
    const torque = { loads: [{ x_mm: 2000, T_kNm: 7.5 }] };
    expect(calculated({ ...bent, torsion: torque }).utilization).toBe(
      calculated({ ...bent, torsion: point }).utilization,
    );
    const { M_y_Ed, V_z_Ed, ...plain } = bent;
    const cases = [
      { id: "less", M_y_Ed, V_z_Ed },
      { id: "more", M_y_Ed, V_z_Ed, torsion: { loads: [{ x_mm: 2000, T_kNm: 9 }] } },
    ];
    const governed = calculated({ ...plain, torsion: point, load_cases: cases });
    expect(governed.utilization).toBe(
      calculated({ ...bent, torsion: { loads: [{ x_mm: 2000, T_kNm: 9 }] } }).utilization,
    );
  });

  test("a closed section twists by St Venant alone; its rotation has a limit", () => {
    const tube = { profile: "SHS 100x5", steel_grade: "S355H", length_mm: 3000 };
    const torsion = { loads: [{ x_mm: 3000, T_kNm: 4 }], ends: ["fixed", "free"], rotation_limit_deg: 2 };
    const I_t = section("SHS 100x5")?.properties.I_t_mm4 ?? 0;
    expect(figure("phi_max_rad", { ...tube, torsion })).toBeCloseTo((4e6 * 3000) / (81_000 * I_t), 9);
    expect(figure("B_Ed_kNm2", { ...tube, torsion })).toBe(0);
    expect(utilizationOf("torsion-rotation", { ...tube, torsion })).toBeGreaterThan(0);
  });

  test("compression beside torques of 0 is compression alone", () => {
    const nothing = {
      loads: [
        { x_mm: 2000, T_kNm: 0 },
        { x_mm: 1000, F_kN: 20, e_mm: 0 },
      ],
    };
    const pressed = { ...bent, N_Ed: 50 };
    expect(calculated({ ...pressed, torsion: nothing }).utilization).toBeCloseTo(calculated(pressed).utilization, 9);
    const { M_y_Ed, V_z_Ed, ...plain } = bent;
    const cases = [
      { id: "turned", M_y_Ed, V_z_Ed },
      { id: "pressed", N_Ed: 50, M_y_Ed, torsion: nothing },
    ];
    expect(calculated({ ...plain, torsion: point, load_cases: cases }).load_cases).toHaveLength(2);
    expect(problems({ ...plain, torsion: point, load_cases: [{ id: "both", N_Ed: 50 }] }).join()).toContain(
      "load_cases[0].N_Ed: must not be compression",
    );
  });

  law("more torque never helps", () =>
    fc.property(
      fc.constantFrom("IPE 300", "HE 200 A", "UPN 220", "RHS 150x100x6", "L 100x100x10"),
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      (profile, T_kNm, more) => {
        const use = (T: number) =>
          calculated({
            profile,
            steel_grade: "S355",
            length_mm: 4000,
            M_y_Ed: 5,
            V_z_Ed: 5,
            torsion: { loads: [{ x_mm: 1500, T_kNm: T }], method: "stress" },
          }).utilization;
        expect(use(T_kNm * more)).toBeGreaterThanOrEqual(use(T_kNm) - 1e-9);
        expect(use(-T_kNm)).toBeCloseTo(use(T_kNm), 9);
      },
    ),
  );
});

test.each([
  [{ ...bent, torsion: { loads: [{ x_mm: 2000 }] } }, "torsion.loads[0]: must be one of"],
  [{ ...bent, torsion: { loads: [{ T_kNm: 2 }] } }, "torsion.loads[0].x_mm: is required"],
  [{ ...bent, torsion: { loads: [{ x_mm: 5000, T_kNm: 2 }] } }, "must be on the member"],
  [{ ...bent, torsion: { loads: [{ from_mm: 3000, to_mm: 2000, m_kNm_m: 2 }] } }, "must be beyond from_mm"],
  [{ ...bent, torsion: { ...point, ends: "free" } }, "must hold the rotation"],
  [{ ...bent, torsion: { ...point, at_restraints: true } }, "restraints_mm: is required"],
  [{ ...bent, T_Ed: 1, torsion: point }, "T_Ed: cannot be combined with torsion"],
  [{ ...bent, N_Ed: 50, torsion: point }, "N_Ed: must not be compression"],
  [{ ...bent, profile: "UPN 220", torsion: { ...point, method: "EN 1993-6" } }, "torsion.method: is only for"],
  [
    {
      ...bent,
      load_cases: [{ id: "a", torsion: { loads: [{ x_mm: 1, T_kNm: 1 }] } }],
      M_y_Ed: undefined,
      V_z_Ed: undefined,
    },
    "load_cases[0].torsion",
  ],
])("%#: what cannot be is refused", (item, expected) => {
  expect(problems(item).join("\n")).toContain(expected);
});
