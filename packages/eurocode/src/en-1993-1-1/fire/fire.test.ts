import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, calculated, utilizationOf } from "../../../test/support/members.ts";
import { InvalidInput } from "../../basis/problem.ts";
import { specificHeat } from "../../en-1993-1-2/temperature.ts";
import { gasOf, history, leastThickness, steelAt } from "./heat.ts";

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const gas = gasOf({});

const problems = (item: Record<string, unknown>) => {
  try {
    calculate({ members: [{ mark: "M", profile: "IPE 300", length_mm: 5000, M_y_Ed: 20, ...item }] });
    return [];
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path.replace("members[0].", "")}: ${message}`);
    throw error;
  }
};

// Own heat balances: small steps, the heat that is stored instead of rises.

/** Heat of 1 kg of steel, summed by trapezia, and the temperature of a heat. */
const heats = Array.from({ length: 12_001 }, () => 0);
for (let i = 1; i <= 12_000; i++) {
  const at = (k: number) => specificHeat(k / 10);
  heats[i] = (heats[i - 1] ?? 0) + (0.1 * (at(i) + at(i - 1))) / 2;
}
function temperatureOf(heat: number): number {
  let [low, high] = [0, 12_000];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((heats[middle] ?? 0) < heat) low = middle;
    else high = middle;
  }
  return low / 10;
}

function bareByHeat(A_V: number, minutes: number): number {
  const dt = 0.5;
  let heat = heats[200] ?? 0;
  let theta = 20;
  for (let t = dt; t <= 60 * minutes; t += dt) {
    const g = 20 + 345 * Math.log10((8 * t) / 60 + 1);
    const flux = 25 * (g - theta) + 0.7 * 5.67e-8 * ((g + 273) ** 4 - (theta + 273) ** 4);
    heat += (A_V / 7850) * flux * dt;
    theta = temperatureOf(heat);
  }
  return theta;
}

/** The protection in layers, its outer face as hot as the gas, the steel behind it of one temperature. */
function protectedByLayers(A_V: number, minutes: number, d: number, lambda: number, rho: number, c: number): number {
  const n = 20;
  const dx = d / n;
  const dt = Math.min(0.5, (0.2 * dx ** 2 * rho * c) / lambda);
  const layers = new Float64Array(n + 1).fill(20);
  let steel = 20;
  for (let t = dt; t <= 60 * minutes; t += dt) {
    layers[0] = 20 + 345 * Math.log10((8 * t) / 60 + 1);
    const before = layers.slice();
    for (let i = 1; i < n; i++)
      layers[i] =
        (before[i] ?? 0) +
        ((lambda * dt) / (rho * c * dx ** 2)) * ((before[i - 1] ?? 0) - 2 * (before[i] ?? 0) + (before[i + 1] ?? 0));
    // half a layer goes with the steel
    const store = 7850 * specificHeat(steel) + (A_V * dx * rho * c) / 2;
    steel += (((A_V * lambda) / dx) * ((before[n - 1] ?? 0) - steel) * dt) / store;
    layers[n] = steel;
  }
  return steel;
}

describe("temperatures", () => {
  test.each([
    [60, 30],
    [120, 30],
    [200, 15],
    [300, 60],
  ])("bare steel of %i 1/m after %i min is as hot as by its heat", (A_V, minutes) => {
    const exposed = { gas, A_V, k_sh: 1, protection: undefined, dt: 5 };
    expect(Math.abs(steelAt(exposed, minutes, 0) / bareByHeat(A_V, minutes) - 1)).toBeLessThan(0.01);
  });

  test.each([
    [100, 60, 20, 0.12, 300, 1200],
    [200, 30, 15, 0.2, 600, 1100],
    [150, 90, 30, 0.1, 150, 1000],
  ])("protected steel is as hot as behind layers", (A_V, minutes, d, lambda, rho, c) => {
    const exposed = { gas, A_V, k_sh: 1, protection: { lambda, rho, c, moisture: 0 }, dt: 30 };
    const layers = protectedByLayers(A_V, minutes, d / 1000, lambda, rho, c);
    expect(Math.abs(steelAt(exposed, minutes, d) / layers - 1)).toBeLessThan(0.06);
  });

  test("the gas of EN 1991-1-2", () => {
    expect(gas.at(30)).toBeCloseTo(841.8, 1);
    expect(gas.at(60)).toBeCloseTo(945.3, 1);
    expect(gasOf({ fire: "external" }).at(60)).toBeCloseTo(680, 0);
    expect(gasOf({ fire: "hydrocarbon" }).at(60)).toBeCloseTo(1100, 0);
    const own = gasOf({
      curve: [
        { t_min: 0, theta_C: 20 },
        { t_min: 10, theta_C: 620 },
      ],
    });
    expect(own.at(5)).toBeCloseTo(320, 9);
  });

  law("more protection, or less exposed surface, is never hotter; time never colder", () =>
    fc.property(size(30, 300), size(5, 60), size(0.05, 0.3), size(1, 3), (A_V, d, lambda, more) => {
      const protection = { lambda, rho: 300, c: 1100, moisture: 0 };
      const at = (d_p: number, factor: number, minutes: number) =>
        steelAt({ gas, A_V: factor, k_sh: 1, protection, dt: 30 }, minutes, d_p);
      expect(at(d * more, A_V, 60)).toBeLessThanOrEqual(at(d, A_V, 60) + 1e-9);
      expect(at(d, A_V / more, 60)).toBeLessThanOrEqual(at(d, A_V, 60) + 1e-9);
      expect(at(d, A_V, 60 * more)).toBeGreaterThanOrEqual(at(d, A_V, 60) - 1e-9);
    }),
  );

  law("the least thickness keeps the steel at its temperature", () =>
    fc.property(size(50, 300), size(30, 120), size(350, 700), (A_V, minutes, theta) => {
      const exposed = { gas, A_V, k_sh: 1, protection: { lambda: 0.15, rho: 400, c: 1100, moisture: 0 }, dt: 30 };
      const d = leastThickness(exposed, minutes, theta);
      expect(d).toBeDefined();
      expect(steelAt(exposed, minutes, d ?? 0)).toBeCloseTo(theta, 1);
    }),
  );

  test("water holds the steel at 100 °C for p rho d² / (5 lambda) minutes", () => {
    const protection = { lambda: 0.2, rho: 800, c: 1200, moisture: 5 };
    const found = history({ gas, A_V: 150, k_sh: 1, protection, dt: 30 }, 60, 20);
    const held = found.filter((theta) => Math.abs(theta - 100) < 1e-6).length / 2;
    expect(Math.abs(held - (5 * 800 * 0.02 ** 2) / (5 * 0.2))).toBeLessThan(1);
  });
});

const column = { profile: "HE 180 B", steel_grade: "S275", length_mm: 3000, N_Ed: 495 };

describe("strength", () => {
  law("falls with the temperature", () =>
    fc.property(
      fc.constantFrom("IPE 300", "HE 200 A", "SHS 150x6.3", "UPE 200", "L 100x100x10"),
      size(20, 1150),
      size(1, 100),
      size(-100, 300),
      size(0, 40),
      (profile, theta, hotter, N_Ed, M_y_Ed) => {
        const use = (theta_C: number) =>
          Math.max(
            ...calculated({ profile, length_mm: 3000, N_Ed, M_y_Ed, fire: { theta_C, eta_fi: 0.5 } })
              .verifications.filter(({ id }) => id.startsWith("fire-") && id !== "fire-temperature")
              .map(({ utilization }) => utilization),
          );
        expect(use(Math.min(1199, theta + hotter))).toBeGreaterThanOrEqual(use(theta) * (1 - 1e-9));
      },
    ),
  );

  test("a column at its critical temperature is used to the full", () => {
    const { theta_cr_iterated_C: theta_C } = calculated({ ...column, fire: { theta_C: 400, eta_fi: 1 } }).values;
    expect(utilizationOf("fire-buckling", { ...column, fire: { theta_C, eta_fi: 1 } })).toBeCloseTo(1, 6);
  });

  test("HE 180 B by hand: alpha 0.65 epsilon, slenderness by k_y and k_E", () => {
    const { values } = calculated({
      ...column,
      L_cr_T_mm: 1500,
      fire: { theta_C: 600, eta_fi: 1, L_cr_y_mm: 1500, L_cr_z_mm: 1500 },
    });
    const cold = 1500 / 45.67 / (93.9 * Math.sqrt(235 / 275));
    const lambda = cold * Math.sqrt(0.47 / 0.31);
    const phi = (1 + 0.65 * Math.sqrt(235 / 275) * lambda + lambda ** 2) / 2;
    const chi = 1 / (phi + Math.sqrt(phi ** 2 - lambda ** 2));
    expect(values.lambda_z_theta).toBeCloseTo(lambda, 3);
    expect(values.chi_z_fi).toBeCloseTo(chi, 3);
    expect(values.N_b_z_fi_Rd_kN).toBeCloseTo(chi * 6525 * 0.47 * 0.275, -1);
  });

  test("beams: kappa in bending, not in buckling; shear; classes with 0.85 epsilon", () => {
    const beam = { profile: "IPE 300", steel_grade: "S275", length_mm: 6000, M_y_Ed: 80, moment_shape_y: "udl" };
    const hot = (fire: object) => calculated({ ...beam, fire: { theta_C: 600, ...fire } }).values;
    expect(hot({}).M_fi_Rd_kNm).toBeCloseTo(0.47 * 172.8, 0);
    expect(hot({ kappa_1: 0.7 }).M_fi_Rd_kNm).toBeCloseTo((0.47 * 172.8) / 0.7, 0);
    expect(hot({ kappa_1: 0.7 }).M_b_fi_Rd_kNm).toBe(hot({}).M_b_fi_Rd_kNm);
    expect(calculated({ ...beam, fire: { theta_C: 100, kappa_1: 0.7 } }).values.M_fi_Rd_kNm).toBeCloseTo(172.8, 0);
    expect(hot({}).V_fi_Rd_kN).toBeCloseTo((0.47 * 2568 * 0.275) / Math.sqrt(3), 0);
    const slender = { profile: "HE 240 A", steel_grade: "S275", length_mm: 4000, N_Ed: 100 };
    const { values } = calculated({ ...slender, fire: { theta_C: 300 } });
    expect([values.section_class, values.section_class_fi]).toEqual([1, 3]);
  });

  test("(4.22) where nothing buckles, else the temperature at which strength is used up", () => {
    const tie = {
      profile: "FL 100x10",
      steel_grade: "S235",
      length_mm: 2000,
      N_Ed: -100,
      fire: { theta_C: 500, eta_fi: 0.5 },
    };
    const mu_0 = 50 / 235;
    const { values } = calculated(tie);
    expect(values.mu_0).toBeCloseTo(mu_0, 9);
    expect(values.theta_cr_C).toBeCloseTo(39.19 * Math.log(1 / (0.9674 * mu_0 ** 3.833) - 1) + 482, 6);
    expect(calculated({ ...column, fire: { theta_C: 500 } }).values.theta_cr_C).toBeUndefined();
  });

  test("one verdict on a tie: its strength, or the temperature where mu_0 is given", () => {
    const tie = {
      profile: "HE 160 A",
      steel_grade: "S235",
      length_mm: 2000,
      N_Ed: -600,
      fire: { duration_min: 15, eta_fi: 0.65 },
    };
    const ids = (item: Record<string, unknown>) =>
      calculated(item)
        .verifications.map(({ id }) => id)
        .filter((id) => id.startsWith("fire-"));
    expect(ids(tie)).toEqual(["fire-tension"]);
    expect(ids({ ...tie, fire: { ...tie.fire, mu_0: 0.5 } })).toEqual(["fire-tension", "fire-temperature"]);
    const { theta_cr_C, theta_cr_iterated_C } = calculated(tie).values;
    expect(Math.abs(Number(theta_cr_C) - Number(theta_cr_iterated_C))).toBeLessThan(10);
  });

  test("class 4: 350 °C alone; under an annex with rules of its own it is refused", () => {
    const girder = {
      section: { shape: "I", h_mm: 800, b_mm: 300, t_w_mm: 5, t_f_mm: 10, fabrication: "welded" },
      steel_grade: "S355",
      length_mm: 6000,
      M_y_Ed: 100,
      fire: { theta_C: 340 },
    };
    expect(utilizationOf("fire-temperature", girder)).toBeCloseTo(340 / 350, 9);
    expect(utilizationOf("fire-bending", girder)).toBeUndefined();
    expect(() => calculated(girder, { national_annex: "FR" })).toThrow("rules of its own");
    expect(problems({ ...girder, profile: undefined, fire: { theta_C: 300, mu_0: 0.5 } })[0]).toContain("350 °C");
  });

  test("effects: 0.65 of the cold ones, a share, psi_fi with Q/G, or own cases", () => {
    const N = (fire: object, more: object = {}) =>
      calculated({ ...column, ...more, fire: { theta_C: 500, ...fire } }).verifications.find(
        ({ id }) => id === "fire-buckling",
      )?.demand;
    expect(N({})).toBeCloseTo(0.65 * 495, 9);
    expect(N({ eta_fi: 0.5 })).toBeCloseTo(0.5 * 495, 9);
    expect(N({ psi_fi: 0.5, Q_over_G: 1 })).toBeCloseTo((1.5 / 2.85) * 495, 9);
    expect(
      N({
        load_cases: [
          { id: "a", N_Ed: 200 },
          { id: "b", N_Ed: 260 },
        ],
      }),
    ).toBe(260);
    expect(N({ load_cases: [{ id: "a", N_Ed: 200 }] }, { N_Ed: undefined })).toBe(200);
    const { values } = calculated({
      ...column,
      N_Ed: undefined,
      fire: { theta_C: 500 },
      load_cases: [
        { id: "1", N_Ed: 100 },
        { id: "2", N_Ed: 400 },
      ],
    });
    expect(values.eta_fi).toBe(0.65);
  });
});

describe("what cannot be is refused", () => {
  const protection = { lambda_p_W_mK: 0.1, rho_p_kg_m3: 200, c_p_J_kgK: 1000 };
  test.each([
    [{ fire: {} }, "fire.duration_min: is required"],
    [{ fire: { duration_min: 30, theta_C: 500 } }, "fire.theta_C: cannot be combined"],
    [{ fire: { duration_min: 30, dt_s: 10 } }, "fire.dt_s: must be at most 5 s"],
    [{ fire: { duration_min: 30, psi_fi: 0.5 } }, "fire.Q_over_G: is required"],
    [
      {
        fire: {
          duration_min: 30,
          curve: [
            { t_min: 0, theta_C: 20 },
            { t_min: 20, theta_C: 800 },
          ],
        },
      },
      "fire.curve: must reach 30 min",
    ],
    [
      { fire: { duration_min: 30, protection }, M_y_Ed: undefined, load_cases: [{ id: "1", M_y_Ed: 10 }] },
      "fire.protection.d_p_mm: is required",
    ],
    [{ fire: { duration_min: 30 }, T_Ed: 1 }, "T_Ed: must be 0 with fire"],
    [
      { profile: "CHS 219.1x10", fire: { duration_min: 30, exposure: "three-sided" } },
      "fire.exposure: is only for sections with a flange",
    ],
    [
      { profile: "SHS 100x5", fire: { duration_min: 30, protection: { ...protection, encasement: "box" } } },
      "fire.protection.encasement: must be contour",
    ],
  ])("%#", (item, expected) => {
    expect(problems(item)[0]).toContain(expected);
  });
});
