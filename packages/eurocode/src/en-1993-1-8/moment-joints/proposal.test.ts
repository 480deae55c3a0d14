import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connect, connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { proposeColumnBase } from "../column-base/proposal.ts";
import type { Proposed } from "../parts/proposal.ts";
import { proposeEndPlate, proposeWeldedBeam } from "./proposal.ts";

/** What a proposal says of itself is what its check says. */
function stands({ item, passed, utilization, governing }: Proposed, context = {}): void {
  expect(connect({ ...context, ...item }).passed).toBe(passed);
  expect(connection({ ...context, ...item }).utilization).toBe(utilization);
  if (!passed) expect(governing?.clause).toBeTruthy();
}

describe("moment joints from members and forces", () => {
  test("an ordinary frame corner fits", () => {
    const made = proposeEndPlate({
      beam: { profile: "IPE 400", steel_grade: "S355" },
      column: { profile: "HE 300 B", steel_grade: "S355" },
      M_j_Ed: 220,
      V_Ed: 150,
      span_mm: 7000,
    });
    expect(made.passed, JSON.stringify(made.governing)).toBe(true);
    stands(made);
  });

  test("beams on columns at 0.4 M_pl, and splices at 0.5 M_pl", () => {
    const beams = ["IPE 240", "IPE 300", "IPE 400", "IPE 500", "IPE 600", "HE 300 A", "HE 240 B"];
    const columns = ["HE 240 B", "HE 300 B", "HE 400 B", "HE 300 M"];
    const seen: string[] = [];
    for (const beam of beams) {
      for (const column of [...columns, undefined]) {
        const W = connection({ connection: "end-plate", ...corner(beam) }).values.M_b_pl_Rd_kNm as number;
        const made = proposeEndPlate({
          beam: { profile: beam, steel_grade: "S275" },
          ...(column && { column: { profile: column, steel_grade: "S355" } }),
          M_j_Ed: (column ? 0.4 : 0.5) * W,
          V_Ed: 60,
        });
        stands(made);
        if (!made.passed)
          seen.push(`${beam} ${column}: ${made.governing?.verification} ${made.utilization.toFixed(2)}`);
      }
    }
    expect(seen).toEqual([]);
  });

  const corner = (profile: string) => ({
    beam: { profile, steel_grade: "S275" },
    plate: { h_mm: 800, b_mm: 350, t_mm: 20, top_mm: 90, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M16",
    w_mm: 100,
    rows_mm: [40, 180],
    throat_flange_mm: 8,
    throat_web_mm: 5,
  });

  law(
    "whatever is asked for, there is a joint or the best try with its governing clause",
    () =>
      fc.property(
        fc.constantFrom("IPE 160", "IPE 270", "IPE 450", "HE 200 A", "HE 900 B", "UB 457x191x67"),
        fc.constantFrom("HE 140 A", "HE 240 A", "HE 300 B", "UC 305x305x97"),
        fc.double({ min: 1, max: 3000, noNaN: true }),
        fc.double({ min: 1, max: 1500, noNaN: true }),
        fc.constantFrom("EN" as const, "DE" as const, "UK" as const),
        (beam, column, M_j_Ed, V_Ed, national_annex) => {
          const needs = { beam: { profile: beam }, column: { profile: column }, M_j_Ed, V_Ed, national_annex };
          for (const propose of [proposeEndPlate, proposeWeldedBeam]) stands(propose(needs), { national_annex });
        },
      ),
    { numRuns: 60 },
  );

  test("a welded beam takes the stiffeners it needs", () => {
    const made = proposeWeldedBeam({
      beam: { profile: "IPE 360", steel_grade: "S275" },
      column: { profile: "HE 260 B", steel_grade: "S275" },
      M_j_Ed: 180,
      V_Ed: 100,
    });
    expect(made.passed, JSON.stringify(made.governing)).toBe(true);
    stands(made);
  });
});

describe("column bases from the column and its forces", () => {
  test("pinned and fixed bases", () => {
    for (const needs of [
      { column: { profile: "HE 200 B", steel_grade: "S355" }, N_Ed: 1200, V_Ed: 60 },
      { column: { profile: "HE 300 B", steel_grade: "S355" }, N_Ed: 800, M_Ed: 150, V_Ed: 60 },
      { column: { profile: "HE 240 A", steel_grade: "S235" }, N_Ed: -150, V_Ed: 30 },
      { column: { profile: "SHS 150x150x8", steel_grade: "S355" }, N_Ed: 700 },
    ]) {
      const made = proposeColumnBase(needs);
      expect(made.passed, JSON.stringify(made.governing)).toBe(true);
      stands(made);
    }
  });

  law(
    "whatever is asked for, there is a base or the best try with its governing clause",
    () =>
      fc.property(
        fc.constantFrom("HE 140 A", "HE 300 B", "IPE 300", "HE 500 A", "UC 203x203x46"),
        fc.double({ min: -800, max: 6000, noNaN: true }),
        fc.double({ min: -800, max: 800, noNaN: true }),
        fc.double({ min: 0, max: 600, noNaN: true }),
        (profile, N_Ed, M_Ed, V_Ed) => {
          stands(proposeColumnBase({ column: { profile }, N_Ed, M_Ed, V_Ed }));
        },
      ),
    { numRuns: 60 },
  );
});
