import { describe, expect, test } from "vitest";
import { check } from "../src/index.ts";

// A3: V = dM/dx of timber members and concrete columns.

interface Verified {
  readonly id: string;
  readonly utilization: number;
}
const shearOf = (endpoint: string, request: object): number | undefined => {
  const { result } = check(endpoint, request);
  const [item] = (result.members ?? result.columns) as { verifications: Verified[] }[];
  return item?.verifications.find(({ id }) => id.startsWith("shear"))?.utilization;
};

describe("timber under the loading of Table 6.1", () => {
  const beam = { mark: "B", species: "GL24h", b: 120, h: 400, length_mm: 4000, M_y_Ed: 40, ltb_case: "udl" };
  const shear = (fields: object) => shearOf("en-1995-1-1", { members: [{ ...beam, ...fields }] });
  test("has the shear of its moment, whether or not it is given", () => {
    expect(shear({})).toBeCloseTo(shear({ V_z_Ed: 40 }) ?? 0, 9);
    expect(shear({ ltb_case: "point-load" })).toBeCloseTo(shear({ V_z_Ed: 20, ltb_case: undefined }) ?? 0, 9);
    expect(shear({ ltb_case: undefined })).toBeUndefined();
    expect(shear({ load_cases: [{ id: "1", M_y_Ed: 40 }], M_y_Ed: undefined })).toBeCloseTo(shear({}) ?? 0, 9);
  });
  test("loads near the supports may be left out of one that is given; less than that of a point load is refused", () => {
    expect(shear({ V_z_Ed: 33 })).toBeLessThan(shear({}) ?? 0);
    expect(shear({ V_z_Ed: 20 })).toBeCloseTo(shear({}) ?? 0, 9);
    expect(() => shear({ V_z_Ed: 10, ltb_case: "point-load" })).toThrow(/V_z_Ed: must be at least 20 kN/);
  });
  test("one that is smaller under a uniform load is said", () => {
    const { result } = check("en-1995-1-1", { members: [{ ...beam, V_z_Ed: 20 }] });
    expect(result.warnings.join()).toContain("V_z_Ed = 20 kN is below the greatest shear");
  });
  test("of a beam on its side about z", () => {
    const lying = { b: 400, h: 120, M_y_Ed: undefined, M_z_Ed: 40 };
    expect(() => shear({ ...lying, V_y_Ed: 10, ltb_case: "point-load" })).toThrow(/V_y_Ed: must be at least 20 kN/);
  });
});

describe("concrete columns with end moments over their length", () => {
  const column = {
    mark: "C",
    b: 300,
    h: 400,
    fck: 30,
    fyk: 500,
    A_s: 2000,
    bar_diameter_mm: 20,
    l0: 3000,
    length_mm: 3000,
    N_Ed: 300,
  };
  const links = { diameter_mm: 8, spacing_mm: 150 };
  const shear = (fields: object) => shearOf("en-1992-1-1", { columns: [{ ...column, links, ...fields }] });
  test("have the shear of these", () => {
    const ends = { M_01: -60, M_02: 90 };
    expect(shear(ends)).toBeCloseTo(shear({ ...ends, V_Ed: 50 }) ?? 0, 9);
    expect(shear({ M_01: 90, M_02: 90 })).toBeUndefined();
    expect(shear({ ...ends, length_mm: undefined })).toBeUndefined();
    expect(() => shear({ ...ends, V_Ed: 20 })).toThrow(/V_Ed: must be at least 50 kN/);
  });
  test("along b it is said, and where the shape has no web of its own", () => {
    const told = (fields: object) =>
      check("en-1992-1-1", { columns: [{ ...column, ...fields }] }).result.warnings.join();
    expect(told({ M_Ed: 10, M_01_z: -20, M_02_z: 40 })).toContain("a shear of 20 kN along b");
    const pile = { b: undefined, h: undefined, shape: "circular", diameter: 400, M_01: -60, M_02: 90 };
    expect(told(pile)).toContain("a shear of 50 kN over length_mm, which is not verified");
    const { result } = check("en-1992-1-1", { columns: [{ ...column, ...pile, b_w_mm: 200, d_shear_mm: 250 }] });
    expect(JSON.stringify(result.columns)).toContain('"id":"shear"');
  });
});

describe("the loads of a timber member's deflection and its design moment", () => {
  const beam = { mark: "B", species: "GL24h", b: 120, h: 400, length_mm: 4000 };
  const serviceability = { g_kN_m: 2, G_kN: 1, variable: [{ q_kN_m: 3, psi_2: 0.3 }] };
  const told = (fields: object) =>
    check("en-1995-1-1", { members: [{ ...beam, serviceability, ...fields }] }).result.warnings.join();
  test("a smaller moment is said, one that no supports make is refused", () => {
    expect(told({ M_y_Ed: 15 })).not.toContain("characteristic loads");
    expect(told({ M_y_Ed: 9 })).toContain("make 11 kNm in this span, above M_y_Ed = 9 kNm");
    expect(() => told({ M_y_Ed: 5 })).toThrow(/make 11 kNm in this span; M_y_Ed = 5 kNm cannot be of the same loads/);
    expect(told({ load_cases: [5, 16].map((M_y_Ed, i) => ({ id: `${i}`, M_y_Ed })) })).not.toContain("characteristic");
    expect(() => told({ M_y_Ed: 40, ltb_case: "cantilever-udl" })).toThrow(/make 44 kNm/);
  });
  test("no moment beside other actions is said", () => {
    expect(told({ N_Ed: 10 })).toContain("M_y_Ed is not given: their moment is not verified");
    expect(told({})).not.toContain("not verified");
  });
});

describe("the loads of a deflection have a shear, whatever the supports", () => {
  const serviceability = { g_kN_m: 10, variable: [{ q_kN_m: 30, psi_2: 0.3 }] };
  const joist = { mark: "B", species: "C24", b: 45, h: 300, length_mm: 1200, M_y_Ed: 8, serviceability };
  const timber = (fields: object) => shearOf("en-1995-1-1", { members: [{ ...joist, ...fields }] });
  const beam = { mark: "B", profile: "IPE 300", steel_grade: "S355", length_mm: 900, M_y_Ed: 120, q_ser_kN_m: 800 };
  const steel = (fields: object) => shearOf("en-1993-1-1", { members: [{ ...beam, ...fields }] });
  test("a timber member without V_z_Ed has half of them", () => {
    const plain = { serviceability: undefined };
    expect(timber({})).toBeCloseTo(timber({ V_z_Ed: 24, ...plain }) ?? 0, 9);
    // loads within h of the support may be left out: 24 − 40 · 0.3
    expect(timber({ V_z_Ed: 12 })).toBeCloseTo(timber({ V_z_Ed: 12, ...plain }) ?? 0, 9);
    expect(timber({ V_z_Ed: 5 })).toBeCloseTo(timber({}) ?? 0, 9);
    expect(timber({ V_z_Ed: 60 })).toBeCloseTo(timber({ V_z_Ed: 60, ...plain }) ?? 0, 9);
    expect(timber({ load_cases: [{ id: "1", M_y_Ed: 8 }], M_y_Ed: undefined })).toBeCloseTo(timber({}) ?? 0, 9);
  });
  test("a steel member too, a cantilever all of it; not beside a moment that is not of this load", () => {
    const plain = { q_ser_kN_m: undefined };
    expect(steel({})).toBeCloseTo(steel({ V_z_Ed: 360, ...plain }) ?? 0, 9);
    expect(steel({ V_z_Ed: 500 })).toBeCloseTo(steel({ V_z_Ed: 500, ...plain }) ?? 0, 9);
    const free = { cantilever: true, psi_y: 0, M_y_Ed: 120, q_ser_kN_m: 250, V_z_Ed: undefined };
    expect(steel(free)).toBeCloseTo(steel({ ...free, ...plain, V_z_Ed: 225 }) ?? 0, 9);
    expect(steel({ load_cases: [{ id: "1", M_y_Ed: 120 }], M_y_Ed: undefined })).toBeCloseTo(steel({}) ?? 0, 9);
    const uplift = [
      { id: "1", M_y_Ed: 120 },
      { id: "2", M_y_Ed: -20, N_Ed: -100 },
    ];
    expect(steel({ load_cases: uplift, M_y_Ed: undefined })).toBeCloseTo(steel({}) ?? 0, 9);
  });
  test("one that is smaller is said", () => {
    const told = (endpoint: string, item: object) => check(endpoint, { members: [item] }).result.warnings.join();
    expect(told("en-1993-1-1", { ...beam, V_z_Ed: 100 })).toContain("V_z_Ed = 100 kN is below the shear of the load");
    expect(told("en-1995-1-1", { ...joist, V_z_Ed: 5 })).toContain("V_z_Ed = 5 kN is below the shear of the loads");
  });
});
