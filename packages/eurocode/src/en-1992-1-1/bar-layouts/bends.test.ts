import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../../test/support/refused.ts";
import type { ItemResult } from "../../basis/result.ts";
import { runCheck } from "../../engine/run-check.ts";
import { concreteColumns } from "../check.ts";
import { barLayoutKind } from "./kind.ts";

// EN 1992-1-1 8.3(3): the concrete inside bends at supports.

const example = barLayoutKind.example as { readonly bars: readonly object[] } & Readonly<Record<string, unknown>>;
const [first, ...others] = example.bars;
const request = (more: object, bar: object) => ({
  bar_layouts: [{ ...example, bars: [{ ...first, ...bar }, ...others], ...more }],
});
const judged = (more: object = {}, bar: object = {}) => {
  const { result } = runCheck(concreteColumns, request(more, bar));
  const item = (result.bar_layouts as readonly ItemResult[])[0] as ItemResult; // one was asked for
  const inside = item.verifications.find(({ id, clause }) => id === "mandrel" && clause.includes("8.3(3)"));
  return { values: item.values as Record<string, number>, inside, item, warnings: result.warnings.join(" ") };
};

/** The same loads by more. */
const loaded = (factor: number) => ({
  envelope: (example.envelope as readonly { x_mm: number; M_max?: number; V: number }[]).map((one) => ({
    ...one,
    ...(one.M_max === undefined ? {} : { M_max: one.M_max * factor }),
    V: one.V * factor,
  })),
});

describe("a beam whose bars are bent up at its ends", () => {
  test("by hand: the force that the straight part leaves, 38 + 10 mm from the side", () => {
    const { values, inside } = judged();
    const sigma = ((values.F_Ed_kN ?? 0) * 1000) / (2 * Math.PI * 100);
    const l_bd = (20 / 4) * (sigma / (values.f_bd_bottom_MPa ?? 0));
    // 270 mm from the face, of which 70 + 20 are the bend
    const F_bt = Math.PI * 100 * sigma * (1 - 180 / l_bd);
    expect(values.F_bt_kN).toBeCloseTo(F_bt / 1000, 6);
    expect(inside?.demand).toBeCloseTo((F_bt * (1 / 48 + 1 / 40)) / 20, 6);
    expect(inside?.resistance).toBe(140);
  });

  test("more load asks for more, a wider mandrel carries it and begins earlier", () => {
    const narrow = judged(loaded(1.35));
    expect(narrow.inside?.passed).toBe(false);
    expect(narrow.warnings).toContain("asks for a mandrel of");
    const wide = judged(loaded(1.35), { mandrel_mm: 260 });
    expect(wide.inside?.passed).toBe(true);
    expect(wide.values.F_bt_kN).toBeGreaterThan(narrow.values.F_bt_kN ?? 0);
    expect(wide.warnings).not.toContain("asks for a mandrel of");
  });

  test("a wide support needs no anchorage behind the bend", () => {
    const bar = { from_mm: -320, to_mm: 6320 };
    expect(judged({ support_widths_mm: [700, 700] }, bar).inside).toBeUndefined();
  });

  test("a mandrel below Table 8.1N fails by its form; without a bend it is refused", () => {
    const { item } = judged({}, { mandrel_mm: 100 });
    expect(item.verifications.find(({ id, clause }) => id === "mandrel" && clause.includes("8.3(2)"))?.passed).toBe(
      false,
    );
    expect(
      refusedPaths(() => runCheck(concreteColumns, request({}, { mandrel_mm: 200, leg_from_mm: 0, leg_to_mm: 0 }))),
    ).toEqual(["bar_layouts[0].bars[0].mandrel_mm"]);
  });

  test("the bars of a clamped end: by the moment at its face", () => {
    const bars = [
      { face: "top", bars: "3Ø20", from_mm: -260, to_mm: 1970, leg_from_mm: 420 },
      { face: "bottom", bars: "2Ø12", from_mm: -200, to_mm: 1970 },
    ];
    const envelope = [0, 500, 1000, 1500, 2000].map((x_mm) => {
      const l = (2000 - x_mm) / 1000;
      return { x_mm, M_min: -25 * l ** 2, V: 50 * l };
    });
    const { inside, values } = judged({
      ...{ bars, envelope, spans_mm: [2000], left: "fixed", right: "free", support_widths_mm: [300] },
      links: [{ from_mm: 50, to_mm: 1950, diameter_mm: 8, spacing_mm: 150 }],
    });
    expect(inside?.demand).toBeGreaterThan(0);
    expect(values.F_bt_kN).toBeLessThan((Math.PI * 100 * 435) / 1000);
  });
});
