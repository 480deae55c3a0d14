import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const one = (item: Fields): Made =>
  (check("en-1992-1-1", { anchorages: [{ mark: "A", ...item }] }).result.anchorages as Made[])[0] as Made; // one in, one out
const problems = (item: Fields): string[] => {
  try {
    one(item);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace(/^anchorages\[0\]\.?/, ""));
    throw error;
  }
  return [];
};

const bar = { fck: 30, fyk: 500, diameter_mm: 16, cover_mm: 30, clear_spacing_mm: 80 };

/** Table 8.2 once more, in one go: straight bars in tension without transverse bars. */
function byHand({
  fck,
  phi,
  c,
  a,
  sigma,
  poor,
}: Record<"fck" | "phi" | "c" | "a" | "sigma", number> & { poor: boolean }) {
  const f_ctm = fck <= 50 ? 0.3 * fck ** (2 / 3) : 2.12 * Math.log(1 + (fck + 8) / 10);
  const f_bd = ((2.25 * 0.7 * f_ctm) / 1.5) * (poor ? 0.7 : 1) * (phi > 32 ? (132 - phi) / 100 : 1);
  const basic = ((phi / 4) * sigma) / f_bd;
  const alpha_2 = Math.min(1, Math.max(0.7, 1 - (0.15 * (Math.min(c, a / 2) - phi)) / phi));
  return Math.max(alpha_2 * basic, 0.3 * basic, 10 * phi, 100);
}

describe("anchorages", () => {
  law("a straight bar is anchored as by hand", () =>
    fc.property(
      fc.integer({ min: 20, max: 60 }),
      fc.constantFrom(8, 12, 16, 20, 25, 32, 40),
      fc.integer({ min: 15, max: 120 }),
      fc.integer({ min: 20, max: 200 }),
      fc.integer({ min: 50, max: 434 }),
      fc.boolean(),
      (fck, phi, c, a, sigma, poor) => {
        const bond = poor ? "poor" : "good";
        const item = { fck, fyk: 500, diameter_mm: phi, cover_mm: c, clear_spacing_mm: a, sigma_sd_MPa: sigma, bond };
        expect(one(item).values.l_bd_mm).toBeCloseTo(byHand({ fck, phi, c, a, sigma, poor }), 6);
      },
    ),
  );

  test("bond does not grow beyond C60", () => {
    expect(one({ ...bar, fck: 80 }).values.f_bd_MPa).toBe(one({ ...bar, fck: 60 }).values.f_bd_MPa);
  });

  test("a hook counts where its cover to the side is more than three diameters", () => {
    expect(one({ ...bar, shape: "hook", side_cover_mm: 60, clear_spacing_mm: 200 }).values.alpha_1).toBe(0.7);
    expect(one({ ...bar, shape: "hook", side_cover_mm: 40, clear_spacing_mm: 200 }).values.alpha_1).toBe(1);
  });

  test("compression takes nothing of the cover, and has a longer least length", () => {
    const { values } = one({ ...bar, cover_mm: undefined, clear_spacing_mm: undefined, force: "compression" });
    expect(values.l_bd_mm).toBeCloseTo(values.l_b_rqd_mm ?? 0, 9);
    expect(values.l_b_min_mm).toBeCloseTo(0.6 * (values.l_b_rqd_mm ?? 0), 9);
  });

  test("alpha_2, alpha_3 and alpha_5 together are at least 0.7", () => {
    const all = { cover_mm: 200, clear_spacing_mm: 400, transverse: { A_st_mm2: 2000, K: 0.1, p_MPa: 10 } };
    expect(one({ ...bar, ...all }).values.alpha_235).toBe(0.7);
  });

  test("a length that is built is verified, and a mandrel", () => {
    const made = one({ ...bar, shape: "bend", side_cover_mm: 60, length_mm: 300, mandrel_mm: 63 });
    expect(made.verifications.map(({ id }) => id)).toEqual(["anchorage", "bar-cover", "mandrel"]);
    expect(made.passed).toBe(false);
  });
});

describe("nothing that is not built is green", () => {
  test.each([{}, { kind: "lap" }])("a length that is not given is not verified: %j", (more) => {
    const { passed, verified, summary, result } = check("en-1992-1-1", {
      anchorages: [{ mark: "A", ...bar, ...more }],
    });
    expect({ passed, verified }).toEqual({ passed: false, verified: false });
    expect(summary).toContain("not verified, not given: length_mm");
    expect(result.warnings.join()).toContain("length_mm");
  });

  test("bars that are asked for more than there are, or for more than their strength, fail at any length", () => {
    const long = { ...bar, length_mm: 3000 };
    const stressed = (more: Fields) => one({ ...long, ...more }).verifications.find(({ id }) => id === "bar-stress");
    expect(stressed({ A_s_req_mm2: 1300, A_s_prov_mm2: 1000 })?.utilization).toBeCloseTo(1.3, 12);
    expect(stressed({ sigma_sd_MPa: 500 })?.utilization).toBeCloseTo(1.15, 12);
    expect(stressed({ kind: "lap", sigma_sd_MPa: 500 })?.passed).toBe(false);
    // 435 is 500/1.15 as it is written; of an accident f_yd is 500
    for (const sound of [{ sigma_sd_MPa: 435 }, { sigma_sd_MPa: 500, design_situation: "accidental" }, {}])
      expect(one({ ...long, ...sound }).passed).toBe(true);
  });
});

describe("laps", () => {
  test("alpha_6 also lengthens the least length, and has its ends", () => {
    const lap = (percent_lapped: number) => one({ ...bar, kind: "lap", percent_lapped, sigma_sd_MPa: 20 }).values;
    expect(lap(10).alpha_6).toBe(1);
    expect(lap(50).alpha_6).toBeCloseTo(Math.SQRT2, 12);
    expect(lap(100).alpha_6).toBe(1.5);
    const { l_0_min_mm, l_b_rqd_mm = 0 } = one({ ...bar, kind: "lap", diameter_mm: 32 }).values;
    expect(l_0_min_mm).toBeCloseTo(Math.max(0.3 * 1.5 * l_b_rqd_mm, 480, 200), 9);
  });

  test("thick bars need a bar's area of transverse reinforcement", () => {
    expect(one({ ...bar, kind: "lap" }).values.A_st_req_mm2).toBe(0);
    expect(one({ ...bar, kind: "lap", diameter_mm: 20 }).values.A_st_req_mm2).toBeCloseTo(314.159, 3);
  });
});

test("bars above 32 mm have rules of their own, which are said not to be verified", () => {
  const warned = (kind: string) =>
    check("en-1992-1-1", { anchorages: [{ mark: "A", ...bar, diameter_mm: 40, kind }] }).result.warnings.join();
  expect(warned("lap")).toContain("8.8(4)");
  expect(warned("anchorage")).toContain("8.8(2)");
});

test("the mandrel of an annex that was not read is named", () => {
  const item = { mark: "A", ...bar, shape: "bend", mandrel_mm: 64 };
  const { warnings } = check("en-1992-1-1", { national_annex: "SE", anchorages: [item] }).result;
  expect(warnings.join()).toContain("mandrel_min (SE");
});

describe("what cannot be is refused, all of it at once", () => {
  test.each([
    [{ ...bar, A_s_req_mm2: 500 }, ["A_s_prov_mm2"]],
    [{ ...bar, c_d_mm: 90 }, ["cover_mm", "clear_spacing_mm"]],
    [{ ...bar, force: "compression", shape: "hook" }, ["shape"]],
    [{ ...bar, percent_lapped: 50, mandrel_mm: 64 }, ["percent_lapped", "mandrel_mm"]],
  ])("%#", (item, paths) => {
    expect(problems(item)).toEqual(paths);
  });

  test.each([
    ["EN", {}, ["direct_support"]],
    ["DE", { kind: "lap" }, ["direct_support"]],
    ["DE", { force: "compression" }, ["direct_support"]],
    ["DE", { transverse: { p_MPa: 3 } }, ["transverse.p_MPa"]],
  ])("a direct support under %s with %j", (national_annex, more, paths) => {
    const item = { mark: "A", fck: 30, fyk: 500, diameter_mm: 16, direct_support: true, ...more };
    try {
      check("en-1992-1-1", { national_annex, anchorages: [item] });
      expect.unreachable();
    } catch (error) {
      const found = (error as InvalidInput).problems.map(({ path }) => path.replace("anchorages[0].", ""));
      expect(found).toEqual(paths);
    }
  });
});

describe("under the annex of Germany", () => {
  const values = (more: Fields) =>
    (
      check("en-1992-1-1", {
        national_annex: "DE",
        anchorages: [{ mark: "A", fck: 25, fyk: 500, diameter_mm: 20, ...more }],
      }).result.anchorages as Made[]
    )[0]?.values ?? {};
  const full = 20 / 4 / ((2.25 * 0.7 * 0.3 * 25 ** (2 / 3)) / 1.5);
  const ofYield = (full * 500) / 1.15;

  test("the least length is that of the yield strength, whatever the bar carries", () => {
    const idle = { A_s_req_mm2: 10, A_s_prov_mm2: 1000 };
    expect(values(idle).l_bd_mm).toBeCloseTo(0.3 * ofYield, 6);
    expect(values({ ...idle, bond: "poor", shape: "hook", c_d_mm: 70 }).l_bd_mm).toBeCloseTo(0.3 * ofYield, 6);
    expect(values({ ...idle, bond: "poor", shape: "welded" }).l_bd_mm).toBeCloseTo(0.3 * ofYield, 6);
    expect(values({ ...idle, force: "compression" }).l_bd_mm).toBeCloseTo(0.6 * ofYield, 6);
    expect(values({ ...idle, diameter_mm: 8, fck: 50 }).l_bd_mm).toBeCloseTo(80, 9);
  });

  test("a direct support takes a third, down to 6.7 diameters", () => {
    expect(values({ direct_support: true, c_d_mm: 100 }).l_bd_mm).toBeCloseTo((2 / 3) * ofYield, 6);
    expect(values({ direct_support: true, sigma_sd_MPa: 10 }).l_bd_mm).toBeCloseTo(0.2 * ofYield, 6);
    expect(values({ direct_support: true, sigma_sd_MPa: 10, fck: 50, diameter_mm: 8 }).l_bd_mm).toBeCloseTo(53.6, 9);
  });

  test.each([
    [12, 33, 1.2],
    [16, 33, 1.4],
    [12, 34, 1.4],
    [16, 100, 2],
  ])("laps of Ø%s, %s of a hundred in one section: alpha_6 %s", (diameter_mm, percent_lapped, alpha_6) => {
    const lap = values({ kind: "lap", diameter_mm, percent_lapped });
    expect(lap.alpha_6).toBe(alpha_6);
    expect(lap.l_0_mm).toBeCloseTo((alpha_6 * ofYield * diameter_mm) / 20, 6);
    const idle = values({ kind: "lap", diameter_mm, percent_lapped, sigma_sd_MPa: 10 });
    expect(idle.l_0_mm).toBeCloseTo(Math.max(200, 15 * diameter_mm, (0.3 * alpha_6 * ofYield * diameter_mm) / 20), 6);
    expect(values({ kind: "lap", force: "compression", percent_lapped }).alpha_6).toBe(1);
  });
});

test("the distance of the next bar is assumed where it would matter", () => {
  const assumed = (more: object) =>
    check("en-1992-1-1", {
      anchorages: [{ mark: "A", fck: 30, fyk: 500, diameter_mm: 16, cover_mm: 30, length_mm: 600, ...more }],
    }).result.assumptions.join(" ");
  expect(assumed({})).toContain("The next bar is at least 60 mm away (clear_spacing_mm).");
  expect(assumed({ clear_spacing_mm: 80 })).not.toContain("The next bar");
  expect(assumed({ cover_mm: 16 })).not.toContain("The next bar");
});
