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
});
