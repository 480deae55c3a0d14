import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import type { ItemResult } from "../../basis/result.ts";
import { runCheck } from "../../engine/run-check.ts";
import { concreteColumns } from "../check.ts";
import { barLayoutKind } from "./kind.ts";
import { lapsOf, shortLaps } from "./laps.ts";
import { lineOf } from "./supports.ts";

const example = barLayoutKind.example as Readonly<Record<string, unknown>>;

type Bar = Readonly<Record<string, unknown>>;
const through = { face: "bottom", bars: "2Ø20", from_mm: -120, to_mm: 6120, leg_from_mm: 250, leg_to_mm: 250 };
const second = { face: "bottom", bars: "2Ø20", layer: 2, from_mm: 450, to_mm: 5550 };
const top = { face: "top", bars: "2Ø12", from_mm: -120, to_mm: 6120 };

const judged = (bars: readonly Bar[], more: object = {}) => {
  const { result, warnings } = (() => {
    const found = runCheck(concreteColumns, { bar_layouts: [{ ...example, bars, ...more }] }).result;
    return {
      result: (found.bar_layouts as readonly ItemResult[])[0] as ItemResult,
      warnings: found.warnings.join(" "),
    }; // one was asked for
  })();
  return { ...result, values: result.values as Record<string, number>, warnings };
};
const inAnnex = (national_annex: string, bars: readonly Bar[]) => {
  const { result } = runCheck(concreteColumns, { national_annex, bar_layouts: [{ ...example, bars }] });
  return (result.bar_layouts as readonly ItemResult[])[0] as ItemResult; // one was asked for
};
const find = (item: Pick<ItemResult, "verifications">, id: string, clause = "") =>
  item.verifications.find((one) => one.id === id && one.clause.includes(clause));

/** The bars of the first layer in two pieces that overlap about the middle. */
const lapped = (length: number, at = 3000) => [
  { ...through, to_mm: at + length / 2, leg_to_mm: 0 },
  { ...through, from_mm: at - length / 2, leg_from_mm: 0 },
  second,
  top,
];

const f_bd = (2.25 * 0.7 * 0.3 * 30 ** (2 / 3)) / 1.5;
const basic = ((20 / 4) * (500 / 1.15)) / f_bd;

describe("laps along a beam, 8.7.3", () => {
  test("by hand: two of four bars lapped: alpha_6 = sqrt(50/25) = 1.41", () => {
    const item = judged(lapped(1100));
    expect(item.values.alpha_6).toBeCloseTo(Math.SQRT2, 9);
    expect(item.values.l_0_mm).toBeCloseTo(Math.SQRT2 * basic, 6);
    expect(find(item, "lap")?.utilization).toBeCloseTo((Math.SQRT2 * basic) / 1100, 9);
    expect(item.passed).toBe(true);
  });

  test("all bars lapped in one section: 1.5", () => {
    const bars = [
      { ...through, to_mm: 3600, leg_to_mm: 0 },
      { ...through, from_mm: 2400, leg_from_mm: 0 },
      { ...second, to_mm: 3600 },
      { ...second, from_mm: 2400 },
      top,
    ];
    expect(judged(bars).values.alpha_6).toBeCloseTo(1.5, 9);
    // 1500 mm away it is another section
    const apart = [
      { ...through, to_mm: 2600, leg_to_mm: 0 },
      { ...through, from_mm: 1400, leg_from_mm: 0 },
      { ...second, to_mm: 4600 },
      { ...second, from_mm: 3400 },
      top,
    ];
    expect(judged(apart).values.alpha_6).toBeCloseTo(Math.SQRT2, 9);
  });

  test("a lapped bar carries what one that runs through carries", () => {
    const whole = judged([through, second, top]);
    const item = judged(lapped(1100));
    expect(item.values.M_Rd_sagging_kNm).toBeCloseTo(whole.values.M_Rd_sagging_kNm ?? 0, 9);
  });

  test("an overlap that is shorter counts as two ends, and fails wherever it lies", () => {
    const item = judged(lapped(900));
    expect(find(item, "lap")?.utilization).toBeCloseTo((Math.SQRT2 * basic) / 900, 9);
    expect(find(item, "bending")?.passed).toBe(false);
    expect(item.warnings).toContain("overlap by 900 mm");
    expect(judged(lapped(1100)).warnings).not.toContain("overlap by");
    for (const at of [800, 2660, 5000]) expect(find(judged(lapped(720, at)), "lap")?.passed).toBe(false);
  });

  test("bars of other diameters that overlap too little to be anchored each: the thinner needs its lap", () => {
    const [left = {}, right = {}] = lapped(720, 2660);
    const item = judged([left, { ...right, bars: "2Ø22" }, second, top]);
    expect(find(item, "lap")?.passed).toBe(false);
    const [long = {}, longer = {}] = lapped(1300, 2660);
    expect(find(judged([long, { ...longer, bars: "2Ø22" }, second, top]), "lap")).toBeUndefined();
  });

  test("the dip of M_Rd amid a short overlap is found: 122.8 % of the second model", () => {
    const item = judged(lapped(720, 2660));
    expect(item.values.x_sagging_mm).toBeCloseTo(2660, 0);
    expect(find(item, "bending")?.utilization).toBeCloseTo(1.228, 3);
  });

  test("bottom bars over an inner support end there by 9.2.1.5(2): no lap", () => {
    const line = lineOf({ spans_mm: [3000, 3000] });
    const group = {
      side: "bottom",
      layer: 1,
      diameter: 20,
      count: 2,
      area: 628,
      axis: 48,
      before: 0,
      beyond: 0,
      radius: 70,
    } as const;
    const bars = [
      { ...group, from: 0, to: 3050, poor: false },
      { ...group, from: 2950, to: 6000, poor: false },
    ];
    const laps = lapsOf(bars, () => 715, false);
    expect(laps).toHaveLength(1);
    expect(shortLaps(laps, line)).toEqual([]);
    expect(shortLaps(laps, lineOf({ spans_mm: [6000] }))).toHaveLength(1);
  });

  test("a lap has no bulge: at every place M_Rd is that of the bar that runs through", () => {
    const moments = (bars: readonly Bar[]) =>
      (judged(bars) as unknown as { along: { moments: number[][] } }).along.moments;
    const whole = moments([through, second, top]).find(([x = 0]) => Math.abs(x - 3000) < 1)?.[3] ?? 0;
    for (const [x = 0, , , M_Rd] of moments(lapped(1700))) if (x > 1500 && x < 4500) expect(M_Rd).toBeCloseTo(whole, 9);
  });

  test("other diameters, layers and bends are no laps", () => {
    const [left = {}, right = {}] = lapped(1100);
    const no = (one: Bar, other: Bar) => expect(find(judged([one, other, second, top]), "lap")).toBeUndefined();
    no({ ...left, bars: "2Ø16" }, right);
    no({ ...left, bars: "3Ø20" }, right);
    no({ ...left, layer: 3 }, right);
    no({ ...left, leg_to_mm: 250 }, right);
  });

  test("bars side by side for longer are two, each anchored", () => {
    const bars = [through, { ...second, to_mm: 4600 }, { ...second, from_mm: 1400 }, top];
    const item = judged(bars);
    expect(find(item, "lap")).toBeUndefined();
    // at the middle there are six
    const six = judged([through, second, second, top]);
    const at = (one: typeof item) =>
      ((one as unknown as { along: { moments: number[][] } }).along.moments.find(([x]) => x === 3000) ?? [])[3];
    expect(at(item)).toBeCloseTo(at(six) ?? 0, 9);
  });

  test("three pieces are one bar", () => {
    const pieces = [
      { ...through, to_mm: 2300, leg_to_mm: 0 },
      { ...through, from_mm: 1200, to_mm: 4800, leg_from_mm: 0, leg_to_mm: 0 },
      { ...through, from_mm: 3700, leg_from_mm: 0 },
      second,
      top,
    ];
    const whole = judged([through, second, top]);
    const item = judged(pieces);
    expect(item.values.M_Rd_sagging_kNm).toBeCloseTo(whole.values.M_Rd_sagging_kNm ?? 0, 9);
    expect(item.passed).toBe(true);
  });

  test("the German annex has Table 8.3DE: 2.0 of thick bars of which more than a third are lapped", () => {
    const { values } = inAnnex("DE", lapped(2000));
    expect(values.alpha_6).toBe(2);
  });

  law(
    "a longer overlap never carries less",
    () =>
      fc.property(fc.integer({ min: 100, max: 2400 }), fc.integer({ min: 2000, max: 4000 }), (length, at) => {
        const use = (more: number) => find(judged(lapped(length + more, at)), "bending")?.utilization ?? 0;
        expect(use(200)).toBeLessThanOrEqual(use(0) * (1 + 1e-9));
      }),
    { numRuns: 40 },
  );

  law(
    "a further place of the envelope on the same line never changes the verdict",
    () =>
      fc.property(
        fc.integer({ min: 300, max: 2500 }),
        fc.integer({ min: 1500, max: 4500 }),
        fc.integer({ min: 200, max: 1500 }),
        fc.integer({ min: 160, max: 5840 }),
        (length, at, begins, x) => {
          const points = example.envelope as readonly Readonly<Record<string, number>>[];
          const next = points.findIndex((one) => (one.x_mm ?? 0) > x);
          const [a = {}, b = {}] = points.slice(next - 1, next + 1);
          const t = (x - (a.x_mm ?? 0)) / ((b.x_mm ?? 0) - (a.x_mm ?? 0));
          const of = (name: string) => (a[name] ?? 0) * (1 - t) + (b[name] ?? 0) * t;
          const more = { x_mm: x, M_max: of("M_max"), V: of("V") };
          const envelope = [...points.slice(0, next), more, ...points.slice(next)];
          const bars = lapped(length, at).map((one) =>
            one === second ? { ...second, from_mm: begins, to_mm: 6000 - begins } : one,
          );
          const [before, after] = [judged(bars), judged(bars, { envelope })];
          expect(after.passed).toBe(before.passed);
          const use = (item: typeof before, id: string) => find(item, id)?.utilization ?? 0;
          for (const id of ["bending", "minimum-reinforcement", "shear", "lap"])
            expect(
              Math.abs(use(after, id) / Math.max(1e-9, use(before, id)) - (use(before, id) > 0 ? 1 : 0)),
            ).toBeLessThan(2e-4);
        },
      ),
    { numRuns: 60 },
  );
});
