import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculated, problems, use, values } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { check } from "../../index.ts";
import { proposeGusset } from "./proposal.ts";

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const bolted = {
  connection: "gusset",
  member: { profile: "L 90x90x9", steel_grade: "S355" },
  N_Ed: -220,
  plate: { t_mm: 12, steel_grade: "S355" },
  joint: "bolted",
  bolt_grade: "8.8",
  bolt_size: "M20",
  n_1: 4,
  e1: 45,
  p1: 70,
  e2: 45,
};
const slotted = {
  connection: "gusset",
  member: { profile: "CHS 139.7x5", steel_grade: "S355H" },
  N_Ed: -400,
  plate: { t_mm: 15, steel_grade: "S355" },
  joint: "slotted",
  length_mm: 180,
  throat_mm: 4,
};

describe("the plate", () => {
  law("spreads over w + 2 L tan 30°, never beyond its width; more of it never carries less", () =>
    fc.property(size(40, 120), size(60, 600), size(8, 30), size(1, 2), (p1, b_mm, t_mm, more) => {
      const of = (plate: object) => values({ ...bolted, p1, plate: { ...bolted.plate, t_mm, ...plate } });
      const free = of({}).b_eff_mm ?? 0;
      expect(free).toBeCloseTo(2 * 3 * p1 * Math.tan(Math.PI / 6), 6);
      const held = of({ b_mm }).b_eff_mm ?? 0;
      expect(held).toBeCloseTo(Math.min(b_mm, free), 6);
      expect(of({ t_mm: t_mm * more }).N_W_Rd_kN).toBeGreaterThanOrEqual((of({}).N_W_Rd_kN ?? 0) * (1 - 0.1));
    }),
  );

  law("a longer free length, or one fixed edge alone, never buckles later", () =>
    fc.property(size(20, 400), size(1, 3), (free_length_mm, more) => {
      const N_b = (change: object) => values({ ...bolted, N_Ed: 100, free_length_mm, ...change }).N_W_b_Rd_kN ?? 0;
      expect(N_b({ free_length_mm: free_length_mm * more })).toBeLessThanOrEqual(N_b({}) * (1 + 1e-9));
      expect(N_b({ k: 1.2 })).toBeLessThanOrEqual(N_b({}) * (1 + 1e-9));
    }),
  );

  test("three lengths count by their mean", () => {
    const { L_mm } = values({ ...bolted, N_Ed: 100, edges_mm: [90, 150, 120] });
    expect(L_mm).toBe(120);
  });

  test("a brace beside the plate bends it: N/A + M/W", () => {
    const item = { ...bolted, eccentricity_mm: 5 };
    const { b_eff_mm = 0, sigma_Ed_MPa } = values(item);
    expect(sigma_Ed_MPa).toBeCloseTo(220e3 / (b_eff_mm * 12) + (6 * 220e3 * 5) / (b_eff_mm * 144), 6);
    expect(use("gusset-bending", item)).toBeCloseTo((sigma_Ed_MPa ?? 0) / 355, 9);
  });

  law("the forces in its weld are those of the braces", () =>
    fc.property(size(10, 170), size(-500, 500), (theta_deg, N_Ed) => {
      const weld = { throat_mm: 5, length_mm: 300, theta_deg };
      const one = values({ ...bolted, N_Ed: -300, gusset_weld: weld });
      expect(Math.hypot(one.V_w_Ed_kN ?? 0, one.N_w_Ed_kN ?? 0)).toBeCloseTo(300, 6);
      const two = values({ ...bolted, N_Ed: -300, gusset_weld: weld, second_brace: { N_Ed, theta_deg: 90 } });
      expect((two.N_w_Ed_kN ?? 0) - (one.N_w_Ed_kN ?? 0)).toBeCloseTo(N_Ed, 6);
      expect(two.V_w_Ed_kN).toBeCloseTo(one.V_w_Ed_kN ?? 0, 6);
    }),
  );
});

describe("the end of the brace", () => {
  test("an angle by one leg, as the kind of its own has it", () => {
    const { connection: _, member, plate, joint: __, ...rest } = bolted;
    const alone = { ...rest, ...member, connection: "angle-one-leg", gusset: plate };
    for (const name of ["N_u_Rd_kN", "F_v_Rd_kN", "F_b_Rd_kN", "V_eff_2_Rd_kN"])
      expect(values(bolted)[name], name).toBeCloseTo(values(alone)[name] ?? 0, 9);
  });

  test("two braces have two shear planes and twice the section", () => {
    const [one, two] = [values(bolted), values({ ...bolted, n_members: 2 })];
    expect(two.F_v_Rd_kN).toBeCloseTo(2 * (one.F_v_Rd_kN ?? 0), 9);
    expect(two.N_u_Rd_kN).toBeCloseTo(2 * (one.N_u_Rd_kN ?? 0), 9);
  });

  test("a slotted tube: net section, shear lag, four welds", () => {
    const A = (Math.PI / 4) * (139.7 ** 2 - 129.7 ** 2);
    const net = (0.9 * (A - 2 * 17 * 5) * 510) / 1.25 / 1000;
    expect(values(slotted).N_slot_Rd_kN).toBeCloseTo(net, 6);
    expect(values({ ...slotted, shear_lag: "AISC" }).N_slot_Rd_kN).toBeCloseTo(net * (1 - 139.7 / Math.PI / 180), 6);
    expect(values(slotted).F_w_Rd_kN).toBeCloseTo((4 * 4 * 172 * 490) / (Math.sqrt(3) * 0.9 * 1.25) / 1000, 6);
    expect(use("tube-shear-lag", slotted)).toBeCloseTo(139.7 / 180, 9);
  });

  test("a flattened tube: two walls thick, as wide as half of the round", () => {
    const flat = {
      ...slotted,
      joint: "flattened",
      length_mm: undefined,
      throat_mm: undefined,
      member: { profile: "CHS 88.9x5", steel_grade: "S355H" },
      bolt_grade: "8.8",
      bolt_size: "M24",
      n_1: 1,
      e1: 50,
      e2: 60,
    };
    const A = (Math.PI / 4) * (88.9 ** 2 - 78.9 ** 2);
    expect(values({ ...flat, N_Ed: -100 }).N_u_Rd_kN).toBeCloseTo((0.9 * (A - 26 * 10) * 510) / 1.25 / 1000, 6);
    expect(problems({ ...flat, N_Ed: 60, free_length_mm: 100 })[0]).toContain("flat_length_mm: is required");
    expect(use("flattened-buckling", { ...flat, N_Ed: 60, free_length_mm: 100, flat_length_mm: 120 })).toBeGreaterThan(
      0,
    );
  });

  test("a tee on the end of a tube: the wall under the stem", () => {
    const tee = {
      ...bolted,
      member: { profile: "SHS 100x5", steel_grade: "S355H" },
      joint: "end-tee",
      tee: { t_cap_mm: 12, t_stem_mm: 12, b_stem_mm: 100 },
    };
    expect(values(tee).N_tee_Rd_kN).toBeCloseTo(2 * (12 + 5 * 12) * 5 * 0.355, 6);
  });

  test("welded by its short leg an unequal angle counts as an equal one of that leg", () => {
    const welded = {
      connection: "gusset",
      member: { profile: "L 100x65x8", steel_grade: "S355" },
      N_Ed: -200,
      plate: { t_mm: 12 },
      joint: "welded",
      length_mm: 150,
      throat_mm: 4,
    };
    const ratio = (values({ ...welded, connected_leg: "short" }).N_u_Rd_kN ?? 0) / (values(welded).N_u_Rd_kN ?? 1);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(0.85);
  });
});

describe("what does not fit together", () => {
  const angle = { ...bolted, N_Ed: -220, joint: "welded", length_mm: 150, throat_mm: 5 };
  const welded = Object.fromEntries(
    Object.entries(angle).filter(([name]) => !["bolt_grade", "bolt_size", "n_1", "e1", "p1", "e2"].includes(name)),
  );

  test("a narrow plate has edges of its own: bearing, tearing and the least edge distance know them", () => {
    const of = (b_mm: number) => ({ ...bolted, plate: { ...bolted.plate, b_mm } });
    expect(values(of(60)).F_b_plate_Rd_kN).toBeLessThan(values(of(90)).F_b_plate_Rd_kN ?? 0);
    expect(values(of(60)).V_eff_plate_Rd_kN).toBeLessThan(values(of(90)).V_eff_plate_Rd_kN ?? 0);
    expect(values(of(90)).F_b_plate_Rd_kN).toBe(values(bolted).F_b_plate_Rd_kN);
    expect(calculated(of(40)).passed).toBe(false);
    expect(problems(of(20))[0]).toContain("plate.b_mm: must be at least 22 mm");
  });

  test("an edge distance beyond the middle of a flat is none", () => {
    const flat = { ...bolted, member: { profile: "FL 100x10", steel_grade: "S355" }, e2: 80 };
    expect(problems(flat)).toEqual([expect.stringContaining("e2: must be at most 50 mm")]);
    expect(problems({ ...flat, e2: 50 })).toEqual([]);
  });

  test("one angle has two welds along it, a pair four; their throat is not twice the thicker part", () => {
    expect(problems({ ...welded, n_welds: "4" })).toEqual([expect.stringContaining("n_welds: must be 2")]);
    expect(problems({ ...welded, n_welds: "4", n_members: 2 })).toEqual([]);
    expect(problems({ ...welded, throat_mm: 25 })).toEqual([expect.stringContaining("throat_mm")]);
  });

  test("welds shorter than 30 mm or 6 a, or thinner than 3 mm, fail", () => {
    expect(use("weld-length", { ...welded, N_Ed: -1, length_mm: 38 })).toBeCloseTo(30 / 28, 9);
    expect(use("weld-length", welded)).toBeUndefined();
    expect(use("weld-throat", { ...welded, throat_mm: 2 })).toBeCloseTo(1.5, 9);
    const gusset_weld = { throat_mm: 5, length_mm: 30, theta_deg: 90 };
    expect(use("weld-length", { ...bolted, N_Ed: -1, gusset_weld })).toBeCloseTo(30 / 20, 9);
  });

  test("bending and buckling of a pressed gusset are not combined, which is said", () => {
    const said = (item: object) =>
      check("en-1993-1-8", { connections: [{ ...bolted, ...item }] }).result.warnings.join("\n");
    expect(said({ N_Ed: 50, free_length_mm: 100, eccentricity_mm: 5 })).toContain("second order");
    expect(said({ N_Ed: -50, eccentricity_mm: 5 })).not.toContain("second order");
  });
});

test("one is proposed that passes", () => {
  for (const profile of ["L 80x80x8", "UPN 160", "CHS 114.3x5", "FL 150x12"]) {
    const found = proposeGusset({ member: { profile, steel_grade: "S355" }, N_Ed: -180 });
    expect([profile, found.passed]).toEqual([profile, true]);
  }
});

test.each([
  [{ ...bolted, k: 3 }, "k: must be at most 2"],
  [{ ...bolted, bolt_size: undefined }, "bolt_size: is required: the bolts of the brace"],
  [{ ...bolted, N_Ed: 100 }, "free_length_mm: is required"],
  [{ ...bolted, n_2: 2, p2: 40 }, "n_2: an angle by one leg"],
  [{ ...bolted, member: { profile: "SHS 100x5" } }, "joint: must be slotted"],
  [{ ...slotted, length_mm: undefined }, "length_mm: is required"],
  [{ ...slotted, slot_mm: 140 }, "slot_mm: must be less than 139.7 mm"],
  [{ ...slotted, member: { profile: "IPE 200" } }, "member.profile"],
  [{ ...slotted, N_Ed: 100, free_length_mm: 0 }, "free_length_mm"],
])("%#: what cannot be is refused", (item, expected) => {
  expect(problems(item).join("\n")).toContain(expected);
});
