import fc from "fast-check";
import { describe, expect } from "vitest";
import { accepted } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

// No action added makes a joint better, and none that fades away leaves a trace.

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const use = (request: object): number | undefined => accepted(request)?.utilization;

const endPlates = fc
  .record({
    t: length(8, 40),
    grade: fc.constantFrom("S235", "S355"),
    bolt: fc.constantFrom("8.8", "10.9"),
    beta: fc.constantFrom(0, 0.6, 1, 2),
    rows: fc.constantFrom([45, 145], [45, 140, 220], [140, 230]),
    end: fc.option(length(35, 200), { nil: undefined }),
    stiffeners: fc.constantFrom(undefined, { compression_t_mm: 15 }, { compression_t_mm: 15, tension_t_mm: 15 }),
  })
  .map(({ t, grade, bolt, beta, rows, end, stiffeners }) => ({
    connection: "end-plate",
    beam: { profile: "IPE 500", steel_grade: grade },
    column: { profile: "HE 300 A", steel_grade: grade },
    plate: { h_mm: 680, b_mm: 240, t_mm: t, top_mm: 90, steel_grade: grade },
    bolt_grade: bolt,
    bolt_size: "M24",
    w_mm: 120,
    rows_mm: rows,
    shear_rows_mm: [530, 635],
    throat_flange_mm: 8,
    throat_web_mm: 5,
    beta,
    ...(end !== undefined && { column_end_mm: end }),
    ...(stiffeners && { stiffeners }),
  }));

const weldedBeams = fc
  .record({ beta: fc.constantFrom(0, 0.6, 1, 2), t: fc.option(length(8, 25), { nil: undefined }) })
  .map(({ beta, t }) => ({
    connection: "welded-beam",
    beam: { profile: "IPE 400", steel_grade: "S235" },
    column: { profile: "HE 200 B", steel_grade: "S235" },
    throat_flange_mm: 8,
    throat_web_mm: 4,
    beta,
    ...(t !== undefined && { stiffeners: { tension_t_mm: t } }),
  }));

const joints = fc.oneof(endPlates, weldedBeams);

describe("actions on moment joints", () => {
  law(
    "more moment or more shear never lowers the utilization",
    () =>
      fc.property(joints, length(-300, 300), length(0, 400), length(1, 1.5), (joint, M_j_Ed, V_Ed, more) => {
        const one = use({ ...joint, M_j_Ed, V_Ed });
        const moment = use({ ...joint, M_j_Ed: M_j_Ed * more, V_Ed });
        const shear = use({ ...joint, M_j_Ed, V_Ed: V_Ed * more });
        if (one === undefined || moment === undefined || shear === undefined) return;
        expect(moment).toBeGreaterThanOrEqual(one * (1 - 1e-9));
        expect(shear).toBeGreaterThanOrEqual(one * (1 - 1e-9));
      }),
    { numRuns: 200 },
  );

  law(
    "shear that fades away leaves the moment alone, and the other way round",
    () =>
      fc.property(joints, length(5, 300), length(1, 400), (joint, M_j_Ed, V_Ed) => {
        const pairs = [
          [
            { M_j_Ed, V_Ed: 0 },
            { M_j_Ed, V_Ed: 1e-6 },
          ],
          [
            { M_j_Ed: 0, V_Ed },
            { M_j_Ed: 1e-6, V_Ed },
          ],
        ];
        for (const [without, tiny] of pairs) {
          const before = use({ ...joint, ...without });
          if (before === undefined) continue;
          expect(use({ ...joint, ...tiny })).toBeCloseTo(before, 6);
        }
      }),
    { numRuns: 100 },
  );

  law(
    "both senses of the shear are alike",
    () =>
      fc.property(joints, length(-300, 300), length(1, 400), (joint, M_j_Ed, V_Ed) => {
        expect(use({ ...joint, M_j_Ed, V_Ed: -V_Ed })).toBe(use({ ...joint, M_j_Ed, V_Ed }));
      }),
    { numRuns: 50 },
  );
});

describe("actions on column bases", () => {
  const bases = fc
    .record({
      t: length(15, 60),
      rows: fc.constantFrom([-160, 160], [-160, -50, 50, 160], [-170, 150], [-50, 50]),
      h_ef: fc.option(length(150, 400), { nil: undefined }),
      edge: length(0, 1000),
    })
    .map(({ t, rows, h_ef, edge }) => ({
      connection: "column-base",
      column: { profile: "HE 200 B", steel_grade: "S235" },
      plate: { h_mm: 420, b_mm: 420, t_mm: t, steel_grade: "S235" },
      f_ck_MPa: 25,
      foundation: { h_mm: 900 + edge, b_mm: 900 + edge, d_mm: 900 },
      anchors: {
        bolt_grade: "8.8",
        bolt_size: "M20",
        rows_mm: rows,
        w_mm: 150,
        ...(h_ef !== undefined && { h_ef_mm: h_ef, head_d_mm: 50 }),
      },
      throat_mm: 6,
    }));

  law(
    "more moment, more shear, more uplift never lower the utilization",
    () =>
      fc.property(
        bases,
        length(-400, 800),
        length(-100, 100),
        length(-100, 100),
        length(1, 1.4),
        (base, N_Ed, M_Ed, V_Ed, more) => {
          const one = use({ ...base, N_Ed, M_Ed, V_Ed });
          if (one === undefined) return;
          const others = [
            { N_Ed, M_Ed: M_Ed * more, V_Ed },
            { N_Ed, M_Ed, V_Ed: V_Ed * more },
            ...(N_Ed < 0 ? [{ N_Ed: N_Ed * more, M_Ed, V_Ed }] : []),
          ];
          for (const actions of others) {
            const found = use({ ...base, ...actions });
            // where the last row of a side comes to rest, the cones of EN 1992-4 leave a step of a few percent
            if (found !== undefined) expect(found).toBeGreaterThanOrEqual(one * (1 - 0.05));
          }
        },
      ),
    { numRuns: 300 },
  );

  law(
    "shear, moment and uplift that fade away leave nothing",
    () =>
      fc.property(bases, length(-300, 600), length(5, 80), (base, N_Ed, M_Ed) => {
        const before = use({ ...base, N_Ed, M_Ed, V_Ed: 0 });
        // a concrete that has failed has its use raised to 1.5 by 7.2.3.1 of EN 1992-4
        if (before !== undefined && before <= 1)
          expect(use({ ...base, N_Ed, M_Ed, V_Ed: 1e-9 })).toBeCloseTo(before, 6);
        const bent = use({ ...base, N_Ed: 0, M_Ed });
        if (bent !== undefined) expect(use({ ...base, N_Ed: -1e-9, M_Ed })).toBeCloseTo(bent, 6);
      }),
    { numRuns: 150 },
  );
});
