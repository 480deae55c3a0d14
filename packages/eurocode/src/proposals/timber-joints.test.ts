import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { axialKind } from "../en-1995-1-1/connections/axial.ts";
import { stepJointKind } from "../en-1995-1-1/connections/carpentry/step-joint.ts";
import { splitRingKind } from "../en-1995-1-1/connections/connectors/split-ring.ts";
import { toothedPlateKind } from "../en-1995-1-1/connections/connectors/toothed-plate.ts";
import { inclinedKind } from "../en-1995-1-1/connections/inclined.ts";
import { punchedPlateKind } from "../en-1995-1-1/connections/punched-plates/punched-plate.ts";
import { check, InvalidInput, type Proposal, type ProposalOptions, propose } from "../index.ts";

type Item = Readonly<Record<string, unknown>>;

const climate = { service_class: 1, load_duration: "medium-term" };
const dowels: Item = {
  mark: "D",
  connection: "dowel-type",
  fastener: "dowel",
  grade: "S235",
  members: [
    { t_mm: 80, species: "GL24h", h_mm: 240 },
    { t_mm: 8, plate: true },
    { t_mm: 80, species: "GL24h", h_mm: 240 },
  ],
  F_Ed: 120,
  ...climate,
};
const nails: Item = {
  mark: "N",
  connection: "dowel-type",
  fastener: "nail",
  d_mm: 3.4,
  f_u_k_MPa: 600,
  length_mm: 90,
  members: [
    { t_mm: 45, species: "C24", h_mm: 145 },
    { t_mm: 45, species: "C24", h_mm: 145 },
  ],
  F_Ed: 5,
  ...climate,
};

const proposed = (item: Item, how: ProposalOptions = {}) =>
  propose("en-1995-1-1", { connections: [item] } as never, how); // whatever the test makes of it
const passes = (item: Item): boolean => {
  try {
    return check("en-1995-1-1", { connections: [item] } as never).passed; // as well
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return false;
  }
};
const count = ({ item: { n, rows } }: Pick<Proposal, "item">): number => Number(n) * Number(rows);

describe("the fewest fasteners of a timber joint", () => {
  test("dowels: each passes, the fewest first, of as many the thinner", () => {
    const { proposals, objective } = proposed(dowels);
    expect(objective).toBe("fasteners");
    for (const one of proposals) expect(passes(one.item)).toBe(true);
    const counts = proposals.map(count);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    const [best] = proposals;
    expect(best?.warnings.join(" ")).not.toContain("Not verified, because not given");
    expect(best?.quantities?.fasteners?.[0]?.n).toBe(counts[0]);
  });

  test("what is in stock, and what is declared for one diameter, stays", () => {
    const rules = { diameters_mm: [8] };
    for (const { item } of proposed(dowels, { rules }).proposals) expect(item.d_mm).toBe(8);
    const declared = { ...dowels, d_mm: 12, grade: undefined, M_y_Rk_Nmm: 69_000 };
    for (const { item } of proposed(declared).proposals) expect(item.d_mm).toBe(12);
    for (const { item } of proposed(nails).proposals) expect(item.d_mm).toBe(3.4);
  });

  test("given distances stay, and rows fit into the depth", () => {
    const wide = { ...dowels, a_2_mm: 100, a_4_c_mm: 70 };
    for (const { item } of proposed(wide, { most: 20 }).proposals) {
      expect(item).toMatchObject({ a_4_c_mm: 70, ...(Number(item.rows) > 1 ? { a_2_mm: 100 } : {}) });
      expect(Number(item.rows)).toBeLessThanOrEqual(2);
    }
  });

  test.each([
    ["axial", { ...axialKind.example, F_ax_Ed: 30 }],
    ["inclined-screws", { ...inclinedKind.example, F_Ed: 60 }],
    ["crossed screws", { ...inclinedKind.example, pairs: 4, f_y_k_MPa: 1000, F_Ed: 60 }],
    ["split-ring", { ...splitRingKind.example, F_Ed: 90 }],
    ["toothed-plate", { ...toothedPlateKind.example, F_Ed: 60 }],
    ["nails", nails],
  ])("%s", (_name, item) => {
    const { proposals } = proposed(item);
    expect(proposals.length).toBeGreaterThan(0);
    for (const one of proposals) expect(passes(one.item)).toBe(true);
  });

  test("by cost, with a price of each; never by weight; a pattern of bolts has nothing to choose", () => {
    const prices = { fasteners: { "dowel 12": 2, "dowel 16": 3.5 } };
    const [best] = proposed(dowels, { objective: "cost", prices }).proposals;
    expect(best?.cost).toBe(count(best ?? { item: {} }) * (best?.item.d_mm === 12 ? 2 : 3.5));
    expect(() => proposed(dowels, { objective: "weight" })).toThrow(/dowel-type is not chosen by weight/);
    const beam = { mark: "B", profile: "IPE 300", length_mm: 6000, M_y_Ed: 50 };
    expect(() => propose("en-1993-1-1", { members: [beam] }, { objective: "fasteners" })).toThrow(
      /member is not chosen by fasteners/,
    );
    expect(() => proposed({ ...dowels, bolts: [[0, 0]], d_mm: 12 })).toThrow(/nothing of dowel-type/);
  });

  test("what is not tried, not verified or not given is said", () => {
    const { proposals: _p, ...declared } = proposed({ ...dowels, d_mm: 12, grade: undefined, M_y_Rk_Nmm: 69_000 });
    expect(declared.assumptions.join(" ")).toContain("No other diameter was tried: M_y_Rk_Nmm");
    const across = { ...dowels, fastener: "bolt", grade: "8.8", F_Ed: 20 };
    const [side, plate] = dowels.members as Item[];
    const deep = { ...side, alpha_deg: 90 };
    expect(proposed({ ...across, members: [deep, plate, deep] }).assumptions.join(" ")).not.toContain("Splitting");
    const open = { ...deep, h_mm: undefined };
    const turned = { ...across, members: [open, plate, open] };
    expect(proposed(turned).assumptions.join(" ")).toContain("Splitting across the grain (8.1.4) is not verified");
    expect(proposed(across).assumptions.join(" ")).not.toContain("Splitting");
    expect(() => proposed({ ...dowels, F_Ed: 0 })).toThrow(/no load pulls or shears/);
    expect(() => proposed({ ...axialKind.example, F_ax_Ed: -8 })).toThrow(/no load pulls or shears/);
    const { type: _t, d_c_mm: _d, ...untyped } = toothedPlateKind.example;
    expect(() => proposed(untyped)).toThrow(/type/);
    expect(() => proposed(punchedPlateKind.example)).toThrow(/nothing of punched-plate can be chosen yet/);
    expect(() => proposed(stepJointKind.example, { objective: "utilization" })).toThrow(/nothing of step-joint/);
  });

  test("three bolts 13 d apart in place of four close together; nails along their axis; no twelfth ring of a line", () => {
    const { proposals } = proposed({ ...dowels, fastener: "bolt", grade: "8.8" }, { most: 40 });
    const apart = new Set(proposals.map(({ item }) => Number(item.a_1_mm) / Number(item.d_mm) >= 13));
    expect(apart.has(true)).toBe(true);
    const {
      l_ef_mm: _l,
      d_core_mm: _c,
      f_tens_k_kN: _f,
      rho_a_kg_m3: _r,
      f_ax_k_MPa: _a,
      f_head_k_MPa: _h,
      ...screws
    } = axialKind.example;
    const pulled = { ...screws, fastener: "nail", d_mm: 4, length_mm: 200, head_d_mm: 9, F_ax_Ed: 2 };
    const [best] = proposed({ ...pulled, nail: { surface: "profiled" } }).proposals;
    expect(passes(best?.item ?? {})).toBe(true);
    for (const { item } of proposed({ ...splitRingKind.example, F_Ed: 90 }, { most: 50 }).proposals)
      expect(Number(item.n)).toBeLessThanOrEqual(11);
  });

  law(
    "no joint of the same diameter with fewer fasteners passes with the same distances",
    () =>
      fc.property(
        fc.double({ min: 5, max: 250, noNaN: true }),
        fc.constantFrom(8, 12, 16),
        fc.constantFrom("dowel", "bolt"),
        (F_Ed, d, fastener) => {
          const { proposals } = proposed({ ...dowels, fastener, F_Ed }, { rules: { diameters_mm: [d] }, most: 1 });
          const [best] = proposals;
          if (!best) return true;
          if (!passes(best.item)) return false;
          // a joint of one row has none: the least of Tables 8.4 and 8.5, in steps of 5 mm
          const least = 5 * Math.ceil(((fastener === "bolt" ? 4 : 3) * d) / 5);
          for (let rows = 1; rows <= 6; rows++) {
            // twenty in a row are the most that are tried
            for (let n = 1; n <= 20 && n * rows < count(best); n++) {
              const { a_1_mm = 5 * d, a_2_mm = least } = best.item;
              const edges = 2 * Number(best.item.a_4_c_mm) + (rows - 1) * Number(a_2_mm);
              if (edges <= 240 && passes({ ...best.item, a_1_mm, a_2_mm, n, rows })) return false;
            }
          }
          return true;
        },
      ),
    { numRuns: 30 },
  );
});
