import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { annexCodes, check, InvalidInput, type ItemResult } from "../index.ts";

// What holds of every column under every annex: nothing is lost at zero, and a column turned or mirrored is the same.
// FC_RUNS=5000 runs it long.

const real = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1e6 }).map((share) => min + ((max - min) * share) / 1e6);
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

type Request = Record<string, unknown> & { readonly b: number; readonly h: number; readonly fck: number };
interface Bar {
  readonly y: number;
  readonly z: number;
  readonly diameter: number;
}

const clean = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

const diameters = fc.constantFrom(12, 16, 20, 25, 32);
const bars = fc
  .record({
    b: fc.integer({ min: 250, max: 800 }),
    h: fc.integer({ min: 250, max: 800 }),
    a: fc.integer({ min: 50, max: 70 }),
  })
  .chain(({ b, h, a }) =>
    fc
      .record({ below: diameters, above: diameters, more: optional(fc.record({ u: real(-1, 1), v: real(-1, 1) })) })
      .map(({ below, above, more }) => {
        const at = (u: number, v: number, diameter: number): Bar => ({
          y: u * (b / 2 - a),
          z: v * (h / 2 - a),
          diameter,
        });
        const corners = [at(-1, -1, below), at(1, -1, below), at(-1, 1, above), at(1, 1, above)];
        return { b, h, bars: more ? [...corners, at(0.5 * more.u, 0.5 * more.v, 16)] : corners };
      }),
  );
const spread = fc.record({
  b: fc.integer({ min: 250, max: 800 }),
  h: fc.integer({ min: 250, max: 800 }),
  A_s: fc.integer({ min: 1000, max: 6000 }),
  layout: fc.constantFrom("all-faces", "corners"),
});

const column = fc
  .record({
    section: fc.oneof(bars, spread),
    fck: fc.constantFrom(20, 25, 30, 35, 50, 60, 90),
    l0: fc.integer({ min: 1000, max: 12_000 }),
    l0_z: fc.integer({ min: 1000, max: 12_000 }),
    braced: fc.boolean(),
    phi_ef: optional(fc.constantFrom(0, 1.3)),
    second_order_method: optional(fc.constantFrom("nominal-stiffness", "general", "none")),
    imperfection: optional(fc.constantFrom("none", "inclination")),
    biaxial_method: optional(fc.constantFrom("exact", "simplified")),
    steel_branch: optional(fc.constantFrom("inclined")),
  })
  .map(({ section, ...rest }) => clean({ ...section, fyk: 500, ...rest }) as Request);

const loads = fc
  .record({
    nu: real(-0.15, 0.9),
    mu: real(-0.25, 0.25),
    mu_z: real(-0.25, 0.25),
    end: real(-1, 1),
    end_z: real(-1, 1),
    without: fc.constantFrom("", "y", "z"),
  })
  .map(({ nu, mu, mu_z, end, end_z, without }) => ({ b, h, fck }: Request) => {
    const N = (b * h * fck) / 1500;
    const M_02 = without === "y" ? 0 : (mu * N * h) / 1000;
    const M_02_z = without === "z" ? 0 : (mu_z * N * b) / 1000;
    return { N_Ed: nu * N, M_01: end * M_02, M_02, M_01_z: end_z * M_02_z, M_02_z };
  });

/** Undefined where the annex or a clause refuses the request. */
function judge(item: Record<string, unknown>, national_annex: string): ItemResult | undefined {
  try {
    const { result } = check("en-1992-1-1", { national_annex, columns: [{ mark: "C", ...item }] });
    return (result.columns as ItemResult[])[0];
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** Beyond fifty times its resistance a column's figures say nothing. */
const comparable = (one: ItemResult | undefined, other: ItemResult | undefined): number | undefined => {
  expect(one === undefined).toBe(other === undefined);
  if (!one || !other || Math.max(one.utilization, other.utilization) > 50) return undefined;
  return other.utilization / Math.max(one.utilization, 0.05);
};
const same = (one: ItemResult | undefined, other: ItemResult | undefined, tolerance: number) => {
  const ratio = comparable(one, other);
  if (ratio === undefined || !one || !other) return;
  expect(Math.abs(other.utilization - one.utilization) / Math.max(one.utilization, 0.05)).toBeLessThan(tolerance);
};
const annex = fc.constantFrom(...annexCodes);

describe("nothing is lost at zero", () => {
  test.each(["N_Ed", "M_02", "M_02_z", "V_Ed"])("%s", (action) => {
    fc.assert(
      fc.property(column, loads, annex, fc.constantFrom(1, -1), (item, load, national_annex, sign) => {
        const smaller = action.replace("M_02", "M_01");
        const at = (value: number) => {
          const given: Record<string, unknown> = { ...item, ...load(item), [action]: value };
          if (smaller !== action) given[smaller] = value / 2;
          return judge(given, national_annex);
        };
        same(at(0), at(1e-6 * sign), 1e-3);
      }),
    );
  });

  law("also with creep that the moments do not have", () =>
    fc.property(column, loads, annex, (item, load, national_annex) => {
      const creeping = { ...item, ...load(item), phi_ef: undefined, phi: 2.1, M_0Eqp: 0 };
      const at = (M_02: number) => judge(clean({ ...creeping, M_02, M_01: M_02 }), national_annex);
      same(at(0), at(1e-6), 1e-3);
    }),
  );
});

describe("it does not matter how one looks at it", () => {
  law("mirrored bars with mirrored moments", () =>
    fc.property(column, loads, annex, fc.boolean(), (item, load, national_annex, aboutY) => {
      const given = { ...item, ...load(item), V_Ed: 30 };
      const names = aboutY ? (["M_01", "M_02"] as const) : (["M_01_z", "M_02_z"] as const);
      const turned = Object.fromEntries(names.map((name) => [name, -given[name]]));
      const placed = item.bars as readonly Bar[] | undefined;
      const mirror = placed?.map((bar) => (aboutY ? { ...bar, z: -bar.z } : { ...bar, y: -bar.y }));
      same(judge(given, national_annex), judge(clean({ ...given, ...turned, bars: mirror }), national_annex), 1e-3);
    }),
  );

  law("turned by 90° with its actions and lengths", () =>
    fc.property(column, loads, annex, (item, load, national_annex) => {
      const given = { ...item, ...load(item) };
      const placed = item.bars as readonly Bar[] | undefined;
      const turned = {
        ...given,
        b: item.h,
        h: item.b,
        bars: placed?.map(({ y, z, diameter }) => ({ y: z, z: y, diameter })),
        l0: item.l0_z,
        l0_z: item.l0,
        M_01: given.M_01_z,
        M_02: given.M_02_z,
        M_01_z: given.M_01,
        M_02_z: given.M_02,
      };
      same(judge(given, national_annex), judge(clean(turned), national_annex), 1e-4);
    }),
  );
});

law("more of a moment never helps, but where (5.38) then leaves the smaller one out", () =>
  fc.property(column, loads, annex, fc.boolean(), real(1, 3), (item, load, national_annex, aboutY, factor) => {
    const given = { ...item, ...load(item) };
    const names = aboutY ? (["M_01", "M_02"] as const) : (["M_01_z", "M_02_z"] as const);
    const more = Object.fromEntries(names.map((name) => [name, factor * given[name]]));
    const [one, two] = [judge(given, national_annex), judge({ ...given, ...more }, national_annex)];
    if (one?.values.biaxial_check_required && !two?.values.biaxial_check_required) return; // 5.8.9(3)
    const ratio = comparable(one, two);
    if (ratio !== undefined && one && one.utilization > 0.05) expect(ratio).toBeGreaterThan(1 - 2e-3);
  }),
);
