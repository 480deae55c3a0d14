import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const one = (item: Fields, top: Fields = {}, list = "beams"): Made =>
  (check("en-1992-1-1", { ...top, [list]: [{ mark: "B", ...item }] }).result[list] as Made[])[0] as Made; // one in, one out
const use = (made: Made, id: string) => made.verifications.find((v) => v.id === id)?.utilization ?? 0;
const problems = (item: Fields, list = "beams"): string[] => {
  try {
    one(item, {}, list);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace(/^\w+\[0\]\.?/, ""));
    throw error;
  }
  return [];
};

const whole = (min: number, max: number) => fc.integer({ min, max });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const service = fc.record({
  M_qp: whole(5, 150),
  phi: fc.constant(2),
  w_max_mm: fc.constantFrom(0.2, 0.3),
  span_mm: whole(3000, 9000),
});

describe("a design passes its own check, or is refused", () => {
  const annex = fc.constantFrom("EN", "NL", "DE", "UK", "SE", "FR");
  const shared = {
    fck: fc.constantFrom(20, 25, 30, 40, 50, 60),
    V_Ed: maybe(whole(0, 400)),
    N_Ed: maybe(whole(-200, 600)),
    delta: maybe(fc.constantFrom(0.8, 0.9)),
    fire: maybe(fc.record({ R: fc.constantFrom("R30", "R60", "R90") })),
    serviceability: maybe(service),
  };
  const passesOrNot = (asked: Fields, national_annex: string, list: string) => {
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const item = { fyk: 500, design: true, ...given };
    try {
      const made = one(item, { national_annex }, list);
      expect(made.verifications.filter(({ passed }) => !passed)).toEqual([]);
      expect(checkedAgain(made, item, national_annex, list)).toEqual(uses(made));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
    }
  };
  /** As an engineer types what was designed. */
  const checkedAgain = (made: Made, { design: _, ...item }: Fields, national_annex: string, list: string) => {
    const { bars_bottom, bars_top, links } = { ...(made.values as Fields), ...(made as unknown as Fields) };
    const built = Object.fromEntries(
      Object.entries({ bars_bottom, bars_top, links }).filter(([, value]) => value !== undefined),
    );
    return uses(one({ ...item, ...built }, { national_annex }, list));
  };
  const uses = (made: Made) => made.verifications.map(({ id, utilization, passed }) => ({ id, utilization, passed }));
  const numRuns = Number(process.env.DESIGNS_RUNS ?? 25);
  const once = {
    samples: 10_000,
    command: "DESIGNS_RUNS=10000 npx vitest run packages/eurocode/src/en-1992-1-1/beams/design",
  };

  law(
    "beams under all annexes",
    () =>
      fc.property(
        annex,
        fc.record({
          ...shared,
          b: whole(180, 600),
          h: whole(250, 1000),
          cover_mm: whole(20, 50),
          M_Ed: whole(-600, 600),
          T_Ed: maybe(whole(1, 40)),
        }),
        (country, item) => passesOrNot(item, country, "beams"),
      ),
    { numRuns, once },
  );
  law(
    "slabs under all annexes",
    () =>
      fc.property(
        annex,
        fc.record({
          ...shared,
          V_Ed: maybe(whole(0, 150)),
          h: whole(120, 400),
          cover_mm: whole(20, 40),
          M_Ed: whole(-90, 90),
        }),
        (country, item) => passesOrNot(item, country, "slabs"),
      ),
    { numRuns, once },
  );
});

test("a design keeps x/d where moments were redistributed, cracks and fire", () => {
  const item = { b: 238, h: 628, fck: 30, fyk: 500, axis_distance_mm: 59, M_Ed: 515, delta: 0.9, design: true };
  expect(use(one(item), "neutral-axis")).toBeLessThanOrEqual(1);
  const beam = { b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30, M_Ed: 250, V_Ed: 200, design: true };
  const plain = one(beam).values.A_s_mm2 ?? 0;
  const narrow = one({ ...beam, serviceability: { M_qp: 180, phi: 2, w_max_mm: 0.2 }, fire: { R: "R90" } });
  expect(use(narrow, "crack-width")).toBeLessThanOrEqual(1);
  expect(narrow.values.A_s_mm2).toBeGreaterThan(plain);
});

test("a slab that needs links is not designed", () => {
  const slab = { h: 200, fck: 30, fyk: 500, cover_mm: 25, M_Ed: 38, V_Ed: 300, design: true };
  expect(problems(slab, "slabs")).toEqual(["V_Ed"]);
});

describe("tension with shear, 6.2.3(7)", () => {
  const item = { b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30, M_Ed: 200, V_Ed: 200, bars_bottom: "5Ø20" };
  const links = { diameter_mm: 8, spacing_mm: 150 };
  test("the moment a_l further on, no more than the greatest", () => {
    const near = one({ ...item, links, M_Ed_max: 500 });
    const { d_mm = 0, a_l_mm = 0 } = near.values;
    expect(near.values.F_td_kN).toBeCloseTo((200e3 + 200 * a_l_mm) / (0.9 * d_mm), 6);
    const far = one({ ...item, links, M_Ed_max: 210 });
    expect(use(far, "tension-shift")).toBeCloseTo(210e3 / (0.9 * d_mm) / ((500 * Math.PI * 500) / 1150), 6);
  });
  test("a greatest moment that is less, or of the other sign, is refused", () => {
    for (const M_Ed_max of [150, -300]) expect(problems({ ...item, links, M_Ed_max })).toEqual(["M_Ed_max"]);
  });
});

describe("fire", () => {
  const beam = { b: 240, h: 500, fck: 30, fyk: 500, bars_bottom: "3Ø16", cover_mm: 35, M_Ed: 50 };
  test("corner bars of a single layer lie 10 mm deeper to the side, but in wide beams", () => {
    // a = 43 for b = 240 at R90; cover 35, link 8, half a bar: 51
    expect(use(one({ ...beam, fire: { R: "R90" } }), "fire-side-distance")).toBeCloseTo(53 / 51, 9);
    expect(use(one({ ...beam, b: 400, fire: { R: "R90" } }), "fire-side-distance")).toBe(0);
  });
  test("slabs of two ways and flat slabs have rows of their own", () => {
    const slab = { h: 200, fck: 30, fyk: 500, bars_bottom: "Ø12-150", cover_mm: 25, M_Ed: 20 };
    const a = (fields: Fields, more: Fields = {}) =>
      one({ ...slab, ...more, fire: { R: "R90", ...fields } }, {}, "slabs").values.a_fire_mm;
    expect(a({})).toBe(30);
    expect(a({ two_way: true, l_y_l_x: 1.2 })).toBe(15);
    expect(a({ two_way: true, l_y_l_x: 1.8 })).toBe(20);
    expect(a({ two_way: true, l_y_l_x: 2.5 })).toBe(30);
    expect(a({}, { static_system: "flat-slab" })).toBe(25);
    expect(problems({ ...slab, fire: { R: "R90", two_way: true } }, "slabs")).toEqual(["fire.l_y_l_x"]);
  });
});

test("bars of a designed slab lie as close as at the place of its greatest moment (9.3.1.1(3))", () => {
  const slab = { h: 200, fck: 30, fyk: 500, cover_mm: 25, M_Ed: 25, design: true };
  const made = check("en-1992-1-1", { slabs: [{ mark: "S", ...slab }] }).result;
  expect(made.assumptions.concat(made.warnings).join()).toMatch(
    /S: Ø\d+-(?:250|225|200|175|150|125|100|75) at the bottom/,
  );
  expect(made.warnings.join()).not.toContain("9.3.1.1(3)");
});
