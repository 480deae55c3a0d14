import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculated, problems, use, values } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { check } from "../../index.ts";
import * as rules from "./formulas.ts";

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const head = { connection: "seat", beam: { profile: "IPE 300", steel_grade: "S355" }, V_Ed: 90, gap_mm: 10 };
const angle = { profile: "L 150x100x12", steel_grade: "S355", length_mm: 180 };
const bolts = { bolt_grade: "8.8", bolt_size: "M20", n_1: 2, p1: 60, n_2: 2, p2: 100, e1: 55, e2: 40 };
const support = { t_mm: 14, steel_grade: "S355" };
const stiffened = { W_mm: 120, h_mm: 250, t_mm: 12, plate_t_mm: 12, plate_b_mm: 160, steel_grade: "S355" };
const bolted = { ...head, angle, ...bolts, support };
const welded = { ...head, angle, throat_mm: 6 };
const flat = {
  connection: "bracket",
  type: "flat",
  V_Ed: 120,
  e_mm: 250,
  plate: { t_mm: 15, h_mm: 300, steel_grade: "S355" },
  ...bolts,
  n_1: 3,
  p1: 100,
  p2: 120,
  e1: 50,
  support,
};
const standing = {
  connection: "bracket",
  type: "standing",
  V_Ed: 80,
  e_mm: 200,
  plate: { t_mm: 15, h_mm: 300, b_mm: 250, shape: "triangular", steel_grade: "S355" },
  throat_mm: 6,
};

describe("published rules", () => {
  test("Subramanian 2008, example 5.14: the leg bends under the part of the bearing beyond its root, V (b_2/b_1) b_2/2", () => {
    // 100 kN over b_1 = 32.27 mm, gap 10 mm, L 150x75x12 with a root of 10 mm
    const b_2 = rules.beyondRoot(32.27, 10, 12, 10);
    expect(b_2).toBeCloseTo(20.27, 6);
    const V_2 = rules.legShear(100, b_2, 32.27);
    expect(rules.legMoment(V_2, b_2, 32.27)).toBeCloseTo((100 * (20.27 / 32.27) * (20.27 / 2)) / 1000, 9);
  });

  test("AISC Manual Table 10-8: welds of a stiffened seat as lines, h + 0.2 h each side, S = 0.6 h²", () => {
    // of a throat that is thin against its length: the top fibre by f_b = V e / (0.6 a h²), all 2.4 h carry V
    const wide = { ...stiffened, h_mm: 1000, W_mm: 300, t_mm: 40, plate_t_mm: 40, plate_b_mm: 800 };
    const { M_support_Ed_kNm: M = 0, ...found } = values({ ...head, V_Ed: 100, stiffened: wide, throat_mm: 5 });
    expect(found.l_seat_mm).toBeCloseTo(200, 6);
    expect((found.A_w_mm2 ?? 0) / (5 * 2.4 * 1000)).toBeCloseTo(1, 1);
    expect(M).toBeCloseTo((100 * (found.e_mm ?? 0)) / 1000, 9);
    const y = 1000 - (found.y_c_mm ?? 0);
    expect((found.I_x_mm4 ?? 0) / y / (0.6 * 5 * 1000 ** 2)).toBeCloseTo(1, 1);
  });

  test("AISC Manual (15-13): a stocky triangle yields, a thin one buckles between and beyond the limits", () => {
    const Q = (t_mm: number) => values({ ...standing, plate: { ...standing.plate, t_mm, h_mm: 900, b_mm: 900 } }).Q;
    expect(Q(60)).toBe(1);
    const thin = values({ ...standing, plate: { ...standing.plate, t_mm: 8, h_mm: 900, b_mm: 900 }, throat_mm: 4 });
    const lambda = ((thin.b_1_mm ?? 0) / 8) * Math.sqrt(355 / 6.895);
    const root = 5 * Math.sqrt(475 + 1120 * ((thin.b_1_mm ?? 0) / (thin.a_1_mm ?? 0)) ** 2);
    expect(thin.lambda).toBeCloseTo(lambda / root, 9);
    expect(thin.Q).toBeCloseTo(1.3 / (lambda / root) ** 2, 9);
    expect(rules.inelastic(0.7)).toBeCloseTo(1, 2);
    expect(rules.inelastic(1.41)).toBeCloseTo(rules.elastic(1.41), 1);
  });
});

describe("seats", () => {
  law("a wider gap never helps, a heavier reaction never bears on less", () =>
    fc.property(size(5, 40), size(0, 30), size(10, 250), size(1, 1.5), (gap_mm, more, V_Ed, times) => {
      for (const item of [
        { ...bolted, gap_mm, V_Ed },
        { ...head, gap_mm, V_Ed, stiffened, throat_mm: 6 },
      ]) {
        expect(calculated({ ...item, gap_mm: gap_mm + more }).utilization).toBeGreaterThanOrEqual(
          calculated(item).utilization * (1 - 1e-9),
        );
        expect(values({ ...item, V_Ed: V_Ed * times }).s_s_mm).toBeGreaterThanOrEqual(
          (values(item).s_s_mm ?? 0) * (1 - 1e-6),
        );
      }
    }),
  );

  law("the web carries the reaction over the bearing that is found, where there is room", () =>
    fc.property(size(50, 330), (V_Ed) => {
      const { s_w_mm = 0, s_room_mm = 0, F_Rd_kN = 0 } = values({ ...head, V_Ed, stiffened, throat_mm: 6 });
      expect(s_w_mm < s_room_mm - 1e-6).toBe(F_Rd_kN > V_Ed);
    }),
  );

  law("bolts hold the moment of the reaction about the toe", () =>
    fc.property(size(10, 200), size(50, 60), (V_Ed, p1) => {
      const { F_t_Ed_kN: F_t = 0, e_mm = 0 } = values({ ...bolted, V_Ed, p1 });
      const rows = [150 - 55, 150 - 55 - p1];
      const held = rows.reduce((sum, z) => sum + ((2 * F_t * z) / (rows[0] ?? 1)) * z, 0);
      expect(held).toBeCloseTo(V_Ed * e_mm, 6);
    }),
  );

  test("a weak web fails by itself, a thin leg in bending, a thin stiffener under the reaction", () => {
    expect(use("transverse-force", { ...head, V_Ed: 400, stiffened, throat_mm: 6 })).toBeGreaterThan(1);
    const thin = { ...welded, throat_mm: 5, V_Ed: 150, gap_mm: 25, angle: { ...angle, profile: "L 100x100x8" } };
    expect(use("seat-bending", thin)).toBeGreaterThan(1);
    expect(
      use("seat-slenderness", { ...head, stiffened: { ...stiffened, t_mm: 8, W_mm: 200 }, throat_mm: 5 }),
    ).toBeGreaterThan(1);
  });

  test("what cannot be is refused with its field", () => {
    expect(problems({ ...head, angle })).toEqual([expect.stringContaining("throat_mm: is required")]);
    expect(problems({ ...welded, stiffened })).toEqual([
      expect.stringContaining("stiffened: cannot be combined with angle"),
    ]);
    expect(problems({ ...head, stiffened, ...bolts, support })).toEqual([
      expect.stringContaining("bolt_size: welded seats"),
    ]);
    expect(problems({ ...bolted, e1: 20 })).toEqual([expect.stringContaining("e1: must be at least")]);
    expect(problems({ ...bolted, n_1: 3 })).toEqual([expect.stringContaining("n_1: must be less than")]);
    expect(problems({ ...welded, gap_mm: 120 })).toEqual([expect.stringContaining("gap_mm: must be less than 100 mm")]);
    expect(problems({ ...welded, throat_mm: 9 })).toEqual([
      expect.stringContaining("throat_mm: must give a throat of at most 8.49 mm"),
    ]);
    const { support: _, ...alone } = bolted;
    expect(check("en-1993-1-8", { connections: [alone] }).verified).toBe(false);
  });
});

describe("what holds a seat", () => {
  const one = { ...bolted, n_1: 1, e1: 75 };
  const column = { profile: "HEB 200", steel_grade: "S355" };

  test("Table 3.4: head or nut punches through the thinner of leg and support", () => {
    const pulled = { ...one, gap_mm: 40, V_Ed: 80, angle: { ...angle, profile: "L 150x150x18" }, e1: 122 };
    const thin = { ...pulled, bolt_grade: "10.9", support: { t_mm: 3, steel_grade: "S235" } };
    const { F_t_Ed_kN = 0, B_p_Rd_kN = 0 } = values(thin);
    // d_m = (30 + 32.95)/2 of ISO 4017
    expect(B_p_Rd_kN).toBeCloseTo((0.6 * Math.PI * 31.475 * 3 * 360) / 1.25 / 1000, 1);
    expect(use("punching-shear", thin)).toBeCloseTo(F_t_Ed_kN / B_p_Rd_kN, 6);
    expect(use("punching-shear", thin)).toBeGreaterThan(1.4);
    const leg = { ...pulled, d_m_mm: 32, support: { t_mm: 40, steel_grade: "S355" } };
    expect(values(leg).B_p_Rd_kN).toBeCloseTo((0.6 * Math.PI * 32 * 18 * 490) / 1.25 / 1000, 6);
  });

  test("3.6.1(10): one row of bolts is a single lap, of a seat as of a bracket", () => {
    const thin = { ...one, V_Ed: 95, support: { t_mm: 4, steel_grade: "S235" } };
    expect(use("support-bearing", thin)).toBeCloseTo(47.5 / ((1.5 * 360 * 20 * 4) / 1.25 / 1000), 6);
    const row = { ...flat, n_1: 1, V_Ed: 40, plate: { ...flat.plate, t_mm: 6 }, e1: 150 };
    const least = (1.5 * 490 * 20 * 6) / 1.25 / 1000;
    expect(values(row).F_b_y_Rd_kN).toBeLessThanOrEqual(least * (1 + 1e-9));
    expect(values({ ...row, single_lap_one_row: false }).F_b_y_Rd_kN).toBeGreaterThan(least);
  });

  test("6.2.6: the flange and web of a column are verified, any other wall is left and said", () => {
    const good = check("en-1993-1-8", { connections: [{ ...bolted, support: column }] });
    expect(good.verified).toBe(true);
    const found = calculated({ ...bolted, support: column }).verifications.map(({ id }) => id);
    for (const id of ["t-stub", "column-web-tension", "column-web-compression", "column-web-shear"])
      expect(found).toContain(id);
    const { m_mm = 0, e_flange_mm: e = 0, F_t_Ed_kN = 0, ...rest } = values({ ...bolted, support: column });
    expect(m_mm).toBeCloseTo((100 - 9) / 2 - 0.8 * 18, 9);
    // mode 1 over a pitch of 60 mm, less than 4 m + 1.25 e
    expect(4 * m_mm + 1.25 * e).toBeGreaterThan(60);
    expect(rest.F_T_1_Rd_kN).toBeCloseTo((60 * 15 ** 2 * 355) / m_mm / 1000, 6);
    expect(use("t-stub", { ...bolted, support: column })).toBeCloseTo((2 * F_t_Ed_kN) / (rest.F_T_Rd_kN ?? 1), 6);
    for (const item of [
      bolted,
      { ...welded, support: column },
      { ...welded },
      { ...standing, support },
      { ...standing, support: { profile: "RHS 200x200x4" } },
    ]) {
      const { verified, result } = check("en-1993-1-8", { connections: [item] });
      expect(verified).toBe(false);
      expect(result.warnings.join()).toContain("the support is not verified");
    }
    expect(check("en-1993-1-8", { connections: [{ ...standing, support: column }] }).verified).toBe(true);
  });

  law("half of a standing plate's height pulls on the web, half presses: they hold the moment", () =>
    fc.property(size(10, 200), size(100, 600), (V_Ed, h_mm) => {
      const found = values({ ...standing, V_Ed, plate: { ...standing.plate, h_mm }, support: column });
      expect((found.F_half_Ed_kN ?? 0) * (h_mm / 2)).toBeCloseTo(V_Ed * standing.e_mm, 3);
    }),
  );

  test("a profile as support gives its flange; what contradicts it is refused", () => {
    const { F_b_support_Rd_kN } = values({ ...bolted, support: { t_mm: 15, steel_grade: "S355" } });
    expect(values({ ...bolted, support: column }).F_b_support_Rd_kN).toBeCloseTo(F_b_support_Rd_kN ?? 0, 6);
    expect(problems({ ...bolted, support: { ...column, t_mm: 15 } })).toEqual([]);
    expect(problems({ ...bolted, support: { ...column, t_mm: 12.5 } })).toEqual([
      expect.stringContaining("support.t_mm: must agree with the web or flange"),
    ]);
    expect(problems({ ...bolted, support: { profile: "HEB 100", steel_grade: "S355" } })).toEqual([
      expect.stringContaining("p2: the bolts stand off"),
    ]);
    expect(problems({ ...bolted, support: { steel_grade: "S355" } })).toEqual([
      expect.stringContaining("support.t_mm: is required"),
    ]);
  });

  test("actions are judged by their sum: suction relieves, a beam that lifts is not held", () => {
    const { V_Ed: _, ...free } = { ...bolted, support: column };
    const of = (W: number) =>
      check("en-1993-1-8", {
        connections: [
          {
            ...free,
            actions: [
              { id: "G", nature: "permanent", V: 80 },
              { id: "W", nature: "wind", V: W },
            ],
          },
        ],
      });
    expect(of(-10).verified).toBe(true);
    expect(of(-10).passed).toBe(true);
    expect(of(-100).verified).toBe(false);
    expect(of(-100).result.warnings.join()).toContain("does not hold a beam down");
    expect(use("weld-directional", { ...standing, V_Ed: -80 })).toBe(use("weld-directional", standing));
  });

  test("a stiffened seat has a plate that the beam stands on and that can be welded", () => {
    const thin = { ...head, stiffened: { ...stiffened, plate_t_mm: 1, plate_b_mm: 20 }, throat_mm: 6 };
    expect(problems(thin)).toEqual([
      expect.stringContaining("stiffened.plate_b_mm: must be at least 150 mm"),
      expect.stringContaining("stiffened.plate_t_mm: must be at least 4 mm"),
      expect.stringContaining("throat_mm: must give a throat of at most 2 mm"),
    ]);
    const { warnings } = check("en-1993-1-8", { connections: [{ ...head, stiffened, throat_mm: 6 }] }).result;
    expect(warnings.join()).toContain("the plate under the beam in bending");
  });
});

describe("brackets", () => {
  test("rows stand where e1 says: the nearer edge counts in bearing, spacing and the net section", () => {
    const near = { ...flat, n_1: 2, p1: 60, e1: 12 };
    expect(use("spacing-e1", near)).toBeCloseTo(26.4 / 12, 6);
    expect(calculated(near).passed).toBe(false);
    // mirrored: as far from the lower edge
    const mirrored = { ...near, e1: 300 - 60 - 30 };
    expect(calculated(mirrored).utilization).toBeCloseTo(calculated({ ...near, e1: 30 }).utilization, 9);
    const { W_net_mm3, y_n_mm } = values({ ...near, e1: 30 });
    // by strips of the section, t 15 mm, holes of 22 mm at 120 and 60 mm above the middle
    const strips = Array.from({ length: 30_000 }, (_, i) => -150 + (i + 0.5) / 100).filter(
      (y) => Math.abs(y - 120) > 11 && Math.abs(y - 60) > 11,
    );
    const middle = strips.reduce((sum, y) => sum + y, 0) / strips.length;
    const I = strips.reduce((sum, y) => sum + 0.15 * (y - middle) ** 2, 0);
    expect(y_n_mm).toBeCloseTo(-middle, 2);
    expect((W_net_mm3 ?? 0) / (I / (150 - middle))).toBeCloseTo(1, 3);
  });

  test("a fillet on the plate's edge is no thicker than its edge allows", () => {
    const lapped = { ...standing, type: "flat", plate: { t_mm: 10, h_mm: 300, steel_grade: "S355" }, weld_b_mm: 150 };
    expect(problems({ ...lapped, throat_mm: 7 })).toEqual([]);
    expect(problems({ ...lapped, throat_mm: 8 })).toEqual([expect.stringContaining("at most 7.07 mm")]);
  });

  test("what is not verified of a flat bracket is said, and only what is missing is asked for", () => {
    const { warnings } = check("en-1993-1-8", { connections: [flat] }).result;
    for (const said of ["carries the moment V_Ed e_mm", "twists the column", "edge distance on the column's flange"])
      expect(warnings.join()).toContain(said);
    expect(problems({ ...flat, e1: 5 })).toEqual([expect.stringContaining("e1: must be greater than 11 mm")]);
    const ids = calculated(standing).verifications.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  law("two plates carry twice as much as one", () =>
    fc.property(size(10, 200), size(150, 600), (V_Ed, e_mm) => {
      const one = calculated({ ...flat, V_Ed, e_mm }).utilization;
      expect(calculated({ ...flat, V_Ed: 2 * V_Ed, e_mm, n_plates: "2" }).utilization).toBeCloseTo(one, 9);
    }),
  );

  law("a load further out never uses less of the plate; the group is that of the kind bolt-group", () =>
    fc.property(size(10, 100), size(150, 400), size(1, 1.5), (V_Ed, e_mm, times) => {
      const far = { ...flat, V_Ed, e_mm: e_mm * times };
      for (const id of ["bracket-bending", "bracket-net", "bolt-shear"])
        expect(use(id, far)).toBeGreaterThanOrEqual((use(id, { ...flat, V_Ed, e_mm }) ?? 0) * (1 - 1e-9));
      const { connection: _c, type: _t, plate: _p, support: _s, e_mm: _e, V_Ed: _v, e1: _1, e2: _2, ...group } = flat;
      const alone = {
        ...group,
        connection: "bolt-group",
        shear_planes: 1,
        plate_t: 14,
        plate_fu: 490,
        V_y_Ed: -V_Ed,
        e_x_mm: e_mm,
        edge_x_mm: 40,
        edge_y_mm: 50,
      };
      expect(use("bolt-shear", { ...flat, V_Ed, e_mm })).toBeCloseTo(use("bolt-shear", alone) ?? 0, 9);
    }),
  );

  law("across the strut of a triangle the load is in equilibrium", () =>
    fc.property(size(10, 200), size(200, 600), size(200, 600), (V_Ed, h_mm, b_mm) => {
      const found = values({ ...standing, V_Ed, plate: { ...standing.plate, h_mm, b_mm } });
      const { a_1_mm: a = 0, b_1_mm: b = 0, N_1_Ed_kN: N = 0 } = found;
      expect(a * b).toBeCloseTo(h_mm * b_mm, 3);
      expect(Math.hypot(N, (V_Ed * b_mm) / a)).toBeCloseTo(V_Ed, 6);
    }),
  );

  test("what cannot be is refused with its field", () => {
    const { throat_mm: _, ...bare } = standing;
    expect(problems({ ...bare, ...bolts })).toEqual([expect.stringContaining("use connection end-plate")]);
    const { warnings } = check("en-1993-1-8", { connections: [{ ...standing, n_plates: "2" }] }).result;
    expect(warnings.join()).toContain("flat brackets");
    expect(problems({ ...standing, e_mm: 300 })).toEqual([expect.stringContaining("e_mm: must be at most 250 mm")]);
    expect(problems({ ...flat, e_mm: 50 })).toEqual([expect.stringContaining("e_mm: must be greater than 60 mm")]);
    expect(problems({ ...flat, plate: { ...flat.plate, h_mm: 250 } })).toEqual([
      expect.stringContaining("plate.h_mm: must be greater than 261 mm"),
    ]);
  });
});
