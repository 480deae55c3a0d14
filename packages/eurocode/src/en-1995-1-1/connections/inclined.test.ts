import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, isInvalidInput } from "../../index.ts";

// Screws at a slant: equilibrium, the wood as a bed of a pressed screw, and what cannot be.

const joint = {
  mark: "S",
  connection: "inclined-screws",
  fastener: "screw",
  d_mm: 8,
  d_core_mm: 5.4,
  length_mm: 240,
  l_ef_mm: 110,
  l_ef_head_mm: 110,
  alpha_deg: 45,
  f_ax_k_MPa: 11,
  f_tens_k_kN: 20,
  rho_a_kg_m3: 350,
  members: [
    { t_mm: 80, species: "GL24h" },
    { t_mm: 160, species: "GL24h" },
  ],
  n: 4,
  rows: 2,
  F_Ed: 25,
  service_class: 1,
  load_duration: "medium-term",
};
const crossed = { ...joint, pairs: 4, f_y_k_MPa: 1000 };

interface Item {
  readonly values: Record<string, number>;
  readonly verifications: readonly { readonly id: string; readonly utilization: number }[];
  readonly passed: boolean;
}

const itemOf = (fields: object) => {
  const { result } = check("en-1995-1-1", { connections: [{ ...joint, ...fields }] } as never); // whatever the test makes of it
  const [item] = (result as unknown as { connections: Item[] }).connections;
  if (!item) throw new Error("one joint in, one out");
  return item;
};
const saidOf = (fields: object): string =>
  check("en-1995-1-1", { connections: [{ ...joint, ...fields }] } as never).result.warnings.join("\n");
const valuesOf = (fields: object) => itemOf(fields).values;
const problemsOf = (fields: object): Record<string, string> => {
  try {
    itemOf(fields);
    return {};
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    return Object.fromEntries(
      error.problems.map(({ path, message }) => [path.replace(/^connections\[0\]\./, ""), message]),
    );
  }
};

describe("screws that all lean one way", () => {
  test("by hand: 8 screws of 8 mm at 45°, friction 0.25", () => {
    const values = valuesOf({});
    const n_ef = 8 ** 0.9;
    const F_ax = ((n_ef * 11 * 8 * 110) / (1.2 * 0.5 + 0.5)) * (385 / 350) ** 0.8 * 1e-3;
    expect(values.F_ax_Ed_kN).toBeCloseTo(25 / (1.25 * Math.SQRT1_2), 9);
    expect(values.F_ax_alpha_Rk_kN).toBeCloseTo(F_ax, 9);
    expect(values.F_ax_Rk_kN).toBeCloseTo(F_ax, 9);
    expect(values.F_ax_Rd_kN).toBeCloseTo((0.8 * F_ax) / 1.3, 9);
    expect(values.F_v_Rd_kN).toBeCloseTo(((0.8 * F_ax) / 1.3) * 1.25 * Math.SQRT1_2, 9);
  });

  test("friction and slant do what equilibrium says: of the force along the joint and the pull the ratio is cos + mu sin", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 75 }), fc.double({ min: 0, max: 0.5, noNaN: true }), (alpha_deg, mu) => {
        const fields = { alpha_deg, mu, l_ef_mm: 70, l_ef_head_mm: 70, length_mm: 300 };
        const { F_ax_Ed_kN = 0, F_ax_Rd_kN = 0, F_v_Rd_kN = 0 } = valuesOf(fields);
        const slant = (alpha_deg * Math.PI) / 180;
        // along the joint pull and friction balance the force
        expect(F_ax_Ed_kN * Math.cos(slant) + mu * F_ax_Ed_kN * Math.sin(slant)).toBeCloseTo(25, 9);
        expect(25 / F_v_Rd_kN).toBeCloseTo(F_ax_Ed_kN / F_ax_Rd_kN, 9);
      }),
      { numRuns: 30 },
    );
  });

  test("in wood whose grain is square to the force they are square to the grain, and hold more", () => {
    const across = [
      { t_mm: 80, species: "GL24h", alpha_deg: 90 },
      { t_mm: 160, species: "GL24h", alpha_deg: 90 },
    ];
    const ratio = (valuesOf({ members: across }).F_ax_alpha_Rk_kN ?? 0) / (valuesOf({}).F_ax_alpha_Rk_kN ?? 1);
    expect(ratio).toBeCloseTo(1.1, 9);
  });

  test("a head holds where there is no thread under it, and a steel plate needs neither", () => {
    const byHead = { l_ef_head_mm: 0, f_head_k_MPa: 10, head_d_mm: 20 };
    expect(valuesOf(byHead).F_ax_head_Rk_kN).toBeCloseTo(8 ** 0.9 * 10 * 0.4 * (385 / 350) ** 0.8, 9);
    const plate = { l_ef_head_mm: 0, members: [{ t_mm: 10, plate: true }, joint.members[1]] };
    expect(itemOf(plate).verifications.map(({ id }) => id)).not.toContain("head-pull-through");
    expect(problemsOf({ l_ef_head_mm: 0 })).toMatchObject({ f_head_k_MPa: /or l_ef_head_mm/, head_d_mm: /./ });
  });
});

describe("crossed pairs", () => {
  test("by hand: four pairs of 8 mm at 45°, and the pressed ones buckle in the wood", () => {
    const values = valuesOf(crossed);
    expect(values.F_ax_Ed_kN).toBeCloseTo(25 / Math.SQRT2, 9);
    const N_pl = ((Math.PI / 4) * 5.4 ** 2 * 1000) / 1000;
    const c_h = ((0.19 + 0.012 * 8) * 385 * 135) / 180;
    const N_ki = Math.sqrt((c_h * 210000 * Math.PI * 5.4 ** 4) / 64) / 1000;
    const lambda = Math.sqrt(N_pl / N_ki);
    const k = 0.5 * (1 + 0.49 * (lambda - 0.2) + lambda ** 2);
    const kappa = 1 / (k + Math.sqrt(k ** 2 - lambda ** 2));
    expect(values.kappa_c).toBeCloseTo(kappa, 9);
    expect(values.F_b_Rk_kN).toBeCloseTo(4 ** 0.9 * kappa * N_pl, 9);
    expect(values.F_v_Rd_kN).toBeCloseTo((values.F_ax_Rd_kN ?? 0) * Math.SQRT2, 9);
  });

  test("without the strength of the core the pressed screws are not verified, and it says so", () => {
    expect(itemOf({ pairs: 4 }).passed).toBe(false);
    expect(saidOf({ pairs: 4 })).toContain("Buckling of the pressed screws is not verified");
  });

  test("hold by their threads: heads, plates and friction do nothing", () => {
    expect(problemsOf({ ...crossed, l_ef_head_mm: 0 })).toHaveProperty("l_ef_head_mm");
    expect(problemsOf({ ...crossed, members: [{ t_mm: 10, plate: true }, joint.members[1]] })).toHaveProperty(
      "members[0]",
    );
    expect(problemsOf({ ...crossed, pairs: 3 })).toMatchObject({
      pairs: "must be half of the 8 screws (n × rows), or 0; it is 3",
    });
    expect(saidOf({ ...crossed, mu: 0.3 })).toContain("mu has no effect");
    expect(valuesOf({ ...crossed, mu: 0.3 }).F_v_Rd_kN).toBe(valuesOf(crossed).F_v_Rd_kN);
  });
});

test("what cannot be is refused, all of it at once", () => {
  expect(
    problemsOf({ alpha_deg: 20, l_ef_mm: undefined, f_ax_k_MPa: undefined, d_core_mm: undefined, F_Ed: undefined }),
  ).toEqual({
    alpha_deg: expect.any(String),
    l_ef_mm: expect.any(String),
    f_ax_k_MPa: expect.any(String),
    F_Ed: expect.any(String),
  });
  expect(problemsOf({ alpha_deg: 80 })).toHaveProperty("alpha_deg");
  // 80 mm at 45° are 113 mm of screw
  expect(problemsOf({ length_mm: 113 })).toMatchObject({ length_mm: expect.stringContaining("114 mm") });
  expect(problemsOf({ l_ef_mm: 130 })).toMatchObject({ l_ef_mm: expect.stringContaining("126.9") });
  expect(problemsOf({ l_ef_head_mm: 120 })).toMatchObject({ l_ef_head_mm: expect.stringContaining("113.1") });
});

describe("a force that turns", () => {
  const turning = {
    F_Ed: undefined,
    load_duration: undefined,
    actions: [
      { id: "G", nature: "permanent", F: 2 },
      { id: "W", nature: "wind", F: 6, reversible: true },
    ],
  };

  test("presses screws that all lean one way: not verified, and it asks for pairs", () => {
    expect(itemOf(turning).passed).toBe(false);
    expect(saidOf(turning)).toContain("The force turns and presses screws");
    expect(itemOf({ F_Ed: -5 }).passed).toBe(false);
    // what one case lacks, the joint lacks, whatever governs
    const load_cases = [25, -1].map((F_Ed, i) => ({ id: `${i}`, F_Ed }));
    expect(itemOf({ F_Ed: undefined, load_cases }).passed).toBe(false);
  });

  test("is the same to crossed pairs", () => {
    expect(itemOf({ ...crossed, ...turning }).passed).toBe(true);
    expect(itemOf({ ...crossed, F_Ed: -25 }).verifications).toEqual(itemOf(crossed).verifications);
  });
});

test("fields of members that nothing is made of are said; a tension beyond the core is refused", () => {
  const members = [{ ...joint.members[0], h_mm: 200, spacings: { a_1_mm: 40 } }, joint.members[1]];
  const said = saidOf({ members });
  expect(said).toContain("members[0].h_mm has no effect");
  expect(said).toContain("members[0].spacings has no effect");
  expect(problemsOf({ f_tens_k_kN: 40 })).toMatchObject({ f_tens_k_kN: expect.stringContaining("at most 32.1 kN") });
  expect(problemsOf({ f_tens_k_kN: 32 })).toEqual({});
});

test("without its strength the steel is not verified, and nothing passes", () => {
  const item = itemOf({ f_tens_k_kN: undefined });
  expect(item.passed).toBe(false);
  expect(saidOf({ f_tens_k_kN: undefined })).toContain("The tension of the screws is not verified");
});

test("a screw that sticks out is said, by how far", () => {
  // 400 mm at 45° reach 283 mm deep, through 240 mm of wood
  expect(saidOf({ length_mm: 400 })).toContain("sticks 42.8 mm out of the last member");
  expect(saidOf({})).not.toContain("out of the last member");
});

test("what is not used is not calculated: no embedding along the axis", () => {
  const { result } = check("en-1995-1-1", { connections: [joint], derivation: true } as never);
  expect(JSON.stringify(result)).not.toContain("f_h_k");
});

test("the slant and the friction that nobody gave are said before anything else", () => {
  expect(saidOf({ alpha_deg: undefined })).toMatch(/45°[\s\S]*mu = 0.25/);
});
