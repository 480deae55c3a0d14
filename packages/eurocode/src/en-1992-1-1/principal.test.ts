import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../index.ts";
import { leastSide, polygon, rectangle } from "./section/shape.ts";

type Corner = readonly [y: number, z: number];

const turned = ([y, z]: Corner, angle: number) => ({
  y: y * Math.cos(angle) - z * Math.sin(angle),
  z: y * Math.sin(angle) + z * Math.cos(angle),
});

const outlines = {
  rectangle: {
    outline: [
      [-100, -200],
      [100, -200],
      [100, 200],
      [-100, 200],
    ],
    bars: [
      [-60, -160],
      [60, -160],
      [-60, 160],
      [60, 160],
      [-60, -50],
      [60, -50],
      [-60, 50],
      [60, 50],
    ],
  },
  L: {
    outline: [
      [0, 0],
      [400, 0],
      [400, 150],
      [150, 150],
      [150, 400],
      [0, 400],
    ],
    bars: [
      [45, 45],
      [355, 45],
      [355, 105],
      [45, 355],
      [105, 355],
      [105, 105],
      [200, 45],
      [45, 200],
    ],
  },
  unequalL: {
    outline: [
      [0, 0],
      [300, 0],
      [300, 160],
      [160, 160],
      [160, 600],
      [0, 600],
    ],
    bars: [
      [45, 45],
      [255, 45],
      [255, 115],
      [45, 555],
      [115, 555],
      [115, 115],
      [45, 300],
      [115, 300],
    ],
  },
  Z: {
    outline: [
      [0, 0],
      [300, 0],
      [300, 350],
      [450, 350],
      [450, 500],
      [150, 500],
      [150, 150],
      [0, 150],
    ],
    bars: [
      [45, 45],
      [255, 45],
      [255, 455],
      [405, 455],
      [405, 395],
      [195, 455],
      [195, 105],
      [45, 105],
    ],
  },
} as const satisfies Record<string, { outline: readonly Corner[]; bars: readonly Corner[] }>;
const square = {
  outline: [
    [-150, -150],
    [150, -150],
    [150, 150],
    [-150, 150],
  ],
  bars: [
    [-100, -100],
    [100, -100],
    [-100, 100],
    [100, 100],
  ],
} as const;
const names = Object.keys(outlines) as (keyof typeof outlines)[];

/** The same column, drawn turned by an angle; its moments are turned with it. */
function column(name: keyof typeof outlines | "square", angle: number, M: Corner, more: Record<string, unknown> = {}) {
  const { outline, bars } = name === "square" ? square : outlines[name];
  const at = turned([M[1], M[0]], angle);
  const item = {
    mark: "C",
    shape: "polygonal",
    outline: outline.map((corner) => turned(corner, angle)),
    bars: bars.map((bar) => ({ ...turned(bar, angle), diameter: 20 })),
    fck: 30,
    fyk: 500,
    l0: 5000,
    phi_ef: 1,
    M_Ed: at.z,
    M_z_Ed: at.y,
    ...more,
  };
  try {
    const { result } = check("en-1992-1-1", { columns: [item] });
    return (result.columns as ItemResult[])[0] as ItemResult; // one goes in, one comes out
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

const worst = (result: ItemResult | undefined, ids: RegExp) =>
  Math.max(-1, ...(result?.verifications ?? []).flatMap((v) => (ids.test(v.id) ? [v.utilization ?? 1e6] : [])));
const bending = /^(axial|biaxial|second)/;

describe("5.8: a column bends about its weak axis, however it is drawn", () => {
  law(
    "turning the drawing changes nothing",
    () =>
      fc.property(
        fc.constantFrom(...names, "square" as const),
        fc.constantFrom(undefined, "nominal-curvature", "nominal-stiffness", "general"),
        fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
        fc.double({ min: 100, max: 1500, noNaN: true }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -40, max: 40, noNaN: true }),
        (name, second_order_method, angle, N_Ed, M_y, M_z) => {
          const more = JSON.parse(JSON.stringify({ second_order_method, N_Ed })) as Record<string, unknown>;
          const straight = column(name, 0, [M_y, M_z], more);
          const drawn = column(name, angle, [M_y, M_z], more);
          expect(drawn === undefined).toBe(straight === undefined);
          if (!straight || !drawn) return;
          expect(drawn.passed).toBe(straight.passed);
          const one = worst(straight, bending);
          if (one < 10) expect(worst(drawn, bending) / one).toBeCloseTo(1, 3);
        },
      ),
    { numRuns: 60 },
  );

  test("an L of 8 m is unstable about its weak axis", () => {
    const L = (N_Ed: number, l0: number) => column("L", 0, [0, 0], { N_Ed, l0 });
    expect(L(1500, 8000)?.passed).toBe(false);
    expect(worst(L(1500, 8000), bending)).toBeGreaterThan(1);
    expect(worst(L(800, 8000), bending)).toBeLessThan(1);
    expect(worst(L(1300, 6000), bending)).toBeLessThan(1);
  });

  test("a turned rectangle is the upright one", () => {
    const { bars } = outlines.rectangle;
    const common = { mark: "C", fck: 30, fyk: 500, l0: 5000, phi_ef: 1, N_Ed: 700, M_Ed: 30, biaxial_method: "exact" };
    const placed = bars.map(([y, z]) => ({ y, z, diameter: 20 }));
    const { result } = check("en-1992-1-1", { columns: [{ ...common, b: 200, h: 400, bars: placed }] });
    const upright = (result.columns as ItemResult[])[0] as ItemResult;
    const drawn = column("rectangle", 0.6, [30, 0], { N_Ed: 700 });
    for (const name of ["M_Ed_kNm", "M_Ed_z_kNm", "M_Rd_kNm", "M_Rd_z_kNm", "lambda", "lambda_z", "e_2_z_mm"]) {
      expect(drawn?.values[name], name).toBeCloseTo(upright.values[name] as number, 3);
    }
    expect(drawn?.utilization).toBeCloseTo(upright.utilization, 4);
  });

  test("lengths and imperfections of one drawn axis count for both principal ones", () => {
    const longer = column("L", 0, [0, 0], { N_Ed: 700, l0: 3000, l0_z: 6000 });
    expect(longer?.values.l_0_mm).toBe(6000);
    expect(column("L", 0, [0, 0], { N_Ed: 700, e_i_mm: 10, e_i_z_mm: 30 })?.values.e_i_mm).toBe(30);
    const { result } = check("en-1992-1-1", {
      columns: [{ mark: "C", b: 300, h: 500, fck: 30, fyk: 500, A_s: 2000, l0: 3000, l0_z: 5000, N_Ed: 500, M_Ed: 0 }],
    });
    expect((result.columns as ItemResult[])[0]?.values.l_0_mm).toBe(3000);
  });
});

describe("least dimension of a section", () => {
  const sideOf = (corners: readonly Corner[], angle = 0) =>
    leastSide(
      polygon(
        corners.map((corner) => turned(corner, angle)),
        [],
      ).shape,
    );
  const octagon = Array.from({ length: 8 }, (_, i): Corner => {
    const at = ((i + 0.5) * Math.PI) / 4;
    return [200 * Math.cos(at), 200 * Math.sin(at)];
  });
  const chamfered: Corner[] = [
    [20, 0],
    [380, 0],
    [400, 20],
    [400, 280],
    [380, 300],
    [20, 300],
    [0, 280],
    [0, 20],
  ];

  test("by its width, however it is drawn", () => {
    expect(leastSide(rectangle(200, 400))).toBeCloseTo(200, 9);
    for (const angle of [0, 0.3, Math.PI / 4, 2]) {
      expect(sideOf(outlines.rectangle.outline, angle)).toBeCloseTo(200, 6);
      expect(sideOf(outlines.L.outline, angle)).toBeCloseTo(150, 6);
      expect(sideOf(outlines.unequalL.outline, angle)).toBeCloseTo(160, 6);
      expect(sideOf(octagon, angle)).toBeCloseTo(400 * Math.cos(Math.PI / 8), 6);
      expect(sideOf(chamfered, angle)).toBeCloseTo(300, 6);
    }
  });

  test("links of a turned rectangle and of an L", () => {
    const links = { diameter_mm: 8, spacing_mm: 180 };
    expect(column("rectangle", 0.7, [0, 0], { N_Ed: 300, links })?.values.s_cl_tmax_mm).toBeCloseTo(200, 3);
    expect(worst(column("L", 0, [0, 0], { N_Ed: 300, links }), /^link-spacing/)).toBeCloseTo(180 / 150, 6);
  });
});
