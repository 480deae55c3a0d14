import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { check } from "../index.ts";

const structure = { agR: 0.2, ground_type: "B", spectrum_type: 1, q: 1.5, importance_class: 2, T1: 0.5 };
const run = (storeys: object[], national_annex = "EN") =>
  (check("en-1998-1", { ...structure, national_annex, storeys }).result.structure as { values: Values }).values;
interface Values {
  readonly W_kN: number;
  readonly F_b_kN: number;
}
const problems = (storeys: object[]) => refusedPaths(() => run(storeys));

describe("weights of storeys from their loads", () => {
  const floor = { mark: "1", z_m: 3, G_k_kN: 800, Q_k_kN: 300, category: "B", phi: 0.5 };
  const roof = { mark: "2", z_m: 6, G_k_kN: 600, Q_k_kN: 100, category: "H" };

  test("G + phi psi_2 Q: 800 + 0.5 · 0.3 · 300, a roof of category H with nothing of its imposed load", () => {
    expect(run([floor, roof]).W_kN).toBeCloseTo(845 + 600, 9);
    const given = [
      { mark: "1", z_m: 3, W_kN: 845 },
      { mark: "2", z_m: 6, W_kN: 600 },
    ];
    expect(run([floor, roof]).F_b_kN).toBeCloseTo(run(given).F_b_kN, 9);
    // psi_2 = 0.6 of shops, phi = 1
    expect(run([{ ...floor, category: "D", phi: 1 }, roof]).W_kN).toBeCloseTo(980 + 600, 9);
  });

  test("gravity loads are with psi_2, not psi_E", () => {
    const values = (storeys: object[]) => run(storeys.map((storey) => ({ ...storey, d_e_mm: 5 })));
    const named = values([floor, roof]);
    const given = values([
      { mark: "1", z_m: 3, W_kN: 845, P_tot_kN: 1490 },
      { mark: "2", z_m: 6, W_kN: 600, P_tot_kN: 600 },
    ]);
    expect(JSON.stringify((named as unknown as { storeys: unknown }).storeys)).toBe(
      JSON.stringify((given as unknown as { storeys: unknown }).storeys),
    );
  });

  test("what is missing or said twice is refused with its path", () => {
    expect(problems([{ mark: "1", z_m: 3 }])).toEqual(["storeys[0].W_kN"]);
    expect(problems([{ mark: "1", z_m: 3, W_kN: 100, G_k_kN: 90 }])).toEqual(["storeys[0].G_k_kN"]);
    expect(problems([{ mark: "1", z_m: 3, G_k_kN: 90, Q_k_kN: 20 }])).toEqual(["storeys[0].category"]);
    expect(problems([{ mark: "1", z_m: 3, Q_k_kN: 20, category: "B" }])).toEqual(["storeys[0].G_k_kN"]);
    expect(problems([{ mark: "1", z_m: 3, G_k_kN: 90, phi: 0.5 }])).toEqual(["storeys[0].Q_k_kN"]);
  });
});
