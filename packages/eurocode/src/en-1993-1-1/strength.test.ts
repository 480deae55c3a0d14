import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { check } from "../index.ts";

const tie = {
  mark: "T1",
  section: { shape: "flat", b_mm: 100, t_mm: 10 },
  length_mm: 2000,
  N_Ed: -200,
  A_net_mm2: 800,
};

const member = (fields: object, top: object = {}) =>
  check("en-1993-1-1", {
    ...top,
    members: [{ mark: "B1", profile: "IPE 300", length_mm: 500, M_y_Ed: 10, V_z_Ed: 0, ...fields }],
  });

const pathsOf = (input: unknown) => refusedPaths(() => check("en-1993-1-1", input));

describe("strength: what nobody gave", () => {
  test("a grade nobody gave is the first warning", () => {
    expect(member({ length_mm: 6000 }).result.warnings[0]).toBe("No steel grade given: S355.");
    expect(member({ steel_grade: "S355" }).result.warnings).toEqual([]);
  });
  test("an own f_y brings its own f_u where holes ask for one, or it is asked for", () => {
    expect(pathsOf({ members: [{ ...tie, f_y_MPa: 235 }] })).toEqual(["members[0].f_u_MPa"]);
    const own = check("en-1993-1-1", { members: [{ ...tie, f_y_MPa: 235, f_u_MPa: 360 }] });
    const grade = check("en-1993-1-1", { members: [{ ...tie, steel_grade: "S235" }] });
    expect(own.utilization).toBeCloseTo(grade.utilization, 9);
  });
  test("without holes an own f_y is enough, and no f_u of another steel is shown", () => {
    const { result, summary } = member({ f_y_MPa: 235 });
    expect((result.members as { values: object }[])[0]?.values).not.toHaveProperty("f_u_MPa");
    expect(summary).toContain("IPE 300 f_y 235:");
    expect([...result.warnings, ...result.assumptions].join(" ")).not.toMatch(/S355|Table 3.1/);
  });
  test("an f_u alone asks for f_y", () => {
    expect(pathsOf({ members: [{ ...tie, f_u_MPa: 400 }] })).toEqual(["members[0].f_y_MPa"]);
  });
});

describe("a measured strength beside its grade", () => {
  test("is used and named; above the nominal one it is a warning", () => {
    const { result } = member({ steel_grade: "S235", f_y_MPa: 310 });
    expect(result.members).toMatchObject([{ values: { f_y_MPa: 310, f_u_MPa: 360 } }]);
    expect(result.warnings).toEqual(["B1: f_y = 310 MPa is above the 235 MPa of S235 at this thickness (3.2.1(1))"]);
    expect(result.assumptions).toContain("f_y = 310 MPa as given, in place of the nominal 235 MPa of S235.");
  });
  test("far above the nominal one it is that of another grade", () => {
    expect(() => member({ steel_grade: "S235", f_y_MPa: 340 })).toThrow(/f_u_MPa with it in place of steel_grade/);
  });
  test("below the nominal one there is nothing to warn of", () => {
    expect(member({ steel_grade: "S235", f_y_MPa: 220 }).result.warnings).toEqual([]);
  });
  test("in connections too", () => {
    const { result } = check("en-1993-1-8", {
      connection: "weld",
      throat_mm: 5,
      length_mm: 100,
      V_par_Ed: 50,
      steel_grade: "S235",
      f_y_MPa: 300,
      t_mm: 10,
    });
    expect(result.warnings.join(" ")).toContain("f_y = 300 MPa is above the 235 MPa of S235");
  });
});

test("another table of strengths than the annex takes is a warning", () => {
  const warnings = (national_annex: string, strength_table: string) =>
    member({ steel_grade: "S355", strength_table }, { national_annex }).result.warnings.filter((text) =>
      text.includes("strength_table"),
    );
  expect(warnings("UK", "en-1993-1-1")).toHaveLength(1);
  expect(warnings("UK", "product-standard")).toHaveLength(0);
  expect(warnings("NL", "product-standard")).toHaveLength(1);
});
