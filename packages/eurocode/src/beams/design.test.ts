import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { refusedPaths } from "../../test/support/refused.ts";
import type { ItemResult } from "../basis/result.ts";
import { runCheck } from "../engine/run-check.ts";
import { type BeamDesign, casesOfBeam, designOfBeam } from "./design.ts";

const G = { id: "G", nature: "permanent", loads: [{ q_kN_m2: 3, spacing_m: 3 }, { q_kN_m: 1 }] };
const Q = { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m2: 4, spacing_m: 3 }] };
const steel = { profile: "IPE 360", steel_grade: "S355", L_LT_mm: 1000 };
const single = { spans_mm: [6000], actions: [G, Q], member: steel };

const membersOf = ({ check, request }: BeamDesign) => runCheck(check, request).result.members as readonly ItemResult[];
const setsOf = ({ sets }: BeamDesign) => runCheck(sets.check, sets.request).result.sets as readonly ItemResult[];
const problems = (input: object): string[] => refusedPaths(() => designOfBeam(input));

test("null is nothing, and a text of figures is its number, as in every request", () => {
  const nothing = { N_Ed: null, combination: null, left: null, deflection_limit: null, EI_kNm2: null };
  expect(designOfBeam({ ...single, ...nothing, spans_mm: ["6000"] }).request).toEqual(designOfBeam(single).request);
});

describe("steel", () => {
  test("one span: (1.35 · 10 + 1.5 · 12) L²/8, the combination in its name", () => {
    const design = designOfBeam(single);
    const [member] = design.request.members as readonly { mark: string; M_y_Ed: number; V_z_Ed: number }[];
    expect(member?.mark).toBe("span 1: 1.35 G + 1.5 Q");
    expect(member?.M_y_Ed).toBeCloseTo(((1.35 * 10 + 1.5 * 12) * 36) / 8, 8);
    expect(member?.V_z_Ed).toBeCloseTo((1.35 * 10 + 1.5 * 12) * 3, 8);
    expect(design.combinations).toBe(4);
    expect(design.actions.map(({ id }) => id)).toEqual(["G", "Q"]);
  });

  test("two spans: both loaded govern over the support, one loaded in the span", () => {
    const design = designOfBeam({ ...single, spans_mm: [6000, 6000], mark: "B1" });
    expect(design.actions.map(({ id }) => id)).toEqual(["G", "Q[1]", "Q[2]"]);
    const all = membersOf(design);
    expect(all).toHaveLength(2);
    const [g, q] = [10 * 1.35, 12 * 1.5];
    const moments = (design.request.members as readonly { M_y_Ed: number }[]).map(({ M_y_Ed }) => Math.abs(M_y_Ed));
    for (const M of moments) expect(M).toBeLessThanOrEqual(((g + q) * 36) / 8 + 1e-9);
    // no pattern: only both spans
    const plain = designOfBeam({ ...single, spans_mm: [6000, 6000], actions: [G, { ...Q, pattern: false }] });
    const used = (of: BeamDesign) => Math.max(...membersOf(of).map(({ utilization }) => utilization));
    expect(used(design)).toBeGreaterThanOrEqual(used(plain) - 1e-12);
  });

  test("deflections: 5 q L⁴/384 EI of the characteristic loads, as limits of EN 1990", () => {
    const [set] = setsOf(designOfBeam({ ...single, deflection_limit: 250 }));
    const I = 162_656_000; // mm⁴, EN 10365
    const [limit] = set?.verifications ?? [];
    expect(limit?.demand).toBeCloseTo((5 * 22 * 6000 ** 4) / (384 * 210_000 * I), 1);
    expect(limit?.resistance).toBe(24);
  });
});

describe("the weight of the beam itself", () => {
  const weightOf = (member: object, more: object = {}): number => {
    const { actions } = designOfBeam({ ...single, member, own_weight: true, ...more });
    const own = actions.find(({ id }) => id === "G_0");
    return ((own?.beam.spans[0]?.M_max_kNm ?? 0) * 8) / 36;
  };

  test("by the section and the densities of EN 1991-1-1 Annex A", () => {
    expect(weightOf(steel)).toBeCloseTo(7273e-6 * 78.5, 3); // IPE 360, EN 10365
    expect(weightOf({ section: { shape: "flat", b_mm: 200, t_mm: 25 }, steel_grade: "S355" })).toBeCloseTo(
      0.005 * 78.5,
      9,
    );
    expect(weightOf({ species: "C24", b: 200, h: 600, service_class: 1 })).toBeCloseTo(0.12 * 4.2, 9);
    expect(weightOf({ b: 400, h: 700, fck: 30, fyk: 500, cover_mm: 30 })).toBeCloseTo(0.28 * 25, 9);
    const slab = { member: { h: 250, fck: 30, fyk: 500, cover_mm: 25 }, actions: [{ ...G, loads: [{ q_kN_m2: 2 }] }] };
    expect(weightOf(slab.member, slab)).toBeCloseTo(0.25 * 25, 9);
  });

  test("permanent with the others, under a name of its own, and said; without it that is said", () => {
    const design = designOfBeam({ ...single, own_weight: true });
    const [member] = design.request.members as readonly { mark: string; M_y_Ed: number }[];
    expect(member?.mark).toBe("span 1: 1.35 G_0 + 1.35 G + 1.5 Q");
    expect(member?.M_y_Ed).toBeCloseTo(((1.35 * (10 + 7273e-6 * 78.5) + 1.5 * 12) * 36) / 8, 1);
    expect(design.combinations).toBe(designOfBeam(single).combinations);
    const warned = (input: object) => designOfBeam({ ...single, ...input }).warnings.map(({ id }) => id);
    expect(warned({ own_weight: true })).toContain("beams.ownWeightAdded");
    expect(warned({})).toContain("beams.ownWeight");
    expect(warned({ own_weight: false }).filter((id) => id.startsWith("beams.ownWeight"))).toEqual([]);
    const taken = { ...single, own_weight: true, actions: [{ ...G, id: "G_0" }, Q] };
    expect(designOfBeam(taken).actions.map(({ id }) => id)).toEqual(["G_00", "G_0", "Q"]);
  });

  test("needs a section", () => {
    expect(refusedPaths(() => casesOfBeam({ spans_mm: [6000], actions: [G], own_weight: true }))).toEqual(["member"]);
    expect(problems({ ...single, member: { profile: "IPE 999", steel_grade: "S355" }, own_weight: true })).toContain(
      "member",
    );
  });
});

test("spans are named as the page says", () => {
  const two = { ...single, spans_mm: [6000, 5000], mark: "B1" };
  const { names, request } = designOfBeam(two, ({ id, values }) => `${id} ${values.mark} ${values.n}`);
  expect(names).toEqual(["beams.spanOf B1 1", "beams.spanOf B1 2"]);
  expect((request.members as readonly { mark: string }[])[0]?.mark).toMatch(/^beams\.spanOf B1 1: /);
});

law(
  "the envelope of a span's set is the greatest moment and deflection of all its combinations, each analysed by itself",
  () =>
    fc.property(
      fc.array(fc.integer({ min: 3, max: 9 }), { minLength: 1, maxLength: 3 }),
      fc.array(
        fc.record({ q: fc.integer({ min: -20, max: 20 }), nature: fc.constantFrom("permanent", "snow", "wind") }),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      fc.integer({ min: 1, max: 30 }),
      (lengths, drawn, q) => {
        const spans_mm = lengths.map((length) => 1000 * length);
        const loads = drawn.map((one, i) => ({ id: `A${i}`, nature: one.nature, loads: [{ q_kN_m: one.q }] }));
        const actions = [...loads, { ...Q, loads: [{ q_kN_m: q }, { P_kN: q, span: 1, x_mm: 1234 }] }];
        const design = designOfBeam({ spans_mm, actions, member: steel, deflection_limit: 50 });
        const members = design.request.members as readonly { M_y_Ed: number; mark: string }[];
        setsOf(design).forEach(({ values }, span) => {
          const { uls } = values.envelope as unknown as Record<string, Record<string, { max: number; min: number }>>;
          const { max = 0, min = 0 } = uls?.M_y ?? {};
          const own = members.find(({ mark }) => mark.startsWith(`span ${span + 1}:`))?.M_y_Ed ?? 0;
          // moments between the places of the diagram may be a little greater
          expect(Math.abs(own)).toBeLessThanOrEqual(1.01 * Math.max(max, -min) + 0.1);
        });
      },
    ),
  { numRuns: 25 },
);

test("timber: each combination with the duration of its shortest action", () => {
  const member = { species: "C24", b: 100, h: 300, service_class: 1, ltb_length_mm: 500 };
  const small = (action: object) => ({ ...action, loads: [{ q_kN_m: 1.5 }] });
  const design = designOfBeam({ spans_mm: [5000], actions: [small(G), small(Q)], member });
  const [{ load_cases }] = design.request.members as [{ load_cases: { id: string; load_duration: string }[] }];
  expect(load_cases.map(({ id, load_duration }) => [id, load_duration])).toEqual([
    ["1.35 G + 1.5 Q", "medium-term"],
    ["G", "permanent"],
    ["1.35 G", "permanent"],
    ["G + 1.5 Q", "medium-term"],
  ]);
  const [item] = membersOf(design);
  expect(item?.passed).toBe(true);
});

test("what is wrong has its path in the beam, all at once", () => {
  expect(problems({ ...single, member: { concrete: 30 } })).toEqual(["member"]);
  expect(problems({ ...single, member: { ...steel, M_y_Ed: 3 } })).toEqual(["member.M_y_Ed"]);
  expect(problems({ ...single, member: { ...steel, steel_grade: "S999" } })).toEqual(["member.steel_grade"]);
  expect(problems({ ...single, actions: [G, { ...Q, category: undefined }] })).toEqual(["actions[1].category"]);
  const wide = { id: "S", nature: "snow", loads: [{ q_kN_m2: 1 }, { q_kN_m: 1, span: 3 }, {}] };
  expect(problems({ ...single, actions: [G, wide] })).toEqual([
    "actions[1].loads[0].spacing_m",
    "actions[1].loads[1].span",
    "actions[1].loads[2]",
  ]);
  expect(problems({ ...single, actions: [G, { ...wide, loads: [{ P_kN: 1 }] }] })).toEqual([
    "actions[1].loads[0].x_mm",
  ]);
  expect(problems({ ...single, actions: [G, { ...Q, psi_0: 0.5, id: "G" }] })).toEqual(["actions[1].id"]);
  const many = Array.from({ length: 14 }, (_, i) => ({ id: `S${i}`, nature: "snow", loads: [{ q_kN_m: 1 }] }));
  expect(problems({ ...single, actions: many })).toEqual(["actions"]);
});
