import { describe, expect, test } from "vitest";
import { run } from "../../test/support/columns.ts";
import { check, InvalidInput } from "../index.ts";

// EN 1992-1-1 6.2 of columns: which steel counts, and what the annexes decide.

const bars = [-100, 100].flatMap((y) => [-200, 200].map((z) => ({ y, z, diameter: 20 })));
const base = { b: 300, h: 500, fck: 30, fyk: 500, bars, l0: 3000, M_Ed: 60 };
const links = { diameter_mm: 10, spacing_mm: 100 };
const sheared = { ...base, V_Ed: 250, links };
const values = (column: Record<string, unknown>, national_annex: string) => run(column, { national_annex }).values;
const utilization = (column: Record<string, unknown>, national_annex: string, id: string) =>
  run(column, { national_annex }).verifications.find((v) => v.id === id)?.utilization;

describe("national rules of shear, issue 10 item 10", () => {
  test("UK: cot theta at most 1.25 with external tension, 2.5 without", () => {
    expect(values({ ...sheared, N_Ed: 0 }, "UK").cot_theta).toBeCloseTo(2.5, 9);
    expect(values({ ...sheared, N_Ed: -100 }, "UK").cot_theta).toBe(1.25);
  });

  test("UK: struts between inclined links are weaker, nu_1 (1 - 0.5 cos alpha)", () => {
    const strut = (national_annex: string, alpha_deg: number) => {
      const links = { diameter_mm: 10, spacing_mm: 150, legs: 2, alpha_deg, cot_theta: 1 };
      const beam = {
        mark: "B",
        b: 300,
        h: 600,
        fck: 30,
        fyk: 500,
        A_s_bottom: 2000,
        d_bottom_mm: 540,
        M_Ed: 1,
        V_Ed: 400,
      };
      const { beams } = check("en-1992-1-1", { national_annex, beams: [{ ...beam, links }] }).result as unknown as {
        beams: { values: Record<string, number> }[];
      };
      return beams[0]?.values.nu_1;
    };
    expect(strut("UK", 90)).toBeCloseTo(0.6 * (1 - 30 / 250), 12);
    expect(strut("UK", 45)).toBeCloseTo(0.6 * (1 - 30 / 250) * (1 - Math.SQRT1_2 / 2), 12);
    expect(strut("EN", 45)).toBeCloseTo(0.6 * (1 - 30 / 250), 12);
  });
  test("FR: cot theta and alpha_cw fall with tension, and nothing is left at f_ctm", () => {
    const f_ctm = 0.3 * 30 ** (2 / 3);
    const left = 1 - 100_000 / 150_000 / f_ctm;
    const found = values({ ...sheared, N_Ed: -100 }, "FR");
    expect(found.alpha_cw).toBeCloseTo(left, 9);
    expect(found.cot_theta).toBeCloseTo(2.5 * Math.sqrt(left), 9);
    expect(values({ ...sheared, N_Ed: 100 }, "FR").alpha_cw).toBe(1);
    const beyond = { ...sheared, N_Ed: (-f_ctm * 150_000) / 1000 - 1 };
    expect(run(beyond, { national_annex: "FR" }).passed).toBe(false);
    expect(utilization(beyond, "FR", "shear-strut")).toBe(1e6);
  });

  test("DE: z between the bars, and sigma_cd without the limit of sigma_cp", () => {
    const found = values({ ...sheared, N_Ed: 1500, V_Ed: 300 }, "DE");
    // c_v,l = 50 - 10 mm, d = 450 mm
    expect(found.z_shear_mm).toBeCloseTo(Math.min(0.9 * 450, Math.max(450 - 80, 450 - 40 - 30)), 9);
    const f_cd = (0.85 * 30) / 1.5;
    const share = 1_500_000 / 150_000 / f_cd;
    expect(found.sigma_cp_MPa).toBeCloseTo(0.2 * f_cd, 9);
    expect(found.sigma_cd_MPa).toBeCloseTo(10, 9);
    const V_Rd_cc = (0.24 * 30 ** (1 / 3) * (1 - 1.2 * share) * 300 * 380) / 1000;
    expect(found.cot_theta).toBeCloseTo(Math.min(3, (1.2 + 1.4 * share) / (1 - V_Rd_cc / 300)), 9);
  });

  test("EN: 2.5 and 1 whatever the axial force", () => {
    expect(values({ ...sheared, N_Ed: -100 }, "EN")).toMatchObject({ cot_theta: 2.5, alpha_cw: 1 });
    expect(values({ ...sheared, N_Ed: 0 }, "EN").z_shear_mm).toBeCloseTo(405, 9);
  });
});

describe("which steel counts", () => {
  const uneven = [-100, 100].flatMap((y) => [
    { y, z: -200, diameter: 12 },
    { y, z: 200, diameter: 32 },
  ]);
  const two = 2 * Math.PI * 36;

  test("the pulled side where the moment leaves no doubt, the worse one where V d is more than M", () => {
    const area = (M_Ed: number, V_Ed: number) => run({ ...base, bars: uneven, N_Ed: 0, M_Ed, V_Ed }).values.A_sl_mm2;
    expect(area(60, 30)).toBeCloseTo(two, 6);
    expect(area(-60, 30)).toBeCloseTo(2 * Math.PI * 256, 6);
    expect(area(-10, 30)).toBeCloseTo(two, 6);
  });

  test("the depth is that of the centroid of the bars in the pulled half", () => {
    const spread = { b: 400, h: 400, fck: 30, fyk: 500, A_s: 4800, layout: "all-faces", l0: 3000 };
    const found = run({ ...spread, N_Ed: 0, M_Ed: 20, V_Ed: 50 }).values;
    expect(found.A_sl_mm2).toBeCloseTo(2400, 9);
    expect(found.d_shear_mm).toBeCloseTo(200 + 112.5, 9);
  });

  test("width and depth no greater than the section has, struts no flatter than the annex lets", () => {
    const refused = (more: Record<string, unknown>) => () => run({ ...sheared, N_Ed: 0, ...more });
    expect(refused({ b_w_mm: 310 })).toThrow(InvalidInput);
    expect(refused({ d_shear_mm: 460 })).toThrow(/d_shear_mm: must be at most 450 mm/);
    expect(refused({ links: { ...links, cot_theta: 3 } })).toThrow(/links\.cot_theta: must be at most 2\.5/);
    expect(run({ ...sheared, N_Ed: 0, b_w_mm: 250 }).values.b_w_mm).toBe(250);
  });

  test("links that carry shear stand closer than 0.75 d", () => {
    const wide = { ...sheared, N_Ed: 0, V_Ed: 130, links: { diameter_mm: 10, spacing_mm: 400 } };
    expect(utilization(wide, "EN", "shear-link-spacing")).toBeCloseTo(400 / (0.75 * 450), 9);
  });
});
