import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { proposeFinPlate } from "../en-1993-1-8/index.ts";
import { check, InvalidInput, type Proposal, propose } from "../index.ts";
import { quantitiesOf } from "./quantities.ts";

const prices = {
  currency: "EUR",
  plate_kg: 3,
  profile_kg: 2.5,
  hole: 1.2,
  bolts: { M16: 1.1, M20: 1.8, M24: 3.2 },
  weld_m: [
    { throat_mm: 3, price: 6 },
    { throat_mm: 8, price: 25 },
  ],
};
const beam = { profile: "IPE 400", steel_grade: "S275" };
const support = { profile: "HE 240 B", steel_grade: "S275" };
const fin = { connection: "fin-plate", beam, support, V_Ed: 180 };
const byCost = { objective: "cost", prices } as const;

/** What a proposal says of itself is what its check says. */
function stands(endpoint: string, { item, utilization, governing }: Proposal, top: object = {}): void {
  const list = endpoint === "en-1993-1-8" ? "connections" : "members";
  const again = check(endpoint, { ...top, [list]: [item] });
  expect(again.passed).toBe(true);
  expect((again.result[list] as { utilization: number }[])[0]?.utilization).toBe(utilization);
  expect(again.result.governing).toEqual(governing);
}

describe("the cheapest fin plate for 180 kN", () => {
  const found = propose("en-1993-1-8", fin, byCost);

  test("five, the best first, each with its own check, quantities and cost by hand", () => {
    expect(found.proposals).toHaveLength(5);
    for (const one of found.proposals) stands("en-1993-1-8", one);
    const costs = found.proposals.map(({ cost = 0 }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const [best] = found.proposals;
    expect(best?.item).toMatchObject({
      bolt_size: "M20",
      n_1: 4,
      plate: { h_mm: 290, b_mm: 100, t_mm: 6 },
      throat_mm: 3,
    });
    // 290 x 100 x 6 mm of steel, 4 M20, 8 holes, two welds of 290 mm and 3 mm
    expect(best?.weight_kg).toBeCloseTo(290 * 100 * 6 * 7850e-9, 9);
    expect(best?.cost).toBeCloseTo(290 * 100 * 6 * 7850e-9 * 3 + 4 * 1.8 + 8 * 1.2 + 0.58 * 6, 9);
  });

  test("is cheaper than the first that fits", () => {
    const first = proposeFinPlate({ beam, support, V_Ed: 180 });
    const quantities = quantitiesOf("en-1993-1-8", "fin-plate")?.(first.item);
    expect(quantities?.plate_kg).toBeGreaterThan(found.proposals[0]?.weight_kg ?? 0);
  });

  test("says of what no price is known, and what was chosen from", () => {
    expect(found.assumptions.join(" ")).toContain("no price of bolts.M12");
    expect(found.currency).toBe("EUR");
  });
});

test("rules of the company hold", () => {
  const rules = { bolt_sizes: ["M24"] as "M24"[], thicknesses_mm: [12], throats_mm: [8], most_utilization: 0.8 };
  const { proposals } = propose("en-1993-1-8", fin, { ...byCost, rules });
  expect(proposals.length).toBeGreaterThan(0);
  for (const { item, utilization } of proposals) {
    expect(item).toMatchObject({ bolt_size: "M24", throat_mm: 8, plate: { t_mm: 12 } });
    expect(utilization).toBeLessThanOrEqual(0.8);
  }
});

test("what is no size stays as it is given", () => {
  const given = { ...fin, exposed: true, plate: { h_mm: 1, b_mm: 1, t_mm: 1, steel_grade: "S235" }, mark: "F1" };
  const [best] = propose("en-1993-1-8", { connections: [given] }).proposals;
  expect(best?.item).toMatchObject({ exposed: true, mark: "F1", plate: { steel_grade: "S235" } });
});

test("a base under forces of the other sign is the same base", () => {
  const base = { connection: "column-base", column: { profile: "HE 200 B", steel_grade: "S355" }, f_ck_MPa: 25 };
  const one = propose("en-1993-1-8", { ...base, N_Ed: 500 }).proposals;
  const other = propose("en-1993-1-8", { ...base, N_Ed: -500, signs: "compression-negative" }).proposals;
  expect(other.map(({ item }) => item.plate)).toEqual(one.map(({ item }) => item.plate));
  for (const proposal of other) stands("en-1993-1-8", proposal, { signs: "compression-negative" });
});

test("profiles of several families, for combined actions too", () => {
  const held = { mark: "B", profile: "IPE 300", length_mm: 6000, moment_shape_y: "udl" };
  const rules = { families: ["IPE", "HE"] };
  const { proposals } = propose("en-1993-1-1", { members: [{ ...held, M_y_Ed: 100 }] }, { rules });
  for (const one of proposals) stands("en-1993-1-1", one);
  expect(proposals[0]?.item.profile).toBe("HE 200 A");
  expect(proposals.map(({ item }) => String(item.profile))).not.toContain("HE 240 AA");
  const actions = [{ id: "G", nature: "permanent", M_y: 40 }];
  for (const one of propose("en-1993-1-1", { members: [{ ...held, actions }] }).proposals) stands("en-1993-1-1", one);
});

test("timber in the sizes in stock, a weld by its price, a bolt by its use", () => {
  const joist = {
    mark: "J",
    species: "C24",
    b: 75,
    h: 225,
    length_mm: 4000,
    service_class: 1,
    load_duration: "medium-term",
    M_y_Ed: 4.2,
    lateral_restraint: "continuous",
  };
  const rules = { widths_mm: [50, 75], heights_mm: [150, 175, 200] };
  expect(propose("en-1995-1-1", { members: [joist] }, { rules }).proposals[0]?.item).toMatchObject({ b: 50, h: 200 });
  const weld = { connection: "weld", length_mm: 200, n_welds: 2, steel_grade: "S355", V_par_Ed: 300, throat_mm: 9 };
  const [best] = propose("en-1993-1-8", weld, byCost).proposals;
  expect(best?.item.throat_mm).toBe(4);
  // between 3 and 8 mm by the square of the throat
  expect(best?.cost).toBeCloseTo(0.4 * (6 + ((16 - 9) / (64 - 9)) * 19), 9);
  const bolt = {
    connection: "bolt",
    bolt_grade: "8.8",
    bolt_size: "M16",
    shear_planes: 1,
    plate_fu: 430,
    plate_t: 10,
    e1: 60,
    e2: 60,
    is_end_bolt: true,
    V_Ed: 60,
  };
  const used = propose("en-1993-1-8", bolt, { objective: "utilization" }).proposals;
  const all = used.map(({ utilization }) => utilization);
  expect(all).toEqual([...all].sort((a, b) => b - a));
});

describe("is refused", () => {
  test.each([
    ["two items", { connections: [fin, fin] }, {}, /one item at a time/],
    ["a misspelt field", { ...fin, V_ed: 3 }, {}, /V_ed/],
    ["no number", { ...fin, V_Ed: Number.NaN }, {}, /V_Ed/],
    ["another annex", { ...fin, national_annex: "XX" }, {}, /national_annex/],
    ["cost without prices", fin, { objective: "cost" }, /prices/],
    ["a price of nothing that is needed", fin, { objective: "cost", prices: { plate_kg: 3 } }, /no price/],
    ["a misspelt rule", fin, { rules: { bolt_size: ["M20"] } }, /bolt_size/],
    ["a negative price", fin, { objective: "cost", prices: { plate_kg: -3 } }, /plate_kg/],
    ["nothing", null, {}, /object/],
  ])("%s", (_, request, how, message) => {
    expect(() => propose("en-1993-1-8", request, how as object)).toThrow(InvalidInput);
    expect(() => propose("en-1993-1-8", request, how as object)).toThrow(message);
  });
});

test("where nothing passes the nearest is shown, and proposed is nothing", () => {
  const { proposals, nearest } = propose("en-1993-1-8", { ...fin, V_Ed: 5000 });
  expect(proposals).toEqual([]);
  expect(nearest?.utilization).toBeGreaterThan(1);
});

law(
  "no lighter profile of its family passes",
  () =>
    fc.property(fc.integer({ min: 5, max: 400 }), fc.integer({ min: 0, max: 800 }), (M_y_Ed, N_Ed) => {
      const item = { mark: "B", profile: "HE 300 B", length_mm: 5000, M_y_Ed, N_Ed };
      const [best] = propose("en-1993-1-1", { members: [item] }, { most: 1 }).proposals;
      const all = propose("en-1993-1-1", { members: [item] }, { objective: "utilization", most: 50 }).proposals;
      for (const other of all) expect(other.weight_kg).toBeGreaterThanOrEqual(best?.weight_kg ?? 0);
    }),
  { numRuns: 5 },
);
