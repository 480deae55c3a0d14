import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../src/index.ts";
import { at } from "./path.ts";

// The other side of must-not-pass: ordinary inputs of practice, also with the fewest fields, that a rule against wrong
// inputs must not refuse or fail.

interface Everyday {
  readonly id: string;
  readonly endpoint: string;
  readonly request: Record<string, unknown>;
}

const cases: readonly Everyday[] = JSON.parse(readFileSync(new URL("everyday.json", import.meta.url), "utf8"));

const problemsOf = (endpoint: string, request: unknown): readonly { path: string; message: string }[] => {
  try {
    check(endpoint, request);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
};

describe("everyday inputs pass", () => {
  test.each(cases.map(({ endpoint, id, request }) => [endpoint, id, request] as const))(
    "%s: %s",
    (endpoint, _id, request) => {
      const { passed, summary } = check(endpoint, request);
      expect(passed, summary).toBe(true);
    },
  );
});

/** Requests as practising engineers write them: none is refused, whether it passes or not. */
const practice: readonly (Everyday & { readonly expect?: Readonly<Record<string, number>> })[] = JSON.parse(
  readFileSync(new URL("practice.json", import.meta.url), "utf8"),
);

describe("requests of practice are accepted", () => {
  test.each(practice.map((one) => [one.endpoint, one.id, one] as const))("%s: %s", (endpoint, _id, one) => {
    expect(problemsOf(endpoint, one.request)).toEqual([]);
    const { result } = check(endpoint, one.request);
    for (const [path, value] of Object.entries(one.expect ?? {})) {
      const found = Number(at(result, path));
      expect(Math.abs(found - value), path).toBeLessThanOrEqual(0.01 * Math.abs(value));
    }
  });
});

describe("fields that every client sends", () => {
  const site = { agR: 0.06, importance_class: 2, q: 1.5, T1: 0.5, W: 3000, spectrum_type: 1 };
  test.each([
    ["EN", "B"],
    ["NL", "B"],
    ["DE", "B-R"],
    ["UK", "B"],
    ["SE", "B"],
    ["FR", "B"],
  ])("spectrum_type under %s", (national_annex, ground_type) => {
    expect(problemsOf("en-1998-1", { ...site, national_annex, ground_type })).toEqual([]);
  });

  test("one spectrum in Germany: the type changes nothing and an assumption says so", () => {
    const german = { ...site, national_annex: "DE", ground_type: "B-R" };
    const [one, two] = [check("en-1998-1", german), check("en-1998-1", { ...german, spectrum_type: 2 })];
    expect(two.result).toEqual(one.result);
    expect(one.result.assumptions).toContainEqual(expect.stringMatching(/type of the spectrum is not used/));
  });
});

describe("an end plate with the rows of both sides", () => {
  const joint = {
    connection: "end-plate",
    beam: { profile: "IPE 400", steel_grade: "S275" },
    plate: { h_mm: 560, b_mm: 200, t_mm: 20, top_mm: 80, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M24",
    w_mm: 100,
    throat_flange_mm: 8,
    throat_web_mm: 5,
    V_Ed: 20,
  };
  const all = { ...joint, rows_mm: [40, 150, 410, 520] };

  test("either sign of the moment has the same resistance", () => {
    const up = check("en-1993-1-8", { ...all, M_j_Ed: 140 }).utilization;
    expect(check("en-1993-1-8", { ...all, M_j_Ed: -140 }).utilization).toBeCloseTo(up, 9);
  });

  test("a row beyond the pressed flange is a shear row", () => {
    const given = { ...joint, rows_mm: [40, 150, 410], shear_rows_mm: [520], M_j_Ed: 140 };
    expect(check("en-1993-1-8", { ...all, M_j_Ed: 140 }).utilization).toBe(check("en-1993-1-8", given).utilization);
  });

  test("a row off the plate or out of order is still refused", () => {
    expect(problemsOf("en-1993-1-8", { ...all, rows_mm: [40, 150, 410, 580], M_j_Ed: 140 })).not.toEqual([]);
    expect(problemsOf("en-1993-1-8", { ...all, rows_mm: [40, 520, 150], M_j_Ed: 140 })).not.toEqual([]);
  });
});

test("a steel cantilever buckles over twice its length", () => {
  const mast = { mark: "M", profile: "HEB 200", length_mm: 4000, cantilever: true, N_Ed: 50, M_y_Ed: 30, psi_y: 0 };
  const utilization = (fields: object) => check("en-1993-1-1", { members: [{ ...mast, ...fields }] }).utilization;
  expect(utilization({})).toBe(utilization({ L_cr_y_mm: 8000, L_cr_z_mm: 8000, L_cr_T_mm: 8000 }));
  expect(utilization({})).toBeGreaterThan(utilization({ cantilever: false }));
  expect(() => utilization({ L_cr_y_mm: 4000 })).toThrow(/at least 8000 mm, twice the length of the cantilever/);
});

describe("refusals say what to do", () => {
  const member = { mark: "B", length_mm: 3000, N_Ed: 10 };
  test.each(["T 100", "W14x90", "VHP 100x100x5"])("%s: a profile that no table has", (profile) => {
    expect(problemsOf("en-1993-1-1", { members: [{ ...member, profile }] })[0]?.message).toMatch(/give section/);
  });

  test("what all load cases share is not given in one of them", () => {
    const load_cases = [{ id: "wind", N_Ed: 5, M_y_diagram: [0, 1, 0], psi_y: 0 }];
    const problems = problemsOf("en-1993-1-1", {
      members: [{ mark: "B", length_mm: 3000, profile: "IPE 300", load_cases }],
    });
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/same for all load cases/),
      expect.stringMatching(/same for all load cases/),
    ]);
  });

  test("a shear lug without its size carries no more than friction", () => {
    const base = {
      connection: "column-base",
      column: { profile: "HEB 200" },
      plate: { h_mm: 420, b_mm: 420, t_mm: 30 },
      f_ck_MPa: 25,
      N_Ed: 500,
      shear_lug: true,
    };
    expect(check("en-1993-1-8", { ...base, V_Ed: 90 }).passed).toBe(true);
    expect(problemsOf("en-1993-1-8", { ...base, V_Ed: 120 })[0]?.path).toBe("lug");
    const lug = { h_mm: 100, b_mm: 150, t_mm: 40, throat_mm: 10 };
    expect(check("en-1993-1-8", { ...base, V_Ed: 120, lug }).passed).toBe(true);
    expect(check("en-1993-1-8", { ...base, V_Ed: 300, lug: { ...lug, t_mm: 10 } }).passed).toBe(false);
  });

  test("a base lifted with its anchors on the axis", () => {
    const base = {
      connection: "column-base",
      column: { profile: "HEA 200" },
      plate: { h_mm: 320, b_mm: 300, t_mm: 20 },
      f_ck_MPa: 25,
      throat_mm: 6,
      N_Ed: -50,
      anchors: { bolt_grade: "8.8", bolt_size: "M20", rows_mm: [0], w_mm: 100 },
    };
    const { anchors } = base;
    expect(check("en-1993-1-8", base).passed).toBe(true);
    expect(problemsOf("en-1993-1-8", { ...base, anchors: { ...anchors, rows_mm: [-50, 50] } })).toEqual([]);
    expect(problemsOf("en-1993-1-8", { ...base, M_Ed: 5 })[0]?.message).toMatch(/a row on the axis is on no side/);
  });
});
