import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import { near, useOf } from "../../../test/support/plain.ts";
import { check, type ItemResult } from "../../index.ts";

// The plate of a gusset once more, plain: a strip as wide as 30° from the first bolts leave it, pulled, torn across the last bolts, and
// buckling over its free length; bolts in single shear.

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const steels = { S235: [235, 360], S275: [275, 430], S355: [355, 490] } as const;

const asked = fc.record({
  grade: fc.constantFrom("S235" as const, "S275" as const, "S355" as const),
  t: between(8, 16),
  n: fc.integer({ min: 2, max: 5 }),
  pitch: between(50, 90),
  lines: fc.integer({ min: 1, max: 2 }),
  gauge: between(50, 80),
  width: fc.option(between(120, 400), { nil: undefined }),
  free: between(50, 600),
  k: fc.constantFrom(0.65, 1.2),
  N: between(10, 200),
});

describe("gusset plates, written a second time", () => {
  law(
    "effective width, yield, net section, buckling by curve c, bolts in shear",
    () =>
      fc.property(asked, ({ grade, t, n, pitch, lines, gauge, width, free, k, N }) => {
        const [f_y, f_u] = steels[grade];
        const across = (lines - 1) * gauge;
        const spread = across + 2 * (n - 1) * pitch * Math.tan(Math.PI / 6);
        fc.pre(width === undefined || width > across + 80);
        const b = Math.min(width ?? Number.POSITIVE_INFINITY, spread);
        const slender = (k * free * Math.sqrt(12)) / t / (Math.PI * Math.sqrt(210_000 / f_y));
        const phi = 0.5 * (1 + 0.49 * (slender - 0.2) + slender ** 2);
        const chi = slender <= 0.2 ? 1 : Math.min(1, 1 / (phi + Math.sqrt(phi ** 2 - slender ** 2)));
        const base = {
          connection: "gusset",
          joint: "bolted",
          member: { section: { shape: "flat", b_mm: across + 100, t_mm: 20 }, steel_grade: grade },
          plate: { t_mm: t, ...(width === undefined ? {} : { b_mm: width }), steel_grade: grade },
          ...{ bolt_grade: "8.8", bolt_size: "M16", n_1: n, n_2: lines, p1: pitch, e1: 40, e2: 40 },
          ...(lines > 1 ? { p2: gauge } : {}),
        };
        const run = (fields: object) => check("en-1993-1-8", { ...base, ...fields }).result.connection as ItemResult;
        const pressed = run({ N_Ed: N, free_length_mm: free, k });
        near(pressed.values.b_eff_mm, b, "b_eff");
        near(pressed.values.N_W_Rd_kN, (b * t * f_y) / 1000, "yield");
        // 93.9 for pi sqrt(E / 235)
        near(pressed.values.chi, chi, "chi", 2e-3);
        near(pressed.values.N_W_b_Rd_kN, (chi * b * t * f_y) / 1000, "buckling", 2e-3);
        const pulled = run({ N_Ed: -N });
        near(useOf(pulled, "gusset-yield"), N / ((b * t * f_y) / 1000), "yield");
        near(useOf(pulled, "gusset-net"), N / ((0.9 * (b - lines * 18) * t * f_u) / 1250), "net section");
        // threads in the shear plane: 157 mm², 0.6; joints above 15 d are long
        const long = Math.max(0.75, 1 - Math.max(0, (n - 1) * pitch - 15 * 16) / (200 * 16));
        near(useOf(pulled, "bolt-shear"), N / ((long * n * lines * 0.6 * 800 * 157) / 1250), "shear");
      }),
    { numRuns: secondRuns(100) },
  );
});
