import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, type ItemResult } from "../index.ts";

// Items of a request share what they have in common; none of it may show.

/** From few values, so that some items are alike and some are not. */
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const given = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(fields, { requiredKeys: [] });
const forces = {
  N_Ed: oneOf(-30, 0, 40, 90),
  M_y_Ed: oneOf(-8, 0, 5, 30),
  M_z_Ed: oneOf(0, 1),
  V_z_Ed: oneOf(0, 12, 200),
};

const steel = fc
  .tuple(
    fc.record({
      profile: oneOf("IPE 300", "HEA 1000", "SHS 100x5", "UPN 200", "L 100x100x10", "IPE 750x147"),
      length_mm: oneOf(3000, 6000),
      ...forces,
    }),
    given({ psi_y: oneOf(-0.5, 0.3), C_my: oneOf(0.6, 0.9), sway_z: oneOf(true, false), L_cr_z_mm: oneOf(1500, 6000) }),
  )
  .map(([fields, more]) => ({ ...fields, ...more }));

const timber = fc
  .tuple(
    fc.record({ species: oneOf("C24", "GL24h", "LVL 48 P", "D30"), b: oneOf(80, 200), h: oneOf(160, 200), ...forces }),
    given({
      service_class: oneOf(1, 2),
      load_duration: oneOf("permanent", "short-term"),
      k_sys: oneOf(1, 1.1),
      properties: oneOf({ f_c_0_k_MPa: 20 }),
      ltb_case: oneOf("udl"),
    }),
  )
  .map(([fields, more]) => ({ length_mm: 4000, ...fields, ...more }));

const bolt = fc
  .tuple(
    fc.record({ bolt_size: oneOf("M12", "M20", "M27"), bolt_grade: oneOf("4.6", "8.8", "10.9"), V_Ed: oneOf(0, 60) }),
    given({
      hole: oneOf("oversize"),
      category: oneOf("C"),
      friction_class: oneOf("A"),
      F_t_Ed: oneOf(20),
      p2: oneOf(90),
    }),
  )
  .map(([fields, more]) => ({
    ...{ connection: "bolt", shear_planes: 1, plate_fu: 430, plate_t: 10, e1: 60, e2: 60, p1: 90, is_end_bolt: true },
    ...fields,
    ...more,
  }));

function answered(endpoint: string, many: string, items: readonly object[]) {
  const { result } = check(endpoint, { national_annex: "DE", [many]: items });
  return { ...result, items: result[many] as ItemResult[] }; // as the key of the request says
}

const accepted = (endpoint: string, many: string, item: object): boolean => {
  try {
    check(endpoint, { national_annex: "DE", [many]: [item] });
    return true;
  } catch {
    return false;
  }
};

/** What a value of one publication moves is said once, of the item that governs. */
const ofWhole = /known from one publication/;

describe("an item of a batch is byte for byte what it is alone", () => {
  test.each([
    ["en-1993-1-1", "members", steel],
    ["en-1995-1-1", "members", timber],
    ["en-1993-1-8", "connections", bolt],
  ] as const)("%s %s", (endpoint, many, item) => {
    let compared = 0;
    fc.assert(
      fc.property(fc.array(item as fc.Arbitrary<object>, { minLength: 2, maxLength: 8 }), (drawn) => {
        const items = drawn.map((one, i) => ({ mark: `X${i}`, ...one })).filter((one) => accepted(endpoint, many, one));
        if (items.length === 0) return;
        const batch = answered(endpoint, many, items);
        const each = items.map((one) => answered(endpoint, many, [one]));
        expect(batch.items.map((one) => JSON.stringify(one))).toEqual(
          each.map(({ items: [one] }) => JSON.stringify(one)),
        );
        // what is said of the whole is what is said of each, once; weighty assumptions come before other warnings
        expect(batch.assumptions).toEqual([...new Set(each.flatMap(({ assumptions }) => assumptions))]);
        const ofItems = (list: readonly string[]) =>
          [...new Set(list)].filter((text) => !ofWhole.test(text)).toSorted();
        expect(ofItems(batch.warnings)).toEqual(ofItems(each.flatMap(({ warnings }) => warnings)));
        compared += items.length;
      }),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});
