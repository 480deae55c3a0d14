import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { annexCodes, check, InvalidInput, type ItemResult } from "../index.ts";

// What holds of every timber member under every annex, also in fire. FC_RUNS=5000 runs it long.

const real = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1e6 }).map((share) => min + ((max - min) * share) / 1e6);
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const clean = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

interface Item extends Record<string, unknown> {
  readonly species: string;
  readonly b: number;
  readonly h: number;
}

/** The size factors of glulam and LVL are for one axis (3.3(3), 3.4(3)): given, a section turns with its strength. */
const member = fc
  .record({
    species: fc.constantFrom("C24", "C16", "D30", "GL24h", "GL28c", "LVL 48 P"),
    b: fc.integer({ min: 60, max: 400 }),
    h: fc.integer({ min: 60, max: 800 }),
    length_mm: fc.integer({ min: 1500, max: 14_000 }),
    service_class: fc.constantFrom(1, 2, 3),
    load_duration: fc.constantFrom("permanent", "medium-term", "short-term"),
    ltb_case: optional(fc.constantFrom("udl", "point-load")),
    lateral_restraint: optional(fc.constantFrom("none", "continuous")),
    loaded_edge: optional(fc.constantFrom("compression", "tension")),
    ltb_length_mm: optional(fc.integer({ min: 300, max: 1500 })),
    fire: optional(fc.record({ duration_min: fc.integer({ min: 5, max: 25 }) })),
  })
  .map((item) => clean({ ...item, k_h_y: 1, k_h_z: 1, k_h_t: 1 }) as Item);

const names = ["M_y_Ed", "M_z_Ed", "N_Ed", "V_z_Ed", "V_y_Ed", "T_Ed"] as const;
type Loads = Record<(typeof names)[number], number>;

const loads = fc.array(fc.tuple(real(-1, 1), fc.boolean()), { minLength: 6, maxLength: 6 }).map((shares) => {
  const [m_y = 0, m_z = 0, n = 0, v_z = 0, v_y = 0, t = 0] = shares.map(([share, acts]) => (acts ? share : 0));
  return ({ b, h, ltb_case }: Item): Loads => ({
    M_y_Ed: (m_y * 10 * b * h * h) / 6e6,
    M_z_Ed: (m_z * 10 * h * b * b) / 6e6,
    N_Ed: (n * 8 * b * h) / 1000,
    // the loading has its own shear, and refuses less
    V_z_Ed: ltb_case === undefined ? (v_z * b * h) / 1500 : 0,
    V_y_Ed: ltb_case === undefined ? (v_y * b * h) / 1500 : 0,
    T_Ed: (t * Math.max(b, h) * Math.min(b, h) ** 2) / 3e6,
  });
});

function judge(item: Record<string, unknown>, national_annex: string): ItemResult | undefined {
  try {
    const { result } = check("en-1995-1-1", { national_annex, members: [{ mark: "M", ...item }] });
    return (result.members as ItemResult[])[0];
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}
const annex = fc.constantFrom(...annexCodes);
const use = (result: ItemResult | undefined) => result?.utilization ?? Number.NaN;

describe("any member under any annex", () => {
  test.each(names)("nothing is lost at zero: %s", (action) => {
    fc.assert(
      fc.property(member, loads, annex, fc.constantFrom(1, -1), (item, load, national_annex, sign) => {
        const at = (value: number) => use(judge({ ...item, ...load(item), [action]: value }, national_annex));
        const [none, little] = [at(0), at(1e-9 * sign)];
        // beyond 1 the squares of (6.35) are more than (6.33)
        if (none > 1) expect(little).toBeGreaterThan(1);
        else expect(little).toBeCloseTo(none, 4);
      }),
    );
  });

  law("signs of moments and shear mean nothing", () =>
    fc.property(member, loads, annex, fc.constantFrom(...names), (item, load, national_annex, action) => {
      if (action === "N_Ed") return;
      const given = { ...item, ...load(item) };
      const back = { ...given, [action]: -given[action] };
      expect(use(judge(back, national_annex))).toBeCloseTo(use(judge(given, national_annex)), 9);
    }),
  );

  law("turned by 90° with its actions it is the same", () =>
    fc.property(member, loads, annex, (item, load, national_annex) => {
      const given = { ...item, ...load(item) };
      const turned = {
        ...given,
        b: item.h,
        h: item.b,
        M_y_Ed: given.M_z_Ed,
        M_z_Ed: given.M_y_Ed,
        V_z_Ed: given.V_y_Ed,
        V_y_Ed: given.V_z_Ed,
        ...(item.species.startsWith("LVL") ? { orientation: "flatwise" } : {}),
      };
      const [one, other] = [use(judge(given, national_annex)), use(judge(turned, national_annex))];
      expect(Math.abs(other - one)).toBeLessThanOrEqual(1e-6 * Math.max(1, one));
    }),
  );

  law("more of an action, or one more, never lowers the utilization", () =>
    fc.property(
      member,
      loads,
      annex,
      fc.constantFrom(...names),
      real(1, 3),
      (item, load, national_annex, action, factor) => {
        const given = { ...item, ...load(item) };
        const at = (share: number) => use(judge({ ...given, [action]: share * given[action] }, national_annex));
        const [without, once, more] = [at(0), at(1), at(factor)];
        expect(once).toBeGreaterThanOrEqual(without * (1 - 1e-9));
        expect(more).toBeGreaterThanOrEqual(once * (1 - 1e-9));
      },
    ),
  );
});
