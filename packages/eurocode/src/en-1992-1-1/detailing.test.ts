import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../index.ts";

const common = { mark: "C", fck: 30, fyk: 500, l0: 3500 };
const column = (more: Record<string, unknown>, national_annex = "EN") => {
  const { result } = check("en-1992-1-1", { national_annex, columns: [{ ...common, ...more }] });
  return (result.columns as ItemResult[])[0] as ItemResult; // one goes in, one comes out
};
const found = (result: ItemResult, id: string) => result.verifications.find((one) => one.id === id);

describe("9.2.2: links that carry shear", () => {
  const sheared = { b: 600, h: 400, A_s: 1300, bar_diameter_mm: 20, N_Ed: 0, M_Ed: 50, V_Ed: 120 };

  test("(5): their least ratio, 0.08 sqrt(f_ck)/f_yk or 0.16 f_ctm/f_yk", () => {
    const links = { diameter_mm: 8, spacing_mm: 260, legs: 2 };
    const ratio = 100.531 / (260 * 600);
    const utilization = (annex: string) => found(column({ ...sheared, links }, annex), "shear-link-ratio")?.utilization;
    expect(utilization("EN")).toBeCloseTo((0.08 * Math.sqrt(30)) / 500 / ratio, 3);
    expect(utilization("DE")).toBeCloseTo((0.16 * 2.896) / 500 / ratio, 2);
    expect(found(column({ ...sheared, V_Ed: 60, links }), "shear-link-ratio")).toBeUndefined();
  });

  test("(8): the distance of their legs across", () => {
    const wide = { b: 1500, h: 500, A_s: 5000, bar_diameter_mm: 20, N_Ed: 0, M_Ed: 300, V_Ed: 400 };
    const legs = (count: number) => column({ ...wide, links: { diameter_mm: 12, spacing_mm: 150, legs: count } });
    const across = 1500 - 2 * (50 - 10 - 6);
    expect(found(legs(2), "shear-leg-spacing")?.utilization).toBeCloseTo(across / (0.75 * 450), 6);
    expect(found(legs(6), "shear-leg-spacing")?.utilization).toBeCloseTo(across / 5 / (0.75 * 450), 6);
    expect(legs(2).passed).toBe(false);
  });

  test("(6): DIN EN 1992-1-1/NA Table NA.9.1, by V_Ed/V_Rd,max", () => {
    const narrow = { b: 300, h: 400, A_s: 3000, bar_diameter_mm: 25, N_Ed: 100, M_Ed: 50 };
    const most = (V_Ed: number, fck = 30) => {
      const links = { diameter_mm: 12, spacing_mm: 150, cot_theta: 1 };
      const { values } = column({ ...narrow, fck, V_Ed, links }, "DE");
      return [
        (values.use_of_struts as number) <= 0.3 ? 1 : (values.use_of_struts as number) <= 0.6 ? 2 : 3,
        values.s_l_max_mm,
      ];
    };
    expect(most(120)).toEqual([1, 280]);
    expect(most(250)).toEqual([2, 200]);
    expect(most(380)).toEqual([3, 100]);
    expect(most(250, 60)[1]).toBe(200);
  });

  test("(6), (8): the Dutch annex has 300 and 500 mm, which the recommended rules do not", () => {
    const links = { diameter_mm: 12, spacing_mm: 320, legs: 2, cot_theta: 1 };
    const deep = { b: 800, h: 800, A_s: 6000, bar_diameter_mm: 25, N_Ed: 0, M_Ed: 300, links };
    const of = (V_Ed: number, annex: "NL" | "EN") => column({ ...deep, V_Ed }, annex);
    const { values: dutch, verifications } = of(300, "NL");
    expect(dutch.s_l_max_mm).toBe(300);
    expect(of(300, "EN").values.s_l_max_mm).toBeGreaterThan(500);
    expect(verifications.find(({ id }) => id === "shear-link-spacing")?.utilization).toBeCloseTo(320 / 300, 6);
    expect(dutch.use_of_struts as number).toBeLessThan(0.5);
    expect(dutch.s_t_max_mm).toBe(500);
    const shallow = { ...deep, h: 500, V_Ed: 950 };
    const steep = column(shallow, "NL").values;
    expect(steep.use_of_struts as number).toBeGreaterThan(0.5);
    expect(steep.s_t_max_mm).toBeCloseTo(0.75 * (steep.d_mm as number), 6);
  });
});

describe("bars and sides under the German annex", () => {
  const bars = (points: readonly (readonly [number, number])[]) => points.map(([y, z]) => ({ y, z, diameter: 25 }));
  const corners = (y: number, z: number) =>
    bars([
      [-y, -z],
      [-y, z],
      [y, -z],
      [y, z],
    ]);

  test("at most 300 mm between longitudinal bars; those in the corners alone up to 400 mm", () => {
    const square = (side: number, more: Record<string, unknown> = {}) =>
      found(
        column({ b: side, h: side, N_Ed: 500, M_Ed: 10, bars: corners(side / 2 - 60, side / 2 - 60), ...more }, "DE"),
        "bar-distance",
      );
    expect(square(800)?.utilization).toBeCloseTo(680 / 300, 9);
    expect(square(450)?.utilization).toBeCloseTo(330 / 300, 9);
    expect(square(400)).toBeUndefined();
    const middle = bars([
      [0, -340],
      [0, 340],
      [-340, 0],
      [340, 0],
    ]);
    expect(square(800, { bars: [...corners(340, 340), ...middle] })?.utilization).toBeCloseTo(340 / 300, 9);
  });

  test("bars of a layout and of a circle", () => {
    const layout = { b: 400, h: 700, A_s: 8 * 490.874, bar_diameter_mm: 25, N_Ed: 500, M_Ed: 50 };
    expect(found(column({ ...layout, layout: "two-faces" }, "DE"), "bar-distance")?.utilization).toBeCloseTo(2, 9);
    expect(found(column({ ...layout, layout: "all-faces" }, "DE"), "bar-distance")?.utilization).toBeCloseTo(1, 9);
    const ring = { shape: "circular", diameter: 900, A_s: 6 * 490.874, bar_diameter_mm: 25, N_Ed: 500, M_Ed: 5 };
    expect(found(column(ring, "DE"), "bar-distance")?.utilization).toBeCloseTo(400 / 300, 9);
    expect(found(column(layout), "bar-distance")).toBeUndefined();
  });

  test("sides of 200 mm cast standing, 120 mm lying", () => {
    const small = { b: 180, h: 400, A_s: 1000, layout: "all-faces", axis_distance_mm: 45, l0: 2000, N_Ed: 50, M_Ed: 1 };
    expect(found(column(small, "DE"), "least-side")?.utilization).toBeCloseTo(200 / 180, 9);
    expect(found(column({ ...small, cast_lying: true }, "DE"), "least-side")?.passed).toBe(true);
    expect(found(column(small), "least-side")).toBeUndefined();
  });
});

describe("8.2(2) and 9.5.3(6)", () => {
  test("coarse aggregate keeps bars apart", () => {
    const near = [-100, -65, 65, 100].flatMap((y) => [-150, 150].map((z) => ({ y, z, diameter: 16 })));
    const spaced = (d_g_mm?: number) =>
      found(column({ b: 300, h: 400, N_Ed: 500, M_Ed: 10, bars: near, ...(d_g_mm ? { d_g_mm } : {}) }), "bar-spacing");
    expect(spaced()?.utilization).toBeCloseTo(20 / 19, 9);
    expect(spaced(32)?.utilization).toBeCloseTo(37 / 19, 9);
    expect(spaced(8)?.utilization).toBeCloseTo(20 / 19, 9);
  });

  test("no bar is further than 150 mm from one that a leg holds", () => {
    const rows = [-240, -80, 80, 240].flatMap((y) => [-240, 240].map((z) => ({ y, z, diameter: 20 })));
    const sides = [-80, 80].flatMap((z) => [-240, 240].map((y) => ({ y, z, diameter: 20 })));
    const held = (bars: object[], legs: number) =>
      found(
        column({
          b: 600,
          h: 600,
          N_Ed: 500,
          M_Ed: 10,
          V_Ed: 10,
          bars,
          links: { diameter_mm: 8, spacing_mm: 200, legs },
        }),
        "bar-restraint",
      );
    expect(held(rows, 2)?.utilization).toBeCloseTo(160 / 150, 9);
    expect(held(rows, 4)?.utilization).toBe(0);
    expect(held([...rows, ...sides], 4)?.utilization).toBeCloseTo(160 / 150, 9);
  });
});

interface Drawn {
  readonly shape: string;
  readonly bar_diameter_mm: number | undefined;
  readonly b: number;
  readonly h: number;
  readonly axis_distance_mm: number;
  readonly nu: number;
  readonly mu: number;
  readonly mu_z: number;
  readonly l0: number;
  readonly annex: string;
  readonly fire: boolean;
  readonly links: boolean;
}

function requestOf({ shape, bar_diameter_mm, b, h, nu, mu, mu_z, annex: _, fire, links, ...rest }: Drawn) {
  const circular = shape === "circular";
  const [A_c, depth] = circular ? [(Math.PI * b * b) / 4, b] : [b * h, h];
  return {
    ...rest,
    ...(circular ? { shape, diameter: b } : { b, h, layout: shape }),
    ...(bar_diameter_mm === undefined ? {} : { bar_diameter_mm }),
    phi_ef: 1,
    N_Ed: (nu * A_c * 20) / 1000,
    M_Ed: (mu * A_c * depth * 20) / 1e6,
    M_z_Ed: (mu_z * A_c * b * 20) / 1e6,
    ...(fire ? { fire: { R: "R60" } } : {}),
    ...(links && bar_diameter_mm ? { links: { diameter_mm: 8, spacing_mm: 150 } } : {}),
  };
}

/** Undefined where the request cannot be calculated. */
function judged(request: Record<string, unknown>, annex: string): ItemResult | undefined {
  try {
    return column(request, annex);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** The next smaller that could be built; undefined below four bars. */
function lessThan(A_s: number, shape: string, phi: number | undefined): number | undefined {
  if (phi === undefined) return Math.max(0.99 * A_s - 1, 1);
  const bar = (Math.PI * phi * phi) / 4;
  const less = A_s - (shape === "circular" ? 1 : 2) * bar;
  return less < 3.99 * bar ? undefined : less;
}

describe("design gives back what its own check accepts", () => {
  law(
    "for every layout and diameter, and one bar less does not pass",
    () =>
      fc.property(
        fc.record({
          shape: fc.constantFrom("two-faces", "all-faces", "corners", "circular"),
          bar_diameter_mm: fc.constantFrom(undefined, 10, 12, 16, 20, 25, 32),
          b: fc.integer({ min: 200, max: 700 }),
          h: fc.integer({ min: 200, max: 900 }),
          axis_distance_mm: fc.constantFrom(40, 50, 60),
          nu: fc.double({ min: 0, max: 1, noNaN: true }),
          mu: fc.double({ min: 0, max: 0.25, noNaN: true }),
          mu_z: fc.constantFrom(0, 0.05, 0.15),
          l0: fc.integer({ min: 2000, max: 7000 }),
          annex: fc.constantFrom("EN", "DE", "UK"),
          fire: fc.boolean(),
          links: fc.boolean(),
        }),
        (drawn) => {
          const request = requestOf(drawn);
          const sized = judged({ ...request, design: true }, drawn.annex);
          if (!sized) return;
          const A_s = sized.values.A_s_mm2 as number;
          const checked = judged({ ...request, A_s }, drawn.annex);
          expect(checked?.passed).toBe(sized.passed);
          expect(checked?.utilization).toBeCloseTo(sized.utilization, 9);
          if (!sized.passed) return;
          const { shape, bar_diameter_mm: phi } = drawn;
          const unit = phi === undefined ? 1 : (Math.PI * phi * phi) / 4;
          if (phi !== undefined || shape !== "corners") expect(A_s / unit).toBeCloseTo(Math.round(A_s / unit), 9);
          const less = lessThan(A_s, shape, phi);
          if (less !== undefined) expect(judged({ ...request, A_s: less }, drawn.annex)?.passed ?? false).toBe(false);
        },
      ),
    { numRuns: 150 },
  );

  test("thin bars in a huge section come to an end", () => {
    const huge = { b: 9000, h: 9000, bar_diameter_mm: 6, l0: 4000, N_Ed: 900_000, M_Ed: 1000, layout: "all-faces" };
    expect(column({ ...huge, design: true }).passed).toBe(false);
  });

  test("four bars of 20 mm where two would carry", () => {
    const sized = column({
      b: 400,
      h: 600,
      bar_diameter_mm: 20,
      l0: 2500,
      N_Ed: 1500,
      M_Ed: 20,
      M_z_Ed: 60,
      phi_ef: 1,
      layout: "two-faces",
      design: true,
    });
    expect(sized.values.A_s_mm2).toBeCloseTo(4 * 314.159, 2);
    expect(sized.passed).toBe(true);
  });
});

describe("9.5: what is not given is not verified, and said", () => {
  const said = (more: Record<string, unknown>) =>
    check("en-1992-1-1", { columns: [{ ...common, b: 300, h: 300, A_s: 1257, N_Ed: 500, M_Ed: 20, ...more }] }).result
      .assumptions;

  test("links, and the diameter of the bars", () => {
    expect(said({ bar_diameter_mm: 20 })).toContainEqual(expect.stringContaining("not verified by 9.5.3 (links)"));
    expect(said({})).toContainEqual(expect.stringContaining("9.5.2(1) and 9.5.3 (bar_diameter_mm)"));
    const links = { diameter_mm: 8, spacing_mm: 200 };
    expect(said({ bar_diameter_mm: 20, links })).not.toContainEqual(expect.stringContaining("not verified by 9.5"));
  });
});
