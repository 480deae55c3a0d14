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
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-175, 175], w_mm: 240 },
  throat_mm: 8,
};
const without = { ...base, anchors: undefined };
const valueOfBase = (request: object, name: string): number => Number(connection(request).values[name]);

interface Parts {
  readonly p: number;
  readonly l: number;
  readonly b: number;
  readonly T: number;
  readonly x_T: number;
}

/** What resists, as forces at places: the cells of both strips press, the four anchors pull. */
function holders({ p, l, b, T, x_T }: Parts, z_C: number, z_T: number) {
  const cells = 60;
  const signs = [-1, 1];
  const strips = signs.flatMap((s) =>
    Array.from({ length: cells }, (_, k) => ({
      F: (p * b * l) / cells,
      z: s * z_C,
      x: -l / 2 + ((k + 0.5) * l) / cells,
    })),
  );
  const anchors = signs.flatMap((s) => signs.map((t) => ({ F: -T, z: s * z_T, x: t * x_T })));
  return [...strips, ...anchors];
}

/** The greatest multiple of N, M_y and M_z that these can be in equilibrium with: for every straight line over the plan all that
 *  presses on one side of it and all that pulls on the other; the least of them counts. */
function greatestMultiple(parts: Parts, z_C: number, z_T: number, N: number, M_y: number, M_z: number): number {
  const all = holders(parts, z_C, z_T);
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= 90; i++) {
    const turn = (i * Math.PI) / 180;
    const [u, v] = [Math.cos(turn), Math.sin(turn)];
    for (let j = -80; j <= 80; j++) {
      const a = (j / 80) * (z_T + parts.x_T + parts.l);
      const work = (a * N) / 1000 + u * M_y + v * M_z;
      if (work <= 0) continue;
      const held = all.reduce((sum, { F, z, x }) => sum + Math.max(0, F * (a + u * z + v * x)), 0);
      best = Math.min(best, held / 1e6 / work);
    }
  }
  return best;
}

describe("column bases with moments about both axes", () => {
  test("without anchors the strip at one side presses", () => {
    const [N, M] = [800, 30];
    const { values } = connection({ ...without, N_Ed: N, M_z_Ed: M });
    const F = Number(values.F_c_Rd_kN);
    const l = Number(values.l_f_mm);
    // N at e = M/N stays in the middle of a strip: N_most (l/2 - e) = F_C / l (l - 2 e)
    const e = (M / N) * 1000;
    const most = (2 * F * (l - 2 * e)) / l;
    expect(values.M_j_z_Rd_kNm).toBeCloseTo((most * e) / 1000, 6);
  });

  test("a moment alone: the anchors of one line, and as much concrete", () => {
    const { values } = connection({ ...base, N_Ed: 0, M_z_Ed: 20 });
    const T = (Number(values.F_t_l_Rd_kN) + Number(values.F_t_r_Rd_kN)) / 2;
    const l = Number(values.l_f_mm);
    const d = (T * l) / (2 * Number(values.F_c_Rd_kN));
    expect(values.M_j_z_Rd_kNm).toBeCloseTo((T * ((l - d) / 2 + 120)) / 1000, 6);
  });

  law(
    "no use of both moments is below what the equilibrium of all concrete and all anchors gives",
    () =>
      fc.property(between(-200, 1200), between(5, 120), between(5, 60), (N_Ed, M_Ed, M_z_Ed) => {
        const found = accepted({ ...base, N_Ed, M_Ed, M_z_Ed });
        fc.pre(found !== undefined);
        if (!found) return;
        const { values } = found;
        const l = Number(values.l_f_mm);
        const b = Number(values.b_f_mm);
        const T = (Number(values.F_t_l_Rd_kN) / 2) * 1000;
        const p = (Number(values.F_c_Rd_kN) * 1000) / (l * b);
        const times = greatestMultiple({ p, l, b, T, x_T: 120 }, Number(values.z_C_mm), 175, N_Ed, M_Ed, M_z_Ed);
        expect(Number(values.eta_biaxial)).toBeGreaterThanOrEqual((1 / times) * 0.97);
      }),
    { numRuns: 40 },
  );

  law("more moment, more use; the sign of the minor one does not matter", () =>
    fc.property(between(-150, 1200), between(5, 100), between(2, 40), between(1.05, 2), (N_Ed, M_Ed, M_z_Ed, more) => {
      const use = (M: number) => {
        const found = accepted({ ...base, N_Ed, M_Ed, M_z_Ed: M });
        return found && useOf(found, "base-biaxial");
      };
      const [one, other, greater] = [use(M_z_Ed), use(-M_z_Ed), use(more * M_z_Ed)];
      fc.pre(one !== undefined && greater !== undefined);
      expect(other).toBe(one);
      expect(greater ?? 0).toBeGreaterThan(one ?? 0);
    }),
  );

  law(
    "without a minor moment nothing changes, and a small one changes little where the anchors or the load hold it",
    () =>
      fc.property(between(200, 1200), between(10, 100), (N_Ed, M_Ed) => {
        const [none, zero] = [connection({ ...base, N_Ed, M_Ed }), connection({ ...base, N_Ed, M_Ed, M_z_Ed: 0 })];
        expect(zero.utilization).toBe(none.utilization);
        const small = connection({ ...base, N_Ed, M_Ed, M_z_Ed: 0.01 });
        expect(Number(small.values.eta_biaxial)).toBeLessThan((useOf(none, "base-moment") ?? 0) + 0.02);
      }),
  );

  test("what cannot be is refused", () => {
    expect(() => connection({ ...without, N_Ed: 100, M_z_Ed: 60 })).toThrow(/M_z_Ed/);
    expect(() =>
      connection({ ...without, column: { profile: "RHS 200x200x8", steel_grade: "S235" }, N_Ed: 300, M_z_Ed: 5 }),
    ).toThrow(/M_z_Ed/);
    expect(valueOfBase({ ...base, N_Ed: 100, M_z_Ed: 20 }, "N_share_y")).toBe(0);
  });
});
