import { describe, expect, test } from "vitest";
import { run } from "../../test/support/columns.ts";
import { check } from "../index.ts";

const column = { b: 300, h: 300, fck: 30, fyk: 500, axis_distance_mm: 45, l0: 3000, N_Ed: 700, M_Ed: 25 };
const said = (one: object) => {
  const { result } = check("en-1992-1-1", { columns: [{ mark: "C", ...one }] });
  return [...result.assumptions, ...result.warnings].join("\n");
};

describe("what an engineer has to know", () => {
  test("an area that no whole number of bars has", () => {
    expect(said({ ...column, A_s: 2000, bar_diameter_mm: 20 })).toContain(
      "8 are built, of which A_s = 2000 mm² counts",
    );
    expect(said({ ...column, A_s: 2513, bar_diameter_mm: 20 })).not.toContain("are built");
  });

  test("c = 8 that would not pass, where the first-order moment is constant (5.8.8.2(4))", () => {
    const near = { ...column, A_s: 1257, M_Ed: 5, M_z_Ed: 45, bar_diameter_mm: 20 };
    expect(said(near)).toMatch(/with c = 8, .* would be 110 % instead of 99 %; give c/);
    expect(said({ ...near, c: 10 })).not.toContain("c = 8");
    expect(said({ ...near, M_z_Ed: 20 })).not.toContain("c = 8");
    expect(said({ ...near, M_01_z: 0 })).not.toContain("c = 8");
  });

  test("an own stiffness above that of (5.21)", () => {
    const slender = { ...column, A_s: 2513, l0: 6000, phi_ef: 2, second_order_method: "nominal-stiffness" };
    // E_cd 32 837/1.2, I_c 6.75e8; K_c = sqrt(1.5) min(0.2, 0.389 * 69.3/170) / 3; 2513 mm² at 105 mm
    const [E_cd, I_c] = [32_837 / 1.2, 6.75e8];
    const lambda = 6000 / (300 / Math.sqrt(12));
    const k_2 = Math.min(0.2, ((700e3 / (90_000 * 20)) * lambda) / 170);
    const EI = (((Math.sqrt(1.5) * k_2) / 3) * E_cd * I_c + 200_000 * 2513 * 105 ** 2) / 1e9;
    const told = /EI_kNm2 = 12000 is above (\d+) kNm² of \(5\.21\)/.exec(
      said({ ...slender, EI_kNm2: 12_000, EI_z_kNm2: 3000 }),
    );
    expect(Number(told?.[1]) / EI).toBeCloseTo(1, 2);
    expect(said({ ...slender, EI_kNm2: EI, EI_z_kNm2: 3000 })).not.toContain("(5.21)");
  });
});

test("a column of 3 to 1 bent about both axes, as a model of its own integrates it", () => {
  const bar = (y: number, z: number) => ({ y, z, diameter: 25 });
  const rows = [-305.5, -101.833_333_333, 101.833_333_333, 305.5].flatMap((y) => [bar(y, 50.5), bar(y, -50.5)]);
  const { verifications } = run({
    b: 730,
    h: 220,
    fck: 30,
    fyk: 500,
    bars: [...rows, bar(305.5, 0), bar(-305.5, 0)],
    l0: 2343,
    l0_z: 3034,
    N_Ed: 936.152_935_190_591_8,
    M_02: 10.733_542_369_002_253,
    M_01: 2.612_124_934_400_076,
    phi_ef: 1,
    braced: false,
    c: 8,
    biaxial_method: "exact",
  });
  expect(verifications.find(({ id }) => id === "biaxial-bending")?.utilization).toBeCloseTo(0.278_933_823_5, 6);
});
