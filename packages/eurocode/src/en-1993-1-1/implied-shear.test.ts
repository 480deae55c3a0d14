import { describe, expect, test } from "vitest";
import { check } from "../index.ts";

// A3: moments whose shape is known have a shear.

const beam = (fields: object) =>
  check("en-1993-1-1", {
    members: [
      {
        mark: "B1",
        profile: "IPE 400",
        steel_grade: "S355",
        length_mm: 6000,
        lateral_restraint: "continuous",
        ...fields,
      },
    ],
  });
const shearOf = (fields: object, id = "shear-z"): number | undefined => {
  const { result } = beam(fields);
  const [item] = result.members as { verifications: { id: string; demand: number }[] }[];
  return item?.verifications.find((one) => one.id === id)?.demand;
};
const parabola = (n: number) => Array.from({ length: n + 1 }, (_, i) => (4 * 90 * i * (n - i)) / n ** 2);

describe("the shear that the moments imply", () => {
  test.each([
    ["uniform load", { M_y_Ed: 90, moment_shape_y: "udl" }, 60],
    ["point load", { M_y_Ed: 90, moment_shape_y: "point-load" }, 30],
    ["uniform load, fixed ends", { M_y_Ed: -90, moment_shape_y: "udl-fixed" }, 90],
    ["point load, fixed ends", { M_y_Ed: 90, moment_shape_y: "point-load-fixed" }, 60],
    ["end moments", { M_y_Ed: 90, psi_y: -0.5 }, 22.5],
    ["cantilever with a load at its end", { M_y_Ed: 90, psi_y: 0, cantilever: true }, 15],
    ["a diagram of straight pieces", { M_y_diagram: [0, 90, 0] }, 30],
    ["samples of a uniform load", { M_y_diagram: parabola(10) }, 60],
    [
      "points",
      {
        M_y_diagram: [
          { x_fraction: 0, M: -60 },
          { x_fraction: 0.25, M: 30 },
          { x_fraction: 1, M: 0 },
        ],
      },
      60,
    ],
    [
      "a couple between the ends is no shear",
      {
        M_y_diagram: [
          { x_fraction: 0, M: 0 },
          { x_fraction: 0.5, M: 45 },
          { x_fraction: 0.5, M: -45 },
          { x_fraction: 1, M: 0 },
        ],
      },
      15,
    ],
    [
      "nor is one that is drawn with a slope",
      {
        M_y_diagram: [
          { x_fraction: 0, M: 0 },
          { x_fraction: 0.5, M: 45 },
          { x_fraction: 0.501, M: -45 },
          { x_fraction: 1, M: 0 },
        ],
      },
      15.03,
    ],
  ])("%s", (_what, fields, V) => {
    expect(shearOf(fields)).toBeCloseTo(V, 1);
    expect(beam(fields).result.assumptions.join(" ")).toContain("V = dM/dx");
  });
  test("of moments between lateral restraints, over their distance", () => {
    const restrained = { lateral_restraint: "none", M_y_Ed: 90, L_LT_mm: 2000 };
    expect(shearOf({ ...restrained, psi_LT: 0.25 })).toBeCloseTo(33.75, 6);
    expect(shearOf({ ...restrained, M_y_diagram_LT: [45, 90, 90] })).toBeCloseTo(45, 6);
    expect(shearOf({ ...restrained, moment_shape_y: "udl", psi_LT: 0.9 })).toBeCloseTo(60, 6);
    expect(beam({ ...restrained, psi_LT: 0.25, V_z_Ed: 20 }).result.warnings.join()).toContain("33.75 kN");
    expect(
      shearOf({ ...restrained, load_cases: [{ id: "1", M_y_Ed: 90 }], M_y_Ed: undefined, psi_LT: 0.25 }),
    ).toBeCloseTo(33.75, 6);
    expect(shearOf({ M_y_Ed: 90, L_LT_mm: 2000, psi_LT: 0.25 })).toBeUndefined();
  });
  test("about z likewise", () => {
    expect(shearOf({ M_z_Ed: 9, moment_shape_z: "udl" }, "shear-y")).toBeCloseTo(6, 6);
  });
  test("uniform moments have none, nor those whose shape nobody gives", () => {
    expect(shearOf({ M_y_Ed: 90, psi_y: 1 })).toBeUndefined();
    expect(shearOf({ M_y_Ed: 90 })).toBeUndefined();
  });
  test("a greater one that is given is used, and so is one that only rounding makes smaller", () => {
    expect(shearOf({ M_y_Ed: 90, moment_shape_y: "udl", V_z_Ed: -80 })).toBe(80);
    expect(shearOf({ M_y_Ed: 90, moment_shape_y: "udl", V_z_Ed: 58 })).toBeCloseTo(60, 6);
    expect(beam({ M_y_Ed: 90, moment_shape_y: "udl", V_z_Ed: 58 }).result.warnings.join(" ")).not.toContain("V_z_Ed");
    expect(shearOf({ M_y_Ed: 90, moment_shape_y: "udl", V_z_Ed: 0 })).toBeCloseTo(60, 6);
  });
  test("one that no section of the member has is refused with both numbers, in load cases too", () => {
    const smaller = /must be at least 30 kN, the shear of the given moments along the member \(V = dM\/dx\); it is 20/;
    expect(() => beam({ M_y_Ed: 90, moment_shape_y: "point-load", V_z_Ed: 20 })).toThrow(smaller);
    expect(() => beam({ M_y_Ed: 90, M_y_diagram: [0, 90, 0], V_z_Ed: 20 })).toThrow(smaller);
    const load_cases = [
      { id: "1", M_y_Ed: 9 },
      { id: "2", M_y_Ed: 90, V_z_Ed: 20 },
    ];
    expect(() => beam({ moment_shape_y: "point-load", load_cases })).toThrow(
      /members\[0\]\.load_cases\[1\]\.V_z_Ed: must be at least 30 kN/,
    );
  });
  test("the one of another section is a warning, and the greatest is verified", () => {
    const fields = { M_y_Ed: 90, moment_shape_y: "udl", V_z_Ed: 40 };
    expect(shearOf(fields)).toBeCloseTo(60, 6);
    expect(beam(fields).result.warnings.join(" ")).toContain(
      "V_z_Ed = 40 kN is below the greatest shear of the given moments along the member (V = dM/dx), 60 kN, which is verified",
    );
    const cases = beam({ moment_shape_y: "udl", load_cases: [{ id: "1", M_y_Ed: 90, V_z_Ed: 40 }] });
    expect(cases.utilization).toBeCloseTo(beam({ M_y_Ed: 90, moment_shape_y: "udl" }).utilization, 9);
  });
  test("a load case has the same shear as the member alone", () => {
    const alone = beam({ M_y_Ed: 300, moment_shape_y: "udl", length_mm: 1500 });
    const cases = beam({ moment_shape_y: "udl", length_mm: 1500, load_cases: [{ id: "1", M_y_Ed: 300 }] });
    expect(cases.utilization).toBeCloseTo(alone.utilization, 9);
  });
});

describe("the load of the deflection and the design moment", () => {
  const ofLoad = (fields: object) => beam({ M_y_Ed: 90, deflection_limit: 250, ...fields });
  test("one that has more than M_y_Ed is refused where the moment is that of a uniform load", () => {
    expect(() => ofLoad({ moment_shape_y: "udl", q_ser_kN_m: 25 })).toThrow(/must be at most 20 kN\/m/);
    expect(ofLoad({ moment_shape_y: "udl", q_ser_kN_m: 15 }).result.warnings).toEqual([]);
    expect(ofLoad({ q_ser_kN_m: 25 }).result.warnings.join(" ")).toContain("alone has a moment above M_y_Ed");
  });
  test("one whose moment is above M_y_Ed whatever the supports is refused", () => {
    expect(() => ofLoad({ q_ser_kN_m: 50 })).toThrow(/must be at most 40 kN\/m, above which the moment exceeds M_y_Ed/);
    expect(() => ofLoad({ q_ser_kN_m: 50, psi_y: 0 })).toThrow(/must be at most 40 kN\/m/);
    expect(() => ofLoad({ M_y_Ed: undefined, M_y_diagram: [0, 90, 0], q_ser_kN_m: 50 })).toThrow(/at most 40 kN\/m/);
    const cases = (...moments: number[]) => ({
      M_y_Ed: undefined,
      q_ser_kN_m: 50,
      load_cases: moments.map((M_y_Ed, i) => ({ id: `${i}`, M_y_Ed })),
    });
    expect(() => ofLoad(cases(10, 90))).toThrow(/at most 40 kN\/m/);
    expect(ofLoad(cases(10, 120)).result.warnings.join()).toContain("above M_y_Ed");
    expect(() => ofLoad({ M_y_Ed: -90, q_ser_kN_m: 50 })).toThrow(/at most 40 kN\/m/);
  });
  test("beside other actions without its moment is a warning", () => {
    const told = "q_ser bends the member, and M_y_Ed is not given";
    expect(ofLoad({ M_y_Ed: undefined, N_Ed: 50, q_ser_kN_m: 5 }).result.warnings.join()).toContain(told);
    expect(ofLoad({ M_y_Ed: undefined, q_ser_kN_m: 5 }).result.warnings.join()).not.toContain(told);
  });
  test("a small part of it is a warning with the factor", () => {
    expect(ofLoad({ moment_shape_y: "udl", q_ser_kN_m: 2 }).result.warnings.join(" ")).toContain(
      "is 10 times q_ser = 2 kN/m",
    );
  });
});
