import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { useOf } from "../../../test/support/plain.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const base = {
  connection: "column-base",
  column: { profile: "HE 240 B", steel_grade: "S235" },
  plate: { h_mm: 460, b_mm: 420, t_mm: 30, steel_grade: "S235" },
  f_ck_MPa: 25,
  foundation: { h_mm: 1600, b_mm: 1600, d_mm: 1000 },
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-175, 175], w_mm: 200, h_ef_mm: 500, head_d_mm: 60 },
  throat_mm: 8,
};
const use = (more: object, id = "base-both-axes"): number => useOf(connection({ ...base, ...more }), id) ?? Number.NaN;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly least: number;
  readonly most: number;
}

/**
 * A linear program by the simplex method (dense, Bland's rule): forces between 0 and their greatest, and a multiple of the loads, as
 * large as three equations of equilibrium allow. Nothing of it comes from the library, which goes over the faces of a body.
 */
function simplex(places: readonly Place[], loads: readonly [number, number, number]): number {
  const n = places.length;
  // f in [0, most - least] after moving by least; rows: equilibrium, then f + slack = range
  const columns = n + 1 + n + 3;
  const rows: number[][] = [];
  const moved = [0, 0, 0];
  for (const { x, y, least } of places) {
    moved[0] = (moved[0] ?? 0) + least;
    moved[1] = (moved[1] ?? 0) + least * y;
    moved[2] = (moved[2] ?? 0) + least * x;
  }
  for (let e = 0; e < 3; e++) {
    const row = new Array<number>(columns + 1).fill(0);
    places.forEach(({ x, y }, k) => {
      row[k] = [1, y, x][e] ?? 0;
    });
    row[n] = -(loads[e] ?? 0);
    row[columns] = -(moved[e] ?? 0);
    if ((row[columns] ?? 0) < 0) for (let k = 0; k <= columns; k++) row[k] = -(row[k] ?? 0);
    row[n + 1 + n + e] = 1;
    rows.push(row);
  }
  places.forEach(({ least, most }, k) => {
    const row = new Array<number>(columns + 1).fill(0);
    row[k] = 1;
    row[n + 1 + k] = 1;
    row[columns] = most - least;
    rows.push(row);
  });
  const basis = [...[0, 1, 2].map((e) => n + 1 + n + e), ...places.map((_, k) => n + 1 + k)];
  const solve = (cost: (column: number) => number, allowed: number): number => {
    for (let turns = 0; turns < 5000; turns++) {
      const reduced = (column: number) =>
        cost(column) - rows.reduce((sum, row, r) => sum + cost(basis[r] ?? 0) * (row[column] ?? 0), 0);
      let enter = -1;
      for (let k = 0; k < allowed && enter < 0; k++) if (!basis.includes(k) && reduced(k) > 1e-7) enter = k;
      if (enter < 0) break;
      let leave = -1;
      let least = Number.POSITIVE_INFINITY;
      rows.forEach((row, r) => {
        const pivot = row[enter] ?? 0;
        if (pivot <= 1e-9) return;
        const ratio = (row[columns] ?? 0) / pivot;
        if (ratio < least - 1e-12 || (ratio <= least + 1e-12 && (basis[r] ?? 0) < (basis[leave] ?? 0)))
          [least, leave] = [ratio, r];
      });
      if (leave < 0) return Number.POSITIVE_INFINITY;
      const row = rows[leave] ?? [];
      const pivot = row[enter] ?? 1;
      for (let k = 0; k <= columns; k++) row[k] = (row[k] ?? 0) / pivot;
      rows.forEach((other, r) => {
        const factor = other[enter] ?? 0;
        if (r !== leave && factor !== 0)
          for (let k = 0; k <= columns; k++) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0);
      });
      basis[leave] = enter;
    }
    return rows.reduce((sum, row, r) => sum + cost(basis[r] ?? 0) * (row[columns] ?? 0), 0);
  };
  const start = n + 1 + n;
  solve((column) => (column >= start ? -1 : 0), start);
  return solve((column) => (column === n ? 1 : column >= start ? -1e9 : 0), start);
}

/** Strips and anchors of a base that was calculated, cut into `cells` along each flange and `deep` across it. */
function placesOf(
  values: Record<string, unknown>,
  cells: number,
  deep: number,
  { rows, w } = { rows: [-175, 175], w: 200 },
): Place[] {
  const [F, l, b, z] = ["F_c_Rd_kN", "l_f_mm", "b_f_mm", "z_C_mm"].map((name) => Number(values[name])) as [
    number,
    number,
    number,
    number,
  ];
  const pressed = [-1, 1].flatMap((s) =>
    Array.from({ length: cells * deep }, (_, k) => ({
      x: -l / 2 + (((k % cells) + 0.5) * l) / cells,
      y: s * z + (deep === 1 ? 0 : -b / 2 + ((Math.floor(k / cells) + 0.5) * b) / deep),
      least: 0,
      most: F / cells / deep,
    })),
  );
  const pulled = rows.flatMap((y) =>
    [-w / 2, w / 2].map((x) => {
      const T = Number(values[y < 0 ? "F_t_l_Rd_kN" : "F_t_r_Rd_kN"]) / 2;
      return { x, y, least: -T, most: 0 };
    }),
  );
  return [...pressed, ...pulled];
}

describe("column bases with moments about both axes", () => {
  const actions = fc.tuple(between(-250, 1500), between(0, 120), between(1, 60));

  law(
    "the multiple is that of a linear program of the same strips and anchors, by the simplex method",
    () =>
      fc.property(actions, ([N_Ed, M_Ed, M_z_Ed]) => {
        const found = accepted({ ...base, N_Ed, M_Ed, M_z_Ed });
        fc.pre(found !== undefined);
        const values = (found?.values ?? {}) as Record<string, unknown>;
        const most = simplex(placesOf(values, 12, 1), [N_Ed, M_Ed * 1000, M_z_Ed * 1000]);
        const major = M_Ed === 0 ? Number.POSITIVE_INFINITY : 1 / use({ N_Ed, M_Ed }, "base-moment");
        expect(Number(values.lambda_Rd) / Math.min(most, major)).toBeCloseTo(1, 6);
      }),
    { numRuns: 60 },
  );

  const bases = fc.record({
    column: fc.constantFrom(
      ["IPE 300", 300, 150],
      ["HE 200 A", 190, 200],
      ["HE 300 B", 300, 300],
      ["HE 400 A", 390, 300],
    ),
    t: fc.constantFrom(15, 25, 40),
    size: fc.constantFrom("M16", "M24", "M30"),
    out: fc.tuple(between(55, 90), between(55, 90)),
    sides: fc.constantFrom([-1], [1], [-1, 1]),
    part: between(0.6, 1),
    eccentric: fc.tuple(between(-0.5, 0.5), between(0.02, 0.4)),
    N_Ed: between(-150, 1200),
  });
  law(
    "the same of other columns, plates and anchors, also with a row on one side alone",
    () =>
      fc.property(bases, ({ column: [profile, h, b], t, size, out, sides, part, eccentric: [e_y, e_z], N_Ed }) => {
        const rows = sides.map((s) => s * (Number(h) / 2 + (s < 0 ? out[0] : out[1])));
        const w = part * Number(b);
        const actions = {
          N_Ed,
          M_Ed: (e_y * Number(h) * Math.max(Math.abs(N_Ed), 50)) / 1000,
          M_z_Ed: (e_z * Number(b) * Math.max(Math.abs(N_Ed), 50)) / 1000,
        };
        const found = accepted({
          ...base,
          column: { profile, steel_grade: "S235" },
          plate: { h_mm: Number(h) + 240, b_mm: Number(b) + 120, t_mm: t, steel_grade: "S235" },
          anchors: { bolt_grade: "8.8", bolt_size: size, rows_mm: rows, w_mm: w, h_ef_mm: 400 },
          ...actions,
        });
        fc.pre(found !== undefined);
        const values = (found?.values ?? {}) as Record<string, unknown>;
        const loads = [N_Ed, actions.M_Ed * 1000, actions.M_z_Ed * 1000] as const;
        const most = Math.max(0, simplex(placesOf(values, 12, 1, { rows, w }), loads));
        const lambda = Number(values.lambda_Rd);
        expect(lambda).toBeLessThanOrEqual(Math.min(most, 1e4) * (1 + 1e-6) + 1e-9);
        // the major axis alone may leave less
        const alone = accepted({
          ...base,
          column: { profile, steel_grade: "S235" },
          plate: { h_mm: Number(h) + 240, b_mm: Number(b) + 120, t_mm: t, steel_grade: "S235" },
          anchors: { bolt_grade: "8.8", bolt_size: size, rows_mm: rows, w_mm: w, h_ef_mm: 400 },
          ...actions,
          M_z_Ed: 0,
        });
        const major = alone && useOf(alone, "base-moment");
        if (alone && most > 1e-6) expect(lambda / Math.min(most, 1e4, 1 / (major ?? 1e-9))).toBeCloseTo(1, 5);
      }),
    { numRuns: 120 },
  );

  law(
    "and never more than one of the concrete in cells over the whole T-stubs",
    () =>
      fc.property(actions, ([N_Ed, M_Ed, M_z_Ed]) => {
        const found = accepted({ ...base, N_Ed, M_Ed, M_z_Ed });
        fc.pre(found !== undefined);
        const values = (found?.values ?? {}) as Record<string, unknown>;
        const most = simplex(placesOf(values, 24, 4), [N_Ed, M_Ed * 1000, M_z_Ed * 1000]);
        expect(Number(values.lambda_Rd)).toBeLessThanOrEqual(most * (1 + 1e-6));
      }),
    { numRuns: 15 },
  );

  law("a minor moment that vanishes leaves what the major axis has alone, and any other leaves no more", () =>
    fc.property(between(-250, 1500), between(5, 120), between(1, 60), (N_Ed, M_Ed, M_z_Ed) => {
      const alone = connection({ ...base, N_Ed, M_Ed });
      const small = connection({ ...base, N_Ed, M_Ed, M_z_Ed: 0.0011 });
      const of = useOf(alone, "base-moment") ?? Number.NaN;
      expect((useOf(small, "base-both-axes") ?? Number.NaN) / of).toBeCloseTo(1, 3);
      expect(use({ N_Ed, M_Ed, M_z_Ed })).toBeGreaterThanOrEqual(of * (1 - 1e-9));
      // where both rows pull, one more way of sharing is as good
      if (of <= 1 && N_Ed >= 0)
        expect(useOf(small, "anchor-tension") ?? 0).toBeCloseTo(useOf(alone, "anchor-tension") ?? 0, 3);
    }),
  );

  law("the same for both signs of both moments; more with more of the minor one", () =>
    fc.property(between(-250, 1500), between(0, 100), between(1, 50), between(1.01, 2), (N_Ed, M_Ed, M_z_Ed, more) => {
      const one = use({ N_Ed, M_Ed, M_z_Ed });
      expect(use({ N_Ed, M_Ed, M_z_Ed: -M_z_Ed }) / one).toBeCloseTo(1, 9);
      expect(use({ N_Ed, M_Ed: -M_Ed, M_z_Ed }) / one).toBeCloseTo(1, 9);
      expect(use({ N_Ed, M_Ed, M_z_Ed: M_z_Ed * more })).toBeGreaterThanOrEqual(one * (1 - 1e-9));
    }),
  );

  law("all three actions times a number: as many times the use", () =>
    fc.property(actions, between(1.1, 3), ([N_Ed, M_Ed, M_z_Ed], k) => {
      const one = use({ N_Ed, M_Ed, M_z_Ed });
      fc.pre(one < 1e3);
      // what the column's shear and section take away is not part of it
      expect(use({ N_Ed: k * N_Ed, M_Ed: k * M_Ed, M_z_Ed: k * M_z_Ed }) / one).toBeCloseTo(k, 6);
    }),
  );

  law(
    "the anchors' forces with the concrete hold the loads: what they lack the strips can press",
    () =>
      fc.property(between(-250, 900), between(0, 80), between(1, 30), (N_Ed, M_Ed, M_z_Ed) => {
        const { values } = connection({ ...base, N_Ed, M_Ed, M_z_Ed });
        fc.pre(Number(values.lambda_Rd) >= 1);
        const forces = values.anchor_forces as unknown as { x_mm: number; y_mm: number; F_t_Ed_kN: number }[];
        const strips = placesOf(values as Record<string, unknown>, 12, 1).filter(({ least }) => least === 0);
        const anchors = forces.map(({ x_mm: x, y_mm: y, F_t_Ed_kN: F }) => ({ x, y, least: -F * (1 + 1e-6), most: 0 }));
        expect(simplex([...strips, ...anchors], [N_Ed, M_Ed * 1000, M_z_Ed * 1000])).toBeGreaterThan(1 - 1e-5);
      }),
    { numRuns: 40 },
  );

  test("by hand: a moment about z alone pulls two anchors, and the others as far as the flanges' ends can press", () => {
    const { values } = connection({ ...base, N_Ed: 0, M_z_Ed: 30 });
    const T = Number(values.F_t_l_Rd_kN) / 2;
    const [F, l] = [Number(values.F_c_Rd_kN), Number(values.l_f_mm)];
    // beyond the anchors at x = 100 the flanges press with
    const beyond = (2 * F * (l / 2 - 100)) / l;
    expect(beyond).toBeGreaterThan(2 * T);
    expect(beyond).toBeLessThan(4 * T);
    const most = (2 * T * 100 - (beyond - 2 * T) * 100 + (beyond * (l / 2 + 100)) / 2) / 1000;
    expect(Number(values.M_j_z_Rd_kNm)).toBeLessThanOrEqual(most * (1 + 1e-9));
    expect(Number(values.M_j_z_Rd_kNm)).toBeGreaterThan(0.97 * most);
  });

  test("welds and the column's section count the minor moment", () => {
    const [one, more] = [
      { N_Ed: 300, M_Ed: 60, M_z_Ed: 5 },
      { N_Ed: 300, M_Ed: 60, M_z_Ed: 15 },
    ];
    expect(use(more, "weld")).toBeGreaterThan(use(one, "weld"));
    expect(use(more, "column-section-both-axes")).toBeGreaterThan(use(one, "column-section-both-axes"));
  });

  test("what the equilibrium does not cover is refused with its path", () => {
    const of = (more: object) => () => connection({ ...base, N_Ed: 100, M_Ed: 20, M_z_Ed: 10, ...more });
    const anchors = (more: object) => of({ anchors: { ...base.anchors, ...more } });
    expect(anchors({ n_per_row: 3 })).toThrow(/anchors\.n_per_row/);
    expect(anchors({ w_mm: 300 })).toThrow(/anchors\.w_mm/);
    expect(anchors({ rows_mm: [-60, 60] })).toThrow(/anchors\.rows_mm\[0\]/);
    expect(of({ M_Ed: 0, column: { profile: "SHS 200x10", steel_grade: "S235" }, anchors: undefined })).toThrow(
      /M_z_Ed/,
    );
    expect(of({ V_y_Ed: 10 })).toThrow(/V_y_Ed: a shear force along the flanges is not covered/);
    expect(of({ anchors: undefined, N_Ed: 0, M_Ed: 0 })).toThrow(/anchors/);
  });
});
