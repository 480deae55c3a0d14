import { describe, expect, test } from "vitest";
import { check, checks, type ItemResult, listOf } from "../index.ts";

/** A request without anything that brings a load. */
const withoutLoads = (value: unknown, zero: boolean): unknown =>
  Array.isArray(value)
    ? value.map((entry) => withoutLoads(entry, zero))
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, entry]) =>
            /^[A-Z]\w*_Ed$/.test(name) ? (zero ? [[name, 0]] : []) : [[name, withoutLoads(entry, zero)]],
          ),
        )
      : value;

const kindsOf = (endpoint: string) =>
  checks
    .filter((known) => known.endpoint === endpoint)
    .flatMap((known) => Object.values(known.kinds).map((kind) => [kind.name, kind] as const));

describe("passed says so only of what was verified", () => {
  test.each(kindsOf("en-1993-1-8"))(
    "%s without a load is refused or not verified, never passed",
    (_name, { example }) => {
      for (const zero of [true, false]) {
        try {
          const { passed, verified, summary, result } = check("en-1993-1-8", withoutLoads(example, zero));
          expect({ passed, verified }, summary).toEqual({ passed: false, verified: false });
          expect(summary).toMatch(/not verified, no load is given: .*_Ed|not passed/);
          expect((result.connection as ItemResult).verified).toBe(false);
        } catch (error) {
          expect((error as Error).name).toBe("InvalidInput");
        }
      }
    },
  );

  test.each(["en-1992-1-1", "en-1993-1-1", "en-1995-1-1"])("%s: members and columns with loads of zero", (endpoint) => {
    for (const [, kind] of kindsOf(endpoint)) {
      const { example } = kind;
      // what has no load is verified for its length, an axial joint for what is declared
      if (!Object.keys(example).some((name) => name.endsWith("_Ed"))) continue;
      // these bring loads of their own
      const own = ["serviceability", "vibration", "fire", "flange_shear", "truss_length_m"];
      const loaded = Object.fromEntries(Object.entries(example).filter(([name]) => !own.includes(name)));
      const moments = Object.fromEntries(["M_01", "M_02"].filter((name) => name in example).map((name) => [name, 0]));
      const item = { ...(withoutLoads(loaded, true) as object), ...moments };
      const known = checks.find((one) => one.endpoint === endpoint);
      const list = (known && listOf(known, kind)) ?? "";
      const { passed, verified, summary } = check(endpoint, { [list]: [item] });
      expect({ passed, verified }, summary).toEqual({ passed: false, verified: false });
    }
  });

  test("in a batch the summary counts them and names the fields", () => {
    const bolt = kindsOf("en-1993-1-8").find(([name]) => name === "bolt")?.[1].example;
    const { passed, verified, summary, result } = check("en-1993-1-8", {
      connections: [bolt, { ...bolt, mark: "C2", V_Ed: 0, F_t_Ed: 0 }],
    });
    expect({ passed, verified }).toEqual({ passed: false, verified: false });
    expect(summary).toMatch(/^2 items, 1 not verified \(no load is given: V_Ed, F_t_Ed\); C1 /);
    expect((result.connections as ItemResult[]).map((item) => [item.passed, item.verified])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("actions of an earthquake alone are calculated, and pass without being verified", () => {
    const request = { agR: 0.1, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 1.5, T1: 0.5, W: 1000 };
    const { passed, verified, summary } = check("en-1998-1", request);
    expect({ passed, verified }).toEqual({ passed: true, verified: false });
    expect(summary).toContain("calculated, nothing verified");
  });

  test("every example is verified", () => {
    // loads are calculated, and nothing is held against them
    for (const known of checks.filter(({ endpoint }) => endpoint !== "en-1991"))
      expect(check(known.endpoint, known.example).verified, known.endpoint).toBe(true);
  });
});
