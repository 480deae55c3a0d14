import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { refusedPaths } from "../../test/support/refused.ts";
import { english } from "../basis/message.ts";
import type { ItemResult } from "../basis/result.ts";
import { concreteColumns } from "../en-1992-1-1/check.ts";
import { runCheck } from "../engine/run-check.ts";
import { actionsOfBeam } from "./actions.ts";
import { casesOfBeam, designOfBeam } from "./design.ts";

const G = { id: "G", nature: "permanent", loads: [{ q_kN_m: 25 }] };
const Q = { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m2: 3, spacing_m: 5 }] };
const section = { b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30 };
const bars = { bars_bottom: "5Ø20", bars_top: "5Ø20", links: "Ø8-150" };
const beam = { spans_mm: [6000, 6000], actions: [G, Q], member: { ...section, ...bars } };

const [g, q] = [1.35 * 25, 1.5 * 15];

interface Item {
  readonly mark: string;
  readonly static_system: string;
  readonly design_situation?: string;
  readonly serviceability?: { readonly M_qp?: number; readonly M_ch?: number; readonly span_mm?: number };
  readonly load_cases: readonly { readonly id: string; readonly M_Ed: number; readonly V_Ed: number }[];
}
const itemsOf = (input: object, list: "beams" | "slabs" = "beams") =>
  designOfBeam(input).request[list] as readonly Item[];
const judged = (input: object, list: "beams" | "slabs" = "beams") => {
  const { check, request } = designOfBeam(input);
  return runCheck(check, request).result[list] as readonly ItemResult[];
};
const problems = (input: object): string[] => refusedPaths(() => designOfBeam(input));

describe("a beam of two spans", () => {
  test("bottom and top of each, in every combination, where moment or shear force is greatest", () => {
    const items = itemsOf(beam);
    expect(items.map(({ mark }) => mark)).toEqual(["span 1", "span 1, top", "span 2", "span 2, top"]);
    const [inSpan, over] = items;
    const least = Math.min(...(over?.load_cases ?? []).map(({ M_Ed }) => M_Ed));
    expect(least).toBeCloseTo(-((g + q) * 36) / 8, 6);
    const sheared = Math.max(...(over?.load_cases ?? []).map(({ V_Ed }) => V_Ed));
    expect(sheared).toBeCloseTo(0.625 * (g + q) * 6, 6);
    // one span loaded: 1/8 q over the support becomes 1/16
    const M_B = (g * 36) / 8 + (q * 36) / 16;
    const A = ((g + q) * 6) / 2 - M_B / 6;
    const most = inSpan?.load_cases.reduce((best, one) => (one.M_Ed > best.M_Ed ? one : best));
    expect(most?.M_Ed).toBeCloseTo(A ** 2 / 2 / (g + q), 6);
    expect(most?.id).toMatch(/^1\.35 G \+ 1\.5 Q\[1\] at \d+ mm$/);
  });

  test("ends of spans: how they are held gives the ratio of span to depth", () => {
    const systems = (input: object) => itemsOf({ ...beam, ...input }).map(({ static_system }) => static_system);
    expect(new Set(systems({}))).toEqual(new Set(["end-span"]));
    expect(systems({ spans_mm: [6000, 6000, 6000] }).slice(2, 4)).toEqual(["interior", "interior"]);
    expect(systems({ spans_mm: [6000, 1500], right: "free" })).toEqual(["simple", "simple", "cantilever"]);
    expect(systems({ spans_mm: [2000], left: "fixed", right: "free" })).toEqual(["cantilever"]);
  });

  test("moments of use: quasi-permanent and characteristic, of each side; the span where it deflects", () => {
    const member = { ...beam.member, serviceability: { phi: 2, w_max_mm: 0.3 } };
    const [inSpan, over] = itemsOf({ ...beam, member, actions: [G, { ...Q, pattern: false }] });
    expect(over?.serviceability).toMatchObject({ M_qp: -((25 + 0.3 * 15) * 36) / 8, M_ch: -(40 * 36) / 8 });
    expect(over?.serviceability?.span_mm).toBeUndefined();
    expect(inSpan?.serviceability?.span_mm).toBe(6000);
    expect(inSpan?.serviceability?.M_qp).toBeCloseTo((9 / 128) * 29.5 * 36, 2);
    expect(judged({ ...beam, member }).map(({ passed }) => passed)).toEqual([true, true, true, true]);
  });

  test("without bars they are designed, and carry what they are designed for", () => {
    const designed = judged({ ...beam, member: section });
    expect(designed.map(({ mark }) => mark)).toEqual([
      "span 1: 1.35 G + 1.5 Q[1]",
      "span 1, top: 1.35 G + 1.5 Q[1] + 1.5 Q[2]",
      "span 2: 1.35 G + 1.5 Q[2]",
      "span 2, top: 1.35 G + 1.5 Q[1] + 1.5 Q[2]",
    ]);
    for (const { passed, values } of designed) {
      expect(passed).toBe(true);
      expect(`${values.bars_bottom ?? ""}${values.bars_top ?? ""}`).toMatch(/^\d+Ø\d+/);
    }
  });

  test("a side whose bars are given is verified, the other designed where that is asked for", () => {
    const { bars_top: _, ...given } = beam.member;
    const some = judged({ ...beam, member: { ...given, design: true } });
    expect(some.map(({ mark }) => mark)).toEqual([
      "span 1",
      "span 1, top: 1.35 G + 1.5 Q[1] + 1.5 Q[2]",
      "span 2",
      "span 2, top: 1.35 G + 1.5 Q[1] + 1.5 Q[2]",
    ]);
    expect(some.every(({ passed }) => passed)).toBe(true);
  });

  test("an accident is verified with its own partial factors, and without use", () => {
    const A = { id: "A", nature: "accidental", loads: [{ q_kN_m: 5 }] };
    const member = { ...beam.member, serviceability: { phi: 2, w_max_mm: 0.3 } };
    const items = itemsOf({ ...beam, member, actions: [G, Q, A] });
    const own = items.filter(({ design_situation }) => design_situation === "accidental");
    expect(own.length).toBe(4);
    expect(own.every(({ serviceability }) => serviceability === undefined)).toBe(true);
    expect(own[0]?.load_cases.every(({ id }) => id.includes("A"))).toBe(true);
  });
});

test("a beam without a member is analysed: each action, and every combination of strength and of use", () => {
  const { member: _, ...bare } = beam;
  const { actions, combinations } = casesOfBeam(bare);
  expect(actions.map(({ id }) => id)).toEqual(["G", "Q[1]", "Q[2]"]);
  expect(actions[0]?.beam.reactions.B?.kN).toBeCloseTo(1.25 * 25 * 6, 6);
  const most = Math.max(...combinations.flatMap(({ beam: of }) => of.reactions.B?.kN ?? 0));
  expect(most).toBeCloseTo(1.25 * (g + q) * 6, 6);
  expect(new Set(combinations.map(({ situation }) => situation)).size).toBe(4);
  expect(problems(bare)).toEqual(["member"]);
});

test("a slab is a strip of a metre: loads of areas need no width", () => {
  const member = { h: 200, fck: 30, fyk: 500, cover_mm: 25, bars_bottom: "Ø12-150" };
  const actions = [
    { ...G, loads: [{ q_kN_m2: 6 }] },
    { ...Q, loads: [{ q_kN_m2: 3 }] },
  ];
  const slab = { spans_mm: [5000], actions, member };
  const [only] = itemsOf(slab, "slabs");
  expect(Math.max(...(only?.load_cases ?? []).map(({ M_Ed }) => M_Ed))).toBeCloseTo(((8.1 + 4.5) * 25) / 8, 6);
  expect(judged(slab, "slabs").map(({ passed }) => passed)).toEqual([true]);
  expect(problems({ ...slab, spacing_m: 3 })).toEqual(["spacing_m"]);
});

test("what its loads give is refused in the member, all at once", () => {
  const wrong = { ...beam.member, M_Ed: 4, a_v_mm: 500, static_system: "simple", serviceability: { M_qp: 4 } };
  expect(problems({ ...beam, member: wrong, deflection_limit: 250, EI_kNm2: 1 })).toEqual([
    "member.M_Ed",
    "member.a_v_mm",
    "member.static_system",
    "member.serviceability.M_qp",
    "EI_kNm2",
    "deflection_limit",
  ]);
  expect(problems({ ...beam, member: { ...section, bars_bottom: "5Ø20" } })).toEqual(["member.A_s_top"]);
  expect(problems({ ...beam, member: { ...beam.member, fck: 300 } })).toEqual(["member.fck"]);
});

law(
  "no place of a concrete beam in no combination is used more than the places that are verified",
  () =>
    fc.property(
      fc.array(fc.integer({ min: 3, max: 7 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("pinned", "fixed", "free"),
      fc.integer({ min: -60, max: 60 }),
      fc.constantFrom(0, 1.5),
      (lengths, end, P, factor) => {
        const spans_mm = lengths.map((length) => 1000 * length);
        const left = end === "free" && lengths.length === 1 ? "fixed" : end;
        const load = { P_kN: P, span: 1, x_mm: 1234 };
        const S = { id: "S", nature: "snow", loads: [load] };
        const used = judged({ ...beam, spans_mm, left, actions: [G, S] });
        const solved = actionsOfBeam({
          spans_mm,
          left,
          loads: [{ q_kN_m: g }, ...(factor === 0 ? [] : [{ ...load, P_kN: factor * P }])],
        });
        const most = Math.max(...used.map(({ utilization }) => utilization));
        const places = solved.spans.flatMap(({ diagram }) => diagram);
        const all = places.map(({ M_kNm, V_kN }, i) => ({
          ...beam.member,
          mark: `${i}`,
          M_Ed: M_kNm,
          V_Ed: Math.abs(V_kN),
        }));
        const { result } = runCheck(concreteColumns, { beams: all });
        for (const { utilization } of result.beams as readonly ItemResult[])
          expect(utilization).toBeLessThanOrEqual(most + 1e-9);
      },
    ),
  { numRuns: 12 },
);

const saidOf = (input: object) =>
  designOfBeam(input)
    .warnings.map((one) => english(one))
    .join(" ");
const plain = { b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30 };

test("the deflection of a concrete beam is that of its loads, on the side that deflects", () => {
  const loaded = (load: object, more: object = {}) =>
    designOfBeam({
      ...{ spans_mm: [3000], left: "fixed", right: "free" },
      actions: [{ id: "G", nature: "permanent", loads: [load] }],
      member: {
        ...{ ...plain, h: 400, bars_bottom: "4Ø20", bars_top: "5Ø20", links: "Ø8-200" },
        serviceability: { creep: { RH: 50, t_0_days: 28 }, w_max_mm: 0.4, deflection: "integrated" },
      },
      ...more,
    });
  const deflections = (design: ReturnType<typeof designOfBeam>) => {
    const { result } = runCheck(concreteColumns, design.request);
    return (result.beams as readonly ItemResult[]).flatMap(({ values }) =>
      values.w_mm === undefined ? [] : [Number(values.w_mm)],
    );
  };
  // by hand: a point load at the tip has 4/3 of the elastic deflection of a uniform load with the same moment
  expect(deflections(loaded({ P_kN: 30, x_mm: 3000 }))[0]).toBeCloseTo(16.02, 1);
  expect(deflections(loaded({ q_kN_m: 20 }))[0]).toBeCloseTo(11.65, 1);
  const continuous = loaded({ q_kN_m: 20 }, { spans_mm: [5000, 5000], left: "pinned", right: "pinned" });
  expect(deflections(continuous)).toHaveLength(2);
  expect(continuous.warnings.map((one) => english(one)).join(" ")).toContain("moment_shape = ");
});

test("a moment_shape that is given is held against the loads: one that deflects less is said, and none is called the nearest", () => {
  const said = (moment_shape: string) =>
    saidOf({
      spans_mm: [6000],
      actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 20 }] }],
      member: {
        ...plain,
        bars_bottom: "4Ø20",
        links: "Ø8-200",
        serviceability: { deflection: "curvature", phi: 2, moment_shape },
      },
    });
  expect(said("point-load")).toContain("moment_shape = point-load deflects less than the quasi-permanent loads");
  for (const shape of ["udl", "constant"]) expect(said(shape)).not.toMatch(/moment_shape = /);
});

test("a support that lifts under the permanent actions is said with its force", () => {
  const said = saidOf({
    spans_mm: [9000, 2500],
    actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 20 }] }],
    member: plain,
  });
  expect(said).toContain("support C lifts under the permanent actions alone, by 53.7 kN");
  const even = {
    spans_mm: [6000, 6000],
    actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 20 }] }],
    member: plain,
  };
  expect(saidOf(even)).not.toContain("lifts");
});

test("the self-weight holds the flanges that are given, and says where it holds the web alone", () => {
  const of = (more: object) =>
    saidOf({
      spans_mm: [6000],
      own_weight: true,
      actions: [{ id: "Q", nature: "imposed", category: "A", loads: [{ q_kN_m: 5 }] }],
      member: { ...plain, ...more },
    });
  expect(of({})).toContain("4.5 kN/m");
  // 25 (0.3 · 0.6 + 1.2 · 0.15)
  expect(of({ b_eff_mm: 1500, h_f_mm: 150 })).toContain("9 kN/m");
  expect(of({ b_eff_mm: 1500, h_f_mm: 150, flange: "both" })).toContain("13.5 kN/m");
  expect(of({ b_1_mm: 1000, b_2_mm: 1000, l_0_mm: 6000, h_f_mm: 150 })).toContain("web alone");
});
