import { describe, expect, test } from "vitest";
import { annexCodes, annexes } from "../annexes/index.ts";
import { check, checks, InvalidInput } from "../index.ts";

const bolts = checks.find((known) => known.endpoint === "en-1993-1-8")?.kinds.bolt?.example;

describe("annexes", () => {
  test("every parameter has a clause, a meaning and a value under every annex, with a source", () => {
    for (const row of annexes) {
      expect(row.clause, row.symbol).not.toBe("");
      expect(row.text, row.symbol).not.toBe("");
      for (const code of annexCodes) {
        const { source, confidence, value } = row.under[code];
        expect(source, `${row.symbol} ${code}`).not.toBe("");
        expect(confidence).toMatch(/^(confirmed|one source|unconfirmed|inherits EN)$/);
        expect(value, `${row.symbol} ${code}`).not.toBe(undefined);
      }
    }
  });

  test("an override comes before the annex and is said", () => {
    const { result } = check("en-1993-1-8", { ...bolts, national_annex: "SE", overrides: { gamma_M2: 1.5 } });
    expect(result.parameters).toContainEqual(
      expect.objectContaining({ symbol: "gamma_M2", value: 1.5, confidence: "override" }),
    );
    expect(result.assumptions.join()).toContain("gamma_M2 = 1.5 as given in the request");
    expect(result.warnings).toEqual([]);
  });

  test("a value that is not confirmed gives a warning", () => {
    const { result } = check("en-1993-1-8", { ...bolts, national_annex: "SE" });
    expect(result.warnings.join()).toMatch(/gamma_M2 = 1\.2 .* is not confirmed/);
  });
});

describe("check()", () => {
  test("takes a file that says which check it is for, and refuses that of another", () => {
    const file = { $schema: "./en-1993-1-8.schema.json", check: "en-1993-1-8", ...bolts };
    expect(check("en-1993-1-8", file)).toEqual(check("en-1993-1-8", bolts));
    expect(() => check("en-1993-1-8", { ...file, check: "en-1993-1-1" })).toThrow(
      /check\W.*must be one of en-1993-1-8/,
    );
  });

  test("an unknown endpoint names the nearest", () => {
    expect(() => check("en-1993-18", {})).toThrow(/did you mean en-1993-1-8/);
    expect(() => check("en-1993-18", {})).toThrow(InvalidInput);
  });

  test("a batch: items in order, the worst governs, one failure fails the whole", () => {
    const bolt = {
      bolt_grade: "8.8",
      bolt_size: "M20",
      shear_planes: 1,
      plate_fu: 430,
      plate_t: 10,
      e1: 60,
      e2: 50,
      is_end_bolt: true,
    };
    const { result, passed, summary, utilization } = check("en-1993-1-8", {
      connections: [10, 400, 30].map((V_Ed, i) => ({ ...bolt, mark: `C${i}`, V_Ed })),
    });
    expect((result.connections as { mark: string }[]).map(({ mark }) => mark)).toEqual(["C0", "C1", "C2"]);
    expect(result.governing).toMatchObject({ item: "C1", verification: "bolt-shear" });
    expect(passed).toBe(false);
    expect(utilization).toBeCloseTo((400 / 94.08) * 100, 9);
    expect(summary).toBe("3 items, 1 not passed; C1 M20 8.8: 425 % — bolt shear governs (Table 3.4), not passed");
  });

  test("a batch may not be empty or endless", () => {
    expect(() => check("en-1993-1-8", { connections: [] })).toThrow(/connections: must have at least 1 entry/);
    expect(() => check("en-1993-1-8", { connections: new Array(10_001).fill({}) })).toThrow(/at most 10000 entries/);
    expect(() => check("en-1993-1-8", { connections: {} })).toThrow(/must be a list/);
  });
});

describe("names are read whatever else is wrong", () => {
  const pathsOf = (endpoint: string, input: object) => {
    try {
      check(endpoint, input);
    } catch (error) {
      if (error instanceof InvalidInput) return error.problems.map(({ path }) => path);
      throw error;
    }
    return [];
  };

  test("a profile and a grade beside a required field that is missing or misspelt", () => {
    const member = { mark: "B1", profile: "IPE 410", steel_grade: "S356", length: 5000, M_y_Ed: 10 };
    expect(pathsOf("en-1993-1-1", { members: [member] }).toSorted()).toEqual([
      "members[0].length",
      "members[0].length_mm",
      "members[0].profile",
      "members[0].steel_grade",
    ]);
  });

  test("of a connection, beside a size of bolt that is none; numbers are not held against those of the example", () => {
    const plate = { h_mm: 60, b_mm: 110, t_mm: 10, steel_grade: "S275" };
    const connection = { connection: "fin-plate", beam: { profile: "IPE 410", steel_grade: "S355" }, plate, V_Ed: 10 };
    const bolts = { bolt_grade: "8.8", bolt_size: "M21", n_1: 4, e1: 40, p1: 70, e2: 50 };
    expect(pathsOf("en-1993-1-8", { ...connection, ...bolts })).toEqual(["bolt_size", "beam.profile"]);
  });
});
