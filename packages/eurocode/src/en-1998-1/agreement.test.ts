import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { check, type ItemResult } from "../index.ts";

const site = { agR: 0.25, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 3 };
const storeys = [1, 2, 3].map((i) => ({ mark: `${i}`, z_m: 3 * i, W_kN: 1000 }));
const stick = storeys.map((storey) => ({ ...storey, k_kN_m: 2e5 }));
const moved = storeys.map((storey, i) => ({ ...storey, d_e_mm: 3 * (i + 1) }));
const plain = { ...site, T1: 0.3, W: 3000 };
const walls = { material: "concrete", type: "uncoupled-walls", ductility_class: "DCM" };
const frames = [-9, -3, 3, 9].map((x_m, i) => ({ mark: `${i}`, x_m, share: 0.25 }));

const structureOf = (request: object) => check("en-1998-1", request).result.structure as ItemResult;

function paths(request: object): string[] {
  return refusedPaths(() => check("en-1998-1", request));
}

describe("what is said twice agrees, or is refused at the field", () => {
  test.each<[string, object, string]>([
    ["T1 and the stick", { ...site, T1: 0.95, storeys: stick }, "T1"],
    ["C_t and the stick", { ...site, C_t: 0.085, H_m: 9, storeys: stick }, "C_t"],
    ["d_top_m and the stick", { ...site, d_top_m: 0.5, storeys: stick }, "d_top_m"],
    ["T1 and C_t", { ...plain, C_t: 0.05, H_m: 9 }, "C_t"],
    ["T1 and shear_walls", { ...plain, shear_walls: [{ A_i_m2: 2, l_w_m: 3 }], H_m: 9 }, "shear_walls"],
    ["T1 and d_top_m", { ...plain, d_top_m: 0.01 }, "d_top_m"],
    ["H_m and the levels", { ...site, C_t: 0.05, H_m: 30, storeys }, "H_m"],
    ["W and the storeys", { ...plain, W: 306, storeys }, "W"],
    ["n_storeys and the storeys", { ...site, T1: 0.3, n_storeys: 5, storeys: storeys.slice(0, 2) }, "n_storeys"],
    [
      "height_m and the levels",
      { ...site, T1: 0.5, storeys: moved.map((s) => ({ ...s, height_m: 9 })) },
      "storeys[0].height_m",
    ],
    [
      "P_tot_kN and the weights",
      { ...site, T1: 0.5, storeys: moved.map((s) => ({ ...s, P_tot_kN: 100 })) },
      "storeys[0].P_tot_kN",
    ],
    [
      "P_tot_kN of a storey and of the one above",
      { ...site, T1: 0.5, storeys: moved.map((s, i) => ({ ...s, P_tot_kN: [5000, 6000, 1000][i] })) },
      "storeys[0].P_tot_kN",
    ],
    [
      "regular_in_elevation and a soft storey",
      {
        ...site,
        q: undefined,
        storeys: stick.map((s, i) => ({ ...s, k_kN_m: i === 0 ? 5e4 : 2e5 })),
        system: { material: "steel", type: "moment-frame", ductility_class: "DCM", regular_in_elevation: true },
      },
      "system.regular_in_elevation",
    ],
    ["s_i and the stick", { ...site, storeys: stick.map((s, i) => ({ ...s, s_i: 3 - i })) }, "storeys[0].s_i"],
    ["d_e_mm and the stick", { ...site, storeys: stick.map((s, i) => ({ ...s, d_e_mm: i + 1 })) }, "storeys[0].d_e_mm"],
    [
      "k_w and the walls",
      { ...plain, q: undefined, system: { ...walls, k_w: 1, walls: [{ h_m: 3, l_m: 9 }] } },
      "system.k_w",
    ],
    [
      "walls and the height of the building",
      { ...site, q: undefined, T1: 0.3, storeys, system: { ...walls, walls: [{ h_m: 30, l_m: 9 }] } },
      "system.walls[0].h_m",
    ],
    ["C_t and the system", { ...site, q: undefined, C_t: 0.085, storeys, system: { ...walls, k_w: 1 } }, "C_t"],
    ["C_t and the standard", { ...site, C_t: 0.2, storeys }, "C_t"],
    [
      "shear walls and the system",
      {
        ...site,
        q: undefined,
        shear_walls: [{ A_i_m2: 2, l_w_m: 3 }],
        storeys,
        system: { material: "steel", type: "moment-frame", ductility_class: "DCM" },
      },
      "shear_walls",
    ],
    ["L_e_m and the frames", { ...plain, frames, L_e_m: 60 }, "L_e_m"],
    [
      "the frames and symmetry",
      { ...plain, frames: frames.map((f, i) => ({ ...f, share: [0.4, 0.3, 0.2, 0.1][i] })), L_e_m: 18 },
      "frames",
    ],
    ["the frames and F_b", { ...plain, frames: frames.map((f) => ({ ...f, share: 0.5 })), L_e_m: 18 }, "frames"],
    [
      "L_e_m and L_i_m",
      { ...site, T1: 0.3, storeys: storeys.map((s) => ({ ...s, L_i_m: 12 })), frames, L_e_m: 18 },
      "L_e_m",
    ],
    [
      "modes that count mass twice",
      {
        ...site,
        analysis: "modal",
        storeys,
        modes: [
          { T_s: 0.4, shape: [1, 1, 1] },
          { T_s: 0.2, shape: [1, 1, 1] },
        ],
      },
      "modes[1].shape",
    ],
  ])("%s", (_name, request, path) => {
    expect(paths(JSON.parse(JSON.stringify(request)))).toContain(path);
  });

  test("rounded to three digits it agrees", () => {
    expect(paths({ ...site, T1: 0.319, W: 3000, n_storeys: 3, storeys: stick })).toEqual([]);
    expect(paths({ ...plain, q: 2, system: { ...walls, k_w: 0.67, walls: [{ h_m: 9, l_m: 9 }] } })).toEqual([]);
    expect(paths({ ...plain, frames, L_e_m: 18 })).toEqual([]);
  });
});

describe("what is given and cannot be used is refused", () => {
  test.each<[object, string]>([
    [{ ...plain, storeys, non_structural: "ductile" }, "non_structural"],
    [{ ...plain, storeys: storeys.map((s) => ({ ...s, P_tot_kN: 3000 })) }, "storeys[0].P_tot_kN"],
    [{ ...plain, storeys, second_order_analysis: true }, "second_order_analysis"],
    [{ ...site, analysis: "modal", storeys: stick, n_storeys: 3 }, "n_storeys"],
  ])("%j at %s", (request, path) => {
    expect(paths(request)).toContain(path);
  });
});

describe("what cannot be", () => {
  test.each<[object, string]>([
    [{ ...plain, q: 10 }, "q"],
    [{ ...plain, agR: 0 }, "agR"],
    [{ ...plain, agR: 2, agR_unit: "g" }, "agR"],
    [{ ...plain, agR: 25, agR_unit: "m/s2" }, "agR"],
    [{ ...plain, q_d: 1, storeys: moved }, "q_d"],
    [
      {
        ...site,
        analysis: "modal",
        combination: "SRSS",
        storeys,
        modes: [
          { T_s: 0.3, shape: [1, 1, 0] },
          { T_s: 0.299, shape: [0, 0, 1] },
        ],
      },
      "combination",
    ],
  ])("%j is refused at %s", (request, path) => {
    expect(paths(request)).toContain(path);
  });

  test("q_d below q where the elastic spectrum asks for less: the floor beta a_g", () => {
    const soft = { ...plain, T1: 1.9, q: 5, storeys: moved };
    // S_e = 2.5 * 1.2 * 0.5/1.9 a_g, S_d = 0.2 a_g
    const least = (2.5 * 1.2 * 0.5) / 1.9 / 0.2;
    expect(least).toBeLessThan(5);
    expect(paths({ ...soft, q_d: least })).toEqual([]);
    expect(paths({ ...soft, q_d: 0.98 * least })).toEqual(["q_d"]);
  });
});

describe("a rule that is not met does not pass, also where only actions are asked for", () => {
  const failing = (request: object) => structureOf(request).verifications.filter(({ passed }) => !passed);

  test("a rule alone verifies nothing, whether met or not", () => {
    const system = { material: "steel", type: "moment-frame", ductility_class: "DCM" };
    expect(structureOf({ ...plain, q: 4, system })).toMatchObject({ passed: true, verified: false });
    expect(structureOf({ ...plain, q: 5, system })).toMatchObject({ passed: false, verified: false });
  });

  test("9.3(3): unreinforced masonry above a_g,urm, by annex", () => {
    const system = { material: "masonry", type: "unreinforced" };
    const masonry = { ...plain, q: undefined, T1: 0.3, system };
    const at = (agR: number, more: object = {}) =>
      failing(JSON.parse(JSON.stringify({ ...masonry, agR, ground_type: "A", ...more }))).map(({ id }) => id);
    expect(at(0.2)).toEqual([]);
    expect(at(0.21)).toEqual(["unreinforced-masonry"]);
    expect(at(0.2, { ground_type: "B" })).toEqual(["unreinforced-masonry"]);
    expect(at(0.15, { importance_class: 4 })).toEqual(["unreinforced-masonry"]);
    expect(at(2, { agR_unit: "m/s2", national_annex: "FR" })).toEqual([]);
    expect(at(2.01, { agR_unit: "m/s2", national_annex: "FR" })).toEqual(["unreinforced-masonry"]);
    expect(at(0.4, { system: { material: "masonry", type: "confined" } })).toEqual([]);
  });

  test("4.2.3.3(3): a storey twice as stiff or heavy as the one below is not regular in elevation", () => {
    const soft = (k: number, W: number) =>
      failing({
        ...site,
        storeys: stick.map((s, i) => ({ ...s, ...(i === 0 && { k_kN_m: k, W_kN: W }) })),
      }).map(({ id }) => id);
    expect(soft(2e5, 1000)).toEqual([]);
    expect(soft(1e5, 1000)).toEqual(expect.not.arrayContaining(["lateral-force-method-applicable"]));
    expect(soft(0.99e5, 1000)).toContain("lateral-force-method-applicable");
    expect(soft(2e5, 490)).toContain("lateral-force-method-applicable");
  });

  test("a storey without weight does not lower lambda", () => {
    const two = storeys.slice(0, 2);
    const third = { mark: "3", z_m: 9, W_kN: 0.01 };
    expect(structureOf({ ...site, T1: 0.3, storeys: [...two, third] }).values.lambda).toBe(1);
  });

  test("4.3.3.1(8): planar models of a building that is not regular in plan, above 10 m", () => {
    const system = { material: "steel", type: "moment-frame", ductility_class: "DCM", regular_in_plan: false };
    const tall = storeys.map((s) => ({ ...s, z_m: 2 * s.z_m }));
    const request = { ...site, T1: 0.3, frames, L_e_m: 18, model: "planar", system };
    expect(failing({ ...request, storeys: tall }).map(({ id }) => id)).toEqual(["planar-model-applicable"]);
    expect(failing({ ...request, W: 3000 }).map(({ id }) => id)).toEqual(["planar-model-applicable"]);
    expect(failing({ ...request, storeys })).toEqual([]);
    expect(failing({ ...request, storeys: tall, model: "spatial" })).toEqual([]);
  });

  test("4.4.2.2(3): 1/(1 - theta) ends at theta = 0.2; beyond it an analysis with second-order effects", () => {
    const soft = (d_e_mm: number, more: object = {}) => ({
      ...site,
      q: 8,
      T1: 0.4,
      non_structural: "not-interfering",
      storeys: [{ mark: "1", z_m: 3, W_kN: 3000, d_e_mm }],
      ...more,
    });
    // F_b = 281.25 kN: theta = 8 d_e 3000 / (281.25 * 3 m)
    const at = (theta: number) => (theta * 281.25 * 3) / 3000 / 8;
    const ids = (theta: number, more?: object) =>
      failing(soft(1000 * at(theta), { overrides: { nu: 0.2 }, ...more })).map(({ id }) => id);
    expect(ids(0.2)).toEqual([]);
    expect(ids(0.201)).toEqual(["second-order-method"]);
    expect(ids(0.201, { second_order_analysis: true })).toEqual([]);
    expect(ids(0.301, { second_order_analysis: true })).toEqual(["second-order"]);
  });
});
