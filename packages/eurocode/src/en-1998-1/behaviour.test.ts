import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { check } from "../index.ts";

interface Values {
  q: number;
  q_0?: number;
  k_w?: number;
  alpha_0?: number;
  alpha_u_alpha_1?: number;
}

const request = (system: object, more: object = {}) => ({
  agR: 0.25,
  ground_type: "B",
  spectrum_type: 1,
  importance_class: 2,
  T1: 0.5,
  W: 1000,
  system,
  ...more,
});

const valuesOf = (system: object, more?: object): Values =>
  (check("en-1998-1", request(system, more)).result.structure as { values: Values }).values;

const problemsOf = (system: object, more?: object): string[] =>
  refusedPaths(() => check("en-1998-1", request(system, more)));

describe("concrete, Table 5.1", () => {
  const slender = [{ h_m: 18, l_m: 4 }]; // alpha_0 = 4.5: k_w = 1
  test.each([
    ["frame", "DCM", "multi-bay", 3.9],
    ["frame", "DCM", "one-bay", 3.6],
    ["frame", "DCM", "one-storey", 3.3],
    ["frame", "DCH", "multi-bay", 5.85],
    ["frame-equivalent-dual", "DCM", "multi-bay", 3.9],
    ["frame-equivalent-dual", "DCH", "one-bay", 5.85],
    ["inverted-pendulum", "DCM", undefined, 1.5],
    ["inverted-pendulum", "DCH", undefined, 2],
  ] as const)("%s %s %s: q = %d", (type, ductility_class, layout, q) => {
    expect(valuesOf({ material: "concrete", type, ductility_class, ...(layout && { layout }) }).q).toBeCloseTo(q, 12);
  });
  test.each([
    ["wall-equivalent-dual", "DCM", "multi-bay", 3.6],
    ["wall-equivalent-dual", "DCH", "multi-bay", 5.4],
    ["coupled-walls", "DCM", "multi-bay", 3.6],
    ["uncoupled-walls", "DCM", "multi-bay", 3],
    ["uncoupled-walls", "DCH", "multi-bay", 4.4],
    ["uncoupled-walls", "DCH", "two-walls", 4],
    ["large-lightly-reinforced-walls", "DCM", undefined, 3],
    ["torsionally-flexible", "DCM", undefined, 2],
    ["torsionally-flexible", "DCH", undefined, 3],
  ] as const)("%s %s %s with slender walls: q = %d", (type, ductility_class, layout, q) => {
    const system = { material: "concrete", type, ductility_class, walls: slender, ...(layout && { layout }) };
    expect(valuesOf(system).q).toBeCloseTo(q, 12);
  });

  test("squat walls: k_w = (1 + alpha_0)/3 with alpha_0 over all walls", () => {
    const walls = [
      { h_m: 9, l_m: 6 },
      { h_m: 9, l_m: 12 },
    ];
    const values = valuesOf({ material: "concrete", type: "uncoupled-walls", ductility_class: "DCM", walls });
    expect(values.alpha_0).toBe(1);
    expect(values.k_w).toBeCloseTo(2 / 3, 12);
    expect(values.q).toBeCloseTo(2, 12);
  });

  test("k_w is never below 0.5, q never below 1.5", () => {
    const walls = [{ h_m: 3, l_m: 30 }];
    const values = valuesOf({ material: "concrete", type: "torsionally-flexible", ductility_class: "DCM", walls });
    expect(values.k_w).toBe(0.5);
    expect(values.q).toBe(1.5);
  });

  test("not regular in plan: the mean of 1.0 and the default, but not of a value that was given", () => {
    const system = { material: "concrete", type: "frame", ductility_class: "DCM", regular_in_plan: false };
    expect(valuesOf({ ...system, layout: "multi-bay" }).q).toBeCloseTo(3 * 1.15, 12);
    expect(valuesOf({ ...system, alpha_u_alpha_1: 1.3 }).q).toBeCloseTo(3.9, 12);
  });

  test("neither ratio nor layout: alpha_u/alpha_1 = 1.0", () => {
    expect(valuesOf({ material: "concrete", type: "frame", ductility_class: "DCM" }).q).toBe(3);
  });

  test("DCL is 1.5, also when irregular, and follows the override", () => {
    const concrete = { material: "concrete", type: "frame", ductility_class: "DCL", regular_in_elevation: false };
    expect(valuesOf(concrete).q).toBe(1.5);
    // Tables 6.1 and 7.1 leave up to 2 to the countries, 5.3.3(1) nothing
    const steel = { ...concrete, material: "steel", type: "moment-frame" };
    const { regular_in_elevation: _, ...regular } = steel;
    expect(valuesOf(regular, { overrides: { q_DCL: 1.6 } }).q).toBe(1.6);
    // 6.1.2(2): four fifths where irregular in elevation, 1.5 at least
    expect(valuesOf(steel, { overrides: { q_DCL: 1.6 } }).q).toBe(1.5);
    expect(valuesOf(steel, { overrides: { q_DCL: 2 } }).q).toBeCloseTo(1.6, 12);
    expect(problemsOf(concrete, { overrides: { q_DCL: 1.6 } })).toEqual(["system.ductility_class"]);
  });
});

describe("steel and composite, Tables 6.2 and 7.2", () => {
  test.each([
    ["steel", "moment-frame", "DCM", 4],
    ["steel", "moment-frame", "DCH", 6.5],
    ["steel", "concentric-diagonal-bracing", "DCH", 4],
    ["steel", "concentric-v-bracing", "DCM", 2],
    ["steel", "concentric-v-bracing", "DCH", 2.5],
    ["steel", "eccentric-bracing", "DCH", 6],
    ["steel", "inverted-pendulum", "DCH", 2],
    ["steel", "moment-frame-concentric-bracing", "DCH", 4.8],
    ["steel", "moment-frame-infill-unconnected", "DCH", 2],
    ["steel", "moment-frame-infill-isolated", "DCH", 6.5],
    ["composite", "moment-frame", "DCH", 6.5],
  ] as const)("%s %s %s of several bays: q = %d", (material, type, ductility_class, q) => {
    expect(valuesOf({ material, type, ductility_class, layout: "multi-bay" }).q).toBeCloseTo(q, 12);
  });
  test.each([
    ["composite-walls-type-1", "DCM", 3.3],
    ["composite-walls-type-2", "DCH", 4.4],
    ["composite-walls-type-3", "DCH", 4.95],
    ["composite-steel-plate-walls", "DCH", 4.4],
  ] as const)("composite %s %s with alpha_u/alpha_1 = 1.1: q = %d", (type, ductility_class, q) => {
    expect(valuesOf({ material: "composite", type, ductility_class, alpha_u_alpha_1: 1.1 }).q).toBeCloseTo(q, 12);
  });
  test("20 % less where not regular in elevation", () => {
    const system = { material: "steel", type: "moment-frame", ductility_class: "DCM", regular_in_elevation: false };
    expect(valuesOf(system).q).toBeCloseTo(3.2, 12);
  });
});

describe("timber and masonry, Tables 8.1 and 9.1", () => {
  test.each([
    ["beam", "DCL", 1.5],
    ["glued-wall-panels", "DCM", 2],
    ["truss-doweled", "DCM", 2],
    ["mixed", "DCM", 2],
    ["hyperstatic-portal-frame", "DCM", 2.5],
    ["hyperstatic-portal-frame", "DCH", 4],
    ["nailed-wall-panels-glued-diaphragms", "DCH", 3],
    ["truss-nailed", "DCH", 3],
    ["nailed-wall-panels-nailed-diaphragms", "DCH", 5],
  ] as const)("timber %s %s: q = %d", (type, ductility_class, q) => {
    expect(valuesOf({ material: "timber", type, ductility_class }).q).toBe(q);
  });
  test("timber: Table 8.2 for joints of less ductility, and never below 1.5 when irregular", () => {
    const panels = { material: "timber", type: "nailed-wall-panels-nailed-diaphragms", ductility_class: "DCH" };
    expect(valuesOf({ ...panels, joints: "reduced" }).q).toBe(4);
    const trusses = { material: "timber", type: "truss-doweled", ductility_class: "DCM", regular_in_elevation: false };
    expect(valuesOf(trusses).q).toBeCloseTo(1.6, 12);
  });
  test.each([
    ["unreinforced", 1.5],
    ["confined", 2],
    ["reinforced", 2.5],
  ] as const)("masonry %s: the lower value %d", (type, q) => {
    expect(valuesOf({ material: "masonry", type }).q).toBe(q);
  });
  test("masonry that is not regular in elevation keeps 1.5", () => {
    expect(valuesOf({ material: "masonry", type: "unreinforced", regular_in_elevation: false }).q).toBe(1.5);
  });
});

describe("what a system cannot be", () => {
  test.each([
    [{ material: "concrete", type: "uncoupled-walls", ductility_class: "DCM" }, "system.walls"],
    [{ material: "concrete", type: "moment-frame", ductility_class: "DCM" }, "system.type"],
    [
      { material: "concrete", type: "large-lightly-reinforced-walls", ductility_class: "DCH", k_w: 1 },
      "system.ductility_class",
    ],
    [{ material: "timber", type: "beam", ductility_class: "DCM" }, "system.ductility_class"],
    [{ material: "steel", type: "moment-frame" }, "system.ductility_class"],
    [{ material: "concrete", type: "frame", ductility_class: "DCM", alpha_u_alpha_1: 1.55 }, "system.alpha_u_alpha_1"],
    [{ material: "steel", type: "moment-frame", ductility_class: "DCH", layout: "two-walls" }, "system.layout"],
    [
      { material: "steel", type: "moment-frame", ductility_class: "DCH", layout: "one-bay", alpha_u_alpha_1: 1.5 },
      "system.layout",
    ],
    [
      { material: "concrete", type: "uncoupled-walls", ductility_class: "DCM", k_w: 0.9, walls: [{ h_m: 9, l_m: 9 }] },
      "system.k_w",
    ],
  ])("%j is refused at %s", (system, path) => {
    expect(problemsOf(system)).toContain(path);
  });

  test.each([
    [{ material: "steel", type: "moment-frame", ductility_class: "DCH", k_w: 0.8 }, "system.k_w"],
    [{ material: "concrete", type: "frame", ductility_class: "DCM", walls: [{ h_m: 9, l_m: 3 }] }, "system.walls"],
  ])("%j: %s has no effect", (system, path) => {
    expect(check("en-1998-1", request(system)).result.warnings.join()).toContain(`${path} has no effect here`);
  });
});

test("q beside a system is used, and fails when it is above the system's", () => {
  const system = { material: "steel", type: "moment-frame", ductility_class: "DCM" };
  const above = check("en-1998-1", request(system, { q: 5 }));
  expect((above.result.structure as { values: Values }).values.q).toBe(5);
  expect(above.result.warnings.join()).toContain("above the 4 of the structural system");
  expect(above.passed).toBe(false);
  expect(above.utilization).toBeCloseTo(125, 9);
  const below = check("en-1998-1", request(system, { q: 3 }));
  expect(below.result.warnings.join()).not.toContain("structural system");
  expect(below.passed).toBe(true);
});

describe("8.3(1)P: greatest behaviour factors of timber by annex", () => {
  const nailed = { material: "timber", type: "nailed-wall-panels-nailed-diaphragms", ductility_class: "DCH" };

  test("DIN EN 1998-1/NA Table NA.7: at most 4.0 of DCH and 2.5 of DCM", () => {
    const q = (system: object) => {
      const { agR: _, spectrum_type: __, ...rest } = request(system);
      const result = check("en-1998-1", { ...rest, national_annex: "DE", zone: 3, ground_type: "C-R" }).result;
      return (result.structure as { values: Values }).values.q;
    };
    expect(q(nailed)).toBe(4);
    expect(q({ ...nailed, joints: "reduced" })).toBe(4);
    expect(q({ ...nailed, regular_in_elevation: false })).toBeCloseTo(3.2, 12);
    expect(q({ ...nailed, type: "truss-nailed" })).toBe(3);
    expect(q({ ...nailed, type: "hyperstatic-portal-frame", ductility_class: "DCM" })).toBe(2.5);
  });

  test("Table 8.1 elsewhere", () => {
    expect(valuesOf(nailed).q).toBe(5);
  });
});
