import { describe, expect, test } from "vitest";
import { check, InvalidInput, type ItemResult } from "../../index.ts";
import { findStandardJoints, standardJoints } from "./catalogue.ts";

const kinds = ["fin-plate", "header-plate", "angle-cleats"] as const;
const needs = (profile: string, steel_grade = "S275") => ({ beam: { profile, steel_grade }, V_Ed: 50 });

describe("standard joints of the guides", () => {
  test("Steel Buildings in Europe, part 5, 3.1: fin plates of M20, t up to 0.5 d, 0.6 of the beam's height or more, distances of 2 d", () => {
    for (const [profile, h_b] of [
      ["IPE 300", 300],
      ["IPE 400", 400],
      ["IPE 500", 500],
    ] as const) {
      const found = standardJoints("fin-plate", needs(profile));
      expect(found.length).toBeGreaterThan(0);
      for (const item of found) {
        const { h_mm, t_mm } = item.plate as { h_mm: number; t_mm: number };
        expect(t_mm).toBe(10);
        expect(h_mm).toBeGreaterThanOrEqual(0.6 * h_b);
        expect(item).toMatchObject({ bolt_size: "M20", bolt_grade: "8.8", e1: 40, p1: 70 });
        expect(h_mm).toBe(80 + 70 * (Number(item.n_1) - 1));
      }
    }
  });

  test("V_Rd of IPE 300, two lines of three bolts, is that of the web beside the long plate", () => {
    const beam = { profile: "IPE 300", steel_grade: "S275" };
    const support = { profile: "HE 240 B", steel_grade: "S275" };
    const two = standardJoints("fin-plate", { beam, support }).filter(({ n_2 }) => n_2 === 2);
    const { result } = check("en-1993-1-8", { connections: two });
    const [joint] = result.connections as ItemResult[]; // as many as asked for
    expect(joint?.utilization).toBeCloseTo(1, 3);
    expect(joint?.values.V_Rd_kN).toBeLessThan(229.6);
  });

  test.each(kinds)("%s: every one calculates, each under a mark of its own", (kind) => {
    const connections = ["IPE 300", "IPE 400", "IPE 600"].flatMap((profile) =>
      ["S275", "S355"].flatMap((grade) => standardJoints(kind, { ...needs(profile, grade) })),
    );
    const { result } = check("en-1993-1-8", { connections: connections.map((one, i) => ({ ...one, mark: `${i}` })) });
    const all = result.connections as ItemResult[]; // as many as asked for
    expect(all).toHaveLength(connections.length);
    for (const { values } of all) expect(Number(values.V_Rd_kN)).toBeGreaterThan(50);
    const marks = standardJoints(kind, needs("IPE 400")).map(({ mark }) => mark);
    expect(new Set(marks).size).toBe(marks.length);
  });

  test.each(kinds)(
    "%s: V_Ed = V_Rd comes to 100 %% in the whole catalogue, on both supports, in two grades",
    (kind) => {
      let most = 0;
      for (const steel_grade of ["S275", "S355"])
        for (const support of ["HE 240 B", "IPE 400"])
          for (const profile of ["IPE 200", "IPE 300", "IPE 360", "IPE 400", "IPE 500", "IPE 600"]) {
            const beam = { profile, steel_grade };
            const { joints } = findStandardJoints(kind, { beam, support: { profile: support, steel_grade } });
            if (joints.length === 0) continue;
            const at = (connections: unknown) =>
              check("en-1993-1-8", { connections } as never).result.connections as ItemResult[]; // as many as asked for
            const listed = at(joints);
            const resistances = listed.map(({ values }) => Number(values.V_Rd_kN));
            const full = at(joints.map((one, i) => ({ ...one, V_Ed: resistances[i] })));
            listed.forEach(({ passed, mark }, i) => {
              expect(passed, mark).toBe(true);
              expect(full[i]?.utilization, mark).toBeCloseTo(1, 6);
              expect(Number(joints[i]?.V_Ed), mark).toBeCloseTo((resistances[i] ?? 0) - 0.05, 1);
            });
            most += joints.length;
          }
      expect(most).toBeGreaterThan(15);
    },
  );

  test("what a support has no room for, or what breaks a rule of form, is left out and named", () => {
    const on = (kind: (typeof kinds)[number], profile: string, support: string, steel_grade: string) =>
      findStandardJoints(kind, { beam: { profile, steel_grade }, support: { profile: support, steel_grade } });
    expect(on("header-plate", "IPE 600", "HE 240 B", "S275").joints).toEqual([]);
    expect(on("angle-cleats", "IPE 600", "HE 240 B", "S275").leftOut[0]).toMatchObject({
      mark: "IPE 600, angle-cleats, 1 × 5 M20",
      why: expect.stringContaining("spacing e2"),
    });
    expect(on("fin-plate", "IPE 300", "IPE 400", "S355").leftOut[0]?.why).toContain("support punching");
    expect(() => on("fin-plate", "IPE 300", "XYZ", "S355")).toThrow("support.profile");
  });

  test("more rows never carry less; a beam without room has none; what is no beam is refused", () => {
    const joints = standardJoints("fin-plate", needs("IPE 500")).filter(({ n_2 = 1 }) => n_2 === 2);
    const { result } = check("en-1993-1-8", { connections: joints });
    const V = (result.connections as ItemResult[]).map(({ values }) => Number(values.V_Rd_kN));
    expect(V).toEqual([...V].sort((a, b) => a - b));
    expect(standardJoints("fin-plate", needs("IPE 120"))).toEqual([]);
    expect(() => standardJoints("fin-plate", needs("IPE 301"))).toThrow(InvalidInput);
  });
});
