import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../../test/support/refused.ts";
import type { ItemResult } from "../../basis/result.ts";
import { runCheck } from "../../engine/run-check.ts";
import { check } from "../../index.ts";
import { concreteColumns } from "../check.ts";
import { Envelope } from "./envelope.ts";
import { forceAtEnd, goodUpTo, shorterInBend } from "./formulas.ts";
import { barLayoutKind } from "./kind.ts";
import { lineOf } from "./supports.ts";

const example = barLayoutKind.example as {
  readonly bars: readonly { readonly face: string; readonly from_mm: number; readonly to_mm: number }[];
} & Readonly<Record<string, unknown>>;

const judged = (more: object = {}): ItemResult => {
  const { result } = runCheck(concreteColumns, { bar_layouts: [{ ...example, ...more }] });
  return (result.bar_layouts as readonly ItemResult[])[0] as ItemResult; // one was asked for
};
const refused = (more: object): string[] =>
  refusedPaths(() => runCheck(concreteColumns, { bar_layouts: [{ ...example, ...more }] }));
const useOf = (item: ItemResult, id: string, clause = "") =>
  Math.max(
    ...item.verifications.filter((one) => one.id === id && one.clause.includes(clause)).map((one) => one.utilization),
  );

describe("a beam of one span", () => {
  const item = judged();

  test("passes, and says where it is used most", () => {
    expect(item.passed).toBe(true);
    expect(item.values.x_sagging_mm).toBeGreaterThan(0);
    expect(item.values.M_Ed_sagging_kNm).toBeLessThanOrEqual(item.values.M_Rd_sagging_kNm as number);
  });

  test("8.4: 20 mm in C30, good bond, straight at f_yd: 36 diameters", () => {
    // f_bd = 2.25 · 0.7 · 0.3 · 30^(2/3) / 1.5 = 3.04 MPa; 435/4/3.04 = 35.8
    expect((item.values.l_bd_bottom_mm as number) / 20).toBeCloseTo(35.75, 1);
    // poor bond: 0.7 of it
    expect((item.values.l_bd_top_mm as number) / 12).toBeCloseTo(35.75 / 0.7, 1);
  });

  test("calculocivil.com, anchorage by EC2 8.4: 12 mm in C25, B500: l_b,rqd 484 mm, in poor bond 692 mm", () => {
    const bars = [
      { face: "bottom", bars: "6Ø12", from_mm: -120, to_mm: 6120, leg_from_mm: 125, leg_to_mm: 125 },
      { face: "top", bars: "2Ø12", from_mm: -120, to_mm: 6120 },
    ];
    const { values } = judged({ fck: 25, bars });
    expect(values.l_b_rqd_bottom_mm).toBeCloseTo(484, 0);
    expect(values.l_b_rqd_top_mm).toBeCloseTo(692, 0);
  });

  test("9.2.1.3(2): a_l = z (cot θ)/2 moves the moments; a slab without links by d", () => {
    const { z_shear_mm: z = 0, cot_theta: cot = 0, a_l_mm } = item.values as Record<string, number>;
    // z is that of the face that is less deep
    expect(a_l_mm).toBeGreaterThanOrEqual((Number(z) * Number(cot)) / 2);
    expect(a_l_mm).toBeLessThan(1.1 * ((Number(z) * Number(cot)) / 2));
    const slab = judged({
      ...{ slab: true, b: 1000, h: 200, links: undefined, cover_mm: 25, spans_mm: [4000] },
      envelope: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4].map((x) => ({
        x_mm: 1000 * x,
        M_max: 6 * x * (4 - x),
        V: 12 * Math.abs(2 - x),
      })),
      bars: [{ face: "bottom", bars: "Ø10-150", from_mm: -125, to_mm: 4125 }],
    });
    expect(slab.values.a_l_mm).toBe(200 - 25 - 5);
    expect(slab.passed).toBe(true);
  });

  test("bars that end too early fail where they end", () => {
    const [first, second, top] = example.bars;
    const short = judged({ bars: [first, { ...second, from_mm: 1800, to_mm: 4200 }, top] });
    expect(short.passed).toBe(false);
    expect(useOf(short, "bending")).toBeGreaterThan(1);
    const x = short.values.x_sagging_mm as number;
    expect(Math.min(Math.abs(x - 1800), Math.abs(x - 4200))).toBeLessThan(1000);
  });

  test("9.2.1.4: bottom bars that stop at the face of an end support carry nothing over it", () => {
    const [first, second, top] = example.bars;
    const { leg_from_mm: _, leg_to_mm: __, ...straight } = first as Record<string, unknown>;
    const stopped = judged({ bars: [{ ...straight, from_mm: 150, to_mm: 5850 }, second, top] });
    expect(stopped.passed).toBe(false);
    expect(useOf(stopped, "bars-to-supports", "9.2.1.4")).toBeGreaterThan(1);
  });

  test("links too far apart near a support fail, and none at all", () => {
    const far = judged({ links: [{ from_mm: 200, to_mm: 5800, diameter_mm: 6, spacing_mm: 320 }] });
    expect(far.passed).toBe(false);
    const gap = judged({ links: [{ from_mm: 2500, to_mm: 5800, diameter_mm: 8, spacing_mm: 200 }] });
    expect(useOf(gap, "shear")).toBeGreaterThan(1);
  });

  test("a beam has links everywhere: what lies between zones is a spacing", () => {
    const zone = (from_mm: number, to_mm: number) => ({ from_mm, to_mm, diameter_mm: 8, spacing_mm: 200 });
    const uses = (links: object[]) => ["link-spacing", "minimum-links"].map((id) => useOf(judged({ links }), id));
    const [close = 0] = uses([zone(200, 5800)]);
    const [far = 0, least = 0] = uses([zone(200, 1600), zone(2400, 5800)]);
    expect(far / close).toBeCloseTo(800 / 200, 9);
    expect(least).toBeGreaterThan(1);
    expect(Math.max(...uses([zone(200, 1600), zone(1800, 5800)]))).toBeLessThan(1);
    // from the face of a support, too
    expect(uses([zone(200, 5000)])[0]).toBeCloseTo((close * 850) / 200, 9);
    expect(uses([zone(1000, 5800)])[0]).toBeCloseTo((close * 850) / 200, 9);
  });

  const points = example.envelope as readonly Readonly<Record<string, number>>[];
  const inCheck = (more: object) => check("en-1992-1-1", { bar_layouts: [{ ...example, ...more }] });

  test("moments without shear forces, and shear forces without moments, are refused", () => {
    expect(refused({ envelope: points.map(({ V: _, ...one }) => one) })).toEqual(["bar_layouts[0].envelope[0].V"]);
    expect(refused({ envelope: points.map(({ M_max: _, ...one }) => one) })).toEqual([
      "bar_layouts[0].envelope[0].M_max",
    ]);
  });

  test("V = dM/dx: less shear than the moments have, or moments that a straight line misses, are not verified", () => {
    const weak = inCheck({ envelope: points.map(({ V = 0, ...one }) => ({ ...one, V: V / 4 })) });
    expect(weak.verified).toBe(false);
    expect(weak.result.warnings.join(" ")).toContain("more than the shear force given there");
    const coarse = inCheck({ envelope: points.filter((_, i) => i % 3 === 0) });
    expect(coarse.verified).toBe(false);
    expect(coarse.result.warnings.join(" ")).toContain("taken as straight");
    expect(inCheck({}).verified).toBe(true);
  });

  test("quarter points are enough where bars run through: nothing between them governs", () => {
    const [first] = example.bars;
    const bars = [
      { ...first, bars: "4Ø20" },
      { face: "top", bars: "2Ø12", from_mm: -120, to_mm: 6120 },
    ];
    const at = (x: number) => ({ x_mm: x, M_max: (44 * x * (6000 - x)) / 2e6, V: Math.abs((44 * (3000 - x)) / 1000) });
    const along = (places: number) =>
      inCheck({ bars, envelope: Array.from({ length: places + 1 }, (_, i) => at((6000 * i) / places)) });
    const [coarse, fine] = [along(4), along(24)];
    expect(coarse.verified).toBe(true);
    expect(coarse.utilization).toBeCloseTo(fine.utilization, 9);
    expect(coarse.result.warnings).toEqual(fine.result.warnings);
    // a place of the greatest moment that is left out governs
    expect(along(3).verified).toBe(false);
  });

  test("bars beyond the end of the concrete, less its cover, are refused", () => {
    const [first, ...others] = example.bars;
    expect(refused({ bars: [{ ...first, from_mm: -800 }, ...others] })).toEqual(["bar_layouts[0].bars[0].from_mm"]);
    expect(refused({ bars: [{ ...first, to_mm: 6150 }, ...others] })).toEqual(["bar_layouts[0].bars[0].to_mm"]);
  });

  test("8.4.3(2): bars over an end support carry no more than f_yd, however long they are anchored", () => {
    const envelope = points.map(({ x_mm, M_max = 0, V = 0 }) => ({ x_mm, M_max: 4 * M_max, V: 4 * V }));
    const { verifications, passed } = judged({ envelope, h: 900 });
    const stress = verifications.find(({ id }) => id === "bar-stress");
    expect(stress?.utilization).toBeGreaterThan(1);
    expect(passed).toBe(false);
    expect(judged().verifications.some(({ id }) => id === "bar-stress")).toBe(false);
  });

  test("what is wrong is said with its place, all of it", () => {
    const envelope = [{ x_mm: 10 }, { x_mm: 5 }];
    expect(refused({ envelope, support_widths_mm: [300] })).toEqual([
      "bar_layouts[0].support_widths_mm",
      "bar_layouts[0].envelope[1].x_mm",
      "bar_layouts[0].envelope",
    ]);
    const bars = [{ face: "top", bars: "two bars", from_mm: 100, to_mm: 100, leg_to_mm: 900 }];
    expect(refused({ bars })).toEqual([
      "bar_layouts[0].bars[0].to_mm",
      "bar_layouts[0].bars[0].leg_to_mm",
      "bar_layouts[0].bars[0].bars",
    ]);
    expect(refused({ bars: [{ ...bars[0], to_mm: 900, leg_to_mm: 0 }] })).toEqual(["bar_layouts[0].bars[0].bars"]);
    expect(refused({ links: undefined })).toEqual(["bar_layouts[0].links"]);
  });
});

test("Figure 8.2: up to 250 mm, or all but the upper 300 mm", () => {
  expect([300, 550, 800].map(goodUpTo)).toEqual([250, 250, 500]);
});

test("9.2.1.4(2): V 200 kN, a_l = 1.25 z: the bars are anchored for 250 kN", () => {
  expect(forceAtEnd(200, 1.25 * 500, 500)).toBe(250);
});

test("a bend of 90° takes 0.43 r + 1.21 diameters off the outside, a little less than 0.5 r + d of BS 8666 would for thin bars", () => {
  expect(shorterInBend(24, 12)).toBeCloseTo(0.43 * 24 + 1.21 * 12, 0);
});

describe("the envelope", () => {
  const envelope = new Envelope([
    { x_mm: 0, V: 10 },
    { x_mm: 1000, M_max: 10, V: 4 },
    { x_mm: 1000, M_max: 10, V: 6 },
    { x_mm: 2000, V: 8 },
  ]);
  test("is straight between places, and at a jump what is greater", () => {
    expect(envelope.at(500, "bottom")).toBe(5);
    expect(envelope.at(1000, "V")).toBe(6);
    expect(envelope.jumps(500, 1500)).toBe(true);
    expect(envelope.jumps(0, 500)).toBe(false);
  });
  test("moved by a_l to both sides", () => {
    expect(envelope.within(500, 200, "bottom")).toBe(7);
    expect(envelope.within(1400, 600, "bottom")).toBe(10);
  });
});

test("supports: half their width to both sides of the axis; what clamps an end begins at it", () => {
  const { supports, spans, from, to } = lineOf({
    spans_mm: [5000, 2000],
    left: "fixed",
    right: "free",
    support_widths_mm: [400, 300],
  });
  expect(supports.map(({ kind, left, right }) => [kind, left, right])).toEqual([
    ["fixed", -400, 0],
    ["inner", 4850, 5150],
  ]);
  expect(spans.map(({ clearFrom, clearTo }) => [clearFrom, clearTo])).toEqual([
    [0, 4850],
    [5150, 7000],
  ]);
  expect([from, to]).toEqual([-400, 7000]);
});

// J. Cairns, Comparing reinforcement detailing provisions in EC 2 & BS 8110 part 2, The Structural Engineer 86 (2008) 23-24:
// a bar may end 1.13 d beyond the place from which on bending alone needs it no more. Guides with struts at 45° have
// a_l = 0.45 d there.
describe("curtailment of two of four bars of 20 mm, 6 m under a uniform load", () => {
  const [length, d] = [6000, 500 - 30 - 8 - 10];
  const resists = (bars: string): number => {
    const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, cover_mm: 30, bars_bottom: bars, M_Ed: 10 };
    const { result } = runCheck(concreteColumns, { beams: [{ ...beam, links: { diameter_mm: 8, spacing_mm: 200 } }] });
    return (result.beams as readonly ItemResult[])[0]?.values.M_Rd_kNm as number;
  };
  const load = (8 * 0.98 * resists("4Ø20")) / 36; // kN/m
  const moment = (x: number) => (load * x * (length - x)) / 2e6;
  /** from the support on, the place where two bars are enough */
  const needed = length / 2 - Math.sqrt((length / 2) ** 2 - (2e6 * resists("2Ø20")) / load);
  const useOf_ = (beyond: number, cot_theta: number): number => {
    const end = needed - beyond;
    const x = [...Array.from({ length: 61 }, (_, i) => i * 100)];
    const item = judged({
      cot_theta,
      envelope: x.map((x_mm) => ({ x_mm, M_max: moment(x_mm), V: Math.abs((load * (length / 2 - x_mm)) / 1000) })),
      bars: [
        { face: "bottom", bars: "2Ø20", from_mm: -120, to_mm: 6120, leg_from_mm: 420, leg_to_mm: 420 },
        { face: "bottom", bars: "2Ø20", from_mm: end, to_mm: length - end },
        { face: "top", bars: "2Ø20", from_mm: -120, to_mm: 6120 },
      ],
      links: [{ from_mm: 200, to_mm: 5800, diameter_mm: 8, spacing_mm: 200 }],
    });
    return useOf(item, "bending");
  };

  test("1.13 d with the flattest struts is enough, a depth is not", () => {
    expect(useOf_(1.13 * d, 2.5)).toBeLessThanOrEqual(1);
    expect(useOf_(1 * d, 2.5)).toBeGreaterThan(1);
  });

  test("0.45 d with struts at 45° is enough, 0.4 d is not", () => {
    expect(useOf_(0.455 * d, 1)).toBeLessThanOrEqual(1);
    expect(useOf_(0.4 * d, 1)).toBeGreaterThan(1);
  });
});
