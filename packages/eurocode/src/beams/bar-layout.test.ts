import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { InvalidInput } from "../basis/problem.ts";
import type { ItemResult } from "../basis/result.ts";
import type { BarLayoutItem } from "../en-1992-1-1/bar-layouts/schema.ts";
import { concreteColumns } from "../en-1992-1-1/check.ts";
import { runCheck } from "../engine/run-check.ts";
import { actionsOfBeam } from "./actions.ts";
import { designOfBeam } from "./design.ts";
import { envelopeOf } from "./envelope.ts";

const G = { id: "G", nature: "permanent", loads: [{ q_kN_m: 25 }] };
const Q = { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m: 15 }] };
const section = { b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30 };
const beam = { spans_mm: [6000, 5000], actions: [G, Q], member: section };

const layoutOf = (input: object): BarLayoutItem | undefined =>
  (designOfBeam(input).request.bar_layouts as readonly BarLayoutItem[] | undefined)?.[0];

/** Undefined where the section cannot be designed at all. */
function designed(input: object): BarLayoutItem | undefined {
  try {
    return layoutOf(input);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

const verdictOf = (item: object, annex = "EN"): ItemResult => {
  const { result } = runCheck(concreteColumns, { national_annex: annex, bar_layouts: [item] });
  return (result.bar_layouts as readonly ItemResult[])[0] as ItemResult; // one was asked for
};

describe("bars along a beam from its loads", () => {
  test("bottom bars of each span, top bars over the support, hangers; links closer at the supports", () => {
    const layout = layoutOf(beam);
    const faces = (face: string) => layout?.bars.filter((one) => one.face === face) ?? [];
    expect(faces("bottom").length).toBeGreaterThanOrEqual(2);
    expect(faces("top").some(({ from_mm, to_mm }) => from_mm < 6000 && to_mm > 6000)).toBe(true);
    expect(layout?.links?.length).toBeGreaterThan(2);
    expect(verdictOf(layout ?? {}).passed).toBe(true);
  });

  test("the verdict of the beam holds them, and nothing is said of bars that run through", () => {
    const { check, request, warnings } = designOfBeam(beam);
    expect(warnings.map(({ id }) => id)).toEqual(["beams.ownWeight", "beams.noService"]);
    const { passed, result } = runCheck(check, request);
    expect(passed).toBe(true);
    expect((result.bar_layouts as readonly ItemResult[]).length).toBe(1);
  });

  test("where they cannot be laid out, that is said with its reason", () => {
    const said = (member: object, more: object = {}) =>
      designOfBeam({ ...beam, ...more, member }).warnings.map(({ id, values }) => [
        id,
        (values.why as { id: string } | undefined)?.id,
      ]);
    const { cover_mm: _, ...bare } = section;
    expect(said(bare)).toContainEqual(["beams.notLaidOut", "beams.withoutCover"]);
    expect(said(section, { N_Ed: 50 })).toContainEqual(["beams.notLaidOut", "beams.withAxialForce"]);
    const areas = { A_s_bottom: 1500, A_s_top: 1500, links: "Ø8-150" };
    expect(said({ ...section, ...areas })).toContainEqual(["beams.notLaidOut", "beams.barsByArea"]);
    const axis = { ...bare, axis_distance_mm: 50, bars_bottom: "5Ø20", bars_top: "5Ø20", links: "Ø8-150" };
    expect(said(axis)).toContainEqual(["beams.notLaidOut", "beams.withoutCover"]);
    expect(designOfBeam(beam).request.bar_layouts).toBeDefined();
  });

  test("cover by exposure is the one that the section was verified with", () => {
    const { cover_mm: _, ...bare } = section;
    expect(layoutOf({ ...beam, member: { ...bare, exposure: ["XC1"] } })?.cover_mm).toBe(20);
  });

  test("an overhang has its bars at the top, to its end", () => {
    const layout = layoutOf({ ...beam, spans_mm: [6000, 2000], right: "free" });
    expect(Math.max(...(layout?.bars ?? []).filter(({ face }) => face === "top").map(({ to_mm }) => to_mm))).toBe(7970);
    expect(verdictOf(layout ?? {}).passed).toBe(true);
  });

  test("a slab: half of its bottom bars reach the supports, no links", () => {
    const loads = (q_kN_m2: number) => [{ q_kN_m2 }];
    const slab = layoutOf({
      spans_mm: [5000],
      actions: [
        { ...G, loads: loads(6) },
        { ...Q, loads: loads(3) },
      ],
      member: { h: 200, fck: 30, fyk: 500, cover_mm: 25, bars_bottom: "Ø12-150" },
    });
    expect(slab?.bars.map(({ bars }) => bars)).toEqual(["Ø12-300", "Ø12-300"]);
    expect(slab?.links).toBeUndefined();
    expect(verdictOf(slab ?? {}).values.a_l_mm).toBe(200 - 25 - 6);
  });
});

test("the envelope of a simple beam is its parabola, with both sides of a point load", () => {
  const solved = actionsOfBeam({ spans_mm: [8000], loads: [{ q_kN_m: 10 }, { P_kN: 40, x_mm: 2000, span: 1 }] });
  const places = envelopeOf([8000], [solved]);
  for (const { x_mm, M_max } of places) {
    const x = x_mm / 1000;
    const ofLoad = x <= 2 ? 30 * x : 30 * x - 40 * (x - 2);
    expect(M_max).toBeCloseTo((10 * x * (8 - x)) / 2 + ofLoad, 2);
  }
  expect(places.filter(({ x_mm }) => x_mm === 2000).map(({ V }) => V)).toEqual([50, 10]);
});

const input = fc.record({
  lengths: fc.array(fc.integer({ min: 4, max: 8 }), { minLength: 1, maxLength: 3 }),
  left: fc.constantFrom("pinned", "fixed", "free"),
  right: fc.constantFrom("pinned", "fixed"),
  national_annex: fc.constantFrom("EN", "NL", "DE", "UK", "SE", "FR"),
  g: fc.integer({ min: 5, max: 25 }),
  q: fc.integer({ min: 2, max: 20 }),
  P: fc.integer({ min: 0, max: 80 }),
  b: fc.constantFrom(300, 400),
  h: fc.constantFrom(600, 750),
  fck: fc.constantFrom(25, 30, 40),
  flanged: fc.boolean(),
  inUse: fc.boolean(),
});

function beamWith({
  lengths,
  left,
  right,
  national_annex,
  g,
  q,
  P,
  b,
  h,
  fck,
  flanged,
  inUse,
}: typeof input extends fc.Arbitrary<infer T> ? T : never) {
  const loads = [{ q_kN_m: q }, ...(P > 0 ? [{ P_kN: P, span: 1, x_mm: 1100 }] : [])];
  return {
    // an overhang is short beside its span
    spans_mm: lengths.map((length, i) => (i === 0 && left === "free" && lengths.length > 1 ? 2000 : 1000 * length)),
    left: lengths.length === 1 && left === "free" ? "pinned" : left,
    right,
    national_annex,
    actions: [
      { ...G, loads: [{ q_kN_m: g }] },
      { ...Q, loads },
    ],
    member: {
      ...{ b, h, fck, fyk: 500, cover_mm: 30 },
      ...(flanged ? { b_eff_mm: 1200, h_f_mm: 150 } : {}),
      ...(inUse ? { serviceability: { phi: 2, w_max_mm: 0.4 } } : {}),
    },
  };
}

law(
  "the bars of every designed beam resist at every place along it, and pass their own check",
  () =>
    fc.property(input, (drawn) => {
      const one = beamWith(drawn);
      const layout = designed(one);
      if (!layout) return;
      const { verifications } = verdictOf(layout, one.national_annex);
      // least bars that just suffice hang on the last digit of d
      const failed = verifications.filter(({ utilization }) => utilization > 1.001);
      expect(failed.map(({ id, clause }) => `${id} ${clause}`)).toEqual([]);
    }),
  { numRuns: 25 },
);

/** The area of bottom bars that is anchored at a place, by itself: l_bd of the text of 8.4. */
const lengthOf = (phi: number, poor: boolean, fck: number): number => {
  const f_bd = (2.25 * (poor ? 0.7 : 1) * 0.7 * 0.3 * fck ** (2 / 3)) / 1.5;
  return Math.max(((phi / 4) * (500 / 1.15)) / f_bd, 10 * phi, 100);
};

law(
  "at every place the anchored bars have at least the area that the moment moved by a_l asks for, by the rectangular block",
  () =>
    fc.property(input, fc.double({ min: 0.02, max: 0.98, noNaN: true }), (drawn, t) => {
      const one = beamWith({
        ...drawn,
        lengths: drawn.lengths.slice(0, 1),
        left: "pinned",
        right: "pinned",
        national_annex: "EN",
        flanged: false,
      });
      const layout = designed(one);
      if (!layout) return;
      const { b, h, fck, spans_mm } = layout;
      const [L = 0] = spans_mm;
      const x = 150 + t * (L - 300);
      const factored = {
        spans_mm,
        loads: [{ q_kN_m: 1.35 * drawn.g + 1.5 * drawn.q }, { P_kN: 1.5 * drawn.P, span: 1, x_mm: 1100 }],
      };
      const { diagram } = actionsOfBeam(factored).spans[0] ?? { diagram: [] };
      const d = h - 30 - 8 - 40;
      const a_l = 0.45 * d;
      const M_Ed = Math.max(...diagram.filter((p) => Math.abs(p.x_mm - x) <= a_l).map((p) => p.M_kNm), 0);
      const A_s = layout.bars
        .filter(({ face }) => face === "bottom")
        .reduce((sum, bar) => {
          const [, n = 0, phi = 0] = (/(\d+)Ø(\d+)/.exec(bar.bars) ?? []).map(Number);
          const l_bd = lengthOf(phi, false, fck);
          const [left, right] = [x - bar.from_mm + (bar.leg_from_mm ?? 0), bar.to_mm + (bar.leg_to_mm ?? 0) - x];
          const part = x < bar.from_mm || x > bar.to_mm ? 0 : Math.min(1, left / l_bd, right / l_bd);
          return sum + part * n * Math.PI * (phi / 2) ** 2;
        }, 0);
      const f_cd = fck / 1.5;
      const z = (h - 30) * 0.98 - (A_s * 435) / (2 * b * f_cd);
      expect((A_s * 435 * z) / 1e6).toBeGreaterThanOrEqual(M_Ed * 0.97);
    }),
  { numRuns: 12 },
);

/** Steel along the beam, in mm³. */
const volumeOf = (layout: BarLayoutItem): number =>
  layout.bars.reduce((sum, bar) => {
    const [, n = 0, phi = 0] = (/(\d+)Ø(\d+)/.exec(bar.bars) ?? []).map(Number);
    return sum + n * Math.PI * (phi / 2) ** 2 * (bar.to_mm - bar.from_mm);
  }, 0);

law(
  "a load that covers more of a span, or more load, never shortens given bars",
  () =>
    fc.property(
      fc.integer({ min: 500, max: 2500 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 10, max: 25 }),
      (half, more, q) => {
        const member = { ...section, bars_bottom: "6Ø25", bars_top: "2Ø16", links: "Ø10-100" };
        const loaded = (reach: number, q_kN_m: number) =>
          designed({
            ...{ spans_mm: [8000], member },
            actions: [G, { ...Q, loads: [{ q_kN_m, span: 1, from_mm: 4000 - reach, to_mm: 4000 + reach }] }],
          });
        const lengthsIn = (layout: BarLayoutItem | undefined) =>
          layout?.bars.filter(({ face }) => face === "bottom").reduce((sum, one) => sum + one.to_mm - one.from_mm, 0) ??
          0;
        const less = lengthsIn(loaded(half, q));
        expect(lengthsIn(loaded(half + 100 * more, q))).toBeGreaterThanOrEqual(less);
        expect(lengthsIn(loaded(half, q + more))).toBeGreaterThanOrEqual(less);
      },
    ),
  { numRuns: 12 },
);

law(
  "the steel along a beam is at least what its moments ask for at every place together",
  () =>
    fc.property(input, (drawn) => {
      const layout = designed(beamWith({ ...drawn, national_annex: "EN" }));
      if (!layout) return;
      const d = layout.h - 30 - 8 - 5;
      const { envelope } = layout;
      const asked = envelope.slice(1).reduce((sum, one, i) => {
        const before = envelope[i];
        const mean = ((one.M_max ?? 0) - (one.M_min ?? 0) + (before?.M_max ?? 0) - (before?.M_min ?? 0)) / 2;
        return sum + ((mean * 1e6) / (d * 435)) * (one.x_mm - (before?.x_mm ?? 0));
      }, 0);
      expect(volumeOf(layout)).toBeGreaterThanOrEqual(asked);
    }),
  { numRuns: 12 },
);
